"""Notifications through a real server: what arrives in a browser, in a mailbox and at a webhook, and that it arrives once."""

import re
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.server import machines
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, account, guest
from tests.server.receivers import Browser, Mailbox, Receiver, check_webhook, mail_server, receiver

SETTINGS = "/api/me/notifications"
TURN = {"wants": ["turn"]}
AT_ONCE = ("--private-targets", "--notification-delay", "0")


@pytest.fixture
def service() -> Iterator[Receiver]:
    with receiver() as started:
        yield started


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as started:
        yield started


def subscribe(person: httpx.Client, browser: Browser, **more: object) -> str:
    browser.server_key = person.get(SETTINGS).json()["push_key"]
    answer = person.post(f"{SETTINGS}/push", json={**browser.subscription, **TURN, **more})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def channels(person: httpx.Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(SETTINGS).json()["channels"]
    return found


def until_gone(person: httpx.Client) -> None:
    """Waits until the person has no channel."""
    while channels(person):
        pass


def play_turn(table: RunningTable) -> httpx.Client:
    """Plays until it is the turn of another player, who is returned."""
    first, snapshot = table.actor()
    actor = first
    while actor is first:
        token = snapshot["moves"][0]["token"]  # type: ignore[index]  # JSON
        answer = actor.post(f"/api/tables/{table.table}/play", json={"id": f"m{snapshot['number']}-{snapshot['desk']}", "token": token})
        assert answer.status_code == 201, answer.text
        actor, snapshot = table.actor()
    return actor


def test_a_browser_gets_one_push_message_for_each_turn(database: str, service: Receiver) -> None:
    with machines.node(database, *AT_ONCE) as node:
        people = [guest(node.url, "Ann"), guest(node.url, "Bob")]
        browser = Browser(service)
        subscribe(people[1], browser, language="fr")
        table = RunningTable(node.url, "gatsby", people=people)
        numbers = []
        for _ in range(2):
            while play_turn(table) is not people[1]:
                pass
            message = browser.next()
            assert message.pop("title") == "À vous de jouer\u202f: Gatsby"
            assert message.pop("body") == "Avec Ann"
            numbers.append(message.pop("id"))
            assert message == {"kind": "turn", "path": f"/table/{table.table}", "tag": f"{table.table}:turn"}
        assert len(set(numbers)) == 2
        assert service.received.empty()
        service.answers = [410]
        while play_turn(table) is not people[1]:
            pass
        until_gone(people[1])  # the service says that the browser has unsubscribed
        assert node.causes() == []


def test_a_webhook_is_signed_and_survives_a_crash_of_the_server(database: str, service: Receiver) -> None:
    with machines.node(database, *AT_ONCE) as node:
        people = [guest(node.url, "Ann"), account(node.url, "Bob")]
        created = people[1].post(f"{SETTINGS}/webhook", json={"url": service.url + "/hook", "wants": ["turn", "over"]}).json()
        table = RunningTable(node.url, "gatsby", people=people)
        while play_turn(table) is not people[1]:
            pass
        node.kill()  # before or after the notification is derived from the log
        node.start()
        first = check_webhook(created["secret"], service.next())
        assert (first["kind"], first["table"], first["game"], first["players"]) == ("turn", table.table, "Gatsby", ["Ann"])
        people = [reconnected(node, person) for person in people]
        table.people = people
        until_marked(database, sent=1)
        service.hold = threading.Event()  # the server is killed while the receiver has the request and has not answered
        assert people[0].post(f"/api/tables/{table.table}/resign").status_code == 201
        second = check_webhook(created["secret"], service.next())
        node.kill()
        service.hold.set()
        service.hold = None
        expire_leases(database)
        node.start()
        again = check_webhook(created["secret"], service.next())
        assert second == again
        assert second["kind"] == "over"
        until_marked(database, sent=2)
        assert service.received.empty()


def reconnected(node: Node, person: httpx.Client) -> httpx.Client:
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(base_url=node.url, timeout=30, limits=limits, headers={"Cookie": f"soiree={person.cookies['soiree']}"})


def expire_leases(database: str) -> None:
    """As if time had passed since the server was killed."""
    _run(database, "UPDATE channels SET ready_at = 0")


def until_marked(database: str, sent: int) -> None:
    while _run(database, "SELECT COUNT(*) FROM notifications WHERE outcome = 'sent'") != sent:
        pass


def _run(database: str, statement: str) -> object:
    engine = create_engine(database)
    try:
        with engine.begin() as connection:
            result = connection.execute(text(statement))
            return result.scalar() if result.returns_rows else None
    finally:
        engine.dispose()


def test_mail_is_sent_to_a_confirmed_address_until_one_click(tmp_path: Any, mailbox: Mailbox) -> None:
    more = ("--smtp", mailbox.url, "--mail-from", "soiree@play.example", "--public-url", "https://play.example/")
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", *AT_ONCE, *more) as node:
        people = [guest(node.url, "Ann"), account(node.url, "Bob")]
        add = {"address": "bob@mail.example", **TURN}
        assert people[0].post(f"{SETTINGS}/email", json=add).json()["say"]["id"] == "reason-accounts-only"
        assert people[1].post(f"{SETTINGS}/email", json={**add, "address": "bob\n@x"}).status_code == 400
        assert not people[1].post(f"{SETTINGS}/email", json=add).json()["confirmed"]
        question = mailbox.next()
        assert (question["to"], question["from"]) == ("bob@mail.example", "Soirée <soiree@play.example>")
        confirm = link(question.get_content(), "confirm")
        assert guest(node.url).post(f"/api/confirm/{confirm[:-1]}0").status_code == 404
        assert httpx.post(f"{node.url}/api/confirm/{confirm}").status_code == 204
        assert channels(people[1])[0]["confirmed"]
        table = RunningTable(node.url, "gatsby", people=people)
        while play_turn(table) is not people[1]:
            pass
        news = mailbox.next()
        assert news["subject"] == "It’s your turn in Gatsby"
        assert f"https://play.example/table/{table.table}" in news.get_content()
        assert news["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        token = link(news.get_content(), "unsubscribe")
        assert news["list-unsubscribe"] == f"<https://play.example/api/unsubscribe/{token}>"
        assert httpx.post(f"{node.url}/api/confirm/{token}").status_code == 404  # each link is for one purpose
        for _ in range(2):
            one_click = httpx.post(f"{node.url}/api/unsubscribe/{token}", data={"List-Unsubscribe": "One-Click"})
            assert one_click.status_code == 204
        assert channels(people[1]) == []
        assert node.causes() == []


def link(text: str, purpose: str) -> str:
    found = re.search(rf"https://play\.example/{purpose}/(\S+)", text)
    assert found, text
    return found[1]
