"""What a set of puzzles is worth: what its confirmation found, as figures, and which bounds they miss."""

from collections.abc import Iterable, Sequence

import msgspec
from fluent.runtime.types import fluent_number
from rich.table import Table

from soiree.core.teaching.puzzles import Puzzle
from soiree.core.texts.words import Words
from soiree.lab.puzzles.confirm import Confirmation
from soiree.lab.puzzles.proof import MARGIN

AGREEING = 0.98  # of the puzzles, at least
GREEDY = 0.40  # of what is agreed on is solved by a greedy player, less than this
EXPERT = 0.90  # and more than this by an expert


class Quality(msgspec.Struct, frozen=True):
    """Figures of the set of a game. `margin`: the smallest to the second move, of the puzzles of which the same move is preferred.

    `greedy` and `expert`: the shares that they solve of what the independent search agrees with. `disputed`: ids of the rest.
    """

    game: str
    puzzles: int
    margin: float
    greedy: float
    expert: float
    disputed: tuple[str, ...]

    @property
    def agreeing(self) -> float:
        """The share of the puzzles with which the independent search agrees."""
        return (self.puzzles - len(self.disputed)) / self.puzzles

    def holds(self) -> dict[str, bool]:
        """For each figure, whether it is within its bound."""
        return {
            "agreeing": self.agreeing >= AGREEING,
            "margin": self.margin >= MARGIN,
            "greedy": self.greedy < GREEDY,
            "expert": self.expert > EXPERT,
        }


def quality(puzzles: Sequence[Puzzle], found: Sequence[Confirmation]) -> Quality:
    """The figures of a set of one game, which is not empty, from its confirmation."""
    both = list(zip(puzzles, found, strict=True))
    agreeing = [one for puzzle, one in both if one.agrees(puzzle)]
    margins = [one.margin for puzzle, one in both if one.preferred == puzzle.best.move]
    return Quality(
        puzzles[0].game,
        len(puzzles),
        min(margins, default=0.0),
        _share(one.greedy for one in agreeing),
        _share(one.expert for one in agreeing),
        tuple(puzzle.id for puzzle, one in both if not one.agrees(puzzle)),
    )


def _share(those: Iterable[bool]) -> float:
    every = list(those)
    return sum(every) / max(1, len(every))


def quality_table(sets: Sequence[Quality], say: Words) -> Table:
    """The figures for a terminal, below what is wanted; a cross marks those that miss it."""
    table = Table(*(say(f"cli-puzzles-column-{column}") for column in ("game", "number", "agreeing", "margin", "greedy", "expert")))
    bounds = {"agreeing": ("≥", AGREEING), "margin": ("≥", MARGIN), "greedy": ("<", GREEDY), "expert": (">", EXPERT)}
    wanted = [f"{sign} {_percent(bound, say, 0)}" for sign, bound in bounds.values()]
    table.add_row("", "", *wanted, end_section=True)
    for one in sets:
        cells = [_percent(getattr(one, name), say, 1) + ("" if holds else " ✗") for name, holds in one.holds().items()]
        table.add_row(one.game, str(one.puzzles), *cells)
    return table


def _percent(value: float, say: Words, digits: int) -> str:
    """A percentage as the language writes it."""
    number = fluent_number(value, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits)
    return say("cli-puzzles-percent", value=number)
