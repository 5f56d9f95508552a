"""The command `soiree`: its arguments, and what they run.

Commands are in `soiree.terminal`, `soiree.lab` and `soiree.server`, and are imported when they run, so that `soiree --help` is fast.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence

from soiree.arguments import Parser, add_table, language_option, parser_in, whole_number
from soiree.core.errors import SoireeError
from soiree.core.texts.language import language_of
from soiree.core.version import VERSION

BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 2, 130, 141


def parser_of(language: str) -> Parser:
    """The parsers of all commands, in a language."""
    parser = parser_in(language)(prog="soiree", description="cli-about", epilog="cli-start")
    parser.add_argument("--version", action="version", version=f"soiree {VERSION}", help="cli-version")
    commands = parser.add_subparsers(title="cli-commands", metavar="COMMAND")

    games = commands.add_parser("games", help="cli-games", description="cli-games-about")
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="cli-play", description="cli-play-about")
    play.add_argument("game", metavar="GAME", nargs="?", help="cli-play-game")
    play.add_argument("--seat", type=whole_number(0, 7), metavar="K", help="cli-play-seat")
    add_table(play)
    play.add_argument("--edition", metavar="NAME", help="cli-play-edition")
    play.add_argument("--seed", type=int, metavar="N", help="cli-play-seed")
    play.add_argument("--level", default="regular", metavar="LEVEL", help="cli-play-level")
    play.add_argument("--save", metavar="FILE", help="cli-play-save")
    play.add_argument("--resume", metavar="FILE", help="cli-play-resume")
    play.add_argument("--no-aids", dest="aids", action="store_false", help="cli-play-no-aids")
    play.add_argument("--committed", action="store_true", help="cli-play-committed")
    play.add_argument("--contribution", metavar="TEXT", help="cli-play-contribution")
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="cli-replay", description="cli-replay-about")
    replay.add_argument("file", metavar="FILE", help="cli-record")
    observer = replay.add_mutually_exclusive_group()
    observer.add_argument("--seat", type=whole_number(0, 7), metavar="K", help="cli-replay-seat")
    observer.add_argument("--onlooker", action="store_true", help="cli-replay-onlooker")
    observer.add_argument("--open", action="store_true", help="cli-replay-open")
    replay.add_argument("--all", action="store_true", help="cli-replay-all")
    replay.set_defaults(run=_replay)

    rules = commands.add_parser("rules", help="cli-rules", description="cli-rules-about")
    rules.add_argument("game", metavar="GAME", help="cli-game")
    rules.add_argument("clauses", metavar="CLAUSE", nargs="*", default=[], help="cli-rules-clauses")
    rules.add_argument("--edition", metavar="NAME", help="cli-play-edition")
    rules.set_defaults(run=_rules)

    verify = commands.add_parser("verify", help="cli-verify", description="cli-verify-about")
    verify.add_argument("file", metavar="FILE", help="cli-record")
    verify.set_defaults(run=_verify)

    simulate = commands.add_parser("simulate", help="cli-simulate", description="cli-simulate-about")
    simulate.add_argument("game", metavar="GAME", help="cli-game")
    simulate.add_argument("--games", type=whole_number(1), default=1000, metavar="N", help="cli-number-of-games")
    add_table(simulate)
    simulate.add_argument("--seed", type=int, default=0, metavar="N", help="cli-seed")
    _add_processes(simulate)
    simulate.set_defaults(run=_simulate)

    ledger = commands.add_parser("ledger", help="cli-ledger", description="cli-ledger-about")
    ledger.add_argument("game", metavar="GAME", nargs="?", help="cli-only-game")
    ledger.set_defaults(run=_ledger)

    conform = commands.add_parser("conform", help="cli-conform", description="cli-conform-about")
    conform.add_argument("game", metavar="GAME", nargs="?", help="cli-only-game")
    conform.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="cli-conform-games")
    conform.add_argument("--pairs", type=whole_number(1), default=1000, metavar="N", help="cli-conform-pairs")
    conform.add_argument("--positions", type=whole_number(1), default=20, metavar="N", help="cli-conform-positions")
    conform.add_argument("--sweep", action="store_true", help="cli-conform-sweep")
    conform.add_argument("--seed", type=int, default=0, metavar="N", help="cli-seed")
    _add_processes(conform)
    conform.set_defaults(run=_conform)

    from soiree.lab.cli import add_commands as add_lab
    from soiree.server.cli import add_commands as add_server

    add_lab(commands)
    add_server(commands)
    return parser


def _add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=whole_number(1, 256), metavar="P", help="cli-useful-processes")


# ---------------------------------------------------------------- commands


def _games(args: argparse.Namespace) -> int:
    from soiree.terminal.commands.games import list_games

    return list_games(args.lang)


def _play(args: argparse.Namespace) -> int:
    from soiree.terminal.commands.play import play

    return play(
        args.game,
        resume=args.resume,
        seats=args.seats,
        seat=args.seat,
        options=args.option,
        seed=args.seed,
        committed=args.committed,
        contribution=args.contribution,
        level=args.level,
        save=args.save,
        language=args.lang,
        edition=args.edition,
        aids=args.aids,
    )


def _replay(args: argparse.Namespace) -> int:
    from soiree.terminal.commands.replay import Observer, replay

    observer: Observer = "open" if args.open else "onlooker" if args.seat is None else args.seat
    return replay(args.file, observer, args.all, args.lang)


def _rules(args: argparse.Namespace) -> int:
    from soiree.terminal.commands.rules import rules

    return rules(args.game, args.clauses, args.lang, args.edition)


def _verify(args: argparse.Namespace) -> int:
    from soiree.terminal.commands.verify import verify

    return verify(args.file, args.lang)


def _simulate(args: argparse.Namespace) -> int:
    from soiree.terminal.commands.simulate import simulate

    return simulate(
        args.game,
        games=args.games,
        seats=args.seats,
        options=args.option,
        seed=args.seed,
        processes=args.processes,
        language=args.lang,
    )


def _ledger(args: argparse.Namespace) -> int:
    from soiree.terminal.commands.ledger import ledger

    return ledger(args.game, args.lang)


def _conform(args: argparse.Namespace) -> int:
    from soiree.core.conformance import Effort, Nonconformance
    from soiree.terminal.commands.conform import conform

    try:
        effort = None if args.sweep else Effort(args.games, args.pairs, args.positions)
        return conform(args.game, effort=effort, seed=args.seed, processes=args.processes, language=args.lang)
    except Nonconformance as failure:
        print(failure, file=sys.stderr)
        return 1


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line (by default that of the process) and returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without a character shows a replacement
            stream.reconfigure(errors="replace")
    words = sys.argv[1:] if argv is None else argv
    language = language_option(words) or language_of(os.environ)
    parser = parser_of(language)
    try:
        args = parser.parse_args(words)
        args.lang = language
        if not hasattr(args, "run"):
            parser.print_help()
            return 0
        code: int = args.run(args)
        sys.stdout.flush()
    except SoireeError as error:
        print(f"soiree: {error.sentence(language)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader has closed the pipe, for example `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code
