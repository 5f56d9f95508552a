from soiree.core.events import Event
from soiree.core.message import Message


def say_move(token: str, prompt: str) -> Message:
    return Message(token)


def say_event(event: Event) -> Message:
    return Message("x")
