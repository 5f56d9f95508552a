"""Boards of other editions: the same rules, bots, pictures and words with a file of other printed values."""

import copy
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import soiree
from soiree.bots import Budget, bot
from soiree.core import conformance
from soiree.core.chance.dealers import Manual, Seeded
from soiree.core.conformance import random_step, tables
from soiree.core.conformance.examples import CheckedMatch
from soiree.core.editions import FIRST, FOLDER_VARIABLE, read_tables
from soiree.core.errors import OtherEdition
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from soiree.games import check_installed
from soiree.games.gatsby.box import box_of
from soiree.games.gatsby.invariants import violations
from soiree.games.gatsby.rules import new
from soiree.games.gatsby.view import View
from soiree.lab.analysis.dataset import decision_rows
from soiree.lab.analysis.review import review
from soiree.lab.envs import features
from tests.games.gatsby_editions import FOLDER, RIVIERA, SHIPPED, game_of_bots
from tests.games.gatsby_table import board, box, rallied, told, view
from tests.specs import ROOT

NAMES = ["Ada", "Blaise"]
DEAL = "m1 m2 m3 m5 armand bianca cesar dora emile flora gaston hedda igor jeanne karl lucie max"


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(FOLDER))


def after(game: Game, steps: int, seed: int = 4) -> Match:
    """A random game after this many steps."""
    options = game.check_options(None)
    match, rng = Match(game, game.begin(2, options), options, Seeded(seed)), Rng(seed)
    while len(match.steps()) < steps and not match.over:
        random_step(match, rng)
    return match


def at(**changes: object) -> CheckedMatch:
    """A position on the foreign board; seat 0 is to act."""
    options = RIVIERA.check_options(None)
    return CheckedMatch(Match(RIVIERA, RIVIERA.position({"deal": DEAL, **changes}, 2, options), options, Manual()))


# ---------------------------------------------------------------- the rules


def test_the_board_differs_in_all_that_an_edition_may() -> None:
    own, other = box(SHIPPED), box(RIVIERA)
    assert other.cabaret.tile_size == 4
    assert sorted(len(tile.star_spots()) for tile in other.cabaret.tile) == [0, 1, 1, 1, 2]
    assert any(entry.at in tile.star_spots() for tile in other.cabaret.tile for entry in tile.bonuses)
    assert {row.length for row in other.race.row} == {3, 5, 7}
    assert other.finance.bonus
    assert not own.finance.bonus
    assert (other.finance.start, other.finance.top) != (own.finance.start, own.finance.top)
    for part in ("suit", "character", "place", "seat"):
        assert not {one.id for one in getattr(own, part)} & {one.id for one in getattr(other, part)}
    assert RIVIERA.options["double_win"].default == "prestige"
    assert len(board(RIVIERA).actions) == 5 + 1 + 2 + 6 + 2 + 13 + 64 + 22


def test_conformance_on_the_foreign_board() -> None:
    for number, table in enumerate(tables(RIVIERA)):
        conformance.check_game(table, seed=number, thorough=8)
        assert conformance.check_noninterference(table, seed=3, wanted=30).compared == 30
        conformance.check_belief(table, seed=4, positions=2)


@pytest.mark.clause("GAT-308", "GAT-601")
def test_two_stars_on_a_tile_and_a_bonus_on_a_star() -> None:
    """The stars are a1 and c4 (m1), f2 (m2) and h8 (m5): m3 has none. A bonus on a star is set off when its space is taken."""
    checked = at(cells=["a1 c4 f2 g8", "c5"], levels=[4, 4], token="lift")
    checked.do("0:cf 0:h8")
    assert view(checked).todo == ["ask-look", "fin"]
    checked.do("0:no")
    assert rallied(checked) == ["0 etoile", "0 p1"]
    assert "h8" in board(RIVIERA).cells[-1:], "the last of 64 spaces"


@pytest.mark.clause("GAT-307", "GAT-302")
def test_a_crossing_of_the_wide_cabaret_to_its_last_space() -> None:
    checked = at(cells=["a8 b8 c8 d8 e8 f8 g8", "h7"], token="lift")
    checked.do("0:walk")
    assert list(checked.match.moves(0)) == ["h6", "a7", "b7", "c7", "d7", "e7", "f7", "g7", "h8"]
    checked.do("0:h8 0:no")
    assert rallied(checked) == ["0 west"], "h8 has no free neighbour: the second token is lost"
    assert [event["task"] for event in told(checked, "lost")] == ["cab-next"]


