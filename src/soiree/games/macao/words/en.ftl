### Shadows of Macao: words, English

## The game

title = Shadows of Macao
tagline = The boss is dead and Macao is for the taking: turn informants into members, open establishments, and end the night richest.
designer = Charles Chevallier
about = Every turn is one thing: contact the informant on top of a pile, recruit one of yours, or open an establishment. Every card in front of you produces a resource, but an informant pays only once and is gone, while a member pays again every turn. Members bring coins and talents, establishments bring more; when somebody has seven members, or no establishment is left in the centre, the round is the last and the most coins win.

## Sections of the rules

section-1 = Setup
section-2 = The turn
section-3 = Contact, limit and discards
section-4 = Recruiting and paying
section-5 = Effects
section-6 = Establishments
section-7 = Widows
section-9 = The end

## 1 Setup

MAC-101 = Two, three or four play. The next player is always the left neighbour of the one before.
MAC-102 = In play are all Characters, one Widow for each player, and one Widow fewer than players in the deck. The rest of the box never matters.
MAC-103 = Every player begins with one living Widow, blue side up, and nothing else.
MAC-104 = The deck is all Characters and the Widows that were not dealt, shuffled together.
MAC-105 = The deck lies in four piles, as if dealt out in turn: where they differ by a card, the first ones are larger.
MAC-106 = Piles lie blue side up. Of a pile everybody sees the top and knows the size, and also the cards that were put under it, in order; what lies between is hidden. All hidden cards together are the cards never seen so far.
MAC-107 = Some of the tiles, drawn at random, lie in the centre, green side up: 4 for two players, 5 for three, 7 for four. Their order does not matter.
MAC-108 = Lists always follow one order: Politicians, Assassins, Croupiers, Sailors, Dancers, police officers, Keepers, Merchants, Widows. Piles count from the left.
MAC-109 = The first player is drawn at random and stays the first player for the whole game.
MAC-110 = Both sides of a card show the same resource; its cost, coins and effect belong to the card. Everything that lies before a player is open to all.

## 2 The turn

MAC-201 = Turns go clockwise from the first player. A round is one turn of every player.
MAC-202 = A turn is exactly one action: contact, recruit or open. There is no passing.
MAC-203 = A player who can do none of the three is skipped, and the turn counts as taken.
MAC-204 = An action is carried out to its end, with everything that follows from it; then the end of the game is looked at, then the next player plays.
MAC-205 = A player decides only when asked, and only what is asked.
MAC-206 = Blue cards have no effect. What they show for the red side is only a reminder.

## 3 Contact, limit and discards

MAC-301 = To contact, take the top card of a pile and place it in front of you, blue side up. An empty pile has no informant to contact.
MAC-302 = The pile shows its next card at once, before anything else: a hidden one if there is any, otherwise the first of the cards put under it. With no card left the pile is empty.
MAC-303 = Your limit is 5 blue cards, and more for each red Keeper. Deceased Widows take up room too.
MAC-304 = Above your limit, once the pile has shown its next card, you discard one of your living blue cards; it may be the one you have just taken.
MAC-305 = A deceased Widow can never be discarded.
MAC-306 = The limit is looked at only after a contact. You are never more than one card above it, and never after the Dancer’s contact, for she has just left her blue place.
MAC-310 = Cards that one player discards at one moment go under one pile together, blue side up: those of one payment, one card above the limit, or one card for an Assassin.
MAC-311 = Discards go under a smallest pile: one with the fewest cards just before they are placed. A card that was just taken no longer counts.
MAC-312 = If several piles are smallest, the player who discards chooses among them.
MAC-313 = Cards go under in the order in which they were named: the first named will come up first.
MAC-314 = An empty pile is the smallest there can be. The first card placed there becomes its visible top.
MAC-315 = Piles are never shuffled, refilled or evened out.
MAC-316 = Discards are made in the open: everybody knows the cards put under a pile, and their order.
MAC-317 = A living blue Widow may be discarded like any other card; she goes under a pile and may be contacted again.

## 4 Recruiting and paying

