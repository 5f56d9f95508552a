### La ligne de commande : textes d’aide, et ce que les commandes affichent. Français
### The headings end with a narrow no-break space, because argparse adds the colon.

## Headings and names

cli-usage = usage :
cli-arguments = arguments{ "\u202F" }
cli-options = options{ "\u202F" }
cli-commands = commandes{ "\u202F" }
cli-help = afficher cette aide
cli-version = afficher la version
cli-lang = langue (par défaut : SOIREE_LANG, ou celle du terminal)
cli-name-command = COMMANDE
cli-name-game = JEU
cli-name-file = FICHIER
cli-name-folder = DOSSIER
cli-name-record = PARTIE
cli-name-table = TABLE
cli-name-level = NIVEAU
cli-name-clause = RÈGLE
cli-name-text = TEXTE
cli-name-value = VALEUR
cli-name-name-value = NOM=VALEUR
cli-name-address = ADRESSE
cli-name-name = NOM
cli-name-person = PERSONNE
cli-name-whom = QUI
cli-name-reason = MOTIF
cli-name-why = MOTIF
cli-name-prompt = QUESTION

## The command itself

cli-about = Soirée : des jeux de société modernes, d’influence et de vie nocturne, à jouer et à étudier.
cli-start = Pour commencer : soiree games, puis soiree play times-square.

## Arguments of several commands

cli-game = identifiant d’un jeu
cli-only-game = ce jeu seulement (par défaut : tous)
cli-record = fichier d’une partie enregistrée
cli-seats = nombre de joueurs (par défaut : le minimum)
cli-option = une variante des règles ; peut être donnée plusieurs fois
cli-number-of-games = nombre de parties (par défaut : %(default)s)
cli-seed = graine du hasard (par défaut : %(default)s)
cli-deal-seed = graine des donnes et des bots (par défaut : %(default)s)
cli-search-seed = graine de la recherche (par défaut : %(default)s)
cli-processes = processus locaux (par défaut : un par cœur)
cli-useful-processes = nombre de processus (par défaut : autant qu’il est utile)
cli-bots = des niveaux, ou random, greedy, thorough ; après le nom d’un niveau qui cherche, des changements : expert@hand, expert@model@guided=8
cli-scale = facteur des temps de réflexion (par défaut : %(default)s)
cli-pace = I itérations au lieu d’une seconde : les mêmes parties sur toute machine
cli-ray = jouer plutôt sur cette grappe Ray (demande l’extra « cluster »)
cli-table = identifiant d’une table

## Playing

cli-games = lister les jeux
cli-games-about = Affiche la liste des jeux.
cli-play = jouer contre des bots
cli-play-about = Joue une partie contre des bots dans le terminal. Tapez le numéro d’un coup ou son code ; ? montre ce que vous pouvez taper d’autre.
cli-play-game = identifiant d’un jeu ; inutile avec --resume
cli-play-seat = votre place, à partir de 0 (par défaut : 0, ou votre place dans la partie enregistrée)
cli-play-edition = édition du jeu, voir docs/editions.md (par défaut : l’édition habituelle)
cli-play-seed = graine de la donne : la même graine donne la même partie (par défaut : au hasard)
cli-play-level = niveau des bots : random, novice, casual, regular, strong, expert, master (par défaut : %(default)s)
cli-play-save = enregistrer la partie dans ce fichier quand vous quittez ou quand elle se termine
cli-play-resume = reprendre une partie enregistrée
cli-play-no-aids = sans aide-mémoire : les cartes vues et les déductions ne sont pas montrées
cli-play-committed = avec un donneur dont le mélange peut être vérifié ensuite (soiree verify)
cli-play-contribution = votre part de hasard dans un mélange vérifiable
cli-replay = revoir une partie étape par étape
cli-replay-about = Montre une partie étape par étape : Entrée ou n suivante, p précédente, g N aller à l’étape N, q quitter.
cli-replay-seat = telle que la place K l’a vue
cli-replay-onlooker = telle que le public l’a vue (par défaut)
cli-replay-open = sans rien de caché
cli-replay-all = afficher toutes les étapes à la fois
cli-rules = afficher les règles d’un jeu
cli-rules-about = Affiche les règles d’un jeu, ou quelques-unes.
cli-rules-clauses = ces règles seulement, comme TS-501 ou 501
cli-verify = vérifier le mélange d’une partie
cli-verify-about = Vérifie que chaque tirage d’une partie découle de la graine sur laquelle son donneur s’était engagé. Code de sortie : 0 si oui, 1 sinon.
cli-simulate = jouer beaucoup de parties au hasard
cli-simulate-about = Joue des parties au hasard et affiche leur longueur, les victoires et les causes de la fin. La même graine donne les mêmes chiffres.

