"""People: guests, accounts, their sessions, tokens for bots of other people, and the deletion of a person."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie, State
from sqlalchemy import Connection

from soiree.server.http.addresses import client_of
from soiree.server.http.auth import FOR_BANNED
from soiree.server.http.errors import PROBLEMS
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, NotFound, NotSignedIn, RequestRefused, TooManyRequests
from soiree.server.runtime.people.leaving import leave_all_tables
from soiree.server.storage import channels, people, personal_data, retention
from soiree.server.storage.access import moderation, passkeys, sessions
from soiree.server.storage.access.moderation import Sanction, SanctionKind
from soiree.server.storage.access.sessions import Identity, SessionInfo
from soiree.server.storage.people import LoginTaken, Person
from soiree.server.table_commands.command import require_not_muted
from soiree.server.texts import MAX_NAME, clean_name

YEAR = 365 * 86_400
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME, pattern=r"^\S(.*\S)?$(?!\n)")]  # see also `clean_name`
Colour = Annotated[str, msgspec.Meta(max_length=16, pattern=r"^[a-z0-9#-]*$(?!\n)")]  # $ alone also matches before a last newline
Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+$(?!\n)")]
Passphrase = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    colour: Colour = ""


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    login: Login
    passphrase: Passphrase


class LogIn(msgspec.Struct, forbid_unknown_fields=True):
    login: Annotated[str, msgspec.Meta(max_length=40)]
    passphrase: Annotated[str, msgspec.Meta(max_length=200)]


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    login: Annotated[str, msgspec.Meta(max_length=40)]
    code: Annotated[str, msgspec.Meta(max_length=40)]
    passphrase: Passphrase


class NewPassphrase(msgspec.Struct, forbid_unknown_fields=True):
    old: Annotated[str, msgspec.Meta(max_length=200)]
    passphrase: Passphrase


class PassphraseProof(msgspec.Struct, forbid_unknown_fields=True):
    """The passphrase again, to add a way to log in."""

    passphrase: Annotated[str, msgspec.Meta(max_length=200)]


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """`label` is the name under which the bot plays."""

    label: Name


class Rating(msgspec.Struct):
    game: str
    rating: float
    mu: float
    sigma: float
    games: int


class Standing(msgspec.Struct):
    """A warning that is not confirmed, a mute or a ban of the caller. `until` is null if it lasts until it is lifted."""

    id: str
    kind: SanctionKind
    reason: str
    created_at: int
    until: int | None


class Me(msgspec.Struct):
    id: str
    kind: str
    name: str
    colour: str
    login: str | None
    ratings: list[Rating]
    administrator: bool = False
    standing: list[Standing] = []


class Codes(msgspec.Struct):
    """Each code sets a new passphrase once, if the old one is lost. They are shown only here."""

    codes: list[str]


class TokenInfo(msgspec.Struct):
    id: str
    label: str
    person: str
    created_at: int


class Token(msgspec.Struct):
    """The token is shown only here."""

    id: str
    token: str


AnyRequest = Request[object, object, State]


def _session_cookie(node: Node, value: str) -> Cookie:
    return _cookie(node, people.COOKIE, value, "/")


def _device_cookie(node: Node, person: Person) -> Cookie:
    return _cookie(node, people.DEVICE_COOKIE, people.device_pass(node.cookie_key, person), "/api/login")


def _cookie(node: Node, name: str, value: str, path: str) -> Cookie:
    return Cookie(name, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=node.settings.secure_cookies, path=path)


async def describe_me(node: Node, person: Person) -> Me:
    def read(connection: Connection) -> tuple[bool, list[Sanction]]:
        return moderation.is_administrator(connection, person.id), moderation.active_sanctions(connection, person.id)

    administrator, active = await node.store.read(read)
    standing = [Standing(one.id, one.kind, one.reason, one.created_at, one.until) for one in active]
    ratings = await ratings_of(node, person.id)
    return Me(person.id, person.kind, person.name, person.colour, person.login, ratings, administrator, standing)


async def ratings_of(node: Node, id: str) -> list[Rating]:
    found = await node.store.read(lambda connection: people.ratings_of(connection, id))
    return [Rating(row["game"], round(row["ordinal"], 3), row["mu"], row["sigma"], row["games"]) for row in found]


# ---------------------------------------------------------------- signing in and out


@post("/api/guest", operation_id="ApiGuestComeIn", responses=PROBLEMS)
async def create_guest(node: Node, request: AnyRequest, data: Named) -> Response[Me]:
    """Creates a guest and sets the cookie of their session. The number in a minute from one address is limited."""
    name = clean_name(data.name)
    if node.rates.guests is not None and not node.rates.guests.take(client_of(request.scope)):
        raise TooManyRequests("guest-rate", node.rates.guests.retry_after)

    def create(connection: Connection) -> tuple[Person, str]:
        person = people.create_person(connection, "guest", name, data.colour)
        return person, sessions.begin(connection, person.id, _agent(request))

    person, cookie = await node.store.write((), create)
    return Response(await describe_me(node, person), cookies=[_session_cookie(node, cookie)])


@post("/api/login", responses=PROBLEMS, opt=FOR_BANNED)
async def log_in(node: Node, request: AnyRequest, identity: Identity | None, data: LogIn) -> Response[Me]:
    """Sets the cookie of a new session of an account. The session that this browser had until now ends."""
    found = await node.store.read(lambda connection: people.find_by_login(connection, data.login))
    person, hashed = (None, None) if found is None else found
    address, device = client_of(request.scope), _device(node, request, person)
    node.rates.logins.take(data.login, address, device)
    check = partial(people.matches, hashed, data.passphrase)
    if not await node.hashing.run(device or address, check, known=device is not None) or person is None:
        raise NotSignedIn("wrong-login")
    cookies = [await begin_session(node, request, person.id, lambda connection: end_current(connection, identity))]
    if device is None:
        cookies.append(_device_cookie(node, person))
    return Response(await describe_me(node, person), cookies=cookies)


async def begin_session(
    node: Node, request: AnyRequest, person: str, end: Callable[[Connection], list[str]], replaced: Identity | None = None
) -> Cookie:
    """Begins a session after others have ended, and closes their sockets. Returns its cookie.

    `replaced`: by the new session, in the same browser, which keeps its notifications.
    """

    def change(connection: Connection) -> tuple[list[str], str]:
        kept = channels.detach(connection, None if replaced is None else replaced.session)
        ended, cookie = end(connection), sessions.begin(connection, person, _agent(request))
        channels.attach(connection, kept, cookie.partition(".")[0])
        return ended, cookie

    ended, cookie = await node.store.write((), change)
    node.sessions.end(ended)
    return _session_cookie(node, cookie)


def end_current(connection: Connection, identity: Identity | None) -> list[str]:
    """Ends the session of this request. Returns its key."""
    if identity is not None and identity.session is not None:
        return sessions.end(connection, identity.person.id, identity.session)
    return sessions.end_outdated(connection, identity.person.id) if identity is not None and identity.outdated else []


def _agent(request: AnyRequest) -> str:
    return request.headers.get("user-agent", "")


def _device(node: Node, request: AnyRequest, person: Person | None) -> str | None:
    return people.device_of(node.cookie_key, request.cookies.get(people.DEVICE_COOKIE, ""), person)


@post(
    "/api/logout",
    responses=PROBLEMS,
    status_code=204,
    response_cookies=[Cookie(people.COOKIE, value="", max_age=0, path="/")],
    opt=FOR_BANNED,
)
async def log_out(node: Node, identity: Identity | None) -> None:
    """Ends the session, closes its sockets and deletes the cookie."""
    node.sessions.end(await node.store.write((), lambda connection: end_current(connection, identity)))


@post("/api/recover", responses=PROBLEMS)
async def recover(node: Node, request: AnyRequest, data: Recovery) -> Response[Codes]:
    """Sets a new passphrase by a recovery code. All sessions end, passkeys are removed, and the tokens of bots are revoked."""
    address = client_of(request.scope)
    node.rates.logins.take(data.login, address, None)
    if not await node.store.read(lambda connection: people.has_code(connection, data.login, data.code)):
        raise NotSignedIn("wrong-code")
    hashed = await node.hashing.run(address, partial(people.hash_passphrase, data.passphrase), known=True)

    def change(connection: Connection) -> tuple[Person, list[str], list[str], str]:
        found = people.recover(connection, data.login, data.code, hashed)
        if found is None:  # the code has been used meanwhile
            raise NotSignedIn("wrong-code")
        person, codes = found
        passkeys.remove_all(connection, person.id)  # somebody else may have added one
        ended = sessions.end_all(connection, person.id) + sessions.end_tokens(connection, person.id)
        return person, codes, ended, sessions.begin(connection, person.id, _agent(request))

    person, codes, ended, cookie = await node.store.write((), change)
    node.sessions.end(ended)
    return Response(Codes(codes), cookies=[_session_cookie(node, cookie), _device_cookie(node, person)])


# ---------------------------------------------------------------- the caller


@get("/api/me", operation_id="ApiMeWhoAmI", responses=PROBLEMS, opt=FOR_BANNED)
async def me(node: Node, request: AnyRequest, identity: Identity | None, caller: Person) -> Response[Me]:
    """The person of the cookie or token."""
    cookies = []
    if identity is not None and identity.outdated:  # this browser gets its own session
        cookies.append(await begin_session(node, request, caller.id, lambda _: []))
    return Response(await describe_me(node, caller), cookies=cookies)


@patch("/api/me", responses=PROBLEMS)
async def rename(node: Node, caller: Person, data: Named) -> Me:
    """Changes name and colour, for tables that are joined from now on."""
    name = clean_name(data.name)
    if name != caller.name:
        await require_not_muted(node, caller.id)
    await node.store.write((), lambda connection: people.rename(connection, caller.id, name, data.colour))
    return await describe_me(node, msgspec.structs.replace(caller, name=name, colour=data.colour))


@post("/api/me/account", operation_id="ApiMeAccountOpenAccount", responses=PROBLEMS)
async def create_account(node: Node, request: AnyRequest, identity: Identity | None, caller: Person, data: NewAccount) -> Response[Codes]:
    """Turns a guest into an account: history and ratings are available wherever they log in. The cookie is replaced."""
    if caller.kind != "guest":
        raise RequestRefused("guests-only")
    if await node.store.read(lambda connection: people.find_by_login(connection, data.login)) is not None:
        raise RequestRefused("login-taken")
    address = client_of(request.scope)
    node.rates.logins.take_account(address)
    hashed = await node.hashing.run(address, partial(people.hash_passphrase, data.passphrase))
    codes: list[str] = []

    def change(connection: Connection) -> list[str]:
        codes[:] = people.create_account(connection, caller.id, data.login, hashed)
        return sessions.end_all(connection, caller.id)

    try:
        cookie = await begin_session(node, request, caller.id, change, identity)
    except LoginTaken:
        raise RequestRefused("login-taken") from None
    return Response(Codes(codes), cookies=[cookie, _device_cookie(node, caller)])


async def require_passphrase(node: Node, request: AnyRequest, caller: Person, passphrase: str) -> str:
    """Refuses somebody who does not know the passphrase of the account that they are signed in to. Returns its login."""
    login = caller.login
    if login is None:
        raise RequestRefused("no-passphrase")
    node.rates.logins.take(login, client_of(request.scope), caller.id)
    found = await node.store.read(lambda connection: people.find_by_login(connection, login))
    hashed = None if found is None else found[1]
    if not await node.hashing.run(caller.id, partial(people.matches, hashed, passphrase), known=True):
        raise NotAllowed("wrong-passphrase")
    return login


@post("/api/me/codes", operation_id="ApiMeCodesReplace", responses=PROBLEMS)
async def replace_codes(node: Node, request: AnyRequest, caller: Person, data: PassphraseProof) -> Codes:
    """New recovery codes; the old ones are worthless from now on."""
    await require_passphrase(node, request, caller, data.passphrase)
    return Codes(await node.store.write((), lambda connection: people.replace_codes(connection, caller.id)))


@post("/api/me/passphrase", operation_id="ApiMePassphraseChange", responses=PROBLEMS, status_code=204)
async def change_passphrase(
    node: Node, request: AnyRequest, identity: Identity | None, caller: Person, data: NewPassphrase
) -> Response[None]:
    """Changes the passphrase. All other sessions end, and the cookie is replaced."""
    await require_passphrase(node, request, caller, data.old)
    new = await node.hashing.run(caller.id, partial(people.hash_passphrase, data.passphrase), known=True)

    def change(connection: Connection) -> list[str]:
        people.set_passphrase(connection, caller.id, new)
        return sessions.end_all(connection, caller.id)

    return Response(None, cookies=[await begin_session(node, request, caller.id, change, identity)])


@get("/api/me/sessions", operation_id="ApiMeSessionsSessions", responses=PROBLEMS, opt=FOR_BANNED)
async def list_sessions(node: Node, identity: Identity | None, caller: Person) -> list[SessionInfo]:
    """Where the caller is signed in, latest use first."""
    current = None if identity is None else identity.session
    return await node.store.read(lambda connection: sessions.sessions_of(connection, caller.id, current))


@delete("/api/me/sessions", operation_id="ApiMeSessionsEndAll", responses=PROBLEMS, opt=FOR_BANNED)
async def end_sessions(node: Node, identity: Identity | None, caller: Person, others: bool = False) -> None:
    """Logs out everywhere, here too; with `others`, everywhere but here."""
    keep = identity.session if others and identity is not None else None
    node.sessions.end(await node.store.write((), lambda connection: sessions.end_all(connection, caller.id, keep)))


@delete("/api/me/sessions/{id:str}", operation_id="ApiMeSessionsEnd", responses=PROBLEMS, opt=FOR_BANNED)
async def end_session(node: Node, caller: Person, id: str) -> None:
    """Ends one session. Its sockets are closed at once."""
    ended = await node.store.write((), lambda connection: sessions.end(connection, caller.id, id))
    if not ended:
        raise NotFound("no-session")
    node.sessions.end(ended)


@post("/api/me/standing/{id:str}", operation_id="ApiMeStandingConfirm", responses=PROBLEMS, status_code=204, opt=FOR_BANNED)
async def confirm_warning(node: Node, caller: Person, id: str) -> None:
    """Confirms that the caller has read a warning."""
    await node.store.write((), lambda connection: moderation.confirm_warning(connection, caller.id, id))


@get("/api/me/export", responses=PROBLEMS, opt=FOR_BANNED)
async def export(node: Node, caller: Person) -> dict[str, object]:
    """Everything that is stored about the caller."""
    if not node.rates.exports.take(caller.id):
        raise TooManyRequests("export-rate", node.rates.exports.retry_after)
    return await node.store.read(lambda connection: personal_data.export_person(connection, caller.id))


@delete("/api/me", operation_id="ApiMeLeaveForGood", responses=PROBLEMS, opt=FOR_BANNED)
async def delete_me(node: Node, caller: Person) -> None:
    """Deletes the caller and their bots: running games are resigned, games stay without the name, chat messages are deleted."""
    tokens = await node.store.read(lambda connection: people.tokens_of(connection, caller.id))
    for id in [caller.id, *(token["person"] for token in tokens)]:
        await leave_all_tables(node.tables, id)

    def remove(connection: Connection) -> list[str]:
        ended = sessions.end_all(connection, caller.id) + [sessions.token_key(token["id"]) for token in tokens]
        personal_data.delete_person(connection, caller.id)
        return ended

    node.sessions.end(await node.store.write((), remove))
    node.invalidate_tables()


@get("/api/me/tokens", operation_id="ApiMeTokensTokens", responses=PROBLEMS)
async def list_tokens(node: Node, caller: Person) -> list[TokenInfo]:
    """The tokens of the caller's bots, without the tokens themselves."""
    return [TokenInfo(**token) for token in await node.store.read(lambda connection: people.tokens_of(connection, caller.id))]


