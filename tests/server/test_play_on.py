"""A table that begins from a position of the analysis board: its log, record, replay and shuffle say so, and no secret gets out."""

import json
import random
from typing import Any

import httpx
import msgspec
import pytest

import soiree
from soiree.core.chance.dealers import Manual
from soiree.core.match import Match, replay_step, settled_steps
from soiree.core.records.record import GIVEN, Record
from soiree.core.records.verify import verify
from soiree.games import game as room
from soiree.server.refusals import RequestRefused
from soiree.server.table import events
from soiree.server.table.moments import past_steps, table_moments
from soiree.server.table.rated import rated
from soiree.server.table.running_positions import AskedGame, has_position, running_game
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest
from tests.server.test_analyses import is_refused, play, record_up_to, whole_record
from tests.server.test_table_state import LoggedTable, same, seen

GAMES = [game.id for game in soiree.games()]
POSITION = '{"active": 0, "hal": -1, "deb": 1, "hand0": "S S B1 B2 B2 H2 D3 Dm", "hand1": "S S S S B2 H2 H2 H2"}'


def played(game: str, decisions: int, seed: int = 5) -> Match:
    """A game after this many random decisions."""
    match, chooser = soiree.new(game, seed=seed), random.Random(seed)
    for _ in range(decisions):
        seat = min(match.actors)
        match.play(seat, chooser.choice(match.moves(seat)))
    return match


def table_from(match: Match, position: str = "") -> LoggedTable:
    logged = LoggedTable(match.game.id, match.seats)
    steps = settled_steps(match.game, Record.parse(match.record()))
    logged.append([events.StartGiven(position, " ".join(map(str, steps)))])
    logged.start()
    return logged