## Checks for developers

cli-ledger = lister les règles sans test
cli-ledger-about = Affiche les articles des règles qu’aucun test du projet ne cite. Code de sortie : 1 s’il y en a.
cli-ledger-line = { $game } : { $clauses } articles, dont { $named } cités par un test ({ $tests } fois en tout) et { $without } sans test
cli-ledger-without = sans test :
cli-ledger-unknown = cités par un test, mais absents des règles :
cli-conform = vérifier que les jeux respectent le contrat
cli-conform-about = Joue des parties au hasard avec toutes les vérifications du contrat, compare des mondes qu’une place ne peut pas distinguer et contrôle le tirage des mondes, pour chaque table (joueurs et variantes) d’un jeu. En cas d’échec, affiche la partie et sort avec le code 1.
cli-conform-games = parties au hasard par jeu (par défaut : %(default)s)
cli-conform-pairs = paires de mondes par jeu (par défaut : %(default)s)
cli-conform-positions = positions par jeu d’où tirer des mondes (par défaut : %(default)s)
cli-conform-sweep = plutôt le contrôle complet, selon le nombre de tables de chaque jeu ; prend des heures
cli-conform-checking = Vérification
cli-conform-column-table = table
cli-conform-column-games = parties
cli-conform-column-positions = positions
cli-conform-column-pairs = paires
cli-conform-column-differed = différentes
cli-conform-column-unseen = non vues
cli-conform-column-diverged = divergentes
cli-conform-column-steps = étapes

## Research

