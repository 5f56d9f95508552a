### Gatsby: words, English

## The game

title = Gatsby
tagline = Three places to be seen, one action that nobody may repeat, and half of the guests face down.
designer = Bruno Cathala and Ludovic Maublanc
about = A duel of charm for two. Each turn you move one shared token to another action, so every choice also takes something away from your opponent: tokens in the Cabaret to cross it or to hold its stars, a climb in the Finance Center, where the player behind climbs faster, a majority on the Racetrack. Bonuses chain, Special Action tiles work once, and half of the characters are face down. Three of one suit or one of every suit wins at once; otherwise prestige decides when a location has no character left.

## Sections of the rules

section-1 = Setup
section-2 = The turn
section-3 = The Cabaret
section-4 = The Finance Center
section-5 = The Racetrack
section-6 = Bonuses
section-7 = Special actions
section-8 = Hidden characters
section-9 = The end

## 1 Setup

GAT-101 = Two players, each with a colour and a side of the board. Apart from that they are alike.
GAT-102 = The Cabaret tiles are placed at random, all upright, and form one square grid of spaces.
GAT-103 = Every place on the board gets one character at random. The others stay in the box, and nobody sees them before the end.
GAT-104 = The board marks the places whose characters are face up from the start. All others are face down, and nobody has seen them.
GAT-105 = Once all characters are on the board, the marked pairs are compared: if the character at the lower end has more prestige than the one at the upper end, the two swap places. Equal prestige changes nothing.
GAT-106 = The Special Action tiles form a face-down pile.
GAT-107 = Each player begins with all their { $tokens } Influence tokens in the supply, and with the Ascension token at the foot of their own Finance column.
GAT-108 = Chance decides who starts, with even odds. The Action token is on no action yet, and the starting player has no special action.
GAT-109 = The player who does not start draws { $opening } Special Action tiles, keeps one of them, face up, on their dedicated space, and discards the rest without showing it. Only a tile just drawn can be kept.
GAT-110 = Then that player puts one Influence token on any space of the Cabaret. No bonus is set off there: if the space has one, it is lost for the game.
GAT-111 = Then the first turn begins, and it is the starting player’s.

## 2 The turn

GAT-201 = Turns alternate until the game ends, and only the player who is being asked decides.
GAT-202 = A turn is the choice of an action, its steps in order, each with the bonuses that it sets off, and the end of the turn. Only what is being asked can be answered.
GAT-203 = To act, you put the Action token on a main action, or on your dedicated space to use the special action there.
GAT-204 = The main action that holds the Action token cannot be chosen. On the first turn the token is on no action, and all main actions are free.
GAT-205 = A special action can be chosen only if a tile is on the acting player’s dedicated space. The two dedicated spaces are different spaces: after a special action the opponent can choose any main action, and their own special action too.
GAT-206 = You may choose an action that has no effect now: its steps are lost. But not twice in a row: if the turn before had no effect, a main action that would have none either cannot be chosen, otherwise a game might never end. Pressure can impose it.
GAT-207 =
    { $edition ->
        [reconstructed-1] The main actions: two tokens in the Cabaret, the second next to the first; a token in the Cabaret, then a climb; a climb, then a token on the Racetrack; two tokens in different rows of the Racetrack.
       *[other] The main actions are those printed on the board of this edition, each with its steps in order.
    }
GAT-208 =
    { $edition ->
        [reconstructed-1] The special actions: two tokens in the Cabaret; three in a chain there; one there, then a swap; one anywhere there; one there, a climb, one on the Racetrack; two climbs; a glance, a climb, a swap; two tokens in one row of the Racetrack; three in different rows; a swap, then one on the Racetrack; one anywhere on the Racetrack.
       *[other] The special actions are those printed on the Special Action tiles of this edition, each with its steps in order.
    }
GAT-209 = Steps are not optional as long as they are possible. A step that is impossible when its turn comes is lost, and the later ones are still carried out.
GAT-210 = A bonus interrupts the action: it is resolved completely, with all that it sets off, before the next step.
GAT-211 = A token that you place comes from your own supply. With an empty supply you place nothing, and tokens on the board are never picked up to be placed again.
GAT-220 = When nothing remains to be done the turn ends, in this order: a Special Action tile in use is spent, conditions are checked, characters are rallied, full rows are emptied, the end of the game is checked, and the turn passes.
GAT-221 = A Special Action tile in use leaves the game at the end of the turn.
GAT-222 = All conditions are read off one position, the one at the end of the turn, for both players. What was true earlier in the turn does not matter.
GAT-223 = Characters are rallied in the order of their places; each leaves its place for good, and no place is filled again. You may rally during your opponent’s turn.
GAT-224 = At the end of a turn every full row of the Racetrack is emptied: its tokens go back to their owners’ supplies, and the race there is finished.
GAT-225 = If the game goes on, the opponent’s turn begins and the turn number goes up by one. If Pressure was used in the turn that ended, the choice it grants comes first.

