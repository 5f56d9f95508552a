"""`soiree replay`: shows a record step by step, as one seat or an onlooker saw it, or with nothing hidden."""

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
from soiree.core.records.record import Record
from soiree.core.texts.words import Words, seat_names
from soiree.core.view import View
from soiree.terminal.describe import describe_events, describe_result
from soiree.terminal.files import read_record
from soiree.terminal.screen import BRASS, Screen

Observer = Reader | Literal["open"]  # a seat, an onlooker, or one who sees everything


class Frame:
    """The match after one step, as the observer sees it: the step, its events and the view."""

    def __init__(self, match: Match, observer: Observer, before: "Frame | None" = None) -> None:
        reader = None if observer == "open" else observer
        self.written = Counter(str(step) for step in match.steps(reader))
        self.event_count = len(match.log)
        # What is new in the record. A sealed decision is written when all have decided, and hidden steps are revealed at the end.
        self.step = "" if before is None else " ".join((self.written - before.written).elements())
        self.events: list[Event] = match.events(reader, since=0 if before is None else before.event_count)
        self.view: View = match.view(observer if isinstance(observer, int) else None)
        # The view of each seat, where nothing is hidden.
        self.seat_views: list[View] = [match.view(seat) for seat in range(match.seats)] if observer == "open" else []


def replay(file: str, observer: Observer, everything: bool, language: str | None) -> int:
    """Shows the record in a file, `everything` at once or step by step; returns the exit code."""
    record = Record.parse(read_record(file))
    game = soiree.game(record.headers["Game"])
    match = open_table(game, record)
    if isinstance(observer, int):
        match.view(observer)  # raises if the match does not have the seat
    frames = [Frame(match, observer)]
    for step in record.steps:
        replay_step(match, step)
        frames.append(Frame(match, observer, frames[-1]))
    viewer = Viewer(match, frames, Screen(language, game.folder))
    if everything:
        viewer.show_all()
    else:
        viewer.run()
    return 0


class Viewer:
    """Shows the frames of a match in any order."""

    def __init__(self, match: Match, frames: Sequence[Frame], screen: Screen) -> None:
        self.match = match
        self.frames = frames
        self.screen = screen
        self.names = seat_names(match.seats, screen.words)

    @property
    def last(self) -> int:
        return len(self.frames) - 1

    def show_all(self) -> None:
        for number in range(len(self.frames)):
            self.show(number)

    def run(self) -> None:
        """Reads commands: Enter or n next, p previous, g N go to step N, q quit."""
        number = 0
        self.screen.new_page()
        self.show(number)
        while True:
            self.screen.say("ui-replay-line", "dim")
            typed = self.screen.ask()
            if typed is None or typed == "q":
                return
            target = self.target(typed, number)
            if target is not None:
                number = target
                self.screen.new_page()
                self.show(number)

    def target(self, typed: str, number: int) -> int | None:
        """The frame to go to from frame `number`; None after an error message."""
        found = re.fullmatch(r"g?\s*([0-9]{1,6})", typed)
        if typed not in ("", "n", "p") and found is None:
            self.screen.say("ui-replay-unknown", typed=typed[:24])
            return None
        target = int(found[1]) if found else number - 1 if typed == "p" else number + 1
        if not 0 <= target <= self.last:
            self.screen.say("ui-replay-range", last=self.last)
            return None
        return target

    def show(self, number: int) -> None:
        """Prints one frame: the step, its events, the board."""
        frame, words, screen = self.frames[number], self.screen.words, self.screen
        heading = words("ui-replay-step", number=number, last=self.last)
        screen.show(Text.assemble((heading, f"bold {BRASS}"), "  ", (_shorten(frame.step), "dim")))
        events = describe_events(frame.events, self.match.game, words, self.names)
        if events:
            screen.show(Text(events, style="italic"))
        board: RenderableType = self.match.game.draw(frame.view, words, self.names)
        screen.console.print(Group(board, *self.private_lines(frame, words)))
        returns = self.match.returns
        if number == self.last and returns is not None:
            screen.show(describe_result(returns, self.match.reason, words, self.names, None))
        screen.console.print()

    def private_lines(self, frame: Frame, words: Words) -> list[Text]:
        """What only each seat itself sees, one line for each field, where nothing is hidden."""
        lines = []
        for seat, view in enumerate(frame.seat_views):
            fields = msgspec.to_builtins(view)
            for path in view.private:
                value = _value_at(fields, path.split("."))
                if path == "seat" or value in (None, [], ""):
                    continue
                message = f"private-{path.replace('.', '-')}"
                label = words(message) if message in words else path
                lines.append(Text.assemble((f" {self.names[seat]}", "bold"), f" · {label}  ", (_value_text(value, words), BRASS)))
        return lines


def _shorten(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"


def _value_at(value: object, path: Sequence[str]) -> object:
    """The value at a path; a list on the way gives a list of the values of its entries."""
    for index, key in enumerate(path):
        if isinstance(value, list):
            return [_value_at(entry, path[index:]) for entry in value]
        if not isinstance(value, dict):
            return None
        value = value.get(key)
    return value


def _value_text(value: object, words: Words) -> str:
    """A value of a view; cards that the game has words for by their names."""
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        counted = Counter(words(f"card-{entry}") if f"card-{entry}" in words else entry for entry in value)
        return ", ".join(name if times == 1 else f"{name} ×{times}" for name, times in counted.items())
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
