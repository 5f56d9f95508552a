"""People: guests, accounts, tokens for bots of other people, and the deletion of a person."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from soiree.server.http.errors import PROBLEMS
from soiree.server.http.schemas import SeatInfo, decode_seats
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, NotFound, NotSignedIn, RequestRefused, TooManyRequests
from soiree.server.storage import people
from soiree.server.storage.people import LoginTaken, Person
from soiree.server.table_commands import leave_all_tables

YEAR = 365 * 86_400
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^\S(.*\S)?$")]
Colour = Annotated[str, msgspec.Meta(max_length=16, pattern=r"^[a-z0-9#-]*$")]
Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
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


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """`label` is the name under which the bot plays."""

    label: Name


class Rating(msgspec.Struct):
    game: str
    rating: float
    mu: float
    sigma: float
    games: int


class Me(msgspec.Struct):
    id: str
    kind: str
    name: str
    colour: str
    login: str | None
    ratings: list[Rating]


class Profile(msgspec.Struct):
    id: str
    kind: str
    name: str
    colour: str
    ratings: list[Rating]


class Played(msgspec.Struct):
    """A finished game: the person's seat, the players, and the result (1 is the first place, 0 the last)."""

    table: str
    seat: int
    seats: list[SeatInfo | None]
    game: str
    payoff: float
    ended_at: int


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