cli-arena = faire jouer des bots entre eux
cli-arena-about = Fait jouer des bots entre eux : chaque donne avec chaque répartition des places. Après une interruption, la même commande reprend.
cli-arena-against = opposer un niveau au même niveau d’une autre version, celle de cet interpréteur ; les deux tournent en processus
cli-arena-bot = le niveau pour --against (par défaut : expert)
cli-arena-processor = compter le temps de réflexion en temps processeur, pour une machine occupée
cli-arena-share = { $first } contre { $second } : { $share } des points, intervalle à 95 %
cli-arena-games = nombre minimal de parties ; la dernière manche est complétée (par défaut : %(default)s)
cli-arena-out = dossier pour games.jsonl, records/, ratings.json et report.html
cli-arena-done = { $games } parties ; les graphiques sont dans { $file }
cli-rating-bot = bot
cli-rating-value = cote
cli-rating-interval = 95 %
cli-rating-return = gain moyen
cli-rating-skill = OpenSkill
cli-rating-games = parties
cli-ladder = vérifier que chaque niveau bat le précédent
cli-ladder-about = Fait jouer chaque niveau contre le précédent, expert contre greedy et greedy contre random, et écrit des tableaux Markdown. Code de sortie : 1 si un niveau est trop faible. Après une interruption, la même commande reprend.
cli-ladder-game = identifiants de jeux (par défaut : tous)
cli-ladder-games = pour chaque paire de niveaux (par défaut : %(default)s)
cli-ladder-out = dossier pour ladder.md et les parties de chaque paire
cli-ladder-title = { $game }, { $seats } joueurs : { $upper } contre { $lower }
cli-ladder-holds = { $title } : { $share } sur { $games } parties, attendu { $wanted } : oui
cli-ladder-fails = { $title } : { $share } sur { $games } parties, attendu { $wanted } : NON
cli-ladder-done = { $held } bornes tenues sur { $all } ; tableaux dans { $file }
cli-tune = régler l’évaluation ou la recherche d’un jeu sur ses propres parties
cli-tune-about = Ajuste les poids de l’évaluation d’un jeu sur des parties jouées contre elle-même, ou règle sa recherche (--search).
cli-tune-games = par manche et par match (par défaut : %(default)s)
cli-tune-rounds = manches d’ajustement, ou d’élimination avec --search (par défaut : %(default)s)
cli-tune-bot = le bot qui joue (par défaut : %(default)s)
cli-tune-search = régler plutôt la recherche, par éliminations successives
cli-tune-write = écrire le résultat dans le weights.toml du jeu
cli-tune-log = fichier Markdown à compléter (par défaut : docs/tuning/JEU.md)
cli-tune-kept = manche { $round } : perte { $before } -> { $after } ; nouveaux poids contre anciens { $score } : gardés
cli-tune-not-kept = manche { $round } : perte { $before } -> { $after } ; nouveaux poids contre anciens { $score } : pas gardés
cli-tune-best = manche { $round } : le meilleur réglage est { $settings }, avec { $score }
cli-tune-confirmed = confirmé sur de nouvelles donnes : { $score } : gardé
cli-tune-refuted = pas confirmé sur de nouvelles donnes : { $score } : pas gardé
cli-train = entraîner le modèle de valeur d’un jeu par des parties contre lui-même
cli-train-about = Joue des parties d’un bot contre lui-même, entraîne le modèle de valeur du jeu sur ces parties et sur celles que le dossier contient déjà, et le mesure sur des parties qu’il n’a pas vues. Après une interruption, la même commande continue.
cli-train-games = nombre total de parties ; si le dossier en contient déjà autant, aucune n’est jouée (par défaut : %(default)s)
cli-train-bot = le bot qui joue (par défaut : %(default)s)
cli-train-iterations = itérations pour une décision d’un bot qui cherche (par défaut : %(default)s)
cli-train-hidden = unités cachées, un multiple de 8 (par défaut : %(default)s)
cli-train-dropout = part de la vue qu’un pas d’entraînement ne voit pas (par défaut : %(default)s)
cli-train-out = dossier des échantillons (par défaut : build/training)
cli-train-write = écrire le modèle dans le dossier du jeu et sa page dans docs/training
cli-train-gate = avec --write : parties contre le bot avec le modèle actuel, que le nouveau ne doit pas perdre ; 0 : aucune (par défaut : %(default)s)
cli-train-gated = Contre le modèle actuel : { $share } des points sur { $games } parties, intervalle à 95 % : { $low } à { $high }
cli-train-refused = Pas écrit : le nouveau modèle a perdu. Il est dans { $folder }
cli-train-measured = { $play }, { $seats } joueurs, { $games } parties : perte { $loss }, erreur de calibration { $error } ; évaluation manuelle { $hand }, linéaire { $linear }
cli-train-done = modèle { $version } : { $games } parties, { $bytes } octets
cli-calibrate = mesurer si les chances de victoire affichées pour un jeu sont justes
cli-calibrate-about = Fait jouer un bot fort contre lui-même, prend la valeur que l’analyse affiche pour quelques décisions de chaque partie et la compare au résultat. Ajuste une correction, retenue seulement si elle est meilleure sur des parties qui n’ont pas servi à l’ajuster. Après une interruption, la même commande continue.
cli-calibrate-from = utiliser les parties terminées de ce dossier au lieu d’en jouer
cli-calibrate-games = nombre total de parties (par défaut : %(default)s)
cli-calibrate-iterations = itérations de l’analyse d’une décision (par défaut : %(default)s)
cli-calibrate-out = dossier des parties et des valeurs (par défaut : build/calibration)
cli-calibrate-write = écrire le résultat dans calibration.json, dans le dossier du jeu
cli-calibrate-title = valeurs
cli-calibrate-done = { $games } parties ({ $play }) : { $positions } décisions
cli-calibrate-column-values = valeurs
cli-calibrate-column-loss = entropie croisée
cli-calibrate-column-error = erreur de calibration
cli-calibrate-column-early = début : les deux
cli-calibrate-column-middle = milieu : les deux
cli-calibrate-column-late = fin : les deux
cli-calibrate-column-model = modèle sans recherche
cli-calibrate-column-shown = recherche
cli-calibrate-column-corrected = recherche, corrigée
cli-calibrate-column-positions = décisions
cli-calibrate-column-predicted = prévu
cli-calibrate-column-happened = arrivé
cli-calibrate-none = Pas de correction : elle ne réduit pas à la fois l’entropie croisée et l’erreur de calibration sur des parties qui n’ont pas servi à l’ajuster.
cli-calibrate-correction = Correction du logit : multiplié par { $slope }, plus { $offset }.
cli-calibrate-written = Écrit dans { $file }
cli-statistics = décrire beaucoup de parties d’un bot contre lui-même
cli-statistics-about = Fait jouer des bots contre eux-mêmes et affiche en Markdown : longueur des parties, causes de la fin, gains par place, nombre d’événements.
cli-statistics-bots = des niveaux, ou random, greedy, thorough (par défaut : %(default)s)
cli-statistics-games = par bot et par nombre de joueurs (par défaut : %(default)s)
cli-statistics-seats = nombre de joueurs ; peut être donné plusieurs fois (par défaut : tous)
cli-statistics-title = { $seats } joueurs, { $bot } : { $games } parties
cli-statistics-columns = | | moyenne | 5 % | médiane | 95 % |
cli-statistics-seat = place { $seat } { $share }
cli-statistics-first = première décision { $share }
cli-statistics-returns = Gains moyens : { $returns }. Fins : { $ends }.
cli-statistics-and = { $one } ; { $other }
cli-statistics-count = `{ $name }` par partie : { $values }.
cli-statistics-never = jamais
cli-probe = analyser une décision d’une partie
cli-probe-about = Rejoue une partie jusqu’à une étape et analyse la décision qui s’y présente, d’après ce que sa place pouvait savoir.
cli-probe-at = après N étapes, décisions et tirages confondus (par défaut : à la fin)
cli-probe-seat = la place qui décide (par défaut : la première)
cli-probe-seconds = temps d’analyse (par défaut : 2)
cli-probe-iterations = itérations d’analyse
cli-probe-processes = processus, chacun avec le budget entier (par défaut : %(default)s)
cli-probe-json = afficher l’analyse en JSON
cli-analyse = évaluer les coups d’une position, de plus en plus profondément
cli-analyse-about = Rejoue une partie jusqu’à une étape et évalue les coups possibles, d’après ce que la place pouvait savoir ou toutes cartes découvertes. Dans un terminal, les évaluations s’affinent sous vos yeux ; Ctrl+C met fin à l’analyse.
cli-analyse-open = toutes cartes découvertes, et non d’après ce que la place pouvait savoir
cli-analyse-seconds = temps d’analyse (par défaut : 5)
cli-analyse-json = afficher chaque évaluation sur une ligne de JSON
cli-review = juger toutes les décisions d’une partie
cli-review-about = Juge chaque décision d’une partie d’après ce que sa place pouvait savoir : chances de victoire au fil de la partie, et les décisions (trois au plus) qui ont coûté le plus cher.
cli-review-seat = seulement les décisions de cette place
cli-review-seconds = temps pour toute la partie (par défaut : 20)
cli-review-iterations = itérations par décision
cli-review-json = afficher l’analyse en JSON
cli-dataset = écrire les parties d’un bot contre lui-même dans une table
cli-dataset-about = Fait jouer un bot contre lui-même et écrit les parties, ainsi qu’une table Parquet avec une ligne par décision : caractéristiques de la vue, masque des actions, coup, valeur, résultat. Après une interruption, la même commande reprend. Demande l’extra « research ».
cli-dataset-bot = un niveau, ou random, greedy, thorough (par défaut : %(default)s)
cli-dataset-out = dossier pour records/, decisions/ et layout.json
cli-dataset-done = { $rows } décisions de { $games } parties dans { $folder }
cli-decisions = décisions
cli-interrupted = Interruption. La même commande reprendra avec ce qui se trouve dans { $folder }.

