"""Who watches a table through other nodes, so that a player counts as connected at every node.

Each node writes which players watch through it to Redis, where it expires unless it is renewed: the players of a node that was killed
are gone a few seconds later. Changes are collected for a moment, so that many arrivals are one message.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from soiree.server.runtime.cluster import CONNECTION_ERRORS, connect
from soiree.server.runtime.live_table import LiveTable
from soiree.server.runtime.periodic import is_set_within
from soiree.server.runtime.registry import TableRegistry
from soiree.server.timestamps import now_ms

# With the table's id: a sorted set of "NODE PERSON", "NODE ~PERSON" and "NODE +ONLOOKERS", by the time when it expires.
KEY = "soiree:present:"
TTL = 12_000  # milliseconds
RENEW_AFTER = 4.0  # seconds
COLLECT_FOR = 0.1  # seconds
COUNT = "+"  # before the number of onlookers; ids of people have none
HIDDEN = "~"  # before a player whose pages are all in the background; nodes of an older version take it for a person without a seat
log = logging.getLogger("soiree.presence")


class Presence:
    """`publish` sends the other nodes that have a table in memory that its presence has changed."""

    def __init__(self, url: str, node: str, registry: TableRegistry, publish: Callable[[str], None]) -> None:
        self._redis = connect(url)
        self._node = node
        self._registry = registry
        self._publish = publish
        self._written: dict[str, set[str]] = {}  # table -> who watches through this node, as Redis has it
        self._changed: set[str] = set()  # tables
        self._pending = asyncio.Event()
        self._renewed_at = 0.0
        registry.on_watch(lambda live: self.changed(live.id))

    def changed(self, table: str) -> None:
        """Somebody came to the table or left it, here or at another node."""
        self._changed.add(table)
        self._pending.set()

    async def run(self) -> None:
        """Writes what has changed here and reads what has changed elsewhere, until it is cancelled."""
        while True:
            if await is_set_within(self._pending, RENEW_AFTER):
                await asyncio.sleep(COLLECT_FOR)
            self._pending.clear()
            changed, self._changed = self._changed, set()
            if time.monotonic() > self._renewed_at + RENEW_AFTER:
                self._renewed_at = time.monotonic()
                changed |= set(self._written) | {live.id for live in self._registry.live_tables() if live.watchers}
            try:
                await self.exchange(list(changed))
            except CONNECTION_ERRORS as error:
                log.warning("sharing presence through Redis failed: %s", type(error).__name__)

    async def close(self) -> None:
        await self._redis.aclose()

    async def seen_by(self, table: str) -> set[str]:
        """The players who see a table through other nodes. Nobody, if Redis does not answer."""
        try:
            found = {(node, who) for node, who in await self._entries(table)}
        except CONNECTION_ERRORS:
            return set()
        return {who for node, who in found if node != self._node and who[0] not in COUNT + HIDDEN and (node, HIDDEN + who) not in found}

    async def watched_elsewhere(self, table: str) -> bool | None:
        """Whether somebody, player or onlooker, watches a table through another node. None, if Redis does not answer."""
        try:
            return any(node != self._node for node, _ in await self._entries(table))
        except CONNECTION_ERRORS:
            return None

    async def _entries(self, table: str) -> list[list[str]]:
        """The nodes through which a table is watched, each with a player or its number of onlookers."""
        pipeline = self._redis.pipeline(transaction=False)
        pipeline.zrange(KEY + table, now_ms(), "+inf", byscore=True)
        (members,) = await pipeline.execute()
        return [member.decode().split(" ", 1) for member in members]

    async def exchange(self, tables: list[str]) -> None:
        """Writes who is here at these tables, and reads who is elsewhere."""
        if not tables:
            return
        now = now_ms()
        pipeline = self._redis.pipeline(transaction=False)
        here = {table: self._here(table) for table in tables}
        for table, players in here.items():
            gone = self._written.get(table, set()) - players
            if players:
                pipeline.zadd(KEY + table, {f"{self._node} {player}": now + TTL for player in players})
                pipeline.pexpire(KEY + table, TTL)
            if gone:
                pipeline.zrem(KEY + table, *(f"{self._node} {player}" for player in gone))
            pipeline.zrange(KEY + table, now, "+inf", byscore=True)
        found = [result for result in await pipeline.execute() if isinstance(result, list)]
        for (table, players), members in zip(here.items(), found, strict=True):
            if players != self._written.get(table, set()):
                self._publish(table)
            if players:
                self._written[table] = players
            else:
                self._written.pop(table, None)
            live = self._registry.live_table(table)
            if live is not None:
                self._update(live, [member.decode().split(" ", 1) for member in members])

    def _here(self, table: str) -> set[str]:
        live = self._registry.live_table(table)
        if live is None or not live.watchers:
            return set()
        if live.table is None:  # not in memory at the moment
            return self._written.get(table, set())
        people = {watcher.person for watcher in live.watchers}
        here = {player.person for player in live.table.state.players if player is not None and player.person in people}
        hidden = {HIDDEN + person for person in here if not live.is_seen_by(person)}
        return here | hidden | ({f"{COUNT}{live.onlookers_here}"} if live.onlookers_here else set())

    def _update(self, live: LiveTable, members: list[list[str]]) -> None:
        others = [who for node, who in members if node != self._node]
        elsewhere = frozenset(who for who in others if who[0] not in COUNT + HIDDEN)
        onlookers = sum(int(who) for who in others if who.startswith(COUNT))
        if elsewhere != live.elsewhere:
            live.elsewhere = elsewhere
            live.notify_presence()
        if onlookers != live.onlookers_elsewhere:
            live.onlookers_elsewhere = onlookers
            live.notify_onlookers()
