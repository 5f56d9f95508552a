game-gatsby = Gatsby
line-gatsby = Trois lieux, un seul jeton pour deux : chaque action que vous prenez, votre adversaire ne l’a plus.
