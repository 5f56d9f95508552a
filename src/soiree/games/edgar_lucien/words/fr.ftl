### Edgar & Lucien: words, French

## The game

title = Edgar & Lucien
tagline = Deux compères, une ville : Edgar vole, Lucien achète, et personne ne sait où l’un ou l’autre sera demain.
designer = Tanguy Camus & Basile Mayeur
about = Dans la ville de Fosko, vous menez deux compères : Edgar vole, complote et menace, Lucien achète, harangue et fait tout certifier. À chaque tour, tous programment en secret deux aiguilles sur une roue, une pour chacun ; on les révèle ensemble, tout le monde se déplace, puis chacun des deux fait au plus une chose là où il se trouve. Quatre tours font une période électorale, qui s’achève par la Récolte des Impôts et l’élection d’un Gouverneur. Qui réunit le premier trois des quatre conditions (une fortune, beaucoup de quartiers, les Administrations, un poste de Gouverneur populaire) gagne sur-le-champ.

## Sections of the rules

section-1 = Mise en place
section-2 = Le tour et les aiguilles
section-3 = Déplacement
section-4 = Agir, détrousser, acheter
section-5 = Administrations
section-6 = Cartes Manigance
section-7 = Récolte des Impôts, élection, nouvelle période
section-8 = Qui sait quoi
section-9 = Victoire et fin

## 1 Setup

EL-101 = Deux, trois ou quatre joueurs prennent place autour de la table ; on joue dans le sens horaire.
EL-102 = À deux et à trois, on joue sur la face A du plateau, à quatre sur la face B ; seuls les quartiers de cette face existent. Chaque face a une fois chaque Administration : la Place du Cochon Saoul, les Archives, la Central Bank et le City Hall.
EL-103 = Chacun commence avec 50 000 Cogs et une popularité de 50, sans carte ni certificat, et avec ses huit actions d’administration encore à faire.
EL-104 = La pioche contient les vingt cartes Manigance et la défausse est vide. Les quatre certificats et la Protection du Patrimoine sont sur la table, et il n’y a pas encore de Gouverneur.
EL-105 = Le premier joueur est tiré au sort, avec les mêmes chances pour tous, et prend le jeton de premier joueur.
EL-106 = En commençant par le premier joueur, dans le sens horaire, chacun choisit un quartier neutre de n’importe quelle sorte, Administration comprise, et y place ses deux pions et un jeton d’influence. Personne ne commence donc au même endroit qu’un autre, et ce quartier lui appartient comme n’importe quel autre.
EL-107 = Les jetons d’influence ne manquent jamais : leur nombre dans la boîte n’est pas une limite.
EL-108 = La banque n’est jamais à court d’argent.
EL-109 = Quand le dernier joueur s’est placé, le premier tour de la première période commence par les aiguilles.

## 2 The turn and the needles

EL-201 = Une période compte quatre tours, et un tour trois phases : régler les aiguilles, se déplacer, agir. Après le quatrième tour viennent les impôts, puis l’élection.
EL-202 = L’ordre du tour part du premier joueur et suit le sens horaire. Il vaut pour les déplacements, les actions, les impôts et les enchères.
EL-203 = Ce qui fait changer de main le jeton de premier joueur ne prend effet qu’au début du tour suivant ; jusque-là, l’ancien ordre demeure. Rien d’autre ne le déplace : il reste en place de tour en tour.
EL-204 = Au début d’un tour, le jeton de premier joueur est là où on l’a envoyé en dernier, toutes les aiguilles sont remises à zéro, et l’Edgar et le Lucien de chacun peuvent de nouveau agir.
EL-210 = Tous règlent leurs aiguilles en même temps, sans s’attendre : d’abord celle d’Edgar, puis celle de Lucien, et rien d’autre.
EL-211 = La roue montre toutes les couleurs de frontière de la carte, toutes les lignes de métro de la carte en jeu, et « immobile ». Tout se choisit pour l’une ou l’autre aiguille, utilisable ou non, et les deux peuvent montrer la même chose.
EL-212 = Vos deux aiguilles réglées, vous êtes verrouillé et ne pouvez plus les changer. Les autres peuvent savoir que vous l’êtes, jamais ce que vous avez réglé.
EL-213 = Quand le dernier joueur est verrouillé, toutes les aiguilles sont révélées ensemble et les déplacements commencent.

