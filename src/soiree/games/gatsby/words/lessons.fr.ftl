### Gatsby : leçons, français

reconstructed = Les nombres du plateau, les bonus de ses cases et les personnages (noms, familles et prestige) sont reconstitués, car aucune image n’en était disponible ; le reste est conforme à la boîte.

lesson-suit-title = Les personnages qu’il vous faut
lesson-suit-text = Vous gagnez aussitôt avec { $same } personnages de la même famille, ou avec un de chacune des { $suits } familles. Il vous en faut encore un de la Scène (le masque violet), et il attend au premier palier du Centre financier, une marche au-dessus de vous.
lesson-suit-task = Gagnez pendant ce tour : ralliez ce personnage.
lesson-suit-nudge = Vous n’avez pas avancé. Choisissez une action qui passe par le Centre financier.
lesson-suit-nudge-swapped = Vous avez avancé, mais ce personnage n’y était plus : vous l’aviez échangé. Laissez les personnages où ils sont.
lesson-suit-why = Si vous arrivez en premier à un palier, vous ralliez son personnage à la fin de votre tour. C’était le dernier qu’il vous fallait : la partie est gagnée.

lesson-path-title = Un chemin dans le Cabaret
lesson-path-text = Au Cabaret, chaque nouveau jeton se place à côté d’un jeton, quel qu’il soit. Un chemin continu de vos jetons, de gauche à droite ou de haut en bas, rallie le personnage de cette direction.
lesson-path-task = Reliez le bord gauche au bord droit pendant ce tour.
lesson-path-nudge = Le chemin est encore ouvert. Prenez l’action qui place { $tokens } jetons au Cabaret, et comblez le trou de votre ligne.
lesson-path-nudge-gap = Vous avez comblé une partie du trou. Une action place { $tokens } jetons au Cabaret, côte à côte : c’est là qu’ils doivent aller.
lesson-path-why = Les jetons doivent se toucher par un bord ; en diagonale, cela ne compte pas. Le chemin tenait à la fin de votre tour : le personnage est à vous. Tenir les { $stars } étoiles rallie le troisième personnage du Cabaret.

lesson-race-title = Une course jusqu’à la dernière case
lesson-race-text = Chaque piste de l’Hippodrome a { $row } cases, remplies depuis la gauche. Quand la dernière est prise, le joueur qui a le plus de jetons sur la piste rallie son personnage.
lesson-race-task = Gagnez la course de la piste du haut.
lesson-race-nudge = La piste du haut est encore ouverte. Choisissez une action qui passe par l’Hippodrome, puis la dernière case de cette piste.
lesson-race-nudge-swapped = La piste était pleine, mais votre échange y a donné plus de jetons à l’adversaire. Un bonus est facultatif : refusez celui-ci.
lesson-race-why = Vous aviez un jeton de plus. La dernière case proposait aussi un bonus : un bonus est toujours facultatif, et proposé une seule fois.

lesson-special-title = Rattraper son retard
lesson-special-text = Au Centre financier, on avance de { $ahead ->
        [one] { $ahead } marche
       *[other] { $ahead } marches
    } à la fois, mais de { $behind } quand on est derrière son adversaire. Vous avez aussi une tuile Action spéciale, qui sert une fois : Ascenseur express, { $lift } avancées de suite.
lesson-special-task = Atteignez le personnage du deuxième palier avant votre adversaire.
lesson-special-nudge = Vous n’avez pas avancé. Utilisez la tuile de votre emplacement réservé.
lesson-special-nudge-near = Une seule avancée vous mène à la hauteur de l’adversaire, et cela ne suffit pas. Votre tuile Action spéciale en donne { $lift }.
lesson-special-why = La première avancée était de { $behind } marches, car vous étiez derrière ; la suivante vous a fait passer devant. Une tuile gardée vaut du prestige : utilisez-la quand elle décide de quelque chose.

lesson-chain-title = Les bonus s’enchaînent
lesson-chain-text = Certaines cases portent un bonus, que vous pouvez utiliser dès que vous y placez un jeton. L’escalier fait avancer une fois de plus au Centre financier.
lesson-chain-task = Ralliez le personnage du premier palier pendant ce tour. Une seule avancée ne suffit pas.
lesson-chain-nudge = Vous avez avancé une fois. Une case voisine de votre jeton, dans le bas du Cabaret, montre l’escalier.
lesson-chain-nudge-declined = Une case que vous avez prise montrait l’escalier. Cette fois, utilisez le bonus, et prenez une action qui avance aussi.
lesson-chain-nudge-bonus = L’escalier vous a fait monter d’une marche, mais votre action n’avançait pas. Prenez-en une qui avance aussi.
lesson-chain-nudge-level = Vous n’avez pas avancé. Prenez une action qui avance, et utilisez aussi l’escalier : il est sur une case voisine de votre jeton, dans le bas du Cabaret.
lesson-chain-why = Un jeton sur l’escalier, l’avancée du bonus, et celle de l’action elle-même : le premier palier en un tour. Les bons tours sont des enchaînements.

lesson-deny-title = Priver l’adversaire d’une action
lesson-deny-text = Vous partagez un seul jeton Action. Chacun le déplace à son tour sur une autre action : l’adversaire ne peut pas choisir celle où vous l’avez mis.
lesson-deny-task = Avec l’action qui place { $tokens } jetons au Cabaret, votre adversaire peut finir un chemin. Empêchez ce chemin.
lesson-deny-nudge = Le chemin est fini. Une seule action place { $tokens } jetons au Cabaret : si vous la prenez, votre adversaire ne l’a plus.
lesson-deny-why = Avec le jeton sur cette action, votre adversaire ne pouvait placer qu’un jeton au Cabaret. Avant de choisir, demandez-vous ce que l’adversaire veut faire.

lesson-glance-title = Échanger des personnages
lesson-glance-text = La loupe permet de consulter un personnage, où qu’il soit, puis un autre, et de les échanger. Il vous faut encore un personnage de la Scène : il attend au Cabaret, hors de portée, et un personnage d’une autre famille attend une marche au-dessus de vous au Centre financier.
lesson-glance-task = Gagnez pendant ce tour.
lesson-glance-nudge = Vous n’avez ni échangé de personnages, ni avancé. La case à la loupe est à côté de votre jeton.
lesson-glance-nudge-wrong-suit = Vous avez rallié un personnage, mais d’une autre famille. Échangez-le d’abord avec celui de la Scène : la case à la loupe est à côté de votre jeton.
lesson-glance-nudge-swapped = Vous avez échangé des personnages, mais sans avancer : vous n’avez rallié personne. Prenez une action qui avance aussi.
lesson-glance-why = D’abord le jeton et son bonus, puis l’avancée : le bon personnage était là à la fin de votre tour. C’est à ce moment-là que l’on compte.

lesson-prestige-title = Quand un lieu se vide
lesson-prestige-text = Quand un lieu n’a plus de personnage, la partie se termine, et vous gagnez si vos personnages ont plus de prestige que ceux de l’adversaire. Ici, il reste un personnage au Centre financier.
lesson-prestige-task = Terminez la partie pendant que vous êtes devant.
lesson-prestige-nudge = La partie continue, et votre adversaire arrivera peut-être au sommet avant vous. Vous êtes plus bas : une avancée est de { $behind } marches.
lesson-prestige-why = Le dernier personnage a apporté son prestige, et la partie s’est terminée à votre avantage. Regardez quel lieu se vide le premier, et pour qui.
