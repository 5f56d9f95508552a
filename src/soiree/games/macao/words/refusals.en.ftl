### Shadows of Macao: why a move is refused, English

amount = { $count } { $resource }
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
refusal-MAC-304 = You have no blue card “{ $card }” that you could discard. Choose one of your own.
refusal-MAC-311 = Pile { $pile } has { $size } cards, but a smallest pile has { $least }. Put them under one of these: { $smallest }.
refusal-MAC-401 = You have no living blue card “{ $card }” that you could recruit. Choose one of your own, or contact or open instead.
refusal-MAC-403 = { $card } is the card that you are recruiting, so it cannot pay for itself. Choose another blue card.
refusal-MAC-404 = You have no blue card “{ $card }” left that could pay. Choose another one.
refusal-MAC-409 = { $card } is not needed to pay for { $target }. Choose a card that covers something still missing.
refusal-MAC-411 =
    { $short ->
        [one] { $target } costs { $cost }. With all your cards you are still { $short } unit short.
       *[other] { $target } costs { $cost }. With all your cards you are still { $short } units short.
    }
refusal-MAC-412 = You have begun to pay with Widows, so only Widows may follow. Undo, if you want to pay with { $card }.
refusal-MAC-413 =
    { $widows ->
        [one] Widows pay last: { $left } cards are still to be paid, and you have only { $widows } Widow for them. Name another card first.
       *[other] Widows pay last: { $left } cards are still to be paid, and you have only { $widows } Widows for them. Name another card first.
    }
refusal-MAC-510 = You have no living blue card “{ $card }” that you could give up. Choose one of your own.
refusal-MAC-550 = { $tile } is not in the centre. Reserve one of these: { $tiles }.
refusal-MAC-601-absent = { $tile } is not part of this game. Choose a tile in the centre or one that you have reserved.
refusal-MAC-601-opened = { $tile } is already open. Choose a tile in the centre or one that you have reserved.
refusal-MAC-606 = { $tile } is reserved by { $player }. Choose a tile in the centre or one that you have reserved.
refusal-MAC-611 = { $tile } needs { $wanted } cards of one kind; you have at most { $have }.
refusal-MAC-612 = { $tile } needs { $wanted } blue cards; you have { $have }.
refusal-MAC-613 = { $tile } needs { $wanted } different kinds; you have { $have }.
refusal-MAC-614 = To open { $tile } you still need: { $lacking }.