## 3 Movement

EL-301 = On se déplace dans l’ordre du tour, chacun d’abord avec Edgar, puis avec Lucien ; un pion achève son déplacement avant que le suivant commence.
EL-302 = Un pion dont l’aiguille est sur « immobile » reste où il est.
EL-303 = Une aiguille sur une couleur de frontière mène le pion de l’autre côté de la frontière de cette couleur.
EL-304 = Une aiguille sur une ligne de métro mène un pion qui se trouve à l’une de ses bouches vers une autre bouche de la même ligne, jamais à celle d’où il vient.
EL-305 = Si le quartier n’a ni frontière ni bouche de cette couleur, le pion reste où il est.
EL-306 = Un déplacement possible est obligatoire. Autant de pions qu’on veut partagent un quartier, et rien ne barre la route.
EL-307 = S’il n’y a qu’une destination, le pion s’y rend sans qu’on demande rien. S’il y en a plusieurs, son joueur choisit la sortie à ce moment, en connaissant tous les déplacements déjà faits.
EL-308 = Des quartiers qui ne se touchent qu’en un point ne sont pas voisins : seules comptent les frontières tracées sur la carte.

## 4 Acting, robbing and buying

EL-401 = On agit dans l’ordre du tour, l’un après l’autre. Tout ce qu’un joueur déclenche, réponses des autres comprises, est achevé avant que le suivant agisse.
EL-402 = Votre Edgar et votre Lucien font chacun au plus une chose par tour, dans l’ordre que vous voulez ; l’un ou les deux peuvent ne rien faire.
EL-403 = Tant que l’un des deux n’a pas agi, on vous demande qui agit, même si vous ne pouvez que finir ; « finir » met un terme à vos actions. Quand les deux ont agi, c’est fini de soi-même.
EL-404 = Un personnage fait une action ordinaire, possible dans tout quartier, ou à la place celle que lui permet l’Administration où il se trouve.
EL-405 = Une action n’est proposée que si ses conditions sont réunies, si son prix peut être payé en entier, et si elle n’est pas sans effet d’après ce que vous voyez vous-même. Ce que les autres ont en bourse n’en décide jamais.
EL-406 = Un personnage a agi dès que son action est choisie ; avec l’Appui politique, c’est pour Edgar au choix de l’action doublée.
EL-407 = Tout ce qu’entraîne une décision ou une carte tirée se produit ensemble ; puis on vérifie la victoire ; puis le jeu continue.
EL-411 = Edgar peut détrousser le Lucien d’un autre joueur dans le même quartier, qu’il vienne d’arriver ou qu’il y ait été déjà.
EL-412 = Un Lucien dont l’Edgar se trouve avec lui dans le quartier est gardé : on ne peut pas le détrousser.
EL-413 = Edgar détrousse une seule victime, que son joueur choisit parmi celles qui peuvent l’être.
EL-414 = La victime donne la moitié de son argent, arrondie aux 10 000 Cogs supérieurs ; qui n’a rien ne donne rien.
EL-415 = Détrousser ne coûte pas de popularité, et un Lucien peut l’être encore par d’autres Edgar, même dans le même tour.
EL-421 = Lucien peut acheter le quartier où il se trouve s’il est neutre : vous payez 20 000 Cogs à la banque et en devenez propriétaire, quelle que soit sa sorte.
EL-422 = Lucien peut racheter le quartier où il se trouve s’il appartient à un autre joueur sans Protection du Patrimoine : vous payez 30 000 Cogs au propriétaire, sans lui demander son avis, et prenez sa place.
EL-423 = On gagne un quartier au départ, par un achat, un rachat, une réquisition, et par les cartes Trafic d’Influence et Carte Blanche ; on le perd par un rachat, une réquisition, un Trafic d’Influence ou une Intimidation. Les pions restent où ils sont.

## 5 Administrations

