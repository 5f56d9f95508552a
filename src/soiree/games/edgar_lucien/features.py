"""Edgar & Lucien as numbers: the city, what each seat has (the own seat first), and the pending action."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from soiree.core.sets.pack import size
from soiree.core.state import State
from soiree.core.values.features import Features as CoreFeatures
from soiree.core.values.features import (
    cards,
    count_of,
    count_seats,
    each_of,
    each_seat,
    flag,
    flags,
    number,
    one_of,
    seat_of,
    seats_of,
)
from soiree.games.edgar_lucien.box import CARDS, CONDITIONS, MOVES, PAWNS, PLACES, PROMPTS, Box
from soiree.games.edgar_lucien.numbering import BID, OVER, ROB, SEAT
from soiree.games.edgar_lucien.rules import EdgarLucien
from soiree.games.edgar_lucien.state import EDGAR, KIND_COUNT, LUCIEN, NONE


class Features(CoreFeatures):
    """Needles of other seats are included only when they are public, purses only with open money."""

    def __init__(self, box: Box, seats: int) -> None:
        self.seats: i64 = seats
        self.districts = box.districts
        self.wheel = box.wheel
        super().__init__()

    def version(self) -> int:
        return 2

    def names(self) -> list[str]:
        seats = int(self.seats)
        kinds, districts, wheel = list(CARDS), list(self.districts), list(self.wheel)
        found = ["options.metro=pairs", "options.money=closed", "options.money=hidden", "options.periods", "period", "turn"]
        found += each_of("asked", list(PROMPTS))
        found += [*count_seats("waiting", seats), *each_seat("active", seats), *each_seat("first", seats), *each_seat("next_first", seats)]
        found += [*each_of("pending.who", list(PAWNS)), *each_of("pending.action", list(MOVES[ROB:SEAT]))]
        found += ["pending.doubled", "pending.left", *count_seats("pending.queue", seats)]
        found += [*count_seats("auction.live", seats), "auction.high", *each_seat("auction.holder", seats)]
        found += [*each_seat("governor", seats), *each_seat("protection", seats)]
        for condition in CONDITIONS:
            found += each_seat(f"certificates.{condition}", seats)
        for ahead in range(seats):
            found += [f"owners.{district}=+{ahead}" for district in districts]
        found += [*count_of("hand", kinds), "deck", *count_of("discard", kinds)]
        for ahead in range(seats):
            player = f"players[+{ahead}]"
            for pawn in PAWNS:
                found += each_of(f"{player}.{pawn}", districts)
                found += each_of(f"{player}.needles.{pawn}", wheel)
                found += count_of(f"{player}.done.{pawn}", list(PLACES))
            found += [f"{player}.popularity", f"{player}.money", f"{player}.cards", f"{player}.certified", f"{player}.locked"]
            found += [*count_of(f"{player}.acted", list(PAWNS)), *count_of(f"known[+{ahead}]", kinds)]
        return found

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, EdgarLucien)
        seats: i64 = self.seats
        at = flag(row, at, state.board.metro == "pairs")
        at = flag(row, at, state.closed and not state.showing)
        at = flag(row, at, state.showing)
        at = number(row, at, state.periods)
        at = number(row, at, state.period)
        at = number(row, at, state.turn)
        at = one_of(row, at, OVER + 1, state.asked)
        at = seats_of(row, at, seats, seat, state.waiting)
        at = seat_of(row, at, seats, seat, state.active)
        at = seat_of(row, at, seats, seat, state.first)
        at = seat_of(row, at, seats, seat, state.next_first)
        at = self.write_pending(state, seat, row, at)
        at = seat_of(row, at, seats, seat, state.governor)
        at = seat_of(row, at, seats, seat, state.protection)
        for condition in range(len(CONDITIONS)):
            at = seat_of(row, at, seats, seat, state.certificate_holder(condition))
        player: i64 = seat
        for _ in range(seats):
            at = flags(row, at, state.board.districts, state.estate(player))
            player = state.after(player)
        at = cards(row, at, KIND_COUNT, state.hand(seat))
        at = number(row, at, state.deck_left)
        at = cards(row, at, KIND_COUNT, state.discard)
        for _ in range(seats):
            at = self.write_player(state, seat, player, row, at)
            player = state.after(player)

    def write_pending(self, state: EdgarLucien, seat: i64, row: vec[i16], at: i64) -> i64:
        """What is being carried out, and the auction."""
        seats: i64 = self.seats
        pending = state.who != NONE
        at = one_of(row, at, 2, state.who)
        doing: i64 = NONE
        if pending:
            doing = state.doing - ROB
        at = one_of(row, at, SEAT - ROB, doing)
        at = flag(row, at, pending and state.doubled)
        at = number(row, at, state.left if pending else 0)
        at = seats_of(row, at, seats, seat, state.queue if pending else 0)
        bidding = state.asked == BID
        at = seats_of(row, at, seats, seat, state.live if bidding else 0)
        at = number(row, at, state.high if bidding else 0)
        return seat_of(row, at, seats, seat, state.holder if bidding else -1)

    def write_player(self, state: EdgarLucien, viewer: i64, player: i64, row: vec[i16], at: i64) -> i64:
        sealed = state.sealed()
        for who in range(2):
            at = one_of(row, at, state.board.districts, state.pawn(player, who))
            needle: i64 = NONE
            if not sealed or viewer == player:
                needle = state.needle(player, who)
            at = one_of(row, at, state.board.positions, needle)
            at = flags(row, at, len(PLACES), state.marks >> (8 * player + 4 * who))
        at = number(row, at, state.popularity(player))
        at = number(row, at, state.money(player) if state.purse_open(player, viewer) else 0)
        at = number(row, at, size(state.hand(player)))
        at = flag(row, at, (state.certified >> player) & 1 == 1)
        at = flag(row, at, sealed and (state.waiting >> player) & 1 == 0)
        at = flag(row, at, state.has_acted(player, EDGAR))
        at = flag(row, at, state.has_acted(player, LUCIEN))
        return cards(row, at, KIND_COUNT, state.knows(viewer, player))
