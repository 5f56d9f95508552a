### Times Square : leçons, français

reconstructed = Seule la valeur d’une carte rouge jouée comme joker est reconstituée, car aucune source ne la donne ; chaque table peut choisir comment la compter, et le reste est conforme à la boîte.

lesson-sue-title = Brilli-Lilli à votre porte
lesson-sue-text = Votre boîte de nuit est à gauche, et son entrée occupe les { $spaces } dernières cases de la place : vous gagnez dès que Brilli-Lilli s’y trouve.
lesson-sue-task = Amenez Brilli-Lilli, la figurine verte, sur votre entrée.
lesson-sue-nudge = Brilli-Lilli n’a pas bougé. Elle suit les cartes vertes : choisissez celle de votre main.
lesson-sue-why = Une carte verte fait avancer Brilli-Lilli d’une case vers votre boîte de nuit. La voilà sur votre entrée : vous avez gagné.

lesson-charlie-title = Charly suit la foule
lesson-charlie-text = Champagne Charly fait gagner lui aussi, mais aucune carte ne le déplace : à la fin de votre tour, il avance de { $each ->
        [one] { $each } case
       *[other] { $each } cases
    } vers vous pour chaque personnage présent sur votre entrée.
lesson-charlie-task = Faites entrer Charly chez vous pendant ce tour.
lesson-charlie-nudge = Charly reste dehors. Il ne regarde que les personnages présents sur votre entrée à la fin de votre tour.
lesson-charlie-nudge-one = Charly s’est approché, mais pas assez : le garde du corps seul compte pour un. Amenez un deuxième personnage sur votre entrée.
lesson-charlie-why = Votre garde du corps et Hans sur l’entrée ont attiré Charly juste assez loin. Ces personnages restent là et l’attirent tour après tour.

lesson-trio-title = Tous de votre côté
lesson-trio-text = Brilli-Lilli se tient toujours entre ses gardes du corps. S’ils sont tous sur votre moitié de la place, Charly avance de { $half ->
        [one] { $half } case
       *[other] { $half } cases
    } à la fin de votre tour.
lesson-trio-task = Faites suivre le garde éloigné, pour qu’ils soient tous sur votre moitié.
lesson-trio-nudge = Le garde éloigné est encore sur la plaque d’égout, qui n’est d’aucune moitié. Les cartes grises déplacent les gardes du corps.
lesson-trio-nudge-lured = Le garde éloigné a sauté sur la case de Hans, loin de votre moitié. Les cartes grises font avancer les gardes du corps vers votre boîte de nuit.
lesson-trio-why = La plaque d’égout, au milieu, ne compte pour personne ; un pas au-delà, et Brilli-Lilli et ses gardes attirent Charly.

lesson-group-title = Avancer en groupe
lesson-group-text = Un garde du corps se tient juste devant Brilli-Lilli, et elle ne peut jamais le dépasser. Toutes les cartes d’un tour sont de la même couleur : impossible de jouer gris, puis vert.
lesson-group-task = Gagnez quand même pendant ce tour.
lesson-group-nudge = Brilli-Lilli n’est pas entrée. Vous pouvez jouer { $pair } cartes vertes ensemble : choisissez une carte verte et regardez ce qu’elle permet.
lesson-group-nudge-colour = Le chemin est libre, mais un tour n’a qu’une couleur : après le gris, plus de carte verte.
lesson-group-why = Jouées ensemble, { $pair } cartes vertes font avancer d’une case Brilli-Lilli et ses gardes à la fois. Gardez-les pour ce moment-là.

lesson-trade-title = Échanger des cartes
lesson-trade-text = Au lieu de jouer des cartes, vous pouvez en échanger : défaussez-en autant que vous voulez, puis piochez pour en avoir de nouveau { $hand }. Ici, presque rien n’est jouable.
lesson-trade-task = Échangez plusieurs cartes qui ne vous servent pas.
lesson-trade-nudge = Vous avez joué une carte : vous ne pouvez plus échanger pendant ce tour. Choisissez d’abord Échanger.
lesson-trade-nudge-few = Vous n’avez défaussé qu’une carte. Un échange prend tout le tour : échangez-en davantage.
lesson-trade-why = De nouvelles cartes, dont des vertes. Charly a quand même avancé à la fin du tour : votre garde du corps et Hans sont sur votre entrée.

lesson-lure-title = Sauter jusqu’à Hans le Blond
lesson-lure-text = Brilli-Lilli est à un pas de l’autre boîte de nuit, et vos cartes ne la ramènent guère en arrière. Hans, lui, le peut : au lieu de jouer des cartes, faites sauter Brilli-Lilli ou un garde du corps sur sa case, de n’importe quelle distance.
lesson-lure-task = Empêchez-la d’entrer dans l’autre boîte de nuit au prochain tour.
lesson-lure-nudge = Elle est entrée, et la partie est perdue. L’un de vos coups se joue sans carte.
lesson-lure-nudge-guard = Le garde du corps a sauté jusqu’à Hans, et Brilli-Lilli est entrée. C’est elle qui doit sauter.
lesson-lure-nudge-follows = Une case ne suffisait pas : l’adversaire avait assez de cartes vertes pour la ramener. Hans peut emmener Brilli-Lilli bien plus loin.
lesson-lure-why = Hans était entre les gardes du corps : Brilli-Lilli pouvait donc sauter jusqu’à lui. La position de Hans compte autant que celle de Brilli-Lilli.

lesson-deb-title = L’influence de Lola la Rouge
lesson-deb-text = Tant que Lola se trouve entre Brilli-Lilli et votre boîte de nuit, vos cartes rouges sont des jokers : au lieu de Lola, chacune peut faire avancer Brilli-Lilli, un garde du corps ou Hans du nombre de cases qu’elle indique.
lesson-deb-task = Vous n’avez pas de carte verte. Gagnez pendant ce tour.
lesson-deb-nudge = Brilli-Lilli n’a pas bougé. Choisissez une des cartes rouges, puis le personnage qu’elle déplace.
lesson-deb-nudge-deb = La carte rouge a déplacé Lola elle-même, et toutes les rouges du tour doivent alors faire de même. La première doit déplacer Brilli-Lilli.
lesson-deb-nudge-short = Le bon personnage, mais pas assez loin : le nombre de la carte dit de combien de cases Brilli-Lilli avance.
lesson-deb-nudge-whom = La carte rouge a déplacé quelqu’un d’autre. Elle peut aussi déplacer Brilli-Lilli.
lesson-deb-why = Avec Lola près de votre entrée, une seule carte rouge a suffi. Brilli-Lilli ne dépasse jamais Lola : faites donc d’abord venir Lola.

lesson-cards-title = Quand la pioche s’épuise
lesson-cards-text = Il reste une carte dans la seconde pioche. Dès qu’elle est piochée, la partie se termine : vous gagnez si Brilli-Lilli est sur votre moitié ou, si elle est sur la plaque d’égout, si c’est Charly qui est sur votre moitié.
lesson-cards-task = Gagnez sur la dernière carte.
lesson-cards-nudge = La pioche est épuisée, et Brilli-Lilli ou Charly était du mauvais côté. Brilli-Lilli doit franchir la plaque d’égout.
lesson-cards-nudge-lured = Un saut jusqu’à Hans ne fait piocher aucune carte : la partie continue. Jouez des cartes, pour piocher la dernière.
lesson-cards-why = Vous avez choisi le moment de la fin : celui où Brilli-Lilli était sur votre moitié. Comptez les cartes quand la pioche s’amincit.