EL-501 = Chacune des huit actions d’administration se fait une fois par joueur et par période ; une marque montre qu’elle est faite. Toutes les marques disparaissent au début d’une nouvelle période.
EL-502 = Une action d’administration d’Edgar coûte 20 de popularité, payés quand on la choisit. Avec moins, elle n’est pas possible.
EL-503 = Les actions d’administration de Lucien ne coûtent rien ; seul l’Appui politique a son propre prix.
EL-504 = La marque d’une action d’administration se pose au choix de l’action.
EL-505 = La popularité va de 0 à 100 ; ce qui dépasserait 100 est perdu.
EL-511 = Manigances de Comptoir, Edgar sur la Place du Cochon Saoul : vous piochez deux cartes, l’une après l’autre, sans que les autres les voient.
EL-512 = Si la pioche est vide quand une carte est due, la défausse devient la pioche. S’il n’y a plus aucune carte, on cesse de piocher, et l’action ne peut pas être choisie.
EL-513 = Une main peut contenir autant de cartes qu’on veut. Celles qu’on vient de piocher se jouent au plus tôt au tour suivant, car Edgar a déjà agi.
EL-521 = Intimidation, Edgar aux Archives, à trois ou quatre joueurs : vous désignez deux autres joueurs qui possèdent un quartier, ou le seul qu’il y ait. Si personne d’autre n’en possède, elle n’est pas possible.
EL-522 = Ceux que vous intimidez répondent dans le sens horaire à partir de vous : chacun cède un de ses quartiers, à son choix, qui devient neutre aussitôt.
EL-523 = Intimidation à deux joueurs : vous choisissez vous-même un quartier de l’autre joueur, et il devient neutre. Si l’autre n’en possède aucun, elle n’est pas possible.
EL-524 = La Protection du Patrimoine ne protège pas de l’Intimidation.
EL-531 = Braquage de la banque, Edgar à la Central Bank : vous prenez 50 000 Cogs à la banque.
EL-541 = Réquisition de quartier, Edgar au City Hall : vous devenez propriétaire de n’importe quel quartier neutre de la carte, sans débourser d’argent.
EL-542 = C’est seulement si aucun quartier n’est neutre qu’une réquisition peut prendre celui d’un autre joueur sans Protection du Patrimoine, sans dédommagement ; jamais un des vôtres.
EL-543 = S’il n’y a rien à réquisitionner, la réquisition n’est pas possible.
EL-551 = Discours Populiste, Lucien sur la Place du Cochon Saoul : vous gagnez 50 de popularité. À 100, il n’est pas possible.
EL-561 = Protection du Patrimoine, Lucien aux Archives : vous la prenez sur la table ou à son détenteur. Son détenteur ne peut pas la choisir.
EL-562 = Tant que vous détenez la Protection du Patrimoine, aucun de vos quartiers, présent ou futur, ne peut être pris par rachat, Trafic d’Influence ou réquisition ; vous ne pouvez pas y renoncer.
EL-563 = La Protection du Patrimoine reste à vous jusqu’à ce qu’un autre joueur la prenne, par l’action du même nom ou par Corruption ; dès lors vous n’êtes plus protégé.
EL-571 = Acquisition de certificat, Lucien à la Central Bank : vous prenez un certificat dont vous remplissez la condition de fait à ce moment, sur la table ou à un autre joueur. Celui que vous avez déjà n’est pas au choix.
EL-572 = Vous gagnez au plus un certificat par période, que ce soit par Acquisition de certificat, Certification ou Escroquerie.
EL-573 = L’Acquisition de certificat n’est proposée que si vous pouvez encore gagner un certificat dans cette période et qu’un au moins convient.
EL-574 = Tant que vous avez un certificat, sa condition compte pour vous, quoi qu’il advienne de votre argent, de vos quartiers, de votre poste ou de votre popularité. Vous pouvez en avoir plusieurs.
EL-575 = Si un autre joueur vous prend un certificat, la condition ne compte plus pour vous que si vous la remplissez de fait.
EL-581 = Appui politique, Lucien au City Hall : possible seulement si aucun de vos deux personnages n’a agi, avec au moins 30 de popularité, et s’il y a une action d’administration d’Edgar à doubler : pas encore faite dans cette période, possible maintenant, et Edgar y est ou vous avez en main une Action à distance.
EL-582 = Vous choisissez l’action à doubler. Si Edgar se trouve dans son Administration, aucune carte n’est utilisée ; sinon, une Action à distance est d’abord défaussée, si bien qu’il y aura toujours une carte à piocher.
EL-583 = L’Appui politique coûte 30 de popularité en tout, au lieu de 20, payés au choix de l’action à doubler.
EL-584 = L’action doublée prend effet deux fois : 100 000 Cogs de la banque d’un coup ; jusqu’à quatre cartes ; ou deux réquisitions ou deux intimidations à la suite, chacune avec ses propres choix. Les mêmes joueurs peuvent être désignés de nouveau.
EL-585 = Si la seconde moitié d’une action doublée ne trouve pas de cible, elle est perdue.
EL-586 = Après un Appui politique, les deux personnages ont agi et les deux actions sont marquées. Détrousser et jouer des cartes ne se double pas.

