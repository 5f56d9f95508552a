"""Receivers of notifications in the event loop of the test: real sockets, and no other thread, so that many messages cost little.

They keep bytes as they have come. `receivers` has those for servers in other processes.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.receivers import Received


class LoopReceiver:
    """A push service and webhooks: answers every request with 201."""

    def __init__(self) -> None:
        self.url = ""
        self.received: list[Received] = []

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").rstrip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.append((request.split(" ")[1], headers, body))
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
        writer.close()


class LoopMailbox:
    """What a mail server has received."""

    def __init__(self) -> None:
        self.received: list[bytes] = []

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802  # aiosmtpd calls it so
        assert isinstance(envelope.content, bytes)
        self.received.append(envelope.content)
        return "250 OK"


@contextlib.asynccontextmanager
async def loop_receiver() -> AsyncIterator[LoopReceiver]:
    service = LoopReceiver()
    async with await asyncio.start_server(service.answer, "127.0.0.1", 0) as server:
        service.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield service


@contextlib.asynccontextmanager
async def loop_mail_server() -> AsyncIterator[tuple[LoopMailbox, str]]:
    """A mailbox, and the URL of its mail server."""
    mailbox, loop = LoopMailbox(), asyncio.get_running_loop()
    async with await loop.create_server(lambda: SMTP(mailbox, loop=loop, hostname="localhost"), "127.0.0.1", 0) as server:
        yield mailbox, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
