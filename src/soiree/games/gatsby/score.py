"""What is compared at the end of Gatsby (GAT-904): prestige, then characters."""

from soiree.core.score import Measure, Score, score_of
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.view import View

VICTORIES = ("three", "five")  # by suits: nothing is compared (GAT-901)


def score(box: Box, view: View) -> Score:
    """The score of a game that is over."""
    result = view.result
    assert result is not None
    measures = [Measure("score-prestige", result.prestige), Measure("score-characters", result.characters)]
    return score_of(measures, result.returns, result.reason not in VICTORIES)
