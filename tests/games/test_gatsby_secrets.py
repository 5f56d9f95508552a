"""Nobody learns what they may not: the leak hunt, and who reads what in events and records."""

import pytest

from tests.games.gatsby_leaks import hunt
from tests.games.gatsby_table import at, told, view


@pytest.mark.clause("GAT-663", "GAT-661", "GAT-801")
def test_a_hidden_exchange_leaves_no_trace() -> None:
    found = hunt(200)
    assert found.positions == 200
    assert found.steps > 1200


@pytest.mark.clause("GAT-663")
def test_events_come_in_the_same_number_and_order_whatever_the_answer() -> None:
    told_to = []
    for answer in ("yes", "no"):
        checked = at(cells=["b3", "d4"], levels=[2, 2], token="rr")
        checked.do(f"0:cf 0:c3 0:yes 0:kf2 0:kr2 0:{answer}")
        told_to.append([told(checked, reader=reader) for reader in (1, "onlooker")])
        assert [event["event"] for event in told(checked)][-4:] == ["exchanged", "advanced", "rallied", "turn"]
    assert told_to[0] == told_to[1]


@pytest.mark.clause("GAT-663", "GAT-662")
def test_an_exchange_with_a_face_up_tile_is_in_everybodys_record() -> None:
    checked = at(cells=["b3", "d4"], token="rr")
    checked.do("0:cf 0:c3 0:yes 0:ka 0:kr2 0:no")
    assert str(checked.match.steps(1)[-1]) == "0:no"
    assert view(checked, 1).looks[0].swapped == "no"


@pytest.mark.clause("GAT-802")
def test_while_the_answer_is_open_nothing_changes_for_the_other_seat() -> None:
    checked = at(cells=["b3", "d4"], token="rr")
    checked.do("0:cf 0:c3 0:yes 0:kf2")
    before = view(checked, 1).cases
    checked.do("0:kr2")
    assert view(checked, 1).looks[0].swapped == "open"
    assert view(checked, 1).cases == before