MAC-401 = To recruit, name one of your living blue cards. A deceased Widow cannot be recruited.
MAC-402 = A recruitment goes in this order: name the card, name what pays for it, discard, turn the card to its red side, carry out its effect.
MAC-403 = The card you recruit never pays for itself.
MAC-404 = Each of your other cards can produce once in a payment: a living blue card one unit, a red card one, a red Sailor two, a Widow a diamond.
MAC-405 = Red cards produce anew in every payment and are never lost by it. Units that are not needed are lost.
MAC-406 = Every unit of the cost is covered by a unit of its own: of the same resource, of one that a Merchant makes interchangeable with it, or a diamond.
MAC-407 = A diamond covers one unit of any resource. It is no resource itself: nothing is exchanged for it, and no cost asks for it.
MAC-408 = Your red cards pay first, by themselves and as far as they go.
MAC-409 = Nothing is overpaid: without any one of the blue cards you give up, the rest must not be enough.
MAC-410 = What is missing from a cost is what neither your red cards, nor the cards named so far, nor your Croupiers, nor diamonds cover, interchangeable resources taken together.
MAC-411 = A cost can be paid only if all your cards that may pay cover it together. Every way to pay gives up the same number of blue cards: that number is the price.
MAC-412 = A card may be named if it brings the cost one unit closer. Once a Widow has been named, only Widows may follow.
MAC-413 = Widows are named last: a Widow may be named once your Widows alone can cover all that is missing.
MAC-414 = A payment once begun can always be completed, and every frugal way to pay can be reached.
MAC-415 = When nothing is missing, the Widows named are deceased where they lie, and the other cards named leave your row and go under a pile. With no such card, nothing is discarded.
MAC-416 = Until a payment is complete it changes nothing: the cards named still lie before you.

## 5 Effects

MAC-501 = An immediate effect happens once, right after its card has turned red. It must be carried out; where that is impossible, nothing happens.
MAC-502 = A permanent effect holds from the moment its card is red, for its owner only, and never for its own recruitment.
MAC-510 = Assassin: each opponent, clockwise from your left, discards one living blue card of their choice.
MAC-511 = Each card given up to an Assassin is placed before the next opponent decides.
MAC-512 = An opponent without a living blue card loses nothing to an Assassin.
MAC-520 =
    { $croupier ->
        [down-to-one] Croupier: when you pay for a card in whose cost a resource stands at least twice, each of your red Croupiers takes off one unit: of a resource that still stands at least twice as long as there is one, then of any resource. One unit of the cost remains.
        [total] Croupier: when you pay for a card in whose cost a resource stands at least twice, each of your red Croupiers takes off one unit of any resource. One unit of the cost remains.
       *[repeats] Croupier: when you pay for a card, each of your red Croupiers takes off one unit of a resource that still stands at least twice in the cost. One unit of every printed resource remains.
    }
MAC-521 = If several resources repeat, you need not say which one your Croupier takes off: a payment that is enough for one choice is enough.
MAC-522 = For a Croupier, repeats are read from the printed cost, before any exchange by Merchants. Establishments are never made cheaper.
MAC-530 = Sailor: your red Sailor yields two units in every payment, for cards and for establishments.
MAC-540 = Dancer: at once you contact an informant. If all piles are empty, nothing happens. A card you have just paid may come back, if it has become a top.
MAC-550 = Police officer: move one tile from the centre before you, still green side up. If the centre is empty, nothing happens.
MAC-560 = Keeper: each red Keeper gives you room for one more blue card, without a maximum.
MAC-570 = Merchant: the two resources of your red Merchant are interchangeable, both ways and any number of times, for everything you pay. Several Merchants form chains.
MAC-580 = Politician: no effect, but many coins.
MAC-590 = A red Widow yields one diamond in every payment.

## 6 Establishments

MAC-601 = To open, name one tile in the centre or reserved before you.
MAC-602 = You open only as the action of your own turn; nobody opens in between.
MAC-603 = A tile that asks for a line-up costs nothing: its condition must hold when you name it.
MAC-604 = A tile with a cost is paid like a recruitment. All your living blue cards may pay; Croupiers do not help.
MAC-605 = An opened tile lies before you, yellow side up, for good. On its way from the centre it is at no moment a reserved one.
MAC-606 = A reserved tile can be opened only by the player before whom it lies, on any later turn.
MAC-611 = Temple Bar asks for at least 4 cards of one kind among your blue and red cards, whatever their resources.
MAC-612 = The Gaming House asks for at least 6 blue cards before you.
MAC-613 = The China Club asks for at least 6 different kinds among your blue and red cards.
MAC-614 = The Black Market asks for at least one blue card, one red card, one reserved tile and one open tile before you.
MAC-615 =
    { $dead_widow ->
        [none] For the conditions of tiles a deceased Widow does not count.
       *[blue] For the conditions of tiles a deceased Widow counts as a blue card of the kind Widow.
    }
