"""Bots that stand in for players: leaving, returning, clocks, ratings."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import create_engine, select

from soiree.server.refusals import RequestRefused
from soiree.server.runtime.registry import new_header
from soiree.server.storage import schema
from soiree.server.storage.tables import read_table
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.table.table import Table
from soiree.server.workers.messages import MoveAnswer, view_hash
from tests.server import http
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest
from tests.server.registries import PromptedBot, registry
from tests.server.test_tables import do, wait_for_end

AGREED = "random"


def until_asked(person: httpx.Client, table: str) -> dict[str, Any]:
    """Waits until it is the player's turn, or the game is over. Returns the snapshot."""
    snapshot: dict[str, Any] = person.get(f"/api/tables/{table}").json()
    while snapshot["status"] == "playing" and not snapshot["moves"]:
        snapshot = person.get(f"/api/tables/{table}", params={"after": snapshot["number"], "wait": 10}).json()
    return snapshot


def play_a_turn(person: httpx.Client, table: str) -> dict[str, Any]:
    """Decides until the turn is over."""
    snapshot = until_asked(person, table)
    while snapshot["moves"]:
        snapshot = do(person, table, "play", id=f"{snapshot['number']}-{snapshot['desk']}", token=snapshot["moves"][-1]["token"])
    return snapshot


def entries(snapshot: dict[str, Any], *kinds: str) -> list[dict[str, Any]]:
    return [row["entry"] for row in snapshot["rows"] if row["entry"]["kind"] in kinds]


def waking(node: Node, table: str) -> int | None:
    engine = create_engine(node.database)
    with engine.connect() as connection:
        found: int | None = connection.execute(select(schema.tables.c.wake_at).where(schema.tables.c.id == table)).scalar_one()
    engine.dispose()
    return found


def test_a_bot_stands_in_and_the_player_returns_after_a_restart(node: Node) -> None:
    running = RunningTable(node.url, stand_in=AGREED)
    table = running.table
    gone, snapshot = running.actor()
    seat, stays = snapshot["seat"], next(one for one in running.people if one is not gone)
    assert isinstance(seat, int)
    left = do(gone, table, "leave-to-bot", id="go")
    assert (left["seat"], left["moves"], left["prompt"], left["seats"][seat]["stand_in"]) == (seat, [], "", "random")
    assert (left["view"], left["seats"][seat]["bot"]) == (snapshot["view"], ""), "it is still their seat, with its view"
    number = left["number"]
    assert entries(left, "left") == [{"kind": "left", "seat": seat, "bot": "random", "id": "go"}]
    assert entries(do(gone, table, "leave-to-bot", id="go"), "left") == entries(left, "left"), "a retry does nothing"
    assert do(gone, table, "leave-to-bot", 409, id="again")["detail"] == "a bot already plays for you"
    played = until_asked(stays, table)
    assert any(entry["steps"].split()[0].startswith(f"{seat}:") for entry in entries(played, "stepped")[1:]), "the bot has played"
    assert do(gone, table, "play", 409, id="x", token="S")["detail"].startswith("a bot plays for you")
    assert do(gone, table, "take-back", 409, id="y")["detail"].startswith("a bot plays for you")
    assert do(gone, table, "draw", 409)["detail"].startswith("a draw cannot be agreed while a bot plays")

    node.kill()
    node.start()
    assert stays.get(f"/api/tables/{table}").json()["seats"][seat]["stand_in"] == "random"
    play_a_turn(stays, table)
    again = until_asked(stays, table)
    assert again["number"] > played["number"] > number, "the bot continues after the restart"
    do(guest(node.url, "Eve"), table, "take-again", 403)
    assert do(stays, table, "take-again", 409)["detail"] == "no bot plays for you; you have your seat"

    back = do(gone, table, "take-again", id="back")
    assert back["seats"][seat]["stand_in"] == ""
    assert entries(do(gone, table, "take-again", id="back"), "returned") == [{"kind": "returned", "seat": seat, "id": "back"}]
    assert waking(node, table) is None, "no bot has to decide"
    node.kill()
    node.start()
    play_a_turn(stays, table)
    assert until_asked(gone, table)["moves"], "the player decides again, not the bot"
    ended = do(stays, table, "resign")
    assert ended["result"]["reason"] == "resigned"
    assert do(gone, table, "leave-to-bot", 409)["detail"] == "the game is over"
    assert do(gone, table, "take-again", 409)["detail"] == "the game is over"
    for person in running.people:
        me = person.get("/api/me").json()
        assert me["ratings"] == [], "not rated where a bot can stand in"
        assert [game["table"] for game in person.get(f"/api/people/{me['id']}/games").json()] == [table]
    new = do(stays, table, "rematch")["table"]
    assert stays.get(f"/api/tables/{new}/info").json()["stand_in"] == "random"


