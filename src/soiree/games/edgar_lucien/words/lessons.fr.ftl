### Edgar & Lucien : leçons, français

reconstructed = Le plan de Fosko (ses quartiers, les couleurs des frontières et les lignes de métro) est reconstitué, car aucune image n’en était disponible ; le reste est conforme à la boîte.
first-game = Celle-ci est courte : elle se termine au plus tard après { $periods } périodes, et la personne la mieux placée gagne alors.

lesson-win-title = Gagner avec { $conditions } conditions sur { $all }
lesson-win-text = Il y a { $all } conditions : une fortune (au moins { $fortune } Cogs), { $districts } quartiers, { $offices } Administrations, et être Gouverneur avec { $popular } points de popularité. Avec { $conditions } d’entre elles, vous gagnez sur-le-champ. Vous avez déjà les quartiers et les Administrations.
lesson-win-task = Il vous manque la fortune. Obtenez assez d’argent pour gagner.
lesson-win-nudge = Le tour est fini, et il vous manque encore de l’argent. Edgar est à la Central Bank : qu’il la braque.
lesson-win-why = Edgar a braqué la banque, et vous remplissez { $conditions } conditions. Le panneau de chaque joueur montre combien il en a : comptez aussi celles des autres.

lesson-needles-title = Les aiguilles
lesson-needles-text = À chaque tour, vous programmez en secret vos aiguilles, une pour Edgar et une pour Lucien. Une couleur fait franchir la frontière de cette couleur, une ligne fait prendre le métro, « immobile » fait rester. Puis tous se déplacent, et chacun de vos compères peut faire une action là où il est.
lesson-needles-task = Envoyez Lucien au Temple de l’Œil par la frontière violette, et achetez ce quartier.
lesson-needles-nudge = Lucien n’y est pas arrivé. La seconde aiguille est la sienne : de là où il est, le violet mène au Temple de l’Œil.
lesson-needles-nudge-act = Lucien y était, mais il n’a rien fait. Quand on vous demande qui agit, choisissez Lucien.
lesson-needles-why = Lucien a acheté un quartier neutre. À la fin de la période, les quartiers Acier rapportent de l’argent, les quartiers Ivoire de la popularité.

lesson-rob-title = Détrousser un adversaire
lesson-rob-text = Là où Edgar rencontre le Lucien d’un adversaire, il peut prendre la moitié de l’argent de ce joueur, sauf si l’Edgar de celui-ci y est aussi. Une ligne de métro mène d’une de ses bouches à une autre.
lesson-rob-task = Vous pensez que le riche Lucien des Docks à Vapeur va rester. Détroussez-le pendant ce tour.
lesson-rob-nudge = Edgar n’était pas avec lui. La ligne bleue a une bouche là où se trouve votre Edgar, et une autre aux Docks à Vapeur.
lesson-rob-nudge-act = Edgar y était, mais il n’a rien fait. Quand on vous demande qui agit, choisissez Edgar.
lesson-rob-why = Vous avez deviné où il serait. Toutes les aiguilles sont programmées avant les déplacements : il faut deviner ce que feront les autres.

lesson-guard-title = Protéger votre Lucien
lesson-guard-text = Un Lucien ne risque rien tant que son propre Edgar est à ses côtés : c’est son garde du corps. L’Edgar adverse n’est qu’à une frontière rouge de votre Lucien, et vous avez beaucoup à perdre.
lesson-guard-task = Ne vous faites pas détrousser pendant ce tour.
lesson-guard-nudge = On vous a pris la moitié de votre argent. Amenez Edgar auprès de Lucien, ou déplacez Lucien avant que l’autre Edgar arrive.
lesson-guard-why = Il n’y avait rien à prendre. À chaque tour, posez-vous d’abord cette question : qui peut atteindre mon Lucien ?

