"""`Game`: the facts about a game, and its parts. The facts are in the table [game] of its board.toml, so they load without its rules."""

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from soiree.core import editions, room, structs
from soiree.core.errors import BadEdition, BadOption, BadRoom, BadSeats, BadView, problem
from soiree.core.events import Event
from soiree.core.notation import Notation
from soiree.core.reasons import Fact, Line
from soiree.core.rng import Rng
from soiree.core.score import Score
from soiree.core.state import State
from soiree.core.texts.box_facts import Scalar, known_facts
from soiree.core.texts.clauses import Clause, facts_in, read_clauses
from soiree.core.texts.faults import misfitting
from soiree.core.texts.message import Message
from soiree.core.values import calibration_file, model_file
from soiree.core.values.evaluation import Evaluation, read_weights
from soiree.core.values.features import Features
from soiree.core.values.value_model import ModelWeights, ValueModel, columns_of, input_names
from soiree.core.view import View
from soiree.core.worlds import Worlds

if TYPE_CHECKING:
    from rich.console import RenderableType

    from soiree.core.texts.words import Words

T = TypeVar("T")
OptionValue = str | int


UNLIMITED = 0  # of a numeric option that may have no bound


class Option(msgspec.Struct, frozen=True):
    """A rule variant: one of some values, or an integer within bounds.

    `retired`: values that new tables are not offered, kept so that old records and stored tables mean what they meant.
    `unlimited`: an integer option that can also be UNLIMITED.
    """

    id: str
    default: OptionValue
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    retired: tuple[str, ...] = ()
    unlimited: bool = False

    def check(self, value: object) -> OptionValue:
        """The value, if the option can take it; else raises BadOption."""
        if self.values:
            if isinstance(value, str) and value in (*self.values, *self.retired):
                return value
            raise BadOption(problem("error-option-values", option=repr(self.id), values=", ".join(self.values), value=_short(value)))
        if isinstance(value, int) and not isinstance(value, bool) and self._within(value):
            return value
        message = "error-option-number-unlimited" if self.unlimited else "error-option-number"
        raise BadOption(problem(message, option=repr(self.id), low=self.low, high=self.high, value=_short(value)))

    def _within(self, value: int) -> bool:
        return self.low <= value <= self.high or (self.unlimited and value == UNLIMITED)

    def read(self, text: str) -> OptionValue:
        """The value that a record or a command line gives as text; raises BadOption."""
        if not self.values and re.fullmatch(r"-?[0-9]{1,9}", text):
            return self.check(int(text))
        return self.check(text)


class _Facts(msgspec.Struct, frozen=True):
    """The table [game] of a board.toml."""

    id: str
    prefix: str
    title: dict[str, str]
    designers: tuple[str, ...]
    year: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    age: int
    edition: str  # names the printed values of this box
    order: int = 1000  # in the lobby, ascending
    aliases: tuple[str, ...] = ()  # other ids by which it is found


def _option(name: str, entry: Mapping[str, Any]) -> Option:  # any: parsed TOML
    return Option(
        name,
        entry["default"],
        tuple(entry.get("values", ())),
        entry.get("min", 0),
        entry.get("max", 0),
        tuple(entry.get("retired", ())),
        entry.get("unlimited", False),
    )


