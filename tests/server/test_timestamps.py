"""The time: it follows the system's clock, but not its jumps."""

import time

from soiree.server.timestamps import ADOPT, SLEW, Timekeeper, now_ms

SECOND, HOUR = 1_000_000_000, 3_600_000_000_000


class Clocks:
    """A wall clock that can be set, and one that nobody sets."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000 * SECOND
        self.steady = 5 * SECOND

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: self.wall, lambda: self.steady)

    def pass_by(self, nanoseconds: int) -> None:
        self.wall += nanoseconds
        self.steady += nanoseconds


def test_the_time_is_the_systems() -> None:
    assert abs(now_ms() - time.time_ns() // 1_000_000) < 3_600_000
    clocks = Clocks()
    keeper = clocks.keeper()
    clocks.pass_by(90 * SECOND)
    assert keeper.now_ms() == clocks.wall // 1_000_000


def test_a_jump_of_the_clock_is_followed_slowly() -> None:
    for jump in (HOUR, -HOUR):
        clocks = Clocks()
        keeper = clocks.keeper()
        before = keeper.now_ms()
        clocks.wall += jump
        assert keeper.now_ms() == before, "nobody's time runs out"
        clocks.pass_by(100 * SECOND)
        passed = keeper.now_ms() - before
        assert abs(passed - 100_000) <= 100_000 / SLEW
        latest = keeper.now_ms()
        for _ in range(SLEW * 40):
            clocks.pass_by(100 * SECOND)
            assert keeper.now_ms() > latest
            latest = keeper.now_ms()
        assert latest == clocks.wall // 1_000_000, "after some days it is the same again"


def test_a_machine_that_did_not_know_the_time_is_corrected_at_once() -> None:
    clocks = Clocks()
    keeper = clocks.keeper()
    clocks.wall += ADOPT + HOUR
    assert keeper.now_ms() == clocks.wall // 1_000_000
