"""What a seat knows of hidden characters (section 7.1), against brute force; and worlds that agree with a view (7.2)."""

import io
import itertools
from collections import Counter
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i64
from rich.console import Console

from soiree.core.conformance import Table, random_step, tables
from soiree.core.rng import Rng
from soiree.core.texts.words import words
from soiree.games.gatsby.belief import Worlds
from soiree.games.gatsby.knowledge import (
    NO,
    YES,
    cases,
    claim,
    exchanged,
    hidden_from,
    hypotheses,
    label_at,
    look,
    look_a,
    look_answer,
    look_b,
    look_saw_a,
    look_saw_b,
    with_label,
)
from soiree.games.gatsby.rules import Gatsby
from tests.games.gatsby_leaks import curious_step
from tests.games.gatsby_table import GAME, SMALL, at, board, box, new, small, view

ONLOOKER = -1


class Look(NamedTuple):
    seat: int
    a: int
    b: int
    yes: bool


class Rally(NamedTuple):
    seat: int
    place: int


class PlayedGame(NamedTuple):
    """A deal of characters to places, which of them lie face up, and what then happened."""

    deal: tuple[int, ...]
    up: frozenset[int]
    events: tuple[Look | Rally, ...]
    characters: int


@st.composite
def played_games(draw: st.DrawFn) -> PlayedGame:
    places, characters = 5, 7
    deal = tuple(draw(st.permutations(range(characters)))[:places])
    up = frozenset(draw(st.sets(st.integers(0, places - 1), max_size=2)))
    events: list[Look | Rally] = []
    there = set(range(places))
    for _ in range(draw(st.integers(1, 6))):
        seat = draw(st.integers(0, 1))
        if draw(st.integers(0, 3)) == 0 and len(there) > 2:
            place = draw(st.sampled_from(sorted(there)))
            there.discard(place)
            events.append(Rally(seat, place))
        else:
            a, b = sorted(draw(st.permutations(sorted(there)))[:2])
            events.append(Look(seat, a, b, draw(st.booleans())))
    return PlayedGame(deal, up, tuple(events), characters)


def swap(tiles: list[tuple[int, bool]], a: int, b: int) -> None:
    tiles[a], tiles[b] = tiles[b], tiles[a]


def play(played: PlayedGame, deal: tuple[int, ...], answers: list[bool], seat: int) -> tuple[list[object], list[tuple[int, bool]]]:
    """All that the seat sees if this were the deal and these the answers, and how the tiles lie in the end."""
    tiles = [(who, place in played.up) for place, who in enumerate(deal)]
    seen: list[object] = [[who if face else None for who, face in tiles]]
    waiting = list(answers)
    for event in played.events:
        if isinstance(event, Rally):
            who, face = tiles[event.place]
            seen.append((event, who if face or event.seat == seat else None))
            continue
        pair = [tiles[event.a], tiles[event.b]]
        own = event.seat == seat
        seen.append(([face for _, face in pair], [who if face or own else None for who, face in pair]))
        public = own or any(face for _, face in pair)
        yes = waiting.pop(0)
        seen.append(yes if public else None)
        if yes:
            swap(tiles, event.a, event.b)
    return seen, tiles


def possible(played: PlayedGame, seat: int) -> set[tuple[int, ...]]:
    """Brute force: how the tiles may lie in the end, over all deals and all answers that look the same to the seat."""
    answered = [event.yes for event in played.events if isinstance(event, Look)]
    truth, _ = play(played, played.deal, answered, seat)
    found = set()
    for deal in itertools.permutations(range(played.characters), len(played.deal)):
        if any(deal[place] != played.deal[place] for place in played.up):
            continue
        for answers in itertools.product((False, True), repeat=len(answered)):
            seen, tiles = play(played, deal, list(answers), seat)
            if seen == truth:
                found.add(tuple(who for who, _ in tiles))
    return found


def history(played: PlayedGame) -> tuple[vec[i64], vec[i64], int, int]:
    """The same played as the numbers of a state: looks, claims, who lies where, and which lie face up, in the end."""
    who, up = 0, sum(1 << place for place in played.up)
    for place, character in enumerate(played.deal):
        who = with_label(who, place, character + 1)
    looks, claims = vec[i64](), vec[i64]()
    turn = 1
    for event in played.events:
        turn += isinstance(event, Look)  # what is rallied is rallied at the end of the same turn
        if isinstance(event, Rally):
            claims = append(claims, claim(turn, event.seat, event.place))
            continue
        a, b = event.a, event.b
        faces = (up >> a & 1) + 2 * (up >> b & 1)
        entry = look(turn, event.seat, a, b, faces, label_at(who, a), label_at(who, b))
        looks = append(looks, entry + (YES if event.yes else NO))
        if event.yes:
            who = exchanged(who, a, b)
            if faces in (1, 2):
                up ^= 1 << a | 1 << b
    return looks, claims, who, up


