"""Guides: what the page Learn says about a game. Their data is `learn.toml` in the room, their texts are `words/learn.LANGUAGE.ftl`.

A guide has sections of text, tables of what is in the box, worked examples that the engine plays, and tips with the figure behind each.
No text contains a number: `[facts]` gives a variable its value in board.toml, and `values` of an example its value in a view.
"""

from collections.abc import Sequence

import msgspec

from soiree.core.chance.dealers import Rehearsed
from soiree.core.events import Event
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match
from soiree.core.teaching.conditions import Condition, all_hold
from soiree.core.teaching.files import read
from soiree.core.texts.box_facts import Fact, Scalar, Table, scalar
from soiree.core.texts.message import Message
from soiree.core.texts.paths import value_at
from soiree.core.view import View


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A heading learn-ID-title, a text learn-ID-text, and the points learn-ID-POINT below it."""

    id: str
    points: tuple[str, ...] = ()
    picture: bool = False  # the board with its parts named
    box: bool = False  # the tables of the box


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what is played there. Its texts are example-ID-title, -before and -after."""

    id: str
    section: str
    position: object  # in the position language of section 9 of the spec
    moves: tuple[str, ...]  # SEAT:TOKEN
    ends: tuple[Condition, ...]  # what the text after it says; the tests check it
    values: dict[str, str] = {}  # variables of the texts: a path after `before.` or `after.` (the view) or `event.` (the last of a kind)
    seat: int = 0
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    chance: tuple[str, ...] = ()
    seed: int = 1


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Advice with the figure that supports it: a quotation from docs/statistics/GAME.md, and the numbers of it that the text mentions."""

    id: str
    quote: str
    figures: dict[str, float] = {}
    shares: dict[str, float] = {}  # shown in percent


def rounded(tip: Tip) -> dict[str, int]:
    """The figures of a tip as its text shows them: whole numbers, shares in percent."""
    return {name: round(value) for name, value in [*tip.figures.items(), *((name, 100 * share) for name, share in tip.shares.items())]}


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a learn.toml."""

    section: tuple[Section, ...] = ()
    box: tuple[Table, ...] = ()
    example: tuple[Example, ...] = ()
    tip: tuple[Tip, ...] = ()
    facts: dict[str, Fact] = {}


class Frame(msgspec.Struct, frozen=True):
    """One moment of an example: the move that led to it, what happened, and the view after it."""

    actor: int | None  # None at the start
    token: str
    say: Message | None
    events: list[Event]
    view: View


class Played(msgspec.Struct, frozen=True):
    """An example, played to its end."""

    match: Match
    frames: list[Frame]
    values: dict[str, Scalar]
    ends: bool  # whether all conditions of the example's `ends` hold


def guide(game: Game) -> Guide:
    """The guide of a game; an empty one if it has no learn.toml. Raises BadRoom if the file is not as described here."""
    return read(game.folder / "learn.toml", Guide) or Guide()


def play(game: Game, example: Example) -> Played:
    """Plays an example. Raises BadPosition or a Refusal if it is not a position, or not a game, of these rules."""
    seats, options = game.check_seats(example.seats), game.check_options(example.options)
    match = Match(game, game.position(example.position, seats, options), options, Rehearsed(example.chance, example.seed))
    frames = [Frame(None, "", None, [], match.view(example.seat))]
    for move in example.moves:
        seat, _, token = move.partition(":")
        say = game.say_move(token, match.prompt(int(seat)))
        known = len(match.log)
        match.play(int(seat), token)
        frames.append(Frame(int(seat), token, say, match.events(example.seat, known), match.view(example.seat)))
    own = [frame.token for frame in frames if frame.actor == example.seat]
    return Played(match, frames, _values(example, match, frames), all_hold(example.ends, match, example.seat, own))


def _values(example: Example, match: Match, frames: Sequence[Frame]) -> dict[str, Scalar]:
    events = [msgspec.to_builtins(event) for event in match.events(example.seat)]
    moments = {
        "before": msgspec.to_builtins(frames[0].view),
        "after": msgspec.to_builtins(frames[-1].view),
        "event": {event["event"]: event for event in events},
    }
    return {name: scalar(name, value_at(moments, path)) for name, path in example.values.items()}
