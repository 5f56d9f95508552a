### Shadows of Macao: why a move is preferred, English

coins-said =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
fact-recruits = it recruits { $card }, worth { coins-said }
fact-effect-croupier = the Croupier makes later recruitments cheaper
fact-effect-sailor = the Sailor will produce more in every payment
fact-effect-keeper = the Keeper gives room for more informants
fact-effect-merchant = the Merchant makes her two resources interchangeable
fact-opens = it opens { $tile } ({ coins-said })
fact-contacts = it brings { $card }, worth { coins-said } as a member
fact-contacts-widow = it brings a Widow, whose diamond stands for any resource
fact-reserves = it reserves { $tile } ({ coins-said })
fact-strikes = the Assassin makes { $rival } discard an informant
fact-widow = a Widow dies to pay for it
fact-last-round = it makes this round the last one, with a lead of { coins-said }
fact-keeps = it keeps { $card } for later
fact-next-recruit =
    { $price ->
        [0] { $card }, worth { coins-said }, can be recruited next turn without giving up a card
        [one] { $card }, worth { coins-said }, can be recruited next turn for { $price } blue card
       *[other] { $card }, worth { coins-said }, can be recruited next turn for { $price } blue cards
    }
fact-next-open =
    { $price ->
        [0] { $tile } ({ coins-said }) can be opened next turn without giving up a card
        [one] { $tile } ({ coins-said }) can be opened next turn for { $price } blue card
       *[other] { $tile } ({ coins-said }) can be opened next turn for { $price } blue cards
    }
fact-nearer-recruit =
    { $count ->
        [one] only { $count } unit is still missing to recruit { $card }, worth { coins-said }
       *[other] only { $count } units are still missing to recruit { $card }, worth { coins-said }
    }
fact-nearer-open =
    { $count ->
        [one] only { $count } unit is still missing to open { $tile } ({ coins-said })
       *[other] only { $count } units are still missing to open { $tile } ({ coins-said })
    }
fact-rival-recruits = { $rival } can recruit { $card }, worth { coins-said }
fact-rival-opens = { $rival } can open { $tile } ({ coins-said })
fact-rival-contacts = { $rival } can contact { $card }
fact-rival-reserves = { $rival } can reserve { $tile }
fact-rival-last-round = { $rival } can make this round the last one with more coins