def fillings(played: PlayedGame, case: int, who: int, up: int) -> set[tuple[int, ...]]:
    """All that an arrangement stands for: its labels, and every way to fill the rest with characters that are left."""
    places = range(len(played.deal))
    fixed = {place: label_at(who if up >> place & 1 else case, place) - 1 for place in places}
    unknown = [place for place in places if fixed[place] < 0]
    left = [character for character in range(played.characters) if character not in fixed.values()]
    found = set()
    for chosen in itertools.permutations(left, len(unknown)):
        filled = fixed | dict(zip(unknown, chosen, strict=True))
        found.add(tuple(filled[place] for place in places))
    return found


@pytest.mark.clause("GAT-802", "GAT-661", "GAT-663", "GAT-801")
@settings(max_examples=60)
@given(played_games(), st.integers(0, 1))
def test_the_cases_are_exactly_the_possible_worlds(played: PlayedGame, seat: int) -> None:
    looks, claims, who, up = history(played)
    stood_for = [fillings(played, case, who, up) for case in cases(looks, claims, who, up, seat)]
    assert set().union(*stood_for) == possible(played, seat)


@settings(max_examples=300)
@given(played_games(), st.sampled_from([0, 1, ONLOOKER]))
def test_cases_carry_the_same_labels_agree_with_the_truth_and_are_sorted(played: PlayedGame, seat: int) -> None:
    looks, claims, who, up = history(played)
    found = cases(looks, claims, who, up, seat)
    rows = [[label_at(case, place) for place in range(len(played.deal))] for case in found]
    assert len({tuple(sorted(row)) for row in rows}) == 1, "all cases carry the same labels"
    assert any(all(label in (0, label_at(who, place)) for place, label in enumerate(row)) for row in rows)
    assert rows == sorted(rows), "null first, then by index"
    assert len({tuple(row) for row in rows}) == len(rows)
    assert all(not label for row in rows for place, label in enumerate(row) if up >> place & 1), "a face-up tile has no label"
    if seat == ONLOOKER:
        assert found == [0], "K6"


@settings(max_examples=300)
@given(played_games(), st.integers(0, 1))
def test_an_answer_that_is_hidden_changes_nothing_for_the_other_seat(played: PlayedGame, seat: int) -> None:
    """K4: whatever the answer was. The last look is turned round; only who took it may know more."""
    *before, last = played.events
    looks, claims, who, up = history(played)
    if not isinstance(last, Look) or last.seat == seat or up >> last.a & 1 or up >> last.b & 1:
        return
    turned = played._replace(events=(*before, last._replace(yes=not last.yes)))
    other = history(turned)
    assert cases(looks, claims, who, up, seat) == cases(*other, seat)


@settings(max_examples=200)
@given(played_games(), st.sampled_from([0, 1, ONLOOKER]))
def test_the_hypotheses_that_survive_end_in_exactly_the_cases(played: PlayedGame, seat: int) -> None:
    """W1, and the true hypothesis is among them."""
    looks, claims, who, up = history(played)
    consistent = hypotheses(looks, claims, who, up, seat)
    assert sorted(set(consistent.arrangements)) == cases(looks, claims, who, up, seat)
    truth = sum(1 << number for number, event in enumerate(e for e in played.events if isinstance(e, Look)) if event.yes)
    assert truth in list(consistent.swaps)


def test_the_pair_is_known_and_its_order_is_not() -> None:
    """The walk through K2 and K4 that the spec gives in words: c at X; X or Y; X, Y or Z; then a sight of Y settles it."""
    x, y, z, c, d = 0, 1, 2, 5, 6
    sight = look(1, 0, x, 4, 0, c, 9) + NO
    first = look(2, 1, x, y, 0, c, d) + YES
    second = look(3, 1, y, z, 0, c, d) + NO
    who = with_label(with_label(with_label(0, x, d), y, c), 4, 9)

    def where(*looks: int) -> list[int]:
        found = cases(vec[i64](list(looks)), vec[i64](), who, 0, 0)
        return sorted(next(place for place in (x, y, z) if label_at(case, place) == c) for case in found)

    assert where(sight) == [x]
    assert where(sight, first) == [x, y]
    assert where(sight, first, second) == [x, y, z]
    assert where(sight, first, second, look(4, 0, y, 3, 0, d, 8) + NO) == [x, z]
    assert where(sight, first, second, look(4, 0, y, 3, 0, c, 8) + NO) == [y]


# ---------------------------------------------------------------- 7.2 Worlds