## 6 Shenanigan cards

EL-601 = Jouer une carte est toute l’action d’Edgar : vous en jouez donc au plus une par tour. Cela ne coûte pas de popularité, sauf l’action qu’on fait par une Action à distance.
EL-602 = Vous ne pouvez jouer qu’une carte de votre main dont la condition est remplie à ce moment ; aucune carte ne se jette pour rien.
EL-603 = Une carte jouée va aussitôt face visible à la défausse, avant son effet.
EL-611 = Plan B : Lucien se rend dans n’importe quel autre quartier. S’il n’a pas encore agi, il peut agir là.
EL-612 = Trafic d’Influence : si Edgar se trouve dans un quartier d’un autre joueur sans Protection du Patrimoine, payez 30 000 Cogs au propriétaire et prenez sa place.
EL-613 = Menace de Discrédit : toujours jouable. Dans le sens horaire à partir de vous, chaque autre joueur perd 20 de popularité ou vous donne 10 000 Cogs. Qui a moins de 20 de popularité et pas d’argent perd la popularité qui lui reste ; qui n’a ni l’un ni l’autre est passé.
EL-614 = Certification : prenez un certificat que personne n’a et dont vous remplissez la condition de fait.
EL-615 = Soutien Financier : si Edgar se trouve dans un quartier Acier à vous, gagnez 40 000 Cogs.
EL-616 = Soutien Populaire : si Edgar se trouve dans un quartier Ivoire à vous et que votre popularité est inférieure à 100, gagnez 40 de popularité.
EL-617 = Extorsion : choisissez un joueur qui a un pion dans le quartier d’Edgar et au moins une carte. Une de ses cartes, tirée au hasard, passe dans votre main ; vous deux seuls la voyez.
EL-618 = Action à distance : faites une des quatre actions d’administration d’Edgar où qu’il se trouve, si elle n’est pas encore faite dans cette période et possible maintenant ; il vous faut 20 de popularité, que vous payez. La carte est alors déjà à la défausse : il y en a donc toujours une à piocher.
EL-619 = Coup d’État : si Edgar se trouve au City Hall et qu’un autre joueur est Gouverneur, vous devenez Gouverneur, et votre voisin de gauche sera premier joueur.
EL-620 = Échange de Ressources : payez de l’argent et gagnez 10 de popularité pour chaque tranche de 10 000 Cogs, jusqu’à 100 ; ou payez de la popularité et gagnez 10 000 Cogs pour chaque tranche de 10. Dans un seul sens, et au moins une fois.
EL-621 = Carte Blanche : si Edgar se trouve dans un quartier neutre, payez 20 000 Cogs à la banque et devenez-en propriétaire.
EL-622 = Corruption : prenez la Protection du Patrimoine sur la table ou à son détenteur. Son détenteur ne peut pas jouer cette carte.
EL-623 = Escroquerie : défaussez trois autres cartes de votre choix, puis prenez n’importe quel certificat que personne n’a, que vous en remplissiez la condition ou non. Il faut ces trois cartes, et un certificat libre.
EL-624 = Corruption, Certification et Escroquerie ne sont pas des actions d’administration et ne posent pas de marque ; mais Certification et Escroquerie usent votre seul certificat de la période.

## 7 Taxes, election, new period

