### Edgar & Lucien : la page Apprendre, français. Ce qui précède | est en gras. Aucun chiffre : les nombres sont des variables (learn.toml).

learn-goal-title = Comment gagner
learn-goal-text = Dans la ville de Fosko, vous menez un duo de compères : Edgar et Lucien. Il y a { $conditions } conditions de victoire. Dès que vous en remplissez { $needed } à la fois, vous gagnez sur-le-champ.
learn-goal-dandy = { condition-dandy } | Vous avez au moins { $fortune } Cogs.
learn-goal-collector = { condition-collector } | Vous possédez au moins { $districtsfew } quartiers de tout type à { $few } joueurs, { $districtssome } à { $some }, { $districtsmany } à { $many }.
learn-goal-bureaucrat = { condition-bureaucrat } | Vous possédez au moins { $officesfew } Administrations à { $few } joueurs, { $officessome } à { $some }, { $officesmany } à { $many }. Elles comptent aussi comme quartiers.
learn-goal-zealot = { condition-zealot } | Vous êtes Gouverneur et avez { $popular } points de popularité.

learn-box-title = Ce qu’il y a dans la boîte
learn-box-text = Un plan de la ville, avec { $mapfew } quartiers à { $few } joueurs, { $mapsome } à { $some } et { $mapmany } à { $many }. Chacun a un Edgar, un Lucien, une roue avec une aiguille pour chaque compère, et { $tokens } jetons d’influence pour ses quartiers (s’il n’en reste plus, tout autre objet peut les remplacer). Et aussi : { $cards } cartes Manigance, { $certificates } certificats (un par condition), une Protection du Patrimoine, et de l’argent en Cogs.
learn-box-places = Les { $offices } Administrations, avec une action pour chaque compère
learn-box-cards = Les { $cards } cartes Manigance. C’est Edgar qui les joue
learn-edgar-can-draw = Edgar : { action-draw } | Il pioche { $draw } cartes Manigance.
learn-lucien-can-speech = Lucien : { action-speech } | Vous gagnez { $speech } points de popularité.
learn-edgar-can-intimidate = Edgar : { action-intimidate } | Vous choisissez { $targets } adversaires ; chacun perd un quartier de son choix, qui devient neutre. À { $few } joueurs, c’est vous qui choisissez un quartier de l’adversaire.
learn-lucien-can-protect = Lucien : { action-protect } | Prenez-la, même à un adversaire. Personne ne peut alors prendre vos quartiers par achat ou par réquisition.
learn-edgar-can-heist = Edgar : { action-heist } | Vous prenez { $heist } Cogs à la banque.
learn-lucien-can-certify = Lucien : { action-certify } | Prenez le certificat d’une condition que vous remplissez, même à un adversaire. C’est gratuit.
learn-edgar-can-requisition = Edgar : { action-requisition } | Prenez un quartier neutre n’importe où, sans le payer. S’il n’y en a plus, prenez-en un à un adversaire sans Protection du Patrimoine.
learn-lucien-can-support = Lucien : { action-support } | Edgar fait l’action de l’Administration où il se trouve, puis la refait aussitôt, pour { $double } points de popularité en tout. S’il est ailleurs, vous pouvez défausser la carte { card-RA } pour doubler quand même l’une de ses actions d’administration. Aucun des compères ne doit avoir déjà agi ; ensuite, l’un et l’autre ont agi.
learn-card-PB = Lucien va dans le quartier de votre choix. Il peut encore y agir.
learn-card-IP = Achetez à son propriétaire le quartier où se trouve Edgar, pour { $buyout } Cogs.
learn-card-ST = Chaque adversaire perd { $smearpoints } points de popularité ou vous donne { $smearmoney } Cogs, à son choix s’il a de quoi choisir.
learn-card-CE = Prenez un certificat que personne ne détient et dont vous remplissez la condition.
learn-card-FS = Edgar sur un de vos quartiers Acier : gagnez { $financial } Cogs.
learn-card-PS = Edgar sur un de vos quartiers Ivoire : gagnez { $popularsupport } points de popularité.
learn-card-EX = Prenez une carte au hasard à un adversaire qui a un compère dans le quartier d’Edgar.
learn-card-RA = Faites une action d’administration d’Edgar depuis n’importe où, au prix habituel.
learn-card-CO = Edgar au { kind-hall } : vous devenez Gouverneur à la place d’un autre joueur, et votre voisin de gauche sera premier joueur au tour suivant.
learn-card-RE = Changez de l’argent en popularité ou l’inverse : { $unit } Cogs pour { $points } points, autant de fois que vous voulez.
learn-card-CB = Achetez le quartier neutre où se trouve Edgar, pour { $buy } Cogs.
learn-card-CR = Prenez la Protection du Patrimoine, même à qui la détient.
learn-card-SW = Défaussez { $swindle } autres cartes et prenez un certificat que personne ne détient, même sans remplir sa condition.

