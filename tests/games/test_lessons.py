"""Lessons: every one is a legal position, is solved by its stored solution and failed by its stored wrong try, and no play crashes it."""

import re
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st

import soiree
from soiree.core.errors import BadRoom, IllegalMove, UnknownLesson
from soiree.core.teaching.conditions import Condition, all_hold
from soiree.core.teaching.lessons import Attempt, Lesson, Lessons, Nudge, attempt, lesson, lessons, start
from soiree.core.texts.box_facts import facts
from soiree.core.texts.paths import value_at
from soiree.core.texts.words import LANGUAGES
from tests.box_numbers import another, own_number, variables
from tests.flaws import cloakroom
from tests.specs import ROOT

GAMES = soiree.games()
ALL = [(game, one) for game in GAMES for one in lessons(game).lesson]
EACH = pytest.mark.parametrize(("game", "one"), ALL, ids=[f"{game.id}-{one.id}" for game, one in ALL])
PLAYS = 2000  # of one lesson: all of them in most lessons
ID = re.compile(r"^([a-zA-Z][\w-]*) =", flags=re.MULTILINE)


def words_file(game: soiree.Game, language: str) -> Path:
    return game.folder / "words" / f"lessons.{language}.ftl"


def expected_messages(game: soiree.Game) -> list[str]:
    found = ["reconstructed", *(["first-game"] if lessons(game).first_game else [])]
    for one in lessons(game).lesson:
        own = [f"nudge-{nudge.name}" for nudge in one.nudges]
        found += [f"lesson-{one.id}-{part}" for part in ("title", "text", "task", "nudge", *own, "why")]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_lessons(game: soiree.Game) -> None:
    ids = [one.id for one in lessons(game).lesson]
    assert len(ids) >= 6
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_first_game_has_options_of_the_game(game: soiree.Game) -> None:
    chosen = lessons(game).first_game
    assert {id: value for id, value in game.check_options(chosen).items() if id in chosen} == chosen
    assert chosen.items().isdisjoint({(id, option.default) for id, option in game.options.items()})


@EACH
def test_the_position_is_legal_and_asks_the_learner(game: soiree.Game, one: Lesson) -> None:
    match = start(game, one)
    assert game.violations(match.state) == []
    assert one.seat in match.actors
    assert len(match.moves(one.seat)) > 1
    assert attempt(game, one, []).outcome == "open"


@EACH
def test_the_solution_solves_it_and_no_earlier(game: soiree.Game, one: Lesson) -> None:
    for number in range(len(one.solution)):
        assert attempt(game, one, one.solution[:number]).outcome == "open"
    solved = attempt(game, one, one.solution)
    assert (solved.outcome, solved.nudge) == ("solved", "")
    with pytest.raises(IllegalMove):
        attempt(game, one, [*one.solution, one.solution[0]])


@EACH
def test_the_wrong_try_fails_with_a_nudge(game: soiree.Game, one: Lesson) -> None:
    failed = attempt(game, one, one.wrong)
    assert failed.outcome == "failed"
    assert failed.nudge in expected_messages(game)


def failed_attempts(game: soiree.Game, one: Lesson) -> Iterator[tuple[tuple[str, ...], Attempt]]:
    """The failed attempts among the first plays of a lesson, the shortest first."""
    waiting: deque[tuple[str, ...]] = deque([()])
    for _ in range(PLAYS):
        if not waiting:
            return
        tokens = waiting.popleft()
        state = attempt(game, one, tokens)
        if state.outcome == "failed":
            yield tokens, state
        elif state.outcome == "open":
            waiting.extend((*tokens, token) for token in state.match.moves(one.seat))


@EACH
def test_every_nudge_says_something_and_is_true_whenever_it_is_shown(game: soiree.Game, one: Lesson) -> None:
    says = {f"lesson-{one.id}-nudge": one.says, **{f"lesson-{one.id}-nudge-{nudge.name}": nudge.says for nudge in one.nudges}}
    assert [id for id, conditions in says.items() if not conditions] == []
    shown: dict[str, tuple[str, ...]] = {}
    false = []
    for tokens, failed in failed_attempts(game, one):
        shown.setdefault(failed.nudge, tokens)
        if not all_hold(says[failed.nudge], failed.match, one.seat, tokens):
            false.append((failed.nudge, tokens))
    assert false == []
    assert [id for id in says if id not in shown] == []


