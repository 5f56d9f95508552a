### The analysis board: English

study-title = Analysis board
study-text = Try any move for any player, keep the lines you like, and see the win chances of each move.
study-new-deal = New deal
study-game = Game
study-seats = Players
study-start = Start
study-file = Game file
study-file-text = A downloaded game or analysis, with its variations and comments.
study-open-file = Open a file
study-not-a-record = This file is not a game.
study-too-large = This file is too large. A game with variations and comments can have { $most } KiB.
study-position = Position as text
study-position-text = JSON in the position language of the game selected under New deal (section 9 of its specification).
study-position-field = Position
study-set-up = Set up
study-bad-position = This position cannot be set up: { $reason }
study-loading = Loading the analysis…
study-refused = This cannot be analysed
study-missing = Analysis not found
study-other = Analyse something else
study-view = View as
study-view-actor = Player to move
study-first = To the beginning
study-previous = Back
study-next = Forward
study-last = To the end of the line
study-lines = Moves and variations
study-start-position = Starting position
study-by = { $player }: { $move }
study-drawn = Chance: { $outcome }
study-variation = Variation
study-comment-of = Comment on this position
study-promote = Make main line
study-delete = Delete from here
study-share = Share
study-share-link = Link to this analysis
study-shared = Anyone with the link can open this analysis. It is deleted 180 days after it was last opened. To share later changes, create a new link.
study-download = Download
study-play-on = Play from here
study-play-on-text = Starts a game against bots from this position. It is not rated, and its moves can be analysed when it is over.
study-play-as = Your seat
study-play-start = Start
study-engine = Win chances
study-engine-share = Expected results
study-analyse = Analyse
study-stop = Stop analysis
study-knows = What the analysis knows
study-knows-seat = What { $player } could know
study-knows-open = Everything, even what is hidden
study-effort =
    { $depth ->
        [one] { $iterations } playouts, { $depth } decision deep
       *[other] { $iterations } playouts, { $depth } decisions deep
    }
study-effort-done =
    { $depth ->
        [one] { $iterations } playouts, { $depth } decision deep. Finished.
       *[other] { $iterations } playouts, { $depth } decisions deep. Finished.
    }
study-searching = Searching…
study-no-decision = Nothing to decide here.
study-off = Rates every move for { $player }. The longer it runs, the more accurate it is.
study-off-share = Rates every move for { $player }. First place is 100%, last place 0%.
study-off-average = Estimates what { $player } can expect on average over the outcomes, and the best moves after them.
study-meaning = The estimated chance that { $player } wins after each move, ± one standard error.
study-meaning-share = The estimated result of { $player } after each move (first place is 100%, last place 0%), ± one standard error.
study-average = { $player } wins { $value } on average (± { $error })
study-average-share = Result of { $player } on average: { $value } (± { $error })
study-averaged = Average over { $searched } of { $planned } outcomes, by their probability.
study-averaged-sample = Average over { $searched } of { $planned } outcomes drawn at random: there are more.
study-unseen = { $player } does not see what is drawn, so the best move is the same after every outcome.
study-outcomes = Result after each outcome
study-odds = probability { $share }
study-moves-after = Moves after the draw
study-best-after = best after { $share } of the outcomes
study-error = ± { $error }
study-not-searched = not searched yet
study-then = then { $line }
study-chance = Random outcome: choose one, draw it, or let the analysis average over all of them.
study-outcome = Outcome
study-outcome-odds = { $outcome } ({ $odds })
study-choose = Choose
study-draw = Draw at random
study-draw-all = Draw until the next decision
study-auto-draw = Draw automatically after each move
study-keys = Keys: ← → back and forward, ↑ ↓ other variation, M choose a move, Esc back to the variations, A analyse, C comment, P play from here, U undo
study-more = This analysis
