"""The games of this server and their texts."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import MediaType, get
from litestar.params import Parameter

from soiree.core.errors import BadEdition, BadOption, UnknownGame
from soiree.core.game import Game, OptionValue
from soiree.core.texts.box_facts import Scalar
from soiree.core.texts.clauses import Clause
from soiree.games import game as room
from soiree.games import games as rooms
from soiree.server.http.errors import PROBLEMS
from soiree.server.refusals import NotFound
from soiree.server.table_commands.fields import Language
from soiree.server.workers.messages import LEVELS

EditionName = Annotated[str, Parameter(max_length=40, description="the name of an edition; '' for the shipped one")]
SHARED_WORDS = Path(__file__).parents[3] / "words"


class OptionInfo(msgspec.Struct):
    id: str
    default: OptionValue
    values: list[str]
    low: int
    high: int
    unlimited: bool  # a number that can also be 0: no limit


class GameInfo(msgspec.Struct):
    """A game in one edition: how many can play it and its options may differ between editions."""

    id: str
    titles: dict[str, str]
    designers: list[str]
    year: int
    seats: list[int]
    minutes: list[int]
    age: int
    options: list[OptionInfo]
    levels: list[str]  # of the server's bots, weakest first
    editions: list[str]  # of its printed values, the usual one first
    edition: str  # the one that this describes


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games in their shipped editions, in the order of the lobby."""
    return [_info(game, game.edition_names()) for game in rooms()]


@get("/api/games/{game:str}", operation_id="ApiGamesGame", responses=PROBLEMS, sync_to_thread=True)
def show_game(game: str, edition: EditionName = "") -> GameInfo:
    """A game in an edition, with the seats and options that a new table of it can have."""
    return _info(find_edition(game, edition), find_game(game).edition_names())


def _info(game: Game, editions: list[str]) -> GameInfo:
    return GameInfo(
        game.id,
        game.titles,
        list(game.designers),
        game.year,
        list(game.seats),
        list(game.minutes),
        game.age,
        [
            OptionInfo(option.id, option.default, list(option.values), option.low, option.high, option.unlimited)
            for option in game.options.values()
        ],
        list(LEVELS),
        editions,
        game.edition,
    )


class RulesInfo(msgspec.Struct):
    """The clauses of a game in order, the options without which no table can be created (their defaults), and facts of the edition's box.

    Options and facts are variables of the texts.
    """

    options: dict[str, OptionValue]
    clauses: list[Clause]
    facts: dict[str, Scalar]


@get("/api/games/{game:str}/clauses", responses=PROBLEMS, sync_to_thread=True)
def game_clauses(game: str, edition: EditionName = "") -> RulesInfo:
    """The ids of a game's clauses in order, where each comes from, and with which options it holds. The texts are in its words."""
    found = find_edition(game, edition)
    return RulesInfo(found.check_options(None), list(found.clause_facts.values()), found.clause_values)


@get("/api/games/{game:str}/words/{language:str}", responses=PROBLEMS, media_type=MediaType.TEXT, sync_to_thread=False)
def game_words(game: str, language: Language) -> str:
    """The messages of a game, those of its refusals too, as a Fluent file."""
    return _read(find_game(game).folder / "words", language)


@get("/api/games/{game:str}/editions/{edition:str}", operation_id="ApiGamesEdition", responses=PROBLEMS, sync_to_thread=True)
def game_edition(game: str, edition: str) -> dict[str, Any]:  # any: the tables of a TOML file
    """The printed values of an edition, table by table as its file has them. A map without outlines has those of its layout."""
    return dict(find_edition(game, edition).tables())


@get("/api/words/{language:str}", responses=PROBLEMS, media_type=MediaType.TEXT, sync_to_thread=False)
def shared_words(language: Language) -> str:
    """The messages that all games share, those of refusals too, as a Fluent file."""
    return _read(SHARED_WORDS, language)


def find_game(id: str) -> Game:
    """The game with this id; 404 if there is none."""
    try:
        return room(id)
    except UnknownGame as error:
        raise NotFound("no-game", detail=str(error)) from None


def find_edition(id: str, edition: str) -> Game:
    """The game with this id in an edition, the shipped one if it is ''; 404 if there is none or it cannot be played."""
    found = find_game(id)
    try:
        chosen = found.in_edition(edition or found.edition)
        _ = chosen.box  # its values are checked when it is first read
    except (BadOption, BadEdition) as error:
        raise NotFound("no-edition", detail=str(error)) from None
    return chosen


def _read(folder: Path, language: Language) -> str:
    files = [folder / f"{language}.ftl", folder / f"refusals.{language}.ftl"]
    if not all(path.is_file() for path in files):
        raise NotFound("no-words")
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


ROUTES = [list_games, show_game, game_clauses, game_words, game_edition, shared_words]
