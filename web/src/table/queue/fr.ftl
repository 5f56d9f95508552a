### Queued moves: French.

queue-move = Préparer un coup
queue-is = Coup préparé : { $move }
queue-is-set = Un coup est préparé
queue-title = Votre prochain coup
queue-about = Il sera joué dès que ce sera à vous, s’il est encore possible. Sinon, vous déciderez à ce moment-là. Personne d’autre ne le voit.
queue-loading = Un instant…
queue-none = Aucun coup à préparer : la partie peut se terminer avant votre prochain tour.
queue-remove = Supprimer le coup préparé
