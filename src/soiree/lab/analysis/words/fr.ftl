### Messages de l’analyse, en français

probe-asked = Après { $step } étapes sur { $steps }, { $seat } choisit { $moves ->
    [one] son seul coup
   *[other] parmi { $moves } coups
}.
probe-drawn = Après { $step } étapes sur { $steps }, un tirage a lieu ; ensuite, { $seat } choisit.
probe-thought = { $iterations } itérations en { $seconds } s ; espérance { $value }.
probe-seat = place { $seat }
probe-move = coup
probe-token = notation
probe-visits = visites
probe-value = valeur
probe-error = ±
probe-prior = première estimation
probe-line = Suite attendue : { $line }
probe-worlds = Ce qui est caché, et la part des mondes échantillonnés où c’est vrai :
probe-nothing-hidden = Rien n’est caché ici.
probe-no-line = Trop peu d’itérations pour une suite attendue.
analyse-seat = D’après ce que cette place pouvait savoir.
analyse-open = Toutes cartes découvertes.
analyse-line = suite attendue
analyse-average = En moyenne sur les tirages possibles : { $value } ± { $error }
analyse-best = meilleur après
analyse-outcome = tirage
analyse-share = probabilité
analyse-branches = { $branches } { $sampled ->
        [yes] tirages simulés
       *[no] tirages possibles
    } étudiés sur { $planned }.
analyse-unseen = La place ne voit pas ce qui est tiré : elle choisit de même après chaque tirage.
analyse-effort =
    { $depth ->
        [one] { $iterations } itérations, { $depth } décision de profondeur
       *[other] { $iterations } itérations, { $depth } décisions de profondeur
    }
review-edition = Édition : { $edition }
review-judged = { $decisions ->
        [one] Une décision jugée
       *[other] { $decisions } décisions jugées
    } sur { $steps } étapes, chacune d’après ce que sa place pouvait savoir à ce moment.
review-chance = Chances de victoire, décision par décision :
review-share = Résultat attendu, décision par décision (100 % pour la première place, 0 % pour la dernière) :
chance-means = Ce que cela veut dire : une estimation de la part des parties que des bots forts gagneraient à partir d’ici. Elle a été vérifiée dans des parties entre bots forts : sur 10 positions à 70 %, environ 7 ont été gagnées.
share-means = Ce que cela veut dire : une estimation du résultat moyen que des bots forts atteindraient à partir d’ici ; 100 % pour la première place, 0 % pour la dernière.
review-model = Les valeurs viennent du modèle { $model }.
review-mattered = Ce qui a compté le plus
review-none = Aucune décision n’était nettement moins bonne qu’une autre.
review-nothing = Il n’y a rien à juger : aucune décision n’avait plus d’un coup possible.
review-step = étape
review-seat = place
review-played = joué
review-preferred = l’analyse préfère
review-cost = coût
review-line = Après l’étape { $step }, la suite attendue : { $line }
review-percent = { $value }
