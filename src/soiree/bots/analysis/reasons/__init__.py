"""Reasons: why one move is better than another, in one sentence that is true in the states that the seat considers possible.

Import `Explainer` to explain with an existing search, `reason_for` to explain without one.
"""

from soiree.bots.analysis.reasons.explain import REASONING, Explainer, MoveChance, reason_for

__all__ = ["REASONING", "Explainer", "MoveChance", "reason_for"]
