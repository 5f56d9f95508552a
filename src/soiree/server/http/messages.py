"""The messages of a table's socket and the bodies of its HTTP routes, generated from the table of commands."""

from functools import reduce
from operator import or_
from typing import Annotated, Any

import msgspec

from soiree.core.texts.message import Message
from soiree.server.table.snapshot import Snapshot
from soiree.server.table_commands.command import AnyCommand
from soiree.server.table_commands.commands import COMMANDS
from soiree.server.table_commands.fields import NoFields, WhyNot

RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
OptionalRequestId = Annotated[str, msgspec.Meta(max_length=64)]  # '' if the client does not retry
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


def _class_name(command: AnyCommand) -> str:
    return "".join(word.title() for word in command.name.split("-"))


def _any_of(*types: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The union of the types."""
    return reduce(or_, types)


def message_type(command: AnyCommand) -> type[msgspec.Struct]:
    """A client's socket message: `do` is the command's name, beside the client's id of the request and the command's fields."""
    return msgspec.defstruct(
        f"{_class_name(command)}Message",
        [("id", RequestId)],
        bases=(command.fields,),
        module=__name__,
        namespace={"__doc__": command.summary},
        tag_field="do",
        tag=command.name,
        forbid_unknown_fields=True,
        kw_only=True,
    )


def body_type(command: AnyCommand) -> type[msgspec.Struct] | None:
    """The body of a command's HTTP request; None if there is nothing to send."""
    http = command.http
    if http is None or http.method != "POST" or (http.request_id == "none" and command.fields is NoFields):
        return None
    ids: dict[str, list[Any]] = {"none": [], "optional": [("id", OptionalRequestId, "")], "required": [("id", RequestId)]}
    return msgspec.defstruct(
        f"{_class_name(command)}Body",
        ids[http.request_id],
        bases=(command.fields,),
        module=__name__,
        forbid_unknown_fields=True,
        kw_only=True,
    )


# ---------------------------------------------------------------- from the client


class Ack(msgspec.Struct, tag_field="do", tag="ack", forbid_unknown_fields=True):
    """The version of the newest snapshot that the client has."""

    number: Number
    draft_version: Number = msgspec.field(name="desk", default=0)


class Resume(msgspec.Struct, tag_field="do", tag="resume", forbid_unknown_fields=True):
    """Rows are missing: asks for a snapshot with the rows after `since`."""

    since: Number


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Answered with a Pong."""


class Visibility(msgspec.Struct, tag_field="do", tag="visibility", forbid_unknown_fields=True):
    """Whether the person can see the table. Not while its page is in the background: then they are notified."""

    visible: bool


COMMAND_OF: dict[type[msgspec.Struct], AnyCommand] = {message_type(command): command for command in COMMANDS if command.socket}
CLIENT_MESSAGE = _any_of(*COMMAND_OF, Ack, Resume, Ping, Visibility)


def request_id(message: msgspec.Struct) -> str:
    """The client's id of a command's message."""
    id: str = message.id  # type: ignore[attr-defined]  # `message_type` has added it
    return id


class _WithId(msgspec.Struct):
    id: RequestId


_decode_id = msgspec.json.Decoder(_WithId).decode


def readable_id(text: str | bytes) -> str:
    """The id of a message that is malformed otherwise, for the refusal that is sent back; '' if it has none."""
    try:
        return _decode_id(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


# ---------------------------------------------------------------- to the client


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """The request with this id was not carried out; see Problem. `id` is '' if it could not be read."""

    id: str
    error: str
    detail: str
    clause: str
    say: Message | None = None


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The answer to a Ping: the newest version for this reader. A client that has an older one sends Resume."""

    number: int
    draft_version: int = msgspec.field(name="desk")


SERVER_MESSAGE = _any_of(Snapshot, Refused, WhyNot, Pong)
