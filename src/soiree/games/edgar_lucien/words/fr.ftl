### Edgar & Lucien: words, French

## The game

title = Edgar & Lucien
tagline = Deux compères, une ville : Edgar vole, Lucien achète, et personne ne sait où l’un ou l’autre sera demain.
designer = Tanguy Camus et Basile Mayeur
about = Dans la ville de Fosko, vous menez deux compères : Edgar vole, complote et menace, Lucien achète, harangue et fait tout certifier. À chaque tour, tous programment en secret deux aiguilles sur une roue, une pour chaque compère. On les révèle ensemble et tout le monde se déplace ; puis chaque compère fait au plus une action là où il se trouve. Quatre tours forment une Période Électorale, qui s’achève par la Récolte des Impôts et l’Élection du Gouverneur. La première personne qui réunit trois des quatre conditions (une fortune, beaucoup de quartiers, des Administrations, être un Gouverneur populaire) gagne sur-le-champ.

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

EL-101 = On joue à deux, trois ou quatre, dans le sens horaire.
EL-102 =
    À deux, on joue sur la face { $sidetwo } du plateau{ $sidethree ->
        [0] { "" }
       *[other] , à trois sur la face { $sidethree }
    }{ $sidefour ->
        [0] { "" }
       *[other] , à quatre sur la face { $sidefour }
    } ; seuls les quartiers de cette face existent. { $edition ->
        [reconstructed-1] Chaque face a une fois chaque Administration : la Place du Cochon Saoul, les Archives, la Central Bank et le City Hall.
       *[other] Les Administrations sont la Place du Cochon Saoul, les Archives, la Central Bank et le City Hall.
    }
EL-103 = Chacun commence avec 50 000 Cogs et une popularité de 50, sans carte ni certificat, et avec ses huit actions d’administration encore à faire.
EL-104 = La pioche contient les vingt cartes Manigance et la défausse est vide. Les quatre certificats et la Protection du Patrimoine sont sur la table, et il n’y a pas encore de Gouverneur.
EL-105 = Le premier joueur est tiré au sort, avec les mêmes chances pour tous, et prend le jeton premier joueur.
EL-106 = En commençant par le premier joueur, dans le sens horaire, chacun choisit un quartier neutre de n’importe quel type, Administration comprise, et y place ses deux pions et un jeton d’influence. Deux joueurs ne commencent donc jamais au même endroit, et chacun possède son quartier de départ comme n’importe quel autre.
EL-107 = Les jetons d’influence ne manquent jamais : leur nombre dans la boîte n’est pas une limite.
EL-108 = La banque n’est jamais à court d’argent.
EL-109 = Quand le dernier joueur s’est placé, le premier tour de la première période commence : on programme les aiguilles.

## 2 The turn and the needles

EL-201 = Une Période Électorale, ou période, compte quatre tours, et un tour trois phases : programmer les aiguilles, se déplacer, agir. Après le quatrième tour viennent la Récolte des Impôts, puis l’Élection du Gouverneur.
EL-202 = L’ordre du tour part du premier joueur et suit le sens horaire. Il vaut pour les déplacements, les actions, les impôts et les enchères.
EL-203 = Quand le jeton premier joueur doit changer de main, le nouvel ordre ne vaut qu’à partir du tour suivant ; jusque-là, l’ancien ordre demeure. Sinon, le jeton reste au même joueur de tour en tour.
EL-204 = Au début d’un tour, le jeton premier joueur va à qui doit le recevoir, toutes les aiguilles sont remises à zéro, et l’Edgar et le Lucien de chacun peuvent de nouveau agir.
EL-210 = Tous programment leurs aiguilles en même temps, sans s’attendre : d’abord celle d’Edgar, puis celle de Lucien, et rien d’autre.
EL-211 = La roue montre toutes les couleurs de frontière du plan, toutes les lignes de métro du plan en jeu, et « immobile ». Chaque position peut être choisie pour l’une ou l’autre aiguille, même si elle ne mène nulle part, et les deux aiguilles peuvent montrer la même.
EL-212 = Une fois vos deux aiguilles programmées, votre roue est verrouillée et vous ne pouvez plus la changer. Les autres peuvent savoir qu’elle est verrouillée, jamais ce qu’elle montre.
EL-213 = Quand la dernière roue est verrouillée, toutes les aiguilles sont révélées ensemble et les déplacements commencent.

