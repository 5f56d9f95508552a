"""Where work is done: in this process, in several on this machine, or on a Ray cluster. The answers are the same everywhere."""

import itertools
import logging
import multiprocessing
import os
import re
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.connection import wait as wait_for
from typing import TypeVar

import msgspec

from soiree.core.errors import SoireeError

Job = TypeVar("Job")
Answer = TypeVar("Answer")
AHEAD = 3  # jobs handed out for each worker, so that none waits for us


class NoCluster(SoireeError):
    """There is no cluster to play on."""


class Workers(msgspec.Struct, frozen=True):
    """So many local processes, or a cluster."""

    processes: int = 1
    ray: str | None = None  # its address

    def do(self, work: Callable[[Job], Answer], jobs: Sequence[Job]) -> Iterator[Answer]:
        """Answers as they come in, in no particular order when several work."""
        if self.ray is not None:
            return _on_cluster(work, jobs, self.ray)
        if self.processes == 1:
            return (work(job) for job in jobs)
        return _in_processes(work, jobs, self.processes)


def _in_processes(work: Callable[[Job], Answer], jobs: Sequence[Job], processes: int) -> Iterator[Answer]:
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(processes, max(1, len(jobs))), mp_context=context, initializer=_begin)
    try:
        left = iter(jobs)
        under_way: set[Future[Answer]] = set()
        while True:
            under_way |= {pool.submit(work, job) for job in itertools.islice(left, AHEAD * processes - len(under_way))}
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:  # nobody waits for games that will not be counted
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """A worker leaves an interrupt to its parent; when the parent is killed it would wait for ever, so it leaves too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _on_cluster(work: Callable[[Job], Answer], jobs: Sequence[Job], address: str) -> Iterator[Answer]:
    """Every node of the cluster needs the same version of Soirée; a game that is lost with its node is played again elsewhere."""
    _knock(address)
    try:
        import ray
    except ImportError:
        raise NoCluster("--ray needs Ray: install requirements/cluster.txt") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = (str(error).splitlines() or [""])[0][:200]
        raise NoCluster(f"there is no Ray cluster at {address[:80]!r}: {reason}") from None
    try:
        remote = ray.remote(max_retries=3)(_one)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]  # Ray leaves it untyped
        left = iter(jobs)
        under_way: list[object] = []
        while True:
            under_way += [remote.remote(work, job) for job in itertools.islice(left, AHEAD * workers - len(under_way))]
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _one(work: Callable[..., object], job: object) -> object:
    """What a node of the cluster is told to do."""
    return work(job)


def _knock(address: str) -> None:
    """Whether anybody is there at all: Ray itself waits for minutes."""
    if address == "auto":
        return
    found = re.fullmatch(r"(?:ray://)?(.+):([0-9]{1,5})", address)
    if found is None:
        raise NoCluster(f"the address of a Ray cluster is HOST:PORT, ray://HOST:PORT or auto, not {address[:80]!r}")
    try:
        socket.create_connection((found[1], int(found[2])), timeout=5).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"there is no Ray cluster at {address[:80]!r}: {error}") from None
