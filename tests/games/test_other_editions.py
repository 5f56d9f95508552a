"""Learn, lessons and clauses of another edition: its own numbers and names, and only what goes there as the texts say."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import soiree
from soiree.core.teaching.guides import guide
from soiree.core.teaching.lessons import attempt, lessons
from soiree.core.teaching.other_editions import fitting_examples, fitting_lessons
from soiree.core.texts.box_facts import known_facts, things
from soiree.core.texts.words import LANGUAGES, words
from tests.games.edgar_lucien_editions import HARBOUR, ISLANDS
from tests.games.gatsby_editions import RIVIERA
from tests.games.macao_editions import POCKET
from tests.games.test_times_square_editions import ALLEY

GAMES = soiree.games()
FOREIGN = {game.edition: game for game in (HARBOUR, ISLANDS, RIVIERA, POCKET)}


def edited(game: soiree.Game, file: Path, *changes: tuple[str, str]) -> soiree.Game:
    """The game with a box that differs from its own in its name and in these texts of the file."""
    text = game.board_file.read_text(encoding="utf-8").replace(f'edition = "{game.edition}"', 'edition = "edited"', 1)
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    file.write_text(text, encoding="utf-8")
    return game.with_board(file)


@pytest.fixture
def alley(tmp_path: Path) -> soiree.Game:
    (tmp_path / "alley.toml").write_text(ALLEY, encoding="utf-8")
    return soiree.game("times-square").with_board(tmp_path / "alley.toml")


# ---------------------------------------------------------------- lessons and examples


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_is_shown_for_the_shipped_edition_and_for_one_with_the_same_values(game: soiree.Game, tmp_path: Path) -> None:
    for one in (game, edited(game, tmp_path / "same.toml")):
        assert fitting_lessons(one) == lessons(game).lesson
        assert fitting_examples(one) == guide(game).example


@pytest.mark.parametrize("game", FOREIGN.values(), ids=FOREIGN)
def test_nothing_of_the_shipped_board_is_taught_on_a_board_that_shares_nothing_with_it(game: soiree.Game) -> None:
    assert fitting_lessons(game) == ()
    assert fitting_examples(game) == ()


def test_a_lesson_is_left_out_where_one_printed_value_makes_it_go_differently(tmp_path: Path) -> None:
    gatsby = soiree.game("gatsby")
    steps = edited(gatsby, tmp_path / "steps.toml", ("step_behind = 2", "step_behind = 3"))
    kept = {one.id for one in fitting_lessons(steps)}
    assert {one.id for one in lessons(gatsby).lesson} - kept == {"special"}, "who climbs from behind now climbs three levels"
    assert [one.id for one in fitting_examples(steps)] == ["path", "photo", "chain"]
    for one in fitting_lessons(steps):
        assert attempt(steps, one, one.solution).outcome == "solved"
        assert attempt(steps, one, one.wrong).outcome == "failed"


def test_a_lesson_is_left_out_where_its_text_has_another_name_for_something(tmp_path: Path) -> None:
    macao = soiree.game("macao")
    garden = ('code = "tem"\n', 'code = "tem"\nname = { en = "Lotus Garden", fr = "Jardin des lotus" }\n')
    kept = {one.id for one in fitting_lessons(edited(macao, tmp_path / "garden.toml", garden))}
    assert {one.id for one in lessons(macao).lesson} - kept == {"temple"}
    tea = ('id = "opium"\n', 'id = "opium"\nname = { en = "tea", fr = "thé" }\n')
    assert {one.id for one in guide(macao).example} - {one.id for one in fitting_examples(edited(macao, tmp_path / "tea.toml", tea))} == {
        "recruit",
        "widow",
    }


# ---------------------------------------------------------------- the guide


def bundle(game: soiree.Game, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for name in (f"{language}.ftl", f"learn.{language}.ftl"):
        made.add_resource(FluentResource((game.folder / "words" / name).read_text(encoding="utf-8")))
    return made


def said(game: soiree.Game, language: str) -> Iterator[tuple[str, str]]:
    """Every text of the guide that can be said with the facts of this edition, as the page shows it."""
    voice, data = bundle(game, language), guide(game)
    known = known_facts(data.facts, game.printed())
    for section in data.section:
        for part in ("title", "text", *section.points):
            pattern = voice.get_message(f"learn-{section.id}-{part}").value
            assert pattern is not None
            text, problems = voice.format_pattern(pattern, known)
            if not problems:
                yield f"{section.id}-{part}", str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*FOREIGN.values(), *GAMES], ids=lambda game: f"{game.id}-{game.edition}")
def test_the_guide_says_the_numbers_of_the_edition(game: soiree.Game, language: str) -> None:
    texts = dict(said(game, language))
    assert {"goal-text", "box-text", "turn-text", "end-text"} <= set(texts) or game is POCKET, "only for fewer seats a text is left out"
    assert not [text for text in texts.values() if "{" in text or "$" in text]


@pytest.mark.parametrize("game", [*FOREIGN.values(), *GAMES], ids=lambda game: f"{game.id}-{game.edition}")
def test_every_row_of_a_table_of_the_box_has_an_id_of_its_own_and_texts(game: soiree.Game) -> None:
    """Also where a file leaves out what only names its entries, as Macao's tiles have a code."""
    data = guide(game)
    for table in data.box:
        rows = things(table, game.printed(), known_facts(data.facts, game.printed()))
        ids = [row.id for row in rows]
        assert all(ids)
        assert len(set(ids)) == len(ids)
        for language in LANGUAGES:
            voice = bundle(game, language)
            for text in (text for row in rows for text in row.texts):
                pattern = voice.get_message(text.id).value
                assert pattern is not None
                assert voice.format_pattern(pattern, text.about)[1] == [], text.id


