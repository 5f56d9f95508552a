### Times Square: why a move is refused, English

space-own = space { $number } on your side
space-other = space { $number } on your opponent’s side
space-manhole = the manhole

refusal-TS-203 = You cannot pass. Play a card, lure a figure to Hal, or trade.
refusal-TS-204-more = You have already played a card this turn. Play another { $suit } card, or stop.
refusal-TS-204-trade = You have announced a trade. Choose a card to discard, or stop once you have discarded one.
refusal-TS-302 =
    { $left ->
        [0] { $figure } is already on the last space on your side of the street.
        [one] { $figure } would go { $steps } spaces, but only { $left } is left on your side of the street. Choose a smaller move.
       *[other] { $figure } would go { $steps } spaces, but only { $left } are left on your side of the street. Choose a smaller move.
    }
refusal-TS-303-sue =
    { $room ->
        [0] Your near bodyguard stands right in front of Sue: she cannot go on alone. Two Sue cards played together move all three.
        [one] Sue would go { $steps } spaces, but must stay behind your near bodyguard: she has room for only one.
       *[other] Sue would go { $steps } spaces, but must stay behind your near bodyguard: she has room for only { $room }.
    }
refusal-TS-303-far =
    { $room ->
        [0] The far bodyguard stands right behind Sue and cannot pass her. Choose another move.
        [one] The far bodyguard would go { $steps } spaces, but must stay behind Sue: he has room for only one.
       *[other] The far bodyguard would go { $steps } spaces, but must stay behind Sue: he has room for only { $room }.
    }
refusal-TS-402 = The colour of this turn is { $suit }, and { $card } is { $other }. Play another { $suit } card, or stop.
refusal-TS-405 = You do not have the card “{ $card }” in your hand.
refusal-TS-405-pair =
    { $have ->
        [0] You need { $need } “{ $card }” cards; you have none.
        [one] You need { $need } “{ $card }” cards; you have only one.
       *[other] You need { $need } “{ $card }” cards; you have only { $have }.
    }
refusal-TS-424 = Both bodyguards already stand next to Sue: Close ranks would change nothing.
refusal-TS-442 = Deb is already on the manhole: this card would change nothing.
refusal-TS-501 = A red card can move another figure only while Deb is between Sue and your club. Sue is on { $sue }, Deb on { $deb }.
refusal-TS-502 = The red cards of this turn move { $role }, so this one cannot move { $other }. Use it for { $role }, or stop.
refusal-TS-505 =
    { $room ->
        [one] Sue would go { $steps } spaces and pass Deb, who is only { $room } space ahead. Choose a smaller card.
       *[other] Sue would go { $steps } spaces and pass Deb, who is only { $room } spaces ahead. Choose a smaller card.
    }
refusal-TS-510 = At this table a red card moves a figure by its own number; it does not stand in for a card of another colour.
refusal-TS-520 = At this table a red card stands in for a card of another colour; it does not move a figure by its own number.
refusal-TS-603-sue = Sue must stay between her bodyguards, on { $low } and { $high }. Hal is on { $hal }, so she cannot jump there.
refusal-TS-603-near = The near bodyguard must stay nearer to your club than Sue. Hal is on { $hal } and Sue on { $sue }, so he cannot jump there.
refusal-TS-603-far = The far bodyguard must stay farther from your club than Sue. Hal is on { $hal } and Sue on { $sue }, so he cannot jump there.
refusal-TS-604 = { $figure } already stands with Hal on { $hal }. Lure another figure, or do something else.
refusal-TS-701 = Announce the trade first; then choose the cards to discard.
refusal-TS-702 = Discard at least one card before you stop.
refusal-TS-703 = You have just discarded { $last }, and { $card } comes before it in the order of a trade. Discard another card of the same kind or of a later one, or stop.
