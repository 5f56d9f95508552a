"""Maps of other editions: the same rules, bots, pictures and words on two cities that share nothing with the shipped one."""

import io
import itertools
import re
from pathlib import Path

import pytest
from rich.console import Console

import soiree
from soiree.bots import Budget, bot
from soiree.core import conformance
from soiree.core.chance.dealers import Seeded
from soiree.core.conformance import Table, random_step, tables
from soiree.core.editions import FIRST, FOLDER_VARIABLE
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from soiree.games import check_installed
from soiree.games.edgar_lucien.box import Box
from soiree.games.edgar_lucien.map.drawing import Drawing, draw_side
from soiree.games.edgar_lucien.view import View
from tests.games.edgar_lucien_editions import FOLDER, FOREIGN, HARBOUR, ISLANDS, LONGEST, SHIPPED, game_of_bots
from tests.specs import ROOT

NAMES = ["Ada", "Blaise", "Chloé", "Dragan"]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(FOLDER))


def box(game: Game) -> Box:
    assert isinstance(game.box, Box)
    return game.box


SIDES = [pytest.param(game, side, id=f"{game.edition} {side}") for game in FOREIGN.values() for side in box(game).cities.sides]


def after(game: Game, steps: int, seats: int = 2) -> Match:
    """A random game after this many steps."""
    options = game.check_options(None)
    match, rng = Match(game, game.begin(seats, options), options, Seeded(4)), Rng(4)
    while len(match.steps()) < steps and not match.over:
        random_step(match, rng)
    return match


# ---------------------------------------------------------------- the rules


def test_the_maps_share_nothing_with_the_shipped_one() -> None:
    own = box(SHIPPED)
    for game in FOREIGN.values():
        assert not set(box(game).districts) & set(own.districts)
        assert set(box(game).wheel) & set(own.wheel) == {"s"}
        assert not set(box(game).cities.sides) & set(own.cities.sides)
    assert (len(box(ISLANDS).districts), len(box(ISLANDS).wheel)) == (31, 15), "the bounds"


def test_action_numbers_follow_the_file_and_the_shipped_ones_stay() -> None:
    actions = SHIPPED.notation().actions
    stays = {0: "I0", 19: "O7", 20: "Er", 28: "Es", 29: "Lr", 38: "E", 41: "rob", 46: "PB", 59: "buy", 65: "s0", 101: "fold", 221: "b120"}
    assert len(actions) == 222
    assert {number: actions[number] for number in stays} == stays
    for game in FOREIGN.values():
        found, state = game.notation().actions, game.begin(2, game.check_options(None))
        own = len(box(game).districts) + 2 * len(box(game).wheel)
        assert found[own:] == actions[38:]
        assert found[: len(box(game).districts)] == box(game).districts
        assert state.action_space() == len(found)


@pytest.mark.parametrize(
    "table", [table for game in FOREIGN.values() for table in tables(game) if table.options["periods"] != LONGEST], ids=str
)
def test_conformance_on_foreign_maps(table: Table) -> None:
    conformance.check_game(table, seed=1, thorough=10)
    assert conformance.check_noninterference(table, seed=3, wanted=20).compared == 20
    conformance.check_belief(table, seed=4, positions=2)


@pytest.mark.parametrize("edition", FOREIGN)
@pytest.mark.parametrize("level", ["random", "regular"])
def test_bots_play_whole_games(edition: str, level: str) -> None:
    for seats in (2, 4):
        match = game_of_bots(FOREIGN[edition], seats, seats, level, 2)
        assert match.reason in ("victory", "limit")
        assert soiree.load(match.record()).record() == match.record()


def test_a_bot_reads_the_edition_from_the_view() -> None:
    match = after(HARBOUR, 1)
    seat = min(match.actors)
    view = SHIPPED.read_view(match.view(seat).json())
    assert bot("expert").choose(view, match.moves(seat), Budget(iterations=20), Rng(1)) in match.moves(seat)


def test_features_have_the_districts_of_the_map() -> None:
    names = HARBOUR.features(2).names()
    assert "owners.Zoo=+0" in names
    assert not any("I0" in name for name in names)
    assert SHIPPED.features(2).names() == SHIPPED.with_board(SHIPPED.board_file).features(2).names()


# ---------------------------------------------------------------- names of editions


def test_views_and_records_name_the_edition() -> None:
    for game in (SHIPPED, HARBOUR):
        match = after(game, 40)
        view = match.view(0)
        assert isinstance(view, View)
        assert view.edition == game.edition
        assert f'[Edition "{game.edition}"]' in match.record()
        assert soiree.load(match.record()).view(0).json() == view.json()
    unnamed = after(SHIPPED, 40).record().replace(f'[Edition "{FIRST}"]\n', "")
    assert soiree.load(unnamed).record() == after(SHIPPED, 40).record()


