"""`soiree games`: the list of games."""

from rich.cells import cell_len
from rich.text import Text

import soiree
from soiree.core.game import Game
from soiree.core.texts.words import words
from soiree.terminal.menu import padded
from soiree.terminal.screen import BRASS, Screen


def list_games(language: str | None) -> int:
    """Prints the games with seats, duration and designers; returns the exit code."""
    screen = Screen(language)
    say = screen.words
    rows = []
    for game in soiree.games():
        seats = _range(game.seats[0], game.seats[-1])
        facts = [say("ui-seats", seats=seats), say("ui-minutes", minutes=_range(*game.minutes))]
        rows.append([game.id, _title(game, say.language), *facts, f"{', '.join(game.designers)}, {game.year}"])
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for game, row in zip(soiree.games(), rows, strict=True):
        cells = [padded(text, width) for text, width in zip(row, widths, strict=True)]
        screen.console.print()
        screen.show(Text.assemble((cells[0], f"bold {BRASS}"), "  ", (cells[1], "bold"), "  ", "  ".join(cells[2:]).rstrip()))
        if others := _other_titles(game, say.language):
            screen.show(Text(" · ".join(others), style="dim"), indent=widths[0] + 3)
        screen.show(Text(words(say.language, game.folder)("tagline"), style="italic"), indent=widths[0] + 3)
    screen.console.print()
    screen.say("ui-lobby", "dim", game=soiree.games()[0].id)
    return 0


def _title(game: Game, language: str) -> str:
    return game.titles.get(language, game.titles["en"])


def _other_titles(game: Game, language: str) -> list[str]:
    """What the game is called elsewhere."""
    return [title for title in dict.fromkeys(game.titles.values()) if title != _title(game, language)]


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"