EL-701 = Après le quatrième tour, chaque joueur, dans l’ordre du tour, gagne 20 de popularité par quartier Ivoire et 20 000 Cogs par quartier Acier qu’il possède. Les Administrations ne rapportent rien.
EL-702 = La victoire est vérifiée après les impôts de chaque joueur, avant que le suivant touche les siens.
EL-711 = Ensuite, le joueur le plus populaire est élu Gouverneur. S’il est seul en tête, il ne paie rien.
EL-712 = Les joueurs à égalité en tête tiennent des enchères ouvertes, interrogés dans l’ordre du tour, manche après manche : chacun se couche pour de bon ou mise plus que la mise en cours, au plus son propre argent et au plus 1 200 000 Cogs. Le Gouverneur sortant n’a aucun avantage, et une égalité à 0 en est une.
EL-713 = Quand il ne reste qu’un enchérisseur et que la mise en cours est la sienne, il est élu et paie sa mise à la banque ; personne d’autre ne paie.
EL-714 = Quand il ne reste qu’un enchérisseur et que personne n’a misé, on l’interroge aussi : il peut miser 10 000 Cogs ou se coucher.
EL-715 = Si tous se sont couchés, personne n’est élu : le jeton de Gouverneur quitte le jeu jusqu’à la prochaine élection, et l’ordre du tour reste tel quel.
EL-716 = L’élu prend le jeton de Gouverneur, et son voisin de gauche sera premier joueur : le Gouverneur joue donc en dernier. Cela l’emporte sur un Coup d’État du même tour.
EL-721 = Après l’élection, la victoire est vérifiée ; si c’était la dernière période permise, la partie se termine.
EL-722 = Sinon, une nouvelle période commence : toutes les marques sont effacées, chacun peut de nouveau gagner un certificat, et son premier tour débute.

## 8 Who knows what

EL-801 = Visibles de tous : la carte, les propriétaires, les pions, la popularité, le Gouverneur, le premier joueur, la Protection du Patrimoine, les certificats, les marques, le nombre de cartes des mains et de la pioche, la défausse, les aiguilles révélées, les mises et tout choix fait ouvertement.
EL-802 = Votre main n’est vue que de vous, et la pioche de personne. Seul celui qui pioche une carte la voit.
EL-803 = Vos aiguilles ne sont vues que de vous jusqu’à ce que tous soient verrouillés.
EL-804 =
    { $money ->
        [hidden] L’argent est caché : vous ne voyez que le vôtre, et celui qu’on vous a montré (EL-806). Le jeu ne ment jamais sur l’argent, et ne laisse mentir personne.
        [closed] Les bourses sont fermées : chacun ne voit que son propre argent. Le jeu ne ment jamais sur l’argent, et ne laisse mentir personne.
       *[open] Les bourses sont ouvertes : tout le monde voit tout l’argent.
    }
EL-805 = Les deux joueurs d’une Extorsion savent quelle carte a changé de main ; ce que la victime sait de l’autre main reste certain tant que cela se peut.
EL-806 = Avec l’argent caché, la victime d’un vol montre au voleur tout ce qu’elle a avant d’en donner la moitié. Le voleur continue de voir cette bourse tant que son contenu ne change pas ; personne d’autre ne la voit.

## 9 Victory and end

EL-901 = La victoire est vérifiée d’elle-même après chaque décision et chaque carte de la phase d’action, après les impôts de chaque joueur et après l’élection. Personne n’a besoin de l’annoncer.
EL-902 = Une condition compte pour vous si elle est vraie de fait ou si vous avez son certificat ; chacune des quatre compte une fois.
EL-903 = Qui réunit trois conditions gagne aussitôt, et ce qui restait de l’action, du tour ou de la période est abandonné.
EL-904 = Si deux joueurs réunissent trois conditions au même moment, c’est celui dont c’est le tour d’agir qui gagne, sinon le suivant dans le sens horaire ; pendant les impôts et l’élection, le premier dans l’ordre du tour.
EL-905 = Vous pouvez aussi gagner pendant qu’un autre joueur agit.
EL-906 = Le Grand Zélateur demande à la fois le jeton de Gouverneur et une popularité de 100. Avant la première élection, seule une Escroquerie peut le faire compter.
EL-911 =
    { $periods ->
        [0] Le nombre de périodes n’est pas limité. Seule une partie que personne n’a gagnée à l’élection de la période 100 s’y termine, pour que toute partie ait une fin.
       *[other] Si personne n’a gagné, la partie se termine après l’élection de la période { $periods }.
    } Le meilleur gagne alors, par les conditions qui comptent, puis les quartiers, puis l’argent, puis la popularité ; à égalité sur les quatre, on partage la victoire.
EL-912 = Il y a un vainqueur, ou plusieurs qui partagent la victoire ; tous les autres perdent de la même façon.

## Options

