"""A house: everything one node needs, opened and closed together."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException

from soiree.server.http.security import Buckets
from soiree.server.runtime.registry import Tables
from soiree.server.runtime.reviews import Reviewing
from soiree.server.settings import Settings
from soiree.server.storage import people
from soiree.server.storage.people import Person
from soiree.server.storage.store import Store
from soiree.server.workers.pool import InHouse, Thinkers

CHANNEL = "tables"  # who has changed which table: ids only, the log says how
ALL = "*"  # in place of an id: old rows have changed, at whichever tables
journal = logging.getLogger("soiree.house")
Connected = ASGIConnection[object, object, object, State]


class House:
    def __init__(self, settings: Settings, channels: ChannelsPlugin | None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self._channels = channels
        self._node = secrets.token_hex(4)
        self.thinkers = _thinkers(settings)
        self.tables = Tables(self.store, self.thinkers, None if channels is None else self._publish)
        self.reviewing = Reviewing(self.store, self.thinkers, settings.review_seconds, alone=channels is None)
        self.key = b""
        self.ready = False
        self.chatter = Buckets(5, 0.5)  # lines of chat a person may say
        self.knocks = Buckets(10, 0.1)  # tries at a passphrase or a code, a login
        self.hints = Buckets(6, 0.2)  # hints a person may take
        self.lookbacks = Buckets(6, 0.05)  # reviews a person may ask for
        self.archive = asyncio.Lock()  # one at a time fetches many records: playing goes before studying

    def _publish(self, table: str) -> None:
        assert self._channels is not None
        self._channels.publish(f"{self._node} {table}", CHANNEL)

    def read_again(self) -> None:
        """Every table is read anew, here and at the other nodes, when it is next asked for."""
        self.tables.read_again()
        if self._channels is not None:
            self._publish(ALL)

    @contextlib.asynccontextmanager
    async def open(self, _app: Litestar) -> AsyncIterator[None]:
        await self.store.open()
        self.key = await self.store.write((), people.house_key)
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(asyncio.to_thread, self.store.close)
            stack.push_async_callback(self.thinkers.close)
            stack.push_async_callback(self.tables.close)
            stack.push_async_callback(self.reviewing.close)
            if self._channels is not None:
                await self._join_the_others(self._channels, stack)
            self.tables.start()
            self.ready = True
            journal.info("open")
            try:
                yield
            finally:
                self.ready = False
        journal.info("closed")

    async def _join_the_others(self, channels: ChannelsPlugin, stack: contextlib.AsyncExitStack) -> None:
        """Hears from the other nodes, and keeps the house open with them, until the stack is closed."""
        from soiree.server.runtime.cluster import Opening  # a household starts sooner without

        opening = Opening(self.settings.redis)
        stack.push_async_callback(opening.close)
        self.tables.opened_at = await opening.at()
        for doing in (self._listen(channels), opening.keep()):
            task = asyncio.create_task(doing)
            stack.push_async_callback(end, task)

    async def _listen(self, channels: ChannelsPlugin) -> None:
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                node, _, table = message.decode().partition(" ")
                try:
                    if node == self._node:
                        continue
                    if table == ALL:
                        self.tables.read_again()
                    else:
                        await self.tables.heard(table)
                except Exception:
                    journal.exception("listening")

    # ------------------------------------------------------------ who is there?

    async def visitor(self, connection: Connected) -> Person | None:
        """Whoever the cookie or the token names."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            person = await self.store.read(lambda disk: people.by_token(disk, token.strip()))
            if person is None:
                raise NotAuthorizedException("this token is not known here")
            return person
        cookie = connection.cookies.get(people.COOKIE)
        if cookie:
            return await self.store.read(lambda disk: people.by_cookie(disk, self.key, cookie))
        return None


async def end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def _thinkers(settings: Settings) -> Thinkers:
    if settings.redis:
        from soiree.server.workers.queue import Hired  # a household starts sooner without

        return Hired(settings.redis)
    return InHouse(settings.thinkers or None)


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done: the kind, a sentence, and the clause of the rules if one forbids it."""

    error: str
    detail: str
    clause: str = ""
