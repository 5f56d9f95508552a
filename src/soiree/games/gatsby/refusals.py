"""Why a move of Gatsby is refused, in messages with the numbers of the position; their texts are in words/refusals.*.ftl."""

from soiree.core.texts.message import Message
from soiree.games.gatsby.board import board_of
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.names import named
from soiree.games.gatsby.phrases import say_space
from soiree.games.gatsby.view import View


def say_refusal(box: Box, view: View, token: str, prompt: str, clause: str) -> Message:
    """What is wrong with the move in this position, and what would be right."""
    id = f"refusal-{clause}"
    match clause:
        case "GAT-202":
            return Message("refusal-asked", {"prompt": Message(f"prompt-{prompt}")})
        case "GAT-204":
            return Message(id, {"action": named(box, "action", token)})
        case "GAT-205":
            return Message(f"{id}-{prompt}")
        case "GAT-206":
            return Message(id, {"action": named(box, "action", token), "reason": _idle(view)})
        case "GAT-109" | "GAT-702":
            drawn = view.special.drawing.tiles if view.special.drawing else None
            return Message(id, {"tile": named(box, "special", token), "drawn": [named(box, "special", tile) for tile in drawn or []]})
        case "GAT-661":
            twice = view.prompt is not None and token in view.prompt.picked
            return Message(f"{id}-{'twice' if twice else 'gone'}", {"place": named(box, "place", token)})
        case "GAT-621":
            return Message(f"{id}-{prompt}", {"space": say_space(box, token)})
    if token in board_of(box).cells:
        about: dict[str, object] = {"space": token}
        return Message(id, {**about, "anchor": str(view.anchor)} if clause == "GAT-303" else about)
    return _wrong_space(view, token, clause)


def _idle(view: View) -> Message:
    """Why no step of a main action is possible. Between turns nobody is at the top, and the Racetrack has an empty space."""
    return Message("idle-supply" if view.supply[view.active or 0] == 0 else "idle-cabaret")


def _wrong_space(view: View, token: str, clause: str) -> Message:
    """A space of the Racetrack: closed or taken, in the wrong row, or not the leftmost empty one."""
    row, _, space = token.partition(".")
    about: dict[str, object] = {"row": int(row), "space": int(space)}
    signs = view.race[int(row) - 1]
    match clause:
        case "GAT-501":
            closed = signs[int(space) - 1] == "x"
            return Message(f"refusal-{clause}-{'closed' if closed else 'taken'}", {"row": int(row)} if closed else about)
        case "GAT-503":
            return Message(f"refusal-{clause}", {"row": int(row), "used": [str(used) for used in view.rows]})
        case "GAT-504":
            return Message(f"refusal-{clause}", {"row": view.rows[-1]})
    return Message(f"refusal-{clause}", {"row": int(row), "space": signs.index(".") + 1})
