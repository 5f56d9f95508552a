"""What the commands of the lab run; each takes the parsed arguments and returns the exit code. `soiree.lab.cli` has the arguments.

What a command needs is imported when it runs, so that `soiree --help` is fast.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from soiree.core.errors import SoireeError, problem, system_reason

if TYPE_CHECKING:
    from soiree.core.game import Game
    from soiree.core.teaching.puzzles import Puzzle
    from soiree.lab.training.plan import TuningPlan
    from soiree.lab.workers import Workers

Result = TypeVar("Result")


class BadFile(SoireeError):
    """A file that cannot be read."""


def arena_command(args: argparse.Namespace) -> int:
    """`soiree arena`: plays a contest and rates it. Returns the exit code."""
    from functools import partial

    from rich.console import Console

    from soiree.core.texts.words import words_about
    from soiree.games import game as load_game
    from soiree.lab.arena.process_bot import interpreter_version
    from soiree.lab.arena.runner import rate_contest, rating_table, run_contest
    from soiree.lab.arena.schedule import against, contest
    from soiree.lab.arena.scoring import score, totals_by_deal

    game = load_game(args.game)
    settings = contest(
        game.id,
        against(args.bot, args.against, partial(interpreter_version, game.id)) if args.against else _names(args.bots),
        args.games,
        seats=args.seats,
        options=game.read_options(args.option),
        scale=args.scale,
        pace=args.pace,
        seed=args.seed,
        processor=args.processor_time,
    )
    console, say = Console(), words_about("cli", args.lang)
    out = Path(args.out) if args.out else None
    results = _resumable(lambda: run_contest(settings, out, _workers(args), console), out, args.lang)
    console.print(rating_table(rate_contest(settings, results, out), say))
    if len(settings.entrants) == 2:
        first, second = settings.entrants
        share = str(score(totals_by_deal(results), first, second))
        console.print(say("cli-arena-share", first=first, second=second, share=share), highlight=False)
    if out is not None:
        console.print(say("cli-arena-done", games=len(results), file=str(out / "report.html")), highlight=False, soft_wrap=True)
    return 0


def ladder_command(args: argparse.Namespace) -> int:
    """`soiree ladder`: checks that every level is stronger than the one below. Returns the exit code: 1 if one is not."""
    from rich.console import Console

    from soiree.core.texts.words import words_about
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


def tune_command(args: argparse.Namespace) -> int:
    """`soiree tune`: tunes weights or search settings by matches. Returns the exit code."""
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

    from soiree.core.texts.words import words_about
    from soiree.core.values.evaluation import read_weights
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

    from soiree.bots.search_bot import plays_with_model, settings_table
    from soiree.core.texts.words import words_about
    from soiree.games import game as load_game
    from soiree.lab.training.search import BOT, search_log, settings_text, tune_search
    from soiree.lab.training.weights_file import write_values

    console, plan = Console(), msgspec.structs.replace(plan, bot=BOT)
    before, after, trials = tune_search(plan, _workers(args), console, words_about("cli", args.lang))
    write = args.write and after != before
    console.print(settings_text(after), highlight=False)
    if write:
        game = load_game(plan.game)
        seats = game.check_seats(plan.seats)
        write_values(game.folder, settings_table(game, seats, learned=plays_with_model(game, seats)), after)
    return search_log(plan, before, after, trials, write)


def train_command(args: argparse.Namespace) -> int:
    """`soiree train`: trains the value model of a game. Returns the exit code: 1 if the new model lost the match against the present one.

    Raises BadSettings, and MissingExtra without NumPy.
    """
    import msgspec
    from rich.console import Console

    from soiree.core.texts.words import words_about
    from soiree.core.values.model_file import write_model
    from soiree.core.values.value_model import UNITS_AT_ONCE
    from soiree.games import game as load_game
    from soiree.lab.arena.schedule import BadSettings
    from soiree.lab.envs.optional import MissingExtra
    from soiree.lab.files import write_atomically

    try:
        from soiree.lab.training.gate import passes, play_gate
        from soiree.lab.training.model_report import model_report
        from soiree.lab.training.self_play import folders_of, self_play_plan
        from soiree.lab.training.value_training import TrainingPlan, train
    except ImportError as error:
        raise MissingExtra(problem("error-missing-extra", library=error.name)) from None
    game, console, say = load_game(args.game), Console(), words_about("cli", args.lang)
    if args.games <= 0 or args.gate < 0:
        raise BadSettings(problem("error-games", value=min(args.games, args.gate)))
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
    if args.write and args.gate:
        strength = play_gate(game, card, content, out / "candidate", args.gate, args.seed, _workers(args), console)
        shares = {name: f"{getattr(strength, name):.1%}" for name in ("share", "low", "high")}
        console.print(say("cli-train-gated", shares, games=strength.games), highlight=False, soft_wrap=True)
        if not passes(strength):
            console.print(say("cli-train-refused", folder=str(out / "candidate")), highlight=False, soft_wrap=True)
            return 1
        card = msgspec.structs.replace(card, strength=strength)
    if args.write:
        write_model(game.folder, card, content)
        page = Path("docs/training") / f"{game.id}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(page, model_report(card, curve))
    done = say("cli-train-done", version=card.version, games=sum(one.games for one in card.sources), bytes=len(content))
    console.print(done, highlight=False, soft_wrap=True)
    return 0


def calibrate_command(args: argparse.Namespace) -> int:
    """`soiree calibrate`: measures how accurate the shown win chances are. Returns the exit code.

    Raises BadFolder, and MissingExtra without NumPy.
    """
    from rich.console import Console

    from soiree.bots import Budget
    from soiree.core.records.record import Record
    from soiree.core.texts.words import words_about
    from soiree.core.values.calibration_file import weights_version
    from soiree.games import game as load_game
    from soiree.lab.arena.record_files import records_in
    from soiree.lab.arena.runner import BadFolder, run_contest
    from soiree.lab.arena.schedule import self_play
    from soiree.lab.envs.optional import MissingExtra

    try:
        from soiree.lab.training.shown_values import (
            accuracy_table,
            calibrate,
            measure_records,
            play_of,
            reliability_table,
            write_calibration,
        )
    except ImportError as error:
        raise MissingExtra(problem("error-missing-extra", library=error.name)) from None
    game, console, say = load_game(args.game), Console(), words_about("cli", args.lang)
    seats, workers = game.check_seats(args.seats), _workers(args)
    Budget(iterations=args.iterations)
    settings = self_play(
        game.id, args.bot, args.games, seats=seats, options=game.read_options(args.option), scale=args.scale, pace=args.pace, seed=args.seed
    )  # fmt: skip
    out = Path(args.out) / f"{game.id}-{seats}"

    def run() -> int:
        games = Path(args.records) if args.records else out / "games"
        if not args.records:
            run_contest(settings, games, workers, console)
        headers = {file: Record.parse(file.read_bytes()).headers for file in records_in(games, game.id)}
        wanted = {"Seats": str(seats), "Edition": game.edition}
        records = [file for file, about in headers.items() if all(about.get(name) == value for name, value in wanted.items())]
        if not records:
            raise BadFolder(problem("error-no-records", path=games, game=game.id))
        model = "hand" if game.model_card is None else game.model_card.version
        kept = out / f"values-{model}-{weights_version(game.folder)}-{args.iterations}"
        values = measure_records(records, kept, args.iterations, args.seed, workers, console, say("cli-calibrate-title"))
        players = {name for about in headers.values() for header, name in about.items() if header.startswith("Player.")}
        play = ", ".join(sorted(players)) if args.records else play_of(settings)
        found = calibrate(seats, play, args.iterations, values)
        console.print(say("cli-calibrate-done", games=found.games, positions=found.positions, play=found.play), highlight=False)
        console.print(accuracy_table(found, say), reliability_table(found, say))
        if found.correction is None:
            console.print(say("cli-calibrate-none"), highlight=False)
        else:
            about = {"offset": f"{found.correction.offset:.3f}", "slope": f"{found.correction.slope:.3f}"}
            console.print(say("cli-calibrate-correction", about), highlight=False)
        if args.write:
            console.print(say("cli-calibrate-written", file=str(write_calibration(game, found))), highlight=False, soft_wrap=True)
        return 0

    return _resumable(run, out, args.lang)


def statistics_command(args: argparse.Namespace) -> int:
    """`soiree statistics`: describes games of bots. Returns the exit code."""
    from soiree.lab.analysis.statistics import statistics

    print(statistics(args.game, _names(args.bots), args.games, args.seats, args.seed, _workers(args), args.lang))
    return 0


def _seconds(args: argparse.Namespace, default: float) -> float | None:
    """The time that was asked for; the default if neither time nor iterations were."""
    seconds: float | None = args.seconds
    return default if seconds is None and args.iterations is None else seconds


def probe_command(args: argparse.Namespace) -> int:
    """`soiree probe`: shows what a bot sees in a position. Returns the exit code."""
    import msgspec
    from rich.console import Console

    from soiree.bots import Budget
    from soiree.lab.analysis.probe import find_decision, print_analysis, probe

    decision = find_decision(_read(args.record), args.at, args.seat)
    budget = Budget(_seconds(args, 2.0), args.iterations)
    analysis = probe(decision.match, decision.seat, budget, args.processes, args.seed)
    if args.json:
        print(msgspec.json.encode(analysis).decode())
    else:
        print_analysis(decision, analysis, args.lang, Console())
    return 0


def analyse_command(args: argparse.Namespace) -> int:
    """`soiree analyse`: deepens the analysis of a position. Returns the exit code."""
    import msgspec
    from rich.console import Console

    from soiree.bots import AveragedRating, Budget, Rating, deepen, deepen_chance
    from soiree.core.rng import Rng
    from soiree.lab.analysis.deepening import print_ratings
    from soiree.lab.analysis.probe import find_decision

    decision = find_decision(_read(args.record), args.step, args.seat, after_chance=True)
    match, seat = decision.match, decision.seat
    view, state, rng = match.view(seat), match.state if args.open else None, Rng(args.seed)
    budget = Budget(_seconds(args, 5.0), args.iterations)
    ratings: Iterator[Rating] | Iterator[AveragedRating] = (
        deepen_chance(view, budget, rng, state) if match.chance() else deepen(view, match.moves(seat), budget, rng, state)
    )
    if args.json:
        for rating in ratings:
            print(msgspec.json.encode(rating).decode(), flush=True)
    else:
        print_ratings(decision, ratings, args.open, args.lang, Console())
    return 0


def review_command(args: argparse.Namespace) -> int:
    """`soiree review`: judges the decisions of a record. Returns the exit code."""
    from functools import partial

    import msgspec
    from rich.console import Console
    from rich.progress import track

    from soiree.lab.analysis.review import SECONDS, print_review, review

    progress = partial(track, description="", console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    match, found = review(_read(args.record), _seconds(args, SECONDS), args.iterations, args.seat, args.seed, progress)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        print_review(match, found, args.lang, Console())
    return 0


def dataset_command(args: argparse.Namespace) -> int:
    """`soiree dataset`: writes decisions as Parquet files. Returns the exit code. Raises MissingExtra without PyArrow."""
    from rich.console import Console

    from soiree.core.texts.words import words_about
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


def puzzles_command(args: argparse.Namespace) -> int:
    """`soiree puzzles`: mines, confirms or checks puzzles. Returns the exit code: 1 if a set that is checked misses a bound.

    Raises BadSettings.
    """
    from rich.console import Console

    from soiree.core.teaching.puzzles import KINDS
    from soiree.core.texts.words import words_about
    from soiree.games import game as load_game
    from soiree.lab.arena.record_files import records_in
    from soiree.lab.arena.runner import run_contest
    from soiree.lab.arena.schedule import BadSettings, self_play
    from soiree.lab.puzzles.mining import add_reasons, choose_set, mine, write_puzzles
    from soiree.lab.puzzles.proof import Effort

    if min(args.iterations, args.searches, args.want) <= 0 or (args.pace is not None and args.pace <= 0):
        raise BadSettings(problem("error-puzzle-numbers"))
    out, workers = Path(args.out), _workers(args)
    if args.check is not None:
        return _resumable(lambda: _check_puzzles(args, workers), out, args.lang)
    if len(args.game) != 1:
        raise BadSettings(problem("error-one-game"))
    game, console, say = load_game(args.game[0]), Console(), words_about("cli", args.lang)
    if args.confirm is not None:
        return _resumable(lambda: _confirm_puzzles(args, game, workers), out, args.lang)

    def run() -> int:
        folder = Path(args.records) if args.records else out / "games"
        if not args.records:
            settings = self_play(
                game.id, args.bot, args.games, seats=args.seats, options=game.read_options(args.option), seed=args.seed
            )  # fmt: skip
            run_contest(settings, folder, workers, console)
        records = records_in(folder, game.id)
        effort, title = Effort(args.iterations, args.searches), say("cli-puzzles-title")
        found = mine(records, out / "found", workers, effort, args.seed, console, title, args.without)
        chosen = choose_set(found, args.want)
        write_puzzles(out / "puzzles.jsonl", list(add_reasons(chosen, game, args.seed)))
        win, hold, plan = (sum(one.kind == kind for one in chosen) for kind in KINDS)
        about = {"chosen": len(chosen), "found": len(found), "games": len(records), "win": win, "hold": hold, "plan": plan}
        console.print(say("cli-puzzles-done", about, file=str(out / "puzzles.jsonl")), highlight=False, soft_wrap=True)
        return 0

    return _resumable(run, out, args.lang)


def _confirm_puzzles(args: argparse.Namespace, game: "Game", workers: "Workers") -> int:
    from rich.console import Console

    from soiree.core.teaching import puzzles
    from soiree.core.texts.words import words_about
    from soiree.lab.arena.schedule import BadSettings
    from soiree.lab.puzzles.confirm import confirm, confirmed
    from soiree.lab.puzzles.mining import write_puzzles

    console, out, say = Console(), Path(args.out), words_about("cli", args.lang)
    candidates = _puzzles_in(args.confirm) if args.confirm else puzzles.puzzles(game)
    if not candidates:
        raise BadSettings(problem("error-no-puzzles", where=args.confirm or game.id))
    found = confirm(candidates, out / "confirmed", workers, args.seed + 1, args.pace, console, say("cli-puzzles-title"))
    agreeing = confirmed(candidates, found)
    write_puzzles(out / "puzzles.jsonl", agreeing)
    shares = {name: round(100 * sum(getattr(one, name) for one in found) / max(1, len(agreeing))) for name in ("greedy", "expert")}
    about = {"agreeing": len(agreeing), "all": len(candidates), **shares}
    console.print(say("cli-puzzles-confirmed", about, file=str(out / "puzzles.jsonl")), highlight=False, soft_wrap=True)
    return 0


def _check_puzzles(args: argparse.Namespace, workers: "Workers") -> int:
    from rich.console import Console

    from soiree.core.teaching import puzzles
    from soiree.core.texts.words import words_about
    from soiree.games import game, games
    from soiree.lab.arena.schedule import BadSettings
    from soiree.lab.puzzles.check import quality, quality_table
    from soiree.lab.puzzles.confirm import confirm

    console, out, say = Console(), Path(args.out), words_about("cli", args.lang)
    given = _puzzles_in(args.check) if args.check else [puzzle for one in games() for puzzle in puzzles.puzzles(one)]
    sets = []
    for id in [game(id).id for id in args.game] or dict.fromkeys(puzzle.game for puzzle in given):
        asked = [puzzle for puzzle in given if puzzle.game == id]
        if not asked:
            raise BadSettings(problem("error-no-puzzles", where=id))
        sets.append(quality(asked, confirm(asked, out / "confirmed", workers, args.seed + 1, args.pace, console, id)))
    if not sets:
        raise BadSettings(problem("error-no-puzzles", where=args.check))
    console.print(quality_table(sets, say))
    for disputed in (one.disputed for one in sets if one.disputed):
        console.print(say("cli-puzzles-disputed", ids=", ".join(disputed)), highlight=False, soft_wrap=True)
    return 0 if all(all(one.holds().values()) for one in sets) else 1


def _puzzles_in(file: str) -> "Sequence[Puzzle]":
    """The puzzles of a file. Raises BadFile and BadRoom."""
    from soiree.core.teaching import puzzles

    _read(file)  # says why it cannot be read
    return puzzles.read(Path(file))


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
    """Runs something; after Ctrl+C it prints how to continue."""
    try:
        return run()
    except KeyboardInterrupt:
        if out is not None:
            from soiree.core.texts.words import words_about

            print(words_about("cli", language)("cli-interrupted", folder=str(out)), file=sys.stderr)
        raise


def _read(file: str) -> bytes:
    """The bytes of a record. Raises `BadFile`."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise BadFile(problem("error-cannot-be-read", path=file, reason=system_reason(error))) from None
