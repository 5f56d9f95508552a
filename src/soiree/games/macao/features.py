"""Shadows of Macao as numbers: the piles, the centre, and what each seat has, the own seat first."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from soiree.core.sets.bits import count
from soiree.core.state import State
from soiree.core.values.features import Features as CoreFeatures
from soiree.core.values.features import count_of, each_of, each_seat, flag, flags, number, one_of, seat_of
from soiree.games.macao.board import BY_RED, BY_TILES, NONE, PILES, STAGES, board_of
from soiree.games.macao.box import Box
from soiree.games.macao.payment import DOWN_TO_ONE, TOTAL
from soiree.games.macao.rules import ACT, PAY, PLACE, RESERVE, Macao
from soiree.games.macao.state import CARD, CARD_BITS, part


class Features(CoreFeatures):
    """All public information: piles, centre, seats, and the pool of unseen cards."""

    def __init__(self, box: Box, seats: int) -> None:
        self.board = board_of(box)
        self.seats: i64 = seats
        super().__init__()

    def version(self) -> int:
        return 2

    def names(self) -> list[str]:
        seats = int(self.seats)
        faces, tiles = list(self.board.face_codes), list(self.board.tile_codes)
        found = ["options.croupier=total", "options.croupier=down-to-one", "options.dead_widow=blue", "options.black_market=self"]
        found += ["round", "ending#red", "ending#tiles"]
        found += [*each_seat("start", seats), *each_seat("active", seats), *each_seat("prompt.seat", seats)]
        found += each_of("prompt.id", list(STAGES[ACT : RESERVE + 1]))
        found += [*each_of("prompt.for", ["r" + face for face in faces] + ["o" + tile for tile in tiles]), "prompt.left"]
        found += count_of("prompt.named", faces) + count_of("prompt.cards", faces)
        found += count_of("centre", tiles)
        for pile in range(PILES):
            found += [f"piles[{pile}].size", f"piles[{pile}].hidden", *each_of(f"piles[{pile}].top", faces)]
            found += count_of(f"piles[{pile}].tail", faces)
        found += count_of("pool", faces)
        for ahead in range(seats):
            player = f"players[+{ahead}]"
            found += count_of(f"{player}.blue", faces) + count_of(f"{player}.red", faces)
            found += count_of(f"{player}.green", tiles) + count_of(f"{player}.yellow", tiles)
            found += [f"{player}.dead", f"{player}.limit", f"{player}.coins"]
        return found

    def write(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Macao)
        board = state.board
        seats: i64 = self.seats
        faces: i64 = board.faces
        tiles: i64 = board.tiles
        at = flag(row, at, state.croupier == TOTAL)
        at = flag(row, at, state.croupier == DOWN_TO_ONE)
        at = flag(row, at, state.dead_count)
        at = flag(row, at, state.market_counts)
        at = number(row, at, state.round)
        at = flag(row, at, state.ending & BY_RED != 0)
        at = flag(row, at, state.ending & BY_TILES != 0)
        at = seat_of(row, at, seats, seat, state.start)
        at = seat_of(row, at, seats, seat, state.active)
        asked: i64 = NONE
        if state.deciding():
            asked = state.asked
        at = seat_of(row, at, seats, seat, asked)
        stage: i64 = state.stage
        at = one_of(row, at, RESERVE + 1 - ACT, stage - ACT)
        target: i64 = NONE
        if stage in (PAY, PLACE):
            target = state.target
        at = one_of(row, at, board.targets, target)
        at = number(row, at, state.left if stage == PAY else 0)
        at = self.write_sequence(state, row, at, stage == PAY)
        if stage == PAY:
            row[at - faces + board.widow] = i16(count(state.named & board.widows))
        at = self.write_sequence(state, row, at, stage == PLACE)
        at = flags(row, at, tiles, state.centre)
        for pile in range(PILES):
            at = number(row, at, part(state.sizes, pile))
            at = number(row, at, part(state.hidden, pile))
            top: i64 = part(state.tops, pile) - 1
            if top >= 0:
                top = board.face_of[top]
            at = one_of(row, at, faces, top)
            at = self.write_tail(state, pile, row, at)
        at = self.write_faces(row, at, state.pool)
        player: i64 = seat
        for _ in range(seats):
            at = self.write_faces(row, at, state.blue(player))
            at = self.write_faces(row, at, state.red(player))
            at = flags(row, at, tiles, state.green(player))
            at = flags(row, at, tiles, state.yellow(player))
            at = number(row, at, state.dead(player))
            at = number(row, at, state.limit(player))
            at = number(row, at, state.coins(player))
            player = state.after(player)

    def write_faces(self, row: vec[i16], at: i64, cards: i64) -> i64:
        """How many cards of each face are in the set."""
        board = self.board
        for face in range(board.faces):
            row[at + face] = 0
        card: i64 = 0
        while cards != 0:
            if cards & 1 == 1:
                row[at + board.face_of[card]] += 1
            card += 1
            cards >>= 1
        return at + board.faces

    def write_sequence(self, state: Macao, row: vec[i16], at: i64, open: bool) -> i64:
        """The cards that will go under a pile."""
        board = self.board
        for face in range(board.faces):
            row[at + face] = 0
        if open:
            for index in range(state.in_sequence):
                row[at + board.face_of[(state.sequence >> (index * CARD_BITS)) & CARD]] += 1
        return at + board.faces

    def write_tail(self, state: Macao, pile: i64, row: vec[i16], at: i64) -> i64:
        board = self.board
        for face in range(board.faces):
            row[at + face] = 0
        left: i64 = state.in_tail(pile)
        if left > 0:
            tail = state.tail(pile)
            while left > 0:
                card: i64 = tail & CARD
                row[at + board.face_of[card]] += 1
                tail >>= CARD_BITS
                left -= 1
        return at + board.faces
