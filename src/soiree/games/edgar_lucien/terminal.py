from collections.abc import Sequence

from rich.console import RenderableType

from soiree.core.words import Words
from soiree.games.edgar_lucien.view import EdgarLucienView


def draw(view: EdgarLucienView, words: Words, names: Sequence[str]) -> RenderableType:
    return view.json()
