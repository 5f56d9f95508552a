### The page itself: English

## The page

title-lobby = Soirée
title-table = Soirée · table
title-rules = Soirée · rules
title-learn = Soirée · learn
title-replay = Soirée · replay
title-analysis = Soirée · analysis
title-puzzles = Soirée · puzzles
title-leaderboard = Soirée · leaderboard
title-me = Soirée · your page
title-person = Soirée · player
title-admin = Soirée · administration
title-conduct = Soirée · rules of conduct
title-privacy = Soirée · privacy
title-editions = Soirée · values from a real box
title-waiting = ({ $waiting }) { $title }
motto = Four games of influence and nightlife. Play against bots, or send a friend a link.
footer = The games belong to their designers and publishers; if you like one, buy the box.
for-builders = API
conduct = Rules of conduct
privacy = Privacy
administration = Administration
guest = Guest
guest-name = { $adjective } { $noun }
guest-adjectives = Agile, Brave, Calm, Clever, Daring, Dapper, Eager, Gentle, Golden, Jolly, Lucky, Merry, Noble, Nimble, Quiet, Rapid, Scarlet, Silver, Sunny, Velvet
guest-nouns = Badger, Comet, Crane, Falcon, Ferret, Fox, Gazelle, Hare, Heron, Jaguar, Lynx, Magpie, Marten, Otter, Panther, Raven, Robin, Sparrow, Swallow, Tiger
your-page = Your page:
your-page-of = Your page: { $name }
waiting-for-you =
    { $count ->
        [one] { $count } game is waiting for you: { $game }
       *[other] { $count } games are waiting for you; next: { $game }
    }
now-your-turn = Your turn: { $game }
to-lobby = Lobby
wordmark = Soirée: to the lobby
close = Close
cancel = Cancel
keep = Save
try-again = Try again
offline-banner = You are offline. This page may be out of date, but nothing is lost.

## Switches

notifications = Notifications
your-settings = Your settings
other-language = Français
other-language-short = FR
switch-language = Passer au français
switch-light = Light theme
switch-dark = Dark theme
sound = Sound

## Covers

cover-facts =
    { $most ->
        [1] { $seats } player
       *[other] { $seats } players
    } · { $minutes } min
cover-loading = Loading…
cover-soon = Coming soon
play-now = Play now
play-now-of = Play now: { $game }
with-friends = With friends
with-friends-of = With friends: { $game }
learn = Learn
learn-of = Learn: { $game }
watch-bots = Watch bots
watch-of = Watch bots: { $game }

## A new table

new-bots = { $game }: against bots
new-friends = { $game }: with friends
new-watch = { $game }: watch bots
how-many = Players
how-strong = Bot level
which-clock = Clock
clock-none = no clock
clock-quick = 5 min + 10 s
clock-calm = 15 min + 20 s
clock-days = { $days } d { $hours } h
clock-per-move =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
clock-live = { $minutes } min + { $increment } s
stand-in = If a player leaves
stand-in-none = no bot takes over
stand-in-level = a bot takes over: { $level }
stand-in-note = A player who left can take the seat back while the game is running. The game is not rated.
listed = Show the table in the lobby: anyone can join
aids = Memory aids (seen cards, deductions)
which-edition = Edition
usual-edition = { $edition } (usual)
own-box = Do you have the box? Enter its values
edition-here = Edition: { $edition }
learn-this-edition = Learn this edition
titles-ours = Titles without an official translation are our own translations.
rules-edition = With the numbers of edition { $edition }.
variants = Variants
recommended = { $value } (recommended)
no-limit = No limit
rated-bots = Rated: the result changes your rating. If you take a hint, the game is no longer rated.
rated-accounts = Rated if every player has an account.
rated-yes = This game is rated.
unrated-guest = Not rated: guests have no rating. You can create an account on your page.
unrated-guests = Not rated: a guest is playing.
unrated-position = Not rated: it began from a position on the analysis board.
unrated-hints = Not rated: hints are allowed.
unrated-stand-in = Not rated: a bot may take over for a player who leaves.
unrated-clock = Not rated: there is too little time on the clock.
unrated-edition = Not rated: it does not use the printed values that come with Soirée.
unrated-early = Not rated: the game ended too early.
unrated-bots = Not rated: only bots are playing.
unrated-twice = Not rated: several seats have bots of the same level, which count as one player.
create-bots = Start
create-friends = Create table
create-watch = Start
level-random = Random
level-novice = Novice
level-casual = Casual
level-regular = Regular
level-strong = Strong
level-expert = Expert
level-master = Master
bot-name = { $level } bot
same-name = { $name } { $number }

