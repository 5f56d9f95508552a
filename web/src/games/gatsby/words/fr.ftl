### Gatsby à la table de la page : français

gat-party = { $player } : personnages, action spéciale, jetons
gat-rallied-by = rallié par { $player }
gat-only-you = personne d’autre ne le sait
gat-maybe = { $who } ?
gat-completes = donnerait la victoire à { $player }
gat-under = dessous, le bonus { $bonus }
gat-level-bonus = Marche { $level } : le bonus { $bonus }
gat-token-of = jeton ({ $player })
gat-anchor = le prochain jeton se place à côté
gat-finished = course terminée
gat-climber =
    { $steps ->
        [0] { $player } : marche { $level }, au sommet
        [one] { $player } : marche { $level }, avancera de { $steps } marche
       *[other] { $player } : marche { $level }, avancera de { $steps } marches
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
gat-prompt-task = Placez { $task }
gat-prompt-exchange = { $first } et { $second } : échanger les deux ?
gat-ask-asc = Ascension : avancer une fois ?
gat-ask-swap = Échange : échanger un de vos jetons contre un de l’adversaire ?
gat-ask-look = Coup d’œil : consulter deux personnages, et les échanger si vous voulez ?
gat-ask-force = Pression : choisir la prochaine action de l’adversaire, au début de son tour ?
gat-ask-place = Jeton supplémentaire : placer un jeton de plus au Cabaret ou à l’Hippodrome ?
gat-ask-special = Action spéciale : piocher des tuiles et en garder une ?
gat-help-action = Votre adversaire ne pourra pas la choisir au tour suivant.
gat-help-barred = Le jeton Action est ici : cette action ne peut pas être choisie ce tour-ci.
gat-help-special = La tuile ne sert qu’une fois, et votre adversaire pourra choisir n’importe quelle action.
gat-help-lapse = Le bonus de cette case est perdu pour de bon.
gat-overview = Les trois lieux
gat-drew = { $player } pioche { $count } tuiles Action spéciale.

## Notes of the first game

gat-note-keep = Les tuiles Action spéciale sont fortes et ne servent qu’une fois. Celles-ci ne sont montrées qu’à vous ; celle que vous gardez reste visible à côté de vous.
gat-note-opening = Commencez n’importe où au Cabaret. Le bonus de cette case est perdu : mieux vaut une case qui n’en a pas.
gat-note-action = Placez le jeton commun sur une action : l’adversaire ne pourra pas la choisir ensuite. Réunissez une famille, ou un personnage de chaque famille ; sinon, le prestige décide quand un lieu n’a plus de personnage.
gat-note-force = Pression : vous choisissez l’action de l’adversaire. Toutes les autres décisions de ce tour restent les siennes.
gat-note-cabaret = Reliez la gauche à la droite, ou le haut au bas, avec vos propres jetons côte à côte, ou tenez toutes les étoiles. Les diagonales ne comptent pas.
gat-note-race = Les pistes se remplissent par la gauche. Quand une piste est pleine, le joueur qui y a le plus de jetons rallie son personnage.
gat-note-bonus = Cette case porte un bonus. Utilisez-le maintenant, sinon il est perdu ; il peut en déclencher d’autres.
gat-note-place = Un jeton de plus : à côté de n’importe quel jeton du Cabaret, ou sur la première case libre d’une piste. Sa case peut porter un bonus, elle aussi.
gat-note-swap-own = Deux jetons changent de place, le vôtre et celui de l’adversaire, n’importe où sur le plateau. Aucun bonus ne se déclenche.
gat-note-look-first = Choisissez deux personnages du plateau. Ceux qui sont face cachée ne sont montrés qu’à vous, et un œil marque ce que vous avez vu.
gat-note-look-swap = Vous pouvez échanger les deux. S’ils sont tous deux face cachée, l’adversaire ne saura pas si vous l’avez fait.
gat-note-pick = Gardez une de ces tuiles ; les autres sont défaussées sans être montrées. Une tuile encore à vous à la fin vaut du prestige.
gat-note-slot = Vous ne gardez qu’une tuile à utiliser. L’autre est mise de côté, pour son prestige à la fin.
gat-note-swap-other = Choisissez maintenant le jeton de l’adversaire. Pensez aux chemins que vous reliez, et à ceux que vous coupez.
gat-note-look-second = Choisissez le second. S’il est face cachée, il n’est montré qu’à vous, même si vous n’échangez rien.
