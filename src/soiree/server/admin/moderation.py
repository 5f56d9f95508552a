"""`soiree admin grant`, `reports`, `ban` and so on: moderation from a shell. Running nodes notice it within a few seconds."""

import argparse
import contextlib
import datetime as dt
from collections.abc import Iterator

from sqlalchemy import Connection, create_engine

from soiree.server.refusals import NotFound, RequestRefused
from soiree.server.storage import people
from soiree.server.storage.access import moderation, sessions
from soiree.server.storage.access.moderation import SHELL, Sanction, SanctionKind
from soiree.server.storage.people import Person
from soiree.server.storage.store import Store, migrate
from soiree.server.timestamps import MINUTE, now_ms


def find_person(connection: Connection, whom: str) -> Person:
    """By login or by id."""
    by_login = people.find_by_login(connection, whom)
    found = people.find(connection, whom) if by_login is None else by_login[0]
    if found is None:
        raise NotFound("no-person")
    return found


def grant(database: str, arguments: argparse.Namespace) -> None:
    with _transaction(database) as connection:
        person = find_person(connection, arguments.person)
        if person.kind != "account":
            raise RequestRefused("accounts-administer")
        moderation.grant(connection, person.id)


def revoke(database: str, arguments: argparse.Namespace) -> None:
    with _transaction(database) as connection:
        moderation.revoke(connection, find_person(connection, arguments.person).id)


def list_administrators(database: str, _arguments: argparse.Namespace) -> None:
    for row in Store(database).read_now(moderation.administrators):
        print(row.id, row.login, row.name)  # columns for other programs, here and below: the same in all languages


def list_reports(database: str, arguments: argparse.Namespace) -> None:
    open = None if arguments.all else True
    for report in Store(database).read_now(lambda connection: moderation.read_reports(connection, open, limit=arguments.limit)):
        print(_time(report.created_at), report.id, report.table, report.person, report.reporter, report.reason)
        for message in report.messages:
            print(f"    {message.number} {message.name}: {message.text}")


def warn(database: str, arguments: argparse.Namespace) -> None:
    _impose(database, arguments, "warn")


def mute(database: str, arguments: argparse.Namespace) -> None:
    _impose(database, arguments, "mute")


def ban(database: str, arguments: argparse.Namespace) -> None:
    _impose(database, arguments, "ban")


def unmute(database: str, arguments: argparse.Namespace) -> None:
    _lift(database, arguments, "mute")


def unban(database: str, arguments: argparse.Namespace) -> None:
    _lift(database, arguments, "ban")


def print_audit(database: str, arguments: argparse.Namespace) -> None:
    for act in Store(database).read_now(lambda connection: moderation.read_audit(connection, limit=arguments.limit)):
        print(_time(act.at), act.actor or "shell", act.act, act.subject, act.reason)


def _impose(database: str, arguments: argparse.Namespace, kind: SanctionKind) -> None:
    minutes = getattr(arguments, "minutes", None)
    until = None if minutes is None else now_ms() + minutes * MINUTE
    with _transaction(database) as connection:
        person, network = _whom(connection, arguments.whom, kind)
        moderation.impose(connection, SHELL, kind, arguments.reason, until, person, network)
        if kind == "ban" and person:
            sessions.end_for_ban(connection, person)


def _lift(database: str, arguments: argparse.Namespace, kind: SanctionKind) -> None:
    """Lifts all that hold now."""
    with _transaction(database) as connection:
        person, network = _whom(connection, arguments.whom, kind)

        def meant(one: Sanction) -> bool:
            return one.kind == kind and (one.person, one.network) == (person, network)

        found = [one for one in moderation.read_sanctions(connection, 100_000) if meant(one)]
        if not found:
            raise NotFound("no-sanction")
        for sanction in found:
            moderation.lift(connection, SHELL, sanction.id)


def _whom(connection: Connection, text: str, kind: SanctionKind) -> tuple[str, str]:
    """A person and '', or '' and a network. Somebody whose login is an address is meant by their id only."""
    if kind == "ban" and set(text) & set(".:/"):
        try:
            return "", str(moderation.parse_network(text))
        except RequestRefused as error:
            if error.code != "bad-network":
                raise
            with contextlib.suppress(NotFound):  # a login may have a dot
                return find_person(connection, text).id, ""
            raise
    return find_person(connection, text).id, ""


@contextlib.contextmanager
def _transaction(database: str) -> Iterator[Connection]:
    """A connection to a database of this version. What was done is committed at the end."""
    engine = create_engine(database, hide_parameters=True)
    migrate(engine)
    with engine.begin() as connection:
        yield connection


def _time(at: int) -> str:
    return dt.datetime.fromtimestamp(at / 1000, dt.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
