"""The analysis board over HTTP: trees, positions, ratings that improve, shared analyses; and running games, which are refused."""

import asyncio
import itertools
import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine

import soiree
from soiree.bots.analysis.deepening import SEARCHED
from soiree.core.chance.dealers import Manual
from soiree.core.match import Match
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.server.storage.store import Store
from soiree.server.storage.study import analyses
from soiree.server.storage.tables import read_table
from soiree.server.table.running_positions import AskedGame, has_position, may_be_at, running_game, seen_now
from tests.server import http, machines
from tests.server.fixtures import RunningTable
from tests.server.in_process import served_node
from tests.server.machines import Node, guest

RECORDS = Path(__file__).parents[1] / "records"
SHORT = RECORDS / "times-square-2-printed-1.txt"
BOARD = soiree.game("times-square").folder / "board.toml"
GAMES = [game.id for game in soiree.games()]


def ask(node: Node, what: str, **body: object) -> httpx.Response:
    return http.post(f"{node.url}/api/analysis/{what}", json=body, timeout=60)


def record_up_to(headers: dict[str, str], steps: list[str]) -> str:
    """A record as a page writes it."""
    return "\n".join([*(f"[{name} {json.dumps(value)}]" for name, value in headers.items()), "", *steps]) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_opened_and_any_move_tried(shared_node: Node, game: str) -> None:
    opened = ask(shared_node, "open", game=game)
    assert opened.status_code == 200, opened.text
    tree: dict[str, Any] = opened.json()
    steps = [one["step"] for one in tree["nodes"]]
    assert [one["parent"] for one in tree["nodes"]] == list(range(-1, len(steps) - 1))
    shown = ask(shared_node, "position", record=record_up_to(tree["headers"], steps), reader=0).json()
    assert shown["view"]["seat"] == 0
    assert shown["decisions"]
    for decision in shown["decisions"]:
        for move in decision["moves"][:5]:
            played = [*steps, f"{decision['seat']}:{move['token']}"]
            after = ask(shared_node, "position", record=record_up_to(tree["headers"], played)).json()
            assert after["decisions"] or after["chance"] or after["result"]
            if after["chance"]:
                drawn = [*played, f"*{after['chance'][0]['token']}"]
                answer = ask(shared_node, "position", record=record_up_to(tree["headers"], drawn))
                assert answer.status_code == 200, answer.text
    refused = ask(shared_node, "position", record=record_up_to(tree["headers"], [*steps, "0:nonsense"]))
    assert refused.status_code == 400


def test_variations_positions_and_hostile_records(shared_node: Node) -> None:
    text = SHORT.read_text(encoding="utf-8")
    study = soiree.study(text)
    while len(study.match.actors) == 0 or len(study.match.moves(min(study.match.actors))) < 2:
        study.back()
    seat = min(study.match.actors)
    fork = study.here
    played = str(fork.children[0].step)
    study.play(seat, next(move for move in study.match.moves(seat) if f"{seat}:{move}" != played))
    study.comment("what if?")
    opened = ask(shared_node, "open", record=study.record()).json()
    nodes = opened["nodes"]
    assert len(nodes) == len(Record.parse(text).steps) + 1
    (mine,) = (one for one in nodes if one["comment"])
    assert mine["comment"] == "what if?"
    assert mine["say"]["id"]
    assert [one["step"] for one in nodes if one["parent"] == mine["parent"]] == [played, mine["step"]]
    at = '{"active": 0, "hal": -1, "deb": 1, "hand0": "S S B1 B2 B2 H2 D3 Dm", "hand1": "S S S S B2 H2 H2 H2"}'
    position = ask(shared_node, "open", game="times-square", position=at).json()
    assert position["nodes"] == []
    assert json.loads(position["headers"]["Position"])["hal"] == -1
    for body, status in (
        ({"game": "times-square", "position": "{"}, 400),
        ({"game": "times-square", "position": '{"hal": 99}'}, 400),
        ({"game": "times-square", "position": "[" * 19_000}, 400),
        ({"game": "go"}, 404),
        ({"record": ""}, 404),
        ({"record": text + "( 0:S )" * 3000}, 400),
        ({"record": text + "( 0:S " * 3000}, 400),
        ({"record": text + "( 0:S )" * 30_000}, 400),
        ({"record": text + "( 0:S " * 30_000}, 400),
        ({"record": text + "( 0:S )" * 100_000}, 413),
        ({"record": text + "( 0:S " * 100_000}, 413),
        ({"record": "x" * 1_000_000}, 413),
        ({"table": "nowhere"}, 404),
    ):
        answer = ask(shared_node, "open", **body)
        assert answer.status_code == status, (body, answer.text)
        assert len(answer.text) < 2000


