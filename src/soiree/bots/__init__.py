"""Bots: players that get a view, the legal moves and a budget, and nothing else.

`bot(name)` makes a player, `analyse(view, moves, budget, rng)` evaluates a decision, `judge` evaluates a move that was played, and
`sum_up` reviews a whole game. Bots import no rules and no match: they know a game only through `Game`.
"""

from soiree.bots.analysis.averaging import AveragedRating, deepen_chance, seat_after_chance
from soiree.bots.analysis.decision import Analysis, Candidate, analyse
from soiree.bots.analysis.deepening import Rating, deepen
from soiree.bots.analysis.parallel import AnalysisPool
from soiree.bots.analysis.review import Judgement, Review, judge, sum_up
from soiree.bots.bot import BadDecisionPoint, Bot
from soiree.bots.budget import BadBudget, Budget
from soiree.bots.levels import BASELINES, LEVELS, Level, UnknownLevel, bot, budget_of, level

__all__ = [
    "BASELINES",
    "LEVELS",
    "Analysis",
    "AnalysisPool",
    "AveragedRating",
    "BadBudget",
    "BadDecisionPoint",
    "Bot",
    "Budget",
    "Candidate",
    "Judgement",
    "Level",
    "Rating",
    "Review",
    "UnknownLevel",
    "analyse",
    "bot",
    "budget_of",
    "deepen",
    "deepen_chance",
    "judge",
    "level",
    "seat_after_chance",
    "sum_up",
]
