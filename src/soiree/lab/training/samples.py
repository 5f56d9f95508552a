"""Training samples from self-play: the features of every position, labelled with the result of its game."""

import msgspec

from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.values.evaluation import Evaluation
from soiree.games import game as load_game
from soiree.lab.arena.duplicate import DuplicateDealer
from soiree.lab.arena.game import make_bot
from soiree.lab.arena.schedule import Contest
from soiree.lab.seeds import derive_seed

EXPLORE_ONE_IN = 8  # one decision in this many is a random legal move, so that positions come up which the bot would avoid


class GameSamples(msgspec.Struct, frozen=True):
    """The samples of one game: one for each position and pair of seats.

    A row is the features of the first seat less those of the second; all rows are in one list. The label is 1 if the first seat ended
    with the higher return, 0 if the second did, 1/2 if they are equal.
    """

    rows: list[float]
    labels: list[float]


def sample_game(contest: Contest, number: int) -> GameSamples:
    """Plays game `number` of a contest in which all entrants are the same bot, and returns its samples."""
    game = load_game(contest.game)
    rng = Rng(derive_seed(contest.seed, "lesson", number))  # the word is part of the seed: another one gives other games
    match = Match(game, game.begin(contest.seats, contest.options), contest.options, DuplicateDealer(contest.seed, number))
    entrant = next(iter(contest.entrants.values()))
    bots = [make_bot(game, entrant) for _ in range(contest.seats)]
    budget = contest.budget(entrant)
    evaluation = game.evaluation()
    positions: list[list[list[float]]] = []
    while not match.over:
        positions.append(position_features(evaluation, match))
        seat = min(match.actors)
        moves = match.moves(seat)
        if rng.below(EXPLORE_ONE_IN) == 0:
            match.play(seat, moves[rng.below(len(moves))])
        else:
            match.play(seat, bots[seat].choose(match.view(seat), moves, budget, rng))
    returns = match.returns or []
    rows: list[float] = []
    labels: list[float] = []
    for features in positions:
        for seat in range(contest.seats):
            for other in range(seat + 1, contest.seats):
                rows += [one - two for one, two in zip(features[seat], features[other], strict=True)]
                difference = returns[seat] - returns[other]
                labels.append(1.0 if difference > 1e-9 else 0.0 if difference < -1e-9 else 0.5)
    return GameSamples(rows, labels)


def position_features(evaluation: Evaluation, match: Match) -> list[list[float]]:
    """The evaluation's features of the true position for each seat. The search evaluates complete worlds too, never views."""
    state = match.state
    found = []
    for seat in range(match.seats):
        evaluation.measure(state, seat, evaluation.features)
        found.append(list(evaluation.features))
    return found
