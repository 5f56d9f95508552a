### Edgar & Lucien: why a move is preferred, English

fact-condition = it fulfils { $condition } ({ $count } of { $needed } conditions in all)
fact-loses-condition = { $condition } no longer counts
fact-rival-condition = { $rival } fulfils { $condition } ({ $count } of { $needed } conditions in all)
fact-rival-loses = { $condition } no longer counts for { $rival }
fact-robs = Edgar can rob { $victim } of { $cogs } Cogs
fact-robs-unseen = Edgar can rob { $victim }
fact-buys = Lucien can buy the district { $district } for { $cogs } Cogs
fact-requisitions = Edgar can requisition the district { $district }
fact-certificate = the certificate { $condition } can be taken
fact-protection = the Heritage Protection can be taken
fact-coup = a Coup d’État gives the office of Governor
fact-elected = it wins the election
fact-pays-election = Cogs are spent on the election
fact-tax =
    { $cogs ->
        [0] the taxes bring { $points } popularity
       *[other] { $points ->
            [0] the taxes bring { $cogs } Cogs
           *[other] the taxes bring { $cogs } Cogs and { $points } popularity
        }
    }
fact-gains-money = this move can bring { $cogs } Cogs ({ $what })
fact-gains-popularity = this move can bring { $points } popularity ({ $what })
fact-stuck = { $pawn } cannot follow his needle and stays put
fact-extorts = a card can be taken from { $victim }
fact-robbed = { $rival } can rob Lucien
fact-rival-takes = { $rival } can take the district { $district } away
fact-rival-buys = { $rival } can get the district { $district }
fact-rival-gives-up = { $rival } has to give up a district
fact-rival-governor = { $rival } becomes Governor
fact-draws =
    { $count ->
        [one] { $count } card can be drawn
       *[other] { $count } cards can be drawn
    }
fact-has-office =
    { $count ->
        [one] it gives a first Administration
       *[other] it brings the number of Administrations owned to { $count }
    }
fact-has-ivory =
    { $count ->
        [one] it gives a first Ivory district, for { $points } popularity each time taxes are collected
       *[other] it brings the number of Ivory districts to { $count }, for { $points } popularity each time taxes are collected
    }
fact-has-steel =
    { $count ->
        [one] it gives a first Steel district, for { $cogs } Cogs each time taxes are collected
       *[other] it brings the number of Steel districts to { $count }, for { $cogs } Cogs each time taxes are collected
    }
fact-richer = it brings { $cogs } Cogs in all
fact-popular = it brings { $points } popularity in all, up to { $now }
fact-office = { $pawn } gets to { $district }, where his Administration action is not done yet this period
fact-stands = { $pawn } gets to { $district }
fact-guarded = Edgar serves as Lucien’s bodyguard
