### La page elle-même : français

## The page

title-lobby = Soirée
title-table = Soirée · table
title-rules = Soirée · règles
title-learn = Soirée · apprendre
title-replay = Soirée · revoir une partie
title-analysis = Soirée · analyse
title-puzzles = Soirée · problèmes
title-leaderboard = Soirée · classement
title-me = Soirée · votre page
title-person = Soirée · page de profil
title-admin = Soirée · administration
title-conduct = Soirée · règles de conduite
title-privacy = Soirée · confidentialité
title-editions = Soirée · valeurs d’une vraie boîte
title-waiting = ({ $waiting }) { $title }
motto = Quatre jeux d’influence et de vie nocturne. Jouez contre des bots, ou envoyez un lien à un ami.
footer = Les jeux appartiennent à leurs auteurs et éditeurs ; si l’un d’eux vous plaît, achetez la boîte.
for-builders = API
conduct = Règles de conduite
privacy = Confidentialité
administration = Administration
guest = Invité
guest-name = { $noun } { $adjective }
guest-adjectives = agile, brave, calme, candide, célèbre, fidèle, habile, intrépide, magique, noble, pourpre, rapide, rare, rouge, sage, splendide, superbe, tendre, timide, tranquille
guest-nouns = Aigle, Belette, Blaireau, Comète, Corneille, Faucon, Gazelle, Grue, Hermine, Héron, Jaguar, Lièvre, Loutre, Lynx, Martre, Merle, Mésange, Panthère, Renard, Tigre
your-page = Votre page :
your-page-of = Votre page : { $name }
waiting-for-you =
    { $count ->
        [one] { $count } partie vous attend : { $game }
       *[other] { $count } parties vous attendent ; la prochaine : { $game }
    }
now-your-turn = À vous de jouer : { $game }
to-lobby = Accueil
wordmark = Soirée : à l’accueil
close = Fermer
cancel = Annuler
keep = Enregistrer
try-again = Réessayer
offline-banner = Vous êtes hors ligne. Cette page n’est peut-être plus à jour, mais rien n’est perdu.

## Switches

notifications = Notifications
your-settings = Vos réglages
other-language = English
other-language-short = EN
switch-language = Switch to English
switch-light = Thème clair
switch-dark = Thème sombre
sound = Son

## Covers

cover-facts =
    { $most ->
        [1] { $seats } joueur
       *[other] { $seats } joueurs
    } · { $minutes } min
cover-loading = Chargement…
cover-soon = Bientôt disponible
play-now = Jouer
play-now-of = Jouer : { $game }
with-friends = Entre amis
with-friends-of = Entre amis : { $game }
learn = Apprendre
learn-of = Apprendre : { $game }
watch-bots = Regarder des bots
watch-of = Regarder des bots : { $game }

## A new table

