### Problèmes : français

puzzle-title = Problèmes
puzzle-text = Une décision tirée d’une vraie partie, chaque fois. Un coup est nettement le meilleur, d’après ce que l’on pouvait savoir. À vous de le trouver.
puzzle-none = Il n’y a pas encore de problèmes ici.
puzzle-solved-count = { $solved } sur { $count } résolus
puzzle-play = Résoudre des problèmes
puzzle-play-of = Résoudre des problèmes : { $game }
puzzle-number = Problème { $number } sur { $count }
puzzle-your-task = À vous :
puzzle-task = Trouvez le meilleur coup.
puzzle-streak =
    { $streak ->
        [one] { $streak } résolu de suite
       *[other] { $streak } résolus de suite
    }
puzzle-loading = Chargement du problème…
puzzle-you = Vous
puzzle-rival = { $count ->
        [1] Adversaire
       *[other] Adversaire { $number }
    }
puzzle-right = Bien vu
puzzle-wrong = Ce n’est pas le meilleur coup
puzzle-verdict = Résultat
puzzle-why-win = { $move } : c’est gagné pendant ce tour. Le meilleur autre coup donne { $second }.
puzzle-why-hold = { $move } garde { $best }. Après tout autre coup, c’est { $second } au plus.
puzzle-why-plan = { $move } donne { $best }, le deuxième meilleur coup { $second }.
puzzle-yours = Votre coup, { $move }, donne { $chance }.
puzzle-yours-less = Votre coup, { $move }, vaut moins que les meilleurs autres.
puzzle-line = Suite attendue : { $line }
puzzle-proof = La preuve
puzzle-proof-text = { $searches } recherches ({ $iterations } simulations chacune), d’après ce que l’on pouvait savoir, concordent. Tous les coups ont été comparés dans les mêmes donnes possibles.
puzzle-chance = chances de victoire
puzzle-move = coup
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-show = Montrer la solution
puzzle-all = Tous les problèmes
