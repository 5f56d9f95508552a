"""Requests that are refused, each kind with the error name and the HTTP status that the API answers.

Each reason has a code, which clients can translate: it goes out as the message `reason-CODE` with its values, beside the English text.
The page has a sentence for every code in web/src/words/reasons.
"""

from soiree.core.texts.message import Message

# The English text of every reason, by its code. Codes are part of the API: a code keeps its meaning.
REASONS = {
    # who asks
    "sign-in": "sign in first: POST /api/guest, log in, or send a token",
    "unknown-token": "this token is unknown or was deleted",
    "wrong-login": "login or passphrase is wrong",
    "wrong-code": "login or recovery code is wrong",
    "wrong-passphrase": "the old passphrase is wrong",
    "no-passkeys": "passkeys need a server with a name: its operator sets --public-url",
    "bad-passkey": "this passkey was not accepted",
    "unknown-passkey": "this server does not know this passkey; it may have been removed",
    "old-challenge": "this request for a passkey was used or is too old; try again",
    "passkeys-used-up": "an account can have {most} passkeys; remove one first",
    "login-taken": "this login is taken; choose another one",
    "login-tries": "too many tries from here; wait a minute",
    "passphrases-busy": "too many passphrases are being checked; try again in a few seconds",
    "guests-only": "only a guest can become an account",
    "no-passphrase": "only an account has a passphrase",
    "guest-rate": "many people have come from your address just now; try again in a minute",
    "export-rate": "you have just exported your data; try again in a minute",
    "tokens-used-up": "a person can have {most} bots; delete one first",
    "bots-create-no-bots": "a bot cannot create bots",
    "players-only": "only players at this table can do that",
    "owner-only": "only the owner of this table can do that",
    "removed": "the owner of this table has removed you; you cannot come back to it",
    "banned": "you are banned: {reason}",
    "address-banned": "nothing can be done from your address on this server at the moment",
    "silenced": "an administrator has muted you: {reason}",
    "administrators-only": "only administrators can do that",
    "accounts-administer": "only an account can be an administrator",
    "administrator-immune": "this person is an administrator; revoke that first",
    "sanction-whom": "name a person, or for a ban a network",
    "bad-network": "this is no address or range of addresses, for example 192.0.2.7 or 2001:db8::/64",
    "large-network": "this range has too many addresses",
    # names and messages
    "name-length": "a name can have {most} characters; this one has {length}",
    "name-empty": "a name needs at least one letter, number or sign",
    "invisible-character": "{what} cannot contain the invisible character {character}",
    "too-many-marks": "{what} can have {most} marks on one letter at most",
    "empty-message": "the message is empty",
    "muted": "you are muted at this table",
    "chat-closed": "the owner of this table has closed its chat",
    "unlisted-chat": "at a table that is not listed only its players and its owner can write",
    "chat-rate": "you are sending messages too quickly; wait a few seconds",
    "chat-used-up": "a player can write {most} messages at a table; yours are used up",
    "stranger-chat-used-up": "people without a seat can write {most} messages at a table; yours are used up",
    "strangers-chat-used-up": "people without a seat can write no more messages at this table",
    "mutes-used-up": "you have muted and unmuted too often at this table",
    "report-nobody": "nobody with this id has a seat here or has written in the chat",
    "report-self": "you cannot report yourself",
    "report-messages": "a report can have {most} messages, all of the person whom it is about",
    "report-rate": "you have sent many reports; try again later",
    "host-changes-used-up": "you can remove people, and open or close the chat or the seats, {most} times at a table",
    "no-message": "no chat message has this number; send the number of its row",
    # what does not exist
    "no-table": "there is no such table",
    "no-game": "{detail}",
    "no-edition": "{detail}",
    "no-lesson": "{detail}",
    "no-puzzle": "there is no such puzzle",
    "puzzle-move": "this move is not possible here",
    "no-person": "there is no person with this id",
    "no-report": "there is no such report",
    "no-sanction": "there is no such warning, mute or ban",
    "no-passkey": "you have no passkey with this id",
    "no-session": "you have no session with this id",
    "no-token": "you have no token with this id",
    "no-review": "there is no such review",
    "no-record": "there is no record before the game has started",
    "no-words": "there is no such file of messages",
    "no-file": "there is no such file",
    "no-page": "there is no such page",
    # notifications
    "no-channel": "you have no channel with this id",
    "channels-used-up": "a person can be notified in {most} places; remove one first",
    "accounts-only": "only an account can be notified by e-mail or webhook",
    "people-only": "only a person can be notified in a browser",
    "no-mail": "this server sends no e-mail",
    "bad-address": "this is no e-mail address",
    "bad-url": "a webhook needs an address that begins with https://",
    "bad-subscription": "this is no subscription of a browser",
    "bad-zone": "there is no time zone with this name",
    "bad-link": "this link is invalid or has expired",
    "mail-rate": "many e-mails were requested; try again later",
    "test-rate": "many tests were requested; try again in a minute",
    # friends, notes and vacations
    "friends-account": "friends and blocks need an account; create one first",
    "own-friend": "this is you",
    "no-account": "no account has this name",
    "unblock-first": "you have blocked this person; unblock them first",
    "asked-many": "{most} of your requests are not answered; withdraw some first",
    "friends-many": "a person can have {most} friends",
    "blocked-many": "a person can block {most} others",
    "no-friend-request": "this person is not your friend and has not asked you",
    "no-friend-code": "this link is no longer valid",
    "friend-rate": "you have sent many requests; try again in a minute",
    "note-rate": "you are saving notes too quickly; wait a few seconds",
    "vacation-people": "only people have vacations",
    "vacation-rate": "you have changed your vacation often; try again later",
    "vacation-used-up": "you have {days} days of vacation left in this year",
    # before the game
    "seat-taken": "this seat is taken",
    "table-full": "all seats are taken; you can watch the game",
    "seat-kept": "this seat is kept for somebody else; you can watch",
    "friends-only": "this table is for friends of its host; you can watch",
    "seated-already": "this person already has a seat at this table",
    "invite-friends": "only friends can be invited",
    "not-invited": "this person is not invited",
    "invitations-used-up": "a host can invite {most} times at a table; share the link instead",
    "seated": "you already have a seat at this table",
    "seat-free": "a seat is still free; the game can start when every seat is taken",
    "seatings-used-up": "you have taken a seat here {most} times; you can watch the game",
    "not-started": "the game has not started yet",
    "started": "the game has already started",
    "started-leave": "the game has started; resign to leave it",
    "committed": "the game has already started; what its players committed to stands",
    "shuffling": "no card is dealt yet; the shuffle waits for a player's secret",
    "reveal-later": "secrets are revealed between the start of a game and its first card",
    "other-secret": "this is not the secret that your seat committed to",
    "remove-self": "you cannot remove yourself; leave your seat, or close the table",
    "remove-nobody": "nobody with this id has a seat here or has written in the chat",
    "not-removed": "this person was not removed from the table",
    "not-muted": "this person is not muted at the table",
    "remove-player": "the game has started; its players cannot be removed",
    "own-tables": "you have {tables} tables that are not finished; close some of them before you create another",
    "address-tables": "many tables from your address are not finished; finish or close some before you create another",
    "waiting-at-table": "too many connections from your address wait at this table; close some of them",
    "tables-rate": "many tables were created by you or from your address today; try again later",
    # during the game
    "bot-plays": "a bot plays for you; take your seat back first",
    "bot-plays-already": "a bot already plays for you",
    "no-bot-plays": "no bot plays for you; you have your seat",
    "no-stand-in": "bots do not stand in at this table; resign to leave the game",
    "undone-often": "decisions of one turn can be undone {most} times; this one stands",
    "draw-with-bot": "a draw cannot be agreed while a bot plays at the table",
    "draw-agreed": "you have already agreed to a draw; wait for the other players",
    "no-draw": "no draw has been offered",
    "cancel-late": "the game has gone on too long to be cancelled; offer a draw or resign",
    "cancel-agreed": "you have already agreed to cancel; wait for the other players",
    "no-cancel": "nobody has offered to cancel the game",
    "queue-turn": "it is your turn; play the move",
    "queued-often": "{most} moves can be queued before your next decision",
    "next-moves-rate": "you are asking for your next moves too quickly; try again in a few seconds",
    "others-play": "other people play at this table; resign or offer a draw instead",
    "requests-used-up": "a player can do this {most} times at a table; play on, or resign",
    "many-changes": "many requests change this table at the moment; try again",
    # after the game
    "over": "the game is over",
    "not-over": "the game is not over yet",
    "closed": "the table is closed",
    "closed-already": "the table is already closed",
    "record-later": "the whole record is available when the game is over",
    # hints and reviews
    "hints-off": "hints need a table where all other players are bots, or one created with hints for everybody",
    "hints-without-aids": "hints need a table where all other players are bots, or one created with hints for everybody; "
    "this table was created without aids",
    "hint-turn": "it is not this seat's turn to decide",
    "one-move": "there is only one legal move",
    "hint-rate": "you are taking hints too quickly; try again in a few seconds",
    "bots-busy": "many of your bots are searching for moves; try again in a while",
    "review-later": "a game can be reviewed when it is over",
    "nothing-to-review": "this game ended before its first card; there is nothing to review",
    "too-long-to-review": "a game of {decisions} decisions is too long to review; {most} are possible",
    "review-rate": "you have requested many reviews; try again in a minute",
    "reviews-busy": "many games are being reviewed at the moment; try again in a while",
    # the analysis board
    "analysis-running": "this is a game that people are playing now; it can be analysed when it is over",
    "analysis-no-decision": "this seat has nothing to decide here",
    "analysis-used-up": "you have used much time for analyses; try again in a few minutes",
    "analysis-elsewhere": "{most} analyses of yours are running; stop one of them first",
    "position-over": "the game is over in this position: there is nothing to play on from",
    "position-table": "this game begins from a position that its owner knows: only bots can play against them",
    "no-analysis": "there is no such analysis, or it was not opened for so long that it was deleted",
    "share-rate": "you are sharing analyses too quickly; try again in a minute",
    # printed values
    "replays-busy": "many games are being read at the moment; try again in a few seconds",
    "edition-rate": "you are checking values too quickly; try again in a few seconds",
    "editions-busy": "many values are being checked at the moment; try again in a few seconds",
    "editions-elsewhere": "editions can be added in the page only to a server on the same machine that listens to nobody else; "
    "put the file into its folder of editions",
    "edition-faults": "{detail}",
    "edition-exists": "this server already has an edition {edition} of this game; choose another name",
    "many-editions": "this server has {most} editions; remove some files from its folder",
}