@pytest.mark.clause("GAT-407", "GAT-408", "GAT-602")
def test_a_bonus_of_the_tower_under_no_character_is_for_both() -> None:
    checked = at(cells=["a1", "b1"], levels=[2, 3], token="walk")
    checked.do("0:lift")
    assert told(checked, "set-off") == [{"event": "set-off", "seat": 0, "bonus": "force", "at": "level-4"}]
    checked.do("0:no")
    checked.legal(1, ["walk", "cf", "fr", "bets"])
    checked.do("1:cf 1:c1")
    assert told(checked, "set-off")[1:] == [{"event": "set-off", "seat": 1, "bonus": "force", "at": "level-4"}], (
        "floor 1 keeps its character"
    )
    assert view(checked).finance == [5, 6]
    passing = at(cells=["a1", "b1"], levels=[17, 18], owners=["p1 p2 p3", "p4"], token="walk")
    passing.do("0:lift")
    assert {event["at"] for event in told(passing, "set-off")} == {"p4", "level-19"}
    assert view(passing).todo == ["ask-look", "ask-swap"], "the lower one is asked first"


@pytest.mark.parametrize("level", ["random", "regular"])
def test_bots_play_whole_games(level: str) -> None:
    match = game_of_bots(2, level, 2)
    assert match.reason in ("three", "five", "both", "cabaret", "finance", "race")
    assert soiree.load(match.record()).record() == match.record()


def test_a_bot_reads_the_edition_from_the_view() -> None:
    match = after(RIVIERA, 30)
    seat = min(match.actors)
    seen = SHIPPED.read_view(match.view(seat).json())
    assert bot("expert").choose(seen, match.moves(seat), Budget(iterations=20), Rng(1)) in match.moves(seat)


def test_features_have_the_spaces_of_the_board() -> None:
    names = RIVIERA.features(2).names()
    assert {"cabaret.cells[63]=+0", "race[1][6]=x", "places[12].who=oscar"} <= set(names)
    assert not any("vance" in name for name in names)


def test_what_is_learned_on_one_board_is_not_used_on_another() -> None:
    """The features of a view and the rows of a dataset are those of an edition; a review names its own."""
    match = game_of_bots(1, "random", 1)
    with pytest.raises(OtherEdition, match="the edition test-riviera of gatsby"):
        features.encode(match.view(0))
    with pytest.raises(OtherEdition, match="models and features here are for reconstructed-1"):
        decision_rows(SHIPPED, 0, match.record().encode())
    reviewed, found = review(after(RIVIERA, 40).record().encode(), seconds=None, iterations=2, seat=0)
    assert (found.edition, reviewed.game.edition) == ("test-riviera", "test-riviera")


# ---------------------------------------------------------------- names of editions


def test_views_and_records_name_the_edition() -> None:
    match = after(RIVIERA, 60)
    seen = match.view(0)
    assert isinstance(seen, View)
    assert seen.edition == "test-riviera"
    assert '[Edition "test-riviera"]' in match.record()
    assert soiree.load(match.record()).view(0).json() == seen.json()
    assert SHIPPED.edition_names() == [FIRST, "test-riviera"]
    assert "test-riviera" in [game.edition for game in check_installed() if game.id == "gatsby"]


