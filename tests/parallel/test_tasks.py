"""One function over many tasks, and the progress bar."""

import io
import os

import pytest
from rich.console import Console

from soiree.core.errors import SoireeError
from soiree.parallel import cores, map_tasks, processes_for
from soiree.parallel.progress import track
from tests.parallel.work import fail, process_id, square


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("ordered", [True, False])
def test_the_results_do_not_depend_on_the_processes(processes: int, ordered: bool) -> None:
    found = list(map_tasks(square, range(20), processes, ordered=ordered))
    assert (found if ordered else sorted(found)) == [number * number for number in range(20)]


def test_one_process_or_one_task_runs_here() -> None:
    assert set(map_tasks(process_id, range(3), 1)) == {os.getpid()}
    assert set(map_tasks(process_id, range(1), 8)) == {os.getpid()}
    assert os.getpid() not in set(map_tasks(process_id, range(2), 2))
    assert list(map_tasks(process_id, [], 2)) == []


@pytest.mark.parametrize("processes", [1, 2])
def test_an_exception_names_its_task(processes: int) -> None:
    with pytest.raises(SoireeError, match=r"number \d is wrong") as caught:
        list(map_tasks(fail, [3, 4], processes))
    assert any(note.startswith("raised by the task fail(") for note in caught.value.__notes__)


def test_how_many_processes_are_worth_it() -> None:
    assert processes_for(0, 100) == processes_for(99, 100) == 1
    assert processes_for(10**9, 100) == cores() >= 1


def test_a_bar_is_shown_in_a_terminal_only() -> None:
    for terminal in (True, False):
        written = io.StringIO()
        console = Console(file=written, force_terminal=terminal, width=80)
        assert list(track(iter("abc"), "Playing", 6, console, sizes=[1, 2, 3])) == ["a", "b", "c"]
        assert ("Playing" in written.getvalue()) == terminal
    assert list(track(iter("abc"), "Playing", 3, None)) == ["a", "b", "c"]
