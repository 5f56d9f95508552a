"""Why a move of Gatsby is refused, in messages with the numbers of the position; their texts are in words/refusals.*.ftl."""

from soiree.core.message import Message
from soiree.games.gatsby.board import board_of
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.phrases import named, say_space
from soiree.games.gatsby.view import View


def say_refusal(box: Box, view: View, token: str, prompt: str, clause: str) -> Message:
    """What is wrong with the move in this position, and what would be right."""
    board = board_of(box)
    id = f"refusal-{clause}"
    match clause:
        case "GAT-202":
            return Message("refusal-asked", {"prompt": named("prompt", prompt)})
        case "GAT-204":
            return Message(id, {"action": named("action", token)})
        case "GAT-205":
            return Message(f"{id}-{prompt}")
        case "GAT-206":
            special = token not in board.mains
            name = named("special", str(view.special.slot[view.active or 0])) if special else named("action", token)
            return Message(f"{id}-{prompt}", {"action": name, "reasons": _idle(box, view, token)})
        case "GAT-109" | "GAT-702":
            drawn = view.special.drawing.tiles if view.special.drawing else None
            return Message(id, {"tile": named("special", token), "drawn": [named("special", tile) for tile in drawn or []]})
        case "GAT-661":
            twice = view.prompt is not None and token in view.prompt.picked
            return Message(f"{id}-{'twice' if twice else 'gone'}", {"place": named("place", token)})
        case "GAT-621":
            return Message(f"{id}-{prompt}", {"space": say_space(board, token)})
    if token in board.cells:
        about: dict[str, object] = {"space": token}
        return Message(id, {**about, "anchor": str(view.anchor)} if clause == "GAT-303" else about)
    return _wrong_space(view, token, clause)


def _idle(box: Box, view: View, token: str) -> list[Message]:
    """Why no step of an action is possible: one message for each kind of step."""
    seat = view.active or 0
    chosen = view.special.slot[seat] if token == "sp" else token  # noqa: S105 (a token of the notation)
    steps = next(action.steps for action in (*box.action, *box.special) if action.id == chosen)
    on_board = [view.cabaret.cells.count(sign) + sum(row.count(sign) for row in view.race) for sign in "01"]
    reasons = []
    if any(step.startswith(("cab", "race")) for step in steps):
        if view.supply[seat] == 0:
            reasons.append("supply")
        else:
            reasons += ["cabaret"] if any(step.startswith("cab") for step in steps) else []
            reasons += ["race"] if any(step.startswith("race") for step in steps) else []
    reasons += ["top"] if "fin" in steps else []
    reasons += ["swap"] if "swap" in steps and not all(on_board) else []
    reasons += ["look"] if "look" in steps else []
    return [named("idle", reason) for reason in reasons]


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