@post("/api/me/tokens", operation_id="ApiMeTokensNewToken", responses=PROBLEMS)
async def create_token(node: Node, caller: Person, data: NewToken) -> Token:
    """Creates a bot of the caller's. It acts as a person of its own, with `Authorization: Bearer TOKEN`."""
    if caller.kind == "bot":
        raise NotAllowed("bots-create-no-bots")
    await require_not_muted(node, caller.id)  # the label is a name that others read
    label = clean_name(data.label)
    return Token(*await node.store.write((), lambda connection: people.create_token(connection, caller.id, label)))


@delete("/api/me/tokens/{token:str}", operation_id="ApiMeTokensDropToken", responses=PROBLEMS)
async def delete_token(node: Node, caller: Person, token: str) -> None:
    """Deletes a token by its id. It is invalid at once, and the sockets of its bot are closed."""

    def drop(connection: Connection) -> str | None:
        bot = people.delete_token(connection, caller.id, token)
        if bot is not None:
            retention.remove_unused_bot(connection, bot)
        return bot

    if await node.store.write((), drop) is None:
        raise NotFound("no-token")
    node.sessions.end([sessions.token_key(token)])


ROUTES = [
    *(create_guest, log_in, log_out, recover),
    *(me, rename, create_account, change_passphrase, replace_codes, confirm_warning, export, delete_me),
    *(list_sessions, end_sessions, end_session, list_tokens, create_token, delete_token),
]
