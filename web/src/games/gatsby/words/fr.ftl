### Gatsby à la table de la page : français

gat-party = { $player } : personnages, action spéciale, jetons
gat-rallied-by = rallié par { $player }
gat-only-you = vous seul le savez
gat-maybe = { $who } ?
gat-completes = donnerait la victoire à { $player }
gat-under = dessous, le bonus { $bonus }
gat-level-bonus = Niveau { $level } : le bonus { $bonus }
gat-token-of = jeton ({ $player })
gat-anchor = le prochain jeton se pose à côté
gat-finished = course terminée
gat-climber =
    { $steps ->
        [0] { $player } : niveau { $level }, au sommet
        [one] { $player } : niveau { $level }, montera de { $steps } niveau
       *[other] { $player } : niveau { $level }, montera de { $steps } niveaux
    }
gat-three = Une famille { $count }/{ $of }
gat-five = Toutes { $count }/{ $of }
gat-hidden =
    { $count ->
        [one] { $count } personnage face cachée
       *[other] { $count } personnages face cachée
    }
gat-no-special = Pas d’action spéciale
gat-notes-hide = Masquer ce que j’ai vu
gat-notes-show = Montrer ce que j’ai vu
gat-prompt-task = Posez { $task }
gat-prompt-exchange = { $first } et { $second } : échanger les deux ?
gat-ask-asc = Ascension : monter une fois ?
gat-ask-swap = Échange : troquer un de vos jetons contre un de l’autre joueur ?
gat-ask-look = Coup d’œil : consulter deux personnages, et les échanger si vous voulez ?
gat-ask-force = Pression : choisir la prochaine action de l’autre joueur, au début de son tour ?
gat-ask-place = Jeton en plus : en poser un de plus au Cabaret ou à l’Hippodrome ?
gat-ask-special = Action spéciale : piocher des tuiles et en garder une ?
gat-help-action = Votre adversaire ne pourra pas la choisir au tour suivant.
gat-help-barred = Le jeton Action est posé ici : elle ne peut pas être choisie ce tour-ci.
gat-help-special = La tuile est dépensée, et votre adversaire pourra choisir n’importe quelle action.
gat-help-lapse = Le bonus de cette case est perdu pour de bon.
gat-overview = Les trois lieux
gat-drew = { $player } pioche { $count } actions spéciales.

## Notes of the first game

gat-note-keep = Les actions spéciales sont fortes et ne servent qu’une fois. Vous seul voyez celles-ci ; celle que vous gardez reste visible à côté de vous.
gat-note-opening = Commencez n’importe où au Cabaret. Le bonus de cette case est perdu : une case simple coûte le moins.
gat-note-action = Posez le jeton commun sur une action : l’autre joueur ne pourra pas la choisir ensuite. Réunissez trois personnages d’une famille, ou un de chaque ; sinon, le prestige décide quand un lieu n’a plus de personnage.
gat-note-force = Pression : vous choisissez ce que fait l’autre joueur. Il prend lui-même toutes les décisions suivantes du tour.
gat-note-cabaret = Reliez la gauche à la droite, ou le haut au bas, côte à côte, avec vos propres jetons, ou tenez les quatre étoiles. Les diagonales ne comptent pas.
gat-note-race = Les pistes se remplissent par la gauche. Quand une piste est pleine, qui y a le plus de jetons rallie son personnage.
gat-note-bonus = La case porte un bonus. C’est maintenant ou jamais, et il peut en déclencher d’autres.
gat-note-place = Un jeton de plus : à côté de n’importe quel jeton du Cabaret, ou en tête d’une piste. Sa case peut porter un bonus, elle aussi.
gat-note-swap-own = Deux jetons changent de place, le vôtre et celui de l’autre joueur, n’importe où sur le plateau. Aucun bonus ne se déclenche.
gat-note-look-first = Choisissez deux personnages du plateau. Ceux qui sont face cachée ne sont montrés qu’à vous, et la page les retient avec un œil.
gat-note-look-swap = Vous pouvez échanger les deux. S’ils sont tous deux face cachée, l’autre joueur ne saura pas si vous l’avez fait.
gat-note-pick = Gardez une de ces tuiles ; les autres sont défaussées sans être montrées. Une tuile encore à vous à la fin vaut du prestige.
gat-note-slot = Une seule tuile pourra servir. L’autre est mise de côté, pour son prestige à la fin.
gat-note-swap-other = À présent, le jeton de l’autre joueur qui change de place avec le vôtre. Pensez aux chemins que vous reliez, et à ceux que vous coupez.
gat-note-look-second = Le second des deux. S’il est face cachée, vous seul le voyez, même sans rien échanger.
