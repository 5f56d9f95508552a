"""Cloakroom in a terminal."""

from collections.abc import Sequence

from soiree.core.texts.words import Words

from .box import Box
from .view import View


def draw(box: Box, view: View, words: Words, names: Sequence[str], aids: bool) -> str:
    return view.json()