## 3 Cabaret

GAT-301 = In the Cabaret a token can only be placed on an empty space.
GAT-302 = A token in the Cabaret goes on a space that shares a side with one that holds a token, no matter whose. Diagonals do not count.
GAT-303 = When a step places next to the last token, choose a space that shares a side with the token that this action’s own steps placed in the Cabaret last, even if a swap has changed its owner. Tokens placed by bonuses do not count.
GAT-304 = If that token has no free neighbour the step is lost, and so are the later ones that would have continued from it. You may choose such a space knowingly, even if another one would leave room for the next token.
GAT-305 = A step that places anywhere in the Cabaret allows every empty space.
GAT-306 = Tokens never leave the Cabaret; a swap may change their owner. When the Cabaret is full, placements there are lost, but its characters can still be rallied.
GAT-307 = You rally the character of a direction if a continuous path of your own tokens, side to side, joins left and right, or top and bottom. One path may do both. If both players have such a path at the end of the same turn, the active player rallies.
GAT-308 = You rally the character of the stars if your tokens hold all star spaces at the same time.

## 4 Finance Center

GAT-401 = In the Finance Center each player climbs a column of their own, level by level up to the top. Both tokens may be on the same level.
GAT-402 = A climb is { $behind ->
        [one] { $behind } level
       *[other] { $behind } levels
    } if your token is strictly lower than your opponent’s, otherwise { $ahead }. The number is fixed before the token moves.
GAT-403 = This applies to every climb, whatever causes it, and the levels are compared again before each.
GAT-404 = A climb stops at the top. A token on the top cannot climb, and the step is then lost.
GAT-405 = A climb leaves nothing to decide.
GAT-406 = You rally the character of a floor if it is still there and your token is on that level or above.
GAT-407 = The bonus of a floor is covered by its character. Once the character is gone, it is set off for a player who climbs to the floor or past it. The player who rallied the character never gets that bonus. A bonus of the tower that no character covers is set off for each player who climbs to it or past it.
GAT-408 = The whole climb is made first; then the bonuses of the floors reached or passed are set off, the lowest first.

## 5 Racetrack

GAT-501 = On the Racetrack tokens go only on empty spaces of rows whose race is not finished.
GAT-502 = A token on the Racetrack goes on the leftmost empty space of its row; where there is a gap, it goes into the gap.
GAT-503 = A step that places in another row goes into a row where no step of the same action has placed a token. Tokens placed by bonuses do not count.
GAT-504 = A step that places in the same row goes into the row of the action’s previous token. If that row is full, the step is lost; you may choose a row with one space left for the first token.
GAT-505 = A step that places anywhere on the Racetrack allows every empty space of every open row; this may leave gaps.
GAT-506 = At the end of a turn the player with more tokens in a row that is full rallies its character. The number of spaces is odd, so there is no tie. A row filled earlier in the turn may still change hands by a swap.

## 6 Bonuses

GAT-601 = A bonus on a space of the Cabaret or the Racetrack is set off for the active player at the moment a token is placed there, by a step or by an Extra token. A swap sets off nothing, nor does the opening token.
GAT-602 = Each bonus space works at most once in a game.
GAT-603 = A bonus is optional: you are asked whether to use it. If it would have no effect, it is lost without a question.
GAT-604 = A bonus that is declined is lost for good.
GAT-611 = Ascension: you climb once.
GAT-621 = Swap: one of your Influence tokens on the board and one of your opponent’s swap places, in one location or two, even in a full row that is not closed yet. You choose your own token first, then the other.
GAT-622 = A swap is possible only if each player has at least one Influence token on the board. Ascension tokens and supplies take no part in it.
GAT-623 = A swap that is a step of a special action is the same, but not optional.
GAT-631 = Pressure: at the start of your opponent’s next turn you choose the action in their place, any main action but the one just taken, or their special action, even one that has no effect. Your opponent makes all other decisions.
GAT-632 = The choice may be your opponent’s special action, which is spent as usual. You must choose; the choice is lost if the game ends first; Pressure used more than once in a turn gives one choice.
GAT-641 = Extra token: you place one token, next to any token in the Cabaret or on the leftmost empty space of a row of the Racetrack. The bonus of that space is set off.
GAT-661 = Glance: you choose two different characters still on the board, anywhere, face up or face down. You alone see those that are face down; then you may swap the two.
GAT-662 = Each character keeps its own face when it moves: one that is face up arrives face up, one that is face down arrives face down.
GAT-663 = Your opponent learns which two places. If at least one of the two is face up, everyone sees whether you swap them; if both are face down, only you know.
GAT-664 = A glance that is a step of a special action is the same: you must look, but need not swap.
GAT-665 = A character whose condition is already met this turn may still be looked at and moved, because conditions are checked at the end of the turn.

