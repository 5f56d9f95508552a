"""The arguments of the lab's commands. `soiree.lab.commands` has what they run."""

import argparse
from typing import TYPE_CHECKING, Any

from soiree.arguments import add_table
from soiree.lab import commands

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]  # noqa: SLF001 - argparse has no public name for it; any: the parser class of the caller


def add_commands(subparsers: "Subparsers") -> None:
    """Adds arena, ladder, tune, train, calibrate, statistics, probe, analyse, review, dataset and puzzles.

    Each sets `run`, a function that takes the parsed arguments and returns the exit code.
    """
    _add_arena(subparsers)
    _add_ladder(subparsers)
    _add_tune(subparsers)
    _add_train(subparsers)
    _add_calibrate(subparsers)
    _add_statistics(subparsers)
    _add_probe(subparsers)
    _add_analyse(subparsers)
    _add_review(subparsers)
    _add_dataset(subparsers)
    _add_puzzles(subparsers)


def _add_arena(subparsers: "Subparsers") -> None:
    arena = subparsers.add_parser("arena", help="cli-arena", description="cli-arena-about")
    arena.add_argument("game", metavar="GAME", help="cli-game")
    bots = arena.add_mutually_exclusive_group(required=True)
    bots.add_argument("--bots", metavar="A,B,...", help="cli-bots")
    bots.add_argument("--against", metavar="FILE", help="cli-arena-against")
    arena.add_argument("--bot", default="expert", metavar="LEVEL", help="cli-arena-bot")
    arena.add_argument("--games", type=int, default=200, metavar="N", help="cli-arena-games")
    arena.add_argument("--processor-time", action="store_true", help="cli-arena-processor")
    add_table(arena)
    arena.add_argument("--out", metavar="FOLDER", help="cli-arena-out")
    _add_thinking(arena, scale=1.0)
    arena.set_defaults(run=commands.arena_command)


def _add_ladder(subparsers: "Subparsers") -> None:
    ladder = subparsers.add_parser("ladder", help="cli-ladder", description="cli-ladder-about")
    ladder.add_argument("game", metavar="GAME", nargs="*", default=[], help="cli-ladder-game")
    ladder.add_argument("--games", type=int, default=200, metavar="N", help="cli-ladder-games")
    ladder.add_argument("--out", required=True, metavar="FOLDER", help="cli-ladder-out")
    _add_thinking(ladder, scale=0.05)
    ladder.set_defaults(run=commands.ladder_command)


def _add_tune(subparsers: "Subparsers") -> None:
    tune = subparsers.add_parser("tune", help="cli-tune", description="cli-tune-about")
    tune.add_argument("game", metavar="GAME", help="cli-game")
    tune.add_argument("--games", type=int, default=200, metavar="N", help="cli-tune-games")
    tune.add_argument("--rounds", type=int, default=3, metavar="R", help="cli-tune-rounds")
    tune.add_argument("--bot", choices=["thorough", "strong"], default="thorough", help="cli-tune-bot")
    tune.add_argument("--search", action="store_true", help="cli-tune-search")
    tune.add_argument("--seats", type=int, metavar="N", help="cli-seats")
    tune.add_argument("--write", action="store_true", help="cli-tune-write")
    tune.add_argument("--log", metavar="FILE", help="cli-tune-log")
    _add_thinking(tune, scale=1.0)
    tune.set_defaults(run=commands.tune_command)


def _add_train(subparsers: "Subparsers") -> None:
    train = subparsers.add_parser("train", help="cli-train", description="cli-train-about")
    train.add_argument("game", metavar="GAME", help="cli-game")
    train.add_argument("--games", type=int, default=10_000, metavar="N", help="cli-train-games")
    train.add_argument("--bot", default="regular", metavar="LEVEL", help="cli-train-bot")
    train.add_argument("--iterations", type=int, default=1, metavar="I", help="cli-train-iterations")
    train.add_argument("--hidden", type=int, default=32, metavar="N", help="cli-train-hidden")
    train.add_argument("--dropout", type=float, default=0.5, metavar="P", help="cli-train-dropout")
    train.add_argument("--out", metavar="FOLDER", default="build/training", help="cli-train-out")
    train.add_argument("--write", action="store_true", help="cli-train-write")
    train.add_argument("--gate", type=int, default=200, metavar="N", help="cli-train-gate")
    _add_workers(train)
    train.set_defaults(run=commands.train_command)


def _add_calibrate(subparsers: "Subparsers") -> None:
    calibrate = subparsers.add_parser("calibrate", help="cli-calibrate", description="cli-calibrate-about")
    calibrate.add_argument("game", metavar="GAME", help="cli-game")
    calibrate.add_argument("--from", dest="records", metavar="FOLDER", help="cli-calibrate-from")
    calibrate.add_argument("--games", type=int, default=200, metavar="N", help="cli-calibrate-games")
    calibrate.add_argument("--bot", default="strong", metavar="LEVEL", help="cli-train-bot")
    calibrate.add_argument("--iterations", type=int, default=400, metavar="I", help="cli-calibrate-iterations")
    add_table(calibrate)
    calibrate.add_argument("--out", metavar="FOLDER", default="build/calibration", help="cli-calibrate-out")
    calibrate.add_argument("--write", action="store_true", help="cli-calibrate-write")
    _add_thinking(calibrate, scale=1.0)
    calibrate.set_defaults(run=commands.calibrate_command)


