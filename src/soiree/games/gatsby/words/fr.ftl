### Gatsby: words, French

## The game

title = Gatsby
tagline = Trois lieux où se montrer, une action que personne ne peut répéter, et la moitié des invités face cachée.
designer = Bruno Cathala et Ludovic Maublanc
about = Un duel de charme à deux. À chaque tour, vous déplacez un seul et même jeton vers une autre action, si bien que chaque choix prive aussi votre adversaire de quelque chose : des jetons au Cabaret pour le traverser ou en tenir les étoiles, une avancée au Centre financier, où l’on va plus vite quand on est derrière, une majorité à l’Hippodrome. Les bonus s’enchaînent, les actions spéciales ne servent qu’une fois, et la moitié des personnages est face cachée. Trois personnages d’une famille, ou un de chaque famille, et la victoire est immédiate ; sinon le prestige départage dès qu’un lieu n’a plus de personnage.

## Sections of the rules

section-1 = Mise en place
section-2 = Le tour
section-3 = Le Cabaret
section-4 = Le Centre financier
section-5 = L’Hippodrome
section-6 = Les bonus
section-7 = Les actions spéciales
section-8 = Les personnages cachés
section-9 = Fin de partie

## 1 Setup

GAT-101 = Deux joueurs, chacun avec sa couleur et son côté du plateau. À part cela, rien ne les distingue.
GAT-102 = Les dalles du Cabaret se placent au hasard, toutes à l’endroit, et forment une seule grille carrée de cases.
GAT-103 = Chaque emplacement du plateau reçoit un personnage au hasard. Les autres restent dans la boîte, et personne ne les voit avant la fin.
GAT-104 = Le plateau indique les emplacements dont le personnage est face visible dès le départ. Tous les autres sont face cachée, et personne ne les a vus.
GAT-105 = Une fois tous les personnages en place, les paires indiquées se comparent : si le personnage du bas a plus de prestige que celui du haut, les deux échangent leurs places. À prestige égal, rien ne change.
GAT-106 = Les tuiles Action spéciale forment une pile face cachée.
GAT-107 = Chaque joueur commence avec ses { $tokens } jetons Influence en réserve, et son jeton Ascension au pied de sa colonne du Centre financier.
GAT-108 = Le hasard désigne qui commence, à chances égales. Le jeton Action n’est encore sur aucune action, et le joueur qui commence n’a pas d’action spéciale.
GAT-109 = Le joueur qui ne commence pas pioche { $opening } tuiles Action spéciale, en garde une, face visible, sur son emplacement réservé, et défausse le reste sans le montrer. Seule une tuile qui vient d’être piochée peut être gardée.
GAT-110 = Puis ce joueur place un de ses jetons Influence sur une case quelconque du Cabaret. Aucun bonus ne s’y déclenche : si la case en porte un, il est perdu pour la partie.
GAT-111 = Le premier tour commence alors, et il revient au joueur qui commence.

## 2 The turn

GAT-201 = Les joueurs jouent à tour de rôle jusqu’à la fin de la partie, et seul décide celui à qui un choix est demandé.
GAT-202 = Un tour se compose du choix d’une action, de ses étapes dans l’ordre, chacune avec les bonus qu’elle déclenche, puis de la fin du tour. On ne peut répondre qu’à ce qui est demandé.
GAT-203 = Pour agir, vous placez le jeton Action sur une action principale, ou sur votre emplacement réservé pour utiliser l’action spéciale qui s’y trouve.
GAT-204 = L’action principale où se trouve le jeton Action ne peut pas être choisie. Au premier tour, il n’est sur aucune action, et toutes les actions principales sont libres.
GAT-205 = Une action spéciale ne peut être choisie que si une tuile se trouve sur l’emplacement réservé du joueur actif. Les deux emplacements réservés sont distincts : après une action spéciale, l’adversaire peut choisir n’importe quelle action principale, et sa propre action spéciale aussi.
GAT-206 = Vous pouvez choisir une action qui n’a aucun effet pour l’instant : ses étapes sont perdues. Mais pas deux fois de suite : si le tour précédent n’a eu aucun effet, une action principale qui n’en aurait pas non plus ne peut pas être choisie, sinon une partie pourrait ne jamais finir. La Pression peut l’imposer.
GAT-207 =
    { $edition ->
        [reconstructed-1] Les actions principales : deux jetons au Cabaret, le second à côté du premier ; un jeton au Cabaret, puis avancer ; avancer, puis un jeton à l’Hippodrome ; deux jetons sur des pistes différentes de l’Hippodrome.
       *[other] Les actions principales sont celles du plateau de cette édition, chacune avec ses étapes dans l’ordre.
    }
