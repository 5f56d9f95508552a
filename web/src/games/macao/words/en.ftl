### Shadows of Macao at the table of the page: English

mac-card = { $code }
mac-own = Before you
mac-deceased = deceased
mac-dead = Deceased Widow: keeps her place, can do nothing
mac-side-blue = informant
mac-side-red = member
mac-side-green = reserved
mac-side-yellow = open
mac-talent-none = coins only
mac-talent-hit = others lose 1
mac-talent-discount = cheaper
mac-talent-double = yields two
mac-talent-contact = contacts
mac-talent-reserve = reserves
mac-talent-room = +1 place
mac-talent-joker = joker
mac-yields = yields
mac-costs = costs
mac-price =
    { $count ->
        [0] costs you no blue card
        [one] costs you { $count } blue card
       *[other] costs you { $count } blue cards
    }
mac-do = Do it
mac-named = named to pay, number { $number }
mac-target = to be recruited
mac-fan = All that is known of pile { $number }
mac-order = They go under the pile in this order.
mac-key = What the shapes mean
mac-unseen = These cards lie hidden in the piles, nobody knows where. The faded ones have been seen.
mac-widow-pays = A Widow who pays is deceased, and her place is gone for good.
mac-pay-all = Pay with these { $count }
mac-prompt-hit = { $player }’s Assassin strikes: give up one blue card
mac-legend = Legend
mac-later = Still to play after this turn: { $players }.

## Notes of the first game

mac-note-act = One thing a turn. Take the top card of a pile; or recruit one of your blue cards, where a number says how many blue cards it costs you; or open a place. Point at anything to read it.
mac-note-pay = Your red cards pay by themselves. What is still missing is paid with blue cards, which leave you: choose among those that glow.
mac-note-under = What you gave up goes under one of the smallest piles, and will come up again there. Everybody saw it.
mac-note-excess = You have more blue cards than places. One must go; it may be the one you have just taken.
mac-note-hit = The Assassin of another player takes one of your informants. You choose which.
mac-note-dance = The Dancer brings you one more informant at once.
mac-note-reserve = A reserved place lies before you: only you can open it, on a later turn. It brings nothing until then.
mac-note-ending = The last round: it is played out, so that all have had equally many turns. Then the most coins win.
