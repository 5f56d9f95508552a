"""The front door for a terminal: what can be asked of `soiree`, and who answers.

Each command lives in `soiree.terminal` and is loaded when it is asked for, so that `soiree --help` is there at once.
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
    """A command line that cannot be understood."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} ({self.prog} --help shows what can be asked)")


def _number(low: int, high: int | None = None) -> Callable[[str], int]:
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
        description="Soirée: modern board games of influence and night life. Play them, look at them, study them.",
        epilog="To begin: soiree games, then soiree play times-square.",
    )
    parser.add_argument("--version", action="version", version=f"soiree {VERSION}")
    spoken = Parser(add_help=False)
    for place in (parser, spoken):
        default = None if place is parser else argparse.SUPPRESS  # before or after the command, as one likes
        place.add_argument("--lang", choices=LANGUAGES, default=default, help="language (default: that of the terminal)")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    games = commands.add_parser("games", parents=[spoken], help="the games", description="Lists the games that can be played.")
    games.set_defaults(run=_games)

    play = commands.add_parser(
        "play",
        parents=[spoken],
        help="play against bots",
        description="Plays a game in the terminal. Type the number of a move or its token; ? explains the rest.",
    )
    play.add_argument("game", metavar="GAME", nargs="?", help="id of a game; not needed with --resume")
    play.add_argument("--seat", type=_number(0, 7), metavar="K", help="where you sit, from 0 (default: 0, or where you sat)")
    _add_table(play)
    play.add_argument("--seed", type=int, metavar="N", help="deal the same game again (default: an unforeseeable one)")
    play.add_argument(
        "--level",
        default="regular",
        metavar="LEVEL",
        help="of the bots in the other seats: random, novice, casual, regular, strong, expert, master",
    )
    play.add_argument("--save", metavar="FILE", help="write the record there when you leave or the game ends")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved record")
    play.add_argument("--committed", action="store_true", help="a dealer whose shuffle can be checked afterwards (soiree verify)")
    play.add_argument("--contribution", metavar="TEXT", help="your own word in the committed dealer's shuffle")
    play.set_defaults(run=_play)

    replay = commands.add_parser(
        "replay",
        parents=[spoken],
        help="look at a record step by step",
        description="Shows a record step by step: Enter or n next, p previous, g N go to step N, q quit.",
    )
    replay.add_argument("file", metavar="FILE", help="a record")
    eyes = replay.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=_number(0, 7), metavar="K", help="as seat K saw it")
    eyes.add_argument("--onlooker", action="store_true", help="as an onlooker saw it (default)")
    eyes.add_argument("--open", action="store_true", help="with nothing hidden")
    replay.add_argument("--all", action="store_true", help="print every step at once, asking nothing")
    replay.set_defaults(run=_replay)

    rules = commands.add_parser(
        "rules", parents=[spoken], help="the rules of a game", description="Prints the rules of a game, all or some clauses of them."
    )
    rules.add_argument("game", metavar="GAME", help="id of a game")
    rules.add_argument("clauses", metavar="CLAUSE", nargs="*", help="only these clauses: TS-501, or just 501")
    rules.set_defaults(run=_rules)

    verify = commands.add_parser(
        "verify",
        parents=[spoken],
        help="check the shuffle of a committed dealer",
        description="Checks that every draw of a record follows from the seed its dealer promised. Exit code 0 if so, 1 if not.",
    )
    verify.add_argument("file", metavar="FILE", help="a record")
    verify.set_defaults(run=_verify)

    simulate = commands.add_parser(
        "simulate",
        parents=[spoken],
        help="play many random games and describe them",
        description="Plays random games: how long they are, who wins, why they end. The same seed gives the same figures.",
    )
    simulate.add_argument("game", metavar="GAME", help="id of a game")
    simulate.add_argument("--games", type=_number(1), default=1000, metavar="N", help="how many (default: 1000)")
    _add_table(simulate)
    simulate.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    _add_processes(simulate)
    simulate.set_defaults(run=_simulate)

    ledger = commands.add_parser(
        "ledger",
        help="clauses of the rules without a test",
        description="Lists the clauses of the rules that no test of the project names. Exit code 1 if there is any.",
    )
    ledger.add_argument("game", metavar="GAME", nargs="?", help="only this game (default: all)")
    ledger.set_defaults(run=_ledger)

    conform = commands.add_parser(
        "conform",
        help="check that games keep the contract",
        description="Plays random games under every check of the contract, compares worlds that a seat cannot tell apart, and "
        "tries the beliefs, at every table (seats and options) of a game. Exit code 1 with the record that shows a failure.",
    )
    conform.add_argument("game", metavar="GAME", nargs="?", help="only this game (default: all)")
    conform.add_argument("--games", type=_number(1), default=100, metavar="N", help="random games a game id (default: 100)")
    conform.add_argument("--pairs", type=_number(1), default=1000, metavar="N", help="pairs of worlds a game id (default: 1000)")
    conform.add_argument("--positions", type=_number(1), default=20, metavar="N", help="positions to sample from a game id (default: 20)")
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
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit down (default: the fewest)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a house rule; may be given several times")


def _add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=_number(1, 256), metavar="P", help="default: as many as are worth it")


# ---------------------------------------------------------------- who answers


def _games(asked: argparse.Namespace) -> int:
    from soiree.terminal.lobby import list_games

    return list_games(asked.lang)


def _play(asked: argparse.Namespace) -> int:
    from soiree.terminal.play import play

    return play(
        asked.game,
        resume=asked.resume,
        seats=asked.seats,
        seat=asked.seat,
        options=asked.option,
        seed=asked.seed,
        committed=asked.committed,
        contribution=asked.contribution,
        level=asked.level,
        save=asked.save,
        language=asked.lang,
    )


def _replay(asked: argparse.Namespace) -> int:
    from soiree.terminal.replay import Eyes, replay

    eyes: Eyes = "open" if asked.open else "onlooker" if asked.seat is None else asked.seat
    return replay(asked.file, eyes, asked.all, asked.lang)


def _rules(asked: argparse.Namespace) -> int:
    from soiree.terminal.rules import rules

    return rules(asked.game, asked.clauses, asked.lang)


def _verify(asked: argparse.Namespace) -> int:
    from soiree.terminal.verify import verify

    return verify(asked.file, asked.lang)


def _simulate(asked: argparse.Namespace) -> int:
    from soiree.terminal.simulate import simulate

    return simulate(
        asked.game,
        games=asked.games,
        seats=asked.seats,
        options=asked.option,
        seed=asked.seed,
        processes=asked.processes,
        language=asked.lang,
    )


def _ledger(asked: argparse.Namespace) -> int:
    from soiree.terminal.ledger import ledger

    return ledger(asked.game)


def _conform(asked: argparse.Namespace) -> int:
    from soiree.core.conformance import Effort, Nonconformance
    from soiree.terminal.conform import conform

    try:
        effort = None if asked.sweep else Effort(asked.games, asked.pairs, asked.positions)
        return conform(asked.game, effort=effort, seed=asked.seed, processes=asked.processes)
    except Nonconformance as failure:
        print(failure, file=sys.stderr)
        return 1


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a sign shows another, rather than nothing
            stream.reconfigure(errors="replace")
    parser = _parser()
    try:
        asked = parser.parse_args(argv)
        if not hasattr(asked, "run"):
            parser.print_help()
            return 0
        code: int = asked.run(asked)
        sys.stdout.flush()
    except SoireeError as error:
        print(f"soiree: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our lines has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code
