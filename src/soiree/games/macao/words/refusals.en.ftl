### Shadows of Macao: why a move is refused, English

amount = { $resource } ×{ $count }
lacking-blue =
    { $count ->
        [one] { $count } blue card
       *[other] { $count } blue cards
    }
lacking-red =
    { $count ->
        [one] { $count } red card
       *[other] { $count } red cards
    }
lacking-green =
    { $count ->
        [one] { $count } reserved tile
       *[other] { $count } reserved tiles
    }
lacking-yellow =
    { $count ->
        [one] { $count } open tile
       *[other] { $count } open tiles
    }

refusal-MAC-301 = Pile { $pile } is empty. Choose another pile.
refusal-MAC-304 = You have no blue card “{ $card }” to discard. Choose one of your blue cards.
refusal-MAC-311 =
    { $size ->
        [one] Pile { $pile } is not one of the smallest: it has { $size } card, the smallest have { $least }. Possible: { $smallest }.
       *[other] Pile { $pile } is not one of the smallest: it has { $size } cards, the smallest have { $least }. Possible: { $smallest }.
    }
refusal-MAC-401 = You have no living blue card “{ $card }” to recruit. Choose one of your blue cards, contact an informant or open an establishment.
refusal-MAC-403 = { $card } is the card that you are recruiting, so it cannot pay for itself. Choose another blue card.
refusal-MAC-404 = You have no blue card “{ $card }” left to pay with. Choose another one.
refusal-MAC-409 = { $card } covers nothing that is still missing for { $target }. Choose a card that produces a missing resource.
refusal-MAC-411 =
    { $short ->
        [one] Cost of { $target }: { $cost }. With all your cards you are still one unit short. Contact more informants first.
       *[other] Cost of { $target }: { $cost }. With all your cards you are still { $short } units short. Contact more informants first.
    }
refusal-MAC-412 = You have begun to pay with Widows, so only Widows may follow. Undo if you would rather pay with { $card }.
refusal-MAC-413 =
    { $widows ->
        [one] Widows pay last: { $left } cards are still to be given up, and you have only one Widow for them. Choose another card first.
       *[other] Widows pay last: { $left } cards are still to be given up, and you have only { $widows } Widows for them. Choose another card first.
    }
refusal-MAC-510 = You have no living blue card “{ $card }” to discard. Choose one of your blue cards.
refusal-MAC-550 = { $tile } is not in the centre. Reserve one of these: { $tiles }.
refusal-MAC-601-absent = { $tile } is not part of this game. Choose a tile in the centre or one that you have reserved.
refusal-MAC-601-opened = { $tile } is already open. Choose a tile in the centre or one that you have reserved.
refusal-MAC-606 = { $tile } is reserved by { $player }, and nobody else can open it. Choose a tile in the centre or one that you have reserved.
refusal-MAC-611 = { $tile } needs { $wanted } cards of one kind; you have at most { $have }.
refusal-MAC-612 = { $tile } needs { $wanted } blue cards; you have { $have }.
refusal-MAC-613 = { $tile } needs { $wanted } different kinds; you have { $have }.
refusal-MAC-614 = To open { $tile } you still need: { $lacking }.