new-bots = { $game } : contre des bots
new-friends = { $game } : entre amis
new-watch = { $game } : regarder des bots
how-many = Nombre de joueurs
how-strong = Niveau des bots
which-clock = Pendule
clock-none = sans pendule
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s
clock-days = { $days } j { $hours } h
clock-per-move =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
clock-live = { $minutes } min + { $increment } s
stand-in = Si quelqu’un s’en va
stand-in-none = aucun bot ne prend le relais
stand-in-level = un bot prend le relais : { $level }
stand-in-note = On peut reprendre sa place tant que la partie est en cours. La partie ne compte pas pour le classement.
listed = Afficher la table à l’accueil : tout le monde peut y prendre place
aids = Aide-mémoire (cartes vues, déductions)
which-edition = Édition
usual-edition = { $edition } (habituelle)
own-box = Vous avez la boîte ? Saisissez ses valeurs
edition-here = Édition : { $edition }
learn-this-edition = Apprendre cette édition
titles-ours = Nous avons traduit les titres qui n’ont pas de traduction officielle.
rules-edition = Avec les nombres de l’édition { $edition }.
variants = Variantes
recommended = { $value } (conseillé)
no-limit = Sans limite
rated-bots = Partie classée : le résultat change votre cote. Si vous demandez un conseil, elle ne l’est plus.
rated-accounts = Partie classée si tout le monde a un compte.
rated-yes = Cette partie est classée.
unrated-guest = Partie non classée : sans compte, pas de cote. Vous pouvez créer un compte sur votre page.
unrated-guests = Partie non classée : quelqu’un joue sans compte.
unrated-position = Partie non classée : elle a commencé à partir d’une position du plateau d’analyse.
unrated-hints = Partie non classée : les conseils sont permis.
unrated-stand-in = Partie non classée : un bot peut remplacer une personne qui s’en va.
unrated-clock = Partie non classée : la pendule laisse trop peu de temps.
unrated-edition = Partie non classée : elle ne se joue pas avec les valeurs imprimées livrées avec Soirée.
unrated-early = Partie non classée : elle s’est arrêtée trop tôt.
unrated-bots = Partie non classée : seuls des bots jouent.
unrated-twice = Partie non classée : plusieurs places ont des bots du même niveau, qui comptent comme une seule personne.
create-bots = Commencer
create-friends = Créer la table
create-watch = Commencer
level-random = Au hasard
level-novice = Novice
level-casual = Amateur
level-regular = Habitué
level-strong = Fort
level-expert = Expert
level-master = Maître
bot-name = Bot { $level }
same-name = { $name } { $number }

## Open tables

open-tables = Tables ouvertes
loading-tables = Chargement des tables…
no-tables = Aucune table ouverte
no-tables-advice = Créez-en une : choisissez un jeu ci-dessus.
stale = Le serveur ne répond pas. Cette liste n’est peut-être plus à jour.
waits =
    { $free ->
        [one] { $players } · une place est libre
       *[other] { $players } · { $free } places libres sur { $seats }
    }
plays = { $players }
join = Rejoindre
join-of = Rejoindre : { $players }
watch = Regarder
watch-table-of = Regarder : { $players }

## Your games

against = contre { $players }
mine-open = En attente de joueurs
mine-your-turn = À vous de jouer
mine-their-turn = Au tour de l’adversaire
mine-stand-in = Un bot joue à votre place
resume = Reprendre
resume-of = Reprendre : { $players }
play-turn = Jouer
play-on-of = Jouer : { $players }
your-games = Vos parties
no-running-games = Aucune partie en cours. Choisissez un jeu et jouez.
to-history = Toutes vos parties
running-games = Parties en cours
finished-games = Parties terminées
profile = Nom et couleur
kept = Enregistré.
name-note = Ce nom s’affichera aux tables où vous prendrez place désormais.
replay-record = Revoir un fichier de partie
drop-here = Déposez un fichier ici, ou ouvrez-en un
open-file = Ouvrir
no-record = Ce fichier n’est pas une partie enregistrée.
your-name = Votre nom
your-colour = Votre couleur
account = Compte
guest-limits = Vous jouez sans compte, sur cet appareil seulement. Un compte conserve vos parties et permet de les classer.
account-yours = Votre compte : { $login }
account-open = Créer un compte
account-enter = J’ai un compte
account-why = Retrouvez vos parties et vos cotes sur tous vos appareils. Un identifiant et une phrase secrète suffisent.
account-login = Identifiant (lettres, chiffres, . _ -)
account-passphrase = Phrase secrète (8 caractères ou plus)
account-new-passphrase = Nouvelle phrase secrète (8 caractères ou plus)
account-code = Un de vos codes de secours
account-recover = Définir la nouvelle phrase secrète
account-lost = Phrase secrète oubliée ?
account-codes = Notez ces codes. Chacun permet de définir une fois une nouvelle phrase secrète. Ils ne seront plus affichés.
account-codes-kept = Je les ai notés
account-refused-open = Cet identifiant est déjà pris ou trop court, ou la phrase secrète est trop courte.
account-refused-enter = Identifiant ou phrase secrète incorrects.
account-refused-recover = Identifiant ou code incorrects, ou phrase secrète trop courte.
log-in = Se connecter
log-out = Se déconnecter
ratings = Cotes
no-ratings = Pas encore de cote. Elle vient avec votre première partie classée.
no-ratings-guest = Sans compte, pas de cote. Elle vient avec la première partie classée d’un compte.
rating-history = Cote à { $game } en { $games } parties : de { $first } à { $last }, au plus bas { $low }, au plus haut { $high }.
rating-after = cote { $rating }
filter-all = tout
filter-game = Jeu
filter-result = Résultat
filter-won = victoire
filter-lost = défaite
filter-drawn = nulle ou place intermédiaire
filter-opponents = Adversaires
filter-people = des personnes
filter-bots = seulement des bots
filter-name = Nom à chercher
history-none = Pas encore de partie terminée.
history-none-found = Aucune partie ne correspond.
sessions = Vos connexions
session-here = cet appareil
session-used = dernière utilisation le { $day }
session-end-of = Déconnecter : { $device }
session-end-others = Se déconnecter partout ailleurs
safety-title = Sécurité
account-passkey = Utiliser une clé d’accès
device-unknown = Appareil inconnu
set-language = Langue
language-en = English
language-fr = Français
set-theme = Thème
theme-system = comme le système
theme-dark = sombre
theme-light = clair
set-sound = Sons
set-confirm = Confirmer les coups qui ne peuvent pas être annulés
set-aids = Aide-mémoire aux nouvelles tables (cartes vues, déductions)
rated-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
colour-brass = Laiton
colour-emerald = Émeraude
colour-neon = Néon
colour-vermilion = Vermillon
colour-jade = Jade
colour-copper = Cuivre
colour-azure = Azur
colour-violet = Violet

