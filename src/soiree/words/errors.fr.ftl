### Ce qui ne va pas dans ce qui a été tapé ou donné. Français

## Command lines

error-usage = { $reason } ({ $command } --help affiche les arguments)
error-argument = { $argument } : { $reason }
error-required = il manque { $names }
error-one-required = il faut un de ces arguments : { $names }
error-unrecognized = arguments inconnus : { $names }
error-choice = { $value } n’est pas possible (au choix : { $choices })
error-value-missing = il manque une valeur
error-no-value = aucune valeur attendue, mais { $value } est donné
error-not-with = incompatible avec { $other }
error-ambiguous = { $option } peut signifier { $matches }
error-not-whole = { $value } n’est pas un nombre entier
error-not-a-number = { $value } n’est pas un nombre
error-not-between = un nombre entier entre { $low } et { $high }, et non { $value }
error-too-small = un nombre entier, au moins { $low }, et non { $value }

## Games, seats, options

error-unknown-game = il n’y a pas de jeu { $asked }. Les jeux : { $known }
error-unknown-game-near = il n’y a pas de jeu { $asked } ; peut-être { $near } ? Les jeux : { $known }
error-name-a-game = indiquez un jeu : { $known }
error-unknown-level = il n’y a pas de niveau { $asked }. Les niveaux : { $known }
error-unknown-level-near = il n’y a pas de niveau { $asked } ; peut-être { $near } ? Les niveaux : { $known }
error-seats = { $game } se joue à { $numbers }, et non à { $seats }
error-no-such-seat = les places de cette partie vont de 0 à { $last } ; { $seat } n’en est pas une
error-option-values = les valeurs de la variante { $option } : { $values } ; { $value } n’en est pas une
error-option-number = la variante { $option } est un nombre entier entre { $low } et { $high }, et non { $value }
error-option-number-unlimited = la variante { $option } est un nombre entier entre { $low } et { $high }, ou 0 pour aucune limite, et non { $value }
error-option-form = une variante s’écrit NOM=VALEUR, et non { $text } ; les variantes du jeu { $game } : { $known }
error-unknown-option = { $game } n’a pas de variante { $name } ; ses variantes : { $known }
error-no-options = aucune
error-other-edition = jeu { $game } : ceci est l’édition { $edition }, mais les modèles et les caractéristiques fournis ici sont ceux de l’édition { $known }
error-model-of-other-edition = le modèle de valeur est celui de l’édition { $known }, et non celui de cette édition ({ $game } { $edition }) : l’évaluation écrite à la main convient à toutes les éditions ; un modèle de celle-ci doit être entraîné avec son fichier comme board.toml du jeu
error-training = il faut un nombre d’unités cachées divisible par { $units }, et un dropout d’au moins 0 et inférieur à 1
error-model-layout = { $path } vient d’une autre version des entrées : entraînez un nouveau modèle avec soiree train
error-model-weights = { $path } n’appartient pas à son model.json
error-other-samples = { $path } contient les parties d’un autre plan (autre graine, autre édition ou autres entrées) ; déplacez-le, ou donnez un autre --out
error-other-values = cette partie a été jouée avec d’autres valeurs imprimées que celles que l’édition { $edition } ({ $game }) a ici : installez le fichier avec lequel elle a été jouée
error-unknown-edition = { $game } n’a pas d’édition { $edition } ; éditions connues : { $known }
error-unknown-clause = { $game } n’a pas de règle { $clause } ; ses règles vont de { $first } à { $last }

## Playing

error-seed-or-dealer = donnez une graine ou un donneur, pas les deux
error-contribution-alone = une part de hasard n’entre que dans un mélange vérifiable : ajoutez --committed
error-contribution-text = une part de hasard est un texte ; celui-ci ne peut pas être encodé
error-resumed-settings = une partie reprise a déjà ses places, ses variantes et son donneur
error-resumed-committed = la graine d’un mélange vérifiable n’est pas enregistrée : une telle partie peut être revue, mais pas reprise
error-other-game = { $file } est une partie d’un autre jeu ({ $game }, et non { $wanted })

## Files

