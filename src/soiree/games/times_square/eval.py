"""The evaluation of Times Square; its weights are in weights.toml, fitted by `soiree tune times-square`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.sets.pack import copies
from soiree.core.state import State
from soiree.core.values.evaluation import Evaluation as CoreEvaluation
from soiree.games.times_square.rules import TimesSquare
from soiree.games.times_square.state import LAST_PILE, MANHOLE

SUE_CARD: Final = 0


class Evaluation(CoreEvaluation):
    """In the seat's own frame, where its club lies beyond 8."""

    def names(self) -> list[str]:
        return [
            "sue",
            "charlie",
            "charlie_close",
            "income",
            "half",
            "near_guard",
            "far_guard",
            "hal",
            "deb",
            "influence",
            "green",
            "late_lead",
            "turn",
        ]

    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        assert isinstance(state, TimesSquare)
        way: i64 = 1 if seat == 1 else -1
        entrance: i64 = state.entrance()
        s = way * state.sue
        c = way * state.charlie
        h = way * state.hal
        d = way * state.deb
        n = state.guard_high if seat == 1 else -state.guard_low
        f = state.guard_low if seat == 1 else -state.guard_high
        hand = state.hand1 if seat == 1 else state.hand0
        income: i64 = 0  # the spaces that Charlie moves in each of the seat's turns if nothing changes
        if h >= entrance:
            income += 1
        if d >= entrance:
            income += 1
        if n >= entrance:
            income += 1
        features[0] = float(s) / 6.0
        features[1] = float(c) / 6.0
        features[2] = float(c * c) / 36.0 if c > 0 else 0.0
        features[3] = float(income) / 3.0
        features[4] = 1.0 if f > MANHOLE else 0.0
        features[5] = float(n) / 8.0
        features[6] = float(f) / 8.0
        features[7] = float(h) / 8.0
        features[8] = float(d) / 8.0
        features[9] = 1.0 if d > s else 0.0
        features[10] = float(copies(hand, SUE_CARD)) / 4.0
        features[11] = float(s) / 6.0 if state.pile_no == LAST_PILE and state.pile_left < 12 else 0.0
        features[12] = 1.0 if state.active == seat else 0.0
