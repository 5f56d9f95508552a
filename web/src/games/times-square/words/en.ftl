### Times Square at the table of the page: English

ts-street = The street from your club to your opponent’s
ts-space = { $side }, space { $number }
ts-suit-S = Sue
ts-suit-B = Guards
ts-suit-H = Hal
ts-suit-D = Deb
ts-card-closed = cannot be used now
ts-card-exposed = your opponent knows this card
ts-latest = { $player }:
ts-discards = Discards · { $count }
ts-no-discards = Nothing has been discarded yet.
ts-short-Ls = Lure Sue
ts-short-Ln = Lure the near guard
ts-short-Lf = Lure the far guard
ts-short-T = Trade
ts-short-x = Stop
ts-prompt-card = { $card }: who moves?
ts-prompt-trade = Choose the cards to discard; you will draw as many new ones.
ts-swap =
    { $count ->
        [one] Trade { $count } card
       *[other] Trade { $count } cards
    }
ts-help-more = Your hand is refilled, then Charlie walks and your turn ends.
ts-help-trade = You draw as many new cards as you discard, then Charlie walks and your turn ends.
ts-drew =
    { $left ->
        [0] { $player } draws { $count } cards, the last of the pile.
        [one] { $player } draws { $count } cards; { $left } is left in the pile.
       *[other] { $player } draws { $count } cards; { $left } are left in the pile.
    }

## Notes of the first game

ts-note-act = Bring Sue or Charlie to your entrance, on the left. Choose a card to see where it leads: other cards of the same colour may follow. Or lure somebody to Hal, or trade cards.
ts-note-more = You may go on with cards of the same colour, or stop: then your hand is refilled and Charlie comes to you, one space for each figure on your entrance, one more if Sue and both bodyguards are on your half.
ts-note-trade = Discarded cards are replaced by new ones. The figures stay where they are, but Charlie still walks.
ts-note-second-pile = This is the second and last draw pile. When it runs out, the game ends: you win if Sue is on your half.
