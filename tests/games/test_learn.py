"""The page Learn: every example is legal and ends as it says, every number comes from data, every tip quotes the statistics."""

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import soiree
from soiree.core.errors import BadRoom
from soiree.core.teaching.conditions import all_hold
from soiree.core.teaching.guides import Example, Guide, Section, Tip, guide, play, rounded
from soiree.core.texts.box_facts import Computed, Part, Table, facts, things
from soiree.core.texts.words import LANGUAGES
from tests.box_numbers import another, own_number, variables
from tests.flaws import cloakroom
from tests.specs import ROOT

GAMES = soiree.games()
ALL = [(game, one) for game in GAMES for one in guide(game).example]
EACH = pytest.mark.parametrize(("game", "one"), ALL, ids=[f"{game.id}-{one.id}" for game, one in ALL])
ROOMS = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


# ---------------------------------------------------------------- the data


@ROOMS
def test_a_guide_goes_from_the_goal_to_the_end(game: soiree.Game) -> None:
    found = guide(game)
    ids = [section.id for section in found.section]
    assert len(set(ids)) == len(ids)
    required = ["goal", "box", "setup", "turn", "end"]
    assert [id for id in ids if id in required] == required
    assert ids[0] == "goal"
    assert ids[-1] == "end"
    assert [section.id for section in found.section if section.box] == ["box"]
    assert any(section.picture for section in found.section)
    assert 3 <= len(found.example) <= 5
    assert {example.section for example in found.example} <= set(ids)
    assert len(found.tip) == 3


@EACH
def test_an_example_is_legal_and_ends_as_it_says(game: soiree.Game, one: Example) -> None:
    played = play(game, one)
    assert game.violations(played.match.state) == []
    assert played.ends
    assert len(played.frames) == len(one.moves) + 1
    assert all(frame.view.encode() for frame in played.frames)


@EACH
def test_what_an_example_ends_with_comes_from_its_moves(game: soiree.Game, one: Example) -> None:
    start = play(game, msgspec.structs.replace(one, moves=(), ends=(), values={}))
    assert one.ends
    assert not all_hold(one.ends, start.match, one.seat, ())


@EACH
def test_an_example_is_always_played_the_same_way(game: soiree.Game, one: Example) -> None:
    first, second = play(game, one), play(game, one)
    assert first.values == second.values
    assert [frame.view for frame in first.frames] == [frame.view for frame in second.frames]


@ROOMS
def test_a_tip_quotes_the_statistics(game: soiree.Game) -> None:
    statistics = " ".join((ROOT / "docs" / "statistics" / f"{game.id}.md").read_text(encoding="utf-8").split())  # however it is wrapped
    for tip in guide(game).tip:
        assert tip.quote in statistics, tip.id
        quoted = {float(number) for number in re.findall(r"\d+(?:\.\d+)?", tip.quote)}
        assert tip.figures or tip.shares
        assert {*tip.figures.values(), *tip.shares.values()} <= quoted, tip.id


def test_figures_are_rounded_and_shares_are_said_in_percent() -> None:
    assert rounded(Tip("a", "", figures={"games": 8.46}, shares={"share": 0.374})) == {"games": 8, "share": 37}


# ---------------------------------------------------------------- the texts


def words_file(game: soiree.Game, language: str) -> Path:
    return game.folder / "words" / f"learn.{language}.ftl"


