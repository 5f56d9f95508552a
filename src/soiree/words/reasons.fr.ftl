### Pourquoi un coup est préféré, dans tous les jeux : français. Un fait est une proposition sans point ; le sujet est le coup préféré.

why = Pourquoi : { $fact }.
why-both = Pourquoi : { $fact }, et { $second }.
why-otherwise = Pourquoi : sinon, { $fact }.
why-played = Pourquoi : après le coup joué, { $fact }.
why-often = Pourquoi : dans { $percent } % des cas environ, { $fact } (sans ce coup : { $other } %).
why-often-otherwise =
    { $percent ->
        [100] Pourquoi : sinon, { $fact } dans tous les cas (ici dans { $other } % des cas environ).
       *[other] Pourquoi : sinon, dans { $percent } % des cas environ, { $fact } (ici { $other } %).
    }
why-often-played = Pourquoi : après le coup joué, dans { $percent } % des cas environ, { $fact } (ici { $other } %).
why-close = Pourquoi : les meilleurs coups se valent à peu près.
why-chance = Pourquoi : ce coup gagne environ { $best } % des parties, le suivant { $other } %.
why-chance-played = Pourquoi : ce coup gagne environ { $best } % des parties, le coup joué { $other } %.
why-share = Pourquoi : son résultat attendu est { $best } %, contre { $other } % pour le coup suivant.
why-share-played = Pourquoi : son résultat attendu est { $best } %, contre { $other } % pour le coup joué.

fact-wins = ce coup gagne la partie
fact-wins-turn = ce coup mène à la victoire pendant ce tour
fact-threat = { $rival } peut gagner dès le prochain tour
fact-next = { $player } peut gagner au prochain tour
