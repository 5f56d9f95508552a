"""Secrecy on the wire: captures every byte that each seat and an onlooker receive during games, and checks what it reveals.

Three checks. *Canaries*: the dealer's seed, another player's cookie and the ids of another player's decisions are never sent.
*Own*: each snapshot has exactly the view, steps and events that the log gives to its reader. *Worlds*: a world that agrees with
the reader's view and differs in what is hidden goes through the same rows, and the server would send the same bytes.
"""

import random
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection

from soiree.core.chance.dealers import Manual
from soiree.core.conformance import reader_bit, reader_name, tables
from soiree.core.errors import Refusal
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.games import game as room
from soiree.server.storage import schema
from soiree.server.storage.tables import read_header
from soiree.server.table import events
from soiree.server.table.moments import past_steps, table_moments
from soiree.server.table.snapshot import encode_snapshot
from soiree.server.table.state import TableHeader, TableState
from soiree.server.table.table import Table
from tests.server import http
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest
from tests.server.toys import toy_among_the_games

WORLD_INTERVAL = 6  # rows between two worlds, on average
WORLD_LIFETIME = 8  # rows
PROBE_RATE = 0.03  # of snapshots after which a client makes further requests
encode = msgspec.json.Encoder().encode


class Findings(msgspec.Struct):
    """What was captured, and how often each check was made."""

    games: int = 0
    readers: int = 0  # seats and onlookers
    messages: int = 0
    bytes: int = 0
    snapshots: int = 0  # of running games, each compared with the log
    records: int = 0  # requested while the game ran
    moments: int = 0  # of the running game, step by step
    worlds: int = 0  # worlds that agree with a reader's view
    different: int = 0  # of them different in something that is hidden from the reader
    diverged: int = 0  # rows in which a world took other steps that the reader does not see
    compared: int = 0  # snapshots that a world gave byte by byte
    away: int = 0  # snapshots of players for whom a bot stood in


