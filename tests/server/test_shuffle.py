"""The sealed shuffle of a table without a server: committing, closing, revealing, and who keeps silent."""

from collections.abc import Sequence

import pytest

import soiree
from soiree.core.chance.shuffle import commitment_to
from soiree.server.refusals import RequestRefused
from soiree.server.table import events
from soiree.server.table.clock import DAY, ClockRules
from soiree.server.table.state import REVEAL_TIME, UNHURRIED_REVEAL_TIME
from tests.server.test_table_state import LIVE, LoggedTable, refused, same

SECRETS = [f"{seat:02x}" * 32 for seat in range(1, 5)]


class SealedTable(LoggedTable):
    """A table whose seats, or some of them, have committed to secrets."""

    def __init__(self, seats: int = 2, sealed: Sequence[int] | None = None, clock: ClockRules | None = None, stand_in: str = "") -> None:
        super().__init__("times-square" if seats == 2 else "macao", seats, clock, stand_in)
        self.sealed = list(range(seats)) if sealed is None else list(sealed)
        for seat in range(seats):
            commitment = commitment_to(SECRETS[seat]) if seat in self.sealed else ""
            self.append(self.table.join(seat, f"p{seat}", f"P{seat}", "", "an open text", commitment))

    def begin(self, now: int = 0) -> None:
        self.append(self.table.start(), now)

    def reveal(self, *seats: int) -> None:
        for seat in seats:
            self.append(self.table.reveal_secret(seat, SECRETS[seat]))

    def kinds(self) -> list[str]:
        return [type(entry.event).__name__ for entry in self.state.log]


def test_cards_are_dealt_when_all_secrets_are_revealed() -> None:
    logged = SealedTable()
    state = logged.state
    assert (state.status, state.shuffling, state.wake_at(0)) == ("open", False, None)
    logged.begin()
    assert (state.status, state.shuffling, state.match, state.actors) == ("playing", True, None, set())
    same(state, logged.read_again())
    logged.reveal(1)
    assert (state.shuffling, state.unrevealed()) == (True, {0})
    same(state, logged.read_again())
    logged.reveal(0)
    assert (state.shuffling, len(state.actors)) == (False, 1)
    assert state.started is not None
    assert (state.started.shuffle, state.started.secrets, state.started.contributions) == ("2", SECRETS[:2], [])
    assert logged.kinds()[2:] == ["ShuffleClosed", "SecretRevealed", "SecretRevealed", "GameStarted", "StepsCommitted"]
    logged.play_turn(logged.actor())  # a draw after the deal, by the dealer that reading the log gives
    same(state, logged.read_again())


def test_the_record_proves_the_shuffle_and_says_who_took_part() -> None:
    logged = SealedTable(sealed=[1])
    logged.begin()
    logged.reveal(1)
    for turn in range(6):
        logged.play_turn(logged.actor(), turn)
    logged.append(logged.table.resign(0, ""))
    record = logged.table.record(None, whole=True)
    assert '[Commitment.0 ""]' in record
    assert "[Contribution" not in record
    verdict = soiree.verify(record)
    assert (verdict.honest, verdict.seats) == (True, [1]), verdict.reason
    assert verdict.draws > 17


def test_without_commitments_the_game_begins_as_it_did() -> None:
    logged = SealedTable(sealed=[])
    logged.begin()
    assert logged.state.started is not None
    assert (logged.state.started.shuffle, logged.state.started.contributions) == ("", ["an open text"] * 2)
    logged.append(logged.table.resign(0, ""))
    verdict = soiree.verify(logged.table.record(None, whole=True))
    assert (verdict.honest, verdict.seats) == (True, [])


def test_a_seat_can_commit_again_until_the_start_and_not_after() -> None:
    logged = SealedTable(sealed=[0])
    table, state = logged.table, logged.state
    assert table.commit_secret(0, state.commitments[0]) == []
    logged.append(table.commit_secret(1, commitment_to(SECRETS[2]), "c1"))
    assert state.has_requested("p1", "c1")
    logged.append(table.leave(1))
    assert state.commitments[1] == ""
    logged.append(table.join(1, "p2", "P2", "", "", commitment_to(SECRETS[1])))
    logged.begin()
    assert "already started" in refused(lambda: table.commit_secret(1, commitment_to(SECRETS[2])))
    assert "resign to leave" in refused(lambda: table.leave(1))


