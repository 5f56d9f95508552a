"""The diagram of the architecture shows the imports as they are."""

import pytest

from tests.imports import PAGE, Arrows, essential, redrawn


def test_the_diagram_in_the_docs_is_what_the_imports_are_now() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert redrawn(page) == page, "`make diagram` draws it anew"


def test_arrows_that_follow_from_others_are_left_out() -> None:
    graph: Arrows = {"cli": {"server", "core"}, "server": {"games", "core"}, "games": {"core"}, "core": set()}
    assert essential(graph) == {"cli": {"server"}, "server": {"games"}, "games": {"core"}, "core": set()}


def test_a_circle_is_an_error() -> None:
    with pytest.raises(ValueError, match="cycle"):
        essential({"games": {"bots"}, "bots": {"games"}})


def test_a_page_without_a_place_for_the_diagram_is_an_error() -> None:
    with pytest.raises(ValueError, match="no place"):
        redrawn("# How it is built\n")
