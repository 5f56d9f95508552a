"""A pool of worker processes that survives the death of any of them.

Each process is served by a thread of this process, which sends it one call at a time and waits for the reply. So when a process dies,
one call is affected and runs again on a new process; and when a call is cancelled, its own process is killed and no other.
"""

import contextlib
import copy
import functools
import itertools
import multiprocessing
import os
import queue
import signal
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import ParamSpec, TypeVar

from soiree.core.errors import SoireeError

Parameters = ParamSpec("Parameters")
Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3  # tasks that `map` has submitted for each process, so that none waits for the caller
CHECK = 0.5  # seconds after which `map` looks for a Ctrl+C that came just before it began to wait
GRACE = 5.0  # seconds that an idle process has to end when the pool is closed, before it is killed

_Message = tuple[Callable[..., object], tuple[object, ...], dict[str, object]]  # a function and its arguments
_Reply = tuple[bool, object]  # whether the function returned, and what it returned or raised


class PoolClosed(SoireeError, RuntimeError):
    """A task was submitted to a pool that is closed."""


class WorkerDied(SoireeError, RuntimeError):
    """The process that ran a task died, on every attempt."""


class RemoteError(SoireeError, RuntimeError):
    """A task raised an exception that cannot be sent between processes; the text is its traceback."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def name_task(error: BaseException, function: Callable[..., object], arguments: Sequence[object]) -> None:
    """Adds a note to an exception that says which task raised it. The note is part of its traceback, not of its text."""
    name = getattr(function, "__qualname__", None) or repr(function)
    error.add_note(f"raised by the task {name[:200]}({', '.join(map(repr, arguments))[:400]})")


class Pool:
    """Worker processes that run functions; use it as a context, or call `close`.

    >>> with Pool(2) as pool:
    ...     pool.submit(pow, 2, 10).result(), list(pool.map(abs, [-1, -2, -3]))
    (1024, [1, 2, 3])

    Functions, arguments and results are pickled. A process starts when a task finds all others busy. It ignores Ctrl+C, and it ends
    when this process ends, also when that is killed. All methods may be called from any thread.
    """

    def __init__(self, processes: int | None = None, *, attempts: int = 3, preload: Sequence[str] = (), niceness: int = 0) -> None:
        """`processes`: at most that many, by default one for each core. `attempts`: how often a task is tried whose process dies.
        `niceness`: with more than 0, other processes come first where the cores are busy.

        `preload`: modules that the fork server imports once, so that every process starts with them. They must not start threads. The
        fork server is shared by all pools of this process, so the first pool that starts a process decides.
        """
        self.processes = processes or cores()
        self._context = _context(preload)
        self._attempts = attempts
        self._niceness = niceness
        self._queue: queue.SimpleQueue[_Call | None] = queue.SimpleQueue()  # None: all workers end
        self._workers: list[_Worker] = []
        self._spare = 0  # workers without a task, less tasks without a worker
        self._lock = threading.Lock()  # held to change the two above, and to close
        self._closing = threading.Event()

    def submit(self, function: Callable[Parameters, Result], *args: Parameters.args, **kwargs: Parameters.kwargs) -> Future[Result]:
        """Queues a call and returns its future.

        `future.cancel()` works until the result is there: a queued call is dropped, and the process of a running one is killed and
        replaced. In asyncio, `await asyncio.wrap_future(future)` passes a cancellation on. The future raises what the function raised,
        with a note that names the task, or `WorkerDied`. Raises `PoolClosed`.
        """
        call = _Call((function, args, kwargs))
        with self._lock:
            if self._closing.is_set():
                raise PoolClosed("the pool is closed")
            self._spare -= 1
            if self._spare < 0 and len(self._workers) < self.processes:
                self._workers.append(_Worker(self._new_process, self._attempts, self._next, self._closing))
                self._spare += 1
                self._workers[-1].start()
            self._queue.put(call)
        future: Future[Result] = call.future  # type: ignore[assignment]  # the queue holds calls of all types
        return future

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task], *, ordered: bool = True) -> Iterator[Result]:
        """The results of `function(task)` for all tasks, in the order of the tasks or (`ordered=False`) as they come.

        Tasks are taken from the iterable as processes become free; in order, results that come early are held back. The first
        exception ends the iteration. When the iteration ends early, by an exception, Ctrl+C or its `close`, all unfinished tasks are
        cancelled.
        """
        numbered = enumerate(tasks)
        done: queue.SimpleQueue[Future[Result]] = queue.SimpleQueue()
        indices: dict[Future[Result], int] = {}
        held: dict[int, Result] = {}
        due = 0
        try:
            while True:
                for index, task in itertools.islice(numbered, AHEAD * self.processes - len(indices)):
                    future = self.submit(function, task)
                    indices[future] = index
                    future.add_done_callback(done.put)
                if not indices:
                    return
                try:
                    future = done.get(timeout=CHECK)
                except queue.Empty:
                    continue
                index = indices.pop(future)
                if not ordered:
                    yield future.result()
                    continue
                held[index] = future.result()
                while due in held:
                    yield held.pop(due)
                    due += 1
        finally:
            for future in indices:
                future.cancel()

    def close(self) -> None:
        """Cancels all unfinished calls, ends all processes and waits for that."""
        with self._lock:
            self._closing.set()
        while True:
            try:
                call = self._queue.get_nowait()
            except queue.Empty:
                break
            if call is not None:
                call.drop()
        self._queue.put(None)
        for worker in self._workers:
            worker.cancel()
        for worker in self._workers:
            worker.join()

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def _new_process(self) -> "_Process":
        return _Process(self._context, self._niceness)

    def _next(self, previous: "_Call | None", reply: _Reply) -> "_Call | None":
        """Takes the reply to a worker's previous call, and waits for its next one."""
        if previous is not None:
            with self._lock:
                self._spare += 1  # first, so that a caller who submits as soon as the result is there finds this worker free
            previous.settle(reply)
        call = self._queue.get()
        if call is None:
            self._queue.put(None)  # for all other workers
        return call


