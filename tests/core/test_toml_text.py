"""Tables written as TOML: the standard library reads the same from them."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soiree.core.toml_text import write_toml
from soiree.games import ROOMS, game

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
SCALARS = st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False) | TEXTS
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3), max_leaves=12)


@given(st.dictionaries(TEXTS, VALUES, max_size=4))
def test_what_is_written_is_read(tables: dict[str, object]) -> None:
    assert tomllib.loads(write_toml(tables)) == tables


@pytest.mark.parametrize("id", sorted(ROOMS))
def test_the_box_of_a_game_is_written_as_a_person_would(id: str) -> None:
    text = write_toml(game(id).printed())
    assert tomllib.loads(text) == game(id).printed()
    assert max(len(line) for line in text.splitlines()) < 1600
    assert text.count("[[") > 3 or id == "times-square"


def test_what_toml_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match="NoneType"):
        write_toml({"a": [None]})
