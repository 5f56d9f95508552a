"""Bounds before the application: heads, bodies, connections, and how long a request may take to arrive."""

import asyncio
import contextlib
import json
import select
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
import websockets
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.server import ServerState

from soiree.server.http.addresses import TrustedProxies
from soiree.server.http.connections import MAX_HEAD, MAX_WAITING, MAX_WIRE, MIN_READ, Config, ConnectionLimits, LimitedHttp, LimitedSocket
from tests.server import machines
from tests.server.fixtures import RunningTable, long_record
from tests.server.machines import Node, guest
from tests.server.spawning import Process

PATIENCE = 60  # seconds, much longer than any limit of the server
REQUEST = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
DESCRIPTORS = 256


@pytest.fixture(scope="module")
def hasty_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """Waits a second for a request, and accepts ten connections from an address."""
    folder = tmp_path_factory.mktemp("hasty")
    with machines.node(f"sqlite:///{folder / 'soiree.db'}", "--request-seconds", "1", "--connections-per-address", "10") as started:
        yield started
    assert started.causes() == []


@contextlib.contextmanager
def connected(node: Node, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", node.port), PATIENCE, (source, 0)) as connection:
        yield connection


def until_closed(connection: socket.socket) -> bytes:
    """What the server sends until it closes the connection."""
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while data := connection.recv(65_536):
            received += data
    return received


def send_all(connection: socket.socket, data: bytes) -> None:
    with contextlib.suppress(ConnectionError):  # the server may refuse before everything is sent
        connection.sendall(data)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def test_a_head_that_is_too_large_is_refused(shared_node: Node) -> None:
    before = shared_node.memory()
    for head in (
        REQUEST + b"X-Long: " + b"x" * (64 << 20),  # never ends
        REQUEST + b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(100)) + b"\r\n",
        b"GET /" + b"x" * (MAX_HEAD + 1) + b" HTTP/1.1\r\n\r\n",
    ):
        with connected(shared_node) as connection:
            send_all(connection, head)
            answer = until_closed(connection)
            assert not answer or status(answer) == 431
    assert shared_node.memory() - before < 32 << 20
    with connected(shared_node) as connection:
        send_all(connection, REQUEST + b"X-Long: " + b"x" * (MAX_HEAD // 2) + b"\r\nConnection: close\r\n\r\n")
        assert status(until_closed(connection)) == 200


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        REQUEST,
        POST + b"Content-Length: 14\r\n\r\n" + b'{"name":',
        POST + b"Transfer-Encoding: chunked\r\n\r\n8\r\n" + b'{"name":',
        REQUEST + b"\r\n" + REQUEST,  # the second request on the connection
    ],
    ids=["nothing", "half a head", "half a body", "half a chunk", "half a second request"],
)
def test_a_request_that_never_ends_is_closed(hasty_node: Node, sent: bytes) -> None:
    with connected(hasty_node) as connection:
        send_all(connection, sent)
        answer = until_closed(connection)
        assert b"HTTP/1.1 408 " in answer
        assert (b"HTTP/1.1 200 " in answer) == (b"\r\n\r\nGET" in sent)


def test_an_endless_body_is_closed(shared_node: Node) -> None:
    with connected(shared_node) as connection:
        send_all(connection, POST + b"Transfer-Encoding: chunked\r\n\r\n1;" + b"x" * (2 * MAX_WIRE))
        answer = until_closed(connection)
        assert not answer or status(answer) == 413


def test_a_request_that_takes_longer_than_its_arrival_is_not_closed(hasty_node: Node) -> None:
    """A long poll: the request has arrived, the answer comes later."""
    running = RunningTable(hasty_node.url)
    person = running.people[0]
    number = person.get(f"/api/tables/{running.table}").json()["number"]
    answer = person.get(f"/api/tables/{running.table}", params={"after": number + 5, "wait": 2})
    assert answer.status_code == 200

    async def listen() -> None:
        address = f"{hasty_node.url.replace('http', 'ws')}/api/tables/{running.table}/socket"
        async with websockets.connect(address) as connection:
            await connection.recv()
            await asyncio.sleep(1.5)  # longer than a request may take
            await connection.send('{"do":"ping"}')
            while json.loads(await connection.recv())["type"] != "pong":
                pass

    asyncio.run(listen())


def test_an_answer_that_nobody_reads_is_not_kept(hasty_node: Node) -> None:
    """Otherwise a client could have the server keep megabytes for each of its connections, for ever."""
    body = json.dumps({"record": long_record()}).encode()
    request = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", hasty_node.port))
        connection.sendall(3 * (request + body))
        poll = select.poll()
        poll.register(connection, select.POLLHUP)  # and not: that there is something to read
        assert poll.poll(PATIENCE * 1000), "the server keeps the connection"


