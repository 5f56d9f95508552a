### Pourquoi le serveur a refusé une demande : français. Les codes sont dans src/soiree/server/refusals.py.

## Who asks

reason-sign-in = Votre connexion n’a pas été reconnue. Rechargez la page.
reason-unknown-token = Votre session est terminée. Rechargez la page ou reconnectez-vous.
reason-wrong-login = Identifiant ou phrase secrète incorrects.
reason-wrong-code = Identifiant ou code de secours incorrects.
reason-wrong-passphrase = L’ancienne phrase secrète est incorrecte.
reason-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse du serveur.
reason-bad-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez votre phrase secrète.
reason-unknown-passkey = Ce serveur ne connaît pas cette clé d’accès. Elle a peut-être été supprimée.
reason-old-challenge = Cela a pris trop de temps. Réessayez.
reason-passkeys-used-up = Un compte peut avoir { $most } clés d’accès. Supprimez-en une d’abord.
reason-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
reason-login-tries = Trop d’essais. Attendez une minute et réessayez.
reason-passphrases-busy = Beaucoup de personnes se connectent en ce moment. Réessayez dans quelques secondes.
reason-guests-only = Vous avez déjà un compte.
reason-no-passphrase = Seul un compte a une phrase secrète.
reason-guest-rate = Beaucoup de personnes viennent d’arriver depuis votre réseau. Réessayez dans une minute.
reason-export-rate = Vous venez de télécharger vos données. Réessayez dans une minute.
reason-tokens-used-up = Vous pouvez avoir { $most } bots au plus. Supprimez-en un d’abord.
reason-bots-create-no-bots = Un bot ne peut pas créer de bots.
reason-players-only = Seuls les joueurs de cette table peuvent faire cela.
reason-owner-only = Seule la personne qui a créé cette table peut faire cela.
reason-removed = La personne qui a créé cette table vous en a retiré l’accès. Vous ne pouvez pas y revenir.
reason-banned = Vous n’avez plus accès à ce serveur : { $reason }
reason-address-banned = Votre adresse internet n’a plus accès à ce serveur. Vous pouvez lire, mais pas jouer.
reason-silenced = L’administration vous a interdit d’écrire : { $reason }
reason-administrators-only = Seule l’administration peut faire cela.
reason-accounts-administer = Seul un compte peut recevoir les droits d’administration.
reason-administrator-immune = Cette personne fait partie de l’administration. Retirez-lui d’abord ses droits.
reason-sanction-whom = Choisissez une personne ou, pour un bannissement, une adresse.
reason-bad-network = Ce n’est ni une adresse ni une plage d’adresses, par exemple 192.0.2.7 ou 2001:db8::/64.
reason-large-network = Cette plage contient trop d’adresses.

## Names and messages

reason-name-length = Un nom peut avoir { $most } caractères ; celui-ci en a { $length }.
reason-name-empty = Un nom doit avoir au moins une lettre, un chiffre ou un signe.
reason-invisible-character = Ce texte contient un caractère invisible ({ $character }). Supprimez-le.
reason-too-many-marks = Ce texte a trop de signes sur une même lettre ; { $most } sont permis.
reason-empty-message = Le message est vide.
reason-muted = Vous ne pouvez pas écrire à cette table.
reason-chat-closed = La discussion de cette table est fermée.
reason-unlisted-chat = À cette table privée, seuls les joueurs et la personne qui l’a créée peuvent écrire.
reason-chat-rate = Vous envoyez des messages trop vite. Attendez quelques secondes.
reason-chat-used-up = Vous pouvez écrire au plus { $most } messages à une table, et vous les avez tous écrits.
reason-stranger-chat-used-up = En regardant une partie, vous pouvez écrire au plus { $most } messages, et vous les avez tous écrits.
reason-strangers-chat-used-up = Les spectateurs ne peuvent plus écrire à cette table.
reason-mutes-used-up = Vous avez trop souvent coupé et rendu la parole à cette table.
reason-host-changes-used-up = Vous pouvez faire cela au plus { $most } fois à une même table.
reason-report-nobody = Cette personne n’est pas à la table.
reason-report-self = Vous ne pouvez pas vous signaler vous-même.
reason-report-messages = Un signalement peut contenir { $most } messages, tous écrits par la personne signalée.
reason-report-rate = Vous avez envoyé beaucoup de signalements. Réessayez plus tard.
reason-no-message = Ce message n’existe pas.

## What does not exist

reason-no-table = Cette table n’existe pas.
reason-no-game = Ce jeu n’existe pas sur ce serveur.
reason-no-edition = Cette édition n’existe pas sur ce serveur.
reason-no-puzzle = Ce problème n’existe pas.
reason-puzzle-move = Ce coup n’est pas possible ici.
reason-no-lesson = Cette leçon n’existe pas.
reason-no-person = Cette personne n’existe pas.
reason-no-report = Ce signalement n’existe pas.
reason-no-sanction = Cette sanction n’existe pas.
reason-no-session = Cette connexion est déjà terminée.
reason-no-passkey = Vous n’avez pas cette clé d’accès.
reason-no-token = Ce jeton n’existe pas.
reason-no-review = Cette analyse n’existe pas.
reason-no-record = Il n’y a pas d’enregistrement avant le début de la partie.
reason-no-words = Cette langue n’est pas disponible.
reason-no-file = Ce fichier n’existe pas.
reason-no-page = Cette page n’existe pas.

