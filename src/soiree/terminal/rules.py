"""`soiree rules`: prints the rules of a game, clause by clause."""

import re
from collections.abc import Sequence

from rich.text import Text

import soiree
from soiree.core.errors import SoireeError, problem
from soiree.core.game import Game
from soiree.terminal.screen import BRASS, Screen


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
        screen.entry(clause, words(clause))
    return 0
