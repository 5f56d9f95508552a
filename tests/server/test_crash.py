"""kill -9 at random moments: no acknowledged move is lost or doubled, and every game ends."""

import asyncio

from tests.server.chaos import crash_loop


def test_no_acknowledged_move_is_lost_by_a_crash(database: str) -> None:
    count = asyncio.run(crash_loop(database, tables=4, kills=6, seed=7))
    assert (count.lost, count.doubled, count.differing) == (0, 0, 0), count
    assert count.kills >= 6
    assert count.acknowledged > 200
    assert count.tables == count.finished == count.verified
