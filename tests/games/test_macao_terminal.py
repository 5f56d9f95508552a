"""Shadows of Macao as a terminal shows it: everything of the view, in 100 columns, in both languages, without colours."""

import pytest
from rich.console import Console

import soiree
from soiree.core.conformance import random_step
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from soiree.games.macao.view import View
from tests.games.macao_language import run_statements

NAMES = ["Ada", "Blaise", "Chloé", "Dragan"]


def drawn(match: soiree.Match, language: str, reader: int | None = None, aids: bool = True) -> str:
    console = Console(width=100, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(match.game.draw(match.view(reader), words(language, match.game.folder), NAMES, aids))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_fits_and_shows_all(seats: int, language: str) -> None:
    match, rng, step = soiree.new("macao", seats=seats, dealer="manual"), Rng(seats), 0
    while True:
        step += 1
        if step % 9 == 1 or match.over:
            text, view = drawn(match, language), match.view(None)
            assert isinstance(view, View)
            assert max(len(line) for line in text.splitlines()) <= 100
            assert "…" not in text, "something is cut off"
            shown = set(text.replace("│", " ").replace("┃", " ").replace("×2", " ").replace("×3", " ").split())
            cards = [code for player in view.players for code in player.blue + player.red + player.green + player.yellow]
            cards += [code for pile in view.piles for code in pile.tail] + [pile.top for pile in view.piles if pile.top]
            assert {*cards, *view.centre, *view.pool} <= shown
            assert all(name in text for name in NAMES[:seats])
        if match.over:
            break
        random_step(match, rng)


def test_without_memory_aids_cards_under_a_pile_are_not_shown() -> None:
    match, rng = soiree.new("macao", seats=2, dealer="manual"), Rng(5)
    seen = match.view(None)
    while not (isinstance(seen, View) and any(len(pile.tail) > 1 for pile in seen.piles)):
        random_step(match, rng)
        seen = match.view(None)
    aided, bare = drawn(match, "en"), drawn(match, "en", aids=False)
    under = next(" ".join(pile.tail) for pile in seen.piles if len(pile.tail) > 1)
    assert under in aided
    assert "unseen" in aided
    assert under not in bare
    assert "unseen" not in bare, "nor how many lie above them"
    for number, pile in enumerate(seen.piles, start=1):
        assert f"Pile {number} · {pile.size} cards" in bare


POSITION = """
    seats 2 start 0 active 0 round 14 ; centre tem chi dis ; piles Pa+8 Sb+8 Dc+9 Kc+9
    0 blue Ow,W,Mbc dead 0 red Maw,Mwo,So,Cw green - yellow mes ; 1 blue Sa,W dead 0 red Pw green - yellow -
    """


def test_prices_stand_at_what_can_be_done_now() -> None:
    text = drawn(run_statements(POSITION + "\n= round 14"), "en")
    assert "Ow  Officer ← aao 3 ✓0" in text
    assert "W   Widow ← awb -2 ✓1" in text
    assert "dis Distillery ← aaabo 6 ✓1" in text
    assert "Sa  Sailor ← www 2 ✓" not in text


def test_a_payment_says_what_for_and_how_much_is_left() -> None:
    match = run_statements(
        """
        seats 2 start 0 active 0 round 6 ; centre tem chi dis mar ; piles Aw+8 Sb+9 Dc+10 Pa+10
        0 blue Ka,Ow,Pb,W dead 0 red Co green - yellow - ; 1 blue Sa,W dead 0 red - green - yellow -
        > 0:rKa 0:xPb
        """
    )
    assert "For Keeper (alcohol): 1 more blue card · chosen so far: Pb" in " ".join(drawn(match, "en").split())
    assert "Pour Tenancier (alcool)\u202f: encore 1 carte bleue" in drawn(match, "fr")


def test_the_last_round_and_the_result_are_shown() -> None:
    position = """
        seats 2 start 1 active 0 round 18 ; centre chi gam ; piles Aw+5 Ca+6 Dc+7 Kc+9
        0 blue Sa,W dead 0 red Sw,Mwb,Mwo,Maw,Ao,Dw green - yellow dis
        1 blue Ow,W dead 0 red Sb,Mbo,Mbc,Mab,Cb,Oo,Ko green - yellow mes
        """
    assert "Last round: enough members are recruited" in drawn(run_statements(position + "\n= round 18"), "en")
    after = drawn(run_statements(position + "\n> 0:rSa"), "en")
    assert "Somebody had enough members" in after
    assert after.count("19 coins") >= 2
