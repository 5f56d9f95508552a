"""What is compared at the end of Shadows of Macao (MAC-906, MAC-907): coins, then open places, then red cards."""

from soiree.core.score import Measure, Score, score_of
from soiree.games.macao.box import Box
from soiree.games.macao.view import View


def score(box: Box, view: View) -> Score:
    """The score of a game that is over."""
    result = view.result
    assert result is not None
    measures = [Measure("score-coins", result.coins), Measure("score-tiles", result.tiles), Measure("score-red", result.red)]
    return score_of(measures, result.returns, compared=True)