## Notifications

reason-no-channel = Cette destination a déjà été supprimée.
reason-channels-used-up = Vous pouvez recevoir des notifications à { $most } endroits au plus. Retirez-en un d’abord.
reason-accounts-only = Créez un compte pour recevoir des notifications par e-mail ou par webhook.
reason-people-only = Un bot ne peut pas recevoir de notifications dans un navigateur.
reason-no-mail = Ce serveur n’envoie pas d’e-mails.
reason-bad-address = Ce n’est pas une adresse e-mail.
reason-bad-url = L’URL d’un webhook commence par https://.
reason-bad-subscription = Les notifications ne fonctionnent pas dans ce navigateur.
reason-bad-zone = Ce fuseau horaire n’existe pas.
reason-bad-link = Ce lien n’est pas valable ou a expiré.
reason-mail-rate = Trop d’e-mails ont été demandés. Réessayez plus tard.
reason-test-rate = Trop de tests. Réessayez dans une minute.

## Friends, notes and vacations

reason-friends-account = Il faut un compte pour avoir des amis et bloquer des personnes. Créez-en un sur votre page.
reason-own-friend = C’est vous.
reason-no-account = Aucun compte ne porte ce nom.
reason-unblock-first = Vous avez bloqué cette personne. Débloquez-la d’abord.
reason-asked-many = { $most } de vos demandes sont sans réponse. Retirez-en d’abord quelques-unes.
reason-friends-many = Une personne peut avoir { $most } amis.
reason-blocked-many = Une personne peut en bloquer { $most } autres.
reason-no-friend-request = Cette demande ou cette amitié n’existe plus.
reason-no-friend-code = Ce lien n’est plus valable. Demandez-en un nouveau.
reason-friend-rate = Vous avez envoyé beaucoup de demandes. Réessayez dans une minute.
reason-note-rate = Vous enregistrez trop vite. Attendez quelques secondes.
reason-vacation-people = Seules les personnes peuvent prendre des vacances.
reason-vacation-rate = Vous avez souvent changé vos vacances. Réessayez plus tard.
reason-vacation-used-up =
    { $days ->
        [0] Il ne vous reste aucun jour de vacances cette année.
        [one] Il vous reste un jour de vacances cette année.
       *[other] Il vous reste { $days } jours de vacances cette année.
    }

## Before the game

reason-seat-taken = Cette place est prise. Choisissez-en une autre.
reason-table-full = Toutes les places sont prises. Vous pouvez regarder la partie.
reason-seat-kept = Cette place est réservée à une autre personne. Vous pouvez regarder.
reason-friends-only = Cette table est réservée aux amis de son hôte. Vous pouvez regarder.
reason-seated-already = Cette personne a déjà une place ici.
reason-invite-friends = Vous ne pouvez inviter que vos amis.
reason-not-invited = Cette personne n’est pas invitée.
reason-invitations-used-up = Vous pouvez lancer { $most } invitations à une même table. Partagez plutôt le lien.
reason-seated = Vous avez déjà une place à cette table.
reason-seat-free = Une place est encore libre. La partie peut commencer quand toutes sont prises.
reason-seatings-used-up = Vous avez déjà pris place ici { $most } fois. Vous pouvez regarder la partie.
reason-remove-self = Vous ne pouvez pas vous exclure vous-même. Quittez votre place ou fermez la table.
reason-remove-nobody = Cette personne n’est pas à la table.
reason-not-removed = Cette personne n’a pas été exclue de cette table.
reason-not-muted = Cette personne peut écrire à cette table.
reason-remove-player = La partie a commencé : on ne peut plus exclure quelqu’un qui y joue.
reason-not-started = La partie n’a pas encore commencé.
reason-started = La partie a déjà commencé.
reason-started-leave = La partie a commencé. Abandonnez pour la quitter.
reason-committed = La partie a déjà commencé : votre part de hasard ne peut plus changer.
reason-shuffling = Aucune carte n’est encore distribuée : le mélange attend un joueur.
reason-reveal-later = Les secrets se révèlent entre le début d’une partie et sa première carte.
reason-other-secret = Ce n’est pas le secret auquel votre place s’est engagée.
reason-own-tables =
    { $tables ->
        [one] Vous avez { $tables } table qui n’est pas terminée. Fermez-la avant d’en créer une autre.
       *[other] Vous avez { $tables } tables qui ne sont pas terminées. Fermez-en quelques-unes avant d’en créer une autre.
    }