option-money = Argent
option-money-about = Voir ou non ce qu’ont les autres. Le livret conseille de le cacher ; visible est conseillé ici, car tout total peut se compter.
option-money-open = Visible : tout le monde voit tout
option-money-hidden = Caché : la victime d’un vol montre le sien au voleur
option-money-closed = Caché : la victime d’un vol ne montre que ce qu’elle donne
option-metro = Métro
option-metro-about = Comment circule le métro sur le plan à quatre joueurs ; sur l’autre plan, rien ne change.
option-metro-lines = Longues lignes : la sortie se choisit à l’arrivée
option-metro-pairs = Lignes courtes : une seule sortie
option-periods = Nombre maximal de périodes
option-periods-about = Après tant de périodes sans vainqueur, la meilleure situation l’emporte. C’est une règle maison : le livret n’a pas de limite.

## Prompts and chance

prompt-start = Où commencez-vous ?
prompt-needle-edgar = Programmez l’aiguille d’Edgar
prompt-needle-lucien = Programmez l’aiguille de Lucien
prompt-exit = Quelle sortie ?
prompt-who = Qui agit ?
prompt-edgar-action = Que fait Edgar ?
prompt-lucien-action = Que fait Lucien ?
prompt-rob-victim = Qui détrousser ?
prompt-intimidate-targets = Qui intimider ?
prompt-surrender = Quel quartier cédez-vous ?
prompt-intimidate-district = Quel quartier devient neutre ?
prompt-requisition-district = Quel quartier prendre ?
prompt-certificate = Quel certificat ?
prompt-double = Quelle action doubler ?
prompt-remote = Quelle action à distance ?
prompt-plan-b = Où va Lucien ?
prompt-extort-victim = À qui prendre une carte ?
prompt-smear = Popularité ou argent ?
prompt-exchange = Combien, et dans quel sens ?
prompt-discard = Quelle carte défausser ?
prompt-bid = Votre mise ?
chance-first = Le premier joueur est tiré au sort
chance-draw = Une carte est piochée
chance-extort = Une carte change de main
phase-setup = Mise en place
phase-program = Aiguilles
phase-move = Déplacement
phase-act = Action
phase-election = Élection
phase-over = La partie est terminée

## Conditions

condition-dandy = Dandy Fortuné
condition-collector = Haut Percepteur
condition-bureaucrat = Bureaucrate Influent
condition-zealot = Grand Zélateur

## Districts

kind-pig = Place du Cochon Saoul
kind-archives = Archives
kind-bank = Central Bank
kind-hall = City Hall
kind-ivory = Ivoire
kind-steel = Acier
district-A-I0 = Temple de l’Œil
district-A-I1 = Grande Recyclerie
district-A-I2 = Opéra Mécanique
district-A-I3 = Forge aux Rouages
district-A-O0 = City Hall
district-A-O1 = Fonderie Basse
district-A-O2 = Archives
district-A-O3 = Jardins de Faden
district-A-O4 = Central Bank
district-A-O5 = Docks à Vapeur
district-A-O6 = Place du Cochon Saoul
district-A-O7 = Promenade des Pantins
district-B-I0 = Temple de l’Œil
district-B-I1 = Grande Recyclerie
district-B-I2 = Opéra Mécanique
district-B-I3 = Forge aux Rouages
district-B-M0 = City Hall
district-B-M1 = Fonderie Basse
district-B-M2 = Archives
district-B-M3 = Jardins de Faden
district-B-M4 = Central Bank
district-B-M5 = Docks à Vapeur
district-B-M6 = Place du Cochon Saoul
district-B-M7 = Promenade des Pantins
district-B-O0 = Gare de Triage
district-B-O1 = Belvédère d’Ivoire
district-B-O2 = Villa des Masques
district-B-O3 = Halle aux Boulons
district-B-O4 = Usine à Ressorts
district-B-O5 = Terrasses du Dôme
district-B-O6 = Cour des Miroirs
district-B-O7 = Grandes Chaudières

## The wheel

wheel-r = frontière rouge (rouage)
wheel-g = frontière verte (feuille)
wheel-y = frontière jaune (lanterne)
wheel-v = frontière violette (masque)
wheel-B = ligne de métro bleue
wheel-O = ligne de métro orange
wheel-K = ligne de métro noire
wheel-W = ligne de métro blanche
wheel-s = immobile
wheel-border = frontière { $code }
wheel-metro = ligne de métro { $code }
wheel-named = { $name } ({ $code })

