### Times Square : pourquoi un coup est préféré, français

fact-sue =
    { $count ->
        [one] Brilli-Lilli se rapproche de l’entrée de { $count } case pendant ce tour (il en reste { $left })
       *[other] Brilli-Lilli se rapproche de l’entrée de { $count } cases pendant ce tour (il en reste { $left })
    }
fact-charlie =
    { $count ->
        [one] Champagne Charly se rapproche de l’entrée de { $count } case pendant ce tour (il en reste { $left })
       *[other] Champagne Charly se rapproche de l’entrée de { $count } cases pendant ce tour (il en reste { $left })
    }
fact-income =
    { $count ->
        [one] en l’état, Champagne Charly se rapprochera de { $count } case à chaque tour
       *[other] en l’état, Champagne Charly se rapprochera de { $count } cases à chaque tour
    }
fact-other-income =
    { $count ->
        [0] plus rien n’attire Champagne Charly vers l’autre boîte de nuit
        [one] Champagne Charly n’avance plus que de { $count } case par tour vers l’autre boîte de nuit
       *[other] Champagne Charly n’avance plus que de { $count } cases par tour vers l’autre boîte de nuit
    }
fact-closer =
    { $left ->
        [0] { $figure } est sur l’entrée
       *[other] { $count ->
            [one] { $figure } se rapproche de l’entrée de { $count } case pendant ce tour (il en reste { $left })
           *[other] { $figure } se rapproche de l’entrée de { $count } cases pendant ce tour (il en reste { $left })
        }
    }
fact-influence = Lola est devant Brilli-Lilli, et les cartes rouges peuvent servir de jokers
fact-no-influence = Lola n’est plus de l’autre côté de Brilli-Lilli, si bien que les cartes rouges de l’adversaire ne sont plus des jokers
fact-room =
    { $count ->
        [one] il peut laisser { $count } case libre devant Brilli-Lilli à la fin du tour
       *[other] il peut laisser { $count } cases libres devant Brilli-Lilli à la fin du tour
    }
fact-guard =
    { $count ->
        [0] le garde éloigné est juste derrière Brilli-Lilli, si bien qu’une seule carte verte ne peut pas la faire reculer
        [one] le garde éloigné ne laisse que { $count } case pour faire reculer Brilli-Lilli
       *[other] le garde éloigné ne laisse que { $count } cases pour faire reculer Brilli-Lilli
    }
fact-keeps-green = il garde { $count } cartes vertes, assez pour un déplacement en groupe
fact-whole-hand = attirer quelqu’un ne coûte aucune carte
fact-trades =
    { $count ->
        [one] il remplace { $count } carte
       *[other] il remplace { $count } cartes
    }
fact-rival-sue =
    { $count ->
        [one] { $rival } peut faire reculer Brilli-Lilli de { $count } case
       *[other] { $rival } peut faire reculer Brilli-Lilli de { $count } cases
    }
fact-rival-charlie =
    { $count ->
        [one] { $rival } peut faire reculer Champagne Charly de { $count } case
       *[other] { $rival } peut faire reculer Champagne Charly de { $count } cases
    }
fact-late = Brilli-Lilli est sur la bonne moitié alors que la dernière pioche s’épuise
fact-rival-late = { $rival } a Brilli-Lilli de son côté alors que la dernière pioche s’épuise