class _Call:
    """A function to be called in a worker process, and the future of its result.

    The future stays pending while the function runs, so that it can still be cancelled.
    """

    def __init__(self, message: _Message) -> None:
        self.message = message
        self.future: Future[object] = Future()

    def drop(self) -> None:
        self.future.cancel()
        self.future.set_running_or_notify_cancel()

    def settle(self, reply: _Reply) -> None:
        """Gives the result or the exception to the future, unless it was cancelled."""
        if not self.future.set_running_or_notify_cancel():
            return
        returned, result = reply
        if returned:
            self.future.set_result(result)
        else:
            assert isinstance(result, BaseException)
            name_task(result, self.message[0], self.message[1])
            self.future.set_exception(result)


class _Died(Exception):
    """The process has died or was killed."""


class _Process:
    """A worker process and the pipe to it."""

    def __init__(self, context: BaseContext, niceness: int) -> None:
        self._connection, other_end = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(other_end, niceness), name="soiree-worker", daemon=True)  # type: ignore[attr-defined]  # every context has it
        self._process.start()
        other_end.close()  # so that the end of the process is the end of the pipe

    def call(self, message: _Message) -> _Reply:
        """Sends a call and waits for the reply. Raises `_Died`, or what pickling raises."""
        try:
            self._connection.send(message)
            reply: _Reply = self._connection.recv()
        except (EOFError, OSError):
            raise _Died from None
        return reply

    def kill(self) -> None:
        self._process.kill()

    def end(self, grace: float = 0.0) -> int | None:
        """Ends the process, by killing it if it does not end in the time of grace; returns its exit code."""
        self._connection.close()
        self._process.join(grace)
        self._process.kill()
        self._process.join()
        return self._process.exitcode


