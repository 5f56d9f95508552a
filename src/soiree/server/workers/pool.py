"""Workers as processes of this machine. `queue` has workers on other machines."""

import asyncio
import multiprocessing
import os
import threading
from abc import ABC, abstractmethod
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from soiree.bots import Analysis, Judgement
from soiree.server.workers.messages import HintRequest, JudgeRequest, MoveAnswer, MoveRequest, WorkRequest, compute

MAX_TRIES = 5
_decode_move = msgspec.json.Decoder(MoveAnswer).decode
_decode_analysis = msgspec.json.Decoder(Analysis).decode
_decode_judgement = msgspec.json.Decoder(Judgement).decode


class WorkerPool(ABC):
    """Computes for bots, hints and reviews. A request whose worker dies is given to another one."""

    async def choose_move(self, request: MoveRequest) -> MoveAnswer:
        return _decode_move(await self.run(request))

    async def analyse(self, request: HintRequest) -> Analysis:
        return _decode_analysis(await self.run(request))

    async def judge(self, request: JudgeRequest) -> Judgement:
        return _decode_judgement(await self.run(request))

    @abstractmethod
    async def run(self, request: WorkRequest) -> bytes:
        """The answer to a request, as JSON."""

    @abstractmethod
    async def close(self) -> None: ...


class ProcessPool(WorkerPool):
    """Processes of this machine, started with the first request."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._executor: ProcessPoolExecutor | None = None

    async def run(self, request: WorkRequest) -> bytes:
        encoded = msgspec.json.encode(request)
        if isinstance(request, MoveRequest) and request.max_seconds == 0:  # a random move: cheaper than the way to a process
            return compute(encoded)
        for _ in range(MAX_TRIES):
            if self._executor is None:
                spawn = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=_exit_with_parent)
            executor = self._executor
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, compute, encoded)
            except BrokenProcessPool:
                if self._executor is executor:
                    self._executor = None
        raise RuntimeError(f"{request.key} has crashed {MAX_TRIES} processes")

    async def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def _exit_with_parent() -> None:
    """Ends the process when the node ends, even if the node is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
