game-times-square = Times Square
also-times-square = Auf der Reeperbahn
line-times-square = A tug of war along one street. Nobody owns the stars; everybody pulls.
