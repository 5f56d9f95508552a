### La page elle-même : français

## The house

title-lobby = Soirée
title-table = Soirée · une table
title-rules = Soirée · règles
title-replay = Soirée · revoir
title-ladder = Soirée · classement
motto = Quatre jeux d’influence pour ce soir. Jouez contre la maison, ou envoyez un lien à un ami.
footer = Les jeux appartiennent à leurs auteurs et éditeurs ; si l’un d’eux vous plaît, achetez la boîte.
for-builders = Pour qui construit
guest = Convive
to-lobby = À l’accueil
wordmark = Soirée : à l’accueil
close = Fermer
cancel = Annuler
keep = Garder
try-again = Réessayer
offline-banner = Vous êtes hors ligne. Ce que vous voyez date d’avant ; rien n’est perdu.

## Switches

your-settings = Vos réglages
other-language = English
other-language-short = EN
switch-language = Switch to English
switch-light = Passer au jour
switch-dark = Passer à la nuit
sound = Son

## Covers

cover-facts =
    { $most ->
        [1] { $seats } place
       *[other] { $seats } places
    } · { $minutes } min
cover-loading = Un instant…
cover-soon = Bientôt dans cette maison
play-now = Jouer
play-now-of = Jouer : { $game }
with-friends = Entre amis
with-friends-of = Entre amis : { $game }
learn = Apprendre
learn-of = Apprendre : { $game }
watch-bots = Voir les robots
watch-of = Voir les robots : { $game }

## A new table

new-bots = { $game } : contre la maison
new-friends = { $game } : entre amis
new-watch = { $game } : les robots jouent
how-many = Combien de joueurs ?
how-strong = De quelle force, les robots ?
which-clock = Quelle pendule ?
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
stand-in = Si quelqu’un doit partir
stand-in-none = aucun robot ne joue à sa place
stand-in-level = un robot prend le relais : { $level }
stand-in-note = Qui est parti peut reprendre sa place tant que la partie dure. La partie n’est pas classée.
listed = Montrer la table à l’accueil, pour que chacun puisse s’y asseoir
aids = Montrer ce qui se déduit et ce qu’on a déjà vu
house-rules = Règles de la maison
lay-bots = Distribuer
lay-friends = Dresser la table
lay-watch = Qu’ils jouent
level-random = Éméché
level-novice = Novice
level-casual = Amateur
level-regular = Habitué
level-strong = Fort
level-expert = Expert
level-master = Maître
bot-name = Robot { $level }
same-name = { $name } { $number }

## Tables of the house

open-tables = Tables ouvertes
loading-tables = On compte les tables…
no-tables = Aucune table n’attend
no-tables-advice = Dressez la première : choisissez une couverture ci-dessus.
stale = La maison ne répond pas ; cette liste date d’avant.
waits =
    { $free ->
        [one] { $players } · une place est libre
       *[other] { $players } · { $free } places libres sur { $seats }
    }
plays = { $players }
join = S’asseoir
join-of = S’asseoir : { $players }
watch = Regarder
watch-table-of = Regarder : { $players }

## Your evening

your-evening = Votre soirée
against = contre { $players }
mine-over = La partie est finie
mine-open = En attente des autres
mine-your-turn = À vous de jouer
mine-their-turn = Aux autres de jouer
mine-stand-in = Un robot joue pour vous
resume = Reprendre
resume-of = Reprendre : { $players }
look-again = Revoir
look-again-of = Revoir : { $players }
replay-record = Revoir une partie
drop-here = Déposez un fichier ici, ou ouvrez-en un
open-file = Ouvrir
no-record = Ce fichier n’est pas une partie enregistrée.
who-are-you = Qui êtes-vous ce soir ?
change-name = Nom et couleur :
your-name = Votre nom
your-colour = Votre couleur
guest-note = Aucun compte n’est nécessaire. Les tables que vous dresserez porteront ce nom.
account = Compte
account-yours = Votre compte : { $login }
account-open = Ouvrir un compte
account-enter = J’ai un compte
account-why = Vos parties et vos classements vous suivent sur d’autres appareils. Ni adresse, ni courrier : un identifiant et une phrase secrète suffisent.
account-login = Identifiant (lettres, chiffres, . _ -)
account-passphrase = Phrase secrète (8 caractères ou plus)
account-new-passphrase = Nouvelle phrase secrète (8 caractères ou plus)
account-code = Un de vos codes de secours
account-recover = Fixer la nouvelle phrase
account-lost = Phrase perdue ?
account-codes = Notez ces codes : chacun permet une fois de fixer une nouvelle phrase secrète. Ils ne seront plus jamais montrés.
account-codes-kept = Je les ai notés
account-refused-open = Cet identifiant est déjà pris, ou l’identifiant ou la phrase sont trop courts.
account-refused-enter = L’identifiant et la phrase ne vont pas ensemble.
account-refused-recover = L’identifiant et le code ne vont pas ensemble, ou la phrase est trop courte.
log-in = Entrer
log-out = Sortir du compte
ratings = Classements
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

