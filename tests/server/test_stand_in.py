"""Leaving a seat to a bot where the table has agreed: who plays, who may return, and what it costs."""

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
from tests.server.client import Player
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest
from tests.server.test_tables import do, wait_for_end
from tests.server.test_workers import Prompted, tables_at

AGREED = "random"


def until_asked(person: httpx.Client, table: str) -> dict[str, Any]:
    """What is seen when something is asked of the person, or the game is over."""
    look: dict[str, Any] = person.get(f"/api/tables/{table}").json()
    while look["status"] == "playing" and not look["moves"]:
        look = person.get(f"/api/tables/{table}", params={"after": look["number"], "wait": 10}).json()
    return look


def play_a_turn(person: httpx.Client, table: str) -> dict[str, Any]:
    """Decides until nothing more is asked."""
    look = until_asked(person, table)
    while look["moves"]:
        look = do(person, table, "play", id=f"{look['number']}-{look['desk']}", token=look["moves"][-1]["token"])
    return look


def told(look: dict[str, Any], *kinds: str) -> list[dict[str, Any]]:
    return [row["entry"] for row in look["rows"] if row["entry"]["kind"] in kinds]


def waking(node: Node, table: str) -> int | None:
    engine = create_engine(node.database)
    with engine.connect() as disk:
        found: int | None = disk.execute(select(schema.tables.c.wake_at).where(schema.tables.c.id == table)).scalar_one()
    engine.dispose()
    return found


def test_a_bot_plays_on_and_the_same_person_returns_a_restart_in_between(node: Node) -> None:
    party = RunningTable(node.url, stand_in=AGREED)
    table = party.table
    gone, look = party.actor()
    seat, stays = look["seat"], next(one for one in party.people if one is not gone)
    assert isinstance(seat, int)
    left = do(gone, table, "leave-to-bot", id="go")
    assert (left["seat"], left["moves"], left["prompt"], left["seats"][seat]["stand_in"]) == (seat, [], "", "random")
    assert (left["view"], left["seats"][seat]["bot"]) == (look["view"], ""), "it is still their seat, and what they see there"
    number = left["number"]
    assert told(left, "left") == [{"kind": "left", "seat": seat, "bot": "random", "id": "go"}]
    assert told(do(gone, table, "leave-to-bot", id="go"), "left") == told(left, "left"), "a retry does nothing"
    assert do(gone, table, "leave-to-bot", 409, id="again")["detail"] == "a bot already plays for you"
    played = until_asked(stays, table)
    assert any(entry["steps"].split()[0].startswith(f"{seat}:") for entry in told(played, "stepped")[1:]), "the bot has played"
    assert do(gone, table, "play", 409, id="x", token="S")["detail"].startswith("a bot plays for you")
    assert do(gone, table, "take-back", 409, id="y")["detail"].startswith("a bot plays for you")
    assert do(gone, table, "draw", 409)["detail"].startswith("a draw cannot be agreed while a bot plays")

    node.kill()
    node.start()
    assert stays.get(f"/api/tables/{table}").json()["seats"][seat]["stand_in"] == "random"
    play_a_turn(stays, table)
    again = until_asked(stays, table)
    assert again["number"] > played["number"] > number, "the bot goes on after the restart"
    do(guest(node.url, "Eve"), table, "take-again", 403)
    assert do(stays, table, "take-again", 409)["detail"] == "no bot plays for you; you have your seat"

    back = do(gone, table, "take-again", id="back")
    assert back["seats"][seat]["stand_in"] == ""
    assert told(do(gone, table, "take-again", id="back"), "returned") == [{"kind": "returned", "seat": seat, "id": "back"}]
    assert waking(node, table) is None, "nobody waits for a bot any more"
    node.kill()
    node.start()
    play_a_turn(stays, table)
    assert until_asked(gone, table)["moves"], "the person is asked again, not the bot"
    ended = do(stays, table, "resign")
    assert ended["result"]["reason"] == "resigned"
    assert do(gone, table, "leave-to-bot", 409)["detail"] == "the game is over"
    assert do(gone, table, "take-again", 409)["detail"] == "the game is over"
    for person in party.people:
        me = person.get("/api/me").json()
        assert me["ratings"] == [], "where a bot may stand in nobody is rated"
        assert [game["table"] for game in person.get(f"/api/people/{me['id']}/games").json()] == [table]
    new = do(stays, table, "rematch")["table"]
    assert stays.get(f"/api/tables/{new}/info").json()["stand_in"] == "random"


def test_everybody_who_comes_is_told_that_a_bot_may_stand_in(node: Node) -> None:
    ann = guest(node.url, "Ann")
    table = ann.post("/api/tables", json={"game": "gatsby", "stand_in": "novice"}).json()["table"]
    stranger = httpx.Client(base_url=node.url, limits=httpx.Limits(max_keepalive_connections=0))
    assert stranger.get(f"/api/tables/{table}").json()["stand_in"] == "novice"
    assert stranger.get(f"/api/tables/{table}/info").json()["stand_in"] == "novice"
    assert [line["stand_in"] for line in stranger.get("/api/tables").json()] == ["novice"]
    assert do(ann, table, "leave-to-bot", 409)["detail"] == "the game has not started yet"
    assert ann.post("/api/tables", json={"game": "gatsby", "stand_in": "genius"}).status_code == 400
    plain = RunningTable(node.url)
    assert plain.people[0].get(f"/api/tables/{plain.table}").json()["stand_in"] == ""
    assert do(plain.people[0], plain.table, "leave-to-bot", 409)["detail"].startswith("bots do not stand in at this table")


