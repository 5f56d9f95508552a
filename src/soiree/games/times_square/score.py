"""What is compared when the cards of Times Square have run out (TS-903, TS-904): Sue's half, then Charlie's half."""

from soiree.core.score import Measure, Score, score_of
from soiree.games.times_square.box import Box
from soiree.games.times_square.view import View


def score(box: Box, view: View) -> Score:
    """The score of a game that is over."""
    result = view.result
    assert result is not None
    measures = [
        Measure("score-sue", _on_own_half(view.figures.sue), holds=True),
        Measure("score-charlie", _on_own_half(view.figures.charlie), holds=True),
    ]
    return score_of(measures, result.returns, result.cause == "pile")


def _on_own_half(space: int) -> list[int]:
    """Seat 0 has the negative half of the lane, seat 1 the positive one; the manhole belongs to nobody."""
    return [int(space < 0), int(space > 0)]
