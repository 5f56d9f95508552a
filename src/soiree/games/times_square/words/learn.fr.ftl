### Times Square : la page Apprendre, français. Ce qui précède | est en gras. Aucun chiffre : les nombres sont des variables (learn.toml).

learn-goal-title = Comment gagner
learn-goal-text = Votre boîte de nuit est à un bout de la place, celle de l’adversaire à l’autre. Entre elles se promènent { $figures } personnages, qui n’appartiennent à personne : chaque carte que vous jouez en attire un vers vous.
learn-goal-sue = Brilli-Lilli à votre porte | Dès que Brilli-Lilli, la figurine verte, est sur votre entrée, vous gagnez.
learn-goal-charlie = Champagne Charly à votre porte | Dès que Charly, la bouteille, est sur votre entrée, vous gagnez.
learn-goal-cards = Ni l’un ni l’autre, et la pioche est vide | Quand la pioche s’épuise pour la dernière fois, vous gagnez si Brilli-Lilli est sur votre moitié.

learn-box-title = Ce qu’il y a dans la boîte
learn-box-text = Une place de { $street } cases, { $figures } personnages et { $cards } cartes. Chaque couleur de cartes déplace une sorte de personnage.
learn-box-cards = Les { $cards } cartes
learn-suit-S = Vert : Brilli-Lilli
learn-suit-B = Gris : les gardes du corps
learn-suit-H = Jaune : Hans le Blond
learn-suit-D = Rouge : Lola la Rouge
learn-card-S = { $sue ->
        [one] Brilli-Lilli avance de { $sue } case.
       *[other] Brilli-Lilli avance de { $sue } cases.
    } Ou jouez { $pair } cartes vertes ensemble : Brilli-Lilli et ses gardes du corps avancent tous à la fois de { $group ->
        [one] { $group } case
       *[other] { $group } cases
    }. Vous pouvez faire l’un et l’autre dans un même tour.
learn-card-B = { card-B1 } : un garde du corps de votre choix avance de { $guard ->
        [one] { $guard } case
       *[other] { $guard } cases
    }. { card-B2 } : chacun avance de { $guardeach }, ou bien l’un d’eux de { $guardalone }. { card-Bc } : l’un et l’autre sautent à côté de Brilli-Lilli, dans n’importe quel sens.
learn-card-H = Hans avance du nombre de cases indiqué, de { $halleast } à { $halmost }.
learn-card-D = Lola avance du nombre de cases indiqué, de { $debleast } à { $debmost }, ou va sur la plaque d’égout, d’un côté comme de l’autre. Les cartes rouges peuvent aussi servir de jokers.

learn-setup-title = Le départ
learn-setup-text = Voici la place au début d’une partie.
learn-setup-street = La place | { $street } cases. À chaque bout, l’entrée d’une boîte de nuit occupe { $entrance ->
        [one] { $entrance } case
       *[other] { $entrance } cases
    } ; à l’écran, la vôtre est toujours à gauche. La plaque d’égout, au milieu, n’est sur aucune moitié. Charly marche seul sur le bord sombre ; tous les autres sont dans la lumière.
learn-setup-figures = Les personnages | Brilli-Lilli et Charly commencent sur la plaque d’égout. De chaque côté, un garde du corps se tient à { $guards ->
        [one] { $guards } case
       *[other] { $guards } cases
    } de Brilli-Lilli. Hans et Lola sont tirés au sort : l’un pour vous, l’autre pour l’adversaire. En comptant depuis Brilli-Lilli, Hans commence sur la case { $beside } de son côté, et Lola sur la case { $debs } du sien.
learn-setup-hands = Les cartes | Vous avez { $hand } cartes en main, l’adversaire aussi, et personne ne voit celles de l’autre. Si Hans est sur votre moitié, vous commencez.

learn-turn-title = Votre tour
learn-turn-text = Vous jouez chacun votre tour. Un tour se déroule ainsi :
learn-turn-action = Agir | Choisissez : jouer des cartes, attirer quelqu’un vers Hans, ou échanger des cartes. On ne peut pas passer.
learn-turn-refill = Piocher | Après avoir joué ou échangé, piochez pour revenir à { $hand } cartes.
learn-turn-charlie = Charly avance | Il se rapproche de vous selon les personnages de votre côté de la place, quoi que vous ayez fait avant.

learn-play-title = Jouer des cartes
learn-play-text = Jouez autant de cartes que vous voulez, mais toutes de la même couleur. Exécutez chaque carte avant de choisir la suivante. Vous pouvez vous arrêter après n’importe laquelle. Les cartes jouées vont à la défausse, face visible.
learn-play-colour = Une couleur | Un tour est vert, gris, jaune ou rouge.
learn-play-exact = Exactement, et vers vous | Un personnage avance du nombre de cases indiqué, ni plus ni moins, toujours vers votre boîte de nuit. Si ce déplacement le fait sortir de la place, la carte ne peut pas être jouée.
learn-play-order = Brilli-Lilli reste entre ses gardes | À n’importe quelle distance, mais jamais sur la case d’un garde ni au-delà. Une carte qui romprait cet ordre ne peut pas être jouée. Le garde proche est celui qui se tient du côté de votre boîte de nuit, le garde éloigné est l’autre.
learn-play-free = Personne d’autre ne bloque | Hans, Lola et Charly peuvent partager une case avec tout le monde et dépasser tout le monde.

