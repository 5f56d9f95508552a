"""Puzzles over HTTP: a question without its answer, the proof after a try."""

import asyncio
import datetime as dt
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import soiree
from soiree.bots.analysis.review import Judgement
from soiree.core.records.decisions import decisions
from soiree.core.records.record import Record
from soiree.core.teaching import puzzles
from soiree.core.teaching.puzzles import Puzzle, position_of
from soiree.core.texts.message import Message
from soiree.server.http.routes.study.puzzles import puzzle_of
from soiree.server.refusals import NotFound
from soiree.server.runtime.study.reviews import review_ids
from soiree.server.storage.study import reviews
from soiree.server.storage.study.reviews import ReviewSubject
from tests.server import http
from tests.server.in_process import served_node
from tests.server.machines import Node, guest

SETS = [(game.id, puzzles.puzzles(game)) for game in soiree.games() if puzzles.puzzles(game)]


WHY = Message("reason-wins", {"player": 0})


def path(node: Node, game: str, id: str = "") -> str:
    return f"{node.url}/api/games/{game}/puzzles" + (f"/{id}" if id else "")


@pytest.mark.parametrize(("game", "found"), SETS, ids=[game for game, _ in SETS])
def test_a_puzzle_is_asked_and_answered(shared_node: Node, game: str, found: tuple[Puzzle, ...]) -> None:
    listed = http.get(path(shared_node, game)).json()
    assert [(one["id"], one["themes"], one["solved"]) for one in listed["puzzles"]] == [(one.id, list(one.themes), None) for one in found]
    assert listed["me"] is None
    puzzle = found[0]
    asked = http.get(path(shared_node, game, puzzle.id))
    match = position_of(puzzle, soiree.game(game))
    assert [move["token"] for move in asked.json()["moves"]] == list(match.moves(puzzle.seat))
    assert set(asked.json()) == {"id", "seat", "seats", "view", "prompt", "moves", "recent"}, "nothing of the answer"
    right = http.post(path(shared_node, game, puzzle.id), json={"token": puzzle.best.move}).json()
    assert (right["right"], right["best"]["token"], right["kind"]) == (True, puzzle.best.move, puzzle.kind)
    assert [one["token"] for one in right["others"]] == [one.move for one in puzzle.others]
    wrong = http.post(path(shared_node, game, puzzle.id), json={"token": puzzle.greedy}).json()
    assert not wrong["right"]
    assert wrong["counted"] is None, "nobody is signed in"


def test_the_first_try_of_a_guest_is_rated_and_a_streak_counted(shared_node: Node) -> None:
    game, found = max(SETS, key=lambda one: len(one[1]))
    ann, bea = guest(shared_node.url, "Ann"), guest(shared_node.url, "Bea")

    def attempt(person: httpx.Client, puzzle: Puzzle, right: bool) -> dict[str, Any]:
        answer = person.post(path(shared_node, game, puzzle.id), json={"token": puzzle.best.move if right else puzzle.greedy})
        counted: dict[str, Any] = answer.json()["counted"]
        return counted

    def line_of(person: httpx.Client, puzzle: Puzzle) -> dict[str, Any]:
        lines: list[dict[str, Any]] = person.get(path(shared_node, game)).json()["puzzles"]
        return next(one for one in lines if one["id"] == puzzle.id)

    rating = 0.0
    for number, puzzle in enumerate(found[:3], start=1):
        tried = attempt(ann, puzzle, right=True)
        assert (tried["first"], tried["before"], tried["me"]["streak"]) == (True, rating, number)
        assert tried["me"]["rating"] > rating
        rating = tried["me"]["rating"]
    again = attempt(ann, found[0], right=False)
    assert (again["first"], again["me"]["rating"], again["me"]["streak"]) == (False, rating, 3), "only the first try counts"
    missed = attempt(ann, found[3], right=False)
    assert missed["me"]["rating"] < rating
    assert (missed["me"]["streak"], missed["me"]["best_streak"], missed["me"]["tries"]) == (0, 3, 4)
    assert [line_of(ann, one)["solved"] for one in found[:5]] == [True, True, True, False, None]
    assert line_of(bea, found[3])["solved"] is None, "what one has tried is nobody else's business"
    before = line_of(bea, found[3])
    attempt(bea, found[3], right=False)
    after = line_of(bea, found[3])
    assert after["rating"] > before["rating"], "whom a puzzle beats, over whom it is rated"
    assert (after["tries"], after["share"]) == (before["tries"] + 1, 0)
    later = attempt(ann, found[3], right=True)
    assert (later["first"], later["me"]) == (False, missed["me"])
    assert line_of(ann, found[3])["solved"] is True, "solved is solved, but not rated again"
    exported = ann.get("/api/me/export").json()
    assert [(one["puzzle"], one["solved"]) for one in exported["puzzles"]] == [(one.id, True) for one in found[:4]]
    assert ann.delete("/api/me").status_code in {200, 204}


def test_the_puzzle_of_the_day_is_one_of_the_sets(shared_node: Node) -> None:
    today = http.get(f"{shared_node.url}/api/puzzles/today").json()
    assert today["id"] in {one.id for one in dict(SETS)[today["game"]]}
    assert http.get(f"{shared_node.url}/api/puzzles/today").json() == today


