"""Which words offer a move and tell an event of Shadows of Macao; the words themselves are in words/."""

from collections.abc import Sequence

from soiree.core.events import Event
from soiree.core.message import Message, player
from soiree.games.macao import events
from soiree.games.macao.board import Board
from soiree.games.macao.box import Face


def say_move(board: Board, token: str, prompt: str) -> Message:
    family, rest = token[0], token[1:]
    if family == "c":
        return Message(f"move-c-{prompt}", {"pile": int(rest)})
    if family == "u":
        return Message("move-u", {"pile": int(rest)})
    if family == "x":
        return Message(f"move-x-{prompt}", {"card": card(board, rest)})
    if family == "r":
        return Message("move-r", {"card": card(board, rest)})
    return Message(f"move-{family}", {"tile": tile(rest)})


def card(board: Board, code: str) -> Message:
    """A face by its kind and what it produces: no face needs words of its own."""
    face = board.box.face(code)
    kind = Message(f"kind-{face.kind}")
    if face.produces == board.box.joker.id:
        return kind
    resource = Message(f"resource-{face.produces}")
    if face.pair is None:
        return Message("card", {"kind": kind, "resource": resource})
    return Message("card-joining", {"kind": kind, "resource": resource, "other": Message(f"resource-{_other(face)}")})


def _other(face: Face) -> str:
    """The resource that a Merchant takes for the one she produces."""
    assert face.pair is not None
    return face.pair[1] if face.pair[0] == face.produces else face.pair[0]


def cards(board: Board, codes: Sequence[str]) -> list[Message]:
    return [card(board, code) for code in codes]


def tile(code: str) -> Message:
    return Message(f"tile-{code}")


def target(board: Board, token: str) -> Message:
    """What a payment is for, as its first token says."""
    return card(board, token[1:]) if token[0] == "r" else tile(token[1:])


def say_event(board: Board, event: Event) -> Message:
    match event:
        case events.PileShown():
            return Message("event-pile_shown", {"pile": event.pile, "card": card(board, event.card)})
        case events.TileLaid():
            return Message("event-tile_laid", {"tile": tile(event.tile)})
        case events.StartDrawn():
            return Message("event-start_drawn", {"player": player(event.seat)})
        case events.Turn():
            return Message("event-turn", {"player": player(event.seat), "round": event.round})
        case events.Skipped():
            return Message("event-skipped", {"player": player(event.seat)})
        case events.Contacted():
            about = {"player": player(event.seat), "pile": event.pile, "card": card(board, event.card)}
            return Message(f"event-contacted-{event.by}", about)
        case events.Revealed(card=None):
            return Message("event-revealed-empty", {"pile": event.pile})
        case events.Revealed():
            which = "known" if event.known else "new"
            return Message(f"event-revealed-{which}", {"pile": event.pile, "card": card(board, str(event.card))})
        case events.PaymentBegun():
            return Message(
                "event-payment_begun", {"player": player(event.seat), "target": target(board, event.target), "price": event.price}
            )
        case events.Named():
            return Message("event-named", {"player": player(event.seat), "card": card(board, event.card), "left": event.left})
        case events.WidowDied():
            return Message("event-widow_died", {"player": player(event.seat)})
        case events.Discarded():
            return Message(
                f"event-discarded-{event.cause}",
                {"player": player(event.seat), "cards": cards(board, event.cards), "count": len(event.cards), "pile": event.pile},
            )
        case events.Recruited():
            return Message("event-recruited", {"player": player(event.seat), "card": card(board, event.card), "coins": event.coins})
        case events.Struck():
            which = "event-spared" if event.spared else "event-struck"
            return Message(which, {"player": player(event.seat), "by": player(event.by)})
        case events.Reserved():
            return Message("event-reserved", {"player": player(event.seat), "tile": tile(event.tile)})
        case events.NoEffect():
            return Message("event-no_effect", {"card": card(board, event.card)})
        case events.Opened():
            return Message(f"event-opened-{event.place}", {"player": player(event.seat), "tile": tile(event.tile), "value": event.value})
        case events.EndCalled():
            return Message("event-end_called", {"player": player(event.seat), "reasons": _reasons(event.reasons)})
        case events.Over():
            winners = [player(seat) for seat, rank in enumerate(event.ranks) if rank == 1]
            about = {"reasons": _reasons(event.reason), "players": winners, "coins": max(event.coins)}
            return Message("event-over" if len(winners) == 1 else "event-over-shared", about)
    raise LookupError(f"no words for the event {event}")


def _reasons(reasons: Sequence[str]) -> list[Message]:
    return [Message(f"reason-{reason}") for reason in reasons]
