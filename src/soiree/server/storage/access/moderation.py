"""Moderation: administrators, reports, sanctions (warnings, mutes, bans), and the audit log of what administrators do."""

import ipaddress
import secrets
from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, Table, and_, delete, func, insert, or_, select, update

from soiree.core import structs
from soiree.server.refusals import NotFound, RequestRefused
from soiree.server.storage import schema
from soiree.server.storage.social import friends
from soiree.server.storage.tables import UNFINISHED
from soiree.server.timestamps import now_ms

SanctionKind = Literal["warn", "mute", "ban"]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
SHELL = ""  # the actor of a command in a shell
MAPPED_PREFIX = 96  # bits before an IPv4 address that is written as IPv6
MIN_PREFIX = {4: 8, 6: 24}  # bits of the largest network that can be banned: a typing error must not ban everybody


class ReportedMessage(msgspec.Struct, frozen=True):
    """A chat message as it was when it was reported."""

    number: int
    at: int
    person: str
    name: str
    text: str


class Report(msgspec.Struct, frozen=True):
    id: str
    created_at: int
    table: str
    reporter: str
    person: str
    reason: str
    messages: list[ReportedMessage]
    closed_at: int | None


class Sanction(msgspec.Struct, frozen=True):
    """A warning, mute or ban. `until` is null if it lasts until it is lifted."""

    id: str
    kind: SanctionKind
    person: str
    network: str
    reason: str
    created_at: int
    until: int | None
    lifted_at: int | None
    seen_at: int | None


class Act(msgspec.Struct, frozen=True):
    """What an administrator has done. `actor` is '' for a command in a shell."""

    id: int
    at: int
    actor: str
    act: str
    subject: str
    reason: str
    details: dict[str, Any]


# ---------------------------------------------------------------- administrators


def is_administrator(connection: Connection, person: str) -> bool:
    administrators = schema.administrators.c.person
    return connection.execute(select(administrators).where(administrators == person)).first() is not None


def administrators(connection: Connection) -> list[Row[Any]]:
    """Their ids, logins and names."""
    people, known = schema.people.c, schema.administrators.c
    return list(connection.execute(select(people.id, people.login, people.name).join(schema.administrators, known.person == people.id)))


def grant(connection: Connection, person: str) -> None:
    if not is_administrator(connection, person):
        connection.execute(insert(schema.administrators).values(person=person, since=now_ms()))
        record(connection, SHELL, "grant", person)


def revoke(connection: Connection, person: str) -> None:
    if connection.execute(delete(schema.administrators).where(schema.administrators.c.person == person)).rowcount:
        record(connection, SHELL, "revoke", person)


# ---------------------------------------------------------------- the audit log


def record(connection: Connection, actor: str, act: str, subject: str, reason: str = "", **details: object) -> None:
    """Adds a row to the audit log, in the transaction of the act itself. Its id is larger than all before."""
    now = now_ms()
    last = connection.scalar(select(func.max(schema.audit.c.id))) or 0
    values = {
        "id": max(now * 1000 + secrets.randbelow(1000), last + 1),
        "at": now,
        "actor": actor,
        "act": act,
        "subject": subject,
        "reason": reason,
    }
    connection.execute(insert(schema.audit).values(**values, details=msgspec.json.encode(details).decode()))


def read_audit(connection: Connection, before: int | None = None, limit: int = 100, subject: str | None = None) -> list[Act]:
    """Latest first. `before`: the id of the last one that is known."""
    audit = schema.audit.c
    query = select(schema.audit).order_by(audit.id.desc()).limit(limit)
    if before is not None:
        query = query.where(audit.id < before)
    if subject is not None:
        query = query.where(audit.subject == subject)
    rows = connection.execute(query)
    return [Act(row.id, row.at, row.actor, row.act, row.subject, row.reason, msgspec.json.decode(row.details)) for row in rows]


# ---------------------------------------------------------------- reports


def add_report(connection: Connection, table: str, reporter: str, person: str, reason: str, messages: Sequence[ReportedMessage]) -> str:
    id = secrets.token_urlsafe(12)
    values = {"id": id, "created_at": now_ms(), "table_id": table, "reporter": reporter, "person": person, "reason": reason}
    connection.execute(insert(schema.reports).values(**values, messages=msgspec.json.encode(messages).decode(), closed_at=None))
    return id


