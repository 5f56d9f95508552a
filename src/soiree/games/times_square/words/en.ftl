### Times Square: words, English

## The game

title = Times Square
tagline = Two night clubs, one street of neon, and six figures who belong to nobody: bring Sue or Charlie to your door.
designer = Reiner Knizia
about = Times Square, in French and German Auf der Reeperbahn nachts um halb zwei, is a tug of war for two, fought along a street between rival night clubs. Cards of one colour pull Saucy Sue, her bodyguards, Handsome Hal or Dancing Deb your way, and at the end of your turn Champagne Charlie follows the crowd you have gathered. Sue or Charlie on your entrance wins at once. If the cards run out for the second time, the player with Sue on their half wins or, if she is in the middle, the one with Charlie.

## Sections of the rules

section-1 = Setup
section-2 = The turn
section-3 = Moving figures
section-4 = Playing cards
section-5 = Deb’s influence
section-6 = Luring to Hal
section-7 = Trade, refill and draw pile
section-8 = Charlie
section-9 = The end

## 1 Setup

TS-101 = The street is a line of { $street } spaces with the manhole in the middle, which belongs to neither half. The { $last } spaces west of it are the western player’s half, the { $last } spaces east of it the eastern player’s; in each, the spaces are counted from 1 to { $last }, starting at the manhole.
TS-102 = The spaces from { $gate } to { $last } of each half are its entrance. Entrance spaces are ordinary spaces of the street and belong to their half.
TS-103 = The street has two parallel lanes with the same spaces: Charlie walks in the dark lane, the five other figures in the light lane. What stands in one lane never gets in the way of the other.
TS-104 = There are six figures: Sue, her two bodyguards, Hal, Deb and Charlie. None of them belongs to a player.
TS-105 = The deck has { $cards } cards: { $green } green (Sue 1 ×{ $s }), { $grey } grey (Bodyguard 1 ×{ $b1 }, Bodyguards 1+1 ×{ $b2 }, Close ranks ×{ $bc }), { $yellow } yellow (Hal 1 ×{ $h1 }, Hal 2 ×{ $h2 }, Hal 3 ×{ $h3 }) and { $red } red (Deb 1 ×{ $d1 }, Deb 2 ×{ $d2 }, Deb 3 ×{ $d3 }, Deb 4 ×{ $d4 }, Deb 5 ×{ $d5 }, Deb to the manhole ×{ $dm }). Cards of one kind are identical.
TS-106 = At the start Sue and Charlie stand on the manhole, and one bodyguard stands on space { $guards } of each half.
TS-107 = Chance gives Hal to one player and Deb to the other, with even odds (at a real table: one in each closed fist). { $apart ->
    [0] Each starts on space { $beside } of that player’s half.
   *[other] Hal starts on space { $beside } of the half of his player, Deb on space { $debs } of the other.
}
TS-108 = Each player is then dealt { $hand } cards unseen by the opponent: first the western player, then the eastern player. The other cards are the first draw pile, and the discard pile is empty.
TS-109 = The player who was given Hal has the first turn.

## 2 The turn

TS-201 = Turns alternate: only the player whose turn it is decides, and only when the game asks for a choice.
TS-202 = A turn has three steps, in this order: one action (play cards, lure or trade); refilling the hand, only after playing or trading; then Charlie’s move, whatever the action was.
TS-203 = You cannot pass: you must play at least one card, or lure, or trade at least one card. This is always possible, because both hands are full at the start of every turn.
TS-204 = One action a turn: once you have played a card you can neither lure nor trade, and once you have announced a trade you can neither play nor lure.
TS-205 = When the game ends in the middle of a turn, the turn stops there: no further card, no refill, no move for Charlie.
TS-206 = After Charlie’s move the turn passes to the opponent and the turn number goes up by one. The colour, the role of the red cards and the order of the trade no longer apply.

## 3 Moving figures

TS-301 = A figure moves exactly the number of spaces given, towards your own club and in one go: never fewer, never backwards, never split unless the card says so. The manhole is counted like any space.
TS-302 = No figure leaves the street: a move beyond the last space on your side is not allowed.
TS-303 = Sue stays between her bodyguards: after every card, pair or lure the three stand on three different spaces with Sue in the middle, at any distance. A move that ends otherwise is not allowed.
TS-304 = Apart from the order of Sue and her bodyguards, figures never block each other: any may pass any other and share its space. Hal and Deb block nobody, and nobody blocks them. So a space of the light lane holds at most three figures: Hal, Deb, and Sue or one bodyguard.
TS-305 = Charlie moves only in the last step of a turn, never by a card or a lure.
TS-306 = What cannot be carried out completely, or would leave every figure where it is, is not allowed.

## 4 Playing cards

