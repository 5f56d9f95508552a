game-times-square = Times Square
line-times-square = A tug of war along one street. Nobody owns the stars; everybody pulls.