@pytest.mark.parametrize(
    ("game", "id", "tokens", "nudge"),
    [
        ("times-square", "sue", "T tS x", "nudge"),
        ("times-square", "trio", "Lf", "nudge-lured"),
        ("times-square", "group", "B1f x", "nudge"),
        ("times-square", "lure", "Ln", "nudge-guard"),
        ("times-square", "cards", "Ls", "nudge-lured"),
        ("gatsby", "suit", "cf c3 yes kb kf1 yes", "nudge-swapped"),
        ("gatsby", "race", "fr 1.5 yes 1.1 e2", "nudge-swapped"),
        ("gatsby", "chain", "cc b1 a1", "nudge-level"),
        ("gatsby", "chain", "cc c5 yes c4", "nudge-bonus"),
        ("gatsby", "path", "cc d4 d5", "nudge-gap"),
        ("macao", "contact", "c2 c1", "nudge-late"),
        ("edgar-lucien", "order", "L speech end", "nudge-speech"),
    ],
)
def test_the_nudge_is_about_what_the_learner_did(game: str, id: str, tokens: str, nudge: str) -> None:
    room = soiree.game(game)
    assert attempt(room, lesson(room, id), tokens.split()).nudge == f"lesson-{id}-{nudge}"


@EACH
@settings(max_examples=25)
@given(choices=st.lists(st.integers(0, 1000), max_size=60))
def test_no_legal_play_crashes_it(game: soiree.Game, one: Lesson, choices: list[int]) -> None:
    tokens: list[str] = []
    state = attempt(game, one, tokens)
    for choice in choices:
        if state.outcome != "open":
            break
        legal = state.match.moves(one.seat)
        tokens.append(legal[choice % len(legal)])
        state = attempt(game, one, tokens)
        assert game.violations(state.match.state) == []
    assert bool(state.nudge) == (state.outcome == "failed")


