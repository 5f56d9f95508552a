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
probe-promise = at first sight
probe-line = Expected line
probe-worlds = What may be hidden, and in what share of the sampled worlds it is so
probe-nothing-hidden = Nothing is hidden here.
probe-no-line = Too little was tried for an expected line.
