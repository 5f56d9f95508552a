### Cloakroom, the toy game of the tests: English

title = Cloakroom
tagline = What has my neighbour hung up?
about = Bid for a look at your neighbour’s card, and perhaps exchange it. The higher card wins.

## Decisions

prompt-colour = Choose a colour for your bid
prompt-bid = Bid
prompt-peek = Look at the next card, or not
prompt-swap = Exchange the cards, or not

## Moves

move-red = red
move-black = black
move-bid0 = Bid nothing
move-bid1 = Bid 1
move-bid2 = Bid 2
move-peek = Look at the card
move-leave = Leave the card
move-yes = Exchange
move-no = Keep

## Events

event-ready = { $player } has bid.
event-bids = The bids: { $bids }.
event-peeked = { $player } looks at a card: { $card }.
event-peeked-hidden = { $player } looks at a card.

## The end

cause-cards = The higher card wins.
score-card = Card

## Clauses

section-0 = The game
TOY-001 = Only the seats that must decide now may decide.
TOY-002 = A bid is a colour, then a number; the winner may look, and then exchange.
TOY-009 = After the cards are shown, the game is over.
