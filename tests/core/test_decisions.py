"""The decisions of a record are what each seat saw then, and what was decided at once is seen by nobody else."""

from pathlib import Path

import pytest

import soiree
from soiree.core.errors import BadRecord
from soiree.core.match import open_table, replay_step
from soiree.core.records.decisions import decisions
from soiree.core.records.record import Record
from soiree.games import game_of

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*-1.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_decision_with_a_choice_is_found_as_its_seat_saw_it(path: Path) -> None:
    record = Record.parse(path.read_bytes())
    room = game_of(record)
    match, found = decisions(room, record)
    assert match.result == record.headers["Result"]
    by_step = {one.step: one for one in found}
    again = open_table(room, record)
    open_phase = False
    first: dict[int, tuple[str, ...]] = {}  # what each seat saw and could do as a sealed phase began
    for index, step in enumerate(record.steps):
        sealed = again.state.sealed()
        if sealed and not open_phase:
            first = {seat: (again.view(seat).json(), *again.moves(seat)) for seat in sorted(again.actors)}
        open_phase = sealed
        if step.seat is not None and index in by_step:
            one = by_step[index]
            assert (one.seat, one.move) == (step.seat, step.token)
            assert one.move in one.moves
            if not sealed:
                assert (one.view, one.moves, one.prompt) == (again.view(one.seat), again.moves(one.seat), again.prompt(one.seat))
            elif one.seat in first:  # the seat's first decision of the phase, no matter who is written before it
                assert (one.view.json(), *one.moves) == first.pop(one.seat)
        elif step.seat is not None and not sealed:
            assert len(again.moves(step.seat)) == 1
        replay_step(again, step)


def test_what_another_seat_has_sealed_changes_nothing() -> None:
    match = soiree.new("edgar-lucien", seed=4)
    while not (match.state.sealed() and len(match.actors) == 2):
        seat = min(match.actors)
        match.play(seat, match.moves(seat)[0])
    prefix = match.record().rsplit("\n\n", 1)[1].split()
    seen = match.view(1).json()
    for token in match.moves(0):
        trial = soiree.load(match.record())
        trial.play(0, token)
        while 0 in trial.actors and trial.state.sealed() and trial.actors != {1}:
            trial.play(0, trial.moves(0)[0])
        trial.play(1, trial.moves(1)[0])
        whole = Record.parse(trial.record())
        _, found = decisions(match.game, whole)
        first = next(one for one in found if one.seat == 1 and one.step >= len(prefix))
        assert first.view.json() == seen


def test_what_is_no_open_record_is_refused() -> None:
    match = soiree.new("times-square", seed=1)
    with pytest.raises(BadRecord, match="only an open record"):
        decisions(match.game, Record.parse(match.record(0)))
    claimed = match.record().replace('[Result "*"]', '[Result "1 0"]')
    with pytest.raises(BadRecord, match="said to be"):
        decisions(match.game, Record.parse(claimed))
