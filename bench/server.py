"""The server under load: CPU time for a thousand durable moves, and the time until both seats have received a move."""

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
from soiree.server.table.state import MAX_SIDE_EVENTS, TableHeader
from soiree.server.table.table import Table

PEER = Path(__file__).parent / "boardgame_io"
MOVES = 40  # per table: few games are that short, so all tables play throughout
WARM = 5  # moves per table before measuring
WARM_PEER = 5000  # moves of all tables: its JavaScript engine compiles while it runs
ENOUGH = 10_000  # moves of all tables, in as many rounds as needed: with fewer the result depends on other load
STEADY = 1000  # moves a second of all tables
FINISHED = 100_000  # games in the database of a server that has run for years


class Told(msgspec.Struct):
    token: str


class Heard(msgspec.Struct):
    type: str
    done: list[str] = []
    number: int = 0
    desk: int = 0
    status: str = ""
    moves: list[Told] = []


_decoder = msgspec.json.Decoder(Heard)


class Meter:
    """Counts acknowledged moves, and records the time from sending a move until both seats have received it."""

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
    """Two clients at one table. They move as soon as they can or, with a pause, so many seconds after the last move."""

    def __init__(self, meter: Meter, seed: int, pause: float, due: float) -> None:
        self.meter = meter
        self.rng = random.Random(seed)
        self.pause, self.due = pause, due
        self.firm_at: dict[int, tuple[float, set[int]]] = {}
        self.sent_at = 0.0
        self.over = asyncio.Event()

    async def seat(self, url: str, cookie: str, me: int) -> None:
        count = 0
        asked = ""
        known = 0
        async with websockets.connect(url, additional_headers={"Cookie": f"soiree={cookie}"}, compression=None) as line:
            async for message in line:
                said = _decoder.decode(message)
                if said.type == "look":
                    if asked in said.done:
                        asked = ""
                        self.meter.note()
                    self.saw(me, said.number, known)
                    known = said.number
                    await line.send(f'{{"do":"ack","number":{said.number},"desk":{said.desk}}}')
                    if said.status == "over":
                        self.over.set()
                        return
                    if said.moves and not asked:
                        count += 1
                        asked = f"{me}-{count}"
                        if self.pause:
                            await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
                        self.sent_at = time.perf_counter()
                        self.due = self.sent_at + self.pause
                        await line.send(f'{{"do":"play","id":"{asked}","token":"{self.rng.choice(said.moves).token}"}}')

    def saw(self, me: int, number: int, known: int) -> None:
        if number == known:
            return
        sent, who = self.firm_at.setdefault(number, (self.sent_at, set()))
        who.add(me)
        if len(who) == 2 and self.meter.warm.is_set() and sent:
            self.meter.seconds.append(time.perf_counter() - sent)
            del self.firm_at[number]


async def load(node: Node, tables: int, steady: bool) -> tuple[float, int, list[float]]:
    """CPU seconds of the server, the number of moves, and their latencies."""
    gc.freeze()  # no garbage collection in the clients during the measurement
    gc.disable()
    pause = tables / STEADY if steady else 0.0
    meter = Meter(tables * WARM, tables * MOVES)
    people = [guest(node.url, f"P{seat}") for seat in range(2)]
    parties = [await asyncio.to_thread(RunningTable, node.url, "times-square", 2, people) for _ in range(tables)]

    async def sit(place: int) -> None:
        bench = Bench(meter, place, pause, begun + pause * place / tables)
        address = f"{node.url.replace('http', 'ws')}/api/tables/{parties[place].table}/socket"
        await asyncio.gather(*(bench.seat(address, cookie, me) for me, cookie in enumerate(parties[place].cookies())))

    begun = time.perf_counter()
    playing = [asyncio.create_task(sit(place)) for place in range(tables)]
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
    """Share of a core for so many idle tables with one socket each; bytes for each table, and for each socket."""
    people = [guest(node.url, f"P{seat}") for seat in range(2)]
    for _ in range(50):  # what grows once has grown
        await asyncio.to_thread(RunningTable, node.url, "times-square", 2, people)
    empty = node.memory()
    parties = [await asyncio.to_thread(RunningTable, node.url, "times-square", 2, people) for _ in range(tables)]
    laid = node.memory()
    async with contextlib.AsyncExitStack() as stack:
        for party in parties:
            address = f"{node.url.replace('http', 'ws')}/api/tables/{party.table}/socket"
            headers = {"Cookie": f"soiree={party.cookies()[0]}"}
            line = await stack.enter_async_context(websockets.connect(address, additional_headers=headers, compression=None))
            said = _decoder.decode(await line.recv())
            await line.send(f'{{"do":"ack","number":{said.number},"desk":{said.desk}}}')
        await asyncio.sleep(1)
        cpu, begun = node.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(10)
        share = (node.cpu_seconds() - cpu) / (time.perf_counter() - begun)
        return share, (laid - empty) / tables, (node.memory() - laid) / tables


def first_page(database: str) -> float:
    """Seconds from starting the server to the page and the list of tables."""
    begun = time.perf_counter()
    with machines.node(database) as node:
        httpx.get(f"{node.url}/").raise_for_status()
        httpx.get(f"{node.url}/api/tables").raise_for_status()
        return time.perf_counter() - begun