## 7 Special actions

GAT-701 = When a special action is chosen its tile leaves the dedicated space and is in use until the end of the turn. From then on the dedicated space is empty.
GAT-702 = Special action: you draw { $draw } tiles from the pile, or all that are left if there are fewer, without showing them, and pick one of those drawn. The others are discarded without being shown.
GAT-703 = If your dedicated space is empty, also because its tile is in use, the picked tile goes there face up.
GAT-704 = If your dedicated space holds a tile, you keep one of the two there and set the other aside, face up, for its prestige at the end.
GAT-705 = Discarded, set-aside and spent tiles never come back; the pile is not refilled.
GAT-706 = Tiles on dedicated spaces, in use, set aside and spent can be seen by everyone. Nobody knows the pile; a discarded tile is known only to the player who discarded it.

## 8 Hidden characters

GAT-801 = A face-down character that is rallied stays face down; its owner sees it from then on. One that is face up stays open to all.
GAT-802 = What you have seen is kept for you, along with everything that follows from it: memory is not part of the game.
GAT-803 = At the end everything is shown to all: rallied and remaining characters, the box, every glance, discarded tiles and the pile.

## 9 End

GAT-901 =
    At the end of a turn { $same } characters of one suit win at once, and so does one of each suit. Face-down characters count, and winning is not optional. { $double_win ->
        [prestige] If both players get there in the same turn, prestige decides between them.
       *[active] If both players get there in the same turn, the active player wins.
    }
GAT-902 = Otherwise, if a location has no character left, the game ends and prestige decides. If several locations are empty, the reason given is the first in this order: Cabaret, Finance Center, Racetrack.
GAT-903 = Your prestige is the total of your characters, plus { $slot } for a tile on your dedicated space and { $aside } for each tile that you have set aside.
GAT-904 = More prestige wins; if it is equal, more characters; if these are equal too, the game is drawn.

## Options

option-double_win = Both win by suits in the same turn
option-double_win-about = Who wins if one turn completes a suit victory for both players.
option-double_win-active = The active player wins
option-double_win-prestige = Prestige decides

## Prompts and stages

prompt-keep = Keep one Special Action tile
prompt-opening = Place the first token in the Cabaret
prompt-force = Choose your opponent’s action
prompt-action = Choose an action
prompt-cabaret = Place a token in the Cabaret
prompt-race = Place a token on the Racetrack
prompt-bonus = Use the bonus?
prompt-place = Place the extra token
prompt-swap-own = Which of your tokens do you swap?
prompt-swap-other = For which of your opponent’s tokens?
prompt-look-first = Choose the first character to look at
prompt-look-second = Choose the second character to look at
prompt-look-swap = Swap the two characters?
prompt-pick = Choose a Special Action tile
prompt-slot = Which tile stays on your dedicated space?
stage-tile = The Cabaret is being set up
stage-deal = The characters are being placed
stage-start = Chance decides who starts
stage-draw = Special Action tiles are being drawn
stage-over = The game is over

## Seats, locations, suits

seat-dorothy = Dorothy Williams
seat-james = James Miller
location-cabaret = Cabaret
location-finance = Finance Center
location-race = Racetrack
suit-stage = Stage
suit-press = Press
suit-bank = Bank
suit-turf = Turf
suit-politics = Politics

## Characters and their roles

