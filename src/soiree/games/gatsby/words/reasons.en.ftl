### Gatsby: why a move is preferred, English

prize = { $who }, prestige { $prestige }
prize-hidden = a face-down character

fact-takes = it rallies { $who } ({ $suit }, prestige { $prestige })
fact-takes-suit = it rallies { $who } (prestige { $prestige }), which makes { $held } of the suit { $suit }
fact-takes-hidden = it rallies a face-down character ({ $place })
fact-rival-takes = { $rival } can rally { $who } ({ $suit }, prestige { $prestige })
fact-rival-takes-suit = { $rival } can rally { $who } (prestige { $prestige }), which makes { $held } of the suit { $suit }
fact-rival-takes-hidden = { $rival } can rally a face-down character ({ $place })
fact-path =
    { $count ->
        [one] one more token completes the path to { $prize } ({ $place })
       *[other] { $count } more tokens complete the path to { $prize } ({ $place })
    }
fact-cuts = it cuts off every path of { $rival } to { $prize } ({ $place })
fact-blocks =
    { $count ->
        [one] it blocks { $rival }’s path to { $prize } ({ $place }): one token is missing now
       *[other] it blocks { $rival }’s path to { $prize } ({ $place }): { $count } tokens are missing now
    }
fact-stars = it holds { $count } of the { $total } stars for { $prize }, and the opponent has none
fact-bars-stars = it takes a star, so { $rival } does not get them all ({ $prize })
fact-climbs = it climbs to level { $level } of the Finance Center
fact-climbs-towards =
    { $left ->
        [one] it climbs to level { $level }, one level below { $prize }
       *[other] it climbs to level { $level }, { $left } levels below { $prize }
    }
fact-row-sure = it secures the majority in row { $row } of the Racetrack ({ $prize })
fact-row-leads = it leads row { $row } of the Racetrack { $own } to { $other } ({ $prize })
fact-row-follows = it makes the score { $own } to { $other } in row { $row } of the Racetrack ({ $prize })
fact-row-stops = { $rival } now needs every free space of row { $row } of the Racetrack for the majority ({ $prize })
fact-last-space = the last space of row { $row } of the Racetrack would give { $rival } the majority ({ $prize })
fact-force = it uses Pressure: { $rival }’s next action is chosen for them
fact-bonus = it uses a bonus: { $bonus }
fact-tile = it gets a Special Action tile: { $tile }
fact-keeps-tile = it keeps the Special Action tile { $tile } for later
fact-bars = { $rival } cannot choose { $action } next turn
