### Shadows of Macao: words, English

## The game

title = Shadows of Macao
tagline = The boss is dead and Macao is for the taking: turn informants into members, open establishments, and lead the richest clan.
designer = Charles Chevallier
about = Each turn you take one action: contact the informant on top of a pile, recruit one of yours, or open an establishment. Every card in front of you produces a resource, but an informant pays only once and is gone, while a member pays again every turn. Members bring coins and effects, establishments even more coins. When somebody has enough members, or no establishment is left in the centre, the current round is the last and the richest clan wins.

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

MAC-101 = The game is for two, three or four players. The next player is always the left neighbour.
MAC-102 =
    { $edition ->
        [reconstructed-1] In play are all Characters, one Widow for each player, and one Widow fewer than players in the deck. The rest of the box never matters.
       *[other] In play are all Characters, { $own ->
            [one] one Widow
           *[other] { $own } Widows
        } for each player, and in the deck as many Widows as this edition says for the number of players. The rest of the box never matters.
    }
MAC-103 = Every player begins with { $own ->
        [one] one living Widow
       *[other] { $own } living Widows
    }, blue side up, and nothing else.
MAC-104 = The deck is all Characters and the Widows that were not dealt, shuffled together.
MAC-105 = The deck is divided into four piles, as if dealt out in turn: if they cannot be equal, the first ones have one card more.
MAC-106 = Piles are blue side up. Of each pile everybody sees the top card and knows the number of cards and, in order, those that were put under it; the cards in between are hidden. The hidden cards of all piles are exactly those that nobody has seen yet.
MAC-107 = Some of the tiles, drawn at random, are in the centre, green side up: { $tilestwo } for two players{ $tilesthree ->
        [0] { "" }
       *[other] , { $tilesthree } for three
    }{ $tilesfour ->
        [0] { "" }
       *[other] , { $tilesfour } for four
    }. Their order does not matter.
MAC-108 =
    { $edition ->
        [reconstructed-1] Lists always follow one order: Politicians, Assassins, Croupiers, Sailors, Dancers, Officers, Keepers, Merchants, Widows. Piles count from the left.
       *[other] Lists always follow one order: that of the cards in the file of this edition. Piles count from the left.
    }
MAC-109 = The first player is drawn at random and stays the first player for the whole game.
MAC-110 = Both sides of a card show the same resource; its cost, coins and effect belong to the card. Everything in front of a player is open to all.

## 2 The turn

MAC-201 = Turns go clockwise from the first player. A round is one turn of every player.
MAC-202 = A turn is exactly one action: contact, recruit or open. You cannot choose to pass.
MAC-203 = A player who can take none of the three actions is skipped; the turn counts as taken.
MAC-204 = An action is carried out to its end, with everything that follows from it; then it is checked whether the end is triggered; then the next player plays.
MAC-205 = A player decides only when asked, and only what is asked.
MAC-206 = Blue cards have no effect. What they show for the red side is only a reminder.

## 3 Contact, limit and discards

MAC-301 = To contact, take the top card of a pile and place it in front of you, blue side up. An empty pile has no informant to contact.
MAC-302 = The pile shows its next card at once, before anything else: a hidden one if there is any, otherwise the first of the cards put under it. With no card left the pile is empty.
MAC-303 = Your limit is { $limit } blue cards, and more with each red Keeper. Widows take up a place too, living or deceased.
MAC-304 = If you are above your limit, you discard one of your living blue cards once the pile has shown its next card; it may be the one you have just taken.
MAC-305 = A deceased Widow can never be discarded.
MAC-306 = The limit is checked only after a contact. You are never more than one card above it, and never after a Dancer’s contact: she has just turned red and freed a blue place.
MAC-310 = Cards that one player discards at one moment go under one pile together, blue side up: those of one payment, one card above the limit, or one card because of an Assassin.
MAC-311 = Discards go under one of the smallest piles: those with the fewest cards just before. A card that was just taken no longer counts.
MAC-312 = If several piles are smallest, the player who discards chooses among them.
MAC-313 = Cards go under the pile in the order in which they were chosen: the first one chosen will come up first.
MAC-314 = An empty pile is always the smallest. The first card placed there becomes its visible top.
MAC-315 = Piles are never shuffled, refilled or evened out.
MAC-316 = Discards are made in the open: everybody knows the cards put under a pile, and their order.
MAC-317 = A living blue Widow may be discarded like any other card; she goes under a pile and may be contacted again.

