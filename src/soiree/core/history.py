"""The history of a match: every step so far, which readers observed it, and which decisions can still be undone.

Seats and action numbers must be valid: `Match` checks them.
"""

from mypy_extensions import i64, mypyc_attr

from soiree.core.events import Log
from soiree.core.state import State

CHANCE = -1  # the seat of a chance step
UNSEEN = -1  # the number of a step that a reader may not see


@mypyc_attr(acyclic=True)  # a server holds thousands of them; the garbage collector need not traverse integers
class HistoryStep:
    """One decision or chance outcome, and the set of readers that observed it."""

    def __init__(self, seat: i64, number: i64, audience: i64, phase: i64) -> None:
        self.seat = seat
        self.number = number
        self.audience = audience
        self.phase = phase  # the steps of one sealed phase share a number; 0: not sealed


class History:
    """The steps applied to a state, in order. It owns the state and its event log."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.log = Log()
        state.log = self.log
        self._steps: list[HistoryStep] = []
        self._phases: i64 = 0  # how many sealed phases have begun
        self._open_phase: i64 = 0  # the number of the open sealed phase; 0: none
        # The checkpoint: the state after the last step that cannot be undone. All steps since are decisions.
        self._checkpoint = state.clone()
        self._checkpoint_steps: i64 = 0
        self._checkpoint_events = 0
        self._update_phase()

    def __len__(self) -> int:
        return len(self._steps)

    # ------------------------------------------------------------ steps

    def decide(self, seat: i64, action: i64) -> None:
        """Applies a legal decision."""
        state = self.state
        sealed = state.sealed()
        self._steps.append(HistoryStep(seat, action, state.sees_decision(seat, action), self._open_phase))
        waiting_before = state.actors()
        state.apply(seat, action)
        if sealed and not state.sealed():
            self._order_phase()
            state = self.state
        if (state.actors() != waiting_before and not sealed) or state.shown != 0 or state.sealed() != sealed:
            self._set_checkpoint()
        self._update_phase()

    def apply_chance(self, outcome: i64) -> None:
        """Applies a possible outcome of the open chance node."""
        self._steps.append(HistoryStep(CHANCE, outcome, self.state.sees_chance(), 0))
        self.state.apply_chance(outcome)
        self._set_checkpoint()
        self._update_phase()

    def _order_phase(self) -> None:
        """Orders the decisions of the sealed phase that has just ended by seat, so that history and events do not depend on arrival."""
        arrived = self._steps[self._checkpoint_steps :]
        by_seat = sorted(arrived, key=_seat_of)
        if by_seat != arrived:
            self._replay(by_seat)

    def _replay(self, steps: list[HistoryStep]) -> None:
        """Restores the checkpoint and applies these decisions; a chance step is never among them."""
        del self._steps[self._checkpoint_steps :]
        self.log.truncate(self._checkpoint_events)
        self.state = self._checkpoint.clone()
        self.state.log = self.log
        for step in steps:
            self.state.apply(step.seat, step.number)
            self._steps.append(step)

    def _update_phase(self) -> None:
        if not self.state.sealed():
            self._open_phase = 0
        elif self._open_phase == 0:
            self._phases += 1
            self._open_phase = self._phases

    def _set_checkpoint(self) -> None:
        self._checkpoint = self.state.clone()
        self._checkpoint_steps = len(self._steps)
        self._checkpoint_events = len(self.log)

    # ------------------------------------------------------------ undo

    def can_take_back(self, seat: i64) -> bool:
        """Whether the seat has a decision since the checkpoint."""
        return any(step.seat == seat for step in self._steps[self._checkpoint_steps :])

    def has_decided(self, seat: i64) -> bool:
        """Whether the seat has taken any decision."""
        return any(step.seat == seat for step in self._steps)

    def take_back(self, seat: i64) -> i64:
        """Undoes the last decision of the seat, which must be since the checkpoint, and returns its action number."""
        index: i64 = len(self._steps) - 1
        while self._steps[index].seat != seat:
            index -= 1
        undone = self._steps.pop(index)
        self._replay(self._steps[self._checkpoint_steps :])
        return undone.number

    # ------------------------------------------------------------ what a reader sees

    def steps(self, reader: i64, whole: bool, since: i64, until: i64) -> list[tuple[int, int]]:
        """Seat and number of the steps with indices from `since` up to `until` (neither inside a sealed phase), in the order of a record.

        Decisions of the open sealed phase are left out for other seats; a step that the reader did not observe has the number UNSEEN.
        `whole` also shows what no reader observed. The reader -1 sees the open phase too.
        """
        found: list[tuple[int, int]] = []
        for index in self._record_order(since, until):
            step = self._steps[index]
            if reader >= 0 and step.phase != 0 and step.phase == self._open_phase and step.seat != reader:
                continue
            seen = whole or (reader >= 0 and (step.audience >> reader) & 1 == 1)
            found.append((step.seat, step.number if seen else UNSEEN))
        return found

    def _record_order(self, since: i64, until: i64) -> list[int]:
        """The indices of the steps in the order of a record: decisions of one sealed phase are ordered by seat."""
        indices = list(range(since, until))
        for index in indices:
            if self._steps[index].phase != 0:
                return sorted(indices, key=self._record_key)
        return indices

    def _record_key(self, index: int) -> tuple[int, int, int]:
        step = self._steps[index]
        if step.phase == 0:
            return index, 0, 0
        first = index
        while first > 0 and self._steps[first - 1].phase == step.phase:
            first -= 1
        return first, step.seat, index


def _seat_of(step: HistoryStep) -> int:
    return step.seat