## 3 Movement

EL-301 = On se déplace dans l’ordre du tour, chacun d’abord avec Edgar, puis avec Lucien ; un pion achève son déplacement avant que le suivant commence.
EL-302 = Un pion dont l’aiguille est sur « immobile » reste où il est.
EL-303 = Une aiguille sur une couleur de frontière fait franchir au pion la frontière de cette couleur, vers le quartier voisin.
EL-304 = Une aiguille sur une ligne de métro mène un pion qui se trouve à l’une de ses bouches vers une autre bouche de la même ligne, jamais vers celle d’où il vient.
EL-305 = Si le quartier n’a ni frontière ni bouche de cette couleur, le pion reste où il est.
EL-306 = Un déplacement possible est obligatoire. Un quartier accueille autant de pions qu’on veut, et rien ne barre la route.
EL-307 = S’il n’y a qu’une destination, le pion s’y rend automatiquement. S’il y en a plusieurs, son joueur choisit la sortie à ce moment-là, en connaissant tous les déplacements déjà faits.
EL-308 = Des quartiers qui ne se touchent qu’en un point ne sont pas voisins : seules comptent les frontières tracées sur le plan.

## 4 Acting, robbing and buying

EL-401 = On agit dans l’ordre du tour, l’un après l’autre. Tout ce qu’un joueur déclenche, réponses des autres comprises, est achevé avant que le suivant agisse.
EL-402 = Votre Edgar et votre Lucien font chacun au plus une action par tour, dans l’ordre que vous voulez ; l’un ou les deux peuvent ne rien faire.
EL-403 = Tant que l’un des deux n’a pas agi, on vous demande qui agit, même si vous ne pouvez que terminer ; « Terminer » met fin à vos actions. Quand les deux ont agi, elles se terminent automatiquement.
EL-404 = Un personnage fait soit une action ordinaire, possible dans tout quartier, soit l’action d’administration qui est la sienne là où il se trouve.
EL-405 = Une action n’est proposée que si ses conditions sont réunies, si son prix peut être payé en entier et si, d’après ce que vous voyez, elle aurait un effet. L’argent des autres n’entre jamais en compte.
EL-406 = Un personnage a agi dès que son action est choisie ; avec l’Appui politique, Edgar a agi dès que l’action à doubler est choisie.
EL-407 = Tous les effets d’une décision ou d’une carte tirée se produisent ensemble ; puis on vérifie la victoire ; puis le jeu continue.
EL-411 = Edgar peut détrousser le Lucien d’un autre joueur dans le même quartier, qu’il vienne d’y arriver ou qu’il y soit resté.
EL-412 = Un Lucien dont l’Edgar se trouve dans le même quartier a un garde du corps : on ne peut pas le détrousser.
EL-413 = Edgar détrousse une seule victime, que son joueur choisit parmi celles qui peuvent l’être.
EL-414 = La victime donne la moitié de son argent, arrondie aux 10 000 Cogs supérieurs ; une victime sans argent ne donne rien.
EL-415 = Détrousser ne coûte pas de popularité, et un même Lucien peut être détroussé par plusieurs Edgar, même dans le même tour.
EL-421 = Lucien peut acheter le quartier où il se trouve s’il est neutre : vous payez 20 000 Cogs à la banque et en devenez propriétaire, quel que soit son type.
EL-422 = Lucien peut racheter le quartier où il se trouve s’il appartient à un autre joueur sans Protection du Patrimoine : vous payez 30 000 Cogs au propriétaire, qui ne peut pas refuser, et le quartier est à vous.
EL-423 = On gagne un quartier au départ, par un achat, un rachat, une réquisition, et par les cartes Trafic d’Influence et Carte Blanche ; on le perd par un rachat, une réquisition, un Trafic d’Influence ou une Intimidation. Les pions restent où ils sont.

