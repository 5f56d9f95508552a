"""How many unfinished tables one person, and one address, can have, and how many new ones in a day: finished games are always kept.

What an address has created is kept in this node's memory only: addresses are not stored.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from weakref import WeakValueDictionary

from soiree.server.limits.rate_limit import RateLimiter
from soiree.server.refusals import TooManyRequests
from soiree.server.storage import tables as storage
from soiree.server.storage.store import Store

ADDRESSES_KEPT = 10_000
NEW_A_DAY = 10  # new tables in a day, for each that can be unfinished
DAY = 86_400  # seconds


class TableQuotas:
    """`a_person` and `an_address`: 0 for no limit."""

    def __init__(self, store: Store, a_person: int, an_address: int) -> None:
        self._store = store
        self._a_person = a_person
        self._an_address = an_address
        self._created: OrderedDict[str, set[str]] = OrderedDict()  # address -> tables; some of them may be finished
        self._new_of_person = _new_tables(a_person)
        self._new_of_address = _new_tables(an_address)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person and by address, while somebody creates

    async def create(self, person: str, address: str | None, create: Callable[[], Awaitable[str]]) -> str:
        """Calls `create`, which returns the id of the new table, unless that is one too many. `address`: None if it does not count.

        Of requests that come at the same time, each waits until the one before is counted.
        """
        names = [person] * bool(self._a_person) + [f"@{address}"] * bool(address is not None and self._an_address)
        async with contextlib.AsyncExitStack() as stack:
            for name in names:
                await stack.enter_async_context(self._locks.setdefault(name, asyncio.Lock()))
            await self._require(person, address)
            id = await create()
            self._count(address, id)
        return id

    def _count(self, address: str | None, id: str) -> None:
        if address is not None and self._an_address:
            self._created.setdefault(address, set()).add(id)
            self._created.move_to_end(address)
            if len(self._created) > ADDRESSES_KEPT:
                self._created.popitem(last=False)

    async def _require(self, person: str, address: str | None) -> None:
        if self._a_person:
            unfinished = await self._store.read(partial(storage.count_unfinished, owner=person))
            if unfinished >= self._a_person:
                raise TooManyRequests("own-tables", tables=unfinished)
            if self._new_of_person is not None and not self._new_of_person.take(person):
                raise TooManyRequests("tables-rate")
        if address is None or not self._an_address:
            return
        if self._new_of_address is not None and not self._new_of_address.take(address):
            raise TooManyRequests("tables-rate")
        known = self._created.get(address, set())
        if len(known) >= self._an_address:
            known &= set(await self._store.read(partial(storage.read_unfinished, ids=list(known))))
            if len(known) >= self._an_address:
                raise TooManyRequests("address-tables")


def _new_tables(unfinished: int) -> RateLimiter | None:
    """The limit of new tables where this many can be unfinished; None for no limit."""
    return RateLimiter(NEW_A_DAY * unfinished, NEW_A_DAY * unfinished / DAY) if unfinished else None