def test_everybody_can_see_that_a_bot_may_stand_in(node: Node) -> None:
    ann = guest(node.url, "Ann")
    table = ann.post("/api/tables", json={"game": "gatsby", "stand_in": "novice"}).json()["table"]
    stranger = http.Client(base_url=node.url, limits=httpx.Limits(max_keepalive_connections=0))
    assert stranger.get(f"/api/tables/{table}").json()["stand_in"] == "novice"
    assert stranger.get(f"/api/tables/{table}/info").json()["stand_in"] == "novice"
    assert [line["stand_in"] for line in stranger.get("/api/tables").json()] == ["novice"]
    assert do(ann, table, "leave-to-bot", 409)["detail"] == "the game has not started yet"
    assert ann.post("/api/tables", json={"game": "gatsby", "stand_in": "genius"}).status_code == 400
    plain = RunningTable(node.url)
    assert plain.people[0].get(f"/api/tables/{plain.table}").json()["stand_in"] == ""
    assert do(plain.people[0], plain.table, "leave-to-bot", 409)["detail"].startswith("bots do not stand in at this table")


def test_bots_finish_a_game_that_all_have_left_after_a_restart_without_clients(node: Node) -> None:
    running = RunningTable(node.url, "toy-cloakroom", seats=3, stand_in=AGREED)
    for person in running.people[:2]:
        do(person, running.table, "leave-to-bot")
    do(running.people[2], running.table, "leave-to-bot", id="the last one")
    node.kill()
    node.start()
    engine = create_engine(node.database)
    status = select(schema.tables.c.status).where(schema.tables.c.id == running.table)
    while True:
        with engine.connect() as connection:
            if connection.execute(status).scalar_one() == "over":
                break
    engine.dispose()
    ended = running.people[0].get(f"/api/tables/{running.table}").json()
    assert [seat["stand_in"] for seat in ended["seats"]] == ["random"] * 3
    assert running.people[0].get(f"/api/tables/{running.table}/verify").json()["honest"]


def test_a_retry_over_the_socket_does_nothing_and_the_others_play_on(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, "toy-cloakroom", seats=3, stand_in=AGREED)

    class Leaving(Player):
        """Leaves at once, twice under the same id."""

        async def converse(self, line: Any) -> None:
            for _ in range(2):
                await line.send('{"do":"leave-to-bot","id":"go"}')
            await super().converse(line)

    first, *others = running.players(lambda: shared_node.url, seed=3)
    leaving = Leaving(lambda: shared_node.url, running.table, first.cookie, 3)
    asyncio.run(play_all([leaving, *others]))
    assert [row["entry"]["kind"] for row in leaving.rows.values()].count("left") == 1
    assert {player.snapshot["seats"][0]["stand_in"] for player in (leaving, *others)} == {"random"}


def test_a_player_who_is_away_can_resign_and_then_cannot_return(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, "toy-cloakroom", seats=3, stand_in=AGREED)
    ann, bob, _ = running.people
    do(ann, running.table, "leave-to-bot")
    do(bob, running.table, "leave-to-bot")
    snapshot = do(ann, running.table, "resign")
    assert snapshot["status"] == "playing", "the others may return, so the game continues"
    assert (snapshot["seats"][0]["resigned"], snapshot["seats"][0]["stand_in"], snapshot["seats"][0]["bot"]) == (True, "", "novice")
    do(ann, running.table, "take-again", 403)
    do(bob, running.table, "take-again")
    asyncio.run(play_all(running.players(lambda: shared_node.url, seed=1)[1:]))
    assert wait_for_end(bob, running.table)["status"] == "over"


def test_deleting_a_person_gives_up_the_seat_where_a_bot_stands_in(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, stand_in=AGREED)
    ann, bob = running.people
    do(ann, running.table, "leave-to-bot")
    assert ann.delete("/api/me").status_code == 204
    assert wait_for_end(bob, running.table)["result"] is not None


def test_the_bot_plays_with_the_clock_of_the_seat(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, clock={"kind": "live", "seconds": 3600, "increment": 60}, stand_in=AGREED)
    gone, snapshot = running.actor()
    stays = next(one for one in running.people if one is not gone)
    seat: Any = snapshot["seat"]
    left = do(gone, running.table, "leave-to-bot")["clock"]
    assert left["left"][1 - seat] == 3600 * 1000
    asked = until_asked(stays, running.table)["clock"]
    assert asked["running"] == [1 - seat]
    assert asked["left"][seat] > 3600 * 1000, "with its increment"


