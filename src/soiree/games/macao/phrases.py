"""The messages for moves and events of Shadows of Macao; their texts are in words/."""

from collections.abc import Sequence

from soiree.core.editions import Names
from soiree.core.events import Event
from soiree.core.texts.message import Message, player
from soiree.games.macao import events
from soiree.games.macao.box import Box, Face


def say_move(box: Box, token: str, prompt: str) -> Message:
    """The message that offers a move."""
    family, rest = token[0], token[1:]
    if family == "c":
        return Message(f"move-c-{prompt}", {"pile": int(rest)})
    if family == "u":
        return Message("move-u", {"pile": int(rest)})
    if family == "x":
        return Message(f"move-x-{prompt}", {"card": card(box, rest)})
    if family == "r":
        return Message("move-r", {"card": card(box, rest)})
    return Message(f"move-{family}", {"tile": tile(box, rest)})


def card(box: Box, code: str) -> Message:
    """A face by its kind and what it produces: no face needs words of its own."""
    face = box.face(code)
    kind = Message(f"kind-{face.kind}")
    if face.produces == box.joker.id:
        return kind
    produced = resource(box, face.produces)
    if face.pair is None:
        return Message("card", {"kind": kind, "resource": produced})
    return Message("card-joining", {"kind": kind, "resource": produced, "other": resource(box, _other(face))})


def _other(face: Face) -> str:
    """The resource that a Merchant takes for the one she produces."""
    assert face.pair is not None
    return face.pair[1] if face.pair[0] == face.produces else face.pair[0]


def codes_tell(box: Box) -> bool:
    """Whether every code says what its card produces, by the second letter, and what a Merchant joins with it, by the third one."""
    return all(face.code[1:].startswith(_letters(box, face)) for face in box.cards)


def label(box: Box, code: str) -> str:
    """The code of a card; with the resource produced, and the one that a Merchant joins with it, if the codes do not tell them."""
    face = box.face(code)
    return code if face.produces == box.joker.id or codes_tell(box) else f"{code}:{_letters(box, face)}"


def _letters(box: Box, face: Face) -> str:
    letters = {one.id: one.code for one in box.resources}
    return letters.get(face.produces, "") + ("" if face.pair is None else letters[_other(face)])


def cards(box: Box, codes: Sequence[str]) -> list[Message]:
    return [card(box, code) for code in codes]


def resource(box: Box, id: str) -> Message:
    return _named(f"resource-{id}", next((one.name for one in box.resources if one.id == id), None))


def tile(box: Box, code: str) -> Message:
    return _named(f"tile-{code}", box.tile(code).name)


def _named(id: str, name: Names | None) -> Message:
    """The name that the file gives a thing, else that of the words."""
    return Message("name-given", {"name": name}) if name else Message(id)


def target(box: Box, token: str) -> Message:
    """What a payment is for, as its first token says."""
    return card(box, token[1:]) if token[0] == "r" else tile(box, token[1:])


def say_event(box: Box, event: Event) -> Message:
    """The message that reports an event."""
    match event:
        case events.PileShown():
            return Message("event-pile_shown", {"pile": event.pile, "card": card(box, event.card)})
        case events.TileLaid():
            return Message("event-tile_laid", {"tile": tile(box, event.tile)})
        case events.StartDrawn():
            return Message("event-start_drawn", {"player": player(event.seat)})
        case events.Turn():
            return Message("event-turn", {"player": player(event.seat), "round": event.round})
        case events.Skipped():
            return Message("event-skipped", {"player": player(event.seat)})
        case events.Contacted():
            about = {"player": player(event.seat), "pile": event.pile, "card": card(box, event.card)}
            return Message(f"event-contacted-{event.by}", about)
        case events.Revealed(card=None):
            return Message("event-revealed-empty", {"pile": event.pile})
        case events.Revealed():
            which = "known" if event.known else "new"
            return Message(f"event-revealed-{which}", {"pile": event.pile, "card": card(box, str(event.card))})
        case events.PaymentBegun():
            return Message("event-payment_begun", {"player": player(event.seat), "target": target(box, event.target), "price": event.price})
        case events.Named():
            return Message("event-named", {"player": player(event.seat), "card": card(box, event.card), "left": event.left})
        case events.WidowDied():
            return Message("event-widow_died", {"player": player(event.seat)})
        case events.Discarded():
            return Message(
                f"event-discarded-{event.cause}",
                {"player": player(event.seat), "cards": cards(box, event.cards), "count": len(event.cards), "pile": event.pile},
            )
        case events.Recruited():
            return Message("event-recruited", {"player": player(event.seat), "card": card(box, event.card), "coins": event.coins})
        case events.Struck():
            which = "event-spared" if event.spared else "event-struck"
            return Message(which, {"player": player(event.seat), "by": player(event.by)})
        case events.Reserved():
            return Message("event-reserved", {"player": player(event.seat), "tile": tile(box, event.tile)})
        case events.NoEffect():
            return Message("event-no_effect", {"card": card(box, event.card)})
        case events.Opened():
            return Message(
                f"event-opened-{event.origin}", {"player": player(event.seat), "tile": tile(box, event.tile), "value": event.value}
            )
        case events.EndCalled():
            return Message("event-end_called", {"player": player(event.seat), "reasons": _reasons(event.reasons)})
        case events.Over():
            winners = [player(seat) for seat, rank in enumerate(event.ranks) if rank == 1]
            about = {"reasons": _reasons(event.reason), "players": winners, "coins": max(event.coins)}
            return Message("event-over" if len(winners) == 1 else "event-over-shared", about)
    raise LookupError(f"no words for the event {event}")


def _reasons(reasons: Sequence[str]) -> list[Message]:
    return [Message(f"reason-{reason}") for reason in reasons]