## 5 Administrations

EL-501 = Chacune des huit actions d’administration se fait une fois par joueur et par période ; une marque montre qu’elle est faite. Toutes les marques sont retirées au début d’une nouvelle période.
EL-502 = Une action d’administration d’Edgar coûte 20 points de popularité, payés quand on la choisit. Avec moins, elle n’est pas possible.
EL-503 = Les actions d’administration de Lucien ne coûtent rien ; seul l’Appui politique a son propre prix.
EL-504 = Une action d’administration est marquée dès qu’elle est choisie.
EL-505 = La popularité va de 0 à 100 ; ce qui dépasserait 100 est perdu.
EL-511 = Manigances de Comptoir, Edgar sur la Place du Cochon Saoul : vous piochez deux cartes, l’une après l’autre, sans que les autres les voient.
EL-512 = Si la pioche est vide quand une carte doit être piochée, la défausse devient la pioche. S’il n’y a plus aucune carte, on cesse de piocher ; si les deux sont vides dès le départ, l’action ne peut pas être choisie.
EL-513 = Il n’y a pas de limite de cartes en main. Celles qu’on vient de piocher se jouent au plus tôt au tour suivant, car Edgar a déjà agi.
EL-521 = Intimidation, Edgar aux Archives, à trois ou quatre joueurs : vous choisissez deux autres joueurs qui possèdent un quartier, ou le seul qu’il y ait. Si personne d’autre n’en possède, elle n’est pas possible.
EL-522 = Ceux que vous intimidez répondent dans le sens horaire à partir de vous : chacun cède un de ses quartiers, à son choix, qui devient neutre aussitôt.
EL-523 = Intimidation à deux joueurs : vous choisissez vous-même un quartier de l’autre joueur, et il devient neutre. Si l’autre n’en possède aucun, elle n’est pas possible.
EL-524 = La Protection du Patrimoine ne protège pas de l’Intimidation.
EL-531 = Braquage de la banque, Edgar à la Central Bank : vous prenez 50 000 Cogs à la banque.
EL-541 = Réquisition de quartier, Edgar au City Hall : vous devenez propriétaire de n’importe quel quartier neutre du plan, sans payer de Cogs.
EL-542 = C’est seulement si aucun quartier n’est neutre qu’une réquisition peut prendre celui d’un autre joueur sans Protection du Patrimoine, sans dédommagement ; jamais un des vôtres.
EL-543 = S’il n’y a rien à réquisitionner, la réquisition n’est pas possible.
EL-551 = Discours Populiste, Lucien sur la Place du Cochon Saoul : vous gagnez 50 points de popularité. À 100, il n’est pas possible.
EL-561 = Protection du Patrimoine, Lucien aux Archives : vous la prenez sur la table ou à son détenteur. Son détenteur ne peut pas la choisir.
EL-562 = Tant que vous détenez la Protection du Patrimoine, aucun de vos quartiers, présent ou futur, ne peut être pris par rachat, Trafic d’Influence ou réquisition ; vous ne pouvez pas y renoncer.
EL-563 = La Protection du Patrimoine reste à vous jusqu’à ce qu’un autre joueur la prenne, par l’action du même nom ou par Corruption ; dès lors vous n’êtes plus protégé.
EL-571 = Acquisition de certificat, Lucien à la Central Bank : vous prenez un certificat dont vous remplissez réellement la condition à ce moment, sur la table ou à un autre joueur. Un certificat que vous avez déjà ne peut pas être choisi.
EL-572 = Vous gagnez au plus un certificat par période, que ce soit par Acquisition de certificat, Certification ou Escroquerie.
EL-573 = L’Acquisition de certificat n’est proposée que si vous pouvez encore gagner un certificat dans cette période et qu’il y en a au moins un que vous pouvez prendre.
EL-574 = Tant que vous avez un certificat, sa condition compte pour vous, quoi qu’il arrive à votre argent, à vos quartiers, à votre poste ou à votre popularité. Vous pouvez en avoir plusieurs.
EL-575 = Si un autre joueur vous prend un certificat, la condition ne compte plus pour vous que si vous la remplissez réellement.
EL-581 = Appui politique, Lucien au City Hall : possible seulement si aucun de vos deux personnages n’a agi, avec au moins 30 points de popularité, et s’il y a une action d’administration d’Edgar à doubler : pas encore faite dans cette période, possible maintenant, et Edgar est dans cette Administration ou vous avez en main une Action à distance.
EL-582 = Vous choisissez l’action à doubler. Si Edgar se trouve dans son Administration, aucune carte n’est utilisée ; sinon, une Action à distance est d’abord défaussée : pour des Manigances de Comptoir, il y a donc toujours une carte à piocher.
EL-583 = L’Appui politique coûte 30 points de popularité en tout, au lieu de 20, payés quand on choisit l’action à doubler.
EL-584 = L’action doublée a lieu deux fois : 100 000 Cogs de la banque d’un coup ; jusqu’à quatre cartes ; ou deux réquisitions ou deux intimidations à la suite, chacune avec ses propres choix. Les mêmes joueurs peuvent être choisis de nouveau.
EL-585 = Si la seconde fois il n’y a pas de cible possible, cette seconde fois est perdue.
EL-586 = Après un Appui politique, les deux personnages ont agi et les deux actions sont marquées. Un vol ou une carte ne peuvent pas être doublés.

