"""No question of a first player is left open: each has texts of the guide that answer it, and every text answers one.

learn_questions/ has a file for each game: what a first player asks, by the chapters of the rulebook, and the texts that answer it.
"""

import tomllib
from pathlib import Path

import pytest

import soiree
from tests.games.test_learn import Texts, own_messages

FOLDER = Path(__file__).parent / "learn_questions"


def questions(game: soiree.Game) -> dict[str, list[str]]:
    return tomllib.loads((FOLDER / f"{game.folder.name}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_no_question_is_open(game: soiree.Game) -> None:
    own = own_messages(game, "en")
    asked = questions(game)
    assert len(asked) >= 20
    assert {question: answers for question, answers in asked.items() if not answers} == {}
    assert {question: [id for id in answers if id not in own] for question, answers in asked.items() if not set(answers) <= set(own)} == {}


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_every_point_of_the_guide_answers_a_question(game: soiree.Game) -> None:
    answers = {id for ids in questions(game).values() for id in ids}
    introduced = ("-title", "-text")  # a heading or an introduction may stand for its section
    points = [id for id in own_messages(game, "en") if id.startswith("learn-") and not id.endswith(introduced)]
    assert [id for id in points if id not in answers] == []


SAID = [
    ("edgar-lucien", "learn-edgar-rob", "the next 10,000 Cogs", "10\u202f000 Cogs supérieurs"),
    ("edgar-lucien", "learn-setup-first", "clockwise", "sens horaire"),
    ("edgar-lucien", "learn-needles-text", "the same", "le même"),
    ("macao", "learn-effects-text", "if possible", "s’ils sont possibles"),
    ("macao", "learn-open-reserved", "its condition or cost", "sa condition ou son coût"),
    ("macao", "learn-end-round", "Everything is still allowed", "Tout y est encore permis"),
]


@pytest.mark.parametrize(("game", "id", "english", "french"), SAID)
def test_what_a_first_player_asked_is_said_in_both_languages(game: str, id: str, english: str, french: str) -> None:
    found = soiree.game(game)
    for language, said in (("en", english), ("fr", french)):
        assert said in Texts(found, language, found.printed()).all()[id]
