"""A bot in a process of its own, so that two versions of the package can play each other.

This file is run by the interpreter of either version (`python .../bot_process.py`), so it uses only what all versions have: a bot gets the
view of its seat, the legal moves and a budget. Each line of standard input is a request as JSON, each line of standard output its reply.
"""

import sys
import time
import types
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from soiree.bots import Budget


class MoveRequest(msgspec.Struct, frozen=True):
    """A decision of a seat."""

    bot: str
    game: str
    seat: int
    view: str
    moves: tuple[str, ...]
    seconds: float | None
    iterations: int | None
    processor: bool
    seed: int | None = None  # begins a new game of the seat, with a new bot


class MoveReply(msgspec.Struct, frozen=True):
    """The move that was chosen."""

    move: str


REQUESTS = msgspec.json.Decoder(MoveRequest)
REPLIES = msgspec.json.Decoder(MoveReply)


def main() -> None:
    """Answers requests on stdin, a line each, until it is closed."""
    from soiree.bots import Bot, bot
    from soiree.core.rng import Rng
    from soiree.games import game

    players: dict[int, tuple[Bot, Rng]] = {}  # by seat
    for line in sys.stdin:
        request = REQUESTS.decode(line)
        if request.seed is not None:
            players[request.seat] = bot(request.bot), Rng(request.seed)
        player, rng = players[request.seat]
        view = game(request.game).read_view(request.view)
        move = player.choose(view, request.moves, budget(request), rng)
        print(msgspec.json.encode(MoveReply(move)).decode(), flush=True)


def budget(request: MoveRequest) -> "Budget":
    """The budget of a request, in the type of the version that runs here."""
    import soiree.bots.budget as module

    if request.processor:
        try:
            return module.Budget(request.seconds, request.iterations, processor=True)
        except TypeError:  # a version without this parameter
            vars(module)["time"] = types.SimpleNamespace(perf_counter=time.thread_time)  # all that it uses of the module
    return module.Budget(request.seconds, request.iterations)


if __name__ == "__main__":
    sys.path.pop(0)  # the folder of this file, which is of one version
    main()