def test_many_long_comments_can_be_shared_and_opened_again(shared_node: Node) -> None:
    study = soiree.study(SHORT.read_text(encoding="utf-8"))
    for _ in range(55):
        study.comment("because " * 240)
        study.back()
    text = study.record()
    assert len(text) > 100_000
    assert sum(bool(one["comment"]) for one in ask(shared_node, "open", record=text).json()["nodes"]) == 55
    shared = guest(shared_node.url, "Ann").post("/api/analyses", json={"record": text})
    assert shared.status_code == 201, shared.text
    elsewhere = ask(shared_node, "position", record="x" * 70_000)
    assert elsewhere.status_code == 413, "where no variations are needed, requests stay smaller"


def test_ratings_come_line_by_line_and_improve(shared_node: Node) -> None:
    ann = guest(shared_node.url, "Ann")
    tree = ask(shared_node, "open", game="times-square").json()
    text = record_up_to(tree["headers"], [one["step"] for one in tree["nodes"]])
    (decision,) = ask(shared_node, "position", record=text).json()["decisions"]
    legal = {one["token"]: one["say"] for one in decision["moves"]}
    for open_cards in (False, True):
        body = {"record": text, "seat": decision["seat"], "open": open_cards}
        with ann.stream("POST", "/api/analysis/moves", json=body, timeout=60) as answer:
            assert answer.status_code == 200
            seen: list[dict[str, Any]] = []
            for line in answer.iter_lines():
                seen.append(json.loads(line))
                if len(seen) == 4:
                    break
        assert [one["iterations"] for one in seen] == sorted({one["iterations"] for one in seen}), "each rests on more search"
        for one in seen:
            enough = SEARCHED * max(move["visits"] for move in one["moves"])
            for group in (True, False):
                values = [move["value"] for move in one["moves"] if (move["visits"] >= enough) == group]
                assert values == sorted(values, reverse=True), "what was hardly searched comes last"
            for move in one["moves"]:
                assert move["say"] == legal[move["token"]]
                assert 0 <= move["value"] <= 1
        assert seen[-1]["moves"][0]["line"]
    assert http.post(f"{shared_node.url}/api/analysis/moves", json=body).status_code == 401
    other = ann.post("/api/analysis/moves", json={**body, "seat": 1 - decision["seat"]})
    assert (other.status_code, other.json()["say"]["id"]) == (409, "reason-analysis-no-decision")


def test_a_chance_node_is_rated_on_average(shared_node: Node) -> None:
    """Both kinds of draws: one that everybody sees, and one that the seat that decides next does not see."""
    ann = guest(shared_node.url, "Ann")
    for game, played, planned in (("macao", ["c1"], 2), ("times-square", ["T"], 1)):
        tree = ask(shared_node, "open", game=game).json()
        steps = [one["step"] for one in tree["nodes"]]
        (decision,) = ask(shared_node, "position", record=record_up_to(tree["headers"], steps)).json()["decisions"]
        steps += [f"{decision['seat']}:{token}" for token in played]
        while not (shown := ask(shared_node, "position", record=record_up_to(tree["headers"], steps)).json())["chance"]:
            steps.append(f"{decision['seat']}:{shown['decisions'][0]['moves'][-1]['token']}")
        assert shown["next"] == 1 - decision["seat"]
        body = {"record": record_up_to(tree["headers"], steps), "seat": shown["next"]}
        with ann.stream("POST", "/api/analysis/moves", json=body, timeout=60) as answer:
            assert answer.status_code == 200, answer.read()
            found = [json.loads(line) for line in itertools.islice(answer.iter_lines(), 3)]
        assert [one["iterations"] for one in found] == sorted({one["iterations"] for one in found})
        average = found[-1]["average"]
        assert 0 <= average["value"] <= 1
        assert average["planned"] >= planned
        assert (average["outcomes"] == []) == (average["planned"] == 1)
        assert {one["token"] for one in average["outcomes"]} <= {one["token"] for one in shown["chance"]}
        assert sum(one["best"] for one in found[-1]["moves"]) == pytest.approx(1)
        refused = ann.post("/api/analysis/moves", json={**body, "seat": decision["seat"]})
        assert (refused.status_code, refused.json()["say"]["id"]) == (409, "reason-analysis-no-decision")