## The leaderboard

leaderboard = Classement
to-leaderboard = Classement
which-game = Jeu
loading-leaderboard = Chargement du classement…
leaderboard-empty = Aucune partie classée pour l’instant
leaderboard-empty-advice = Terminez une partie, contre des personnes ou des bots, et prenez la première place.
leaderboard-about = Une cote est une estimation prudente de la force : l’estimation moins trois fois son incertitude. On commence à 0 ; l’incertitude diminue à chaque partie. Les parties avec conseils ou avec un bot de remplacement ne comptent pas.
leaderboard-place = Rang
leaderboard-name = Nom
leaderboard-rating = Cote
leaderboard-games = Parties
leaderboard-you = vous
leaderboard-server = bot du serveur
leaderboard-bot = bot
leaderboard-own = Votre rang
leaderboard-not-yet = Vous n’êtes pas encore dans ce classement.
leaderboard-not-yet-advice = Votre première partie classée vous y inscrit. Il faut un compte pour jouer des parties classées.
history = Vos dernières parties
history-won = Gagné contre { $players }
history-lost = Perdu contre { $players }
history-drawn = Nulle avec { $players }
history-between = { $share } contre { $players } (la première place vaut 100 %)
history-more = Parties précédentes
replay-of = Revoir : { $game }

## When something is wrong

trouble-offline = Le serveur ne répond pas
trouble-offline-advice = Votre connexion est peut-être coupée, ou le serveur redémarre. Réessayez : rien n’est perdu.
trouble-missing = Page introuvable
trouble-missing-advice = Il n’y a rien à cette adresse. Redemandez le lien, ou repartez de l’accueil.
trouble-refused = Action impossible
trouble-refused-advice = Ce n’est pas possible, ou plus possible. Revenez à l’accueil et réessayez.
trouble-large = C’est trop volumineux
trouble-large-advice = Le serveur n’accepte pas autant de données à la fois. Raccourcissez, ou téléchargez et gardez le fichier.
trouble-busy = Le serveur est surchargé
trouble-busy-advice = Attendez quelques secondes, puis réessayez.
trouble-failed = Une erreur s’est produite
trouble-failed-advice = L’erreur vient de nous. Rechargez la page ; votre table est conservée.
trouble-nonsense = Cette page n’est plus à jour
trouble-nonsense-advice = Rechargez la page.

