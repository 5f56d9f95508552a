### Edgar & Lucien à la table de la page : français

el-name = { $name }
el-map = La ville
el-city = La ville de Fosko
el-owned = à { $player }
el-neutral = neutre
el-pawn-of = { $pawn } ({ $player })
el-leads-nowhere = ne mène nulle part d’ici : il resterait sur place
el-only-you = Personne d’autre ne voit vos aiguilles
el-counts = compte
el-certified = certifié
el-asks-dandy = { $have } bons de 10 000 Cogs sur { $need }
el-asks-collector = { $have } quartiers sur { $need }
el-asks-bureaucrat = { $have } Administrations sur { $need }
el-asks-zealot = Gouverneur, avec { $have } points de popularité sur { $need }
el-done = faite cette période
el-purse-shown = Somme montrée quand vous avez détroussé ce joueur : personne d’autre ne la voit
el-done-by = faite par { $players }
el-not-done = encore à faire
el-card-closed = ne peut pas être jouée maintenant
el-no-cards = Pas encore de cartes Manigance : Edgar les pioche Place du Cochon Saoul.
el-discards = Pioche { $deck } · Défausse { $count }
el-discard-title = Défausse
el-no-discards = Rien n’a encore été défaussé.
el-protection-free = Personne ne détient la Protection du Patrimoine
el-governor-means = Le Gouverneur joue en dernier et, avec 100 points de popularité, il est Grand Zélateur.
el-less = Miser moins
el-more = Miser plus
el-buy-popularity = Payer de l’argent, gagner de la popularité :
el-sell-popularity = Payer de la popularité, gagner de l’argent :
el-fact-held =
    { $held ->
        [one] { $held } condition
       *[other] { $held } conditions
    } sur { $need }

## What is asked

el-prompt-edgar = Programmez l’aiguille d’Edgar sur la roue : où doit-il aller ?
el-prompt-lucien = L’aiguille de Lucien à présent : où doit-il aller ?
el-prompt-lock = Edgar : { $edgar }. Lucien : { $lucien }. Verrouiller les deux ?
el-lock = Verrouiller les aiguilles
el-prompt-edgar-cards = Que fait Edgar ? Choisissez ici, ou une carte de votre main.
el-prompt-double = Quelle action doublez-vous ? Cela coûte 30 points de popularité.

## Ce que fait et coûte un choix

el-cost-edgar = Coûte 20 points de popularité. Une fois par période.
el-cost-lucien = Ne coûte rien. Une fois par période.
el-cost-support = Coûte 30 points de popularité en tout, et aucun de vos compères ne peut plus agir ce tour-ci.
el-help-move-E = Edgar fait une action là où il se trouve : détrousser un Lucien sans garde du corps, jouer une carte, ou l’action de l’Administration.
el-help-move-L = Lucien fait une action là où il se trouve : acheter le quartier, ou l’action de l’Administration.
el-help-move-end = Met fin à vos actions. Un compère qui n’a pas encore agi ne fait rien ce tour-ci.
el-help-move-start = Edgar et Lucien commencent tous deux ici, et le quartier est à vous.
el-help-move-exit = Son aiguille permet plus d’un chemin : il va ici.
el-help-move-discard = Vous perdez cette carte : elle va à la défausse.
el-help-move-bid = Si tous les autres se couchent, vous payez cette somme à la banque et devenez Gouverneur. Une enchère dépassée ne coûte rien.
el-help-step = Change seulement votre mise : rien n’est encore misé.
el-leads-to = Mène à : { $districts }.
el-stays = Il reste où il est.
el-help-move-fold = Vous quittez les enchères sans rien payer.
el-help-lock = Verrouille les deux aiguilles. Elles ne peuvent plus changer, et sont révélées quand tout le monde a verrouillé les siennes.

## Notes of the first game

el-note-start = Vos deux compères commencent dans le quartier que vous choisissez, et il est à vous. Pour gagner, réunissez en premier trois des quatre conditions : une fortune, beaucoup de quartiers, des Administrations, être un Gouverneur populaire.
el-note-needle-edgar = À chaque tour, tous programment en secret deux aiguilles. Un signe de couleur fait franchir la frontière de cette couleur, une lettre fait prendre cette ligne de métro. Les signes pâles ne mènent nulle part d’ici.
el-note-needle-lucien = Lucien n’est à l’abri des autres Edgar que là où se trouve le vôtre. Une fois verrouillées, les aiguilles ne changent plus.
el-note-who = Chacun des deux peut faire une action là où il est, dans l’ordre de votre choix. Dans une Administration, chacun a la sienne, une fois par période.
el-note-edgar-action = Edgar détrousse un Lucien sans garde du corps, joue une carte, ou paie 20 points de popularité pour l’action de l’Administration où il se trouve.
el-note-lucien-action = Lucien achète le quartier où il est, ou fait gratuitement l’action de l’Administration. Un certificat garde une condition quoi qu’il arrive : prenez-le avant de dépenser l’argent.
el-note-bid = Les joueurs à égalité misent pour devenir Gouverneur ; seul le gagnant paie.
el-note-surrender = On vous intimide : un de vos quartiers devient neutre. La Protection du Patrimoine ne l’empêche pas.
el-note-smear = Une Menace de Discrédit : perdez de la popularité, ou payez le joueur qui vous menace.
el-note-exit = Cette ligne de métro a plusieurs sorties. Choisissez où votre compère ressort.
el-note-rob-victim = La moitié de l’argent de la victime est à vous, sans perdre de popularité. Qui est le plus riche ?
el-note-intimidate-targets = Chacun des joueurs choisis perd un quartier de son choix. Il devient neutre : tout le monde peut l’acheter.
el-note-intimidate-district = À deux, vous choisissez vous-même le quartier qui devient neutre : vous pourrez l’acheter plus tard.
el-note-requisition-district = N’importe quel quartier neutre de la ville devient le vôtre, sans le payer. Les Administrations comptent pour deux conditions.
el-note-certificate = Un certificat garde sa condition, quoi qu’il arrive à votre argent et à vos quartiers, tant qu’un autre joueur ne vous le prend pas. Un seul par période.
el-note-double = L’Appui politique fait deux fois une action d’administration d’Edgar ; ensuite, aucun de vos deux compères n’agit plus ce tour-ci.
el-note-remote = Edgar fait l’action d’une Administration sans s’y trouver. Elle coûte quand même 20 points de popularité.
el-note-plan-b = Lucien va où vous voulez. S’il n’a pas encore agi, il peut le faire là-bas.
el-note-extort-victim = Vous prenez une carte au hasard dans la main de ce joueur. Personne d’autre ne la verra.
el-note-exchange = 10 000 Cogs valent 10 points de popularité, dans un sens comme dans l’autre. Choisissez le sens et la somme.
el-note-discard = L’Escroquerie coûte trois autres cartes. Défaussez celles qui vous servent le moins.

## On the map of the larger city, where a whole name would be too small to read
el-short-I0 = Temple
el-short-I1 = Recyclerie
el-short-I2 = Opéra
el-short-I3 = Forge
el-short-M1 = Fonderie
el-short-M3 = Jardins
el-short-M4 = Bank
el-short-M5 = Docks
el-short-M6 = Cochon
el-short-M7 = Promenade
el-short-O0 = Gare
el-short-O1 = Belvédère
el-short-O2 = Villa
el-short-O3 = Halle
el-short-O4 = Usine
el-short-O5 = Terrasses
el-short-O6 = Miroirs
el-short-O7 = Chaudières
