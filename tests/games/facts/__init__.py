"""Whether a fact of a line is true, decided from the views and the legal moves of the engine; one module a game."""

from typing import Any

from soiree.core.reasons import Line


def views(line: Line) -> list[Any]:  # any: views of the game
    """What the seat sees before the move, after its turn and after the reply."""
    return [state.view(line.seat) for state in (line.before, line.after, line.later)]
