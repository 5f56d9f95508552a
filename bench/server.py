"""The server under load: CPU seconds for a thousand durable moves, and the time until both seats have received one."""

import asyncio
import contextlib
import gc
import itertools
import random
import socket
import tempfile
import time
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import uvloop
import websockets
from sqlalchemy import create_engine, insert
from tests.server import machines
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest

import soiree
from soiree.core.game import Game, OptionValue
from soiree.server.storage import schema
from soiree.server.storage.store import Store, migrate
from soiree.server.storage.tables import read_table
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.table.snapshot import encode_snapshot
from soiree.server.table.state import TableHeader
from soiree.server.table.table import Table

PEER = Path(__file__).parent / "boardgame_io"
MOVES = 40  # at each table: few games are that short, so all tables play until the end
WARM = 5  # at each table
WARM_PEER = 5000  # at all tables together: its engine compiles while it runs
ENOUGH = 10_000  # moves at all tables together, in several rounds: fewer would measure the state of the machine
STEADY = 1000  # moves a second at all tables together
FINISHED = 100_000  # games in an old database
LONG_CHAT = 2000  # messages: as many as the seats and onlookers of a large table can write


class Option(msgspec.Struct):
    token: str


class Received(msgspec.Struct):
    type: str
    done: list[str] = []
    number: int = 0
    desk: int = 0
    status: str = ""
    moves: list[Option] = []


_decoder = msgspec.json.Decoder(Received)


class Meter:
    """Acknowledged moves, and the time from sending one until both seats have received it."""

    def __init__(self, warm: int, moves: int) -> None:
        self._warm, self._enough = warm, warm + moves
        self.moves = 0
        self.seconds: list[float] = []
        self.warm = asyncio.Event()
        self.enough = asyncio.Event()

    def note(self) -> None:
        self.moves += 1
        if self.moves == self._warm:
            self.warm.set()
        if self.moves == self._enough:
            self.enough.set()


class Bench:
    """Two seats at one table. They move at once or, with a pause, that many seconds after the last move."""

    def __init__(self, meter: Meter, seed: int, pause: float, due: float) -> None:
        self.meter = meter
        self.rng = random.Random(seed)
        self.pause, self.due = pause, due
        self.committed_at: dict[int, tuple[float, set[int]]] = {}
        self.sent_at = 0.0
        self.over = asyncio.Event()

    async def seat(self, url: str, cookie: str, me: int) -> None:
        count = 0
        asked = ""
        known = 0
        async with websockets.connect(url, additional_headers={"Cookie": f"soiree={cookie}"}, compression=None) as connection:
            async for message in connection:
                received = _decoder.decode(message)
                if received.type == "look":
                    if asked in received.done:
                        asked = ""
                        self.meter.note()
                    self.saw(me, received.number, known)
                    known = received.number
                    await connection.send(f'{{"do":"ack","number":{received.number},"desk":{received.desk}}}')
                    if received.status == "over":
                        self.over.set()
                        return
                    if received.moves and not asked:
                        count += 1
                        asked = f"{me}-{count}"
                        if self.pause:
                            await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
                        self.sent_at = time.perf_counter()
                        self.due = self.sent_at + self.pause
                        await connection.send(f'{{"do":"play","id":"{asked}","token":"{self.rng.choice(received.moves).token}"}}')

    def saw(self, me: int, number: int, known: int) -> None:
        if number == known:
            return
        sent, who = self.committed_at.setdefault(number, (self.sent_at, set()))
        who.add(me)
        if len(who) == 2 and self.meter.warm.is_set() and sent:
            self.meter.seconds.append(time.perf_counter() - sent)
            del self.committed_at[number]


async def load(node: Node, tables: int, steady: bool, a_second: float = STEADY) -> tuple[float, int, list[float]]:
    """CPU seconds of the server, the number of moves, and their latencies."""
    gc.freeze()  # the measuring process does not collect garbage
    gc.disable()
    pause = tables / a_second if steady else 0.0
    meter = Meter(tables * WARM, tables * MOVES)
    people = [guest(node.url, f"P{seat}") for seat in range(2)]
    running = [await asyncio.to_thread(RunningTable, node.url, "times-square", 2, people) for _ in range(tables)]

    async def sit(index: int) -> None:
        bench = Bench(meter, index, pause, begun + pause * index / tables)
        address = f"{node.url.replace('http', 'ws')}/api/tables/{running[index].table}/socket"
        await asyncio.gather(*(bench.seat(address, cookie, me) for me, cookie in enumerate(running[index].cookies())))

    begun = time.perf_counter()
    playing = [asyncio.create_task(sit(index)) for index in range(tables)]
    await meter.warm.wait()
    cpu, moves = node.cpu_seconds(), meter.moves
    await meter.enough.wait()
    cpu, moves = node.cpu_seconds() - cpu, meter.moves - moves
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    gc.enable()
    return cpu, moves, meter.seconds


