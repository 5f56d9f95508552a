"""Bans at this node: banned addresses are refused, and banned people leave their tables.

Every node reads them again when one has changed, and every few seconds, because a command in a shell sends no notification.
"""

import functools
import ipaddress
import logging

from soiree.server.runtime.people.leaving import leave_all_tables
from soiree.server.runtime.people.sessions import SessionRegistry
from soiree.server.runtime.periodic import Periodic
from soiree.server.runtime.registry import TableRegistry
from soiree.server.storage.access import moderation
from soiree.server.storage.access.moderation import Network

CHANGED = "bans:"  # published like the key of a session that has ended
REFRESH_INTERVAL = 5.0  # seconds
log = logging.getLogger("soiree.bans")


class Bans:
    def __init__(self, tables: TableRegistry, sessions: SessionRegistry) -> None:
        self._tables = tables
        self._sessions = sessions
        self._networks: list[Network] = []
        self._refreshing = Periodic(self.refresh, REFRESH_INTERVAL, log, "reading bans failed")

    async def start(self) -> None:
        await self.refresh()
        self._refreshing.start()

    async def close(self) -> None:
        await self._refreshing.close()

    def contain(self, address: str) -> bool:
        """Whether an address is banned."""
        return bool(self._networks) and any(_is_in(address, network) for network in self._networks)

    async def refresh(self) -> None:
        store = self._tables.store
        self._networks = await store.read(moderation.banned_networks)
        if self._networks:
            for connection in self._sessions.connections():
                if self.contain(connection.address):
                    connection.end_session()
        for person in await store.read(moderation.banned_with_a_seat):
            await leave_all_tables(self._tables, person)


@functools.lru_cache(maxsize=4096)
def _is_in(address: str, network: Network) -> bool:
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return (getattr(parsed, "ipv4_mapped", None) or parsed) in network