GAT-208 =
    { $edition ->
        [reconstructed-1] Les actions spéciales : deux jetons au Cabaret ; trois à la file au Cabaret ; un au Cabaret, puis un échange ; un n’importe où au Cabaret ; un au Cabaret, avancer, un à l’Hippodrome ; avancer deux fois ; un coup d’œil, avancer, un échange ; deux jetons sur une même piste de l’Hippodrome ; trois sur des pistes différentes ; un échange, puis un à l’Hippodrome ; un n’importe où à l’Hippodrome.
       *[other] Les actions spéciales sont celles des tuiles Action spéciale de cette édition, chacune avec ses étapes dans l’ordre.
    }
GAT-209 = Les étapes sont obligatoires tant qu’elles sont possibles. Une étape impossible quand vient son tour est perdue, et les suivantes sont exécutées quand même.
GAT-210 = Un bonus interrompt l’action : il se résout en entier, avec tout ce qu’il déclenche, avant l’étape suivante.
GAT-211 = Un jeton placé vient de votre propre réserve. Avec une réserve vide, on ne place rien, et les jetons du plateau ne se reprennent jamais pour être placés ailleurs.
GAT-220 = Quand il ne reste rien à faire, le tour se termine, dans cet ordre : une action spéciale en cours est écartée, les conditions sont vérifiées, les personnages ralliés, les pistes complètes vidées, la fin de partie vérifiée, et le tour passe.
GAT-221 = L’action spéciale en cours quitte le jeu à la fin du tour.
GAT-222 = Toutes les conditions se lisent dans une seule position, celle de la fin du tour, pour les deux joueurs. Ce qui était vrai plus tôt dans le tour ne compte pas.
GAT-223 = Les personnages sont ralliés dans l’ordre de leurs emplacements ; chacun quitte le sien pour de bon, et aucun n’y est remplacé. On peut rallier un personnage pendant le tour de l’adversaire.
GAT-224 = À la fin d’un tour, chaque piste complète de l’Hippodrome est vidée : ses jetons retournent dans la réserve de leur propriétaire, et la course y est terminée.
GAT-225 = Si la partie continue, c’est au tour de l’adversaire et le numéro du tour augmente de 1. Si Pression a servi dans le tour qui s’achève, le choix qu’elle donne vient d’abord.

## 3 Cabaret

GAT-301 = Au Cabaret, un jeton ne se place que sur une case vide.
GAT-302 = Un jeton va au Cabaret sur une case qui touche par un côté une case qui porte un jeton, de l’un ou de l’autre. Les diagonales ne comptent pas.
GAT-303 = Quand une étape place à côté du dernier jeton, choisissez une case qui touche par un côté le dernier jeton placé au Cabaret par les étapes de cette même action, même si un échange a changé son propriétaire. Les jetons placés par des bonus ne comptent pas.
GAT-304 = Si aucune case voisine de ce jeton n’est libre, l’étape est perdue, et avec elle les suivantes qui en seraient parties. Rien n’empêche de choisir une telle case en connaissance de cause, même si une autre laissait de la place au jeton suivant.
GAT-305 = Une étape qui place n’importe où au Cabaret permet toute case vide.
GAT-306 = Les jetons ne quittent jamais le Cabaret ; un échange peut changer leur propriétaire. Quand le Cabaret est plein, on n’y place plus rien, mais ses personnages peuvent encore être ralliés.
GAT-307 = Vous ralliez le personnage d’une direction si un chemin continu de vos propres jetons, côte à côte, relie la gauche à la droite, ou le haut au bas. Un seul chemin peut faire les deux. Si les deux joueurs ont un tel chemin à la fin du même tour, c’est le joueur actif qui rallie.
GAT-308 = Vous ralliez le personnage des étoiles si vos jetons occupent toutes les cases étoile en même temps.