async def idle(node: Node, tables: int) -> tuple[float, float, float]:
    """Share of a core for that many idle tables with one socket each; bytes of a table, and bytes of a socket."""
    people = [guest(node.url, f"P{seat}") for seat in range(2)]
    for _ in range(50):  # what grows once has grown
        await asyncio.to_thread(RunningTable, node.url, "times-square", 2, people)
    empty = node.memory()
    running = [await asyncio.to_thread(RunningTable, node.url, "times-square", 2, people) for _ in range(tables)]
    created = node.memory()
    async with contextlib.AsyncExitStack() as stack:
        for table in running:
            address = f"{node.url.replace('http', 'ws')}/api/tables/{table.table}/socket"
            headers = {"Cookie": f"soiree={table.cookies()[0]}"}
            connection = await stack.enter_async_context(websockets.connect(address, additional_headers=headers, compression=None))
            received = _decoder.decode(await connection.recv())
            await connection.send(f'{{"do":"ack","number":{received.number},"desk":{received.desk}}}')
        await asyncio.sleep(1)
        cpu, begun = node.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(10)
        share = (node.cpu_seconds() - cpu) / (time.perf_counter() - begun)
        return share, (created - empty) / tables, (node.memory() - created) / tables


def first_page(database: str) -> float:
    """Seconds from the start of the server to the page and the list of tables."""
    begun = time.perf_counter()
    with machines.node(database) as node:
        httpx.get(f"{node.url}/").raise_for_status()
        httpx.get(f"{node.url}/api/tables").raise_for_status()
        return time.perf_counter() - begun


def fill(database: str, games: int) -> None:
    """Fills the database with that many finished games."""
    engine = create_engine(database)
    with engine.begin() as connection:
        for first in range(0, games, 5000):
            indexes = range(first, min(first + 5000, games))
            fixed = {"game": "times-square", "seats": 2, "options": "{}", "clock": "{}", "aids": True, "owner": "p", "seed": "00" * 32}
            more = {"status": "over", "seated": '[{"name":"A","bot":""},{"name":"B","bot":""}]', "wake_at": None, "listed": True}
            connection.execute(
                insert(schema.tables),
                [{"id": f"g{index}", "created_at": index, "changed_at": index, **fixed, **more} for index in indexes],
            )
            bodies = [f'{{"kind":"sat","seat":{seat},"person":"p{seat}","name":"P{seat}"}}' for seat in range(2)]
            bodies += ['{"kind":"stepped","steps":"' + "0:S " * 25 + '"}'] * 8
            rows = [
                {"table_id": f"g{index}", "lane": 0, "number": number, "at": index, "body": body}
                for index in indexes
                for number, body in enumerate(bodies, start=1)
            ]
            connection.execute(insert(schema.log), rows)
            lines = [{"table_id": f"g{index}", "seat": seat, "person": f"p{seat}"} for index in indexes for seat in range(2)]
            connection.execute(insert(schema.sittings), lines)
            connection.execute(insert(schema.traces), [{"table_id": line["table_id"], "person": line["person"]} for line in lines])
            connection.execute(insert(schema.results), [line | {"game": "times-square", "payoff": 1.0, "ended_at": 0} for line in lines])
    engine.dispose()


def opening(game: Game, database: str, games: int) -> tuple[float, float]:
    """Milliseconds to open the longest of some random games, with a full log, and to encode its first snapshot."""
    header, rows = max((random_log(game, game.seats[-1], seed) for seed in range(games)), key=lambda found: len(found[1]))
    store_log(database, header, rows)
    store = Store(database)
    opened, encoded = [], []
    for _ in range(5):  # the minimum excludes other load of this machine
        begun = time.perf_counter()
        table = store.read_now(lambda connection: read_table(connection, header.id, 0))
        opened.append(time.perf_counter() - begun)
        assert table.state.status == "over"
        begun = time.perf_counter()
        encode_snapshot(table.state, 0, 0, set(), [], 0)
        encoded.append(time.perf_counter() - begun)
    store.close()
    return min(opened) * 1000, min(encoded) * 1000


def store_log(database: str, header: TableHeader, rows: list[tuple[int, int, int, str]]) -> None:
    engine = create_engine(database)
    migrate(engine)
    fixed = {"id": header.id, "game": header.game, "seats": header.seats, "options": msgspec.json.encode(header.options).decode()}
    more = {"clock": "{}", "listed": True, "aids": True, "owner": "p0", "seed": header.seed.hex(), "status": "over", "seated": "[]"}
    with engine.begin() as connection:
        connection.execute(insert(schema.tables).values(**fixed, **more, created_at=0, changed_at=0))
        names = ("lane", "number", "at", "body")
        connection.execute(insert(schema.log), [{"table_id": header.id, **dict(zip(names, row, strict=True))} for row in rows])
    engine.dispose()


def longest_options(game: Game) -> dict[str, OptionValue]:
    """The greatest value of each numeric option makes the longest game."""
    return game.check_options({name: option.high for name, option in game.options.items() if not option.values})


