"""`soiree simulate`: plays many random games and prints their length, winners and reasons of the end."""

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
from soiree.core.texts.words import Words
from soiree.parallel import map_tasks, processes_for
from soiree.parallel.progress import track
from soiree.terminal.screen import BRASS, Screen, progress_console

GAMES_PER_TASK = 500  # fixed, so that the sums do not depend on the number of processes
WORTH_A_PROCESS = 20_000  # games; fewer take less time than the start of another process


class Totals:
    """Totals of some games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions: Counter[int] = Counter()  # number of games by number of decisions
        self.turns: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.payoffs = [0.0] * seats
        self.wins = [0] * seats

    def add(self, other: "Totals") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.reasons += other.reasons
        self.payoffs = [one + more for one, more in zip(self.payoffs, other.payoffs, strict=True)]
        self.wins = [one + more for one, more in zip(self.wins, other.wins, strict=True)]


Task = tuple[str, int, Mapping[str, OptionValue], int, int, int]  # game, seats, options, seed, first game, games


def play_games(task: Task) -> Totals:
    """Plays random games. Each has its own random generator, which follows from the seed and the number of the game alone."""
    id, seats, options, seed, first, games = task
    start = soiree.game(id).begin(seats, options)
    totals = Totals(seats)
    for number in range(first, first + games):
        state, tally = start.clone(), Tally()
        play_out(state, Rng((seed << 64) + number), tally)
        returns = state.returns()
        totals.games += 1
        totals.decisions[tally.decisions] += 1
        turn = getattr(state.view(None), "turn", None)
        if isinstance(turn, int):
            totals.turns[turn] += 1
        totals.reasons[state.reason()] += 1
        for seat, value in enumerate(returns):
            totals.payoffs[seat] += value
            totals.wins[seat] += value == 1
    return totals


def simulate(
    id: str, *, games: int, seats: int | None, options: Sequence[str], seed: int, processes: int | None, language: str | None
) -> int:
    """Plays and prints; returns the exit code. Arguments are those of the command line."""
    game = soiree.game(id)
    seats = game.check_seats(seats)
    checked = game.check_options(game.read_options(options))
    screen = Screen(language, game.folder)
    tasks: list[Task] = [(id, seats, checked, seed, first, min(GAMES_PER_TASK, games - first)) for first in range(0, games, GAMES_PER_TASK)]
    process_count = processes or processes_for(games, WORTH_A_PROCESS)
    whole = Totals(seats)
    begun = time.perf_counter()
    results = map_tasks(play_games, tasks, process_count)
    for part in track(results, screen.words("ui-simulating"), games, progress_console(), sizes=[task[-1] for task in tasks]):
        whole.add(part)
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
    screen.say("ui-speed", "dim", games=round(games / seconds), decisions=round(played / seconds), processes=min(process_count, len(tasks)))
    return 0


def _grid(*titles: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 1), header_style=BRASS)
    grid.add_column(titles[0])
    for title in titles[1:]:
        grid.add_column(title, justify="right")
    return grid


def _lengths(totals: Totals, words: Words) -> Grid:
    percent = [words("ui-round-share", value=share) for share in (0.05, 0.95)]
    grid = _grid(words("ui-length"), words("ui-mean"), percent[0], words("ui-median"), percent[1])
    for title, counted in (("ui-decisions", totals.decisions), ("ui-turns", totals.turns)):
        if counted:
            mean = sum(number * times for number, times in counted.items()) / totals.games
            ranks = [str(_quantile(counted, share)) for share in (0.05, 0.5, 0.95)]
            grid.add_row(words(title), words("ui-number", value=round(mean, 1)), *ranks)
    return grid


def _quantile(counted: Counter[int], share: float) -> int:
    """The smallest number that is not exceeded in at least this share of the games."""
    wanted = share * counted.total()
    below = 0
    for number in sorted(counted):
        below += counted[number]
        if below >= wanted:
            return number
    raise AssertionError("a share is at most 1")


def _seats(totals: Totals, words: Words) -> Grid:
    grid = _grid(words("ui-seats-title"), words("ui-return"), "±", words("ui-wins"))
    for seat, (payoff, wins) in enumerate(zip(totals.payoffs, totals.wins, strict=True)):
        mean = payoff / totals.games
        margin = 1.96 * math.sqrt(max(0.0, mean * (1 - mean)) / totals.games)  # of a win; it is smaller for returns between 0 and 1
        cells = [words("ui-share", value=value) for value in (mean, margin, wins / totals.games)]
        grid.add_row(words("ui-seat", seat=seat), *cells)
    return grid


def _reasons(totals: Totals, words: Words) -> Grid:
    grid = _grid(words("ui-reasons"), words("ui-games"), words("ui-games-share"))
    for reason, times in sorted(totals.reasons.items(), key=lambda entry: (-entry[1], entry[0])):
        grid.add_row(words.say_cause(reason), words("ui-number", value=times), words("ui-share", value=times / totals.games))
    return grid