## 4 Finance Center

GAT-401 = Au Centre financier, chaque joueur avance dans sa propre colonne, de marche en marche jusqu’au sommet. Les deux jetons peuvent être sur la même marche.
GAT-402 = Vous avancez de { $behind ->
        [one] { $behind } marche
       *[other] { $behind } marches
    } si votre jeton est strictement plus bas que celui de l’adversaire, sinon de { $ahead }. Le nombre est fixé avant de bouger.
GAT-403 = Cela vaut chaque fois que vous avancez, quelle qu’en soit la cause, et les marches se comparent de nouveau à chaque fois.
GAT-404 = On s’arrête au sommet. Un jeton au sommet ne peut plus avancer, et l’étape est alors perdue.
GAT-405 = Avancer ne laisse rien à décider.
GAT-406 = Vous ralliez le personnage d’un palier s’il y est encore et que votre jeton est sur cette marche ou plus haut.
GAT-407 = Le bonus d’un palier est couvert par son personnage. Une fois celui-ci parti, il se déclenche pour le joueur qui atteint ou dépasse le palier. Le joueur qui a rallié le personnage n’obtient jamais ce bonus. Un bonus de la tour qu’aucun personnage ne couvre se déclenche pour chaque joueur qui l’atteint ou le dépasse.
GAT-408 = On avance d’abord de toutes les marches ; ensuite se déclenchent les bonus des paliers atteints ou dépassés, le plus bas en premier.

## 5 Racetrack

GAT-501 = À l’Hippodrome, les jetons ne se placent que sur les cases vides des pistes dont la course n’est pas terminée.
GAT-502 = Un jeton va à l’Hippodrome sur la case vide la plus à gauche de sa piste ; s’il y a un trou, c’est là qu’il va.
GAT-503 = Une étape qui place sur une autre piste va sur une piste où aucune étape de la même action n’a placé de jeton. Les jetons placés par des bonus ne comptent pas.
GAT-504 = Une étape qui place sur la même piste va sur la piste du jeton précédent de l’action. Si elle est complète, l’étape est perdue ; rien n’empêche de choisir pour le premier jeton une piste où il ne reste qu’une case.
GAT-505 = Une étape qui place n’importe où à l’Hippodrome permet toute case vide de toute piste ouverte ; des trous peuvent apparaître.
GAT-506 = À la fin d’un tour, le joueur qui a le plus de jetons sur une piste complète en rallie le personnage. Le nombre de cases est impair, il n’y a donc pas d’égalité. Une piste complétée plus tôt dans le tour peut encore changer de mains par un échange.

## 6 Bonuses