def finish(logged: LoggedTable) -> None:
    chooser = random.Random(2)
    while logged.state.status == "playing":
        seat = logged.actor()
        logged.decide(seat, f"m{logged.state.draft_versions[seat]}", token=chooser.choice(logged.moves(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_to_its_end_and_proven_from_there(game: str) -> None:
    start = played(game, 9)
    logged = table_from(start)
    state = logged.state
    given = state.given_steps
    assert state.match is not None
    assert [str(step) for step in state.match.steps(None)[:given]] == [str(step) for step in start.steps(None)[:given]]
    assert state.decisions == 0, "nobody has decided anything here"
    same(state, logged.read_again())
    finish(logged)
    same(state, logged.read_again())
    record = Record.parse(logged.table.record(None, whole=True))
    assert record.headers[GIVEN] == str(given)
    match = soiree.load(record.text())
    assert match.over
    verdict = verify(room(game), record)
    assert verdict.honest, verdict.reason
    assert verdict.finding.id == "ui-verify-given"
    assert verdict.draws == sum(step.seat is None for step in record.steps[given:])
    assert rated(state) == "position"
    shown = table_moments(past_steps(state, 2**31), None, 0)
    assert msgspec.json.encode(shown[-1].view) == match.view(None).encode()


def test_a_draw_that_does_not_follow_from_the_seed_is_found_and_one_that_was_given_proves_nothing() -> None:
    logged = table_from(played("times-square", 6))
    finish(logged)
    record = Record.parse(logged.table.record(None, whole=True))
    given = record.given()
    for honest, first, last in ((False, given, len(record.steps)), (True, 0, given)):
        state = soiree.load(record_up_to({**record.headers, "Result": "*"}, []))
        for index, step in enumerate(record.steps[:last]):
            others = [token for token in state.chance() if token != step.token] if step.seat is None and index >= first else []
            if others:
                steps = [str(one) for one in record.steps[:index]] + [f"*{others[0]}"]
                headers = {name: value for name, value in record.headers.items() if name not in {"Result", "Reason"}}
                forged = Record.parse(record_up_to({**headers, GIVEN: str(min(given, index + 1))}, steps))
                assert verify(room("times-square"), forged).honest == honest
                break
            replay_step(state, step)
    for wrong in ("-1", "many", str(len(record.steps) + 1)):
        with pytest.raises(soiree.BadRecord, match="given"):
            verify(room("times-square"), Record.parse(record_up_to({**record.headers, GIVEN: wrong}, list(map(str, record.steps)))))


def test_what_was_given_is_hidden_from_those_who_could_not_see_it() -> None:
    game = room("times-square")
    options = game.check_options({})
    start = Match(game, game.position(json.loads(POSITION), 2, options), options, Manual(), {"Position": POSITION})
    logged = table_from(start, POSITION)
    for text in seen(logged.state):
        assert b"hand1" not in text
        (given,) = (row["entry"] for row in json.loads(text)["rows"] if row["entry"]["kind"] == "given")
        assert given == {"kind": "given"}
    for reader in (None, 0, 1):
        copy = Record.parse(logged.table.record(reader, whole=False))
        assert "Position" not in copy.headers
        assert copy.headers[GIVEN] == "0", "it does not begin with the setup"
    finish(logged)
    whole = Record.parse(logged.table.record(None, whole=True))
    assert whole.headers["Position"] == POSITION
    assert verify(game, whole).finding.id == "ui-verify-given"


def test_simultaneous_decisions_that_are_not_complete_are_taken_anew() -> None:
    match = soiree.new("edgar-lucien", seed=4)
    while not match.sealed:
        seat = min(match.actors)
        match.play(seat, match.moves(seat)[0])
    before = len(match.steps())
    match.play(0, match.moves(0)[0])
    logged = table_from(match)
    assert logged.state.given_steps == before
    assert logged.state.undecided() == {0, 1}
    finish(logged)
    assert verify(room("edgar-lucien"), Record.parse(logged.table.record(None, whole=True))).honest


def test_the_rematch_begins_there_too_and_no_other_person_can_join() -> None:
    logged = table_from(played("gatsby", 5))
    finish(logged)
    again = LoggedTable("gatsby")
    again.append(logged.table.rematch_events("p0"))
    assert again.state.given == logged.state.given
    with pytest.raises(RequestRefused, match="only bots"):
        again.table.join(None, "p9", "P9", "", "")


def test_the_line_before_stays_free_to_analyse_and_what_is_played_does_not() -> None:
    start = played("times-square", 12)
    logged = table_from(start)
    chooser = random.Random(3)
    for _ in range(8):
        seat = logged.actor()
        logged.decide(seat, f"m{logged.state.draft_versions[seat]}", token=chooser.choice(logged.moves(seat)))
    running = running_game(logged.state, "p0")
    assert running is not None
    assert logged.state.match is not None
    assert not has_position(running, AskedGame.of(start))
    now = soiree.load(record_up_to({"Game": "times-square"}, [str(step) for step in logged.state.match.steps(None)]))
    assert has_position(running, AskedGame.of(now))


def ask(person: httpx.Client, record: str, **more: object) -> httpx.Response:
    return person.post("/api/analysis/play", json={"record": record, "seat": 0, "level": "novice", **more}, timeout=60)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_on_against_bots(shared_node: Node, game: str) -> None:
    ann, start = guest(shared_node.url, "Ann"), played(game, 10)
    seat = min(start.actors)
    answer = ask(ann, start.record(), seat=seat, id="request-1")
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert ask(ann, start.record(), seat=seat, id="request-1").json()["table"] == table
    snapshot: dict[str, Any] = ann.get(f"/api/tables/{table}").json()
    assert (snapshot["status"], snapshot["seat"], snapshot["unrated"]) == ("playing", seat, "position")
    assert [one["bot"] for one in snapshot["seats"]] == ["" if one == seat else "novice" for one in range(start.seats)]
    assert [move["token"] for move in snapshot["moves"]] == list(start.moves(seat)) or start.sealed
    moved = ann.post(f"/api/tables/{table}/play", json={"id": "m1", "token": snapshot["moves"][0]["token"]})
    assert moved.status_code == 201, moved.text
    assert ann.get(f"/api/tables/{table}/record").text.count('[Given "') == 1
    assert ann.post(f"/api/tables/{table}/resign").status_code == 201


def test_what_cannot_be_played_on(shared_node: Node) -> None:
    running = RunningTable(shared_node.url)
    play(shared_node, running, 9)
    ann, bea = running.people[0], guest(shared_node.url, "Bea")
    text = whole_record(shared_node, running.table)
    for person in (ann, bea):
        assert is_refused(ask(person, text))
    over = played("times-square", 0)
    chooser = random.Random(1)
    while not over.over:
        seat = min(over.actors)
        over.play(seat, chooser.choice(over.moves(seat)))
    assert ask(bea, over.record()).json()["say"]["id"] == "reason-position-over"
    free = played("times-square", 4).record()
    assert ask(bea, free, seat=2).status_code == 400
    assert ask(bea, free, level="god").status_code == 400
    assert ask(bea, free + "0:nonsense").status_code == 400
    assert httpx.post(f"{shared_node.url}/api/analysis/play", json={"record": free, "seat": 0, "level": "novice"}).status_code == 401