MAC-616 =
    { $black_market ->
        [other] A Black Market that you have reserved does not count as the reserved tile of its own condition: it needs another one.
       *[self] A Black Market that you have reserved counts as the reserved tile of its own condition.
    }

## 7 Widows

MAC-701 = A living blue Widow who pays is deceased: she is not discarded, but stays before you to the end and keeps her blue place.
MAC-702 = A deceased Widow produces nothing, cannot be recruited and cannot be discarded.
MAC-703 = A red Widow is a red card in every respect, but costs you 2 coins; a total may fall below zero.
MAC-704 = There are always enough markers for deceased Widows.

## 9 The end

MAC-901 = The end is called when a player has 7 red cards, or when no tile is left in the centre. Reserved tiles are not in the centre.
MAC-902 = The end is looked at after every turn. Once called, it stands.
MAC-903 = When the end is called, the round is played out, so that everybody has had equally many turns; then the game is over.
MAC-904 = In the last round everything is still allowed. Being the one to call the end gives nothing by itself.
MAC-905 = The game is also over after round 60, so that every game ends; the rulebook has no such limit.
MAC-906 = The most coins win: those of your red cards and of your open tiles. Blue cards, deceased Widows and reserved tiles are worth nothing.
MAC-907 = A tie goes to more open tiles, then to more red cards; players who are still equal share the place.

## Options

option-croupier = What a Croupier takes off
option-croupier-about = Which units your red Croupiers take off the cost of a card; the rulebook can be read both ways.
option-croupier-repeats = Only a unit of a resource that still repeats
option-croupier-down-to-one = Repeated units first, then any, down to one
option-croupier-total = Any unit of a cost with a repeat
option-dead_widow = Deceased Widows in the conditions of tiles
option-dead_widow-about = Whether a deceased Widow helps to open a tile that asks for a line-up.
option-dead_widow-blue = Count as blue cards
option-dead_widow-none = Do not count
option-black_market = A Black Market that you have reserved yourself
option-black_market-about = Which reserved tile the Black Market asks for when you have reserved it yourself.
option-black_market-self = Counts as the reserved tile
option-black_market-other = Needs another reserved tile

## Prompts and chance

prompt-act = Your turn: contact, recruit or open
prompt-pay = Choose a blue card to pay with
prompt-under = Choose one of the smallest piles
prompt-excess = Too many blue cards: discard one
prompt-hit = The Assassin strikes: discard a blue card
prompt-dance = The Dancer contacts an informant: choose a pile
prompt-reserve = The Officer reserves an establishment: choose a tile
chance-top = The top cards are being turned over
chance-tile = The tiles are being drawn
chance-start = The first player is being drawn
chance-reveal = Pile { $pile } shows its next card

## Resources, kinds, cards

resource-alcohol = alcohol
resource-weapons = weapons
resource-banknotes = banknotes
resource-opium = opium
resource-chips = chips
resource-diamond = diamond
kind-politician = Politician
kind-assassin = Assassin
kind-croupier = Croupier
kind-sailor = Sailor
kind-dancer = Dancer
kind-officer = Officer
kind-keeper = Keeper
kind-merchant = Merchant
kind-widow = Widow
card = { $kind } ({ $resource })
card-joining = { $kind } ({ $resource }/{ $other })

## Tiles

tile-tem = Temple Bar
tile-gam = Gaming House
tile-chi = China Club
tile-mar = Black Market
tile-dis = Distillery
tile-mes = Officers’ Mess
tile-syn = Crime Syndicate
tile-opi = Opium Den
tile-cas = Casino
tile-cab = Cabaret
condition-same_kind = { $count } of one kind
condition-blue = { $count } blue cards
condition-kinds = { $count } different kinds
condition-one_each = { $blue } blue, { $red } red, { $green } reserved, { $yellow } open

## Moves, as offered in a menu

