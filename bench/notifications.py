"""What notifications cost: CPU seconds for a thousand of each channel, and what a dead mail server and push service cost the moves."""

import asyncio
import contextlib
import socket
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import uvloop
from sqlalchemy import Connection
from tests.server import machines
from tests.server.machines import Node
from tests.server.notified import PENDING, run_sql
from tests.server.receivers import Browser, Receiver, mail_server, receiver
from tests.server.registries import PromptedBot, registry

from bench.server import load, named, rounds_of
from soiree.games import game as room
from soiree.server.runtime.notifications.outbox import SLOTS
from soiree.server.runtime.notifications.writer import NoticeWriter
from soiree.server.runtime.registry import TableRegistry, new_header
from soiree.server.storage import channels, notifications
from soiree.server.storage.channels import ChannelKind
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.timestamps import now_ms

NOTIFICATIONS = 1000
PEOPLE = 100
MOVING = 50  # tables where people move meanwhile
STUCK = 500  # notifications that wait for each dead service
LATER = 10**9  # milliseconds: what is derived while the tables are created is not due yet


def add_channel(connection: Connection, person: int, kind: ChannelKind, service: Receiver) -> None:
    keys = Browser(service, str(person)).subscription["keys"]
    address, secret = {
        "push": (f"{service.url}/push/{person}", f"{keys['p256dh']} {keys['auth']}"),
        "webhook": (f"{service.url}/hook/{person}", "secret"),
        "email": (f"p{person}@mail.example", ""),
    }[kind]
    added = channels.add(connection, str(person), kind, address, secret=secret, wants=["turn"], language="en")
    channels.confirm(connection, added.id)


async def prepare(database: str, kind: ChannelKind, service: Receiver) -> None:
    """Games of two in which it is somebody's turn whom nobody has notified yet."""
    async with registry(database, PromptedBot()) as tables:
        for person in range(PEOPLE):
            await tables.store.write((), lambda connection, person=person: add_channel(connection, person, kind, service))  # type: ignore[misc]  # bound now
        ids = [await start(tables, index) for index in range(NOTIFICATIONS)]
        await NoticeWriter(tables, LATER, lambda: None).derive(ids)


async def start(tables: TableRegistry, index: int) -> str:
    seated = [
        events.SeatTaken(seat, str((index + seat * (1 + index // PEOPLE)) % PEOPLE), f"P{seat}") for seat in range(2)
    ]  # not the same two each time
    options = room("times-square").check_options({})
    id = await tables.create(new_header("times-square", 2, options, ClockRules("days"), seated[0].person), seated)
    await tables.append(id, lambda table: table.start())
    return id


def cpu_of(kind: ChannelKind, folder: Path) -> dict[str, float]:
    """All are due at once, and the tables are not in memory: each is read from its log, to see whether it is still news."""
    database = f"sqlite:///{folder / kind}.db"
    with receiver() as service, mail_server() as mailbox:
        asyncio.run(prepare(database, kind, service))
        mail = ("--smtp", mailbox.url, "--public-url", "https://play.example")
        with machines.node(database, "--private-targets", *mail) as node:
            before, began = node.cpu_seconds(), time.perf_counter()
            run_sql(database, "UPDATE notifications SET due_at = 0")
            while run_sql(database, PENDING):
                time.sleep(0.05)
            cpu, seconds = node.cpu_seconds() - before, time.perf_counter() - began
        sent = run_sql(database, "SELECT COUNT(*) FROM notifications WHERE outcome = 'sent'")
        assert sent == NOTIFICATIONS, f"{sent} were sent"
    return {f"notifications.{kind}.cpu_s_per_1000": cpu, f"notifications.{kind}.a_second": NOTIFICATIONS / seconds}


@contextlib.contextmanager
def silent_service() -> Iterator[socket.socket]:
    """A service that takes connections and never answers."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(1000)
        yield listening


def connections_to(listening: socket.socket) -> int:
    """How many have come. The system has taken them."""
    listening.setblocking(False)
    count = 0
    with contextlib.suppress(BlockingIOError):
        while True:
            listening.accept()[0].close()
            count += 1
    return count


def moves_beside(folder: Path) -> dict[str, float]:
    """How long a move takes while a push service and a mail server do not answer, and without them.

    Two nodes take turns, and the one that begins changes: what else the machine does slows both.
    """
    with silent_service() as service, contextlib.ExitStack() as running:
        port: int = service.getsockname()[1]
        mail = ("--smtp", f"smtp://127.0.0.1:{port}", "--public-url", "https://play.example")
        cases = ("no_services", "dead_services")
        nodes = {case: running.enter_context(machines.node(f"sqlite:///{folder / case}.db", "--private-targets", *mail)) for case in cases}
        asyncio.run(add_stuck(nodes["dead_services"], port))
        rounds: dict[str, list[tuple[float, int, list[float]]]] = {case: [] for case in cases}
        for number in range(rounds_of(MOVING)):
            for case in cases if number % 2 == 0 else reversed(cases):
                rounds[case].append(uvloop.run(load(nodes[case], MOVING, steady=True)))
        assert run_sql(nodes["dead_services"].database, PENDING) == 2 * STUCK, "somebody has answered"
        tried = connections_to(service)
        assert tried >= SLOTS["push"] + SLOTS["email"], f"only {tried} messages were on their way"
    found = {name: value for case in cases for name, value in named(f"notifications.{case}", rounds[case]).items()}
    return found | {"notifications.dead_services.tried": tried}


async def add_stuck(node: Node, port: int) -> None:
    async with registry(node.database, PromptedBot()) as tables:

        def add(connection: Connection) -> None:
            with receiver() as service:
                for person in range(STUCK):
                    keys = Browser(service, str(person)).subscription["keys"]
                    secret = f"{keys['p256dh']} {keys['auth']}"
                    push = channels.add(
                        connection, str(person), "push", f"http://127.0.0.1:{port}/{person}", secret=secret, wants=[], language="en"
                    )
                    mail = channels.add(connection, str(person), "email", f"p{person}@mail.example", secret="", wants=[], language="en")
                    for channel in (push, mail):
                        notifications.add_direct(connection, channel.id, "test" if channel is push else "confirm", now_ms())

        await tables.store.write((), add)


def figures() -> dict[str, float]:
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("push", "webhook", "email"):
            found |= cpu_of(kind, Path(folder))
        found |= moves_beside(Path(folder))
    return found


if __name__ == "__main__":
    for name, value in figures().items():
        print(f"{name:50} {value:.4g}", flush=True)
