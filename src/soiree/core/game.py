"""`Game`: what is known of a game before anybody plays it, and the way into its room.

The facts come from the head of the room's board.toml, so that a lobby can list games without loading their rules.
"""

import functools
import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import msgspec

from soiree.core import structs
from soiree.core.errors import BadOption, BadSeats, BadView
from soiree.core.evaluation import Evaluation, read_weights
from soiree.core.events import Event
from soiree.core.features import Features
from soiree.core.message import Message
from soiree.core.notation import Notation
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.core.view import View
from soiree.core.worlds import Worlds

if TYPE_CHECKING:
    from rich.console import RenderableType

    from soiree.core.words import Words

OptionValue = str | int


class Option(msgspec.Struct, frozen=True):
    """A house rule with a choice: one of some values, or a whole number within bounds."""

    id: str
    default: OptionValue
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def check(self, value: object) -> OptionValue:
        if self.values:
            if isinstance(value, str) and value in self.values:
                return value
            raise BadOption(f"option {self.id!r} is one of {', '.join(self.values)}; {_short(value)} is not")
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise BadOption(f"option {self.id!r} is a whole number from {self.low} to {self.high}; {_short(value)} is not")

    def read(self, text: str) -> OptionValue:
        """The value written in a record or on a command line."""
        if not self.values and re.fullmatch(r"-?[0-9]{1,9}", text):
            return self.check(int(text))
        return self.check(text)


class _Box(msgspec.Struct, frozen=True):
    """The table [game] of a board.toml."""

    id: str
    prefix: str
    title: dict[str, str]
    designers: tuple[str, ...]
    year: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    age: int
    edition: str = ""  # where the printed values of a box may differ from those of another


class Game(ABC):
    """One game: its facts, and its parts by name. Each part is loaded when it is first asked for."""

    # What somebody who describes many games of this kind would look at: numbers in the last view (`result.coins`), and events
    # to be counted by a field of theirs (`opened.tile`; `recruited.card[0]` by the letter in that place).
    measured: ClassVar[tuple[str, ...]] = ()
    counted: ClassVar[tuple[str, ...]] = ()

    def __init__(self, folder: Path, board_file: Path | None = None) -> None:
        self.folder = folder
        self.board_file = board_file or folder / "board.toml"
        board = tomllib.loads(self.board_file.read_text(encoding="utf-8"))
        box = structs.convert(board["game"], _Box)
        self.id = box.id
        self.prefix = box.prefix
        self.titles = box.title
        self.designers = box.designers
        self.year = box.year
        self.seats = box.seats
        self.minutes = box.minutes
        self.age = box.age
        self.edition = box.edition
        self.options = {
            name: Option(name, entry["default"], tuple(entry.get("values", ())), entry.get("min", 0), entry.get("max", 0))
            for name, entry in board.get("options", {}).items()
        }

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    # ------------------------------------------------------------ what a room gives

    @abstractmethod
    def begin(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """The state before the first step; seats and options have been checked."""

    @abstractmethod
    def notation(self) -> Notation:
        """The tokens of moves and chance outcomes."""

    @abstractmethod
    def view_type(self) -> type[View]:
        """The struct of this game's views."""

    @abstractmethod
    def worlds(self, view: View) -> Worlds:
        """The worlds that agree with the view."""

    @abstractmethod
    def secrets(self, state: State, seat: int | None) -> list[str]:
        """What is hidden from the seat in this state, as facts such as 'hand1:S'; for judging `worlds`."""

    @abstractmethod
    def position(self, at: object, seats: int, options: Mapping[str, OptionValue]) -> State:
        """A state set up by hand, in the position language of section 9 of the spec."""

    @abstractmethod
    def violations(self, state: State) -> list[str]:
        """The invariants of section 10 of the spec that do not hold here."""

    @abstractmethod
    def violations_between(self, before: State, after: State) -> list[str]:
        """The invariants of section 10 that one step from `before` to `after` has broken."""

    @abstractmethod
    def say_move(self, token: str, prompt: str) -> Message:
        """Which words offer this move."""

    @abstractmethod
    def say_event(self, event: Event) -> Message:
        """Which words tell this event; players appear as seat numbers."""

    @abstractmethod
    def evaluation_type(self) -> type[Evaluation]:
        """What judges positions."""

    @abstractmethod
    def features(self, seats: int) -> Features:
        """A view as numbers, for programs that learn."""

    @abstractmethod
    def draw(self, view: View, words: "Words", names: Sequence[str]) -> "RenderableType":
        """The table as the view shows it, for a terminal 100 columns wide."""

    @abstractmethod
    def picture(self, view: View, words: "Words", names: Sequence[str]) -> str:
        """The table as the view shows it, as SVG."""

    # ------------------------------------------------------------ what every game has

    def sample(self, view: View, rng: Rng) -> State:
        """One world that agrees with the view; who wants many asks for the `worlds`."""
        return self.worlds(view).draw(rng)

    def evaluation(self, weights: Mapping[str, float] | None = None) -> Evaluation:
        """What positions are worth, by the room's own weights or by others."""
        return self.evaluation_type()(read_weights(self.folder) if weights is None else weights)

    def read_options(self, written: Sequence[str]) -> dict[str, OptionValue]:
        """Options as they are typed, NAME=VALUE each; `check_options` says whether they fit."""
        options: dict[str, OptionValue] = {}
        for text in written:
            name, sign, value = text.partition("=")
            if not sign:
                raise BadOption(f"an option is written NAME=VALUE, not {text[:40]!r}; {self.id} has: {', '.join(self.options) or 'none'}")
            options[name] = self.options[name].read(value) if name in self.options else value
        return options

    def in_edition(self, edition: str) -> "Game":
        """The game as it was printed in that edition, for records and views that name one."""
        if edition == self.edition:
            return self
        raise self.no_edition(edition)

    def no_edition(self, edition: str) -> BadOption:
        return BadOption(f"{self.id} has no edition {_short(edition)}; its edition: {self.edition or 'the only one'}")

    def check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            numbers = " or ".join(str(number) for number in self.seats)
            raise BadSeats(f"{self.id} is played by {numbers} seats, not {_short(seats)}")
        return seats

    def check_options(self, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """All options with their values; those not named have their default."""
        given = options or {}
        if not isinstance(given, Mapping):
            raise BadOption(f"options are a mapping from name to value, not {_short(given)}")
        for name in given:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.id} has no option {_short(name)}; its options: {known}")
        return {name: option.check(given.get(name, option.default)) for name, option in self.options.items()}

    def default_move(self, prompt: str, moves: Sequence[str]) -> str:
        """What the table plays for a seat whose time has run out: the first legal move, unless the spec names another."""
        return moves[0]

    def read_view(self, text: str | bytes) -> View:
        """A view from its JSON."""
        try:
            view = structs.decode(text, self.view_type())
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadView(f"not a view of {self.id}: {error}") from None
        if getattr(view, "game", None) != self.id:
            raise BadView(f"a view of {_short(getattr(view, 'game', None))}, not of {self.id}")
        return view

    @functools.cached_property
    def clauses(self) -> tuple[str, ...]:
        """The ids of all clauses, in the order of the words files."""
        text = (self.folder / "words" / "en.ftl").read_text(encoding="utf-8")
        return tuple(re.findall(rf"^({self.prefix}-[0-9]+) =", text, flags=re.MULTILINE))


def _short(value: object) -> str:
    """A value as part of a sentence; a hostile one is cut."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "a number beyond all bounds"
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
