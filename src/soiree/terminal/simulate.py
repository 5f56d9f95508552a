"""`soiree simulate`: many random games, and what they look like together."""

import math
import time
from collections import Counter
from collections.abc import Mapping, Sequence

from rich.table import Table as Grid
from rich.text import Text

import soiree
from soiree.core.game import OptionValue
from soiree.core.playout import Tally, play_out
from soiree.core.rng import Rng
from soiree.core.words import Words
from soiree.parallel import map_tasks, processes_for
from soiree.parallel.progress import track
from soiree.terminal.screen import BRASS, Screen, progress_console
from soiree.terminal.telling import reason_in_words

AT_ONCE = 500  # games of one task: fixed, so that sums come out the same however many processes there are
WORTH_A_PROCESS = 20_000  # games; with fewer a second process takes longer to start than to play


class Batch:
    """What some games came to."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions: Counter[int] = Counter()  # how many games had that many
        self.turns: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.shares = [0.0] * seats
        self.wins = [0] * seats

    def add(self, other: "Batch") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.reasons += other.reasons
        self.shares = [one + more for one, more in zip(self.shares, other.shares, strict=True)]
        self.wins = [one + more for one, more in zip(self.wins, other.wins, strict=True)]


Task = tuple[str, int, Mapping[str, OptionValue], int, int, int]  # game, seats, options, seed, first game, games


def play_batch(task: Task) -> Batch:
    """Random games, each with a stream of its own: its numbers follow from the seed and its place alone."""
    id, seats, options, seed, first, games = task
    start = soiree.game(id).begin(seats, options)
    batch = Batch(seats)
    for place in range(first, first + games):
        state, tally = start.clone(), Tally()
        play_out(state, Rng((seed << 64) + place), tally)
        returns = state.returns()
        batch.games += 1
        batch.decisions[tally.decisions] += 1
        turn = getattr(state.view(None), "turn", None)
        if isinstance(turn, int):
            batch.turns[turn] += 1
        batch.reasons[state.reason()] += 1
        for seat, value in enumerate(returns):
            batch.shares[seat] += value
            batch.wins[seat] += value == 1
    return batch


def simulate(
    id: str, *, games: int, seats: int | None, options: Sequence[str], seed: int, processes: int | None, language: str | None
) -> int:
    game = soiree.game(id)
    seats = game.check_seats(seats)
    checked = game.check_options(game.read_options(options))
    screen = Screen(language, game.folder)
    tasks: list[Task] = [(id, seats, checked, seed, first, min(AT_ONCE, games - first)) for first in range(0, games, AT_ONCE)]
    hands = processes or processes_for(games, WORTH_A_PROCESS)
    whole = Batch(seats)
    begun = time.perf_counter()
    results = map_tasks(play_batch, tasks, hands)
    for batch in track(results, screen.words("ui-simulating"), games, progress_console(), sizes=[task[-1] for task in tasks]):
        whole.add(batch)
    seconds = time.perf_counter() - begun
    settings = ", ".join(f"{name}={value}" for name, value in checked.items())
    screen.console.print()
    screen.say("ui-simulated", f"bold {BRASS}", games=games, game=screen.words("title"), seats=seats)
    screen.show(Text(f"{settings}{', ' if settings else ''}seed={seed}", style="dim"))
    for grid in (_lengths(whole, screen.words), _seats(whole, screen.words), _reasons(whole, screen.words)):
        screen.console.print()
        screen.console.print(grid)
    screen.console.print()
    played = sum(number * times for number, times in whole.decisions.items())
    screen.say("ui-speed", "dim", games=round(games / seconds), decisions=round(played / seconds), processes=min(hands, len(tasks)))
    return 0


def _grid(*titles: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 1), header_style=BRASS)
    grid.add_column(titles[0])
    for title in titles[1:]:
        grid.add_column(title, justify="right")
    return grid


def _lengths(batch: Batch, words: Words) -> Grid:
    percent = [words("ui-round-share", value=share) for share in (0.05, 0.95)]
    grid = _grid(words("ui-length"), words("ui-mean"), percent[0], words("ui-median"), percent[1])
    for title, counted in (("ui-decisions", batch.decisions), ("ui-turns", batch.turns)):
        if counted:
            mean = sum(number * times for number, times in counted.items()) / batch.games
            ranks = [str(_quantile(counted, share)) for share in (0.05, 0.5, 0.95)]
            grid.add_row(words(title), words("ui-number", value=round(mean, 1)), *ranks)
    return grid


def _quantile(counted: Counter[int], share: float) -> int:
    """The smallest number that at least this share of the games does not exceed."""
    wanted = share * counted.total()
    below = 0
    for number in sorted(counted):
        below += counted[number]
        if below >= wanted:
            return number
    raise AssertionError("a share is at most 1")


def _seats(batch: Batch, words: Words) -> Grid:
    grid = _grid(words("ui-seats-title"), words("ui-return"), "±", words("ui-wins"))
    for seat, (share, wins) in enumerate(zip(batch.shares, batch.wins, strict=True)):
        mean = share / batch.games
        margin = 1.96 * math.sqrt(max(0.0, mean * (1 - mean)) / batch.games)  # of a win; smaller where returns lie between
        cells = [words("ui-share", value=value) for value in (mean, margin, wins / batch.games)]
        grid.add_row(words("ui-seat", seat=seat), *cells)
    return grid


def _reasons(batch: Batch, words: Words) -> Grid:
    grid = _grid(words("ui-reasons"), words("ui-games"), words("ui-games-share"))
    for reason, times in sorted(batch.reasons.items(), key=lambda entry: (-entry[1], entry[0])):
        grid.add_row(reason_in_words(reason, words), words("ui-number", value=times), words("ui-share", value=times / batch.games))
    return grid