## 6 Shenanigan cards

EL-601 = Jouer une carte est toute l’action d’Edgar : vous en jouez donc au plus une par tour. Cela ne coûte pas de popularité, sauf pour l’action que permet une Action à distance.
EL-602 = Vous ne pouvez jouer qu’une carte de votre main dont la condition est remplie à ce moment ; on ne peut pas en jouer une sans effet.
EL-603 = Une carte jouée va aussitôt face visible à la défausse, avant son effet.
EL-611 = Plan B : Lucien se rend dans n’importe quel autre quartier. S’il n’a pas encore agi, il peut agir là.
EL-612 = Trafic d’Influence : si Edgar se trouve dans un quartier d’un autre joueur sans Protection du Patrimoine, payez 30 000 Cogs au propriétaire, et le quartier est à vous.
EL-613 = Menace de Discrédit : toujours jouable. Dans le sens horaire à partir de vous, chaque autre joueur perd 20 points de popularité ou vous donne 10 000 Cogs. Un joueur avec moins de 20 points de popularité et sans argent perd la popularité qui lui reste ; un joueur sans rien n’est pas concerné.
EL-614 = Certification : prenez un certificat que personne n’a et dont vous remplissez réellement la condition.
EL-615 = Soutien Financier : si Edgar se trouve dans un de vos quartiers Acier, gagnez 40 000 Cogs.
EL-616 = Soutien Populaire : si Edgar se trouve dans un de vos quartiers Ivoire et que votre popularité est inférieure à 100, gagnez 40 points de popularité.
EL-617 = Extorsion : choisissez un joueur qui a un pion dans le quartier d’Edgar et au moins une carte. Une de ses cartes, tirée au hasard, passe dans votre main ; personne d’autre que vous deux ne la voit.
EL-618 = Action à distance : faites une des quatre actions d’administration d’Edgar où qu’il se trouve, si elle n’est pas encore faite dans cette période et possible maintenant ; elle coûte ses 20 points de popularité. La carte est alors déjà à la défausse : il y a donc toujours une carte à piocher.
EL-619 = Coup d’État : si Edgar se trouve au City Hall et qu’un autre joueur est Gouverneur, vous devenez Gouverneur, et votre voisin de gauche sera premier joueur à partir du tour suivant.
EL-620 = Échange de Ressources : payez de l’argent et gagnez 10 points de popularité pour chaque tranche de 10 000 Cogs, jusqu’à 100 ; ou payez de la popularité et gagnez 10 000 Cogs pour chaque tranche de 10 points. Dans un seul sens, et au moins une fois.
EL-621 = Carte Blanche : si Edgar se trouve dans un quartier neutre, payez 20 000 Cogs à la banque et devenez-en propriétaire.
EL-622 = Corruption : prenez la Protection du Patrimoine sur la table ou à son détenteur. Son détenteur ne peut pas jouer cette carte.
EL-623 = Escroquerie : défaussez trois autres cartes de votre choix, puis prenez n’importe quel certificat que personne n’a, que vous en remplissiez la condition ou non. Il vous faut ces trois cartes, et un certificat libre.
EL-624 = Corruption, Certification et Escroquerie ne sont pas des actions d’administration et ne posent pas de marque ; mais Certification et Escroquerie comptent comme votre certificat de la période.

