"""`soiree admin`: what a host does to the house from a shell."""

import argparse
import json
import sys

from sqlalchemy import Table, create_engine, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from soiree.core.errors import SoireeError
from soiree.server.storage import schema
from soiree.server.storage.store import Store, add_to_log, migrate
from soiree.server.storage.tables import read_table
from soiree.server.table import events as entries
from soiree.server.table.state import Wrong, now_ms
from soiree.server.table.table import row_of

TABLES = [
    *(schema.house, schema.people, schema.recovery_codes, schema.tokens),
    *(schema.tables, schema.sittings, schema.traces, schema.log, schema.results, schema.ratings, schema.reviews),
]


class Unfit(SoireeError):
    """Something that cannot be done to this house now."""


def list_tables(database: str, asked: argparse.Namespace) -> None:
    tables = schema.tables.c
    wanted = select(schema.tables).order_by(tables.changed_at.desc()).limit(asked.limit)
    if asked.status:
        wanted = wanted.where(tables.status == asked.status)
    for row in Store(database).read_now(lambda disk: disk.execute(wanted).all()):
        print(row.id, row.game, row.status, row.seated)


def show(database: str, asked: argparse.Namespace) -> None:
    table = Store(database).read_now(lambda disk: read_table(disk, asked.table, 0))
    print(f"{table.header.game}, {table.status}, number {table.number}")
    if table.match is not None:
        print(table.record(None, whole=table.status == "over"))


def export(database: str, _asked: argparse.Namespace) -> None:
    """The house as it is at one moment, though it may be open."""
    engine = create_engine(database, hide_parameters=True)
    with engine.connect() as disk:
        if engine.dialect.name == "sqlite":
            disk.exec_driver_sql("BEGIN")
        else:
            disk.execution_options(isolation_level="REPEATABLE READ")
        for table in TABLES:
            for row in disk.execution_options(yield_per=1000).execute(select(table).order_by(*table.primary_key)).mappings():
                print(json.dumps({"in": table.name, **row}))


def bring(database: str, _asked: argparse.Namespace) -> None:
    engine = create_engine(database, hide_parameters=True)
    migrate(engine)
    with engine.begin() as disk:
        if disk.execute(select(func.count()).select_from(schema.tables)).scalar():
            raise Unfit("this house is not empty; import into a new one")
        for table in TABLES:
            disk.execute(delete(table))
        for number, line in enumerate(sys.stdin, start=1):
            table, row = _read_row(line, number)
            disk.execute(insert(table).values(**row))


def _read_row(line: str, number: int) -> tuple[Table, dict[str, object]]:
    known = {table.name: table for table in TABLES}
    try:
        row = json.loads(line)
        table = known[row.pop("in")]
    except (ValueError, LookupError, AttributeError, TypeError):
        raise Unfit(f"line {number} is no row of an export") from None
    if set(row) != set(table.columns.keys()):
        raise Unfit(f"line {number} is no row of an export")
    return table, row


def close(database: str, asked: argparse.Namespace) -> None:
    engine = create_engine(database, hide_parameters=True)
    with engine.begin() as disk:
        table = read_table(disk, asked.table, 0)
        if table.status in {"over", "closed"}:
            raise Unfit("the table is already closed")
        add_to_log(disk, [row_of(asked.table, 0, table.number + 1, now_ms(), entries.Closed())])
        closed = {"status": "closed", "wake_at": None, "changed_at": now_ms()}
        disk.execute(update(schema.tables).where(schema.tables.c.id == asked.table).values(**closed))


def backup(database: str, asked: argparse.Namespace) -> None:
    if not database.startswith("sqlite"):
        raise Unfit("a PostgreSQL house is backed up by pg_dump, see docs/deploy.md")
    with create_engine(database).connect() as disk:
        disk.execute(text("VACUUM INTO :file"), {"file": str(asked.file)})


def run(name: str, database: str, asked: argparse.Namespace) -> None:
    """One of the commands; what cannot be done is told in a sentence."""
    try:
        COMMANDS[name](database, asked)
    except Wrong as error:
        raise Unfit(str(error)) from None
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise Unfit(f"the database cannot do that: {cause}") from None


COMMANDS = {"list": list_tables, "show": show, "export": export, "import": bring, "close": close, "backup": backup}
