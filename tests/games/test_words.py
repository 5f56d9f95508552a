"""Words: both languages are complete; every clause, and every move and event of real games, has a text."""

import re

import msgspec
import pytest

import soiree
from soiree.core.conformance import Table, random_step
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from tests.games.test_conformance import share
from tests.goldens import all_tables
from tests.specs import clauses

ID = re.compile(r"^([a-zA-Z][\w-]*) =", flags=re.MULTILINE)


def ids(game: soiree.Game, language: str) -> list[str]:
    return ID.findall((game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_both_languages_have_the_same_messages_in_the_same_order(game: soiree.Game) -> None:
    english = ids(game, "en")
    assert english == ids(game, "fr")
    assert len(set(english)) == len(english)
    assert {"title", "tagline", "about"} <= set(english)


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_every_clause_of_the_spec_has_words_and_no_other(game: soiree.Game) -> None:
    assert list(game.clauses) == clauses(game.folder.name)
    for language in LANGUAGES:
        say = words(language, game.folder)
        texts = [say(clause, {**game.clause_values, **game.check_options(None)}) for clause in game.clauses]
        assert all(len(text) > 20 for text in texts)
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_every_option_says_in_a_sentence_what_it_changes(game: soiree.Game, language: str) -> None:
    """The dialog for a new table shows it with the names of the values, the default first: it is the recommended one."""
    say = words(language, game.folder)
    for name, option in game.options.items():
        about = say(f"option-{name}-about")
        assert re.fullmatch(r"[^.!?]+\.", about), f"one sentence: {about}"
        assert 20 < len(about) <= 150, about
        assert all(say(f"option-{name}-{value}") for value in (*option.values, *option.retired))
        assert say(f"option-{name}")


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_french_is_not_english(game: soiree.Game) -> None:
    english, french = words("en", game.folder), words("fr", game.folder)
    about = {**game.clause_values, **game.check_options(None)}
    assert all(english(clause, about) != french(clause, about) for clause in game.clauses)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_every_move_and_event_can_be_said(table: Table, language: str) -> None:
    """A missing message or variable raises, so saying everything of some games is the test."""
    say = words(language, table.game.folder)
    names = ["Ada", "Blaise", "Chloé", "Dragan"]
    said = set()
    offered: set[tuple[str, str]] = set()
    known: set[bytes] = set()
    for seed in range(share(36, table)):
        match, rng = table.match(), Rng(seed)
        while not match.over:
            for seat in match.actors:
                prompt = match.prompt(seat)
                said.add(say(f"prompt-{prompt}"))
                fresh = {(token, prompt) for token in match.moves(seat)} - offered
                offered |= fresh
                said |= {say.say(table.game.say_move(token, prompt), names) for token, prompt in fresh}
            random_step(match, rng)
        for reader in (*range(match.seats), None):
            told = {msgspec.json.encode(event): event for event in match.events("onlooker" if reader is None else reader)}
            said |= {say.say(table.game.say_event(event), names) for key, event in told.items() if key not in known}
            known |= set(told)
    assert not any("{" in text or "None" in text for text in said)
