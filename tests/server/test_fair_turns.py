"""Slow work that anybody can ask for: replays, and checks of printed values. Nobody else waits for it, and clients take turns."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import soiree
from soiree.core.teaching import lessons
from soiree.server.http.routes.study import records
from soiree.server.limits.replaying import MAX_WAITING_OF_CLIENT, ReplayThread
from soiree.server.node import MAX_EDITIONS_OF_CLIENT, MAX_RECORDS_OF_CLIENT
from soiree.server.refusals import ServerBusy
from soiree.server.table import moments, running_positions
from soiree.server.workers.edition_checks import EditionChecked, EditionChecks, EditionDraft
from tests.server import http
from tests.server.in_process import served, served_node

PATIENCE = 60  # seconds
ATTACKER = "127.0.0.2"


@asynccontextmanager
async def visitor(url: str, address: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
    async with http.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE) as client:
        await client.post("/api/guest", json={"name": "Ann"})
        yield client


@pytest.mark.parametrize("asked", ["moments", "replay", "analysis", "lesson"])
def test_games_are_played_while_others_are_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    """A replay of hundreds of steps takes a while: not in the thread in which all moves are made."""
    go_on, begun = threading.Event(), threading.Event()

    def stopped(*_: object) -> None:
        begun.set()
        assert go_on.wait(PATIENCE)

    def stopped_attempt(*asked: Any, attempt: Callable[..., lessons.Attempt] = lessons.attempt) -> lessons.Attempt:
        stopped()
        return attempt(*asked)

    async def scenario() -> None:
        new = {"game": "times-square", "bots": [{"seat": 1, "level": "random"}], "start": True, "listed": True}
        async with served(tmp_path) as url, visitor(url) as ann, visitor(url, ATTACKER) as eve:
            table = (await ann.post("/api/tables", json=new)).json()["table"]
            record = soiree.new("times-square", seed=1).record()
            monkeypatch.setattr(moments, "replay_step", stopped)
            monkeypatch.setattr(running_positions, "replay_step", stopped)
            monkeypatch.setattr(lessons, "attempt", stopped_attempt)
            request = {
                "moments": partial(eve.get, f"/api/tables/{table}/moments", params={"after": 0}),
                "replay": partial(eve.post, "/api/replay", json={"record": record}),
                "analysis": partial(ann.post, "/api/analysis/position", json={"record": record}),
                "lesson": partial(eve.post, "/api/games/gatsby/lessons/suit", json={}),
            }[asked]
            slow = [asyncio.create_task(request()) for _ in range(MAX_WAITING_OF_CLIENT + 3)]
            try:
                while not begun.is_set():
                    await asyncio.sleep(0.01)
                look = (await ann.get(f"/api/tables/{table}")).json()
                for number in range(5):
                    move = {"id": f"m{number}", "token": look["moves"][0]["token"]}
                    look = (await ann.post(f"/api/tables/{table}/play", json=move)).raise_for_status().json()
                    while not look["moves"]:
                        look = (await ann.get(f"/api/tables/{table}", params={"after": look["number"], "wait": 20})).json()
                assert (await ann.get("/api/games/gatsby/lessons")).status_code == 200, "other threads have nothing to do with it"
            finally:
                go_on.set()
                monkeypatch.undo()
            answers = await asyncio.gather(*slow)
            assert sum(answer.status_code == 503 for answer in answers) == 2, "one was replayed, the queue was full"
            assert {answer.json()["say"]["id"] for answer in answers if answer.status_code == 503} == {"reason-replays-busy"}

    asyncio.run(scenario())


def test_clients_take_turns_with_their_replays() -> None:
    order: list[str] = []

    async def scenario() -> None:
        thread, go_on = ReplayThread(), threading.Event()
        waiting: list[asyncio.Task[object]] = [asyncio.create_task(thread.run("attacker", go_on.wait))]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(thread.run("attacker", partial(order.append, f"attacker {number}"))) for number in range(100)]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(thread.run("ann", partial(order.append, "ann"))))
        await asyncio.sleep(0)
        go_on.set()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(outcome, ServerBusy) for outcome in outcomes) == 100 - MAX_WAITING_OF_CLIENT
        thread.close()

    asyncio.run(scenario())
    assert order[:3] == ["attacker 0", "ann", "attacker 1"]


def test_one_client_cannot_keep_the_checks_of_editions_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        go_on = asyncio.Semaphore(0)

        async def slow(_self: object, _draft: EditionDraft) -> EditionChecked:
            await go_on.acquire()
            return EditionChecked([])

        async with served_node(tmp_path) as (url, _), visitor(url) as ann, visitor(url, ATTACKER) as eve:
            monkeypatch.setattr(EditionChecks, "check", slow)
            attack = [asyncio.create_task(eve.post("/api/editions/check", json={"file": f"eve {number}"})) for number in range(30)]
            refused, waiting = await asyncio.wait(attack, return_when=asyncio.FIRST_COMPLETED)
            while len(waiting) > 1 + MAX_EDITIONS_OF_CLIENT:
                more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                refused |= more
            assert {(await one).status_code for one in refused} == {503}
            asked = asyncio.create_task(ann.post("/api/editions/check", json={"file": "ann"}))
            for _ in attack:
                go_on.release()
            assert (await asked).status_code == 200
            await asyncio.gather(*waiting)

    asyncio.run(scenario())


def test_one_client_cannot_keep_the_records_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        go_on, read = asyncio.Semaphore(0), list[str]()

        async def slow(_node: object, id: str) -> str:
            await go_on.acquire()
            read.append(id)
            return ""

        async with served_node(tmp_path) as (url, _), visitor(url) as ann, visitor(url, ATTACKER) as eve:
            new = {"game": "times-square", "bots": [{"seat": 1, "level": "random"}], "start": True}
            table = (await ann.post("/api/tables", json=new)).json()["table"]
            assert (await ann.post(f"/api/tables/{table}/resign", json={"id": "r"})).status_code == 201
            monkeypatch.setattr(records, "_record", slow)
            attack = [asyncio.create_task(eve.get("/api/records")) for _ in range(30)]
            refused, waiting = await asyncio.wait(attack, return_when=asyncio.FIRST_COMPLETED)
            while len(waiting) > 1 + MAX_RECORDS_OF_CLIENT:
                more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                refused |= more
            assert {(await one).status_code for one in refused} == {503}
            asked = asyncio.create_task(ann.get("/api/records"))
            for _ in attack:
                go_on.release()
            assert (await asked).status_code == 200
            await asyncio.gather(*waiting)
            assert len(read) == 2 + MAX_RECORDS_OF_CLIENT

    asyncio.run(scenario())
