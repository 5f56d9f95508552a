"""The leaderboard: places, bots, the caller's own line, and finished games."""

from typing import Any

import httpx

from tests.server.fixtures import RunningTable
from tests.server.machines import Node, guest

ONE_EACH = httpx.Limits(max_keepalive_connections=0)


def beat(url: str, winner: httpx.Client, loser: httpx.Client) -> str:
    """The loser resigns."""
    running = RunningTable(url, people=[winner, loser])
    assert loser.post(f"/api/tables/{running.table}/resign").status_code == 201
    return running.table


def leaderboard(person: httpx.Client, **asked: int) -> list[dict[str, Any]]:
    answer = person.get("/api/games/times-square/leaderboard", params=asked)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_equal_ratings_share_a_place_and_the_caller_has_a_line(node: Node) -> None:
    ann, bob, cat, dan = (guest(node.url, name) for name in ("Ann", "Bob", "Cat", "Dan"))
    stranger = httpx.Client(base_url=node.url, limits=ONE_EACH)
    assert leaderboard(stranger) == []
    beat(node.url, ann, bob)
    beat(node.url, cat, dan)
    whole = leaderboard(stranger)
    assert [(rank["place"], rank["games"]) for rank in whole] == [(1, 1), (1, 1), (3, 1), (3, 1)]
    assert {rank["name"] for rank in whole[:2]} == {"Ann", "Cat"}
    assert [rank["rating"] for rank in whole] == sorted((rank["rating"] for rank in whole), reverse=True)
    beat(node.url, ann, bob)
    top = leaderboard(stranger, limit=1)
    assert [(rank["place"], rank["name"]) for rank in top] == [(1, "Ann")]
    assert leaderboard(ann, limit=1) == top, "no second line for the caller"
    below = leaderboard(bob, limit=1)
    me = bob.get("/api/me").json()
    assert below[0] == top[0]
    assert (below[1]["place"], below[1]["person"], len(below)) == (4, me["id"], 2)
    assert below[1]["rating"] == me["ratings"][0]["rating"]
    assert leaderboard(guest(node.url, "Eve"), limit=1) == top, "no line for people without games"
    assert stranger.get("/api/games/chess/leaderboard").status_code == 404
    assert stranger.get("/api/games/times-square/leaderboard", params={"limit": 0}).status_code == 400


def test_bots_are_marked_and_the_servers_own_have_a_level(node: Node) -> None:
    ann = guest(node.url, "Ann")
    token = ann.post("/api/me/tokens", json={"label": "Deep"}).json()["token"]
    deep = httpx.Client(base_url=node.url, headers={"Authorization": f"Bearer {token}"}, limits=ONE_EACH)
    for person in (ann, deep):
        bots = [{"seat": 1, "level": "random"}]
        table = person.post("/api/tables", json={"game": "times-square", "bots": bots, "start": True}).json()["table"]
        assert person.post(f"/api/tables/{table}/resign").status_code == 201
    assert [(rank["name"], rank["kind"], rank["bot"], rank["games"]) for rank in leaderboard(ann)[:1]] == [("random", "bot", "random", 2)]
    assert {(rank["name"], rank["kind"], rank["bot"]) for rank in leaderboard(ann)[1:]} == {("Ann", "guest", ""), ("Deep", "bot", "")}


def test_a_history_has_the_players_and_can_be_filtered_by_game(node: Node) -> None:
    ann, bob = guest(node.url, "Ann"), guest(node.url, "Bob")
    won = beat(node.url, ann, bob)
    running = RunningTable(node.url, "gatsby", people=[bob, ann])
    ann.post(f"/api/tables/{running.table}/resign")
    id = ann.get("/api/me").json()["id"]
    games = ann.get(f"/api/people/{id}/games").json()
    assert [(game["table"], game["payoff"], game["seat"]) for game in games] == [(running.table, 0.0, 1), (won, 1.0, 0)]
    assert [seat["name"] for seat in games[0]["seats"]] == ["Bob", "Ann"]
    assert ann.get(f"/api/people/{id}/games", params={"game": "times-square"}).json() == games[1:]
    assert ann.get(f"/api/people/{id}/games", params={"before": games[0]["ended_at"]}).json() == games[1:]
