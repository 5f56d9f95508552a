"""Games that teach: self-play with a little curiosity, and what every position looked like to every seat before its game ended."""

import msgspec

from soiree.core.evaluation import Evaluation
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.games import game
from soiree.lab.arena.duplicate import Duplicate
from soiree.lab.arena.game import player
from soiree.lab.arena.schedule import Contest, seed_of

CURIOSITY = 8  # one decision in so many is any legal move, so that positions come up which the bot would avoid


class Lesson(msgspec.Struct, frozen=True):
    """One game: a row a pair of seats and position, the difference of their features; the label says who ended before the other."""

    rows: list[float]
    labels: list[float]


def learn_from(contest: Contest, number: int) -> Lesson:
    """Plays game `number` of a contest whose entrants all are one bot, and remembers it."""
    room = game(contest.game)
    rng = Rng(seed_of(contest.seed, "lesson", number))
    match = Match(room, room.begin(contest.seats, contest.options), contest.options, Duplicate(contest.seed, number))
    entrant = next(iter(contest.entrants.values()))
    players = [player(room, entrant) for _ in range(contest.seats)]
    budget = contest.budget(entrant)
    evaluation = room.evaluation()
    positions: list[list[list[float]]] = []
    while not match.over:
        positions.append(features(evaluation, match))
        seat = min(match.actors)
        moves = match.moves(seat)
        if rng.below(CURIOSITY) == 0:
            match.play(seat, moves[rng.below(len(moves))])
        else:
            match.play(seat, players[seat].choose(match.view(seat), moves, budget, rng))
    returns = match.returns or []
    rows: list[float] = []
    labels: list[float] = []
    for seen in positions:
        for seat in range(contest.seats):
            for other in range(seat + 1, contest.seats):
                rows += [one - two for one, two in zip(seen[seat], seen[other], strict=True)]
                ahead = returns[seat] - returns[other]
                labels.append(1.0 if ahead > 1e-9 else 0.0 if ahead < -1e-9 else 0.5)
    return Lesson(rows, labels)


def features(evaluation: Evaluation, match: Match) -> list[list[float]]:
    """The features of the position, seat by seat; of the truth, since the evaluation is only ever asked about whole worlds."""
    state = match.state
    found = []
    for seat in range(match.seats):
        evaluation.measure(state, seat, evaluation.features)
        found.append(list(evaluation.features))
    return found
