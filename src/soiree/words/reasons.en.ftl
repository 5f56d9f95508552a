### Why a move is preferred, in every game: English. A fact is a clause without a full stop; “it” is the preferred move.

why = Why: { $fact }.
why-both = Why: { $fact }, and { $second }.
why-otherwise = Why: otherwise { $fact }.
why-played = Why: after the move that was played, { $fact }.
why-often = Why: in about { $percent }% of cases { $fact } (without this move: { $other }%).
why-often-otherwise =
    { $percent ->
        [100] Why: otherwise { $fact } in all cases (here in about { $other }% of cases).
       *[other] Why: otherwise, in about { $percent }% of cases, { $fact } (here { $other }%).
    }
why-often-played = Why: after the move that was played, in about { $percent }% of cases, { $fact } (here { $other }%).
why-close = Why: the best moves are about equally good.
why-chance = Why: it wins about { $best }% of games, the next best move { $other }%.
why-chance-played = Why: it wins about { $best }% of games, the move that was played { $other }%.
why-share = Why: its expected result is { $best }%, that of the next best move { $other }%.
why-share-played = Why: its expected result is { $best }%, that of the move that was played { $other }%.

fact-wins = it wins at once
fact-wins-turn = it leads to a win this turn
fact-threat = { $rival } can win on the very next turn
fact-next = { $player } can win on their next turn