def test_a_day_keeps_its_puzzle_when_the_set_grows_and_none_comes_again_soon() -> None:
    small = tuple(("gatsby", f"p{number}") for number in range(300))
    large = (*small, *(("macao", f"n{number}") for number in range(60)))
    days = [dt.date(2026, 1, 1) + dt.timedelta(days=number) for number in range(365)]
    chosen = [puzzle_of(day, small).id for day in days]
    for number, id in enumerate(chosen):
        assert id not in chosen[number + 1 : number + 30], "within a month"
    assert len(set(chosen)) > 150, "most of the set comes in a year"
    kept = sum(puzzle_of(day, large).id == id for day, id in zip(days, chosen, strict=True))
    assert kept > 0.7 * len(days), "a sixth of the puzzles is new, and about as many days change"
    assert puzzle_of(days[0], small[::-1]).id == chosen[0], "in any order"
    few = small[:3]
    assert {puzzle_of(day, few).id for day in days} == {"p0", "p1", "p2"}
    with pytest.raises(NotFound):
        puzzle_of(days[0], ())


def test_own_mistakes_become_puzzles(tmp_path: Path) -> None:
    """Of a reviewed game, only for the player who made them, and not those that cost little."""

    async def test() -> None:
        async with served_node(tmp_path) as (url, node), http.AsyncClient(base_url=url, timeout=60) as ann:
            await ann.post("/api/guest", json={"name": "Ann"})
            bots = [{"seat": 1, "level": "random"}]
            table = (await ann.post("/api/tables", json={"game": "times-square", "bots": bots, "seat": 0, "start": True})).json()["table"]
            snapshot = (await ann.get(f"/api/tables/{table}")).json()
            number = 0
            while snapshot["status"] == "playing":
                if snapshot["moves"]:
                    number += 1
                    await ann.post(f"/api/tables/{table}/play", json={"id": f"m{number}", "token": snapshot["moves"][-1]["token"]})
                    snapshot = (await ann.get(f"/api/tables/{table}")).json()
                else:
                    after = {"after": snapshot["number"], "wait": 10}
                    snapshot = (await ann.get(f"/api/tables/{table}", params=after)).json()
            text = (await ann.get(f"/api/tables/{table}/record?whole=true")).text
            record = Record.parse(text)
            seen = decisions(soiree.game("times-square"), record)[1]
            judged = [
                Judgement(
                    one.step, one.seat, one.prompt, one.move, 0.2, 0.01, other, 0.2 + cost, 0.01, cost, 0.01, True, [], [], reason=WHY
                )
                for index, one in enumerate(seen)
                for cost in (0.3 if index % 2 else 0.05,)
                for other in (next(move for move in one.moves if move != one.move),)
            ]
            subject = ReviewSubject("times-square", 2, len(record.steps), None)
            id = review_ids(record)[0]
            claimed = await node.store.write((), partial(reviews.claim, id, subject, len(judged), True, 0))
            assert claimed is not None
            await node.store.write((), partial(reviews.save, id, msgspec.json.encode(judged).decode(), claimed, claimed + 1))
            assert (await ann.get("/api/me/puzzles")).json() == [], "nobody has asked for the review of this table"
            assert (await ann.post(f"/api/tables/{table}/review")).json()["state"] == "done"
            own = (await ann.get("/api/me/puzzles")).json()
            mine = [one for one in judged if one.seat == 0 and one.cost > 0.1]
            assert [(one["table"], one["step"], one["cost"]) for one in own] == [(table, one.step, one.cost) for one in mine][: len(own)]
            assert own
            address = f"/api/me/puzzles/{table}/{mine[0].step}"
            decision = next(one for one in seen if one.step == mine[0].step)
            asked = (await ann.get(address)).json()
            assert msgspec.json.encode(asked["view"]) == decision.view.encode()
            right = (await ann.post(address, json={"token": mine[0].preferred})).json()
            assert (right["right"], right["kind"], right["best"]["value"], right["counted"]) == (True, "own", 0.5, None)
            assert right["reason"] == {"id": WHY.id, "about": WHY.about}
            wrong = (await ann.post(address, json={"token": decision.move})).json()
            assert (wrong["right"], wrong["others"][0]["token"]) == (False, decision.move)
            assert (await ann.post(address, json={"token": "nonsense"})).status_code == 409
            async with http.AsyncClient(base_url=url, timeout=60) as bea:
                await bea.post("/api/guest", json={"name": "Bea"})
                assert (await bea.get("/api/me/puzzles")).json() == []
                assert (await bea.get(address)).status_code == 404

    asyncio.run(test())


def test_what_is_no_puzzle_or_no_move_is_refused(shared_node: Node) -> None:
    game, found = SETS[0]
    assert http.get(path(shared_node, "chess")).status_code == 404
    assert http.get(path(shared_node, game, "nothing")).json()["say"]["id"] == "reason-no-puzzle"
    refused = http.post(path(shared_node, game, found[0].id), json={"token": "nonsense"})
    assert (refused.status_code, refused.json()["say"]["id"]) == (409, "reason-puzzle-move")
    assert http.post(path(shared_node, game, found[0].id), json={"token": ""}).status_code == 400
