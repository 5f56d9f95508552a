"""What it takes to add a game: the toy's folder, put among the games, is a game everywhere. No other file is touched."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import soiree
from soiree.bots import BASELINES, Budget, bot
from soiree.cli import main
from soiree.core import conformance, room
from soiree.core.conformance import random_step, room_faults, tables
from soiree.core.errors import BadRoom
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from soiree.games import ROOMS, _game, find_rooms
from soiree.lab.envs import features
from tests.specs import ROOT

PACKAGE = sys.modules["soiree.games"]  # for a type checker `soiree.games` is the function
FILES = sorted(
    {*room.FILES, *(f"{part.file}.py" for part in (*room.PARTS, *room.OPTIONAL_PARTS)), "words/reasons.en.ftl", "words/reasons.fr.ftl"}
)


def add_rooms(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rooms of a folder become rooms of the package, found as the package finds its own."""
    monkeypatch.setattr(PACKAGE, "__path__", [*PACKAGE.__path__, str(folder)])
    for id, package in find_rooms(PACKAGE.__path__).items():
        monkeypatch.setitem(ROOMS, id, package)


@pytest.fixture
def new_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[soiree.Game]:
    """The toy in a folder that belongs to the package of games."""
    folder = tmp_path / "toy_cloakroom"
    shutil.copytree(ROOT / "tests" / "cloakroom", folder, ignore=shutil.ignore_patterns("__pycache__"))
    add_rooms(tmp_path, monkeypatch)
    yield soiree.game("toy-cloakroom")
    for name in [name for name in sys.modules if name.startswith("soiree.games.toy_cloakroom")]:
        del sys.modules[name]
    _game.cache_clear()
    room.load.cache_clear()


def test_these_files_are_a_game(new_room: soiree.Game) -> None:
    found = sorted(str(file.relative_to(new_room.folder)) for file in new_room.folder.rglob("*") if file.is_file())
    assert found == FILES
    assert room_faults(new_room.package) == []
    assert new_room in soiree.games()
    assert [game.id for game in soiree.games()][-1] == "toy-cloakroom", "without an order it is the last in the lobby"


def test_it_conforms(new_room: soiree.Game) -> None:
    for table in tables(new_room):
        for seed in range(10):
            conformance.check_game(table, seed, thorough=2)
        assert conformance.check_noninterference(table, seed=1, wanted=200).diverged > 0
        conformance.check_belief(table, seed=1, positions=10)
    assert main(["conform", "toy-cloakroom", "--games", "4", "--pairs", "20", "--positions", "4", "--processes", "1"]) == 0


def test_it_has_words(new_room: soiree.Game) -> None:
    assert list(new_room.clauses) == ["TOY-001", "TOY-002", "TOY-009"]
    names = ["Ada", "Blaise", "Chloé"]
    for language in LANGUAGES:
        say = words(language, new_room.folder)
        for table in tables(new_room):
            match, rng = table.match(), Rng(2)
            while not match.over:
                for seat in match.actors:
                    assert say(f"prompt-{match.prompt(seat)}")
                    assert all(say.say(new_room.say_move(token, match.prompt(seat)), names) for token in match.moves(seat))
                random_step(match, rng)
            assert all(say.say(new_room.say_event(event), names) for event in match.events())
            assert say(f"cause-{match.reason}")


def test_it_is_played_recorded_and_drawn(new_room: soiree.Game) -> None:
    match = soiree.new(new_room.id, seats=3, seed=4)
    bots = [bot(name) for name in (*BASELINES[:2], "strong")]
    while not match.over:
        seat = min(match.actors)
        match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat), Budget(iterations=20), Rng(seat)))
    again = soiree.load(match.record())
    assert again.record() == match.record()
    assert again.svg(0).startswith("<svg")
    assert soiree.position("toy-cloakroom", [3, 5]).moves(0) == ("red", "black")
    assert features.encode(soiree.new("toy-cloakroom", seed=1).view(0)) is not None


def test_it_is_in_the_lobby_and_in_the_commands(new_room: soiree.Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert new_room.id in capsys.readouterr().out
    assert main(["rules", "toy-cloakroom", "TOY-002"]) == 0
    assert "A bid is a colour" in capsys.readouterr().out
    assert main(["simulate", "toy-cloakroom", "--games", "20", "--processes", "1"]) == 0
    assert "Cloakroom" in capsys.readouterr().out


def test_a_folder_with_another_name_than_its_id_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "tests" / "cloakroom", tmp_path / "wardrobe", ignore=shutil.ignore_patterns("__pycache__"))
    add_rooms(tmp_path, monkeypatch)
    with pytest.raises(BadRoom, match="has the id 'toy-cloakroom'; by its folder it is 'wardrobe'"):
        soiree.game("wardrobe")
