"""Why a move of Times Square is refused, in messages with the numbers of the position; their texts are in words/refusals.*.ftl."""

from soiree.core.texts.message import Message
from soiree.games.times_square.box import ACTIONS, Action, Box
from soiree.games.times_square.view import View

_BY_TOKEN = {action.token: action for action in ACTIONS}
_LEADING = {"sue": "sue", "group": "near", "near": "near", "far": "far", "both": "near", "hal": "hal", "deb": "deb"}


def say_refusal(box: Box, view: View, token: str, prompt: str, clause: str) -> Message:
    """What is wrong with the move in this position, and what would be right."""
    action = _BY_TOKEN[token]
    id = f"refusal-{clause}"
    match clause:
        case "TS-204":
            return Message(f"{id}-{prompt}", {"suit": Message(f"suit-{view.suit}")} if prompt == "more" else {})
        case "TS-302":
            figure = _LEADING[action.movement]
            left = box.last - _own(view)[figure]
            return Message(id, {"figure": Message(f"figure-{figure}"), "steps": action.steps, "left": left})
        case "TS-303":
            return _out_of_order(view, action, id)
        case "TS-402":
            return Message(
                id, {"suit": Message(f"suit-{view.suit}"), "card": _card(action.cards[0]), "other": Message(f"suit-{action.suit}")}
            )
        case "TS-405":
            return _missing_card(view, action, id)
        case "TS-501":
            return Message(id, {"sue": _space(view, view.figures.sue), "deb": _space(view, view.figures.deb)})
        case "TS-502":
            return Message(id, {"role": Message(f"role-{view.role}"), "other": Message(f"role-{action.role}")})
        case "TS-505":
            own = _own(view)
            return Message(id, {"steps": action.steps, "room": own["deb"] - own["sue"]})
        case "TS-603":
            low, high = view.figures.guards
            at = {
                "hal": _space(view, view.figures.hal),
                "sue": _space(view, view.figures.sue),
                "low": _space(view, low),
                "high": _space(view, high),
            }
            needed = ("hal", "low", "high") if action.movement == "sue" else ("hal", "sue")
            return Message(f"{id}-{action.movement}", {name: at[name] for name in needed})
        case "TS-604":
            return Message(id, {"figure": Message(f"figure-{action.movement}"), "hal": _space(view, view.figures.hal)})
        case "TS-703":
            return Message(id, {"card": _card(action.cards[0]), "last": _card(str(view.last))})
    return Message(id)  # TS-203, 424, 442, 510, 520, 701, 702: there is nothing to count


def _own(view: View) -> dict[str, int]:
    """Where the figures stand, counted towards the club of the reader."""
    figures = view.figures
    way = 1 if view.seat == 1 else -1
    low, high = figures.guards
    near, far = (high, low) if way == 1 else (low, high)
    at = {"sue": figures.sue, "near": near, "far": far, "hal": figures.hal, "deb": figures.deb}
    return {figure: way * (space or 0) for figure, space in at.items()}


def _out_of_order(view: View, action: Action, id: str) -> Message:
    """Sue up to the near bodyguard, or the far bodyguard up to Sue; `room`: how many spaces would be possible."""
    own = _own(view)
    if action.movement == "sue":
        return Message(f"{id}-sue", {"steps": action.steps, "room": own["near"] - own["sue"] - 1})
    return Message(f"{id}-far", {"steps": action.steps, "room": own["sue"] - own["far"] - 1})


def _missing_card(view: View, action: Action, id: str) -> Message:
    hand = view.hand or []
    kind = next(kind for kind in action.cards if action.cards.count(kind) > hand.count(kind))
    have = hand.count(kind)
    if action.cards.count(kind) == 1:
        return Message(id, {"card": _card(kind)})
    return Message(f"{id}-pair", {"card": _card(kind), "need": action.cards.count(kind), "have": have})


def _card(kind: str) -> Message:
    return Message(f"card-{kind}")


def _space(view: View, at: int | None) -> Message:
    """A space of the street by its side, as the reader sees it, and its distance from the manhole."""
    if not at:
        return Message("space-manhole")
    return Message("space-own" if (at > 0) == (view.seat == 1) else "space-other", {"number": abs(at)})