learn-deb-title = Les cartes rouges comme jokers
learn-deb-text = Vos cartes rouges peuvent déplacer quelqu’un d’autre que Lola.
learn-deb-where = Quand | Lola doit se trouver entre Brilli-Lilli et votre bout de la place. Sur votre entrée, c’est encore bon ; sur la case de Brilli-Lilli, non.
learn-deb-whom = Qui | Votre première carte rouge décide de qui avance pendant tout le tour : Lola, Brilli-Lilli, les gardes du corps ou Hans. Jamais Charly.
learn-deb-past = De combien | Du nombre de cases indiqué. Brilli-Lilli peut rejoindre Lola, mais ne la dépasse jamais.
learn-deb-red = Toujours des cartes rouges | Vous ne pouvez pas y ajouter de cartes d’une autre couleur, et elles ne font pas de déplacement en groupe. La carte « { card-Dm } » ne déplace que Lola.
learn-deb-other = Une autre lecture | Une table peut jouer autrement : une carte rouge vaut alors n’importe quelle carte de la couleur qu’elle remplace, quel que soit son nombre.

learn-lure-title = Attirer quelqu’un vers Hans
learn-lure-text = Au lieu de jouer des cartes, faites sauter Brilli-Lilli ou un garde du corps sur la case de Hans. Cela ne coûte aucune carte et marche à toute distance, en avant comme en arrière.
learn-lure-who = L’ordre reste le même | Après le saut, Brilli-Lilli doit encore être entre ses gardes. Lola et Charly ne se laissent jamais attirer.
learn-lure-back = Pas coup sur coup | Tant que Brilli-Lilli ou un garde est sur la case de Hans, personne ne peut attirer. Il faut d’abord qu’une carte ait déplacé l’un d’eux.

learn-trade-title = Échanger des cartes
learn-trade-text = Une mauvaise main ? Défaussez au moins { $least } { $least ->
        [one] carte
       *[other] cartes
    }, et autant que vous voulez, face visible, puis revenez à { $hand }. Un échange est toute votre action.

learn-charlie-title = Charly avance
learn-charlie-text = Aucune carte ne déplace Charly. Il suit la foule : à la fin de votre tour, il avance vers votre boîte de nuit.
learn-charlie-entrance = Votre entrée | { $each ->
        [one] { $each } case
       *[other] { $each } cases
    } pour chaque personnage qui s’y trouve : Hans, Lola ou un garde du corps.
learn-charlie-half = Votre moitié | { $half ->
        [one] { $half } case
       *[other] { $half } cases
    } de plus si Brilli-Lilli et ses gardes sont tous sur votre moitié. La plaque d’égout ne compte pas.
learn-charlie-own = Seulement votre côté | Les personnages du côté de l’adversaire attirent Charly vers l’autre boîte de nuit pendant son tour, pas pendant le vôtre.

learn-end-title = La fin de la partie
learn-end-text = La partie se termine de l’une de ces façons :
learn-end-once = Brilli-Lilli ou Charly arrive | Le propriétaire de cette entrée gagne aussitôt, même si c’est l’autre joueur qui les y a amenés.
learn-end-pile = La pioche s’épuise | La première fois, la défausse est mélangée et devient la nouvelle pioche ; on continue à piocher. Tout le monde voit à tout moment combien de cartes il reste. On ne peut consulter la défausse qu’à une table avec aide-mémoire.
learn-end-last = La pioche numéro { $piles } s’épuise | La partie s’arrête dès que la dernière carte est piochée. Vous gagnez si Brilli-Lilli est sur votre moitié.
learn-end-tie = Brilli-Lilli au milieu | Si Brilli-Lilli est sur la plaque d’égout, c’est la moitié où se trouve Charly qui compte. S’il y est aussi, la partie est nulle.

example-group-title = Un tour vert
example-group-before = Votre boîte de nuit est à gauche. Brilli-Lilli est sur votre moitié, mais l’un de ses gardes n’y est pas. Vous avez des cartes vertes.
example-group-after = La paire les a fait avancer tous ensemble, et la carte seule a encore déplacé Brilli-Lilli. Les voilà tous sur votre moitié : Charly s’est donc rapproché.
example-joker-title = Lola vous aide
example-joker-before = Brilli-Lilli est sur la plaque d’égout et vous n’avez pas de carte verte. Mais Lola est entre elle et votre boîte de nuit : vos cartes rouges sont des jokers.
example-joker-after = La première carte rouge a déplacé Brilli-Lilli : la seconde devait donc la déplacer aussi. Lola n’a pas bougé.
example-lure-title = Juste à temps
example-lure-before = Brilli-Lilli est tout près de l’entrée adverse. Hans se tient entre les gardes du corps.
example-lure-after = Brilli-Lilli a sauté jusqu’à Hans, sur votre moitié. Vous n’avez joué aucune carte : vous n’en piochez pas.
example-charlie-title = Une entrée bien remplie
example-charlie-before = Lola et un garde du corps sont déjà sur votre entrée. Vous pouvez y amener Hans.
example-charlie-after = Avec Hans, { $crowd } personnages sont sur votre entrée, et Charly a avancé de { $crowd } cases. S’ils restent là, il avancera encore à votre prochain tour.

tip-charlie = Surveillez d’abord Charly | Entre bots, { $charlie } % des parties se sont jouées sur Charly, et seulement { $sue } % sur Brilli-Lilli. Comptez les pas de Charly avant de finir un tour.
tip-pile = Gardez Brilli-Lilli de votre côté quand la pioche s’amincit | { $pile } % des parties entre bots se sont terminées à la dernière carte.
tip-red = Faites venir Lola tôt | Les bots ont joué { $red } cartes rouges par partie contre { $green } vertes : comme jokers, les rouges font presque tout.
