"""The port that the server listens on, and the browser that `--open` starts."""

import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser

import uvicorn

from soiree.core.errors import BadOption, problem, system_reason
from soiree.core.texts.words import words_about
from soiree.server import metrics

PORTS_TO_TRY = 20
BACKLOG = 2048
log = logging.getLogger("soiree.server")


def bind(host: str, port: int, *, or_next: bool = False) -> list[socket.socket]:
    """Sockets that listen on every address of the host. Connections wait until the server accepts them.

    A port that is taken raises BadOption; with `or_next` the next free one is used.
    """
    for tried in range(port, port + (PORTS_TO_TRY if or_next and port else 1)):
        try:
            return _bind(host, tried)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise BadOption(problem("error-listen", host=host, port=tried, reason=system_reason(error))) from error
    if or_next:
        raise BadOption(problem("error-ports-taken", host=host, first=port, last=port + PORTS_TO_TRY - 1))
    raise BadOption(problem("error-port-taken", host=host, port=port))


def serve_metrics(host: str, port: int) -> None:
    """Starts the listener of the metrics."""
    try:
        metrics.serve(host, port)
    except OSError as error:
        raise BadOption(problem("error-listen-metrics", host=host, port=port, reason=system_reason(error))) from error


def _bind(host: str, port: int) -> list[socket.socket]:
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    addresses = list(dict.fromkeys((family, address) for family, _, _, _, address in found))
    bound: list[socket.socket] = []
    try:
        for family, address in addresses if port else addresses[:1]:  # port 0 is any port: a second address would get another one
            bound.append(socket.socket(family))
            bound[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # ignores old connections of a server before this one
            if family == socket.AF_INET6:
                bound[-1].setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            bound[-1].bind(address)
            bound[-1].listen(BACKLOG)  # two programs can bind a port, but one can listen; the event loop would hide that
    except OSError:
        for one in bound:
            one.close()
        raise
    return bound


class Server(uvicorn.Server):
    """Logs its address as soon as the page can be loaded."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await self.announce(f"http://{_local_name(self.config.host)}:{self.config.port}")

    async def announce(self, address: str) -> None:
        log.info("running on %s", address)


class BrowserServer(Server):
    """Also prints its address, and opens it in a browser."""

    def __init__(self, config: uvicorn.Config, requested_port: int, language: str = "en") -> None:
        super().__init__(config)
        self.requested_port = requested_port
        self.words = words_about("cli", language)

    async def announce(self, address: str) -> None:
        await super().announce(address)
        moved = self.config.port != self.requested_port
        print(self.words("cli-open-elsewhere" if moved else "cli-open", address=address, port=str(self.requested_port)), flush=True)
        if not await asyncio.to_thread(_open_browser, address):
            print(self.words("cli-no-browser"), flush=True)


def _local_name(host: str) -> str:
    """The host in an address that works on this machine."""
    if host in {"", "0.0.0.0", "::"}:  # noqa: S104  all interfaces, so this machine's own too
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _open_browser(address: str) -> bool:
    """Whether a browser was started."""
    has_screen = sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return (has_screen or "BROWSER" in os.environ) and webbrowser.open(address)
