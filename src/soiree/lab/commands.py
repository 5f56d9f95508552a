"""What can be asked of the laboratory on a command line. Who answers is loaded when it is asked for."""

import argparse
import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]  # noqa: SLF001 - argparse has no public name for it; any: the parser class of the caller


def add_commands(subparsers: "Subparsers") -> None:
    """Adds arena, ladder, tune, statistics, probe, review, dataset; each sets `run`, which takes what was asked and gives the exit code."""
    _add_arena(subparsers)
    _add_ladder(subparsers)
    _add_tune(subparsers)
    _add_statistics(subparsers)
    _add_probe(subparsers)
    _add_review(subparsers)
    _add_dataset(subparsers)


def _add_arena(subparsers: "Subparsers") -> None:
    arena = subparsers.add_parser(
        "arena",
        help="play bots against each other",
        description="Plays bots against each other: every seating of every deal. The same command again goes on where it was broken off.",
    )
    arena.add_argument("game", metavar="GAME", help="id of a game")
    arena.add_argument("--bots", required=True, metavar="A,B,...", help="levels, or random, greedy, thorough")
    arena.add_argument("--games", type=int, default=200, metavar="N", help="at least so many; whole rounds are played (default: 200)")
    arena.add_argument("--seats", type=int, metavar="K", help="seats at the table (default: the fewest)")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be given several times")
    arena.add_argument("--out", metavar="DIR", help="folder for games.jsonl, records/, ratings.json and report.html")
    _add_play(arena, scale=1.0)
    arena.set_defaults(run=_arena)


def _add_ladder(subparsers: "Subparsers") -> None:
    ladder = subparsers.add_parser(
        "ladder",
        help="show that each level beats the one below",
        description="Plays each level against the one below, expert against greedy, greedy against random; tables in Markdown.",
    )
    ladder.add_argument("game", metavar="GAME", nargs="*", help="ids of games (default: all)")
    ladder.add_argument("--games", type=int, default=200, metavar="N", help="a rung (default: 200)")
    ladder.add_argument("--out", required=True, metavar="DIR", help="folder for ladder.md and every rung's games")
    _add_play(ladder, scale=0.05)
    ladder.set_defaults(run=_ladder)


def _add_tune(subparsers: "Subparsers") -> None:
    tune = subparsers.add_parser(
        "tune",
        help="tune the evaluation of a game by self-play",
        description="Fits the weights of a game's evaluation to games that it plays against itself.",
    )
    tune.add_argument("game", metavar="GAME", help="id of a game")
    tune.add_argument("--games", type=int, default=200, metavar="N", help="a round, and as many in the match after it (default: 200)")
    tune.add_argument("--rounds", type=int, default=3, metavar="R", help="rounds of fitting, or of halving with --search (default: 3)")
    tune.add_argument("--bot", choices=["thorough", "strong"], default="thorough", help="who plays (default: thorough)")
    tune.add_argument("--search", action="store_true", help="tune the numbers of the search instead (successive halving)")
    tune.add_argument("--seats", type=int, metavar="K", help="seats at the table (default: the fewest)")
    tune.add_argument("--write", action="store_true", help="write the room's weights.toml")
    tune.add_argument("--log", metavar="FILE", help="Markdown file to append to (default: docs/tuning/GAME.md)")
    _add_play(tune, scale=1.0)
    tune.set_defaults(run=_tune)


def _add_statistics(subparsers: "Subparsers") -> None:
    statistics = subparsers.add_parser(
        "statistics",
        help="describe many games of a bot against itself",
        description="Plays bots against themselves at every number of seats and prints Markdown: length, ends, seats, what was used.",
    )
    statistics.add_argument("game", metavar="GAME", help="id of a game")
    statistics.add_argument(
        "--bots", default="random,thorough", metavar="A,B,...", help="levels, or random, greedy, thorough (default: random,thorough)"
    )
    statistics.add_argument("--games", type=int, default=500, metavar="N", help="for each bot and number of seats (default: 500)")
    statistics.add_argument("--seats", type=int, action="append", default=[], metavar="K", help="only so many seats")
    _add_workers(statistics)
    statistics.set_defaults(run=_statistics)


