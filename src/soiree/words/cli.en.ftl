### The command line: help texts, and what commands print. English
### A help text may have %(default)s; a percent sign in it is written twice.

## Headings and names

cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-help = show this help
cli-version = show the version
cli-lang = language (default: SOIREE_LANG, or that of the terminal)
cli-name-command = COMMAND
cli-name-game = GAME
cli-name-file = FILE
cli-name-folder = FOLDER
cli-name-record = RECORD
cli-name-table = TABLE
cli-name-level = LEVEL
cli-name-clause = RULE
cli-name-text = TEXT
cli-name-value = VALUE
cli-name-name-value = NAME=VALUE
cli-name-address = ADDRESS
cli-name-name = NAME
cli-name-person = PERSON
cli-name-whom = WHOM
cli-name-reason = REASON
cli-name-why = WHY
cli-name-prompt = PROMPT

## The command itself

cli-about = Soirée: modern board games of influence and nightlife, to play and to study.
cli-start = To start: soiree games, then soiree play times-square.

## Arguments of several commands

cli-game = id of a game
cli-only-game = only this game (default: all)
cli-record = file of a saved game
cli-seats = number of players (default: the fewest)
cli-option = a variant of the rules; may be given several times
cli-number-of-games = number of games (default: %(default)s)
cli-seed = seed (default: %(default)s)
cli-deal-seed = seed of deals and bots (default: %(default)s)
cli-search-seed = seed of the search (default: %(default)s)
cli-processes = local processes (default: one for each core)
cli-useful-processes = number of processes (default: as many as are useful)
cli-bots = levels, or random, greedy, thorough; after the name of a level that searches, changes: expert@hand, expert@model@guided=8
cli-scale = factor for thinking times (default: %(default)s)
cli-pace = I iterations instead of a second: the same games on any machine
cli-ray = play on this Ray cluster instead (needs the extra “cluster”)
cli-table = id of a table

## Playing

cli-games = list the games
cli-games-about = Lists the games that can be played.
cli-play = play against bots
cli-play-about = Plays a game against bots in the terminal. Type the number of a move or its code; ? shows what else you can type.
cli-play-game = id of a game; not needed with --resume
cli-play-seat = your seat, from 0 (default: 0, or your seat in the saved game)
cli-play-edition = edition of the game, see docs/editions.md (default: the usual one)
cli-play-seed = seed of the deal: the same seed deals the same game (default: random)
cli-play-level = level of the bots: random, novice, casual, regular, strong, expert, master (default: %(default)s)
cli-play-save = save the game to this file when you quit or the game ends
cli-play-resume = continue a saved game
cli-play-no-aids = without memory aids: seen cards and deductions are not shown
cli-play-committed = with a dealer whose shuffle can be checked afterwards (soiree verify)
cli-play-contribution = your own randomness for a shuffle that can be checked
cli-replay = show a game step by step
cli-replay-about = Shows a game step by step: Enter or n next, p previous, g N go to step N, q quit.
cli-replay-seat = as seat K saw it
cli-replay-onlooker = as an onlooker saw it (default)
cli-replay-open = with nothing hidden
cli-replay-all = print all steps at once
cli-rules = print the rules of a game
cli-rules-about = Prints the rules of a game, or some of them.
cli-rules-clauses = only these rules, such as TS-501 or 501
cli-verify = check the shuffle of a game
cli-verify-about = Checks that every draw of a game follows from the seed that its dealer committed to. Exit code: 0 if so, 1 if not.
cli-simulate = play many random games
cli-simulate-about = Plays random games and prints their length, winners and how they ended. The same seed gives the same figures.

## Checks for developers

cli-ledger = list rules without a test
cli-ledger-about = Lists the clauses of the rules that no test of the project names. Exit code: 1 if there are any.
cli-ledger-line = { $game }: { $clauses } clauses, { $named } named by a test ({ $tests } times in all), { $without } without
cli-ledger-without = without a test:
cli-ledger-unknown = named by a test, but not in the rules:
cli-conform = check that games follow the contract
cli-conform-about = Plays random games with all checks of the contract, compares worlds that a seat cannot distinguish, and tests the sampling of worlds, for every table (seats and options) of a game. On a failure it prints the record and exits with code 1.
cli-conform-games = random games for each game (default: %(default)s)
cli-conform-pairs = pairs of worlds for each game (default: %(default)s)
cli-conform-positions = positions to sample from for each game (default: %(default)s)
cli-conform-sweep = the full sweep instead, by the number of tables of each game; takes hours
cli-conform-checking = Checking
cli-conform-column-table = table
cli-conform-column-games = games
cli-conform-column-positions = positions
cli-conform-column-pairs = pairs
cli-conform-column-differed = differed
cli-conform-column-unseen = unseen
cli-conform-column-diverged = diverged
cli-conform-column-steps = steps

