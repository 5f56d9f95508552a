### Leçons : français

learn-overline = Apprendre
learn-text = De petites positions, avec un objectif pour chacune. Essayez : vous pouvez annuler ou recommencer à tout moment.
learn-lessons = Leçons
learn-solved-count = { $solved } sur { $count } réussies
learn-start = Commencer les leçons
learn-continue = Continuer : { $lesson }
learn-repeat = Revoir les leçons
learn-novice = Jouer contre un bot novice
learn-full-rules = Règles complètes
learn-rules-text = Toutes les règles, article par article, avec un résumé à imprimer.
learn-box = Ce qui vient de la boîte
learn-edition = Cette page présente l’édition { $edition } : son plateau, le contenu de sa boîte et ses nombres.
learn-other-box = Les valeurs de l’édition { $edition } ont été ajoutées à ce serveur par la personne qui le gère. Les règles sont celles du jeu.
learn-usual = Apprendre l’édition habituelle
learn-lessons-left-out = { $count ->
        [one] { $count } leçon sur { $all } n’est pas proposée : dans cette édition, sa position est impossible ou se joue autrement.
       *[other] { $count } leçons sur { $all } ne sont pas proposées : dans cette édition, leurs positions sont impossibles ou se jouent autrement.
    }
guide-left-out = { $count ->
        [0] Les conseils ne sont pas montrés : ils viennent de parties de l’édition habituelle.
        [one] { $count } exemple n’est pas montré : il se joue autrement dans cette édition. Les conseils non plus : ils viennent de parties de l’édition habituelle.
       *[other] { $count } exemples ne sont pas montrés : ils se jouent autrement dans cette édition. Les conseils non plus : ils viennent de parties de l’édition habituelle.
    }
learn-solved = réussie
lesson-number = Leçon { $number } sur { $count }
lesson-all = Toutes les leçons
lesson-leave = Quitter
lesson-dots = Leçons de ce jeu
lesson-dot = Leçon { $number } : { $lesson }
lesson-dot-solved = Leçon { $number }, réussie : { $lesson }
lesson-your-task = Votre objectif
lesson-restart = Recommencer
lesson-skip = Passer
lesson-next = Leçon suivante
lesson-again = Réessayer
lesson-repeat = Refaire
lesson-solved = Réussi
lesson-shown = Une solution
lesson-show = Montrez-moi
lesson-failed = Ce n’est pas encore ça
lesson-last = C’était la dernière leçon. Vous en savez assez pour une vraie partie : une explication accompagne chaque question la première fois.
lesson-opponent = { $count ->
        [one] Adversaire
       *[other] Adversaire { $number }
    }
lesson-loading = Chargement de la leçon…
lesson-verdict = Résultat de l’essai
guide-read = Lire
guide-read-text = Tout le jeu sur une page : votre but, ce que vous pouvez faire, et pourquoi.
guide-contents = Sur cette page
guide-example = Exemple
guide-start = Début
guide-next = Coup suivant
guide-back = Revenir
guide-again = Revoir
guide-step = { $number } sur { $count }
guide-moves-of = Coups de l’exemple : { $example }
guide-by = { $player } : { $move }
guide-you = Vous
guide-tips-title = Conseils
guide-tips-text = Chacun s’appuie sur des centaines de parties entre des bots simples.
guide-times = ×{ $count }
guide-print = Imprimer ce guide
