"""A bad network: a WebSocket proxy that drops, delays, doubles and reorders messages, and closes connections."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import websockets
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve


class BadNetwork:
    """Each message can be lost, late (so that later ones arrive first) or doubled."""

    def __init__(self, upstream: str, seed: int, trouble: float = 0.15) -> None:
        self._upstream = upstream.replace("http", "ws")
        self._rng = random.Random(seed)
        self._trouble = trouble
        self.harmed = 0
        self.cut = 0  # connections

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        async with serve(self._serve, "127.0.0.1", 0, compression=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            yield f"http://127.0.0.1:{port}"

    async def _serve(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Cookie": client.request.headers.get("Cookie", "")}
        with contextlib.suppress(websockets.WebSocketException, OSError):
            address = self._upstream + client.request.path
            async with (
                websockets.connect(address, additional_headers=headers, compression=None) as server,
                asyncio.TaskGroup() as both,
            ):
                both.create_task(self._carry(client, server, both))
                both.create_task(self._carry(server, client, both))

    async def _carry(
        self, source: ServerConnection | ClientConnection, target: ServerConnection | ClientConnection, tasks: asyncio.TaskGroup
    ) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for message in source:
                fate = self._rng.random() / self._trouble
                if fate < 0.005:
                    self.cut += 1
                    break  # closes the connection
                if fate < 0.3:
                    self.harmed += 1
                    continue  # lost
                times = 2 if fate < 0.6 else 1
                wait = self._rng.uniform(0, 0.05) if fate < 1 else 0.0
                self.harmed += fate < 1
                for _ in range(times):
                    tasks.create_task(self._deliver(target, message, wait))
        await target.close()

    async def _deliver(self, target: ServerConnection | ClientConnection, message: str | bytes, wait: float) -> None:
        if wait:
            await asyncio.sleep(wait)
        with contextlib.suppress(websockets.ConnectionClosed):
            await target.send(message)