error-cannot-read = impossible de lire { $file } : { $reason }
error-cannot-write = impossible d’écrire { $file } : { $reason }
error-cannot-be-read = impossible de lire { $path } : { $reason }
error-cannot-use = impossible d’utiliser { $path } : { $reason }
error-no-folder = une partie s’enregistre dans un fichier, dans un dossier qui existe
error-file-line = { $file }, ligne { $line } : { $reason }
error-system-missing = ce fichier ou ce dossier n’existe pas
error-system-forbidden = accès refusé
error-system-folder = c’est un dossier
error-system-not-a-folder = une partie du chemin n’est pas un dossier
error-system-exists = cela existe déjà
error-system-full = le disque est plein
error-system-read-only = le disque est en lecture seule
error-system-address = cette machine n’a pas cette adresse

## Records

error-line = ligne { $line } : { $reason }
error-record-late-header = un en-tête après le premier coup ; les en-têtes viennent d’abord
error-record-double-header = l’en-tête { $name } figure deux fois
error-record-headers = plus de { $most } en-têtes
error-record-no-game = il manque l’en-tête [Game ...], qui nomme le jeu
error-record-format = le format { $found } est inconnu ; cette version lit le format { $known }
error-record-long = plus de { $most } octets ; aucune partie n’est aussi longue
error-record-encoding = ce n’est pas un texte UTF-8 (octet { $byte })
error-record-header = { $line } n’est pas un en-tête de la forme [Nom { "\u0022" }valeur{ "\u0022" }]
error-record-value = la valeur dans { $line } n’est pas une chaîne JSON
error-record-word = { $word } n’est ni une décision (0:CODE) ni un tirage (*CODE)
error-record-given = l’en-tête annonce { $given } étapes données au départ, mais il n’y en a que { $steps }
error-record-result = le résultat annoncé est { $claimed }, mais les coups donnent { $result }
error-record-copy = une copie pour un seul lecteur ({ $reader }) cache ce que les autres ont vu ; seule une partie ouverte peut être rejouée
error-record-hidden = une étape cachée (« ? ») ; seule une partie ouverte peut être rejouée
error-record-position = impossible de mettre en place la position : { $reason }
error-record-step = { $step } ne convient pas ici : { $reason }
error-record-variations = plus de { $most } variantes
error-record-variation-steps = plus de { $most } étapes dans les variantes
error-record-nesting = des variantes imbriquées sur plus de { $most } niveaux
error-record-comment-long = un commentaire de plus de { $most } caractères
error-record-comment = un commentaire qui n’est pas une chaîne JSON
error-record-comment-place = une étape a un seul commentaire, placé après elle
error-record-open = une variante avant la première étape de sa ligne ; elle suit l’étape qu’elle remplace
error-record-close = une parenthèse fermante sans parenthèse ouvrante
error-record-empty-variation = une variante sans étape
error-record-same-variation = une variante commence par { $step }, comme une autre ligne de la même position
error-record-unclosed = une variante n’est pas fermée
error-study-root = le début d’une analyse ne peut pas être supprimé ; supprimez ce qui le suit

## Tests of the project

error-no-project = aucun projet avec un pyproject.toml et un dossier tests, ni ici ni au-dessus ({ $folder })
error-no-pytest = il faut pytest, qui n’est pas installé
error-not-collected = impossible de rassembler les tests ; la sortie de pytest est plus haut

## Research

