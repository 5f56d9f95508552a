"""Notifications through a real server: what arrives in a browser, in a mailbox and at a webhook, and that it arrives once."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import websockets

from tests.server import machines
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, account, guest
from tests.server.notified import AT_ONCE, SETTINGS, TURN, expire_leases, play_turn, run_sql, subscribe
from tests.server.receivers import Browser, Mailbox, Receiver, check_webhook, mail_server, receiver


@pytest.fixture
def service() -> Iterator[Receiver]:
    with receiver() as started:
        yield started


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as started:
        yield started


def channels(person: httpx.Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(SETTINGS).json()["channels"]
    return found


def until_gone(person: httpx.Client) -> None:
    """Waits until the person has no channel."""
    while channels(person):
        pass


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
        node.kill()  # before the notification is derived from the log, or before or after it is sent or marked as sent
        expire_leases(database)
        node.start()
        first = check_webhook(created["secret"], service.next())
        assert (first["kind"], first["table"], first["game"], first["players"]) == ("turn", table.table, "Gatsby", ["Ann"])
        until_marked(database, sent=1)
        service.hold = threading.Event()  # the server is killed while the receiver has the request and has not answered
        assert people[0].post(f"/api/tables/{table.table}/resign").status_code == 201
        second = first
        while second == first:  # again, if the server was killed before it was marked
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


def until_marked(database: str, sent: int) -> None:
    while run_sql(database, "SELECT COUNT(*) FROM notifications WHERE outcome = 'sent'") != sent:
        pass


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
        forged = confirm[:-1] + ("1" if confirm.endswith("0") else "0")
        assert guest(node.url).post(f"/api/confirm/{forged}").status_code == 404
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


@pytest.mark.parametrize(("visible", "outcome"), [(True, "dropped"), (False, "sent")])
def test_who_looks_at_the_table_through_another_node_is_not_notified(
    postgres_server: str, redis_url: str, service: Receiver, visible: bool, outcome: str
) -> None:
    """A page that is in the background does not count."""
    database = machines.fresh(postgres_server)
    more = (*AT_ONCE, "--redis", redis_url)
    with machines.node(database, *more) as one, machines.node(database, *more) as other:
        people = [guest(one.url, "Ann"), guest(one.url, "Bob")]
        subscribe(people[1], Browser(service))
        table = RunningTable(one.url, "gatsby", people=people)

        async def watch_while_others_play() -> None:
            address = f"{other.url.replace('http', 'ws')}/api/tables/{table.table}/socket"
            headers = {"Cookie": f"soiree={people[1].cookies['soiree']}"}
            async with websockets.connect(address, additional_headers=headers, max_queue=None) as page:
                await page.send(json.dumps({"do": "visibility", "visible": visible}))
                await asyncio.to_thread(play_until_marked)

        def play_until_marked() -> None:
            while not people[0].get(f"/api/tables/{table.table}").json()["seats"][1]["connected"]:
                pass  # the nodes share it in a moment
            while play_turn(table) is not people[1]:
                pass
            number = table.actor()[1]["number"]
            while run_sql(database, "SELECT number FROM notified") != number or run_sql(database, PENDING):
                pass

        asyncio.run(watch_while_others_play())
        last = "SELECT outcome FROM notifications ORDER BY number DESC LIMIT 1"
        assert run_sql(database, last) == outcome


PENDING = "SELECT COUNT(*) FROM notifications WHERE due_at IS NOT NULL"


def test_who_can_be_notified_where(shared_node: Node) -> None:
    person, other = guest(shared_node.url, "Ann"), account(shared_node.url, "Bob")
    subscription = {**subscription_at("https://push.example/1"), **TURN}
    for wrong in ({"endpoint": "http://push.example/1"}, {"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, {"wants": ["everything"]}):
        assert person.post(f"{SETTINGS}/push", json={**subscription, **wrong}).status_code == 400
    assert person.post(f"{SETTINGS}/webhook", json={"url": "https://hook.example/", **TURN}).status_code == 403
    assert other.post(f"{SETTINGS}/webhook", json={"url": "http://127.0.0.1/", **TURN}).status_code == 400
    assert other.post(f"{SETTINGS}/email", json={"address": "bob@mail.example", **TURN}).json()["say"]["id"] == "reason-no-mail"
    token = person.post("/api/me/tokens", json={"label": "Deep"}).json()["token"]
    bot = httpx.post(f"{shared_node.url}{SETTINGS}/push", json=subscription, headers={"Authorization": f"Bearer {token}"})
    assert bot.json()["say"]["id"] == "reason-people-only"

    id = person.post(f"{SETTINGS}/push", json=subscription).json()["id"]
    assert person.patch(f"{SETTINGS}/{id}", json={"wants": ["over", "chat"], "language": "fr"}).status_code == 200
    assert person.post(f"{SETTINGS}/push", json=subscription).json()["wants"] == ["over", "chat"]  # renewed, not added
    assert [channel["id"] for channel in channels(person)] == [id]
    for method, path in (("PATCH", id), ("DELETE", id), ("POST", f"{id}/test")):
        assert other.request(method, f"{SETTINGS}/{path}", json={"wants": []}).json()["say"]["id"] == "reason-no-channel"
    assert person.get("/api/me/export").json()["channels"][0]["address"] == "https://push.example/1"

    assert other.post(f"{SETTINGS}/push", json=subscription).status_code == 201  # the browser is somebody else's now
    assert channels(person) == []
    for number in range(2, 11):
        assert other.post(f"{SETTINGS}/push", json={**subscription, "endpoint": f"https://push.example/{number}"}).status_code == 201
    full = other.post(f"{SETTINGS}/push", json={**subscription, "endpoint": "https://push.example/11"})
    assert full.json()["say"] == {"id": "reason-channels-used-up", "about": {"most": 10}}


def test_the_subscription_of_a_browser_ends_with_its_session(shared_node: Node) -> None:
    there, login = guest(shared_node.url, "Ann"), {"login": f"ann-{id(shared_node)}", "passphrase": "long enough"}
    there.post(f"{SETTINGS}/push", json={**subscription_at("https://push.example/s1"), **TURN})
    there.post("/api/me/account", json=login)
    assert len(channels(there)) == 1  # the session is another one, in the same browser
    here = httpx.Client(base_url=shared_node.url, timeout=30, limits=httpx.Limits(max_keepalive_connections=0))
    here.post("/api/login", json=login)
    assert here.post(f"{SETTINGS}/push", json={**subscription_at("https://push.example/s2"), **TURN}).status_code == 201
    assert len(channels(here)) == 2
    there.post("/api/logout")
    (left,) = channels(here)
    assert here.get("/api/me/export").json()["channels"][0]["address"] == "https://push.example/s2"
    quiet = {"begins": "22:00", "ends": "07:30", "zone": "Europe/Paris"}
    assert here.put(f"{SETTINGS}/quiet", json={"quiet": {**quiet, "zone": "../../etc/passwd"}}).status_code == 400
    assert here.put(f"{SETTINGS}/quiet", json={"quiet": quiet}).status_code == 200
    assert here.get(SETTINGS).json()["quiet"] == quiet
    assert here.delete(f"{SETTINGS}/{left['id']}").status_code == 204
    assert channels(here) == []


def subscription_at(endpoint: str) -> dict[str, Any]:
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    return {"endpoint": endpoint, "keys": {"p256dh": key, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}
