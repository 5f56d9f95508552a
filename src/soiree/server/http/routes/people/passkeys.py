"""Passkeys: add, name, list and remove them, and log in by one."""

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, patch, post
from sqlalchemy import Connection

from soiree.server.http import webauthn
from soiree.server.http.addresses import client_of
from soiree.server.http.auth import FOR_BANNED
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.people.accounts import (
    AnyRequest,
    Me,
    PassphraseProof,
    begin_session,
    describe_me,
    end_current,
    require_passphrase,
)
from soiree.server.http.webauthn import RelyingParty
from soiree.server.node import Node
from soiree.server.refusals import NotSignedIn, RequestRefused
from soiree.server.storage import people
from soiree.server.storage.access import passkeys
from soiree.server.storage.access.passkeys import FOR_LOGIN, PasskeyInfo
from soiree.server.storage.access.sessions import Identity
from soiree.server.storage.people import Person
from soiree.server.texts import check_text

Label = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Passkeys(msgspec.Struct):
    """`origin`: the page where passkeys can be added and used; '' if this server has no name that browsers accept."""

    origin: str
    passkeys: list[PasskeyInfo]


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    label: Label
    credential: dict[str, Any]


class PasskeyName(msgspec.Struct, forbid_unknown_fields=True):
    label: Label


class PasskeyLogin(msgspec.Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]


def _party(node: Node, request: AnyRequest) -> RelyingParty:
    found = webauthn.relying_party(node, request)
    if found is None:
        raise RequestRefused("no-passkeys")
    return found


@get("/api/me/passkeys", operation_id="ApiMePasskeys", responses=PROBLEMS)
async def list_passkeys(node: Node, request: AnyRequest, caller: Person) -> Passkeys:
    """The passkeys of the caller."""
    party = webauthn.relying_party(node, request)
    found = await node.store.read(lambda connection: passkeys.passkeys_of(connection, caller.id))
    return Passkeys("" if party is None else party.origin, found)


@post("/api/me/passkeys/options", operation_id="ApiMePasskeysOptions", responses=PROBLEMS, status_code=200)
async def begin_adding(node: Node, request: AnyRequest, caller: Person, data: PassphraseProof) -> dict[str, Any]:
    """What the browser needs to create a passkey for the caller's account. The challenge is valid once, for five minutes."""
    party, login = _party(node, request), await require_passphrase(node, request, caller, data.passphrase)

    def prepare(connection: Connection) -> tuple[list[str], bytes]:
        return passkeys.credentials_of(connection, caller.id), passkeys.new_challenge(connection, caller.id)

    known, challenge = await node.store.write((), prepare)
    return webauthn.registration_options(party, caller.id, login, caller.name, known, challenge)


@post("/api/me/passkeys", operation_id="ApiMePasskeysAdd", responses=PROBLEMS)
async def add_passkey(node: Node, request: AnyRequest, caller: Person, data: NewPasskey) -> PasskeyInfo:
    """Adds the passkey that the browser has created."""
    party, challenge = _party(node, request), webauthn.challenge_in(data.credential)
    await _take(node, challenge, caller.id)
    credential, public_key, count = webauthn.verify_registration(party, data.credential, challenge)
    label = check_text(data.label, "a name")
    add = partial(
        passkeys.add, person=caller.id, credential=credential, public_key=public_key, sign_count=count, label=label
    )  # fmt: skip
    return await node.store.write((), add)


@patch("/api/me/passkeys/{id:str}", operation_id="ApiMePasskeysRename", responses=PROBLEMS, status_code=204)
async def rename_passkey(node: Node, caller: Person, id: str, data: PasskeyName) -> None:
    label = check_text(data.label, "a name")
    await node.store.write((), lambda connection: passkeys.rename(connection, caller.id, id, label))


@delete("/api/me/passkeys/{id:str}", operation_id="ApiMePasskeysRemove", responses=PROBLEMS)
async def remove_passkey(node: Node, caller: Person, id: str) -> None:
    """Nobody can log in by this passkey any more. Sessions that it has begun go on."""
    await node.store.write((), lambda connection: passkeys.remove(connection, caller.id, id))


@post("/api/login/passkey/options", operation_id="ApiLoginPasskeyOptions", responses=PROBLEMS, status_code=200, opt=FOR_BANNED)
async def begin_login(node: Node, request: AnyRequest) -> dict[str, Any]:
    """What the browser needs to log in by a passkey. The challenge is valid once, for five minutes."""
    party = _party(node, request)
    node.rates.logins.take("", client_of(request.scope), None)
    return webauthn.login_options(party, await node.store.write((), partial(passkeys.new_challenge, person=FOR_LOGIN)))


@post("/api/login/passkey", operation_id="ApiLoginPasskey", responses=PROBLEMS, opt=FOR_BANNED)
async def log_in(node: Node, request: AnyRequest, identity: Identity | None, data: PasskeyLogin) -> Response[Me]:
    """Sets the cookie of a new session of the passkey's account. The session that this browser had until now ends."""
    party, challenge, id = _party(node, request), webauthn.challenge_in(data.credential), webauthn.id_in(data.credential)
    await _take(node, challenge, FOR_LOGIN)
    found = await node.store.read(lambda connection: passkeys.find(connection, id))
    if found is None:
        raise NotSignedIn("unknown-passkey")
    count = webauthn.verify_login(party, data.credential, challenge, found.public_key, found.sign_count)

    def end(connection: Connection) -> list[str]:
        passkeys.note_use(connection, found.id, count)
        return end_current(connection, identity)

    person = await node.store.read(lambda connection: people.find(connection, found.person))
    if person is None:
        raise NotSignedIn("unknown-passkey")
    cookie = await begin_session(node, request, person.id, end)
    return Response(await describe_me(node, person), cookies=[cookie])


async def _take(node: Node, challenge: bytes, purpose: str) -> None:
    if not await node.store.write((), lambda connection: passkeys.take_challenge(connection, challenge, purpose)):
        raise RequestRefused("old-challenge")


ROUTES = [list_passkeys, begin_adding, add_passkey, rename_passkey, remove_passkey, begin_login, log_in]
