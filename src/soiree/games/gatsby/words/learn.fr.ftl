### Gatsby : la page Apprendre, français. Ce qui précède | est en gras. Aucun chiffre : les nombres sont des variables (learn.toml).

learn-goal-title = Comment gagner
learn-goal-text = { $places } personnages attendent sur le plateau. Ralliez-les avant votre adversaire.
learn-goal-suit = Une famille | { $same } personnages de la même famille : vous gagnez aussitôt.
learn-goal-all = Toutes les familles | Un personnage de chacune des { $suits } familles : vous gagnez aussitôt.
learn-goal-prestige = Le prestige | Si un lieu n’a plus de personnage avant cela, la partie s’arrête, et vous gagnez si vous avez plus de prestige que l’adversaire.

learn-box-title = Ce qu’il y a dans la boîte
learn-box-text = Un plateau avec un Cabaret, un Centre financier et un Hippodrome ; { $characters } personnages ; { $tiles } dalles du Cabaret ; { $specials } tuiles Action spéciale ; un jeton Action, commun aux joueurs. Chacun a { $tokens } jetons Influence et un jeton Ascension.
learn-box-suits = Les personnages : { $persuit ->
        [0] { $suits } familles
       *[other] { $suits } familles de { $persuit }
    }, de { $least } à { $most } points de prestige
learn-box-actions = Les { $actions } actions
learn-box-bonuses = Les bonus
learn-box-specials = Les { $specials } tuiles Action spéciale, toutes différentes
learn-prestige = prestige { $count }
learn-bonus-asc = Vous avancez une fois au Centre financier.
learn-bonus-swap = Un de vos jetons et un de l’adversaire échangent leurs places, n’importe où sur le plateau. Cela ne déclenche aucun bonus.
learn-bonus-look = Regardez en secret un personnage du plateau, puis un autre. Vous pouvez ensuite les échanger : un personnage visible reste visible, un personnage caché reste caché. S’ils sont l’un et l’autre cachés, l’adversaire ne sait pas si vous les avez échangés.
learn-bonus-force = Vous choisissez la prochaine action de votre adversaire : n’importe laquelle sauf celle qui vient d’être jouée, même sa tuile Action spéciale, même une action sans effet. Les autres décisions de ce tour restent les siennes.
learn-bonus-place = Placez un jeton de plus au Cabaret, à côté d’un autre jeton, ou à l’Hippodrome.
learn-bonus-special = Piochez { $draw } tuiles Action spéciale (ou celles qui restent) et choisissez-en une. Les autres sont défaussées.

learn-setup-title = Le départ
learn-setup-text = Voici le plateau au début d’une partie.
learn-setup-board = Le Cabaret | Ses { $tiles } dalles sont placées au hasard : ses bonus changent de place à chaque partie.
learn-setup-characters = Les personnages | { $incabaret } attendent au Cabaret, { $infinance } au Centre financier et { $inrace } à l’Hippodrome. { $shown } d’entre eux sont visibles, aux extrémités de chaque lieu ; au Centre financier et à l’Hippodrome, le plus prestigieux est tout en haut. { $away } autres restent dans la boîte, et personne ne les voit.
learn-setup-you = Vos pièces | Vous incarnez Dorothy ou James. Vous avez { $tokens } jetons Influence, et un jeton Ascension au pied du Centre financier.
learn-setup-first = Qui commence | Le hasard décide. L’autre joueur pioche { $opening } tuiles Action spéciale, en garde { $kept }, défausse le reste, et place un jeton sur une case au choix du Cabaret, sans en recevoir le bonus.

learn-turn-title = Votre tour
learn-turn-text = Vous jouez chacun votre tour. Quand c’est à vous :
learn-turn-action = Choisissez une action | Déplacez le jeton Action vers une autre action. Il ne peut pas rester en place : on ne répète jamais ce que l’adversaire vient de faire. Au premier tour, toutes les actions sont libres. À la place, vous pouvez utiliser votre tuile Action spéciale.
learn-turn-steps = Exécutez ses étapes dans l’ordre | Ce qui est possible est obligatoire. Ce qui est impossible est ignoré. Les jetons viennent de votre réserve ; si elle est vide, vous n’en placez pas.
learn-turn-bonus = Utilisez les bonus aussitôt | Un jeton sur une case bonus vous donne ce bonus, avant de continuer.
learn-turn-rally = Ralliez les personnages à la fin | Une fois toutes les étapes faites, chaque personnage dont la condition est remplie est rallié, parfois par votre adversaire.

learn-cabaret-title = Le Cabaret : tracez des chemins
learn-cabaret-text = Ses { $incabaret } personnages se gagnent en occupant les bonnes cases.
learn-cabaret-place = Placer | Chaque nouveau jeton se place à côté d’un jeton, à vous ou à l’adversaire. « À côté » veut dire qu’ils se touchent par un bord, jamais en diagonale.
learn-cabaret-path = Un chemin continu | Vos jetons relient le bord gauche au bord droit, ou le haut au bas : vous ralliez le personnage de cette direction.
learn-cabaret-stars = Les étoiles | Vos jetons occupent toutes les cases étoile : vous ralliez le personnage des étoiles.
learn-cabaret-stay = Ce qui reste | Les jetons restent au Cabaret jusqu’à la fin de la partie. Un même chemin peut rallier plusieurs personnages.

learn-finance-title = Le Centre financier : montez
learn-finance-text = Votre jeton Ascension monte { $top } marches, à côté de celui de l’adversaire.
learn-finance-climb = De combien | On avance de { $ahead ->
        [one] { $ahead } marche
       *[other] { $ahead } marches
    }, mais de { $behind } quand on est plus bas que l’adversaire. On compare de nouveau à chaque avancée.
