"""Edgar & Lucien, by Tanguy Camus and Basile Mayeur: a robber and a notable a seat, one city. Two to four seats."""

import functools
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
    from soiree.games.edgar_lucien.board import Box


class EdgarLucienGame(Game):
    """The way into the room; with another folder, the same rules on another map."""

    measured = ("period",)
    counted = ("won.conditions", "played.card")

    @functools.cached_property
    def box(self) -> "Box":
        from soiree.games.edgar_lucien.board import Box

        return Box(self.folder / "board.toml")

    def begin(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        from soiree.games.edgar_lucien.rules import EdgarLucien

        board = self.box.board(seats, str(options["metro"]))
        return EdgarLucien(board, seats, options["money"] == "closed", int(options["periods"]))

    def notation(self) -> Notation:
        from soiree.games.edgar_lucien.notation import NOTATION

        return NOTATION

    def view_type(self) -> type[View]:
        from soiree.games.edgar_lucien.view import EdgarLucienView

        return EdgarLucienView

    def worlds(self, view: View) -> Worlds:
        from soiree.games.edgar_lucien.belief import EdgarLucienWorlds
        from soiree.games.edgar_lucien.view import EdgarLucienView

        assert isinstance(view, EdgarLucienView)
        return EdgarLucienWorlds(self.box.board(view.seats, view.options.metro), view)

    def secrets(self, state: State, seat: int | None) -> list[str]:
        from soiree.games.edgar_lucien.belief import secrets
        from soiree.games.edgar_lucien.rules import EdgarLucien

        assert isinstance(state, EdgarLucien)
        return secrets(state, seat)

    def position(self, at: object, seats: int, options: Mapping[str, OptionValue]) -> State:
        from soiree.games.edgar_lucien.position import position
        from soiree.games.edgar_lucien.rules import EdgarLucien

        start = self.begin(seats, options)
        assert isinstance(start, EdgarLucien)
        return position(at, start)

    def violations(self, state: State) -> list[str]:
        from soiree.games.edgar_lucien.invariants import violations
        from soiree.games.edgar_lucien.rules import EdgarLucien

        assert isinstance(state, EdgarLucien)
        return violations(state)

    def violations_between(self, before: State, after: State) -> list[str]:
        from soiree.games.edgar_lucien.invariants import violations_between
        from soiree.games.edgar_lucien.rules import EdgarLucien

        assert isinstance(before, EdgarLucien)
        assert isinstance(after, EdgarLucien)
        return violations_between(before, after)

    def say_move(self, token: str, prompt: str) -> Message:
        from soiree.games.edgar_lucien.phrases import say_move

        return say_move(token, prompt)

    def say_event(self, event: Event) -> Message:
        from soiree.games.edgar_lucien.phrases import say_event

        return say_event(event)

    def evaluation_type(self) -> type[Evaluation]:
        from soiree.games.edgar_lucien.eval import EdgarLucienEvaluation

        return EdgarLucienEvaluation

    def features(self, seats: int) -> Features:
        from soiree.games.edgar_lucien.features import EdgarLucienFeatures

        return EdgarLucienFeatures(seats)

    def draw(self, view: View, words: "Words", names: Sequence[str]) -> "RenderableType":
        from soiree.games.edgar_lucien.terminal import draw
        from soiree.games.edgar_lucien.view import EdgarLucienView

        assert isinstance(view, EdgarLucienView)
        return draw(view, words, names)

    def picture(self, view: View, words: "Words", names: Sequence[str]) -> str:
        from soiree.games.edgar_lucien.picture import picture
        from soiree.games.edgar_lucien.view import EdgarLucienView

        assert isinstance(view, EdgarLucienView)
        return picture(view, words, names)


GAME = EdgarLucienGame(Path(__file__).parent)