def read_reports(
    connection: Connection, open: bool | None = True, person: str | None = None, limit: int = 200, before: str | None = None
) -> list[Report]:
    """Latest first. `open`: those that nobody has dealt with, or the others, or with None all. `before`: the id of the last known one."""
    reports = schema.reports.c
    query = _page(connection, schema.reports, before, "no-report", limit)
    if open is not None:
        query = query.where(reports.closed_at.is_(None) if open else reports.closed_at.is_not(None))
    if person is not None:
        query = query.where(reports.person == person)
    return [
        Report(
            row.id,
            row.created_at,
            row.table_id,
            row.reporter,
            row.person,
            row.reason,
            structs.decode(row.messages, list[ReportedMessage]),
            row.closed_at,
        )
        for row in connection.execute(query)
    ]


def message_subject(table: str, number: int) -> str:
    """How the audit log names a chat message."""
    return f"{table}#{number}"


def hidden_among(connection: Connection, subjects: Collection[str]) -> set[str]:
    """Those of the messages that an administrator has hidden, by the latest act about each."""
    audit = schema.audit.c
    query = select(audit.subject, audit.act).where(audit.subject.in_(subjects), audit.act.in_(("hide-message", "show-message")))
    latest = {row.subject: row.act for row in connection.execute(query.order_by(audit.id))}
    return {subject for subject, act in latest.items() if act == "hide-message"}


def close_report(connection: Connection, actor: str, id: str, closed: bool) -> None:
    """Marks a report as dealt with, or as open again."""
    reports = schema.reports.c
    person = connection.scalar(select(reports.person).where(reports.id == id))
    if person is None:
        raise NotFound("no-report")
    connection.execute(update(schema.reports).where(reports.id == id).values(closed_at=now_ms() if closed else None))
    record(connection, actor, "close-report" if closed else "open-report", person, report=id)


# ---------------------------------------------------------------- sanctions


