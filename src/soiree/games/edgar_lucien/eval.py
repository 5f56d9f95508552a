"""What a position of Edgar & Lucien is worth to a seat; weights in weights.toml, made by `soiree tune edgar-lucien`."""

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.bits import count
from soiree.core.evaluation import Evaluation
from soiree.core.pack import size
from soiree.core.state import State
from soiree.games.edgar_lucien.goods import DANDY_MONEY, EDGAR, FULL_POPULARITY, LUCIEN
from soiree.games.edgar_lucien.numbering import TO_WIN
from soiree.games.edgar_lucien.rules import EdgarLucien


class EdgarLucienEvaluation(Evaluation):
    """How near the seat is to three conditions, and what it has to get there."""

    def names(self) -> list[str]:
        return [
            "counting",
            "certified",
            "money",
            "districts",
            "offices",
            "popularity",
            "governor",
            "steel",
            "ivory",
            "protection",
            "cards",
            "guarded",
        ]

    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        assert isinstance(state, EdgarLucien)
        board = state.board
        estate = state.estate(seat)
        features[0] = float(count(state.counting(seat))) / float(TO_WIN)
        features[1] = float(count(state.certificates_of(seat))) / float(TO_WIN)
        features[2] = part(state.money(seat), DANDY_MONEY)
        features[3] = part(count(estate), board.collector)
        features[4] = part(count(estate & board.offices), board.bureaucrat)
        features[5] = part(state.popularity(seat), FULL_POPULARITY)
        features[6] = 1.0 if state.governor == seat else 0.0
        features[7] = float(count(estate & board.steel)) / 4.0
        features[8] = float(count(estate & board.ivory)) / 4.0
        features[9] = 1.0 if state.protection == seat else 0.0
        features[10] = float(size(state.hand(seat))) / 4.0
        features[11] = 1.0 if state.pawn(seat, EDGAR) == state.pawn(seat, LUCIEN) else 0.0


def part(have: i64, need: i64) -> float:
    """How much of what is needed is there, at most all of it."""
    return 1.0 if have >= need else float(have) / float(need)
