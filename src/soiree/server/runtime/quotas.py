"""How many unfinished tables one person, and one address, can have.

What an address has created is kept in this node's memory only: addresses are not stored.
"""

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

from soiree.server.refusals import TooManyRequests
from soiree.server.storage import tables as storage
from soiree.server.storage.store import Store

ADDRESSES_KEPT = 10_000


class TableQuotas:
    """`a_person` and `an_address`: 0 for no limit."""

    def __init__(self, store: Store, a_person: int, an_address: int) -> None:
        self._store = store
        self._a_person = a_person
        self._an_address = an_address
        self._created: OrderedDict[str, set[str]] = OrderedDict()  # address -> tables; some of them may be finished
        self._creating: Counter[str] = Counter()  # by person and by address: requests that came at the same time count too

    async def create(self, person: str, address: str | None, create: Callable[[], Awaitable[str]]) -> str:
        """Calls `create`, which returns the id of the new table, unless that is one too many. `address`: None if it does not count."""
        names = [person, *([] if address is None else [f"@{address}"])]
        self._creating.update(names)
        try:
            await self._require(person, address)
            id = await create()
        finally:
            self._creating.subtract(names)
            for name in names:
                if not self._creating[name]:
                    del self._creating[name]
        if address is not None and self._an_address:
            self._created.setdefault(address, set()).add(id)
            self._created.move_to_end(address)
            if len(self._created) > ADDRESSES_KEPT:
                self._created.popitem(last=False)
        return id

    async def _require(self, person: str, address: str | None) -> None:
        if self._a_person:
            unfinished = await self._store.read(partial(storage.count_unfinished, owner=person))
            if unfinished + self._creating[person] > self._a_person:
                raise TooManyRequests(f"you have {unfinished} tables that are not finished; close some of them before you create another")
        if address is None or not self._an_address:
            return
        known = self._created.get(address, set())
        if len(known) + self._creating[f"@{address}"] > self._an_address:
            known &= set(await self._store.read(partial(storage.read_unfinished, ids=list(known))))
            if len(known) + self._creating[f"@{address}"] > self._an_address:
                raise TooManyRequests("many tables from your address are not finished; finish or close some before you create another")
