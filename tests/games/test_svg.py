"""Pictures: every position can be drawn in both languages, and shows no more than the view."""

from xml.etree import ElementTree as ET

import pytest

import soiree
from soiree.core.conformance import Table, random_step, readers
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, seat_names, words
from tests.goldens import shown_tables


@pytest.mark.parametrize("table", shown_tables(), ids=str)
def test_every_position_can_be_drawn(table: Table) -> None:
    rng = Rng(3)
    match = table.match()
    drawn = 0
    while not match.over:
        random_step(match, rng)
        if rng.below(25) and not match.over:
            continue
        for language in LANGUAGES:
            for reader in readers(match.state):
                said = words(language, match.game.folder)
                picture = match.game.picture(match.view(reader), said, seat_names(table.seats, said))
                ET.fromstring(picture)
                drawn += 1
    assert drawn


def test_the_picture_of_times_square_shows_only_the_hand_of_the_seat() -> None:
    match = soiree.new("times-square", seed=7)
    seat = min(match.actors)
    own, other, onlooker = match.svg(seat), match.svg(1 - seat), match.svg()
    assert match._repr_svg_() == own
    assert len({own, other, onlooker}) == 3
    cards = [picture.count('width="38" height="52"') for picture in (own, other, onlooker)]
    assert cards == [8, 8, 0]


def test_the_picture_has_the_texts_of_the_language() -> None:
    texts = "".join(ET.fromstring(soiree.new("gatsby", seed=7).svg(0, "fr")).itertext())
    assert "Gatsby" in texts
    assert "Place 0" in texts
