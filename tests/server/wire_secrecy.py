"""Secrets on the wire: every byte that each seat and an onlooker were sent while they played, and what it may tell.

Three questions are put to what was captured. *Canaries*: the dealer's seed, another's cookie and the ids of another's decisions
never come. *Own*: each look is what the reader's own view, steps and events were at its moment, by the log. *Rivals*: a world that
agrees with the reader's view and differs in what is hidden lives through the same rows, and the house would send the very same bytes.
"""

import random
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection

from soiree.core.conformance import reader_bit, reader_name, tables
from soiree.core.dealers import Manual
from soiree.core.errors import Refusal
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.record import Record
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.games import game as room
from soiree.server.storage import schema
from soiree.server.storage.tables import read_header
from soiree.server.table import events
from soiree.server.table.snapshot import encode_snapshot
from soiree.server.table.state import TableHeader, TableState
from soiree.server.table.table import Table
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest
from tests.server.toys import toy_among_the_games

SELDOM = 6  # rows, on the average, between two rivals
AHEAD = 8  # rows that a rival is followed
CURIOUS = 0.03  # how often a player asks around after a look
encode = msgspec.json.Encoder().encode


class Overheard(msgspec.Struct):
    """What was captured, and how often each question was put."""

    games: int = 0
    readers: int = 0  # seats and onlookers
    messages: int = 0
    bytes: int = 0
    looks: int = 0  # of running games: each is the reader's own view, steps and events
    records: int = 0  # asked for while the game ran
    rivals: int = 0  # worlds that agreed with a reader's view
    different: int = 0  # of them, in something that is hidden from the reader
    parted: int = 0  # rows in which a rival did something else that the reader does not see
    compared: int = 0  # looks that a rival gave byte for byte, too
    away: int = 0  # looks of readers for whom a bot stood in


class Curious(Player):
    """Keeps everything it is sent, takes back now and then, and asks around: by scripts, for reasons, for the record.

    Where a bot may stand in, it leaves now and then, and returns.
    """

    web: httpx.AsyncClient
    backs = 0.1
    leaves = 0.05
    tokens: Sequence[str] = ()  # to ask about

    async def _hear(self, line: ClientConnection, said: dict[str, Any]) -> None:
        await super()._hear(line, said)
        if self.look.get("stand_in") and self.look["seat"] is not None and self._rng.random() < self.leaves:
            away = self.look["seats"][self.look["seat"]]["stand_in"]
            await line.send(encode({"do": "take-again" if away else "leave-to-bot", "id": f"walk-{next(self._ids)}"}).decode())
        if said["type"] != "look" or self._rng.random() > CURIOUS:
            return
        paths = ["", "/record", "/info", "/verify"]
        if self.tokens:
            token = self._rng.choice(self.tokens)
            await line.send(encode({"do": "why-not", "id": self.new_id(), "token": token}).decode())
            paths.append(f"/why-not?token={token}")
        path = self._rng.choice(paths)
        answer = await self.web.get(f"/api/tables/{self.table}{path}", headers=self._headers)
        assert self.heard is not None
        self.heard.append(answer.content)


async def overhear(node: Node, game: str, games: int, seed: int, at_once: int = 12, stand_in: str = "") -> Overheard:
    """Plays that many games, over all numbers of seats and all options, and judges what everybody heard."""
    with toy_among_the_games():
        return await _overhear(node, game, games, seed, at_once, stand_in)


async def _overhear(node: Node, game: str, games: int, seed: int, at_once: int, stand_in: str) -> Overheard:
    found = Overheard()
    rng = Rng(seed)
    set_ups = tables(room(game))
    random.Random(seed).shuffle(set_ups)
    people = [guest(node.url, f"P{seat}") for seat in range(max(room(game).seats))]
    fresh_lines = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=node.url, timeout=60, limits=fresh_lines) as web:
        for first in range(0, games, at_once):
            places = range(first, min(first + at_once, games))
            chosen = [set_ups[place % len(set_ups)] for place in places]
            parties = [
                RunningTable(node.url, game, one.seats, people[: one.seats], options=dict(one.options), stand_in=stand_in) for one in chosen
            ]
            heard = [
                party.players(lambda: node.url, seed * 10_000 + place, onlooker=True, keep=True, kind=Curious)
                for place, party in zip(places, parties, strict=True)
            ]
            for player in (player for players in heard for player in players):
                assert isinstance(player, Curious)
                player.web = web
                player.tokens = room(game).notation().actions if (room(game).folder / "words").is_dir() else ()
            await play_all([player for players in heard for player in players], seconds=1800)
            for party, players in zip(parties, heard, strict=True):
                judge(node.database, party.table, players, rng, found)
    return found