TS-401 = Cards are played one at a time, each carried out completely before the next is chosen. Only the two cards of a group move are played together.
TS-402 = All cards played in one turn have the colour of the first. A red card used as a joker is still red: cards of the colour it imitates cannot be added.
TS-403 = After every card you may stop; you never have to play on.
TS-404 = A card or pair first goes from your hand face up onto the discard pile; then the figures move; then it is checked whether Sue stands on an entrance.
TS-405 = You can play or discard only what is in your hand; a pair needs both cards.
TS-411 = A Sue card moves Sue one space towards your club. It is not allowed if your near bodyguard, the one on your club’s side of her, stands there.
TS-412 = Two Sue cards played together are a group move: Sue and both bodyguards go one space towards your club, all at once. It is not allowed if your near bodyguard is already on the last space of your side.
TS-413 = In one turn you may play single Sue cards and pairs, as many as you like and in any order. Having two Sue cards never obliges you to pair them.
TS-421 = Bodyguard 1 moves one bodyguard of your choice one space towards your club: the near one if he stays on the street, or the far one if he stays behind Sue.
TS-422 = Bodyguards 1+1 may move both bodyguards one space each towards your club. The near one must stay on the street and the far one behind Sue, or it is not allowed.
TS-423 = Bodyguards 1+1 may instead move one bodyguard two spaces towards your club: the near one if he stays on the street, or the far one if he stays behind Sue. Moving a single bodyguard just one space with this card is not allowed.
TS-424 = Close ranks puts both bodyguards right next to Sue, each in the direction that is needed. One of them moving is enough; if both already stand beside her, it is not allowed.
TS-431 = A Hal card moves Hal exactly its number, 1 to 3 spaces, towards your club. He may not go beyond the last space of your side.
TS-441 = A numbered Deb card used for Deb herself moves her exactly its number, 1 to 5 spaces, towards your club. She may not go beyond the last space of your side.
TS-442 = Deb to the manhole, used for Deb herself, puts her on the manhole from either side. It is not allowed if she is already there.

## 5 Deb’s influence

TS-501 = A red card may move someone other than Deb only if, just before that card or pair, Deb stands between Sue and your end of the street. On Sue’s own space she is not between them; on your entrance she is. The manhole and the bodyguards make no difference.
TS-502 = The first red card of a turn decides whom all red cards of that turn move: Deb, Sue, the bodyguards or Hal. After a red card that moved Deb there are no jokers this turn, and after a joker Deb is not moved.
TS-503 = Both bodyguards are one role: each red card used for them may choose either.
TS-504 = Deb’s influence is tested again before every red card used as a joker. Deb does not move in such a turn, so only moving Sue can end it.
TS-505 = A red card never takes Sue past Deb. Sue may stop on Deb’s space, but then the influence ends and no further red card can be played this turn.
TS-506 = A red card used as a joker never moves Charlie.
TS-510 = Jokers by printed number: a red card moves another figure exactly as many spaces as it shows, and never stands in for a card of another colour.
TS-511 = Jokers by printed number: only Deb 1 to Deb 5 can be jokers; Deb to the manhole always moves Deb.
TS-512 = Jokers by printed number: a red card used for Sue moves her exactly its number towards your club. She may neither reach your near bodyguard nor go past Deb.
TS-513 = Jokers by printed number: a red card used for the bodyguards moves one of them exactly its number towards your club; the number cannot be split between the two. The near one must stay on the street, the far one behind Sue.
TS-514 = Jokers by printed number: a red card used for Hal moves him exactly its number towards your club. He may not go beyond the last space of your side.
TS-515 = Jokers by printed number: red cards make no group move.
TS-520 = Jokers as substitutes: a red card stands in for a card of another colour, and never moves a figure by its own number.
TS-521 = Jokers as substitutes: every red card can be a joker, Deb to the manhole included, and its own number does not matter. It counts as any one card of the colour it imitates, with the effect and the conditions of that card.
TS-522 = Jokers as substitutes: a red card used for the bodyguards counts as Bodyguard 1, Bodyguards 1+1 or Close ranks, as you choose for each card.
TS-523 = Jokers as substitutes: a red card used for Hal counts as Hal 1, Hal 2 or Hal 3, as you choose for each card.
TS-524 = Jokers as substitutes: for Sue, one red card counts as Sue 1, and any two red cards played together make the group move; you may do both in one turn. A red and a green card never make a pair.
TS-525 = Jokers as substitutes: Sue cannot pass Deb anyway, because she goes one space at a time with Deb ahead of her and at most reaches Deb’s space.

## 6 Luring to Hal

