"""`soiree serve`, `soiree worker`, `soiree admin`. `add_commands` joins them to any argparse parser; each sets `run`."""

import argparse
import asyncio
import contextlib
import gc
import logging
import os
from pathlib import Path
from typing import Protocol, get_type_hints

import msgspec

from soiree.core.errors import BadOption
from soiree.server.settings import Settings, default_database

STARTUP_FAILED = 3  # exit code, as uvicorn has it
COLLECT_AFTER = 50_000  # new objects before the collector looks for circles among them; moves leave none behind, only people who go


class Subparsers(Protocol):
    """What argparse's `add_subparsers` gives."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def add_commands(subparsers: Subparsers) -> None:
    serve = subparsers.add_parser("serve", help="open the house: tables for everybody who has the address")
    _add_settings(serve, tuple(Settings.__struct_fields__))
    serve.add_argument("--open", action="store_true", help="open a browser on the page; if the port is taken, use the next free one")
    serve.set_defaults(run=run_serve)
    worker = subparsers.add_parser("worker", help="think for the bots of a house that has Redis")
    _add_settings(worker, ("redis", "thinkers", "log_level"))
    worker.set_defaults(run=run_worker)
    admin = subparsers.add_parser("admin", help="look after the house: list, show, export, import, close, backup")
    _add_settings(admin, ("database",))
    _add_admin(admin)


def _add_admin(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="tables, latest first")
    listing.add_argument("--status", choices=["open", "playing", "over", "closed"])
    listing.add_argument("--limit", type=int, default=50)
    show = commands.add_parser("show", help="one table: what an onlooker may see, unless the game is over")
    show.add_argument("table")
    commands.add_parser("export", help="the whole house, a JSON line a row, to standard output")
    commands.add_parser("import", help="rows of an export, from standard input, into an empty house")
    close = commands.add_parser("close", help="close a table, whoever plays there")
    close.add_argument("table")
    backup = commands.add_parser("backup", help="a copy of a SQLite house while it is open (PostgreSQL: pg_dump)")
    backup.add_argument("file", type=Path)
    for name, command in commands.choices.items():
        command.set_defaults(run=run_admin, admin=name)


def _add_settings(parser: argparse.ArgumentParser, names: tuple[str, ...]) -> None:
    """A flag and an environment variable for each; the flag wins."""
    hints = get_type_hints(Settings, include_extras=True)
    for name in names:
        kind, (meta,) = hints[name].__origin__, hints[name].__metadata__
        field = next(field for field in msgspec.structs.fields(Settings) if field.name == name)
        flag, variable = "--" + name.replace("_", "-"), "SOIREE_" + name.upper()
        default = os.environ.get(variable, field.default)
        shown = f"{meta.description} ({variable}; default {field.default!r})".replace("%", "%%")
        if kind is bool:
            parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=default in {True, "1", "true", "yes"}, help=shown)
        else:
            parser.add_argument(flag, type=kind, default=kind(default), help=shown)


def settings_of(asked: argparse.Namespace) -> Settings:
    known = {name: getattr(asked, name) for name in Settings.__struct_fields__ if hasattr(asked, name)}
    settings = Settings(**known)
    return settings if settings.database else msgspec.structs.replace(settings, database=default_database())


def run_admin(asked: argparse.Namespace) -> int:
    from soiree.server import admin

    admin.run(asked.admin, settings_of(asked).database, asked)
    return 0


def run_serve(asked: argparse.Namespace) -> int:
    """Serves until it is told to stop, then lets everybody finish what they do."""
    import uvicorn

    from soiree.server import logs
    from soiree.server.app import build
    from soiree.server.http.security import MESSAGE_AT_MOST
    from soiree.server.listening import OpenServer, Server, bind

    settings = settings_of(asked)
    logs.set_up(settings.log_level)
    sockets = bind(settings.host, settings.port, or_next=asked.open)
    app = build(settings)
    # What is loaded now stays for good: the collector need not walk it again and again, while people wait for their moves.
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=sockets[0].getsockname()[1],
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_AT_MOST,
        ws_per_message_deflate=False,
        server_header=False,
        date_header=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips="*" if settings.trust_proxy else None,
        timeout_graceful_shutdown=10,
    )
    server = OpenServer(config, settings.port) if asked.open else Server(config)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is the ordinary way to close it
        server.run(sockets)
    return 0 if server.started else STARTUP_FAILED


def run_worker(asked: argparse.Namespace) -> int:
    """Thinks until it is told to stop."""
    from saq import Worker
    from saq.types import PartialTimersDict

    from soiree.server import logs
    from soiree.server.workers.pool import InHouse
    from soiree.server.workers.queue import Thinking, queue, soiree_think

    settings = settings_of(asked)
    logs.set_up(settings.log_level)
    if not settings.redis:
        raise BadOption("a worker needs --redis (or SOIREE_REDIS): that is where it is asked")

    async def work() -> None:
        logging.getLogger("soiree.worker").info("open")
        # A job whose worker died is found and given to another within seconds.
        thinkers = InHouse(settings.thinkers or None)

        async def begin(context: Thinking) -> None:
            context["thinkers"] = thinkers

        timers: PartialTimersDict = {"schedule": 1, "sweep": 2, "abort": 1, "worker_info": 10}
        await Worker(queue(settings.redis), [soiree_think], concurrency=os.cpu_count() or 1, timers=timers, startup=begin).start()
        await thinkers.close()

    asyncio.run(work())
    return 0
