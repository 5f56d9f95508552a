### Messages of the analysis, in English

probe-asked = After { $step } of { $steps } steps, { $seat } chooses { $moves ->
        [one] its only move
       *[other] among { $moves } moves
    }.
probe-drawn = After { $step } of { $steps } steps, something is drawn; then { $seat } chooses.
probe-thought = { $iterations } iterations in { $seconds } s; expected value { $value }.
probe-seat = seat { $seat }
probe-move = move
probe-token = token
probe-visits = visits
probe-value = value
probe-error = ±
probe-prior = first estimate
probe-line = Expected line: { $line }
probe-worlds = Hidden facts, and the share of the sampled worlds in which they are true:
probe-nothing-hidden = Nothing is hidden here.
probe-no-line = Too few iterations for an expected line.
analyse-seat = From what this seat could know.
analyse-open = With all cards open.
analyse-line = expected after it
analyse-average = On average over the outcomes: { $value } ± { $error }
analyse-best = best after
analyse-outcome = outcome
analyse-share = probability
analyse-branches = { $branches } of { $planned } { $sampled ->
        [yes] sampled outcomes
       *[no] outcomes
    } searched.
analyse-unseen = The seat does not see what is drawn: it chooses the same after every outcome.
analyse-effort =
    { $depth ->
        [one] { $iterations } iterations, { $depth } decision deep
       *[other] { $iterations } iterations, { $depth } decisions deep
    }
review-edition = Edition: { $edition }
review-judged = { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    } of { $steps } steps judged, each from what its seat could know at that moment.
review-chance = Win chances, decision by decision:
review-share = Expected result, decision by decision (100% for the first place, 0% for the last):
chance-means = What it means: an estimate of how often strong bots would win from here. It was checked in games between strong bots: of the positions with 70%, about 7 out of 10 were won.
share-means = What it means: an estimate of the result that strong bots would reach from here on average; 100% is the first place, 0% the last.
review-model = The values come from the model { $model }.
review-mattered = What mattered most
review-none = No decision was clearly worse than another.
review-nothing = There is nothing to judge: no decision had more than one legal move.
review-step = step
review-seat = seat
review-played = played
review-preferred = the analysis prefers
review-cost = cost
review-line = After step { $step }, expected: { $line }
review-percent = { $value }
