"""The score of a finished game: its measures, compared in their order, give the ranks that the rules give."""

from collections.abc import Sequence

import pytest

import soiree
from soiree.core.conformance import Table, random_step
from soiree.core.conformance.examples import CheckedMatch
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.score import Measure, Score, score_of
from soiree.core.texts.words import LANGUAGES, words
from tests.games.edgar_lucien_language import examples, run_statements
from tests.games.gatsby_table import at as gatsby_at
from tests.goldens import all_tables
from tests.specs import json_examples

GAMES = 30


def play(table: Table, seed: int) -> Match:
    match, rng = table.match(), Rng(seed)
    while not match.over:
        random_step(match, rng)
    return match


def standings(score: Score) -> list[tuple[int, ...]]:
    return list(zip(*(measure.values for measure in score.measures), strict=True))


def best(values: Sequence[tuple[float, ...]]) -> set[int]:
    return {seat for seat, value in enumerate(values) if value == max(values)}


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_measures_decide_as_the_rules_do(table: Table) -> None:
    compared = 0
    for seed in range(GAMES):
        match = play(table, seed)
        score = table.game.score(match.view(None))
        assert [table.game.score(match.view(seat)) for seat in range(match.seats)] == [score] * match.seats, "everybody reads the same"
        won = best([(value,) for value in match.returns or []])
        if not score.compared:
            assert score.decided is None
            continue
        compared += 1
        order = standings(score)
        assert best(order) == won
        assert (score.decided is None) == (len(won) == match.seats)
        if score.decided is not None:
            winner = order[min(won)]
            second = max(standing for seat, standing in enumerate(order) if seat not in won)
            assert winner[: score.decided] == second[: score.decided]
            assert winner[score.decided] > second[score.decided]
    assert compared or table.game.id != "macao"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_every_measure_has_a_name(game: soiree.Game, language: str) -> None:
    match = play(all_tables_of(game)[0], 1)
    say = words(language, game.folder)
    names = [say(measure.id) for measure in game.score(match.view(None)).measures]
    assert len(set(names)) == len(names) > 1


def all_tables_of(game: soiree.Game) -> list[Table]:
    return [table for table in all_tables() if table.game.id == game.id]


def test_what_decided_is_what_sets_the_winner_apart_from_the_best_other_seat() -> None:
    conditions, districts = Measure("score-conditions", [1, 3, 3]), Measure("score-districts", [9, 5, 4])
    assert score_of([conditions, districts], [0.0, 1.0, 0.0], compared=True).decided == 1, "not the seat that is far behind"
    assert score_of([conditions, districts], [0.0, 1.0, 0.0], compared=False).decided is None
    level = Measure("score-coins", [7, 7, 7])
    assert score_of([level, level], [0.5, 0.5, 0.5], compared=True).decided is None
    shared = Measure("score-coins", [7, 7, 3])
    assert score_of([shared, districts], [0.75, 0.75, 0.0], compared=True).decided == 0


@pytest.mark.clause("TS-903", "TS-904")
def test_what_decided_in_the_examples_of_times_square() -> None:
    def decided(name: str) -> int | None:
        example = next(example for example in json_examples("times_square") if example["example"] == name)
        match = soiree.position("times-square", example["at"])
        CheckedMatch(match).do(example["steps"][0]["do"])
        return match.game.score(match.view(None)).decided

    assert [decided(name) for name in ("TS-E13", "TS-E13b", "TS-E13c")] == [0, 1, None]


@pytest.mark.clause("GAT-904")
@pytest.mark.parametrize(
    ("owners", "levels", "decided"),
    [(["kr1 kr3", "kf1 kr2 kr5"], [2, 3], None), (["kr1 kr3", "kr2 kr5"], [2, 1], 1), (["kr1 kr3", "ka kr2 kr5"], [2, 1], 0)],
)
def test_what_decided_in_gatsby(owners: list[str], levels: list[int], decided: int | None) -> None:
    checked = gatsby_at(cells=["a1", "b1"], rows=["xxxxx", "xxxxx", "xxxxx", "0011.", "xxxxx"], token="cc", owners=owners, levels=levels)
    checked.do("0:rr 0:4.5 0:no")
    score = checked.match.game.score(checked.match.view(None))
    assert (score.compared, score.decided) == (True, decided)


@pytest.mark.clause("EL-911")
@pytest.mark.parametrize(("name", "decided"), [("E28", 2), ("E29", None)])
def test_what_decided_in_the_examples_of_edgar_and_lucien(name: str, decided: int | None) -> None:
    match = run_statements(next(example for example in examples() if example.name == name).statements).match
    score = match.game.score(match.view(None))
    assert (score.compared, score.decided) == (True, decided)