## The ladder

ladder = Classement
to-ladder = Voir le classement
which-game = Quel jeu
loading-ladder = On compte les places…
ladder-empty = Personne ici pour l’instant
ladder-empty-advice = Menez une partie à son terme, contre des gens ou contre la maison, et prenez la première place.
ladder-about = Une cote compte ce qui est sûr : l’estimation de la force, moins trois fois son incertitude. On part de 0 ; plus on joue, plus l’incertitude se réduit. Les parties avec conseils, ou avec un robot en relais, ne comptent pas.
ladder-place = Rang
ladder-name = Nom
ladder-rating = Cote
ladder-games = Parties
ladder-you = vous
ladder-house = de la maison
ladder-bot = robot
ladder-own = Où vous en êtes
ladder-not-yet = Vous n’êtes pas encore au classement.
ladder-not-yet-advice = Votre première partie classée vous y inscrit ; aucun compte n’est nécessaire.
history = Vos dernières parties
history-won = Gagné contre { $players }
history-lost = Perdu contre { $players }
history-drawn = Égalité avec { $players }
history-between = { $share } contre { $players } (la première place vaut 100 %)
history-more = Parties précédentes
replay-of = Revoir : { $game }

## When something is wrong

trouble-offline = La maison ne répond pas
trouble-offline-advice = Votre connexion est peut-être coupée, ou la maison fermée un instant. Réessayez ; rien de ce que vous avez fait n’est perdu.
trouble-missing = Il n’y a rien ici
trouble-missing-advice = Cette adresse ne mène à aucune table ni page. Redemandez le lien, ou repartez de l’accueil.
trouble-refused = La maison a dit non
trouble-refused-advice = Ce n’est pas possible ici, ou ça ne l’est plus. Retournez à l’accueil et repartez de là.
trouble-busy = La maison est débordée
trouble-busy-advice = Attendez quelques secondes, puis réessayez.
trouble-failed = Quelque chose s’est mal passé
trouble-failed-advice = C’est notre faute, pas la vôtre. Rechargez la page ; votre table est en sûreté.
trouble-nonsense = La maison parle une autre langue
trouble-nonsense-advice = La réponse n’a pas de sens pour cette page ; l’une des deux est peut-être trop ancienne. Rechargez la page.

## The table

loading-table = On dresse la table…
table-menu = Table
tonight = Ce soir
log-empty = Il ne s’est encore rien passé.
fold-log = Montrer ou replier le journal
while-away = Pendant votre absence
and-before =
    { $count ->
        [one] Une chose encore, avant : voyez le journal.
       *[other] { $count } choses encore, avant : voyez le journal.
    }
