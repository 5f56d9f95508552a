"""Tunes the weights of a game's evaluation by self-play.

Each round plays games with the present weights and some exploration, fits new weights to the samples of all rounds by logistic regression
with the present weights as prior, and plays a seat-balanced match of the new weights against the present ones. The new weights are kept
if they do not lose that match.
"""

import functools
from collections.abc import Mapping, Sequence

import msgspec
from rich.console import Console

from soiree.core.errors import problem
from soiree.core.texts.words import Words
from soiree.core.values.evaluation import read_weights
from soiree.games import game as load_game
from soiree.lab.arena.schedule import BadSettings, Contest, Entrant, contest
from soiree.lab.arena.scoring import Score
from soiree.lab.seeds import derive_seed
from soiree.lab.training.logistic import fit, loss
from soiree.lab.training.plan import TuningPlan, log_heading, play_match
from soiree.lab.training.samples import GameSamples, sample_game
from soiree.lab.workers import Workers
from soiree.parallel.progress import track

TEST_ONE_IN = 5  # every fifth game is kept for testing: the losses in the log are of these games


class WeightsRound(msgspec.Struct, frozen=True):
    """The result of one round; losses are of the test games."""

    positions: int
    loss_before: float
    loss_after: float
    match: Score
    kept: bool


def tune_weights(
    plan: TuningPlan,
    workers: Workers,
    console: Console | None = None,
    say: Words | None = None,
    start: Mapping[str, float] | None = None,
) -> tuple[dict[str, float], list[WeightsRound]]:
    """The weights after all rounds, and the rounds. Starts from `start`, by default from the game's weights.

    `say`: words for the results that are printed to the `console`; None prints nothing. Raises `BadSettings`.
    """
    if plan.rounds <= 0:
        raise BadSettings(problem("error-rounds", value=plan.rounds))
    weights = dict(start or read_weights(load_game(plan.game).folder))
    samples: list[GameSamples] = []
    rounds: list[WeightsRound] = []
    for number in range(plan.rounds):
        samples += _sample_games(plan, weights, number, workers, console)
        training = [game for index, game in enumerate(samples) if index % TEST_ONE_IN]
        rows, labels = _joined(training)
        test_rows, test_labels = _joined(samples[::TEST_ONE_IN])
        fitted = fit(rows, labels, list(weights.values()), len(training))
        new = {name: round(value, 3) for name, value in zip(weights, fitted, strict=True)}
        seed = derive_seed(plan.seed, "match", number)
        score = play_match(plan, Entrant(plan.bot, weights=new), Entrant(plan.bot, weights=weights), seed, workers, console)
        result = WeightsRound(
            positions=len(labels),
            loss_before=loss(test_rows, test_labels, list(weights.values())),
            loss_after=loss(test_rows, test_labels, list(new.values())),
            match=score,
            kept=score.value >= 0.5,
        )
        rounds.append(result)
        if console is not None and say is not None:
            about = {"round": number + 1, "before": f"{result.loss_before:.4f}", "after": f"{result.loss_after:.4f}", "score": str(score)}
            console.print(say("cli-tune-kept" if result.kept else "cli-tune-not-kept", about), highlight=False)
        if result.kept:
            weights = new
    return weights, rounds


def _sample_games(plan: TuningPlan, weights: dict[str, float], number: int, workers: Workers, console: Console | None) -> list[GameSamples]:
    """The samples of the games of one round, in the order of the games, so that the result does not depend on the processes."""
    entrant = Entrant(plan.bot, weights=weights)
    self_play = contest(
        plan.game,
        {"one": entrant, "two": entrant},
        plan.games,
        seats=plan.seats,
        scale=plan.scale,
        pace=plan.pace,
        seed=derive_seed(plan.seed, "lessons", number),  # the word is part of the seed: another one gives other games
    )
    results = workers.map(functools.partial(_numbered_samples, self_play), range(plan.games))
    tracked = track(results, f"{plan.game}: self-play", plan.games, console)
    return [samples for _, samples in sorted(tracked, key=lambda pair: pair[0])]


def _numbered_samples(self_play: Contest, number: int) -> tuple[int, GameSamples]:
    return number, sample_game(self_play, number)


def _joined(samples: Sequence[GameSamples]) -> tuple[list[float], list[float]]:
    return [value for game in samples for value in game.rows], [label for game in samples for label in game.labels]


def weights_log(
    plan: TuningPlan, before: Mapping[str, float], after: Mapping[str, float], rounds: Sequence[WeightsRound], written: bool
) -> str:
    """A section of docs/tuning/GAME.md; `written`: whether weights.toml was changed."""
    lines = [
        *log_heading(plan, "weights"),
        "| round | positions | loss before | loss after | new against old | kept |",
        "| --- | --- | --- | --- | --- | --- |",
        *(
            f"| {number} | {one.positions} | {one.loss_before:.4f} | {one.loss_after:.4f} | {one.match} | {'yes' if one.kept else 'no'} |"
            for number, one in enumerate(rounds, start=1)
        ),
        "",
        "| feature | before | after |",
        "| --- | --- | --- |",
        *(f"| {name} | {before[name]:g} | {after[name]:g} |" for name in after),
        "",
        "Written to weights.toml." if written else "Not written.",
        "",
    ]
    return "\n".join(lines)
