### Puzzles: English

puzzle-title = Puzzles
puzzle-text = Each puzzle is a decision from a real game. One move is clearly the best, judged by what the player could know. Find it.
puzzle-none = There are no puzzles here yet.
puzzle-solved-count = { $solved } of { $count } solved
puzzle-play = Solve puzzles
puzzle-play-of = Solve puzzles: { $game }
puzzle-number = Puzzle { $number } of { $count }
puzzle-your-task = Your task:
puzzle-task = Find the best move.
puzzle-streak =
    { $streak ->
        [one] { $streak } solved in a row
       *[other] { $streak } solved in a row
    }
puzzle-loading = Loading the puzzle…
puzzle-you = You
puzzle-opponent = { $count ->
        [1] Opponent
       *[other] Opponent { $number }
    }
puzzle-right = Best move
puzzle-wrong = Not the best move
puzzle-verdict = Result
puzzle-why-win = { $move }: this wins on this turn. With the best other move that was compared, the win chance is { $second }.
puzzle-why-hold = { $move }: the win chance stays at { $best }. With the other moves that were compared it is { $second } at most.
puzzle-why-plan = { $move }: the win chance is { $best }. With the best other move that was compared it is { $second }.
puzzle-yours = Your move, { $move }: the win chance is { $chance }.
puzzle-yours-less = Your move, { $move }: in every search, several other moves looked better.
puzzle-line = Likely continuation: { $line }
puzzle-proof = Proof
puzzle-proof-text = { $searches } searches of { $iterations } playouts each chose the same move, using only what the player could know. Each of the other moves below was compared with it on the same possible deals.
puzzle-chance = win chance
puzzle-move = move
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show = Show the solution
puzzle-all = All puzzles
puzzle-rating = Puzzle rating: { $rating }
puzzle-rated = Your puzzle rating: { $rating } ({ $change })
puzzle-theme = Theme
puzzle-theme-all = All themes
puzzle-theme-win = Win now
puzzle-theme-hold = Prevent a win
puzzle-theme-chain = Chain bonuses
puzzle-theme-hidden = Deduce what is hidden
puzzle-theme-needles = Program the needles
puzzle-today = Puzzle of the day
puzzle-today-play = Solve it
puzzle-own = Your mistakes
puzzle-own-text = Decisions in your analysed games that lowered your win chances. They are not rated.
puzzle-own-none = Analyse a finished game: your costliest decisions become puzzles here.
puzzle-own-count =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
puzzle-own-number = Your decision { $number } of { $count }
puzzle-own-proof = From the analysis of your game. It compared these two moves.
puzzle-why-own = The analysis prefers { $move }: the win chance is { $best }. With the move you played it is { $second }.
puzzle-yours-again = { $move }: this is what you played in the game. The win chance is { $chance }.
puzzle-yours-unknown = The analysis of this game did not compare { $move }.