learn-finance-rally = Premier arrivé, premier servi | Atteignez ou dépassez un personnage encore présent, et vous le ralliez.
learn-finance-bonus = Un bonus pour l’adversaire | Un personnage rallié laisse voir un bonus. L’adversaire peut l’utiliser en atteignant ou en dépassant cette marche.

learn-race-title = L’Hippodrome : gagnez des majorités
learn-race-text = Il y a { $row ->
        [0] { $rows } pistes de longueurs différentes
       *[other] { $rows } pistes de { $row } cases
    }, avec un personnage au bout de chacune.
learn-race-place = Placer | Votre jeton va sur la première case libre d’une piste, en partant de la gauche.
learn-race-full = Piste pleine | À la fin du tour où une piste est pleine, le joueur qui y a le plus de jetons rallie son personnage. Jusque-là, un échange peut encore changer la majorité.
learn-race-after = Ensuite | Chacun reprend ses jetons, et la piste est fermée pour le reste de la partie.

learn-bonus-title = Les bonus
learn-bonus-text = Beaucoup de cases portent un symbole. Placez-y un jeton, et le bonus est aussitôt à vous. Un bonus peut en déclencher un autre : les bons tours sont des enchaînements.
learn-bonus-optional = À votre choix | Vous pouvez toujours refuser.
learn-bonus-once = Une seule fois | Chaque case bonus ne sert qu’au premier jeton qu’on y place. Un bonus refusé est perdu.

learn-special-title = Les tuiles Action spéciale
learn-special-text = Une tuile sur votre emplacement réservé, à côté de vos personnages, est une action puissante, à utiliser une fois.
learn-special-use = L’utiliser | Choisissez-la au lieu d’une action principale. Les règles de chaque lieu valent pour elle aussi, sauf si elle dit « n’importe où ». Elle quitte ensuite le jeu, et votre adversaire a le choix entre toutes les actions principales.
learn-special-new = En obtenir une | Avec le bonus { bonus-special }. Vous n’en avez jamais plus d’une : si vous en aviez déjà une, gardez l’une et mettez l’autre de côté.
learn-special-keep = La garder | À la fin, une tuile sur votre emplacement réservé vaut { $slot } de prestige, et chaque tuile mise de côté { $aside }.

learn-hidden-title = Les personnages cachés
learn-hidden-text = Un personnage caché le reste quand vous le ralliez, mais vous pouvez le regarder à tout moment. Il compte comme les autres, et l’adversaire ne sait pas où vous en êtes.

learn-end-title = La fin de la partie
learn-end-text = Après chaque tour, on vérifie dans l’ordre :
learn-end-win = Les familles | { $same } personnages d’une famille, ou un de chacune des { $suits } familles : c’est gagné. Si vous y arrivez l’un et l’autre au même tour, c’est le joueur dont c’est le tour qui gagne.
learn-end-last = Un lieu vide | Si le Cabaret, le Centre financier ou l’Hippodrome n’a plus de personnage, la partie s’arrête et le prestige décide.
learn-end-sum = Comptez le prestige | Ajoutez le prestige de vos personnages, { $slot } pour une tuile sur votre emplacement réservé, et { $aside } pour chaque tuile mise de côté.
learn-end-tie = En cas d’égalité | Le plus grand nombre de personnages l’emporte. S’il est égal aussi, la partie est nulle.

example-path-title = De haut en bas
example-path-before = Vous êtes Dorothy. Vos jetons partent du bord du haut et du bord du bas, avec un trou au milieu. L’adversaire vient de prendre une autre action : { action-cc } est donc libre.
example-path-after = Le premier jeton a comblé le trou. L’autre devait se placer à côté de lui. Le chemin était complet à la fin de votre tour : le personnage de cette direction est à vous.
example-climb-title = Rattraper son retard
example-climb-before = Vous êtes sur la marche { $from }, l’adversaire sur la marche { $other }. Le prochain personnage attend juste au-dessus de l’adversaire.
example-climb-after = Comme vous étiez plus bas, vous avez avancé de { $behind } marches, jusqu’à la marche { $to }, devant l’adversaire. Vous y êtes en premier : le personnage est rallié. Puis l’action a placé un jeton à l’Hippodrome.
example-photo-title = La dernière case
example-photo-before = Sur la piste du milieu, vous et votre adversaire avez le même nombre de jetons, et il reste une case libre.
example-photo-after = Vous avez pris la dernière case et la majorité : le personnage est à vous. Vous avez refusé le bonus de cette case. L’autre jeton devait aller sur une autre piste. La piste pleine est désormais fermée.
example-chain-title = De fil en aiguille
example-chain-before = Vous êtes sur la marche { $from }, comme l’adversaire. À côté de votre jeton, au Cabaret, il y a le bonus { bonus-place }.
example-chain-after = Le bonus a placé un jeton à l’Hippodrome, sur un autre bonus : { bonus-asc }. Une avancée, puis celle de l’action elle-même : sur la marche { $to }, vous avez rallié un personnage.

tip-finance = Ne perdez jamais de vue le Centre financier | { $finance } % des parties entre bots s’y sont terminées. Comptez les avancées qui manquent à l’adversaire.
tip-prestige = Comptez le prestige dès le début | Seulement { $three } % des parties entre bots ont été gagnées avec une famille et { $five } % avec toutes. Le prestige a décidé de presque toutes les autres.
tip-both = Un peu de tout | L’action préférée des bots était { action-cf } ({ $mixed } fois par partie), devant { action-cc } ({ $cabaret } fois). Une avancée et un jeton à la fois gardent plusieurs courses ouvertes.