reason-address-tables = Beaucoup de tables de votre réseau ne sont pas terminées. Terminez-en ou fermez-en avant d’en créer une autre.
reason-waiting-at-table = Trop de fenêtres de votre réseau regardent cette table. Fermez-en quelques-unes.
reason-tables-rate = Vous, ou des personnes de votre réseau, avez créé beaucoup de tables aujourd’hui. Réessayez plus tard.

## During the game

reason-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place.
reason-bot-plays-already = Un bot joue déjà pour vous.
reason-no-bot-plays = Aucun bot ne joue pour vous : vous avez votre place.
reason-no-stand-in = À cette table, les bots ne remplacent personne. Abandonnez pour quitter la partie.
reason-undone-often = On peut annuler { $most } fois pendant un tour, et vous l’avez fait. Cette décision est définitive.
reason-draw-with-bot = La nulle n’est pas possible tant qu’un bot joue à la table.
reason-draw-agreed = Vous avez déjà accepté la nulle. Attendez les autres joueurs.
reason-no-draw = Personne n’a proposé la nulle.
reason-cancel-late = La partie est trop avancée pour être annulée. Proposez la nulle ou abandonnez.
reason-cancel-agreed = Vous avez déjà accepté d’annuler. Attendez les autres joueurs.
reason-no-cancel = Personne n’a proposé d’annuler la partie.
reason-queue-turn = C’est votre tour. Jouez le coup.
reason-queued-often = Vous pouvez préparer { $most } coups avant votre prochaine décision.
reason-next-moves-rate = Vous demandez vos prochains coups trop vite. Réessayez dans quelques secondes.
reason-others-play = D’autres personnes jouent à cette table. Abandonnez ou proposez plutôt la nulle.
reason-requests-used-up = Vous pouvez faire cela au plus { $most } fois à une même table. Continuez à jouer, ou abandonnez.
reason-many-changes = Il se passe beaucoup de choses à cette table en ce moment. Réessayez.

## After the game

reason-over = La partie est terminée.
reason-not-over = La partie n’est pas encore terminée.
reason-closed = Cette table est fermée.
reason-closed-already = Cette table est déjà fermée.
reason-record-later = L’enregistrement complet est disponible à la fin de la partie.

## Hints and reviews

reason-hints-off = Les conseils demandent une table où tous les autres joueurs sont des bots, ou une table créée avec des conseils pour tous.
reason-hints-without-aids = Cette table a été créée sans aide-mémoire : il n’y a pas de conseils.
reason-hint-turn = Vous pouvez demander un conseil quand c’est à vous de jouer.
reason-one-move = Il n’y a qu’un seul coup possible.
reason-hint-rate = Vous demandez des conseils trop vite. Réessayez dans quelques secondes.
reason-bots-busy = Vos bots réfléchissent encore. Réessayez dans un moment.
reason-review-later = Une partie peut être analysée quand elle est terminée.
reason-nothing-to-review = Cette partie s’est terminée avant sa première carte. Il n’y a rien à analyser.
reason-too-long-to-review = Une partie de { $decisions } décisions est trop longue à analyser ; la limite est de { $most }.
reason-review-rate = Vous avez demandé beaucoup d’analyses. Réessayez dans une minute.
reason-reviews-busy = Beaucoup de parties sont en cours d’analyse. Réessayez dans un moment.

## Valeurs imprimées

reason-replays-busy = Beaucoup de parties sont en cours d’ouverture. Réessayez dans quelques secondes.
reason-edition-rate = Vous vérifiez des valeurs trop vite. Réessayez dans quelques secondes.
reason-editions-busy = Beaucoup de valeurs sont en cours de vérification. Réessayez dans quelques secondes.
reason-editions-elsewhere = Seul un serveur sur votre propre ordinateur accepte des éditions depuis la page. Placez le fichier dans son dossier d’éditions.
reason-edition-faults = Ces valeurs ne peuvent pas être jouées : { $detail }
reason-edition-exists = Ce serveur a déjà une édition { $edition } de ce jeu. Choisissez un autre nom.
reason-many-editions = Ce serveur a déjà { $most } éditions. Retirez des fichiers de son dossier d’éditions.
reason-analysis-running = Des joueurs disputent cette partie en ce moment. Elle pourra être analysée une fois terminée.
reason-analysis-no-decision = Cette place n’a rien à décider ici.
reason-analysis-used-up = Vous avez utilisé beaucoup de temps d’analyse. Réessayez dans quelques minutes.
reason-analysis-elsewhere = { $most } de vos analyses sont en cours. Arrêtez-en une d’abord.
reason-position-over = La partie est terminée dans cette position.
reason-position-table = Cette partie commence dans une position que son hôte connaît. Elle ne peut se jouer que contre des bots.
reason-no-analysis = Cette analyse n’existe pas, ou a été supprimée parce que personne ne l’ouvrait plus.
reason-share-rate = Vous partagez des analyses trop rapidement. Réessayez dans une minute.
