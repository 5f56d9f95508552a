"""The evaluation of Shadows of Macao; its weights are in weights.toml, set by hand.

Coins decide, and a turn is the currency: a blue card costs one, and a unit that red cards do not cover costs a blue card. So the
features are coins, what the red cards save in every payment to come, and the best thing the seat is on its way to. All but coins lose
their worth as the end comes near.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from soiree.core.sets.bits import bit, count, lowest
from soiree.core.state import State
from soiree.core.values.evaluation import Evaluation as CoreEvaluation
from soiree.games.macao.board import BLUE, COST, KINDS, NONE, ONE_EACH, SAME_KIND, Board
from soiree.games.macao.payment import DIAMONDS, missing, total
from soiree.games.macao.rules import ACT, Macao

# How plans compare, in coins: a blue card to be paid, a unit that is still to be found, a unit in every payment after this one.
PRICE: Final = 0.6
LACK: Final = 1.0
UNIT: Final = 2.5
KEPT: Final = 4096  # a power of two


class Evaluation(CoreEvaluation):
    """Coins now, means to more of them, and how soon the game may end."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        # What red cards save depends on nothing else but the board and an option: kept by red cards, for one board and option at a time.
        self._board: Board | None = None
        self._croupier: u8 = 0
        self._red = vec[i64]([0] * KEPT)
        self._savings = vec[float]([-1.0] * KEPT)

    def names(self) -> list[str]:
        return ["coins", "coins_late", "savings", "units", "plan", "payable", "blue", "room", "reserved", "last_turn"]

    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        assert isinstance(state, Macao)
        near = nearness(state)
        time = 1.0 - near
        means = Means(state, seat)
        means.find_plans(time)
        board = state.board
        room: i64 = board.blue_limit + board.keeper_room * count(means.red & board.keepers) - state.dead(seat)
        held: i64 = count(means.blue) - means.owed
        if held > room:  # noqa: PLR1730  # max() and min() would make objects of whole numbers
            held = room
        going_on = state.ending == 0
        features[0] = float(means.coins) / 10.0
        features[1] = float(means.coins) / 10.0 * near * near * near
        features[2] = self.savings(means) / 3.0 * time
        features[3] = float(units_in(means.steady)) / 6.0 * time
        features[4] = means.plan / 10.0 if going_on else 0.0
        features[5] = means.payable / 10.0 if going_on else 0.0
        features[6] = float(held) / 5.0 * time
        features[7] = float(room) / 5.0 * time
        features[8] = float(count(state.green(seat))) * time
        features[9] = means.payable / 10.0 if not going_on and still_to_play(state, seat) else 0.0

    def savings(self, means: "Means") -> float:
        """As `Means.savings`, which takes a third of the time of an evaluation: kept after the first time."""
        state = means.state
        if state.board is not self._board or state.croupier != self._croupier:
            self._board = state.board
            self._croupier = state.croupier
            for index in range(KEPT):
                self._savings[index] = -1.0
        red: i64 = means.red
        at: i64 = (red ^ (red >> 11) ^ (red >> 23) ^ (red >> 37)) & (KEPT - 1)
        if self._savings[at] < 0.0 or self._red[at] != red:
            self._red[at] = red
            self._savings[at] = means.savings()
        return self._savings[at]


