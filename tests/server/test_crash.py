"""kill -9 at random moments: nothing that was acknowledged is lost, nothing is doubled, every table finishes."""

import asyncio

from tests.server.chaos import crash_loop


def test_nothing_acknowledged_is_lost(database: str) -> None:
    count = asyncio.run(crash_loop(database, tables=4, kills=6, seed=7))
    assert (count.lost, count.doubled, count.differing) == (0, 0, 0), count
    assert count.kills >= 6
    assert count.acknowledged > 200
    assert count.tables == count.finished == count.verified
