"""Event streams: send people at this node which of their games have changed, and readers of the lobby which listed tables have.

The node that writes to a table computes the line of each player whose line is another one now, and publishes it to the nodes where that
player has a stream: each player has a topic of their own. So a move costs nothing at nodes whose people it does not concern, and a draft
is published to nobody but its own player. What other nodes change in the lobby comes through a feed (lobby_feed.py).
"""

import logging
from collections.abc import Collection
from typing import Protocol

import msgspec

from soiree.server.refusals import TableNotFound
from soiree.server.runtime.event_streams.lobby_lines import LobbyChanged, LobbyLines, NumberedLine
from soiree.server.runtime.live_table import LiveTable, SentLines
from soiree.server.runtime.registry import TableRegistry
from soiree.server.storage import people
from soiree.server.storage import tables as storage
from soiree.server.table.state import TableState
from soiree.server.table.summary import Invitation, OwnGame, invitation, line_keys, own_game, table_line
from soiree.server.table.table import Table

MAX_GAMES = 200  # of one person
MAX_INVITATIONS = 50  # of one person, the latest
MAX_STREAMS = 30  # of one person at one node
log = logging.getLogger("soiree.streams")


class OwnGames(msgspec.Struct, tag_field="type", tag="games"):
    """All games of the reader that are not finished. The first message, and after changes that may have been missed."""

    games: list[OwnGame]
    invitations: list[Invitation] = []


class GameChanged(msgspec.Struct, tag_field="type", tag="game"):
    """One game of the reader has changed: whose turn it is, who plays, or whether it is over."""

    game: OwnGame


class GameLeft(msgspec.Struct, tag_field="type", tag="left"):
    """The reader has no seat at this table any more, or is no longer invited."""

    table: str


class Invited(msgspec.Struct, tag_field="type", tag="invited"):
    """A seat is kept for the reader. Another message about the same table replaces this one."""

    invitation: Invitation


class FriendsChanged(msgspec.Struct, tag_field="type", tag="friends"):
    """The reader's friends, or requests to the reader, have changed: read them again."""


class Topics(Protocol):
    """The other nodes. They call `received` and `subscribed` of the streams."""

    def publish_topic(self, topic: str, body: str) -> None: ...

    def publish_lobby(self, line: str) -> None: ...

    def subscribe_topic(self, topic: str) -> None: ...

    def unsubscribe_topic(self, topic: str) -> None: ...

    async def subscribed_topics(self, topics: list[str]) -> set[str]: ...


class Feed(Protocol):
    """What other nodes change in the lobby. It calls `lobby_changed` and `lobby_missed` of the streams."""

    def follow(self) -> None: ...

    def unfollow(self) -> None: ...


class Stream(Protocol):
    """The connection of one reader."""

    person: str | None

    def tell_game(self, message: GameChanged | GameLeft | Invited) -> None: ...

    def tell_friends(self) -> None: ...

    def tell_all_games(self) -> None:
        """Some changes may not have been received: the reader gets all of them."""

    def tell_lobby(self, message: LobbyChanged) -> None: ...


_encode = msgspec.json.Encoder().encode
OwnMessage = GameChanged | GameLeft | Invited | FriendsChanged
_decode_own: msgspec.json.Decoder[OwnMessage] = msgspec.json.Decoder(OwnMessage)
_decode_line = msgspec.json.Decoder(NumberedLine)


async def own_games(registry: TableRegistry, person: str) -> list[OwnGame]:
    """The games of a person that are not finished, those that wait for the person first, the longest waiting at the top."""
    rows = await registry.store.read(
        lambda connection: people.tables_of(connection, person, storage.UNFINISHED, people.END_OF_TIME, MAX_GAMES)
    )
    games: list[OwnGame] = []

    def look(table: Table) -> None:
        seat = table.state.seat_of(person)
        if seat is not None:
            games.append(own_game(table.state, seat))

    for row in rows:
        try:
            await registry.read(row.id, look)
        except TableNotFound:
            continue
    return sorted((game for game in games if game.status in storage.UNFINISHED), key=lambda game: (not game.mine, game.since))


async def invitations(registry: TableRegistry, person: str) -> list[Invitation]:
    """Where a seat is kept for a person, except by people who have blocked each other."""
    ids = await registry.store.read(lambda connection: storage.read_open_traces(connection, person, MAX_INVITATIONS))
    hidden = await registry.blocks.hidden_from(person) if ids else frozenset()

    def look(table: Table) -> Invitation | None:
        state = table.state
        invited = state.status == "open" and state.is_invited(person) and state.header.owner not in hidden
        return invitation(state) if invited else None

    found: list[Invitation] = []
    for id in ids:
        try:
            one = await registry.read(id, look)
        except TableNotFound:
            continue
        found += [] if one is None else [one]
    return found


