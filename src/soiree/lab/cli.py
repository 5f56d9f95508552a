"""The commands of the lab: their arguments, and what they run.

What a command needs is imported when it runs, so that `soiree --help` is fast.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from soiree.core.errors import SoireeError

if TYPE_CHECKING:
    from soiree.lab.training.plan import TuningPlan
    from soiree.lab.workers import Workers

    Subparsers = argparse._SubParsersAction[Any]  # noqa: SLF001 - argparse has no public name for it; any: the parser class of the caller


Result = TypeVar("Result")


class BadFile(SoireeError):
    """A file that cannot be read."""


def add_commands(subparsers: "Subparsers") -> None:
    """Adds arena, ladder, tune, statistics, probe, review and dataset.

    Each sets `run`, a function that takes the parsed arguments and returns the exit code.
    """
    _add_arena(subparsers)
    _add_ladder(subparsers)
    _add_tune(subparsers)
    _add_statistics(subparsers)
    _add_probe(subparsers)
    _add_review(subparsers)
    _add_dataset(subparsers)


# ---------------------------------------------------------------- arguments


def _add_arena(subparsers: "Subparsers") -> None:
    arena = subparsers.add_parser(
        "arena",
        help="play bots against each other",
        description="Plays bots against each other: every deal in every seating. After an interruption the same command continues.",
    )
    arena.add_argument("game", metavar="GAME", help="id of a game")
    arena.add_argument("--bots", required=True, metavar="A,B,...", help="levels, or random, greedy, thorough")
    arena.add_argument("--games", type=int, default=200, metavar="N", help="at least this many; rounds are completed (default: 200)")
    _add_table(arena)
    arena.add_argument("--out", metavar="DIR", help="folder for games.jsonl, records/, ratings.json and report.html")
    _add_thinking(arena, scale=1.0)
    arena.set_defaults(run=_arena)


def _add_ladder(subparsers: "Subparsers") -> None:
    ladder = subparsers.add_parser(
        "ladder",
        help="check that each level beats the one below",
        description="Plays each level against the one below, expert against greedy and greedy against random, and writes tables in "
        "Markdown. Exit code 1 if a level is too weak. After an interruption the same command continues.",
    )
    ladder.add_argument("game", metavar="GAME", nargs="*", help="ids of games (default: all)")
    ladder.add_argument("--games", type=int, default=200, metavar="N", help="for each pair of levels (default: 200)")
    ladder.add_argument("--out", required=True, metavar="DIR", help="folder for ladder.md and the games of each pair")
    _add_thinking(ladder, scale=0.05)
    ladder.set_defaults(run=_ladder)


def _add_tune(subparsers: "Subparsers") -> None:
    tune = subparsers.add_parser(
        "tune",
        help="tune the evaluation or the search of a game by self-play",
        description="Fits the weights of a game's evaluation to games that it plays against itself, or tunes its search (--search).",
    )
    tune.add_argument("game", metavar="GAME", help="id of a game")
    tune.add_argument("--games", type=int, default=200, metavar="N", help="in each round, and in each match (default: 200)")
    tune.add_argument("--rounds", type=int, default=3, metavar="R", help="rounds of fitting, or of halving with --search (default: 3)")
    tune.add_argument("--bot", choices=["thorough", "strong"], default="thorough", help="the bot that plays (default: thorough)")
    tune.add_argument("--search", action="store_true", help="tune the settings of the search instead, by successive halving")
    tune.add_argument("--seats", type=int, metavar="K", help="number of seats (default: the fewest)")
    tune.add_argument("--write", action="store_true", help="write the result to the game's weights.toml")
    tune.add_argument("--log", metavar="FILE", help="Markdown file to append to (default: docs/tuning/GAME.md)")
    _add_thinking(tune, scale=1.0)
    tune.set_defaults(run=_tune)


def _add_statistics(subparsers: "Subparsers") -> None:
    statistics = subparsers.add_parser(
        "statistics",
        help="describe many games of a bot against itself",
        description="Plays bots against themselves and prints Markdown: length of games, ends, returns by seat, counts of events.",
    )
    statistics.add_argument("game", metavar="GAME", help="id of a game")
    statistics.add_argument(
        "--bots", default="random,thorough", metavar="A,B,...", help="levels, or random, greedy, thorough (default: random,thorough)"
    )
    statistics.add_argument("--games", type=int, default=500, metavar="N", help="for each bot and number of seats (default: 500)")
    statistics.add_argument(
        "--seats", type=int, action="append", default=[], metavar="K", help="number of seats; may be given several times (default: all)"
    )
    _add_workers(statistics)
    statistics.set_defaults(run=_statistics)


def _add_probe(subparsers: "Subparsers") -> None:
    probe = subparsers.add_parser(
        "probe",
        help="analyse one decision of a record",
        description="Replays a record up to a step and analyses the decision there, from what its seat could know.",
    )
    probe.add_argument("record", metavar="RECORD", help="file with a record")
    probe.add_argument("--at", type=int, metavar="N", help="after N steps, decisions and chance outcomes alike (default: at the end)")
    probe.add_argument("--seat", type=int, metavar="K", help="the seat that decides (default: the first)")
    probe.add_argument("--seconds", type=float, metavar="S", help="time for the analysis (default: 2)")
    probe.add_argument("--iterations", type=int, metavar="I", help="iterations for the analysis")
    probe.add_argument("--processes", type=int, default=1, metavar="P", help="processes, each with the whole budget (default: 1)")
    _add_output(probe, "analysis")
    probe.set_defaults(run=_probe)


def _add_review(subparsers: "Subparsers") -> None:
    review = subparsers.add_parser(
        "review",
        help="judge all decisions of a record",
        description="Judges every decision of a record from what its seat could know: win chances during the game, and the (up to three) "
        "decisions that cost most.",
    )
    review.add_argument("record", metavar="RECORD", help="file with a record")
    review.add_argument("--seat", type=int, metavar="K", help="only the decisions of this seat")
    review.add_argument("--seconds", type=float, metavar="S", help="time for the whole game (default: 20)")
    review.add_argument("--iterations", type=int, metavar="I", help="iterations for each decision")
    _add_output(review, "review")
    review.set_defaults(run=_review)


def _add_dataset(subparsers: "Subparsers") -> None:
    dataset = subparsers.add_parser(
        "dataset",
        help="write the games of a bot against itself as a table",
        description="Plays a bot against itself and writes records and Parquet with one row for each decision: features of the view, "
        'action mask, move, value, result. After an interruption the same command continues. Needs the extra "research".',
    )
    dataset.add_argument("game", metavar="GAME", help="id of a game")
    dataset.add_argument("--games", type=int, default=200, metavar="N", help="number of games (default: 200)")
    dataset.add_argument("--bot", default="thorough", metavar="LEVEL", help="a level, or random, greedy, thorough (default: thorough)")
    _add_table(dataset)
    dataset.add_argument("--out", required=True, metavar="DIR", help="folder for records/, decisions/ and layout.json")
    _add_thinking(dataset, scale=1.0)
    dataset.set_defaults(run=_dataset)


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, metavar="K", help="number of seats (default: the fewest)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be given several times")


def _add_thinking(parser: argparse.ArgumentParser, scale: float) -> None:
    parser.add_argument("--scale", type=float, default=scale, metavar="X", help=f"factor for thinking times (default: {scale})")
    parser.add_argument("--pace", type=int, metavar="I", help="I iterations instead of a second: the same games on any machine")
    _add_workers(parser)


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, metavar="P", help="local processes (default: one for each core)")
    parser.add_argument("--ray", metavar="ADDRESS", help='play on this Ray cluster instead (needs the extra "cluster")')
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of deals and bots (default: 1)")


def _add_output(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the search (default: 1)")
    parser.add_argument("--json", action="store_true", help=f"print the {what} as JSON")
    parser.add_argument("--lang", choices=["en", "fr"], default=argparse.SUPPRESS, help="language")


# ---------------------------------------------------------------- commands


def _arena(args: argparse.Namespace) -> int:
    from rich.console import Console

    from soiree.games import game as load_game
    from soiree.lab.arena.runner import rate_contest, rating_table, run_contest
    from soiree.lab.arena.schedule import contest

    game = load_game(args.game)
    settings = contest(
        game.id,
        _names(args.bots),
        args.games,
        seats=args.seats,
        options=game.read_options(args.option),
        scale=args.scale,
        pace=args.pace,
        seed=args.seed,
    )
    console = Console()
    out = Path(args.out) if args.out else None
    results = _resumable(lambda: run_contest(settings, out, _workers(args), console), out)
    console.print(rating_table(rate_contest(settings, results, out)))
    if out is not None:
        console.print(f"{len(results)} games; {out / 'report.html'} has the plots", highlight=False, soft_wrap=True)
    return 0


def _ladder(args: argparse.Namespace) -> int:
    """0 if every level has reached the score that it must, else 1."""
    from rich.console import Console

    from soiree.games import game, games
    from soiree.lab.arena.ladder import run_ladder

    console, out = Console(), Path(args.out)
    chosen = [game(id) for id in args.game] or games()
    results = run_ladder(chosen, args.games, out, _workers(args), scale=args.scale, pace=args.pace, seed=args.seed, console=console)
    held = sum(result.holds for result in results)
    console.print(f"{held} of {len(results)} bounds hold; tables in {out / 'ladder.md'}", highlight=False, soft_wrap=True)
    return 0 if held == len(results) else 1


def _tune(args: argparse.Namespace) -> int:
    from soiree.games import game as load_game
    from soiree.lab.training.plan import TuningPlan, append_to_log

    game = load_game(args.game)
    plan = TuningPlan(game.id, args.games, args.rounds, args.bot, args.seats, args.scale, args.pace, args.seed)
    section = _tune_search(plan, args) if args.search else _tune_weights(plan, args)
    append_to_log(Path(args.log or f"docs/tuning/{game.id}.md"), game.id, section)
    return 0


def _tune_weights(plan: "TuningPlan", args: argparse.Namespace) -> str:
    """Tunes the weights and returns the section for the log."""
    from rich.console import Console

    from soiree.core.evaluation import read_weights
    from soiree.games import game as load_game
    from soiree.lab.training.weights import tune_weights, weights_log
    from soiree.lab.training.weights_file import write_values

    folder = load_game(plan.game).folder
    console, before = Console(), read_weights(folder)
    after, rounds = tune_weights(plan, _workers(args), console)
    write = args.write and after != before
    console.print("\n".join(f"{name} = {value}" for name, value in after.items()), highlight=False)
    if write:
        write_values(folder, "weights", after)
    return weights_log(plan, before, after, rounds, write)


def _tune_search(plan: "TuningPlan", args: argparse.Namespace) -> str:
    """Tunes the settings of the search and returns the section for the log."""
    import msgspec
    from rich.console import Console

    from soiree.games import game as load_game
    from soiree.lab.training.search import BOT, search_log, settings_text, tune_search
    from soiree.lab.training.weights_file import write_values

    console, plan = Console(), msgspec.structs.replace(plan, bot=BOT)
    before, after, trials = tune_search(plan, _workers(args), console)
    write = args.write and after != before
    console.print(settings_text(after), highlight=False)
    if write:
        write_values(load_game(plan.game).folder, "search", after)
    return search_log(plan, before, after, trials, write)


def _statistics(args: argparse.Namespace) -> int:
    from soiree.lab.analysis.statistics import statistics

    print(statistics(args.game, _names(args.bots), args.games, args.seats, args.seed, _workers(args)))
    return 0


def _probe(args: argparse.Namespace) -> int:
    import msgspec
    from rich.console import Console

    from soiree.bots import Budget
    from soiree.lab.analysis.probe import find_decision, print_analysis, probe

    decision = find_decision(_read(args.record), args.at, args.seat)
    seconds = 2.0 if args.seconds is None and args.iterations is None else args.seconds
    analysis = probe(decision.match, decision.seat, Budget(seconds, args.iterations), args.processes, args.seed)
    if args.json:
        print(msgspec.json.encode(analysis).decode())
    else:
        print_analysis(decision, analysis, getattr(args, "lang", None) or "en", Console())
    return 0


def _review(args: argparse.Namespace) -> int:
    from functools import partial

    import msgspec
    from rich.console import Console
    from rich.progress import track

    from soiree.lab.analysis.review import SECONDS, print_review, review

    seconds = SECONDS if args.seconds is None and args.iterations is None else args.seconds
    progress = partial(track, description="", console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    match, found = review(_read(args.record), seconds, args.iterations, args.seat, args.seed, progress)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        print_review(match, found, getattr(args, "lang", None) or "en", Console())
    return 0


def _dataset(args: argparse.Namespace) -> int:
    from rich.console import Console

    from soiree.games import game as load_game
    from soiree.lab.arena.schedule import self_play
    from soiree.lab.envs.optional import MissingExtra

    game = load_game(args.game)
    settings = self_play(
        game.id,
        args.bot,
        args.games,
        seats=args.seats,
        options=game.read_options(args.option),
        scale=args.scale,
        pace=args.pace,
        seed=args.seed,
    )
    try:
        from soiree.lab.analysis.dataset import write_dataset
    except ImportError as error:
        raise MissingExtra(str(error)) from None
    console, out = Console(), Path(args.out)
    rows = _resumable(lambda: write_dataset(settings, out, _workers(args), console), out)
    console.print(f"{rows} decisions of {settings.games} games in {out / 'decisions'}", highlight=False, soft_wrap=True)
    return 0


# ---------------------------------------------------------------- shared


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _workers(args: argparse.Namespace) -> "Workers":
    from soiree.lab.arena.schedule import BadSettings
    from soiree.lab.workers import Workers
    from soiree.parallel import cores

    if args.processes is not None and args.processes <= 0:
        raise BadSettings(f"the number of processes is a positive whole number, not {args.processes}")
    return Workers(args.processes or cores(), args.ray)


def _resumable(run: Callable[[], Result], out: Path | None) -> Result:
    """Runs something; when it is interrupted, says how to continue."""
    try:
        return run()
    except KeyboardInterrupt:
        if out is not None:
            print(f"interrupted; the same command goes on with what is in {out}", file=sys.stderr)
        raise


def _read(file: str) -> bytes:
    """The bytes of a record. Raises `BadFile`."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}") from None
