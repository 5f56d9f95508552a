"""`soiree admin`: administration of the database from a shell, also while nodes are running."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Table, create_engine, delete, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from soiree.core.editions import identity
from soiree.core.errors import SoireeError, problem, reason_text
from soiree.core.texts.words import words_about
from soiree.edition_check import check_file, found_editions
from soiree.server.admin import moderation
from soiree.server.refusals import RequestRefused, TableNotFound
from soiree.server.storage import schema
from soiree.server.storage.access.moderation import SHELL, record
from soiree.server.storage.retention import BATCH, PARTS, Retention
from soiree.server.storage.store import Store, append_to_log, migrate
from soiree.server.storage.tables import read_table, update_table
from soiree.server.table.events import TableClosed, log_row
from soiree.server.timestamps import now_ms

TABLES = [table for table in schema.metadata.tables.values() if table is not schema.challenges]  # those last for minutes


class AdminError(SoireeError):
    """The command cannot be carried out on this database; the text says why."""


def list_tables(database: str, arguments: argparse.Namespace) -> None:
    tables = schema.tables.c
    query = select(schema.tables).order_by(tables.changed_at.desc()).limit(arguments.limit)
    if arguments.status:
        query = query.where(tables.status == arguments.status)
    for row in Store(database).read_now(lambda connection: connection.execute(query).all()):
        print(row.id, row.game, _status_column(row.status, arguments.lang), row.seated)


def _status_column(status: str, language: str) -> str:
    """In the reader's language in a terminal; for other programs the same in all languages."""
    return words_about("cli", language)(f"cli-status-{status}") if sys.stdout.isatty() else status


def show(database: str, arguments: argparse.Namespace) -> None:
    table = Store(database).read_now(lambda connection: read_table(connection, arguments.table, 0))
    state = table.state
    say = words_about("cli", arguments.lang)
    print(say("cli-admin-shown", game=state.header.game, status=say(f"cli-status-{state.status}"), number=state.number))
    if state.match is not None:
        print(table.record(None, whole=state.status == "over"))


def export_rows(database: str, _arguments: argparse.Namespace) -> None:
    """All rows as of one moment, even while nodes write."""
    engine = create_engine(database, hide_parameters=True)
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        written = inspect(connection)  # perhaps by an earlier version: it may lack tables and columns
        existing = set(written.get_table_names())
        for table in [table for table in TABLES if table.name in existing]:
            known = {column["name"] for column in written.get_columns(table.name)}
            columns = [column for column in table.columns if column.name in known]
            for row in connection.execution_options(yield_per=1000).execute(select(*columns).order_by(*table.primary_key)).mappings():
                print(json.dumps({"in": table.name, **row}))


def import_rows(database: str, _arguments: argparse.Namespace) -> None:
    engine = create_engine(database, hide_parameters=True)
    migrate(engine)
    with engine.begin() as connection:
        if connection.execute(select(func.count()).select_from(schema.tables)).scalar():
            raise AdminError(problem("error-database-not-empty"))
        for table in TABLES:
            connection.execute(delete(table))
        for number, line in enumerate(sys.stdin, start=1):
            table, row = _parse_row(line, number)
            connection.execute(insert(table).values(**row))


def _parse_row(line: str, number: int) -> tuple[Table, dict[str, object]]:
    known = {table.name: table for table in TABLES}
    try:
        row = json.loads(line)
        table = known[row.pop("in")]
    except (ValueError, LookupError, AttributeError, TypeError):
        raise AdminError(problem("error-export-row", line=number)) from None
    lacking = set(table.columns.keys()) - set(row)  # of an earlier version: it has the default
    if not set(row) <= set(table.columns.keys()) or any(table.columns[name].server_default is None for name in lacking):
        raise AdminError(problem("error-export-row", line=number))
    return table, row


def close(database: str, arguments: argparse.Namespace) -> None:
    engine = create_engine(database, hide_parameters=True)
    migrate(engine)
    with engine.begin() as connection:
        state = read_table(connection, arguments.table, 0).state
        if state.status in {"over", "closed"}:
            raise AdminError(problem("error-table-closed"))
        now = now_ms()
        append_to_log(connection, [log_row(arguments.table, 0, state.number + 1, now, TableClosed(by_administrator=True))])
        update_table(connection, arguments.table, {"status": "closed", "wake_at": None, "changed_at": now})
        record(connection, SHELL, "close-table", arguments.table, arguments.reason)


