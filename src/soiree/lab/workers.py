"""Where games are played: in this process, in several on this machine, or on a Ray cluster. The games are the same everywhere."""

import multiprocessing
import os
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.connection import wait as wait_for

from soiree.core.errors import SoireeError
from soiree.lab.contest import Contest, Fixture
from soiree.lab.playing import Result, play

Played = tuple[Result, str]
AHEAD = 3  # games handed out for each worker, so that none waits for us


class NoCluster(SoireeError):
    """There is no cluster to play on."""


def play_all(contest: Contest, fixtures: Sequence[Fixture], processes: int = 1, ray_address: str | None = None) -> Iterator[Played]:
    """Results and records as they come in, in no particular order when several play."""
    if ray_address is not None:
        return _on_cluster(contest, fixtures, ray_address)
    if processes == 1:
        return (play(contest, fixture) for fixture in fixtures)
    return _in_processes(contest, fixtures, processes)


def _in_processes(contest: Contest, fixtures: Sequence[Fixture], processes: int) -> Iterator[Played]:
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    pool = ProcessPoolExecutor(min(processes, max(1, len(fixtures))), mp_context=context, initializer=_leave_with_parent)
    try:
        left = iter(fixtures)
        playing: set[Future[Played]] = set()
        while True:
            while len(playing) < AHEAD * processes and (fixture := next(left, None)) is not None:
                playing.add(pool.submit(play, contest, fixture))
            if not playing:
                return
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_with_parent() -> None:
    """A worker whose parent was killed would wait for ever: it leaves too."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _on_cluster(contest: Contest, fixtures: Sequence[Fixture], address: str) -> Iterator[Played]:
    """Every node of the cluster needs the same version of Soirée; a game that is lost with its node is played again elsewhere."""
    try:
        import ray
    except ImportError:
        raise NoCluster("--ray needs Ray: install soiree[cluster]") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = (str(error).splitlines() or [""])[0][:200]
        raise NoCluster(f"there is no Ray cluster at {address[:80]!r}: {reason}") from None
    try:
        remote = ray.remote(max_retries=3)(play)
        shared = ray.put(contest)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(fixtures)
        playing: list[object] = []
        while True:
            while len(playing) < AHEAD * workers and (fixture := next(left, None)) is not None:
                playing.append(remote.remote(shared, fixture))
            if not playing:
                return
            done, playing = ray.wait(playing)
            for found in ray.get(done):
                yield found
    finally:
        ray.shutdown()