character-marchetti = Opal Marchetti
character-delacroix = Rufus Delacroix
character-vance = Loretta Vance
character-farraday = Otis Farraday
character-pruett = Silas Pruett
character-holloway = Beatrix Holloway
character-whitlow = Ambrose Whitlow
character-hathersage = Edith Hathersage
character-thorne = Cornelius Thorne
character-brannigan = Colm Brannigan
character-lark = Josephine Lark
character-stroud = Percival Stroud
character-creed = Harlan Creed
character-marsh = Thaddeus Marsh
character-pell = Augusta Pell
role-marchetti = understudy
role-delacroix = bandleader
role-vance = leading lady
role-farraday = photographer
role-pruett = gossip writer
role-holloway = newspaper owner
role-whitlow = notary
role-hathersage = heiress
role-thorne = stockbroker
role-brannigan = stable lad
role-lark = trainer
role-stroud = stud owner
role-creed = alderman
role-marsh = campaign manager
role-pell = senator

## Places and spaces

place-ka = Cabaret, left to right
place-kb = Cabaret, top to bottom
place-ks = Cabaret, the stars
place-kf1 = Finance, floor 1
place-kf2 = Finance, floor 2
place-kf3 = Finance, floor 3
place-kf4 = Finance, floor 4
place-kr1 = Racetrack, row 1
place-kr2 = Racetrack, row 2
place-kr3 = Racetrack, row 3
place-kr4 = Racetrack, row 4
place-kr5 = Racetrack, row 5
space-cabaret = { $space } in the Cabaret
name-given = { $name }
place-cross = Cabaret, { $one } to { $other }
place-stars = Cabaret, the stars
place-floor = Finance, floor { $floor }
place-row = Racetrack, row { $row }
side-left = left
side-right = right
side-top = top
side-bottom = bottom
space-level = level { $level } of the Finance Center
space-race = row { $row }, space { $space } of the Racetrack

## Actions, special tiles, bonuses, tasks

action-cc = Work the Room
action-cf = Drinks and Deals
action-fr = Market and Paddock
action-rr = Hedged Bets
action-sp = the special action
action-unnamed = Action { $id }
special-unnamed = Tile { $id }
special-scc = Two Tables
special-sccc = Conga Line
special-scx = Change Partners
special-sca = Best Seat in the House
special-scfr = Grand Tour
special-sff = Express Lift
special-shfx = Introductions
special-srr = Double Stake
special-srrr = Three Tickets
special-sxr = Inside Tip
special-sra = Photo Finish
steps-list = { $steps }
steps-cc = two tokens in the Cabaret, the second next to the first
steps-cf = a token in the Cabaret, then a climb
steps-fr = a climb, then a token on the Racetrack
steps-rr = two tokens in different rows of the Racetrack
steps-scc = two tokens in the Cabaret
steps-sccc = three tokens in the Cabaret, each next to the one before
steps-scx = a token in the Cabaret, then a swap
steps-sca = a token anywhere in the Cabaret
steps-scfr = a token in the Cabaret, a climb, a token on the Racetrack
steps-sff = two climbs
steps-shfx = a glance at two characters, a climb, a swap
steps-srr = two tokens in one row of the Racetrack
steps-srrr = three tokens in different rows of the Racetrack
steps-sxr = a swap, then a token on the Racetrack
steps-sra = a token anywhere on the Racetrack
bonus-asc = Ascension
bonus-swap = Swap
bonus-look = Glance
bonus-force = Pressure
bonus-place = Extra token
bonus-special = Special action
task-cab-adj = a token in the Cabaret
task-cab-next = a token next to the last one in the Cabaret
task-cab-any = a token anywhere in the Cabaret
task-race-row = a token on the Racetrack
task-race-new = a token in another row of the Racetrack
task-race-same = a token in the same row of the Racetrack
task-race-any = a token anywhere on the Racetrack
task-fin = a climb
task-swap = a swap
task-look = a glance at two characters
task-place = an extra token
task-draw = a draw of Special Action tiles
task-ask = the bonus { $bonus }

## Moves, as offered in a menu

move-action = { $name }: { $steps }
move-sp-action = Use your special action
move-sp-force = Make your opponent use their special action
move-keep = Keep { $tile }: { $steps }
move-pick = Pick { $tile }: { $steps }
move-yes-bonus = Use the bonus
move-no-bonus = Skip the bonus
move-yes-look-swap = Swap them
move-no-look-swap = Leave them in place
move-old = Keep the tile that is there
move-new = Keep the new tile
move-place = Place on { $space }
move-swap-own = Give the token on { $space }
move-swap-other = Swap it for the token on { $space }
move-look = Look at a character: { $place }

## Events

event-tile-laid =
    { $quadrant ->
        [nw] Tile { $tile } is at the top left of the Cabaret.
        [ne] Tile { $tile } is at the top right of the Cabaret.
        [sw] Tile { $tile } is at the bottom left of the Cabaret.
        [se] Tile { $tile } is at the bottom right of the Cabaret.
       *[other] Tile { $tile } is in the Cabaret.
    }