## 4 Recruiting and paying

MAC-401 = To recruit, choose one of your living blue cards. A deceased Widow cannot be recruited.
MAC-402 = A recruitment goes in this order: choose the card, choose what pays for it, discard, turn the card to its red side, carry out its effect.
MAC-403 = The card you recruit never pays for itself.
MAC-404 = Each of your other cards can produce once in a payment: a living blue card one unit, a red card { $red ->
        [one] one
       *[other] { $red }
    }, a red Sailor { $sailor }, a Widow a diamond.
MAC-405 = Red cards produce again in every payment and stay in front of you. Units that are not needed are lost.
MAC-406 = Every unit of the cost is covered by one unit produced: of the same resource, of one that a Merchant makes interchangeable with it, or a diamond.
MAC-407 = A diamond covers one unit of any resource. It is no resource itself: nothing is exchanged for it, and no cost asks for it.
MAC-408 = Your red cards pay first, automatically and as much as they can.
MAC-409 = You never pay too much: every blue card that you give up must be needed, which means that the others would not be enough without it.
MAC-410 = What is missing from a cost is what neither your red cards, nor the cards chosen so far, nor your Croupiers, nor diamonds cover; interchangeable resources are counted together.
MAC-411 = A cost can be paid only if all the cards that you can pay with are together enough to cover it. Every way to pay gives up the same number of blue cards: that number is the price.
MAC-412 = A card may be chosen if it covers a unit that is still missing. Once a Widow has been chosen, only Widows may follow.
MAC-413 = Widows are chosen last: you may choose one only when your Widows alone are enough to cover all that is missing.
MAC-414 = A payment once begun can always be completed, and every way to pay without giving up too much is possible.
MAC-415 = When nothing is missing any more, the Widows that you chose die and stay in place; the other cards that you chose leave your row and go under a pile. If there are none, nothing is discarded.
MAC-416 = Until a payment is complete it changes nothing: the cards chosen are still in front of you.

## 5 Effects

MAC-501 = An immediate effect happens once, right after its card has turned red. It must be carried out; if that is impossible, nothing happens.
MAC-502 = A permanent effect holds from the moment its card is red, for its owner only, and never for its own recruitment.
MAC-510 = Assassin: each opponent, clockwise from your left, discards one living blue card of their choice.
MAC-511 = Each card given up to an Assassin is placed before the next opponent decides.
MAC-512 = An opponent without a living blue card loses nothing to an Assassin.
MAC-520 =
    { $croupier ->
        [down-to-one] Croupier: when you pay for a card whose cost contains a resource more than once, each of your red Croupiers takes off { $discount ->
            [one] one unit
           *[other] { $discount } units
        }: of a resource that is still there more than once as long as there is one, then of any resource. At least one unit always remains to be paid.
        [total] Croupier: when you pay for a card whose cost contains a resource more than once, each of your red Croupiers takes off { $discount ->
            [one] one unit
           *[other] { $discount } units
        } of any resource. At least one unit always remains to be paid.
       *[repeats] Croupier: when you pay for a card, each of your red Croupiers takes off { $discount ->
            [one] one unit
           *[other] { $discount } units
        } of a resource that is still in the cost more than once. At least one unit of every printed resource always remains.
    }
MAC-521 = If several resources repeat, you need not say which one your Croupier takes off: a payment that is enough for one choice is enough.
MAC-522 = For a Croupier, repeats are read from the printed cost, before any exchange by Merchants. Establishments are never made cheaper.
MAC-530 = Sailor: your red Sailor produces { $sailor } units in every payment, for cards and for establishments.
MAC-540 = Dancer: you contact an informant at once. If all piles are empty, nothing happens. You may take back a card that you have just given up, if it has come to the top of a pile.
MAC-550 = Officer: take one tile from the centre and put it in front of you, still green side up. If the centre is empty, nothing happens.
MAC-560 = Keeper: each red Keeper raises your limit of blue cards by { $room }, without a maximum.
MAC-570 = Merchant: the two resources of your red Merchant are interchangeable, both ways and any number of times, for everything you pay. Several Merchants form chains.
MAC-580 = Politician: no effect, but many coins.
MAC-590 = A red Widow produces one diamond in every payment.

