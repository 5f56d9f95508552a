"""What one address can have by being many people: guests, bots, stored analyses, exports, and mails to strangers."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import soiree
from soiree.server.storage.people import MAX_TOKENS
from tests.server import http, machines
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.server.receivers import Mailbox, mail_server

_logins = itertools.count()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as started:
        yield started


@pytest.fixture
def own_node(tmp_path: Path, mailbox: Mailbox) -> Iterator[Node]:
    """Not shared: these tests use up the limits of their address."""
    mail = ("--smtp", mailbox.url, "--mail-from", "soiree@play.example", "--public-url", "https://play.example")
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--guests-a-minute", "30", *mail) as started:
        yield started
    assert started.causes() == []


def account(node: Node) -> httpx.Client:
    person = guest(node.url)
    created = person.post("/api/me/account", json={"login": f"mallory-{next(_logins)}", "passphrase": "long enough"})
    assert created.status_code == 201, created.text
    return person


def reason(answer: httpx.Response) -> str:
    assert answer.status_code == 429, answer.text
    found: str = answer.json()["say"]["id"]
    return found


def test_new_guests_of_an_address_are_limited(own_node: Node) -> None:
    created = 0
    while (answer := http.post(f"{own_node.url}/api/guest", json={"name": "Ann"})).status_code == 201 and created < 600:
        created += 1
    assert created >= 60, "a class of pupils comes at once, and some more while it is asked"
    assert reason(answer) == "reason-guest-rate"
    assert int(answer.headers["retry-after"]) == 2
    with httpx.Client(base_url=own_node.url, transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
        assert other.post("/api/guest", json={"name": "Bob"}).status_code == 201


def test_bots_of_a_person_are_limited(shared_node: Node) -> None:
    """Each has a budget of thinking and tables of its own."""
    person = guest(shared_node.url)
    tokens = [person.post("/api/me/tokens", json={"label": f"bot {number}"}) for number in range(MAX_TOKENS)]
    full = person.post("/api/me/tokens", json={"label": "one more"})
    assert full.json()["say"] == {"id": "reason-tokens-used-up", "about": {"most": MAX_TOKENS}}
    assert person.delete(f"/api/me/tokens/{tokens[0].json()['id']}").status_code == 204
    assert person.post("/api/me/tokens", json={"label": "instead"}).status_code == 201


def test_shared_analyses_of_an_address_are_limited(own_node: Node) -> None:
    shared = {"record": soiree.new("times-square", seed=1).record()}
    people = [guest(own_node.url) for _ in range(7)]
    answers = [person.post("/api/analyses", json=shared) for _ in range(9) for person in people]
    assert {answer.status_code for answer in answers[:60]} == {201}
    assert {reason(answer) for answer in answers[60:]} == {"reason-share-rate"}


def test_reports_of_an_address_are_limited(own_node: Node) -> None:
    """Administrators see the latest 200: guests of one address cannot push the others out of sight."""
    running = RunningTable(own_node.url)
    accused = running.people[0].get("/api/me").json()["id"]
    people = [guest(own_node.url) for _ in range(6)]
    report = {"whom": accused, "reason": "spam"}
    answers = [person.post(f"/api/tables/{running.table}/report", json=report) for person in people for _ in range(4)]
    assert {answer.status_code for answer in answers[:20]} == {201}
    assert {reason(answer) for answer in answers[20:]} == {"reason-report-rate"}


def test_exports_are_seldom(shared_node: Node) -> None:
    person = guest(shared_node.url)
    answers = [person.get("/api/me/export") for _ in range(4)]
    assert [answer.status_code for answer in answers[:3]] == [200] * 3
    assert reason(answers[3]) == "reason-export-rate"


def test_one_address_of_mail_gets_few_mails_that_it_has_not_asked_for(own_node: Node, mailbox: Mailbox) -> None:
    """Several accounts that name the same stranger, and ask for the link again."""
    mallory = [account(own_node) for _ in range(4)]
    new = {"address": "victim@mail.example", "wants": ["turn"]}
    channels = [person.post("/api/me/notifications/email", json=new).json()["id"] for person in mallory]
    for person, channel in zip(mallory, channels, strict=True):
        assert reason(person.post(f"/api/me/notifications/{channel}/test")) == "reason-mail-rate"
    assert {mailbox.next()["to"] for _ in mallory} == {"victim@mail.example"}
    assert mailbox.received.empty()


def test_one_client_sends_mail_to_few_strangers(own_node: Node, mailbox: Mailbox) -> None:
    mallory = [account(own_node) for _ in range(3)]
    add = [
        person.post("/api/me/notifications/email", json={"address": f"{number}-{index}@mail.example", "wants": ["turn"]})
        for index, person in enumerate(mallory)
        for number in range(4)
    ]
    assert [answer.status_code for answer in add[:8]] == [201] * 8
    assert {reason(answer) for answer in add[8:]} == {"reason-mail-rate"}
    for _ in range(8):
        mailbox.next()
    assert mailbox.received.empty()
