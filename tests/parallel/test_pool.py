"""The process pool: results and errors, cancellation, processes that die, and a clean end in every case."""

import asyncio
import doctest
import functools
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError, wait
from pathlib import Path

import pytest

import soiree.parallel.pool
from soiree.core.errors import SoireeError
from soiree.parallel import Pool, PoolClosed, RemoteError, WorkerDied
from tests.parallel.work import (
    block,
    die_once,
    exit_process,
    fail,
    fail_oddly,
    is_alive,
    process_id,
    square,
    started,
    unpicklable,
    wait_until_dead,
)


@pytest.fixture
def pool() -> Iterator[Pool]:
    with Pool(2) as pool:
        yield pool


def test_docstrings() -> None:
    failures, tried = doctest.testmod(soiree.parallel.pool)
    assert (failures, tried > 0) == (0, True)


def test_results_come_in_the_order_of_the_tasks(pool: Pool) -> None:
    assert list(pool.map(square, range(50))) == [number * number for number in range(50)]


def test_unordered_results_are_complete(pool: Pool) -> None:
    assert sorted(pool.map(square, range(50), ordered=False)) == [number * number for number in range(50)]


def test_keyword_arguments(pool: Pool) -> None:
    assert pool.submit(int, "ff", base=16).result() == 255


def test_tasks_are_taken_as_processes_become_free(pool: Pool) -> None:
    taken = []

    def endless() -> Iterator[int]:
        number = 0
        while True:
            taken.append(number)
            yield number
            number += 1

    results = pool.map(square, endless(), ordered=False)
    assert len({next(results) for _ in range(10)}) == 10
    assert len(taken) < 30


def test_an_exception_has_its_type_and_names_its_task(pool: Pool) -> None:
    with pytest.raises(SoireeError) as caught:
        list(pool.map(fail, [3]))
    assert str(caught.value) == "number 3 is wrong"
    notes = "\n".join(caught.value.__notes__)
    assert "raised by the task fail(3)" in notes
    assert 'raise SoireeError(f"number {number} is wrong")' in notes, "the traceback of the worker"
    assert pool.submit(square, 4).result() == 16


def test_an_exception_that_cannot_be_sent_arrives_as_text(pool: Pool) -> None:
    with pytest.raises(RemoteError, match="TwoArguments: this and that"):
        pool.submit(fail_oddly).result()


def test_what_cannot_be_pickled_is_an_error_of_its_task_alone(pool: Pool) -> None:
    with pytest.raises(Exception, match=r"pickle|lambda"):
        pool.submit(unpicklable).result()
    with pytest.raises(Exception, match=r"pickle|lambda"):
        pool.submit(lambda: 1).result()
    assert pool.submit(square, 4).result() == 16


def test_system_exit_in_a_task_is_an_error_of_the_task(pool: Pool) -> None:
    first = pool.submit(process_id).result()
    with pytest.raises(SystemExit):
        pool.submit(sys.exit, 3).result()
    assert pool.submit(process_id).result() == first


def test_one_task_at_a_time_needs_one_process(pool: Pool) -> None:
    assert len({pool.submit(process_id).result() for _ in range(10)}) == 1


def test_processes_start_when_all_others_are_busy(pool: Pool, tmp_path: Path) -> None:
    running = pool.submit(block, tmp_path / "a")
    blocked = started(tmp_path / "a")
    assert pool.submit(process_id).result() != blocked
    assert not running.done()


def test_a_task_whose_process_dies_runs_again(pool: Pool, tmp_path: Path) -> None:
    other = pool.submit(block, tmp_path / "other")
    untouched = started(tmp_path / "other")
    assert pool.submit(die_once, tmp_path / "mark").result() > 0
    assert is_alive(untouched), "the death of one process does not affect the others"
    assert not other.done()


def test_a_task_that_ends_every_process_is_given_up() -> None:
    with Pool(1, attempts=2) as pool:
        with pytest.raises(WorkerDied, match="ended 2 processes; the last exit code is 7") as caught:
            pool.submit(exit_process, 7).result()
        assert "raised by the task exit_process(7)" in caught.value.__notes__
        assert pool.submit(square, 4).result() == 16


def test_a_process_that_dies_while_idle_is_replaced() -> None:
    with Pool(1) as pool:
        first = pool.submit(process_id).result()
        os.kill(first, signal.SIGKILL)
        wait_until_dead(first)
        assert pool.submit(process_id).result() != first


def test_a_running_task_can_be_cancelled(pool: Pool, tmp_path: Path) -> None:
    running, other = pool.submit(block, tmp_path / "a"), pool.submit(block, tmp_path / "b")
    cancelled, untouched = started(tmp_path / "a"), started(tmp_path / "b")
    assert running.cancel()
    with pytest.raises(CancelledError):
        running.result()
    wait_until_dead(cancelled)
    assert is_alive(untouched)
    assert not other.done()
    assert pool.submit(process_id).result() not in {cancelled, untouched}