## The table

loading-table = Chargement de la table…
edition-coming = Chargement des valeurs de cette édition…
no-edition = Les valeurs de cette édition n’ont pas pu être chargées. Rechargez la page.
table-menu = Table
game-log = Journal de la partie
log-empty = Il ne s’est encore rien passé.
fold-log = Afficher ou masquer le journal
now-plays = { $player } joue…
now-controls = Affichage des coups
now-again = Revoir
now-skip = Passer
now-newest = Au dernier coup
pace = Vitesse des coups adverses
pace-calm = Lente
pace-normal = Normale
pace-quick = Rapide
pace-once = Immédiate
while-away = Pendant votre absence
and-before =
    { $count ->
        [one] Un événement plus ancien : voyez le journal.
       *[other] { $count } événements plus anciens : voyez le journal.
    }
line-lost = Connexion perdue. Reconnexion… Votre coup sera envoyé automatiquement.
here = en ligne
away = hors ligne
resigned = a abandonné
thinking = doit jouer
time-left = Temps restant
free-seat = Place { $number }
waiting-for = À { $players } de jouer
a-moment = Un instant…
queue-dropped = Le coup préparé n’est plus possible.
take-back = Annuler
back-help = Annule votre dernier choix, tant que rien de nouveau n’a été révélé.
ui-back-nothing = Rien à annuler pour l’instant.
ui-back-learned = Annulation impossible : le tour est terminé, ou une information a été révélée.
drafted = Peut encore être annulé : { $moves }
confirm-final = Confirmer : { $move }
notice = Explications et messages
notice-idle = Pointez un choix ou un élément de la table pour lire ce qu’il fait.
refused = Action impossible.
refused-plain = Ce n’est pas possible maintenant.
read-clause = Règle { $clause }
first-note = Explication pour votre première partie
understood = Compris
no-more-notes = Ne plus expliquer
resign = Abandonner
resign-title = Abandonner la partie ?
resign-text = La partie s’arrête et votre adversaire gagne.
play-on = Continuer à jouer
leave-or-resign = Partir ou abandonner
leave-title = Quitter la partie ?
leave-text = Un bot ({ $level }) joue à votre place, avec ce que vous pouvez voir. Vous pouvez reprendre votre place tant que la partie est en cours ; personne d’autre ne le peut.
resign-instead = Ou bien abandonnez la partie.
leave-to-bot = Laisser la place à un bot
left-plays-on = a quitté la table ; un bot ({ $level }) joue
plays-for-you = Un bot ({ $level }) joue à votre place.
take-again = Reprendre ma place
stand-in-here = Une personne qui s’en va peut laisser un bot ({ $level }) jouer, puis revenir. La partie n’est pas classée.
offer-draw = Proposer la nulle
offer-draw-title = Proposer la nulle ?
offer-draw-text = La partie se termine sans vainqueur si tout le monde accepte.
draw-offered = Nulle proposée. Accepter ?
accept-draw = Accepter la nulle
decline-draw = Refuser
cancel-game = Annuler la partie
cancel-about = Une partie annulée ne compte pour personne. Tout le monde doit être d’accord, et ce n’est possible qu’au début.
cancel-offered = Annuler cette partie ? Elle ne comptera pour personne.
cancel-waits = Vous souhaitez annuler cette partie. Les autres doivent être d’accord.
cancel-undo = Continuer
on-vacation = en vacances jusqu’au { $day }
notes = Vos notes
friends = Amis
vacation = Vacances
say = Écrire un message…
say-guest = Prenez place pour discuter
say-closed = La discussion est fermée
people-here = Personnes à cette table : signaler, exclure
role-player = joue
role-onlooker = regarde
role-bot = bot
role-owner = hôte
role-in-list = ({ $role })
you-watch =
    { $others ->
        [0] Vous regardez cette partie.
        [one] Vous regardez cette partie, avec une autre personne.
       *[other] Vous regardez cette partie, avec { $others } autres personnes.
    }
