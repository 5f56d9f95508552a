"""Where tasks run: in this process, in several processes on this machine, or on a Ray cluster. The results are the same."""

import itertools
import logging
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import msgspec

from soiree.core.errors import SoireeError, problem
from soiree.parallel import map_tasks

Task = TypeVar("Task")
Result = TypeVar("Result")
AHEAD = 3  # tasks submitted for each core of a cluster, so that none waits for the driver
PRELOAD = ("soiree.bots",)  # nearly every task needs it


class NoCluster(SoireeError):
    """No Ray cluster can be reached, or Ray is not installed."""


class Workers(msgspec.Struct, frozen=True):
    """A number of local processes, or the address of a Ray cluster."""

    processes: int = 1
    ray: str | None = None

    def map(self, function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The results of `function(task)` for all tasks, in any order. Raises what a task raises, and `NoCluster`."""
        if self.ray is not None:
            return _map_on_cluster(function, tasks, self.ray)
        return map_tasks(function, tasks, self.processes, ordered=False, preload=PRELOAD)


def _map_on_cluster(function: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Iterator[Result]:
    """Every node needs the same version of Soirée. A task whose node is lost runs again on another node."""
    _check_address(address)
    try:
        import ray
    except ImportError:
        raise NoCluster(problem("error-no-ray")) from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = (str(error).splitlines() or [""])[0][:200]
        raise NoCluster(problem("error-no-cluster", address=repr(address[:80]), reason=reason)) from None
    try:
        remote = ray.remote(max_retries=3)(_call)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]  # Ray leaves it untyped
        remaining = iter(tasks)
        running: list[object] = []
        while True:
            running += [remote.remote(function, task) for task in itertools.islice(remaining, AHEAD * cores - len(running))]
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _call(function: Callable[..., object], task: object) -> object:
    """Runs on a node of the cluster."""
    return function(task)


def _check_address(address: str) -> None:
    """Raises `NoCluster` at once where nothing listens; Ray itself waits for minutes."""
    if address == "auto":
        return
    found = re.fullmatch(r"(?:ray://)?(.+):([0-9]{1,5})", address)
    if found is None:
        raise NoCluster(problem("error-cluster-address", address=repr(address[:80])))
    try:
        socket.create_connection((found[1], int(found[2])), timeout=5).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(problem("error-no-cluster", address=repr(address[:80]), reason=error)) from None