## 7 Taxes, election, new period

EL-701 = Après le quatrième tour, chaque joueur, dans l’ordre du tour, gagne 20 points de popularité par quartier Ivoire et 20 000 Cogs par quartier Acier qu’il possède. Les Administrations ne rapportent rien.
EL-702 = La victoire est vérifiée après les impôts de chaque joueur, avant que le suivant touche les siens.
EL-711 = Ensuite, le joueur le plus populaire est élu Gouverneur. S’il est seul en tête, il ne paie rien.
EL-712 = Les joueurs à égalité en tête enchérissent ouvertement, dans l’ordre du tour et autant de fois qu’il le faut : chacun se couche pour de bon ou mise plus que la mise en cours, au plus son propre argent et au plus 1 200 000 Cogs. Le Gouverneur sortant n’a aucun avantage, et une égalité à 0 compte aussi.
EL-713 = Quand il ne reste qu’un enchérisseur et que la mise en cours est la sienne, il est élu et paie sa mise à la banque ; personne d’autre ne paie.
EL-714 = Quand il ne reste qu’un enchérisseur et que personne n’a misé, il choisit lui aussi : miser 10 000 Cogs ou se coucher.
EL-715 = Si tous se sont couchés, personne n’est élu : le jeton Gouverneur quitte le jeu jusqu’à la prochaine élection, et l’ordre du tour reste le même.
EL-716 = Le joueur élu prend le jeton Gouverneur, et son voisin de gauche sera premier joueur : le Gouverneur joue donc en dernier. Cela l’emporte sur un Coup d’État du même tour.
EL-721 = Après l’élection, la victoire est vérifiée ; si c’était la dernière période permise, la partie se termine.
EL-722 = Sinon, une nouvelle période commence : toutes les marques sont effacées, chacun peut de nouveau gagner un certificat, et son premier tour débute.

## 8 Who knows what

EL-801 = Visibles de tous : le plan, les propriétaires, les pions, la popularité, le Gouverneur, le premier joueur, la Protection du Patrimoine, les certificats, les marques, le nombre de cartes des mains et de la pioche, la défausse, les aiguilles révélées, les mises et tout choix fait ouvertement.
EL-802 = Personne d’autre que vous ne voit votre main, et personne ne voit la pioche. Une carte piochée n’est vue que de la personne qui la pioche.
EL-803 = Personne d’autre que vous ne voit vos aiguilles avant que toutes les roues soient verrouillées.
EL-804 =
    { $money ->
        [hidden] L’argent est caché : vous ne voyez que le vôtre, et celui qu’on vous a montré (EL-806). Les montants affichés sont toujours vrais : personne ne peut mentir sur son argent.
        [closed] L’argent est caché : chacun ne voit que le sien. Les montants affichés sont toujours vrais : personne ne peut mentir sur son argent.
       *[open] L’argent est visible : tout le monde voit celui de tous.
    }
EL-805 = Les deux joueurs d’une Extorsion savent quelle carte a changé de main ; la victime sait que cette carte est dans l’autre main, tant qu’elle n’a pas pu en partir.
EL-806 = Avec l’argent caché, la victime d’un vol montre tout son argent au voleur avant d’en donner la moitié. Le voleur continue de voir cette somme jusqu’à ce qu’elle change ou que la victime soit mêlée à un autre vol ; personne d’autre ne la voit.

