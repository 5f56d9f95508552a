"""The fields of table commands, and their replies. Names and bounds are part of the API."""

from typing import Annotated, Literal

import msgspec

from soiree.core.texts.message import Message

Language = Literal["en", "fr"]
Commitment = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]  # to a secret for the shuffle; '' for none
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NoFields(msgspec.Struct):
    pass


class Join(msgspec.Struct):
    seat: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    contribution: Annotated[str, msgspec.Meta(max_length=100)] = ""  # an open text for the shuffle, if nobody commits to a secret
    commitment: Commitment = ""


class CommitSecret(msgspec.Struct):
    commitment: Commitment  # SHA-256 of "soiree shuffle 2: commit\n" and the secret's 32 bytes, in hexadecimal


class RevealSecret(msgspec.Struct):
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class Play(msgspec.Struct):
    token: Token


class WhyNotFields(msgspec.Struct):
    token: Annotated[str, msgspec.Meta(max_length=64)]
    language: Language = "en"


class Draw(msgspec.Struct):
    accept: bool = True


class Chat(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Pin(msgspec.Struct):
    number: Annotated[int, msgspec.Meta(ge=1, le=2**31)] | None = None  # of the chat message's row; null unpins


class Mute(msgspec.Struct):
    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # a person's id, or `onlookers`
    muted: bool = True


class Invite(msgspec.Struct):
    person: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # the id of a friend
    seat: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None


class Uninvite(msgspec.Struct):
    person: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Cancel(msgspec.Struct):
    accept: bool = True


class Queue(msgspec.Struct):
    token: Annotated[str, msgspec.Meta(max_length=64)]  # '' takes the queued move back


class Remove(msgspec.Struct):
    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # a person's id


class FriendsOnly(msgspec.Struct):
    friends_only: bool = True


class CloseChat(msgspec.Struct):
    closed: bool = True


class Report(msgspec.Struct):
    """`messages`: numbers of chat messages of that person, which the server copies into the report."""

    whom: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]  # a person's id
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    messages: list[Annotated[int, msgspec.Meta(ge=1, le=2**31)]] = []


class Reported(msgspec.Struct):
    """The administrators have the report."""

    report: str


class WhyNot(msgspec.Struct, frozen=True, tag_field="type", tag="why-not"):
    """Whether a token can be played now; if not, the clause that forbids it ('' if it is no move at all) and what is wrong.

    `text` is in the language of the request; `say` is the message that it is made of.
    """

    id: str
    token: str
    allowed: bool
    clause: str
    text: str
    say: Message | None = None


class CreatedTable(msgspec.Struct):
    """A created table. `path` is the invitation: everybody who has it can join or watch.

    `commitment`: to the server's seed. Keep it, and compare it with the record after the end.
    """

    table: str
    path: str
    commitment: str