GAT-601 = Un bonus sur une case du Cabaret ou de l’Hippodrome se déclenche pour le joueur actif au moment où il y place un jeton, par une étape ou par un Jeton supplémentaire. Un échange n’en déclenche aucun, pas plus que le premier jeton du Cabaret.
GAT-602 = Chaque case bonus sert au plus une fois par partie.
GAT-603 = Un bonus est facultatif : on vous demande si vous l’utilisez. S’il n’avait aucun effet, il est perdu sans qu’on vous le demande.
GAT-604 = Un bonus refusé est perdu pour de bon.
GAT-611 = Ascension : vous avancez une fois.
GAT-621 = Échange : un de vos jetons Influence du plateau et un de l’adversaire échangent leurs places, dans un même lieu ou dans deux, même sur une piste complète qui n’est pas encore fermée. Vous choisissez d’abord votre jeton, puis l’autre.
GAT-622 = Un échange n’est possible que si chaque joueur a au moins un jeton Influence sur le plateau. Les jetons Ascension et les réserves n’y prennent pas part.
GAT-623 = Un échange qui est une étape d’une action spéciale se fait de même, mais il n’est pas facultatif.
GAT-631 = Pression : au début du prochain tour de l’adversaire, vous choisissez l’action à sa place, n’importe quelle action principale sauf celle qui vient d’être jouée, ou son action spéciale, même une action sans effet. L’adversaire prend ensuite toutes les autres décisions.
GAT-632 = Le choix peut être l’action spéciale de l’adversaire, qui est écartée comme d’habitude. Il faut choisir ; si la partie se termine avant, le choix est perdu ; deux Pressions dans un même tour ne donnent qu’un choix.
GAT-641 = Jeton supplémentaire : vous placez un jeton, à côté de n’importe quel jeton du Cabaret ou sur la case vide la plus à gauche d’une piste de l’Hippodrome. Le bonus de cette case se déclenche.
GAT-661 = Coup d’œil : vous choisissez deux personnages différents encore sur le plateau, n’importe où, face visible ou cachée. Ceux qui sont face cachée ne sont montrés qu’à vous ; ensuite, vous pouvez échanger les deux.
GAT-662 = Chaque personnage garde sa face en changeant de place : visible il arrive visible, caché il arrive caché.
GAT-663 = L’adversaire apprend de quels emplacements il s’agit. Si l’un des deux au moins est face visible, tout le monde voit si vous les échangez ; si les deux sont face cachée, l’adversaire ne l’apprend pas.
GAT-664 = Un coup d’œil qui est une étape d’une action spéciale se fait de même : il faut regarder, mais l’échange reste facultatif.
GAT-665 = Un personnage dont la condition est déjà remplie dans ce tour peut encore être consulté et déplacé, car les conditions ne sont vérifiées qu’à la fin du tour.

## 7 Special actions

GAT-701 = Quand une action spéciale est choisie, sa tuile quitte l’emplacement réservé et reste en cours jusqu’à la fin du tour. Dès lors, l’emplacement réservé est vide.
GAT-702 = Action spéciale : vous piochez { $draw } tuiles dans la pile, ou toutes celles qui restent s’il y en a moins, sans les montrer, et vous en choisissez une parmi elles. Les autres sont défaussées sans être montrées.
GAT-703 = Si votre emplacement réservé est vide, y compris parce que sa tuile est en cours, la tuile choisie y va face visible.
GAT-704 = Si votre emplacement réservé porte une tuile, vous y gardez l’une des deux et mettez l’autre de côté, face visible, pour son prestige à la fin.
GAT-705 = Les tuiles défaussées, mises de côté ou écartées ne reviennent jamais ; la pile n’est pas reconstituée.
GAT-706 = Les tuiles des emplacements réservés, en cours, mises de côté ou écartées sont visibles de tous. Personne ne connaît la pile ; une tuile défaussée n’est connue que du joueur qui l’a défaussée.

## 8 Hidden characters

GAT-801 = Un personnage face cachée reste face cachée une fois rallié ; son propriétaire le voit dès lors. Un personnage face visible reste connu de tous.
GAT-802 = Ce que vous avez vu est noté pour vous, avec exactement ce qui s’en déduit : la mémoire ne fait pas partie du jeu.
GAT-803 = À la fin, tout est montré à tous : personnages ralliés et restants, boîte, coups d’œil, tuiles défaussées et pile.

## 9 End

GAT-901 =
    À la fin d’un tour, { $same } personnages d’une même famille font gagner aussitôt, et un de chaque famille aussi. Les personnages face cachée comptent, et la victoire n’est pas facultative. { $double_win ->
        [prestige] Si les deux joueurs y arrivent au même tour, le prestige les départage.
       *[active] Si les deux joueurs y arrivent au même tour, le joueur actif gagne.
    }
GAT-902 = Sinon, si un lieu n’a plus de personnage, la partie se termine et le prestige décide. Si plusieurs lieux sont vides, la raison indiquée est celui qui vient en premier dans cet ordre : Cabaret, Centre financier, Hippodrome.
GAT-903 = Votre prestige est la somme de celui de vos personnages, plus { $slot } pour une tuile sur votre emplacement réservé et { $aside } pour chaque tuile mise de côté.
GAT-904 = Le joueur qui a le plus de prestige l’emporte ; à égalité, celui qui a le plus de personnages ; si l’égalité persiste, la partie est nulle.

