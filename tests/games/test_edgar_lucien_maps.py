"""The maps: what the data promises of both sides, and the same rules on a third city that the box does not have."""

from pathlib import Path

import pytest

import soiree
from soiree.core import conformance
from soiree.core.chance.dealers import Manual
from soiree.core.conformance import Table, tables
from soiree.core.conformance.examples import CheckedMatch
from soiree.core.match import Match
from soiree.core.sets.bits import members
from soiree.games.edgar_lucien.box import Box
from soiree.games.edgar_lucien.map.city import KINDS

OWN = soiree.game("edgar-lucien")
MAP = Path(__file__).parent / "third_city" / "board.toml"
THIRD = OWN.with_board(MAP)


def third(seats: int, **options: object) -> CheckedMatch:
    checked = THIRD.check_options(options)
    return CheckedMatch(Match(THIRD, THIRD.begin(seats, checked), checked, Manual()))


def clause_against(checked: CheckedMatch, seat: int, token: str) -> str:
    reason = checked.match.why_not(seat, token)
    assert reason is not None
    return reason.clause


# ---------------------------------------------------------------- the two sides of the box


@pytest.mark.clause("EL-102", "EL-308")
@pytest.mark.parametrize("metro", ["lines", "pairs"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_sides_are_what_the_spec_says(seats: int, metro: str) -> None:
    """One office of each kind; a border colour leads to one district at most; borders go both ways; everything is connected."""
    assert isinstance(OWN.box, Box)
    board = OWN.box.board(seats, metro)
    land = members(board.land)
    kinds = [KINDS[board.kind(district)] for district in land]
    assert [kinds.count(kind) for kind in KINDS[:4]] == [1, 1, 1, 1]
    neighbours = {district: set[int]() for district in land}
    for district in land:
        for position, code in enumerate(board.codes):
            ways = members(board.leads_to(district, position))
            assert district not in ways
            assert all(board.leads_to(there, position) >> district & 1 for there in ways), "every way leads back"
            assert len(ways) <= 1 or code in ("B", "O")
            if code in "rgyv":
                neighbours[district] |= set(ways)
    reached = {land[0]}
    while more := {there for here in reached for there in neighbours[here]} - reached:
        reached |= more
    assert reached == set(land), "on foot, without the metro"
    assert len(members(board.wheel)) == (9 if seats == 4 and metro == "pairs" else 7)


@pytest.mark.clause("EL-102")
def test_a_district_of_the_other_side_does_not_exist() -> None:
    match = soiree.new("edgar-lucien", dealer=soiree.scripted(["s0"]))
    reason = match.why_not(0, "M0")
    assert reason is not None
    assert reason.clause == "EL-102"


# ---------------------------------------------------------------- a third city


@pytest.mark.clause("EL-211", "EL-307")
def test_the_wheel_and_the_ways_come_from_the_map() -> None:
    """No red, no blue; green leads from I0 to three districts, so it asks for an exit like a metro (R09)."""
    checked = third(2)
    checked.do("*s0")
    checked.legal(0, ["I0", "I1", "I2", "I3", "M0", "M1", "M2", "O1", "O6"])
    assert clause_against(checked, 0, "O0") == "", "no district of this map"
    checked.do("0:I0 1:O6")
    checked.legal(0, ["Eg", "Ey", "Ev", "EK", "EW", "Es"])
    assert clause_against(checked, 0, "Er") == "EL-211"
    checked.do("0:Eg 0:LW 1:Eg 1:LK")
    checked.see(None, "asked", "exit")
    checked.legal(0, ["I1", "M1", "M2"])
    checked.refuse(0, "I3", "EL-303", "The border g does not take Edgar to I3. Possible: I1, M1, M2.")
    checked.do("0:M2")
    checked.see(None, "players.0.lucien", "I3")
    checked.see(None, "players.1.edgar", "O6")
    checked.see(None, "owners", dict.fromkeys(["I0", "I1", "I2", "I3", "M0", "M1", "M2", "O1", "O6"]) | {"I0": 0, "O6": 1})


@pytest.mark.clause("EL-501", "EL-902")
def test_two_banks_are_one_kind_of_office() -> None:
    """The heist can be done at either, once a period; both count as offices."""
    checked = third(2)
    checked.do("*s0 0:I2 1:I3 0:Es 0:Ls 1:Es 1:Ls 0:E 0:heist 0:end 1:end")
    checked.do("0:Ev 0:Ls 1:Es 1:Ls")
    checked.see(None, "players.0.edgar", "I3")
    checked.legal(0, ["end"])
    checked.see(None, "players.0.done.edgar", ["bank"])


def test_another_number_of_seats_has_other_thresholds() -> None:
    checked = third(4, money="open")
    checked.do("*s0 0:I0 1:I1 2:I2 3:I3 0:Es 0:Ls 1:Es 1:Ls 2:Es 2:Ls 3:Es 3:Ls")
    checked.do("0:E 0:draw *CB *PB 0:end 1:end 2:end 3:end")
    checked.see(0, "hand", {"PB": 1, "CB": 1})
    checked.see(None, "side", "C")


@pytest.mark.parametrize("table", [table for table in tables(THIRD) if table.options["periods"] != 30], ids=str)
def test_conformance_in_the_third_city(table: Table) -> None:
    for seed in range(3):
        conformance.check_game(table, seed, thorough=6)
    pairs = conformance.check_noninterference(table, seed=3, wanted=120)
    assert pairs.compared == 120
    assert pairs.steps > 120
    conformance.check_belief(table, seed=4, positions=4)


def test_a_map_whose_numbers_are_wrong_is_refused(tmp_path: Path) -> None:
    text = MAP.read_text(encoding="utf-8").replace('id = "O6", number = 18', 'id = "O6", number = 13')
    (tmp_path / "board.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="two districts have the same number"):
        OWN.with_board(tmp_path / "board.toml").begin(2, THIRD.check_options(None))