onlookers =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
mute-chat = Masquer les messages
pin = Épingler pour tous : { $text }
pin-short = Épingler pour tous
pinned = Épinglé :
unpin = Détacher
row-given = La partie commence à partir d’une position du plateau d’analyse.
row-sat = { $player } a pris place.
row-stood = Une place s’est libérée.
row-resigned = { $player } a abandonné.
row-left = { $player } laisse sa place à un bot ({ $level }).
row-returned = { $player } est de retour.
row-offered = { $player } propose la nulle.
row-accepted = { $player } accepte la nulle.
row-declined = { $player } refuse la nulle.
row-cancel-offered = { $player } souhaite annuler la partie.
row-cancel-declined = { $player } souhaite continuer.
row-vacation = { $player } est en vacances jusqu’au { $day }.
row-hinted = { $player } a demandé conseil ; la partie n’est pas classée.
row-closed = La table a été fermée.
row-closed-by-administrator = L’administration a fermé la table.
row-removed = L’hôte a exclu { $player } de la table.
row-chat-closed = L’hôte a fermé la discussion.
row-chat-opened = L’hôte a rouvert la discussion.
row-chat-closed-by-administrator = L’administration a fermé la discussion.
row-chat-opened-by-administrator = L’administration a rouvert la discussion.
row-readmitted = L’administration permet à { $player } de revenir.
row-friends-only = L’hôte réserve les places libres à ses amis.
row-friends-only-off-by-administrator = L’administration ouvre les places libres à tout le monde.
row-friends-only-off = L’hôte ouvre les places libres à tout le monde.
row-hidden = L’administration a supprimé un message.
row-timed-out = Temps écoulé : { $player }. Un coup par défaut a été joué.

## Waiting for others

table-open = En attente de joueurs
table-closed = Cette table est fermée
table-closed-advice = Elle a été fermée, ou la partie a été annulée. Il y a d’autres tables à l’accueil.
seat-free = Place libre
seat-kept = Une place réservée à une autre personne
seat-kept-for = Place réservée : { $player }
seat-kept-for-you = Place réservée pour vous
seats-kept = Les places libres sont réservées à d’autres personnes. Vous pourrez regarder dès le début de la partie.
friends-only-here = Seuls les amis de l’hôte peuvent prendre place. Toute personne qui a le lien peut regarder.
keep-for-friends = Réserver les places à mes amis
open-to-everybody = Ouvrir les places à tout le monde
close-table = Annuler la table
leave-seat = Quitter la table
copy-by-hand = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le avec Ctrl+C, ou par un appui long.
sit-down = Prendre place
invite = Envoyez ce lien aux personnes avec qui vous voulez jouer :
invitation = Lien de cette table
copy-link = Copier le lien
copied = Copié
begins-by-itself = La partie commence quand toutes les places sont prises.
deal = Commencer

## Keys

keys = Raccourcis clavier
key-along = carte, choix ou case voisine
key-between = passer du plateau aux choix et à la main
key-choose = choisir
key-back = annuler
key-hint = conseil, si la table le permet
key-rules = règles
key-log = journal de la partie
key-again = revoir les derniers coups des autres ; n’importe quelle touche arrête
key-pace = vitesse suivante
key-pause = pause ou lecture, quand vous regardez
key-step = une étape en avant, quand vous regardez
key-sound = son
key-next = prochaine table qui vous attend
key-keys = raccourcis clavier
no-hints = Les conseils sont désactivés à cette table.
hint-not-now = Les conseils sont disponibles pendant votre tour.

## Hints

