"""`soiree replay`: a record step by step, as one seat saw it, as an onlooker did, or open."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

import soiree
from soiree.core.events import Event
from soiree.core.match import Match, Reader, open_table, replay_step
from soiree.core.record import Record
from soiree.core.view import View
from soiree.core.words import Words, seat_names
from soiree.terminal.files import read_record
from soiree.terminal.screen import BRASS, Screen
from soiree.terminal.telling import result_in_words, sentences

Eyes = Reader | Literal["open"]


class Moment:
    """The match after one step: what was written of it, what it told, and what there is to see."""

    def __init__(self, match: Match, eyes: Eyes, before: "Moment | None" = None) -> None:
        reader = None if eyes == "open" else eyes
        self.written = Counter(str(step) for step in match.steps(reader))
        self.told = len(match.log)
        # A sealed decision is written when all are taken, and what is laid open at the end is written then.
        self.step = "" if before is None else " ".join((self.written - before.written).elements())
        self.events: list[Event] = match.events(reader, since=0 if before is None else before.told)
        self.view: View = match.view(eyes if isinstance(eyes, int) else None)
        # With open eyes: what each seat sees besides what everybody does.
        self.private: list[View] = [match.view(seat) for seat in range(match.seats)] if eyes == "open" else []


def replay(file: str, eyes: Eyes, everything: bool, language: str | None) -> int:
    record = Record.parse(read_record(file))
    game = soiree.game(record.headers["Game"])
    match = open_table(game, record)
    if isinstance(eyes, int):
        match.view(eyes)  # refuses a seat that the match does not have
    moments = [Moment(match, eyes)]
    for step in record.steps:
        replay_step(match, step)
        moments.append(Moment(match, eyes, moments[-1]))
    film = Film(match, moments, Screen(language, game.folder))
    if everything:
        film.show_all()
    else:
        film.run()
    return 0


class Film:
    """The moments of a match, to be looked at in any order."""

    def __init__(self, match: Match, moments: Sequence[Moment], screen: Screen) -> None:
        self.match = match
        self.moments = moments
        self.screen = screen
        self.names = seat_names(match.seats, screen.words)

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def show_all(self) -> None:
        for number in range(len(self.moments)):
            self.show(number)

    def run(self) -> None:
        """Enter or n next, p previous, g N go to, q quit."""
        number = 0
        self.screen.fresh()
        self.show(number)
        while True:
            self.screen.say("ui-replay-line", "dim")
            typed = self.screen.ask()
            if typed is None or typed == "q":
                return
            goal = self.goal(typed, number)
            if goal is not None:
                number = goal
                self.screen.fresh()
                self.show(number)

    def goal(self, typed: str, number: int) -> int | None:
        """The moment to go to; None after a sentence that says why none."""
        asked = re.fullmatch(r"g?\s*([0-9]{1,6})", typed)
        if typed not in ("", "n", "p") and asked is None:
            self.screen.say("ui-replay-unknown", typed=typed[:24])
            return None
        goal = int(asked[1]) if asked else number - 1 if typed == "p" else number + 1
        if not 0 <= goal <= self.last:
            self.screen.say("ui-replay-range", last=self.last)
            return None
        return goal

    def show(self, number: int) -> None:
        """One moment: its step, what it told, the board."""
        moment, words, screen = self.moments[number], self.screen.words, self.screen
        heading = words("ui-replay-step", number=number, last=self.last)
        screen.show(Text.assemble((heading, f"bold {BRASS}"), "  ", (_short(moment.step), "dim")))
        told = sentences(moment.events, self.match.game, words, self.names)
        if told:
            screen.show(Text(told, style="italic"))
        board: RenderableType = self.match.game.draw(moment.view, words, self.names)
        screen.console.print(Group(board, *self.hands(moment, words)))
        returns = self.match.returns
        if number == self.last and returns is not None:
            screen.show(result_in_words(returns, self.match.reason, words, self.names, None))
        screen.console.print()

    def hands(self, moment: Moment, words: Words) -> list[Text]:
        """What each seat alone sees, field by field, where everything is shown."""
        lines = []
        for seat, view in enumerate(moment.private):
            whole = msgspec.to_builtins(view)
            for path in view.private:
                found = _at(whole, path.split("."))
                if path == "seat" or found in (None, [], ""):
                    continue
                name = f"private-{path.replace('.', '-')}"
                label = words(name) if name in words else path
                lines.append(Text.assemble((f" {self.names[seat]}", "bold"), f" · {label}  ", (_written(found, words), BRASS)))
        return lines


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"


def _at(found: object, path: Sequence[str]) -> object:
    """The value at a dotted name; a list on the way means each of its entries."""
    for place, key in enumerate(path):
        if isinstance(found, list):
            return [_at(entry, path[place:]) for entry in found]
        if not isinstance(found, dict):
            return None
        found = found.get(key)
    return found


def _written(value: object, words: Words) -> str:
    """A value of a view; cards that the room has words for by their names."""
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        said = Counter(words(f"card-{entry}") if f"card-{entry}" in words else entry for entry in value)
        return ", ".join(name if times == 1 else f"{name} ×{times}" for name, times in said.items())
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
