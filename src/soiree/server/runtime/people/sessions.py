"""The sockets of this node by session, token and person, so that they close when one ends or is banned, at whichever node that happens."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from soiree.server.runtime.periodic import Periodic
from soiree.server.storage.access import sessions
from soiree.server.storage.store import Store

CHECK_INTERVAL = 5.0  # seconds
CHECKED_AT_ONCE = 500
ENDED_KEPT = 1000
log = logging.getLogger("soiree.sessions")


LASTING = ("session:", "token:")  # keys of what never begins again after its end


class SignedIn(Protocol):
    """A connection that is closed when its session ends."""

    address: str

    def end_session(self) -> None: ...


class SessionRegistry:
    """`publish` sends the other nodes which session has ended; None if there are none."""

    def __init__(self, store: Store, publish: Callable[[str], None] | None) -> None:
        self._store = store
        self._publish = publish
        self._connections: dict[str, set[SignedIn]] = {}
        self._ended: OrderedDict[str, None] = OrderedDict()  # the latest: a socket may be identified before and added after the end
        self._checking = Periodic(self._check, CHECK_INTERVAL, log, "checking sessions failed")

    def start(self) -> None:
        self._checking.start()

    async def close(self) -> None:
        await self._checking.close()

    def connections(self) -> set[SignedIn]:
        return {connection for found in self._connections.values() for connection in found}

    def add(self, key: str, connection: SignedIn) -> None:
        self._connections.setdefault(key, set()).add(connection)
        if key in self._ended:
            connection.end_session()

    def remove(self, key: str, connection: SignedIn) -> None:
        found = self._connections.get(key, set())
        found.discard(connection)
        if not found:
            self._connections.pop(key, None)

    def end(self, keys: Iterable[str]) -> None:
        """These have ended in the database: closes their sockets, here and at the other nodes."""
        for key in keys:
            self.end_here(key)
            if self._publish is not None:
                self._publish(key)

    def end_here(self, key: str) -> None:
        if key.startswith(LASTING):  # a person's cookie of an earlier version can be valid again, and a ban can end
            self._ended[key] = None
            if len(self._ended) > ENDED_KEPT:
                self._ended.popitem(last=False)
        for connection in list(self._connections.get(key, ())):
            connection.end_session()

    async def _check(self) -> None:
        """Finds what has ended at another node while Redis was away, or by a command in a shell."""
        keys = [key for key in self._connections if not key.startswith("person:")]
        for first in range(0, len(keys), CHECKED_AT_ONCE):
            some = keys[first : first + CHECKED_AT_ONCE]
            existing = await self._store.read(partial(sessions.read_existing, keys=some))
            for key in set(some) - existing:
                self.end_here(key)