class Prober(Player):
    """Keeps everything it receives, undoes decisions, and makes further requests: snapshots, reasons, records.

    Where a bot can stand in, it leaves and returns.
    """

    web: httpx.AsyncClient
    backs = 0.1
    leaves = 0.05
    tokens: Sequence[str] = ()  # to ask about

    async def handle(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        await super().handle(connection, message)
        if self.snapshot.get("stand_in") and self.snapshot["seat"] is not None and self._rng.random() < self.leaves:
            away = self.snapshot["seats"][self.snapshot["seat"]]["stand_in"]
            await connection.send(encode({"do": "take-again" if away else "leave-to-bot", "id": f"walk-{next(self._ids)}"}).decode())
        if message["type"] != "look" or self._rng.random() > PROBE_RATE:
            return
        paths = ["", "/record", "/info", "/verify", "/moments?after=0"]
        if self.tokens:
            token = self._rng.choice(self.tokens)
            await connection.send(encode({"do": "why-not", "id": self.new_id(), "token": token}).decode())
            paths.append(f"/why-not?token={token}")
        path = self._rng.choice(paths)
        answer = await self.web.get(f"/api/tables/{self.table}{path}", headers=self._headers)
        assert self.received is not None
        self.received.append(answer.content)


async def capture(node: Node, game: str, games: int, seed: int, at_once: int = 12, stand_in: str = "") -> Findings:
    """Plays that many games, with all numbers of seats and all options, and checks everything that was sent."""
    with toy_among_the_games():
        return await _capture(node, game, games, seed, at_once, stand_in)


async def _capture(node: Node, game: str, games: int, seed: int, at_once: int, stand_in: str) -> Findings:
    found = Findings()
    rng = Rng(seed)
    set_ups = tables(room(game))
    random.Random(seed).shuffle(set_ups)
    people = [guest(node.url, f"P{seat}") for seat in range(max(room(game).seats))]
    no_keepalive = httpx.Limits(max_keepalive_connections=0)
    async with http.AsyncClient(base_url=node.url, timeout=60, limits=no_keepalive) as web:
        for first in range(0, games, at_once):
            indexes = range(first, min(first + at_once, games))
            chosen = [set_ups[index % len(set_ups)] for index in indexes]
            running_tables = [
                RunningTable(node.url, game, one.seats, people[: one.seats], options=dict(one.options), stand_in=stand_in) for one in chosen
            ]
            received = [
                running.players(lambda: node.url, seed * 10_000 + index, onlooker=True, keep=True, kind=Prober)
                for index, running in zip(indexes, running_tables, strict=True)
            ]
            for player in (player for players in received for player in players):
                assert isinstance(player, Prober)
                player.web = web
                player.tokens = room(game).notation().actions if (room(game).folder / "words").is_dir() else ()
            await play_all([player for players in received for player in players], seconds=1800)
            for running, players in zip(running_tables, received, strict=True):
                check_table(node.database, running.table, players, rng, found)
    return found


def check_table(database: str, table: str, players: Sequence[Player], rng: Rng, found: Findings) -> None:
    """Makes the three checks on everything that was sent at one table. The last of the players is an onlooker."""
    header, rows = stored_log(database, table)
    found.games += 1
    for index, player in enumerate(players):
        assert player.received
        found.readers += 1
        found.messages += len(player.received)
        found.bytes += sum(map(len, player.received))
        others = [other for other in players if other is not player]
        no_canaries(player.received, header, [word for other in others for word in (other.cookie, other.tag) if word])
        check_reader(header, rows, None if player is players[-1] else index, player.received, rng, found)


def stored_log(database: str, table: str) -> tuple[TableHeader, list["StoredRow"]]:
    """The header and the log rows of a table."""
    engine = create_engine(database)
    with engine.connect() as connection:
        header = read_header(connection, table)
        log = schema.log.c
        asked = select(log.lane, log.number, log.at, log.body).where(log.table_id == table).order_by(log.lane, log.number)
        rows = [StoredRow(*row) for row in connection.execute(asked)]
    engine.dispose()
    return header, rows


def no_canaries(received: Sequence[bytes], header: TableHeader, words: Sequence[str]) -> None:
    canaries = [word.encode() for word in words]
    seed = header.seed.hex().encode()
    for message in received:
        assert not any(canary in message for canary in canaries), "another player's cookie, or the id of another player's decision"
        assert seed not in message or b'"kind":"ended"' in message or b'[Seed "' in message, "the seed before the end"


# ---------------------------------------------------------------- own: what the log gives to the reader


class StoredRow(msgspec.Struct, frozen=True):
    """A row of the log."""

    lane: int
    number: int
    at: int
    body: str


class ReplayedLog:
    """A table by its log, up to one reader's snapshot."""

    def __init__(self, header: TableHeader, rows: Sequence[StoredRow], seat: int | None) -> None:
        self.seat = seat
        self.table = Table(header, 0)
        self.state = self.table.state
        self._public = [row for row in rows if row.lane == 0]
        self._own = [] if seat is None else [row for row in rows if row.lane == seat + 1]

    def more(self) -> bool:
        return self.state.number < len(self._public)

    def next_row(self) -> tuple[StoredRow, events.PublicEvent]:
        row = self._public[self.state.number]
        return row, events.decode_public(row.body)

    def own_rows(self, desk: int) -> list[StoredRow]:
        """The reader's private rows up to this version that were not applied yet."""
        return [] if self.seat is None else self._own[self.state.draft_versions[self.seat] : desk]


def check_reader(
    header: TableHeader, rows: Sequence[StoredRow], seat: int | None, received: Sequence[bytes], rng: Rng, found: Findings
) -> None:
    """Checks the snapshots of a running game in order, with worlds beside it."""
    replayed = ReplayedLog(header, rows, seat)
    worlds: list[SampledWorld] = []
    records = {message.decode() for message in received if message.startswith(b"[Record") and b'[Result "*"]' in message}
    lengths = {len(Record.parse(record).steps) for record in records}
    own_records: set[str] = set()
    for sent, message in in_order(received):
        while replayed.state.number < sent.number:
            row, entry = replayed.next_row()
            match = replayed.state.match
            worlds = [world for world in worlds if match is not None and world.follow(match.state, row, entry, rng, found)]
            replayed.state.apply(row.number, row.at, entry, replay=True)
            if isinstance(entry, events.StepsCommitted) and rng.below(WORLD_INTERVAL) == 0:  # then there are no drafts
                worlds.append(SampledWorld(replayed, rng))
                found.worlds += 1
                found.different += worlds[-1].different
            if replayed.state.steps in lengths:
                own_records.add(replayed.table.record(seat, whole=False))
        for private in replayed.own_rows(sent.desk):
            for world in worlds:
                world.apply_private(private)
            replayed.state.apply_private(private.lane - 1, private.number, private.at, events.decode_private(private.body))
        assert sent.seat == seat
        check_snapshot(replayed.state, seat, message)
        now = replayed.state.reveal_by - sent.shuffle["left"] if sent.shuffle is not None else 0
        assert encode_snapshot(replayed.state, seat, sent.since, sent.connected, sent.done, now, onlookers=sent.onlookers) == message
        found.snapshots += 1
        found.away += seat in replayed.state.stand_ins
        for world in worlds:
            world.compare(replayed.state, sent, message, rng)
            found.compared += 1
    while records - own_records and replayed.more():  # requested after the last snapshot of the running game
        row, entry = replayed.next_row()
        replayed.state.apply(row.number, row.at, entry, replay=True)
        own_records.add(replayed.table.record(seat, whole=False))
    assert records <= own_records, "a record that is not the reader's own"
    found.records += len(records)
    for message in received:
        if message.startswith(b'[{"step"'):
            moments = msgspec.json.decode(message)
            after, until = moments[0]["number"], moments[-1]["number"]
            while replayed.state.number < until:
                row, entry = replayed.next_row()
                replayed.state.apply(row.number, row.at, entry, replay=True)
            assert message == encode(table_moments(past_steps(replayed.state, until), seat, after)), "moments that are not the reader's own"
            found.moments += 1


class SnapshotFields(msgspec.Struct):
    """The fields of a snapshot that do not depend on the match."""

    status: str
    since: int
    number: int
    desk: int
    seat: int | None
    seats: list[dict[str, Any]]
    done: list[str]
    shuffle: dict[str, Any] | None = None
    onlookers: int = 0

    @property
    def connected(self) -> set[int]:
        return {seat for seat, sat in enumerate(self.seats) if sat["connected"]}


def in_order(received: Sequence[bytes]) -> list[tuple[SnapshotFields, bytes]]:
    """The snapshots of the running game, oldest first."""
    snapshots = [
        (msgspec.json.decode(message, type=SnapshotFields), message) for message in received if message.startswith(b'{"type":"look"')
    ]
    return sorted((one for one in snapshots if one[0].status == "playing"), key=lambda one: (one[0].number, one[0].desk))


def check_snapshot(state: TableState, seat: int | None, message: bytes) -> None:
    """The view, moves, steps and events of a snapshot are those of the reader's own match, which the conformance tests check."""
    board, sent = state.match_for(seat), msgspec.json.decode(message)
    if board is None:  # no card is dealt yet
        assert (sent["view"], sent["moves"], [row["events"] for row in sent["rows"] if row["events"]]) == (None, [], [])
        return
    assert sent["view"] == msgspec.json.decode(board.view(seat).encode())
    asked = seat is not None and seat not in state.stand_ins
    assert [move["token"] for move in sent["moves"]] == (list(board.moves(seat)) if seat is not None and asked else [])
    match = state.match
    assert match is not None
    assert [row["number"] for row in sent["rows"]] == list(range(sent["since"] + 1, sent["number"] + 1))
    for row in sent["rows"]:
        one = state.log[row["number"] - 1]
        assert row["entry"].get("steps", "").split() == [str(step) for step in match.steps(reader_name(seat), *one.steps)]
        events = match.events(reader_name(seat), *one.game_events)
        assert [event["event"] for event in row["events"]] == [msgspec.to_builtins(event) for event in events]


# ---------------------------------------------------------------- worlds: what is hidden changes nothing


class SampledWorld:
    """A world that agrees with the reader's view, at a table of its own from one row on."""

    def __init__(self, replayed: ReplayedLog, rng: Rng) -> None:
        truth, self._seat = replayed.state, replayed.seat
        match = truth.match
        assert match is not None
        assert truth.started is not None
        world = truth.game.sample(match.view(self._seat), rng)
        secrets = [truth.game.secrets(state, self._seat) for state in (world, match.state)]
        self.different = secrets[0] != secrets[1]
        self._since, self._steps, self._left = truth.number, truth.steps, WORLD_LIFETIME
        state = self._state = TableState(truth.header, 0)
        state.begin_match(truth.started)
        state.match = Match(truth.game, world, match.options, Manual())
        state.status, state.number, state.commits = truth.status, truth.number, truth.commits
        state.players, state.draft_versions, state.stand_ins = list(truth.players), list(truth.draft_versions), dict(truth.stand_ins)

    def follow(self, truth: State, row: StoredRow, entry: events.PublicEvent, rng: Rng, found: Findings) -> bool:
        """Applies a row that looks the same to the reader. False if there is none, or if the reader may know the difference."""
        assert self._state.match is not None
        world = self._state.match.state
        self._left -= 1
        if not isinstance(entry, events.StepsCommitted) or not self._left:
            return False
        steps: list[str] = []
        for word in entry.steps.split():
            step = step_alike(self._state.game, self._seat, truth, world, word, rng)
            if step is None or truth.over() or world.over():
                return False
            steps.append(step)
            shown = (truth.shown | world.shown) >> reader_bit(self._seat) & 1
            if shown and truth.view(self._seat) != world.view(self._seat):
                return False
        if truth.sealed() != world.sealed() or truth.actors() != world.actors():
            assert truth.sealed() or world.sealed(), "other seats must decide"
            return False
        found.diverged += " ".join(steps) != entry.steps
        self._state.apply(row.number, row.at, msgspec.structs.replace(entry, steps=" ".join(steps)), replay=True)
        return True

    def apply_private(self, row: StoredRow) -> None:
        """The reader makes the same decision, because it sees the same."""
        entry = events.decode_private(row.body)
        if not isinstance(entry, events.MoveQueued | events.QueueDropped):
            entry = msgspec.structs.replace(entry, base=entry.base - self._steps)
        self._state.apply_private(row.lane - 1, row.number, row.at, entry)

    def compare(self, truth: TableState, sent: SnapshotFields, message: bytes, rng: Rng) -> None:
        """The server would have sent the same bytes, and would refuse with the same text."""
        since = max(sent.since, self._since)
        expected = encode_snapshot(self._state, self._seat, since, sent.connected, sent.done, 0, onlookers=sent.onlookers)
        assert rows_since(expected, self._since) == rows_since(message, self._since)
        if self._seat is not None:
            words = truth.game.notation().actions
            token = words[rng.below(len(words))]
            assert refusal(truth, self._seat, token) == refusal(self._state, self._seat, token)


def step_alike(game: Game, reader: int | None, truth: State, world: State, word: str, rng: Rng) -> str | None:
    """Applies a step to the truth, and one that looks the same to the reader to the world. Returns the latter, if there is one."""
    notation = game.notation()
    if (truth.actors(), truth.chance_total() > 0) != (world.actors(), world.chance_total() > 0):
        assert truth.sealed() or world.sealed(), "one world waits for something else"
        return None  # how far others have come in a sealed phase is seen when it closes
    if word[0] == "*":
        outcome = notation.outcome(word[1:])
        assert truth.sees_chance() == world.sees_chance(), "another audience of a chance outcome"
        if not truth.sees_chance() >> reader_bit(reader) & 1:
            truth.apply_chance(outcome)
            outcome = world.chance_pick(rng.below(world.chance_total()))
        elif world.chance_weight(outcome) == 0:
            return None
        else:
            truth.apply_chance(outcome)
        world.apply_chance(outcome)
        return f"*{notation.outcomes[outcome]}"
    seat, action = int(word[0]), notation.action(word[2:])
    if seat == reader or truth.sees_decision(seat, action) >> reader_bit(reader) & 1:
        if world.forbids(seat, action):
            assert seat != reader, "another move is open to the reader"
            return None
        assert seat == reader or world.sees_decision(seat, action) >> reader_bit(reader) & 1, "a decision is seen in one world only"
        truth.apply(seat, action)
    else:
        truth.apply(seat, action)
        moves = world.legal(seat)
        action = moves[rng.below(len(moves))]
        if world.sees_decision(seat, action) >> reader_bit(reader) & 1:
            return None
    world.apply(seat, action)
    return f"{seat}:{notation.actions[action]}"


def rows_since(message: bytes, number: int) -> bytes:
    """A snapshot without the rows up to a number."""
    sent = msgspec.json.decode(message, type=dict[str, msgspec.Raw])
    del sent["since"]
    rows = msgspec.json.decode(sent["rows"], type=list[msgspec.Raw])
    sent["rows"] = msgspec.Raw(encode([row for row in rows if msgspec.json.decode(row)["number"] > number]))
    return encode(sent)


def refusal(state: TableState, seat: int, token: str) -> str:
    """The refusal of this decision; '' if it is allowed."""
    board = state.match_for(seat)
    assert board is not None
    try:
        Match(board.game, board.state, board.options, Manual()).play(seat, token)
    except Refusal as error:
        return f"{type(error).__name__} {error.clause}: {error}"
    return ""