def test_a_client_that_reads_slowly_gets_its_answer() -> None:
    class Transport:
        unread, aborted = 10 * MIN_READ, False

        def get_write_buffer_size(self) -> int:
            return self.unread

        def get_extra_info(self, _name: str) -> None:
            return None

        def abort(self) -> None:
            self.aborted = True

    async def scene() -> None:
        config = Config(lambda *_: None, ConnectionLimits(1024, 0, 0, 60, TrustedProxies("")), log_config=None)
        config.load()
        connection, transport = LimitedHttp(config, ServerState(), {}), Transport()
        connection.transport = transport  # type: ignore[assignment]
        connection.flow = FlowControl(transport)  # type: ignore[arg-type]
        due: list[Callable[[], None]] = []

        def call_later(_seconds: float, call: Callable[..., None], *values: int) -> SimpleNamespace:
            due.append(partial(call, *values))
            return SimpleNamespace(cancel=lambda: None)

        connection.loop = SimpleNamespace(call_later=call_later)  # type: ignore[assignment]
        connection.pause_writing()
        for _ in range(5):
            transport.unread -= MIN_READ
            due.pop()()
            assert not transport.aborted
        transport.unread -= MIN_READ - 1
        due.pop()()
        assert transport.aborted

    asyncio.run(scene())


def test_connections_from_one_address_are_bounded(hasty_node: Node) -> None:
    running = RunningTable(hasty_node.url)
    address = f"{hasty_node.url.replace('http', 'ws')}/api/tables/{running.table}/socket"

    async def flood() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(10):  # sockets count like requests
                await stack.enter_async_context(websockets.connect(address, max_queue=None))
            with connected(hasty_node) as further:
                assert status(await asyncio.to_thread(until_closed, further)) == 503
            with connected(hasty_node, "127.0.0.2") as other:
                send_all(other, REQUEST + b"Connection: close\r\n\r\n")
                assert status(await asyncio.to_thread(until_closed, other)) == 200

    for _ in range(3):  # closed connections do not count
        asyncio.run(flood())


def test_an_address_that_connects_too_often_is_served_later_and_nobody_else_is(tmp_path: Path) -> None:
    request = REQUEST + b"Connection: close\r\n\r\n"
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--connections-a-second", "1") as node, contextlib.ExitStack() as stack:
        hasty = [stack.enter_context(connected(node)) for _ in range(10 + 60)]  # ten at once, the last one in a minute
        for connection in hasty:
            send_all(connection, request)
        other = stack.enter_context(connected(node, "127.0.0.2"))
        send_all(other, request)
        assert status(until_closed(other)) == 200
        assert not select.select(hasty[-1:], [], [], 0)[0]
        assert [status(until_closed(connection)) for connection in hasty[:12]] == [200] * 12


class PoorNode(Node):
    """A server that can have few files and connections."""

    def launch(self, *arguments: str) -> tuple[Process, list[str]]:
        command = ["sh", "-c", f'ulimit -n {DESCRIPTORS}; exec "$0" "$@"', sys.executable, "-m", "tests.server.launch", *arguments]
        return machines.start(command, "running on http")


def test_one_address_cannot_use_up_all_descriptors(tmp_path: Path) -> None:
    node = PoorNode(f"sqlite:///{tmp_path / 'soiree.db'}", "--connections-per-address", "1000")
    try:
        with contextlib.ExitStack() as stack:
            for _ in range(DESCRIPTORS):
                send_all(stack.enter_context(connected(node, "127.0.0.2")), REQUEST)
            assert guest(node.url).get("/api/games").status_code == 200
    finally:
        node.kill()
    assert node.causes() == []


class Reading:
    """Counts in place of a transport."""

    def __init__(self) -> None:
        self.pauses = self.resumes = 0

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None:
        self.resumes += 1


def test_reading_pauses_when_messages_wait_and_not_for_each() -> None:
    async def scene() -> None:
        config = Config(lambda *_: None, ConnectionLimits(1024, 0, 0, 60, TrustedProxies("")), log_config=None)
        socket = LimitedSocket(config, ServerState(), {})
        reading = Reading()
        socket.transport = reading  # type: ignore[assignment]

        def arrive(number: int) -> None:
            socket.curr_msg_data_type, socket.frames = "text", [str(number).encode()]
            socket.send_receive_event_to_app()

        for number in range(MAX_WAITING):
            arrive(number)
        assert reading.pauses == 0
        arrive(MAX_WAITING)
        arrive(MAX_WAITING + 1)  # was already on its way
        assert reading.pauses == 1
        for number in range(MAX_WAITING + 2):
            assert reading.resumes == 0
            assert await socket.receive() == {"type": "websocket.receive", "text": str(number)}
        assert reading.resumes == 1
        arrive(0)
        assert await socket.receive() == {"type": "websocket.receive", "text": "0"}
        assert (reading.pauses, reading.resumes) == (1, 1)

    asyncio.run(scene())