## Pawns

pawn-edgar = Edgar
pawn-lucien = Lucien

## Actions

action-rob = Détrousser un Lucien
action-draw = Manigances de Comptoir
action-intimidate = Intimidation
action-heist = Braquage de la banque
action-requisition = Réquisition de quartier
action-buy = Acheter à la ville
action-buyout = Acheter à un autre joueur
action-speech = Discours Populiste
action-protect = Protection du Patrimoine
action-certify = Acquisition de certificat
action-support = Appui politique

## Cards

card-PB = Plan B
card-IP = Trafic d’Influence
card-ST = Menace de Discrédit
card-CE = Certification
card-FS = Soutien Financier
card-PS = Soutien Populaire
card-EX = Extorsion
card-RA = Action à distance
card-CO = Coup d’État
card-RE = Échange de Ressources
card-CB = Carte Blanche
card-CR = Corruption
card-SW = Escroquerie

## Moves, as offered in a menu

move-start = Commencer ici : { $district }
move-needle = { $pawn } : { $way }
move-exit = Sortir ici : { $district }
move-E = Edgar agit
move-L = Lucien agit
move-end = Finir
move-action = { $action }
move-buy = Acheter le quartier à la ville pour { $cogs } Cogs
move-buyout = Racheter le quartier à son propriétaire pour { $cogs } Cogs
move-card = Jouer { $card }
move-rob-victim = Détrousser { $player }
move-intimidate-targets = Intimider { $players }
move-surrender = Céder ce quartier : { $district }
move-intimidate-district = Rendre ce quartier neutre : { $district }
move-requisition-district = Prendre ce quartier : { $district }
move-certificate = Certificat : { $condition }
move-plan-b = Lucien va ici : { $district }
move-extort-victim = Prendre une carte à { $player }
move-pop = Perdre { $points } de popularité, ou ce qu’il en reste
move-cogs = Donner { $cogs } Cogs
move-pay-money = Payer { $cogs } Cogs pour { $points } de popularité
move-pay-popularity = Payer { $points } de popularité pour { $cogs } Cogs
move-discard = Défausser { $card }
move-fold = Se coucher
move-bid = Miser { $cogs } Cogs

## Events

event-first = { $player } joue en premier.
event-placed = { $player } choisit son quartier de départ : { $district }.
event-turn = Période { $period }, tour { $turn } : { $player } joue en premier.
event-locked = { $player } a programmé ses aiguilles.
event-revealed = Toutes les aiguilles sont révélées.
event-moved = { $player } : { $pawn }, { $start } → { $end }, { $way }.
event-stayed-chosen = { $player } : { $pawn } ne bouge pas.
event-stayed-invalid = { $player } : { $pawn } ne peut pas passer par là et reste.
event-slot = À { $player } d’agir.
event-slot-end = { $player } a fini d’agir.
event-paid-popularity = { $player } paie { $points } de popularité ({ $what }).
event-purse-shown = { $player } montre sa bourse à { $other } : { $cogs } Cogs.
event-purse-shown-hidden = { $player } montre sa bourse à { $other }.
event-robbed = { $player } détrousse { $victim } : { $cogs } Cogs.
event-robbed-hidden = { $player } détrousse { $victim }.
event-bought = { $player } achète un quartier à la ville pour { $cogs } Cogs : { $district }.
event-bought-from = { $player } achète un quartier à { $owner } pour { $cogs } Cogs : { $district }.
event-requisitioned = { $player } réquisitionne un quartier : { $district }.
event-requisitioned-from = { $player } réquisitionne un quartier pris à { $owner } : { $district }.
event-intimidated = { $player } intimide { $players }.
event-lost = { $player } perd un quartier, désormais neutre : { $district }.
event-gained-money = { $player } gagne { $cogs } Cogs ({ $what }).
event-gained-popularity = { $player } gagne { $points } de popularité ({ $what }).
event-drew = { $player } pioche { $card }.
event-drew-hidden = { $player } pioche une carte.
event-recycled =
    { $cards ->
        [one] La pioche est vide : { $cards } carte de la défausse devient la nouvelle pioche.
       *[other] La pioche est vide : les { $cards } cartes de la défausse deviennent la nouvelle pioche.
    }