move-c-act = Contact the informant on pile { $pile }
move-c-dance = The Dancer contacts the informant on pile { $pile }
move-u = Put under pile { $pile }
move-r = Recruit { $card }
move-x-pay = Pay with { $card }
move-x-excess = Discard { $card }
move-x-hit = Give up { $card }
move-o = Open { $tile }
move-g = Reserve { $tile }

## Events

event-pile_shown = Pile { $pile } shows { $card }.
event-tile_laid = In the centre: { $tile }.
event-start_drawn = { $player } is the first player.
event-turn = Round { $round }: { $player } to play.
event-skipped = { $player } could do nothing and was skipped.
event-contacted-action = { $player } contacted { $card } on pile { $pile }.
event-contacted-dancer = The Dancer brought { $player } { $card } from pile { $pile }.
event-revealed-new = Pile { $pile } now shows { $card }.
event-revealed-known = Pile { $pile } now shows { $card } again.
event-revealed-empty = Pile { $pile } is empty.
event-payment_begun =
    { $price ->
        [0] { $player } pays for { $target } without giving up a card.
        [one] { $player } pays for { $target }: { $price } blue card.
       *[other] { $player } pays for { $target }: { $price } blue cards.
    }
event-named =
    { $left ->
        [0] { $player } pays with { $card }: that is enough.
       *[other] { $player } pays with { $card }; { $left } to go.
    }
event-widow_died = { $player } paid with a Widow, who is no more.
event-discarded-payment =
    { $count ->
        [one] { $cards } went under pile { $pile }, paid by { $player }.
       *[other] { $cards } went under pile { $pile } in this order, paid by { $player }.
    }
event-discarded-limit = { $player } had no room for { $cards }: under pile { $pile }.
event-discarded-assassin = { $player } gave up { $cards } to the Assassin: under pile { $pile }.
event-recruited =
    { $coins ->
        [one] { $player } recruited { $card } ({ $coins } coin).
       *[other] { $player } recruited { $card } ({ $coins } coins).
    }
event-struck = { $by }’s Assassin strikes { $player }.
event-spared = { $by }’s Assassin finds no victim among { $player }’s cards.
event-reserved = { $player } reserved { $tile }.
event-no_effect = { $card }: nothing to act on.
event-opened-centre = { $player } opened { $tile } ({ $value } coins).
event-opened-reserved = { $player } opened the reserved establishment { $tile } ({ $value } coins).
event-end_called = { $player } triggers the end: { $reasons }. This round is the last.
event-over = The game is over ({ $reasons }): { $players } won with { $coins } coins.
event-over-shared = The game is over ({ $reasons }): { $players } shared the victory with { $coins } coins.

## Result

result-win = { $player } rules the nights of Macao.
result-draw = The nights of Macao are shared.
reason-red = a full band of members
reason-tiles = no establishment left in the centre
reason-cap = the last possible round
cause-red = Somebody had enough red cards
cause-tiles = No tile was left in the centre
cause-red-tiles = Enough red cards, and no tile left in the centre
cause-cap = The last possible round was played

score-coins = Coins
score-tiles = Open places
score-red = Red cards

## Labels of the table

label-round = Round { $number }
label-start = first player
label-turn = to play
label-centre = Centre
label-piles = Piles
label-pile = Pile { $number }
label-size =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-smallest = smallest
label-empty = empty
label-hidden = { $count } unseen
label-tail = then
label-unseen =
    { $count ->
        [one] Still unseen ({ $count } card)
       *[other] Still unseen ({ $count } cards)
    }
label-blue = Blue { $count }/{ $limit }
label-red = Red { $count }/{ $limit }
label-green = Reserved
label-yellow = Open
label-dead =
    { $count ->
        [one] { $count } deceased Widow
       *[other] { $count } deceased Widows
    }
label-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
label-nothing = nothing
label-card-key = code ending with what the card produces, kind, ← cost, coins
label-price-key = ✓ possible now, with the number of blue cards to give up
label-paying =
    { $left ->
        [one] For { $target }: { $left } more blue card
       *[other] For { $target }: { $left } more blue cards
    }
label-named = chosen so far: { $cards }
label-placing = to be placed: { $cards }
label-by = struck by { $player }’s Assassin
label-last-round = Last round: { $reasons }
label-place = { $rank }.
label-tiles =
    { $count ->
        [one] { $count } tile open
       *[other] { $count } tiles open
    }
label-red-cards =
    { $count ->
        [one] { $count } red card
       *[other] { $count } red cards
    }
