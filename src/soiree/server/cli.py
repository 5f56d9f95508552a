"""The commands `soiree serve`, `soiree worker` and `soiree admin`. `add_commands` adds them to an argparse parser."""

import argparse
import contextlib
import gc
import os
import sys
from pathlib import Path
from typing import Protocol, get_type_hints

import msgspec

from soiree.arguments import Help
from soiree.core.errors import BadEdition, BadOption, problem
from soiree.core.texts.message import Message
from soiree.server.settings import WITHOUT_VALUE, Settings, default_database, default_editions

PRIVATE = 0o077  # umask: databases and backups have the secrets of all running games
STARTUP_FAILED = 3  # exit code, the same as uvicorn's
KEEPING = ("keep_tables_days", "keep_guests_days", "keep_notifications_days")
GC_THRESHOLD = 50_000  # new objects before a garbage collection: moves leave no reference cycles, only closed connections do


class Subparsers(Protocol):
    """What argparse's `add_subparsers` returns."""

    def add_parser(self, name: str, *, help: str, description: str = ...) -> argparse.ArgumentParser: ...


def add_commands(subparsers: Subparsers) -> None:
    """Each command sets `run`, a function of the parsed arguments that returns the exit code."""
    serve = subparsers.add_parser("serve", help="cli-serve", description="cli-serve-about")
    _add_settings(serve, tuple(Settings.__struct_fields__))
    serve.add_argument("--open", action="store_true", help="cli-serve-open")
    serve.set_defaults(run=run_serve)
    worker = subparsers.add_parser("worker", help="cli-worker", description="cli-worker-about")
    _add_settings(worker, ("redis", "thinkers", "start_wait", "editions", "log_level"))
    worker.set_defaults(run=run_worker)
    admin = subparsers.add_parser("admin", help="cli-admin", description="cli-admin-about")
    _add_settings(admin, ("database", "editions"))
    _add_admin(admin)


def _add_admin(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, title="cli-commands", metavar="COMMAND")
    listing = commands.add_parser("list", help="cli-admin-list")
    listing.add_argument("--status", choices=["open", "playing", "over", "closed"], help="cli-admin-status")
    listing.add_argument("--limit", type=int, default=50, metavar="N", help="cli-admin-limit")
    show = commands.add_parser("show", help="cli-admin-show")
    show.add_argument("table", metavar="TABLE", help="cli-table")
    commands.add_parser("export", help="cli-admin-export")
    commands.add_parser("import", help="cli-admin-import")
    close = commands.add_parser("close", help="cli-admin-close")
    close.add_argument("table", metavar="TABLE", help="cli-table")
    close.add_argument("reason", metavar="WHY", help="cli-admin-close-why")
    backup = commands.add_parser("backup", help="cli-admin-backup")
    backup.add_argument("file", metavar="FILE", type=Path, help="cli-admin-file")
    prune = commands.add_parser("prune", help="cli-admin-prune")
    _add_settings(prune, KEEPING)
    prune.add_argument("--dry-run", action="store_true", help="cli-admin-dry-run")
    editions = commands.add_parser("editions", help="cli-admin-editions")
    editions.add_argument("--check", metavar="FILE", type=Path, help="cli-admin-check")
    for name, about in (("grant", "cli-admin-grant"), ("revoke", "cli-admin-revoke")):
        commands.add_parser(name, help=about).add_argument("person", metavar="PERSON", help="cli-admin-person")
    commands.add_parser("administrators", help="cli-admin-administrators")
    reports = commands.add_parser("reports", help="cli-admin-reports")
    reports.add_argument("--all", action="store_true", help="cli-admin-reports-all")
    reports.add_argument("--limit", type=int, default=200, metavar="N", help="cli-admin-limit")
    for name, about in (("warn", "cli-admin-warn"), ("mute", "cli-admin-mute"), ("ban", "cli-admin-ban")):
        sanction = commands.add_parser(name, help=about)
        sanction.add_argument("whom", metavar="WHOM", help="cli-admin-whom" if name == "ban" else "cli-admin-person")
        sanction.add_argument("reason", metavar="REASON", help="cli-admin-reason")
        if name != "warn":
            sanction.add_argument("--minutes", type=int, metavar="N", help="cli-admin-minutes")
    for name, about in (("unmute", "cli-admin-unmute"), ("unban", "cli-admin-unban")):
        lifting = commands.add_parser(name, help=about)
        lifting.add_argument("whom", metavar="WHOM", help="cli-admin-whom" if name == "unban" else "cli-admin-person")
    audit = commands.add_parser("audit", help="cli-admin-audit")
    audit.add_argument("--limit", type=int, default=50, metavar="N", help="cli-admin-limit")
    for name, command in commands.choices.items():
        command.set_defaults(run=run_admin, admin=name)