## Research

cli-arena = play bots against each other
cli-arena-about = Plays bots against each other: every deal in every seating. After an interruption the same command continues.
cli-arena-against = play a level against the same level of another version, the one that this interpreter has; both run as processes
cli-arena-bot = the level for --against (default: expert)
cli-arena-processor = count thinking time as processor time, for a busy machine
cli-arena-share = { $first } against { $second }: { $share } of the points, 95% interval
cli-arena-games = at least this many; rounds are completed (default: %(default)s)
cli-arena-out = folder for games.jsonl, records/, ratings.json and report.html
cli-arena-done = { $games } games; the plots are in { $file }
cli-rating-bot = bot
cli-rating-value = rating
cli-rating-interval = 95%
cli-rating-return = mean return
cli-rating-skill = OpenSkill
cli-rating-games = games
cli-ladder = check that each level beats the one below
cli-ladder-about = Plays each level against the one below, expert against greedy and greedy against random, and writes tables in Markdown. Exit code: 1 if a level is too weak. After an interruption the same command continues.
cli-ladder-game = ids of games (default: all)
cli-ladder-games = for each pair of levels (default: %(default)s)
cli-ladder-out = folder for ladder.md and the games of each pair
cli-ladder-title = { $game }, { $seats } seats: { $upper } against { $lower }
cli-ladder-holds = { $title }: { $share } of { $games } games, wanted { $wanted }: yes
cli-ladder-fails = { $title }: { $share } of { $games } games, wanted { $wanted }: NO
cli-ladder-done = { $held } of { $all } bounds hold; tables in { $file }
cli-tune = tune the evaluation or the search of a game by self-play
cli-tune-about = Fits the weights of a game’s evaluation to games that it plays against itself, or tunes its search (--search).
cli-tune-games = in each round, and in each match (default: %(default)s)
cli-tune-rounds = rounds of fitting, or of halving with --search (default: %(default)s)
cli-tune-bot = the bot that plays (default: %(default)s)
cli-tune-search = tune the settings of the search instead, by successive halving
cli-tune-write = write the result to the game’s weights.toml
cli-tune-log = Markdown file to append to (default: docs/tuning/GAME.md)
cli-tune-kept = round { $round }: loss { $before } -> { $after }; new against old { $score }: kept
cli-tune-not-kept = round { $round }: loss { $before } -> { $after }; new against old { $score }: not kept
cli-tune-best = round { $round }: best { $settings } with { $score }
cli-tune-confirmed = confirmed over new deals: { $score }: kept
cli-tune-refuted = not confirmed over new deals: { $score }: not kept
cli-train = train the value model of a game by self-play
cli-train-about = Plays games of a bot against itself, trains the value model of the game on them and on what earlier runs have stored in the folder, and measures it on games that it has not seen. After an interruption the same command continues.
cli-train-games = total number of games; if the folder already has that many, none is played (default: %(default)s)
cli-train-bot = the bot that plays (default: %(default)s)
cli-train-iterations = iterations for a decision of a bot that searches (default: %(default)s)
cli-train-hidden = hidden units, a multiple of 8 (default: %(default)s)
cli-train-dropout = share of the view that a training step does not see (default: %(default)s)
cli-train-out = folder for the samples (default: build/training)
cli-train-write = write the model to the game’s folder and its page to docs/training
cli-train-gate = with --write: games against the bot with the present model, which the new one must not lose; 0: none (default: %(default)s)
cli-train-gated = Against the present model: { $share } of the points of { $games } games, 95% interval { $low } to { $high }
cli-train-refused = Not written: the new model lost. It is in { $folder }
cli-train-measured = { $play }, { $seats } players, { $games } games: loss { $loss }, calibration error { $error }; by hand { $hand }, linear { $linear }
cli-train-done = model { $version }: { $games } games, { $bytes } bytes
cli-calibrate = measure how accurate the win chances shown for a game are
cli-calibrate-about = Plays games of a strong bot against itself, takes the value that the analysis shows at some decisions of each, and compares it with the result. Fits a correction, which counts only if it is better on games that it was not fitted to. After an interruption the same command continues.
cli-calibrate-from = use the finished games in this folder instead of playing
cli-calibrate-games = total number of games (default: %(default)s)
cli-calibrate-iterations = iterations of the analysis of a decision (default: %(default)s)
cli-calibrate-out = folder for the games and the values (default: build/calibration)
cli-calibrate-write = write the result to calibration.json in the game’s folder
cli-calibrate-title = values
cli-calibrate-done = { $games } games of { $play }: { $positions } decisions
cli-calibrate-column-values = values
cli-calibrate-column-loss = log loss
cli-calibrate-column-error = calibration error
cli-calibrate-column-early = early: both
cli-calibrate-column-middle = middle: both
cli-calibrate-column-late = late: both
cli-calibrate-column-model = model without search
cli-calibrate-column-shown = search
cli-calibrate-column-corrected = search, corrected
cli-calibrate-column-positions = decisions
cli-calibrate-column-predicted = predicted
cli-calibrate-column-happened = happened
cli-calibrate-none = No correction: it does not lower both log loss and calibration error on games that it was not fitted to.
cli-calibrate-correction = Correction of the log odds: times { $slope }, plus { $offset }.
cli-calibrate-written = Written to { $file }
cli-statistics = describe many games of a bot against itself
cli-statistics-about = Plays bots against themselves and prints Markdown: length of games, ends, returns by seat, counts of events.
cli-statistics-bots = levels, or random, greedy, thorough (default: %(default)s)
cli-statistics-games = for each bot and number of players (default: %(default)s)
cli-statistics-seats = number of players; may be given several times (default: all)
cli-statistics-title = { $seats } seats, { $bot }: { $games } games
cli-statistics-columns = | | mean | 5 % | median | 95 % |
cli-statistics-seat = seat { $seat } { $share }
cli-statistics-first = first to decide { $share }
cli-statistics-returns = Mean returns: { $returns }. Ends: { $ends }.
cli-statistics-and = { $one }; { $other }
cli-statistics-count = `{ $name }` a game: { $values }.
cli-statistics-never = never
cli-probe = analyse one decision of a game
cli-probe-about = Replays a game up to a step and analyses the decision there, from what its seat could know.
cli-probe-at = after N steps, decisions and draws alike (default: at the end)
cli-probe-seat = the seat that decides (default: the first)
cli-probe-seconds = time for the analysis (default: 2)
cli-probe-iterations = iterations for the analysis
cli-probe-processes = processes, each with the whole budget (default: %(default)s)
cli-probe-json = print the analysis as JSON
cli-analyse = rate the moves of a position, more deeply the longer it runs
cli-analyse-about = Replays a game up to a step and rates the moves there, from what the seat could know or with all cards open. In a terminal the ratings improve while you watch; Ctrl+C ends the analysis.
cli-analyse-open = with all cards open, not from what the seat could know
cli-analyse-seconds = time for the analysis (default: 5)
cli-analyse-json = print each rating as a line of JSON
cli-review = judge all decisions of a game
cli-review-about = Judges every decision of a game from what its seat could know: win chances during the game, and the decisions (at most three) that cost most.
cli-review-seat = only the decisions of this seat
cli-review-seconds = time for the whole game (default: 20)
cli-review-iterations = iterations for each decision
cli-review-json = print the review as JSON
cli-dataset = write the games of a bot against itself as a table
cli-dataset-about = Plays a bot against itself and writes records and Parquet with one row for each decision: features of the view, action mask, move, value, result. After an interruption the same command continues. Needs the extra “research”.
cli-dataset-bot = a level, or random, greedy, thorough (default: %(default)s)
cli-dataset-out = folder for records/, decisions/ and layout.json
cli-dataset-done = { $rows } decisions of { $games } games in { $folder }
cli-decisions = decisions
cli-interrupted = Interrupted. The same command continues with what is in { $folder }.