## Open tables

open-tables = Open tables
loading-tables = Loading tables…
no-tables = No open tables
no-tables-advice = Create one: choose a game above.
stale = The server is not responding. This list may be out of date.
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

## Your games

against = against { $players }
mine-open = Waiting for players
mine-your-turn = Your turn
mine-their-turn = Opponent’s turn
mine-stand-in = A bot is playing for you
resume = Resume
resume-of = Resume: { $players }
play-turn = Play
play-on-of = Play: { $players }
your-games = Your games
no-running-games = No games in progress. Choose a game and play.
to-history = All your games
running-games = Games in progress
finished-games = Finished games
profile = Name and colour
kept = Saved.
name-note = Tables that you join from now on show this name.
replay-record = Replay a game file
drop-here = Drop a file here, or open one
open-file = Open
no-record = This file is not a game record.
your-name = Your name
your-colour = Your colour
account = Account
guest-limits = You are playing as a guest, on this device only. With an account you keep your games, and they are rated.
account-yours = Your account: { $login }
account-open = Create an account
account-enter = I have an account
account-why = Keep your games and ratings on all your devices. A login and a passphrase are enough.
account-login = Login (letters, digits, . _ -)
account-passphrase = Passphrase (8 characters or more)
account-new-passphrase = New passphrase (8 characters or more)
account-code = One of your recovery codes
account-recover = Set the new passphrase
account-lost = Forgot your passphrase?
account-codes = Write these codes down. Each one lets you set a new passphrase once. They will not be shown again.
account-codes-kept = I have written them down
account-refused-open = This login is taken, or the login or passphrase is too short.
account-refused-enter = Wrong login or passphrase.
account-refused-recover = Wrong login or code, or the passphrase is too short.
log-in = Log in
log-out = Log out
ratings = Ratings
no-ratings = No rating yet. It comes with your first rated game.
no-ratings-guest = Guests have no rating. It comes with the first rated game of an account.
rating-history = Rating in { $game } over { $games } games: from { $first } to { $last }, lowest { $low }, highest { $high }.
rating-after = rating { $rating }
filter-all = all
filter-game = Game
filter-result = Result
filter-won = won
filter-lost = lost
filter-drawn = draw or middle place
filter-opponents = Opponents
filter-people = people
filter-bots = only bots
filter-name = Name of a player
history-none = No finished game yet.
history-none-found = No game matches.
sessions = Where you are logged in
session-here = this device
session-used = last used on { $day }
session-end-of = Log out: { $device }
session-end-others = Log out everywhere else
safety-title = Security
account-passkey = Use a passkey
device-unknown = Unknown device
set-language = Language
language-en = English
language-fr = Français
set-theme = Theme
theme-system = same as the system
theme-dark = dark
theme-light = light
set-sound = Sounds
set-confirm = Confirm moves that cannot be undone
set-aids = Memory aids at new tables (seen cards, deductions)
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

## The leaderboard

leaderboard = Leaderboard
to-leaderboard = Leaderboard
which-game = Game
loading-leaderboard = Loading the leaderboard…
leaderboard-empty = No rated games yet
leaderboard-empty-advice = Finish a game, against people or bots, and take first place.
leaderboard-about = A rating is a cautious estimate of strength: the estimate minus three times its uncertainty. New players start at 0; the uncertainty shrinks with every game. Games with hints or with a stand-in bot are not rated.
leaderboard-place = Rank
leaderboard-name = Name
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-you = you
leaderboard-server = server bot
leaderboard-bot = bot
leaderboard-own = Your rank
leaderboard-not-yet = You are not on this leaderboard yet.
leaderboard-not-yet-advice = Your first rated game puts you on it. Rated games need an account.
history = Your latest games
history-won = Won against { $players }
history-lost = Lost against { $players }
history-drawn = Draw with { $players }
history-between = { $share } against { $players } (first place is 100%)
history-more = Earlier games
replay-of = Replay: { $game }

## When something is wrong