class Game:
    """One game: its facts and its parts. `soiree.core.room` has the convention by which the parts are found."""

    def __init__(self, package: str, board_file: Path | None = None, boards: Path | None = None) -> None:
        """`package`: the room; `board_file`: another box for the same rules, else the room's board.toml; `boards`: where its editions are.

        Raises BadRoom if there is no such package, BadEdition if the file cannot be read or its table [game] lacks a fact.
        """
        self.package = package
        self.folder = room.folder_of(package)
        self.board_file = board_file or self.folder / "board.toml"
        board = editions.read_tables(self.board_file, self.folder / "board.toml")
        try:
            facts = structs.convert(board["game"], _Facts)
        except msgspec.ValidationError as error:
            raise misfitting(error, below="game") from None
        self.id = facts.id
        self.prefix = facts.prefix
        self.titles = facts.title
        self.designers = facts.designers
        self.year = facts.year
        self.seats = facts.seats
        self.minutes = facts.minutes
        self.age = facts.age
        self.edition = facts.edition
        self.order = facts.order
        self.aliases = facts.aliases
        try:
            self.options = {name: _option(name, entry) for name, entry in board.get("options", {}).items()}
        except (AttributeError, LookupError, TypeError):
            raise BadEdition("an option is a table with a default, and values or min and max") from None
        self.digest = editions.digest(board)  # of the printed values
        self._boards = boards or self.board_file.parent  # has the newest edition, and the older ones in editions/
        self._editions: dict[str, tuple[editions.FileVersion, Game]] = {}
        self.played = False  # whether a state has been made with the printed values
        self._layouts: dict[int, tuple[Features, list[int]]] = {}  # by number of seats, for the value model

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def with_board(self, board_file: Path) -> "Game":
        """The same rules with another box."""
        return Game(self.package, board_file)

    # ------------------------------------------------------------ the parts of the room

    def begin(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """The state before the first step; `seats` and `options` have been checked."""
        begun = self._call(State, "rules", "new", self.box, seats, options)
        self.played = True
        return begun

    def notation(self) -> Notation:
        """The tokens of actions and chance outcomes."""
        return self._notation

    def view_type(self) -> type[View]:
        """The struct of this game's views."""
        return self._class(View, "view", "View")

    def score(self, view: View) -> Score:
        """What is compared at the end, seat by seat, from the view of a game that is over."""
        return self._call(Score, "score", "score", self.of_view(view).box, view)

    def worlds(self, view: View) -> Worlds:
        """The information set of a view: the states that are consistent with it. Raises BadView for a view of another game."""
        if not isinstance(view, self.view_type()):
            raise BadView(f"{type(view).__qualname__} of {type(view).__module__} is not a view of {self.id}")
        game = self.of_view(view)
        found = self._call(Worlds, "belief", "Worlds", game.box, view)
        game.played = True
        return found

    def secrets(self, state: State, seat: int | None) -> list[str]:
        """What is hidden from the seat in this state, as facts such as 'hand1:S'; conformance checks the `worlds` by them."""
        return self._call(list, "belief", "secrets", state, seat)

    def position(self, at: object, seats: int, options: Mapping[str, OptionValue]) -> State:
        """A state set up by hand, in the position language of section 9 of the spec. Raises BadPosition."""
        found = self._call(State, "position", "position", self.box, at, seats, options)
        self.played = True
        return found

    def violations(self, state: State) -> list[str]:
        """The invariants of section 10 of the spec that do not hold in this state."""
        return self._call(list, "invariants", "violations", state)

    def violations_between(self, before: State, after: State) -> list[str]:
        """The invariants of section 10 that one step from `before` to `after` has broken."""
        return self._call(list, "invariants", "violations_between", before, after)

    def say_move(self, token: str, prompt: str) -> Message:
        """The message that offers this move."""
        return self._call(Message, "phrases", "say_move", self.box, token, prompt)

    def say_event(self, event: Event) -> Message:
        """The message that reports this event; players are seat numbers in it."""
        return self._call(Message, "phrases", "say_event", self.box, event)

    def say_refusal(self, view: View, token: str, prompt: str, clause: str) -> Message:
        """The message that explains to the reader of the view why this clause forbids the move: what is wrong, and what would be right.

        It is made from the view alone, so it cannot reveal anything that the reader does not see.
        """
        return self._call(Message, "refusals", "say_refusal", self.box, view, token, prompt, clause)

    def facts(self, line: Line) -> list[Fact]:
        """What the room says about a line of play, to explain moves; nothing if it has no reasons.py."""
        return self._call(list, "reasons", "facts", self.box, line) if self._has_reasons else []

    @functools.cached_property
    def _has_reasons(self) -> bool:
        return room.has_file(self.package, "reasons")

    def evaluation_type(self) -> type[Evaluation]:
        """The class of this game's evaluation."""
        return self._class(Evaluation, "eval", "Evaluation")

    def features(self, seats: int) -> Features:
        """The layout of the game's features for a number of seats."""
        return self._call(Features, "features", "Features", self.box, seats)

    def draw(self, view: View, words: "Words", names: Sequence[str], aids: bool = True) -> "RenderableType":
        """The table as the view shows it, for a terminal 100 columns wide; without `aids`, without what a person would have to remember.

        Raises BadRoom if the room returns something else.
        """
        from rich.console import ConsoleRenderable, RichCast

        drawn = room.load(self.package, "terminal", "draw")(self.of_view(view).box, view, words, names, aids)
        if not isinstance(drawn, str | ConsoleRenderable | RichCast):
            raise self._wrong_type("terminal", "draw", drawn, "something that Rich can print")
        return drawn

    def picture(self, view: View, words: "Words", names: Sequence[str]) -> str:
        """The table as the view shows it, as SVG."""
        return self._call(str, "picture", "picture", self.of_view(view).box, view, words, names)

    @functools.cached_property
    def box(self) -> object:
        """The printed facts, in the room's own type."""
        return self._call(object, "box", "read_box", self.board_file)

    @functools.cached_property
    def measured(self) -> tuple[str, ...]:
        """Numbers of the last view that `soiree statistics` describes, as paths: `result.coins`."""
        return room.declared(self.package, "MEASURED")

    @functools.cached_property
    def counted(self) -> tuple[str, ...]:
        """Events that `soiree statistics` counts by a field: `opened.tile`; `recruited.card[0]` by one character of it."""
        return room.declared(self.package, "COUNTED")

    @functools.cached_property
    def _notation(self) -> Notation:
        return self._call(Notation, "notation", "notation", self.box)

    def _call(self, kind: type[T], file: str, name: str, *arguments: object) -> T:
        made = room.load(self.package, file, name)(*arguments)
        if not isinstance(made, kind):
            raise self._wrong_type(file, name, made, kind.__name__)
        return made

    def _class(self, kind: type[T], file: str, name: str) -> type[T]:
        found = room.load(self.package, file, name)
        if not isinstance(found, type) or not issubclass(found, kind):
            raise BadRoom(f"{name} of {self.package}.{file} is not a subclass of {kind.__module__}.{kind.__name__}")
        return found

    def _wrong_type(self, file: str, name: str, made: object, kind: str) -> BadRoom:
        return BadRoom(f"{name} of {self.package}.{file} gives {type(made).__name__}, not {kind}")

    # ------------------------------------------------------------ for every game

    def sample(self, view: View, rng: Rng) -> State:
        """One state that is consistent with the view; for many, `worlds(view)` parses the view only once."""
        return self.worlds(view).sample(rng)

    def evaluation(self, weights: Mapping[str, float] | None = None) -> Evaluation:
        """The evaluation with the weights of the room's weights.toml, or with others."""
        return self.evaluation_type()(read_weights(self.folder) if weights is None else weights)

    @functools.cached_property
    def model_card(self) -> model_file.Card | None:
        """The card of the room's value model; None if it has none, or if this is another edition than the model was trained on."""
        card = model_file.read_card(self.folder)
        return card if card is not None and card.edition == self.edition else None

    @functools.cached_property
    def calibration(self) -> calibration_file.Calibration | None:
        """What was measured of the values that people see; None if nothing was, or not with this edition and the present model."""
        found, card = calibration_file.read_calibration(self.folder), self.model_card
        if found is None or card is None:
            return None
        present = (self.edition, card.version, calibration_file.weights_version(self.folder))
        return found if (found.edition, found.model, found.weights) == present else None

    def correction(self, seats: int) -> calibration_file.Correction:
        """By how much a value of the search changes before a person sees it."""
        return calibration_file.NO_CORRECTION if self.calibration is None else self.calibration.correction(seats)

    def value_model(self, seats: int, folder: Path | None = None) -> ValueModel | None:
        """A value model for a number of seats, with its own buffers; None if this edition has no model. Raises BadModel.

        `folder`: of another model than the room's.
        """
        card = self.model_card if folder is None else model_file.read_card(folder)
        if card is None:
            return None
        if seats not in self._layouts:
            features = self.features(seats)
            self._layouts[seats] = features, columns_of(features, self.features(self.seats[-1]))
        features, columns = self._layouts[seats]
        weights = self._model_weights if folder is None else self._read_weights(folder, card)
        return ValueModel(weights, self.evaluation(), features, columns, seats)

    @functools.cached_property
    def _model_weights(self) -> ModelWeights:
        assert self.model_card is not None
        return self._read_weights(self.folder, self.model_card)

    def _read_weights(self, folder: Path, card: model_file.Card) -> ModelWeights:
        names = input_names(self.evaluation(), self.features(self.seats[-1]))
        return model_file.read_weights(folder, card, self.id, self.edition, names)

    def read_options(self, written: Sequence[str]) -> dict[str, OptionValue]:
        """Options from texts NAME=VALUE; raises BadOption for other texts. `check_options` checks names and values."""
        options: dict[str, OptionValue] = {}
        for text in written:
            name, sign, value = text.partition("=")
            if not sign:
                raise BadOption(problem("error-option-form", text=repr(text[:40]), game=self.id, known=self._known_options()))
            options[name] = self.options[name].read(value) if name in self.options else value
        return options

    def in_edition(self, edition: str) -> "Game":
        """The game with the printed values of an edition: that of board.toml, one in editions/ beside it, or an installed one.

        An edition that has been played stays as it is until the process ends: a match, its views and its bots must have the same values.
        Before that, a file that has changed is read again. Raises BadOption if there is none, BadEdition if its file cannot be read.
        """
        if edition == self.edition:
            return self
        read, game = self._editions.get(edition, (None, None))
        if game is not None and game.played:
            return game
        file = self._edition_files().get(edition)
        if file is None:
            known = ", ".join(self.edition_names())
            raise BadOption(problem("error-unknown-edition", game=self.id, edition=_short(edition), known=known))
        version = editions.version(file)
        if game is None or read != version:
            game = Game(self.package, file, self._boards)
            self._editions[edition] = version, game
        return game

    def of_view(self, view: View) -> "Game":
        """The game in the edition that a view names. Raises BadOption if there is none."""
        return self.in_edition(str(getattr(view, "edition", editions.FIRST)))

    def edition_names(self) -> list[str]:
        """This edition, then the others that can be found."""
        return [self.edition, *sorted(name for name in self._edition_files() if name not in ("", self.edition))]

    def _edition_files(self) -> dict[str, Path]:
        """The files of all editions that can be found: the room's come before installed ones of the same name."""
        files = [file for file in (self._boards / "board.toml", *sorted(self._boards.glob("editions/*.toml"))) if file.is_file()]
        return {**editions.files_of(self.id), **{editions.identity(file)[1]: file for file in files}}

    @property
    def is_shipped(self) -> bool:
        """Whether this edition comes with the room; an installed one is its operator's."""
        return self.board_file.is_relative_to(self.folder)

    @property
    def recorded_digest(self) -> str:
        """The digest that records and tables name: of an installed edition, because another file may have its name; else ''."""
        return "" if self.is_shipped else self.digest

    def check_digest(self, digest: str) -> None:
        """Raises BadOption if a game was played with other values under the name of this edition; '' if its digest was not recorded."""
        if digest not in ("", self.digest):
            raise BadOption(problem("error-other-values", game=self.id, edition=self.edition))

    def printed(self) -> Mapping[str, object]:
        """The printed values of this edition, table by table."""
        return editions.read_tables(self.board_file, self.folder / "board.toml")

    def tables(self) -> Mapping[str, object]:
        """The printed values of this edition, with what the room adds to them, such as a layout."""
        published: Callable[[], Mapping[str, object]] | None = getattr(self.box, "published", None)
        return published() if published else self.printed()

    def check_seats(self, seats: int | None) -> int:
        """The number of seats, the smallest if None; raises BadSeats if the game cannot be played by this number."""
        if seats is None:
            return self.seats[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            numbers = ", ".join(str(number) for number in self.seats)
            raise BadSeats(problem("error-seats", game=self.id, numbers=numbers, seats=_short(seats)))
        return seats

    def check_options(self, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """All options with their values, defaults where none is given; raises BadOption."""
        given = options or {}
        if not isinstance(given, Mapping):
            raise BadOption(f"options are a mapping from name to value, not {_short(given)}")
        for name in given:
            if name not in self.options:
                raise BadOption(problem("error-unknown-option", game=self.id, name=_short(name), known=self._known_options()))
        return {name: option.check(given.get(name, option.default)) for name, option in self.options.items()}

    def _known_options(self) -> str | Message:
        """Their names, for an error message."""
        return ", ".join(self.options) or problem("error-no-options")

    def default_move(self, prompt: str, moves: Sequence[str]) -> str:
        """The move for a seat whose time has run out: the first legal one."""
        return moves[0]

    def read_view(self, text: str | bytes) -> View:
        """A view from its JSON; raises BadView."""
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

    @functools.cached_property
    def clause_facts(self) -> dict[str, Clause]:
        """The origin of each clause and the options that it depends on, in the same order."""
        return read_clauses(self.folder / "clauses.toml", self.clauses)

    @functools.cached_property
    def clause_values(self) -> dict[str, Scalar]:
        """The values of this edition's box that the texts of the clauses mention, by variable; 0 for what the box does not have.

        The variable `edition` is the name of the edition.
        """
        named = facts_in(self.folder / "clauses.toml")
        return {**dict.fromkeys(named, 0), **known_facts(named, self.printed()), "edition": self.edition}


def _short(value: object) -> str:
    """A value for an error message, cut to 40 characters."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "a number beyond all bounds"
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