class _Worker:
    """A thread, and the process that runs its calls. A process that has died is replaced when the next call comes."""

    def __init__(
        self,
        new_process: Callable[[], _Process],
        attempts: int,
        next_call: Callable[[_Call | None, _Reply], _Call | None],
        closing: threading.Event,
    ) -> None:
        self._new_process = new_process
        self._attempts = attempts
        self._next_call = next_call
        self._closing = closing
        self._lock = threading.RLock()  # held to change the two below
        self._running: _Call | None = None
        self._process: _Process | None = None
        self._thread = threading.Thread(target=self._serve, name="soiree-worker", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def cancel(self) -> None:
        """Cancels the call that runs now."""
        with self._lock:
            if self._running is not None and self._process is not None:
                self._running.future.cancel()
                self._process.kill()  # also if an earlier cancellation was interrupted before it did this

    def join(self) -> None:
        """Waits for the end of the thread. Does not raise if Ctrl+C came before the thread had started."""
        if self._thread.is_alive():
            self._thread.join()

    def _serve(self) -> None:
        _block_interrupts()
        call: _Call | None = None
        reply: _Reply = False, None
        while (call := self._next_call(call, reply)) is not None:
            call.future.add_done_callback(functools.partial(self._kill_cancelled, call))
            reply = self._run(call)
        if self._process is not None:
            self._process.end(GRACE)

    def _run(self, call: _Call) -> _Reply:
        exit_code: int | None = None
        for _ in range(self._attempts):
            try:
                process = self._begin(call)
                if process is None:
                    return False, None
                reply = process.call(call.message)
            except _Died:
                exit_code = self._discard()
            except Exception as error:  # no process can be started, or something cannot be pickled
                self._finish()
                return False, error
            else:
                self._finish()
                if call.future.cancelled():  # the process was killed after it had replied
                    self._discard()
                return reply
        return False, WorkerDied(f"a task has ended {self._attempts} processes; the last exit code is {exit_code}")

    def _begin(self, call: _Call) -> _Process | None:
        """The process for a call; None if the call was cancelled."""
        with self._lock:
            if self._closing.is_set():
                call.future.cancel()
            if call.future.cancelled():
                return None
            if self._process is None:
                self._process = self._new_process()
            self._running = call
            return self._process

    def _finish(self) -> None:
        with self._lock:
            self._running = None

    def _discard(self) -> int | None:
        """Forgets a process that has died or was killed; returns its exit code."""
        with self._lock:
            self._running = None
            process, self._process = self._process, None
        return None if process is None else process.end()

    def _kill_cancelled(self, call: _Call, future: "Future[object]") -> None:
        """Kills the process if the call was cancelled while it ran."""
        with self._lock:
            if self._running is call and future.cancelled() and self._process is not None:
                self._process.kill()


def _block_interrupts() -> None:
    """Blocks Ctrl+C in this thread. Processes that it starts inherit that, so it does not reach them before they ignore it."""
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # first, because this unblocks it
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def _context(preload: Sequence[str]) -> BaseContext:
    """A start method that is safe in a process with threads; where there is a fork server, a new process takes milliseconds."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["__main__", *preload])
    return context


# ---------------------------------------------------------------- in the worker process


def _work(connection: Connection, niceness: int) -> None:
    """Runs the calls that come, until the pool is closed."""
    if niceness and hasattr(os, "nice"):
        with contextlib.suppress(OSError):  # a sandbox may forbid it
            os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes of a terminal, but the parent decides
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            message = connection.recv()
        except EOFError:
            return
        except Exception as error:  # for example a module that cannot be imported here
            reply = _failure(error)
        else:
            reply = _call(*message)
        try:
            connection.send(reply)
        except OSError:
            return
        except Exception as error:  # the result cannot be pickled
            connection.send(_failure(error))


def _call(function: Callable[..., object], args: tuple[object, ...], kwargs: dict[str, object]) -> _Reply:
    try:
        return True, function(*args, **kwargs)
    except BaseException as error:
        return _failure(error)


def _failure(error: BaseException) -> _Reply:
    text = "".join(traceback.format_exception(error))
    try:
        copy.copy(error)  # fails where unpickling would, when the constructor wants other arguments
    except Exception:
        return False, RemoteError(text)
    error.add_note(f"in a worker process:\n{text}")
    return False, error


def _end_with_parent() -> None:
    """Ends this process when its parent ends, also when that is killed in the middle of a task."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)
