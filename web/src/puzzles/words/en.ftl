### Puzzles: English

puzzle-title = Puzzles
puzzle-text = One decision from a real game each. One move is clearly the best, given what the player could know. Find it.
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
puzzle-rival = { $count ->
        [1] Opponent
       *[other] Opponent { $number }
    }
puzzle-right = Right
puzzle-wrong = Not the best move
puzzle-verdict = Result
puzzle-why-win = { $move }: it wins in this turn. The best other move has { $second }.
puzzle-why-hold = { $move } keeps { $best }. After everything else it is { $second } at most.
puzzle-why-plan = { $move } has { $best }, the second best move { $second }.
puzzle-yours = Your move, { $move }, has { $chance }.
puzzle-yours-less = Your move, { $move }, is worse than the best others.
puzzle-line = Expected: { $line }
puzzle-proof = The proof
puzzle-proof-text = { $searches } searches with { $iterations } playouts each, from what the player could know, agree. All moves were compared in the same possible deals.
puzzle-chance = win chance
puzzle-move = move
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show = Show the solution
puzzle-all = All puzzles
