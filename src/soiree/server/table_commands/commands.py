"""The table of commands: everything that a person can do at a table, declared once. Routes, socket and schema follow from it.

To add a command: its fields in `fields`, if it has any, and an entry here; its events and rules are in `table/`.
"""

from soiree.server.runtime.study.hints import Advice
from soiree.server.table.next_moves import NextMoves
from soiree.server.table_commands import effects
from soiree.server.table_commands.callers import owner, owner_or_invited, owner_or_seated, seated, seated_person, signed_in
from soiree.server.table_commands.command import AnyCommand, Command, Http, RateLimit
from soiree.server.table_commands.fields import (
    Cancel,
    Chat,
    CloseChat,
    CommitSecret,
    CreatedTable,
    Draw,
    FriendsOnly,
    Invite,
    Join,
    Mute,
    NoFields,
    Pin,
    Play,
    Queue,
    Remove,
    Report,
    Reported,
    RevealSecret,
    Uninvite,
    WhyNot,
    WhyNotFields,
)
from soiree.server.texts import check_text
from soiree.server.workers.messages import RESIGNED_LEVEL

JOIN = Command(
    name="join",
    summary="Takes a free seat.",
    fields=Join,
    by=signed_in,
    prepare=effects.check_may_sit,
    do=lambda table, person, fields, call: table.join(
        fields.seat,
        person.id,
        person.name,
        person.colour,
        check_text(fields.contribution, "a contribution"),
        fields.commitment,
        person.kind,
        call.friend,
    ),
    http=Http(),
)
LEAVE = Command(
    name="leave",
    summary="Gives the seat up, before the game has started.",
    fields=NoFields,
    by=seated,
    do=lambda table, seat, *_: table.leave(seat),
    http=Http(),
)
START = Command(
    name="start",
    summary="Starts the game, when all seats are taken. Cards are dealt when every seat that has committed to a secret has revealed it.",
    fields=NoFields,
    by=owner_or_seated,
    do=lambda table, *_: table.start(),
    http=Http(),
)
COMMIT = Command(
    name="commit",
    summary="Commits to a secret for the shuffle, before the game is started; replaces what the seat committed to before.",
    fields=CommitSecret,
    by=seated,
    do=lambda table, seat, fields, call: table.commit_secret(seat, fields.commitment, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
REVEAL = Command(
    name="reveal",
    summary="Reveals the secret that the seat has committed to, after the game was started.",
    fields=RevealSecret,
    by=seated,
    do=lambda table, seat, fields, call: table.reveal_secret(seat, fields.secret, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
PLAY = Command(
    name="play",
    summary="Decides. The decision is on disk when the request is answered.",
    fields=Play,
    by=seated,
    do=effects.play,
    is_move=True,
    http=Http(request_id="required"),
    socket=True,
)
TAKE_BACK = Command(
    name="take-back",
    summary="Undoes the last decision, while nobody has learned anything from it.",
    fields=NoFields,
    by=seated,
    do=effects.take_back,
    is_move=True,
    http=Http(request_id="required"),
    socket=True,
)
WHY_NOT = Command(
    name="why-not",
    summary="Whether the token can be played now; if not, the clause that forbids it, and its text.",
    fields=WhyNotFields,
    by=seated,
    reply=effects.reply_why_not,
    reply_type=WhyNot,
    http=Http(method="GET"),
    socket=True,
)
RESIGN = Command(
    name="resign",
    summary="Resigns. With more than two seats a bot takes the seat over.",
    fields=NoFields,
    by=seated,
    do=lambda table, seat, _, call: table.resign(seat, RESIGNED_LEVEL, call.request_id),
    once=True,
    http=Http(),
    socket=True,
)
LEAVE_TO_BOT = Command(
    name="leave-to-bot",
    summary="Leaves the seat to a bot during the game, where the table allows it. The bot sees what the seat sees.",
    fields=NoFields,
    by=seated,
    do=lambda table, seat, _, call: table.leave_to_bot(seat, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
TAKE_AGAIN = Command(
    name="take-again",
    summary="Takes one's own seat back from the bot, as long as the game runs.",
    fields=NoFields,
    by=seated,
    do=lambda table, seat, _, call: table.return_to_seat(seat, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
DRAW = Command(
    name="draw",
    summary="Offers a draw or accepts the one that is offered; with `accept` false declines it.",
    fields=Draw,
    by=seated,
    do=lambda table, seat, fields, call: (table.offer_draw if fields.accept else table.decline_draw)(seat, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
CANCEL = Command(
    name="cancel",
    summary="Agrees to cancel a game that has just begun, so that it counts for nobody; with `accept` false declines.",
    fields=Cancel,
    by=seated,
    do=lambda table, seat, fields, call: (table.offer_cancel if fields.accept else table.decline_cancel)(seat, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
QUEUE = Command(
    name="queue",
    summary="Queues the seat's next decision. The server plays it when the turn comes, if it is legal then; otherwise it is dropped.",
    fields=Queue,
    by=seated,
    do=effects.queue,
    is_move=True,
    http=Http(request_id="required"),
    socket=True,
)
NEXT_MOVES = Command(
    name="next-moves",
    summary="The moves that the seat may have at its next turn, from what it sees, to queue one of them. While it is not its turn.",
    fields=NoFields,
    by=seated,
    reply=effects.reply_next_moves,
    reply_type=NextMoves,
    rate=RateLimit(lambda node: node.rates.next_moves, "next-moves-rate"),
    http=Http(method="GET"),
)
INVITE = Command(
    name="invite",
    summary="Keeps a free seat for a friend, who is notified.",
    fields=Invite,
    by=owner,
    do=effects.invite,
    prepare=effects.find_invited,
    http=Http(),
)
UNINVITE = Command(
    name="uninvite",
    summary="Withdraws an invitation, or declines one's own.",
    fields=Uninvite,
    by=owner_or_invited,
    do=effects.uninvite,
    http=Http(),
)
CHAT = Command(
    name="chat",
    summary="Sends a message to everybody at the table.",
    fields=Chat,
    by=signed_in,
    do=lambda table, person, fields, call: table.chat(person.id, person.name, fields.text, call.request_id, person.kind),
    once=True,
    rate=RateLimit(lambda node: node.rates.chat, "chat-rate"),
    refused_to_muted=True,
    http=Http(request_id="optional"),
    socket=True,
)
PIN = Command(
    name="pin",
    summary="Pins a chat message for everybody at the table, or unpins it.",
    fields=Pin,
    by=owner_or_seated,
    do=lambda table, person, fields, call: table.pin(person.id, fields.number, call.request_id),
    once=True,
    http=Http(request_id="optional"),
    socket=True,
)
MUTE = Command(
    name="mute",
    summary="Mutes a person in the chat of this table, or `onlookers`: everybody who neither plays nor owns it. Or unmutes them.",
    fields=Mute,
    by=owner,
    do=lambda table, _person, fields, _call: table.mute(fields.whom, fields.muted),
    http=Http(),
)
REMOVE = Command(
    name="remove",
    summary="Removes somebody who cannot come back: from their seat before the start, or from among the onlookers who have written.",
    fields=Remove,
    by=owner,
    do=lambda table, person, fields, _call: table.remove(person.id, fields.whom),
    http=Http(),
)
FRIENDS_ONLY = Command(
    name="friends-only",
    summary="Keeps the free seats for friends of the owner, before the start; with `friends_only` false opens them to everybody.",
    fields=FriendsOnly,
    by=owner,
    do=effects.set_friends_only,
    http=Http(),
)
CLOSE_CHAT = Command(
    name="close-chat",
    summary="Closes the chat of this table for everybody, or with `closed` false opens it.",
    fields=CloseChat,
    by=owner,
    do=lambda table, _person, fields, _call: table.close_chat(fields.closed),
    http=Http(),
)
REPORT = Command(
    name="report",
    summary="Reports a person at this table to the administrators, with the chat messages that it is about.",
    fields=Report,
    by=signed_in,
    do=effects.check_report,
    reply=effects.reply_report,
    reply_type=Reported,
    rate=RateLimit(lambda node: node.rates.reports, "report-rate", lambda node: node.rates.reports_from),
    http=Http(),
)
HINT = Command(
    name="hint",
    summary="Good moves, where all others are bots and the table has aids, or where everybody can take hints.",
    fields=NoFields,
    by=seated_person,
    do=lambda table, person, *_: table.take_hint(seated(table.state, person)),
    reply=effects.reply_hint,
    reply_type=Advice,
    rate=RateLimit(lambda node: node.rates.hints, "hint-rate"),
    http=Http(),
)
REMATCH = Command(
    name="rematch",
    summary="Creates a table of the same kind, every seat moved on by one.",
    fields=NoFields,
    by=seated_person,
    reply=effects.reply_rematch,
    reply_type=CreatedTable,
    http=Http(),
)
CLOSE = Command(
    name="close",
    summary="Closes the table.",
    fields=NoFields,
    by=owner,
    do=lambda table, person, *_: table.close(person.id),
    http=Http(method="DELETE", path=""),
)

COMMANDS: tuple[AnyCommand, ...] = (
    *(JOIN, LEAVE, START, PLAY, TAKE_BACK, WHY_NOT, RESIGN, DRAW, CHAT, PIN, MUTE, REMOVE, CLOSE_CHAT, REPORT, REMATCH, CLOSE),
    *(LEAVE_TO_BOT, TAKE_AGAIN, HINT, COMMIT, REVEAL, CANCEL, QUEUE, NEXT_MOVES, INVITE, UNINVITE, FRIENDS_ONLY),
)