TS-601 = A lure needs no card: Sue or one bodyguard jumps onto Hal’s space, in either direction and from any distance.
TS-602 = Deb and Charlie are never lured, and Hal himself does not move.
TS-603 = A lure keeps Sue between her bodyguards: Sue can be lured if Hal stands between the two, the near bodyguard if Hal is nearer to your club than Sue, the far bodyguard if Hal is farther from it than Sue.
TS-604 = The lured figure must change its space: a figure that already stands with Hal cannot be lured.
TS-605 = After the jump it is checked whether Sue stands on an entrance, yours or your opponent’s. If the game goes on, there is no refill, and Charlie moves.
TS-606 = A lure may bring Sue onto your opponent’s entrance: then your opponent wins.
TS-607 = While Sue or a bodyguard stands on Hal’s space, neither player can lure. So after a lure nobody can lure again until a card has moved Hal, Sue or a bodyguard; a trade does not change that.

## 7 Trade, refill and draw pile

TS-701 = A trade is announced first; only then are the cards to discard named, one by one.
TS-702 = A trade discards at least one card and at most the whole hand; after the first card you may stop at any time.
TS-703 = The cards of one trade are named in order: green, grey, yellow, red, and in each colour by rising number, with Close ranks last of the grey and Deb to the manhole last of the red. After a card you cannot go back to a kind that comes before it; you can name the same kind again.
TS-704 = Each card named in a trade goes at once from your hand face up onto the discard pile.
TS-711 = To refill, you draw cards one at a time until you hold { $hand }.
TS-712 = Every card left in the draw pile is equally likely to be drawn.
TS-713 = When the last card of the first pile is drawn, the whole discard pile, cards of this turn included, becomes the second draw pile at once, even if your hand is full. If it is not full, the refill goes on.
TS-714 = When the last card of the second pile is drawn, the game ends at once, even if your hand is not full; Charlie does not move.
TS-715 = Everyone can see at any time how many cards the draw pile and the discard pile have. The discard pile may be looked through only at a table with memory aids.

## 8 Charlie

TS-801 = In the last step of your turn Charlie moves towards your club: one space for each figure that counts on your entrance, and one more if Sue and both bodyguards are on your half.
TS-802 = On your entrance Hal, Deb and the bodyguards count one space each, 0 to 3 in all: the two bodyguards cannot be at the same end, and Sue there has already ended the game.
TS-803 = Sue and both bodyguards count one space together if all three are on your half, otherwise nothing. A figure on the manhole is on no half.
TS-804 = Charlie stops on the first space of your entrance, even if he had farther to go. Then it is checked whether he has come in.
TS-805 = What stands on your opponent’s entrance or half does not count on your turn.

## 9 The end

TS-901 = After each card, pair or lure: if Sue is on an entrance, the game ends and the owner of that entrance wins, no matter who moved her. { $doorway ->
    [2] She can only ever reach its first space.
   *[other] Any space of it will do.
}
TS-902 = After Charlie’s move: if he is on an entrance, the game ends and its owner, whose turn it is, wins.
TS-903 = When the second draw pile is used up, the game ends, and the positions of Sue and Charlie decide it.
TS-904 = When the cards have run out, the player on whose half Sue stands wins; if she is on the manhole, the player on whose half Charlie stands. If he is on the manhole too, the game is a draw.
TS-905 = The winner gets 1 and the loser 0; in a draw each player gets ½.
TS-906 = Once the game is over, there is nothing left to decide or to draw.

## Options

option-joker = Red cards as jokers
option-joker-about = What a red card is worth when Deb’s influence lets it move another figure; the rulebook text that we have does not say.
option-joker-printed = Move a figure by the printed number
option-joker-substitute = Replace any one card of another colour

## Prompts and stages

prompt-act = Your turn: play, lure or trade
prompt-more = Play another card of this colour, or stop
prompt-trade = Choose a card to discard, or stop
stage-fists = Two closed fists: one hides Hal, the other Deb
stage-deal = The cards are being dealt
stage-draw = The hand is being refilled
stage-over = The game is over

## Colours and roles

suit-S = green
suit-B = grey
suit-H = yellow
suit-D = red
role-deb = Deb
role-sue = Sue
role-guards = the bodyguards
role-hal = Hal

## Figures

figure-sue = Sue
figure-guard = { $player }’s near bodyguard
figure-hal = Hal
figure-deb = Deb
figure-charlie = Charlie
figure-near = The near bodyguard
figure-far = The far bodyguard

## Cards

card-S = Sue 1
card-B1 = Bodyguard 1
card-B2 = Bodyguards 1+1
card-Bc = Close ranks
card-H1 = Hal 1
card-H2 = Hal 2
card-H3 = Hal 3
card-D1 = Deb 1
card-D2 = Deb 2
card-D3 = Deb 3
card-D4 = Deb 4
card-D5 = Deb 5
card-Dm = Deb to the manhole

## Moves, as offered in a menu