event-played = { $player } joue { $card }.
event-discarded = { $player } défausse { $card }.
event-extorted = { $player } extorque { $card } à { $victim }.
event-extorted-hidden = { $player } extorque une carte à { $victim }.
event-smeared-pop = { $victim } perd { $points } de popularité.
event-smeared-cogs = { $victim } donne { $cogs } Cogs à { $player }.
event-smeared-nothing = { $victim } n’a rien à perdre.
event-exchanged-money = { $player } échange { $cogs } Cogs contre { $points } de popularité.
event-exchanged-popularity = { $player } échange { $points } de popularité contre { $cogs } Cogs.
event-protection = { $player } prend la Protection du Patrimoine ({ $what }).
event-protection-from = { $player } prend la Protection du Patrimoine à { $owner } ({ $what }).
event-certificate = { $player } prend le certificat « { $condition } » ({ $what }).
event-certificate-from = { $player } prend le certificat « { $condition } » à { $owner } ({ $what }).
event-coup = { $player } renverse { $governor } et devient Gouverneur ; { $next } jouera en premier.
event-doubled = Appui politique : { $player } double une action ({ $what }).
event-taxed = Récolte des Impôts, { $player } : { $points } de popularité et { $cogs } Cogs.
event-tie = Égalité en tête de la popularité : { $players }.
event-bid = { $player } mise { $cogs } Cogs.
event-folded = { $player } se couche.
event-elected = { $player } remporte l’élection et devient Gouverneur ; { $next } jouera en premier.
event-elected-paid = { $player } paie { $cogs } Cogs, remporte l’élection et devient Gouverneur ; { $next } jouera en premier.
event-elected-nobody = Personne n’est élu : il n’y a pas de Gouverneur.
event-period-end = La période { $period } est terminée.
event-won = { $player } réunit { $conditions } et gagne la partie.
event-limit = La dernière période est terminée. En tête : { $players }.

## Result

cause-victory = Trois conditions remplies
cause-limit = La dernière période est terminée

score-conditions = Conditions
score-districts = Quartiers
score-money = Argent
score-popularity = Popularité

## Labels of the board

label-period =
    { $periods ->
        [0] Période { $period }, tour { $turn } sur { $turns }
       *[other] Période { $period } sur { $periods }, tour { $turn } sur { $turns }
    }
label-first = Joue en premier : { $player }
label-next-first = Jouera en premier au tour suivant : { $player }
label-governor = Gouverneur : { $player }
label-protection = Protection du Patrimoine : { $player }
label-nobody = personne
label-player = Joueur
label-money = Argent
label-districts = Quartiers
label-offices = Administrations
label-popularity = Popularité
label-counts = Conditions
label-cards = Cartes
label-done = Fait
label-needles = Aiguilles
label-unknown = caché
label-ready = prêt
label-setting = en cours
label-hand = Votre main
label-known = Cartes que vous connaissez
label-known-of = { $player } : { $cards }
label-discard = Défausse : { $cards }
label-deck =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
label-empty = vide
label-legend = E et L suivis d’un numéro : Edgar et Lucien de ce joueur ; ■ et un numéro : un de ses quartiers ; □ : neutre
label-wheel = Frontières : r rouge, g verte, y jaune, v violette. Métro : ◊ et B bleu, O orange, K noir, W blanc
label-ways = Frontières : { $borders }
label-lines = Stations de métro, ◊ et leur lettre : { $lines }
label-pending = { $player } : { $what }
label-doubled = doublé
label-queue = Doivent répondre : { $players }
label-left = Reste : { $count }
label-auction = À égalité : { $players }
label-live = Encore en lice : { $players }
label-high = Mise en cours : { $cogs } Cogs, { $player }
label-no-bid = Pas encore de mise
label-signs = Aiguilles : s immobile. Conditions : ● de fait, ◈ certifiée, ! plus qu’une pour gagner
label-held = { $what } : { $player }
label-office = Admin.
label-cogs = { $cogs }
label-certificates = Certificats
glyph-edgar = E
glyph-lucien = L
mark-pig = Cochon
mark-archives = Archives
mark-bank = Bank
mark-hall = Hall

## What one player alone sees

private-hand = main
private-known = cartes connues dans d’autres mains
private-players-money = argent de tous les joueurs
private-players-needles = aiguilles de tous les joueurs
private-players-conditions-dandy = Dandy Fortuné, par joueur
private-players-held = conditions réunies, par joueur