def _add_statistics(subparsers: "Subparsers") -> None:
    statistics = subparsers.add_parser("statistics", help="cli-statistics", description="cli-statistics-about")
    statistics.add_argument("game", metavar="GAME", help="cli-game")
    statistics.add_argument("--bots", default="random,thorough", metavar="A,B,...", help="cli-statistics-bots")
    statistics.add_argument("--games", type=int, default=500, metavar="N", help="cli-statistics-games")
    statistics.add_argument("--seats", type=int, action="append", default=[], metavar="K", help="cli-statistics-seats")
    _add_workers(statistics)
    statistics.set_defaults(run=commands.statistics_command)


def _add_probe(subparsers: "Subparsers") -> None:
    probe = subparsers.add_parser("probe", help="cli-probe", description="cli-probe-about")
    probe.add_argument("record", metavar="RECORD", help="cli-record")
    probe.add_argument("--at", type=int, metavar="N", help="cli-probe-at")
    probe.add_argument("--seat", type=int, metavar="K", help="cli-probe-seat")
    probe.add_argument("--processes", type=int, default=1, metavar="P", help="cli-probe-processes")
    _add_search(probe, seconds="cli-probe-seconds", iterations="cli-probe-iterations", json="cli-probe-json")
    probe.set_defaults(run=commands.probe_command)


def _add_analyse(subparsers: "Subparsers") -> None:
    analyse = subparsers.add_parser("analyse", help="cli-analyse", description="cli-analyse-about")
    analyse.add_argument("record", metavar="RECORD", help="cli-record")
    analyse.add_argument("--step", type=int, metavar="N", help="cli-probe-at")
    analyse.add_argument("--seat", type=int, metavar="K", help="cli-probe-seat")
    analyse.add_argument("--open", action="store_true", help="cli-analyse-open")
    _add_search(analyse, seconds="cli-analyse-seconds", iterations="cli-probe-iterations", json="cli-analyse-json")
    analyse.set_defaults(run=commands.analyse_command)


def _add_review(subparsers: "Subparsers") -> None:
    review = subparsers.add_parser("review", help="cli-review", description="cli-review-about")
    review.add_argument("record", metavar="RECORD", help="cli-record")
    review.add_argument("--seat", type=int, metavar="K", help="cli-review-seat")
    _add_search(review, seconds="cli-review-seconds", iterations="cli-review-iterations", json="cli-review-json")
    review.set_defaults(run=commands.review_command)


def _add_dataset(subparsers: "Subparsers") -> None:
    dataset = subparsers.add_parser("dataset", help="cli-dataset", description="cli-dataset-about")
    dataset.add_argument("game", metavar="GAME", help="cli-game")
    dataset.add_argument("--games", type=int, default=200, metavar="N", help="cli-number-of-games")
    dataset.add_argument("--bot", default="thorough", metavar="LEVEL", help="cli-dataset-bot")
    add_table(dataset)
    dataset.add_argument("--out", required=True, metavar="FOLDER", help="cli-dataset-out")
    _add_thinking(dataset, scale=1.0)
    dataset.set_defaults(run=commands.dataset_command)


def _add_puzzles(subparsers: "Subparsers") -> None:
    puzzles = subparsers.add_parser("puzzles", help="cli-puzzles", description="cli-puzzles-about")
    puzzles.add_argument("game", metavar="GAME", nargs="*", default=[], help="cli-puzzles-game")
    puzzles.add_argument("--from", dest="records", metavar="FOLDER", help="cli-puzzles-from")
    puzzles.add_argument("--games", type=int, default=200, metavar="N", help="cli-puzzles-games")
    puzzles.add_argument("--bot", default="regular", metavar="LEVEL", help="cli-dataset-bot")
    add_table(puzzles)
    puzzles.add_argument("--out", required=True, metavar="FOLDER", help="cli-puzzles-out")
    puzzles.add_argument("--confirm", nargs="?", const="", metavar="FILE", help="cli-puzzles-confirm")
    puzzles.add_argument("--check", nargs="?", const="", metavar="FILE", help="cli-puzzles-check")
    puzzles.add_argument("--pace", type=int, metavar="I", help="cli-puzzles-pace")
    puzzles.add_argument("--without", action="append", default=[], metavar="PROMPT", help="cli-puzzles-without")
    puzzles.add_argument("--want", type=int, default=100, metavar="N", help="cli-puzzles-want")
    puzzles.add_argument("--iterations", type=int, default=6000, metavar="I", help="cli-puzzles-iterations")
    puzzles.add_argument("--searches", type=int, default=3, metavar="K", help="cli-puzzles-searches")
    _add_workers(puzzles)
    puzzles.set_defaults(run=commands.puzzles_command)


def _add_thinking(parser: argparse.ArgumentParser, scale: float) -> None:
    parser.add_argument("--scale", type=float, default=scale, metavar="X", help="cli-scale")
    parser.add_argument("--pace", type=int, metavar="I", help="cli-pace")
    _add_workers(parser)


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, metavar="P", help="cli-processes")
    parser.add_argument("--ray", metavar="ADDRESS", help="cli-ray")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="cli-deal-seed")


def _add_search(parser: argparse.ArgumentParser, *, seconds: str, iterations: str, json: str) -> None:
    """The options of a command that searches and prints what it found; the arguments are the ids of their help texts."""
    parser.add_argument("--seconds", type=float, metavar="S", help=seconds)
    parser.add_argument("--iterations", type=int, metavar="I", help=iterations)
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="cli-search-seed")
    parser.add_argument("--json", action="store_true", help=json)
