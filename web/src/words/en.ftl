### The page itself: English

## The house

title-lobby = Soirée
title-table = Soirée · a table
title-rules = Soirée · rules
title-replay = Soirée · replay
title-ladder = Soirée · ladder
motto = Four games of influence, for tonight. Play against the house, or send a friend a link.
footer = The games belong to their designers and publishers; if you like one, buy the box.
for-builders = For those who build
guest = Guest
to-lobby = To the lobby
wordmark = Soirée: to the lobby
close = Close
cancel = Cancel
keep = Keep
try-again = Try again
offline-banner = You are offline. What you see is from before; nothing is lost.

## Switches

your-settings = Your settings
other-language = Français
other-language-short = FR
switch-language = Passer au français
switch-light = Switch to day
switch-dark = Switch to night
sound = Sound

## Covers

cover-facts =
    { $most ->
        [1] { $seats } seat
       *[other] { $seats } seats
    } · { $minutes } min
cover-loading = One moment…
cover-soon = Soon in this house
play-now = Play now
play-now-of = Play now: { $game }
with-friends = With friends
with-friends-of = With friends: { $game }
learn = Learn
learn-of = Learn: { $game }
watch-bots = Watch bots
watch-of = Watch bots: { $game }

## A new table

new-bots = { $game }: against the house
new-friends = { $game }: with friends
new-watch = { $game }: watch the bots
how-many = How many play?
how-strong = How strong shall the bots be?
which-clock = Which clock?
clock-none = no clock
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s
clock-days = { $days } d { $hours } h
clock-per-move =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
clock-live = { $minutes } min + { $increment } s
stand-in = If somebody must leave
stand-in-none = no bot plays on for them
stand-in-level = a bot plays on: { $level }
stand-in-note = They may take their seat again as long as the game runs. The game is not rated.
listed = Show the table in the lobby, so that anybody may join
aids = Show what can be deduced and what was seen before
house-rules = House rules
lay-bots = Deal the cards
lay-friends = Lay the table
lay-watch = Let them play
level-random = Drunk
level-novice = Novice
level-casual = Casual
level-regular = Regular
level-strong = Strong
level-expert = Expert
level-master = Master
bot-name = { $level } bot
same-name = { $name } { $number }

## Tables of the house

open-tables = Open tables
loading-tables = The tables are being counted…
no-tables = No table is waiting
no-tables-advice = Lay the first one: choose a cover above.
stale = The house does not answer; this list is from before.
waits =
    { $free ->
        [one] { $players } · one seat is free
       *[other] { $players } · { $free } of { $seats } seats are free
    }
plays = { $players }
join = Join
join-of = Join: { $players }
watch = Watch
watch-table-of = Watch: { $players }

## Your evening

your-evening = Your evening
against = against { $players }
mine-over = The game is over
mine-open = Waiting for others
mine-your-turn = Your turn
mine-their-turn = Their turn
mine-stand-in = A bot plays on for you
resume = Resume
resume-of = Resume: { $players }
look-again = Look again
look-again-of = Look again: { $players }
replay-record = Replay a record
drop-here = Drop a file here, or open one
open-file = Open
no-record = That file is no record of a game.
who-are-you = Who are you tonight?
change-name = Name and colour:
your-name = Your name
your-colour = Your colour
guest-note = No account is needed. Tables you lay from now on will show this name.
account = Account
account-yours = Your account: { $login }
account-open = Open an account
account-enter = I have an account
account-why = Your games and ratings follow you to other devices. No address, no letter from us: a login and a passphrase are enough.
account-login = Login (letters, digits, . _ -)
account-passphrase = Passphrase (8 characters or more)
account-new-passphrase = New passphrase (8 characters or more)
account-code = One of your recovery codes
account-recover = Set the new passphrase
account-lost = Passphrase lost?
account-codes = Write these codes down: each lets you set a new passphrase once. They are never shown again.
account-codes-kept = I have them
account-refused-open = This login belongs to somebody, or login and passphrase are too short.
account-refused-enter = Login and passphrase do not fit.
account-refused-recover = Login and code do not fit, or the passphrase is too short.
log-in = Log in
log-out = Log out
ratings = Ratings
rated-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
colour-brass = Brass
colour-emerald = Emerald
colour-neon = Neon
colour-vermilion = Vermilion
colour-jade = Jade
colour-copper = Copper
colour-azure = Azure
colour-violet = Violet

## The ladder

ladder = Ladder
to-ladder = To the ladder
which-game = Which game
loading-ladder = Places are being counted…
ladder-empty = Nobody stands here yet
ladder-empty-advice = Play a game to its end, against people or the house, and take the first place.
ladder-about = A rating counts what is certain: the estimate of how well somebody plays, less three times its doubt. Newcomers begin at 0; the more games, the smaller the doubt. Games with hints, or where a bot may stand in, do not count.
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-you = you
ladder-house = of the house
ladder-bot = bot
ladder-own = Where you stand
ladder-not-yet = You are not on this ladder yet.
ladder-not-yet-advice = Your first rated game puts you on it; no account is needed.
history = Your latest games
history-won = Won against { $players }
history-lost = Lost against { $players }
history-drawn = A draw with { $players }
history-between = { $share } against { $players } (first place is 100%)
history-more = Earlier games
replay-of = Replay: { $game }