def test_a_queued_task_can_be_cancelled(tmp_path: Path) -> None:
    with Pool(1) as pool:
        running, queued, last = pool.submit(block, tmp_path / "a"), pool.submit(block, tmp_path / "b"), pool.submit(square, 4)
        started(tmp_path / "a")
        assert queued.cancel()
        assert running.cancel()
        assert last.result() == 16
        assert wait([queued, running]).not_done == set(), "waiting threads are notified"
    assert not (tmp_path / "b").exists()


def test_a_task_that_is_done_cannot_be_cancelled(pool: Pool) -> None:
    done = pool.submit(square, 4)
    assert done.result() == 16
    assert not done.cancel()


def test_cancelling_an_asyncio_task_ends_the_process(pool: Pool, tmp_path: Path) -> None:
    async def cancel() -> int:
        waiting = asyncio.ensure_future(asyncio.wrap_future(pool.submit(block, tmp_path / "a")))
        process = await asyncio.to_thread(started, tmp_path / "a")
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await asyncio.wrap_future(pool.submit(square, 4)) == 16
        return process

    wait_until_dead(asyncio.run(cancel()))


def test_an_iteration_that_ends_early_cancels_its_tasks(pool: Pool, tmp_path: Path) -> None:
    results = pool.map(functools.partial(run_or_block, tmp_path / "a"), [1, 0, 2, 3], ordered=False)
    assert next(results) in {1, 4, 9}
    process = started(tmp_path / "a")
    results.close()  # type: ignore[attr-defined]  # it is a generator
    wait_until_dead(process)
    assert list(pool.map(square, range(4))) == [0, 1, 4, 9]


def run_or_block(mark: Path, number: int) -> int:
    return square(number) if number else block(mark)


def test_close_cancels_what_is_unfinished_and_leaves_no_process(tmp_path: Path) -> None:
    before = set(multiprocessing.active_children())
    pool = Pool(2)
    running = [pool.submit(block, tmp_path / name) for name in "ab"]
    queued = pool.submit(square, 4)
    processes = [started(tmp_path / name) for name in "ab"]
    pool.close()
    assert all(future.cancelled() for future in running)
    assert queued.cancelled()
    assert not any(is_alive(process) for process in processes)
    assert set(multiprocessing.active_children()) == before
    with pytest.raises(PoolClosed):
        pool.submit(square, 4)
    pool.close()


def test_an_interrupt_while_a_worker_starts_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C can come at any point of `submit`: here when the thread of the second worker has just started."""
    start = threading.Thread.start

    def interrupted_start(thread: threading.Thread) -> None:
        start(thread)
        raise KeyboardInterrupt

    pool = Pool(2)
    pool.submit(block, tmp_path / "a")
    process = started(tmp_path / "a")
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", interrupted_start)
        with pytest.raises(KeyboardInterrupt):
            pool.submit(square, 4)
    closing = threading.Thread(target=pool.close, daemon=True)
    closing.start()
    closing.join(60)
    assert not closing.is_alive()
    wait_until_dead(process)


def test_many_threads_may_use_one_pool(pool: Pool) -> None:
    results: list[list[int]] = []
    threads = [threading.Thread(target=lambda: results.append(list(pool.map(square, range(30))))) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [[number * number for number in range(30)]] * 5


@pytest.mark.parametrize("how", ["SIGKILL", "SIGINT"])
def test_no_process_outlives_its_parent(how: str, tmp_path: Path) -> None:
    """SIGINT goes to the whole process group, as Ctrl+C in a terminal does."""
    command = [sys.executable, "-m", "tests.parallel.work", str(tmp_path)]
    parent = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    for name in "ab":
        started(tmp_path / name)
    if how == "SIGKILL":
        parent.kill()
    else:
        os.killpg(parent.pid, signal.SIGINT)
    _, errors = parent.communicate(timeout=60)  # the end of the pipe: all processes have ended
    assert parent.returncode == -signal.Signals[how]
    assert errors.count("Traceback") == (how == "SIGINT"), errors


def test_an_interrupt_that_does_not_wake_the_main_thread_is_not_lost(tmp_path: Path) -> None:
    """It is delivered to another thread, or came just before the main thread began to wait."""
    command = [sys.executable, "-m", "tests.parallel.work", str(tmp_path), "thread"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert run.returncode == -signal.SIGINT


def test_processes_let_others_come_first_if_they_should() -> None:
    own = os.nice(0)
    with Pool(1) as usual, Pool(1, niceness=3) as patient:
        assert usual.submit(os.nice, 0).result() == own
        assert patient.submit(os.nice, 0).result() == min(own + 3, 19)
