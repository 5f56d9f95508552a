"""What it takes to add a game: the toy's folder, put among the games, is a game everywhere. No other file is touched.

No shared code names a game, and what a real game has besides its room is in files of its own, which the how-to lists.
"""

import ast
import asyncio
import re
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
from tests.server import http
from tests.server.in_process import served
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


def test_it_is_played_on_a_server(new_room: soiree.Game, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as url, http.AsyncClient(base_url=url) as ann, http.AsyncClient(base_url=url) as bob:
            for person, name in ((ann, "Ann"), (bob, "Bob")):
                await person.post("/api/guest", json={"name": name})
            listed = {game["id"]: game for game in (await ann.get("/api/games")).json()}
            assert listed[new_room.id]["seats"] == [2, 3]
            table = f"/api/tables/{(await ann.post('/api/tables', json={'game': new_room.id})).json()['table']}"
            await bob.post(f"{table}/join", json={})
            await ann.post(f"{table}/start")
            for number in range(20):  # the toy is over long before
                for person in (ann, bob):
                    look = (await person.get(table)).json()
                    if look["moves"]:
                        move = {"id": f"m{number}", "token": look["moves"][0]["token"]}
                        look = (await person.post(f"{table}/play", json=move)).raise_for_status().json()
            assert look["status"] == "over"
            assert look["result"]["reason"] == "cards"
            assert f'[Game "{new_room.id}"]' in (await ann.get(f"{table}/record")).text

    asyncio.run(scenario())


def test_a_folder_with_another_name_than_its_id_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "tests" / "cloakroom", tmp_path / "wardrobe", ignore=shutil.ignore_patterns("__pycache__"))
    add_rooms(tmp_path, monkeypatch)
    with pytest.raises(BadRoom, match="has the id 'toy-cloakroom'; by its folder it is 'wardrobe'"):
        soiree.game("wardrobe")


# ---------------------------------------------------------------- the games that are here

SHARED_PYTHON = ("src/soiree", "tools")
SHARED_OF_THE_PAGE = ("web/src", "web/tools/games.mjs", "web/tools/boards.ts")
SHARED_FILES = ("setup.py", "Makefile", "pyproject.toml", "MANIFEST.in", "web/index.html")
NAMED = {
    "src/soiree/server/runtime/study/reviews.py",  # ids of stored reviews: an early version treated one game differently
    "src/soiree/lab/envs/pettingzoo.py",  # the game of an environment for which none is named
}


def names_of(game: soiree.Game) -> set[str]:
    return {game.id, game.folder.name}


def texts_of_python(file: Path) -> str:
    """The strings of a module without its docstrings, which may have examples."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    sections = [part for part in ast.walk(tree) if isinstance(part, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)]
    first = [part.body[0] for part in sections if part.body]
    docs = {id(one.value) for one in first if isinstance(one, ast.Expr)}
    strings = [part for part in ast.walk(tree) if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return "\n".join(str(string.value) for string in strings if id(string) not in docs)


def shared_texts() -> Iterator[tuple[str, str]]:
    """Every file that all games share, and what of it could name one."""
    own = [ROOT / "src/soiree/games", ROOT / "web/src/games"]
    for folder in SHARED_PYTHON:
        for file in sorted((ROOT / folder).rglob("*.py")):
            if own[0] not in file.parents or file.parent == own[0]:
                yield str(file.relative_to(ROOT)), texts_of_python(file)
    for name in (*SHARED_OF_THE_PAGE, *SHARED_FILES):
        for file in sorted((ROOT / name).rglob("*")) if (ROOT / name).is_dir() else [ROOT / name]:
            if file.is_file() and (own[1] not in file.parents or file.parent == own[1]):
                yield str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")


def test_no_shared_file_names_a_game() -> None:
    names = "|".join(sorted(set().union(*map(names_of, soiree.games()))))
    texts = dict(shared_texts())
    assert len(texts) > 400
    assert {file for file, text in texts.items() if re.search(rf"(?<!\w)({names})(?!\w)", text)} == NAMED


def test_every_game_has_the_files_that_the_how_to_lists() -> None:
    section = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8").partition("## 10.")[2]
    files = [file for row in re.findall(r"^\| (`.+?`) \|", section, re.MULTILINE) for file in re.findall(r"`([^`]+)`", row)]
    assert len(files) > 10
    wanted = [file.replace("ROOM", game.folder.name).replace("GAME", game.id) for game in soiree.games() for file in files]
    assert [file for file in wanted if not any(ROOT.glob(file.rstrip("/")))] == []