## The server

cli-serve = run the server
cli-serve-about = Runs the server: the page, the API, tables, bots. Every option has an environment variable; if both are given, the option wins. Ctrl+C stops the server.
cli-serve-open = open a browser on the page; if the port is taken, use the next free one
cli-open = Soirée is available at { $address }. Ctrl+C stops the server.
cli-open-elsewhere = Soirée is available at { $address } (port { $port } is taken by another program). Ctrl+C stops the server.
cli-no-browser = No browser found: open that address yourself.
cli-worker = compute bot moves for a server that uses Redis
cli-worker-about = Computes bot moves, hints and reviews for servers that share a Redis. Start as many workers as you like, on any machine.
cli-admin = administer the database and moderate: list, show, close, backup, reports, ban, audit and more
cli-admin-about = Administers the database, even while servers are running.
cli-admin-list = tables, latest first
cli-admin-status = only tables with this status
cli-admin-limit = maximum number of rows (default: %(default)s)
cli-admin-show = one table, as an onlooker sees it until the game is over
cli-admin-shown = { $game }, { $status }, log number { $number }
cli-status-open = open
cli-status-playing = playing
cli-status-over = over
cli-status-closed = closed
cli-admin-export = the whole database to standard output, each row as a line of JSON
cli-admin-import = an export from standard input, into an empty database
cli-admin-close = close a table, even in the middle of a game
cli-admin-close-why = why: the audit log keeps it
cli-admin-backup = a copy of an SQLite database, while it is in use (PostgreSQL: pg_dump)
cli-admin-file = the new file
cli-admin-prune = delete what is no longer kept: guests who never did anything, tables closed before their game, sent notifications, expired sessions
cli-admin-dry-run = only print how much would be deleted
cli-admin-editions = the editions of all games, with their files, and how many tables are stored for each
cli-admin-check = only check this file, and list everything that is wrong with it; the exit code is 1 if it cannot be played
cli-admin-edition = { $game } { $edition }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $origin ->
        [game] comes with the game
       *[folder] { $file }
    }
