"""Why a move of Cloakroom is refused."""

from soiree.core.texts.message import Message

from .box import Box
from .view import View


def say_refusal(box: Box, view: View, token: str, prompt: str, clause: str) -> Message:
    return Message("refusal-asked", {"prompt": Message(f"prompt-{prompt}")})