line-lost = La ligne est coupée. Nous rappelons ; ce que vous avez choisi partira tout seul.
here = présent
away = absent
resigned = a abandonné
thinking = doit jouer
time-left = Temps restant
free-seat = Place { $number }
waiting-for = À { $players } de jouer
a-moment = Un instant…
take-back = Reprendre
back-help = Annule votre dernier choix, tant que rien de nouveau n’a été révélé.
ui-back-nothing = Il n’y a encore rien à reprendre.
ui-back-learned = Impossible de reprendre : le tour est passé, ou quelqu’un a appris quelque chose depuis.
drafted = Peut encore être repris : { $moves }
confirm-final = Sûr ? { $move }
notice = Explications et messages
notice-idle = Pointez un choix ou un élément de la table pour lire ce qu’il fait.
refused = Interdit.
refused-plain = Ce n’est pas possible maintenant.
read-clause = Règle { $clause }
first-note = Une note pour votre première partie
understood = Compris
no-more-notes = Ne plus en montrer
resign = Abandonner
resign-title = Abandonner la partie ?
resign-text = La partie s’arrête sur-le-champ, et l’autre gagne.
play-on = Continuer
leave-or-resign = Partir ou abandonner
leave-title = Vous devez partir ?
leave-text = Un robot ({ $level }) joue à votre place, d’après ce que vous voyez. Tant que la partie dure, vous pouvez reprendre votre place ; personne d’autre ne le peut.
resign-instead = Ou abandonnez pour de bon.
leave-to-bot = Laisser la place à un robot
left-plays-on = a laissé sa place à un robot ({ $level })
plays-for-you = Un robot ({ $level }) joue pour vous.
take-again = Reprendre ma place
stand-in-here = Qui doit partir peut laisser un robot ({ $level }) continuer, et revenir. La partie n’est pas classée.
offer-draw = Proposer l’égalité
draw-offered = On vous propose l’égalité : la partie finira-t-elle sans vainqueur ?
accept-draw = Accepter l’égalité
decline-draw = Continuer à jouer
say = Dire un mot…
say-guest = Prenez d’abord place
mute-chat = Ne pas montrer ce que disent les autres
pin = Épingler pour tous : { $text }
pin-short = Épingler pour tous
pinned = Épinglé :
unpin = Détacher
row-sat = { $player } s’est assis à la table.
row-stood = Une place s’est libérée.
row-resigned = { $player } a abandonné.
row-left = { $player } laisse sa place à un robot ({ $level }).
row-returned = { $player } reprend sa place.
row-offered = { $player } propose l’égalité.
row-accepted = { $player } accepte l’égalité.
row-declined = { $player } refuse l’égalité.
row-hinted = { $player } a demandé conseil ; la partie n’est pas classée.
row-closed = La table a été fermée.
row-timed-out = Le temps de { $player } est écoulé ; la maison a joué.

## Waiting for others

table-open = La table est mise
table-closed = Cette table est fermée
table-closed-advice = Qui l’avait dressée l’a retirée. Il y en a d’autres à l’accueil.
seat-free = Une place libre
sit-down = S’asseoir et jouer
invite = Envoyez ce lien à qui doit jouer avec vous :
invitation = Le lien de cette table
copy-link = Copier le lien
copied = Copié
begins-by-itself = La partie commence quand la dernière place est prise.
deal = Distribuer

## Keys

keys = Touches
key-along = vers la carte, le choix ou la case d’à côté
key-between = entre plateau, choix et main
key-choose = choisir
key-back = reprendre
key-hint = un conseil, où la table en donne
key-rules = les règles
key-log = le journal
key-sound = le son
key-keys = ces touches
no-hints = Cette table ne donne pas de conseils.
hint-not-now = Un conseil se demande quand vous avez à choisir.

## Hints

hint = Conseil
hint-help = Montre le coup que l’analyse préfère, d’après ce que vous voyez.
hint-help-rated = Montre le coup que l’analyse préfère, d’après ce que vous voyez. Avec un conseil, la partie ne compte plus au classement.
hint-unrated = Avec un conseil, cette partie ne comptera plus au classement. L’afficher ?
hint-show = Afficher le conseil
hint-thinking = On y réfléchit, d’après ce que vous voyez…
hint-best = Essayez ceci : { $move }.
hint-chance = Vos chances de gagner : { $chance }.
hint-share = Ce que vous pouvez espérer : { $chance } (la première place vaut 100 %).
hint-other = { $move } ({ $chance })
hint-others = Viennent ensuite : { $moves }.
hint-turn = { $player } : { $moves }
hint-more = Plus
hint-line = La suite pourrait être : { $line }
hint-busy = Un conseil après l’autre, s’il vous plaît. Réessayez dans quelques secondes.
hint-refused = Pas de conseil ici pour le moment.
hints-for-all = Chacun peut demander conseil (la partie n’est alors pas classée)
hints-here = À cette table, chacun peut demander conseil ; la partie n’est pas classée.

## The end