def test_when_all_have_left_the_bots_end_it_though_nobody_comes_after_a_restart(node: Node) -> None:
    party = RunningTable(node.url, "toy-cloakroom", seats=3, stand_in=AGREED)
    for person in party.people[:2]:
        do(person, party.table, "leave-to-bot")
    do(party.people[2], party.table, "leave-to-bot", id="the last one")
    node.kill()
    node.start()
    engine = create_engine(node.database)
    status = select(schema.tables.c.status).where(schema.tables.c.id == party.table)
    while True:
        with engine.connect() as disk:
            if disk.execute(status).scalar_one() == "over":
                break
    engine.dispose()
    ended = party.people[0].get(f"/api/tables/{party.table}").json()
    assert [seat["stand_in"] for seat in ended["seats"]] == ["random"] * 3
    assert party.people[0].get(f"/api/tables/{party.table}/verify").json()["honest"]


def test_over_the_socket_a_retry_is_a_no_op_and_those_who_stay_play_on(house: Node) -> None:
    party = RunningTable(house.url, "toy-cloakroom", seats=3, stand_in=AGREED)

    class Leaving(Player):
        """Leaves at once, twice under one id."""

        async def _converse(self, line: Any) -> None:
            for _ in range(2):
                await line.send('{"do":"leave-to-bot","id":"go"}')
            await super()._converse(line)

    first, *others = party.players(lambda: house.url, seed=3)
    leaving = Leaving(lambda: house.url, party.table, first.cookie, 3)
    asyncio.run(play_all([leaving, *others]))
    assert [row["entry"]["kind"] for row in leaving.rows.values()].count("left") == 1
    assert {player.look["seats"][0]["stand_in"] for player in (leaving, *others)} == {"random"}


def test_who_is_away_may_still_resign_and_then_does_not_return(house: Node) -> None:
    party = RunningTable(house.url, "toy-cloakroom", seats=3, stand_in=AGREED)
    ann, bob, _ = party.people
    do(ann, party.table, "leave-to-bot")
    do(bob, party.table, "leave-to-bot")
    look = do(ann, party.table, "resign")
    assert look["status"] == "playing", "the others may return: the game goes on"
    assert (look["seats"][0]["resigned"], look["seats"][0]["stand_in"], look["seats"][0]["bot"]) == (True, "", "novice")
    do(ann, party.table, "take-again", 403)
    do(bob, party.table, "take-again")
    asyncio.run(play_all(party.players(lambda: house.url, seed=1)[1:]))
    assert wait_for_end(bob, party.table)["status"] == "over"


def test_whoever_leaves_for_good_gives_up_the_seat_that_a_bot_kept(house: Node) -> None:
    party = RunningTable(house.url, stand_in=AGREED)
    ann, bob = party.people
    do(ann, party.table, "leave-to-bot")
    assert ann.delete("/api/me").status_code == 204
    assert wait_for_end(bob, party.table)["result"] is not None


def test_the_bot_plays_on_the_seats_own_clock(house: Node) -> None:
    party = RunningTable(house.url, clock={"kind": "live", "seconds": 3600, "increment": 60}, stand_in=AGREED)
    gone, look = party.actor()
    stays = next(one for one in party.people if one is not gone)
    seat: Any = look["seat"]
    left = do(gone, party.table, "leave-to-bot")["clock"]
    assert left["left"][1 - seat] == 3600 * 1000
    asked = until_asked(stays, party.table)["clock"]
    assert asked["running"] == [1 - seat]
    assert asked["left"][seat] > 3600 * 1000, "with its increment"


def test_a_draw_and_a_hint_wait_for_who_is_away(house: Node) -> None:
    party = RunningTable(house.url, stand_in=AGREED)
    ann, bob = party.people
    assert do(ann, party.table, "draw")["offer"] == [0]
    look = do(bob, party.table, "leave-to-bot")
    assert look["offer"] == [], "nobody is there to answer"
    assert do(ann, party.table, "draw", 409)["detail"].startswith("a draw cannot be agreed while a bot plays")
    assert until_asked(ann, party.table)["hints"] == "", "who is away may return: they are not bots"
    do(bob, party.table, "take-again")
    assert do(bob, party.table, "draw")["offer"] == [1]


async def answer_after_return(database: str) -> None:
    bot = Prompted()
    async with tables_at(database, bot) as tables:
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
        assert state.drafts[seat].decisions[0][1] == drafted, "the bot goes on with what lay on the desk"
        await tables.append(id, lambda table: table.return_to_seat(seat))
        versions = list(state.draft_versions)
        before = dropped()
        bot.answers.put_nowait(MoveAnswer(id, seat, job.number, view_hash(job.view), job.moves[0]))
        while dropped() == before:
            await asyncio.sleep(0)
        assert state.draft_versions == versions, "who has returned decides"
        await tables.append(id, lambda table: table.leave_to_bot(seat))
        again = await bot.asked.get()
        bot.answers.put_nowait(MoveAnswer(id, seat, again.number, view_hash(again.view), again.moves[0]))
        while state.draft_versions == versions:
            await asyncio.sleep(0)


def dropped() -> float:
    return REGISTRY.get_sample_value("soiree_bot_answers_total", {"fate": "stale"}) or 0.0


def test_a_bots_late_answer_is_not_played_for_who_has_returned(database: str) -> None:
    asyncio.run(answer_after_return(database))


async def read_again(database: str) -> None:
    """What the log adds up to is the same table, at every step of leaving and returning."""
    async with tables_at(database, Prompted()) as tables:
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


def test_the_log_tells_who_is_away(database: str) -> None:
    asyncio.run(read_again(database))
