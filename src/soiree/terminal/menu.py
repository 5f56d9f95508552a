"""The menu: numbered moves as sentences, each with its token, in as many columns as fit."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from soiree.core.game import Game
from soiree.core.texts.words import Words
from soiree.terminal.screen import BRASS

COLUMNS_FROM = 8  # with fewer moves there is one column
GAP = 3


def menu(moves: Sequence[str], prompt: str, game: Game, words: Words, names: Sequence[str], width: int) -> Text:
    """All moves of a prompt, for a screen of this width."""
    digits = len(str(len(moves)))
    entries = [
        Text.assemble((f"{number:>{digits}}", f"bold {BRASS}"), "  ", words.say(game.say_move(token, prompt), names), "  ", (token, "dim"))
        for number, token in enumerate(moves, start=1)
    ]
    columns = _columns([entry.cell_len for entry in entries], width)
    return _in_columns(entries, columns) if columns else _in_pairs(entries, width)


def _in_columns(entries: Sequence[Text], columns: int) -> Text:
    """Columns from top to bottom, each as wide as its widest entry."""
    rows = -(-len(entries) // columns)
    widths = [max(entry.cell_len for entry in entries[first : first + rows]) for first in range(0, len(entries), rows)]
    lines = []
    for row in range(rows):
        line = Text()
        for column, entry in enumerate(entries[row::rows]):
            line.append_text(entry)
            line.append(" " * (widths[column] - entry.cell_len + GAP))
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def _in_pairs(entries: Sequence[Text], width: int) -> Text:
    """Two entries in a line; an entry that is too wide has its own line."""
    half = (width - GAP) // 2
    lines: list[Text] = []
    half_full = False
    for entry in entries:
        narrow = entry.cell_len <= half
        if half_full and narrow:
            lines[-1].append_text(Text(" " * (half + GAP - lines[-1].cell_len)) + entry)
        else:
            lines.append(entry)
        half_full = narrow and not half_full
    return Text("\n").join(lines)


def _columns(lengths: Sequence[int], width: int) -> int:
    """The largest number of columns that fits; 0 if there are many entries and two columns are too wide."""
    if len(lengths) < COLUMNS_FROM:
        return 1
    for columns in range(min(4, len(lengths)), 1, -1):
        rows = -(-len(lengths) // columns)
        widths = [max(lengths[first : first + rows]) for first in range(0, len(lengths), rows)]
        if sum(widths) + GAP * (len(widths) - 1) <= width:
            return columns
    return 0


def padded(text: str, width: int) -> str:
    """The text, padded with spaces to a width in cells."""
    return text + " " * (width - cell_len(text))