the-end = La fin
over-you-won = Vous avez gagné !
over-won = { $player } a gagné
over-shared = Victoire partagée : { $players }
over-draw = Égalité
reason-resigned = Par abandon.
reason-agreed = D’un commun accord.
decided-by = Critère décisif : { $what }.
decided-tie = À égalité : { $equal }. Critère décisif : { $what }.
decided-level = À égalité en tout : { $equal }.
not-known = ?
rematch-ready = Une revanche est prête : prenez place.
rematch = Revanche
to-rematch = À la revanche
replay = Revoir
download = Partie
share = Partager la partie
check-shuffle = Vérifier le mélange
shuffle-checking = Chaque tirage est refait…
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
shuffle-no-promise = Rien à vérifier : le donneur de cette partie n’avait rien promis.
shuffle-no-seed = Rien à vérifier pour l’instant : la graine se dévoile à la fin de la partie.
shuffle-other-seed = Malhonnête : la graine dévoilée n’est pas celle qui avait été promise.
shuffle-other-promise = Malhonnête : le serveur a changé sa promesse. Il en montrait une autre quand vous avez vu cette table pour la première fois.
shuffle-other-draw = Malhonnête : le tirage { $draw } est { $dealt }, mais la graine promise donne { $promised }.
shuffle-other-commitments = Malhonnête : la partie enregistrée montre d’autres engagements que ceux que le serveur montrait avant la première carte.
shuffle-left-out = Le secret que ce navigateur a ajouté au mélange n’a pas servi. À moins que vous n’ayez été à cette table sur un autre appareil aussi, le serveur est malhonnête.
shuffle-other-secret = Malhonnête : le secret dévoilé pour { $player } n’est pas celui qui avait été engagé.
shuffle-other-rule = Rien à vérifier : ce mélange suit une règle que cette page ne connaît pas. Rechargez-la.
shuffle-promise = La promesse, montrée avant la première carte
shuffle-seed = La graine, dévoilée après la fin
shuffle-words = Les mots des joueurs
shuffle-secret = Le secret de cette place : { $player }
shuffle-no-part = n’a pas pris part
shuffle-about = La promesse est le SHA-256 de la graine. Votre navigateur a refait lui-même chaque tirage à partir de la graine et des mots des joueurs, sans rien demander à la maison.
shuffle-about-sealed = Avant la première carte, le serveur et chaque joueur se sont engagés sur un secret. Votre navigateur a gardé ce qui lui était montré alors et a refait lui-même chaque tirage à partir de tous les secrets, sans rien demander au serveur.

## Before the first card

undealt = Les cartes sont mélangées…
undealt-waits = Le mélange attend : { $players }.
undealt-lost = Votre secret pour ce mélange est sur un autre appareil
undealt-lost-advice = Ouvrez cette table sur l’appareil où vous avez pris place : les cartes seront distribuées aussitôt. Si le temps s’écoule, la partie est perdue.
undealt-over = La partie s’est terminée avant la première carte
undealt-unrevealed = Absence au moment du mélange, partie perdue : { $players }.

## Looking back

review-title = Avec le recul
review-about = La maison repense chaque décision d’après ce que son joueur pouvait savoir alors, et dit ce qui a compté. Il lui faut environ une demi-minute.
review-ask = Revenir sur la partie
review-begins = On remet la partie sur la table…
review-working = { $done } décisions repensées sur { $total }…
review-busy = La maison revient sur beaucoup de parties en ce moment. Réessayez dans une minute.
review-failed = Le retour sur la partie n’a pas abouti cette fois. La partie elle-même est en sûreté.
review-short = La partie est trop courte pour y revenir : personne n’a eu de vrai choix.
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
review-see = Y aller : étape { $step }
review-honest = Chaque décision est jugée d’après ce que son joueur pouvait voir, non d’après ce qui était caché. Les écarts que le hasard peut expliquer sont laissés de côté.
curve-chance = Les chances de gagner, telles que chacun pouvait les estimer
curve-share = Le résultat à espérer, tel que chacun pouvait l’estimer : la première place vaut 100 %, la dernière 0 %
curve-from-to = { $player } : de { $first } à { $last }.
curve-table = La courbe en tableau
curve-step = Étape
curve-who = Joueur
curve-chances = Chances de gagner
curve-result = Résultat à espérer

## Rules

rules = Règles
rules-page = Ouvrir les règles sur leur propre page
loading-rules = On va chercher les règles…
summary = Résumé
all-clauses = Toutes les règles
print-summary = Imprimer le résumé

## Replay

loading-replay = La soirée se raconte à nouveau…
replay-missing = Cette maison ne sait pas revoir les parties
replay-missing-advice = La table n’est plus là, ou la maison est d’un modèle ancien. La partie elle-même est en sûreté : gardez le fichier.
replay-unfit = Cette partie ne suit pas les règles
replay-unfit-line = On peut la suivre jusqu’à la ligne { $line }, pas plus loin.
replay-seat = Place { $number }
replay-quiet = Rien à raconter de cette étape.
replay-first = Au début
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-run = Lecture
replay-pause = Pause
replay-step = Étape { $number } sur { $last }
replay-eyes = Par les yeux de qui
replay-onlooker = En spectateur
replay-through = Par les yeux de { $player }
