"""The commands of the lab: their arguments, and what they run.

What a command needs is imported when it runs, so that `soiree --help` is fast.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from soiree.core.errors import SoireeError, problem, system_reason

if TYPE_CHECKING:
    from soiree.lab.training.plan import TuningPlan
    from soiree.lab.workers import Workers

    Subparsers = argparse._SubParsersAction[Any]  # noqa: SLF001 - argparse has no public name for it; any: the parser class of the caller


Result = TypeVar("Result")


class BadFile(SoireeError):
    """A file that cannot be read."""


def add_commands(subparsers: "Subparsers") -> None:
    """Adds arena, ladder, tune, train, statistics, probe, analyse, review, dataset and puzzles.

    Each sets `run`, a function that takes the parsed arguments and returns the exit code.
    """
    _add_arena(subparsers)
    _add_ladder(subparsers)
    _add_tune(subparsers)
    _add_train(subparsers)
    _add_statistics(subparsers)
    _add_probe(subparsers)
    _add_analyse(subparsers)
    _add_review(subparsers)
    _add_dataset(subparsers)
    _add_puzzles(subparsers)


# ---------------------------------------------------------------- arguments


def _add_arena(subparsers: "Subparsers") -> None:
    arena = subparsers.add_parser("arena", help="cli-arena", description="cli-arena-about")
    arena.add_argument("game", metavar="GAME", help="cli-game")
    arena.add_argument("--bots", required=True, metavar="A,B,...", help="cli-bots")
    arena.add_argument("--games", type=int, default=200, metavar="N", help="cli-arena-games")
    _add_table(arena)
    arena.add_argument("--out", metavar="FOLDER", help="cli-arena-out")
    _add_thinking(arena, scale=1.0)
    arena.set_defaults(run=_arena)


def _add_ladder(subparsers: "Subparsers") -> None:
    ladder = subparsers.add_parser("ladder", help="cli-ladder", description="cli-ladder-about")
    ladder.add_argument("game", metavar="GAME", nargs="*", help="cli-ladder-game")
    ladder.add_argument("--games", type=int, default=200, metavar="N", help="cli-ladder-games")
    ladder.add_argument("--out", required=True, metavar="FOLDER", help="cli-ladder-out")
    _add_thinking(ladder, scale=0.05)
    ladder.set_defaults(run=_ladder)


def _add_tune(subparsers: "Subparsers") -> None:
    tune = subparsers.add_parser("tune", help="cli-tune", description="cli-tune-about")
    tune.add_argument("game", metavar="GAME", help="cli-game")
    tune.add_argument("--games", type=int, default=200, metavar="N", help="cli-tune-games")
    tune.add_argument("--rounds", type=int, default=3, metavar="R", help="cli-tune-rounds")
    tune.add_argument("--bot", choices=["thorough", "strong"], default="thorough", help="cli-tune-bot")
    tune.add_argument("--search", action="store_true", help="cli-tune-search")
    tune.add_argument("--seats", type=int, metavar="K", help="cli-seats")
    tune.add_argument("--write", action="store_true", help="cli-tune-write")
    tune.add_argument("--log", metavar="FILE", help="cli-tune-log")
    _add_thinking(tune, scale=1.0)
    tune.set_defaults(run=_tune)


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
    _add_workers(train)
    train.set_defaults(run=_train)


def _add_statistics(subparsers: "Subparsers") -> None:
    statistics = subparsers.add_parser("statistics", help="cli-statistics", description="cli-statistics-about")
    statistics.add_argument("game", metavar="GAME", help="cli-game")
    statistics.add_argument("--bots", default="random,thorough", metavar="A,B,...", help="cli-statistics-bots")
    statistics.add_argument("--games", type=int, default=500, metavar="N", help="cli-statistics-games")
    statistics.add_argument("--seats", type=int, action="append", default=[], metavar="K", help="cli-statistics-seats")
    _add_workers(statistics)
    statistics.set_defaults(run=_statistics)


def _add_probe(subparsers: "Subparsers") -> None:
    probe = subparsers.add_parser("probe", help="cli-probe", description="cli-probe-about")
    probe.add_argument("record", metavar="RECORD", help="cli-record")
    probe.add_argument("--at", type=int, metavar="N", help="cli-probe-at")
    probe.add_argument("--seat", type=int, metavar="K", help="cli-probe-seat")
    probe.add_argument("--seconds", type=float, metavar="S", help="cli-probe-seconds")
    probe.add_argument("--iterations", type=int, metavar="I", help="cli-probe-iterations")
    probe.add_argument("--processes", type=int, default=1, metavar="P", help="cli-probe-processes")
    _add_output(probe, "cli-probe-json")
    probe.set_defaults(run=_probe)


def _add_analyse(subparsers: "Subparsers") -> None:
    analyse = subparsers.add_parser("analyse", help="cli-analyse", description="cli-analyse-about")
    analyse.add_argument("record", metavar="RECORD", help="cli-record")
    analyse.add_argument("--step", type=int, metavar="N", help="cli-probe-at")
    analyse.add_argument("--seat", type=int, metavar="K", help="cli-probe-seat")
    analyse.add_argument("--open", action="store_true", help="cli-analyse-open")
    analyse.add_argument("--seconds", type=float, metavar="S", help="cli-analyse-seconds")
    analyse.add_argument("--iterations", type=int, metavar="I", help="cli-probe-iterations")
    _add_output(analyse, "cli-analyse-json")
    analyse.set_defaults(run=_analyse)


def _add_review(subparsers: "Subparsers") -> None:
    review = subparsers.add_parser("review", help="cli-review", description="cli-review-about")
    review.add_argument("record", metavar="RECORD", help="cli-record")
    review.add_argument("--seat", type=int, metavar="K", help="cli-review-seat")
    review.add_argument("--seconds", type=float, metavar="S", help="cli-review-seconds")
    review.add_argument("--iterations", type=int, metavar="I", help="cli-review-iterations")
    _add_output(review, "cli-review-json")
    review.set_defaults(run=_review)


def _add_dataset(subparsers: "Subparsers") -> None:
    dataset = subparsers.add_parser("dataset", help="cli-dataset", description="cli-dataset-about")
    dataset.add_argument("game", metavar="GAME", help="cli-game")
    dataset.add_argument("--games", type=int, default=200, metavar="N", help="cli-number-of-games")
    dataset.add_argument("--bot", default="thorough", metavar="LEVEL", help="cli-dataset-bot")
    _add_table(dataset)
    dataset.add_argument("--out", required=True, metavar="FOLDER", help="cli-dataset-out")
    _add_thinking(dataset, scale=1.0)
    dataset.set_defaults(run=_dataset)


def _add_puzzles(subparsers: "Subparsers") -> None:
    puzzles = subparsers.add_parser("puzzles", help="cli-puzzles", description="cli-puzzles-about")
    puzzles.add_argument("game", metavar="GAME", help="cli-game")
    puzzles.add_argument("--from", dest="records", metavar="FOLDER", help="cli-puzzles-from")
    puzzles.add_argument("--games", type=int, default=200, metavar="N", help="cli-puzzles-games")
    puzzles.add_argument("--bot", default="regular", metavar="LEVEL", help="cli-dataset-bot")
    _add_table(puzzles)
    puzzles.add_argument("--out", required=True, metavar="FOLDER", help="cli-puzzles-out")
    puzzles.add_argument("--want", type=int, default=100, metavar="N", help="cli-puzzles-want")
    puzzles.add_argument("--iterations", type=int, default=6000, metavar="I", help="cli-puzzles-iterations")
    puzzles.add_argument("--searches", type=int, default=3, metavar="K", help="cli-puzzles-searches")
    _add_workers(puzzles)
    puzzles.set_defaults(run=_puzzles)


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, metavar="K", help="cli-seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="cli-option")


def _add_thinking(parser: argparse.ArgumentParser, scale: float) -> None:
    parser.add_argument("--scale", type=float, default=scale, metavar="X", help="cli-scale")
    parser.add_argument("--pace", type=int, metavar="I", help="cli-pace")
    _add_workers(parser)


def _add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, metavar="P", help="cli-processes")
    parser.add_argument("--ray", metavar="ADDRESS", help="cli-ray")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="cli-deal-seed")


def _add_output(parser: argparse.ArgumentParser, json_help: str) -> None:
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="cli-search-seed")
    parser.add_argument("--json", action="store_true", help=json_help)


# ---------------------------------------------------------------- commands


def _arena(args: argparse.Namespace) -> int:
    from rich.console import Console

    from soiree.core.words import words_about
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
    console, say = Console(), words_about("cli", args.lang)
    out = Path(args.out) if args.out else None
    results = _resumable(lambda: run_contest(settings, out, _workers(args), console), out, args.lang)
    console.print(rating_table(rate_contest(settings, results, out), say))
    if out is not None:
        console.print(say("cli-arena-done", games=len(results), file=str(out / "report.html")), highlight=False, soft_wrap=True)
    return 0


def _ladder(args: argparse.Namespace) -> int:
    """0 if every level has reached the score that it must, else 1."""
    from rich.console import Console

    from soiree.core.words import words_about
    from soiree.games import game, games
    from soiree.lab.arena.ladder import run_ladder

    console, out, say = Console(), Path(args.out), words_about("cli", args.lang)
    chosen = [game(id) for id in args.game] or games()
    results = run_ladder(
        chosen, args.games, out, _workers(args), scale=args.scale, pace=args.pace, seed=args.seed, console=console, say=say
    )
    held = sum(result.holds for result in results)
    done = say("cli-ladder-done", held=held, all=len(results), file=str(out / "ladder.md"))
    console.print(done, highlight=False, soft_wrap=True)
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
    from soiree.core.words import words_about
    from soiree.games import game as load_game
    from soiree.lab.training.weights import tune_weights, weights_log
    from soiree.lab.training.weights_file import write_values

    folder = load_game(plan.game).folder
    console, before = Console(), read_weights(folder)
    after, rounds = tune_weights(plan, _workers(args), console, words_about("cli", args.lang))
    write = args.write and after != before
    console.print("\n".join(f"{name} = {value}" for name, value in after.items()), highlight=False)
    if write:
        write_values(folder, "weights", after)
    return weights_log(plan, before, after, rounds, write)


def _tune_search(plan: "TuningPlan", args: argparse.Namespace) -> str:
    """Tunes the settings of the search and returns the section for the log."""
    import msgspec
    from rich.console import Console

    from soiree.bots.search_bot import plays_with_model
    from soiree.core.words import words_about
    from soiree.games import game as load_game
    from soiree.lab.training.search import BOT, search_log, settings_text, tune_search
    from soiree.lab.training.weights_file import write_values

    console, plan = Console(), msgspec.structs.replace(plan, bot=BOT)
    before, after, trials = tune_search(plan, _workers(args), console, words_about("cli", args.lang))
    write = args.write and after != before
    console.print(settings_text(after), highlight=False)
    if write:
        game = load_game(plan.game)
        learned = plays_with_model(game, game.check_seats(plan.seats))
        write_values(game.folder, "search_with_model" if learned else "search", after)
    return search_log(plan, before, after, trials, write)


def _train(args: argparse.Namespace) -> int:
    from rich.console import Console

    from soiree.core.model_file import write_model
    from soiree.core.value_model import UNITS_AT_ONCE
    from soiree.core.words import words_about
    from soiree.games import game as load_game
    from soiree.lab.arena.schedule import BadSettings
    from soiree.lab.envs.optional import MissingExtra
    from soiree.lab.files import write_atomically

    try:
        from soiree.lab.training.model_report import model_report
        from soiree.lab.training.self_play import folders_of, self_play_plan
        from soiree.lab.training.value_training import TrainingPlan, train
    except ImportError as error:
        raise MissingExtra(problem("error-missing-extra", library=error.name)) from None
    game, console, say = load_game(args.game), Console(), words_about("cli", args.lang)
    if args.games <= 0:
        raise BadSettings(problem("error-games", value=args.games))
    if not 0 <= args.dropout < 1 or args.hidden <= 0 or args.hidden % UNITS_AT_ONCE:
        raise BadSettings(problem("error-training", units=UNITS_AT_ONCE))
    out = Path(args.out) / game.id
    plan = self_play_plan(game, args.bot, args.iterations, args.seed)
    folders = _resumable(lambda: folders_of(out, plan, args.games, _workers(args), console), out, args.lang)
    card, content, curve = train(game, folders, TrainingPlan(hidden=args.hidden, dropout=args.dropout, seed=args.seed), console)
    for one in card.measured:
        numbers = {"loss": one.loss, "error": one.error, "hand": one.loss_by_hand, "linear": one.loss_linear}
        about = {"play": one.play, "seats": one.seats, "games": one.games} | {name: f"{value:.4f}" for name, value in numbers.items()}
        console.print(say("cli-train-measured", about), highlight=False, soft_wrap=True)
    if args.write:
        write_model(game.folder, card, content)
        page = Path("docs/training") / f"{game.id}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(page, model_report(card, curve))
    done = say("cli-train-done", version=card.version, games=sum(one.games for one in card.sources), bytes=len(content))
    console.print(done, highlight=False, soft_wrap=True)
    return 0


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
        print_analysis(decision, analysis, args.lang, Console())
    return 0


def _analyse(args: argparse.Namespace) -> int:
    import msgspec
    from rich.console import Console

    from soiree.bots import Budget, deepen
    from soiree.core.rng import Rng
    from soiree.lab.analysis.deepening import print_ratings
    from soiree.lab.analysis.probe import find_decision

    decision = find_decision(_read(args.record), args.step, args.seat)
    match, seat = decision.match, decision.seat
    budget = Budget(5.0 if args.seconds is None and args.iterations is None else args.seconds, args.iterations)
    ratings = deepen(match.view(seat), match.moves(seat), budget, Rng(args.seed), match.state if args.open else None)
    if args.json:
        for rating in ratings:
            print(msgspec.json.encode(rating).decode(), flush=True)
    else:
        print_ratings(decision, ratings, args.open, args.lang, Console())
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
        print_review(match, found, args.lang, Console())
    return 0


def _dataset(args: argparse.Namespace) -> int:
    from rich.console import Console

    from soiree.core.words import words_about
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
        raise MissingExtra(problem("error-missing-extra", library=error.name)) from None
    console, out = Console(), Path(args.out)
    say = words_about("cli", args.lang)
    rows = _resumable(lambda: write_dataset(settings, out, _workers(args), console, say("cli-decisions")), out, args.lang)
    done = say("cli-dataset-done", rows=rows, games=settings.games, folder=str(out / "decisions"))
    console.print(done, highlight=False, soft_wrap=True)
    return 0


def _puzzles(args: argparse.Namespace) -> int:
    from rich.console import Console

    from soiree.core.teaching.puzzles import KINDS
    from soiree.core.words import words_about
    from soiree.games import game as load_game
    from soiree.lab.arena.runner import run_contest
    from soiree.lab.arena.schedule import BadSettings, self_play
    from soiree.lab.puzzles.mining import choose_set, mine, records_in, write_puzzles
    from soiree.lab.puzzles.proof import Effort

    game, console, out, say = load_game(args.game), Console(), Path(args.out), words_about("cli", args.lang)
    if min(args.iterations, args.searches, args.want) <= 0:
        raise BadSettings(problem("error-puzzle-numbers"))
    workers = _workers(args)

    def run() -> int:
        folder = Path(args.records) if args.records else out / "games"
        if not args.records:
            settings = self_play(
                game.id, args.bot, args.games, seats=args.seats, options=game.read_options(args.option), seed=args.seed
            )  # fmt: skip
            run_contest(settings, folder, workers, console)
        records = records_in(folder, game.id)
        found = mine(records, out / "found", workers, Effort(args.iterations, args.searches), args.seed, console, say("cli-puzzles-title"))
        chosen = choose_set(found, args.want)
        write_puzzles(out / "puzzles.jsonl", chosen)
        win, hold, plan = (sum(one.kind == kind for one in chosen) for kind in KINDS)
        about = {"chosen": len(chosen), "found": len(found), "games": len(records), "win": win, "hold": hold, "plan": plan}
        console.print(say("cli-puzzles-done", about, file=str(out / "puzzles.jsonl")), highlight=False, soft_wrap=True)
        return 0

    return _resumable(run, out, args.lang)


# ---------------------------------------------------------------- shared


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _workers(args: argparse.Namespace) -> "Workers":
    from soiree.lab.arena.schedule import BadSettings
    from soiree.lab.workers import Workers
    from soiree.parallel import cores

    if args.processes is not None and args.processes <= 0:
        raise BadSettings(problem("error-processes", value=args.processes))
    return Workers(args.processes or cores(), args.ray)


def _resumable(run: Callable[[], Result], out: Path | None, language: str) -> Result:
    """Runs something; when it is interrupted, says how to continue."""
    try:
        return run()
    except KeyboardInterrupt:
        if out is not None:
            from soiree.core.words import words_about

            print(words_about("cli", language)("cli-interrupted", folder=str(out)), file=sys.stderr)
        raise


def _read(file: str) -> bytes:
    """The bytes of a record. Raises `BadFile`."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise BadFile(problem("error-cannot-be-read", path=file, reason=system_reason(error))) from None