error-games = le nombre de parties est un entier positif, et non { $value }
error-scale = le facteur des temps de réflexion est un nombre positif, et non { $value }
error-pace = la cadence est un nombre positif d’itérations par seconde, et non { $value }
error-processes = le nombre de processus est un entier positif, et non { $value }
error-rounds = le nombre de manches est un entier positif, et non { $value }
error-halving-rounds = il y a 1 à 6 manches d’élimination, et non { $value }
error-two-bots = il faut au moins deux bots, chacun nommé une seule fois, et non : { $bots }
error-variant = { $asked } n’est pas un réglage d’un bot qui cherche ; réglages connus : { $known }
error-variant-bot = { $asked } : seul un bot qui cherche a des réglages ; ceux qui cherchent : { $known }
error-variant-value = { $asked } demande un nombre après le signe égal (1 et 0 pour oui et non)
error-no-interpreter = { $path } n’est pas un interpréteur Python où Soirée est installé : { $reason }
error-no-bots = aucun
error-budget-empty = un budget a des secondes, des itérations, ou les deux
error-budget-seconds = les secondes d’un budget sont un nombre positif, et non { $value }
error-budget-iterations = les itérations sont un entier positif, et non { $value }
error-no-settings = { $path } contient des parties mais pas de settings.json ; choisissez un autre dossier
error-other-contest = { $path } contient d’autres rencontres ({ $differences }) ; donnez les mêmes réglages, ou un autre --out
error-difference = { $name } valait { $old }, et maintenant { $new }
error-differences = { $first } ; { $more }
error-difference-engine = le moteur était en version { $old }, et maintenant { $new }
error-missing-extra = { $library } n’est pas installé : il fait partie de l’extra « research » (dans un clone : make research)
error-no-ray = --ray demande Ray : installez requirements/cluster.txt
error-no-cluster = il n’y a pas de grappe Ray à l’adresse { $address } : { $reason }
error-cluster-address = l’adresse d’une grappe Ray est HÔTE:PORT, ray://HÔTE:PORT ou auto, et non { $address }
error-no-such-step = la partie a les étapes 0 à { $last }, et non { $step }
error-no-decision = après l’étape { $step }, personne ne décide ({ $reason })
error-no-decision-yet = après l’étape { $step }, personne ne décide ({ $reason }) ; la prochaine décision est --at { $next }
error-probe-over = la partie est terminée
error-probe-chance = un tirage vient d’abord
error-other-seat = après l’étape { $step }, la décision revient à la place { $seats }, et non à la place { $seat }

## The server

error-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
error-listen-metrics = impossible d’ouvrir le port des mesures sur { $host }, port { $port } : { $reason }
error-port-taken = le port { $port } de l’adresse { $host } est pris par un autre programme : choisissez-en un autre avec --port
error-ports-taken = les ports { $first } à { $last } de l’adresse { $host } sont pris par d’autres programmes : choisissez-en un autre avec --port
error-trust-proxy = --trust-proxy demande des adresses ou des réseaux, séparés par des virgules : { $reason }
error-edition-file = { $file } : { $reason }
error-own-edition = une de vos éditions ne peut pas être jouée : { $reason }
error-public-url = --public-url (SOIREE_PUBLIC_URL) est une adresse comme https://play.example.org
error-smtp = --smtp (SOIREE_SMTP) s’écrit smtp://UTILISATEUR:MOT-DE-PASSE@HÔTE:PORT ou smtps://UTILISATEUR:MOT-DE-PASSE@HÔTE:PORT, et --mail-from est une adresse e-mail
error-smtp-url = les e-mails contiennent des liens : --smtp demande --public-url (ou SOIREE_PUBLIC_URL), l’adresse de ce serveur
error-worker-redis = il faut --redis (ou SOIREE_REDIS) : les tâches à calculer viennent de là
error-no-table = cette table n’existe pas
error-table-closed = la table est déjà fermée
error-shell-no-person = personne n’a cet identifiant
error-shell-accounts-administer = seul un compte peut recevoir les droits d’administration
error-shell-administrator-immune = cette personne fait partie de l’administration ; retirez-lui d’abord ses droits
error-shell-no-sanction = aucune interdiction d’écrire ni aucun bannissement de ce genre n’est en vigueur
error-shell-bad-network = ce n’est ni une adresse ni une plage d’adresses, par exemple 192.0.2.7 ou 2001:db8::/64
error-shell-large-network = cette plage contient trop d’adresses
error-database = la base de données signale une erreur : { $reason }
error-database-not-empty = cette base n’est pas vide ; importez dans une base neuve
error-export-row = la ligne { $line } ne vient pas d’un export
error-backup = seule une base SQLite peut être copiée ainsi ; pour PostgreSQL, utilisez pg_dump (voir docs/deploy.md)

error-no-puzzles = il n’y a pas de problèmes dans { $where }
error-one-game = il faut nommer un seul jeu
error-puzzle-numbers = il faut au moins 1 itération, 1 recherche et 1 problème
error-no-records = il n’y a aucune partie finie du jeu { $game } dans { $path }
