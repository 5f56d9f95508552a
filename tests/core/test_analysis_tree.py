"""An analysis tree: from a record, a deal or a position; every legal move, variations, comments, and back to a record."""

from pathlib import Path

import pytest

import soiree
from soiree.core.records.record import Record
from soiree.core.records.variations import MAX_COMMENT
from soiree.core.rng import Rng

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))


@pytest.mark.parametrize("game", [game.id for game in soiree.games()])
def test_anything_legal_can_be_tried_from_anywhere(game: str) -> None:
    """Random walks: forwards, backwards, new moves for any seat, chosen and drawn chance; the record gives the same tree."""
    tree = soiree.study(soiree.new(game, seed=5))
    rng = Rng(1)
    for _ in range(150):
        match = tree.match
        if rng.below(4) == 0:
            tree.back()
        elif match.chance():
            outcomes = list(match.chance())
            if rng.below(2):
                tree.deal(outcomes[rng.below(len(outcomes))])
            else:
                assert tree.draw(rng) in outcomes
        elif match.actors:
            seats = sorted(match.actors)
            seat = seats[rng.below(len(seats))]
            tree.play(seat, match.moves(seat)[rng.below(len(match.moves(seat)))])
        # A match orders the decisions of a sealed phase by seat.
        assert sorted(map(str, tree.match.steps())) == sorted(str(node.step) for node in tree.here.path())
    tree.comment("here")
    text = tree.record()
    again = soiree.study(text)
    assert again.record() == text
    nodes, others = list(tree.tree.root.walk()), list(again.tree.root.walk())
    assert len(nodes) == len(others)
    for node, other in list(zip(nodes, others, strict=True))[::10]:
        tree.go(node)
        again.go(other)
        assert tree.match.view(0) == again.match.view(0)


def test_promote_delete_and_the_headers_of_another_game() -> None:
    text = RECORDS[0].read_text(encoding="utf-8").replace("[Seats", '[Commitment "ab"]\n[Seed "cd"]\n[Seats')
    tree = soiree.study(text)
    assert tree.match.over
    played = Record.parse(text).steps
    while not tree.match.actors or len(tree.match.moves(min(tree.match.actors))) < 2:
        tree.back()
    fork, seat = tree.here, min(tree.match.actors)
    other = next(move for move in tree.match.moves(seat) if str(fork.children[0].step) != f"{seat}:{move}")
    tree.play(seat, other)
    tree.comment("what if?")
    mine = tree.here
    assert list(map(str, Record.parse(tree.record()).steps)) == list(map(str, played))
    assert "Commitment" in tree.record(), "the game is still the one that was dealt"
    tree.promote(mine)
    assert fork.children[0] is mine
    assert "Commitment" not in tree.record()
    assert "Seed" not in tree.record()
    assert '[Result "*"]' in tree.record()
    tree.promote(mine)  # nothing more to do
    tree.delete(mine)
    assert tree.here is fork
    assert "what if?" not in tree.record()
    assert Record.parse(tree.record()).tree is None
    with pytest.raises(soiree.BadRecord, match="cannot be deleted"):
        tree.delete(tree.tree.root)


def test_what_is_refused_changes_nothing() -> None:
    tree = soiree.study(soiree.new("times-square", seed=7))
    before = tree.record()
    with pytest.raises(soiree.IllegalMove):
        tree.play(1, "tB1")
    with pytest.raises(soiree.NotYourTurn):
        tree.play(0, "S")
    with pytest.raises(soiree.BadChance):
        tree.draw(Rng(1))
    with pytest.raises(soiree.BadRecord, match="a comment of more than"):
        tree.comment("x" * (MAX_COMMENT + 1))
    assert tree.record() == before


def test_a_variation_that_does_not_fit_is_refused_with_its_line() -> None:
    text = soiree.new("times-square", seed=7).record()
    with pytest.raises(soiree.BadRecord, match=r"'1:tB1' does not fit"):
        soiree.study(f"{text}1:S\n( 1:SS )\n( 1:tB1 )\n")
    with pytest.raises(soiree.BadRecord, match=r"'\*B1' does not fit"):
        soiree.study(f"{text}1:S ( *B1 )\n")


def test_from_a_position() -> None:
    at = {"active": 0, "hal": -1, "deb": 1, "hand0": "S S B1 B2 B2 H2 D3 Dm", "hand1": "S S S S B2 H2 H2 H2"}
    tree = soiree.study(soiree.position("times-square", at))
    tree.play(0, "B2b")
    tree.back()
    tree.play(0, "S")
    assert soiree.study(tree.record()).record() == tree.record()
