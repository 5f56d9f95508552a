### Pourquoi une décision est refusée, dans tous les jeux : français

refusal-turn = Ce n’est pas à vous de décider. À décider maintenant : { $players }.
refusal-chance = Personne ne décide en ce moment. Attendez la fin de la donne.
refusal-over = La partie est terminée. Il n’y a plus rien à décider.
refusal-unknown = Ce jeu n’a pas de coup « { $token } ».
refusal-asked = Une autre décision vous est demandée maintenant : { $prompt }
