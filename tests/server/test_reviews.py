"""Reviews of tables and uploaded records: made once, saved in parts, continued after a crash."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, select, update

from soiree.bots import Judgement
from soiree.core.records.decisions import decisions
from soiree.core.records.record import Record
from soiree.games import game_of
from soiree.server.http.routes.study.reviews import parse_game
from soiree.server.runtime.study.reviews import MAX_SECONDS, ReviewedGame, ReviewService, review_ids
from soiree.server.storage import schema
from soiree.server.storage.store import Store
from soiree.server.storage.study.reviews import UPLOADS_KEPT, ReviewSubject
from soiree.server.workers.messages import JudgeRequest, WorkRequest, compute
from soiree.server.workers.pool import WorkerPool
from soiree.server.workers.scheduler import Scheduler
from tests.server import http, machines
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node, guest

RECORDS = Path(__file__).parents[1] / "records"
SHORT = RECORDS / "times-square-2-printed-1.txt"


@pytest.fixture
def quick(database: str) -> Iterator[Node]:
    """A node with short reviews."""
    with machines.node(database, "--review-seconds", "0.5") as started:
        yield started
    assert started.causes() == []


def wait_until_done(person: httpx.Client, id: str) -> dict[str, Any]:
    """Polls the review until it is done."""
    done = -1
    while True:
        status: dict[str, Any] = person.get(f"/api/reviews/{id}").json()
        assert status["done"] >= done, "it only grows"
        done = status["done"]
        if status["state"] == "done":
            return status
        assert status["state"] == "working"
        time.sleep(0.05)


def check(status: dict[str, Any], record: Record) -> None:
    """Checks that the review is about this record."""
    match, found = decisions(game_of(record), record)
    assert (status["game"], status["steps"], status["total"]) == (match.game.id, len(record.steps), len(found))
    assert [(one["step"], one["seat"], one["played"]["token"]) for one in status["decisions"]] == [
        (one.step, one.seat, one.move) for one in found
    ]
    for one, decision in zip(status["decisions"], found, strict=True):
        assert one["preferred"]["token"] in decision.moves
        assert one["played"]["say"] == msgspec.to_builtins(match.game.say_move(decision.move, decision.prompt))
    mattered = [status["decisions"][index] for index in status["mattered"]]
    assert all(one["counts"] and one["line"] for one in mattered)
    assert [one["cost"] for one in mattered] == sorted((one["cost"] for one in mattered), reverse=True)
    assert len(mattered) <= 3
    for curve in status["curves"]:
        steps = [point["step"] for point in curve]
        assert steps == sorted(steps)
        assert all(0 <= point["value"] <= 1 for point in curve)


def test_a_finished_game_is_reviewed_once(quick: Node) -> None:
    running = RunningTable(quick.url)
    ann, bob = running.people
    refused = ann.post(f"/api/tables/{running.table}/review")
    assert (refused.status_code, refused.json()["detail"]) == (403, "a game can be reviewed when it is over")
    assert ann.get(f"/api/tables/{running.table}/review").status_code == 403
    asyncio.run(play_all(running.players(lambda: quick.url, seed=3)))
    record = Record.parse(ann.get(f"/api/tables/{running.table}/record", params={"whole": True}).text)

    before = ann.get(f"/api/tables/{running.table}/review").json()
    assert (before["state"], before["id"]) == ("none", review_ids(record)[0])
    assert http.post(f"{quick.url}/api/tables/{running.table}/review").status_code == 401
    begun = ann.post(f"/api/tables/{running.table}/review")
    assert begun.status_code == 201, begun.text
    status = wait_until_done(ann, begun.json()["id"])
    check(status, record)
    ended = ann.get(f"/api/tables/{running.table}").json()["result"]["returns"]
    assert [curve[-1]["value"] for curve in status["curves"]] == ended

    again = bob.post(f"/api/tables/{running.table}/review").json()
    onlooker = http.get(f"{quick.url}/api/tables/{running.table}/review").json()
    uploaded = bob.post("/api/replay/review", json={"record": record.text()}).json()
    assert again == onlooker == uploaded == status, "made once for everybody"
    assert ann.get("/api/reviews/0123").status_code == 404


def test_the_review_of_a_game_without_choices_is_empty(quick: Node) -> None:
    running = RunningTable(quick.url)
    running.people[0].post(f"/api/tables/{running.table}/resign")
    status = running.people[0].post(f"/api/tables/{running.table}/review").json()
    assert (status["state"], status["total"], status["decisions"], status["mattered"]) == ("done", 0, [], [])


def test_an_uploaded_record_is_reviewed(quick: Node) -> None:
    ann = guest(quick.url, "Ann")
    for path in sorted(RECORDS.glob("*-1.txt"))[::6]:
        text = path.read_text(encoding="utf-8")
        begun = ann.post("/api/replay/review", json={"record": text})
        assert begun.status_code == 201, begun.text
        check(wait_until_done(ann, begun.json()["id"]), Record.parse(text))
    wrong = ann.post("/api/replay/review", json={"record": SHORT.read_text().replace("1:", "0:", 1)})
    assert (wrong.status_code, wrong.json()["error"]) == (400, "BadRecord")


def test_reviews_have_a_rate_limit(shared_node: Node) -> None:
    ann = guest(shared_node.url, "Ann")
    lines = SHORT.read_text().replace('[Result "1 0"]', '[Result "*"]').replace('[Reason "meeting"]\n', "").splitlines(keepends=True)
    head = [line for line in lines if line.startswith("[") and not line.startswith("[Reason")]
    steps = [line for line in lines if not line.startswith("[")]
    found = []
    for length in range(3, len(steps)):
        found.append(ann.post("/api/replay/review", json={"record": "".join(head + steps[:length])}))
    assert {one.status_code for one in found} == {201, 429}, [one.text for one in found]
    assert "you have requested many reviews" in next(one.json()["detail"] for one in found if one.status_code == 429)


class Slow(WorkerPool):
    """Computes with few iterations, and only when the test allows it."""

    slots = 3

    def __init__(self) -> None:
        self.asked: list[JudgeRequest] = []
        self.let = asyncio.Semaphore(0)
        self.at_once = self.most_at_once = 0

    async def run(self, request: WorkRequest) -> bytes:
        assert isinstance(request, JudgeRequest)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.let.acquire()
        self.at_once -= 1
        self.asked.append(request)
        return compute(msgspec.json.encode(msgspec.structs.replace(request, seconds=None, iterations=8)))

    async def close(self) -> None:
        pass


async def reached(reviewing: ReviewService, id: str, done: int) -> None:
    while True:
        standing = await reviewing.progress(id)
        if standing is not None and len(standing.judged) >= done:
            return
        await asyncio.sleep(0.01)


def test_one_decision_is_judged_at_a_time_and_another_node_can_continue(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("soiree.server.runtime.study.reviews.SAVE_INTERVAL", 0)

    async def run() -> None:
        store = Store(database)
        await store.open()
        game = parse_game(SHORT.read_text())
        other = parse_game((RECORDS / "gatsby-2-active-1.txt").read_text())
        first = Slow()
        dying = ReviewService(store, Scheduler(first), 20.0, single_node=False)
        begun = await dying.request(game, "ann", kept=False)
        assert (begun.done, begun.stale, begun.total) == (False, False, len(game.decisions))
        await dying.request(other, "ann", kept=True)
        for _ in range(8):
            first.let.release()
        await reached(dying, game.id, 3)
        await dying.close()
        assert first.most_at_once == 1, "bots get workers between two decisions"
        shares = {work.game: work.seconds for work in first.asked}
        assert shares["times-square"] == MAX_SECONDS < 20.0 / len(game.decisions)
        assert shares["gatsby"] == pytest.approx(20.0 / len(other.decisions))

        await store.write((), lambda _disk: None)  # after the last save of the dying node

        second = Slow()
        heir = ReviewService(store, Scheduler(second), 20.0, single_node=False)
        known = await heir.progress(game.id)
        assert known is not None
        assert not known.stale, "the other node may still work on it"
        await heir.request(game, "ann", kept=True)
        assert not heir.running
        monkeypatch.setattr("soiree.server.runtime.study.reviews.STALE_AFTER", -1)
        for _ in range(len(game.decisions)):
            second.let.release()
        await heir.request(game, "ann", kept=True)
        await reached(heir, game.id, len(game.decisions))
        whole = await heir.progress(game.id)
        assert whole is not None
        assert whole.done
        assert whole.kept, "a table's own review is kept"
        assert [one.step for one in whole.judged] == [one.step for one in game.decisions]
        assert len(second.asked) == len(game.decisions) - len(known.judged), "what was judged is not judged again"
        await heir.close()
        store.close()

    asyncio.run(run())


def test_a_single_node_continues_a_review_at_once(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        game = parse_game(SHORT.read_text())
        idle = ReviewService(store, Scheduler(Slow()), 20.0, single_node=True)
        await idle.request(game, "ann", kept=True)
        standing = await idle.progress(game.id)
        assert standing is not None
        assert not standing.stale
        await idle.close()
        reopened = ReviewService(store, Scheduler(Slow()), 20.0, single_node=True)
        standing = await reopened.progress(game.id)
        assert standing is not None
        assert standing.stale
        assert not (await reopened.request(game, "ann", kept=True)).stale
        await reopened.close()
        store.close()

    asyncio.run(run())


def test_reviews_of_tables_are_kept_and_the_latest_of_uploads(database: str) -> None:
    def number(kept: bool) -> int:
        with engine.connect() as connection:
            return len(connection.execute(select(schema.reviews.c.id).where(schema.reviews.c.kept == kept)).all())

    async def run() -> None:
        store = Store(database)
        await store.open()
        reviewing = ReviewService(store, Scheduler(Slow()), 20.0, single_node=True)
        for count in range(UPLOADS_KEPT + 20):
            await reviewing.request(ReviewedGame(f"{count}", ReviewSubject("gatsby", 2, 0, None), []), f"p{count}", kept=count % 10 == 0)
        await reviewing.close()
        store.close()

    engine = create_engine(database)
    asyncio.run(run())
    assert (number(True), number(False)) == (52, 468)
    engine.dispose()


def test_a_judge_request_gives_the_same_judgement_on_every_machine() -> None:
    record = Record.parse(SHORT.read_bytes())
    _, found = decisions(game_of(record), record)
    one = found[3]
    asked = JudgeRequest(
        game="times-square",
        view=one.view.json(),
        moves=list(one.moves),
        seconds=None,
        iterations=100,
        step=one.step,
        prompt=one.prompt,
        move=one.move,
    )
    here, there = (msgspec.json.decode(compute(msgspec.json.encode(asked)), type=Judgement) for _ in range(2))
    assert here == there
    assert here.step == one.step


def test_a_review_by_a_version_that_named_the_edition_is_found(quick: Node) -> None:
    """Versions after the first counted the edition to the id; the game of such a review is not reviewed again."""
    ann = guest(quick.url, "Ann")
    record = SHORT.read_text(encoding="utf-8")
    first, second = review_ids(Record.parse(record))
    wait_until_done(ann, ann.post("/api/replay/review", json={"record": record}).json()["id"])
    engine = create_engine(quick.database)
    with engine.begin() as connection:
        connection.execute(update(schema.reviews).where(schema.reviews.c.id == first).values(id=second))
    engine.dispose()
    again = ann.post("/api/replay/review", json={"record": record}).json()
    assert (again["id"], again["state"], again["edition"]) == (second, "done", "reconstructed-1")
