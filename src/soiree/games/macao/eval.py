"""What a position of Shadows of Macao is worth to a seat; the weights are in weights.toml."""

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.bits import bit, count, lowest
from soiree.core.evaluation import Evaluation
from soiree.core.state import State
from soiree.games.macao.board import NONE
from soiree.games.macao.payment import DIAMONDS, beyond, total
from soiree.games.macao.rules import ACT, Macao


class MacaoEvaluation(Evaluation):
    """Coins now, means to more of them, and how soon the game may end."""

    def names(self) -> list[str]:
        return [
            "coins",
            "coins_late",
            "red",
            "units",
            "variety",
            "diamonds",
            "croupiers",
            "exchange",
            "room",
            "blue",
            "widows_alive",
            "widows_dead",
            "reserved",
            "in_hand",
            "turn",
        ]

    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        assert isinstance(state, Macao)
        board = state.board
        red = state.red(seat)
        blue = state.blue(seat)
        coins: i64 = state.coins(seat)
        owed: i64 = 0  # blue cards that a running payment will still take
        if seat == state.active and state.target != NONE:  # what is being paid for counts as obtained
            owed = state.left
            blue &= ~state.named
            if state.target < board.faces:
                card: i64 = bit(lowest(blue & board.cards_of[state.target]))
                blue -= card
                red |= card
                coins += board.coins[state.target]
            else:
                coins += board.value[state.target - board.faces]
        classes: i64 = 0
        cards: i64 = red & board.merchants
        while cards != 0:
            classes = board.joined[classes * board.cards + lowest(cards)]
            cards &= cards - 1
        units: i64 = 0
        cards = red
        while cards != 0:
            units += board.red_yields[lowest(cards)]
            cards &= cards - 1
        in_hand: i64 = 0  # coins of blue cards, the best that recruiting could bring
        cards = blue
        while cards != 0:
            in_hand += board.coins[board.face_of[lowest(cards)]]
            cards &= cards - 1
        end = float(board.red_cards_to_end)
        most: i64 = count(red)  # how near the end is
        for other in range(state.seats):
            if count(state.red(other)) > most:  # noqa: PLR1730  # max() would make an object of it
                most = count(state.red(other))
        features[0] = float(coins) / 10.0
        features[1] = float(coins) / 10.0 * float(most) / end
        features[2] = float(count(red)) / end
        features[3] = float(total(units)) / 6.0
        features[4] = float(total(units) - total(beyond(units, 0x010101010101))) / 5.0  # different resources
        features[5] = float(units >> DIAMONDS)
        features[6] = float(count(red & board.croupiers)) / 2.0
        features[7] = 1.0 if classes > 0 else 0.0
        features[8] = float(board.keeper_room * count(red & board.keepers)) / 2.0
        features[9] = float(count(blue) - owed) / 5.0
        features[10] = float(count(blue & board.widows))
        features[11] = float(state.dead(seat))
        features[12] = float(count(state.green(seat)))
        features[13] = float(in_hand) / 10.0
        features[14] = 1.0 if state.active == seat and state.stage == ACT else 0.0
