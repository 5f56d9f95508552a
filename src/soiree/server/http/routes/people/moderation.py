"""What administrators can see and do: reports, warnings, mutes and bans, names, messages, tables, and the audit log. docs/moderation.md."""

from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import get, patch, post
from litestar.params import Parameter
from sqlalchemy import Connection

from soiree.server.http.auth import FOR_BANNED
from soiree.server.http.errors import PROBLEMS
from soiree.server.node import Node
from soiree.server.refusals import NotFound, RequestRefused
from soiree.server.storage import people, personal_data
from soiree.server.storage.access import moderation, sessions
from soiree.server.storage.access.moderation import Act, Report, Sanction, SanctionKind
from soiree.server.storage.people import Person
from soiree.server.storage.study import analyses
from soiree.server.table.table import ONLOOKERS
from soiree.server.texts import MAX_NAME, clean_chat, clean_name
from soiree.server.timestamps import MINUTE, now_ms

Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Before = Annotated[str | None, Parameter(max_length=24)]
Limit = Annotated[int, Parameter(ge=1, le=200)]
PAGE = 50
MAX_MINUTES = 10 * 366 * 24 * 60


class NewSanction(msgspec.Struct, forbid_unknown_fields=True):
    """`person` or, for a ban, `network`: an address or a range. `minutes`: how long; null until it is lifted. The person reads `reason`."""

    kind: SanctionKind
    reason: Reason
    person: Annotated[str, msgspec.Meta(max_length=24)] = ""
    network: Annotated[str, msgspec.Meta(max_length=50)] = ""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=MAX_MINUTES)] | None = None