def judge(database: str, table: str, players: Sequence[Player], rng: Rng, found: Overheard) -> None:
    """Puts the three questions to everything that was heard at one table; the last of the players only looked on."""
    header, rows = written(database, table)
    found.games += 1
    for place, player in enumerate(players):
        assert player.heard
        found.readers += 1
        found.messages += len(player.heard)
        found.bytes += sum(map(len, player.heard))
        others = [other for other in players if other is not player]
        no_canaries(player.heard, header, [word for other in others for word in (other.cookie, other.tag) if word])
        judge_reader(header, rows, None if player is players[-1] else place, player.heard, rng, found)


def written(database: str, table: str) -> tuple[TableHeader, list["Written"]]:
    """What stands on disk about a table."""
    engine = create_engine(database)
    with engine.connect() as disk:
        header = read_header(disk, table)
        log = schema.log.c
        asked = select(log.lane, log.number, log.at, log.body).where(log.table_id == table).order_by(log.lane, log.number)
        rows = [Written(*row) for row in disk.execute(asked)]
    engine.dispose()
    return header, rows


def no_canaries(heard: Sequence[bytes], header: TableHeader, words: Sequence[str]) -> None:
    canaries = [word.encode() for word in words]
    seed = header.seed.hex().encode()
    for message in heard:
        assert not any(canary in message for canary in canaries), "somebody else's cookie, or the id of somebody else's decision"
        assert seed not in message or b'"kind":"ended"' in message or b'[Seed "' in message, "the seed, before the end"


# ---------------------------------------------------------------- own: what the log says that the reader may see


class Written(msgspec.Struct, frozen=True):
    """A row of the log."""

    lane: int
    number: int
    at: int
    body: str


class Story:
    """A table by its log, as far as one reader's looks have come."""

    def __init__(self, header: TableHeader, rows: Sequence[Written], seat: int | None) -> None:
        self.seat = seat
        self.table = Table(header, 0)
        self.state = self.table.state
        self._public = [row for row in rows if row.lane == 0]
        self._own = [] if seat is None else [row for row in rows if row.lane == seat + 1]

    def more(self) -> bool:
        return self.state.number < len(self._public)

    def next_row(self) -> tuple[Written, events.PublicEvent]:
        row = self._public[self.state.number]
        return row, events.decode_public(row.body)

    def own_rows(self, desk: int) -> list[Written]:
        """What the reader has laid on its desk up to there, and this table does not know yet."""
        return [] if self.seat is None else self._own[self.state.draft_versions[self.seat] : desk]


def judge_reader(
    header: TableHeader, rows: Sequence[Written], seat: int | None, heard: Sequence[bytes], rng: Rng, found: Overheard
) -> None:
    """Goes through the looks of a running game in the order of the table's life, with rivals beside it."""
    story = Story(header, rows, seat)
    rivals: list[Rival] = []
    records = {message.decode() for message in heard if message.startswith(b"[Record") and b'[Result "*"]' in message}
    lengths = {len(Record.parse(record).steps) for record in records}
    own_records: set[str] = set()
    for said, message in in_order(heard):
        while story.state.number < said.number:
            row, entry = story.next_row()
            match = story.state.match
            rivals = [rival for rival in rivals if match is not None and rival.follow(match.state, row, entry, rng, found)]
            story.state.apply(row.number, row.at, entry, replay=True)
            if isinstance(entry, events.StepsCommitted) and rng.below(SELDOM) == 0:  # then all desks are empty
                rivals.append(Rival(story, rng))
                found.rivals += 1
                found.different += rivals[-1].different
            if story.state.steps in lengths:
                own_records.add(story.table.record(seat, whole=False))
        for laid in story.own_rows(said.desk):
            for rival in rivals:
                rival.lay(laid)
            story.state.apply_private(laid.lane - 1, laid.number, laid.at, events.decode_private(laid.body))
        assert said.seat == seat
        own_look(story.state, seat, message)
        assert encode_snapshot(story.state, seat, said.since, said.connected, said.done, 0) == message
        found.looks += 1
        found.away += seat in story.state.stand_ins
        for rival in rivals:
            rival.compare(story.state, said, message, rng)
            found.compared += 1
    while records - own_records and story.more():  # asked for after the last look of the running game
        row, entry = story.next_row()
        story.state.apply(row.number, row.at, entry, replay=True)
        own_records.add(story.table.record(seat, whole=False))
    assert records <= own_records, "a record that is not the reader's own"
    found.records += len(records)


