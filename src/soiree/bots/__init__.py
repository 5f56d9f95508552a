"""Who plays: bots that get a view, the legal moves and a time budget, and nothing else.

`bot(name)` gives a player by level, `analyse(view, moves, budget, rng)` says what it thinks of a position,
`judge` what a decision was worth, and `sum_up` what mattered in a game.
"""

from soiree.bots.analysis import Analysis, Candidate, analyse
from soiree.bots.budget import BadBudget, Budget
from soiree.bots.levels import LEVELS, YARDSTICKS, Level, UnknownLevel, bot, budget_of, level
from soiree.bots.players import BadQuestion, Bot
from soiree.bots.review import Judgement, Review, judge, sum_up
from soiree.bots.team import Team

__all__ = [
    "LEVELS",
    "YARDSTICKS",
    "Analysis",
    "BadBudget",
    "BadQuestion",
    "Bot",
    "Budget",
    "Candidate",
    "Judgement",
    "Level",
    "Review",
    "Team",
    "UnknownLevel",
    "analyse",
    "bot",
    "budget_of",
    "judge",
    "level",
    "sum_up",
]
