game-times-square = Auf der Reeperbahn
also-times-square = Times Square
line-times-square = Une partie de tir à la corde d’un bout à l’autre de la place. Les vedettes n’appartiennent à personne ; tout le monde tire.