def _worlds_by_hand(state: Gatsby, seat: int) -> Counter[int]:
    """Every world of the characters that fits what the seat has seen, from its cases, without those that somebody has won."""
    board = state.board
    found: Counter[int] = Counter()
    for known in hypotheses(state.looks, state.claims, state.who, state.up, seat).arrangements:
        spots = [place for place in range(board.place_count) if not state.up >> place & 1]
        unknown = [spot for spot in spots if not label_at(known, spot)]
        fixed = [label_at(state.who, place) for place in range(board.place_count) if state.up >> place & 1]
        fixed += [label_at(known, spot) for spot in spots]
        left = [number + 1 for number in range(len(board.characters)) if number + 1 not in fixed]
        for chosen in itertools.permutations(left, len(unknown)):
            world = state.copy()
            for spot in spots:
                world.who = with_label(world.who, spot, label_at(known, spot))
            for spot, label in zip(unknown, chosen, strict=True):
                world.who = with_label(world.who, spot, label)
            if world.suit_victory(0) == world.suit_victory(1) == -1:
                found[world.who] += 1
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seat", [0, 1])
def test_sampled_worlds_are_all_that_fit_equally_likely(seed: int, seat: int) -> None:
    """In the small box late in a game: W1, W2 and K7 against enumeration."""
    rng = Rng(seed)
    match = small().match()
    while not match.over and len(match.steps()) < 45:
        before = match.state
        random_step(match, rng)
    state = before if match.over else match.state
    assert isinstance(state, Gatsby)
    worlds = _worlds_by_hand(state, seat)
    view = state.view(seat)
    dealer = Worlds(box(SMALL), view)
    total, draws = sum(worlds.values()), 6000
    drawn = Counter(dealer.sample(rng).who for _ in range(draws))
    assert set(drawn) <= set(worlds)
    if total <= 300:
        assert set(drawn) == set(worlds)
        for world, number in drawn.items():
            expected = draws * worlds[world] / total
            assert abs(number - expected) < 6 * expected**0.5 + 6


def test_no_world_has_a_suit_victory() -> None:
    """K7: seat 1 owns three hidden tiles and Creed; two of Politics among the hidden ones would have ended the game."""
    checked = at(
        cells=["a1", "b1"],
        rows=[".....", "xxxxx", "xxxxx", ".....", "....."],
        levels=[3, 7],
        owners=["kf1", "kb kf2 kr2 kr3"],
    )
    rng = Rng(4)
    state = checked.match.state
    assert isinstance(state, Gatsby)
    politics = {number for number, suit in enumerate(board(GAME).suit_of) if suit == board(GAME).suits.index("politics")}
    worlds = Worlds(box(GAME), view(checked, 0))
    would_win = 0
    for _ in range(400):
        world = worlds.sample(rng)
        assert world.suit_victory(1) == -1
        hidden = [label_at(world.who, board(GAME).places.index(place)) - 1 for place in ("kf2", "kr2", "kr3")]
        would_win += len(politics & set(hidden)) >= 2
    assert would_win == 0


@pytest.mark.parametrize("table", [*tables(GAME)[:1], *tables(SMALL)[:1]], ids=["printed", "small"])
def test_what_each_looker_saw_fits_the_sampled_world(table: Table) -> None:
    """W3: undoing the exchanges of a world shows at each look what the world says was seen; hidden answers go both ways."""
    rng = Rng(8)
    guessed: Counter[int] = Counter()
    for _ in range(12):
        match = table.match()
        while not match.over:
            curious_step(match, rng)
            state = match.state
            assert isinstance(state, Gatsby)
            if match.over or not len(state.looks):
                continue
            for seat in (0, 1, None):
                world = table.game.sample(state.view(seat), rng)
                assert isinstance(world, Gatsby)
                assert world.view(seat) == state.view(seat)
                check_looks(world)
                hidden = [entry for entry in world.looks if hidden_from(entry, ONLOOKER if seat is None else seat)]
                guessed.update(look_answer(entry) for entry in hidden)
    assert min(guessed[YES], guessed[NO]) > 50


def check_looks(world: Gatsby) -> None:
    who = world.who
    for entry in reversed(list(world.looks)):
        a, b = look_a(entry), look_b(entry)
        if look_answer(entry) == YES:
            who = exchanged(who, a, b)
        assert (label_at(who, a), label_at(who, b)) == (look_saw_a(entry), look_saw_b(entry))
    spots = [place for place in range(world.dealt) if not world.up >> place & 1]
    for seat in (0, 1):
        known = cases(world.looks, world.claims, world.who, world.up, seat)
        assert any(all(label_at(case, spot) in (0, label_at(world.who, spot)) for spot in spots) for case in known)


LOOKED = (
    "*t1 *t4 *t2 *t3 *vance *creed *lark *stroud *pruett *thorne *marchetti *whitlow *holloway *delacroix *marsh *farraday *0 *shfx *sff "
    "1:shfx 1:d3 0:cc 0:c3 0:yes 0:ks 0:kf3 0:no 0:b3 1:cf 1:e3 1:yes 1:kf3 1:kr2 1:yes"
)


@pytest.mark.clause("GAT-802")
def test_a_terminal_without_memory_aids_shows_what_is_certain_and_no_deductions() -> None:
    """After X5 of the spec seat 0 knows Lark's place, and that Thorne is in one of two."""
    checked = new(LOOKED)
    drawn = {}
    for aids in (True, False):
        out = io.StringIO()
        Console(file=out, width=80, color_system=None).print(GAME.draw(view(checked, 0), words("en", GAME.folder), ["Ada", "Bea"], aids))
        drawn[aids] = out.getvalue()
    assert all("Josephine Lark" in text for text in drawn.values())
    assert drawn[True].count("Cornelius Thorne") == 2
    assert "Cornelius Thorne" not in drawn[False]
    assert words("en", GAME.folder)("label-cases", {"count": 2}) in drawn[True]
    assert words("en", GAME.folder)("label-cases", {"count": 2}) not in drawn[False]
