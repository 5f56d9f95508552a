"""The evaluation of Edgar & Lucien: each feature says more for the seat that is better placed, and a bot that follows it beats chance."""

import pytest

import soiree
from soiree.bots import Budget, bot
from soiree.bots.one_ply_bot import OnePlyBot
from soiree.core.rng import Rng
from soiree.games.edgar_lucien.rules import EdgarLucien

ROOM = soiree.game("edgar-lucien")
START = ("play *s0 0:O1 1:I3",)  # both programme; O1 and I3 are steel
ACTING = (*START, "play 0:Es 0:Ls 1:Es 1:Ls")  # nobody has moved; seat 0 acts first


def state_of(statements: tuple[str, ...], seats: int = 2) -> EdgarLucien:
    state = soiree.position("edgar-lucien", list(statements), seats=seats).state
    assert isinstance(state, EdgarLucien)
    return state


def feature(name: str, statements: tuple[str, ...], seat: int = 0) -> float:
    evaluation = ROOM.evaluation()
    evaluation.measure(state_of(statements), seat, evaluation.features)
    return float(evaluation.features[evaluation.names().index(name)])


@pytest.mark.parametrize(
    ("name", "worse", "better"),
    [
        # Nearer to the three nearest conditions
        ("turns", (*START, "set money 0 4"), (*START, "set money 0 9")),
        ("turns", (*START, "set owner O3=0 O5=0 O7=0"), (*START, "set owner O3=0 O5=0 O7=0 I1=0")),
        ("fourth", START, (*START, "set owner O3=0")),  # at the beginning many districts are the least important
        ("turns", (*START, "set owner O3=0"), (*START, "set owner O2=0")),  # an office is two things in one
        ("turns", (*START, "set owner O0=0 O2=0"), (*START, "set owner O0=0 O2=0", "set certificate dandy 0")),
        ("turns", (*START, "set money 0 15", "set popularity 0 90"), (*START, "set money 0 15", "set popularity 0 90", "set governor 0")),
        ("close", (*START, "set money 0 14", "set owner O0=0 O2=0 O4=0"), (*START, "set money 0 15", "set owner O0=0 O2=0 O4=0")),
        # What is there, and what the next taxes and election bring
        ("certified", START, (*START, "set certificate collector 0")),
        ("money", START, (*START, "set money 0 8")),
        ("popularity", START, (*START, "set popularity 0 80")),
        ("steel", (*START, "set owner O3=0"), (*START, "set owner O5=0")),
        ("ivory", (*START, "set owner O5=0"), (*START, "set owner O3=0")),
        ("governor", START, (*START, "set governor 0")),
        ("election", (*START, "set popularity 1 60"), (*START, "set popularity 1 60", "set owner O3=0")),
        ("election", START, (*START, "set turn 4")),
        ("protection", START, (*START, "set protection 0")),
        ("cards", START, (*START, "set hand 0 PB")),
        # What the pawns can do where they stand
        ("errands", ACTING, (*ACTING, "set pawn 0 edgar O4")),  # rob the bank
        ("errands", (*ACTING, "set pawn 0 edgar O4", "set popularity 0 10"), (*ACTING, "set pawn 0 edgar O4")),
        ("errands", ACTING, (*ACTING, "set pawn 0 edgar I3", "set pawn 1 edgar O6")),  # rob a Lucien without his Edgar
        ("errands", (*ACTING, "set pawn 0 edgar I3"), (*ACTING, "set pawn 0 edgar I3", "set pawn 1 edgar O6")),
        ("errands", ACTING, (*ACTING, "set pawn 0 lucien O3")),  # buy
        ("errands", (*ACTING, "set pawn 0 lucien O3"), (*ACTING, "set pawn 0 lucien O2")),  # buy an office
        ("errands", (*ACTING, "set pawn 0 lucien O3", "set money 0 1"), (*ACTING, "set pawn 0 lucien O3", "set money 0 2")),
        ("errands", (*ACTING, "set money 0 15", "set pawn 0 lucien O3"), (*ACTING, "set money 0 15", "set pawn 0 lucien O4")),  # certify
        # Where the needles bring them: O1 leads red to City Hall, green to the Archives, violet to I0, which is ivory
        ("errands", (*START, "play 0:Es"), (*START, "play 0:Er")),
        ("errands", (*START, "play 0:Es 0:Ls"), (*START, "play 0:Es 0:Lv")),
        # Where the next move can bring them: the bank is next to O5, and far from O1
        ("ways", (*START, "set money 0 15"), (*START, "set money 0 15", "set pawn 0 lucien O5")),
        # What rivals can take: an Edgar beside Lucien, who is alone or guarded
        ("exposed", (*ACTING, "set pawn 0 edgar O2", "set pawn 1 edgar O1"), (*ACTING, "set pawn 1 edgar O1")),
        ("exposed", (*ACTING, "set pawn 0 edgar O2", "set pawn 1 edgar O1"), (*ACTING, "set pawn 0 edgar O2")),
        ("exposed", (*START, "set pawn 1 edgar O0"), START),  # a rival one move away
    ],
)
def test_a_feature_says_more_for_the_better_placed(name: str, worse: tuple[str, ...], better: tuple[str, ...]) -> None:
    assert feature(name, better) > feature(name, worse)
    assert all(weight > 0 for weight in ROOM.evaluation().weights), "so the score says more, too"