def test_leaving_ends_the_analysis(tmp_path: Path) -> None:
    async def test() -> None:
        async with served_node(tmp_path) as (url, node), http.AsyncClient(base_url=url, timeout=60) as ann:
            await ann.post("/api/guest", json={"name": "Ann"})
            text = soiree.new("gatsby", seed=3).record()
            body = {"record": text, "seat": min(soiree.load(text).actors)}
            async with ann.stream("POST", "/api/analysis/moves", json=body) as answer:
                lines = answer.aiter_lines()
                await anext(lines)
                await anext(lines)
                assert node.analyses.running == 1
            while node.analyses.running:  # ends when the test is stopped, if it never does
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_shared_analysis_is_found_by_its_link(shared_node: Node) -> None:
    ann = guest(shared_node.url, "Ann")
    study = soiree.study(soiree.new("macao", seed=2))
    study.comment("to begin with")
    shared = ann.post("/api/analyses", json={"record": study.record()})
    assert shared.status_code == 201, shared.text
    id = shared.json()["id"]
    assert http.get(f"{shared_node.url}/api/analyses/{id}").json() == {"record": study.record()}
    assert http.get(f"{shared_node.url}/api/analyses/nothing").status_code == 404
    assert ann.post("/api/analyses", json={"record": study.record() + "0:nonsense"}).status_code == 400
    assert http.post(f"{shared_node.url}/api/analyses", json={"record": study.record()}).status_code == 401
    exported = ann.get("/api/me/export").json()
    assert [one["id"] for one in exported["analyses"]] == [id]
    assert ann.delete("/api/me").status_code in {200, 204}
    assert http.get(f"{shared_node.url}/api/analyses/{id}").status_code == 404


def test_large_analyses_count_more_for_an_address(tmp_path: Path) -> None:
    """They are kept for half a year: what one address can store is bounded in bytes, no matter who it says it is."""
    record = soiree.new("macao", seed=2).record()
    first, rest = record.split("\n", 1)
    large = "\n".join([first, *(f'[Note{number} "{"to begin with " * 100}"]' for number in range(36)), rest])
    assert len(large) > 50_000
    with machines.node(f"sqlite:///{tmp_path / 'soiree.db'}") as node:
        answers = [guest(node.url, f"G{number}").post("/api/analyses", json={"record": large}) for number in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429]
    assert answers[-1].json()["say"]["id"] == "reason-share-rate"


def test_shared_analyses_are_bounded_and_expire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path / 'soiree.db'}")
        await store.open()
        clock = [analyses.KEPT]
        monkeypatch.setattr(analyses, "now_ms", lambda: clock[0])

        async def save(owner: str, text: str) -> str:
            clock[0] += 1
            return await store.write((), lambda connection: analyses.save(connection, owner, text))

        async def read(id: str) -> str | None:
            return await store.write((), lambda connection: analyses.read(connection, id))

        first, other = await save("a", "first"), await save("b", "other")
        ids = [await save("a", str(number)) for number in range(analyses.MAX_EACH)]
        assert await read(first) is None
        assert await read(other) == "other"
        assert [await read(id) for id in ids[:2]] == ["0", "1"]
        clock[0] += analyses.KEPT - analyses.DAY
        assert await read(other) == "other"
        clock[0] += 2 * analyses.DAY
        assert await read(other) == "other", "opening it keeps it"
        assert await read(ids[0]) is None
        await asyncio.to_thread(store.close)

    asyncio.run(test())


# ---------------------------------------------------------------- running games


def whole_record(node: Node, table: str) -> str:
    """The record of a running game with nothing hidden, from the database: what nobody at the table knows."""
    with create_engine(node.database).connect() as connection:
        return read_table(connection, table, 0).record(None, whole=True)


def play(node: Node, running: RunningTable, decisions: int) -> None:
    """Plays until this many decisions are committed: few, so that no game is over by then."""
    for number in itertools.count():
        if sum(step.seat is not None for step in Record.parse(whole_record(node, running.table)).steps) >= decisions:
            return
        person, snapshot = running.actor()
        moves: Any = snapshot["moves"]
        moved = person.post(f"/api/tables/{running.table}/play", json={"id": f"m{number}", "token": moves[number % len(moves)]["token"]})
        assert moved.status_code == 201, moved.text