## 6 Establishments

MAC-601 = To open, choose one tile in the centre or one that you have reserved.
MAC-602 = Opening is the action of your own turn: nobody opens an establishment on another player’s turn.
MAC-603 = A tile with a condition costs nothing: its condition must be met when you choose it.
MAC-604 = A tile with a cost is paid like a recruitment. All your living blue cards may pay; Croupiers do not help.
MAC-605 = An opened tile stays in front of you, yellow side up, to the end. A tile opened from the centre is at no moment a reserved tile.
MAC-606 = A reserved tile can be opened only by the player who has reserved it, in any of their later turns.
MAC-611 =
    { $edition ->
        [reconstructed-1] Temple Bar asks for at least { $alike } cards of one kind among your blue and red cards, whatever their resources.
       *[other] A tile may ask for cards of one kind among your blue and red cards, whatever their resources: { $alike ->
            [0] at least as many as are printed on it.
           *[other] at least { $alike }.
        }
    }
MAC-612 =
    { $edition ->
        [reconstructed-1] The Gaming House asks for at least { $informants } blue cards in front of you.
       *[other] A tile may ask for blue cards in front of you: { $informants ->
            [0] at least as many as are printed on it.
           *[other] at least { $informants }.
        }
    }
MAC-613 =
    { $edition ->
        [reconstructed-1] The China Club asks for at least { $kinds } different kinds among your blue and red cards.
       *[other] A tile may ask for different kinds among your blue and red cards: { $kinds ->
            [0] at least as many as are printed on it.
           *[other] at least { $kinds }.
        }
    }
MAC-614 =
    { $edition ->
        [reconstructed-1] The Black Market asks for at least one blue card, one red card, one reserved tile and one open tile in front of you.
       *[other] A tile may ask for blue cards, red cards, reserved tiles and open tiles in front of you: at least as many of each as are printed on it.
    }
MAC-615 =
    { $dead_widow ->
        [none] For the conditions of tiles a deceased Widow does not count.
       *[blue] For the conditions of tiles a deceased Widow counts as a blue card of the kind Widow.
    }
MAC-616 =
    { $black_market ->
        [other] { $edition ->
            [reconstructed-1] A Black Market
           *[other] A tile that asks for reserved tiles and
        } that you have reserved does not count as the reserved tile of its own condition: it needs another one.
       *[self] { $edition ->
            [reconstructed-1] A Black Market
           *[other] A tile that asks for reserved tiles and
        } that you have reserved counts as the reserved tile of its own condition.
    }

## 7 Widows

MAC-701 = A living blue Widow who pays dies: she is not discarded, but stays in front of you to the end and keeps her blue place.
MAC-702 = A deceased Widow produces nothing, cannot be recruited and cannot be discarded.
MAC-703 = A red Widow is a red card in every respect, but { $widow ->
        [one] costs you { $widow } coin
       *[other] costs you { $widow } coins
    }; a total may fall below zero.
MAC-704 = There are always enough markers for deceased Widows.

## 9 The end

MAC-901 = The end is triggered when a player has { $reds } red cards, or when no tile is left in the centre. Reserved tiles are no longer in the centre.
MAC-902 = Whether the end is triggered is checked after every turn. Once triggered, it stays so.
MAC-903 = When the end is triggered, the round is played to its end, so that everybody has had the same number of turns; then the game is over.
MAC-904 = In the last round everything is still allowed. Triggering the end gives no advantage in itself.
MAC-905 = The game is also over after round { $cap }, so that every game ends; the rulebook has no such limit.
MAC-906 = The most coins win: those of your red cards and of your open tiles. Blue cards, deceased Widows and reserved tiles are worth nothing.
MAC-907 = A tie goes to more open tiles, then to more red cards; players who are still equal share the place.

## Options

