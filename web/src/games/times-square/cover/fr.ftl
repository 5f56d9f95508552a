game-times-square = Auf der Reeperbahn
also-times-square = Times Square
line-times-square = Un bras de fer le long d’une rue. Les vedettes ne sont à personne ; tout le monde tire.
