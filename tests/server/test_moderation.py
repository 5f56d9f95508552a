"""Order: reports, warnings, mutes and bans; what muted and banned people can still do; and that every act is in the audit log."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, update

import soiree
from soiree.server.http.routes import ROUTES
from soiree.server.storage import schema
from soiree.server.storage.access import moderation
from tests.server import http, machines
from tests.server.machines import Node, account, guest
from tests.server.test_operating import admin
from tests.server.test_sessions import ACCOUNT, bearer, browser, closed, new_table, watching

ACTS = [
    "grant",
    "close-report",
    "warn",
    "mute",
    "unmute",
    "rename",
    "hide-message",
    "show-message",
    "ban",
    "unban",
    "close-table",
    "ban",
    "unban",
]


def id_of(client: httpx.Client) -> str:
    id: str = client.get("/api/me").json()["id"]
    return id


def made_administrator(node: Node) -> httpx.Client:
    boss = account(node.url, "Boss")
    admin(node.database, "grant", boss.get("/api/me").json()["login"])
    assert boss.get("/api/me").json()["administrator"] is True
    return boss


def sanction(boss: httpx.Client, kind: str, **more: object) -> str:
    answer = boss.post("/api/admin/sanctions", json={"kind": kind, "reason": "spoils the fun", **more})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def lift(boss: httpx.Client, id: str) -> None:
    assert boss.post(f"/api/admin/sanctions/{id}/lift", json={}).status_code == 204


def reason_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["say"]["id"]


def test_from_a_report_to_a_ban_and_back(node: Node) -> None:
    boss, ann, eve = made_administrator(node), guest(node.url, "Ann"), account(node.url, "Eve")
    eve_login = eve.get("/api/me").json()["login"]
    table = new_table(ann)
    path = f"/api/tables/{table}"
    assert eve.post(f"{path}/join", json={}).status_code == 201
    for text in ("hello", "you fool"):
        assert eve.post(f"{path}/chat", json={"text": text}).status_code == 201
    numbers = [row["number"] for row in ann.get(path).json()["rows"] if row["entry"]["kind"] == "said"]
    whom = id_of(eve)

    # a report has copies of the messages that it names, of that person only
    body = {"whom": whom, "reason": "insults", "messages": numbers[1:]}
    assert reason_of(ann.post(f"{path}/report", json={**body, "messages": [1]})) == (409, "reason-report-messages")
    assert reason_of(ann.post(f"{path}/report", json={**body, "whom": "nobody"})) == (409, "reason-report-nobody")
    assert reason_of(eve.post(f"{path}/report", json=body)) == (409, "reason-report-self")
    assert ann.post(f"{path}/report", json=body).status_code == 201
    for _ in range(4):
        assert ann.post(f"{path}/report", json={**body, "messages": []}).status_code == 201
    assert reason_of(ann.post(f"{path}/report", json=body)) == (429, "reason-report-rate")
    for route in ("reports", "audit", "sanctions", f"people/{whom}"):
        assert reason_of(ann.get(f"/api/admin/{route}")) == (403, "reason-administrators-only")
        assert http.get(f"{node.url}/api/admin/{route}").status_code == 401
    first = boss.get("/api/admin/reports").json()[-1]
    assert (first["person_name"], first["reporter_name"], first["report"]["reason"]) == ("Eve", "Ann", "insults")
    assert [(one["number"], one["text"]) for one in first["report"]["messages"]] == [(numbers[1], "you fool")]
    assert "you fool" in admin(node.database, "reports")
    assert boss.post(f"/api/admin/reports/{first['report']['id']}", json={}).status_code == 204
    assert len(boss.get("/api/admin/reports").json()) == 4
    assert [one["id"] for one in boss.get("/api/admin/people", params={"name": eve_login.upper()}).json()] == [whom]

    # a warning is shown until it is confirmed
    sanction(boss, "warn", person=whom)
    (warning,) = eve.get("/api/me").json()["standing"]
    assert (warning["kind"], warning["reason"], warning["until"]) == ("warn", "spoils the fun", None)
    assert eve.post(f"{path}/chat", json={"text": "sorry"}).status_code == 201
    assert eve.post(f"/api/me/standing/{warning['id']}").status_code == 204
    assert eve.get("/api/me").json()["standing"] == []

    # a muted person can do everything but write and change their name
    mute = sanction(boss, "mute", person=whom, minutes=60)
    assert eve.get("/api/me").json()["standing"][0]["until"] > warning["created_at"]
    assert reason_of(eve.post(f"{path}/chat", json={"text": "hm"})) == (403, "reason-silenced")
    assert reason_of(eve.patch("/api/me", json={"name": "You fool"})) == (403, "reason-silenced")
    assert eve.patch("/api/me", json={"name": "Eve", "colour": "jade"}).status_code == 200
    assert eve.post(f"{path}/leave").status_code == 201
    assert eve.post(f"{path}/join", json={}).status_code == 201
    assert eve.post(f"{path}/report", json={"whom": id_of(ann), "reason": "muted me"}).status_code == 201
    assert reason_of(eve.post("/api/me/tokens", json={"label": "You fool"})) == (403, "reason-silenced")
    record = soiree.study(soiree.new("gatsby", seed=2)).record()
    assert reason_of(eve.post("/api/analyses", json={"record": record})) == (403, "reason-silenced")
    lift(boss, mute)
    assert eve.post(f"{path}/chat", json={"text": "free again"}).status_code == 201

    # what a person has done in the page an administrator undoes
    assert boss.patch(f"/api/admin/people/{whom}", json={"name": "Somebody", "reason": "offensive"}).status_code == 204
    assert eve.get("/api/me").json()["name"] == "Somebody"
    assert "Eve" not in ann.get(path).text + ann.get(f"{path}/info").text + ann.get("/api/tables").text, "also where they sit already"
    assert "Somebody" in ann.get(path).text
    for hidden in (True, False):
        hide = {"reason": "insult", "hidden": hidden}
        assert boss.post(f"/api/admin/tables/{table}/messages/{numbers[1]}", json=hide).status_code == 204
        assert ("you fool" in ann.get(path).text) != hidden
        assert boss.get(f"/api/admin/people/{whom}").json()["reports"][-1]["hidden"] == (numbers[1:] if hidden else [])

    # a banned person can read their own data, and nothing else in their name
    bot = bearer(node, eve.post("/api/me/tokens", json={"label": "Deep"}).json()["token"])
    beside = new_table(ann)
    assert bot.post(f"/api/tables/{beside}/join", json={}).status_code == 201
    ban = sanction(boss, "ban", person=whom, minutes=60 * 24)
    assert eve.get("/api/me").status_code == 401, "the session has ended"
    assert eve.post("/api/login", json={"login": eve_login, "passphrase": "long enough"}).status_code == 201
    (standing,) = eve.get("/api/me").json()["standing"]
    assert (standing["kind"], standing["reason"]) == ("ban", "spoils the fun")
    assert_banned_can_only_read_their_data(eve, path)
    for there in (table, beside):  # where the person sat, and their bot
        assert ann.get(f"/api/tables/{there}").json()["seats"][1]["person"] is None, "and the seat is free"
    lift(boss, ban)
    assert eve.post(f"{path}/join", json={}).status_code == 201
    assert boss.post(f"/api/admin/tables/{table}/close", json={"reason": "enough"}).status_code == 204
    assert ann.get(path).json()["rows"][-1]["entry"] == {"kind": "closed", "by_administrator": True}

    # from a banned address nobody does anything, but administrators
    for bad, code in (("everything", "bad-network"), ("10.0.0.0/4", "large-network")):
        refused = boss.post("/api/admin/sanctions", json={"kind": "ban", "reason": "x", "network": bad})
        assert reason_of(refused) == (409, f"reason-{code}")
    assert (
        reason_of(boss.post("/api/admin/sanctions", json={"kind": "ban", "reason": "x", "person": id_of(boss)}))[1]
        == "reason-administrator-immune"
    )

    async def end_address() -> int:
        async with watching(node, table, Cookie=f"soiree={ann.cookies['soiree']}") as there:
            await asyncio.to_thread(sanction, boss, "ban", network="127.0.0.0/8")
            return await closed(there)

    assert asyncio.run(end_address()) == 4401
    assert reason_of(http.post(f"{node.url}/api/guest", json={"name": "New"})) == (403, "reason-address-banned")
    assert reason_of(ann.post("/api/tables", json={"game": "times-square"})) == (403, "reason-address-banned")
    assert ann.get(path).status_code == 200
    assert ann.get("/api/me/export").status_code == 200
    assert reason_of(http.post(f"{node.url}/api/unsubscribe/unknown"))[1] == "reason-bad-link", "e-mails can be ended from everywhere"
    lift(boss, boss.get("/api/admin/sanctions").json()[0]["sanction"]["id"])
    assert ann.post("/api/tables", json={"game": "times-square"}).status_code == 201

    # every act is in the audit log, and nothing changes it
    log = boss.get("/api/admin/audit", params={"limit": 50}).json()
    assert [one["act"]["act"] for one in reversed(log)] == ACTS
    assert all(one["actor_name"] == "Boss" for one in log[:-1])
    assert log[-4]["act"]["reason"] == "spoils the fun"
    assert [one["act"]["id"] for one in boss.get("/api/admin/audit", params={"before": log[0]["act"]["id"], "limit": 2}).json()] == [
        one["act"]["id"] for one in log[1:3]
    ]
    history = boss.get(f"/api/admin/people/{whom}").json()
    assert [one["kind"] for one in history["sanctions"]] == ["ban", "mute", "warn"]
    assert len(history["reports"]) == 5
    assert admin(node.database, "audit").count("spoils the fun") == 4
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        assert boss.request(method, "/api/admin/audit", json={}).status_code == 405
    exported = eve.get("/api/me/export").json()
    assert [one["kind"] for one in exported["sanctions"]] == ["ban", "mute", "warn"]
    assert eve.delete("/api/me").status_code == 204
    assert boss.get("/api/admin/reports", params={"open": False}).json() == []


def test_an_administrator_undoes_what_a_host_has_done_and_deletes_a_shared_analysis(node: Node) -> None:
    boss, ann, bob = made_administrator(node), guest(node.url, "Ann"), guest(node.url, "Bob")
    table, whom = new_table(ann), id_of(bob)
    path, acts = f"/api/tables/{table}", f"/api/admin/tables/{table}"
    why = {"reason": "a quarrel"}
    assert bob.post(f"{path}/join", json={}).status_code == 201
    assert reason_of(boss.post(f"{acts}/people/{whom}", json=why)) == (409, "reason-not-removed")
    ann.post(f"{path}/remove", json={"whom": whom})
    ann.post(f"{path}/close-chat", json={})
    assert reason_of(bob.get(path)) == (403, "reason-removed")
    for act in (f"{acts}/people/{whom}", f"{acts}/chat"):
        assert reason_of(ann.post(act, json=why)) == (403, "reason-administrators-only")
        assert boss.post(act, json={}).status_code == 400, "a reason is needed"
        assert boss.post(act, json=why).status_code == 204
    assert bob.post(f"{path}/join", json={}).status_code == 201
    assert bob.post(f"{path}/chat", json={"text": "thank you"}).status_code == 201
    kinds = [row["entry"] for row in bob.get(path).json()["rows"] if row["entry"]["kind"] in {"readmitted", "chat-closed"}]
    assert kinds[1:] == [
        {"kind": "readmitted", "person": whom, "name": "Bob"},
        {"kind": "chat-closed", "closed": False, "by_administrator": True},
    ]

    record = soiree.study(soiree.new("gatsby", seed=2)).record()
    shared = bob.post("/api/analyses", json={"record": record}).json()["id"]
    assert ann.get(f"/api/analyses/{shared}").status_code == 200
    assert boss.post(f"/api/admin/analyses/{shared}/delete", json=why).status_code == 204
    assert ann.get(f"/api/analyses/{shared}").status_code == 404
    assert reason_of(boss.post(f"/api/admin/analyses/{shared}/delete", json=why)) == (404, "reason-no-analysis")
    log = [one["act"] for one in boss.get("/api/admin/audit", params={"limit": 3}).json()]
    assert [(one["act"], one["subject"], one["reason"]) for one in log] == [
        ("delete-analysis", whom, "a quarrel"),
        ("open-chat", table, "a quarrel"),
        ("readmit", whom, "a quarrel"),
    ]
    assert (log[0]["details"], log[2]["details"]) == ({"analysis": shared}, {"table": table})


def test_an_administrator_opens_seats_that_a_host_keeps_for_friends(node: Node) -> None:
    boss, ann, bob = made_administrator(node), account(node.url, "Ann"), guest(node.url, "Bob")
    table = new_table(ann)
    path, act, why = f"/api/tables/{table}", f"/api/admin/tables/{table}/seats", {"reason": "a quarrel"}
    for _ in range(2):
        assert ann.post(f"{path}/friends-only", json={}).status_code == 201
        assert reason_of(bob.post(f"{path}/join", json={})) == (403, "reason-friends-only")
        assert reason_of(ann.post(act, json=why)) == (403, "reason-administrators-only")
        assert boss.post(act, json=why).status_code == 204
        assert bob.get(f"{path}/info").json()["friends_only"] is False
    assert bob.post(f"{path}/join", json={}).status_code == 201
    opened = [row["entry"] for row in bob.get(path).json()["rows"] if row["entry"]["kind"] == "friends-only"]
    assert opened[1] == {"kind": "friends-only", "friends_only": False, "by_administrator": True}
    assert [one["act"]["act"] for one in boss.get("/api/admin/audit", params={"limit": 2}).json()] == ["open-seats"] * 2
    assert boss.post(act, json=why).status_code == 204, "nothing to do"
    assert len(boss.get("/api/admin/audit", params={"subject": table}).json()) == 2
    assert ann.post(f"{path}/start", json={}).status_code == 201
    assert reason_of(boss.post(act, json=why)) == (409, "reason-started")


def test_an_administrator_lets_people_write_again_and_withdraws_invitations(node: Node) -> None:
    boss, ann, bob, eve = made_administrator(node), account(node.url, "Ann"), account(node.url, "Bob"), guest(node.url, "Eve")
    ann.post("/api/me/friends", json={"person": id_of(bob)})
    assert bob.put(f"/api/me/friends/{id_of(ann)}").status_code == 204
    table = ann.post("/api/tables", json={"game": "times-square", "invite": [id_of(bob)]}).json()["table"]
    path, acts, why = f"/api/tables/{table}", f"/api/admin/tables/{table}/people", {"reason": "a quarrel"}
    for whom in (id_of(eve), "onlookers"):
        assert reason_of(boss.post(f"{acts}/{whom}/unmute", json=why)) == (409, "reason-not-muted")
        assert ann.post(f"{path}/mute", json={"whom": whom}).status_code == 201
        assert reason_of(eve.post(f"{path}/chat", json={"text": "hello"})) == (403, "reason-muted")
        assert reason_of(ann.post(f"{acts}/{whom}/unmute", json=why)) == (403, "reason-administrators-only")
        assert boss.post(f"{acts}/{whom}/unmute", json=why).status_code == 204
        assert eve.post(f"{path}/chat", json={"text": "hello"}).status_code == 201
        lifted = [row["entry"] for row in eve.get(path).json()["rows"] if row["entry"]["kind"] == "muted"][-1]
        assert lifted == {"kind": "muted", "person": whom, "muted": False, "by_administrator": True}

    assert [one["table"] for one in bob.get("/api/me/invitations").json()] == [table]
    assert reason_of(eve.post(f"{path}/join", json={})) == (409, "reason-seat-kept")
    assert reason_of(ann.post(f"{acts}/{id_of(bob)}/uninvite", json=why)) == (403, "reason-administrators-only")
    assert boss.post(f"{acts}/{id_of(bob)}/uninvite", json=why).status_code == 204
    assert reason_of(boss.post(f"{acts}/{id_of(bob)}/uninvite", json=why)) == (409, "reason-not-invited")
    assert bob.get("/api/me/invitations").json() == []
    assert eve.post(f"{path}/join", json={}).status_code == 201
    log = [one["act"] for one in boss.get("/api/admin/audit", params={"limit": 3}).json()]
    assert [(one["act"], one["subject"], one["details"]) for one in log] == [
        ("uninvite", id_of(bob), {"table": table}),
        ("unmute-onlookers", table, {}),
        ("unmute-at-table", id_of(eve), {"table": table}),
    ]


def test_a_ban_withdraws_friend_requests_that_were_not_answered(node: Node) -> None:
    boss, ann, bob, eve = made_administrator(node), account(node.url, "Ann"), account(node.url, "Bob"), account(node.url, "Eve")
    for one in (ann, bob):
        assert eve.post("/api/me/friends", json={"person": id_of(one)}).status_code == 201
    assert bob.put(f"/api/me/friends/{id_of(eve)}").status_code == 204
    assert [one["name"] for one in ann.get("/api/me/friends").json()["asking"]] == ["Eve"]
    sanction(boss, "ban", person=id_of(eve))
    assert ann.get("/api/me/friends").json()["asking"] == []
    assert [one["name"] for one in bob.get("/api/me/friends").json()["friends"]] == ["Eve"], "he has accepted"


UNDONE_BY = {  # what people do that others see -> the acts of administrators that undo it
    "close-table": [
        *("POST /api/tables", "POST /api/tables/{table:str}/rematch", "POST /api/analysis/play", "POST /api/tables/{table:str}/start")
    ],
    "uninvite": ["POST /api/tables/{table:str}/invite"],
    "unmute-at-table": ["POST /api/tables/{table:str}/mute"],  # and unmute-onlookers
    "ban": ["POST /api/tables/{table:str}/join", "POST /api/guest", "POST /api/me/account", "POST /api/me/friends"],
    "rename": ["PATCH /api/me", "POST /api/me/tokens"],
    "hide-message": ["POST /api/tables/{table:str}/chat", "POST /api/tables/{table:str}/pin"],
    "readmit": ["POST /api/tables/{table:str}/remove"],
    "open-chat": ["POST /api/tables/{table:str}/close-chat"],
    "open-seats": ["POST /api/tables/{table:str}/friends-only"],
    "close-report": ["POST /api/tables/{table:str}/report"],
    "delete-analysis": ["POST /api/analyses"],
}
FINAL = {  # what docs/moderation.md says that cannot be undone
    "DELETE /api/tables/{table:str}",
    "DELETE /api/me",
    "PUT /api/me/vacation",
    "DELETE /api/me/vacation",
    "POST /api/editions",  # a browser on the machine of the server
    *(
        f"POST /api/tables/{{table:str}}/{command}"
        for command in (
            *("play", "take-back", "queue", "hint", "commit", "reveal"),
            *("resign", "draw", "cancel", "leave", "leave-to-bot", "take-again", "uninvite"),
        )
    ),
}
OWN = (  # of the person alone, or nothing is stored
    *("/api/me/", "/api/login", "/api/logout", "/api/recover", "/api/confirm/", "/api/unsubscribe/", "/api/editions/check"),
    *(
        "/api/games/",
        "/api/replay",
        "/api/analysis/",
        "/api/tables/rated",
        "/api/tables/{table:str}/note",
        "/api/tables/{table:str}/review",
    ),
)


def test_what_people_do_is_undone_by_an_act_or_listed_as_final() -> None:
    """docs/moderation.md has the list in words. A new route that changes something belongs into one of the three."""
    changing = {
        f"{method} {path}"
        for handler in ROUTES
        for path in handler.paths
        for method in handler.http_methods
        if method not in {"GET", "HEAD"} and path.startswith("/api/") and "/admin/" not in path
    }
    undone = {route for routes in UNDONE_BY.values() for route in routes}
    assert undone | FINAL <= changing
    assert not undone & FINAL
    assert {route for route in changing - undone - FINAL if not route.split()[1].startswith(OWN)} == set()
    root = Path(__file__).parents[2]
    words = (root / "web/src/admin/en.ftl").read_text()
    assert all(f"admin-act-{act} =" in words for act in UNDONE_BY)
    said = (root / "docs/moderation.md").read_text()
    assert all(f"| `{act}` |" in said for act in UNDONE_BY)


def assert_banned_can_only_read_their_data(person: httpx.Client, path: str) -> None:
    """The list of docs/moderation.md."""
    banned = (403, "reason-banned")
    allowed = [person.get("/api/me"), person.get("/api/me/export"), person.get("/api/me/sessions")]
    assert [answer.status_code for answer in allowed] == [200, 200, 200]
    for open_to_all in ("/api/games", "/api/people/nobody"):
        assert person.get(open_to_all).status_code in {200, 404}
    refused: list[tuple[str, str, Any]] = [
        ("GET", path, None),
        ("POST", f"{path}/join", {}),
        ("POST", f"{path}/chat", {"text": "hello"}),
        ("POST", "/api/tables", {"game": "times-square"}),
        ("PATCH", "/api/me", {"name": "Other"}),
        ("POST", "/api/me/tokens", {"label": "Bot"}),
        ("GET", "/api/me/games", None),
        ("GET", "/api/me/notifications", None),
    ]
    for method, address, body in refused:
        assert reason_of(person.request(method, address, json=body)) == banned, address


def test_a_ban_closes_sessions_and_sockets_at_every_node(redis_url: str, postgres_server: str) -> None:
    database = machines.fresh(postgres_server)
    with machines.node(database, "--redis", redis_url) as one, machines.node(database, "--redis", redis_url) as two:
        boss = made_administrator(one)
        eve, tom = guest(one.url, "Eve"), guest(two.url, "Tom")
        assert eve.post("/api/me/account", json=ACCOUNT).status_code == 201
        there = browser(two)
        assert there.post("/api/login", json=ACCOUNT).status_code == 201
        token = eve.post("/api/me/tokens", json={"label": "Deep"}).json()["token"]
        table = new_table(guest(one.url))
        eve_id, tom_id = id_of(eve), id_of(tom)

        async def ban() -> list[int]:
            async with (
                watching(one, table, Cookie=f"soiree={eve.cookies['soiree']}") as here,
                watching(two, table, Cookie=f"soiree={there.cookies['soiree']}") as elsewhere,
                watching(two, table, Authorization=f"Bearer {token}") as bot,
                watching(two, table, Cookie=f"soiree={tom.cookies['soiree']}") as guests,
            ):
                await asyncio.to_thread(sanction, boss, "ban", person=eve_id)
                codes = [await closed(connection) for connection in (here, elsewhere, bot)]
                await asyncio.to_thread(admin, database, "ban", tom_id, "from a shell", "--minutes", "5")
                return [*codes, await closed(guests)]

        assert asyncio.run(ban()) == [4401, 4401, 4401, 4401]
        assert there.get("/api/me").status_code == 401
        assert reason_of(browser(two).get("/api/me/games", headers={"Authorization": f"Bearer {token}"})) == (403, "reason-banned")
        (standing,) = tom.get("/api/me").json()["standing"]
        assert standing["reason"] == "from a shell"
        assert_banned_can_only_read_their_data(tom, f"/api/tables/{table}")
        admin(database, "unban", tom_id)
        admin(database, "unban", ACCOUNT["login"])
        assert tom.get(f"/api/tables/{table}").status_code == 200
        assert browser(two).get("/api/me/games", headers={"Authorization": f"Bearer {token}"}).status_code == 200
        admin(database, "revoke", boss.get("/api/me").json()["login"])
        assert reason_of(boss.get("/api/admin/audit")) == (403, "reason-administrators-only")


def test_the_operator_writes_the_rules_of_conduct(tmp_path: Path) -> None:
    file = tmp_path / "rules.md"
    file.write_text("# Be kind\n\n<b>No</b> insults.", encoding="utf-8")
    (tmp_path / "rules.md.fr").write_text("# Soyez aimables", encoding="utf-8")
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}", "--conduct", str(file)) as node:
        assert http.get(f"{node.url}/api/conduct").json() == {"text": "# Be kind\n\n<b>No</b> insults."}
        assert http.get(f"{node.url}/api/conduct?language=fr").json() == {"text": "# Soyez aimables"}
        file.unlink()
        assert http.get(f"{node.url}/api/conduct").json() == {"text": None}, "the page has rules of its own"
        assert http.get(f"{node.url}/conduct").status_code == 200


@pytest.mark.parametrize("words", [["unban", "10.1.2.3"], ["ban", "0.0.0.0/0", "x"]])
def test_what_the_shell_refuses_is_a_sentence(words: list[str], tmp_path: Path) -> None:
    assert admin(f"sqlite:///{tmp_path / 'soiree.db'}", *words, code=2).startswith("soiree: ")


def test_an_address_is_banned_as_it_is_meant(tmp_path: Path) -> None:
    """Also if somebody has an address as their login, and if it is written as IPv6."""
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as node:
        boss, eve = made_administrator(node), guest(node.url, "Eve")
        assert eve.post("/api/me/account", json={"login": "127.0.0.1", "passphrase": "long enough"}).status_code == 201
        for address in ("127.0.0.1", "::ffff:127.0.0.1"):
            admin(node.database, "ban", address, "floods")
            (listed,) = boss.get("/api/admin/sanctions").json()
            assert (listed["sanction"]["person"], listed["sanction"]["network"]) == ("", "127.0.0.1/32")
            admin(node.database, "unban", address)
        assert boss.get("/api/admin/sanctions").json() == []


def test_every_list_has_pages(node: Node) -> None:
    """Also where several have happened in the same millisecond; a person's history has the latest, the lists the rest."""
    boss, eve, ann = made_administrator(node), guest(node.url, "Eve"), guest(node.url, "Ann")
    whom, reporter = id_of(eve), id_of(ann)
    engine = create_engine(node.database)
    with engine.begin() as connection:
        for number in range(60):
            moderation.add_report(connection, "table", reporter, whom, f"report {number}", [])
            moderation.impose(connection, "", "warn", f"warning {number}", None, whom)
        moderation.add_report(connection, "table", whom, reporter, "the other way round", [])
        for table in (schema.reports, schema.sanctions):
            connection.execute(update(table).values(created_at=1_700_000_000_000))
        moderation.close_report(connection, "", moderation.read_reports(connection, person=whom, limit=1)[0].id, closed=True)
    engine.dispose()

    def pages(path: str, part: str, size: int, **more: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        last: dict[str, Any] = {}
        for _ in range(100):
            answer = boss.get(f"/api/admin/{path}", params={"limit": size, **more, **last})
            assert answer.status_code == 200, answer.text
            assert len(answer.json()) <= size
            if not answer.json():
                return found
            found += [one[part] for one in answer.json()]
            last = {"before": found[-1]["id"]}
        raise AssertionError("no end")

    for path, part, more, count in (
        ("reports", "report", {}, 60),  # one of 61 is closed
        ("reports", "report", {"open": "false"}, 1),
        ("reports", "report", {"person": whom}, 60),
        ("sanctions", "sanction", {}, 60),
        ("sanctions", "sanction", {"person": whom}, 60),
        ("audit", "act", {"subject": whom}, 61),
    ):
        whole = pages(path, part, 200, **more)
        assert len(whole) == len({one["id"] for one in whole}) == count, path
        assert pages(path, part, 7, **more) == whole
    history = boss.get(f"/api/admin/people/{whom}").json()
    assert [len(history[name]) for name in ("reports", "sanctions", "acts")] == [50, 50, 50]
    assert reason_of(boss.get("/api/admin/reports", params={"before": "nothing"})) == (404, "reason-no-report")
    assert reason_of(boss.get("/api/admin/sanctions", params={"before": "nothing"})) == (404, "reason-no-sanction")
    for path in ("reports", "sanctions", "audit"):
        assert len(boss.get(f"/api/admin/{path}").json()) == 50
        for bad in (0, 201):
            assert boss.get(f"/api/admin/{path}", params={"limit": bad}).status_code == 400
    assert len(admin(node.database, "reports", "--limit", "3").splitlines()) == 3
