"""The library as a newcomer uses it: the README, and bad input with a sentence that says what would be right."""

import doctest
import subprocess
import sys

import pytest

import soiree
from soiree.core.game import Option
from tests.specs import ROOT


def test_the_readme_and_the_package_say_what_is_so() -> None:
    pages = ("add-a-game", "bots", "lessons", "library", "research")
    for document in ("README.md", "README.fr.md", "CONTRIBUTING.md", *(f"docs/{page}.md" for page in pages)):
        failures, tried = doctest.testfile(str(ROOT / document), module_relative=False, optionflags=doctest.ELLIPSIS)
        assert failures == 0, document
        assert tried > 0 or document == "CONTRIBUTING.md"
    failures, tried = doctest.testmod(soiree)
    assert (failures, tried > 0) == (0, True)


@pytest.mark.parametrize(
    ("call", "wrong", "sentence"),
    [
        (lambda: soiree.new("times-sqare"), soiree.UnknownGame, "did you mean times-square"),
        (lambda: soiree.new("go"), soiree.UnknownGame, "The games: times-square"),
        (lambda: soiree.new(7), soiree.UnknownGame, "there is no game '7'"),  # type: ignore[arg-type]  # on purpose
        (lambda: soiree.new("times-square", seats=3), soiree.BadSeats, "is played by 2 players, not 3"),
        (lambda: soiree.new("times-square", seats=10**400), soiree.BadSeats, "a number beyond all bounds"),
        (lambda: soiree.new("times-square", seats="2"), soiree.BadSeats, "not '2'"),  # type: ignore[arg-type]  # on purpose
        (lambda: soiree.new("times-square", seats=True), soiree.BadSeats, "not True"),
        (lambda: soiree.new("times-square", options={"jokers": "printed"}), soiree.BadOption, "no option 'jokers'; its options: joker"),
        (lambda: soiree.new("times-square", options={"joker": "wild"}), soiree.BadOption, "one of printed, substitute; 'wild' is not"),
        (lambda: soiree.new("times-square", options={"joker": 1}), soiree.BadOption, "one of printed, substitute; 1 is not"),
        (lambda: soiree.new("times-square", options=["joker"]), soiree.BadOption, "a mapping"),  # type: ignore[arg-type]  # on purpose
        (lambda: soiree.new("times-square", seed="7"), soiree.BadOption, "a whole number, not str"),  # type: ignore[arg-type]  # on purpose
        (lambda: soiree.new("times-square", seed=7, dealer="manual"), soiree.BadOption, "not both"),
        (lambda: soiree.new("times-square", dealer="croupier"), soiree.BadOption, "'manual', 'committed' or a Dealer"),
        (lambda: soiree.game("times-square").read_view("{}"), soiree.BadView, "missing required field"),
        (lambda: soiree.game("times-square").read_view("\ud800"), soiree.BadView, "not a view"),
        (lambda: soiree.new("times-square", seed=1).view(5), soiree.BadSeats, "0 to 1"),
        (lambda: soiree.new("times-square", seed=1).moves(-1), soiree.BadSeats, "0 to 1"),
    ],
)
def test_bad_input(call: object, wrong: type[Exception], sentence: str) -> None:
    with pytest.raises(wrong, match=sentence):
        call()  # type: ignore[operator]  # a function without arguments
    assert issubclass(wrong, soiree.SoireeError)


def test_an_option_may_be_a_number_within_bounds() -> None:
    periods = Option("periods", 15, low=1, high=30)
    assert (periods.check(30), periods.read("7")) == (30, 7)
    for value in (0, 31, True, "7", None, 2.0):
        with pytest.raises(soiree.BadOption, match="a whole number from 1 to 30"):
            periods.check(value)
    with pytest.raises(soiree.BadOption):
        periods.read("seven")


def test_importing_the_package_loads_no_room_no_words_and_no_terminal() -> None:
    """What keeps the import quick: heavy things come when they are asked for."""
    check = "import sys, soiree; print([name for name in ('rich', 'fluent', 'soiree.games.times_square') if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True, cwd=ROOT)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("alias", ["reeperbahn", "auf-der-reeperbahn", "auf-der-reeperbahn-nachts-um-halb-zwei"])
def test_a_game_is_found_by_its_other_title(alias: str) -> None:
    assert soiree.game(alias) is soiree.game("times-square")
    assert '[Game "times-square"]' in soiree.new(alias, seed=1).record()
    assert soiree.load(f'[Game "{alias}"]\n\n*h0\n').game.id == "times-square"


# ---------------------------------------------------------------- the package of games


@pytest.mark.parametrize(
    "code",
    [
        "import soiree.games.gatsby.rules as r; assert r.new",
        "import soiree.games as g; assert [game.id for game in g()] == [game.id for game in g.games()] and g.ROOMS",
        "from soiree import games; assert games()[0].id in games.ROOMS",
        "from soiree import *; assert games()",
        "from soiree.games import games; assert games()",
        "import soiree; assert soiree.games.__spec__.name == 'soiree.games' and soiree.games()",
    ],
)
def test_games_is_a_function_and_a_package(code: str) -> None:
    """`import a.b.c as r` takes attributes, not modules: each way of importing must find the package behind `soiree.games`."""
    subprocess.run([sys.executable, "-c", code], check=True)
