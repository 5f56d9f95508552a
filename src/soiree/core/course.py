"""The course of a match: every step so far, who saw it, and how far it may still be taken back.

Seats and action numbers come checked: `Match` is the face that people and programs meet.
"""

from mypy_extensions import i64, mypyc_attr

from soiree.core.events import Log
from soiree.core.state import State

CHANCE = -1  # stands for the seat of a step that chance took
UNSEEN = -1  # stands for the number of a step that a reader may not see


@mypyc_attr(acyclic=True)  # a house keeps thousands: the collector need not look at numbers
class Taken:
    """One step, and who saw it."""

    def __init__(self, seat: i64, number: i64, audience: i64, phase: i64) -> None:
        self.seat = seat
        self.number = number
        self.audience = audience
        self.phase = phase  # steps of one sealed phase share a number; 0: not sealed


class Course:
    """Steps taken one after another on a state."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.log = Log()
        state.log = self.log
        self._taken: list[Taken] = []
        self._phases: i64 = 0  # sealed phases begun
        self._open_phase: i64 = 0  # the one that is open now; 0: none
        # What may still be taken back: the state after the last thing that cannot be, and all decisions since.
        self._firm = state.clone()
        self._firm_steps: i64 = 0
        self._firm_events = 0
        self._note_phase()

    def __len__(self) -> int:
        return len(self._taken)

    # ------------------------------------------------------------ stepping

    def decide(self, seat: i64, action: i64) -> None:
        """Carries a legal decision out."""
        state = self.state
        sealed = state.sealed()
        self._taken.append(Taken(seat, action, state.sees_decision(seat, action), self._open_phase))
        waiting_before = state.actors()
        state.apply(seat, action)
        if sealed and not state.sealed():
            self._retell_phase()
            state = self.state
        if (state.actors() != waiting_before and not sealed) or state.shown != 0 or state.sealed() != sealed:
            self._make_firm()
        self._note_phase()

    def turn_up(self, outcome: i64) -> None:
        """Carries an outcome of the open chance node out."""
        self._taken.append(Taken(CHANCE, outcome, self.state.sees_chance(), 0))
        self.state.apply_chance(outcome)
        self._make_firm()
        self._note_phase()

    def _retell_phase(self) -> None:
        """A sealed phase is over: it is told as it is written, seat by seat, whatever order its decisions came in."""
        taken = self._taken[self._firm_steps :]
        written = sorted(taken, key=_seat_of)
        if written != taken:
            self._again(written)

    def _again(self, steps: list[Taken]) -> None:
        """Goes back to what is firm, and on with these decisions; chance makes everything before it firm."""
        del self._taken[self._firm_steps :]
        self.log.forget(self._firm_events)
        self.state = self._firm.clone()
        self.state.log = self.log
        for step in steps:
            self.state.apply(step.seat, step.number)
            self._taken.append(step)

    def _note_phase(self) -> None:
        if not self.state.sealed():
            self._open_phase = 0
        elif self._open_phase == 0:
            self._phases += 1
            self._open_phase = self._phases

    def _make_firm(self) -> None:
        self._firm = self.state.clone()
        self._firm_steps = len(self._taken)
        self._firm_events = len(self.log)

    # ------------------------------------------------------------ taking back

    def can_take_back(self, seat: i64) -> bool:
        """Whether nobody has learned anything since the seat last decided."""
        return any(step.seat == seat for step in self._taken[self._firm_steps :])

    def has_decided(self, seat: i64) -> bool:
        return any(step.seat == seat for step in self._taken)

    def take_back(self, seat: i64) -> i64:
        """Takes the seat's last decision back: its number. It can be taken back."""
        place: i64 = len(self._taken) - 1
        while self._taken[place].seat != seat:
            place -= 1
        taken = self._taken.pop(place)
        self._again(self._taken[self._firm_steps :])
        return taken.number

    # ------------------------------------------------------------ telling

    def steps(self, reader: i64, whole: bool, since: i64, until: i64) -> list[tuple[int, int]]:
        """Seat and number of the steps from a place up to another (not within a sealed phase), as they are written: what is still
        sealed is left out, what the reader did not see is UNSEEN. `whole`: with what nobody saw; a reader of -1 has every eye.
        """
        told: list[tuple[int, int]] = []
        for place in self._written(since, until):
            step = self._taken[place]
            if reader >= 0 and step.phase != 0 and step.phase == self._open_phase and step.seat != reader:
                continue
            seen = whole or (reader >= 0 and (step.audience >> reader) & 1 == 1)
            told.append((step.seat, step.number if seen else UNSEEN))
        return told

    def _written(self, since: i64, until: i64) -> list[int]:
        """The places of the steps in the order in which they are written: decisions of one sealed phase seat by seat."""
        places = list(range(since, until))
        for place in places:
            if self._taken[place].phase != 0:
                return sorted(places, key=self._written_place)
        return places

    def _written_place(self, place: int) -> tuple[int, int, int]:
        step = self._taken[place]
        if step.phase == 0:
            return place, 0, 0
        first = place
        while first > 0 and self._taken[first - 1].phase == step.phase:
            first -= 1
        return first, step.seat, place


def _seat_of(step: Taken) -> int:
    return step.seat
