"""The review of a record depends only on what each seat could know."""

import io

import msgspec
import pytest
from rich.console import Console

import soiree
from soiree.bots import Judgement, sum_up
from soiree.core.match import Match
from soiree.lab.analysis.review import print_review, review
from tests.games.gatsby_editions import game_of_bots
from tests.server.test_secrets import deal_two_ways


def played_on(match: Match, reader: int, seed: int) -> Match:
    """The reader plays moves that depend only on its view, until another seat must decide."""
    count = 0
    while match.actors == {reader}:
        moves = match.moves(reader)
        match.play(reader, moves[(seed + count) % len(moves)])
        count += 1
    return match


def test_games_that_a_seat_cannot_distinguish_have_the_same_review() -> None:
    compared = 0
    for seed in range(40):
        first, second, reader = deal_two_ways(seed)
        if first.actors != {reader}:
            continue
        played_on(first, reader, seed)
        if not first.steps()[17:] or first.actors == {reader}:
            continue
        try:  # the reader's later draws are the same in both worlds
            for step in first.steps()[17:]:
                if step.seat is None:
                    second.deal(step.token)
                else:
                    second.play(step.seat, step.token)
        except soiree.SoireeError:
            continue  # the pile of the second world does not have the card
        records = [match.record().encode() for match in (first, second)]
        assert records[0] != records[1]
        one, two = (review(record, None, iterations=60, seat=reader)[1] for record in records)
        assert one == two
        compared += bool(one.judgements)
    assert compared > 5


def test_a_review_is_reproducible_and_has_every_decision() -> None:
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


@pytest.mark.parametrize(("language", "line"), [("en", "Edition: test-riviera"), ("fr", "Édition\u202f: test-riviera")])
def test_a_printed_review_names_an_edition_that_does_not_come_with_the_game(language: str, line: str) -> None:
    match = game_of_bots(3, "random", 1)
    judged = [Judgement(0, 0, "action", "fr", 0.5, 0.1, "fr", 0.5, 0.1, 0.0, 0.0, False, [], [])]
    output = io.StringIO()
    summed = sum_up(match.game.id, match.seats, 1, match.returns, judged, match.game.edition)
    print_review(match, summed, language, Console(file=output, width=100))
    assert line in output.getvalue()
