"""Every room keeps the convention of `soiree.core.room`; a room that does not is refused with a sentence."""

import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tools.compile import compiled_modules

import soiree
from soiree.core import room
from soiree.core.conformance import random_step, room_faults, tables
from soiree.core.errors import BadRoom
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.reasons import Fact, Line
from soiree.core.rng import Rng
from soiree.core.texts.message import Message
from soiree.core.texts.words import LANGUAGES, words
from soiree.core.values.evaluation import Evaluation
from soiree.core.values.features import Features
from soiree.core.view import View
from soiree.core.worlds import Worlds
from tests.flaws import cloakroom
from tests.specs import ROOT

TOY = ROOT / "tests" / "cloakroom"
ROOMS = [*soiree.games(), cloakroom()]


def match_at(game: Game, steps: int) -> Match:
    match, rng = tables(game)[0].match(), Rng(1)
    while not match.over and (len(match.steps()) < steps or not match.actors):
        random_step(match, rng)
    return match


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_a_room_keeps_the_convention(game: Game) -> None:
    assert room_faults(game.package) == []


@pytest.mark.parametrize("game", ROOMS, ids=lambda game: game.id)
def test_every_part_gives_what_it_says(game: Game) -> None:
    match = match_at(game, 40)
    state, view = match.state, match.view(0)
    names = [f"P{seat}" for seat in range(match.seats)]
    assert isinstance(view, game.view_type())
    assert issubclass(game.view_type(), View)
    assert isinstance(game.worlds(view), Worlds)
    assert all(isinstance(fact, str) for fact in game.secrets(state, 0))
    assert game.violations(state) == game.violations_between(state, state) == []
    for seat in match.actors:
        assert isinstance(game.say_move(match.moves(seat)[0], match.prompt(seat)), Message)
    assert all(isinstance(game.say_event(event), Message) for event in match.events())
    assert all(isinstance(fact, Fact) for fact in game.facts(Line(0, state, match.events(0), state, [], state)))
    assert isinstance(game.evaluation(), Evaluation)
    assert isinstance(game.features(match.seats), Features)
    assert game.draw(view, words("en", game.folder), names)
    assert game.picture(view, words("en", game.folder), names).startswith("<svg")
    with pytest.raises(soiree.BadPosition):
        game.position(7, game.seats[0], game.check_options(None))


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_the_parts_that_are_played_most_are_compiled(game: Game) -> None:
    compiled = {path.stem for path in compiled_modules(game.folder)}
    assert {"state", "rules", "belief", "eval", "features"} <= compiled


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_a_room_is_declared_not_forwarded(game: Game) -> None:
    assert len((game.folder / "__init__.py").read_text(encoding="utf-8").splitlines()) <= 10
    assert game.folder.name == game.id.replace("-", "_")
    assert game.measured
    assert game.counted


# ---------------------------------------------------------------- rooms that break the convention


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the toy's room, to be spoiled; `broken_room` is its package."""
    folder = tmp_path / "broken_room"
    shutil.copytree(TOY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "broken_room"]:
        del sys.modules[name]
    room.load.cache_clear()