class Lifting(msgspec.Struct, forbid_unknown_fields=True):
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Renaming(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
    reason: Reason


class WithReason(msgspec.Struct, forbid_unknown_fields=True):
    reason: Reason


class Hiding(msgspec.Struct, forbid_unknown_fields=True):
    reason: Reason
    hidden: bool = True


class ChatChange(msgspec.Struct, forbid_unknown_fields=True):
    reason: Reason
    closed: bool = False


class Handling(msgspec.Struct, forbid_unknown_fields=True):
    closed: bool = True


class NamedPerson(msgspec.Struct):
    id: str
    name: str
    kind: str
    login: str | None


class ReportInfo(msgspec.Struct):
    """A report, with the present names of both people ('' if they are gone), and the numbers of messages that are hidden now."""

    report: Report
    person_name: str
    reporter_name: str
    hidden: list[int]


class SanctionInfo(msgspec.Struct):
    sanction: Sanction
    person_name: str


class ActInfo(msgspec.Struct):
    """An act with the present names of who has done it and whom it is about, if that is a person."""

    act: Act
    actor_name: str
    subject_name: str


class PersonHistory(msgspec.Struct):
    """What administrators know of a person: the latest of each. Earlier ones are in the lists of reports, sanctions and acts."""

    person: NamedPerson
    reports: list[ReportInfo]
    sanctions: list[Sanction]
    acts: list[ActInfo]


def _named_reports(connection: Connection, found: list[Report]) -> list[ReportInfo]:
    names = people.names_of(connection, {id for one in found for id in (one.person, one.reporter)})
    subject = moderation.message_subject
    hidden = moderation.hidden_among(connection, {subject(one.table, message.number) for one in found for message in one.messages})
    return [
        ReportInfo(
            one,
            names.get(one.person, ""),
            names.get(one.reporter, ""),
            [message.number for message in one.messages if subject(one.table, message.number) in hidden],
        )
        for one in found
    ]


def _named_acts(connection: Connection, found: list[Act]) -> list[ActInfo]:
    names = people.names_of(connection, {id for one in found for id in (one.actor, one.subject)})
    return [ActInfo(one, names.get(one.actor, ""), names.get(one.subject, "")) for one in found]


# ---------------------------------------------------------------- reading
# Administrators are never banned; FOR_BANNED lets them in from an address that they have banned by mistake.


@get("/api/admin/reports", operation_id="ApiAdminReports", responses=PROBLEMS, opt=FOR_BANNED)
async def list_reports(
    node: Node,
    administrator: Person,  # noqa: ARG001  # only administrators get here
    open: bool = True,
    person: Id | None = None,
    before: Before = None,
    limit: Limit = PAGE,
) -> list[ReportInfo]:
    """Reports that nobody has dealt with, latest first; with `open` false the others, with `person` all that are about them.

    `before`: the id of the last one that you have.
    """
    which = open if person is None else None
    return await node.store.read(
        lambda connection: _named_reports(connection, moderation.read_reports(connection, which, person, limit, before))
    )


@get("/api/admin/people", operation_id="ApiAdminPeople", responses=PROBLEMS, opt=FOR_BANNED)
async def find_people(
    node: Node,
    administrator: Person,  # noqa: ARG001  # as above
    name: Annotated[str, Parameter(min_length=1, max_length=40)],
) -> list[NamedPerson]:
    """People whose name or login contains a text, or who have it as their id."""
    found = await node.store.read(lambda connection: people.search(connection, name, 50))
    return [NamedPerson(one.id, one.name, one.kind, one.login) for one in found]


@get("/api/admin/people/{id:str}", operation_id="ApiAdminPerson", responses=PROBLEMS, opt=FOR_BANNED)
async def person_history(node: Node, administrator: Person, id: str) -> PersonHistory:  # noqa: ARG001  # as above
    """A person's reports, sanctions, and what administrators have done about them."""

    def read(connection: Connection) -> PersonHistory:
        found = people.find(connection, id)
        if found is None:
            raise NotFound("no-person")
        reports = _named_reports(connection, moderation.read_reports(connection, None, id, PAGE))
        acts = _named_acts(connection, moderation.read_audit(connection, limit=PAGE, subject=id))
        sanctions = moderation.sanctions_of(connection, id, PAGE)
        return PersonHistory(NamedPerson(found.id, found.name, found.kind, found.login), reports, sanctions, acts)

    return await node.store.read(read)


@get("/api/admin/sanctions", operation_id="ApiAdminSanctions", responses=PROBLEMS, opt=FOR_BANNED)
async def list_sanctions(
    node: Node,
    administrator: Person,  # noqa: ARG001  # as above
    person: Id | None = None,
    before: Before = None,
    limit: Limit = PAGE,
) -> list[SanctionInfo]:
    """Warnings that are not confirmed, and the mutes and bans that hold now, latest first; with `person` all that they ever had.

    `before`: the id of the last one that you have.
    """

    def read(connection: Connection) -> list[SanctionInfo]:
        if person is None:
            found = moderation.read_sanctions(connection, limit, before)
        else:
            found = moderation.sanctions_of(connection, person, limit, before)
        names = people.names_of(connection, {one.person for one in found})
        return [SanctionInfo(one, names.get(one.person, "")) for one in found]

    return await node.store.read(read)


@get("/api/admin/audit", operation_id="ApiAdminAudit", responses=PROBLEMS, opt=FOR_BANNED)
async def read_audit(
    node: Node,
    administrator: Person,  # noqa: ARG001  # as above
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    limit: Limit = PAGE,
    subject: Annotated[str | None, Parameter(max_length=80)] = None,
) -> list[ActInfo]:
    """What administrators have done, latest first; with `subject` about that person, network, table or message.

    `before`: the id of the last one that you have.
    """
    return await node.store.read(lambda connection: _named_acts(connection, moderation.read_audit(connection, before, limit, subject)))


# ---------------------------------------------------------------- acting


@post("/api/admin/reports/{id:str}", operation_id="ApiAdminReportHandle", responses=PROBLEMS, status_code=204, opt=FOR_BANNED)
async def handle_report(node: Node, administrator: Person, id: str, data: Handling) -> None:
    """Marks a report as dealt with, or as open again."""
    await node.store.write((), lambda connection: moderation.close_report(connection, administrator.id, id, data.closed))


@post("/api/admin/sanctions", operation_id="ApiAdminImpose", responses=PROBLEMS, opt=FOR_BANNED)
async def impose(node: Node, administrator: Person, data: NewSanction) -> Sanction:
    """Warns, mutes or bans. A ban ends sessions and sockets of the person at every node at once, and their games are resigned."""
    if bool(data.person) == bool(data.network) or (data.network and data.kind != "ban"):
        raise RequestRefused("sanction-whom")
    network = str(moderation.parse_network(data.network)) if data.network else ""
    until = None if data.minutes is None or data.kind == "warn" else now_ms() + data.minutes * MINUTE

    def change(connection: Connection) -> tuple[Sanction, list[str]]:
        made = moderation.impose(connection, administrator.id, data.kind, clean_chat(data.reason), until, data.person, network)
        return made, sessions.end_for_ban(connection, data.person) if data.kind == "ban" and data.person else []

    sanction, ended = await node.store.write((), change)
    node.sessions.end(ended)
    if data.kind == "ban":
        await node.bans_changed()
    return sanction


@post("/api/admin/sanctions/{id:str}/lift", operation_id="ApiAdminLift", responses=PROBLEMS, status_code=204, opt=FOR_BANNED)
async def lift(node: Node, administrator: Person, id: str, data: Lifting) -> None:
    """Ends a warning, mute or ban."""
    lifted = await node.store.write((), lambda connection: moderation.lift(connection, administrator.id, id, clean_chat(data.reason)))
    if lifted.network:
        await node.bans_changed()


@patch("/api/admin/people/{id:str}", operation_id="ApiAdminRename", responses=PROBLEMS, status_code=204, opt=FOR_BANNED)
async def rename(node: Node, administrator: Person, id: str, data: Renaming) -> None:
    """Gives a person another name, also at the tables where they sit or have sat."""
    name = clean_name(data.name)

    def change(connection: Connection) -> None:
        found = people.find(connection, id)
        if found is None:
            raise NotFound("no-person")
        people.rename(connection, id, name, found.colour)
        personal_data.rename_at_tables(connection, id, name)
        moderation.record(connection, administrator.id, "rename", id, clean_chat(data.reason), before=found.name, name=name)

    await node.store.write((), change)
    node.invalidate_tables()


@post("/api/admin/tables/{table:str}/close", operation_id="ApiAdminCloseTable", responses=PROBLEMS, status_code=204, opt=FOR_BANNED)
async def close_table(node: Node, administrator: Person, table: str, data: WithReason) -> None:
    """Closes a table, even while people play there."""
    await node.tables.append(table, lambda it: it.close_by_administrator(), _recording(administrator, "close-table", table, data.reason))


@post(
    "/api/admin/tables/{table:str}/messages/{number:int}", operation_id="ApiAdminHide", responses=PROBLEMS, status_code=204, opt=FOR_BANNED
)
async def hide_message(node: Node, administrator: Person, table: str, number: int, data: Hiding) -> None:
    """Hides a chat message from everybody, or shows it again. The log keeps it."""
    act, subject = "hide-message" if data.hidden else "show-message", moderation.message_subject(table, number)
    await node.tables.append(table, lambda it: it.hide(number, data.hidden), _recording(administrator, act, subject, data.reason))


@post("/api/admin/tables/{table:str}/chat", operation_id="ApiAdminChat", responses=PROBLEMS, status_code=204, opt=FOR_BANNED)
async def change_chat(node: Node, administrator: Person, table: str, data: ChatChange) -> None:
    """Opens the chat of a table that its owner has closed, or closes it."""
    act = "close-chat" if data.closed else "open-chat"
    await node.tables.append(
        table, lambda it: it.close_chat_by_administrator(data.closed), _recording(administrator, act, table, data.reason)
    )


@post("/api/admin/tables/{table:str}/seats", operation_id="ApiAdminSeats", responses=PROBLEMS, status_code=204, opt=FOR_BANNED)
async def open_seats(node: Node, administrator: Person, table: str, data: WithReason) -> None:
    """Opens the free seats of a table to everybody that its owner keeps for friends."""
    await node.tables.append(
        table, lambda it: it.open_seats_by_administrator(), _recording(administrator, "open-seats", table, data.reason)
    )


@post(
    "/api/admin/tables/{table:str}/people/{person:str}",
    operation_id="ApiAdminReadmit",
    responses=PROBLEMS,
    status_code=204,
    opt=FOR_BANNED,
)
async def readmit(node: Node, administrator: Person, table: str, person: str, data: WithReason) -> None:
    """Lets somebody come back to a table from which its owner has removed them."""
    await node.tables.append(table, lambda it: it.readmit(person), _recording(administrator, "readmit", person, data.reason, table=table))


@post(
    "/api/admin/tables/{table:str}/people/{person:str}/unmute",
    operation_id="ApiAdminUnmuteAtTable",
    responses=PROBLEMS,
    status_code=204,
    opt=FOR_BANNED,
)
async def unmute_at_table(node: Node, administrator: Person, table: str, person: str, data: WithReason) -> None:
    """Lets a person write at a table again, or `onlookers`, whom its owner has muted."""
    if person == ONLOOKERS:
        recorded = _recording(administrator, "unmute-onlookers", table, data.reason)
    else:
        recorded = _recording(administrator, "unmute-at-table", person, data.reason, table=table)
    await node.tables.append(table, lambda it: it.unmute_by_administrator(person), recorded)


@post(
    "/api/admin/tables/{table:str}/people/{person:str}/uninvite",
    operation_id="ApiAdminUninvite",
    responses=PROBLEMS,
    status_code=204,
    opt=FOR_BANNED,
)
async def uninvite(node: Node, administrator: Person, table: str, person: str, data: WithReason) -> None:
    """Withdraws an invitation: the seat that is kept for the person becomes free."""
    await node.tables.append(table, lambda it: it.uninvite(person), _recording(administrator, "uninvite", person, data.reason, table=table))


@post("/api/admin/analyses/{id:str}/delete", operation_id="ApiAdminDeleteAnalysis", responses=PROBLEMS, status_code=204, opt=FOR_BANNED)
async def delete_analysis(node: Node, administrator: Person, id: str, data: WithReason) -> None:
    """Deletes an analysis that somebody has shared. It cannot be restored."""

    def change(connection: Connection) -> None:
        owner = analyses.remove(connection, id)
        if owner is None:
            raise NotFound("no-analysis")
        moderation.record(connection, administrator.id, "delete-analysis", owner, clean_chat(data.reason), analysis=id)

    await node.store.write((), change)


def _recording(administrator: Person, act: str, subject: str, reason: str, **details: str) -> Callable[[Connection], None]:
    """Adds to the audit log, for the transaction of the act."""
    return lambda connection: moderation.record(connection, administrator.id, act, subject, clean_chat(reason), **details)


ROUTES = [
    *(list_reports, find_people, person_history, list_sanctions, read_audit),
    *(handle_report, impose, lift, rename, close_table, hide_message, change_chat, open_seats, readmit, unmute_at_table),
    *(uninvite, delete_analysis),
]