## 9 Victory and end

EL-901 = La victoire est vérifiée automatiquement après chaque décision et chaque carte de la phase d’action, après les impôts de chaque joueur et après l’élection. Personne n’a besoin de l’annoncer.
EL-902 = Une condition compte pour vous si vous la remplissez réellement ou si vous avez son certificat ; chacune des quatre compte une fois.
EL-903 = Un joueur qui réunit trois conditions gagne aussitôt, et ce qui restait de l’action, du tour ou de la période n’est plus joué.
EL-904 = Si deux joueurs réunissent trois conditions au même moment, le joueur qui est en train d’agir gagne, sinon le suivant dans le sens horaire ; pendant les impôts et l’élection, le premier dans l’ordre du tour.
EL-905 = Vous pouvez aussi gagner pendant qu’un autre joueur agit.
EL-906 = Le Grand Zélateur demande à la fois le jeton Gouverneur et 100 points de popularité. Avant la première élection, seule une Escroquerie peut le faire compter.
EL-911 =
    { $periods ->
        [0] Le nombre de périodes n’est pas limité. Seule une partie que personne n’a gagnée à l’élection de la période 100 s’y termine, pour que toute partie ait une fin.
       *[other] Si personne n’a gagné, la partie se termine après l’élection de la période { $periods }.
    } Le joueur qui réunit le plus de conditions gagne alors, puis celui qui a le plus de quartiers, puis d’argent, puis de popularité ; à égalité sur les quatre, on partage la victoire.
EL-912 = Il y a un vainqueur, ou plusieurs qui partagent la victoire ; tous les autres perdent, sans classement entre eux.

## Options

option-money = Argent
option-money-about = Le livret conseille de cacher son argent ; ici, visible est conseillé, car chacun peut de toute façon tenir le compte.
option-money-open = Visible : tout le monde voit tout
option-money-hidden = Caché : la victime d’un vol montre le sien au voleur
option-money-closed = Caché : la victime d’un vol ne montre que ce qu’elle donne
option-metro = Métro
option-metro-about = Comment circule le métro sur le plan à quatre joueurs ; sur l’autre plan, rien ne change.
option-metro-lines = Longues lignes : la sortie se choisit à l’arrivée
option-metro-pairs = Lignes courtes : chacune n’a qu’une sortie
option-periods = Nombre maximal de périodes
option-periods-about = Règle maison : au bout de ce nombre de périodes sans vainqueur, le joueur le mieux placé gagne ; le livret n’a pas de limite.

## Prompts and chance

