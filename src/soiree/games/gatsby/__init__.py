"""Gatsby, by Bruno Cathala and Ludovic Maublanc: two socialites, three locations, half of the guests face down. Two seats."""

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
    from soiree.games.gatsby.board import Board


class GatsbyGame(Game):
    """The way into the room. The rules are generic over the box: another board.toml makes another edition."""

    measured = ("turn", "result.prestige", "result.characters")
    counted = ("acted.action", "rallied.place[1]", "answered.bonus")

    def __init__(self, folder: Path, box: Path | None = None) -> None:
        super().__init__(folder)
        self._box = box or folder / "board.toml"

    @property
    def board(self) -> "Board":
        from soiree.games.gatsby.board import board_of

        return board_of(self._box)

    def begin(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        from soiree.games.gatsby.rules import Gatsby

        return Gatsby(self.board, options["double_win"] == "prestige")

    def notation(self) -> Notation:
        from soiree.games.gatsby.notation import notation_of

        return notation_of(self.board)

    def view_type(self) -> type[View]:
        from soiree.games.gatsby.view import GatsbyView

        return GatsbyView

    def worlds(self, view: View) -> Worlds:
        from soiree.games.gatsby.belief import GatsbyWorlds
        from soiree.games.gatsby.view import GatsbyView

        assert isinstance(view, GatsbyView)
        return GatsbyWorlds(self.board, view)

    def secrets(self, state: State, seat: int | None) -> list[str]:
        from soiree.games.gatsby.belief import secrets
        from soiree.games.gatsby.rules import Gatsby

        assert isinstance(state, Gatsby)
        return secrets(state, seat)

    def position(self, at: object, seats: int, options: Mapping[str, OptionValue]) -> State:
        from soiree.games.gatsby.position import position

        return position(self.board, at, options["double_win"] == "prestige")

    def violations(self, state: State) -> list[str]:
        from soiree.games.gatsby.invariants import violations
        from soiree.games.gatsby.rules import Gatsby

        assert isinstance(state, Gatsby)
        return violations(state)

    def violations_between(self, before: State, after: State) -> list[str]:
        from soiree.games.gatsby.invariants import violations_between
        from soiree.games.gatsby.rules import Gatsby

        assert isinstance(before, Gatsby)
        assert isinstance(after, Gatsby)
        return violations_between(before, after)

    def say_move(self, token: str, prompt: str) -> Message:
        from soiree.games.gatsby.phrases import say_move

        return say_move(self.board, token, prompt)

    def say_event(self, event: Event) -> Message:
        from soiree.games.gatsby.phrases import say_event

        return say_event(self.board, event)

    def evaluation_type(self) -> type[Evaluation]:
        from soiree.games.gatsby.eval import GatsbyEvaluation

        return GatsbyEvaluation

    def features(self, seats: int) -> Features:
        from soiree.games.gatsby.features import GatsbyFeatures

        return GatsbyFeatures(self.board)

    def draw(self, view: View, words: "Words", names: Sequence[str]) -> "RenderableType":
        from soiree.games.gatsby.terminal import draw
        from soiree.games.gatsby.view import GatsbyView

        assert isinstance(view, GatsbyView)
        return draw(self.board, view, words, names)

    def picture(self, view: View, words: "Words", names: Sequence[str]) -> str:
        from soiree.games.gatsby.picture import picture
        from soiree.games.gatsby.view import GatsbyView

        assert isinstance(view, GatsbyView)
        return picture(self.board, view, words, names)


GAME = GatsbyGame(Path(__file__).parent)
