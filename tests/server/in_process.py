"""A server in the process and event loop of the test, so that the test can stop one of its threads."""

import asyncio
import contextlib
import warnings
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn
from litestar import Litestar

from soiree.server.app import build
from soiree.server.http.security import SecurityMiddleware
from soiree.server.node import Node
from soiree.server.settings import Settings


@contextlib.asynccontextmanager
async def served(folder: Path) -> AsyncIterator[str]:
    """The address of a server on a new SQLite database in the folder."""
    async with served_node(folder) as (url, _):
        yield url


@contextlib.asynccontextmanager
async def served_node(folder: Path) -> AsyncIterator[tuple[str, Node]]:
    """The same, and its node."""
    settings = Settings(database=f"sqlite:///{folder / 'soiree.db'}", requests_a_minute=0)
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # Litestar's, of how the routes name their parameters
        app = build(settings)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, ws="websockets-sansio"))
    running = asyncio.create_task(server._serve())  # `serve` also takes over the signals of the process
    while not server.started:
        await asyncio.sleep(0.01)
        assert not running.done()
    try:
        assert isinstance(app, SecurityMiddleware)
        app_inside = app._app
        assert isinstance(app_inside, Litestar)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", app_inside.state.node
    finally:
        server.should_exit = True
        await running