lesson-order-title = L’ordre des actions
lesson-order-text = Les actions d’Edgar dans une Administration coûtent { $price } points de popularité, et vous n’en avez pas. Mais vos compères agissent dans l’ordre que vous voulez, et le Discours Populiste de Lucien en rapporte { $speech }. Du City Hall, Edgar peut prendre n’importe quel quartier neutre.
lesson-order-task = Prenez possession de la Central Bank pendant ce tour.
lesson-order-nudge = La banque est encore neutre. Faites d’abord parler Lucien ; Edgar aura alors de quoi payer une Réquisition.
lesson-order-nudge-other = La Réquisition était la bonne idée, mais c’était un autre quartier. Choisissez la Central Bank.
lesson-order-nudge-speech = Le discours suffisait pour payer, mais Edgar n’a pas agi. Qu’il prenne la Central Bank par une Réquisition.
lesson-order-why = Le discours a payé la Réquisition, et vous avez une Administration sans dépenser d’argent. Chaque action d’administration se fait une fois par période.

lesson-double-title = L’Appui politique
lesson-double-text = Au City Hall, Lucien peut donner son Appui politique tant qu’aucun compère n’a agi : Edgar fait l’action de son Administration, puis la refait, pour { $double } points de popularité en tout.
lesson-double-task = Remplissez la condition du Dandy Fortuné pendant ce tour.
lesson-double-nudge = Vous n’êtes pas encore assez riche. Commencez par l’Appui politique de Lucien, au City Hall.
lesson-double-nudge-once = Un seul braquage ne suffisait pas. Commencez par Lucien : son Appui politique le double.
lesson-double-why = Un braquage coûte { $price } points de popularité ; avec le second, vous en avez payé { $double } en tout. L’Appui politique prend l’action de l’un comme de l’autre : placez-les un tour à l’avance.

lesson-certificate-title = Faire certifier une condition
lesson-certificate-text = Une fortune volée ne compte plus. À la Central Bank, Lucien peut prendre le certificat d’une condition que vous remplissez : elle compte alors pour vous quoi qu’il arrive. L’Edgar adverse est déjà à ses côtés.
lesson-certificate-task = Faites en sorte que le Dandy Fortuné compte encore pour vous au prochain tour.
lesson-certificate-nudge = On vous a pris votre argent, et la condition n’est plus remplie. Lucien pouvait agir avant.
lesson-certificate-why = Votre argent a été volé, et la condition compte toujours. Seul un adversaire qui la remplit peut vous prendre le certificat.

lesson-cards-title = Les cartes Manigance
lesson-cards-text = Place du Cochon Saoul, Edgar pioche des cartes Manigance. Plus tard, il en joue une au lieu d’une autre action, où qu’il soit et sans payer de popularité. Plan B amène Lucien dans n’importe quel quartier.
lesson-cards-task = Prenez possession de la Central Bank pendant ce tour, alors que Lucien en est loin.
lesson-cards-nudge = La banque est encore neutre. Edgar d’abord : l’une de ses cartes peut y amener Lucien.
lesson-cards-nudge-there = Lucien était au bon endroit, mais il n’a rien acheté. Il peut encore agir après Plan B.
lesson-cards-nudge-elsewhere = Plan B était la bonne carte, mais elle a mené Lucien dans un autre quartier. Choisissez la Central Bank.
lesson-cards-why = La carte d’Edgar a déplacé Lucien, et Lucien a acheté. Une carte est toute l’action d’Edgar pour ce tour : jouez-la au bon moment.

lesson-governor-title = L’élection
lesson-governor-text = Après { $turns } tours, la période se termine : Récolte des Impôts, puis la personne la plus populaire devient Gouverneur. Une égalité se règle aux enchères. Avec { $popular } points de popularité, un Gouverneur remplit l’une des { $all } conditions.
lesson-governor-task = C’est le dernier tour de la période. Faites-vous élire.
lesson-governor-nudge = Votre adversaire était plus populaire. Place du Cochon Saoul, Lucien peut faire un discours.
lesson-governor-why = Vous étiez en tête au bon moment. À la période suivante, le Gouverneur agit en dernier et voit donc ce que font les autres avant lui.