## Options

option-double_win = Double victoire par familles
option-double_win-about = Qui gagne si un même tour donne une victoire par familles aux deux joueurs.
option-double_win-active = Le joueur actif gagne
option-double_win-prestige = Le prestige départage

## Prompts and stages

prompt-keep = Gardez une tuile Action spéciale
prompt-opening = Placez le premier jeton au Cabaret
prompt-force = Choisissez l’action de votre adversaire
prompt-action = Choisissez une action
prompt-cabaret = Placez un jeton au Cabaret
prompt-race = Placez un jeton à l’Hippodrome
prompt-bonus = Utiliser le bonus ?
prompt-place = Placez le jeton supplémentaire
prompt-swap-own = Lequel de vos jetons échanger ?
prompt-swap-other = Contre quel jeton de votre adversaire ?
prompt-look-first = Choisissez le premier personnage à consulter
prompt-look-second = Choisissez le second personnage à consulter
prompt-look-swap = Échanger les deux personnages ?
prompt-pick = Choisissez une tuile Action spéciale
prompt-slot = Quelle tuile reste sur votre emplacement réservé ?
stage-tile = Le Cabaret se met en place
stage-deal = Les personnages prennent place
stage-start = Le hasard désigne qui commence
stage-draw = Des tuiles Action spéciale sont piochées
stage-over = La partie est terminée

## Seats, locations, suits

seat-dorothy = Dorothy Williams
seat-james = James Miller
location-cabaret = Cabaret
location-finance = Centre financier
location-race = Hippodrome
suit-stage = Scène
suit-press = Presse
suit-bank = Banque
suit-turf = Turf
suit-politics = Politique

## Characters and their roles

character-marchetti = Opal Marchetti
character-delacroix = Rufus Delacroix
character-vance = Loretta Vance
character-farraday = Otis Farraday
character-pruett = Silas Pruett
character-holloway = Beatrix Holloway
character-whitlow = Ambrose Whitlow
character-hathersage = Edith Hathersage
character-thorne = Cornelius Thorne
character-brannigan = Colm Brannigan
character-lark = Josephine Lark
character-stroud = Percival Stroud
character-creed = Harlan Creed
character-marsh = Thaddeus Marsh
character-pell = Augusta Pell
role-marchetti = doublure
role-delacroix = chef d’orchestre
role-vance = tête d’affiche
role-farraday = photographe
role-pruett = échotier
role-holloway = patronne de presse
role-whitlow = notaire
role-hathersage = héritière
role-thorne = agent de change
role-brannigan = lad
role-lark = entraîneuse de chevaux
role-stroud = propriétaire de haras
role-creed = conseiller municipal
role-marsh = directeur de campagne
role-pell = sénatrice

## Places and spaces

place-ka = Cabaret, de gauche à droite
place-kb = Cabaret, de haut en bas
place-ks = Cabaret, les étoiles
place-kf1 = Finance, palier 1
place-kf2 = Finance, palier 2
place-kf3 = Finance, palier 3
place-kf4 = Finance, palier 4
place-kr1 = Hippodrome, piste 1
place-kr2 = Hippodrome, piste 2
place-kr3 = Hippodrome, piste 3
place-kr4 = Hippodrome, piste 4
place-kr5 = Hippodrome, piste 5
space-cabaret = case { $space } du Cabaret
name-given = { $name }
place-cross = Cabaret, { $one } – { $other }
place-stars = Cabaret, les étoiles
place-floor = Finance, palier { $floor }
place-row = Hippodrome, piste { $row }
side-left = gauche
side-right = droite
side-top = haut
side-bottom = bas
space-level = marche { $level } du Centre financier
space-race = piste { $row }, case { $space } de l’Hippodrome

## Actions, special tiles, bonuses, tasks

