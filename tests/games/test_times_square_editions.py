"""Another edition of Times Square is a file of what differs: a shorter street, other copies, another hand."""

from pathlib import Path

import pytest

import soiree
from soiree.bots import Budget, bot
from soiree.core import conformance
from soiree.core.conformance import Table, random_step
from soiree.core.errors import reason_text
from soiree.core.rng import Rng
from soiree.core.texts.words import words
from soiree.games.times_square.view import View

OWN = soiree.game("times-square")
TEXT = OWN.board_file.read_text(encoding="utf-8")


def table_of(name: str) -> str:
    """A table of the room's own file, as it is written there."""
    return f"[{name}]\n" + TEXT.partition(f"\n[{name}]\n")[2].partition("\n\n")[0] + "\n\n"


ALLEY = (
    '[game]\nid = "times-square"\nedition = "alley"\n\n'
    "[street]\nfirst = -7\nlast = 7\nmanhole = 0\nentrances = [[-7, -6], [6, 7]]\ndirections = [-1, 1]\n\n"
    + table_of("rules").replace("hand = { value = 8", "hand = { value = 6")
    + table_of("deck").replace('"S", suit = "S", copies = 12', '"S", suit = "S", copies = 9')
)


@pytest.fixture
def alley(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> soiree.Game:
    (tmp_path / "alley.toml").write_text(ALLEY, encoding="utf-8")
    monkeypatch.setenv("SOIREE_EDITIONS", str(tmp_path))
    return soiree.game("times-square", "alley")


@pytest.mark.parametrize("joker", ["printed", "substitute"])
def test_a_second_edition_keeps_every_promise(alley: soiree.Game, joker: str) -> None:
    table = Table(alley, 2, alley.check_options({"joker": joker}))
    for seed in range(6):
        conformance.check_game(table, seed, thorough=4)
    conformance.check_noninterference(table, seed=2, wanted=60)
    conformance.check_belief(table, seed=3, positions=5)


def test_it_is_played_by_bots_recorded_and_drawn(alley: soiree.Game) -> None:
    match, rng, player = Table(alley, 2, alley.check_options(None)).match(), Rng(4), bot("casual")
    for _ in range(30):
        for seat in match.actors:
            match.play(seat, player.choose(match.view(seat), match.moves(seat), Budget(iterations=20), rng))
        if match.chance():
            random_step(match, rng)
    while not match.over:
        random_step(match, rng)
    view = match.view(0)
    assert isinstance(view, View)
    assert view.edition == "alley"
    assert len(view.hand or []) <= 6
    assert soiree.load(match.record()).view(0).json() == view.json()
    assert alley.draw(view, words("en", alley.folder), ["A", "B"])
    assert 'width="640"' in alley.picture(view, words("fr", alley.folder), ["A", "B"]), "15 spaces"


@pytest.mark.clause("TS-102")
def test_the_entrance_is_where_the_edition_has_it(alley: soiree.Game) -> None:
    at = {"active": 1, "hal": 5, "deb": -1, "sue": 5, "guards": [-2, 7], "hand0": "S S S", "hand1": "S S S"}
    for game, over in ((OWN, False), (alley, True)):
        state = game.position(at, 2, game.check_options(None))
        state.apply(1, game.notation().action("S"))
        assert state.over() == over


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("last = 7", "last = 12", "the street must go from -N to N"),
        ("[6, 7]]", "[5, 7]]", "the entrances must be the outer spaces"),
        ("hand = { value = 6", "hand = { value = 30", "a hand must have 1 to 12 cards"),
        ("copies = 9", "copies = 19", "at most 15 cards of each kind"),
        ('id = "B1", suit = "B"', 'id = "B9", suit = "B"', "only their number may differ"),
        ("piles = { value = 2", "piles = { value = 3", "only the number of cards in hand may differ"),
        ("copies = 9", "copies = 1.5", "deck.kinds.[0-9]+.copies: a whole number is needed here"),
        ("[6, 7]]", "[6, 7, 7]]", "street.entrances.1: a list of 2 values is needed here"),
        ("hand = { value = 6", "fingers = { value = 6", "only the number of cards in hand may differ"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in ALLEY
    (tmp_path / "alley.toml").write_text(ALLEY.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(soiree.BadEdition, match=sentence) as refused:
        _ = OWN.with_board(tmp_path / "alley.toml").box
    assert all(fault.at and reason_text(fault.reason, "fr") != reason_text(fault.reason, "en") for fault in refused.value.faults)
