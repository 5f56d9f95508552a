"""The bots on one core: speed of the search, precision of time limits, memory; and OpenSpiel's search in the same run.

`python -m bench.bots --full` measures for longer (1,000 decisions, a minute of search for each game) than `make bench`.
"""

import argparse
import itertools
import json
import multiprocessing
import resource
import sys
import threading
import time

import pyspiel
from librt.vecs import vec
from tests.bots.positions import decisions

import soiree
from bench.timing import rate
from soiree.bots import AnalysisPool, Budget, bot
from soiree.bots.bot import DecisionPoint
from soiree.bots.search.ismcts import Settings
from soiree.bots.search_bot import SearchBot
from soiree.core.conformance import Table, tables
from soiree.core.rng import Rng

# Games with hidden information that OpenSpiel can resample: one about as long as ours, one of a dozen decisions, one of four.
PEERS = ("gin_rummy", "oh_hell", "leduc_poker")


def main_tables(game: soiree.Game) -> list[tuple[str, Table]]:
    """The smallest and the largest table with default options, each with the prefix of its figures."""
    defaults = game.check_options(None)
    found = [table for table in tables(game) if table.options == defaults and table.seats in (game.seats[0], game.seats[-1])]
    return [(game.id if table.seats == game.seats[0] else f"{game.id}.seats={table.seats}", table) for table in found]


def iterations(table: Table, seconds: float, settings: Settings | None = None) -> float:
    """Iterations a second of new searches, for decisions from all parts of a game, with the game's settings or others."""
    done, spent = 0, 0.0
    for number, decision in enumerate(itertools.islice(decisions(table, seed=1, one_in=8), 12)):
        player, point = SearchBot(settings), DecisionPoint(decision.view, decision.moves)
        begun = time.perf_counter()
        done += player.think(point, Budget(seconds=seconds / 12), Rng(number)).iterations
        spent += time.perf_counter() - begun
    return done / spent


def beliefs(table: Table) -> float:
    """Worlds a second, sampled as the search does it."""
    decision = next(itertools.islice(decisions(table, seed=2), 5, None))
    worlds, rng = table.game.worlds(decision.view), Rng(1)

    def draw(times: int) -> int:
        for _ in range(times):
            worlds.sample(rng)
        return times

    return rate(draw)


def model_values(table: Table) -> float:
    """Positions a second that the value model evaluates, for all seats, features included; the aim is 30,000."""
    model = table.game.value_model(table.seats)
    assert model is not None
    states = [decision.truth for decision in itertools.islice(decisions(table, seed=6, one_in=4), 40)]
    values = vec[float]([0.0] * table.seats)

    def evaluate(times: int) -> int:
        for number in range(times):
            model.values(states[number % len(states)], values)
        return times

    return rate(evaluate)


def speedup_of_two(table: Table, seconds: float) -> float:
    """The iterations of two processes, divided by those of one."""
    decision = next(itertools.islice(decisions(table, seed=2), 5, None))
    found = []
    for processes in (1, 2):
        with AnalysisPool(processes) as pool:
            pool.analyse(decision.view, decision.moves, Budget(iterations=1), Rng(1))  # so that the processes have started
            found.append(pool.analyse(decision.view, decision.moves, Budget(seconds=seconds), Rng(1)).iterations)
    return found[1] / found[0]


def answer_times(table: Table, number: int) -> dict[str, float]:
    """The mean and the longest time of a decision with a budget of 0.05 s; trees are kept as in a game."""
    taken = []
    player, rng = bot("expert"), Rng(1)
    for decision in itertools.islice(decisions(table, seed=3, one_in=2), number):
        begun = time.perf_counter()
        player.choose(decision.view, decision.moves, Budget(seconds=0.05), rng)
        taken.append(time.perf_counter() - begun)
    return {"answer_of_0.05_s_mean": sum(taken) / len(taken), "answer_of_0.05_s_worst": max(taken)}


def cancel_time(table: Table, number: int) -> float:
    """The longest time from cancelling a search to its answer."""
    worst = 0.0
    for decision in itertools.islice(decisions(table, seed=4), number):
        budget = Budget(seconds=60)
        ended: list[float] = []

        def think() -> None:
            bot("master").choose(decision.view, decision.moves, budget, Rng(1))  # noqa: B023  # joined in the same turn
            ended.append(time.perf_counter())  # noqa: B023  # joined in the same turn

        thinking = threading.Thread(target=think)
        thinking.start()
        thinking.join(0.1)
        cancelled = time.perf_counter()
        budget.cancel()
        thinking.join()
        worst = max(worst, ended[0] - cancelled)
    return worst


def memory(id: str, seats: int, seconds: float) -> float:
    """The peak memory of a process that searches one decision for this many seconds, in megabytes."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(_peak, (id, seats, seconds))


def _peak(id: str, seats: int, seconds: float) -> float:
    game = soiree.game(id)
    decision = next(decisions(Table(game, seats, game.check_options(None)), seed=5))
    SearchBot().think(DecisionPoint(decision.view, decision.moves), Budget(seconds=seconds), Rng(1))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


def open_spiel(name: str) -> float:
    """Simulations a second of OpenSpiel's ISMCTS with random rollouts, from the first decision of a game."""
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def search(times: int) -> int:
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, times, -1, policy, False, False).step(state)
        return times

    return rate(search)


def figures(full: bool = False) -> dict[str, float]:
    found: dict[str, float] = {}
    for game in soiree.games():
        for prefix, table in main_tables(game):
            found[f"{prefix}.iterations_per_s"] = iterations(table, 6.0 if full else 2.0)
            found[f"{prefix}.iterations_with_4_random_steps_per_s"] = iterations(table, 6.0 if full else 2.0, Settings(rollout=4))
            found[f"{prefix}.beliefs_per_s"] = beliefs(table)
            found[f"{prefix}.model_values_per_s"] = model_values(table)
            found[f"{prefix}.two_processes"] = speedup_of_two(table, 4.0 if full else 1.5)
            found |= {f"{prefix}.{name}": value for name, value in answer_times(table, 1000 if full else 60).items()}
            found[f"{prefix}.cancelled_after_s"] = cancel_time(table, 20 if full else 5)
            found[f"{prefix}.peak_mb_of_{60 if full else 5}_s"] = memory(game.id, table.seats, 60.0 if full else 5.0)
    for name in PEERS:
        found[f"pyspiel.{name}.ismcts_per_s"] = open_spiel(name)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", action="store_true")
    print(json.dumps(figures(parser.parse_args().full), indent=1))
