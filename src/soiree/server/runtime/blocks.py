"""Who has blocked whom, kept in memory for a moment: every snapshot with chat needs it."""

import time
from collections import OrderedDict

from soiree.server.storage.social import friends
from soiree.server.storage.store import Store

KEPT_FOR = 5.0  # seconds: a block at another node counts here after this time at the latest
PEOPLE_KEPT = 5000


class Blocks:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[float, frozenset[str]]] = OrderedDict()
        self._version = 0  # grows with each change

    async def hidden_from(self, person: str) -> frozenset[str]:
        """The people whose chat lines and invitations a person does not get: one of the two has blocked the other."""
        now = time.monotonic()
        known = self._known.get(person)
        if known is None or known[0] < now - KEPT_FOR:
            version = self._version
            known = now, await self._store.read(lambda connection: friends.hidden_from(connection, person))
            if version != self._version:  # it may have been read before the change
                return known[1]
            self._known[person] = known
            self._known.move_to_end(person)
            if len(self._known) > PEOPLE_KEPT:
                self._known.popitem(last=False)
        return known[1]

    def changed(self, *people: str) -> None:
        """One of these has blocked or unblocked another."""
        self._version += 1
        for person in people:
            self._known.pop(person, None)