## When something is wrong

trouble-offline = The house does not answer
trouble-offline-advice = Perhaps your connection is gone, or the house is closed for a moment. Try again; nothing you did is lost.
trouble-missing = There is nothing here
trouble-missing-advice = This address leads to no table and no page. Ask for the link again, or start from the lobby.
trouble-refused = The house said no
trouble-refused-advice = That is not possible here or not any more. Go back to the lobby and try from there.
trouble-busy = The house is very busy
trouble-busy-advice = Wait a few seconds, then try again.
trouble-failed = Something went wrong
trouble-failed-advice = It is our fault, not yours. Load the page again; your table is safe.
trouble-nonsense = The house speaks another language
trouble-nonsense-advice = What came back makes no sense to this page; perhaps one of the two is out of date. Load the page again.

## The table

loading-table = The table is being laid…
table-menu = Table
tonight = Tonight
log-empty = Nothing has happened yet.
fold-log = Show or fold the log
while-away = While you were away
and-before =
    { $count ->
        [one] One thing more, earlier: see the log.
       *[other] { $count } things more, earlier: see the log.
    }
line-lost = The line is lost. We are calling again; what you chose will be sent by itself.
here = here
away = away
resigned = has resigned
thinking = to play
time-left = Time left
free-seat = Seat { $number }
waiting-for = { $players } to play
a-moment = One moment…
take-back = Take back
back-help = Undoes your last choice, as long as nothing new has been revealed.
ui-back-nothing = There is nothing to take back yet.
ui-back-learned = That can no longer be taken back: the turn has passed, or something has been learned since.
drafted = Can still be taken back: { $moves }
confirm-final = Sure? { $move }
notice = Explanations and messages
notice-idle = Point at a choice or a part of the table to read what it does.
refused = Not allowed.
refused-plain = That is not possible now.
read-clause = Rule { $clause }
first-note = A note for your first game
understood = Understood
no-more-notes = No more notes
resign = Resign
resign-title = Give up the game?
resign-text = The game ends at once, and your rival wins.
play-on = Play on
leave-or-resign = Leave or resign
leave-title = Must you go?
leave-text = A bot ({ $level }) plays on for you, from what you can see. As long as the game runs you may take your seat again; nobody else may.
resign-instead = Or give the game up for good.
leave-to-bot = Leave the seat to a bot
left-plays-on = left; a bot ({ $level }) plays on
plays-for-you = A bot ({ $level }) plays on for you.
take-again = Take my seat again
stand-in-here = Whoever must leave may let a bot ({ $level }) play on, and come back. The game is not rated.
offer-draw = Offer a draw
draw-offered = A draw is offered: shall the game end without a winner?
accept-draw = Accept the draw
decline-draw = Play on
say = Say something…
say-guest = Sit down to talk
mute-chat = Do not show what others say
pin = Pin for everybody: { $text }
pin-short = Pin for everybody
pinned = Pinned:
unpin = Unpin
row-sat = { $player } sat down.
row-stood = A seat became free.
row-resigned = { $player } resigned.
row-left = { $player } left; a bot ({ $level }) plays on.
row-returned = { $player } is back.
row-offered = { $player } offers a draw.
row-accepted = { $player } accepts the draw.
row-declined = { $player } declines the draw.
row-hinted = { $player } took a hint; the game is not rated.
row-closed = The table was closed.
row-timed-out = { $player } ran out of time; the house played.

## Waiting for others

table-open = A table is laid
table-closed = This table is closed
table-closed-advice = Whoever laid it has taken it away. There are others in the lobby.
seat-free = A free seat
sit-down = Sit down and play
invite = Send this link to whoever shall play with you:
invitation = The link to this table
copy-link = Copy the link
copied = Copied
begins-by-itself = The game begins when the last seat is taken.
deal = Deal the cards

## Keys

keys = Keys
key-along = to the next card, choice or space
key-between = between board, choices and hand
key-choose = choose
key-back = take back
key-hint = a hint, where the table gives them
key-rules = the rules
key-log = the log
key-sound = sound
key-keys = these keys
no-hints = This table gives no hints.
hint-not-now = A hint is for when you have to choose.

## Hints

hint = Hint
hint-help = Shows the move that the analysis prefers, from what you can see.
hint-help-rated = Shows the move that the analysis prefers, from what you can see. With a hint the game is no longer rated.
hint-unrated = With a hint this game is no longer rated. Show it?
hint-show = Show the hint
hint-thinking = Thinking it over, from what you can see…
hint-best = Try this: { $move }.
hint-chance = Your chance to win: { $chance }.
hint-share = What you may expect: { $chance } (first place is 100%).
hint-other = { $move } ({ $chance })
hint-others = Next in line: { $moves }.
hint-turn = { $player }: { $moves }
hint-more = More
hint-line = It may go on like this: { $line }
hint-busy = One hint after the other, please. Try again in a few seconds.
hint-refused = There is no hint to be had here now.
hints-for-all = Everybody may ask for hints (then the game is not rated)
hints-here = Everybody may ask for hints at this table; the game is not rated.

