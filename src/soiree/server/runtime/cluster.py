"""Several nodes with one database, linked by Redis: notifications of changed tables, and since when the cluster is running.

Each table has a channel of its own, and a node subscribes to those that it has in memory: what a node receives depends on its own tables,
not on how many nodes there are. Redis may go down and come back; the registry finds changes that were not published in the log.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from soiree.server import metrics
from soiree.server.retry import wait_for
from soiree.server.runtime.periodic import is_set_within
from soiree.server.timestamps import now_ms

CHANNEL = "soiree:table:"  # and the table's id. Its messages: "NODE", which has changed the table (the log says how), or "NODE here"
HERE = "here"  # somebody came to the table or left it
TOPIC = "soiree:topic:"  # and what a stream is about. Its messages: "NODE BODY"
LOBBY_STREAM = "soiree:lobby"  # a Redis stream, not a channel. Its entries: `node`, and `line`, a listed table that this node has changed
LOBBY_STREAM_LENGTH = 200  # entries; more than a node reads at once
LINES_LOST = ""  # instead of a line: some of this node could not be appended
SESSIONS = "soiree:sessions"  # its messages: "NODE KEY", a session that has ended
ALL_TABLES = "*"  # instead of a table's id: old rows of any log have changed
CONNECTION_ERRORS = (RedisError, OSError, TimeoutError)
RECONNECT_AFTER = 1.0  # seconds
PING_INTERVAL = 5.0  # seconds
MAX_SILENCE = 15.0  # seconds without a message or the answer to a ping: the connection is dead
EPOCH_KEY = "soiree-opened-at"
EPOCH_TTL = 6000  # milliseconds: without any node for this long, the cluster is stopped
log = logging.getLogger("soiree.cluster")


def connect(url: str) -> Redis:
    return Redis.from_url(url, socket_connect_timeout=2, retry=Retry(NoBackoff(), 0))  # callers see every lost connection


class BusListener(Protocol):
    """The receiver of what other nodes publish about tables."""

    def changed(self, table: str) -> None:
        """Another node has changed the table."""

    def subscribed(self, table: str) -> None:
        """From now on, changes of the table are received."""

    def disconnected(self) -> None:
        """Nothing is received until `subscribed` is called again for each table."""

    def invalidate_all(self) -> None:
        """Old rows of logs have changed."""


class TopicListener(Protocol):
    """The receiver of what other nodes publish for streams."""

    def received(self, topic: str, body: str) -> None: ...

    def subscribed(self, topic: str) -> None:
        """The topic is received from now on."""


class ClusterBus:
    """Publishes changes of tables, and receives those of other nodes. Never raises because Redis is down."""

    def __init__(self, url: str, node: str, tables: BusListener, topics: TopicListener, end_session: Callable[[str], None]) -> None:
        self._redis = connect(url)
        self._node = node
        self._tables = tables
        self._topics = topics
        self._end_session = end_session
        self._presence_listeners: list[Callable[[str], None]] = []
        self._outbox: dict[tuple[str, str], None] = {}  # channels and messages: a table that changes twice in between is published once
        self._wanted: set[str] = set()  # channels
        self._changes: dict[str, bool] = {}  # channel -> whether to subscribe or to unsubscribe
        self._pubsub: PubSub | None = None  # while connected
        self._pending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, wait: float = 0.0) -> None:
        """`wait`: seconds for a Redis that does not answer yet."""
        await wait_for("Redis", self._redis.ping, wait, lambda error: isinstance(error, CONNECTION_ERRORS))
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def on_presence(self, listener: Callable[[str], None]) -> None:
        """Calls the listener with each table that somebody came to or left at another node."""
        self._presence_listeners.append(listener)

    def publish(self, table: str) -> None:
        """Publishes, without waiting for it, that this table has changed: for the other nodes that have it in memory."""
        self._put(CHANNEL + table, self._node)

    def publish_presence(self, table: str) -> None:
        """Publishes for the same nodes that somebody came to the table or left it."""
        self._put(CHANNEL + table, f"{self._node} {HERE}")

    def publish_session(self, key: str) -> None:
        """Publishes that a session has ended."""
        self._put(SESSIONS, f"{self._node} {key}")

    def _put(self, channel: str, message: str) -> None:
        self._outbox[channel, message] = None
        self._pending.set()

    def publish_all(self) -> None:
        """Publishes that old rows of logs have changed."""
        self.publish(ALL_TABLES)

    def publish_topic(self, topic: str, body: str) -> None:
        """Publishes for the nodes that have subscribed to the topic."""
        self._put(TOPIC + topic, f"{self._node} {body}")

    def publish_lobby(self, line: str) -> None:
        """Appends a listed table that has changed to the stream from which nodes read."""
        self._put(LOBBY_STREAM, line)

    def subscribe(self, table: str) -> None:
        self._change(CHANNEL + table, True)

    def unsubscribe(self, table: str) -> None:
        self._change(CHANNEL + table, False)

    def subscribe_topic(self, topic: str) -> None:
        self._change(TOPIC + topic, True)

    def unsubscribe_topic(self, topic: str) -> None:
        self._change(TOPIC + topic, False)

    async def subscribed_topics(self, topics: list[str]) -> set[str]:
        """Those of the topics to which some node has subscribed. None, if Redis does not answer."""
        try:
            found = await self._redis.pubsub_numsub(*(TOPIC + topic for topic in topics))
        except CONNECTION_ERRORS:
            return set()
        return {topic for topic, (_, count) in zip(topics, found, strict=True) if count}  # in the order of the question

    def _change(self, channel: str, wanted: bool) -> None:
        if wanted is (channel in self._wanted):
            return
        (self._wanted.add if wanted else self._wanted.discard)(channel)
        self._changes[channel] = wanted
        self._pending.set()

    # ------------------------------------------------------------ sending

    async def _send(self) -> None:
        while True:
            pinging = not await is_set_within(self._pending, PING_INTERVAL)
            self._pending.clear()
            try:
                await self.flush()
                if self._pubsub is not None:
                    await self._update_subscriptions(self._pubsub)
                    if pinging:
                        await self._pubsub.ping()
            except CONNECTION_ERRORS as error:
                log.warning("sending to Redis failed: %s", type(error).__name__)

    async def flush(self) -> None:
        """Sends what was published."""
        outbox, self._outbox = self._outbox, {}
        if not outbox:
            return
        try:
            await self._publish_all(outbox)
        except CONNECTION_ERRORS:  # the connection may have been of a Redis that has restarted: with a new one it may work
            try:
                await self._publish_all(outbox)
            except CONNECTION_ERRORS:
                if any(channel == LOBBY_STREAM for channel, _ in outbox):  # nobody would find these changes in the log
                    self._outbox[LOBBY_STREAM, LINES_LOST] = None
                raise

    async def _publish_all(self, messages: Iterable[tuple[str, str]]) -> None:
        """A message that arrives twice does no harm."""
        pipeline = self._redis.pipeline(transaction=False)
        for channel, message in messages:
            if channel == LOBBY_STREAM:
                pipeline.xadd(channel, {"node": self._node, "line": message}, maxlen=LOBBY_STREAM_LENGTH)
            else:
                pipeline.publish(channel, message)
        await pipeline.execute()

    async def _update_subscriptions(self, pubsub: PubSub) -> None:
        changes, self._changes = self._changes, {}
        for wanted, send in ((True, pubsub.subscribe), (False, pubsub.unsubscribe)):
            channels = [channel for channel, subscribe in changes.items() if subscribe is wanted]
            if channels:
                await send(*channels)

    # ------------------------------------------------------------ receiving

    async def _receive(self) -> None:
        while True:
            pubsub = self._redis.pubsub()
            try:
                self._changes.clear()
                await pubsub.subscribe(SESSIONS, CHANNEL + ALL_TABLES, *self._wanted)
                self._pubsub = pubsub
                self._pending.set()  # for subscriptions that were wanted meanwhile
                await self._dispatch(pubsub)
            except CONNECTION_ERRORS as error:
                log.warning("subscription to Redis lost: %s", type(error).__name__)
            finally:
                self._pubsub = None
                self._tables.disconnected()
                await pubsub.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(RECONNECT_AFTER)

    async def _dispatch(self, pubsub: PubSub) -> None:
        while True:
            async with asyncio.timeout(MAX_SILENCE):
                response = await pubsub.parse_response(block=True)
            message = await pubsub.handle_message(response)  # type: ignore[no-untyped-call]
            if message is None or message["type"] not in {"subscribe", "message"}:
                continue
            channel: str = message["channel"].decode()
            if channel == SESSIONS:
                self._receive_session(message)
                continue
            if channel.startswith(TOPIC):
                self._receive_topic(channel.removeprefix(TOPIC), message)
                continue
            table = channel.removeprefix(CHANNEL)
            if message["type"] == "subscribe":
                if table != ALL_TABLES:
                    self._tables.subscribed(table)
                continue
            node, _, what = message["data"].decode().partition(" ")
            if node != self._node:
                metrics.RECEIVED.inc()
                if what == HERE:
                    for listener in self._presence_listeners:
                        listener(table)
                elif table == ALL_TABLES:
                    self._tables.invalidate_all()
                else:
                    self._tables.changed(table)

    def _receive_topic(self, topic: str, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            self._topics.subscribed(topic)
            return
        node, _, body = message["data"].decode().partition(" ")
        if node != self._node:
            metrics.RECEIVED.inc()
            self._topics.received(topic, body)

    def _receive_session(self, message: dict[str, Any]) -> None:
        if message["type"] == "message":
            node, _, key = message["data"].decode().partition(" ")
            if node != self._node:
                self._end_session(key)


class ClusterEpoch:
    """When the first of the nodes that run now was started. Live clocks do not run before: no node was there."""

    def __init__(self, url: str) -> None:
        self._redis = connect(url)
        self._started_at = now_ms()

    async def started_at(self) -> int:
        await self._redis.set(EPOCH_KEY, self._started_at, nx=True, px=EPOCH_TTL)
        self._started_at = int(await self._redis.get(EPOCH_KEY) or self._started_at)
        return self._started_at

    async def keep_alive(self) -> None:
        """Renews the key as long as this node runs."""
        while True:
            try:
                if not await self._redis.pexpire(EPOCH_KEY, EPOCH_TTL):
                    await self._redis.set(EPOCH_KEY, self._started_at, nx=True, px=EPOCH_TTL)
            except CONNECTION_ERRORS as error:
                log.warning("renewing the epoch in Redis failed: %s", type(error).__name__)
            await asyncio.sleep(EPOCH_TTL / 3000)

    async def close(self) -> None:
        await self._redis.aclose()
