"""`Match`: a game being played, in the tokens of its notation. It checks every input and keeps the history."""

import json
import re
from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from soiree.core.chance.dealers import Committed, Dealer, Manual
from soiree.core.editions import FIRST
from soiree.core.errors import (
    BadChance,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    CannotTakeBack,
    GameOver,
    IllegalMove,
    NotYourTurn,
    Refusal,
    SoireeError,
    UnknownMove,
    problem,
)
from soiree.core.events import Event
from soiree.core.game import Game, OptionValue
from soiree.core.history import CHANCE, UNSEEN, History
from soiree.core.notation import HIDDEN
from soiree.core.records.record import FORMAT, Record, result_text
from soiree.core.records.steps import Step
from soiree.core.sets.seats import ONLOOKER
from soiree.core.state import State
from soiree.core.texts.message import Message, player
from soiree.core.version import VERSION
from soiree.core.view import View

Reader = int | Literal["onlooker"]


class Reason(msgspec.Struct, frozen=True):
    """Why a move is refused: the id of the clause ('' for a notation error), a sentence, and the message that the sentence is made of."""

    clause: str
    text: str
    say: Message | None = None


class Match:
    """A state, the dealer that resolves its chance nodes, and the history."""

    # Headers that the match writes itself; `headers` cannot set them.
    OWN_HEADERS: Final = ("Record", "Game", "Edition", "EditionDigest", "Seats", "Engine", "Reader", "Result", "Reason")

    def __init__(
        self,
        game: Game,
        state: State,
        options: Mapping[str, OptionValue],
        dealer: Dealer,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.headers = dict(headers or {})
        self.dealer = dealer
        self._notation = game.notation()
        self._history = History(state)
        self.seats: Final[int] = state.seats
        self.log = self._history.log
        self.sample_chance()

    # ------------------------------------------------------------ the position

    def __repr__(self) -> str:
        return f"<Match {self.game.id}: {len(self._history)} steps, {self._due()}>"

    @property
    def state(self) -> State:
        """A copy of the whole state, with everything hidden in it. Players get views instead."""
        return self._history.state.clone()

    @property
    def actors(self) -> set[int]:
        """The seats that must decide now."""
        waiting: int = self._history.state.actors()
        return {seat for seat in range(self.seats) if waiting >> seat & 1}

    @property
    def sealed(self) -> bool:
        """Whether the decision is simultaneous: no seat observes another's before all are taken."""
        return self._history.state.sealed()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._history.state.over()

    @property
    def returns(self) -> list[float] | None:
        """Each seat's return; None before the end."""
        return self._history.state.returns() if self.over else None

    @property
    def result(self) -> str:
        """The result as in the record: '1 0', '1/2 1/2'; '*' before the end."""
        return result_text(self._history.state.returns()) if self.over else "*"

    @property
    def reason(self) -> str:
        """The id of the reason why the game ended; '' before the end."""
        return self._history.state.reason()

    def prompt(self, seat: int) -> str:
        """The id of the decision that the seat must take ('' if none). Raises BadSeats."""
        return self._history.state.prompt(self._seat(seat))

    def moves(self, seat: int) -> tuple[str, ...]:
        """The tokens of all legal moves of the seat, in fixed order. Raises BadSeats."""
        tokens = self._notation.actions
        return tuple([tokens[action] for action in self._history.state.legal(self._seat(seat))])

    def view(self, seat: int | None) -> View:
        """The view of the seat, or of an onlooker (None). Raises BadSeats."""
        return self._history.state.view(None if seat is None else self._seat(seat))

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The table as the seat (or an onlooker: None) sees it, as SVG. Raises BadSeats, and ValueError for an unknown language."""
        from soiree.core.texts.words import seat_names, words  # loaded here, because only pictures need it

        said = words(language, self.game.folder)
        return self.game.picture(self.view(seat), said, seat_names(self.seats, said))

    def _repr_svg_(self) -> str:
        """The picture in a notebook: the view of the seat that must decide if it is only one, else an onlooker's."""
        return self.svg(min(self.actors) if len(self.actors) == 1 else None)

    def events(self, reader: Reader | None = None, since: int = 0, until: int | None = None) -> list[Event]:
        """The events with indices from `since` up to `until`, as the reader sees them; with nothing hidden if no reader is given."""
        if reader is None or self._history.state.revealed():
            return self.log.unmasked(since, until)
        return self.log.seen(self._reader(reader), since, until)

    def why_not(self, seat: int, move: str, language: str = "en") -> Reason | None:
        """Why the seat may not make the move: the clause, and what is wrong in this language; None if the move is legal."""
        try:
            self._check(seat, move)
        except Refusal as refusal:
            if not refusal.clause or refusal.say is None:
                return Reason(refusal.clause, str(refusal), refusal.say)
            from soiree.core.texts.words import seat_names, words  # loaded here, because only explanations need it

            said = words(language, self.game.folder)
            return Reason(refusal.clause, said.say(refusal.say, seat_names(self.seats, said)), refusal.say)
        return None

    # ------------------------------------------------------------ playing

    def play(self, seat: int, move: str) -> None:
        """Applies a decision, then samples the chance nodes after it.

        Raises a Refusal (UnknownMove, IllegalMove, NotYourTurn, GameOver) or BadSeats, and then changes nothing.
        """
        self._history.decide(seat, self._check(seat, move))
        self.sample_chance()

    def chance(self) -> dict[str, int]:
        """The outcomes of the open chance node with their weights; empty if none is open."""
        return {self._notation.outcomes[outcome]: self._history.state.chance_weight(outcome) for outcome in self._history.state.chance()}

    def deal(self, outcome: str) -> None:
        """Applies an outcome of the open chance node, by its token. Raises BadChance."""
        if self._history.state.chance_total() == 0:
            raise BadChance(f"no chance outcome is due now; {self._due()}")
        number = self._notation.outcome(outcome)
        if self._history.state.chance_weight(number) == 0:
            raise BadChance(f"{outcome!r} cannot happen here; possible: {' '.join(self.chance())}")
        self._history.apply_chance(number)
        self.sample_chance()

    def take_back(self, seat: int) -> str:
        """Undoes the last decision of the seat and returns its token; possible until something is revealed. Raises CannotTakeBack."""
        reason = self._why_no_undo(seat)
        if reason is not None:
            raise CannotTakeBack(reason[1], Message(f"refusal-undo-{reason[0]}"))
        return self._notation.actions[self._history.take_back(seat)]

    def cannot_take_back(self, seat: int) -> str:
        """Why the seat cannot undo a decision now; '' if it can."""
        reason = self._why_no_undo(seat)
        return "" if reason is None else reason[1]

    def _why_no_undo(self, seat: int) -> tuple[str, str] | None:
        """The last part of the message that says why the seat cannot undo a decision now, and a sentence; None if it can."""
        if self._history.state.locked_in() >> self._seat(seat) & 1:
            return "locked", f"what seat {seat} has decided is locked until the others have decided too"
        if self._history.can_take_back(seat):
            return None
        if self.over:
            return "over", "the game is over"
        if not self._history.has_decided(seat):
            return "nothing", f"seat {seat} has not decided anything yet"
        return "learned", f"something has been learned, or the turn has passed, since seat {seat} last decided"

    def sample_chance(self) -> None:
        """Applies the dealer's outcomes until a decision is due, the game is over, or the dealer leaves a chance node open."""
        while self._history.state.chance_total() > 0:
            outcome = self.dealer.deal(self._history.state, self._notation)
            if outcome is None:
                return
            self._history.apply_chance(outcome)

    def _check(self, seat: int, move: str) -> int:
        """The number of a legal move; raises a Refusal for any other."""
        state = self._history.state
        if not isinstance(move, str):
            raise IllegalMove(f"a move is a token such as {self._notation.actions[0]!r}, not {type(move).__name__}")
        if state.over():
            clause = state.why_not(self._seat(seat), 0)
            raise GameOver(f"the game is over ({self.result}): no seat moves any more ({clause})", clause, Message("refusal-over"))
        if not state.actors() >> self._seat(seat) & 1:
            clause = state.why_not(seat, 0)
            raise NotYourTurn(f"seat {seat} has nothing to decide now; {self._due()} ({clause})", clause, self._say_whose_turn(seat))
        try:
            action = self._notation.action(move)
        except UnknownMove as refusal:
            refusal.say = Message("refusal-unknown", {"token": move[:24]})
            raise
        clause = state.why_not(seat, action)
        if clause:
            open_moves = " ".join(self.moves(seat))
            say = self.game.say_refusal(state.view(seat), move, state.prompt(seat), clause)
            raise IllegalMove(f"seat {seat} may not play {move!r} now ({clause}); legal: {open_moves}", clause, say)
        return action

    def _say_whose_turn(self, seat: int) -> Message:
        """Why the seat has nothing to decide: others have, or chance has."""
        waiting = {"players": [player(actor) for actor in sorted(self.actors)]}
        if not waiting["players"]:
            return Message("refusal-chance")
        return Message("refusal-locked" if self._history.state.locked_in() >> seat & 1 else "refusal-turn", {**waiting})

    def _due(self) -> str:
        if self.over:
            return "the game is over"
        if self._history.state.chance_total() > 0:
            return "a chance outcome is due"
        return "to decide: seat " + " and ".join(str(seat) for seat in sorted(self.actors))

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeats(problem("error-no-such-seat", last=self.seats - 1, seat=repr(seat)))
        return seat

    def _reader(self, reader: Reader) -> int:
        return ONLOOKER if reader == "onlooker" else self._seat(reader)

    # ------------------------------------------------------------ the record

    def steps(self, reader: Reader | None = None, since: int = 0, until: int | None = None) -> list[Step]:
        """The steps with indices from `since` up to `until` (neither inside a sealed phase), as the reader sees them.

        A step that the reader did not observe has the token '?'; decisions that are still sealed are left out.
        """
        whole = reader is None or self._history.state.revealed()  # also what no reader observed
        first, last, _ = slice(since, until).indices(len(self._history))
        visible = self._history.steps(-1 if reader is None else self._reader(reader), whole, first, last)
        return [Step(None if seat == CHANCE else seat, self._token(seat, number), 1) for seat, number in visible]

    def _token(self, seat: int, number: int) -> str:
        if number == UNSEEN:
            return HIDDEN
        return (self._notation.outcomes if seat == CHANCE else self._notation.actions)[number]

    def record(self, reader: Reader | None = None) -> str:
        """The record as text: complete, or the copy for one reader."""
        return self.record_data(reader).text()

    def record_data(self, reader: Reader | None = None) -> Record:
        """The record as headers and steps: complete, or the copy for one reader."""
        headers = {"Record": FORMAT, "Game": self.game.id, "Edition": self.game.edition, "Seats": str(self.seats)}
        if self.game.recorded_digest:
            headers["EditionDigest"] = self.game.recorded_digest
        headers |= {f"Option.{name}": str(value) for name, value in self.options.items()}
        headers["Engine"] = VERSION
        if reader is not None:
            headers["Reader"] = str(reader)
        if isinstance(self.dealer, Committed):
            headers |= self.dealer.headers(self.over)
        secret = () if reader is None else ("Position",)  # has the cards of all seats
        headers |= {name: value for name, value in self.headers.items() if name not in headers and name not in secret}
        headers["Result"] = self.result
        if self.over:
            headers["Reason"] = self.reason
        return Record(headers, self.steps(reader))


def replay(game: Game, record: Record) -> Match:
    """The match of a record, up to its last step. Raises BadRecord with the line of the first step that does not fit."""
    match = open_table(game, record)
    for step in record.steps:
        replay_step(match, step)
    check_result(match, record)
    return match


def check_result(match: Match, record: Record) -> None:
    """Raises BadRecord if the replayed match has another result than the record says."""
    claimed = record.headers.get("Result", match.result)
    if claimed != match.result:
        about = {"claimed": repr(claimed[:40]), "result": repr(match.result)}
        raise BadRecord(problem("error-record-result", **about), record.line_of("Result"))


def open_table(game: Game, record: Record) -> Match:
    """The match of a record before its first step; chance nodes stay open for the record's outcomes. Raises BadRecord."""
    if "Reader" in record.headers:
        raise BadRecord(problem("error-record-copy", reader=record.headers["Reader"][:24]), record.line_of("Reader"))
    options: dict[str, object] = {}
    try:
        game = game.in_edition(record.headers.get("Edition", FIRST))
        game.check_digest(record.headers.get("EditionDigest", ""))
        for name, text in record.headers.items():
            if name.startswith("Option."):
                known = game.options.get(name.removeprefix("Option."))
                options[name.removeprefix("Option.")] = known.read(text) if known else text
        written = record.headers.get("Seats", str(game.seats[0]))
        seats = game.check_seats(int(written) if re.fullmatch("[0-9]", written) else 0)
        checked = game.check_options(options)
    except (BadSeats, BadOption) as error:
        raise BadRecord(error.reason) from None
    start = game.begin(seats, checked)
    if "Position" in record.headers:
        try:
            start = game.position(json.loads(record.headers["Position"]), seats, checked)
        except (ValueError, RecursionError, BadPosition) as error:
            raise BadRecord(problem("error-record-position", reason=str(error)[:200]), record.line_of("Position")) from None
    kept = {name: text for name, text in record.headers.items() if name not in Match.OWN_HEADERS and not name.startswith("Option.")}
    return Match(game, start, checked, Manual(), kept)


def settled_steps(game: Game, record: Record) -> list[Step]:
    """The steps of a record without those of a simultaneous phase that is still open at its end. Raises BadRecord."""
    match = open_table(game, record)
    settled = 0
    for number, step in enumerate(record.steps, start=1):
        sealed = match.sealed
        replay_step(match, step)
        if not (sealed and match.sealed):
            settled = number
    return record.steps[:settled]


def replay_step(match: Match, step: Step) -> None:
    """Applies one step of a record. Raises BadRecord if it does not fit."""
    if step.token == HIDDEN:
        raise BadRecord(problem("error-record-hidden"), step.line)
    try:
        if step.seat is None:
            match.deal(step.token)
        else:
            match.play(step.seat, step.token)
    except SoireeError as error:
        raise BadRecord(problem("error-record-step", step=repr(str(step)), reason=error.reason), step.line) from None
