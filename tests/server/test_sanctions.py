"""What banned and muted people, and people at a banned address, can still see and do: docs/moderation.md, asked for route by route."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

import soiree
from soiree.server.http.auth import OPEN_TO_BANNED
from soiree.server.http.routes import ROUTES
from soiree.server.table_commands.commands import COMMANDS
from tests.server import http, machines
from tests.server.machines import Node, guest
from tests.server.test_moderation import id_of, lift, made_administrator, reason_of, sanction
from tests.server.test_sessions import browser, closed, new_table

Route = tuple[str, str]  # method and path, with the names of its parameters in braces

WITHOUT_A_NAME = {  # routes that do not ask who it is: everybody can use them
    *("GET /api/analyses/{analysis:str}", "GET /api/conduct", "GET /api/friend-codes/{code:str}", "GET /api/games"),
    "GET /api/games/{game:str}",
    *(f"GET /api/games/{{game:str}}/{part}" for part in ("clauses", "editions/{edition:str}", "learn", "lessons", "words/{language:str}")),
    *("GET /api/games/{game:str}/puzzles/{id:str}", "GET /api/puzzles/today", "GET /api/reviews/{id:str}", "GET /api/tables"),
    *("GET /api/tables/{table:str}/review", "GET /api/tables/{table:str}/verify", "GET /api/words/{language:str}"),
    *("POST /api/confirm/{token:str}", "POST /api/editions", "POST /api/editions/check"),
    *("POST /api/games/{game:str}/lessons/{lesson:str}", "POST /api/guest", "POST /api/recover", "POST /api/replay"),
}
FOR_THE_BANNED = {
    *("GET /api/me", "GET /api/me/export", "DELETE /api/me", "POST /api/me/standing/{id:str}", "POST /api/logout"),
    *("GET /api/me/sessions", "DELETE /api/me/sessions", "DELETE /api/me/sessions/{id:str}"),
    *("POST /api/unsubscribe/{token:str}", "POST /api/login", "POST /api/login/passkey", "POST /api/login/passkey/options"),
    *("GET /api/people/{id:str}", "GET /api/people/{id:str}/games", "GET /api/people/{id:str}/ratings"),
}
QUERIES: dict[str, dict[str, str]] = {"why-not": {"token": "T"}, "moments": {"after": "0"}}  # what routes cannot do without
VALUES = {"game": "times-square", "language": "en", "edition": "printed", "step": "1"}
ENDS_THE_SESSION = {("POST", "/api/logout"), ("DELETE", "/api/me"), ("DELETE", "/api/me/sessions")}  # of whom asks


def routes() -> Iterator[Route]:
    """All for people: not those of administrators, who are never banned, and not the page and its probes."""
    for handler in ROUTES:
        for path in sorted(handler.paths):
            if path.startswith("/api/") and "/admin/" not in path:
                yield from ((method, path) for method in sorted(handler.http_methods - {"HEAD", "OPTIONS"}))


def ask(client: httpx.Client, route: Route, values: dict[str, str]) -> httpx.Response:
    """Asks for a route. What it needs and is not in `values` is something that does not exist; its answer is then another refusal."""
    method, path = route
    path = "/".join(values.get(part.strip("{}").partition(":")[0], "none") if part.startswith("{") else part for part in path.split("/"))
    query = QUERIES.get(path.rpartition("/")[2])
    answer = client.request(method, path, params=query, json=None if method in {"GET", "DELETE"} else {})
    client.cookies.clear()  # it stays who it is: by its own header
    return answer


def reason(answer: httpx.Response) -> str:
    """Of a refusal; '' if it was none, or about something else."""
    said = answer.json().get("say") if answer.status_code >= 400 and answer.headers["content-type"].startswith("application/json") else None
    return str(said["id"]) if said else ""


@pytest.fixture
def own_node(tmp_path: Path) -> Iterator[Node]:
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as started:
        yield started
    assert started.causes() == []


class Somebody:
    """A guest who keeps a session: the session of a guest does not end with a ban."""

    def __init__(self, node: Node, name: str) -> None:
        came = guest(node.url, name)
        self.id = id_of(came)
        self.client = browser(node, came.cookies["soiree"])


def test_what_banned_people_can_still_ask_for_is_listed() -> None:
    """docs/moderation.md has the list in words. A new route is closed to them, unless somebody adds it here and there."""
    without, open_to_them = set(), set()
    for handler in ROUTES:
        for path in handler.paths:
            for method in handler.http_methods:
                if "/admin/" in path or not path.startswith("/api/"):
                    continue  # for administrators, who are never banned; the page and its probes
                if handler.opt.get(OPEN_TO_BANNED):
                    open_to_them.add(f"{method} {path}")
                elif not {"identity", "visitor", "caller"} & set(inspect.signature(handler.fn).parameters):
                    without.add(f"{method} {path}")
    assert open_to_them == FOR_THE_BANNED
    assert without == WITHOUT_A_NAME


def test_a_banned_person_gets_what_the_list_says_and_nothing_else(own_node: Node) -> None:
    boss, ann = made_administrator(own_node), guest(own_node.url, "Ann")
    values = {**VALUES, "table": new_table(ann)}
    eve, allowed = Somebody(own_node, "Eve"), {tuple(route.split()) for route in WITHOUT_A_NAME | FOR_THE_BANNED}
    sanction(boss, "ban", person=eve.id)
    found: dict[Route, str] = {}
    for route in routes():
        if route in ENDS_THE_SESSION:
            other = Somebody(own_node, "Mallory")
            sanction(boss, "ban", person=other.id)
            answer = ask(other.client, route, values)
            assert answer.status_code == 204, route
            assert other.client.get("/api/me").status_code == 401
        else:
            answer = ask(eve.client, route, values)
            assert answer.status_code != 401, "they are still known"
        found[route] = reason(answer)
    assert {route for route, said in found.items() if said == "reason-banned"} == found.keys() - allowed
    assert (len(found) - len(allowed), len(allowed)) > (60, 20)
    assert own_node.causes() == []

    async def connect(path: str) -> int:
        address = f"{own_node.url.replace('http', 'ws')}{path}"
        async with websockets.connect(address, additional_headers={"Cookie": eve.client.headers["Cookie"]}) as there:
            return await closed(there)

    for path in (f"/api/tables/{values['table']}/socket", "/api/me/events"):
        assert asyncio.run(connect(path)) == 4403, path


def test_from_a_banned_address_everybody_can_read_log_in_and_leave(own_node: Node) -> None:
    boss, ann = made_administrator(own_node), Somebody(own_node, "Ann")
    values = {**VALUES, "table": new_table(guest(own_node.url, "Bob"))}
    banned = sanction(boss, "ban", network="127.0.0.0/8")
    stays = {route for route in routes() if route not in ENDS_THE_SESSION}
    found = {route: reason(ask(ann.client, route, values)) for route in stays}
    changing = {route for route in found if route[0] != "GET"}
    still = {tuple(route.split()) for route in FOR_THE_BANNED}
    assert {route for route, said in found.items() if said == "reason-address-banned"} == changing - still
    assert ann.client.delete("/api/me").status_code == 204
    assert reason_of(http.post(f"{own_node.url}/api/guest", json={"name": "Ann"})) == (403, "reason-address-banned")
    lift(boss, banned)
    assert guest(own_node.url, "Ann").get("/api/me").status_code == 200


def test_a_muted_person_can_do_everything_but_write_what_others_read(own_node: Node) -> None:
    """The list of docs/moderation.md. A new command in which people write belongs into it."""
    boss, ann, eve = made_administrator(own_node), guest(own_node.url, "Ann"), guest(own_node.url, "Eve")
    table, hers = new_table(ann), new_table(ann)
    muted = sanction(boss, "mute", person=id_of(eve), minutes=60)
    record = soiree.study(soiree.new("gatsby", seed=2)).record()
    writing: list[tuple[str, str, dict[str, object]]] = [
        ("POST", f"/api/tables/{table}/chat", {"text": "you fool"}),
        ("POST", f"/api/tables/{table}/join", {"contribution": "you fool"}),
        ("POST", "/api/tables", {"game": "times-square", "contribution": "you fool"}),
        ("PATCH", "/api/me", {"name": "You fool"}),
        ("POST", "/api/me/tokens", {"label": "You fool"}),
        ("POST", "/api/analyses", {"record": record}),
    ]
    for method, path, body in writing:
        assert reason_of(eve.request(method, path, json=body)) == (403, "reason-silenced"), path
    assert {command.name for command in COMMANDS if command.refused_to_muted} == {"chat"}
    for path in (f"/api/tables/{table}/join", f"/api/tables/{table}/start", "/api/tables"):
        assert eve.post(path, json={"game": "gatsby"} if path == "/api/tables" else {}).status_code == 201, path
    assert eve.post(f"/api/tables/{table}/report", json={"whom": id_of(ann), "reason": "muted me"}).status_code == 201
    assert eve.post(f"/api/tables/{table}/resign").status_code == 201
    assert eve.post("/api/me/account", json={"login": "eve-who-is-muted", "passphrase": "long enough"}).status_code == 201
    assert "you fool" not in ann.get(f"/api/tables/{table}").text.lower()
    lift(boss, muted)
    for method, path, body in writing:
        assert eve.request(method, path.replace(table, hers), json=body).status_code in {200, 201}, path  # the other one is over
