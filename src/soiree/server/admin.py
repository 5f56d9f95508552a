"""`soiree admin`: what a host does to the house from a shell."""

import argparse
import json
import sys
from pathlib import Path

from sqlalchemy import Connection, create_engine, delete, func, insert, select, text, update

from soiree.server import entries, schema
from soiree.server.commands import settings_of
from soiree.server.store import Store, migrate
from soiree.server.table import now_ms, row_of
from soiree.server.tables import read_table

TABLES = [schema.people, schema.recovery_codes, schema.tokens, schema.tables, schema.log, schema.results, schema.ratings]


def add_admin(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True)
    listing = commands.add_parser("list", help="tables, latest first")
    listing.add_argument("--status", choices=["open", "playing", "over", "closed"])
    listing.add_argument("--limit", type=int, default=50)
    listing.set_defaults(run=run_list)
    show = commands.add_parser("show", help="one table: what an onlooker may see, unless the game is over")
    show.add_argument("table")
    show.set_defaults(run=run_show)
    export = commands.add_parser("export", help="the whole house, a JSON line a row, to standard output")
    export.set_defaults(run=run_export)
    bring = commands.add_parser("import", help="rows of an export, from standard input, into an empty house")
    bring.set_defaults(run=run_import)
    close = commands.add_parser("close", help="close a table, whoever plays there")
    close.add_argument("table")
    close.set_defaults(run=run_close)
    backup = commands.add_parser("backup", help="a copy of a SQLite house while it is open (PostgreSQL: pg_dump)")
    backup.add_argument("file", type=Path)
    backup.set_defaults(run=run_backup)


def _store(asked: argparse.Namespace) -> Store:
    return Store(settings_of(asked).database)


def run_list(asked: argparse.Namespace) -> None:
    tables = schema.tables.c
    wanted = select(schema.tables).order_by(tables.changed_at.desc()).limit(asked.limit)
    if asked.status:
        wanted = wanted.where(tables.status == asked.status)
    for row in _store(asked).read_now(lambda disk: disk.execute(wanted).all()):
        print(row.id, row.game, row.status, row.seated)


def run_show(asked: argparse.Namespace) -> None:
    table = _store(asked).read_now(lambda disk: read_table(disk, asked.table, 0))
    print(f"{table.header.game}, {table.status}, number {table.number}")
    if table.match is not None:
        print(table.record(None, whole=table.status == "over"))


def run_export(asked: argparse.Namespace) -> None:
    def write(disk: Connection) -> None:
        for table in TABLES:
            for row in disk.execution_options(yield_per=1000).execute(select(table)).mappings():
                print(json.dumps({"in": table.name, **row}))

    _store(asked).read_now(write)


def run_import(asked: argparse.Namespace) -> None:
    engine = create_engine(settings_of(asked).database, hide_parameters=True)
    migrate(engine)
    known = {table.name: table for table in TABLES}
    with engine.begin() as disk:
        if disk.execute(select(func.count()).select_from(schema.tables)).scalar():
            raise SystemExit("this house is not empty; import into a new one")
        for table in TABLES:
            disk.execute(delete(table))
        for line in sys.stdin:
            row = json.loads(line)
            disk.execute(insert(known[row.pop("in")]).values(**row))


def run_close(asked: argparse.Namespace) -> None:
    engine = create_engine(settings_of(asked).database, hide_parameters=True)
    with engine.begin() as disk:
        table = read_table(disk, asked.table, 0)
        if table.status in {"over", "closed"}:
            raise SystemExit("the table is already closed")
        disk.execute(insert(schema.log), [row_of(asked.table, 0, table.number + 1, now_ms(), entries.Closed())])
        disk.execute(update(schema.tables).where(schema.tables.c.id == asked.table).values(status="closed", wake_at=None))


def run_backup(asked: argparse.Namespace) -> None:
    url = settings_of(asked).database
    if not url.startswith("sqlite"):
        raise SystemExit("a PostgreSQL house is backed up by pg_dump, see docs/deploy.md")
    with create_engine(url).connect() as disk:
        disk.execute(text("VACUUM INTO :file"), {"file": str(asked.file)})
