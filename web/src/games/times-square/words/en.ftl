### Times Square at the table of the page: English

ts-street = The street from your club to your opponent’s
ts-space = { $side } { $number }
ts-suit-S = Sue
ts-suit-B = Guards
ts-suit-H = Hal
ts-suit-D = Deb
ts-card-closed = cannot be used now
ts-card-exposed = known to the other player
ts-latest = { $player }:
ts-discards = Discards · { $count }
ts-no-discards = Nothing has been discarded yet.
ts-short-Ls = Lure Sue
ts-short-Ln = Lure the near guard
ts-short-Lf = Lure the far guard
ts-short-T = Trade
ts-short-x = Stop
ts-prompt-card = { $card }: who moves?
ts-prompt-trade = Choose the cards to give away, then draw as many new ones.
ts-swap =
    { $count ->
        [one] Trade { $count } card
       *[other] Trade { $count } cards
    }
ts-help-more = Your hand is refilled to eight cards, then Charlie walks and your turn ends.
ts-help-trade = You draw as many new cards as you give away, then Charlie walks and your turn ends.
ts-drew = { $player } drew { $count } cards; { $left } are left in the pile.

## Notes of the first game

ts-note-act = Pull Sue or Charlie to your side. Choose a card to see where it leads: every card of one colour may follow. Or lure somebody to Hal, or trade cards.
ts-note-more = You may go on with cards of the same colour, or stop: then your hand is refilled and Charlie comes to you, one space for each figure on your entrance, one more if Sue and both bodyguards are on your half.
ts-note-trade = Cards you give away come back as new ones. Figures stay where they are, but Charlie still walks.
ts-note-second-pile = This is the second and last draw pile. When it runs out, the half where Sue stands decides.