trouble-offline = The server is not responding
trouble-offline-advice = Your connection may be down, or the server is restarting. Try again: nothing is lost.
trouble-missing = Page not found
trouble-missing-advice = There is nothing at this address. Ask for the link again, or start from the lobby.
trouble-refused = You can’t do that here
trouble-refused-advice = It is not possible, or no longer possible. Go back to the lobby and try from there.
trouble-large = This is too large
trouble-large-advice = The server does not accept this much data at once. Shorten it, or download it and keep the file.
trouble-busy = The server is very busy
trouble-busy-advice = Wait a few seconds, then try again.
trouble-failed = Something went wrong
trouble-failed-advice = The error is on our side. Reload the page; your table is safe.
trouble-nonsense = This page is out of date
trouble-nonsense-advice = Reload the page.

## The table

loading-table = Loading the table…
edition-coming = Loading the values of this edition…
no-edition = The values of this edition could not be loaded. Reload the page.
table-menu = Table
game-log = Game log
log-empty = Nothing has happened yet.
fold-log = Show or hide the game log
now-plays = { $player } plays…
now-controls = How moves are shown
now-again = Show again
now-skip = Skip
now-newest = To the latest move
pace = Pace of the opponents’ moves
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
pace-once = At once
while-away = While you were away
and-before =
    { $count ->
        [one] One earlier event: see the log.
       *[other] { $count } earlier events: see the log.
    }
line-lost = Connection lost. Reconnecting… Your move will be sent automatically.
here = online
away = offline
resigned = has resigned
thinking = to play
time-left = Time left
free-seat = Seat { $number }
waiting-for = { $players } to play
a-moment = One moment…
queue-dropped = Your queued move is no longer possible.
take-back = Undo
back-help = Undoes your last choice, as long as nothing new has been revealed.
ui-back-nothing = Nothing to undo yet.
ui-back-learned = You can’t undo this: the turn is over, or new information was revealed.
drafted = Can still be undone: { $moves }
confirm-final = Confirm: { $move }
notice = Explanations and messages
notice-idle = Point at a choice or a part of the table to read what it does.
refused = You can’t do that.
refused-plain = That is not possible now.
read-clause = Rule { $clause }
first-note = Tip for your first game
understood = Got it
no-more-notes = No more tips
resign = Resign
resign-title = Resign the game?
resign-text = The game ends now, and your opponent wins.
play-on = Keep playing
leave-or-resign = Leave or resign
leave-title = Leave the game?
leave-text = A bot ({ $level }) will play for you, using only what you can see. You can take your seat back while the game is running; nobody else can.
resign-instead = Or resign the game.
leave-to-bot = Leave the seat to a bot
left-plays-on = left; a bot ({ $level }) plays
plays-for-you = A bot ({ $level }) is playing for you.
take-again = Take my seat back
stand-in-here = A player who leaves can let a bot ({ $level }) play, and come back later. The game is not rated.
offer-draw = Offer a draw
offer-draw-title = Offer a draw?
offer-draw-text = The game ends without a winner if everyone accepts.
draw-offered = Draw offered. Accept?
accept-draw = Accept the draw
decline-draw = Decline
cancel-game = Cancel game
cancel-about = A cancelled game counts for nobody. All players have to agree, and it is only possible at the beginning.
cancel-offered = Cancel this game? It will count for nobody.
cancel-waits = You want to cancel this game. The others have to agree.
cancel-undo = Play on
on-vacation = on vacation until { $day }
notes = Your notes
friends = Friends
vacation = Vacation
say = Write a message…
say-guest = Take a seat to chat
say-closed = The chat is closed
people-here = People at this table: report, remove
role-player = player
role-onlooker = watching
role-bot = bot
role-owner = host
role-in-list = ({ $role })
you-watch =
    { $others ->
        [0] You are watching this game.
        [one] You are watching this game, with one other person.
       *[other] You are watching this game, with { $others } other people.
    }
