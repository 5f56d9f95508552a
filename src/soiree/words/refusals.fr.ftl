### Pourquoi une décision est refusée, dans tous les jeux : français

refusal-turn = Ce n’est pas à vous de décider. On attend : { $players }.
refusal-locked = Votre choix est verrouillé. On attend : { $players }.
refusal-chance = Personne ne décide en ce moment. Attendez la fin de la donne.
refusal-over = La partie est terminée. Il n’y a plus rien à décider.
refusal-unknown = Ce jeu n’a pas de coup « { $token } ».
refusal-asked = Une autre décision vous est demandée maintenant : { $prompt }
refusal-undo-locked = Votre décision est verrouillée jusqu’à ce que les autres aient décidé aussi.
refusal-undo-over = La partie est terminée. Plus rien ne peut être annulé.
refusal-undo-nothing = Il n’y a rien à annuler : vous n’avez encore rien décidé.
refusal-undo-learned = Impossible d’annuler : le tour est terminé, ou quelque chose a été révélé depuis.
