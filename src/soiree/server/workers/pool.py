"""Workers as processes of this machine. `queue` has workers on other machines."""

import asyncio
from abc import ABC, abstractmethod

import msgspec

from soiree.bots import Analysis, Judgement
from soiree.parallel import Pool, cores
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

    async def problem(self) -> str:
        """Why requests are not computed where they should be; '' if they are."""
        return ""

    @abstractmethod
    async def close(self) -> None: ...


class ProcessPool(WorkerPool):
    """Processes of this machine, started with the first requests."""

    def __init__(self, processes: int | None = None) -> None:
        self._pool = Pool(processes or max(1, cores() - 1), attempts=MAX_TRIES, preload=("soiree.bots",))

    async def run(self, request: WorkRequest) -> bytes:
        encoded = msgspec.json.encode(request)
        if isinstance(request, MoveRequest) and request.max_seconds == 0:  # a random move: cheaper than the way to a process
            return compute(encoded)
        return await asyncio.wrap_future(self._pool.submit(compute, encoded))

    async def close(self) -> None:
        await asyncio.to_thread(self._pool.close)
