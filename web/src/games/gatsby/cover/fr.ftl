game-gatsby = Gatsby
line-gatsby = Trois lieux, un seul jeton pour deux : chaque choix le prend aussi à l’autre.
