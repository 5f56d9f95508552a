"""What the soak says of an attack: it fails if innocent people wait twice as long, wait for a bot, or lose a move."""

import pytest

from tests.server.attacks import Endured, Waits

QUIET = Waits([40.0] * 100, [20.0] * 100, [300.0])


def endured(moves: float = 40.0, lobby: float = 20.0, bot: float = 300.0, acknowledged: int = 9, lost: int = 0) -> list[str]:
    return Endured(QUIET, Waits([moves] * 100, [lobby] * 100, [bot]), 0, acknowledged, lost).failures()


@pytest.mark.parametrize(
    "noticed", [{"moves": 81.0}, {"lobby": 50.0}, {"bot": 2000.0}, {"lost": 1}, {"acknowledged": 0}], ids=lambda it: next(iter(it))
)
def test_what_innocent_people_notice_is_a_failure(noticed: dict[str, float]) -> None:
    assert len(endured(**noticed)) == 1  # type: ignore[arg-type]  # the two counts are whole numbers


def test_waits_that_nobody_notices_are_none() -> None:
    assert endured(moves=79.0, lobby=49.0, bot=1999.0) == []


def test_people_who_did_nothing_before_the_attack_prove_nothing() -> None:
    assert len(Endured(Waits(), QUIET, 0, 9, 0).failures()) == 2
