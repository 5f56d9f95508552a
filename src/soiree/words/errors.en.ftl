### What is wrong with what was typed or given. English
### These follow “soiree: ” in a terminal, so they begin with a small letter and have no full stop.

## Command lines

error-usage = { $reason } ({ $command } --help lists the arguments)
error-argument = { $argument }: { $reason }
error-required = missing: { $names }
error-one-required = one of these is required: { $names }
error-unrecognized = unknown arguments: { $names }
error-choice = { $value } is not possible (choose from { $choices })
error-value-missing = a value is missing
error-no-value = it takes no value, but { $value } was given
error-not-with = cannot be combined with { $other }
error-ambiguous = { $option } could mean { $matches }
error-not-whole = { $value } is not a whole number
error-not-a-number = { $value } is not a number
error-not-between = a whole number from { $low } to { $high }, not { $value }
error-too-small = a whole number of at least { $low }, not { $value }

## Games, seats, options

error-unknown-game = there is no game { $asked }. The games: { $known }
error-unknown-game-near = there is no game { $asked }; did you mean { $near }? The games: { $known }
error-name-a-game = name a game: { $known }
error-unknown-level = there is no level { $asked }. The levels: { $known }
error-unknown-level-near = there is no level { $asked }; did you mean { $near }? The levels: { $known }
error-seats = { $game } is played by { $numbers } players, not { $seats }
error-no-such-seat = the seats of this match are 0 to { $last }, not { $seat }
error-option-values = option { $option } is one of { $values }; { $value } is not
error-option-number = option { $option } is a whole number from { $low } to { $high }; { $value } is not
error-option-number-unlimited = option { $option } is a whole number from { $low } to { $high }, or 0 for no limit; { $value } is not
error-option-form = an option is written NAME=VALUE, not { $text }; the options of { $game }: { $known }
error-unknown-option = { $game } has no option { $name }; its options: { $known }
error-no-options = none
error-other-edition = this is the edition { $edition } of { $game }, but the models and features here are for { $known }
error-model-of-other-edition = the value model is for { $known }, not for this edition ({ $game } { $edition }): the handwritten evaluation works with every edition; a model of this one must be trained with its file as the game’s board.toml
error-training = the number of hidden units is a multiple of { $units }, and the dropout is at least 0 and less than 1
error-model-layout = { $path } is from another version of the inputs: train a new model with soiree train
error-model-weights = { $path } does not belong to its model.json
error-other-samples = { $path } holds games of another plan (another seed, edition or layout); move it away, or choose another --out
error-other-values = this game was played with other printed values than those that the edition { $edition } of { $game } has here: install the file with which it was played
error-unknown-edition = { $game } has no edition { $edition }; known editions: { $known }
error-unknown-clause = { $game } has no rule { $clause }; its rules go from { $first } to { $last }

## Playing

error-seed-or-dealer = give a seed or a dealer, not both
error-contribution-alone = your own randomness is only used in a shuffle that can be checked: add --committed
error-contribution-text = your own randomness is text; this one cannot be encoded
error-resumed-settings = a resumed game already has its seats, options and dealer
error-resumed-committed = the seed of a shuffle that can be checked is not saved: such a game can be replayed, but not resumed
error-other-game = { $file } is a game of { $game }, not of { $wanted }

## Files

error-cannot-read = cannot read { $file }: { $reason }
error-cannot-write = cannot write { $file }: { $reason }
error-cannot-be-read = { $path } cannot be read: { $reason }
error-cannot-use = { $path } cannot be used: { $reason }
error-no-folder = a game is saved to a file, in a folder that exists
error-file-line = { $file }, line { $line }: { $reason }
error-system-missing = there is no such file or folder
error-system-forbidden = permission denied
error-system-folder = it is a folder
error-system-not-a-folder = a part of the path is not a folder
error-system-exists = it already exists
error-system-full = the disk is full
error-system-read-only = the disk is read-only
error-system-address = this machine does not have that address

## Records

error-line = line { $line }: { $reason }
error-record-late-header = a header after the first move; headers come first
error-record-double-header = the header { $name } occurs twice
error-record-headers = more than { $most } headers
error-record-no-game = no [Game ...] header; every record names its game
error-record-format = format { $found } is unknown; this version reads { $known }
error-record-long = longer than { $most } bytes; no game is that long
error-record-encoding = not UTF-8 text (byte { $byte })
error-record-header = { $line } is not a header; it looks like [Name { "\u0022" }value{ "\u0022" }]
error-record-value = the value of { $line } is not a JSON string
error-record-word = { $word } is neither a decision (0:TOKEN) nor a chance outcome (*TOKEN)
error-record-given = the header says that { $given } steps are given at the beginning, but there are only { $steps }
error-record-result = the result is said to be { $claimed }, but the moves give { $result }
error-record-copy = a copy for one reader ({ $reader }) hides what others saw; only an open record can be replayed
error-record-hidden = a hidden step ('?'); only an open record can be replayed
error-record-position = the position cannot be set up: { $reason }
error-record-step = { $step } does not fit: { $reason }
error-record-variations = more than { $most } variations
error-record-variation-steps = more than { $most } steps in variations
error-record-nesting = variations are nested more than { $most } deep
error-record-comment-long = a comment of more than { $most } characters
error-record-comment = a comment that is not a JSON string
error-record-comment-place = a step can have one comment, which follows it
error-record-open = a variation before the first step of its line; it follows the step that it replaces
error-record-close = a closing parenthesis without an opening one
error-record-empty-variation = a variation without steps
error-record-same-variation = a variation begins with { $step }, like another line from the same position
error-record-unclosed = a variation is not closed
error-study-root = the start of an analysis cannot be deleted; delete what follows it

