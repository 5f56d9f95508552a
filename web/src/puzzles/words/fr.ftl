### Problèmes : français

puzzle-title = Problèmes
puzzle-text = Chaque problème est une décision tirée d’une vraie partie. Un coup est nettement le meilleur, d’après ce que l’on pouvait savoir. À vous de le trouver.
puzzle-none = Il n’y a pas encore de problèmes ici.
puzzle-solved-count = { $solved } sur { $count } résolus
puzzle-play = Résoudre des problèmes
puzzle-play-of = Résoudre des problèmes : { $game }
puzzle-number = Problème { $number } sur { $count }
puzzle-your-task = Votre objectif :
puzzle-task = Trouvez le meilleur coup.
puzzle-streak =
    { $streak ->
        [one] { $streak } résolu de suite
       *[other] { $streak } résolus de suite
    }
puzzle-loading = Chargement du problème…
puzzle-you = Vous
puzzle-opponent = { $count ->
        [1] Adversaire
       *[other] Adversaire { $number }
    }
puzzle-right = C’est le meilleur coup
puzzle-wrong = Ce n’est pas le meilleur coup
puzzle-verdict = Résultat
puzzle-why-win = { $move } : ce coup gagne à ce tour. Le meilleur des autres coups comparés laisse { $second } de chances de victoire.
puzzle-why-hold = { $move } : vous gardez { $best } de chances de victoire. Les autres coups comparés en laissent { $second } au plus.
puzzle-why-plan = { $move } : { $best } de chances de victoire. Le meilleur des autres coups comparés en laisse { $second }.
puzzle-yours = Votre coup, { $move } : { $chance } de chances de victoire.
puzzle-yours-less = Votre coup, { $move } : dans chaque recherche, plusieurs autres coups semblaient meilleurs.
puzzle-line = Suite probable : { $line }
puzzle-proof = Preuve
puzzle-proof-text = { $searches } recherches ({ $iterations } simulations chacune) ont choisi le même coup, d’après ce que l’on pouvait savoir. Chacun des autres coups ci-dessous lui a été comparé sur les mêmes donnes possibles.
puzzle-chance = chances de victoire
puzzle-move = coup
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-show = Montrer la solution
puzzle-all = Tous les problèmes
puzzle-rating = Cote aux problèmes : { $rating }
puzzle-rated = Votre cote aux problèmes : { $rating } ({ $change })
puzzle-theme = Thème
puzzle-theme-all = Tous les thèmes
puzzle-theme-win = Gagner tout de suite
puzzle-theme-hold = Empêcher une victoire
puzzle-theme-chain = Enchaîner les bonus
puzzle-theme-hidden = Déduire ce qui est caché
puzzle-theme-needles = Programmer les aiguilles
puzzle-today = Problème du jour
puzzle-today-play = Résoudre
puzzle-own = Vos erreurs
puzzle-own-text = Des décisions de vos parties analysées qui ont réduit vos chances de victoire. Elles ne comptent pas pour la cote.
puzzle-own-none = Analysez une partie terminée : les décisions qui vous ont coûté le plus cher deviennent ici des problèmes.
puzzle-own-count =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
puzzle-own-number = Votre décision { $number } sur { $count }
puzzle-own-proof = D’après l’analyse de votre partie. Elle a comparé ces deux coups.
puzzle-why-own = L’analyse préfère { $move } : { $best } de chances de victoire. Le coup que vous avez joué en laisse { $second }.
puzzle-yours-again = { $move } : c’est ce que vous avez joué dans la partie. Ce coup laisse { $chance } de chances de victoire.
puzzle-yours-unknown = L’analyse de cette partie n’a pas comparé { $move }.
