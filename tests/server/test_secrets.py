"""Secrecy on the wire: what is sent to a seat or an onlooker reveals no more than its own view.

`wire_secrecy.py` captures and checks whole games. One pair is made by hand: another deal that the reader cannot know of.
"""

import asyncio

import pytest

import soiree
from soiree.core.chance.dealers import Committed
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.table.snapshot import encode_snapshot
from soiree.server.table.state import TableHeader
from soiree.server.table.table import Table
from tests.server.fixtures import RunningTable, play_all
from tests.server.machines import Node
from tests.server.wire_secrecy import Findings, capture, check_table


def games_of(number: int) -> dict[str, int]:
    """This many of every game."""
    return {game.id: number for game in soiree.games()}


@pytest.mark.parametrize(("game", "games"), (games_of(3) | {"times-square": 6, "gatsby": 6, "toy-cloakroom": 6}).items())
def test_no_bytes_reveal_more_than_the_readers_own_view(shared_node: Node, game: str, games: int) -> None:
    found = asyncio.run(capture(shared_node, game, games, seed=1))
    assert found.games == games
    assert found.snapshots > 50
    assert found.compared > 5
    assert found.different or game == "macao"  # where everything is open


@pytest.mark.parametrize(("game", "games"), (games_of(2) | {"times-square": 4, "toy-cloakroom": 18}).items())
def test_no_bytes_reveal_more_where_players_leave_to_bots_and_return(shared_node: Node, game: str, games: int) -> None:
    found = asyncio.run(capture(shared_node, game, games, seed=2, stand_in="random"))
    assert found.games == games
    assert found.away > 5
    assert found.compared > 5


def test_bytes_for_another_reader_are_detected(shared_node: Node) -> None:
    running = RunningTable(shared_node.url, "times-square")
    players = running.players(lambda: shared_node.url, 1, onlooker=True, keep=True)
    asyncio.run(play_all(players))
    check_table(shared_node.database, running.table, players, Rng(1), Findings())
    received = [player.received for player in players]
    for swapped in ([1, 0, 2], [2, 1, 0], [0, 2, 1]):
        for player, index in zip(players, swapped, strict=True):
            player.received = received[index]
        with pytest.raises(AssertionError):
            check_table(shared_node.database, running.table, players, Rng(1), Findings())


def table_of(match: Match, people: list[str]) -> Table:
    """A table whose log has this match."""
    header = TableHeader(
        "t", match.game.id, match.seats, match.options, ClockRules(), listed=True, aids=True, owner="p0", seed=bytes(32), created_at=0
    )
    table = Table(header, 0)
    for seat, person in enumerate(people):
        table.state.apply(seat + 1, 0, events.SeatTaken(seat, person, person))
    table.state.apply(len(people) + 1, 0, events.GameStarted("0", Committed(header.seed).commitment, [""] * len(people)), replay=True)
    steps = " ".join(str(step) for step in match.steps())
    table.state.apply(len(people) + 2, 0, events.StepsCommitted(steps), replay=True)
    return table


def deal_two_ways(seed: int) -> tuple[Match, Match, int]:
    """Two matches that one reader cannot distinguish: the other seat's cards come in another order."""
    first = soiree.new("times-square", seed=seed)
    steps = [str(step) for step in first.steps()]
    reader = seed % 2
    own = steps[1:9] if reader == 0 else steps[9:17]
    other = steps[9:17] if reader == 0 else steps[1:9]
    swapped = other[1:] + other[:1]
    deal = [steps[0], *(own + swapped if reader == 0 else swapped + own)]
    second = soiree.new("times-square", dealer=soiree.scripted([step.removeprefix("*") for step in deal]))
    return first, second, reader


def test_a_reader_who_cannot_know_the_difference_receives_the_same_bytes() -> None:
    for seed in range(200):
        first, second, reader = deal_two_ways(seed)
        one, two = table_of(first, ["p0", "p1"]), table_of(second, ["p0", "p1"])
        assert encode_snapshot(one.state, reader, 0, set(), [], 0) == encode_snapshot(two.state, reader, 0, set(), [], 0)
        assert encode_snapshot(one.state, None, 0, set(), [], 0) == encode_snapshot(two.state, None, 0, set(), [], 0)
        assert one.record(reader, whole=False) == two.record(reader, whole=False)
