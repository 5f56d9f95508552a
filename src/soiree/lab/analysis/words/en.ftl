### Words of the laboratory: English

probe-asked = After { $step } of { $steps } steps, { $seat } decides among { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
probe-thought = { $iterations } iterations in { $seconds } s; expects { $value }.
probe-seat = seat { $seat }
probe-move = move
probe-token = token
probe-visits = visits
probe-value = value
probe-error = ±
probe-prior = at first sight
probe-line = Expected line
probe-worlds = What may be hidden, and in what share of the sampled worlds it is so
probe-nothing-hidden = Nothing is hidden here.
probe-no-line = Too little was tried for an expected line.
review-judged = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
} of { $steps } steps judged, each from what its seat could know then.
review-chance = The chance to win, decision by decision:
review-share = The result to expect, decision by decision (100 % is the first place, 0 % the last):
review-mattered = What mattered most
review-none = No decision was clearly worse than another.
review-nothing = There is nothing to judge: nobody had a choice.
review-step = step
review-seat = seat
review-played = played
review-preferred = the analysis prefers
review-cost = cost
review-line = After step { $step }, expected: { $line }
review-percent = { $value }
