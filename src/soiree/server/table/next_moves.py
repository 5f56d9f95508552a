"""The moves that a player may have at their next turn, to queue one of them.

They come from the player's own view: worlds that agree with it are sampled, and the others play at random there until it is the player's
turn. So the list says nothing that the view does not, and it is the same each time that the same is seen.
"""

from collections import Counter

import msgspec

from soiree.core.playout import random_step
from soiree.core.rng import Rng
from soiree.server.table.snapshot import Option
from soiree.server.table.state import TableState

WORLDS = 16
MOST_STEPS = 300  # until the player's turn; no other seat decides this often in a row
SEED = 22


class NextMoves(msgspec.Struct, frozen=True):
    """What can be queued: each move with the message that offers it, those that are legal in most continuations first."""

    number: int  # of the table's last public event
    moves: list[Option]


def next_moves(state: TableState, seat: int) -> NextMoves:
    """For a seat that has nothing to decide now."""
    match = state.match_for(seat)
    assert match is not None
    game, view, rng = state.game, match.view(seat), Rng(SEED)
    found: Counter[int] = Counter()
    prompts: dict[int, str] = {}
    for _ in range(WORLDS):
        world = game.sample(view, rng)
        for _ in range(MOST_STEPS):
            if world.over() or world.actors() >> seat & 1:
                break
            random_step(world, rng)
        for action in world.legal(seat):
            found[action] += 1
            prompts.setdefault(action, world.prompt(seat))
    tokens = game.notation().actions
    ordered = sorted(found, key=lambda action: (-found[action], action))
    return NextMoves(state.number, [Option(tokens[action], game.say_move(tokens[action], prompts[action])) for action in ordered])
