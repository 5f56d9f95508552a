"""A review of a whole record: of each seat what it could know, whatever the others held."""

import msgspec
import pytest

import soiree
from soiree.core.match import Match
from soiree.lab.analysis.review import review
from tests.server.test_secrets import deal_two_ways


def played_on(match: Match, reader: int, seed: int) -> Match:
    """The reader decides by what it sees, the same in every world that looks the same to it, until somebody else is to decide."""
    count = 0
    while match.actors == {reader}:
        moves = match.moves(reader)
        match.play(reader, moves[(seed + count) % len(moves)])
        count += 1
    return match


def test_two_games_that_a_seat_could_not_tell_apart_are_reviewed_alike_for_it() -> None:
    compared = 0
    for seed in range(40):
        first, second, reader = deal_two_ways(seed)
        if first.actors != {reader}:
            continue
        played_on(first, reader, seed)
        if not first.steps()[17:] or first.actors == {reader}:
            continue
        try:  # what the reader draws afterwards is dealt in both worlds alike
            for step in first.steps()[17:]:
                if step.seat is None:
                    second.deal(step.token)
                else:
                    second.play(step.seat, step.token)
        except soiree.SoireeError:
            continue  # the pile of one world has not what was drawn in the other
        records = [match.record().encode() for match in (first, second)]
        assert records[0] != records[1]
        one, two = (review(record, None, iterations=60, seat=reader)[1] for record in records)
        assert one == two
        compared += bool(one.judgements)
    assert compared > 5


def test_a_review_is_the_same_again_and_has_every_choice() -> None:
    match = soiree.new("macao", seats=3, seed=2)
    while not match.over:
        seat = min(match.actors)
        match.play(seat, match.moves(seat)[-1])
    text = match.record().encode()
    found, one = review(text, None, iterations=10)
    _, two = review(text, None, iterations=10)
    assert msgspec.json.encode(one) == msgspec.json.encode(two)
    assert found.returns == match.returns
    assert [curve[-1].value for curve in one.curves if curve] == pytest.approx(match.returns)
    assert {judged.seat for judged in one.judgements} == {0, 1, 2}
