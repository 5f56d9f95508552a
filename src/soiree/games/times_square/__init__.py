"""Times Square, by Reiner Knizia: two clubs, one street, six figures that nobody owns. Two seats."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from soiree.core.evaluation import Evaluation
from soiree.core.events import Event
from soiree.core.features import Features
from soiree.core.game import Game, OptionValue
from soiree.core.message import Message
from soiree.core.notation import Notation
from soiree.core.state import State
from soiree.core.view import View
from soiree.core.worlds import Worlds

if TYPE_CHECKING:
    from rich.console import RenderableType

    from soiree.core.words import Words


class TimesSquareGame(Game):
    """The way into the room."""

    measured = ("turn",)
    counted = ("played.suit", "lured.figure")

    def begin(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        from soiree.games.times_square.rules import TimesSquare

        return TimesSquare(options["joker"] == "substitute")

    def notation(self) -> Notation:
        from soiree.games.times_square.notation import NOTATION

        return NOTATION

    def view_type(self) -> type[View]:
        from soiree.games.times_square.view import TimesSquareView

        return TimesSquareView

    def worlds(self, view: View) -> Worlds:
        from soiree.games.times_square.belief import TimesSquareWorlds
        from soiree.games.times_square.view import TimesSquareView

        assert isinstance(view, TimesSquareView)
        return TimesSquareWorlds(view)

    def secrets(self, state: State, seat: int | None) -> list[str]:
        from soiree.games.times_square.belief import secrets
        from soiree.games.times_square.rules import TimesSquare

        assert isinstance(state, TimesSquare)
        return secrets(state, seat)

    def position(self, at: object, seats: int, options: Mapping[str, OptionValue]) -> State:
        from soiree.games.times_square.position import position

        return position(at, options["joker"] == "substitute")

    def violations(self, state: State) -> list[str]:
        from soiree.games.times_square.invariants import violations
        from soiree.games.times_square.rules import TimesSquare

        assert isinstance(state, TimesSquare)
        return violations(state)

    def violations_between(self, before: State, after: State) -> list[str]:
        from soiree.games.times_square.invariants import violations_between
        from soiree.games.times_square.rules import TimesSquare

        assert isinstance(before, TimesSquare)
        assert isinstance(after, TimesSquare)
        return violations_between(before, after)

    def say_move(self, token: str, prompt: str) -> Message:
        from soiree.games.times_square.phrases import say_move

        return say_move(token, prompt)

    def say_event(self, event: Event) -> Message:
        from soiree.games.times_square.phrases import say_event

        return say_event(event)

    def evaluation_type(self) -> type[Evaluation]:
        from soiree.games.times_square.eval import TimesSquareEvaluation

        return TimesSquareEvaluation

    def features(self, seats: int) -> Features:
        from soiree.games.times_square.features import TimesSquareFeatures

        return TimesSquareFeatures()

    def draw(self, view: View, words: "Words", names: Sequence[str]) -> "RenderableType":
        from soiree.games.times_square.terminal import draw
        from soiree.games.times_square.view import TimesSquareView

        assert isinstance(view, TimesSquareView)
        return draw(view, words, names)

    def picture(self, view: View, words: "Words", names: Sequence[str]) -> str:
        from soiree.games.times_square.picture import picture
        from soiree.games.times_square.view import TimesSquareView

        assert isinstance(view, TimesSquareView)
        return picture(view, words, names)


GAME = TimesSquareGame(Path(__file__).parent)