def _add_settings(parser: argparse.ArgumentParser, names: tuple[str, ...]) -> None:
    """A flag and an environment variable for each setting; the flag wins."""
    kinds = get_type_hints(Settings)
    for name in names:
        kind = kinds[name]
        field = next(field for field in msgspec.structs.fields(Settings) if field.name == name)
        flag, variable = "--" + name.replace("_", "-"), "SOIREE_" + name.upper()
        default = os.environ.get(variable, field.default)
        what = Message(f"cli-setting-{name.replace('_', '-')}")
        help_text = Help("cli-setting", what=what, variable=variable, default=repr(field.default))
        if kind is bool:
            switch = parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=default in {True, "1", "true", "yes"})
            switch.help = help_text  # given above, argparse would add the default to it
        elif name in WITHOUT_VALUE:
            parser.add_argument(flag, nargs="?", const=WITHOUT_VALUE[name], default=default, metavar="VALUE", help=help_text)
            parser.add_argument("--no-" + flag[2:], dest=name, action="store_const", const="", help=argparse.SUPPRESS)
        else:
            parser.add_argument(flag, type=kind, default=kind(default), metavar="VALUE" if kind is str else "N", help=help_text)


def settings_of(arguments: argparse.Namespace) -> Settings:
    known = {name: getattr(arguments, name) for name in Settings.__struct_fields__ if hasattr(arguments, name)}
    settings = Settings(**known)
    return settings if settings.database else msgspec.structs.replace(settings, database=default_database())


def _install_editions(settings: Settings) -> None:
    """Makes the editions of a folder known to this process and its workers. Raises BadEdition for a file that cannot be played."""
    from soiree.games import check_installed

    _name_folder(settings)
    if settings.editions:
        check_installed()


def _name_folder(settings: Settings) -> None:
    """Makes the folder of editions known to this process and its workers."""
    from soiree.core.editions import FOLDER_VARIABLE

    if settings.editions:
        os.environ[FOLDER_VARIABLE] = str(Path(settings.editions).resolve())


def with_own_editions(settings: Settings) -> Settings:
    """The settings with a folder of editions, where the page of a server on one's own machine can add some."""
    return settings if settings.editions else msgspec.structs.replace(settings, editions=str(default_editions()))


def run_admin(arguments: argparse.Namespace) -> int:
    from soiree.server.admin import commands

    os.umask(PRIVATE)
    settings = settings_of(arguments)
    _name_folder(settings)
    return commands.run(arguments.admin, settings.database, arguments)


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
    own_folder = arguments.open and not settings.editions
    if own_folder:
        settings = with_own_editions(settings)
    try:
        _install_editions(settings)
    except BadEdition as error:
        if not own_folder:
            raise
        # A file that somebody has added in the page and that a newer version cannot play must not keep them from playing.
        left_out = BadEdition(problem("error-own-edition", reason=error.sentence(arguments.lang)))
        print(f"soiree: {left_out.sentence(arguments.lang)}", file=sys.stderr)
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
    server = BrowserServer(config, settings.port, arguments.lang) if arguments.open else Server(config)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is the normal way to stop it
        server.run(sockets)
    return 0 if server.started else STARTUP_FAILED


def run_worker(arguments: argparse.Namespace) -> int:
    """Works on jobs until SIGINT or SIGTERM."""
    import asyncio

    from soiree.server import logs
    from soiree.server.workers import queue

    settings = settings_of(arguments)
    logs.set_up(settings.log_level)
    _install_editions(settings)
    if not settings.redis:
        raise BadOption(problem("error-worker-redis"))
    asyncio.run(queue.run_worker(settings.redis, settings.thinkers or None, settings.start_wait))
    return 0
