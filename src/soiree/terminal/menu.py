"""The menu: numbered moves in words, each with its token, in as many columns as fit."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from soiree.core.game import Game
from soiree.core.words import Words
from soiree.terminal.screen import BRASS

COLUMN_FROM = 8  # fewer moves stand below each other
GAP = 3


def menu(moves: Sequence[str], prompt: str, game: Game, words: Words, names: Sequence[str], width: int) -> Text:
    """All moves of a prompt."""
    digits = len(str(len(moves)))
    entries = [
        Text.assemble((f"{number:>{digits}}", f"bold {BRASS}"), "  ", words.say(game.say_move(token, prompt), names), "  ", (token, "dim"))
        for number, token in enumerate(moves, start=1)
    ]
    columns = _columns([entry.cell_len for entry in entries], width)
    return _down(entries, columns) if columns else _across(entries, width)


def _down(entries: Sequence[Text], columns: int) -> Text:
    """Columns, each as wide as its widest entry, read from top to bottom."""
    rows = -(-len(entries) // columns)
    widths = [max(entry.cell_len for entry in entries[first : first + rows]) for first in range(0, len(entries), rows)]
    lines = []
    for row in range(rows):
        line = Text()
        for place, entry in enumerate(entries[row::rows]):
            line.append_text(entry)
            line.append(" " * (widths[place] - entry.cell_len + GAP))
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def _across(entries: Sequence[Text], width: int) -> Text:
    """Two to a line, read from left to right; an entry that is too wide for that has a line of its own."""
    half = (width - GAP) // 2
    lines: list[Text] = []
    open_line = False
    for entry in entries:
        narrow = entry.cell_len <= half
        if open_line and narrow:
            lines[-1].append_text(Text(" " * (half + GAP - lines[-1].cell_len)) + entry)
        else:
            lines.append(entry)
        open_line = narrow and not open_line
    return Text("\n").join(lines)


def _columns(lengths: Sequence[int], width: int) -> int:
    """The greatest number of columns that fits; 0 where there are many entries and even two columns are too wide."""
    if len(lengths) < COLUMN_FROM:
        return 1
    for columns in range(min(4, len(lengths)), 1, -1):
        rows = -(-len(lengths) // columns)
        widths = [max(lengths[first : first + rows]) for first in range(0, len(lengths), rows)]
        if sum(widths) + GAP * (len(widths) - 1) <= width:
            return columns
    return 0


def padded(text: str, width: int) -> str:
    """The text filled up with spaces to a width in cells."""
    return text + " " * (width - cell_len(text))
