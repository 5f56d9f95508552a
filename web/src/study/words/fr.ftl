### Le plateau d’analyse : français

study-title = Plateau d’analyse
study-text = Essayez n’importe quel coup pour chaque joueur, gardez les variantes qui vous plaisent et voyez les chances de victoire de chaque coup.
study-new-deal = Nouvelle donne
study-game = Jeu
study-seats = Joueurs
study-start = Commencer
study-file = Fichier de partie
study-file-text = Une partie ou une analyse téléchargée, avec ses variantes et ses commentaires.
study-open-file = Ouvrir un fichier
study-not-a-record = Ce fichier n’est pas une partie.
study-too-large = Ce fichier est trop volumineux. Une partie avec variantes et commentaires peut avoir { $most } Kio.
study-position = Position en texte
study-position-text = JSON dans le langage de position du jeu choisi sous « Nouvelle donne » (section 9 de sa spécification).
study-position-field = Position
study-set-up = Mettre en place
study-bad-position = Cette position ne peut pas être mise en place : { $reason }
study-loading = Chargement de l’analyse…
study-refused = Analyse impossible
study-missing = Analyse introuvable
study-other = Analyser autre chose
study-view = Point de vue
study-view-actor = Joueur au trait
study-first = Au début
study-previous = Reculer
study-next = Avancer
study-last = À la fin de la variante
study-lines = Coups et variantes
study-start-position = Position de départ
study-by = { $player } : { $move }
study-drawn = Tirage : { $outcome }
study-variation = Variante
study-comment-of = Commentaire sur cette position
study-promote = Définir comme variante principale
study-delete = Supprimer à partir d’ici
study-share = Partager
study-share-link = Lien vers cette analyse
study-shared = Toute personne qui a le lien peut ouvrir cette analyse. Elle est supprimée 180 jours après sa dernière ouverture. Pour partager des modifications ultérieures, créez un nouveau lien.
study-download = Télécharger
study-play-on = Jouer à partir d’ici
study-play-on-text = Lance une partie contre des bots à partir de cette position. Elle n’est pas classée, et ses coups pourront être analysés quand elle sera terminée.
study-play-as = Votre place
study-play-start = Commencer
study-engine = Chances de victoire
study-engine-share = Résultats attendus
study-analyse = Analyser
study-stop = Arrêter l’analyse
study-knows = Ce que connaît l’analyse
study-knows-seat = Ce que ce joueur pouvait savoir : { $player }
study-knows-open = Tout, même ce qui est caché
study-effort =
    { $depth ->
        [one] { $iterations } simulations, { $depth } décision de profondeur
       *[other] { $iterations } simulations, { $depth } décisions de profondeur
    }
study-effort-done =
    { $depth ->
        [one] { $iterations } simulations, { $depth } décision de profondeur. Terminé.
       *[other] { $iterations } simulations, { $depth } décisions de profondeur. Terminé.
    }
study-searching = Recherche…
study-no-decision = Il n’y a rien à décider ici.
study-off = Évalue chaque coup pour { $player }. Plus l’analyse dure, plus elle est précise.
study-off-share = Évalue chaque coup pour { $player }. La première place vaut 100 %, la dernière 0 %.
study-off-average = Estime le résultat moyen sur tous les tirages possibles et les meilleurs coups ensuite, pour { $player }.
study-meaning = Pour { $player } : chances de victoire estimées après chaque coup, à une erreur type près (±).
study-meaning-share = Pour { $player } : résultat estimé après chaque coup (la première place vaut 100 %, la dernière 0 %), à une erreur type près (±).
study-average = { $player } : { $value } de chances de victoire en moyenne (± { $error })
study-average-share = { $player } : résultat moyen, { $value } (± { $error })
study-averaged = Moyenne sur { $searched } tirages possibles parmi { $planned }, selon leur probabilité.
study-averaged-sample = Moyenne sur { $searched } tirages pris au hasard parmi { $planned } : il en existe d’autres.
study-unseen = { $player } ne voit pas ce qui est tiré : le meilleur coup est le même après chaque tirage.
study-outcomes = Résultat après chaque tirage
study-odds = probabilité { $share }
study-moves-after = Coups après le tirage
study-best-after = le meilleur après { $share } des tirages
study-error = ± { $error }
study-not-searched = pas encore exploré
study-then = puis { $line }
study-chance = Tirage au sort : choisissez le résultat, tirez-le, ou laissez l’analyse faire la moyenne de tous.
study-outcome = Résultat du tirage
study-outcome-odds = { $outcome } ({ $odds })
study-choose = Choisir
study-draw = Tirer au sort
study-draw-all = Tirer jusqu’à la prochaine décision
study-auto-draw = Tirer au sort automatiquement après chaque coup
study-keys = Touches : ← → reculer et avancer, ↑ ↓ autre variante, M choisir un coup, Échap revenir aux variantes, A analyser, C commenter, P jouer à partir d’ici, U annuler
study-more = Cette analyse
