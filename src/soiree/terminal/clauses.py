"""Clauses of the rules in a terminal: found by what was typed, and as text."""

import re
from collections.abc import Mapping

from soiree.core.game import Game, OptionValue
from soiree.core.texts.words import Words

_ORIGINS = {"ruling": "ui-origin-ruling", "house": "ui-origin-house"}  # no mark: the rulebook


def find_clause(game: Game, typed: str) -> str | None:
    """The clause for what was typed: TS-101, ts-101 or 101; None if the game does not have it."""
    wanted = typed.strip().upper()
    named = wanted if wanted.startswith(f"{game.prefix}-") else f"{game.prefix}-{wanted}"
    return named if named in game.clauses else None


def section_of(clause: str) -> str:
    """The id of the message with the heading of a clause's section: section-4 for TS-412."""
    return f"section-{int(re.sub(r'^.*-', '', clause)) // 100}"


def describe_clause(game: Game, clause: str, words: Words, options: Mapping[str, OptionValue]) -> str:
    """The text of a clause at a table with these options, with its origin if it is not the rulebook, and the option that it belongs to."""
    facts = game.clause_facts[clause]
    marks = [words(_ORIGINS[facts.origin])] if facts.origin in _ORIGINS else []
    marks += [f"{words(f'option-{name}')}: {words(f'option-{name}-{value}')}" for name, value in facts.only.items()]
    text = words(clause, {**game.clause_values, **options})
    return f"{text} [{' · '.join(marks)}]" if marks else text