def random_log(game: Game, seats: int, seed: int) -> tuple[TableHeader, list[tuple[int, int, int, str]]]:
    """The log of a random game, lane by lane."""
    rng = random.Random(seed)
    header = TableHeader("t", game.id, seats, longest_options(game), ClockRules(), True, True, "p0", rng.randbytes(32), 0)
    table = Table(header, 0)
    state = table.state
    rows = state.append({}, [events.SeatTaken(seat, f"p{seat}", f"P{seat}") for seat in range(seats)], 0)
    rows += state.append({}, table.start(), 0)
    rows += state.append({}, [events.ChatSent("p0", "P0", "as long as people usually write " * 3)] * LONG_CHAT, 0)
    while state.status == "playing":
        seat = rng.choice(sorted(state.undecided()))
        match = state.match_for(seat)
        assert match is not None
        rows += state.append(*table.decide(seat, f"m{state.draft_versions[seat]}", rng.choice(match.moves(seat)), 0), 0)
    return header, sorted(row[1:] for row in rows)


def figures_of(name: str, database: str, tables: int, steady: bool) -> dict[str, float]:
    with machines.node(database) as node:
        rounds = [uvloop.run(load(node, tables, steady)) for _ in range(rounds_of(tables))]
    return named(f"server.{name}.{load_name(tables, steady)}", rounds)


def rounds_of(tables: int) -> int:
    return -(-ENOUGH // (tables * MOVES))


def load_name(tables: int, steady: bool) -> str:
    return f"{tables}_tables_{'steady' if steady else 'rushing'}"


def named(prefix: str, rounds: list[tuple[float, int, list[float]]]) -> dict[str, float]:
    cpu, moves = sum(cpu for cpu, _, _ in rounds), sum(moves for _, moves, _ in rounds)
    seconds = sorted(second for _, _, seconds in rounds for second in seconds)
    return {
        f"{prefix}.cpu_s_per_1000_moves": cpu / moves * 1000,
        f"{prefix}.p50_ms": seconds[len(seconds) // 2] * 1000,
        f"{prefix}.p99_ms": seconds[int(len(seconds) * 0.99)] * 1000,
    }


async def boardgame_io(matches: int, steady: bool) -> tuple[float, int, list[float]]:
    """The same for boardgame.io, in memory: two seats for each match, and a state of about the size of our snapshots."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    server = await asyncio.create_subprocess_exec("node", "server.cjs", port, cwd=PEER, stdout=PIPE)
    assert server.stdout is not None
    await server.stdout.readline()
    moves = rounds_of(matches) * matches * MOVES
    numbers = [matches, WARM_PEER, moves, matches / STEADY * 1000 if steady else 0]
    clients = await asyncio.create_subprocess_exec("node", "clients.cjs", port, *map(str, numbers), cwd=PEER, stdout=PIPE, limit=2**26)
    assert clients.stdout is not None
    try:
        marks = []
        for word in (b"warm\n", b"enough\n"):
            while (line := await clients.stdout.readline()) != word:
                assert line, "the clients ended early"
            marks.append(machines.cpu_seconds(server.pid))
        times = msgspec.json.decode(await clients.stdout.readline(), type=list[float])
        return marks[1] - marks[0], moves, [time / 1000 for time in times]
    finally:
        for process in (clients, server):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


@contextlib.contextmanager
def databases() -> Iterator[dict[str, str]]:
    with tempfile.TemporaryDirectory() as folder, machines.postgres() as server:
        yield {"sqlite": f"sqlite:///{folder}/{{}}.db", "postgresql": server}


def ratios(found: dict[str, float], store: str, load: str) -> Iterator[tuple[str, float]]:
    """What a move costs and how long it takes here, as a share of the same with boardgame.io in the same run."""
    for figure in ("cpu_s_per_1000_moves", "p99_ms"):
        yield (
            f"server.{store}.{load}.{figure}_to_boardgame_io",
            found[f"server.{store}.{load}.{figure}"] / found[f"boardgame_io.{load}.{figure}"],
        )


def figures() -> dict[str, float]:
    found: dict[str, float] = {}
    with databases() as urls:
        for game in soiree.games():
            opened, encoded = opening(game, urls["sqlite"].format(game.id), 30)
            found |= {f"server.open_table.{game.id}_ms": opened, f"server.first_look.{game.id}_ms": encoded}
        found["server.first_page_s"] = first_page(urls["sqlite"].format("start"))
        fill(urls["sqlite"].format("start"), FINISHED)
        found[f"server.first_page_after_{FINISHED}_games_s"] = first_page(urls["sqlite"].format("start"))
        for tables, steady in itertools.product((50, 500), (False, True)):
            found |= figures_of("sqlite", urls["sqlite"].format(load_name(tables, steady)), tables, steady)
            found |= figures_of("postgresql", machines.fresh(urls["postgresql"]), tables, steady)
            found |= named(f"boardgame_io.{load_name(tables, steady)}", [asyncio.run(boardgame_io(tables, steady))])
            found |= {name: ratio for store in ("sqlite", "postgresql") for name, ratio in ratios(found, store, load_name(tables, steady))}
        with machines.node(urls["sqlite"].format("idle")) as node:
            share, size, line = asyncio.run(idle(node, 1000))
        found |= {"server.idle_1000_tables.cpu_share": share, "server.idle_table_bytes": size, "server.idle_socket_bytes": line}
    return found


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name:50} {value:.4g}")
