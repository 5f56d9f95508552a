"""Notifications in the database: what is to be sent through which channel, and what was.

They are derived from the logs of tables, and their key (channel, table, kind, number) is the same each time: deriving them again, after
a crash or at another node, adds nothing. A node takes a channel with a lease and sends everything that is due there; no other node
takes the channel meanwhile. A node that dies leaves the lease to expire, and another sends what is not marked as sent.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import BindParameter, Connection, Update, and_, bindparam, case, func, or_, select, text, update

from soiree.server.storage import schema
from soiree.server.storage.channels import Channel, ChannelKind, channel_of, quiet_hours_of
from soiree.server.storage.tables import QUERY_SIZE, UNFINISHED
from soiree.server.table.notices import Notice

CHAT_PAUSE = 15 * 60_000  # milliseconds: one notification of new chat lines at a table in this time
MAX_CONSIDERED = 200  # channels with something due, of which some are taken


class Notification(msgspec.Struct, frozen=True):
    channel: str
    table: str
    kind: str
    number: int
    created_at: int
    attempts: int
    message: str = ""  # the id of the e-mail that it is in


# ---------------------------------------------------------------- deriving


def read_followed(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Those of the tables where somebody with a channel is, with the log number up to which notices were derived."""
    traces, channels, notified = schema.traces.c, schema.channels.c, schema.notified.c
    found: dict[str, int] = {}
    for first in range(0, len(ids), QUERY_SIZE):
        query = (
            select(traces.table_id, notified.number)
            .join_from(schema.traces, schema.channels, channels.person == traces.person)
            .outerjoin(schema.notified, notified.table_id == traces.table_id)
            .where(traces.table_id.in_(ids[first : first + QUERY_SIZE]))
            .distinct()
        )
        found |= {row.table_id: row.number or 0 for row in connection.execute(query)}
    return found


def read_lagging(connection: Connection) -> list[str]:
    """Tables whose logs have entries from which no notices were derived: the node that wrote them died before.

    An entry from before somebody had a channel is none: it would be sent to nobody.
    """
    traces, channels, tables, notified, log = (
        table.c for table in (schema.traces, schema.channels, schema.tables, schema.notified, schema.log)
    )
    missed = (
        select(log.number)
        .where(log.table_id == tables.id, log.lane == 0)
        .where(log.number > func.coalesce(notified.number, 0), log.at >= channels.created_at)
    )
    query = (
        select(tables.id)
        .join_from(schema.channels, schema.traces, channels.person == traces.person)
        .join(schema.tables, tables.id == traces.table_id)
        .outerjoin(schema.notified, notified.table_id == tables.id)
        .where(or_(tables.status.in_(UNFINISHED), tables.changed_at > channels.created_at), missed.exists())
    )
    return list(connection.scalars(query.distinct().limit(QUERY_SIZE)))


_ADD = text(
    "INSERT INTO notifications (channel, table_id, kind, number, created_at, due_at, attempts, outcome) "
    "VALUES (:channel, :table, :kind, :number, :now, :due_at, 0, '') ON CONFLICT DO NOTHING"
)
_MAKE_DUE_EARLIER = text(
    "UPDATE notifications SET due_at = :due_at "
    "WHERE channel = :channel AND table_id = :table AND kind = :kind AND number = :number AND due_at > :due_at"
)
_NOTIFIED = text(
    "INSERT INTO notified (table_id, number) VALUES (:table, :number) ON CONFLICT (table_id) DO UPDATE "
    "SET number = excluded.number WHERE excluded.number > notified.number"
)


def add_notices(connection: Connection, table: str, number: int, notices: Sequence[Notice], now: int, delay: int) -> int:
    """Adds what is to be sent, and that the log was read up to `number`. Returns how many are new or due earlier than before."""
    changed = 0
    for notice in notices:
        planned_at = notice.due_at
        if notice.kind == "clock" and (quiet := quiet_hours_of(connection, notice.person)) is not None:
            planned_at = quiet.reminder_at(notice.due_at, notice.falls_at)
        for row in connection.execute(select(schema.channels).where(schema.channels.c.person == notice.person)).all():
            channel = channel_of(row)
            if not channel.confirmed or notice.kind not in channel.wants or notice.at < channel.created_at:
                continue
            if notice.kind == "chat" and _has_chat(connection, channel.id, table, now):
                continue
            due_at = max(planned_at, now + delay)
            values = {"channel": channel.id, "table": table, "kind": notice.kind, "number": notice.number, "now": now, "due_at": due_at}
            added = connection.execute(_ADD, values).rowcount
            if not added and notice.kind == "clock":  # a vacation may have ended early
                del values["now"]
                added = connection.execute(_MAKE_DUE_EARLIER, values).rowcount
            changed += added
    connection.execute(_NOTIFIED, {"table": table, "number": number})
    return changed


def _has_chat(connection: Connection, channel: str, table: str, now: int) -> bool:
    columns = schema.notifications.c
    recent = and_(columns.channel == channel, columns.table_id == table, columns.kind == "chat", columns.created_at > now - CHAT_PAUSE)
    return connection.execute(select(columns.number).where(recent).limit(1)).first() is not None


def plan_reminders_again(connection: Connection, person: str, now: int) -> None:
    """The quiet hours of the person have changed: each reminder is looked at now, and postponed to the right moment."""
    columns, channels = schema.notifications.c, schema.channels.c
    own = select(channels.id).where(channels.person == person)
    pending = and_(columns.channel.in_(own), columns.kind == "clock", columns.due_at > now)
    connection.execute(update(schema.notifications).where(pending).values(due_at=now))


