"""The command `soiree`: its arguments, and what they run.

Commands are in `soiree.terminal`, `soiree.lab` and `soiree.server`, and are imported when they run, so that `soiree --help` is fast.
"""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from soiree.core.errors import SoireeError
from soiree.core.version import VERSION

LANGUAGES = ("en", "fr")
BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 2, 130, 141


class BadUsage(SoireeError):
    """A command line with wrong arguments."""


class Parser(argparse.ArgumentParser):
    """A parser whose error message is one line."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} ({self.prog} --help lists the arguments)")


def _number(low: int, high: int | None = None) -> Callable[[str], int]:
    """A type for argparse: a whole number within bounds."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text[:24]!r} is not a whole number") from None
        if number < low or (high is not None and number > high):
            bounds = f"at least {low}" if high is None else f"from {low} to {high}"
            raise argparse.ArgumentTypeError(f"a whole number {bounds}, not {text[:24]}")
        return number

    return read


def _parser() -> Parser:
    parser = Parser(
        prog="soiree",
        description="Soirée: modern board games of influence and night life, to play and to study.",
        epilog="To start: soiree games, then soiree play times-square.",
    )
    parser.add_argument("--version", action="version", version=f"soiree {VERSION}")
    language = Parser(add_help=False)
    for one in (parser, language):
        default = None if one is parser else argparse.SUPPRESS  # it may stand before or after the command
        one.add_argument("--lang", choices=LANGUAGES, default=default, help="language (default: that of the terminal)")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    games = commands.add_parser("games", parents=[language], help="list the games", description="Lists the games that can be played.")
    games.set_defaults(run=_games)

    play = commands.add_parser(
        "play",
        parents=[language],
        help="play against bots",
        description="Plays a game against bots in the terminal. Type the number of a move or its token; ? lists what else can be typed.",
    )
    play.add_argument("game", metavar="GAME", nargs="?", help="id of a game; not needed with --resume")
    play.add_argument("--seat", type=_number(0, 7), metavar="K", help="your seat, from 0 (default: 0, or your seat in the saved record)")
    _add_table(play)
    play.add_argument("--edition", metavar="NAME", help="edition of the game, see docs/editions.md (default: the usual one)")
    play.add_argument("--seed", type=int, metavar="N", help="seed of the deal: the same seed deals the same game (default: random)")
    play.add_argument(
        "--level",
        default="regular",
        metavar="LEVEL",
        help="level of the bots: random, novice, casual, regular, strong, expert, master (default: regular)",
    )
    play.add_argument("--save", metavar="FILE", help="write the record to this file when you quit or the game ends")
    play.add_argument("--resume", metavar="FILE", help="continue a saved record")
    play.add_argument("--committed", action="store_true", help="use a dealer whose shuffle can be checked afterwards (soiree verify)")
    play.add_argument("--contribution", metavar="TEXT", help="your own randomness for the shuffle of a committed dealer")
    play.set_defaults(run=_play)

    replay = commands.add_parser(
        "replay",
        parents=[language],
        help="show a record step by step",
        description="Shows a record step by step: Enter or n next, p previous, g N go to step N, q quit.",
    )
    replay.add_argument("file", metavar="FILE", help="a record")
    observer = replay.add_mutually_exclusive_group()
    observer.add_argument("--seat", type=_number(0, 7), metavar="K", help="as seat K saw it")
    observer.add_argument("--onlooker", action="store_true", help="as an onlooker saw it (default)")
    observer.add_argument("--open", action="store_true", help="with nothing hidden")
    replay.add_argument("--all", action="store_true", help="print all steps at once")
    replay.set_defaults(run=_replay)

    rules = commands.add_parser(
        "rules", parents=[language], help="print the rules of a game", description="Prints the rules of a game, or some clauses."
    )
    rules.add_argument("game", metavar="GAME", help="id of a game")
    rules.add_argument("clauses", metavar="CLAUSE", nargs="*", help="only these clauses, as TS-501 or 501")
    rules.set_defaults(run=_rules)

    verify = commands.add_parser(
        "verify",
        parents=[language],
        help="check the shuffle of a committed dealer",
        description="Checks that every draw of a record follows from the seed that its dealer committed to. Exit code 0 if so, 1 if not.",
    )
    verify.add_argument("file", metavar="FILE", help="a record")
    verify.set_defaults(run=_verify)

    simulate = commands.add_parser(
        "simulate",
        parents=[language],
        help="play many random games",
        description="Plays random games and prints their length, winners and reasons of the end. The same seed gives the same figures.",
    )
    simulate.add_argument("game", metavar="GAME", help="id of a game")
    simulate.add_argument("--games", type=_number(1), default=1000, metavar="N", help="number of games (default: 1000)")
    _add_table(simulate)
    simulate.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    _add_processes(simulate)
    simulate.set_defaults(run=_simulate)

    ledger = commands.add_parser(
        "ledger",
        help="list clauses of the rules without a test",
        description="Lists the clauses of the rules that no test of the project names. Exit code 1 if there are any.",
    )
    ledger.add_argument("game", metavar="GAME", nargs="?", help="only this game (default: all)")
    ledger.set_defaults(run=_ledger)

    conform = commands.add_parser(
        "conform",
        help="check that games follow the contract",
        description="Plays random games with all checks of the contract, compares worlds that a seat cannot distinguish, and "
        "tests the sampling of worlds, for every table (seats and options) of a game. On a failure it prints the record and exits "
        "with code 1.",
    )
    conform.add_argument("game", metavar="GAME", nargs="?", help="only this game (default: all)")
    conform.add_argument("--games", type=_number(1), default=100, metavar="N", help="random games for each game (default: 100)")
    conform.add_argument("--pairs", type=_number(1), default=1000, metavar="N", help="pairs of worlds for each game (default: 1000)")
    conform.add_argument(
        "--positions", type=_number(1), default=20, metavar="N", help="positions to sample from for each game (default: 20)"
    )
    conform.add_argument("--sweep", action="store_true", help="the full sweep instead, by the number of tables of each game; takes hours")
    conform.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    _add_processes(conform)
    conform.set_defaults(run=_conform)

    from soiree.lab.cli import add_commands as add_lab
    from soiree.server.cli import add_commands as add_house

    add_lab(commands)
    add_house(commands)
    return parser


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the fewest)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be given several times")