## The server

cli-serve = lancer le serveur
cli-serve-about = Lance le serveur : la page, l’API, les tables, les bots. Chaque option a une variable d’environnement ; si les deux sont données, l’option l’emporte. Ctrl+C arrête le serveur.
cli-serve-open = ouvrir la page dans un navigateur ; si le port est pris, utiliser le prochain port libre
cli-open = Soirée est disponible à l’adresse { $address }. Ctrl+C arrête le serveur.
cli-open-elsewhere = Soirée est disponible à l’adresse { $address } (le port { $port } est pris par un autre programme). Ctrl+C arrête le serveur.
cli-no-browser = Aucun navigateur trouvé : ouvrez vous-même cette adresse.
cli-worker = calculer les coups des bots d’un serveur qui utilise Redis
cli-worker-about = Calcule les coups des bots, les conseils et les analyses pour des serveurs qui partagent un Redis. Lancez-en autant que vous voulez, sur n’importe quelle machine.
cli-admin = administrer la base et modérer : list, show, close, backup, reports, ban, audit et d’autres
cli-admin-about = Administre la base de données, même pendant que des serveurs tournent.
cli-admin-list = les tables, les plus récentes d’abord
cli-admin-status = seulement les tables dans cet état
cli-admin-limit = nombre maximal de lignes (par défaut : %(default)s)
cli-admin-show = une table, telle que le public la voit jusqu’à la fin de la partie
cli-admin-shown = { $game }, { $status }, numéro de journal { $number }
cli-status-open = ouverte
cli-status-playing = en cours
cli-status-over = terminée
cli-status-closed = fermée
cli-admin-export = toute la base vers la sortie standard, une ligne de JSON par enregistrement
cli-admin-import = un export lu sur l’entrée standard, dans une base vide
cli-admin-close = fermer une table, même en pleine partie
cli-admin-close-why = pourquoi : le journal d’audit le garde
cli-admin-backup = une copie d’une base SQLite en service (PostgreSQL : pg_dump)
cli-admin-file = le nouveau fichier
cli-admin-prune = supprimer ce qui n’est plus conservé : invités qui n’ont jamais rien fait, tables fermées avant leur partie, notifications envoyées, sessions expirées
cli-admin-dry-run = afficher seulement les nombres, sans rien supprimer
cli-admin-editions = les éditions de tous les jeux, avec leurs fichiers, et le nombre de tables enregistrées pour chacune
cli-admin-check = seulement vérifier ce fichier, et afficher tout ce qui ne va pas ; le code de sortie est 1 s’il ne peut pas être joué
cli-admin-edition = { $game } { $edition } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $origin ->
        [game] fournie avec le jeu
       *[folder] { $file }
    }
