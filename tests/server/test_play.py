"""Playing over sockets and HTTP: whole games, drafts, retries, sealed phases, and tables read from the log."""

import asyncio
import json
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from sqlalchemy import create_engine, insert

import soiree
from soiree.server.refusals import RequestRefused
from soiree.server.storage import schema
from soiree.server.storage import tables as stored_tables
from soiree.server.storage.store import Store, append_to_log, migrate
from soiree.server.storage.tables import read_table
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import log_row
from soiree.server.table.snapshot import encode_snapshot
from soiree.server.table.state import MAX_UNDOS, MOVE_IDS_KEPT, TableHeader
from soiree.server.table.table import Table
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest


def test_a_game_over_sockets_ends_and_its_record_verifies(each_shared_node: Node) -> None:
    running = RunningTable(each_shared_node.url)
    players = running.players(lambda: each_shared_node.url, seed=1, onlooker=True)
    for player in players:
        player.backs = 0.1
    asyncio.run(play_all(players))
    assert {player.version[0] for player in players} == {players[0].version[0]}
    views = [player.snapshot["view"]["result"] for player in players]
    assert views[0] == views[1] == views[2]
    whole = running.people[0].get(f"/api/tables/{running.table}/record", params={"whole": True}).text
    assert soiree.load(whole).over
    assert soiree.verify(whole).honest
    assert running.people[0].get(f"/api/tables/{running.table}/verify").json()["honest"]
    played = [row["entry"]["steps"] for _, row in sorted(players[0].rows.items()) if row["entry"]["kind"] == "stepped"]
    assert len(" ".join(played).split()) == len(soiree.load(whole).steps())


def test_a_snapshot_that_is_not_acknowledged_is_sent_again(each_shared_node: Node) -> None:
    running = RunningTable(each_shared_node.url)
    address = f"{each_shared_node.url.replace('http', 'ws')}/api/tables/{running.table}/socket"

    async def say_nothing() -> None:
        headers = {"Cookie": f"soiree={running.cookies()[0]}"}
        async with websockets.connect(address, additional_headers=headers) as line:
            first, again = json.loads(await line.recv()), json.loads(await line.recv())
            assert (again["number"], again["rows"]) == (first["number"], first["rows"])
            chat = running.people[1].post(f"/api/tables/{running.table}/chat", json={"id": "hello", "text": "still there?"})
            assert chat.status_code == 201, chat.text
            news, again = json.loads(await line.recv()), json.loads(await line.recv())
            assert again["number"] == news["number"] > first["number"], "the delay starts again with a new version"
            assert again["rows"] == news["rows"]
            await line.send(json.dumps({"do": "ack", "number": news["number"], "desk": news["desk"]}))
            await line.send(json.dumps({"do": "ping"}))
            while (said := json.loads(await line.recv()))["type"] == "look":
                assert said["number"] == news["number"]
            await line.send(json.dumps({"do": "resume", "since": 0}))
            assert json.loads(await line.recv())["rows"][: len(first["rows"])] == first["rows"]

    asyncio.run(say_nothing())