def _add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=_number(1, 256), metavar="P", help="number of processes (default: as many as are useful)")


# ---------------------------------------------------------------- commands


def _games(args: argparse.Namespace) -> int:
    from soiree.terminal.games import list_games

    return list_games(args.lang)


def _play(args: argparse.Namespace) -> int:
    from soiree.terminal.play import play

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
    )


def _replay(args: argparse.Namespace) -> int:
    from soiree.terminal.replay import Observer, replay

    observer: Observer = "open" if args.open else "onlooker" if args.seat is None else args.seat
    return replay(args.file, observer, args.all, args.lang)


def _rules(args: argparse.Namespace) -> int:
    from soiree.terminal.rules import rules

    return rules(args.game, args.clauses, args.lang)


def _verify(args: argparse.Namespace) -> int:
    from soiree.terminal.verify import verify

    return verify(args.file, args.lang)


def _simulate(args: argparse.Namespace) -> int:
    from soiree.terminal.simulate import simulate

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
    from soiree.terminal.ledger import ledger

    return ledger(args.game)


def _conform(args: argparse.Namespace) -> int:
    from soiree.core.conformance import Effort, Nonconformance
    from soiree.terminal.conform import conform

    try:
        effort = None if args.sweep else Effort(args.games, args.pairs, args.positions)
        return conform(args.game, effort=effort, seed=args.seed, processes=args.processes)
    except Nonconformance as failure:
        print(failure, file=sys.stderr)
        return 1


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line (by default that of the process) and returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without a character shows a replacement
            stream.reconfigure(errors="replace")
    parser = _parser()
    try:
        args = parser.parse_args(argv)
        if not hasattr(args, "run"):
            parser.print_help()
            return 0
        code: int = args.run(args)
        sys.stdout.flush()
    except SoireeError as error:
        print(f"soiree: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader has closed the pipe, for example `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code