cli-admin-edition-missing = { $game } { $edition }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, but there is no file: these games cannot be opened
cli-admin-edition-fault = { $file } cannot be played: { $reason }
cli-admin-fault = { $at }: { $reason }
cli-admin-checked = { $file } can be played: the edition { $edition } of { $game }
cli-admin-grant = make an account an administrator
cli-admin-revoke = make an administrator an ordinary account again
cli-admin-administrators = the administrators: id, login, name
cli-admin-reports = reports that nobody has handled, with the messages that they are about
cli-admin-reports-all = also those that were handled
cli-admin-warn = warn somebody; the page shows it until they have confirmed it
cli-admin-mute = mute somebody in every chat
cli-admin-unmute = let somebody write again
cli-admin-ban = ban an account, a guest, an address or a range of addresses
cli-admin-unban = lift a ban
cli-admin-audit = what administrators have done, latest first
cli-admin-person = login or id
cli-admin-whom = login, id, address or range of addresses, for example 192.0.2.0/24
cli-admin-reason = the reason, which the person can read
cli-admin-minutes = for how many minutes; without this option, until it is lifted
cli-setting = { $what } ({ $variable }; default: { $default })
cli-setting-host = address to listen on
cli-setting-port = port to listen on
cli-setting-database = sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME
cli-setting-redis = redis://HOST:PORT/NUMBER, for several servers or for workers
cli-setting-start-wait = seconds to wait for the database and Redis at the start
cli-setting-origins = further origins whose pages may call this server, separated by commas
cli-setting-hosts = names of the server in addresses, separated by commas; empty: all are accepted
cli-setting-trust-proxy = addresses and networks of reverse proxies whose X-Forwarded-For is trusted, separated by commas; “private” or no value: loopback and private networks
cli-setting-secure-cookies = send cookies over HTTPS only
cli-setting-requests-a-minute = requests per minute from one client, 0 for no limit
cli-setting-connections-per-address = open connections from one address, 0 for no limit; proxies have none
cli-setting-connections-a-second = new connections per second from one address, on average; further ones wait; 0 for no limit; proxies have none
cli-setting-request-seconds = seconds after which a request must have arrived completely
cli-setting-guests-a-minute = new guests per minute from one address, on average, 0 for no limit
cli-setting-tables-a-person = unfinished tables that one person can have, 0 for no limit
cli-setting-tables-an-address = unfinished tables created from one address, 0 for no limit
cli-setting-table-expiry-hours = hours until a table that nobody starts is closed, 0 for never
cli-setting-keep-tables-days = days until a table that was closed before its game began is deleted, 0 for never
cli-setting-keep-guests-days = days until a guest who has done nothing and does not come back is deleted, 0 for never
cli-setting-keep-notifications-days = days until what is remembered of a sent notification is deleted, 0 for never
cli-setting-messages-a-second = messages per second through one socket, 0 for no limit
cli-setting-sockets-an-address = sockets that one address can have, 0 for no limit
cli-setting-sockets-a-table = sockets at one table through this server, besides those of its players, 0 for no limit
cli-setting-bytes-a-second = bytes per second to one socket, on average, 0 for no limit
cli-setting-bytes-a-second-an-address = bytes per second to one address, by sockets and answers of the API, on average, 0 for no limit
cli-setting-thinkers = processes for bots and hints, 0 for one less than there are cores, at least 2; a server with Redis uses them only while no worker takes jobs
cli-setting-thinking-a-minute = seconds of search per minute and person; above that, other people’s searches go first; 0 for no limit
cli-setting-metrics-port = port that answers /metrics, 0 for none
cli-setting-metrics-host = address of the metrics port
cli-setting-review-seconds = seconds for the review of a game
cli-setting-public-url = address of the server in the links of emails, for example https://play.example.org
cli-setting-smtp = mail server, smtp://USER:PASSWORD@HOST:PORT or smtps://…; empty: no emails
cli-setting-mail-from = sender of emails; empty: the user of the mail server
cli-setting-private-targets = send push messages and webhooks also to private addresses and without HTTPS
cli-setting-notification-delay = seconds before somebody who is not looking at the table is notified
cli-setting-editions = folder with further editions of games, see docs/editions.md; empty: none
cli-setting-conduct = file with the rules of conduct of this server, shown in the page; FILE.fr beside it is their French version
cli-setting-log-level = debug, info, warning or error