cli-admin-edition-missing = { $game } { $edition } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, mais il n’y a pas de fichier : ces parties ne peuvent pas être ouvertes
cli-admin-edition-fault = { $file } ne peut pas être joué : { $reason }
cli-admin-fault = { $at } : { $reason }
cli-admin-checked = { $file } peut être joué : l’édition { $edition } du jeu { $game }
cli-admin-grant = donner à un compte les droits d’administration
cli-admin-revoke = retirer à un compte les droits d’administration
cli-admin-administrators = les comptes d’administration : identifiant interne, identifiant de connexion, nom
cli-admin-reports = les signalements que personne n’a traités, avec les messages concernés
cli-admin-reports-all = aussi ceux qui ont été traités
cli-admin-warn = avertir quelqu’un ; la page l’affiche jusqu’à confirmation
cli-admin-mute = interdire à quelqu’un d’écrire dans toutes les discussions
cli-admin-unmute = lever une interdiction d’écrire
cli-admin-ban = bannir un compte, un invité, une adresse ou une plage d’adresses
cli-admin-unban = lever un bannissement
cli-admin-audit = ce que l’administration a fait, le plus récent d’abord
cli-admin-person = identifiant de connexion ou identifiant interne
cli-admin-whom = identifiant de connexion, identifiant interne, adresse ou plage d’adresses, par exemple 192.0.2.0/24
cli-admin-reason = le motif, que la personne pourra lire
cli-admin-minutes = pendant combien de minutes ; sans cette option, jusqu’à ce que la mesure soit levée
cli-setting = { $what } ({ $variable } ; par défaut : { $default })
cli-setting-host = adresse d’écoute
cli-setting-port = port d’écoute
cli-setting-database = sqlite:///FICHIER ou postgresql+psycopg://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM
cli-setting-redis = redis://HÔTE:PORT/NUMÉRO, pour plusieurs serveurs ou des processus de calcul
cli-setting-start-wait = secondes d’attente de la base et de Redis au démarrage
cli-setting-origins = autres origines dont les pages peuvent appeler ce serveur, séparées par des virgules
cli-setting-hosts = noms du serveur dans les adresses, séparés par des virgules ; vide : tous sont acceptés
cli-setting-trust-proxy = adresses et réseaux des serveurs mandataires dont l’en-tête X-Forwarded-For fait foi, séparés par des virgules ; « private » ou sans valeur : la boucle locale et les réseaux privés
cli-setting-secure-cookies = n’envoyer les cookies qu’en HTTPS
cli-setting-requests-a-minute = requêtes par minute d’un même client, 0 : sans limite
cli-setting-connections-per-address = connexions ouvertes par adresse, 0 : sans limite ; les mandataires n’en ont pas
cli-setting-connections-a-second = nouvelles connexions par seconde d’une adresse, en moyenne ; les suivantes attendent ; 0 : sans limite ; les mandataires n’en ont pas
cli-setting-request-seconds = secondes au bout desquelles une requête doit être entièrement arrivée
cli-setting-guests-a-minute = nouveaux invités par minute depuis une adresse, en moyenne, 0 : sans limite
cli-setting-tables-a-person = tables inachevées par personne, 0 : sans limite
cli-setting-tables-an-address = tables inachevées créées depuis une adresse, 0 : sans limite
cli-setting-table-expiry-hours = heures avant la fermeture d’une table que personne ne commence, 0 : jamais
cli-setting-keep-tables-days = jours avant la suppression d’une table fermée avant le début de sa partie, 0 : jamais
cli-setting-keep-guests-days = jours avant la suppression d’une personne invitée qui n’a rien fait et ne revient pas, 0 : jamais
cli-setting-keep-notifications-days = jours avant la suppression de la trace d’une notification envoyée, 0 : jamais
cli-setting-messages-a-second = messages par seconde sur une connexion, 0 : sans limite
cli-setting-sockets-an-address = connexions WebSocket par adresse, 0 : sans limite
cli-setting-sockets-a-table = connexions WebSocket à une table par ce serveur, en plus de celles des joueurs, 0 : sans limite
cli-setting-bytes-a-second = octets par seconde vers une connexion, en moyenne, 0 : sans limite
cli-setting-bytes-a-second-an-address = octets par seconde vers une adresse, par ses connexions et les réponses de l’API, en moyenne, 0 : sans limite
cli-setting-thinkers = processus pour les bots et les conseils, 0 : un de moins que de cœurs, au moins 2 ; un serveur avec Redis ne s’en sert que tant qu’aucun « soiree worker » ne prend de tâches
cli-setting-thinking-a-minute = secondes de recherche par minute et par personne ; au-delà, les recherches des autres passent d’abord ; 0 : sans limite
cli-setting-metrics-port = port qui répond à /metrics, 0 : aucun
cli-setting-metrics-host = adresse du port des mesures
cli-setting-review-seconds = secondes pour l’analyse d’une partie
cli-setting-public-url = adresse du serveur dans les liens des e-mails, par exemple https://play.example.org
cli-setting-smtp = serveur de messagerie, smtp://UTILISATEUR:MOT-DE-PASSE@HÔTE:PORT ou smtps://… ; vide : pas d’e-mails
cli-setting-mail-from = expéditeur des e-mails ; vide : l’utilisateur du serveur de messagerie
cli-setting-private-targets = envoyer les messages push et les webhooks aussi à des adresses privées et sans HTTPS
cli-setting-notification-delay = secondes avant d’avertir une personne qui ne regarde pas la table
cli-setting-editions = dossier avec d’autres éditions des jeux, voir docs/editions.md ; vide : aucune
cli-setting-conduct = fichier des règles de conduite de ce serveur, affichées dans la page ; FICHIER.fr à côté est leur version française
cli-setting-log-level = debug, info, warning ou error

