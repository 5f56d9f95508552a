"""The packed numbers of the table against the slow obvious version, and what is known of hands."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import soiree
from soiree.core.sets.pack import card, copies
from soiree.games.edgar_lucien.box import COPIES
from soiree.games.edgar_lucien.rules import EdgarLucien

SEATS = 4
KINDS = range(len(COPIES))


def fresh(seats: int = SEATS) -> EdgarLucien:
    game = soiree.game("edgar-lucien")
    state = game.begin(seats, game.check_options(None))
    assert isinstance(state, EdgarLucien)
    return state


seat = st.integers(0, SEATS - 1)
who = st.integers(0, 1)
change = st.one_of(
    st.tuples(st.just("money"), seat, st.integers(0, 2**15 - 1)),
    st.tuples(st.just("popularity"), seat, st.integers(0, 10).map(lambda tens: 10 * tens)),
    st.tuples(st.just("pawn"), seat, who, st.integers(0, 19)),
    st.tuples(st.just("needle"), seat, who, st.integers(0, 8)),
    st.tuples(st.just("owner"), st.integers(-1, SEATS - 1), st.integers(0, 19)),
    st.tuples(st.just("certificate"), st.integers(-1, SEATS - 1), st.integers(0, 3)),
    st.tuples(st.just("acted"), seat, who),
    st.tuples(st.just("done"), seat, who, st.integers(0, 3)),
)


@given(st.lists(change, max_size=40))
def test_what_is_written_is_what_is_read_and_nothing_else_changes(changes: list[tuple[object, ...]]) -> None:
    state = fresh()
    table: dict[tuple[object, ...], int] = {}
    for name, *rest in changes:
        numbers = [int(str(number)) for number in rest]
        match name:
            case "money":
                state.set_money(*numbers)
                table["money", numbers[0]] = numbers[1]
            case "popularity":
                state.set_popularity(*numbers)
                table["popularity", numbers[0]] = numbers[1]
            case "pawn":
                state.put_pawn(*numbers)
                table["pawn", numbers[0], numbers[1]] = numbers[2]
            case "needle":
                state.put_needle(*numbers)
                table["needle", numbers[0], numbers[1]] = numbers[2]
            case "owner":
                owner, district = numbers
                if owner < 0:
                    state.release(district)
                else:
                    state.take(owner, district)
                table["owner", district] = owner
            case "certificate":
                state.give_certificate(numbers[1], numbers[0])
                table["certificate", numbers[1]] = numbers[0]
            case "acted":
                state.acts(*numbers)
                table["acted", *numbers] = 1
            case _:
                state.mark(*numbers)
                table["done", *numbers] = 1
    for each in range(SEATS):
        assert state.money(each) == table.get(("money", each), 5)
        assert state.popularity(each) == table.get(("popularity", each), 50)
        owned = {district for district in range(20) if table.get(("owner", district), -1) == each}
        assert state.estate(each) == sum(1 << district for district in owned)
        for pawn in (0, 1):
            assert state.pawn(each, pawn) == table.get(("pawn", each, pawn), 31)
            assert state.needle(each, pawn) == table.get(("needle", each, pawn), 15)
            assert state.has_acted(each, pawn) == (("acted", each, pawn) in table)
            assert [state.has_done(each, pawn, place) for place in range(4)] == [("done", each, pawn, place) in table for place in range(4)]
    for district in range(state.board.districts):
        assert state.owner(district) == table.get(("owner", district), -1)
    assert state.neutral() == state.board.land - sum(state.estate(each) for each in range(SEATS))
    for condition in range(4):
        assert state.certificate_holder(condition) == table.get(("certificate", condition), -1)


@given(st.lists(st.tuples(st.booleans(), seat, seat, st.integers(0, 99)), max_size=60), st.integers(2, SEATS))
def test_what_is_known_of_hands_is_certain_and_follows_section_7(steps: list[tuple[bool, int, int, int]], seats: int) -> None:
    """Extortions and cards laid down in any order, beside the three sentences of the spec written down plainly."""
    state = fresh(seats)
    for kind in KINDS:
        for copy in range(COPIES[kind]):
            state.set_hand((kind + copy) % seats, state.hand((kind + copy) % seats) + card(kind))
    state.deck, state.deck_left = 0, 0
    known = {(reader, holder): Counter[int]() for reader in range(seats) for holder in range(seats)}
    for extortion, one, other, pick in steps:
        e, v = one % seats, other % seats
        held = [kind for kind in KINDS if copies(state.hand(v), kind)]
        if not held or (extortion and e == v):
            continue
        c = held[pick % len(held)]
        if extortion:
            state.active, state.queue = e, 1 << v
            state.extort(c)
            known[v, e][c] += 1
            known[e, v][c] = max(known[e, v][c] - 1, 0)
            for p in set(range(seats)) - {e, v}:
                for x in known[p, v]:
                    known[p, v][x] = max(known[p, v][x] - 1, 0)
        else:
            state.lay_down(v, c)
            for p in range(seats):
                known[p, v][c] = max(known[p, v][c] - 1, 0)
        for (reader, holder), expected in known.items():
            found = {kind: copies(state.knows(reader, holder), kind) for kind in KINDS if copies(state.knows(reader, holder), kind)}
            assert found == {kind: number for kind, number in expected.items() if number}
            assert all(number <= copies(state.hand(holder), kind) for kind, number in found.items())


def test_a_copy_does_not_share_what_is_known() -> None:
    state = fresh()
    state.set_hand(1, card(0))
    copy = state.copy()
    state.active, state.queue = 0, 2
    state.extort(0)
    assert state.knows(1, 0) == card(0)
    assert copy.knows(1, 0) == 0
    assert copy.hand(1) == card(0)