def test_a_pong_has_the_newest_version_for_the_reader(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    address = f"{shared_node.url.replace('http', 'ws')}/api/tables/{running.table}/socket"
    person, look = running.actor()
    play = {"id": "first", "token": look["moves"][0]["token"]}  # type: ignore[index]  # a snapshot
    drafted = person.post(f"/api/tables/{running.table}/play", json=play).json()
    assert drafted["desk"] > 0

    async def version(cookie: str) -> tuple[int, int]:
        async with websockets.connect(address, additional_headers={"Cookie": f"soiree={cookie}"} if cookie else {}) as line:
            await line.send(json.dumps({"do": "ping"}))
            while (said := json.loads(await line.recv()))["type"] != "pong":
                pass
            return said["number"], said["desk"]

    assert asyncio.run(version(person.cookies["soiree"])) == (drafted["number"], drafted["desk"])
    assert asyncio.run(version("")) == (drafted["number"], 0), "nobody else learns of a draft"


def test_a_draft_is_private_and_survives_a_kill(node: Node) -> None:
    running = RunningTable(node.url)
    person, snapshot = running.actor()
    rival = next(other for other in running.people if other is not person)
    before = rival.get(f"/api/tables/{running.table}").json()
    token = snapshot["moves"][0]["token"]  # type: ignore[index]  # JSON
    drafted = person.post(f"/api/tables/{running.table}/play", json={"id": "a", "token": token}).json()
    assert drafted["drafted"] == [snapshot["moves"][0]], "as it was offered, with its message"  # type: ignore[index]  # JSON
    assert drafted["take_back"] is None
    assert rival.get(f"/api/tables/{running.table}").json() == before
    node.kill()
    node.start()
    again = person.get(f"/api/tables/{running.table}").json()
    assert (again["drafted"], again["view"]) == (drafted["drafted"], drafted["view"])
    back = person.post(f"/api/tables/{running.table}/take-back", json={"id": "b"}).json()
    assert (back["drafted"], back["view"]) == ([], snapshot["view"])
    assert back["take_back"] == {"id": "ui-back-learned", "about": {}}
    assert before["take_back"] == {"id": "ui-back-nothing", "about": {}}
    refused = person.post(f"/api/tables/{running.table}/take-back", json={"id": "c"})
    assert (refused.status_code, refused.json()["error"]) == (409, "CannotTakeBack")


def test_a_retry_with_the_same_id_does_nothing(node: Node) -> None:
    running = RunningTable(node.url)
    person, snapshot = running.actor()
    move = {"id": "once", "token": snapshot["moves"][0]["token"]}  # type: ignore[index]  # JSON
    first = person.post(f"/api/tables/{running.table}/play", json=move).json()
    node.kill()
    node.start()
    assert person.post(f"/api/tables/{running.table}/play", json=move).json()["desk"] == first["desk"]


def test_a_refused_id_stays_refused(each_shared_node: Node) -> None:
    running = RunningTable(each_shared_node.url)
    actor, look = running.actor()
    table = running.table
    other = next(person for person in running.people if person is not actor)

    def play(person: httpx.Client, id: str, token: str) -> httpx.Response:
        return person.post(f"/api/tables/{table}/play", json={"id": id, "token": token})

    refused = play(other, "early", "S")
    assert refused.status_code == 409
    while not (look := other.get(f"/api/tables/{table}").json())["moves"]:
        seen = actor.get(f"/api/tables/{table}").json()
        assert play(actor, f"{seen['number']}-{seen['desk']}", seen["moves"][0]["token"]).status_code == 201
    again = play(other, "early", look["moves"][0]["token"])
    assert (again.status_code, again.json()) == (409, refused.json()), "the same answer as the first time"
    assert other.get(f"/api/tables/{table}").json()["desk"] == look["desk"]
    assert play(other, "now", look["moves"][0]["token"]).status_code == 201, "another id is another decision"
    assert other.post(f"/api/tables/{table}/take-back", json={"id": "early"}).json() == refused.json()


def test_a_refusal_names_the_clause(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    person, _ = running.actor()
    rival = next(other for other in running.people if other is not person)
    refused = rival.post(f"/api/tables/{running.table}/play", json={"id": "x", "token": "S"})
    assert (refused.status_code, refused.json()["error"], refused.json()["clause"]) == (409, "NotYourTurn", "TS-201")
    other = {"id": "player", "about": {"seat": running.people.index(person)}}
    assert refused.json()["say"] == {"id": "refusal-turn", "about": {"players": [other]}}
    unknown = person.post(f"/api/tables/{running.table}/play", json={"id": "x", "token": "nonsense"})
    assert (unknown.status_code, unknown.json()["error"]) == (409, "UnknownMove")
    assert unknown.json()["say"] == {"id": "refusal-unknown", "about": {"token": "nonsense"}}
    onlooker = guest(shared_node.url).post(f"/api/tables/{running.table}/play", json={"id": "x", "token": "S"})
    assert onlooker.status_code == 403


def test_a_player_can_ask_why_a_move_is_not_allowed(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    person, snapshot = running.actor()
    rival = next(other for other in running.people if other is not person)

    def why(who: httpx.Client, token: str, **more: str) -> dict[str, Any]:
        answer = who.get(f"/api/tables/{running.table}/why-not", params={"token": token, **more})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    allowed = why(person, snapshot["moves"][0]["token"])  # type: ignore[index]  # JSON
    assert (allowed["allowed"], allowed["clause"], allowed["text"]) == (True, "", "")
    refused = why(rival, "S")
    assert (refused["allowed"], refused["clause"]) == (False, "TS-201")
    assert refused["text"] != why(rival, "S", language="fr")["text"]
    assert why(person, "nonsense")["clause"] == ""
    assert person.get(f"/api/tables/{running.table}").json() == snapshot, "asking changes nothing"
    assert guest(shared_node.url).get(f"/api/tables/{running.table}/why-not", params={"token": "S"}).status_code == 403

    async def over_the_socket() -> dict[str, Any]:
        address = f"{shared_node.url.replace('http', 'ws')}/api/tables/{running.table}/socket"
        headers = {"Cookie": f"soiree={rival.cookies['soiree']}"}
        async with websockets.connect(address, additional_headers=headers) as line:
            await line.send('{"do":"play","id":"p1","token":"S"}')
            while (said := msgspec.json.decode(await line.recv()))["type"] != "refused":
                pass
            assert (said["clause"], said["say"]) == ("TS-201", refused["say"])
            await line.send('{"do":"why-not","id":"w1","token":"S"}')
            while (said := msgspec.json.decode(await line.recv()))["type"] != "why-not":
                pass
            found: dict[str, Any] = said
            return found

    assert asyncio.run(over_the_socket()) == {**refused, "id": "w1"}


def test_the_snapshot_says_whether_the_table_has_aids(shared_node: Node) -> None:
    for aids in (True, False):
        running = RunningTable(shared_node.url, aids=aids)
        assert running.actor()[1]["aids"] is aids


def test_nothing_can_be_played_resigned_or_offered_after_the_end(each_shared_node: Node) -> None:
    running = RunningTable(each_shared_node.url)
    person, snapshot = running.actor()
    token = snapshot["moves"][0]["token"]  # type: ignore[index]  # JSON
    ended = person.post(f"/api/tables/{running.table}/resign").json()
    for what, body in (("play", {"id": "z", "token": token}), ("resign", None), ("draw", {}), ("take-back", {"id": "y"})):
        for someone in running.people:
            refused = someone.post(f"/api/tables/{running.table}/{what}", json=body)
            assert (refused.status_code, refused.json()["detail"]) == (409, "the game is over"), what
    assert person.get(f"/api/tables/{running.table}").json() == ended | {"rows": ended["rows"]}


def test_undos_are_limited_and_only_the_tail_of_a_lane_is_read(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writes the log directly, instead of sending four hundred requests."""
    options: dict[str, str | int] = {"joker": "printed"}
    store, engine = Store(database), create_engine(database)
    migrate(engine)
    table = Table(TableHeader("t", "times-square", 2, options, ClockRules(), True, True, "p0", bytes(32), 0), 0)
    public: list[events.PublicEvent] = [events.SeatTaken(seat, f"p{seat}", f"P{seat}") for seat in range(2)]
    for number, entry in enumerate(public, start=1):
        table.state.apply(number, 0, entry)
    for entry in table.start():
        public.append(entry)
        table.state.apply(len(public), 0, entry)
    (seat,) = table.state.actors
    moves = table.state.match.moves(seat) if table.state.match is not None else ()
    private: list[events.PrivateEvent] = []
    for count in range(MAX_UNDOS):
        private += table.decide(seat, f"m{count}", moves[0], 0)[0][seat]
        private += table.undo(seat, f"b{count}", 0)[0][seat]
    private += table.decide(seat, "last", moves[0], 0)[0][seat]
    with pytest.raises(RequestRefused):
        table.undo(seat, "once more", 0)
    table.state.draft_versions[seat] = len(private)
    with engine.begin() as connection:
        fixed = {
            "id": "t",
            "game": "times-square",
            "seats": 2,
            "options": json.dumps(options),
            "clock": "{}",
            "listed": True,
            "aids": True,
            "owner": "p0",
        }
        other = {"seed": bytes(32).hex(), "status": "playing", "seated": "[]", "created_at": 0, "changed_at": 0}
        connection.execute(insert(schema.tables).values(**fixed, **other))
        append_to_log(connection, [log_row("t", 0, number, 0, entry) for number, entry in enumerate(public, start=1)])
        append_to_log(connection, [log_row("t", seat + 1, number, 0, entry) for number, entry in enumerate(private, start=1)])
    engine.dispose()

    def snapshots(it: Table) -> list[bytes]:
        return [encode_snapshot(it.state, reader, 0, set(), [], 0) for reader in (0, 1, None)]

    again = store.read_now(lambda connection: read_table(connection, "t", 0))
    ids = [[it.state.move_ids(one) for one in range(2)] for it in (again, table)]
    assert (snapshots(again), ids[0]) == (snapshots(table), ids[1])
    with pytest.raises(RequestRefused):
        again.undo(seat, "once more", 0)
    monkeypatch.setattr(stored_tables, "LANE_TAIL", MOVE_IDS_KEPT + 1)  # takings-back and decisions in pairs, and the last decision
    short = store.read_now(lambda connection: read_table(connection, "t", 0))
    assert (snapshots(short), short.state.move_ids(seat)) == (snapshots(table), table.state.move_ids(seat))
    store.close()


def test_a_request_repeated_under_its_id_is_carried_out_once(node: Node) -> None:
    running = RunningTable(node.url)
    ann, bob = running.people
    for _ in range(2):
        for who, what, body in (
            (ann, "chat", {"text": "hello", "id": "c1"}),
            (bob, "chat", {"text": "hello", "id": "c1"}),
            (ann, "draw", {"id": "d1"}),
            (bob, "draw", {"accept": False, "id": "d2"}),
        ):
            assert who.post(f"/api/tables/{running.table}/{what}", json=body).status_code == 201
        node.kill()
        node.start()
    rows = ann.get(f"/api/tables/{running.table}").json()["rows"]
    assert [row["entry"]["kind"] for row in rows if "id" in row["entry"]] == ["said", "said", "offered", "declined"]


def test_seats_of_a_sealed_phase_do_not_see_each_others_drafts(node: Node) -> None:
    running = RunningTable(node.url, "toy-cloakroom", seats=3)
    snapshot: dict[str, Any] = {}
    for seat, person in enumerate(running.people):
        others = [other.get(f"/api/tables/{running.table}").json() for other in running.people[seat + 1 :]]
        for token in ("red", "bid1"):
            snapshot = person.post(f"/api/tables/{running.table}/play", json={"id": token, "token": token}).json()
        if seat < 2:
            assert [move["token"] for move in snapshot["drafted"]] == ["red", "bid1"]
            assert [other.get(f"/api/tables/{running.table}").json() for other in running.people[seat + 1 :]] == others
            node.kill()
            node.start()
    assert snapshot["view"]["bids"] == [1, 1, 1]
    assert snapshot["rows"][-1]["entry"]["steps"] == "0:red 0:bid1 1:red 1:bid1 2:red 2:bid1"


def test_a_decision_of_a_sealed_phase_can_be_undone_until_it_is_closed(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, "toy-cloakroom")
    first, last = running.people

    def play(person: httpx.Client, *tokens: str) -> dict[str, object]:
        snapshot: dict[str, object] = {}
        for token in tokens:
            snapshot = person.post(f"/api/tables/{running.table}/play", json={"id": f"{token}-{len(snapshot)}", "token": token}).json()
        return snapshot

    play(first, "red", "bid2")
    assert first.post(f"/api/tables/{running.table}/take-back", json={"id": "back"}).json()["drafted"][0]["token"] == "red"
    play(last, "black", "bid1")
    assert play(first, "bid0")["view"]["bids"] == [0, 1]  # type: ignore[index]  # JSON
    refused = last.post(f"/api/tables/{running.table}/take-back", json={"id": "late"})
    assert refused.status_code == 409


@pytest.mark.parametrize("seats", [2, 3])
def test_the_toy_game_is_played_to_its_end_over_sockets(shared_node: Node, seats: int) -> None:
    running = RunningTable(shared_node.url, "toy-cloakroom", seats=seats)
    players = running.players(lambda: shared_node.url, seed=seats, onlooker=True)
    asyncio.run(play_all(players))
    assert all(player.snapshot["view"]["cards"] for player in players)