def _add_probe(subparsers: "Subparsers") -> None:
    probe = subparsers.add_parser(
        "probe",
        help="what a bot thinks of a position",
        description="Goes to a step of a record and thinks about what to do there.",
    )
    probe.add_argument("record", metavar="RECORD", help="file with a record")
    probe.add_argument("--at", type=int, metavar="N", help="after so many steps, decisions and outcomes alike (default: at the end)")
    probe.add_argument("--seat", type=int, metavar="K", help="whose decision (default: the first seat that has one)")
    probe.add_argument("--seconds", type=float, metavar="S", help="time to think (default: 2)")
    probe.add_argument("--iterations", type=int, metavar="I", help="iterations to think")
    probe.add_argument("--processes", type=int, default=1, metavar="P", help="so many think at once (default: 1)")
    _add_telling(probe, "analysis")
    probe.set_defaults(run=_probe)


def _add_telling(parser: argparse.ArgumentParser, what: str) -> None:
    """What is asked of whoever thinks about a record and tells it."""
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the thinking (default: 1)")
    parser.add_argument("--json", action="store_true", help=f"print the {what} as JSON")
    parser.add_argument("--lang", choices=["en", "fr"], default=argparse.SUPPRESS, help="language")


def _add_review(subparsers: "Subparsers") -> None:
    review = subparsers.add_parser(
        "review",
        help="what mattered in a game, and what could have been better",
        description="Judges every decision of a record from what its seat could know then: the curve of chances, and the (up to three) "
        "decisions that cost most.",
    )
    review.add_argument("record", metavar="RECORD", help="file with a record")
    review.add_argument("--seat", type=int, metavar="K", help="only this seat's decisions")
    review.add_argument("--seconds", type=float, metavar="S", help="time for the whole game (default: 20)")
    review.add_argument("--iterations", type=int, metavar="I", help="iterations for each decision")
    _add_telling(review, "review")
    review.set_defaults(run=_review)


def _add_dataset(subparsers: "Subparsers") -> None:
    dataset = subparsers.add_parser(
        "dataset",
        help="games of a bot against itself as a table for learning",
        description="Plays a bot against itself and writes records and Parquet, one row a decision: features of the view, legal mask, "
        'move, value, result. The same command again goes on where it was broken off. Needs the extra "research".',
    )
    dataset.add_argument("game", metavar="GAME", help="id of a game")
    dataset.add_argument("--games", type=int, default=200, metavar="N", help="how many (default: 200)")
    dataset.add_argument("--bot", default="thorough", metavar="LEVEL", help="a level, or random, greedy, thorough (default: thorough)")
    dataset.add_argument("--seats", type=int, metavar="K", help="seats at the table (default: the fewest)")
    dataset.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be given several times")
    dataset.add_argument("--out", required=True, metavar="DIR", help="folder for records/, decisions/ and layout.json")
    _add_play(dataset, scale=1.0)
    dataset.set_defaults(run=_dataset)


def _add_play(parser: argparse.ArgumentParser, scale: float) -> None:
    parser.add_argument("--scale", type=float, default=scale, metavar="X", help=f"times every level's thinking time (default: {scale})")
    parser.add_argument("--pace", type=int, metavar="I", help="let I iterations stand for a second: the same games on any machine")
    _add_workers(parser)


def _add_workers(parser: argparse.ArgumentParser) -> None:
    """Who plays the games, and which."""
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="P", help="local processes (default: one a core)")
    parser.add_argument("--ray", metavar="ADDRESS", help='play on this Ray cluster instead (needs the extra "cluster")')
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of deals and bots (default: 1)")


# ---------------------------------------------------------------- who answers


def _arena(asked: argparse.Namespace) -> int:
    from soiree.lab.asked import arena

    return arena(asked)


def _ladder(asked: argparse.Namespace) -> int:
    from soiree.lab.asked import ladder

    return ladder(asked)


def _tune(asked: argparse.Namespace) -> int:
    from soiree.lab.asked import tune

    return tune(asked)


def _statistics(asked: argparse.Namespace) -> int:
    from soiree.lab.asked import statistics

    return statistics(asked)


def _probe(asked: argparse.Namespace) -> int:
    from soiree.lab.asked import probe

    return probe(asked)


def _review(asked: argparse.Namespace) -> int:
    from soiree.lab.asked import review

    return review(asked)


def _dataset(asked: argparse.Namespace) -> int:
    from soiree.lab.asked import dataset

    return dataset(asked)