action-cc = Faire la salle
action-cf = Verres et affaires
action-fr = Bourse et paddock
action-rr = Paris croisés
action-sp = l’action spéciale
action-unnamed = Action { $id }
special-unnamed = Tuile { $id }
special-scc = Deux tables
special-sccc = Farandole
special-scx = Changement de cavalier
special-sca = La meilleure place
special-scfr = La grande tournée
special-sff = Ascenseur express
special-shfx = Présentations
special-srr = Double mise
special-srrr = Trois tickets
special-sxr = Tuyau d’initié
special-sra = Photo-finish
steps-list = { $steps }
steps-cc = deux jetons au Cabaret, le second à côté du premier
steps-cf = un jeton au Cabaret, puis une avancée
steps-fr = une avancée, puis un jeton à l’Hippodrome
steps-rr = deux jetons sur des pistes différentes de l’Hippodrome
steps-scc = deux jetons au Cabaret
steps-sccc = trois jetons au Cabaret, chacun à côté du précédent
steps-scx = un jeton au Cabaret, puis un échange
steps-sca = un jeton n’importe où au Cabaret
steps-scfr = un jeton au Cabaret, une avancée, un jeton à l’Hippodrome
steps-sff = deux avancées
steps-shfx = un coup d’œil à deux personnages, une avancée, un échange
steps-srr = deux jetons sur une même piste de l’Hippodrome
steps-srrr = trois jetons sur des pistes différentes de l’Hippodrome
steps-sxr = un échange, puis un jeton à l’Hippodrome
steps-sra = un jeton n’importe où à l’Hippodrome
bonus-asc = Ascension
bonus-swap = Échange
bonus-look = Coup d’œil
bonus-force = Pression
bonus-place = Jeton supplémentaire
bonus-special = Action spéciale
task-cab-adj = un jeton au Cabaret
task-cab-next = un jeton à côté du dernier au Cabaret
task-cab-any = un jeton n’importe où au Cabaret
task-race-row = un jeton à l’Hippodrome
task-race-new = un jeton sur une autre piste de l’Hippodrome
task-race-same = un jeton sur la même piste de l’Hippodrome
task-race-any = un jeton n’importe où à l’Hippodrome
task-fin = une avancée
task-swap = un échange
task-look = un coup d’œil à deux personnages
task-place = un jeton supplémentaire
task-draw = une pioche de tuiles Action spéciale
task-ask = le bonus { $bonus }

## Moves, as offered in a menu

move-action = { $name } : { $steps }
move-sp-action = Utiliser votre action spéciale
move-sp-force = Faire utiliser à votre adversaire son action spéciale
move-keep = Garder { $tile } : { $steps }
move-pick = Choisir { $tile } : { $steps }
move-yes-bonus = Utiliser le bonus
move-no-bonus = Renoncer au bonus
move-yes-look-swap = Échanger les deux
move-no-look-swap = Les laisser en place
move-old = Garder la tuile qui s’y trouve
move-new = Garder la nouvelle tuile
move-place = Placer un jeton : { $space }
move-swap-own = Donner ce jeton : { $space }
move-swap-other = Contre ce jeton : { $space }
move-look = Consulter ce personnage : { $place }

## Events

event-tile-laid =
    { $quadrant ->
        [nw] La dalle { $tile } est en haut à gauche du Cabaret.
        [ne] La dalle { $tile } est en haut à droite du Cabaret.
        [sw] La dalle { $tile } est en bas à gauche du Cabaret.
        [se] La dalle { $tile } est en bas à droite du Cabaret.
       *[other] La dalle { $tile } est au Cabaret.
    }
event-dealt = { $place } : { $who }.
event-dealt-hidden = { $place } : un personnage, face cachée.
event-ranked = { $low } et { $high } : les deux personnages échangent leurs places, le plus prestigieux en haut.
event-starter = { $player } commence.
event-drew = { $player } pioche { $tile }.
event-drew-hidden = { $player } pioche une tuile Action spéciale.
event-kept = { $player } garde { $tile }.
event-discarded =
    { $count ->
        [0] { $player } n’a rien à défausser.
       *[other] { $player } défausse { $tiles }.
    }
event-discarded-hidden =
    { $count ->
        [0] { $player } n’a rien à défausser.
        [one] { $player } défausse { $count } tuile Action spéciale sans la montrer.
       *[other] { $player } défausse { $count } tuiles Action spéciale sans les montrer.
    }