option-croupier = What a Croupier takes off
option-croupier-about = Which units your red Croupiers take off the cost of a card; the rulebook can be read both ways.
option-croupier-repeats = Only a resource that is still there more than once
option-croupier-down-to-one = Repeated resources first, then any, down to one unit
option-croupier-total = Any unit, if a resource repeats
option-dead_widow = Deceased Widows in the conditions of tiles
option-dead_widow-about = Whether a deceased Widow helps to meet the condition of a tile; the rulebook does not say.
option-dead_widow-blue = Count as blue cards
option-dead_widow-none = Do not count
option-black_market = A reserved Black Market
option-black_market-about = Whether a Black Market that you have reserved yourself counts as the reserved tile that it asks for.
option-black_market-self = It counts itself
option-black_market-other = Another reserved tile is needed

## Prompts and chance

prompt-act = Your turn: contact, recruit or open
prompt-pay = Choose a blue card to pay with
prompt-under = Under which pile? Choose one of the smallest
prompt-excess = Too many blue cards: discard one
prompt-hit = The Assassin strikes: discard a blue card
prompt-dance = The Dancer contacts an informant: choose a pile
prompt-reserve = The Officer reserves an establishment: choose a tile
chance-top = Each pile shows its first card
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
name-given = { $name }

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
condition-same_kind = { $count } cards of one kind
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
move-x-hit = Discard { $card }
move-o = Open { $tile }
move-g = Reserve { $tile }

## Events

event-pile_shown = Pile { $pile } shows { $card }.
event-tile_laid = In the centre: { $tile }.
event-start_drawn = { $player } is the first player.
event-turn = Round { $round }: { $player } to play.
event-skipped = { $player } can do nothing and is skipped.
event-contacted-action = { $player } contacts { $card }, pile { $pile }.
event-contacted-dancer = Thanks to the Dancer, { $player } contacts { $card }, pile { $pile }.
event-revealed-new = Pile { $pile } now shows { $card }.
event-revealed-known = Pile { $pile } shows { $card } again.
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
        [one] { $player } pays with { $card }; { $left } card to go.
       *[other] { $player } pays with { $card }; { $left } cards to go.
    }
event-widow_died = { $player } pays with a Widow, who dies and keeps her place.
event-discarded-payment =
    { $count ->
        [one] Card given up by { $player }, under pile { $pile }: { $cards }.
       *[other] Cards given up by { $player }, under pile { $pile } in this order: { $cards }.
    }
event-discarded-limit = { $player } is above the limit and discards { $cards }, under pile { $pile }.
event-discarded-assassin = Because of the Assassin, { $player } discards { $cards }, under pile { $pile }.
event-recruited =
    { $coins ->
        [one] { $player } recruits { $card }: { $coins } coin.
       *[other] { $player } recruits { $card }: { $coins } coins.
    }
event-struck = { $by }’s Assassin strikes { $player }.
event-spared = { $by }’s Assassin strikes, but { $player } has nothing to discard.
event-reserved = { $player } reserves { $tile }.
event-no_effect = { $card }: the effect is impossible, so nothing happens.
event-opened-centre = { $player } opens { $tile } ({ $value } coins).
event-opened-reserved = { $player } opens the reserved establishment { $tile } ({ $value } coins).
event-end_called = { $player } triggers the end: { $reasons }. This round is the last.
event-over = The game is over ({ $reasons }): { $players } wins with { $coins } coins.
event-over-shared = The game is over ({ $reasons }): { $players } share the victory with { $coins } coins.

## Result

result-win = { $player } rules the nights of Macao.
result-draw = The nights of Macao are shared.
reason-red = enough members are recruited
reason-tiles = no establishment left in the centre
reason-cap = the limit of rounds is reached
cause-red = Somebody had enough members
cause-tiles = No establishment was left in the centre
cause-red-tiles = Enough members, and no establishment left in the centre
cause-cap = The limit of rounds was reached

score-coins = Coins
score-tiles = Open establishments
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
label-card-key = code (its second letter is the resource produced), kind, ← cost, coins
label-card-key-colon = code:resource produced (and the one that a Merchant joins with it), kind, ← cost, coins
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
