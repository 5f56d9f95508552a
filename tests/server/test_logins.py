"""Logging in under attack: checking passphrases has threads of its own, and nobody is locked out by the tries of others."""

import asyncio
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from soiree.server.http.addresses import address_key
from soiree.server.limits.hashing import MAX_WAITING, MAX_WAITING_OF_CLIENT, HashingPool
from soiree.server.refusals import ServerBusy
from soiree.server.storage import people
from tests.server import http, machines
from tests.server.in_process import served
from tests.server.machines import Node, guest

ATTACK = 140  # failed logins at the same time


@pytest.fixture
def own_node(tmp_path: Path) -> Iterator[Node]:
    """Not shared: these tests use up the limits of their address."""
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as started:
        yield started
    assert started.causes() == []


def test_reads_are_answered_while_the_threads_that_check_passphrases_are_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def stopped(*_: object) -> bool:
        go_on.wait()
        raise VerifyMismatchError

    async def attack() -> list[int]:
        limits = httpx.Limits(max_connections=None)
        async with served(tmp_path) as url, http.AsyncClient(base_url=url, timeout=60, limits=limits) as client:
            monkeypatch.setattr(PasswordHasher, "verify", stopped)
            bodies = [{"login": f"nobody{number}", "passphrase": "guess"} for number in range(ATTACK)]
            tries = [asyncio.create_task(client.post("/api/login", json=body)) for body in bodies]
            try:
                answers = [await client.get("/api/tables") for _ in range(10)]
                assert [answer.status_code for answer in answers] == [200] * 10
            finally:
                go_on.set()
            return [(await one).status_code for one in tries]

    assert set(asyncio.run(attack())) == {401, 429, 503}


def test_passphrases_are_hashed_slowly() -> None:
    """The nodes of the tests hash quickly (tests/server/launch.py); the server itself takes 64 MiB and three rounds."""
    assert people.hash_passphrase("long enough").startswith("$argon2id$v=19$m=65536,t=3,p=4$")


def test_clients_take_turns_and_the_queue_is_bounded() -> None:
    order: list[str] = []

    async def ask() -> None:
        pool = HashingPool(threads=1)
        go_on = threading.Event()
        busy = asyncio.create_task(pool.run("first", go_on.wait))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(pool.run("attacker", partial(order.append, f"attacker {number}"))) for number in range(20)]
        waiting.append(asyncio.create_task(pool.run("ann", partial(order.append, "ann"))))
        waiting.append(asyncio.create_task(pool.run("bob", partial(order.append, "bob with a pass"), known=True)))
        await asyncio.sleep(0)
        cancelled = asyncio.create_task(pool.run("impatient", partial(order.append, "never")))
        await asyncio.sleep(0)
        cancelled.cancel()
        go_on.set()
        await busy
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        refused = [outcome for outcome in outcomes if outcome is not None]
        assert len(refused) == 20 - MAX_WAITING_OF_CLIENT
        assert all(isinstance(outcome, ServerBusy) and outcome.retry_after for outcome in refused)
        others = [asyncio.create_task(pool.run(f"address {number}", go_on.wait)) for number in range(MAX_WAITING + 5)]
        released = await asyncio.gather(*others, return_exceptions=True)
        assert sum(isinstance(outcome, ServerBusy) for outcome in released) == 4, "one runs, the queue is full, the rest is refused"
        pool.close()

    asyncio.run(ask())
    assert order[:3] == ["bob with a pass", "attacker 0", "ann"]
    assert len(order) == MAX_WAITING_OF_CLIENT + 2


def test_a_stranger_cannot_lock_the_right_person_out(own_node: Node) -> None:
    ann = guest(own_node.url)
    account = {"login": "ann-of-logins", "passphrase": "correct horse"}
    assert ann.post("/api/me/account", json=account).status_code == 201
    assert ann.post("/api/login", json=account).status_code == 201
    stranger = http.Client(base_url=own_node.url, limits=httpx.Limits(max_keepalive_connections=0))
    for _ in range(40):
        answer = stranger.post("/api/login", json=account | {"passphrase": "guess"})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0
    assert stranger.post("/api/login", json=account).status_code == 429, "even if the guess is right"
    assert ann.post("/api/logout").status_code == 204
    assert ann.post("/api/login", json=account).status_code == 201, "from the same address, but a browser that has logged in before"


def test_a_device_pass_is_only_for_its_own_login(own_node: Node) -> None:
    ann, eve = guest(own_node.url), guest(own_node.url)
    accounts = [{"login": f"{name}-of-devices", "passphrase": "correct horse"} for name in ("ann", "eve")]
    for person, account in zip((ann, eve), accounts, strict=True):
        assert person.post("/api/me/account", json=account).status_code == 201
    assert eve.post("/api/login", json=accounts[1]).status_code == 201
    answers = {eve.post("/api/login", json=accounts[0] | {"passphrase": "guess"}).status_code for _ in range(40)}
    assert 429 in answers


def test_limits_by_address_count_ipv6_by_network() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1") == "2001:db8::/64"
    assert address_key("2001:db8:0:1::1") != address_key("2001:db8::1")
    assert address_key("::ffff:192.0.2.7") == address_key("192.0.2.7") == "192.0.2.7"
    assert address_key("fe80::1%eth0") == "fe80::/64"
    assert address_key("not an address") == "not an address"