class EventStreams:
    """The streams of this node."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._topics: Topics | None = None
        self._feed: Feed | None = None
        self._people: dict[str, set[Stream]] = {}
        self._lobby: set[Stream] = set()
        self._lobby_lines = LobbyLines(self._tell_lobby)
        registry.on_commit(self._committed)
        registry.on_change(self._changed)

    def join(self, topics: Topics, feed: Feed) -> None:
        """Other nodes write to the same database from now on."""
        self._topics, self._feed = topics, feed

    # ------------------------------------------------------------ readers

    @property
    def _has_no_reader(self) -> bool:
        """Whether nobody reads a stream, here or elsewhere: then moves skip the work for streams."""
        return self._topics is None and not self._people and not self._lobby

    def _begin(self) -> None:
        """For the first reader: what changes from now on is sent."""
        if self._has_no_reader:
            for live in self._registry.live_tables():
                if live.table is not None:
                    live.sent_lines.version, live.sent_lines.keys = _version(live.table.state), line_keys(live.table.state)

    def has_room(self, person: str | None) -> bool:
        return person is None or len(self._people.get(person, ())) < MAX_STREAMS

    def add(self, stream: Stream) -> None:
        """The stream gets the games of its reader now, and then what changes."""
        if stream.person is None:
            return
        self._begin()
        first = stream.person not in self._people
        self._people.setdefault(stream.person, set()).add(stream)
        if self._topics is not None and first:
            self._topics.subscribe_topic(_topic(stream.person))  # `subscribed` sends all games
        else:
            stream.tell_all_games()

    def remove(self, stream: Stream) -> None:
        self.leave_lobby(stream)
        if stream.person is None:
            return
        others = self._people.get(stream.person, set())
        others.discard(stream)
        if not others and self._people.pop(stream.person, None) is not None and self._topics is not None:
            self._topics.unsubscribe_topic(_topic(stream.person))

    def enter_lobby(self, stream: Stream) -> None:
        self._begin()
        first = not self._lobby
        self._lobby.add(stream)
        if self._feed is not None and first:
            self._feed.follow()  # it calls `lobby_missed`
        else:
            stream.tell_lobby(LobbyChanged([], missed=True))

    def leave_lobby(self, stream: Stream) -> None:
        if stream in self._lobby:
            self._lobby.discard(stream)
            if not self._lobby and self._feed is not None:
                self._feed.unfollow()

    # ------------------------------------------------------------ tables

    def _changed(self, live: LiveTable, table: Table) -> None:
        """A table that was read or has changed here: what another node has written is sent once, whichever way it arrives first."""
        if live.sent_lines.version is None:  # it was read for the first time; the node that has written to it has sent the change
            live.sent_lines.version, live.sent_lines.keys = _version(table.state), line_keys(table.state)
        else:
            self._send_changes(table.state, live.sent_lines, publish=False)

    def _committed(self, state: TableState, sent: SentLines) -> None:
        self._send_changes(state, sent, publish=True)

    def _send_changes(self, state: TableState, sent: SentLines, *, publish: bool) -> None:
        """Sends each player their line, if it is another one than was last sent."""
        if self._has_no_reader:
            return  # `_begin` brings what counts as sent up to date
        version = _version(state)
        if version == sent.version:
            return
        (public, own), keys = sent.keys, line_keys(state)
        sent.version, sent.keys = version, keys
        if keys == (public, own):
            return
        for person in own.keys() | keys[1].keys():
            if own.get(person) == keys[1].get(person):
                continue
            seat = state.seat_of(person)
            if seat is not None:
                self._send(person, GameChanged(own_game(state, seat)), publish)
                continue
            if person in own:
                self._send(person, GameLeft(state.header.id), publish)
            if person in keys[1]:
                self._send(person, Invited(invitation(state)), publish)
        if state.header.listed and public != keys[0]:
            line = NumberedLine(state.number, table_line(state))
            if self._lobby:
                self._lobby_lines.change(line)
            if publish and self._topics is not None:
                self._topics.publish_lobby(_encode(line).decode())

    def friends_changed(self, person: str) -> None:
        """A person has a new friend or request, or one less."""
        self._send(person, FriendsChanged(), publish=True)

    async def online(self, people: Collection[str]) -> set[str]:
        """Those of the people who have a stream open, at any node."""
        here = {person for person in people if person in self._people}
        elsewhere = [person for person in people if person not in here]
        if self._topics is None or not elsewhere:
            return here
        reached = await self._topics.subscribed_topics([_topic(person) for person in elsewhere])
        return here | {person for person in elsewhere if _topic(person) in reached}

    def _send(self, person: str, message: OwnMessage, publish: bool) -> None:
        self._send_to_streams(person, message)
        if publish and self._topics is not None:
            self._topics.publish_topic(_topic(person), _encode(message).decode())

    def _send_to_streams(self, person: str, message: OwnMessage) -> None:
        for stream in self._people.get(person, ()):
            if isinstance(message, FriendsChanged):
                stream.tell_friends()
            else:
                stream.tell_game(message)

    def _tell_lobby(self, message: LobbyChanged) -> None:
        for stream in self._lobby:
            stream.tell_lobby(message)

    # ------------------------------------------------------------ other nodes

    def received(self, topic: str, body: str) -> None:
        """Another node has published this."""
        self._send_to_streams(topic.removeprefix(_topic("")), _decode_own.decode(body))

    def subscribed(self, topic: str) -> None:
        """The topic is received from now on; what was published before is unknown."""
        for stream in self._people.get(topic.removeprefix(_topic("")), ()):
            stream.tell_all_games()

    def lobby_changed(self, lines: list[str], *, missed: bool) -> None:
        """Other nodes have changed these listed tables, or more if some were missed."""
        for line in lines:
            try:
                self._lobby_lines.change(_decode_line.decode(line))
            except msgspec.MsgspecError:  # of a node of another version
                log.warning("a line of the lobby cannot be read")
                missed = True
        if missed:
            self._lobby_lines.miss()

    def lobby_missed(self) -> None:
        self._lobby_lines.miss_now()


def _topic(person: str) -> str:
    return f"person:{person}"


def _version(state: TableState) -> tuple[int, ...]:
    """A value that changes with each event, public or private."""
    return state.number, *state.draft_versions