def add_direct(connection: Connection, channel: str, kind: str, now: int) -> None:
    """Something to send that is about no table: the confirmation of an address, or a test."""
    connection.execute(_ADD, {"channel": channel, "table": "", "kind": kind, "number": now, "now": now, "due_at": now})


# ---------------------------------------------------------------- sending

# Each notification is changed several times. To put the statement together each time would cost more than to carry it out.
_value: BindParameter[str | int] = bindparam("value")
_columns = schema.notifications.c
_one = update(schema.notifications).where(
    _columns.channel == bindparam("of_channel"),
    _columns.table_id == bindparam("of_table"),
    _columns.kind == bindparam("of_kind"),
    _columns.number == bindparam("of_number"),
)
_ASSIGN, _FINISH = _one.values(message=_value), _one.values(due_at=None, outcome=_value)
_POSTPONE, _COUNT = _one.values(due_at=_value), _one.values(attempts=_value)


def next_due(connection: Connection) -> dict[ChannelKind, int]:
    """When the next notification can be sent, for each kind of channels that have one."""
    due, channels = schema.notifications.c, schema.channels.c
    latest = case((due.due_at > channels.ready_at, due.due_at), else_=channels.ready_at)
    query = select(channels.kind, func.min(latest).label("at")).join_from(schema.notifications, schema.channels, channels.id == due.channel)
    return {row.kind: row.at for row in connection.execute(query.where(due.due_at.is_not(None)).group_by(channels.kind))}


def claim(
    connection: Connection, kind: ChannelKind, now: int, until: int, lease: str, limit: int, busy: Mapping[str, int], most_each: int
) -> list[Channel]:
    """Takes channels where something is due: those first that have waited for longest. No other node sends through them before `until`.

    `busy`: through how many channels something is being sent, by person. Nobody has more than `most_each` of them.
    """
    channels, due = schema.channels.c, schema.notifications.c
    waiting = select(due.channel).where(due.due_at <= now)
    full = [person for person, count in busy.items() if count >= most_each]
    ready = (
        select(channels.id, channels.person)
        .where(channels.kind == kind, channels.ready_at <= now, channels.id.in_(waiting), channels.person.not_in(full))
        .order_by(channels.ready_at, channels.id)
        .limit(MAX_CONSIDERED)
    )
    chosen: list[str] = []
    taken = Counter(busy)
    for row in connection.execute(ready):
        if len(chosen) < limit and taken[row.person] < most_each:
            chosen.append(row.id)
            taken[row.person] += 1
    still = channels.id.in_(chosen) & (channels.ready_at <= now)  # another node may have taken one meanwhile
    query = update(schema.channels).where(still).values(ready_at=until, lease=lease)
    return [channel_of(row) for row in connection.execute(query.returning(schema.channels))]


def read_due(connection: Connection, channel: str, now: int) -> list[Notification]:
    """Oldest first."""
    due = schema.notifications.c
    query = select(schema.notifications).where(due.channel == channel, due.due_at <= now).order_by(due.created_at, due.number)
    return [
        Notification(row.channel, row.table_id, row.kind, row.number, row.created_at, row.attempts, row.message)
        for row in connection.execute(query)
    ]


def assign(connection: Connection, group: Sequence[Notification], message: str) -> None:
    """Notes that these are sent as one message, so that a repetition has the same content and the same id."""
    _change(connection, _ASSIGN, [{**_key(one), "value": message} for one in group])


def finish(connection: Connection, sent: Sequence[Notification], outcome: str) -> None:
    """Nothing more is done about these."""
    _change(connection, _FINISH, [{**_key(one), "value": outcome} for one in sent])


def postpone(connection: Connection, notification: Notification, due_at: int) -> None:
    _change(connection, _POSTPONE, [{**_key(notification), "value": due_at}])


def count_attempt(connection: Connection, tried: Sequence[Notification]) -> None:
    _change(connection, _COUNT, [{**_key(one), "value": one.attempts + 1} for one in tried])


def release(connection: Connection, channel: str, lease: str, ready_at: int, failures: int) -> None:
    """Ends a lease, unless it has expired and another node has taken the channel."""
    columns = schema.channels.c
    held = (columns.id == channel) & (columns.lease == lease)
    connection.execute(update(schema.channels).where(held).values(ready_at=ready_at, failures=failures, lease=""))


def _change(connection: Connection, statement: Update, values: list[dict[str, str | int]]) -> None:
    if values:
        connection.execute(statement, values)


def _key(notification: Notification) -> dict[str, str | int]:
    return {
        "of_channel": notification.channel,
        "of_table": notification.table,
        "of_kind": notification.kind,
        "of_number": notification.number,
    }


# ---------------------------------------------------------------- the server's keys


def push_key(connection: Connection, new: str) -> str:
    """The private key with which this server signs its push messages: `new` if it has none. Of several nodes one wins."""
    values = schema.server_values.c
    if connection.execute(select(values.value).where(values.name == "push-key")).first() is None:
        connection.execute(text("INSERT INTO house (name, value) VALUES ('push-key', :key) ON CONFLICT DO NOTHING"), {"key": new})
    key: str = connection.execute(select(values.value).where(values.name == "push-key")).scalar_one()
    return key
