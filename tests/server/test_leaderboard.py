"""The leaderboard: places, bots, the caller's own line, and finished games."""

from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine, insert

from soiree.server.runtime.registry import new_header
from soiree.server.storage import ratings, schema
from soiree.server.storage.ratings import FULL_GAMES, NEWCOMER_GAMES, add_result
from soiree.server.storage.store import migrate
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import GameEnded, SeatTaken
from soiree.server.table.state import TableState
from tests.server import http
from tests.server.fixtures import RunningTable
from tests.server.machines import Node, account, guest
from tests.server.test_tables import do

ONE_EACH = httpx.Limits(max_keepalive_connections=0)


def move_all(running: RunningTable) -> None:
    """Plays until every seat has made a decision."""
    moved: set[int] = set()
    while len(moved) < len(running.people):
        person, snapshot = running.actor()
        moves: Any = snapshot["moves"]
        after = do(person, running.table, "play", id=f"{snapshot['number']}-{snapshot['desk']}", token=moves[0]["token"])
        assert after["status"] == "playing"
        steps = " ".join(row["entry"]["steps"] for row in after["rows"] if row["entry"]["kind"] == "stepped")
        moved = {int(step[0]) for step in steps.split() if step[0] != "*"}


def beat(url: str, winner: httpx.Client, loser: httpx.Client, **more: object) -> str:
    """The loser resigns, after everybody has made a decision."""
    running = RunningTable(url, "times-square", 2, [winner, loser], **more)
    move_all(running)
    assert loser.post(f"/api/tables/{running.table}/resign").status_code == 201
    return running.table


def leaderboard(person: httpx.Client, **asked: int) -> list[dict[str, Any]]:
    answer = person.get("/api/games/times-square/leaderboard", params=asked)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_equal_ratings_share_a_place_and_the_caller_has_a_line(node: Node) -> None:
    ann, bob, cat, dan = (account(node.url, name) for name in ("Ann", "Bob", "Cat", "Dan"))
    stranger = http.Client(base_url=node.url, limits=ONE_EACH)
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
    ann = account(node.url, "Ann")
    token = ann.post("/api/me/tokens", json={"label": "Deep"}).json()["token"]
    deep = http.Client(base_url=node.url, headers={"Authorization": f"Bearer {token}"}, limits=ONE_EACH)
    for person in (ann, deep):
        resign_against_a_bot(person)
    assert [(rank["name"], rank["kind"], rank["bot"], rank["games"]) for rank in leaderboard(ann)[:1]] == [("random", "bot", "random", 2)]
    assert {(rank["name"], rank["kind"], rank["bot"]) for rank in leaderboard(ann)[1:]} == {("Ann", "account", ""), ("Deep", "bot", "")}


def resign_against_a_bot(person: httpx.Client, **more: object) -> str:
    """Plays against a bot until both have made a decision, then resigns."""
    bots = [{"seat": 1, "level": "random"}]
    table: str = person.post("/api/tables", json={"game": "times-square", "bots": bots, "start": True, **more}).json()["table"]
    snapshot = person.get(f"/api/tables/{table}").json()
    while not {"0", "1"} <= {step[0] for row in snapshot["rows"] for step in row["entry"].get("steps", "").split()}:
        if snapshot["moves"]:
            do(person, table, "play", id=f"{snapshot['number']}-{snapshot['desk']}", token=snapshot["moves"][0]["token"])
            snapshot = person.get(f"/api/tables/{table}").json()
        else:
            snapshot = person.get(f"/api/tables/{table}", params={"after": snapshot["number"], "wait": 10}).json()
    do(person, table, "resign")
    return table


# ---------------------------------------------------------------- what is rated


def rating(person: httpx.Client) -> float:
    ratings = person.get("/api/me").json()["ratings"]
    found: float = ratings[0]["mu"] if ratings else 25.0
    return found


def test_games_with_guests_are_not_rated(node: Node) -> None:
    ann, guests = account(node.url, "Ann"), [guest(node.url, f"G{number}") for number in range(3)]
    for other in guests:
        beat(node.url, ann, other)
    token = guests[0].post("/api/me/tokens", json={"label": "Deep"}).json()["token"]
    resign_against_a_bot(http.Client(base_url=node.url, headers={"Authorization": f"Bearer {token}"}, limits=ONE_EACH))
    resign_against_a_bot(guests[1])
    assert leaderboard(ann) == []
    assert len(ann.get(f"/api/people/{ann.get('/api/me').json()['id']}/games").json()) == 3, "but they are in the history"


