"""A client of the socket as docs/api.md describes it: it acknowledges, sends again and reconnects."""

import asyncio
import contextlib
import itertools
import random
from collections.abc import Callable
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

RETRY_AFTER = 1.0


class Player:
    """One seat (or onlooker) at a table. Plays random legal moves."""

    backs = 0.0  # how often to take back instead

    def __init__(self, url: Callable[[], str], table: str, cookie: str, seed: int = 0, received: list[bytes] | None = None) -> None:
        self._url = url
        self.table = table
        self.cookie = cookie
        self._headers = {"Cookie": f"soiree={cookie}"} if cookie else {}
        self._rng = random.Random(seed)
        self._ids = itertools.count()
        self.tag = f"c{seed}-{self._rng.getrandbits(40):x}"
        self.received = received
        self.version = (0, -1)
        self.rows: dict[int, Any] = {}
        self.snapshot: dict[str, Any] = {}
        self.acknowledged: list[tuple[str, str]] = []  # (id, token) of decisions that are on disk
        self.asked: tuple[str, str] | None = None  # the decision that is not answered yet
        self.reconnects = 0

    async def play_to_the_end(self) -> None:
        """Plays until the game is over."""
        while True:
            connection: ClientConnection | None = None
            try:
                since = f"?since={self.version[0]}"
                address = self._url().replace("http", "ws") + f"/api/tables/{self.table}/socket{since}"
                async with websockets.connect(address, additional_headers=self._headers, compression=None, open_timeout=20) as connection:
                    await self.converse(connection)
                    if self.whole:
                        return
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.reconnects += 1
                await asyncio.sleep(0.1)  # the server is restarting
            finally:
                if connection is not None:
                    connection.transport.abort()  # rarely, the library leaves it open after the server was killed

    @property
    def over(self) -> bool:
        return self.snapshot.get("status") in {"over", "closed"}

    @property
    def whole(self) -> bool:
        """Whether the game is over and every row was received."""
        return self.over and set(self.rows) == set(range(1, self.version[0] + 1))

    async def converse(self, connection: ClientConnection) -> None:
        if self.asked is not None:
            await self._ask(connection)
        while not self.whole:
            try:
                async with asyncio.timeout(RETRY_AFTER):
                    message = await connection.recv()
            except TimeoutError:
                if self.asked is not None:
                    await self._ask(connection)  # it may be lost
                continue
            raw = message.encode() if isinstance(message, str) else message
            if self.received is not None:
                self.received.append(raw)
            await self.handle(connection, msgspec.json.decode(raw))

    async def handle(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "look":
                for row in message["rows"]:
                    self.rows[row["number"]] = row  # a row can reveal more later: the end of the game reveals all
                if self.asked is not None and self.asked[0] in message["done"]:
                    self.acknowledged.append(self.asked)
                    self.asked = None
                version = (message["number"], message["desk"])
                if version > self.version:
                    self.version, self.snapshot = version, message
                await connection.send(msgspec.json.encode({"do": "ack", "number": self.version[0], "desk": self.version[1]}).decode())
                if self.version[0] > 0 and set(self.rows) != set(range(1, self.version[0] + 1)):
                    known = next(number for number in itertools.count() if number + 1 not in self.rows)
                    await connection.send(msgspec.json.encode({"do": "resume", "since": known}).decode())
            case "refused":
                if self.asked is not None and message["id"] == self.asked[0]:
                    self.asked = None  # it was made on an older snapshot
        if self.asked is None and self.snapshot.get("moves"):
            self.asked = (self.new_id(), self.choose())
            await self._ask(connection)

    def new_id(self) -> str:
        return f"{self.tag}-{next(self._ids)}"

    def choose(self) -> str:
        if self.snapshot["drafted"] and self.snapshot["take_back"] is None and self._rng.random() < self.backs:
            return ""
        token: str = self._rng.choice(self.snapshot["moves"])["token"]
        return token

    async def _ask(self, connection: ClientConnection) -> None:
        assert self.asked is not None
        id, token = self.asked
        asked = {"do": "play", "id": id, "token": token} if token else {"do": "take-back", "id": id}
        with contextlib.suppress(websockets.ConnectionClosed):
            await connection.send(msgspec.json.encode(asked).decode())