def own_messages(game: soiree.Game, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(words_file(game, language).read_text(encoding="utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


class Texts:
    """The texts of a guide in one language, rendered with the numbers of a board."""

    def __init__(self, game: soiree.Game, language: str, printed: Mapping[str, object]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in (f"{language}.ftl", f"learn.{language}.ftl"):
            self._bundle.add_resource(FluentResource((game.folder / "words" / name).read_text(encoding="utf-8")))
        self._guide = guide(game)
        self._game = game
        self.facts = facts(self._guide.facts, printed)
        self.rows = {table.id: things(table, printed, self.facts) for table in self._guide.box}

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, id: str, about: Mapping[str, object]) -> str:
        value = self._bundle.get_message(id).value
        assert value is not None
        said, problems = self._bundle.format_pattern(value, dict(about))
        assert problems == [], id
        return str(said)

    def all(self) -> dict[str, str]:
        """Every text of the guide by its id, as the page shows it."""
        said = {}
        for section in self._guide.section:
            for part in ("title", "text", *section.points):
                said[f"learn-{section.id}-{part}"] = self.say(f"learn-{section.id}-{part}", self.facts)
        for table, rows in self.rows.items():
            said[f"learn-box-{table}"] = self.say(f"learn-box-{table}", self.facts)
            for row in rows:
                messages = (row.name, *row.texts, *(part.name for part in row.parts))
                said.update({one.id: self.say(one.id, one.about) for one in messages})
                said.update({one.unit: self.say(one.unit, {"count": one.count}) for one in (row, *row.parts) if one.unit})
        for example in self._guide.example:
            values = play(self._game, example).values
            for part in ("title", "before", "after"):
                said[f"example-{example.id}-{part}"] = self.say(f"example-{example.id}-{part}", {**self.facts, **values})
        for tip in self._guide.tip:
            said[f"tip-{tip.id}"] = self.say(f"tip-{tip.id}", {**self.facts, **rounded(tip)})
        return said


@IN_EACH_LANGUAGE
@ROOMS
def test_a_guide_has_its_words_and_no_others(game: soiree.Game, language: str) -> None:
    said = Texts(game, language, game.printed()).all()
    own = own_messages(game, language)
    assert [id for id in own if id not in said] == []
    assert {id: text for id, text in said.items() if not 2 < len(text) < 420} == {}
    assert list(own) == list(own_messages(game, LANGUAGES[0]))


@IN_EACH_LANGUAGE
@ROOMS
def test_no_sentence_has_a_number_of_its_own(game: soiree.Game, language: str) -> None:
    assert own_number(words_file(game, language).read_text(encoding="utf-8"), language) == []


@ROOMS
def test_french_is_typeset_and_is_not_english(game: soiree.Game) -> None:
    english, french = (Texts(game, language, game.printed()).all() for language in LANGUAGES)
    own = own_messages(game, "fr")
    assert [text for id, text in french.items() if id in own and re.search(r"[^\u202f][;:!?%](\s|$)|'", text)] == []
    assert [text for id, text in french.items() if id in own and text == english[id]] == []


# ---------------------------------------------------------------- numbers follow the box


@ROOMS
def test_every_number_of_the_texts_follows_the_box(game: soiree.Game) -> None:
    printed = game.printed()
    changed = another(printed)
    assert isinstance(changed, dict)
    before, after = facts(guide(game).facts, printed), facts(guide(game).facts, changed)
    numbers = {name for name, value in before.items() if not isinstance(value, str)}
    assert {name for name in numbers if before[name] == after[name]} == set()
    for language in LANGUAGES:
        texts = Texts(game, language, printed)
        own = own_messages(game, language)
        used = {id: variables(message) & numbers for id, message in own.items()}
        assert {name for name in before if not any(name in variables(message) for message in own.values())} == set()
        about = {**before, **{name: 0 for message in own.values() for name in variables(message) - set(before)}}
        for id, names in used.items():
            for name in names:
                assert texts.say(id, about) != texts.say(id, {**about, name: after[name]}), (id, name)


@ROOMS
def test_the_tables_of_the_box_follow_the_box(game: soiree.Game) -> None:
    printed = game.printed()
    changed = another(printed)
    assert isinstance(changed, dict)
    known = facts(guide(game).facts, printed)
    for table in guide(game).box:
        before, after = things(table, printed, known), things(table, changed, known)
        assert len(after) == 3 * len(before)
        for old, new in zip(before, after, strict=False):
            total = sum(part.count or 0 for part in new.parts)
            assert new.count == (total if table.sums else None if old.count is None else 2 * old.count + 1)
            assert all(
                new.parts[index].count == (None if part.count is None else 2 * part.count + 1) for index, part in enumerate(old.parts)
            )


# ---------------------------------------------------------------- the format


def test_facts_are_paths_lengths_counts_sums_extremes_kinds_and_products() -> None:
    printed = {
        "hand": 8,
        "unit": 10,
        "deck": [{"id": "a", "n": 2, "in": {"x": 5}}, {"id": "b", "n": 3, "in": {"x": 1}}, {"id": "b", "n": 3}],
    }
    asked: dict[str, str | Computed] = {
        "path": "hand",
        "length": "deck.#",
        "count": Computed(list="deck", where={"id": "b"}),
        "sum": Computed(list="deck", how="sum", of="n"),
        "least": Computed(list="deck", how="least", of="in.x"),
        "most": Computed(list="deck", how="most", of="in.x"),
        "kinds": Computed(list="deck", how="kinds", of="id"),
        "product": Computed(product=("hand", "unit")),
    }
    found = facts(asked, printed)
    assert found == {"path": 8, "length": 3, "count": 2, "sum": 8, "least": 1, "most": 5, "kinds": 2, "product": 80}
    with pytest.raises(BadRoom, match="nothing"):
        facts({"nothing": "no.such.path"}, printed)


def test_a_game_without_a_guide_has_an_empty_one_and_a_broken_file_says_where(tmp_path: Path) -> None:
    toy = cloakroom()
    assert guide(toy) == Guide()
    toy.folder = tmp_path
    (tmp_path / "learn.toml").write_text('[[section]]\nid = "a"\nsurprise = 1\n', encoding="utf-8")
    with pytest.raises(BadRoom, match="surprise"):
        guide(toy)


def test_the_format_is_documented() -> None:
    documented = (ROOT / "docs" / "learn.md").read_text(encoding="utf-8")
    kinds = (Section, Table, Part, Example, Tip, Computed, Guide)
    names = {field for kind in kinds for field in kind.__struct_fields__}
    assert [name for name in sorted(names) if f"`{name}`" not in documented] == []
