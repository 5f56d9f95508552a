### Shadows of Macao at the table of the page: English

mac-card = { $code }
mac-own = In front of you
mac-deceased = deceased
mac-dead = Deceased Widow: keeps her place, produces nothing any more
mac-side-blue = informant
mac-side-red = member
mac-side-green = reserved
mac-side-yellow = open
mac-talent-none = coins only
mac-talent-hit = others: −1
mac-talent-discount = cheaper
mac-talent-double = { $sailor } units
mac-talent-contact = contacts
mac-talent-reserve = reserves
mac-talent-room = +{ $room ->
        [one] { $room } place
       *[other] { $room } places
    }
mac-talent-joker = joker
mac-yields = produces
mac-costs = costs
mac-price =
    { $count ->
        [0] costs you no blue card
        [one] costs you { $count } blue card
       *[other] costs you { $count } blue cards
    }
mac-do = Confirm
mac-named = chosen to pay, number { $number }
mac-target = to be recruited
mac-fan = All that is known of pile { $number }
mac-order = They go under the pile in this order.
mac-key = What the shapes mean
mac-unseen = These cards are hidden in the piles, and nobody knows where. The faded ones have been seen.
mac-widow-pays = A Widow who pays dies and keeps her place to the end.
mac-pay-all = Pay with these { $count }
mac-prompt-hit = { $player }’s Assassin strikes: discard one blue card
mac-legend = Legend
mac-later = Still to play after this turn: { $players }.

## What a choice does

mac-help-move-c-act = You take this card, blue side up. The pile shows its next card. It ends your turn, unless you have more blue cards than places.
mac-help-move-c-dance = You take this card too, blue side up. The pile shows its next card.
mac-help-move-u = What you gave up goes under this pile and comes up again later. Everybody has seen it.
mac-help-move-r = The card turns red: it stays to the end, brings its coins, and its effect happens. What your red cards do not pay for costs you blue cards.
mac-help-move-x-pay = You pay with this card and lose it: it goes under one of the smallest piles.
mac-help-move-x-excess = You lose this card: it goes under one of the smallest piles.
mac-help-move-x-hit = You lose this card: it goes under one of the smallest piles.
mac-help-move-o = The establishment is yours and brings its coins at the end. What your red cards do not pay for costs you blue cards.
mac-help-move-g = Nobody else can open it; you can, on a later turn. Until then it brings nothing.
mac-help-pay-all = You pay with these cards and lose them: they go under one of the smallest piles. A Widow who pays dies and keeps her place.

## Notes of the first game

mac-note-act = One action per turn. Take the top card of a pile; or recruit one of your blue cards, where a number says how many blue cards it costs you; or open an establishment. Point at a card or tile to read what it does.
mac-note-pay = Your red cards pay automatically. You pay for the rest with blue cards, and lose them: choose among those that glow.
mac-note-under = What you gave up goes under one of the smallest piles and will come up again later. Everybody saw it.
mac-note-excess = You have more blue cards than places. One must go; it may be the one you have just taken.
mac-note-hit = The Assassin of another player makes you discard one of your informants. You choose which.
mac-note-dance = The Dancer lets you contact one more informant at once. Choose a pile.
mac-note-reserve = A reserved establishment goes in front of you: nobody else can open it. It brings nothing until you have opened it, on a later turn.
mac-note-ending = The last round: it is played to its end, so that everybody has the same number of turns. Then the richest clan wins.
