### Edgar & Lucien : pourquoi un coup est préféré, français

fact-condition = ce coup remplit la condition { $condition } ({ $count } sur { $needed } en tout)
fact-loses-condition = la condition { $condition } ne compte plus
fact-rival-condition = { $rival } remplit la condition { $condition } ({ $count } sur { $needed } en tout)
fact-rival-loses = la condition { $condition } ne compte plus pour { $rival }
fact-robs = Edgar peut prendre { $cogs } Cogs à { $victim }
fact-robs-unseen = Edgar peut détrousser { $victim }
fact-buys = Lucien peut obtenir le quartier { $district } pour { $cogs } Cogs
fact-requisitions = Edgar peut réquisitionner le quartier { $district }
fact-certificate = le certificat { $condition } peut être pris
fact-protection = la Protection du Patrimoine peut être prise
fact-coup = un Coup d’État donne le poste de Gouverneur
fact-elected = ce coup permet de gagner l’élection
fact-pays-election = des Cogs sont dépensés pour l’élection
fact-tax =
    { $cogs ->
        [0] la Récolte des Impôts rapporte { $points } points de popularité
       *[other] { $points ->
            [0] la Récolte des Impôts rapporte { $cogs } Cogs
           *[other] la Récolte des Impôts rapporte { $cogs } Cogs et { $points } points de popularité
        }
    }
fact-gains-money = ce coup peut rapporter { $cogs } Cogs ({ $what })
fact-gains-popularity = ce coup peut rapporter { $points } points de popularité ({ $what })
fact-stuck = { $pawn } ne peut pas suivre son aiguille et reste sur place
fact-extorts = une carte peut être prise à { $victim }
fact-robbed = { $rival } peut détrousser Lucien
fact-rival-takes = { $rival } peut s’emparer du quartier { $district }
fact-rival-buys = { $rival } peut obtenir le quartier { $district }
fact-rival-gives-up = { $rival } doit céder un quartier
fact-rival-governor = { $rival } devient Gouverneur
fact-draws =
    { $count ->
        [one] { $count } carte peut être piochée
       *[other] { $count } cartes peuvent être piochées
    }
fact-has-office =
    { $count ->
        [one] ce coup donne une première Administration
       *[other] ce coup porte à { $count } le nombre d’Administrations possédées
    }
fact-has-ivory =
    { $count ->
        [one] ce coup donne un premier quartier Ivoire, soit { $points } points de popularité à chaque Récolte des Impôts
       *[other] ce coup porte à { $count } le nombre de quartiers Ivoire, soit { $points } points de popularité à chaque Récolte des Impôts
    }
fact-has-steel =
    { $count ->
        [one] ce coup donne un premier quartier Acier, soit { $cogs } Cogs à chaque Récolte des Impôts
       *[other] ce coup porte à { $count } le nombre de quartiers Acier, soit { $cogs } Cogs à chaque Récolte des Impôts
    }
fact-richer = ce coup rapporte { $cogs } Cogs en tout
fact-popular = ce coup rapporte { $points } points de popularité en tout, pour arriver à { $now }
fact-office = { $pawn } arrive dans le quartier { $district }, où son action d’administration n’est pas encore faite cette période
fact-stands = { $pawn } arrive dans le quartier { $district }
fact-guarded = Edgar sert de garde du corps à Lucien
