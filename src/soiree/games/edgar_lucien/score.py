"""What is compared at the end of Edgar & Lucien (EL-911): conditions, then districts, money, popularity."""

from soiree.core.score import Measure, Score, score_of
from soiree.games.edgar_lucien.box import CONSTANTS, Box
from soiree.games.edgar_lucien.view import View


def score(box: Box, view: View) -> Score:
    """The score of a game that is over: all purses are open."""
    result = view.result
    assert result is not None
    owners = list(view.owners.values())
    measures = [
        Measure("score-conditions", [player.held or 0 for player in view.players]),
        Measure("score-districts", [owners.count(player.seat) for player in view.players]),
        Measure("score-money", [(player.money or 0) * CONSTANTS["cogs_per_unit"] for player in view.players]),
        Measure("score-popularity", [player.popularity for player in view.players]),
    ]
    returns = [float(player.seat in result.winners) for player in view.players]
    return score_of(measures, returns, result.reason == "limit")
