### Gatsby : pourquoi un coup est préféré, français

prize = { $who }, prestige { $prestige }
prize-hidden = un personnage face cachée

fact-takes = il rallie { $who } ({ $suit }, prestige { $prestige })
fact-takes-suit = il rallie { $who } (prestige { $prestige }), ce qui fait { $held } de la famille { $suit }
fact-takes-hidden = il rallie un personnage face cachée ({ $place })
fact-rival-takes = { $rival } peut rallier { $who } ({ $suit }, prestige { $prestige })
fact-rival-takes-suit = { $rival } peut rallier { $who } (prestige { $prestige }), ce qui fait { $held } de la famille { $suit }
fact-rival-takes-hidden = { $rival } peut rallier un personnage face cachée ({ $place })
fact-path =
    { $count ->
        [one] il ne manque plus qu’un jeton au chemin vers { $prize } ({ $place })
       *[other] il ne manque plus que { $count } jetons au chemin vers { $prize } ({ $place })
    }
fact-cuts = il barre à { $rival } tout chemin vers { $prize } ({ $place })
fact-blocks =
    { $count ->
        [one] il gêne { $rival } sur le chemin vers { $prize } ({ $place }) : il lui manque maintenant { $count } jeton
       *[other] il gêne { $rival } sur le chemin vers { $prize } ({ $place }) : il lui manque maintenant { $count } jetons
    }
fact-stars =
    { $count ->
        [one] il tient { $count } étoile sur { $total } ({ $prize }), et l’adversaire n’en a aucune
       *[other] il tient { $count } étoiles sur { $total } ({ $prize }), et l’adversaire n’en a aucune
    }
fact-bars-stars = il prend une étoile, et { $rival } ne les a donc pas toutes ({ $prize })
fact-climbs = il avance jusqu’à la marche { $level } du Centre financier
fact-climbs-towards =
    { $left ->
        [one] il avance jusqu’à la marche { $level }, une marche sous { $prize }
       *[other] il avance jusqu’à la marche { $level }, { $left } marches sous { $prize }
    }
fact-row-sure = il s’assure la majorité sur la piste { $row } de l’Hippodrome ({ $prize })
fact-row-leads = il mène { $own } à { $other } sur la piste { $row } de l’Hippodrome ({ $prize })
fact-row-follows = il porte la marque à { $own } contre { $other } sur la piste { $row } de l’Hippodrome ({ $prize })
fact-row-stops = il faudrait désormais à { $rival } toutes les cases libres de la piste { $row } de l’Hippodrome pour avoir la majorité ({ $prize })
fact-last-space = la dernière case de la piste { $row } de l’Hippodrome donnerait la majorité à { $rival } ({ $prize })
fact-force = il exerce une Pression : l’adversaire ne choisira pas sa prochaine action
fact-bonus = il utilise un bonus : { $bonus }
fact-tile = il obtient une tuile Action spéciale : { $tile }
fact-keeps-tile = il garde la tuile Action spéciale { $tile } pour plus tard
fact-bars = { $rival } ne pourra pas choisir { $action } au tour suivant