def test_no_draw_and_no_hint_while_a_player_is_away(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, stand_in=AGREED)
    ann, bob = running.people
    assert do(ann, running.table, "draw")["offer"] == [0]
    snapshot = do(bob, running.table, "leave-to-bot")
    assert snapshot["offer"] == [], "nobody could answer it"
    assert do(ann, running.table, "draw", 409)["detail"].startswith("a draw cannot be agreed while a bot plays")
    assert until_asked(ann, running.table)["hints"] == "", "a player who is away may return, and is not a bot"
    do(bob, running.table, "take-again")
    assert do(bob, running.table, "draw")["offer"] == [1]


async def answer_after_return(database: str) -> None:
    bot = PromptedBot()
    async with registry(database, bot) as tables:
        sat = [events.SeatTaken(seat, f"p{seat}", f"P{seat}") for seat in range(2)]
        id = await tables.create(new_header("times-square", 2, {"joker": "printed"}, ClockRules(), "p0", stand_in="expert"), sat)
        await tables.append(id, lambda table: table.start())
        state = await tables.read(id, lambda table: table.state)
        (seat,) = state.actors
        drafted = state.match.moves(seat)[0] if state.match is not None else ""
        await tables.commit(id, lambda table, now: table.decide(seat, "mine", drafted, now))
        await tables.append(id, lambda table: table.leave_to_bot(seat))
        job = await bot.asked.get()
        match = state.match_for(seat)
        assert match is not None
        assert (job.seat, job.level, job.view, job.moves) == (seat, "expert", match.view(seat).json(), list(match.moves(seat)))
        assert state.drafts[seat].decisions[0][1] == drafted, "the bot continues the draft"
        versions = list(state.draft_versions)
        before = dropped()
        (live,) = tables.live_tables()
        async with live.lock:
            returning = asyncio.create_task(tables.append(id, lambda table: table.return_to_seat(seat)))
            await asyncio.sleep(0)
            bot.answers.put_nowait(MoveAnswer(id, seat, job.number, view_hash(job.view), job.moves[0]))
            while not bot.answers.empty():
                await asyncio.sleep(0)
        await returning
        while dropped() == before:
            await asyncio.sleep(0)
        assert state.draft_versions == versions, "the player decides again"
        await tables.append(id, lambda table: table.leave_to_bot(seat))
        await bot.asked.get()
        await tables.append(id, lambda table: table.return_to_seat(seat))
        while not bot.cancelled:
            await asyncio.sleep(0)
        assert not live.bot_tasks, "nobody needs an answer"
        await tables.append(id, lambda table: table.leave_to_bot(seat))
        again = await bot.asked.get()
        bot.answers.put_nowait(MoveAnswer(id, seat, again.number, view_hash(again.view), again.moves[0]))
        while state.draft_versions == versions:
            await asyncio.sleep(0)


def dropped() -> float:
    return REGISTRY.get_sample_value("soiree_bot_answers_total", {"fate": "stale"}) or 0.0


def test_a_late_answer_of_the_bot_is_not_played_after_the_return(database: str) -> None:
    asyncio.run(answer_after_return(database))


async def read_again(database: str) -> None:
    """Compares the state in memory with the log after each leaving and returning."""
    async with registry(database, PromptedBot()) as tables:
        sat = [events.SeatTaken(seat, f"p{seat}", f"P{seat}") for seat in range(2)]
        id = await tables.create(new_header("times-square", 2, {"joker": "printed"}, ClockRules(), "p0", stand_in="casual"), sat)
        await tables.append(id, lambda table: table.start())
        acts: list[Callable[[Table], list[events.PublicEvent]]] = [
            lambda table: table.leave_to_bot(0, "a"),
            lambda table: table.leave_to_bot(1),
            lambda table: table.return_to_seat(0, "b"),
        ]
        for act in acts:
            await tables.append(id, act)
            known = await tables.read(id, lambda table: table.state)
            table = await tables.store.read(lambda connection: read_table(connection, id, 0))
            read = table.state
            assert (read.stand_ins, read.number, read.header) == (known.stand_ins, known.number, known.header)
            assert [read.has_requested("p0", request) for request in "ab"] == [known.has_requested("p0", request) for request in "ab"]
        assert read.stand_ins == {1: "casual"}
        assert (read.bot_for(1), read.bot_at(1), read.bot_for(0)) == ("casual", "", "")
        with pytest.raises(RequestRefused):
            table.require_present(1)


def test_the_log_has_who_is_away(database: str) -> None:
    asyncio.run(read_again(database))
