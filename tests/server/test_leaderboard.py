"""The ladder: places, bots among the people, the asker's own line, and the games behind it."""

from typing import Any

import httpx

from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest

ONE_EACH = httpx.Limits(max_keepalive_connections=0)


def beat(url: str, winner: httpx.Client, loser: httpx.Client) -> str:
    """One gives up against the other."""
    party = RunningTable(url, people=[winner, loser])
    assert loser.post(f"/api/tables/{party.table}/resign").status_code == 201
    return party.table


def ladder(person: httpx.Client, **asked: int) -> list[dict[str, Any]]:
    answer = person.get("/api/games/times-square/leaderboard", params=asked)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_equals_share_a_place_and_whoever_asks_finds_their_own(node: Node) -> None:
    ann, bob, cat, dan = (guest(node.url, name) for name in ("Ann", "Bob", "Cat", "Dan"))
    stranger = httpx.Client(base_url=node.url, limits=ONE_EACH)
    assert ladder(stranger) == []
    beat(node.url, ann, bob)
    beat(node.url, cat, dan)
    whole = ladder(stranger)
    assert [(rank["place"], rank["games"]) for rank in whole] == [(1, 1), (1, 1), (3, 1), (3, 1)]
    assert {rank["name"] for rank in whole[:2]} == {"Ann", "Cat"}
    assert [rank["rating"] for rank in whole] == sorted((rank["rating"] for rank in whole), reverse=True)
    beat(node.url, ann, bob)
    top = ladder(stranger, limit=1)
    assert [(rank["place"], rank["name"]) for rank in top] == [(1, "Ann")]
    assert ladder(ann, limit=1) == top, "who stands above is not told twice"
    below = ladder(bob, limit=1)
    me = bob.get("/api/me").json()
    assert below[0] == top[0]
    assert (below[1]["place"], below[1]["person"], len(below)) == (4, me["id"], 2)
    assert below[1]["rating"] == me["ratings"][0]["rating"]
    assert ladder(guest(node.url, "Eve"), limit=1) == top, "who has not played stands nowhere"
    assert stranger.get("/api/games/chess/leaderboard").status_code == 404
    assert stranger.get("/api/games/times-square/leaderboard", params={"limit": 0}).status_code == 400


def test_bots_are_marked_the_house_s_by_their_level(node: Node) -> None:
    ann = guest(node.url, "Ann")
    token = ann.post("/api/me/tokens", json={"label": "Deep"}).json()["token"]
    deep = httpx.Client(base_url=node.url, headers={"Authorization": f"Bearer {token}"}, limits=ONE_EACH)
    for person in (ann, deep):
        bots = [{"seat": 1, "level": "random"}]
        table = person.post("/api/tables", json={"game": "times-square", "bots": bots, "start": True}).json()["table"]
        assert person.post(f"/api/tables/{table}/resign").status_code == 201
    assert [(rank["name"], rank["kind"], rank["bot"], rank["games"]) for rank in ladder(ann)[:1]] == [("random", "bot", "random", 2)]
    assert {(rank["name"], rank["kind"], rank["bot"]) for rank in ladder(ann)[1:]} == {("Ann", "guest", ""), ("Deep", "bot", "")}


def test_a_history_tells_who_sat_there_and_can_be_asked_by_game(node: Node) -> None:
    ann, bob = guest(node.url, "Ann"), guest(node.url, "Bob")
    won = beat(node.url, ann, bob)
    party = RunningTable(node.url, "gatsby", people=[bob, ann])
    ann.post(f"/api/tables/{party.table}/resign")
    id = ann.get("/api/me").json()["id"]
    games = ann.get(f"/api/people/{id}/games").json()
    assert [(game["table"], game["payoff"], game["seat"]) for game in games] == [(party.table, 0.0, 1), (won, 1.0, 0)]
    assert [seat["name"] for seat in games[0]["seats"]] == ["Bob", "Ann"]
    assert ann.get(f"/api/people/{id}/games", params={"game": "times-square"}).json() == games[1:]
    assert ann.get(f"/api/people/{id}/games", params={"before": games[0]["ended_at"]}).json() == games[1:]