def _cookie(node: Node, person: Person) -> Cookie:
    return Cookie(
        people.COOKIE,
        value=people.signed_cookie(node.cookie_key, person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=node.settings.secure_cookies,
        path="/",
    )


async def _me(node: Node, person: Person) -> Me:
    return Me(person.id, person.kind, person.name, person.colour, person.login, await _ratings(node, person.id))


async def _ratings(node: Node, id: str) -> list[Rating]:
    found = await node.store.read(lambda connection: people.ratings_of(connection, id))
    return [Rating(row["game"], round(row["ordinal"], 3), row["mu"], row["sigma"], row["games"]) for row in found]


# ---------------------------------------------------------------- signing in and out


@post("/api/guest", operation_id="ApiGuestComeIn", responses=PROBLEMS)
async def create_guest(node: Node, data: Named) -> Response[Me]:
    """Creates a guest and sets the cookie that identifies them."""
    person = await node.store.write((), lambda connection: people.create_person(connection, "guest", data.name, data.colour))
    return Response(await _me(node, person), cookies=[_cookie(node, person)])


@post("/api/login", responses=PROBLEMS)
async def log_in(node: Node, data: LogIn) -> Response[Me]:
    """Sets the cookie of an account."""
    _limit_tries(node, data.login)
    person = await node.store.read(lambda connection: people.log_in(connection, data.login, data.passphrase))
    if person is None:
        raise NotSignedIn("login or passphrase is wrong")
    return Response(await _me(node, person), cookies=[_cookie(node, person)])


@post("/api/logout", responses=PROBLEMS, status_code=204, response_cookies=[Cookie(people.COOKIE, value="", max_age=0, path="/")])
async def log_out() -> None:
    """Deletes the cookie."""


@post("/api/recover", responses=PROBLEMS)
async def recover(node: Node, data: Recovery) -> Response[Codes]:
    """Sets a new passphrase by a recovery code. All other cookies become invalid."""
    _limit_tries(node, data.login)
    hashed = await asyncio.to_thread(people.hash_passphrase, data.passphrase)
    found = await node.store.write((), lambda connection: people.recover(connection, data.login, data.code, hashed))
    if found is None:
        raise NotSignedIn("login or recovery code is wrong")
    person, codes = found
    return Response(Codes(codes), cookies=[_cookie(node, person)])


def _limit_tries(node: Node, login: str) -> None:
    if not node.rates.logins.take(login.lower()):
        raise TooManyRequests("too many tries for this login; wait a minute")


# ---------------------------------------------------------------- the caller


@get("/api/me", operation_id="ApiMeWhoAmI", responses=PROBLEMS)
async def me(node: Node, caller: Person) -> Me:
    """The person of the cookie or token."""
    return await _me(node, caller)


@patch("/api/me", responses=PROBLEMS)
async def rename(node: Node, caller: Person, data: Named) -> Me:
    """Changes name and colour, for tables that are joined from now on."""
    await node.store.write((), lambda connection: people.rename(connection, caller.id, data.name, data.colour))
    return await _me(node, msgspec.structs.replace(caller, name=data.name, colour=data.colour))


@post("/api/me/account", operation_id="ApiMeAccountOpenAccount", responses=PROBLEMS)
async def create_account(node: Node, caller: Person, data: NewAccount) -> Codes:
    """Turns a guest into an account: history and ratings are available wherever they log in."""
    if caller.kind != "guest":
        raise RequestRefused("only a guest can become an account")
    hashed = await asyncio.to_thread(people.hash_passphrase, data.passphrase)
    try:
        return Codes(await node.store.write((), lambda connection: people.create_account(connection, caller.id, data.login, hashed)))
    except LoginTaken:
        raise RequestRefused("this login is taken; choose another one") from None


@get("/api/me/export", responses=PROBLEMS)
async def export(node: Node, caller: Person) -> dict[str, object]:
    """Everything that is stored about the caller."""
    return await node.store.read(lambda connection: people.export_person(connection, caller.id))


@delete("/api/me", operation_id="ApiMeLeaveForGood", responses=PROBLEMS)
async def delete_me(node: Node, caller: Person) -> None:
    """Deletes the caller and their bots: running games are resigned, games stay without the name, chat messages are deleted."""
    tokens = await node.store.read(lambda connection: people.tokens_of(connection, caller.id))
    for id in [caller.id, *(token["person"] for token in tokens)]:
        await leave_all_tables(node, id)
    await node.store.write((), lambda connection: people.delete_person(connection, caller.id))
    node.invalidate_tables()


@get("/api/me/tokens", operation_id="ApiMeTokensTokens", responses=PROBLEMS)
async def list_tokens(node: Node, caller: Person) -> list[TokenInfo]:
    """The tokens of the caller's bots, without the tokens themselves."""
    return [TokenInfo(**token) for token in await node.store.read(lambda connection: people.tokens_of(connection, caller.id))]


@post("/api/me/tokens", operation_id="ApiMeTokensNewToken", responses=PROBLEMS)
async def create_token(node: Node, caller: Person, data: NewToken) -> Token:
    """Creates a bot of the caller's. It acts as a person of its own, with `Authorization: Bearer TOKEN`."""
    if caller.kind == "bot":
        raise NotAllowed("a bot cannot create bots")
    return Token(*await node.store.write((), lambda connection: people.create_token(connection, caller.id, data.label)))


@delete("/api/me/tokens/{token:str}", operation_id="ApiMeTokensDropToken", responses=PROBLEMS)
async def delete_token(node: Node, caller: Person, token: str) -> None:
    """Deletes a token by its id. It is invalid at once."""
    if not await node.store.write((), lambda connection: people.delete_token(connection, caller.id, token)):
        raise NotFound("you have no token with this id")


# ---------------------------------------------------------------- everybody


@get("/api/people/{id:str}", responses=PROBLEMS)
async def profile(node: Node, id: str) -> Profile:
    """What everybody may know of a person."""
    found = await node.store.read(lambda connection: people.find(connection, id))
    if found is None:
        raise NotFound("there is no person with this id")
    return Profile(found.id, found.kind, found.name, found.colour, await _ratings(node, id))


@get("/api/people/{id:str}/games", operation_id="ApiPeopleIdGamesGamesOf", responses=PROBLEMS)
async def finished_games(
    node: Node,
    visitor: Person | None,
    id: str,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[Played]:
    """The games that a person has finished, latest first; at tables that are not listed only those where you played too.

    `before`: the `ended_at` of the last one that you have.
    """
    until = people.END_OF_TIME if before is None else before
    reader = None if visitor is None else visitor.id
    found = await node.store.read(lambda connection: people.history(connection, id, until, limit, game, reader))
    return [Played(row.table_id, row.seat, decode_seats(row.seated), row.game, row.payoff, row.ended_at) for row in found]


ROUTES = [
    *(create_guest, log_in, log_out, recover),
    *(me, rename, create_account, export, delete_me, list_tokens, create_token, delete_token),
    *(profile, finished_games),
]