learn-setup-title = Le départ
learn-setup-text = Voici le plan. Les frontières ont des couleurs, les lignes de métro aussi.
learn-setup-side = Les types de quartiers | Les quartiers Ivoire et Acier rapportent des impôts. Les { $offices } Administrations n’en rapportent pas, mais elles ont des actions.
learn-setup-you = Ce que vous avez | { $money } Cogs, { $start } points de popularité (jamais plus de { $cap }), et pas encore de carte. Chacun voit l’argent de tous, sauf si la table a choisi de le cacher ; personne ne peut mentir sur le sien.
learn-setup-first = Les premières places | Le premier joueur est tiré au sort, et l’on joue dans le sens horaire. Chacun place Edgar, Lucien et un jeton d’influence sur un quartier neutre, c’est-à-dire qui n’est à personne : ce quartier est alors à vous, et le reste quand vos pions s’en vont.

learn-turn-title = Un tour
learn-turn-text = Tous les joueurs passent ensemble par ces phases :
learn-turn-needles = Programmer les aiguilles | En secret, tous en même temps : une aiguille pour Edgar, une pour Lucien.
learn-turn-move = Se déplacer | Toutes les roues sont révélées. Dans l’ordre du tour, chacun déplace Edgar, puis Lucien.
learn-turn-act = Agir | Dans l’ordre du tour, votre Edgar et votre Lucien peuvent faire chacun une action là où ils sont, dans l’ordre que vous voulez. Vous pouvez aussi ne rien faire.
learn-turn-period = Tous les { $turns } tours | Une Période Électorale se termine : Récolte des Impôts, puis Élection du Gouverneur.

learn-needles-title = Les aiguilles
learn-needles-text = Une aiguille montre un chemin, pas une destination. Vos aiguilles peuvent montrer le même. Un quartier accueille autant de pions que l’on veut, et personne ne barre la route.
learn-needles-border = Une frontière | Le compère franchit la frontière de cette couleur vers le quartier voisin.
learn-needles-metro = Une ligne de métro | D’une bouche de cette ligne, le compère va à une autre bouche de la même ligne. S’il y en a plusieurs, vous choisissez au moment du déplacement.
learn-needles-stay = Immobile | Le compère reste sur place. Il reste aussi quand l’aiguille montre un chemin qui n’existe pas là où il est ; un chemin qui existe doit être pris.
learn-needles-secret = Deviner | Toutes les aiguilles sont programmées avant les déplacements : il faut deviner ce que feront les autres.

learn-edgar-title = Ce que fait Edgar
learn-edgar-text = Edgar détrousse, joue des cartes, ou agit dans une Administration.
learn-edgar-rob = Détrousser | Dans un quartier où se trouve un Lucien adverse, Edgar prend la moitié de l’argent de ce joueur, arrondie aux { $unit } Cogs supérieurs. Si plusieurs peuvent être détroussés, vous en choisissez un. Cela ne coûte rien, et plusieurs Edgar peuvent détrousser le même Lucien dans un tour. Si l’argent est caché, on vous le montre en entier, ou seulement votre moitié, selon le choix de la table.
learn-edgar-guard = Le garde du corps | Un Lucien qui a son propre Edgar à ses côtés ne peut pas être détroussé.
learn-edgar-card = Jouer une carte Manigance | C’est toute son action, et cela ne coûte pas de popularité. Il la joue partout où sa condition est remplie, une par tour au plus, et jamais dans le tour où il l’a piochée. Personne d’autre ne voit votre main. Elle est sans limite, et quand la pioche est vide, la défausse devient la nouvelle pioche.
learn-edgar-office = Administration | Ses actions y coûtent { $cost } points de popularité chacune.

learn-lucien-title = Ce que fait Lucien
learn-lucien-text = Lucien achète des quartiers, ou agit dans une Administration.
learn-lucien-buy = Acheter à la ville | Si le quartier où il se trouve est neutre, payez { $buy } Cogs à la banque, et il est à vous.
learn-lucien-buyout = Acheter à un autre joueur | S’il appartient à un adversaire, payez-lui { $buyout } Cogs. Il ne peut pas refuser, sauf s’il a la Protection du Patrimoine.
learn-lucien-office = Administration | Ses actions y sont gratuites, sauf l’{ action-support }.

learn-offices-title = Les Administrations
learn-offices-text = Dans une Administration, un compère fait l’action qui y est la sienne, ou une action ordinaire. Il n’est pas nécessaire de la posséder. La liste de ce qu’il y a dans la boîte dit ce que fait chaque action.
learn-offices-once = Une fois par période | Chacune de ces actions se fait une fois par joueur et par Période Électorale.
learn-offices-price = La popularité | Sans assez de popularité, Edgar ne peut pas y agir. Le discours de Lucien et les quartiers Ivoire en rapportent.
learn-offices-order = L’ordre compte | Faites agir Lucien d’abord si Edgar a besoin de ce qu’il rapporte, ou l’inverse.