def is_refused(answer: httpx.Response) -> bool:
    """For the reason that the game is running, which is said."""
    refused = answer.status_code == 403 and answer.json()["say"]["id"] == "reason-analysis-running"
    assert not refused or "playing now" in answer.json()["detail"]
    return refused


def nine_moves(node: Node, game: str) -> tuple[RunningTable, Record]:
    """A game of nine moves so far, and the whole record of it."""
    running = RunningTable(node.url, game)
    play(node, running, 9)
    return running, Record.parse(whole_record(node, running.table))


def without_commitment(record: Record, more: dict[str, str]) -> str:
    """A record with the same steps, without the headers that tell whose shuffle it was; with `more` headers."""
    kept = {name: value for name, value in record.headers.items() if name in {"Game", "Edition", "Seats"} or name.startswith("Option.")}
    return record_up_to(kept | more, [str(step) for step in record.steps])


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_cannot_be_analysed(shared_node: Node, game: str) -> None:
    """Its id, its record, a copy with other names and without the deal's commitment, its position in any reader's eyes."""
    running, record = nine_moves(shared_node, game)
    ann = running.people[0]
    match = soiree.load(record.text())
    seat = min(match.actors)
    assert is_refused(ask(shared_node, "open", table=running.table))
    copy = without_commitment(record, {"Player.0": "Zoe"})
    for text in (record.text(), copy):
        assert is_refused(ask(shared_node, "open", record=text))
        assert is_refused(ask(shared_node, "position", record=text, reader=0))
        assert is_refused(ann.post("/api/analysis/moves", json={"record": text, "seat": seat}))
        assert is_refused(ann.post("/api/analyses", json={"record": text}))
        assert is_refused(ann.post("/api/replay/review", json={"record": text}))
    earlier = record_up_to(record.headers, [str(step) for step in record.steps[:-1]])
    assert is_refused(ask(shared_node, "position", record=earlier)), "known by the commitment to its shuffle at any step"
    masked = ann.get(f"/api/tables/{running.table}/record").text
    assert ask(shared_node, "open", record=masked).status_code in {400, 403}, "a copy for one reader cannot be replayed"
    elsewhere = ask(shared_node, "open", game=game).json()
    fresh = record_up_to(elsewhere["headers"], [one["step"] for one in elsewhere["nodes"]])
    assert ask(shared_node, "position", record=fresh).status_code == 200, "other games are free"
    assert running.people[0].post(f"/api/tables/{running.table}/resign").status_code == 201
    if game in {"times-square", "gatsby"}:  # with more seats a bot would play on
        for body in ({"table": running.table}, {"record": copy}):
            answer = ask(shared_node, "open", **body)
            assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("game", GAMES)
def test_moves_after_a_copy_of_a_running_game_do_not_free_it(shared_node: Node, game: str) -> None:
    """One move more, or several: the lines still lead through the game, for a player and for a stranger."""
    running, record = nine_moves(shared_node, game)
    ann = running.people[0]
    copy = without_commitment(record, {})
    for more in (1, 5):
        match = soiree.load(copy)
        for _ in range(more):
            one_more(match)
        while not match.actors:
            one_more(match)
        text, seat = match.record(), min(match.actors)
        assert match.headers.get("Commitment") is None
        assert is_refused(ask(shared_node, "open", record=text)), "a stranger"
        assert is_refused(ask(shared_node, "position", record=text))
        for path, body in (
            ("analysis/open", {}),
            ("analysis/position", {"reader": 0}),
            ("analysis/moves", {"seat": seat}),
            ("analysis/play", {"seat": 0, "level": "novice"}),
            ("analyses", {}),
            ("replay/review", {}),
        ):
            assert is_refused(ann.post(f"/api/{path}", json={"record": text, **body}, timeout=60)), path


def one_more(match: Match) -> None:
    """Any decision, or any outcome."""
    if match.actors:
        seat = min(match.actors)
        match.play(seat, match.moves(seat)[0])
    else:
        match.deal(next(iter(match.chance())))