def test_nobody_is_rated_against_their_own_bot(node: Node) -> None:
    ann = account(node.url, "Ann")
    token = ann.post("/api/me/tokens", json={"label": "Deep"}).json()["token"]
    beat(node.url, ann, http.Client(base_url=node.url, headers={"Authorization": f"Bearer {token}"}, limits=ONE_EACH))
    assert leaderboard(ann) == []


def test_games_with_too_little_time_or_that_ended_at_once_are_not_rated(node: Node) -> None:
    ann, bob = account(node.url, "Ann"), account(node.url, "Bob")
    quick = resign_against_a_bot(ann, clock={"kind": "live", "seconds": 1, "increment": 0})
    assert ann.get(f"/api/tables/{quick}").json()["unrated"] == "clock"
    resigned = RunningTable(node.url, people=[ann, bob])
    assert ann.get(f"/api/tables/{resigned.table}").json()["unrated"] == ""
    assert do(bob, resigned.table, "resign")["unrated"] == "early"
    agreed = RunningTable(node.url, people=[ann, bob])
    do(ann, agreed.table, "draw")
    assert do(bob, agreed.table, "draw")["unrated"] == "early"
    assert leaderboard(ann) == []
    sane = beat(node.url, ann, bob, clock={"kind": "live", "seconds": 60, "increment": 0})
    assert ann.get(f"/api/tables/{sane}").json()["unrated"] == ""
    assert [rank["name"] for rank in leaderboard(ann)] == ["Ann", "Bob"]


def test_a_game_says_before_it_begins_whether_it_is_rated(node: Node) -> None:
    ann, cat = account(node.url, "Ann"), guest(node.url, "Cat")
    regular = {"seat": 1, "level": "regular"}

    def planned(person: httpx.Client, **table: object) -> str:
        answer = person.post("/api/tables/rated", json={"game": "toy-cloakroom", **table})
        assert answer.status_code == 200, answer.text
        said: str = answer.json()["rated"]
        return said

    tables_before = ann.get("/api/me/tables").json()
    assert planned(ann) == "accounts"
    assert planned(ann, bots=[regular]) == "yes"
    assert planned(ann, bots=[regular], hints=True) == planned(ann, hints=True) == "hints"
    assert planned(ann, stand_in="novice") == "stand-in"
    assert planned(ann, clock={"kind": "live", "seconds": 1, "increment": 0}) == "clock"
    assert (
        planned(cat) == planned(cat, bots=[regular]) == planned(http.Client(base_url=node.url, limits=ONE_EACH), bots=[regular]) == "guests"
    )
    assert planned(ann, seat=None, bots=[regular, {"seat": 0, "level": "novice"}]) == "bots"
    assert planned(ann, seats=3, bots=[regular, {"seat": 2, "level": "regular"}]) == "twice", "all bots of a level are one player"
    assert ann.post("/api/tables/rated", json={"game": "toy-cloakroom", "seats": 9}).status_code == 400
    assert ann.get("/api/me/tables").json() == tables_before, "nothing is created"


def test_a_game_is_rated_as_its_table_said(node: Node) -> None:
    ann, bob, cat = account(node.url, "Ann"), account(node.url, "Bob"), guest(node.url, "Cat")
    both = beat(node.url, ann, bob)
    assert ann.get(f"/api/tables/{both}").json()["rated"] == "yes"
    with_guest = beat(node.url, ann, cat)
    assert ann.get(f"/api/tables/{with_guest}").json()["rated"] == "guests"
    me = ann.get("/api/me").json()["id"]
    ratings = {one["table"]: one["rating"] for one in ann.get(f"/api/people/{me}/games").json()}
    assert (ratings[both] is not None, ratings[with_guest]) == (True, None)


def test_further_games_of_the_same_two_count_less(node: Node) -> None:
    ann, bob, cat, dan = (account(node.url, name) for name in ("Ann", "Bob", "Cat", "Dan"))
    gains = []
    for _ in range(FULL_GAMES + 3):
        before = rating(ann)
        beat(node.url, ann, bob)
        gains.append(rating(ann) - before)
    assert gains == sorted(gains, reverse=True)
    assert gains[FULL_GAMES] < gains[FULL_GAMES - 1] * 0.8, "the first that does not count fully"
    assert rating(cat) == rating(dan) == 25.0
    beat(node.url, cat, dan)
    assert rating(cat) - 25.0 == gains[0], "others are not concerned"


