"""What Edgar and Lucien may do in their turn (EL-404 to EL-406 of the spec): the choice between actions, offices and cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from soiree.games.edgar_lucien.board import IVORY
from soiree.games.edgar_lucien.cards import Cards
from soiree.games.edgar_lucien.numbering import (
    BUY,
    BUY_PRICE,
    BUYOUT,
    BUYOUT_PRICE,
    CARD,
    EDGAR_OFFICE,
    LUCIEN_OFFICE,
    OFFICE_COST,
    ROB,
    ROB_VICTIM,
    SEAT,
)
from soiree.games.edgar_lucien.state import EDGAR, KIND_COUNT, LUCIEN


class Characters(Cards):
    """A character acts once a turn, by one of these."""

    def bars_edgar(self, seat: i64, move: i64) -> i64:
        if move == ROB:
            return self.bars_rob(seat)
        if EDGAR_OFFICE <= move < CARD:
            return self.bars_edgar_office(seat, move - EDGAR_OFFICE)
        if CARD <= move < BUY:
            return self.bars_card(seat, move - CARD)
        return 404

    def edgar_can_act(self, seat: i64) -> bool:
        if self.bars_rob(seat) == 0:
            return True
        place = self.board.kind(self.pawn(seat, EDGAR))
        if place < IVORY and self.bars_edgar_office(seat, place) == 0:
            return True
        if self.hand(seat) != 0:
            for kind in range(KIND_COUNT):
                if self.bars_card(seat, kind) == 0:
                    return True
        return False

    def list_edgar(self, options: vec[i64], seat: i64) -> vec[i64]:
        moves: i64 = self.board.moves
        if self.bars_rob(seat) == 0:
            options = append(options, moves + ROB)
        place = self.board.kind(self.pawn(seat, EDGAR))
        if place < IVORY and self.bars_edgar_office(seat, place) == 0:
            options = append(options, moves + EDGAR_OFFICE + place)
        if self.hand(seat) != 0:
            for kind in range(KIND_COUNT):
                if self.bars_card(seat, kind) == 0:
                    options = append(options, moves + CARD + kind)
        return options

    def edgar_acts(self, seat: i64, move: i64) -> None:
        """EL-406: with the choice he has acted."""
        self.acts(seat, EDGAR)
        self.doing = move
        if move == ROB:
            self.ask(ROB_VICTIM, seat)
        elif move < CARD:
            self.pay_popularity(seat, OFFICE_COST, move)  # EL-502
            self.do_office(seat, move, 1)
        else:
            self.play_card(seat, move - CARD)

    def bars_lucien(self, seat: i64, move: i64) -> i64:
        if move == BUY:
            return self.bars_buy(seat)
        if move == BUYOUT:
            return self.bars_buyout(seat)
        if LUCIEN_OFFICE <= move < SEAT:
            return self.bars_lucien_office(seat, move - LUCIEN_OFFICE)
        return 404

    def lucien_can_act(self, seat: i64) -> bool:
        if self.bars_buy(seat) == 0 or self.bars_buyout(seat) == 0:
            return True
        place = self.board.kind(self.pawn(seat, LUCIEN))
        return place < IVORY and self.bars_lucien_office(seat, place) == 0

    def lucien_acts(self, seat: i64, move: i64) -> None:
        self.acts(seat, LUCIEN)
        self.doing = move
        if move == BUY:
            self.buy(seat, self.pawn(seat, LUCIEN), BUY_PRICE)
        elif move == BUYOUT:
            self.buy(seat, self.pawn(seat, LUCIEN), BUYOUT_PRICE)
        else:
            self.do_lucien_office(seat, move - LUCIEN_OFFICE)
