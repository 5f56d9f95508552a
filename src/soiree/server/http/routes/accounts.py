"""People over HTTP: coming in as a guest, keeping an account, tokens for bots, and leaving for good."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException, PermissionDeniedException
from litestar.params import Parameter

from soiree.core import structs
from soiree.server import table_commands as actions
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.tables import SeatInfo, read_seats
from soiree.server.node import House
from soiree.server.storage import people
from soiree.server.storage.people import Person, Taken
from soiree.server.table.state import Wrong

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
    """A finished game: where the person sat, among whom, and what came of it (1 is the first place, 0 the last)."""

    table: str
    seat: int
    seats: list[SeatInfo | None]
    game: str
    payoff: float
    ended_at: int


class Codes(msgspec.Struct):
    """Each code sets a new passphrase once, if the old one is lost. They are shown this once."""

    codes: list[str]


class TokenInfo(msgspec.Struct):
    id: str
    label: str
    person: str
    created_at: int


class Token(msgspec.Struct):
    """The token is shown this once."""

    id: str
    token: str


def _cookie(house: House, person: Person) -> Cookie:
    return Cookie(
        people.COOKIE,
        value=people.cookie(house.key, person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
        path="/",
    )


async def _me(house: House, person: Person) -> Me:
    return Me(person.id, person.kind, person.name, person.colour, person.login, await _ratings(house, person.id))


async def _ratings(house: House, id: str) -> list[Rating]:
    found = await house.store.read(lambda disk: people.ratings_of(disk, id))
    return [Rating(row["game"], round(row["ordinal"], 3), row["mu"], row["sigma"], row["games"]) for row in found]


@post("/api/guest", responses=PROBLEMS)
async def come_in(house: House, data: Named) -> Response[Me]:
    """A guest with a name: sets the cookie that says who you are."""
    person = await house.store.write((), lambda disk: people.new_person(disk, "guest", data.name, data.colour))
    return Response(await _me(house, person), cookies=[_cookie(house, person)])


@get("/api/me", responses=PROBLEMS)
async def who_am_i(house: House, person: Person) -> Me:
    """Who the cookie or token says you are."""
    return await _me(house, person)


@patch("/api/me", responses=PROBLEMS)
async def rename(house: House, person: Person, data: Named) -> Me:
    """Another name or colour, from the next table on."""
    await house.store.write((), lambda disk: people.rename(disk, person.id, data.name, data.colour))
    return await _me(house, msgspec.structs.replace(person, name=data.name, colour=data.colour))


@post("/api/me/account", responses=PROBLEMS)
async def open_account(house: House, person: Person, data: NewAccount) -> Codes:
    """Keeps a guest as an account: history and rating follow the log-in to other devices."""
    if person.kind != "guest":
        raise Wrong("only a guest becomes an account")
    hashed = await asyncio.to_thread(people.hash_passphrase, data.passphrase)
    try:
        return Codes(await house.store.write((), lambda disk: people.open_account(disk, person.id, data.login, hashed)))
    except Taken:
        raise Wrong("somebody has this login") from None


@post("/api/login", responses=PROBLEMS)
async def log_in(house: House, data: LogIn) -> Response[Me]:
    """Sets the cookie of an account."""
    _knock(house, data.login)
    person = await house.store.read(lambda disk: people.log_in(disk, data.login, data.passphrase))
    if person is None:
        raise NotAuthorizedException("login and passphrase do not fit")
    return Response(await _me(house, person), cookies=[_cookie(house, person)])


@post("/api/logout", responses=PROBLEMS, status_code=204, response_cookies=[Cookie(people.COOKIE, value="", max_age=0, path="/")])
async def log_out() -> None:
    """Takes the cookie away."""


@post("/api/recover", responses=PROBLEMS)
async def recover(house: House, data: Recovery) -> Response[Codes]:
    """A recovery code instead of a lost passphrase; all other cookies become void."""
    _knock(house, data.login)
    hashed = await asyncio.to_thread(people.hash_passphrase, data.passphrase)
    found = await house.store.write((), lambda disk: people.recover(disk, data.login, data.code, hashed))
    if found is None:
        raise NotAuthorizedException("login and code do not fit")
    person, codes = found
    return Response(Codes(codes), cookies=[_cookie(house, person)])


def _knock(house: House, login: str) -> None:
    if not house.knocks.take(login.lower()):
        raise HTTPException("too many tries for this login; wait a while", status_code=429)


@get("/api/me/export", responses=PROBLEMS)
async def export(house: House, person: Person) -> dict[str, object]:
    """Everything the house knows about you."""
    return await house.store.read(lambda disk: people.export(disk, person.id))


@delete("/api/me", responses=PROBLEMS)
async def leave_for_good(house: House, person: Person) -> None:
    """Deletes you and your bots: running games are given up; games stay, with nobody's name; what you said is gone."""
    tokens = await house.store.read(lambda disk: people.tokens_of(disk, person.id))
    for id in [person.id, *(token["person"] for token in tokens)]:
        await actions.leave_everywhere(house, id)
    await house.store.write((), lambda disk: people.forget(disk, person.id))
    house.read_again()


@get("/api/me/tokens", responses=PROBLEMS)
async def tokens(house: House, person: Person) -> list[TokenInfo]:
    """Your bots' tokens, without the tokens themselves."""
    return structs.convert(await house.store.read(lambda disk: people.tokens_of(disk, person.id)), list[TokenInfo])


@post("/api/me/tokens", responses=PROBLEMS)
async def new_token(house: House, person: Person, data: NewToken) -> Token:
    """A token for a bot of your own: it plays as a person of its own, by `Authorization: Bearer TOKEN`."""
    if person.kind == "bot":
        raise PermissionDeniedException("a bot makes no bots")
    return Token(*await house.store.write((), lambda disk: people.new_token(disk, person.id, data.label)))


@delete("/api/me/tokens/{token:str}", responses=PROBLEMS)
async def drop_token(house: House, person: Person, token: str) -> None:
    """The token is void at once."""
    if not await house.store.write((), lambda disk: people.drop_token(disk, person.id, token)):
        raise NotFoundException("you have no such token")


@get("/api/people/{id:str}", responses=PROBLEMS)
async def profile(house: House, id: str) -> Profile:
    """What everybody may know of a person."""
    found = await house.store.read(lambda disk: people.by_id(disk, id))
    if found is None:
        raise NotFoundException("there is nobody of this id")
    return Profile(found.id, found.kind, found.name, found.colour, await _ratings(house, id))


@get("/api/people/{id:str}/games", responses=PROBLEMS)
async def games_of(
    house: House,
    id: str,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> list[Played]:
    """The games a person has finished, latest first. `before`: another's `ended_at`."""
    until = people.EVER if before is None else before
    found = await house.store.read(lambda disk: people.history(disk, id, until, limit, game))
    return [Played(row.table_id, row.seat, read_seats(row.seated), row.game, row.payoff, row.ended_at) for row in found]


ROUTES = [
    *(come_in, who_am_i, rename, open_account, log_in, log_out, recover, export, leave_for_good),
    *(tokens, new_token, drop_token, profile, games_of),
]