def test_the_library_plays_an_installed_edition() -> None:
    assert soiree.game("edgar-lucien").edition_names() == [FIRST, "test-harbour", "test-islands"]
    assert [game.edition for game in check_installed() if game.id == "edgar-lucien"] == ["test-harbour", "test-islands"]
    match = soiree.new("edgar-lucien", edition="test-harbour", dealer=soiree.scripted(["s1"]))
    assert match.moves(1)[:3] == ("Zoo", "X0", "X1")
    assert soiree.position("edgar-lucien", ["play *s0 0:Q 1:Isle"], edition="test-harbour").view(0) is not None
    with pytest.raises(soiree.BadOption, match="no edition 'no-such'"):
        soiree.new("edgar-lucien", edition="no-such")


def test_an_edition_that_is_not_installed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = after(ISLANDS, 10).record()
    monkeypatch.delenv(FOLDER_VARIABLE)
    soiree.game("edgar-lucien")._editions.clear()
    with pytest.raises(soiree.BadRecord, match="no edition 'test-islands'"):
        soiree.load(record)


# ---------------------------------------------------------------- files that cannot be played

WRONG = {
    "is not a capital letter": ('id = "F1"', 'id = "f1"'),
    "it is another move": ('id = "F1"', 'id = "PB"'),
    "which is another move": ('code = "G"', 'code = "X"'),
    "is not one letter": ('code = "t"', 'code = "tt"'),
    "two positions of the wheel have the same code": ('code = "t"\nkind', 'code = "p"\nkind'),
    "has no position 's'": ('code = "s"\nkind = "stay"', 'code = "z"\nkind = "border"'),
    "a border must join two districts of the side": ('a = "F1", b = "F2"', 'a = "F1", b = "F1"'),
    "is not a border colour": ('b = "F2", code = "t"', 'b = "F2", code = "N"'),
    "has a border twice": ('{ a = "X1", b = "X2", code = "a" }', '{ a = "X2", b = "X1", code = "t" }'),
    "at least two stations": ('mouths = ["X2", "D13"]', 'mouths = ["X2"]'),
    "has no metro 'pairs'": ("metro.pairs = []", ""),
    "has a district twice": ('id = "F2", kind', 'id = "F1", kind'),
    "fewer than 12 districts": ("collector = 8", "collector = 12"),
    "fewer than 6 Administrations": ("bureaucrat = 3", "bureaucrat = 6"),
    r"\[thresholds.4\] must name the side": ("[thresholds.4]", "[thresholds.5]"),
    "in English and French": ('name = { en = "Customs", fr = "Douane" }', 'name = { en = "Customs" }'),
    "not written as docs/editions.md says": ('kind = "bank"', 'kind = "church"'),
    r"\[constants\] comes from the rulebook": ("[thresholds.2]", "[constants]\nstart_money = { value = 9 }\n\n[thresholds.2]"),
    "the number of players must be among 2, 3, 4": ('edition = "test-harbour"', 'edition = "test-harbour"\nseats = [5]'),
}


@pytest.mark.parametrize(("sentence", "change"), WRONG.items(), ids=list(WRONG))
def test_a_file_that_cannot_be_played_is_refused(tmp_path: Path, sentence: str, change: tuple[str, str]) -> None:
    text = HARBOUR.board_file.read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "wrong.toml").write_text(text.replace(*change), encoding="utf-8")
    with pytest.raises(soiree.BadEdition, match=sentence):
        _ = SHIPPED.with_board(tmp_path / "wrong.toml").box


def test_too_large_a_map_is_refused(tmp_path: Path) -> None:
    text = ISLANDS.board_file.read_text(encoding="utf-8")
    more = text.replace("districts = [\n", 'districts = [\n  { id = "Xx", kind = "ivory", outline = [[0, 0], [9, 0], [9, 9]] },\n')
    (tmp_path / "more.toml").write_text(more, encoding="utf-8")
    with pytest.raises(soiree.BadEdition, match="at most 31 different ids"):
        _ = SHIPPED.with_board(tmp_path / "more.toml").box


def test_files_of_a_folder_are_checked_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    text = HARBOUR.board_file.read_text(encoding="utf-8")
    drawn = ISLANDS.board_file.read_text(encoding="utf-8")
    assert "outline = " in drawn
    for content, sentence in (
        (
            drawn.replace("outline = ", "outlined = ", 1).replace("test-islands", "test-half-drawn"),
            "wrong.toml: .* either every district of a side is drawn",
        ),
        (text.replace('edition = "test-harbour"', ""), "must have an id and an edition"),
        (text.replace("test-harbour", FIRST), "wrong.toml: .*comes with the game"),
        (text.replace('id = "edgar-lucien"', 'id = "chess"', 1), "must have the id of a game .*, not 'chess'"),
        ("[game", "^wrong.toml: this file cannot be read as TOML"),
    ):
        (tmp_path / "wrong.toml").write_text(content, encoding="utf-8")
        with pytest.raises(soiree.BadEdition, match=sentence) as refused:
            check_installed()
        assert refused.value.sentence("fr").startswith("wrong.toml\u202f: ")
        assert refused.value.sentence("fr").partition(": ")[2] != refused.value.sentence("en").partition(": ")[2]


