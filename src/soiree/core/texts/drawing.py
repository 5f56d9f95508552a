"""A table drawn as text, for a terminal: what the drawings of all games are made from."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from soiree.core.texts.words import Words

AnyBox = TypeVar("AnyBox")
AnyView = TypeVar("AnyView")


class Drawing(Generic[AnyBox, AnyView]):
    """One drawing: a view in one language. `names` are by seat; without `aids`, it leaves out what a person would have to remember."""

    def __init__(self, box: AnyBox, view: AnyView, words: Words, names: Sequence[str], aids: bool) -> None:
        self.box = box
        self.view = view
        self.words = words
        self.names = names
        self.aids = aids
