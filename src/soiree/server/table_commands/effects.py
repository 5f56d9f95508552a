"""What a table command does where that is more than one call of `Table`: reads of the database, replies, other tables."""

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from soiree.core.match import Reason
from soiree.server.refusals import NotAllowed, RequestRefused, TooManyRequests
from soiree.server.runtime.registry import new_header
from soiree.server.runtime.study.hints import Advice, HintQuestion
from soiree.server.storage import people
from soiree.server.storage.access import moderation
from soiree.server.storage.access.moderation import ReportedMessage
from soiree.server.storage.people import Person
from soiree.server.storage.social import friends
from soiree.server.table import events
from soiree.server.table.events import NO_CHANGES, Changes, PublicEvent
from soiree.server.table.next_moves import NextMoves
from soiree.server.table.state import TableHeader
from soiree.server.table.table import Table
from soiree.server.table_commands.callers import owner, seated
from soiree.server.table_commands.command import Call, Reply, require_not_muted
from soiree.server.table_commands.fields import (
    CreatedTable,
    FriendsOnly,
    Invite,
    Join,
    NoFields,
    Play,
    Queue,
    Report,
    Reported,
    Uninvite,
    WhyNot,
    WhyNotFields,
)
from soiree.server.texts import clean_chat
from soiree.server.workers.scheduler import QueueFull

MAX_REPORTED = 20  # messages in a report


async def check_may_sit(call: Call, fields: Join) -> None:
    """Refuses a seat at a table of an owner who has blocked the person, and finds out whether they are friends.

    A muted person may sit down, but not with an open text, which others read.
    """
    person = call.person
    if person is not None:
        if fields.contribution:
            await require_not_muted(call.node, person.id)
        owner = await call.node.tables.read(call.table, lambda table: table.header.owner)
        call.friend = await call.node.store.read(lambda it: friends.require_seat(it, owner, person.id))


async def find_invited(call: Call, fields: Invite) -> None:
    person = call.person
    if person is not None:
        call.other = await call.node.store.read(lambda connection: find_friend(connection, person.id, fields.person))


def find_friend(connection: Connection, person: str, other: str) -> Person:
    found = people.find(connection, other) if friends.are_friends(connection, person, other) else None
    if found is None:
        raise NotAllowed("invite-friends")
    return found


def invite(table: Table, _owner: Person, fields: Invite, call: Call) -> list[PublicEvent]:
    return [] if call.other is None else table.invite(call.other.id, call.other.name, fields.seat)


def set_friends_only(table: Table, person: Person, fields: FriendsOnly, _call: Call) -> list[PublicEvent]:
    if fields.friends_only and person.kind != "account":
        raise NotAllowed("friends-account")
    return table.set_friends_only(fields.friends_only)


def uninvite(table: Table, person: Person, fields: Uninvite, _call: Call) -> list[PublicEvent]:
    if fields.person != person.id:
        owner(table.state, person)
    return table.uninvite(fields.person)


def _once_present(table: Table, seat: int, call: Call, change: Callable[[], Changes]) -> Changes:
    """A change of the seat's own lane: nothing if its request was sent before, a refusal if a bot plays for the seat."""
    if table.state.has_moved(seat, call.request_id):
        return NO_CHANGES
    table.require_present(seat)
    return change()


def queue(table: Table, seat: int, fields: Queue, call: Call) -> Changes:
    return _once_present(table, seat, call, lambda: table.queue_move(seat, call.request_id, fields.token))


def reply_next_moves(table: Table, seat: int, _fields: NoFields, _call: Call) -> Reply:
    table.require_present(seat)
    found = table.next_moves(seat)

    async def reply() -> NextMoves:
        return found

    return reply


def play(table: Table, seat: int, fields: Play, call: Call) -> Changes:
    return _once_present(table, seat, call, lambda: table.decide(seat, call.request_id, fields.token, call.now, call.lag))


def take_back(table: Table, seat: int, _fields: NoFields, call: Call) -> Changes:
    return _once_present(table, seat, call, lambda: table.undo(seat, call.request_id, call.now))


def reply_why_not(table: Table, seat: int, fields: WhyNotFields, call: Call) -> Reply:
    reason = table.state.why_not(seat, fields.token, fields.language)
    found = Reason("", "") if reason is None else reason
    answer = WhyNot(call.request_id, fields.token, reason is None, found.clause, found.text, found.say)

    async def reply() -> WhyNot:
        return answer

    return reply


def reply_hint(table: Table, person: Person, _fields: NoFields, call: Call) -> Reply:
    question = HintQuestion(table.state, seated(table.state, person))

    async def reply() -> Advice:
        try:
            analysis = await call.node.workers.analyse(question.request(), person.id)
        except QueueFull:
            raise TooManyRequests("bots-busy") from None
        number = await call.node.tables.read(call.table, lambda table: table.state.number)
        return question.advice(analysis, number)

    return reply


def reply_rematch(table: Table, person: Person, _fields: NoFields, call: Call) -> Reply:
    """Creates one table for all who ask: the first request creates it, and the others get the same one."""
    begin = table.rematch_events(person.id)
    known, friends_only, old, tables = table.state.rematch, table.state.friends_only, table.header, call.node.tables

    async def reply() -> CreatedTable:
        if known:
            return created(await tables.read(known, lambda table: table.header))
        header = new_header(
            old.game, old.seats, old.options, old.clock, person.id,
            listed=old.listed, aids=old.aids, hints=old.hints, stand_in=old.stand_in, edition=old.edition, friends_only=friends_only,
        )  # fmt: skip
        new = await call.node.quotas.create(person.id, None, lambda: tables.create(header, begin))
        await tables.append(call.table, lambda table: [] if table.state.rematch else [events.RematchCreated(new)])
        first = await tables.read(call.table, lambda table: table.state.rematch)  # another request may have created one
        return created(header if first == new else await tables.read(first, lambda table: table.header))

    return reply


def _reported_messages(table: Table, person: Person, fields: Report) -> list[ReportedMessage]:
    """Copies of the messages that a report is about."""
    state = table.state
    if fields.whom == person.id:
        raise RequestRefused("report-self")
    if state.is_stranger(person.id) or state.name_of(fields.whom) is None:
        raise RequestRefused("report-nobody")
    copies = []
    for number in sorted(set(fields.messages)):
        message = state.message(number)
        if message is None or message.person != fields.whom or len(fields.messages) > MAX_REPORTED:
            raise RequestRefused("report-messages", most=MAX_REPORTED)
        copies.append(ReportedMessage(number, state.log[number - 1].at, message.person, message.name, message.text))
    return copies


def check_report(table: Table, person: Person, fields: Report, _call: Call) -> Changes:
    _reported_messages(table, person, fields)
    return NO_CHANGES


def reply_report(table: Table, person: Person, fields: Report, call: Call) -> Reply:
    copies, reason = _reported_messages(table, person, fields), clean_chat(fields.reason)

    async def reply() -> Reported:
        add = partial(
            moderation.add_report, table=call.table, reporter=person.id, person=fields.whom, reason=reason, messages=copies
        )  # fmt: skip
        return Reported(await call.node.store.write((), add))

    return reply


def created(header: TableHeader) -> CreatedTable:
    return CreatedTable(header.id, f"/table/{header.id}", header.commitment)
