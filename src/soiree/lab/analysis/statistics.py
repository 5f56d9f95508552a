"""Statistics of many games of a bot against itself, as Markdown."""

import functools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

import soiree
from soiree.bots import bot, budget_of
from soiree.core.errors import problem
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.texts.language import LANGUAGES
from soiree.core.texts.words import Words, words, words_about
from soiree.lab.arena.schedule import BadSettings
from soiree.lab.workers import Workers

GAMES_PER_TASK = 25
QUANTILES = (0.05, 0.5, 0.95)
MAX_COUNTS = 24  # different values of a count that are printed


class GameStatistics(msgspec.Struct):
    """What is counted and measured in some games. Names of measures and counts are those of the game's declaration."""

    games: int = 0
    decisions: list[int] = []
    measures: dict[str, list[float]] = {}
    reasons: dict[str, int] = {}
    counts: dict[str, dict[str, int]] = {}
    returns: list[float] = []
    first_mover_games: int = 0  # games in which one seat decided before all others
    first_mover_returns: float = 0.0  # of those seats

    def add(self, other: "GameStatistics") -> None:
        """Adds the statistics of other games."""
        self.games += other.games
        self.decisions = self.decisions + other.decisions
        for name, values in other.measures.items():
            self.measures = self.measures | {name: self.measures.get(name, []) + values}
        self.reasons = dict(Counter(self.reasons) + Counter(other.reasons))
        for name, counted in other.counts.items():
            self.counts = self.counts | {name: dict(Counter(self.counts.get(name, {})) + Counter(counted))}
        self.first_mover_games += other.first_mover_games
        self.first_mover_returns += other.first_mover_returns
        self.returns = [one + more for one, more in zip(self.returns or [0.0] * len(other.returns), other.returns, strict=True)]


