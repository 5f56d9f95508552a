"""Passkeys without a browser: for whom they are, under which name, and that a challenge is worth something once. A real authenticator
is in web/tests/e2e/safety.test.ts.
"""

import json
from base64 import urlsafe_b64encode
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, update

from soiree.server.storage import schema
from soiree.server.storage.access import passkeys
from soiree.server.storage.store import migrate
from tests.server import machines
from tests.server.machines import Node, account, guest

PASSPHRASE = {"passphrase": "long enough"}


def reason_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["say"]["id"]


def signed(challenge: str) -> dict[str, object]:
    """What a browser sends, with nothing right in it but the challenge."""
    data = urlsafe_b64encode(json.dumps({"type": "webauthn.create", "challenge": challenge}).encode()).decode()
    return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": data, "attestationObject": "AAAA"}}


def test_passkeys_are_for_accounts_at_a_name_and_a_challenge_is_valid_once(shared_node: Node) -> None:
    ann = account(shared_node.url, "Ann")
    assert ann.get("/api/me/passkeys").json() == {"origin": "", "passkeys": []}
    assert reason_of(ann.post("/api/me/passkeys/options", json=PASSPHRASE)) == (409, "reason-no-passkeys")
    port = shared_node.url.rpartition(":")[2]
    for client in (ann, tom := guest(shared_node.url, "Tom")):
        client.headers["Host"] = f"localhost:{port}"
    assert ann.get("/api/me/passkeys").json()["origin"] == f"http://localhost:{port}"
    assert reason_of(tom.post("/api/me/passkeys/options", json=PASSPHRASE)) == (409, "reason-no-passphrase")
    assert reason_of(ann.post("/api/me/passkeys/options", json={"passphrase": "wrong one"})) == (403, "reason-wrong-passphrase")
    options = ann.post("/api/me/passkeys/options", json=PASSPHRASE).json()
    assert options["rp"]["id"] == "localhost"
    assert options["authenticatorSelection"] == {
        "residentKey": "required",
        "requireResidentKey": True,
        "userVerification": "required",
    }
    body = {"label": "Phone", "credential": signed(options["challenge"])}
    assert reason_of(tom.post("/api/me/passkeys", json=body)) == (409, "reason-old-challenge"), "it is for somebody else"
    assert reason_of(ann.post("/api/me/passkeys", json=body)) == (409, "reason-bad-passkey")
    assert reason_of(ann.post("/api/me/passkeys", json=body)) == (409, "reason-old-challenge"), "it was used"
    for wrong in ({}, {"response": 1}, {"response": {"clientDataJSON": "?"}}, signed("short")):
        assert ann.post("/api/me/passkeys", json={"label": "x", "credential": wrong}).status_code == 409
        assert ann.post("/api/login/passkey", json={"credential": wrong}).status_code == 409
    challenge = tom.post("/api/login/passkey/options").json()["challenge"]
    assert reason_of(tom.post("/api/login/passkey", json={"credential": signed(challenge)})) == (401, "reason-unknown-passkey")
    assert ann.delete("/api/me/passkeys/none").status_code == 404
    assert ann.patch("/api/me/passkeys/none", json={"label": "x"}).status_code == 404


def test_the_name_is_that_of_the_public_address(tmp_path: Path) -> None:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--public-url", "https://play.example.org") as node:
        ann = account(node.url, "Ann")
        assert ann.get("/api/me/passkeys").json()["origin"] == "https://play.example.org"
        assert ann.post("/api/me/passkeys/options", json=PASSPHRASE).json()["rp"]["id"] == "play.example.org"


def test_a_challenge_is_old_after_a_while_and_keys_go_with_their_person(database: str) -> None:
    engine = create_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        fresh, old = passkeys.new_challenge(connection, "ann"), passkeys.new_challenge(connection, "ann")
        assert passkeys.take_challenge(connection, fresh, "ann")
        assert not passkeys.take_challenge(connection, fresh, "ann")
        connection.execute(update(schema.challenges).values(expires_at=1))
        assert not passkeys.take_challenge(connection, old, "ann")
        for number in range(passkeys.MAX_PASSKEYS):
            passkeys.add(connection, "ann", f"key{number}", "public", 0, "Phone")
        with pytest.raises(Exception, match="remove one first"):
            passkeys.add(connection, "ann", "another", "public", 0, "Phone")
        with pytest.raises(Exception, match="not accepted"):
            passkeys.add(connection, "tom", "key1", "public", 0, "Phone")
        passkeys.remove_all(connection, "ann")
        assert passkeys.passkeys_of(connection, "ann") == []
    engine.dispose()