def test_what_is_under_way_counts_as_good_as_done() -> None:
    """Else nobody who looks one step ahead would begin an action of several decisions."""
    at_hall = (*ACTING, "set pawn 0 edgar O0")
    begun = (*at_hall, "play 0:E 0:requisition")
    assert feature("errands", begun) > feature("errands", (*at_hall, "play 0:end"))
    rich = (*ACTING, "set money 0 15", "set pawn 0 lucien O4", "play 0:L")
    assert feature("errands", (*rich, "play 0:certify")) > feature("errands", (*rich, "play 0:buy"))


def test_an_errand_is_over_with_the_slot() -> None:
    at_bank = (*ACTING, "set pawn 0 edgar O4")
    assert feature("errands", at_bank) > 0
    assert feature("errands", (*at_bank, "play 0:end")) == 0


def test_scores_are_even_between_equals_and_values_add_up() -> None:
    evaluation = ROOM.evaluation()
    start = ROOM.begin(3, ROOM.check_options(None))
    assert {evaluation.value(start, seat) for seat in range(3)} == {0.5}
    ahead = state_of(("play *s0 0:O1 1:I3 2:O5", "set certificate dandy 1"), seats=3)
    values = [evaluation.value(ahead, seat) for seat in range(3)]
    assert values[1] == max(values)
    assert sum(values) == pytest.approx(1.5)


def chosen(statements: tuple[str, ...], seat: int = 0) -> list[str]:
    """What greedy does from here on, as long as the seat is asked."""
    match = soiree.position("edgar-lucien", list(statements), seats=2)
    found: list[str] = []
    rng = Rng(5)
    while seat in match.actors:
        move = OnePlyBot().choose(match.view(seat), match.moves(seat), Budget(iterations=1), rng)
        match.play(seat, move)
        found.append(move)
    return found


def test_needles_are_set_for_what_wins_at_once() -> None:
    """Two conditions count and three offices would be the third: Lucien has to go from O1 to the Archives."""
    two = ("set certificate dandy 0", "set certificate collector 0", "set owner O0=0 O4=0", "set money 0 2", "set popularity 0 0")
    assert chosen((*START, *two))[1] == "Lg"


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_chance(seats: int) -> None:
    won = 0
    for number in range(12):
        match = soiree.new("edgar-lucien", seats=seats, seed=number)
        players = [bot("greedy" if seat % 2 == number % 2 else "random") for seat in range(seats)]
        rng = Rng(number)
        while not match.over:
            seat = min(match.actors)
            match.play(seat, players[seat].choose(match.view(seat), match.moves(seat), Budget(iterations=1), rng))
        assert match.reason == "victory"
        assert match.returns is not None
        won += max(range(seats), key=match.returns.__getitem__) % 2 == number % 2
    assert won >= 11