event-dealt = { $place }: { $who }.
event-dealt-hidden = { $place }: a character, face down.
event-ranked = { $low } and { $high }: the two characters swap places; the more prestigious one is now above.
event-starter = { $player } starts.
event-drew = { $player } draws { $tile }.
event-drew-hidden = { $player } draws a Special Action tile.
event-kept = { $player } keeps { $tile }.
event-discarded =
    { $count ->
        [0] { $player } has nothing to discard.
       *[other] { $player } discards { $tiles }.
    }
event-discarded-hidden =
    { $count ->
        [0] { $player } has nothing to discard.
        [one] { $player } discards { $count } Special Action tile face down.
       *[other] { $player } discards { $count } Special Action tiles face down.
    }
event-opening = { $player } places the first token, on { $space }.
event-turn = Turn { $turn }: { $player } to play.
event-forced = { $by } chooses for { $player }: { $action }.
event-acted = { $player } chooses { $action }.
event-acted-special = { $player } uses the special action { $special }.
event-placed = { $player } places a token on { $space }.
event-advanced = { $player } climbs from level { $from } to level { $to }.
event-lost = { $player } loses a step that is not possible: { $task }.
event-set-off = { $player } triggers the bonus { $bonus } ({ $at }).
event-answered-yes = { $player } uses the bonus { $bonus }.
event-answered-no = { $player } declines the bonus { $bonus }.
event-lapsed = The bonus { $bonus } has no effect for { $player } and is lost.
event-swapped = { $player } swaps the token on { $own } for the one on { $other }.
event-looked = { $player } looks at two characters: { $first } ({ $saw-first }) and { $second } ({ $saw-second }).
event-exchanged-yes = { $player } swaps two characters: { $first } and { $second }.
event-exchanged-no = { $player } leaves two characters in place: { $first } and { $second }.
event-exchanged-hidden = { $player } puts two characters back, swapped or not: { $first } and { $second }.
event-took = { $player } puts { $tile } on their dedicated space.
event-aside = { $player } sets { $tile } aside.
event-spent = { $player } has used { $tile }, which leaves the game.
event-rallied = { $player } rallies { $who } ({ $place }).
event-rallied-down = { $player } rallies { $who }, face down ({ $place }).
event-rallied-hidden = { $player } rallies a face-down character ({ $place }).
event-row-closed = The race in row { $row } is over; tokens returned: { $first } to { $player0 }, { $second } to { $player1 }.
event-over = { $reason }: { $player } wins, with { $own } prestige to { $other }.
event-over-draw = { $reason }: a draw, with { $own } prestige each.
event-revealed = Everything is revealed. In the box: { $box }.

## Result

result-win = The party belongs to { $player }.
result-draw = A draw: the party had two hosts.
cause-three = Three of one suit
cause-five = One of every suit
cause-both = Both reached a suit victory, and prestige decided
cause-cabaret = No character left in the Cabaret
cause-finance = No character left in the Finance Center
cause-race = No character left on the Racetrack

score-prestige = Prestige
score-characters = Characters

## Labels of the board

label-entry = { $label }: { $value }
label-turn = Turn { $number }
label-actions = Actions
label-characters = Characters
label-suits = Suits
label-bonuses = Bonuses
label-star = Star
label-special = Special action
label-none = none
label-in-use = in use
label-aside = Set aside
label-spent = Used up
label-drawn = Drawn
label-supply =
    { $count ->
        [one] { $count } token in the supply
       *[other] { $count } tokens in the supply
    }
label-pile =
    { $count ->
        [one] { $count } Special Action tile in the pile
       *[other] { $count } Special Action tiles in the pile
    }
label-discards =
    { $count ->
        [one] { $count } tile discarded
       *[other] { $count } tiles discarded
    }
label-token = the Action token is here
label-todo = To do
label-force = { $player }’s next action will be chosen by the opponent
label-down = face down
label-looks = Glances
label-cases =
    { $count ->
        [one] { $count } arrangement fits what you have seen
       *[other] { $count } arrangements fit what you have seen
    }
label-box = In the box
label-prestige = Prestige { $number }

## What one seat alone sees, as a replay shows it

private-places-who = characters
private-cases = what has been seen
private-pool = not yet placed
private-looks-saw = seen in glances
private-looks-swapped = swapped
private-special-discarded = own discards
private-special-drawing-tiles = tiles drawn
private-special-unseen = tiles not seen