# puzzles

cli-puzzles = find puzzles in finished games
cli-puzzles-about = Looks in finished games for decisions where one move is clearly best, given what the seat could know, and which a player who looks only one move ahead does not find. Each is proven by several deep searches that agree. After an interruption the same command continues.
cli-puzzles-game = id of a game; with --check, of several (default: all)
cli-puzzles-from = folder of games (default: the bot plays against itself)
cli-puzzles-games = games to play without --from (default: %(default)s)
cli-puzzles-out = folder for what is found, and puzzles.jsonl
cli-puzzles-without = decisions that are not looked at, such as “bid”; may be given several times
cli-puzzles-want = puzzles in the set, of all kinds in turn (default: %(default)s)
cli-puzzles-iterations = iterations of each search of a proof (default: %(default)s)
cli-puzzles-searches = searches of a proof, with different seeds (default: %(default)s)
cli-puzzles-confirm = confirm this set (default: that of the game) by an independent search of each puzzle with another seed and ten times the effort; what does not agree is left out
cli-puzzles-check = check this set (default: those of the games): search as with --confirm, and print how many puzzles hold, the smallest margin, and how many a greedy player and an expert solve; exit code 1 if a set misses what is wanted
cli-puzzles-pace = iterations per second of the expert that tries to solve the set (default: half a second of time for each puzzle)
cli-puzzles-confirmed = The independent search agrees with { $agreeing } of { $all } puzzles, which are in { $file }. A greedy player solves { $greedy }% of the set, an expert { $expert }%.
cli-puzzles-column-game = game
cli-puzzles-column-number = puzzles
cli-puzzles-column-agreeing = confirmed
cli-puzzles-column-margin = smallest margin
cli-puzzles-column-greedy = greedy
cli-puzzles-column-expert = expert level
cli-puzzles-percent = { $value }
cli-puzzles-disputed = The independent search does not agree with { $ids }.
cli-puzzles-title = puzzles
cli-puzzles-done = { $chosen } of { $found } puzzles from { $games } games in { $file }: { $win } win at once, { $hold } save the game, { $plan } prepare what follows
