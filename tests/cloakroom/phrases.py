"""The messages for moves and events of Cloakroom; their texts are in words/."""

from soiree.core.events import Event
from soiree.core.texts.message import Message, player

from .box import Box
from .events import Bids, Peeked, Ready


def say_move(box: Box, token: str, prompt: str) -> Message:
    return Message(f"move-{token}")


def say_event(box: Box, event: Event) -> Message:
    match event:
        case Ready():
            return Message("event-ready", {"player": player(event.seat)})
        case Bids():
            return Message("event-bids", {"bids": ", ".join(str(bid) for bid in event.bids)})
        case Peeked(card=None):
            return Message("event-peeked-hidden", {"player": player(event.seat)})
        case Peeked():
            return Message("event-peeked", {"player": player(event.seat), "card": event.card})
    raise LookupError(f"no words for the event {event}")