def fill(database: str, games: int) -> None:
    """Writes so many finished games to the database."""
    engine = create_engine(database)
    with engine.begin() as disk:
        for first in range(0, games, 5000):
            places = range(first, min(first + 5000, games))
            fixed = {"game": "times-square", "seats": 2, "options": "{}", "clock": "{}", "aids": True, "owner": "p", "seed": "00" * 32}
            more = {"status": "over", "seated": '[{"name":"A","bot":""},{"name":"B","bot":""}]', "wake_at": None, "listed": True}
            disk.execute(
                insert(schema.tables),
                [{"id": f"g{place}", "created_at": place, "changed_at": place, **fixed, **more} for place in places],
            )
            bodies = [f'{{"kind":"sat","seat":{seat},"person":"p{seat}","name":"P{seat}"}}' for seat in range(2)]
            bodies += ['{"kind":"stepped","steps":"' + "0:S " * 25 + '"}'] * 8
            rows = [
                {"table_id": f"g{place}", "lane": 0, "number": number, "at": place, "body": body}
                for place in places
                for number, body in enumerate(bodies, start=1)
            ]
            disk.execute(insert(schema.log), rows)
            lines = [{"table_id": f"g{place}", "seat": seat, "person": f"p{seat}"} for place in places for seat in range(2)]
            disk.execute(insert(schema.sittings), lines)
            disk.execute(insert(schema.traces), [{"table_id": line["table_id"], "person": line["person"]} for line in lines])
            disk.execute(insert(schema.results), [line | {"game": "times-square", "payoff": 1.0, "ended_at": 0} for line in lines])
    engine.dispose()


def opening(game: Game, database: str, games: int) -> tuple[float, float]:
    """Milliseconds to load the longest of some random games, with the longest possible chat, and to encode all of it."""
    header, rows = max((written(game, game.seats[-1], seed) for seed in range(games)), key=lambda found: len(found[1]))
    put_down(database, header, rows)
    store = Store(database)
    opened, told = [], []
    for _ in range(5):  # the minimum is least affected by other load
        begun = time.perf_counter()
        table = store.read_now(lambda disk: read_table(disk, header.id, 0))
        opened.append(time.perf_counter() - begun)
        assert table.state.status == "over"
        begun = time.perf_counter()
        encode_snapshot(table.state, 0, 0, set(), [], 0)
        told.append(time.perf_counter() - begun)
    store.close()
    return min(opened) * 1000, min(told) * 1000


def put_down(database: str, header: TableHeader, rows: list[tuple[int, int, int, str]]) -> None:
    engine = create_engine(database)
    migrate(engine)
    fixed = {"id": header.id, "game": header.game, "seats": header.seats, "options": msgspec.json.encode(header.options).decode()}
    more = {"clock": "{}", "listed": True, "aids": True, "owner": "p0", "seed": header.seed.hex(), "status": "over", "seated": "[]"}
    with engine.begin() as disk:
        disk.execute(insert(schema.tables).values(**fixed, **more, created_at=0, changed_at=0))
        names = ("lane", "number", "at", "body")
        disk.execute(insert(schema.log), [{"table_id": header.id, **dict(zip(names, row, strict=True))} for row in rows])
    engine.dispose()


def longest_options(game: Game) -> dict[str, OptionValue]:
    """The options of the longest games: the highest value of each numeric option."""
    return game.check_options({name: option.high for name, option in game.options.items() if not option.values})


def written(game: Game, seats: int, seed: int) -> tuple[TableHeader, list[tuple[int, int, int, str]]]:
    """The log of a random game, lane by lane."""
    rng = random.Random(seed)
    header = TableHeader("t", game.id, seats, longest_options(game), ClockRules(), True, True, "p0", rng.randbytes(32), 0)
    table = Table(header, 0)
    state = table.state
    rows = state.append({}, [events.SeatTaken(seat, f"p{seat}", f"P{seat}") for seat in range(seats)], 0)
    rows += state.append({}, table.start(), 0)
    rows += state.append({}, [events.ChatSent("p0", "P0", "as long as people usually write " * 3)] * MAX_SIDE_EVENTS, 0)
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


def named(place: str, rounds: list[tuple[float, int, list[float]]]) -> dict[str, float]:
    cpu, moves = sum(cpu for cpu, _, _ in rounds), sum(moves for _, moves, _ in rounds)
    seconds = sorted(second for _, _, seconds in rounds for second in seconds)
    return {
        f"{place}.cpu_s_per_1000_moves": cpu / moves * 1000,
        f"{place}.p50_ms": seconds[len(seconds) // 2] * 1000,
        f"{place}.p99_ms": seconds[int(len(seconds) * 0.99)] * 1000,
    }


async def boardgame_io(matches: int, steady: bool) -> tuple[float, int, list[float]]:
    """The same for boardgame.io in memory: two seats per match, a state of about the size of our messages."""
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


def figures() -> dict[str, float]:
    found: dict[str, float] = {}
    with databases() as urls:
        for game in soiree.games():
            opened, told = opening(game, urls["sqlite"].format(game.id), 30)
            found |= {f"server.open_table.{game.id}_ms": opened, f"server.first_look.{game.id}_ms": told}
        found["server.first_page_s"] = first_page(urls["sqlite"].format("start"))
        fill(urls["sqlite"].format("start"), FINISHED)
        found[f"server.first_page_after_{FINISHED}_games_s"] = first_page(urls["sqlite"].format("start"))
        for tables, steady in itertools.product((50, 500), (False, True)):
            found |= figures_of("sqlite", urls["sqlite"].format(load_name(tables, steady)), tables, steady)
            found |= figures_of("postgresql", machines.fresh(urls["postgresql"]), tables, steady)
            found |= named(f"boardgame_io.{load_name(tables, steady)}", [asyncio.run(boardgame_io(tables, steady))])
        with machines.node(urls["sqlite"].format("idle")) as node:
            share, size, line = asyncio.run(idle(node, 1000))
        found |= {"server.idle_1000_tables.cpu_share": share, "server.idle_table_bytes": size, "server.idle_socket_bytes": line}
    return found


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name:50} {value:.4g}")