## Tests of the project

error-no-project = no project with a pyproject.toml and a tests folder here or above ({ $folder })
error-no-pytest = the ledger needs pytest, which is not installed
error-not-collected = the tests cannot be collected; the output of pytest is above

## Research

error-games = the number of games is a positive whole number, not { $value }
error-scale = the factor for thinking times is a positive number, not { $value }
error-pace = the pace is a positive number of iterations a second, not { $value }
error-processes = the number of processes is a positive whole number, not { $value }
error-rounds = the number of rounds is a positive whole number, not { $value }
error-halving-rounds = there are 1 to 6 rounds of halving, not { $value }
error-two-bots = at least two bots are needed, each named once, not: { $bots }
error-variant = { $asked } is not a setting of a bot that searches; known settings: { $known }
error-variant-bot = { $asked }: only a bot that searches has settings; these search: { $known }
error-variant-value = { $asked } needs a number after the equals sign (1 and 0 for yes and no)
error-no-interpreter = { $path } is not a Python interpreter with Soirée installed: { $reason }
error-no-bots = none
error-budget-empty = a budget has seconds, iterations, or both
error-budget-seconds = the seconds of a budget are a positive number, not { $value }
error-budget-iterations = iterations are a positive whole number, not { $value }
error-no-settings = { $path } has games but no settings.json; choose another folder
error-other-contest = { $path } holds another contest ({ $differences }); use the same settings, or another --out
error-difference = { $name } was { $old }, now { $new }
error-differences = { $first }; { $more }
error-difference-engine = the engine was { $old }, now { $new }
error-missing-extra = { $library } is not installed: it belongs to the extra “research” (in a clone: make research)
error-no-ray = --ray needs Ray: install requirements/cluster.txt
error-no-cluster = there is no Ray cluster at { $address }: { $reason }
error-cluster-address = the address of a Ray cluster is HOST:PORT, ray://HOST:PORT or auto, not { $address }
error-no-such-step = the record has steps 0 to { $last }, not { $step }
error-no-decision = after step { $step } nobody decides ({ $reason })
error-no-decision-yet = after step { $step } nobody decides ({ $reason }); the next decision is --at { $next }
error-probe-over = the game is over
error-probe-chance = a draw comes first
error-other-seat = after step { $step } it is seat { $seats } that decides, not seat { $seat }

## The server

error-listen = cannot listen on { $host }, port { $port }: { $reason }
error-listen-metrics = cannot listen for metrics on { $host }, port { $port }: { $reason }
error-port-taken = port { $port } of { $host } is taken by another program: choose another one with --port
error-ports-taken = the ports { $first } to { $last } of { $host } are taken by other programs: choose another one with --port
error-trust-proxy = --trust-proxy needs addresses or networks of proxies, separated by commas: { $reason }
error-edition-file = { $file }: { $reason }
error-own-edition = one of your editions cannot be played: { $reason }
error-public-url = --public-url (SOIREE_PUBLIC_URL) is an address like https://play.example.org
error-smtp = --smtp (SOIREE_SMTP) is written smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT, and --mail-from is an email address
error-smtp-url = emails contain links: --smtp needs --public-url (or SOIREE_PUBLIC_URL), the address of this server
error-worker-redis = a worker needs --redis (or SOIREE_REDIS): its jobs come from there
error-no-table = there is no such table
error-table-closed = the table is already closed
error-shell-no-person = nobody has this login or id
error-shell-accounts-administer = only an account can be an administrator
error-shell-administrator-immune = this person is an administrator; revoke that first
error-shell-no-sanction = no such mute or ban is in force
error-shell-bad-network = this is neither an address nor a range of addresses, for example 192.0.2.7 or 2001:db8::/64
error-shell-large-network = this range has too many addresses
error-database = the database reports an error: { $reason }
error-database-not-empty = this database is not empty; import into a new one
error-export-row = line { $line } is not a row of an export
error-backup = only an SQLite database can be copied this way; for PostgreSQL use pg_dump (see docs/deploy.md)

error-no-puzzles = there are no puzzles in { $where }
error-one-game = one game has to be named
error-puzzle-numbers = at least 1 iteration, 1 search and 1 puzzle are needed
error-no-records = there is no finished game of { $game } in { $path }
