"""What is compared at the end of Cloakroom: the cards."""

from soiree.core.score import Measure, Score, score_of

from .box import Box
from .view import View


def score(box: Box, view: View) -> Score:
    return score_of([Measure("score-card", view.cards)], view.returns, compared=True)
