"""The messages for moves and events of Times Square; their texts are in words/."""

from soiree.core.events import Event
from soiree.core.texts.message import Message, player
from soiree.games.times_square import events
from soiree.games.times_square.box import ACTIONS, Action, Box

_BY_TOKEN = {action.token: action for action in ACTIONS}
_SUFFIX = {"sue": "s", "near": "n", "far": "f", "hal": "h"}


def say_move(box: Box, token: str, prompt: str) -> Message:
    """The message that offers a move."""
    action = _BY_TOKEN[token]
    if action.family == "stop":
        return Message(f"move-x-{prompt}")
    if action.family == "discard":
        return Message("move-t", {"card": _card(action.cards[0])})
    if action.family == "printed":
        return Message(f"move-joker-{_SUFFIX[action.movement]}", {"n": action.steps})
    if action.family == "substitute":
        if len(action.cards) == 2:
            return Message("move-pair", {"first": _card(action.cards[0]), "second": _card(action.cards[1])})
        face = _BY_TOKEN[token.partition("=")[2]]
        return Message("move-as", {"card": _card(action.cards[0]), "face": _say_face(face)})
    return _say_face(action)


def _say_face(action: Action) -> Message:
    if action.movement in ("hal", "deb") and action.family == "face":
        return Message("move-H" if action.movement == "hal" else "move-D", {"n": action.steps})
    return Message(f"move-{action.token}")


def _card(kind: str) -> Message:
    return Message(f"card-{kind}")


def _say_moved(figure: str, start: int, end: int) -> Message:
    if start * end > 0:  # on one half
        return Message("event-moved-side", {"figure": _figure(figure), "from": abs(start), "to": abs(end), "player": _side(end)})
    return Message("event-moved", {"figure": _figure(figure), "from": _space(start), "to": _space(end)})


def _figure(figure: str) -> Message:
    """A bodyguard by the club on his side of Sue: names are on the board, directions are not."""
    if figure in ("guard_low", "guard_high"):
        return Message("figure-guard", {"player": player(int(figure == "guard_high"))})
    return Message(f"figure-{figure}")


def _space(at: int) -> Message:
    return Message("event-space", {"number": abs(at), "player": _side(at)}) if at else Message("event-manhole")


def _side(at: int) -> Message:
    return player(int(at > 0))


def say_event(box: Box, event: Event) -> Message:
    """The message that reports an event."""
    match event:
        case events.Fists():
            return Message("event-fists", {"hal": player(event.hal_seat), "deb": player(1 - event.hal_seat)})
        case events.Dealt(kind=None):
            return Message("event-dealt-hidden", {"player": player(event.seat)})
        case events.Dealt():
            return Message("event-dealt", {"player": player(event.seat), "card": _card(str(event.kind))})
        case events.Turn():
            return Message("event-turn", {"number": event.number, "player": player(event.seat)})
        case events.Played():
            about: dict[str, object] = {"player": player(event.seat), "cards": [_card(kind) for kind in event.cards]}
            if event.role in (None, "deb"):
                return Message("event-played", about)
            return Message("event-played-joker", {**about, "role": Message(f"role-{event.role}")})
        case events.Lured():
            return Message("event-lured", {"player": player(event.seat), "figure": _figure(event.figure)})
        case events.Moved():
            return _say_moved(event.figure, event.start, event.end)
        case events.Discarded():
            return Message("event-discarded", {"player": player(event.seat), "card": _card(event.kind)})
        case events.Drew(kind=None):
            return Message("event-drew-hidden", {"player": player(event.seat), "left": event.left})
        case events.Drew():
            return Message("event-drew", {"player": player(event.seat), "card": _card(str(event.kind)), "left": event.left})
        case events.Turned():
            return Message("event-turned", {"cards": event.cards})
        case events.Charlie():
            spaces = abs(event.end - event.start)
            return Message("event-charlie", {"player": player(event.seat), "to": _space(event.end), "count": spaces})
        case events.Ended(winner=None):
            return Message("event-ended-pile-draw")
        case events.Ended():
            return Message(f"event-ended-{event.cause}", {"player": player(int(event.winner or 0))})
    raise LookupError(f"no words for the event {event}")
