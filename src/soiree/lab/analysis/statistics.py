"""Statistics: what many games of a bot against itself look like, as a page of Markdown."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

import soiree
from soiree.bots import bot, budget_of
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.lab.arena.schedule import BadContest
from soiree.lab.workers import Workers

AT_ONCE = 25  # games of one job


class Described(msgspec.Struct):
    """What some games came to."""

    games: int = 0
    decisions: list[int] = []
    measures: dict[str, list[float]] = {}
    reasons: dict[str, int] = {}
    counts: dict[str, dict[str, int]] = {}
    returns: list[float] = []
    begun: int = 0  # games in which one seat decided before all others
    begun_returns: float = 0.0  # of those seats

    def add(self, other: "Described") -> None:
        self.games += other.games
        self.decisions = self.decisions + other.decisions
        for name, values in other.measures.items():
            self.measures = self.measures | {name: self.measures.get(name, []) + values}
        self.reasons = dict(Counter(self.reasons) + Counter(other.reasons))
        for name, counted in other.counts.items():
            self.counts = self.counts | {name: dict(Counter(self.counts.get(name, {})) + Counter(counted))}
        self.begun += other.begun
        self.begun_returns += other.begun_returns
        self.returns = [one + more for one, more in zip(self.returns or [0.0] * len(other.returns), other.returns, strict=True)]


Job = tuple[str, int, Mapping[str, OptionValue], str, int, int, int]  # game, seats, options, bot, seed, first game, games


def describe_batch(job: Job) -> Described:
    """Some games of a bot against itself; game n follows from the seed and n alone, as far as the bot does not look at a clock."""
    id, seats, options, name, seed, first, games = job
    described = Described(returns=[0.0] * seats)
    game = soiree.game(id)
    for place in range(first, first + games):
        described.add(_described(*_played(game, seats, options, name, (seed << 64) + place)))
    return described


def _played(game: Game, seats: int, options: Mapping[str, OptionValue], name: str, seed: int) -> tuple[Match, int | None]:
    """A game, and the seat that began it, if it was one alone."""
    match = soiree.new(game.id, seats=seats, options=options, seed=seed)
    beginner = min(match.actors) if len(match.actors) == 1 else None
    players, budget, rng = [bot(name) for _ in range(seats)], budget_of(name), Rng(seed ^ 1)
    while not match.over:
        seat = min(match.actors)
        match.play(seat, players[seat].choose(match.view(seat), match.moves(seat), budget, rng))
    return match, beginner


def _described(match: Match, beginner: int | None) -> Described:
    last = msgspec.json.decode(match.view(None).encode())
    counts: dict[str, Counter[str]] = {name: Counter() for name in match.game.counted}
    for event in match.events():
        told = msgspec.to_builtins(event)
        for name in match.game.counted:
            kind, _, field = name.partition(".")
            field, _, letter = field.removesuffix("]").partition("[")
            if told["event"] == kind:
                counts[name].update(_values(told[field], int(letter) if letter else None))
    return Described(
        games=1,
        decisions=[sum(step.seat is not None for step in match.steps())],
        measures={name: list(_numbers(last, name.split("."))) for name in match.game.measured},
        reasons={match.reason: 1},
        counts={name: dict(counted) for name, counted in counts.items()},
        returns=match.returns or [],
        begun=int(beginner is not None),
        begun_returns=0.0 if beginner is None or match.returns is None else match.returns[beginner],
    )


def _values(value: object, letter: int | None) -> list[str]:
    """What an event is counted as: a text or one letter of it, or the keys of a mapping that do not say no, together."""
    if isinstance(value, dict):
        return ["+".join(key for key, how in value.items() if how != "no")]
    return [str(value) if letter is None else str(value)[letter]]


def _numbers(view: object, path: Sequence[str]) -> Iterable[float]:
    for key in path:
        assert isinstance(view, dict)
        view = view[key]
    return view if isinstance(view, list) else [float(view)]  # type: ignore[arg-type]  # a number of the view


# ---------------------------------------------------------------- as Markdown


def page(title: str, described: Described) -> str:
    """One section: length, measures, end reasons, seats, counts."""
    lines = [f"### {title}: {described.games:,} games", "", "| | mean | 5 % | median | 95 % |", "| --- | --- | --- | --- | --- |"]
    rows: list[tuple[str, Sequence[float]]] = [("decisions", described.decisions), *described.measures.items()]
    for name, values in rows:
        ranked = sorted(values)
        ranks = [ranked[min(len(ranked) - 1, int(share * len(ranked)))] for share in (0.05, 0.5, 0.95)]
        lines.append(f"| {name} | {sum(values) / len(values):.1f} | {' | '.join(f'{rank:g}' for rank in ranks)} |")
    shares = ", ".join(f"seat {seat} {value / described.games:.1%}" for seat, value in enumerate(described.returns))
    if described.begun:
        shares += f", who begins {described.begun_returns / described.begun:.1%}"
    reasons = ", ".join(f"{reason} {number / described.games:.1%}" for reason, number in _falling(described.reasons))
    lines += ["", f"Mean returns: {shares}. Ends: {reasons}."]
    for name, counted in described.counts.items():
        each = ", ".join(f"{value} {number / described.games:.2f}" for value, number in _falling(counted)[:24])
        lines += ["", f"`{name}` a game: {each or 'never'}."]
    return "\n".join([*lines, ""])


def _falling(counted: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(counted.items(), key=lambda entry: (-entry[1], entry[0]))


def statistics(id: str, names: Sequence[str], games: int, seats: Sequence[int], seed: int, workers: Workers) -> str:
    """The whole page: every number of seats, every bot asked for."""
    game = soiree.game(id)
    options = game.check_options(None)
    if games < 1:
        raise BadContest(f"at least one game is played, not {games}")
    sections = []
    for number in [game.check_seats(asked) for asked in seats or game.seats]:
        for name in names:
            budget_of(name)  # an unknown bot is refused before anything is played
            jobs: list[Job] = [(id, number, options, name, seed, first, min(AT_ONCE, games - first)) for first in range(0, games, AT_ONCE)]
            whole = Described(returns=[0.0] * number)
            for described in workers.map(describe_batch, jobs):
                whole.add(described)
            sections.append(page(f"{number} seats, {name}", whole))
    return "\n".join(sections)
