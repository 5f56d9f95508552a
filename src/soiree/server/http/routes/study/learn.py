"""What the page Learn says about a game: facts of the box, what is in it, and worked examples played by the rules."""

import functools

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from soiree.core.chance.dealers import Seeded
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.teaching import guides
from soiree.core.teaching.guides import Example, Section
from soiree.core.teaching.other_editions import fitting_examples, shipped
from soiree.core.texts.box_facts import Scalar, Thing, facts, known_facts, things
from soiree.core.texts.message import Message
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.games import EditionName, find_edition
from soiree.server.table.snapshot import GameEvent, encode, encode_game_event, raw_json


class GuideTable(msgspec.Struct, frozen=True):
    """Things of one sort in the box."""

    id: str
    things: list[Thing]


class ExampleFrame(msgspec.Struct, frozen=True):
    """One moment of an example, as its reader sees it: who made which move (nobody at the start), what happened, the view after it."""

    actor: int | None
    token: str
    say: Message | None
    events: list[GameEvent]
    view: dict[str, object]


class WorkedExample(msgspec.Struct, frozen=True):
    """A position and what is played there."""

    id: str
    section: str
    seat: int
    seats: int
    values: dict[str, Scalar]  # variables of its texts
    frames: list[ExampleFrame]


class GuideTip(msgspec.Struct, frozen=True):
    """Advice, with the measured figures that its text mentions."""

    id: str
    figures: dict[str, int]


class GuideBoard(msgspec.Struct, frozen=True):
    """The table at the start of a game, as the player of a seat sees it."""

    seat: int
    seats: int
    view: dict[str, object]


class GuidePage(msgspec.Struct, frozen=True):
    """Everything that the page Learn shows besides the lessons; the texts are in the words files of the game.

    In another edition than the shipped one, examples are left out whose positions are not the same there, and so are all tips: they were
    counted in games of the shipped one. Facts of things that the edition does not have are missing. It has a board of its own to show.
    """

    edition: str
    left_out: int  # examples
    board: GuideBoard | None
    facts: dict[str, Scalar]
    sections: tuple[Section, ...]
    box: list[GuideTable]
    examples: list[WorkedExample]
    tips: list[GuideTip]


GUIDES = {200: ResponseSpec(GuidePage, description="the guide of the game", generate_examples=False), **PROBLEMS}


@get("/api/games/{game:str}/learn", responses=GUIDES, sync_to_thread=True)
def show_guide(game: str, edition: EditionName = "") -> Response[bytes]:
    """The guide of a game in an edition: facts of its box, sections, what is in the box, worked examples, tips. Empty if it has none."""
    return Response(_encoded(find_edition(game, edition)), media_type=MediaType.JSON)


@functools.cache
def _encoded(game: Game) -> bytes:
    """The guide as JSON. Cached: it never changes while the server runs, and its examples are played to make it."""
    return encode(_page(game))


def _page(game: Game) -> GuidePage:
    guide, printed = guides.guide(game), game.printed()
    usual = game.edition == shipped(game.package).edition
    known = facts(guide.facts, printed) if usual else known_facts(guide.facts, printed)
    examples = fitting_examples(game)
    return GuidePage(
        edition=game.edition,
        left_out=len(guide.example) - len(examples),
        board=None if usual else _board(game),
        facts=known,
        sections=guide.section,
        box=[GuideTable(one.id, things(one, printed, known)) for one in guide.box],
        examples=[_example(game, one) for one in examples],
        tips=[GuideTip(one.id, guides.rounded(one)) for one in guide.tip] if usual else [],
    )


def _board(game: Game) -> GuideBoard:
    seats, options = game.check_seats(None), game.check_options(None)
    match = Match(game, game.begin(seats, options), options, Seeded(1))
    return GuideBoard(seat=0, seats=seats, view=raw_json(match.view(0).encode()))


def _example(game: Game, example: Example) -> WorkedExample:
    played = guides.play(game, example)
    frames = [
        ExampleFrame(one.actor, one.token, one.say, [encode_game_event(game, event) for event in one.events], raw_json(one.view.encode()))
        for one in played.frames
    ]
    return WorkedExample(example.id, example.section, example.seat, played.match.seats, played.values, frames)


ROUTES = [show_guide]
