"""A client of the socket as docs/api.md tells it: it acknowledges, sends again, reconnects, and never trusts the line."""

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
    """One seat (or onlooker) at a table, played by chance from what it is offered."""

    backs = 0.0  # how often to take back instead

    def __init__(self, url: Callable[[], str], table: str, cookie: str, seed: int = 0, heard: list[bytes] | None = None) -> None:
        self._url = url
        self.table = table
        self.cookie = cookie
        self._headers = {"Cookie": f"soiree={cookie}"} if cookie else {}
        self._rng = random.Random(seed)
        self._ids = itertools.count()
        self.tag = f"c{seed}-{self._rng.getrandbits(40):x}"
        self.heard = heard
        self.version = (0, -1)
        self.rows: dict[int, Any] = {}
        self.look: dict[str, Any] = {}
        self.acknowledged: list[tuple[str, str]] = []  # (id, token) of decisions that the house said are done
        self.asked: tuple[str, str] | None = None  # the decision that is on its way
        self.reconnects = 0

    async def play_to_the_end(self) -> None:
        """Plays until the table says that the game is over."""
        while True:
            try:
                since = f"?since={self.version[0]}"
                address = self._url().replace("http", "ws") + f"/api/tables/{self.table}/socket{since}"
                async with websockets.connect(address, additional_headers=self._headers, compression=None, open_timeout=20) as line:
                    await self._converse(line)
                    if self.whole:
                        return
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.reconnects += 1
                await asyncio.sleep(0.1)  # the house is being opened again: knock until it is

    @property
    def over(self) -> bool:
        return self.look.get("status") in {"over", "closed"}

    @property
    def whole(self) -> bool:
        """Whether the game is over and every row of it has come."""
        return self.over and set(self.rows) == set(range(1, self.version[0] + 1))

    async def _converse(self, line: ClientConnection) -> None:
        if self.asked is not None:
            await self._ask(line)
        while not self.whole:
            try:
                async with asyncio.timeout(RETRY_AFTER):
                    message = await line.recv()
            except TimeoutError:
                if self.asked is not None:
                    await self._ask(line)  # perhaps it was lost
                continue
            raw = message.encode() if isinstance(message, str) else message
            if self.heard is not None:
                self.heard.append(raw)
            await self._hear(line, msgspec.json.decode(raw))

    async def _hear(self, line: ClientConnection, said: dict[str, Any]) -> None:
        match said["type"]:
            case "look":
                for row in said["rows"]:
                    self.rows[row["number"]] = row  # a later telling of a row may be more open: the end lays all open
                if self.asked is not None and self.asked[0] in said["done"]:
                    self.acknowledged.append(self.asked)
                    self.asked = None
                version = (said["number"], said["desk"])
                if version > self.version:
                    self.version, self.look = version, said
                await line.send(msgspec.json.encode({"do": "ack", "number": self.version[0], "desk": self.version[1]}).decode())
                if self.version[0] > 0 and set(self.rows) != set(range(1, self.version[0] + 1)):
                    known = next(number for number in itertools.count() if number + 1 not in self.rows)
                    await line.send(msgspec.json.encode({"do": "resume", "since": known}).decode())
            case "refused":
                if self.asked is not None and said["id"] == self.asked[0]:
                    self.asked = None  # it was decided on an older look
        if self.asked is None and self.look.get("moves"):
            self.asked = (self.new_id(), self.choose())
            await self._ask(line)

    def new_id(self) -> str:
        return f"{self.tag}-{next(self._ids)}"

    def choose(self) -> str:
        if self.look["drafted"] and self.look["take_back"] is None and self._rng.random() < self.backs:
            return ""
        token: str = self._rng.choice(self.look["moves"])["token"]
        return token

    async def _ask(self, line: ClientConnection) -> None:
        assert self.asked is not None
        id, token = self.asked
        asked = {"do": "play", "id": id, "token": token} if token else {"do": "take-back", "id": id}
        with contextlib.suppress(websockets.ConnectionClosed):
            await line.send(msgspec.json.encode(asked).decode())