class Means:
    """What a seat has and can pay with; in the middle of a payment, as if what it pays for were obtained."""

    def __init__(self, state: Macao, seat: i64) -> None:
        board = state.board
        self.state = state
        self.seat: i64 = seat
        self.coins: i64 = state.coins(seat)
        self.red: i64 = state.red(seat)
        self.blue: i64 = state.blue(seat)
        self.tiles: i64 = state.centre | state.green(seat)  # that it may open
        self.owed: i64 = 0  # blue cards of the payment that are not named yet
        self.plan: float = 0.0  # the best thing to recruit or open, in coins, less what it takes
        self.payable: float = 0.0  # the most coins that a turn could bring now
        if seat == state.active and state.target != NONE:
            self.obtain(state.target)
        # As Macao.reckon does it for the active seat
        classes: i64 = 0
        cards: i64 = self.red & board.merchants
        while cards != 0:
            classes = board.joined[classes * board.cards + lowest(cards)]
            cards &= cards - 1
        self.first_card: i64 = classes * board.cards  # where the tables of the board begin for these classes
        self.first_cost: i64 = classes * board.targets
        self.steady: i64 = 0
        cards = self.red
        while cards != 0:
            self.steady += board.red_yields[self.first_card + lowest(cards)]
            cards &= cards - 1
        self.everything: i64 = self.steady
        cards = self.blue
        while cards != 0:
            self.everything += board.yields[self.first_card + lowest(cards)]
            cards &= cards - 1
        self.discount: i64 = board.croupier_discount * count(self.red & board.croupiers)

    def obtain(self, target: i64) -> None:
        board = self.state.board
        self.blue &= ~self.state.named
        self.owed = self.state.left
        if target < board.faces:
            card: i64 = bit(lowest(self.blue & board.cards_of[target]))
            self.blue &= ~card
            self.red |= card
            self.coins += board.coins[target]
        else:
            self.tiles &= ~bit(target - board.faces)
            self.coins += board.value[target - board.faces]

    def missing(self, target: i64, have: i64, discount: i64) -> i64:
        board = self.state.board
        entry: i64 = self.first_cost + target
        return missing(board.need[entry], board.extra[entry], have, discount, self.state.croupier)

    def savings(self) -> float:
        """How many units of a card's cost the red cards cover, on average over all faces."""
        board = self.state.board
        covered: i64 = 0
        for face in range(board.faces):
            covered += total(board.need[self.first_cost + face]) - self.missing(face, self.steady, self.discount)
        return float(covered) / float(board.faces)

    def find_plans(self, time: float) -> None:
        """Looks at every blue card and every tile; what comes after it counts as far as there is time."""
        board = self.state.board
        cards: i64 = self.blue
        while cards != 0:
            card: i64 = lowest(cards)
            cards &= cards - 1
            face: i64 = board.face_of[card]
            price: i64 = self.missing(face, self.steady, self.discount)
            lack: i64 = self.missing(face, self.everything - board.yields[self.first_card + card], self.discount)
            later = UNIT * float(units_in(board.red_yields[self.first_card + card])) - PRICE * float(price)
            self.consider(float(board.coins[face]), later * time, lack)
        tiles: i64 = self.tiles
        while tiles != 0:
            tile: i64 = lowest(tiles)
            tiles &= tiles - 1
            if board.condition[tile] == COST:
                price = self.missing(board.faces + tile, self.steady, 0)
                lack = self.missing(board.faces + tile, self.everything, 0)
            else:
                price = 0
                lack = self.lacking(tile)
            self.consider(float(board.value[tile]), -PRICE * float(price) * time, lack)

    def consider(self, coins: float, later: float, lack: i64) -> None:
        lack += self.owed  # what will be paid is missing then
        self.plan = max(self.plan, coins + later - LACK * float(lack))
        if lack == 0:
            self.payable = max(self.payable, coins)

    def lacking(self, tile: i64) -> i64:
        """How much the condition of a tile still asks for, in turns (MAC-611 to MAC-616)."""
        state = self.state
        board = state.board
        condition: i64 = board.condition[tile]
        dead: i64 = 0
        if state.dead_count:
            dead = state.dead(self.seat)
        if condition == ONE_EACH:
            turns: i64 = 0
            if count(self.blue) + dead < board.blue_wanted[tile]:
                turns += 1
            if count(self.red) < board.red_wanted[tile]:
                turns += 2
            if count(state.green(self.seat)) < board.green_wanted[tile]:
                turns += 3
            if count(state.yellow(self.seat)) < board.yellow_wanted[tile]:
                turns += 4
            return turns
        have: i64 = 0
        if condition == BLUE:
            have = count(self.blue) + dead
            if state.limit(self.seat) < board.at_least[tile]:
                have -= 1  # a Keeper first
        else:
            cards: i64 = self.blue | self.red
            for kind in range(len(board.kinds)):
                number: i64 = count(cards & board.kinds[kind])
                if board.kinds[kind] == board.widows:
                    number += dead
                if condition == KINDS and number > 0:
                    have += 1
                if condition == SAME_KIND and number > have:
                    have = number
        return board.at_least[tile] - have if have < board.at_least[tile] else 0


def units_in(units: i64) -> i64:
    """How many units there are, diamonds among them."""
    return total(units) + (units >> DIAMONDS)


def nearness(state: Macao) -> float:
    """How near the end is, by the most red cards or by the tiles that have left the centre; 1 once it is called."""
    if state.ending != 0:
        return 1.0
    most: i64 = 0
    for seat in range(state.seats):
        number: i64 = count(state.red(seat))
        if seat == state.active and NONE < state.target < state.board.faces:
            number += 1  # it is being paid for
        if number > most:  # noqa: PLR1730
            most = number
    by_red = float(most) / float(state.board.red_cards_to_end)
    by_tiles = 1.0 - float(count(state.centre)) / float(state.board.tiles_in_play[state.seats])
    return max(by_red, by_tiles)


def still_to_play(state: Macao, seat: i64) -> bool:
    """The seat's turn of this round has not begun, or it has yet to choose its action."""
    if seat == state.active:
        return state.stage == ACT
    turn: i64 = seat - state.start
    if turn < 0:
        turn += state.seats
    now: i64 = state.active - state.start
    if now < 0:
        now += state.seats
    return turn > now
