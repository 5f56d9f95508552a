"""A player in another process, which may run another version of the package (`soiree arena --against`)."""

import atexit
import functools
import subprocess
from collections.abc import Sequence
from pathlib import Path

import msgspec

from soiree.bots import Bot, Budget
from soiree.bots.bot import DecisionPoint
from soiree.core.errors import problem
from soiree.core.rng import Rng
from soiree.core.view import View
from soiree.lab.arena import bot_process
from soiree.lab.arena.bot_process import REPLIES, MoveReply, MoveRequest
from soiree.lab.arena.schedule import BadSettings

# Versions before the value model have no card.
_VERSION = """
import importlib.metadata, sys, soiree
card = getattr(soiree.game(sys.argv[1]), "model_card", None)
print(importlib.metadata.version("soiree"), "by hand" if card is None else f"model {card.version}")
"""


class ProcessBot(Bot):
    """Sends the view, the legal moves and the budget to a process. A new bot begins a new game of its seat there."""

    def __init__(self, python: str, name: str, game: str) -> None:
        self._python = python
        self._name = name
        self._game = game
        self._started = False

    def choose(self, view: View, moves: Sequence[str], budget: Budget, rng: Rng) -> str:
        """The move that the process of the other version chooses. Raises BadSettings if it cannot be started or has ended."""
        seat = DecisionPoint(view, moves).seat  # raises BadDecisionPoint, as other bots do
        seed = None if self._started else (int(rng.bits()) << 32) | int(rng.bits())
        self._started = True
        about = (self._name, self._game, seat, view.json(), tuple(moves), budget.seconds, budget.iterations, budget.processor)
        return send(self._python, MoveRequest(*about, seed)).move


def send(python: str, request: MoveRequest) -> MoveReply:
    """The reply of this interpreter's process. Raises `BadSettings` if the process cannot be started or has ended."""
    try:
        process = _process(python)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        process.stdin.flush()
        return REPLIES.decode(process.stdout.readline())
    except (OSError, msgspec.DecodeError) as error:
        raise BadSettings(problem("error-no-interpreter", path=python, reason=error)) from None


def interpreter_version(game: str, python: str) -> str:
    """The version of the package that an interpreter has, and of its value model of a game. Raises `BadSettings`."""
    command = [python, "-c", _VERSION, game]
    try:
        run = subprocess.run(command, capture_output=True, check=True, encoding="utf-8")  # noqa: S603  # who names the interpreter runs this
    except (OSError, subprocess.CalledProcessError) as error:
        raise BadSettings(problem("error-no-interpreter", path=python, reason=error)) from None
    return run.stdout.strip()


@functools.cache
def _process(python: str) -> subprocess.Popen[bytes]:
    """One for each interpreter, kept for all games of this worker; it ends when its standard input is closed."""
    command = [python, str(Path(bot_process.__file__))]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  # who names the interpreter runs this
    atexit.register(process.communicate)  # closes its input, and waits for its end
    return process