onlookers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
mute-chat = Hide chat messages
pin = Pin for everybody: { $text }
pin-short = Pin for everybody
pinned = Pinned:
unpin = Unpin
row-given = The game begins from a position on the analysis board.
row-sat = { $player } joined the table.
row-stood = A seat became free.
row-resigned = { $player } resigned.
row-left = { $player } left; a bot ({ $level }) is playing.
row-returned = { $player } is back.
row-offered = { $player } offers a draw.
row-accepted = { $player } accepts the draw.
row-declined = { $player } declines the draw.
row-cancel-offered = { $player } wants to cancel the game.
row-cancel-declined = { $player } wants to play on.
row-vacation = { $player } is on vacation until { $day }.
row-hinted = { $player } took a hint; the game is not rated.
row-closed = The table was closed.
row-closed-by-administrator = An administrator closed the table.
row-removed = { $player } was removed from the table by the host.
row-chat-closed = The host closed the chat.
row-chat-opened = The host opened the chat again.
row-chat-closed-by-administrator = An administrator closed the chat.
row-chat-opened-by-administrator = An administrator reopened the chat.
row-readmitted = An administrator let { $player } back in.
row-friends-only = The host keeps the free seats for friends.
row-friends-only-off-by-administrator = An administrator opened the free seats to everybody.
row-friends-only-off = The host opened the free seats to everybody.
row-hidden = An administrator deleted a message.
row-timed-out = { $player } ran out of time; a default move was played.

## Waiting for others

table-open = Waiting for players
table-closed = This table is closed
table-closed-advice = It was closed, or the game was cancelled. There are other tables in the lobby.
seat-free = Free seat
seat-kept = A seat reserved for someone else
seat-kept-for = Reserved for { $player }
seat-kept-for-you = Reserved for you
seats-kept = The free seats are reserved for others. You can watch as soon as the game starts.
friends-only-here = Only friends of the host can join. Anyone with the link can watch.
keep-for-friends = Only let friends join
open-to-everybody = Let everybody join
close-table = Cancel the table
leave-seat = Leave the table
copy-by-hand = This browser does not let the page copy. The link is selected: copy it with Ctrl+C, or with a long press.
sit-down = Join the table
invite = Send this link to the people you want to play with:
invitation = Link to this table
copy-link = Copy link
copied = Copied
begins-by-itself = The game starts when all seats are taken.
deal = Start

## Keys

keys = Keyboard shortcuts
key-along = next card, choice or space
key-between = switch between board, choices and hand
key-choose = choose
key-back = undo
key-hint = hint, if the table allows hints
key-rules = rules
key-log = game log
key-again = show the others’ last moves again; any key stops it
key-pace = next pace
key-pause = pause or play, for onlookers
key-step = one step forward, for onlookers
key-sound = sound
key-next = next table waiting for you
key-keys = keyboard shortcuts
no-hints = Hints are off at this table.
hint-not-now = Hints are available on your turn.

## Hints

hint = Hint
hint-help = Shows the move that the analysis prefers, from what you can see.
hint-help-rated = Shows the move that the analysis prefers, from what you can see. If you take a hint, the game is no longer rated.
hint-unrated = If you take a hint, this game is no longer rated. Show the hint?
hint-show = Show the hint
hint-thinking = Analysing, from what you can see…
hint-best = Best move: { $move }.
hint-chance = Win chance: { $chance }.
hint-share = Expected result: { $chance } (first place is 100%).
chance-means = What it means: an estimate of how often strong bots would win from here. It was checked in games between strong bots: of the positions with 70%, about 7 out of 10 were won.
share-means = What it means: an estimate of the result that strong bots would reach from here on average; 100% is the first place, 0% the last.
hint-other = { $move } ({ $chance })
hint-others = Next best: { $moves }.
hint-turn = { $player }: { $moves }
hint-more = More
hint-line = Likely continuation: { $line }
hint-busy = One hint at a time. Try again in a few seconds.
hint-refused = No hint is available right now.
hints-for-all = Hints for everyone (the game is then not rated)
hints-here = Hints are on for everyone at this table; the game is not rated.

## The end

the-end = Game over
over-you-won = You won!
over-won = { $player } won
over-shared = { $players } share the victory
over-draw = Draw
reason-resigned = By resignation.
reason-agreed = By agreement.
decided-by = Decided by: { $what }.
decided-tie = Equal: { $equal }. Decided by: { $what }.
decided-level = Equal in everything: { $equal }.
not-known = ?
rematch-ready = A rematch is ready: take your seat.
rematch = Rematch
to-rematch = Go to the rematch
replay = Replay
download = Download
share = Share
check-shuffle = Check the shuffle
shuffle-checking = Recomputing every draw…
shuffle-honest =
    { $draws ->
        [one] Honest: { $draws } draw was recomputed here and follows from the promised seed.
       *[other] Honest: all { $draws } draws were recomputed here and follow from the promised seed.
    }