def test_many_new_accounts_that_resign_do_not_give_the_first_place(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'soiree.db'}")
    migrate(engine)
    names = ["honest", "farmer", "one", "two", *(f"puppet {number}" for number in range(50))]
    with engine.begin() as connection:
        account = {"kind": "account", "colour": "", "stamp": "", "created_at": 1}
        connection.execute(insert(schema.people), [{"id": name, "name": name, **account} for name in names])

        def beat(winner: str, loser: str) -> None:
            state = TableState(new_header("times-square", 2, {"joker": "printed"}, ClockRules(), winner), 0)
            state.append({}, [SeatTaken(seat, person, person) for seat, person in enumerate((winner, loser))], 1)
            add_result(connection, state, GameEnded([1.0, 0.0], "1-0", "resigned", ""), 1)

        def first() -> str:
            return next(rank.person for rank in ratings.leaderboard(connection, "times-square", 10))

        for _ in range(NEWCOMER_GAMES):
            beat("one", "two")
        for rival in ("one", "two") * FULL_GAMES:
            beat("honest", rival)
        assert first() == "honest"
        for number in range(50):
            beat("farmer", f"puppet {number}")
        assert first() == "honest"
        line = ratings.line_of(connection, "times-square", "farmer")
        for rival in ("one", "two"):
            beat("farmer", rival)
        again = ratings.line_of(connection, "times-square", "farmer")
        assert line is not None
        assert again is not None
        assert again.rating > line.rating + 1, "games with others count fully"
    engine.dispose()


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


def test_finished_games_are_found_by_game_result_opponents_and_name(node: Node) -> None:
    ann, bob, zoe = account(node.url, "Ann"), account(node.url, "Bob"), account(node.url, "Zoe")
    me = ann.get("/api/me").json()["id"]
    bot = {"game": "times-square", "bots": [{"seat": 1, "level": "novice"}], "start": True}
    against_bot = ann.post("/api/tables", json=bot).json()["table"]
    assert ann.post(f"/api/tables/{against_bot}/resign").status_code == 201
    won, lost = beat(node.url, ann, bob, listed=False), beat(node.url, zoe, ann)
    drawn = RunningTable(node.url, people=[ann, zoe])
    for person in drawn.people:
        do(person, drawn.table, "draw", accept=True)

    def found(reader: httpx.Client, **asked: object) -> list[str]:
        answer = reader.get(f"/api/people/{me}/games", params={name: str(value) for name, value in asked.items()})
        assert answer.status_code == 200, answer.text
        return [played["table"] for played in answer.json()]

    assert found(ann) == [drawn.table, lost, won, against_bot]
    assert found(ann, result="won") == [won]
    assert found(ann, result="lost") == [lost, against_bot]
    assert found(ann, result="drawn") == [drawn.table]
    assert found(ann, opponents="bots") == [against_bot]
    assert found(ann, opponents="people", result="lost") == [lost]
    assert found(ann, name="zO") == [drawn.table, lost]
    assert found(ann, name="zO", limit=1) == [drawn.table]
    assert found(ann, name="ann") == [], "the name of another player"
    assert found(ann, name="kind") == found(ann, name='"bot"') == [], "names, not what is around them"
    assert found(ann, game="gatsby") == []
    assert found(zoe, result="won") == [], "a private game of others"


def test_the_rating_after_each_rated_game_is_kept(node: Node) -> None:
    ann, bob, cat = account(node.url, "Ann"), account(node.url, "Bob"), guest(node.url, "Cat")
    me = ann.get("/api/me").json()["id"]
    beat(node.url, ann, bob)
    unrated = beat(node.url, ann, cat)
    beat(node.url, bob, ann)
    played = ann.get(f"/api/people/{me}/games").json()
    over_time = ann.get(f"/api/people/{me}/ratings", params={"game": "times-square"}).json()
    assert over_time == [
        {"ended_at": one["ended_at"], "rating": round(one["rating"], 3)} for one in reversed(played) if one["rating"] is not None
    ]
    assert [one["table"] for one in played if one["rating"] is None] == [unrated]
    assert over_time[-1]["rating"] == ann.get("/api/me").json()["ratings"][0]["rating"]
    assert over_time[0]["rating"] > over_time[1]["rating"]
    assert ann.get(f"/api/people/{me}/ratings", params={"game": "gatsby"}).json() == []