def test_only_what_was_committed_to_can_be_revealed_and_only_after_the_start() -> None:
    logged = SealedTable(sealed=[0])
    table = logged.table
    assert "between the start" in refused(lambda: table.reveal_secret(0, SECRETS[0]))
    logged.begin()
    assert "not the secret" in refused(lambda: table.reveal_secret(0, SECRETS[1]))
    assert "not the secret" in refused(lambda: table.reveal_secret(1, SECRETS[1]))  # the seat takes no part
    logged.reveal(0)
    assert table.reveal_secret(0, SECRETS[0]) == []  # a retry
    assert "between the start" in refused(lambda: table.reveal_secret(0, SECRETS[1]))


def test_before_the_first_card_there_is_nothing_to_decide() -> None:
    logged = SealedTable(stand_in="novice")
    logged.begin()
    table = logged.table
    for act in (
        lambda: table.decide(0, "m1", "S", 0),
        lambda: table.undo(0, "u1", 0),
        lambda: table.take_hint(0),
        lambda: table.leave_to_bot(0),
    ):
        with pytest.raises(RequestRefused, match="no card is dealt yet"):
            act()
    assert "other people play" in refused(lambda: table.close("p0"))
    assert "no record before" in refused(lambda: table.record(None, whole=True))


@pytest.mark.parametrize(
    ("clock", "time"),
    [(ClockRules(), UNHURRIED_REVEAL_TIME), (LIVE, REVEAL_TIME), (ClockRules("days", days=3), 3 * DAY)],
    ids=["no clock", "live", "days"],
)
def test_the_time_to_reveal(clock: ClockRules, time: int) -> None:
    logged = SealedTable(clock=clock)
    logged.begin(now=5000)
    assert logged.state.wake_at(5000) == 5000 + time
    assert logged.state.needs_autoplay
    logged.reveal(0, 1)
    assert logged.state.wake_at(5000) is None or clock.kind != "none"


@pytest.mark.parametrize("seats", [2, 3])
def test_who_does_not_reveal_has_lost_and_no_card_is_dealt(seats: int) -> None:
    logged = SealedTable(seats, clock=LIVE)
    logged.begin()
    logged.reveal(0, *range(2, seats))
    logged.append(logged.table.end_unrevealed())
    state = logged.state
    assert (state.status, state.match, state.wake_at(0)) == ("over", None, None)
    assert state.ended is not None
    assert (state.ended.reason, state.ended.returns[1]) == ("unrevealed", 0.0)
    assert sum(state.ended.returns) == pytest.approx(1.0)
    same(state, logged.read_again())
    record = logged.table.record(None, whole=True)
    assert '[Ending "unrevealed"]' in record
    assert "[Secret.0" in record
    assert "[Secret.1" not in record
    verdict = soiree.verify(record)
    assert (verdict.honest, verdict.draws, verdict.reason) == (True, 0, "the game ended before the first card was dealt")


@pytest.mark.parametrize("seats", [2, 3])
def test_resigning_before_the_first_card_ends_the_game(seats: int) -> None:
    """A bot that took the seat over could not reveal its secret, and a deal without it would be another deal."""
    logged = SealedTable(seats)
    logged.begin()
    logged.reveal(*range(1, seats))
    logged.append(logged.table.resign(0, "novice"))
    assert logged.state.status == "over"
    assert logged.state.ended is not None
    assert logged.state.ended.returns == [0.0, *[1 / (seats - 1)] * (seats - 1)]
    assert "GameStarted" not in logged.kinds()
    same(logged.state, logged.read_again())


def test_all_can_agree_to_a_draw_while_somebody_cannot_reveal() -> None:
    logged = SealedTable()
    logged.begin()
    logged.append(logged.table.offer_draw(0))
    logged.append(logged.table.offer_draw(1))
    assert logged.state.ended is not None
    assert logged.state.ended.returns == [0.5, 0.5]


def test_an_event_of_an_earlier_version_says_nothing_of_commitments() -> None:
    old = '{"kind":"began","engine":"0.1.0","commitment":"aa","contributions":["x",""]}'
    assert events.encode(events.decode_public(old)) == old
    assert events.decode_public('{"kind":"sat","seat":0,"person":"p","name":"P","contribution":"x"}') == events.SeatTaken(
        0, "p", "P", contribution="x"
    )