shuffle-sealed =
    { $seats ->
        [one] Honest: all { $draws } draws were recomputed here and follow from the promised seed and the secret of one of { $all } players.
       *[other] Honest: all { $draws } draws were recomputed here and follow from the promised seed and the secrets of { $seats } of { $all } players.
    }
shuffle-no-promise = Nothing to check: the server made no commitment for this game.
shuffle-no-seed = Nothing to check yet: the seed is shown when the game is over.
shuffle-other-seed = Not honest: the seed shown is not the one that was promised.
shuffle-other-promise = Not honest: the server has changed its promise. It showed another one when you first saw this table.
shuffle-other-draw = Not honest: draw { $draw } is { $dealt }, but the promised seed gives { $promised }.
shuffle-other-commitments = Not honest: the game record shows other commitments by the players than the server showed before the first card.
shuffle-left-out = The secret that this browser added to the shuffle was not used. If you were not also at this table on another device, the server is not honest.
shuffle-other-secret = Not honest: the secret shown for { $player } is not the one they committed to.
shuffle-other-rule = Nothing to check: the shuffle follows a rule that this page does not know. Reload it.
shuffle-promise = Commitment, shown before the first card
shuffle-seed = Seed, shown after the game
shuffle-words = Players’ own randomness
shuffle-secret = The secret of { $player }
shuffle-no-part = did not take part
shuffle-about = The commitment is the SHA-256 of the seed. Your browser has recomputed every draw from the seed and the players’ own randomness, without asking the server.
shuffle-about-sealed = Before the first card, the server and every player who took part committed to a secret. Your browser kept what it was shown, and has recomputed every draw from all secrets, without asking the server.

## Before the first card

undealt = Shuffling…
undealt-waits = Waiting for: { $players }.
undealt-lost = Your secret for this shuffle is on another device
undealt-lost-advice = Open this table on the device where you joined it: the cards are then dealt at once. If the time runs out, the game is lost.
undealt-over = The game ended before the first card
undealt-unrevealed = Did not come back for the shuffle and lost the game: { $players }.

## Game review

review-title = Game review
review-about = Every decision is analysed from what its player could know at the time, to show what mattered. It takes about half a minute.
review-ask = Analyse game
review-begins = Starting the analysis…
review-working = Decisions analysed: { $done } of { $total }…
review-busy = The server is analysing many games. Try again in a minute.
review-failed = The analysis failed. The game itself is safe.
review-short = This game is too short to analyse: nobody had a real choice.
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
review-see = Go to step { $step }
review-honest = Every decision is judged by what its player could see, not by what was hidden. Differences that chance can explain are left out.
review-model = Model: { $model }.
curve-chance = Win chances, as each player could judge them
curve-share = Expected result, as each player could judge it: first place is 100%, last place 0%
curve-from-to = { $player }: from { $first } to { $last }.
curve-table = Win chances as a table
curve-step = Step
curve-who = Player
curve-chances = Win chance
curve-result = Expected result

## Rules

rules = Rules
rules-page = Open the rules on their own page
loading-rules = Loading the rules…
summary = Summary
origin-about = Each rule says where it comes from. Rulebook: printed there, or following from it. Ruling: we decided where the rulebook is silent or unclear. House rule: added by us.
origin-rulebook = Rulebook
origin-ruling = Ruling
origin-house = House rule
all-clauses = Full rules
print-summary = Print the summary

## Replay

loading-replay = Loading the game…
replay-missing = This game cannot be replayed
replay-missing-advice = The table no longer exists, or the server is too old. Keep the file: it contains the whole game.
replay-unfit = This record does not follow the rules
replay-unfit-line = It can be replayed up to line { $line }.
replay-moves = Moves
replay-speed = Speed
replay-back = Back to the game
replay-seat = Seat { $number }
replay-quiet = No visible event at this step.
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-step = Step { $number } of { $last }
replay-eyes = View as
replay-onlooker = Onlooker
replay-through = { $player }
analysis-board = Analysis board
puzzles = Puzzles
labelled = { $label }: { $value }
