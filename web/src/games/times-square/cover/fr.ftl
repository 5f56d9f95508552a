game-times-square = Auf der Reeperbahn
also-times-square = Times Square
line-times-square = Un bras de fer d’un bout à l’autre de la place. Les vedettes n’appartiennent à personne ; tout le monde tire.
