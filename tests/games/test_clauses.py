"""The clauses as a reader finds them: rules, not refusals; where each comes from; which hold at a table with other options."""

import re

import pytest

import soiree
from soiree.core.conformance import tables
from soiree.core.texts.words import LANGUAGES, words
from tests.specs import clauses, origins, rulings

# How a sentence begins that speaks to somebody who has just tried something. A rule speaks of every case.
BEGINS = r"(?:^|[.:;] )"
ADDRESSED = {
    "en": BEGINS
    + r"(right now,? (that|you)|you have no such|you cannot pay that|that (card )?is not|this (tile|place|token|table)\b"
    + r"|the game is over)",
    "fr": BEGINS
    + r"(pour l’instant,|vous n’avez pas cette|il ne vous reste|vous ne pouvez pas payer ce|ce n’est pas ce|ce (jeton|lieu)\b"
    + r"|cette (tuile|table)\b|celle-ci n’est|cette carte n’est pas|la partie est terminée)",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_a_clause_is_a_rule_and_no_refusal(game: soiree.Game, language: str) -> None:
    say = words(language, game.folder)
    for table in tables(game):
        texts = {clause: say(clause, {**game.clause_values, **table.options}) for clause in game.clauses}
        assert not [text for text in texts.values() if re.search(ADDRESSED[language], text.replace("\u202f", ""), flags=re.IGNORECASE)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_no_clause_and_no_refusal_are_the_same_text(game: soiree.Game, language: str) -> None:
    bare = re.compile(r"^(\S+) = (.*)$", flags=re.MULTILINE)
    folder = game.folder / "words"
    rules = dict(bare.findall((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    refusals = dict(bare.findall((folder / f"refusals.{language}.ftl").read_text(encoding="utf-8")))
    assert not {text for id, text in rules.items() if id in game.clauses} & set(refusals.values())
    assert not set(rules) & set(refusals), "a message of its own"


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_the_origin_of_every_clause_is_that_of_the_spec(game: soiree.Game) -> None:
    assert {id: facts.origin for id, facts in game.clause_facts.items()} == origins(game.folder.name)
    assert list(game.clause_facts) == clauses(game.folder.name)
    assert {facts.origin for facts in game.clause_facts.values()} == {"rulebook", "ruling", "house"}


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_every_ruling_that_is_cited_is_recorded_with_its_reason(game: soiree.Game) -> None:
    recorded, cited = rulings(game.folder.name)
    assert cited - recorded == set()
    assert sorted(recorded) == [f"R{number:02}" for number in range(1, len(recorded) + 1)]


@pytest.mark.clause("TS-510", "TS-520")
def test_only_one_kind_of_jokers_holds_at_a_table() -> None:
    game = soiree.game("times-square")
    for joker, others in (("printed", "52"), ("substitute", "51")):
        held = [id for id, facts in game.clause_facts.items() if facts.holds({"joker": joker})]
        assert not [id for id in held if id.startswith(f"TS-{others}")]
        assert len(held) == len(game.clauses) - 6


@pytest.mark.parametrize(
    ("id", "clause", "options", "says"),
    [
        ("gatsby", "GAT-901", {"double_win": "active"}, "the active player wins"),
        ("gatsby", "GAT-901", {"double_win": "prestige"}, "prestige decides"),
        ("macao", "MAC-520", {"croupier": "total"}, "one unit of any resource"),
        ("macao", "MAC-520", {"croupier": "down-to-one"}, "then of any resource"),
        ("macao", "MAC-615", {"dead_widow": "none"}, "does not count"),
        ("macao", "MAC-616", {"black_market": "other"}, "needs another one"),
        ("edgar-lucien", "EL-804", {"money": "closed"}, "only their own money"),
        ("edgar-lucien", "EL-911", {"periods": 7}, "election of period 7"),
        ("edgar-lucien", "EL-911", {"periods": 0}, "not limited. Only a game that nobody has won by the election of period 100"),
    ],
)
def test_a_clause_says_what_the_options_of_the_table_make_of_it(id: str, clause: str, options: dict[str, object], says: str) -> None:
    game = soiree.game(id)
    assert says in words("en", game.folder)(clause, {**game.clause_values, **game.check_options(options)})
    assert clause in game.clauses


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_an_option_that_a_clause_needs_exists(game: soiree.Game) -> None:
    for facts in game.clause_facts.values():
        for name, value in facts.only.items():
            assert game.options[name].check(value) == value
