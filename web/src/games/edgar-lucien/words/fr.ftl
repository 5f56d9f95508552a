### Edgar & Lucien à la table de la page : français

el-name = { $name }
el-map = La ville
el-city = La ville de Fosko
el-owned = à { $player }
el-neutral = neutre
el-pawn-of = { $pawn } ({ $player })
el-leads-nowhere = ne mène nulle part d’ici : il resterait
el-only-you = Vous seul voyez vos aiguilles
el-counts = compte
el-certified = certifié
el-asks-dandy = { $have } bons de 10 000 Cogs sur { $need }
el-asks-collector = { $have } quartiers sur { $need }
el-asks-bureaucrat = { $have } Administrations sur { $need }
el-asks-zealot = Gouverneur, avec { $have } de popularité sur { $need }
el-done = faite cette période
el-purse-shown = Montré lors de votre vol : personne d’autre ne voit cette somme
el-done-by = faite par { $players }
el-not-done = encore à faire
el-card-closed = ne peut pas être jouée maintenant
el-no-cards = Pas encore de cartes Manigance : Edgar les pioche Place du Cochon Saoul.
el-discards = Pioche { $deck } · Défausse { $count }
el-discard-title = Défausse
el-no-discards = Rien n’a encore été défaussé.
el-protection-free = La Protection du Patrimoine est sur la table
el-governor-means = Le Gouverneur joue en dernier et, avec 100 de popularité, il est Grand Zélateur.
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

el-prompt-edgar = Tournez l’aiguille d’Edgar : où doit-il aller ?
el-prompt-lucien = L’aiguille de Lucien à présent : où doit-il aller ?
el-prompt-lock = Edgar : { $edgar }. Lucien : { $lucien }. Verrouiller les deux ?
el-lock = Verrouiller les aiguilles
el-prompt-edgar-cards = Que fait Edgar ? Choisissez ici, ou une carte de votre main.
el-prompt-double = Quelle action doubler ? Cela coûte 30 de popularité.

## Ce que fait et coûte un choix

el-cost-edgar = Coûte 20 points de popularité. Une fois par période.
el-cost-lucien = Ne coûte rien. Une fois par période.
el-cost-support = Coûte 30 points de popularité en tout, et aucun des deux ne peut plus agir ce tour-ci.
el-help-move-E = Edgar fait une chose là où il se trouve : détrousser un Lucien sans garde, jouer une carte, ou l’action de l’Administration.
el-help-move-L = Lucien fait une chose là où il se trouve : acheter le quartier, ou l’action de l’Administration.
el-help-move-end = Met fin à vos actions. Qui n’a pas encore agi ne fait rien ce tour-ci.
el-help-move-fold = Vous quittez les enchères sans rien payer.
el-help-lock = Verrouille les deux aiguilles. Elles ne peuvent plus changer, et sont révélées quand tout le monde a verrouillé.

## Notes of the first game

el-note-start = Vos deux filous commencent dans le quartier que vous choisissez, et il est à vous. Le premier qui réunit trois des quatre conditions gagne : une fortune, beaucoup de quartiers, les Administrations, un poste de Gouverneur populaire.
el-note-needle-edgar = À chaque tour, tous tournent en secret deux aiguilles. Un signe de couleur fait franchir la frontière de ce signe, une lettre fait prendre cette ligne de métro. Les signes pâles ne mènent nulle part d’ici.
el-note-needle-lucien = Lucien n’est à l’abri des autres Edgar que là où se trouve le vôtre. Une fois verrouillées, les aiguilles ne changent plus.
el-note-who = Chacun des deux peut faire une chose là où il est, dans l’ordre voulu. Dans une Administration, chacun a son action, une fois par période.
el-note-edgar-action = Edgar détrousse un Lucien sans garde, joue une carte, ou paie 20 de popularité pour l’action de l’Administration où il se trouve.
el-note-lucien-action = Lucien achète le quartier où il est, ou fait gratuitement ce que l’Administration lui offre. Un certificat garde une condition pour de bon : prenez-le avant de dépenser l’argent.
el-note-bid = Les joueurs à égalité misent pour le poste de Gouverneur ; seul le gagnant paie.
el-note-surrender = On vous a intimidé : un de vos quartiers devient neutre. La Protection du Patrimoine n’y peut rien.
el-note-smear = Une Menace de Discrédit : perdez de la popularité, ou achetez le silence de celui qui vous menace.
el-note-exit = Cette ligne de métro a plusieurs sorties. Choisissez où votre pion remonte.
el-note-rob-victim = La moitié de l’argent de la victime est à vous, sans perdre de popularité. Qui a la bourse la plus pleine ?
el-note-intimidate-targets = Chacun des joueurs désignés abandonne un quartier de son choix. Il devient neutre : tout le monde peut l’acheter.
el-note-intimidate-district = À deux, vous choisissez vous-même le quartier qui tombe. Il devient neutre : vous pourrez l’acheter plus tard.
el-note-requisition-district = N’importe quel quartier neutre de la ville devient le vôtre, sans argent. Les Administrations comptent pour deux conditions.
el-note-certificate = Un certificat garde sa condition pour de bon, quoi que deviennent votre argent et vos quartiers, tant qu’on ne vous le prend pas. Un seul par période.
el-note-double = Le Soutien Politique fait deux fois une action d’Administration d’Edgar ; ensuite, aucun de vos deux filous n’agit plus ce tour-ci.
el-note-remote = Edgar fait ce qu’offre une Administration sans s’y trouver. Cela coûte quand même 20 de popularité.
el-note-plan-b = Lucien va où vous voulez. S’il n’a pas encore agi, il peut le faire là-bas.
el-note-extort-victim = Vous tirez au sort une carte de la main de ce joueur. Vous deux seuls la connaîtrez.
el-note-exchange = 10 000 Cogs valent 10 de popularité, dans un sens comme dans l’autre. Choisissez le sens et la somme.
el-note-discard = L’Escroquerie coûte trois autres cartes. Abandonnez celles qui vous servent le moins.

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
