"""Reasons are true: every fact that a room says about a line holds in the views and events of the engine, in both languages."""

import importlib
import itertools
import re

import pytest

import soiree
from soiree.bots import Budget
from soiree.bots.analysis.reasons.lines import LinePlayer
from soiree.bots.bot import DecisionPoint
from soiree.bots.search_bot import SearchBot
from soiree.core.conformance import Table
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from tests.bots.positions import all_tables, decisions

POSITIONS = 16  # of random games at each table
FACT = re.compile(r"^(fact-[\w-]+) =", flags=re.MULTILINE)


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_every_fact_of_a_line_is_true(table: Table) -> None:
    game = table.game
    checker = importlib.import_module(f"tests.games.facts.{game.folder.name}")
    names = [f"P{seat}" for seat in range(table.seats)]
    checked = 0
    for turn, decision in enumerate(itertools.islice(decisions(table, seed=51, one_in=9), POSITIONS)):
        point = DecisionPoint(decision.view, decision.moves)
        search = SearchBot(learned=True).think(point, Budget(iterations=12), Rng(turn))
        for action in {point.actions[0], point.actions[-1], point.actions[turn % len(point.actions)]}:
            line = LinePlayer(search, point).play(action, turn).line
            for fact in game.facts(line):
                assert fact.weight != 0
                assert checker.is_true(fact.say, line), f"{fact}\n{line.turn}\n{line.reply}\n{decision.view.json()}"
                for language in LANGUAGES:
                    assert words(language, game.folder).say(fact.say, names)
                checked += 1
    assert checked > POSITIONS


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_every_fact_has_words_in_both_languages(game: soiree.Game) -> None:
    english, french = (FACT.findall((game.folder / "words" / f"reasons.{one}.ftl").read_text(encoding="utf-8")) for one in LANGUAGES)
    assert english == french
    source = (game.folder / "reasons.py").read_text(encoding="utf-8")
    assert set(re.findall(r'"(fact-[\w-]+)"', source)) <= set(english)