def test_the_file_in_the_docs_can_be_played(tmp_path: Path) -> None:
    section = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8").partition("\n## Gatsby")[2]
    (tmp_path / "garden.toml").write_text(section.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    game = SHIPPED.with_board(tmp_path / "garden.toml")
    assert game.edition == "garden"
    assert after(game, 400).over


# ---------------------------------------------------------------- pictures and words


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_and_words_of_the_foreign_board(language: str) -> None:
    say = words(language, SHIPPED.folder)
    match = after(RIVIERA, 90)
    for reader in (0, None):
        seen = SHIPPED.read_view(match.view(reader).json())
        out = io.StringIO()
        Console(file=out, width=80, force_terminal=False, color_system=None).print(SHIPPED.draw(seen, say, NAMES))
        lines = out.getvalue().splitlines()
        assert max(map(len, lines)) <= 80
        assert all(line.count("│") % 2 == 0 for line in lines), "no frame is broken"
        picture = SHIPPED.picture(seen, say, NAMES)
        width, height = (float(found) for found in re.findall(r'^<svg[^>]*width="([0-9.]+)" height="([0-9.]+)"', picture)[0])
        for x, y in re.findall(r'<(?:rect x|text x|circle cx)="([0-9.-]+)" c?y="([0-9.-]+)"', picture):
            assert 0 <= float(x) <= width
            assert 0 <= float(y) <= height
        assert "★↑" in picture or "★✦" in picture or "★◉" in picture
    said = [say.say(RIVIERA.say_event(event), NAMES) for event in match.events()]
    for seat in match.actors:
        said += [say.say(RIVIERA.say_move(token, match.prompt(seat)), NAMES) for token in match.moves(seat)]
    assert any("Bianca Orsini" in text for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_are_named_by_the_file_by_the_words_or_by_what_they_do(language: str) -> None:
    tables = RIVIERA.tables()["names"]
    assert isinstance(tables, dict)
    names = {key: texts[language] for key, texts in tables.items()}
    assert names["special-parade"] == {"en": "Parade", "fr": "Corso"}[language]
    assert names["place-roof"] == {"en": "The roof terrace", "fr": "La terrasse"}[language]
    assert names["place-p4"] == {"en": "Finance, floor 4", "fr": "Finance, palier 4"}[language]
    assert names["place-corner"] == {"en": "Cabaret, bottom to top", "fr": "Cabaret, bas – haut"}[language]
    assert names["character-karl"] == "karl"
    assert names["special-leap"] == {"en": "Tile leap", "fr": "Tuile leap"}[language]
    assert names["steps-leap"] == ", ".join(words(language, SHIPPED.folder)(f"task-{step}") for step in ("fin", "swap"))
    assert "action-cf" not in names, "as the shipped one, so it has the words of the game"
    assert "action-fr" in names, "other steps: not the words of the shipped action"
    assert SHIPPED.tables()["names"] == {}


# ---------------------------------------------------------------- files that cannot be played

JUNK: tuple[object, ...] = (
    -1,
    0,
    1,
    3,
    7,
    16,
    99,
    2**70,
    1.5,
    "",
    "x",
    "cc",
    "a1",
    "fin",
    "swap",
    "look",
    "cab-next",
    [],
    {},
    [0, 0],
    [[9, 9]],
    None,
)


def spots(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # any: parsed TOML
    """The paths of all values in tables, lists and rows."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield (*path, key)
        yield from spots(inner, (*path, key))


def broken(rng: Rng) -> dict[str, Any]:  # any: parsed TOML
    """The tables of the foreign board with one value or two taken away, doubled or replaced."""
    found = copy.deepcopy(TABLES)
    for _ in range(1 + rng.below(2)):
        paths = list(spots(found))
        *way, key = paths[rng.below(len(paths))]
        inside: Any = found
        for step in way:
            inside = inside[step]
        kind = rng.below(4)
        if kind == 0:
            del inside[key]
        elif kind == 1 and isinstance(inside, list):
            inside.append(copy.deepcopy(inside[key]))
        elif kind == 2 and isinstance(inside[key], int):
            inside[key] += 1 - 2 * rng.below(2)
        else:
            inside[key] = copy.deepcopy(JUNK[rng.below(len(JUNK))])
    return found


TABLES = {name: table for name, table in read_tables(RIVIERA.board_file, SHIPPED.folder / "board.toml").items() if name != "drawing"}


def test_a_broken_file_gets_one_sentence_or_can_be_played() -> None:
    """Whatever is changed: the file is refused with a sentence, or a game on it keeps all invariants and ends."""
    rng, refused, played = Rng(19), set(), 0
    for _ in range(600):
        try:
            changed = box_of(broken(rng))
        except soiree.BadEdition as error:
            sentence = str(error)
            assert re.fullmatch(r"[^\n]{10,240}", sentence), sentence
            refused.add(re.sub(r"[0-9']+|\b[a-z]+-?[0-9]*\b(?=:)", "", sentence))
            continue
        played += 1
        state = new(changed, 2, {"double_win": "active"})
        while not state.over():
            assert not violations(state)
            if state.actors():
                moves = state.legal(state.decider())
                state.apply(state.decider(), moves[rng.below(len(moves))])
            else:
                state.apply_chance(state.chance_pick(rng.below(state.chance_total())))
    assert len(refused) > 25
    assert played > 50