hint = Conseil
hint-help = Montre le coup que l’analyse préfère, d’après ce que vous voyez.
hint-help-rated = Montre le coup que l’analyse préfère, d’après ce que vous voyez. Avec un conseil, la partie ne compte plus au classement.
hint-unrated = Avec un conseil, cette partie ne comptera plus au classement. Afficher le conseil ?
hint-show = Afficher le conseil
hint-thinking = Analyse en cours, d’après ce que vous pouvez voir…
hint-best = Meilleur coup : { $move }.
hint-chance = Chances de victoire : { $chance }.
hint-share = Résultat attendu : { $chance } (la première place vaut 100 %).
chance-means = Ce que cela veut dire : une estimation de la part des parties que des bots forts gagneraient à partir d’ici. Elle a été vérifiée dans des parties entre bots forts : sur 10 positions à 70 %, environ 7 ont été gagnées.
share-means = Ce que cela veut dire : une estimation du résultat moyen que des bots forts atteindraient à partir d’ici ; 100 % pour la première place, 0 % pour la dernière.
hint-other = { $move } ({ $chance })
hint-others = Autres bons coups : { $moves }.
hint-turn = { $player } : { $moves }
hint-more = Plus
hint-line = Suite probable : { $line }
hint-busy = Un conseil à la fois. Réessayez dans quelques secondes.
hint-refused = Aucun conseil disponible pour l’instant.
hints-for-all = Conseils pour tous (la partie n’est alors pas classée)
hints-here = Les conseils sont activés pour tous à cette table ; la partie n’est pas classée.

## The end

the-end = Partie terminée
over-you-won = Vous avez gagné !
over-won = { $player } a gagné
over-shared = Victoire partagée : { $players }
over-draw = Partie nulle
reason-resigned = Par abandon.
reason-agreed = D’un commun accord.
decided-by = Critère décisif : { $what }.
decided-tie = À égalité : { $equal }. Critère décisif : { $what }.
decided-level = À égalité en tout : { $equal }.
not-known = ?
rematch-ready = Une revanche est prête : prenez place.
rematch = Revanche
to-rematch = Aller à la revanche
replay = Revoir
download = Télécharger
share = Partager
check-shuffle = Vérifier le mélange
shuffle-checking = Recalcul de tous les tirages…
shuffle-honest =
    { $draws ->
        [one] Honnête : { $draws } tirage refait ici découle de la graine promise.
       *[other] Honnête : les { $draws } tirages, refaits ici, découlent de la graine promise.
    }
shuffle-sealed =
    { $seats ->
        [one] Honnête : les { $draws } tirages ont été refaits ici et découlent de la graine promise et du secret d’un des { $all } joueurs.
       *[other] Honnête : les { $draws } tirages ont été refaits ici et découlent de la graine promise et des secrets de { $seats } des { $all } joueurs.
    }
shuffle-no-promise = Rien à vérifier : le serveur n’a pris aucun engagement pour cette partie.
shuffle-no-seed = Rien à vérifier pour l’instant : la graine se dévoile à la fin de la partie.
shuffle-other-seed = Malhonnête : la graine dévoilée n’est pas celle qui avait été promise.
shuffle-other-promise = Malhonnête : le serveur a changé sa promesse. Il en montrait une autre quand vous avez vu cette table pour la première fois.
shuffle-other-draw = Malhonnête : le tirage { $draw } est { $dealt }, mais la graine promise donne { $promised }.
shuffle-other-commitments = Malhonnête : la partie enregistrée montre d’autres engagements des joueurs que ceux que le serveur montrait avant la première carte.
shuffle-left-out = Le secret que ce navigateur a ajouté au mélange n’a pas été utilisé. Si vous n’étiez pas aussi à cette table sur un autre appareil, le serveur est malhonnête.
shuffle-other-secret = Malhonnête : le secret dévoilé pour { $player } n’est pas celui de l’engagement.
shuffle-other-rule = Rien à vérifier : ce mélange suit une règle que cette page ne connaît pas. Rechargez-la.
shuffle-promise = Engagement, affiché avant la première carte
shuffle-seed = Graine, affichée après la partie
shuffle-words = Part de hasard des joueurs
shuffle-secret = Le secret de cette place : { $player }
shuffle-no-part = n’a pas participé
shuffle-about = L’engagement est le SHA-256 de la graine. Votre navigateur a recalculé chaque tirage à partir de la graine et de la part de hasard des joueurs, sans rien demander au serveur.
shuffle-about-sealed = Avant la première carte, le serveur et chaque joueur participant se sont engagés sur un secret. Votre navigateur a conservé ce qui lui a été montré et a recalculé chaque tirage à partir de tous les secrets, sans rien demander au serveur.