@EACH
def test_the_same_decisions_always_give_the_same_answer(game: soiree.Game, one: Lesson) -> None:
    first, second = attempt(game, one, one.solution), attempt(game, one, one.solution)
    assert first.match.view(one.seat) == second.match.view(one.seat)
    assert first.match.events(one.seat) == second.match.events(one.seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_lesson_has_its_words_and_no_others(game: soiree.Game, language: str) -> None:
    text = words_file(game, language).read_text(encoding="utf-8")
    assert ID.findall(text) == expected_messages(game)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for id in ID.findall(text):
        value = bundle.get_message(id).value
        assert value is not None
        said, problems = bundle.format_pattern(value, {**facts(lessons(game).facts, game.printed()), **lessons(game).first_game})
        assert problems == []
        assert 3 < len(str(said)) < 330, id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_french_is_typeset_and_is_not_english(game: soiree.Game) -> None:
    english, french = (words_file(game, language).read_text(encoding="utf-8") for language in LANGUAGES)
    lines = [line.partition(" = ")[2] for line in french.splitlines() if not line.startswith("#") and "->" not in line]
    assert [line for line in lines if re.search(r"[ \w][;:!?]( |$)", line) or "'" in line] == []
    same = set(english.splitlines()) & set(french.splitlines())
    assert not any(" = " in line for line in same)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_sentence_has_a_number_of_its_own(game: soiree.Game, language: str) -> None:
    assert own_number(words_file(game, language).read_text(encoding="utf-8"), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_the_texts_follows_the_box(game: soiree.Game, language: str) -> None:
    changed = another(game.printed())
    assert isinstance(changed, dict)
    before, after = facts(lessons(game).facts, game.printed()), facts(lessons(game).facts, changed)
    assert {name for name in before if before[name] == after[name]} == set()
    text = words_file(game, language).read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    used = {(message.id.name, name) for message in messages if message.id.name != "first-game" for name in variables(message)}
    assert {name for _, name in used} == set(before)
    for id, name in used:
        value = bundle.get_message(id).value
        assert value is not None
        assert bundle.format_pattern(value, before) != bundle.format_pattern(value, {**before, name: after[name]}), (id, name)


# ---------------------------------------------------------------- the language of goals


def test_paths_find_entries_by_index_length_and_field() -> None:
    data = {"list": [{"id": "a", "n": 1}, {"id": "b", "n": 2}], "pair": (3, 4)}
    assert [value_at(data, path) for path in ("list.#", "list.1.n", "list.id=b.n", "pair.0")] == [2, 2, 2, 3]
    assert [value_at(data, path) for path in ("list.7", "list.id=c.n", "nothing", "pair.0.deeper")] == [None] * 4


def after(tokens: list[str], *goal: Condition) -> str:
    """The outcome of a lesson of Times Square with another goal."""
    game = soiree.game("times-square")
    told = {name: getattr(lesson(game, "sue"), name) for name in ("id", "position", "solution", "wrong")}
    return attempt(game, Lesson(**told, goal=goal), tokens).outcome


def test_goals_over_events_values_moves_and_results() -> None:
    played = Condition(event="played", fields={"suit": "H"})
    assert after(["H2"], played) == "solved"
    assert after(["D2"], played) == "open"
    assert after(["H2"], Condition(event="played", times=2)) == "open"
    assert after(["H2", "H2"], Condition(event="played", times=2)) == "solved"
    assert after(["H2"], Condition(view="figures.hal", equals=0)) == "solved"
    assert after(["H2"], Condition(view="figures.hal", at_least=1)) == "open"
    assert after(["H2"], Condition(view="figures.hal", at_most=0)) == "solved"
    assert after(["H2"], Condition(view="discard", has="H2")) == "solved"
    assert after(["H2"], Condition(view="hand", at_least=1)) == "open"
    assert after(["H2"], Condition(played=("H2", "H1"))) == "solved"
    assert after(["H2"], Condition(any_of=(Condition(won=True), played))) == "solved"
    assert after(["H2"], Condition(none_of=(Condition(won=True), played))) == "open"
    assert after(["S"], Condition(won=False)) == "failed"
    assert after(["H2"], played, Condition(won=True)) == "open"


def changed(id: str, **fields: object) -> Lesson:
    """A lesson of Times Square with other fields."""
    return msgspec.structs.replace(lesson(soiree.game("times-square"), id), **fields)


def replies(*preferred: str) -> list[str]:
    """What seat 1 decides after the learner's turn, if it prefers these moves."""
    never = (Condition(view="turn", equals=-1),)
    match = attempt(soiree.game("times-square"), changed("sue", goal=never, replies=preferred), ["H2", "x"]).match
    return [step.token for step in match.steps() if step.seat == 1]


def test_others_reply_with_the_first_of_their_moves_that_is_legal_else_with_the_first_legal_one() -> None:
    assert replies("T", "tD3", "x") == ["T", "tD3", "tD3", "x"]
    assert replies("x", "T", "tD3") == ["T", "tD3", "x"]
    assert replies("nonsense", "x") == ["S", "x"]


def test_scripted_chance_is_dealt_in_order_and_the_rest_by_the_seed() -> None:
    game = soiree.game("times-square")
    drawn = [
        [
            step.token
            for step in attempt(game, changed("trade", chance=chance, seed=3), ("T", "tH1", "tH2", "tH2", "x")).match.steps()
            if step.seat is None
        ]
        for chance in (("S", "S", "Dm"), ("S",), ("S",))
    ]
    assert drawn[0] == ["S", "S", "Dm"]
    assert drawn[1] == drawn[2]
    assert drawn[1][0] == "S"


def test_an_attempt_ends_with_its_decisions_with_the_turn_and_with_what_may_not_happen() -> None:
    game = soiree.game("times-square")
    assert attempt(game, changed("sue", decisions=2), ["H2"]).outcome == "open"
    assert attempt(game, changed("sue", decisions=1), ["H2"]).outcome == "failed"
    assert attempt(game, changed("sue"), ["H2", "x"]).outcome == "failed"
    assert attempt(game, changed("sue", fails_if=(Condition(played=("H2",)),)), ["H2"]).outcome == "failed"


def test_a_game_without_lessons_has_none_and_a_broken_file_says_where(tmp_path: Path) -> None:
    toy = cloakroom()
    assert lessons(toy) == Lessons(())
    with pytest.raises(UnknownLesson):
        lesson(toy, "sue")
    toy.folder = tmp_path
    (tmp_path / "lessons.toml").write_text('[[lesson]]\nid = "a"\nsurprise = 1\n', encoding="utf-8")
    with pytest.raises(BadRoom, match="surprise"):
        lessons(toy)


def test_the_format_is_documented() -> None:
    documented = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
    names = [field.encode_name for kind in (Lesson, Nudge, Condition) for field in msgspec.structs.fields(kind)]
    assert [name for name in names if f"`{name}`" not in documented] == []
