"""The WebAuthn ceremonies of passkeys. The library is loaded when the first one begins: most servers start without it."""

import base64
import binascii
import contextlib
import ipaddress
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.datastructures import State

from soiree.core import structs
from soiree.server.node import Node
from soiree.server.refusals import RequestRefused

NAME = "Soirée"
TIMEOUT = 120_000  # milliseconds that a person has
Credential = dict[str, Any]  # as the browser's `toJSON` writes it


class RelyingParty(msgspec.Struct, frozen=True):
    """For which pages passkeys of this server are: `id` is the name of the host, `origin` what the browser says of the page."""

    id: str
    origin: str


def relying_party(node: Node, request: Request[object, object, State]) -> RelyingParty | None:
    """By the configured address of the server. Without one, passkeys work at localhost only: nothing else is known to be ours."""
    if node.settings.public_url:
        address = urlsplit(node.settings.public_url)
        host = address.hostname or ""
        return None if _is_address(host) else RelyingParty(host, f"{address.scheme}://{address.netloc}")
    host = request.headers.get("host", "")
    return RelyingParty("localhost", f"http://{host}") if host.partition(":")[0] == "localhost" else None


def _is_address(host: str) -> bool:
    """Browsers make no passkeys for hosts without a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return not host
    return True


def challenge_in(credential: Credential) -> bytes:
    """The challenge that the authenticator has signed."""
    try:
        signed = structs.decode(_bytes(credential["response"]["clientDataJSON"]), dict[str, Any])
        return _bytes(signed["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, binascii.Error, msgspec.MsgspecError):
        raise RequestRefused("bad-passkey") from None


def id_in(credential: Credential) -> str:
    id = credential.get("id")
    if not isinstance(id, str) or not id or len(id) > 2000:
        raise RequestRefused("bad-passkey")
    return id


def registration_options(party: RelyingParty, person: str, login: str, name: str, known: list[str], challenge: bytes) -> Credential:
    """What `navigator.credentials.create` gets. The key is discoverable and its owner is verified, so no login name is needed."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=party.id,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=login,
        user_display_name=name,
        challenge=challenge,
        timeout=TIMEOUT,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED, user_verification=structs.UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(one)) for one in known],
    )
    return _json(webauthn.options_to_json(options))


def login_options(party: RelyingParty, challenge: bytes) -> Credential:
    """What `navigator.credentials.get` gets: any passkey for this server."""
    import webauthn
    from webauthn.helpers import structs

    required = structs.UserVerificationRequirement.REQUIRED
    options = webauthn.generate_authentication_options(rp_id=party.id, challenge=challenge, timeout=TIMEOUT, user_verification=required)
    return _json(webauthn.options_to_json(options))


@contextlib.contextmanager
def _bad_passkey_refused() -> Iterator[None]:
    """Whatever the library finds wrong with an answer of a browser is a refusal."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        yield
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise RequestRefused("bad-passkey") from None


def verify_registration(party: RelyingParty, credential: Credential, challenge: bytes) -> tuple[str, str, int]:
    """The credential's id, its public key and its counter. Refuses what was not made for us."""
    import webauthn

    with _bad_passkey_refused():
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            require_user_verification=True,
        )
    return _text(found.credential_id), _text(found.credential_public_key), found.sign_count


def verify_login(party: RelyingParty, credential: Credential, challenge: bytes, public_key: str, sign_count: int) -> int:
    """The new counter of the passkey. Refuses a wrong signature, and a counter that has not grown: then the key was copied."""
    import webauthn

    with _bad_passkey_refused():
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=_bytes(public_key),
            credential_current_sign_count=sign_count,
            require_user_verification=True,
        )
    return found.new_sign_count


def _json(text: str) -> Credential:
    return structs.decode(text, dict[str, Any])


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