event-opening = { $player } place le premier jeton : { $space }.
event-turn = Tour { $turn } : à { $player } de jouer.
event-forced = { $by } choisit pour { $player } : { $action }.
event-acted = { $player } choisit { $action }.
event-acted-special = { $player } utilise l’action spéciale { $special }.
event-placed = { $player } place un jeton : { $space }.
event-advanced = { $player } avance de la marche { $from } à la marche { $to }.
event-lost = { $player } perd une étape impossible : { $task }.
event-set-off = { $player } déclenche le bonus { $bonus } ({ $at }).
event-answered-yes = { $player } utilise le bonus { $bonus }.
event-answered-no = { $player } renonce au bonus { $bonus }.
event-lapsed = Le bonus { $bonus } n’a aucun effet pour { $player } : il est perdu.
event-swapped = { $player } échange deux jetons : { $own } contre { $other }.
event-looked = { $player } consulte deux personnages : { $first } ({ $saw-first }) et { $second } ({ $saw-second }).
event-exchanged-yes = { $player } échange deux personnages : { $first } et { $second }.
event-exchanged-no = { $player } laisse deux personnages en place : { $first } et { $second }.
event-exchanged-hidden = { $player } remet en place deux personnages, échangés ou non : { $first } et { $second }.
event-took = { $player } place { $tile } sur son emplacement réservé.
event-aside = { $player } met { $tile } de côté.
event-spent = { $player } a utilisé { $tile }, qui quitte le jeu.
event-rallied = { $player } rallie { $who } ({ $place }).
event-rallied-down = { $player } rallie { $who }, face cachée ({ $place }).
event-rallied-hidden = { $player } rallie un personnage face cachée ({ $place }).
event-row-closed = La course de la piste { $row } est terminée ; jetons rendus : { $first } ({ $player0 }), { $second } ({ $player1 }).
event-over = { $reason } : { $player } gagne, avec { $own } de prestige contre { $other }.
event-over-draw = { $reason } : égalité, avec { $own } de prestige chacun.
event-revealed = Tout est révélé. Dans la boîte : { $box }.

## Result

result-win = Victoire : la soirée est à { $player }.
result-draw = Égalité : la soirée avait deux hôtes.
cause-three = Trois d’une même famille
cause-five = Un de chaque famille
cause-both = Les deux ont une victoire par familles, le prestige départage
cause-cabaret = Plus de personnage au Cabaret
cause-finance = Plus de personnage au Centre financier
cause-race = Plus de personnage à l’Hippodrome

score-prestige = Prestige
score-characters = Personnages

## Labels of the board

label-entry = { $label } : { $value }
label-turn = Tour { $number }
label-actions = Actions
label-characters = Personnages
label-suits = Familles
label-bonuses = Bonus
label-star = Étoile
label-special = Action spéciale
label-none = aucune
label-in-use = en cours
label-aside = Mises de côté
label-spent = Utilisées
label-drawn = Piochées
label-supply =
    { $count ->
        [one] { $count } jeton en réserve
       *[other] { $count } jetons en réserve
    }
label-pile =
    { $count ->
        [one] { $count } tuile Action spéciale dans la pile
       *[other] { $count } tuiles Action spéciale dans la pile
    }
label-discards =
    { $count ->
        [one] { $count } tuile défaussée
       *[other] { $count } tuiles défaussées
    }
label-token = le jeton Action est ici
label-todo = À faire
label-force = { $player } subit une Pression : l’adversaire choisira sa prochaine action
label-down = face cachée
label-looks = Coups d’œil
label-cases =
    { $count ->
        [one] { $count } disposition possible d’après ce que vous avez vu
       *[other] { $count } dispositions possibles d’après ce que vous avez vu
    }
label-box = Dans la boîte
label-prestige = Prestige { $number }

## What one seat alone sees, as a replay shows it

private-places-who = personnages
private-cases = ce qui a été vu
private-pool = pas encore placés
private-looks-saw = vus d’un coup d’œil
private-looks-swapped = échangés
private-special-discarded = ses propres défausses
private-special-drawing-tiles = tuiles piochées
private-special-unseen = tuiles non vues