## The end

the-end = The end
over-you-won = You have won!
over-won = { $player } has won
over-shared = { $players } share the victory
over-draw = A draw
reason-resigned = By resignation.
reason-agreed = By agreement.
decided-by = Decided by: { $what }.
decided-tie = Equal: { $equal }. Decided by: { $what }.
decided-level = Equal in everything: { $equal }.
not-known = ?
rematch-ready = A rematch is ready: take your seat.
rematch = Rematch
to-rematch = To the rematch
replay = Replay
download = Record
share = Share the replay
check-shuffle = Check the shuffle
shuffle-checking = Every draw is being made again…
shuffle-honest =
    { $draws ->
        [one] Honest: { $draws } draw was made again here, and follows from the promised seed.
       *[other] Honest: all { $draws } draws were made again here, and follow from the promised seed.
    }
shuffle-sealed =
    { $seats ->
        [one] Honest: all { $draws } draws were made again here, and follow from the promised seed and the secret of one player of { $all }.
       *[other] Honest: all { $draws } draws were made again here, and follow from the promised seed and the secrets of { $seats } players of { $all }.
    }
shuffle-no-promise = Nothing to check: this record’s dealer promised nothing.
shuffle-no-seed = Nothing to check yet: the seed is shown when the game is over.
shuffle-other-seed = Not honest: the seed shown is not the one that was promised.
shuffle-other-promise = Not honest: the server has changed its promise. It showed another one when you first saw this table.
shuffle-other-draw = Not honest: draw { $draw } is { $dealt }, but the promised seed gives { $promised }.
shuffle-other-commitments = Not honest: the record shows other commitments of the players than the server showed before the first card.
shuffle-left-out = The secret that this browser added to the shuffle was not used. Unless you were at this table on another device too, the server is not honest.
shuffle-other-secret = Not honest: the secret shown for { $player } is not the one that was committed to.
shuffle-other-rule = Nothing to check: the shuffle follows a rule that this page does not know. Reload it.
shuffle-promise = The promise shown before the first card
shuffle-seed = The seed, shown after the end
shuffle-words = The players’ words
shuffle-secret = The secret of { $player }
shuffle-no-part = did not take part
shuffle-about = The promise is the SHA-256 of the seed. Your own browser has made every draw again from the seed and the players’ words; the house was not asked.
shuffle-about-sealed = Before the first card, the server and every player committed to a secret. Your browser has kept what it was shown then, and has made every draw again from all secrets; the server was not asked.

## Before the first card

undealt = The cards are being shuffled…
undealt-waits = The shuffle waits for: { $players }.
undealt-lost = Your secret for this shuffle is on another device
undealt-lost-advice = Open this table on the device where you sat down; the cards are dealt at once. If the time runs out, the game is lost.
undealt-over = The game ended before the first card
undealt-unrevealed = Did not come back for the shuffle, and so lost: { $players }.

## Looking back

review-title = Looking back
review-about = The house thinks every decision over again, each from what its player could know then, and tells what mattered. It takes about half a minute.
review-ask = Look back
review-begins = The game is being laid out again…
review-working = { $done } of { $total } decisions thought over…
review-busy = The house looks back at many games at this moment. Try again in a minute.
review-failed = The look back came to nothing this time. The game itself is safe.
review-short = The game was too short to look back at: nobody had a real choice.
review-flat = No decision was clearly worse than another.
review-mattered =
    { $count ->
        [one] The decision that mattered
       *[other] The { $count } decisions that mattered most
    }
review-played = { $player } played: { $move }
review-chances = chances { $before } → { $after }
review-result = outlook { $before } → { $after }
review-prefers = The analysis prefers: { $move }
review-see = See it: step { $step }
review-honest = Every decision is judged by what its player could see, not by what lay hidden. Differences that chance may explain are left out.
curve-chance = The chance to win, as each player could judge it
curve-share = The result to expect, as each player could judge it: first place is 100%, the last 0%
curve-from-to = { $player }: from { $first } to { $last }.
curve-table = The curve as a table
curve-step = Step
curve-who = Player
curve-chances = Chance to win
curve-result = Result to expect

## Rules

rules = Rules
rules-page = Open the rules as a page of their own
loading-rules = The rules are being fetched…
summary = Summary
all-clauses = All rules
print-summary = Print the summary

## Replay

loading-replay = The evening is being told again…
replay-missing = This house cannot replay records
replay-missing-advice = The table is gone, or the house is of an older kind. The record itself is safe: keep the file.
replay-unfit = This record does not fit the rules
replay-unfit-line = It can be followed up to line { $line }, and no further.
replay-seat = Seat { $number }
replay-quiet = Nothing to tell of this step.
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-step = Step { $number } of { $last }
replay-eyes = Through whose eyes
replay-onlooker = As an onlooker
replay-through = Through { $player }’s eyes
