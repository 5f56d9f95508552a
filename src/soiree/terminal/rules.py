"""`soiree rules`: prints the rules of a game, clause by clause."""

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

import soiree
from soiree.core.errors import SoireeError, problem
from soiree.core.game import Game, OptionValue
from soiree.core.words import Words
from soiree.terminal.screen import BRASS, Screen

_ORIGINS = {"ruling": "ui-origin-ruling", "house": "ui-origin-house"}  # the rulebook goes without saying


class UnknownClause(SoireeError):
    """The game has no such clause."""


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
    return f"{words(clause, options)} [{' · '.join(marks)}]" if marks else words(clause, options)


def rules(id: str, clauses: Sequence[str], language: str | None) -> int:
    """Prints these clauses, by default all; returns the exit code. Raises `UnknownClause`."""
    game = soiree.game(id)
    screen = Screen(language, game.folder)
    words = screen.words
    wanted = []
    for typed in clauses:
        clause = find_clause(game, typed)
        if clause is None:
            about = {"game": id, "clause": repr(typed[:24]), "first": game.clauses[0], "last": game.clauses[-1]}
            raise UnknownClause(problem("error-unknown-clause", **about))
        wanted.append(clause)
    if not wanted:
        screen.show(Text(words("title"), style=f"bold {BRASS}"))
        screen.say("about")
    section = ""
    for clause in wanted or game.clauses:
        if section_of(clause) != section:
            section = section_of(clause)
            screen.console.print()
            screen.show(Text(words(section), style=f"bold {BRASS}"))
        screen.entry(clause, describe_clause(game, clause, words, game.check_options(None)))
    return 0
