"""Puzzles: decisions of real games in which one move is clearly best, given what the seat could know.

They are data: `puzzles.jsonl` in the room, one puzzle in each line, written by `soiree puzzles`. docs/puzzles.md describes the format.
"""

import functools
from pathlib import Path
from typing import Final, Literal

import msgspec

from soiree.core import structs
from soiree.core.errors import BadRoom
from soiree.core.game import Game
from soiree.core.match import Match, replay
from soiree.core.records.record import Record
from soiree.core.texts.message import Message

FILE: Final = "puzzles.jsonl"
Kind = Literal["win", "hold", "plan"]
KINDS: Final[tuple[Kind, ...]] = ("win", "hold", "plan")
Theme = Literal["win", "hold", "chain", "hidden", "needles"]
THEMES: Final[tuple[Theme, ...]] = ("win", "hold", "chain", "hidden", "needles")


class Chance(msgspec.Struct, frozen=True):
    """A move with its value (0 to 1), the standard error of the value, and the expected line after it, as in a record."""

    move: str
    value: float
    error: float
    line: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()  # the prompt that each move of the line answers


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a record up to the decision of a seat, the one best move, and the proof: chances of the moves that were compared.

    `kind`: the move wins in this turn (`win`), everything else nearly loses (`hold`), or it is simply the best (`plan`).
    `themes`: those two, and several bonuses in one turn (`chain`), cards that others hide and that decide which move is best
    (`hidden`), the programming of a needle (`needles`).
    """

    id: str
    game: str
    seat: int
    prompt: str
    record: str
    kind: Kind
    best: Chance
    others: tuple[Chance, ...]  # the moves that were compared with it, in descending order of value
    greedy: str  # the move of the bot `greedy`, which looks one move ahead
    iterations: int  # of each search of the proof
    searches: int  # with different seeds, which all agree
    themes: tuple[Theme, ...] = ()
    confirmed: int = 0  # iterations of an independent search with another seed, which agrees; 0 if there was none
    reason: Message | None = None  # why the best move is better than the others

    @property
    def margin(self) -> float:
        """How much better the best move is than the second."""
        return self.best.value - self.others[0].value


def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if it has no file of them. Raises BadRoom if the file is not as described here."""
    file = game.folder / FILE
    return read(file) if file.is_file() else ()


@functools.cache
def read(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file. Raises BadRoom."""
    try:
        return tuple(structs.decode(line, Puzzle) for line in file.read_bytes().splitlines() if line)
    except msgspec.DecodeError as error:
        raise BadRoom(f"{file}: {error}") from None


def position_of(puzzle: Puzzle, game: Game) -> Match:
    """The match before the decision. Raises BadRecord if its record does not replay."""
    return replay(game, Record.parse(puzzle.record))