learn-keep-title = Garder ce que l’on a
learn-keep-text = Une condition remplie peut se perdre : l’argent se vole, les quartiers s’achètent. Voici de quoi vous protéger :
learn-keep-certificate = Un certificat | Il y en a un par condition. Tant que vous l’avez, sa condition compte pour vous, quoi qu’il arrive. Un adversaire qui remplit la condition peut vous le prendre par la même action. On gagne au plus un certificat par période, et l’on peut gagner la partie sans en avoir.
learn-keep-protection = La Protection du Patrimoine | Vos quartiers ne peuvent être ni achetés ni réquisitionnés. L’{ action-intimidate } reste possible. Un adversaire peut prendre la protection par la même action.

learn-period-title = La fin d’une période
learn-period-text = Après { $turns } tours :
learn-period-taxes = Récolte des Impôts | Dans l’ordre du tour : { $ivory } points de popularité par quartier Ivoire, { $steel } Cogs par quartier Acier.
learn-period-election = Élection du Gouverneur | La personne la plus populaire devient Gouverneur. Avant la première élection, il n’y en a pas.
learn-period-tie = En cas d’égalité | Les ex æquo misent de l’argent à voix haute, dans l’ordre du tour et par tranches de { $unit } Cogs, chaque fois plus que la mise précédente, ou se couchent. La dernière mise l’emporte, et elle seule est payée. Si personne ne mise, il n’y a pas de Gouverneur et l’ordre du tour ne change pas.
learn-period-governor = Le Gouverneur joue en dernier | La personne à sa gauche est première dans la nouvelle période.
learn-period-new = Une nouvelle période | Toutes les actions d’administration redeviennent possibles.

learn-end-title = La fin de la partie
learn-end-text = La partie peut se terminer à tout moment, même pendant l’action d’un autre joueur.
learn-end-win = { $needed } conditions | Vous gagnez aussitôt, et rien d’autre n’est joué.
learn-end-both = Au même moment | La personne en train d’agir gagne, sinon la suivante dans l’ordre du tour.
learn-end-limit = Personne n’a gagné | Après { $periods } périodes, la partie s’arrête. C’est une règle maison, et la table peut la changer ou jouer sans limite. Le joueur qui réunit le plus de conditions gagne ; à égalité, on compare les quartiers, puis l’argent, puis la popularité.

example-needles-title = Le métro et la frontière
example-needles-before = Edgar et Lucien sont ensemble aux Jardins de Faden, où se trouvent une bouche de la ligne orange et une frontière violette.
example-needles-after = Edgar a pris le métro, Lucien a franchi la frontière violette. Votre adversaire n’a pas bougé. Puis Lucien a acheté le quartier neutre où il est arrivé.
example-rob-title = Un Lucien sans garde
example-rob-before = Le Lucien adverse est seul aux Docks à Vapeur, avec beaucoup d’argent. Ce quartier et le vôtre ont une bouche de la ligne bleue.
example-rob-after = Vous aviez deviné qu’il resterait. Edgar est arrivé par le métro et a pris la moitié de l’argent.
example-heist-title = Un discours, puis un braquage
example-heist-before = Edgar est à la { kind-bank }, mais vous n’avez pas de popularité pour payer son action. Lucien est sur la { kind-pig }.
example-heist-after = Le discours de Lucien a rapporté { $speech } points de popularité. Le braquage d’Edgar en a coûté { $cost } et rapporté { $heist } Cogs. Il vous reste { $popularity } points de popularité.
example-election-title = La victoire aux urnes
example-election-before = C’est le dernier tour de la période. Votre adversaire est plus populaire que vous.
example-election-after = Le discours de Lucien vous a fait passer en tête. Puis chacun a reçu ses impôts, et vous voilà Gouverneur. Une nouvelle période commence, et votre adversaire y joue en premier.

tip-offices = Réunissez des Administrations | Chacune compte aussi comme quartier. { $rich } % des parties entre bots à { $few } joueurs ont été gagnées par la fortune, les quartiers et les Administrations, { $elected } % par les quartiers, les Administrations et le poste de Gouverneur.
tip-first = Jouer en dernier aide | À { $few } joueurs, le premier joueur n’a gagné que { $first } % des parties entre bots. Quand on joue plus tard, on voit où sont les autres.
tip-pace = Investissez tôt | À { $few } joueurs, la moitié des parties entre bots étaient finies après { $median } périodes, et rares étaient celles qui finissaient avant la période { $early }. Un quartier ne rapporte donc des impôts que quelques fois.