prompt-start = Dans quel quartier commencez-vous ?
prompt-needle-edgar = Programmez l’aiguille d’Edgar
prompt-needle-lucien = Programmez l’aiguille de Lucien
prompt-exit = Où ressortez-vous ?
prompt-who = Qui agit ?
prompt-edgar-action = Que fait Edgar ?
prompt-lucien-action = Que fait Lucien ?
prompt-rob-victim = Qui détroussez-vous ?
prompt-intimidate-targets = Qui intimidez-vous ?
prompt-surrender = Quel quartier cédez-vous ?
prompt-intimidate-district = Quel quartier devient neutre ?
prompt-requisition-district = Quel quartier réquisitionnez-vous ?
prompt-certificate = Quel certificat prenez-vous ?
prompt-double = Quelle action doublez-vous ?
prompt-remote = Quelle action d’administration à distance ?
prompt-plan-b = Où va Lucien ?
prompt-extort-victim = À qui prenez-vous une carte ?
prompt-smear = Que perdez-vous : popularité ou argent ?
prompt-exchange = Combien échangez-vous, et dans quel sens ?
prompt-discard = Quelle carte défaussez-vous ?
prompt-bid = Combien misez-vous ?
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
move-exit = Ressortir ici : { $district }
move-E = Edgar agit
move-L = Lucien agit
move-end = Terminer
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
move-pop = Perdre { $points } points de popularité, ou ce qu’il en reste
move-cogs = Donner { $cogs } Cogs
move-pay-money = Payer { $cogs } Cogs pour { $points } points de popularité
move-pay-popularity = Payer { $points } points de popularité pour { $cogs } Cogs
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
event-stayed-chosen = { $player } : { $pawn } reste sur place.
event-stayed-invalid = { $player } : { $pawn } ne peut pas passer par là et reste sur place.
event-slot = À { $player } d’agir.
event-slot-end = { $player } a fini d’agir.
event-paid-popularity = { $player } paie { $points } points de popularité ({ $what }).
event-purse-shown = { $player } montre son argent à { $other } : { $cogs } Cogs.
event-purse-shown-hidden = { $player } montre son argent à { $other }.
event-robbed = { $player } détrousse { $victim } : { $cogs } Cogs.
event-robbed-hidden = { $player } détrousse { $victim }.
event-bought = { $player } achète un quartier à la ville pour { $cogs } Cogs : { $district }.
event-bought-from = { $player } achète un quartier à { $owner } pour { $cogs } Cogs : { $district }.
event-requisitioned = { $player } réquisitionne un quartier : { $district }.
event-requisitioned-from = { $player } réquisitionne un quartier pris à { $owner } : { $district }.
event-intimidated = { $player } intimide { $players }.
event-lost = { $player } perd un quartier, désormais neutre : { $district }.
event-gained-money = { $player } gagne { $cogs } Cogs ({ $what }).
event-gained-popularity = { $player } gagne { $points } points de popularité ({ $what }).
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
event-smeared-pop = { $victim } perd { $points } points de popularité.
event-smeared-cogs = { $victim } donne { $cogs } Cogs à { $player }.
event-smeared-nothing = { $victim } n’a rien à perdre.
event-exchanged-money = { $player } échange { $cogs } Cogs contre { $points } points de popularité.
event-exchanged-popularity = { $player } échange { $points } points de popularité contre { $cogs } Cogs.
event-protection = { $player } prend la Protection du Patrimoine.
event-protection-from = { $player } prend la Protection du Patrimoine à { $owner }.
event-certificate = { $player } prend le certificat « { $condition } ».
event-certificate-from = { $player } prend le certificat « { $condition } » à { $owner }.
event-coup = { $player } renverse { $governor } et devient Gouverneur ; { $next } jouera en premier.
event-doubled = Appui politique : { $player } double une action ({ $what }).
event-taxed =
    { $points ->
        [0] { $cogs ->
            [0] Récolte des Impôts, { $player } : rien.
           *[other] Récolte des Impôts, { $player } : { $cogs } Cogs.
        }
       *[other] { $cogs ->
            [0] Récolte des Impôts, { $player } : { $points } points de popularité.
           *[other] Récolte des Impôts, { $player } : { $points } points de popularité et { $cogs } Cogs.
        }
    }
event-tie = Égalité en tête de la popularité : { $players }.
event-bid = { $player } mise { $cogs } Cogs.
event-folded = { $player } se couche.
event-elected = { $player } remporte l’élection et devient Gouverneur ; { $next } jouera en premier.
event-elected-paid = { $player } paie { $cogs } Cogs, remporte l’élection et devient Gouverneur ; { $next } jouera en premier.
event-elected-nobody = Personne n’est élu : il n’y a pas de Gouverneur.
event-period-end = La période { $period } est terminée.
event-won = { $player } gagne la partie. Conditions remplies : { $conditions }.
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
label-ready = programmées
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
label-lines = Bouches de métro, ◊ et leur lettre : { $lines }
label-pending = { $player } : { $what }
label-doubled = doublée
label-queue = Doivent répondre : { $players }
label-left = Reste : { $count }
label-auction = À égalité : { $players }
label-live = Encore en lice : { $players }
label-high = Mise en cours : { $cogs } Cogs, { $player }
label-no-bid = Pas encore de mise
label-signs = Aiguilles : s immobile. Conditions : ● remplie, ◈ certifiée, ! plus qu’une pour gagner
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
