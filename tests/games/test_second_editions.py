"""A second edition is a data file alone, in every game: found in a folder, and everything that the game has follows it."""

import io
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import soiree
from soiree.bots import LEVELS, Budget, bot
from soiree.cli import main
from soiree.core import conformance
from soiree.core.chance.dealers import Seeded
from soiree.core.conformance import Table, digests, random_step
from soiree.core.editions import FIRST, FOLDER_VARIABLE, identity
from soiree.core.errors import OtherEdition, reason_text
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from soiree.core.values import model_file
from soiree.edition_check import check_file
from soiree.games import check_installed
from soiree.lab.analysis.review import review
from soiree.lab.envs import features
from tests.games.foreign_editions import FOREIGN, Task, play, some_tables
from tests.specs import ROOT

EDITIONS = pytest.mark.parametrize("edition", FOREIGN)
NAMES = ["Ada", "Blaise", "Chloé", "Dragan"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the files alone, under names that say nothing."""
    there = tmp_path / "editions"
    there.mkdir()
    for number, game in enumerate(FOREIGN.values()):
        shutil.copy(game.board_file, there / f"file-{number}.toml")
    monkeypatch.setenv(FOLDER_VARIABLE, str(there))
    forget()
    yield there
    forget()


def forget() -> None:
    """Clears what games have cached of editions in other folders."""
    for game in soiree.games():
        game._editions.clear()


def installed(edition: str) -> soiree.Game:
    return soiree.game(FOREIGN[edition].id, edition)


def after(game: soiree.Game, steps: int, seed: int = 3) -> Match:
    """A random game after this many steps, with the greatest number of seats."""
    options = game.check_options(None)
    match, rng = Match(game, game.begin(game.seats[-1], options), options, Seeded(seed)), Rng(seed)
    while len(match.steps()) < steps and not match.over:
        random_step(match, rng)
    return match


def test_there_is_one_for_every_game_and_a_server_takes_them_all() -> None:
    assert {game.id for game in FOREIGN.values()} == {game.id for game in soiree.games()}
    assert {game.edition for game in check_installed()} == set(FOREIGN)


@EDITIONS
def test_rules_and_secrets(edition: str) -> None:
    game = installed(edition)
    for seats in game.seats:
        table = Table(game, seats, game.check_options({"periods": 2} if "periods" in game.options else None))
        conformance.check_game(table, seed=seats, thorough=6)
        conformance.check_noninterference(table, seed=seats, wanted=15)
    conformance.check_belief(table, seed=5, positions=2)


INTERPRETED = """
import sys
import soiree
from soiree.core import conformance, state
from tests.games.foreign_editions import FOREIGN, some_tables
assert state.__file__.endswith(".py"), state.__file__
for edition in FOREIGN:
    table = some_tables(soiree.game(FOREIGN[edition].id, edition))[0]
    print(edition, *conformance.digests(table, int(sys.argv[1])), sep="\\t")
"""


def test_compiled_and_interpreted_play_the_same_games_of_every_edition() -> None:
    """A Cabaret of 8 x 8 and a map of 31 districts fill the numbers of a state to the last bit."""
    games = 6
    run = subprocess.run(
        [sys.executable, "-c", INTERPRETED, str(games)],
        env=os.environ | {"SOIREE_INTERPRETED": "1"}, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr[-2000:]
    for line in run.stdout.splitlines():
        edition, *found = line.split("\t")
        assert digests(some_tables(installed(edition))[0], games) == found, edition
    assert len(run.stdout.splitlines()) == len(FOREIGN)


@EDITIONS
def test_bots_of_every_level_play_from_the_text_of_a_view(edition: str) -> None:
    match = after(installed(edition), 25)
    while not match.actors:
        random_step(match, Rng(1))
    seat = min(match.actors)
    seen = soiree.game(match.game.id).read_view(match.view(seat).json())
    for level in LEVELS:
        assert bot(level).choose(seen, match.moves(seat), Budget(iterations=6), Rng(1)) in match.moves(seat), level


@EDITIONS
def test_whole_games_of_random_moves_and_of_bots_are_counted(edition: str) -> None:
    """As `make foreign` plays them."""
    for bots in (False, True):
        assert play(Task(edition, bots, first=3, games=1)).total() == 1


@EDITIONS
@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_and_picture(edition: str, language: str) -> None:
    match = after(installed(edition), 70)
    own = soiree.game(match.game.id)
    say = words(language, own.folder)
    for reader in (0, None):
        seen = own.read_view(match.view(reader).json())
        for aids in (True, False):
            out = io.StringIO()
            Console(file=out, width=100, force_terminal=False, color_system=None).print(own.draw(seen, say, NAMES, aids))
            assert max(map(len, out.getvalue().splitlines())) <= 100
        picture = own.picture(seen, say, NAMES)
        width, height = (float(found) for found in re.findall(r'^<svg[^>]*width="([0-9.]+)" height="([0-9.]+)"', picture)[0])
        for x, y in re.findall(r'<(?:rect x|text x|circle cx)="([0-9.-]+)" c?y="([0-9.-]+)"', picture):
            assert 0 <= float(x) <= width
            assert 0 <= float(y) <= height
    assert all(say.say(match.game.say_event(event), NAMES) for event in match.events())


@EDITIONS
def test_views_and_records_name_it_and_come_back(edition: str) -> None:
    match = after(installed(edition), 80)
    for reader in (0, None):
        text = match.view(reader).json()
        assert f'"edition":"{edition}"' in text
        assert soiree.game(match.game.id).read_view(text).json() == text
    record = match.record()
    assert f'[Edition "{edition}"]' in record
    again = soiree.load(record)
    assert again.record() == record
    assert again.view(0).json() == match.view(0).json()


@EDITIONS
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_its_file_everything_that_needs_it_is_refused_with_a_sentence(
    edition: str, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = after(installed(edition), 40)
    record, view, own = match.record(), match.view(0).json(), soiree.game(match.game.id)
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    monkeypatch.delenv(FOLDER_VARIABLE)
    forget()
    with pytest.raises(soiree.BadRecord) as unread:
        soiree.load(record)
    with pytest.raises(soiree.BadOption) as unseen:
        own.of_view(own.read_view(view))
    for error in (unread.value, unseen.value):
        sentence = reason_text(error.reason, language)
        assert edition in sentence
        assert FIRST in sentence
    for command in (
        ["replay", str(tmp_path / "game.txt")],
        ["review", str(tmp_path / "game.txt")],
        ["rules", own.id, "--edition", edition],
    ):
        code = main(["--lang", language, *command])
        told = capsys.readouterr().err
        assert code == 2, command
        assert edition in told, command
        assert "Traceback" not in told


@EDITIONS
def test_what_is_learned_of_the_shipped_edition_is_not_used(edition: str) -> None:
    match = after(installed(edition), 40)
    own = soiree.game(match.game.id)
    with pytest.raises(OtherEdition, match=f"the edition {edition} of {own.id}"):
        features.encode(match.view(0))
    assert own.value_model(match.seats) is not None
    assert match.game.value_model(match.seats) is None
    assert own.model_card is not None
    with pytest.raises(OtherEdition, match=rf"the value model is for {own.id} {FIRST}, not for this edition \({own.id} {edition}\)"):
        model_file.read_weights(own.folder, own.model_card, own.id, edition, [])
    _, found = review(match.record().encode(), seconds=None, iterations=1, seat=0)
    assert (found.edition, found.model) == (edition, "")


@EDITIONS
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_printed_with_its_numbers(edition: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = installed(edition)
    assert main(["--lang", language, "rules", game.id, "--edition", edition]) == 0
    printed = capsys.readouterr().out
    assert main(["--lang", language, "rules", game.id]) == 0
    assert capsys.readouterr().out != printed
    assert all(clause in printed for clause in game.clauses)
    assert "{" not in printed


def test_every_file_of_the_docs_can_be_played(tmp_path: Path) -> None:
    """One for each game, as somebody would copy it."""
    text = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
    found = []
    for number, block in enumerate(re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL)):
        file = tmp_path / f"{number}.toml"
        file.write_text(block, encoding="utf-8")
        assert check_file(file) == ()
        found.append(identity(file)[0])
        assert after(soiree.game(found[-1]).with_board(file), 5000).over
    assert sorted(found) == sorted(game.id for game in soiree.games())