class _Task(NamedTuple):
    """Some consecutive games of a bot against itself."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    bot: str
    seed: int
    first: int
    games: int


def statistics(
    game_id: str, bots: Sequence[str], games: int, seats: Sequence[int], seed: int, workers: Workers, language: str = LANGUAGES[0]
) -> str:
    """Plays `games` games for each bot and number of seats (by default all) and describes them in Markdown, in a language.

    Raises `BadSettings`, `UnknownLevel` and `BadSeats` before anything is played.
    """
    game = soiree.game(game_id)
    options = game.check_options(None)
    if games < 1:
        raise BadSettings(problem("error-games", value=games))
    for name in bots:
        budget_of(name)
    sections = []
    for number in [game.check_seats(one) for one in seats or game.seats]:
        for name in bots:
            tasks = [
                _Task(game_id, number, options, name, seed, first, min(GAMES_PER_TASK, games - first))
                for first in range(0, games, GAMES_PER_TASK)
            ]
            total = GameStatistics(returns=[0.0] * number)
            for part in workers.map(_play_games, tasks):
                total.add(part)
            sections.append(markdown_section(number, name, total, words_about("cli", language), words(language, game.folder)))
    return "\n".join(sections)


def _play_games(task: _Task) -> GameStatistics:
    """Game n follows from the seed and n alone, if the bot does not look at a clock."""
    total = GameStatistics(returns=[0.0] * task.seats)
    game = soiree.game(task.game)
    for number in range(task.first, task.first + task.games):
        total.add(_game_statistics(*_play_game(game, task.seats, task.options, task.bot, (task.seed << 64) + number)))
    return total


def _play_game(game: Game, seats: int, options: Mapping[str, OptionValue], name: str, seed: int) -> tuple[Match, int | None]:
    """A game, and the seat that decided first; None if several decided simultaneously."""
    match = soiree.new(game.id, seats=seats, options=options, seed=seed)
    first_mover = min(match.actors) if len(match.actors) == 1 else None
    bots, budget, rng = [bot(name) for _ in range(seats)], budget_of(name), Rng(seed ^ 1)
    while not match.over:
        seat = min(match.actors)
        match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat), budget, rng))
    return match, first_mover


def _game_statistics(match: Match, first_mover: int | None) -> GameStatistics:
    last = msgspec.json.decode(match.view(None).encode())
    counts: dict[str, Counter[str]] = {name: Counter() for name in match.game.counted}
    for event in match.events():
        fields = msgspec.to_builtins(event)
        for name in match.game.counted:
            kind, _, field = name.partition(".")
            field, _, letter = field.removesuffix("]").partition("[")
            if fields["event"] == kind:
                counts[name].update(_counted_values(fields[field], int(letter) if letter else None))
    return GameStatistics(
        games=1,
        decisions=[sum(step.seat is not None for step in match.steps())],
        measures={name: list(_numbers(last, name.split("."))) for name in match.game.measured},
        reasons={match.reason: 1},
        counts={name: dict(counted) for name, counted in counts.items()},
        returns=match.returns or [],
        first_mover_games=int(first_mover is not None),
        first_mover_returns=0.0 if first_mover is None or match.returns is None else match.returns[first_mover],
    )


def _counted_values(value: object, letter: int | None) -> list[str]:
    """What a field of an event counts as: a text or one letter of it; of a mapping, its keys without those whose value is "no"."""
    if isinstance(value, dict):
        return ["+".join(key for key, how in value.items() if how != "no")]
    return [str(value) if letter is None else str(value)[letter]]


def _numbers(view: object, path: Sequence[str]) -> Iterable[float]:
    """The number, or the list of numbers, at a path into a view."""
    for key in path:
        assert isinstance(view, dict)
        view = view[key]
    return view if isinstance(view, list) else [float(view)]  # type: ignore[arg-type]  # a number of the view


def markdown_section(seats: int, name: str, total: GameStatistics, say: Words, game_words: Words) -> str:
    """Length and measures with quantiles, mean returns, reasons of the end, and counts per game. Names of fields are marked as code."""
    lines = ["### " + say("cli-statistics-title", seats=seats, bot=name, games=total.games), ""]
    lines += [say("cli-statistics-columns"), "| --- | --- | --- | --- | --- |"]
    rows: list[tuple[str, Sequence[float]]] = [(say("cli-decisions"), total.decisions)]
    rows += [(f"`{measured}`", values) for measured, values in total.measures.items()]
    for measured, values in rows:
        ranked = sorted(values)
        quantiles = [ranked[min(len(ranked) - 1, int(share * len(ranked)))] for share in QUANTILES]
        numbers = [f"{sum(values) / len(values):.1f}", *(f"{value:g}" for value in quantiles)]
        lines.append(f"| {measured} | {' | '.join(_number(number, say) for number in numbers)} |")
    returns = [say("cli-statistics-seat", seat=seat, share=_share(value / total.games, say)) for seat, value in enumerate(total.returns)]
    if total.first_mover_games:
        returns.append(say("cli-statistics-first", share=_share(total.first_mover_returns / total.first_mover_games, say)))
    by_reason = [f"{game_words.say_cause(reason)} {_share(number / total.games, say)}" for reason, number in _by_frequency(total.reasons)]
    ends = functools.reduce(lambda one, other: say("cli-statistics-and", one=one, other=other), by_reason)
    lines += ["", say("cli-statistics-returns", returns=", ".join(returns), ends=ends)]
    for counted_name, counted in total.counts.items():
        frequent = _by_frequency(counted)[:MAX_COUNTS]
        each = ", ".join(f"{value} {_number(f'{number / total.games:.2f}', say)}" for value, number in frequent)
        lines += ["", say("cli-statistics-count", name=counted_name, values=each or say("cli-statistics-never"))]
    return "\n".join([*lines, ""])


def _number(text: str, say: Words) -> str:
    """A number with the decimal separator of the language."""
    return text.replace(".", ",") if say.language == "fr" else text


def _share(value: float, say: Words) -> str:
    return _number(f"{value:.1%}", say).replace("%", "\u202f%" if say.language == "fr" else "%")


def _by_frequency(counted: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(counted.items(), key=lambda entry: (-entry[1], entry[0]))