def parse_network(text: str) -> Network:
    """An address or a range of them; of IPv4 also where it is written as IPv6. Refuses a range that is too large."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
        mapped = network.network_address.ipv4_mapped if isinstance(network, ipaddress.IPv6Network) else None
        if mapped is not None:
            network = ipaddress.IPv4Network((mapped, network.prefixlen - MAPPED_PREFIX))
    except ValueError:
        raise RequestRefused("bad-network") from None
    if network.prefixlen < MIN_PREFIX[network.version]:
        raise RequestRefused("large-network")
    return network


def impose(
    connection: Connection, actor: str, kind: SanctionKind, reason: str, until: int | None, person: str = "", network: str = ""
) -> Sanction:
    """Warns, mutes or bans a person, or bans a network. Administrators cannot be sanctioned: revoke their rights first."""
    if person:
        if connection.execute(select(schema.people.c.id).where(schema.people.c.id == person)).first() is None:
            raise NotFound("no-person")
        if is_administrator(connection, person):
            raise RequestRefused("administrator-immune")
        if kind == "ban":
            friends.withdraw_requests(connection, person)
    sanction = Sanction(secrets.token_urlsafe(12), kind, person, network, reason, now_ms(), until, None, None)
    connection.execute(insert(schema.sanctions).values(**msgspec.structs.asdict(sanction)))
    record(connection, actor, kind, person or network, reason, sanction=sanction.id, until=until)
    return sanction


def lift(connection: Connection, actor: str, id: str, reason: str = "") -> Sanction:
    """Ends a sanction before its time."""
    sanctions = schema.sanctions.c
    row = connection.execute(select(schema.sanctions).where(sanctions.id == id)).one_or_none()
    if row is None:
        raise NotFound("no-sanction")
    if row.lifted_at is None:
        connection.execute(update(schema.sanctions).where(sanctions.id == id).values(lifted_at=now_ms()))
        record(connection, actor, f"un{row.kind}", row.person or row.network, reason, sanction=id)
    return _sanction(row)


def active_sanctions(connection: Connection, person: str) -> list[Sanction]:
    """What holds for a person now: bans, mutes, and warnings that they have not confirmed. A bot has those of its owner."""
    sanctions, tokens = schema.sanctions.c, schema.tokens.c
    owner = select(tokens.owner).where(tokens.person == person).scalar_subquery()
    query = select(schema.sanctions).where(or_(sanctions.person == person, sanctions.person == owner), _active())
    return [_sanction(row) for row in connection.execute(query.order_by(sanctions.created_at))]


def find_active(connection: Connection, person: str, kind: SanctionKind) -> Sanction | None:
    """The mute or ban that lasts longest of those that hold for a person now."""
    found = [one for one in active_sanctions(connection, person) if one.kind == kind]
    return max(found, key=lambda one: (one.until is None, one.until), default=None)


def banned_with_a_seat(connection: Connection) -> list[str]:
    """Banned people, and bots of banned people, who still have a seat at a table that is open or where a game runs."""
    sittings, tables, tokens = schema.sittings.c, schema.tables.c, schema.tokens.c
    banned = _banned_people()
    query = (
        select(sittings.person)
        .distinct()
        .join_from(schema.sittings, schema.tables, tables.id == sittings.table_id)
        .where(tables.status.in_(UNFINISHED))
        .where(or_(sittings.person.in_(banned), sittings.person.in_(select(tokens.person).where(tokens.owner.in_(banned)))))
    )
    return list(connection.scalars(query))


def confirm_warning(connection: Connection, person: str, id: str) -> None:
    sanctions = schema.sanctions.c
    own = and_(sanctions.id == id, sanctions.person == person, sanctions.kind == "warn")
    connection.execute(update(schema.sanctions).where(own).values(seen_at=now_ms()))


def sanctions_of(connection: Connection, person: str, limit: int | None = None, before: str | None = None) -> list[Sanction]:
    """All that a person has ever had, latest first. `before`: the id of the last known one."""
    query = _page(connection, schema.sanctions, before, "no-sanction", limit)
    return [_sanction(row) for row in connection.execute(query.where(schema.sanctions.c.person == person))]


def read_sanctions(connection: Connection, limit: int = 200, before: str | None = None) -> list[Sanction]:
    """Those that hold now, latest first. `before`: as above."""
    query = _page(connection, schema.sanctions, before, "no-sanction", limit)
    return [_sanction(row) for row in connection.execute(query.where(_active()))]


def _page(connection: Connection, table: Table, before: str | None, unknown: str, limit: int | None) -> Select[Any]:
    """Rows of reports or sanctions, latest first, from the one after that with the id `before`. Those of one moment are ordered by id."""
    created_at, id = table.c.created_at, table.c.id
    query = select(table).order_by(created_at.desc(), id.desc()).limit(limit)
    if before is None:
        return query
    at = connection.scalar(select(created_at).where(id == before))
    if at is None:
        raise NotFound(unknown)
    return query.where(or_(created_at < at, and_(created_at == at, id < before)))


def banned_networks(connection: Connection) -> list[Network]:
    sanctions = schema.sanctions.c
    found = connection.scalars(select(sanctions.network).where(sanctions.kind == "ban", sanctions.network != "", _active()))
    return [ipaddress.ip_network(network) for network in found]


def banned_among(connection: Connection, people: Sequence[str]) -> set[str]:
    """Those of the people, or bots, who are banned now."""
    banned, tokens = _banned_people(), schema.tokens.c
    found = set(connection.scalars(banned.where(schema.sanctions.c.person.in_(people))))
    return found | set(connection.scalars(select(tokens.person).where(tokens.person.in_(people), tokens.owner.in_(banned))))


def _banned_people() -> Select[str]:
    sanctions = schema.sanctions.c
    return select(sanctions.person).where(sanctions.kind == "ban", sanctions.person != "", _active())


def remove_person(connection: Connection, person: str) -> None:
    """What is about a person who deletes themselves goes with them; the audit log keeps their id, and no name."""
    reports = schema.reports.c
    connection.execute(delete(schema.reports).where(or_(reports.person == person, reports.reporter == person)))
    connection.execute(delete(schema.sanctions).where(schema.sanctions.c.person == person))
    connection.execute(delete(schema.administrators).where(schema.administrators.c.person == person))


def export_person(connection: Connection, person: str) -> dict[str, Any]:
    """What a person may read of it: their sanctions, and what they have reported. Who has reported them stays unknown."""
    reports = schema.reports.c
    columns = (reports.created_at, reports.table_id, reports.person, reports.reason)
    reported = connection.execute(select(*columns).where(reports.reporter == person))
    return {
        "sanctions": [msgspec.to_builtins(one) for one in sanctions_of(connection, person)],
        "reports": [dict(row) for row in reported.mappings()],
    }


def _active() -> ColumnElement[bool]:
    sanctions = schema.sanctions.c
    lasts = or_(sanctions.until.is_(None), sanctions.until > now_ms())
    return and_(sanctions.lifted_at.is_(None), lasts, sanctions.seen_at.is_(None))


def _sanction(row: Row[Any]) -> Sanction:
    return Sanction(*(getattr(row, name) for name in Sanction.__struct_fields__))