class Said(msgspec.Struct):
    """Of a look, what it depends on besides the match."""

    status: str
    since: int
    number: int
    desk: int
    seat: int | None
    seats: list[dict[str, Any]]
    done: list[str]

    @property
    def connected(self) -> set[int]:
        return {seat for seat, sat in enumerate(self.seats) if sat["connected"]}


def in_order(heard: Sequence[bytes]) -> list[tuple[Said, bytes]]:
    """The looks of the running game, the oldest first."""
    looks = [(msgspec.json.decode(message, type=Said), message) for message in heard if message.startswith(b'{"type":"look"')]
    return sorted((one for one in looks if one[0].status == "playing"), key=lambda one: (one[0].number, one[0].desk))


def own_look(state: TableState, seat: int | None, message: bytes) -> None:
    """The view, moves, steps and events of a look are those of the reader's own match, of which the conformance tests speak."""
    board, said = state.match_for(seat), msgspec.json.decode(message)
    assert board is not None
    assert said["view"] == msgspec.json.decode(board.view(seat).encode())
    asked = seat is not None and seat not in state.stand_ins
    assert [move["token"] for move in said["moves"]] == (list(board.moves(seat)) if seat is not None and asked else [])
    match = state.match
    assert match is not None
    assert [row["number"] for row in said["rows"]] == list(range(said["since"] + 1, said["number"] + 1))
    for row in said["rows"]:
        one = state.log[row["number"] - 1]
        assert row["entry"].get("steps", "").split() == [str(step) for step in match.steps(reader_name(seat), *one.steps)]
        events = match.events(reader_name(seat), *one.game_events)
        assert [event["event"] for event in row["events"]] == [msgspec.to_builtins(event) for event in events]


# ---------------------------------------------------------------- rivals: what the reader cannot know changes nothing


class Rival:
    """A world that agrees with the reader's view, at a table of its own from one row on."""

    def __init__(self, story: Story, rng: Rng) -> None:
        truth, self._seat = story.state, story.seat
        match = truth.match
        assert match is not None
        world = truth.game.sample(match.view(self._seat), rng)
        secrets = [truth.game.secrets(state, self._seat) for state in (world, match.state)]
        self.different = secrets[0] != secrets[1]
        self._since, self._steps, self._left = truth.number, truth.steps, AHEAD
        state = self._state = TableState(truth.header, 0)
        state.match = Match(truth.game, world, match.options, Manual())
        state.status, state.number, state.started = truth.status, truth.number, truth.started
        state.players, state.draft_versions, state.stand_ins = list(truth.players), list(truth.draft_versions), dict(truth.stand_ins)

    def follow(self, truth: State, row: Written, entry: events.PublicEvent, rng: Rng, found: Overheard) -> bool:
        """Lives through a row that looks the same to the reader; False if there is none, or the reader may know the difference."""
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
        found.parted += " ".join(steps) != entry.steps
        self._state.apply(row.number, row.at, msgspec.structs.replace(entry, steps=" ".join(steps)), replay=True)
        return True

    def lay(self, row: Written) -> None:
        """The reader decides the same: it sees the same."""
        entry = events.decode_private(row.body)
        self._state.apply_private(row.lane - 1, row.number, row.at, msgspec.structs.replace(entry, base=entry.base - self._steps))

    def compare(self, truth: TableState, said: Said, message: bytes, rng: Rng) -> None:
        """The house would have sent the very same bytes, and would refuse in the same words."""
        sent = encode_snapshot(self._state, self._seat, max(said.since, self._since), said.connected, said.done, 0)
        assert told_since(sent, self._since) == told_since(message, self._since)
        if self._seat is not None:
            words = truth.game.notation().actions
            token = words[rng.below(len(words))]
            assert refusal(truth, self._seat, token) == refusal(self._state, self._seat, token)


def step_alike(game: Game, reader: int | None, truth: State, world: State, word: str, rng: Rng) -> str | None:
    """Takes a step of the truth, and one in the world that looks the same to the reader: what it is there; None if there is none."""
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


def told_since(message: bytes, number: int) -> bytes:
    """A look without the rows up to a number; everything else as it was sent."""
    said = msgspec.json.decode(message, type=dict[str, msgspec.Raw])
    del said["since"]
    rows = msgspec.json.decode(said["rows"], type=list[msgspec.Raw])
    said["rows"] = msgspec.Raw(encode([row for row in rows if msgspec.json.decode(row)["number"] > number]))
    return encode(said)


def refusal(state: TableState, seat: int, token: str) -> str:
    """What the seat hears if it decides this; '' if it may."""
    board = state.match_for(seat)
    assert board is not None
    try:
        Match(board.game, board.state, board.options, Manual()).play(seat, token)
    except Refusal as error:
        return f"{type(error).__name__} {error.clause}: {error}"
    return ""
