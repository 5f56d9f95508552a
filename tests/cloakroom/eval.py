"""The evaluation of Cloakroom."""

from librt.vecs import vec
from mypy_extensions import i64

from soiree.core.state import State
from soiree.core.values.evaluation import Evaluation as CoreEvaluation

from .rules import Cloakroom


class Evaluation(CoreEvaluation):
    """The higher the own card, the better."""

    def names(self) -> list[str]:
        return ["card"]

    def measure(self, state: State, seat: i64, features: vec[float]) -> None:
        assert isinstance(state, Cloakroom)
        features[0] = state.cards[seat] / state.box.cards