## Before the first card

undealt = Mélange en cours…
undealt-waits = En attente de : { $players }.
undealt-lost = Votre secret pour ce mélange est sur un autre appareil
undealt-lost-advice = Ouvrez cette table sur l’appareil où vous avez pris place : les cartes seront distribuées aussitôt. Si le temps s’écoule, la partie est perdue.
undealt-over = La partie s’est terminée avant la première carte
undealt-unrevealed = Absence au moment du mélange, partie perdue : { $players }.

## Game review

review-title = Analyse
review-about = Chaque décision est analysée d’après ce que son joueur pouvait savoir, pour montrer ce qui a compté. Cela prend environ une demi-minute.
review-ask = Analyser la partie
review-begins = Démarrage de l’analyse…
review-working = Décisions analysées : { $done } sur { $total }…
review-busy = Le serveur analyse beaucoup de parties. Réessayez dans une minute.
review-failed = L’analyse a échoué. La partie elle-même est conservée.
review-short = Cette partie est trop courte pour être analysée : personne n’a eu de vrai choix.
review-flat = Aucune décision n’était nettement moins bonne qu’une autre.
review-mattered =
    { $count ->
        [one] La décision qui a compté
       *[other] Les { $count } décisions qui ont le plus compté
    }
review-played = { $player } a joué : { $move }
review-chances = chances { $before } → { $after }
review-result = perspectives { $before } → { $after }
review-prefers = L’analyse préfère : { $move }
review-see = Aller à l’étape { $step }
review-honest = Chaque décision est jugée d’après ce que son joueur pouvait voir, et non d’après ce qui était caché. Les écarts que le hasard peut expliquer sont laissés de côté.
review-model = Modèle : { $model }.
curve-chance = Chances de victoire, telles que chacun pouvait les estimer
curve-share = Résultat attendu, tel que chacun pouvait l’estimer : la première place vaut 100 %, la dernière 0 %
curve-from-to = { $player } : de { $first } à { $last }.
curve-table = Chances de victoire en tableau
curve-step = Étape
curve-who = Joueur
curve-chances = Chances de victoire
curve-result = Résultat attendu

## Rules

rules = Règles
rules-page = Ouvrir les règles sur leur propre page
loading-rules = Chargement des règles…
summary = Résumé
origin-about = Chaque règle dit d’où elle vient. Livret : elle y est imprimée, ou en découle. Interprétation : nous avons tranché là où le livret est muet ou peu clair. Règle maison : ajoutée par nous.
origin-rulebook = Livret
origin-ruling = Interprétation
origin-house = Règle maison
all-clauses = Règles complètes
print-summary = Imprimer le résumé

## Replay

loading-replay = Chargement de la partie…
replay-missing = Cette partie ne peut pas être revue
replay-missing-advice = La table n’existe plus, ou le serveur est trop ancien. Conservez le fichier : il contient toute la partie.
replay-unfit = Cette partie ne suit pas les règles
replay-unfit-line = Elle peut être suivie jusqu’à la ligne { $line }.
replay-moves = Coups
replay-speed = Vitesse
replay-back = Retour à la partie
replay-seat = Place { $number }
replay-quiet = Aucun événement visible à cette étape.
replay-first = Au début
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-run = Lecture
replay-pause = Pause
replay-step = Étape { $number } sur { $last }
replay-eyes = Point de vue
replay-onlooker = Spectateur
replay-through = { $player }
analysis-board = Plateau d’analyse
puzzles = Problèmes
labelled = { $label } : { $value }
