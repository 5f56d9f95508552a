"""Times Square in a terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from soiree.core.words import Words
from soiree.games.times_square.view import TimesSquareView


def draw(view: TimesSquareView, words: Words, names: Sequence[str]) -> RenderableType:
    """The street with its two lanes, then the hand."""
    return view.json()
