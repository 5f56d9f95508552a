"""What was asked at each step of an expected line, so that the line can be told in words."""

from collections.abc import Sequence

from soiree.core.notation import Notation
from soiree.core.playout import let_fall
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.view import View
from soiree.games import game

WORLDS_TRIED = 60


def prompts(view: View, line: Sequence[str]) -> list[str]:
    """Found by playing the line in sampled worlds; as far as one of them goes along."""
    room = game(str(getattr(view, "game", "")))
    rng = Rng(1)
    longest: list[str] = []
    for _ in range(WORLDS_TRIED):
        found = _followed(room.sample(view, rng), line, room.notation(), rng)
        if len(found) > len(longest):
            longest = found
        if len(longest) == len(line):
            break
    return longest


def _followed(world: State, line: Sequence[str], notation: Notation, rng: Rng) -> list[str]:
    asked = []
    for token in line:
        let_fall(world, rng)
        who, _, move = token.partition(":")
        seat, action = int(who), notation.action(move)
        if action not in world.legal(seat):
            break
        asked.append(world.prompt(seat))
        world.apply(seat, action)
    return asked
