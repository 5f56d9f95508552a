"""Where bots think: in processes of this machine; `hired.py` has the workers of other machines. Both take over from whoever dies."""

import asyncio
import multiprocessing
import os
import threading
from abc import ABC, abstractmethod
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from soiree.bots import Analysis, Judgement
from soiree.server.workers.messages import Answer, Hint, Job, Judge, Work, think

TRIES = 5
_answer = msgspec.json.Decoder(Answer)
_analysis = msgspec.json.Decoder(Analysis)
_judgement = msgspec.json.Decoder(Judgement)


class Thinkers(ABC):
    async def ask(self, job: Job) -> Answer:
        """What a bot plays."""
        return _answer.decode(await self.work(job))

    async def hint(self, asked: Hint) -> Analysis:
        """What would be good to play."""
        return _analysis.decode(await self.work(asked))

    async def judge(self, asked: Judge) -> Judgement:
        """What a decision was worth."""
        return _judgement.decode(await self.work(asked))

    @abstractmethod
    async def work(self, work: Work) -> bytes: ...

    @abstractmethod
    async def close(self) -> None: ...


class InHouse(Thinkers):
    """A few processes of our own, started when the first bot is asked."""

    def __init__(self, number: int | None = None) -> None:
        self._number = number or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def work(self, work: Work) -> bytes:
        asked = msgspec.json.encode(work)
        if isinstance(work, Job) and work.most == 0:  # cheaper than the way to another process
            return think(asked)
        for _ in range(TRIES):
            if self._pool is None:
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._number, mp_context=spawn, initializer=_die_with_the_node)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError(f"{work.key} has brought {TRIES} processes down")

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _die_with_the_node() -> None:
    """A node that is killed leaves no process behind."""
    node = multiprocessing.parent_process()
    assert node is not None

    def watch() -> None:
        node.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
