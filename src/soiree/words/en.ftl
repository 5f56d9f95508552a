### Words that all games share: English

## Who sits at the table

ui-guest = Guest
ui-opponent =
    { $count ->
        [1] { $level }
       *[other] { $level } { $number }
    }
ui-level-random = Random
ui-level-novice = Novice
ui-level-casual = Casual
ui-level-regular = Regular
ui-level-strong = Strong
ui-level-expert = Expert
ui-level-master = Master
ui-seat = Seat { $seat }

## The lobby

ui-seats = { $seats } players
ui-minutes = { $minutes } min
ui-lobby = To play: soiree play { $game }. To read the rules: soiree rules { $game }.

## At the table

ui-welcome = You are { $player }. You play against { $others }.
ui-repeated = { $sentence } (×{ $times })
ui-line = Type a number or a code · u undo · ? help · q quit
ui-line-one = Enter makes the only move · u undo · ? help · q quit
ui-taken-back = Undone: { $move }.
ui-commitment = This is the hash of the dealer’s secret seed. All cards follow from that seed, so nobody can change the shuffle later.
ui-contribution = Add your own randomness to the shuffle (optional), or press Enter:

## What can be typed

ui-key-play = 1 or { $token }
ui-help-play = makes the move with this number or code
ui-help-back = undoes your last decision, as long as nothing new has been revealed
ui-key-why = ? CODE
ui-help-why = says whether a move is allowed now, and if not, which rule forbids it
ui-key-clause = r RULE
ui-help-clause = shows a rule, such as { $example }
ui-help-language = passe au français
ui-key-save = s FILE
ui-help-save = saves the game
ui-help-leave = leaves the table

## Answers to what was typed

ui-empty = Type the number of a move; ? shows what else you can type.
ui-no-such-number = There is no move { $number } here: the numbers go from 1 to { $last }.
ui-no-such-move = “{ $typed }” is not a move of this game. Did you mean { $near }? A number works too.
ui-refused = { $token } is not allowed now:
ui-allowed = { $token } is allowed now: { $move }.
ui-loses = That loses the game at once. Enter it again if that is what you want.
ui-back-nothing = There is nothing to undo: you have not decided anything yet.
ui-back-learned = That can no longer be undone: the turn is over, or something new was revealed.
ui-origin-ruling = ruling
ui-origin-house = house rule
ui-which-clause = Which rule? They go from { $example } to { $last }; for example: r { $example }
ui-which-file = Save to which file? For example: s game.txt
ui-saved = Saved: { $file }
ui-not-saved = Not saved: { $reason }

## Leaving

ui-left = You have left the table.
ui-how-to-resume = To continue later: soiree play --resume { $file }
ui-how-to-save = The game was not saved. Next time, save it with s FILE or --save FILE and continue it with soiree play --resume FILE.
ui-how-to-verify = To check the shuffle: soiree verify { $file }
ui-committed-left = The dealer’s secret seed is not saved: a record of this game can be replayed, but neither resumed nor checked.

## The result

ui-you-won = You have won!
ui-won = { $player } has won.
ui-shared = { $players } share the victory.
ui-draw = A draw.
ui-place = { $place }. { $player }

## Replays

ui-replay-step = Step { $number } of { $last }
ui-replay-line = Enter next · p previous · g N go to step N · q quit
ui-replay-unknown = “{ $typed }” is not a command: Enter or n shows the next step, p the previous one, g 12 step 12; q quits.
ui-replay-range = The steps go from 0 to { $last }.

## Simulations

ui-simulating = Playing
ui-simulated = { $game }: { $games } random games, { $seats } players
ui-length = Length
ui-mean = mean
ui-median = median
ui-decisions = decisions
ui-turns = turns
ui-seats-title = Seats
ui-return = return
ui-wins = wins
ui-reasons = Why games ended
ui-games = games
ui-games-share = share
ui-number = { NUMBER($value, maximumFractionDigits: 1) }
ui-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-round-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
ui-speed =
    { $processes ->
        [one] { $games } games and { $decisions } decisions a second, in one process
       *[other] { $games } games and { $decisions } decisions a second, in { $processes } processes
    }

## Checking a shuffle

ui-verify-honest = The shuffle was honest: every draw follows from the committed seed and the randomness that the players added.
ui-verify-given =
    This game began from a position that was set up by hand, so its start cannot be checked. { $draws ->
        [0] Nothing was drawn after it.
        [one] The one draw after it was honest: it follows from the committed seed.
       *[other] The { $draws } draws after it were honest: they follow from the committed seed.
    }
ui-verify-sealed =
    { $seats ->
        [one] The shuffle was honest: every draw follows from the committed seed and from the secret of one of the { $all } players.
       *[other] The shuffle was honest: every draw follows from the committed seed and from the secrets of { $seats } of the { $all } players.
    }
ui-verify-undealt = The game ended before the first card was dealt.
ui-verify-other-secret = Not honest: the secret shown for seat { $seat } is not the one that was committed to.
ui-verify-other-rule = Nothing to check: the shuffle follows a rule that this version does not know.
ui-verify-no-promise = Nothing to check: the dealer of this record had not committed to a seed.
ui-verify-no-seed = Nothing to check yet: the seed is shown when the game is over.
ui-verify-bad-seed = Not honest: the seed shown is not a hexadecimal number.
ui-verify-other-seed = Not honest: the seed shown is not the one that the dealer committed to.
ui-verify-other-draw = Not honest: draw { $draw } (line { $line }) is { $dealt }, but the committed seed gives { $promised }.
ui-verify-unfit = Not honest: line { $line } does not fit the rules of the game.
ui-verify-promise = Commitment
ui-verify-seed = Seed
ui-verify-word = Randomness
ui-verify-secret = Secret
ui-verify-draws =
    { $draws ->
        [one] { $draws } draw was checked.
       *[other] { $draws } draws were checked.
    }
