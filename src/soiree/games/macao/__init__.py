"""Shadows of Macao, by Charles Chevallier: informants become members, members open establishments. Two to four seats."""

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
    from soiree.games.macao.board import Board


class MacaoGame(Game):
    """The way into the room: one edition of the box; those that are no longer the newest lie in editions/."""

    measured = ("round", "result.coins", "result.red")
    counted = ("opened.tile", "recruited.card[0]")

    @functools.cached_property
    def board(self) -> "Board":
        from soiree.games.macao.board import board_at

        return board_at(self.board_file)

    def in_edition(self, edition: str) -> "MacaoGame":
        if edition == self.edition:
            return self
        for file in (self.folder / "board.toml", *sorted(self.folder.glob("editions/*.toml"))):
            printed = MacaoGame(self.folder, file)
            if printed.edition == edition:
                return printed
        raise self.no_edition(edition)

    def begin(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        from soiree.games.macao.rules import Macao

        state = Macao(self.board, seats, *_house_rules(options))
        state.set_up()
        return state

    def notation(self) -> Notation:
        from soiree.games.macao.notation import notation_of

        return notation_of(self.board)

    def view_type(self) -> type[View]:
        from soiree.games.macao.view import MacaoView

        return MacaoView

    def worlds(self, view: View) -> Worlds:
        from soiree.games.macao.belief import MacaoWorlds
        from soiree.games.macao.view import MacaoView

        assert isinstance(view, MacaoView)
        return MacaoWorlds(self.in_edition(view.edition).board, view)

    def secrets(self, state: State, seat: int | None) -> list[str]:
        return []  # everything is open (section 7)

    def position(self, at: object, seats: int, options: Mapping[str, OptionValue]) -> State:
        from soiree.games.macao.position import position

        return position(self.board, at, seats, *_house_rules(options))

    def violations(self, state: State) -> list[str]:
        from soiree.games.macao.invariants import violations
        from soiree.games.macao.rules import Macao

        assert isinstance(state, Macao)
        return violations(state)

    def violations_between(self, before: State, after: State) -> list[str]:
        from soiree.games.macao.invariants import violations_between
        from soiree.games.macao.rules import Macao

        assert isinstance(before, Macao)
        assert isinstance(after, Macao)
        return violations_between(before, after)

    def say_move(self, token: str, prompt: str) -> Message:
        from soiree.games.macao.phrases import say_move

        return say_move(self.board, token, prompt)

    def say_event(self, event: Event) -> Message:
        from soiree.games.macao.phrases import say_event

        return say_event(self.board, event)

    def evaluation_type(self) -> type[Evaluation]:
        from soiree.games.macao.eval import MacaoEvaluation

        return MacaoEvaluation

    def features(self, seats: int) -> Features:
        from soiree.games.macao.features import MacaoFeatures

        return MacaoFeatures(self.board, seats)

    def draw(self, view: View, words: "Words", names: Sequence[str]) -> "RenderableType":
        from soiree.games.macao.terminal import draw
        from soiree.games.macao.view import MacaoView

        assert isinstance(view, MacaoView)
        return draw(self.board, view, words, names)

    def picture(self, view: View, words: "Words", names: Sequence[str]) -> str:
        from soiree.games.macao.picture import picture
        from soiree.games.macao.view import MacaoView

        assert isinstance(view, MacaoView)
        return picture(self.board, view, words, names)


def _house_rules(options: Mapping[str, OptionValue]) -> tuple[bool, bool, bool]:
    """By total (R17), deceased Widows count (R27), the Black Market counts itself (R28)."""
    return options["croupier"] == "total", options["dead_widow"] == "blue", options["black_market"] == "self"


GAME = MacaoGame(Path(__file__).parent)