class RequestRefused(Exception):
    """The request cannot be carried out now. The text says what is wrong and what would be right."""

    error = "Wrong"
    status = 409
    retry_after: int | None = None  # seconds after which the same request can succeed, if that is known

    def __init__(self, code: str, **values: int | str) -> None:
        """`code`: one of REASONS; `values`: what its text mentions."""
        super().__init__(code)  # the only argument, so that it can be copied
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return REASONS[self.code].format(**self.values)

    @property
    def say(self) -> Message:
        """The reason as a message that clients can translate."""
        return Message(f"reason-{self.code}", {**self.values})


class NotSignedIn(RequestRefused):
    """The request needs a person, and has no valid cookie or token."""

    error = "NotAuthorized"
    status = 401


class NotAllowed(RequestRefused):
    """The person may not do this."""

    error = "PermissionDenied"
    status = 403


class NotFound(RequestRefused):
    """There is nothing under this id."""

    error = "NotFound"
    status = 404


class TableNotFound(NotFound):
    """No table has this id."""

    error = "NoTable"

    def __init__(self, code: str = "no-table") -> None:
        super().__init__(code)


class TooManyRequests(RequestRefused):
    """The person has used up a rate limit for now."""

    error = "TooMany"
    status = 429

    def __init__(self, code: str, retry_after: int | None = None, **values: int | str) -> None:
        super().__init__(code, **values)
        self.retry_after = retry_after


class ServerBusy(TooManyRequests):
    """The server has as much to do as it accepts, from all clients together."""

    error = "Busy"
    status = 503


class TableBusy(RequestRefused):
    """Other requests have changed the table each time that this one was tried."""

    error = "Busy"

    def __init__(self, code: str = "many-changes") -> None:
        super().__init__(code)
