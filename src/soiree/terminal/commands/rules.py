"""`soiree rules`: prints the rules of a game, clause by clause."""

from collections.abc import Sequence

from rich.text import Text

import soiree
from soiree.core.errors import SoireeError, problem
from soiree.terminal.clauses import describe_clause, find_clause, section_of
from soiree.terminal.screen import BRASS, Screen


class UnknownClause(SoireeError):
    """The game has no such clause."""


def rules(id: str, clauses: Sequence[str], language: str | None, edition: str | None = None) -> int:
    """Prints these clauses, by default all, with the numbers of an edition; returns the exit code. Raises `UnknownClause`."""
    game = soiree.game(id, edition)
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