# puzzles

cli-puzzles = chercher des problèmes dans des parties finies
cli-puzzles-about = Cherche dans des parties finies les décisions où un coup est nettement le meilleur, compte tenu de ce que la place pouvait savoir, et qu’un joueur qui ne regarde qu’un coup plus loin ne trouve pas. Chacune est prouvée par plusieurs recherches approfondies qui concordent. Après une interruption, la même commande reprend.
cli-puzzles-game = identifiant d’un jeu ; avec --check, de plusieurs (par défaut : tous)
cli-puzzles-from = dossier de parties (par défaut : le bot joue contre lui-même)
cli-puzzles-games = parties à jouer sans --from (par défaut : %(default)s)
cli-puzzles-out = dossier pour ce qui est trouvé, et puzzles.jsonl
cli-puzzles-without = décisions à ne pas examiner, par exemple « bid » ; peut être répété
cli-puzzles-want = problèmes du recueil, de chaque type à tour de rôle (par défaut : %(default)s)
cli-puzzles-iterations = itérations de chaque recherche d’une preuve (par défaut : %(default)s)
cli-puzzles-searches = recherches d’une preuve, avec des graines différentes (par défaut : %(default)s)
cli-puzzles-confirm = confirmer ce recueil (par défaut : celui du jeu) par une recherche indépendante de chaque problème, avec une autre graine et dix fois plus d’effort ; ce qui ne concorde pas est écarté
cli-puzzles-check = contrôler ce recueil (par défaut : ceux des jeux) : chercher comme avec --confirm, puis afficher combien de problèmes tiennent, l’écart le plus faible, et combien un joueur glouton et un expert en résolvent ; code de sortie 1 si un recueil n’atteint pas ce qui est voulu
cli-puzzles-pace = itérations par seconde de l’expert qui essaie de résoudre le recueil (par défaut : une demi-seconde par problème)
cli-puzzles-confirmed = La recherche indépendante confirme { $agreeing } problèmes sur { $all }, réunis dans { $file }. Un joueur glouton résout { $greedy } % du recueil, un expert { $expert } %.
cli-puzzles-column-game = jeu
cli-puzzles-column-number = problèmes
cli-puzzles-column-agreeing = confirmés
cli-puzzles-column-margin = plus faible écart
cli-puzzles-column-greedy = glouton
cli-puzzles-column-expert = niveau expert
cli-puzzles-percent = { $value }
cli-puzzles-disputed = La recherche indépendante ne confirme pas { $ids }.
cli-puzzles-title = problèmes
cli-puzzles-done = { $chosen } problèmes sur { $found }, tirés de { $games } parties, dans { $file } : { $win } gagnent aussitôt, { $hold } sauvent la partie, { $plan } préparent la suite
