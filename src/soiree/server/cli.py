"""The commands `soiree serve`, `soiree worker` and `soiree admin`. `add_commands` adds them to an argparse parser."""

import argparse
import asyncio
import contextlib
import gc
import os
from pathlib import Path
from typing import Protocol, get_type_hints

import msgspec

from soiree.core.errors import BadOption
from soiree.server.settings import Settings, default_database

PRIVATE = 0o077  # umask: databases and backups have the secrets of all running games
STARTUP_FAILED = 3  # exit code, the same as uvicorn's
GC_THRESHOLD = 50_000  # new objects before a garbage collection: moves leave no reference cycles, only closed connections do


class Subparsers(Protocol):
    """What argparse's `add_subparsers` returns."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def add_commands(subparsers: Subparsers) -> None:
    """Each command sets `run`, a function of the parsed arguments that returns the exit code."""
    serve = subparsers.add_parser("serve", help="run the server")
    _add_settings(serve, tuple(Settings.__struct_fields__))
    serve.add_argument("--open", action="store_true", help="open a browser on the page; if the port is taken, use the next free one")
    serve.set_defaults(run=run_serve)
    worker = subparsers.add_parser("worker", help="compute for the bots of a server that has Redis")
    _add_settings(worker, ("redis", "thinkers", "start_wait", "editions", "log_level"))
    worker.set_defaults(run=run_worker)
    admin = subparsers.add_parser("admin", help="administer the database: list, show, export, import, close, backup")
    _add_settings(admin, ("database",))
    _add_admin(admin)


def _add_admin(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    listing = commands.add_parser("list", help="tables, latest first")
    listing.add_argument("--status", choices=["open", "playing", "over", "closed"])
    listing.add_argument("--limit", type=int, default=50)
    show = commands.add_parser("show", help="one table, as an onlooker sees it until the game is over")
    show.add_argument("table")
    commands.add_parser("export", help="the whole database to standard output, each row as a line of JSON")
    commands.add_parser("import", help="an export from standard input, into an empty database")
    close = commands.add_parser("close", help="close a table, even while people play there")
    close.add_argument("table")
    backup = commands.add_parser("backup", help="a copy of a SQLite database, while it is in use (PostgreSQL: pg_dump)")
    backup.add_argument("file", type=Path)
    for name, command in commands.choices.items():
        command.set_defaults(run=run_admin, admin=name)


def _add_settings(parser: argparse.ArgumentParser, names: tuple[str, ...]) -> None:
    """A flag and an environment variable for each setting; the flag wins."""
    hints = get_type_hints(Settings, include_extras=True)
    for name in names:
        kind, (meta,) = hints[name].__origin__, hints[name].__metadata__
        field = next(field for field in msgspec.structs.fields(Settings) if field.name == name)
        flag, variable = "--" + name.replace("_", "-"), "SOIREE_" + name.upper()
        default = os.environ.get(variable, field.default)
        help_text = f"{meta.description} ({variable}; default {field.default!r})".replace("%", "%%")
        if kind is bool:
            parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=default in {True, "1", "true", "yes"}, help=help_text)
        elif meta.extra:
            parser.add_argument(flag, nargs="?", const=meta.extra["without_value"], default=default, help=help_text)
            parser.add_argument("--no-" + flag[2:], dest=name, action="store_const", const="", help=argparse.SUPPRESS)
        else:
            parser.add_argument(flag, type=kind, default=kind(default), help=help_text)


def settings_of(arguments: argparse.Namespace) -> Settings:
    known = {name: getattr(arguments, name) for name in Settings.__struct_fields__ if hasattr(arguments, name)}
    settings = Settings(**known)
    return settings if settings.database else msgspec.structs.replace(settings, database=default_database())


def _install_editions(settings: Settings) -> None:
    """Makes the editions of a folder known to this process and its workers. Raises BadEdition for a file that cannot be played."""
    from soiree.core.editions import FOLDER_VARIABLE
    from soiree.games import check_installed

    if settings.editions:
        os.environ[FOLDER_VARIABLE] = str(Path(settings.editions).resolve())
        check_installed()


def run_admin(arguments: argparse.Namespace) -> int:
    from soiree.server import admin

    os.umask(PRIVATE)
    admin.run(arguments.admin, settings_of(arguments).database, arguments)
    return 0


def run_serve(arguments: argparse.Namespace) -> int:
    """Serves until SIGINT or SIGTERM, then finishes the requests that have begun."""
    from soiree.server import logs
    from soiree.server.app import build
    from soiree.server.http.addresses import TrustedProxies
    from soiree.server.http.connections import Config, ConnectionLimits, raise_descriptor_limit
    from soiree.server.http.security import MAX_MESSAGE
    from soiree.server.listening import BrowserServer, Server, bind, serve_metrics

    os.umask(PRIVATE)
    settings = settings_of(arguments)
    logs.set_up(settings.log_level)
    _install_editions(settings)
    proxies = TrustedProxies(settings.trust_proxy)
    limits = ConnectionLimits(
        raise_descriptor_limit(), settings.connections_per_address, settings.connections_a_second, settings.request_seconds, proxies
    )
    if settings.metrics_port:
        serve_metrics(settings.metrics_host, settings.metrics_port)
    sockets = bind(settings.host, settings.port, or_next=arguments.open)
    app = build(settings)
    # Everything loaded until now stays, so the garbage collector does not have to walk it while moves wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD, 20, 20)
    config = Config(
        app,
        limits,
        host=settings.host,
        port=sockets[0].getsockname()[1],
        log_config=None,
        access_log=False,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies.names(),  # the client is the first address from the right that is none of these
        timeout_graceful_shutdown=10,
    )
    server = BrowserServer(config, settings.port) if arguments.open else Server(config)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is the normal way to stop it
        server.run(sockets)
    return 0 if server.started else STARTUP_FAILED


def run_worker(arguments: argparse.Namespace) -> int:
    """Works on jobs until SIGINT or SIGTERM."""
    from soiree.server import logs
    from soiree.server.workers import queue

    settings = settings_of(arguments)
    logs.set_up(settings.log_level)
    _install_editions(settings)
    if not settings.redis:
        raise BadOption("a worker needs --redis (or SOIREE_REDIS), where the jobs are")
    asyncio.run(queue.run_worker(settings.redis, settings.thinkers or None, settings.start_wait))
    return 0