move-S = Sue, 1 space
move-SS = Sue and both bodyguards, 1 space
move-B1n = Near bodyguard, 1 space
move-B1f = Far bodyguard, 1 space
move-B2b = Both bodyguards, 1 space each
move-B2n = Near bodyguard, 2 spaces
move-B2f = Far bodyguard, 2 spaces
move-Bc = Both bodyguards next to Sue
move-H =
    { $n ->
        [one] Hal, { $n } space
       *[other] Hal, { $n } spaces
    }
move-D =
    { $n ->
        [one] Deb, { $n } space
       *[other] Deb, { $n } spaces
    }
move-Dm = Deb onto the manhole
move-joker-s = Deb { $n } as a joker for Sue
move-joker-n = Deb { $n } as a joker for the near bodyguard
move-joker-f = Deb { $n } as a joker for the far bodyguard
move-joker-h = Deb { $n } as a joker for Hal
move-as = { $card } played as: { $face }
move-pair = { $first } and { $second } together: group move
move-Ls = Lure Sue to Hal
move-Ln = Lure the near bodyguard to Hal
move-Lf = Lure the far bodyguard to Hal
move-T = Trade cards
move-t = Discard { $card }
move-x-more = Stop and refill the hand
move-x-trade = Stop discarding and draw

## Events

event-fists = The fists open: Hal for { $hal }, who begins, and Deb for { $deb }.
event-dealt = { $player } receives { $card }.
event-dealt-hidden = { $player } receives a card.
event-turn = Turn { $number }: { $player } to play.
event-played = { $player } plays { $cards }.
event-played-joker = { $player } plays { $cards } as a joker, to move { $role }.
event-lured = { $player } lures { $figure } to Hal.
event-moved = { $figure } moves from { $from } to { $to }.
event-moved-side = { $figure } moves from space { $from } to space { $to } on { $player }’s side.
event-space = space { $number } on { $player }’s side
event-manhole = the manhole
event-discarded = { $player } discards { $card }.
event-drew =
    { $left ->
        [0] { $player } draws { $card }, the last card of the pile.
        [one] { $player } draws { $card }; { $left } card is left in the pile.
       *[other] { $player } draws { $card }; { $left } cards are left in the pile.
    }
event-drew-hidden =
    { $left ->
        [0] { $player } draws the last card of the pile.
        [one] { $player } draws a card; { $left } is left in the pile.
       *[other] { $player } draws a card; { $left } are left in the pile.
    }
event-turned =
    { $cards ->
        [one] The first pile runs out: { $cards } discarded card becomes the second draw pile.
       *[other] The first pile runs out: the { $cards } discarded cards become the second draw pile.
    }
event-charlie =
    { $count ->
        [one] Charlie comes { $count } space closer to { $player }, to { $to }.
       *[other] Charlie comes { $count } spaces closer to { $player }, to { $to }.
    }
event-ended-sue = Sue comes in: { $player } wins the game.
event-ended-charlie = Charlie comes in: { $player } wins the game.
event-ended-pile = The last card is drawn: by the positions of Sue and Charlie, the night goes to { $player }.
event-ended-pile-draw = The last card is drawn, and both Sue and Charlie are on the manhole: the night goes to nobody.

## Result

result-win = { $player } won the night.
result-draw = A draw: the night belongs to nobody.
cause-sue = Sue came in
cause-charlie = Charlie came in
cause-pile = The cards ran out

score-sue = Sue on this half
score-charlie = Charlie on this half

## Labels of the board

label-hand = Your hand
label-discard = Discard pile
label-pile =
    { $number ->
        [1] First draw pile
       *[other] Second draw pile
    }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-turn = Turn { $number }
label-manhole = Manhole
label-entrance = Entrance
label-light = Light lane
label-dark = Dark lane
label-known = Cards you know in your opponent’s hand
label-exposed = Your cards that your opponent knows
label-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-forecast =
    { $count ->
        [0] If the turn ended now, Charlie would stay where he is
        [one] If the turn ended now, Charlie would come { $count } space closer
       *[other] If the turn ended now, Charlie would come { $count } spaces closer
    }
label-influence = Deb’s influence: red cards can be jokers

## The board in a terminal

glyph-sue = S
glyph-guards = B
glyph-hal = H
glyph-deb = D
glyph-charlie = C
label-west = West
label-east = East
label-suit = Colour of this turn: { $suit }
label-role = Colour of this turn: { $suit }, to move { $role }
label-forecast-next =
    { $count ->
        [one] As things stand, { $player }’s next turn would bring Charlie { $count } space closer
       *[other] As things stand, { $player }’s next turn would bring Charlie { $count } spaces closer
    }
label-last-refill = Refilling your hand can end the game
private-hand = hand
private-known = cards known in the opponent’s hand
private-exposed = cards the opponent knows
