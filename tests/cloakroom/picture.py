"""Cloakroom as a picture: a card for each seat, face up if the reader may see it."""

from collections.abc import Sequence

from soiree.core.svg import INK, PANEL, Svg
from soiree.core.texts.words import Words

from .box import Box
from .view import View


def picture(box: Box, view: View, words: Words, names: Sequence[str]) -> str:
    svg = Svg(20 + 80 * view.seats, 120, words("title"))
    for seat, name in enumerate(names):
        card = view.cards[seat] if view.cards else view.card if seat == view.seat else None
        svg.card(20 + 80 * seat, 20, 60, 60, "?" if card is None else str(card), PANEL if card is None else INK)
        svg.text(20 + 80 * seat, 100, name, fit=60)
    return svg.render()