def backup(database: str, arguments: argparse.Namespace) -> None:
    if not database.startswith("sqlite"):
        raise AdminError(problem("error-backup"))
    with create_engine(database).connect() as connection:
        connection.execute(text("VACUUM INTO :file"), {"file": str(arguments.file)})


def prune(database: str, arguments: argparse.Namespace) -> None:
    """Deletes what is kept no longer, as nodes do every hour. Prints how many rows of each kind."""
    keep = Retention(arguments.keep_guests_days, arguments.keep_tables_days, arguments.keep_notifications_days)
    engine, now = create_engine(database, hide_parameters=True), now_ms()
    migrate(engine)
    for part in PARTS:
        count = 0
        with engine.connect() as connection:
            found = part.find(connection, now, keep, most=None)
        for first in range(0, 0 if arguments.dry_run else len(found), BATCH):
            with engine.begin() as connection:
                count += len(part.delete(connection, found[first : first + BATCH], now, keep))
        print(part.name, len(found) if arguments.dry_run else count)  # columns for other programs: the same in all languages


def list_editions(database: str, arguments: argparse.Namespace) -> int:
    """The editions that a server with the same settings finds. Those of stored tables that it does not find come last."""
    if arguments.check:
        return _check_edition(arguments.check, arguments.lang)
    say, stored = words_about("cli", arguments.lang), _tables_by_edition(database)
    for found in found_editions():
        if found.faults:
            print(say("cli-admin-edition-fault", file=str(found.file), reason=reason_text(found.faults[0].reason, arguments.lang)))
            continue
        facts = {"game": found.game, "edition": found.edition, "origin": found.origin, "file": str(found.file)}
        print(say("cli-admin-edition", facts, tables=stored.pop((found.game, found.edition), 0)))
    for (game, edition), tables in sorted(stored.items()):
        print(say("cli-admin-edition-missing", game=game, edition=edition, tables=tables))
    return 0


def _check_edition(file: Path, language: str) -> int:
    say, faults = words_about("cli", language), check_file(file)
    for fault in faults:
        reason = reason_text(fault.reason, language)
        print(say("cli-admin-fault", at=fault.at, reason=reason) if fault.at else reason)
    if not faults:
        game, edition = identity(file)
        print(say("cli-admin-checked", file=str(file), game=game, edition=edition))
    return 1 if faults else 0


def _tables_by_edition(database: str) -> dict[tuple[str, str], int]:
    """How many tables are stored of each game and edition; none if nothing has been stored yet."""
    engine = create_engine(database, hide_parameters=True)
    if not inspect(engine).has_table(schema.tables.name):
        return {}
    tables = schema.tables.c
    with engine.connect() as connection:
        rows = connection.execute(select(tables.game, tables.edition, func.count()).group_by(tables.game, tables.edition))
        return {(game, edition): count for game, edition, count in rows}


Command = Callable[[str, argparse.Namespace], int | None]
COMMANDS: dict[str, Command] = {
    "list": list_tables,
    "show": show,
    "export": export_rows,
    "import": import_rows,
    "close": close,
    "backup": backup,
    "prune": prune,
    "editions": list_editions,
    "grant": moderation.grant,
    "revoke": moderation.revoke,
    "administrators": moderation.list_administrators,
    "reports": moderation.list_reports,
    "warn": moderation.warn,
    "mute": moderation.mute,
    "unmute": moderation.unmute,
    "ban": moderation.ban,
    "unban": moderation.unban,
    "audit": moderation.print_audit,
}


def run(name: str, database: str, arguments: argparse.Namespace) -> int:
    """Runs one of the commands and returns the exit code. An error is a sentence, not a traceback."""
    try:
        return COMMANDS[name](database, arguments) or 0
    except TableNotFound:
        raise AdminError(problem("error-no-table")) from None
    except RequestRefused as error:
        raise AdminError(problem(f"error-shell-{error.code}", **error.values)) from None
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise AdminError(problem("error-database", reason=cause)) from None
