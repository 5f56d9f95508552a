"""Why a move of Shadows of Macao is refused, in messages with the numbers of the position; their texts are in words/refusals.*.ftl."""

from collections import Counter

from soiree.core.texts.message import Message, player
from soiree.games.macao.belief import state_of
from soiree.games.macao.board import board_of
from soiree.games.macao.box import Box
from soiree.games.macao.phrases import card, resource, target, tile
from soiree.games.macao.view import Pay, Player, View


def say_refusal(box: Box, view: View, token: str, prompt: str, clause: str) -> Message:
    """What is wrong with the move in this position, and what would be right."""
    id, code = f"refusal-{clause}", token[1:]
    own = view.players[view.seat or 0]
    match clause:
        case "MAC-205":
            return Message("refusal-asked", {"prompt": Message(f"prompt-{prompt}")})
        case "MAC-301":
            return Message(id, {"pile": int(code)})
        case "MAC-311":
            sizes = [pile.size for pile in view.piles]
            smallest = [str(number) for number, size in enumerate(sizes, start=1) if size == min(sizes)]
            return Message(id, {"pile": int(code), "size": sizes[int(code) - 1], "least": min(sizes), "smallest": smallest})
        case "MAC-304" | "MAC-401" | "MAC-403" | "MAC-404" | "MAC-412" | "MAC-510":
            return Message(id, {"card": card(box, code)})
        case "MAC-409":
            return Message(id, {"card": card(box, code), "target": target(box, _payment(view).target)})
        case "MAC-411":
            return _too_dear(box, view, token, id)
        case "MAC-413":
            widow = box.widow().code
            used = (*_payment(view).named, _payment(view).target[1:]).count(widow)
            return Message(id, {"left": _payment(view).left, "widows": own.blue.count(widow) - used})
        case "MAC-550":
            return Message(id, {"tile": tile(box, code), "tiles": [tile(box, other) for other in view.centre]})
        case "MAC-601":
            opened = any(code in other.yellow for other in view.players)
            return Message(f"{id}-{'opened' if opened else 'absent'}", {"tile": tile(box, code)})
        case "MAC-606":
            owner = next(other.seat for other in view.players if code in other.green)
            return Message(id, {"tile": tile(box, code), "player": player(owner)})
    return _no_line_up(box, view, own, code, id)


def _payment(view: View) -> Pay:
    assert isinstance(view.prompt, Pay)
    return view.prompt


def _too_dear(box: Box, view: View, token: str, id: str) -> Message:
    """The cost, and how many units of it the reader's cards cannot cover. All information is public, so the rules themselves can count."""
    board = board_of(box)
    state = state_of(board, view)
    units = state.steady + state.fleeting
    if token[0] == "r":
        cost = box.face(token[1:]).cost
        face = board.face_codes.index(token[1:])
        short = state.missing(face, units - state.yielded(face))  # it does not pay for itself
    else:
        cost = box.tile(token[1:]).cost
        short = state.missing(board.faces + board.tile_codes.index(token[1:]), units)
    amounts = [Message("amount", {"count": number, "resource": resource(box, id)}) for id, number in cost.items()]
    return Message(id, {"target": target(box, token), "cost": amounts, "short": short})


def _no_line_up(box: Box, view: View, own: Player, code: str, id: str) -> Message:
    """What the condition of a tile asks for, and what the reader has of it."""
    condition = box.tile(code).condition
    assert condition is not None
    dead = own.dead if view.options.dead_widow == "blue" else 0
    widow = box.widow().kind
    kinds = Counter(box.face(face).kind for face in (*own.blue, *own.red))
    if dead:
        kinds[widow] += dead
    blue = len(own.blue) + dead
    about: dict[str, object] = {"tile": tile(box, code), "wanted": condition.at_least}
    match condition.type:
        case "same_kind":
            return Message(id, {**about, "have": max(kinds.values(), default=0)})
        case "blue":
            return Message(id, {**about, "have": blue})
        case "kinds":
            return Message(id, {**about, "have": len(kinds)})
    green = [other for other in own.green if other != code or view.options.black_market == "self"]
    wanted = {"blue": (condition.blue, blue), "red": (condition.red, len(own.red)), "green": (condition.green, len(green))}
    wanted["yellow"] = (condition.yellow, len(own.yellow))
    lacking = [Message(f"lacking-{colour}", {"count": need - have}) for colour, (need, have) in wanted.items() if have < need]
    return Message(id, {"tile": tile(box, code), "lacking": lacking})
