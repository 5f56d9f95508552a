"""Running tables, created through the API."""

import asyncio
import random
from collections.abc import Callable, Sequence

import httpx

import soiree
from tests.server.client import Player
from tests.server.machines import guest


class RunningTable:
    """A table whose game has started, and its players."""

    def __init__(self, url: str, game: str = "times-square", seats: int = 2, people: Sequence[httpx.Client] = (), **more: object) -> None:
        self.people = list(people) or [guest(url, f"P{seat}") for seat in range(seats)]
        created = self.people[0].post("/api/tables", json={"game": game, "seats": seats, **more})
        assert created.status_code == 201, created.text
        self.table: str = created.json()["table"]
        for person in self.people[1:]:
            joined = person.post(f"/api/tables/{self.table}/join", json={})
            assert joined.status_code == 201, joined.text
        begun = self.people[0].post(f"/api/tables/{self.table}/start")
        assert begun.status_code == 201, begun.text

    def cookies(self) -> list[str]:
        return [person.cookies["soiree"] for person in self.people]

    def players(
        self, url: Callable[[], str], seed: int, onlooker: bool = False, keep: bool = False, kind: type[Player] = Player
    ) -> list[Player]:
        cookies = self.cookies() + ([""] if onlooker else [])
        return [kind(url, self.table, cookie, seed * 10 + index, [] if keep else None) for index, cookie in enumerate(cookies)]

    def actor(self) -> tuple[httpx.Client, dict[str, object]]:
        """A player who has to decide now, and their snapshot."""
        for person in self.people:
            snapshot = person.get(f"/api/tables/{self.table}").json()
            if snapshot["moves"]:
                return person, snapshot
        raise AssertionError("nobody has to decide")


async def play_all(players: Sequence[Player], seconds: float = 120) -> None:
    async with asyncio.timeout(seconds):
        await asyncio.gather(*(player.play_to_the_end() for player in players))


def long_record() -> str:
    """The record of a game whose replay is an answer of more than a megabyte."""
    match, rng = soiree.new("edgar-lucien", seats=4, seed=1), random.Random(1)
    while not match.over:
        seat = min(match.actors)
        match.play(seat, rng.choice(match.moves(seat)))
    return match.record()