def replace(file: str, old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")

    return change


def remove(file: str) -> Callable[[Path], None]:
    return lambda folder: (folder / file).unlink()


def rename_clause(folder: Path) -> None:
    for language in LANGUAGES:
        replace(f"words/{language}.ftl", "TOY-009", "TOY-109")(folder)


def fault_in_english_only(folder: Path) -> None:
    (folder / "words/faults.en.ftl").write_text("fault-cards = a deck has at most six cards\n", encoding="utf-8")


def other_faults(folder: Path) -> None:
    for language, name in (("en", "cards"), ("fr", "cartes")):
        (folder / f"words/faults.{language}.ftl").write_text(f"fault-{name} = six\n", encoding="utf-8")


def without_docstring(folder: Path) -> None:
    (folder / "__init__.py").write_text('MEASURED = ("dealt",)\n', encoding="utf-8")


FAULTS: dict[str, Callable[[Path], None]] = {
    "words/fr.ftl is missing": remove("words/fr.ftl"),
    "words/en.ftl and words/fr.ftl have different messages: move-red, move-rouge": replace("words/fr.ftl", "move-red", "move-rouge"),
    "words/en.ftl has no message section-1": rename_clause,
    "words/reasons.fr.ftl is missing": remove("words/reasons.fr.ftl"),
    "words/reasons.en.ftl and words/reasons.fr.ftl have different messages: fact-peeks, fact-regards": replace(
        "words/reasons.fr.ftl", "fact-peeks", "fact-regards"
    ),
    "words/faults.fr.ftl is missing": fault_in_english_only,
    "words/faults.en.ftl and words/faults.fr.ftl have different messages: fault-cards, fault-cartes": other_faults,
    "facts in reasons.py takes (line, box); it must take (box, line)": replace(
        "reasons.py", "box: Box, line: Line", "line: Line, box: Box"
    ),
    "picture.py is missing; it must define picture.py: picture(box, view, words, names): the table as SVG": remove("picture.py"),
    "rules.py does not define new; it must define rules.py: new(box, seats, options): the State before the first step": replace(
        "rules.py", "def new(", "def begin("
    ),
    "new in rules.py takes (box, options, seats); it must take (box, seats, options)": replace(
        "rules.py", "seats: int, options: Mapping[str, OptionValue]", "options: Mapping[str, OptionValue], seats: int"
    ),
    "Worlds in belief.py must be a class": replace("belief.py", "class Worlds(CoreWorlds):", "def Worlds():"),
    "Worlds in belief.py takes (view, box); it must take (box, view)": replace("belief.py", "box: Box, view: View", "view: View, box: Box"),
    "secrets in belief.py must say what it returns": replace("belief.py", "seat: int | None) -> list[str]:", "seat: int | None):"),
    "line 7 of __init__.py is neither the docstring nor one of MEASURED, COUNTED": replace(
        "__init__.py", "\nMEASURED", "\nfrom .rules import new\nMEASURED"
    ),
    "__init__.py has no docstring that says what game it is": without_docstring,
}


@pytest.mark.parametrize(("sentence", "spoil"), FAULTS.items(), ids=list(FAULTS))
def test_a_fault_is_named(broken: Path, sentence: str, spoil: Callable[[Path], None]) -> None:
    assert room_faults("broken_room") == []
    spoil(broken)
    assert room_faults("broken_room") == [sentence]


def test_a_room_may_have_no_reasons(broken: Path) -> None:
    for file in ("reasons.py", "words/reasons.en.ftl", "words/reasons.fr.ftl"):
        remove(file)(broken)
    assert room_faults("broken_room") == []
    game = Game("broken_room")
    state = game.begin(2, {})
    assert game.facts(Line(0, state, [], state, [], state)) == []


def test_a_room_without_a_part_is_refused_when_the_part_is_used(broken: Path) -> None:
    remove("picture.py")(broken)
    replace("phrases.py", "def say_move", "def say_a_move")(broken)
    replace("eval.py", "class Evaluation(CoreEvaluation)", "class Evaluation")(broken)
    replace("__init__.py", 'MEASURED = ("dealt",)', "MEASURED = 1")(broken)
    game = Game("broken_room")
    view = game.begin(2, {}).view(0)
    with pytest.raises(BadRoom, match=r"the room broken_room has no file picture.py; it must define picture"):
        game.picture(view, words("en", game.folder), ["A", "B"])
    with pytest.raises(BadRoom, match=r"broken_room.phrases does not define say_move"):
        game.say_move("red", "colour")
    with pytest.raises(BadRoom, match=r"Evaluation of broken_room.eval is not a subclass of soiree.core.values.evaluation.Evaluation"):
        game.evaluation()
    with pytest.raises(BadRoom, match=r"MEASURED in the __init__.py of broken_room must be a tuple of strings"):
        _ = game.measured
    assert game.counted == ("peeked.seat",)


def test_a_part_that_gives_the_wrong_type_is_refused(broken: Path) -> None:
    replace("notation.py", "    return Notation(ACTIONS, [str(card + 1) for card in range(box.cards)])", "    return ACTIONS")(broken)
    replace("terminal.py", "    return view.json()", "    return 7")(broken)
    game = Game("broken_room")
    with pytest.raises(BadRoom, match=r"notation of broken_room.notation gives tuple, not Notation"):
        game.notation()
    with pytest.raises(BadRoom, match=r"draw of broken_room.terminal gives int, not something that Rich can print"):
        game.draw(game.begin(2, {}).view(0), words("en", game.folder), ["A", "B"])


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(soiree.BadView, match="is not a view of times-square"):
        soiree.game("times-square").worlds(soiree.new("gatsby", seed=1).view(0))


def test_a_package_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRoom, match=r"there is no package soiree.games.nowhere"):
        Game("soiree.games.nowhere")