def test_maps_of_two_sizes_and_rows_of_several_lengths_are_said_as_they_are() -> None:
    assert "11 districts for 2 players" in dict(said(HARBOUR, "en"))["box-text"]
    assert "31 quartiers à 2 joueurs" in dict(said(ISLANDS, "fr"))["box-text"]
    assert "4 rows, some longer than others" in dict(said(RIVIERA, "en"))["race-text"]
    assert "5 rows of 5 spaces" in dict(said(soiree.game("gatsby"), "en"))["race-text"]


def test_a_shorter_street_and_a_smaller_deck_are_counted(alley: soiree.Game) -> None:
    texts = dict(said(alley, "en"))
    assert "A street of 15 spaces" in texts["box-text"]
    assert "52 cards" in texts["box-text"]
    (table,) = guide(alley).box
    green = things(table, alley.printed(), known_facts(guide(alley).facts, alley.printed()))[0]
    assert (green.id, green.count) == ("S", 9), "as many as of its kinds, whatever the file says of the colour"


# ---------------------------------------------------------------- the clauses


def clause(game: soiree.Game, id: str, language: str = "en") -> str:
    return words(language, game.folder)(id, {**game.clause_values, **game.check_options(None)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOREIGN.values(), ids=FOREIGN)
def test_every_clause_can_be_said_of_another_edition(game: soiree.Game, language: str) -> None:
    assert all(len(clause(game, id, language)) > 10 for id in game.clauses)


@pytest.mark.clause(
    "TS-101", "TS-102", "TS-105", "TS-711", "MAC-103", "MAC-303", "MAC-611", "MAC-614", "MAC-905", "EL-102", "GAT-207", "GAT-402"
)
def test_clauses_have_the_numbers_of_their_edition(alley: soiree.Game) -> None:
    street = soiree.game("times-square")
    assert "a line of 17 spaces" in clause(street, "TS-101")
    assert "a line of 15 spaces" in clause(alley, "TS-101")
    assert "from 6 to 7" in clause(alley, "TS-102")
    assert "9 green (Sue 1 ×9)" in clause(alley, "TS-105")
    assert clause(alley, "TS-711", "fr").endswith("jusqu’à en avoir 6.")
    assert "Your limit is 4 blue cards" in clause(POCKET, "MAC-303")
    assert "after round 25" in clause(POCKET, "MAC-905")
    assert "begins with 2 living Widows" in clause(POCKET, "MAC-103")
    assert clause(POCKET, "MAC-611").endswith("at least 3.")
    assert "Temple" not in clause(POCKET, "MAC-611"), "another edition may name it differently, or have several"
    assert clause(POCKET, "MAC-614").endswith("as are printed on it."), "two blue cards there"
    assert "Two players use side H" in clause(HARBOUR, "EL-102")
    assert "one of each Administration" not in clause(HARBOUR, "EL-102")
    assert "printed on the board of this edition" in clause(RIVIERA, "GAT-207")
    printed = msgspec.to_builtins(RIVIERA.printed())["finance"]
    assert f"A climb is {printed['step_behind']} levels" in clause(RIVIERA, "GAT-402")