def test_the_file_in_the_docs_can_be_played(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    (tmp_path / "harbour.toml").write_text(text, encoding="utf-8")
    game = SHIPPED.with_board(tmp_path / "harbour.toml")
    for seats in game.seats:
        assert after(game, 60, seats).svg()


# ---------------------------------------------------------------- drawings


@pytest.mark.parametrize(("game", "side"), SIDES)
def test_a_drawing_keeps_districts_apart(game: Game, side: str) -> None:
    """No middle of a district is in another one, no two districts share a cell, everything is within the square."""
    drawing = box(game).drawing(side)
    cells = [place.cell for place in drawing.places.values()]
    assert len(set(cells)) == len(cells)
    assert all(row < drawing.rows and column < drawing.columns for row, column in cells)
    for one, two in itertools.combinations(drawing.places.values(), 2):
        apart = max(abs(one.x - two.x) - one.half_width - two.half_width, abs(one.y - two.y) - one.half_height - two.half_height)
        assert apart > -4, "the rooms for names and pawns do not overlap"
    outlines = [place.outline for place in drawing.places.values()] + [road.path for road in drawing.roads]
    points = [point for outline in outlines for point in outline]
    assert all(0 <= x <= 1000 and 0 <= y <= 1000 for x, y in points)
    assert all(place.half_width > 30 and place.half_height > 15 for place in drawing.places.values())
    assert len({(road.x, road.y) for road in drawing.roads}) == len(drawing.roads)


def test_a_layout_is_always_the_same_and_puts_neighbours_close() -> None:
    for side in box(HARBOUR).cities.sides.values():
        drawing = draw_side(side)
        assert drawing == draw_side(side)
        far = [road for road in drawing.roads if _steps(drawing, road.a, road.b) > 1]
        assert len(far) <= len(drawing.roads) / 3


def _steps(drawing: Drawing, a: str, b: str) -> int:
    one, two = drawing.places[a].cell, drawing.places[b].cell
    return max(abs(one[0] - two[0]), abs(one[1] - two[1]))


def test_only_some_outlines_are_refused(tmp_path: Path) -> None:
    text = re.sub(r", outline = \[\[40, 15\].*?\]\]", "", ISLANDS.board_file.read_text(encoding="utf-8"))
    (tmp_path / "some.toml").write_text(text, encoding="utf-8")
    with pytest.raises(soiree.BadEdition, match="every district of a side is drawn"):
        box(SHIPPED.with_board(tmp_path / "some.toml")).drawing("I")


@pytest.mark.parametrize("edition", FOREIGN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_and_words_of_a_foreign_map(edition: str, language: str) -> None:
    game, say = FOREIGN[edition], words(language, SHIPPED.folder)
    for seats in (2, 4):
        match = after(game, 150, seats)
        shown = game.picture(match.view(0), say, NAMES[:seats])
        side = box(game).cities.sides[box(game).side(seats)]
        assert shown.count("<polygon") == len(side.districts)
        assert all(say.say(game.say_event(event), NAMES) for event in match.events())
        for seat in match.actors:
            assert all(say.say(game.say_move(token, match.prompt(seat)), NAMES) for token in match.moves(seat))


def test_ways_are_named_in_both_languages() -> None:
    said = {language: words(language, SHIPPED.folder).say(HARBOUR.say_move("EN", "needle-edgar")) for language in LANGUAGES}
    assert "night ferry (N)" in said["en"]
    assert "ferry de nuit (N)" in said["fr"]
    assert "border a" in words("en", SHIPPED.folder).say(HARBOUR.say_move("Ea", "needle-edgar"))


@pytest.mark.parametrize("edition", FOREIGN)
def test_the_terminal_shows_every_district_with_its_ways_and_pawns(edition: str) -> None:
    game = FOREIGN[edition]
    for seats in (2, 4):
        match = after(game, 60, seats)
        output = io.StringIO()
        Console(file=output, width=110, highlight=False, markup=False, emoji=False).print(
            game.draw(match.view(None), words("en", game.folder), NAMES[:seats])
        )
        drawn = output.getvalue()
        side = box(game).cities.sides[box(game).side(seats)]
        assert max(len(line) for line in drawn.splitlines()) <= 110
        for district in side.districts:
            assert re.search(rf"│ {district.id}\b", drawn)
        ways = [f"{border.code}{end}" for border in side.borders for end in (border.a, border.b)]
        for way in set(ways):
            assert len(re.findall(rf"\b{way}\b", drawn)) == ways.count(way)
        for seat, who in itertools.product(range(seats), "EL"):
            assert re.search(rf"\b{who}{seat}\b", drawn)