def test_somebody_who_plays_can_analyse_other_games(shared_node: Node) -> None:
    """While cards are dealt, most games look alike to a player; that does not make them the same."""
    for game in GAMES:
        running = RunningTable(shared_node.url, game)
        play(shared_node, running, 9)
        for seed in (1, 2):
            text = soiree.new(game, seed=seed).record()
            for person in running.people:
                answer = person.post("/api/analysis/position", json={"record": text})
                assert answer.status_code == 200, answer.text


def test_a_position_of_a_running_game_set_up_by_hand_is_refused(shared_node: Node) -> None:
    """As JSON that a player has written, with any cards in the other hand; and with a move after it."""
    running = RunningTable(shared_node.url, "times-square")
    play(shared_node, running, 9)
    ann, view = running.people[0], running.people[0].get(f"/api/tables/{running.table}").json()["view"]
    match = soiree.load(whole_record(shared_node, running.table))
    guess = match.game.sample(match.view(0), Rng(3))
    other: list[str] = json.loads(guess.view(1).json())["hand"]
    pile = Counter({kind["id"]: kind["copies"] for kind in tomllib.loads(BOARD.read_text(encoding="utf-8"))["deck"]["kinds"]})
    pile -= Counter([*view["hand"], *other, *view["discard"]])
    at: dict[str, Any] = {
        **view["figures"],
        **{name: view[name] for name in ("active", "pile_no", "stage", "turn", "suit", "role", "last")},
        "hand0": " ".join(view["hand"]),
        "hand1": " ".join(other),
        "pile": " ".join(pile.elements()),
        "known_of_0": " ".join(view["exposed"]),
        "known_of_1": " ".join(view["known"]),
    }
    assert is_refused(ann.post("/api/analysis/open", json={"game": "times-square", "position": json.dumps(at)}))
    assert is_refused(ask(shared_node, "open", game="times-square", position=json.dumps(at))), "onlookers see the same"
    asked = soiree.load(record_up_to({"Game": "times-square", "Position": json.dumps(at)}, []))
    one_more(asked)
    assert is_refused(ann.post("/api/analysis/position", json={"record": asked.record()}))
    assert is_refused(ask(shared_node, "position", record=asked.record()))
    at["charlie"] += 1
    assert ask(shared_node, "open", game="times-square", position=json.dumps(at)).status_code == 200


def test_a_copy_with_guessed_cards_is_known_and_a_refusal_confirms_no_guess(shared_node: Node) -> None:
    """A player copies what they see and deals the others' cards as they like. Whether they have guessed right, no answer depends on it."""
    running = RunningTable(shared_node.url, "times-square")
    play(shared_node, running, 2)
    with create_engine(shared_node.database).connect() as connection:
        state = read_table(connection, running.table, 0).state
    match = soiree.load(whole_record(shared_node, running.table))
    people = [person.get("/api/me").json()["id"] for person in running.people]

    def is_known(guess: State, person: str) -> bool:
        reading = running_game(state, person)
        assert reading is not None
        asked = AskedGame(Match(match.game, guess, match.options, Manual()), [])
        seen = may_be_at(state, match.game.id, match.seats, None) and seen_now(state) in asked.seen_by(None)
        return seen or has_position(reading, asked)

    for seat, person in enumerate(people):
        own_view = match.game.sample(match.view(seat), Rng(5))
        assert own_view.view(1 - seat) != match.view(1 - seat)
        assert is_known(own_view, person)
        assert not is_known(own_view, people[1 - seat]), "the cards of the other seat are right: that must not be confirmed"
        assert not is_known(own_view, ""), "nor to somebody who helps"


def test_a_game_of_bots_and_one_that_is_over_are_free(shared_node: Node) -> None:
    ann = guest(shared_node.url, "Ann")
    bots = [{"seat": 0, "level": "random"}, {"seat": 1, "level": "random"}]
    created = ann.post("/api/tables", json={"game": "times-square", "bots": bots, "seat": None, "start": True})
    table = created.json()["table"]
    snapshot = ann.get(f"/api/tables/{table}").json()
    while snapshot["status"] == "playing":
        snapshot = ann.get(f"/api/tables/{table}", params={"after": snapshot["number"], "wait": 10}).json()
    opened = ask(shared_node, "open", table=table).json()
    assert len(opened["nodes"]) == len(Record.parse(ann.get(f"/api/tables/{table}/record?whole=true").text).steps)
