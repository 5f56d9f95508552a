"""What a player reads about a refused move: every message of every game in a position, with its numbers, in both languages.

The moves are in refusals/*.toml.
"""

import json
import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import soiree
from soiree.core.chance.dealers import Manual
from soiree.core.conformance import Table, random_step
from soiree.core.errors import Refusal
from soiree.core.match import Match, open_table, replay_step
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.core.texts.words import LANGUAGES, words
from tests.games.test_conformance import share
from tests.goldens import RECORDS, all_tables

NAMES = ["Ada", "Blaise", "Chloé", "Dragan"]
CASES = Path(__file__).parent / "refusals"
# Tested where the board is that they need: `test_edgar_lucien_maps`.
ELSEWHERE = {"refusal-EL-303"}


class RefusedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, a move that is refused there, and what its player reads."""

    message: str
    clause: str
    move: str
    en: str
    fr: str
    record: str = ""  # of tests/records, up to a step
    after: int = 0
    at: str = ""  # or a position set up by hand, as JSON, and what is played from there
    seats: int = 2
    do: str = ""

    def match(self, game: soiree.Game) -> Match:
        if self.record:
            record = Record.parse((RECORDS / f"{self.record}.txt").read_text(encoding="utf-8"))
            match, steps = open_table(game, record), record.steps[: self.after]
        else:
            options = game.check_options(None)
            start = game.position(json.loads(self.at), self.seats, options) if self.at else game.begin(self.seats, options)
            match, steps = Match(game, start, options, Manual()), Record.parse(f'[Game "{game.id}"]\n{self.do}').steps
        for step in steps:
            replay_step(match, step)
        return match


def refused_moves(game: soiree.Game) -> list[RefusedMove]:
    """The cases of a game. A new one may have none yet: then the test of the examples says which are missing."""
    file = CASES / f"{game.folder.name}.toml"
    read = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {"refused": []}
    return msgspec.convert(read["refused"], list[RefusedMove])


def messages(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


ALL = [(game, example) for game in soiree.games() for example in refused_moves(game)]


@pytest.mark.parametrize(("game", "example"), ALL, ids=[f"{example.message} {example.clause}" for _, example in ALL])
def test_a_refused_move_says_what_is_wrong_here_and_now(game: soiree.Game, example: RefusedMove) -> None:
    match = example.match(game)
    seat, _, token = example.move.partition(":")
    with pytest.raises(Refusal) as refused:
        match.play(int(seat), token)
    say = refused.value.say
    assert say is not None
    assert (say.id, refused.value.clause) == (example.message, example.clause)
    assert words("en", game.folder).say(say, NAMES) == example.en
    assert words("fr", game.folder).say(say, NAMES) == example.fr


@pytest.mark.parametrize("game", soiree.games(), ids=lambda game: game.id)
def test_every_refusal_of_a_game_has_an_example(game: soiree.Game) -> None:
    own = {id for id in messages(game.folder / "words" / "refusals.en.ftl") if id.startswith("refusal-")}
    assert own - {example.message for example in refused_moves(game)} <= ELSEWHERE


@pytest.mark.parametrize(
    "folder", [soiree.games()[0].folder.parents[1], *(game.folder for game in soiree.games())], ids=lambda folder: folder.name
)
def test_both_languages_refuse_with_the_same_messages_and_values(folder: Path) -> None:
    english, french = (messages(folder / "words" / f"refusals.{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(french)
    variable = re.compile(r"\$([\w-]+)")
    texts = {language: (folder / "words" / f"refusals.{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    for id, message in english.items():
        assert message.span is not None
        other = french[id].span
        assert other is not None
        found = [set(variable.findall(texts["en"][message.span.start : message.span.end]))]
        found.append(set(variable.findall(texts["fr"][other.start : other.end])))
        assert found[0] == found[1], id
    lines = [line for line in texts["fr"].splitlines() if not line.startswith("#") and "->" not in line]
    assert not [line for line in lines if re.search(r" [;:?!](\s|$)|'|« | »", re.sub(r"^[\w-]+ =", "", line))]


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_no_refusal_reveals_anything_and_all_can_be_said(table: Table) -> None:
    """In random games, for every token: two states with the same view refuse with the same message, whatever is hidden in them."""
    says = [words(language, table.game.folder) for language in LANGUAGES]
    said: set[str] = set()
    for seed in range(share(3, table)):
        match, rng = table.match(), Rng(seed)
        while not match.over:
            if not match.chance() and rng.below(30) == 0:
                for seat in match.actors:
                    view = match.view(seat)
                    other = Match(table.game, table.game.sample(view, rng), match.options, Manual())
                    for token in table.game.notation().actions[seed :: 3 + seed]:
                        reason, elsewhere = match.why_not(seat, token), other.why_not(seat, token)
                        assert reason == elsewhere
                        if reason is not None and reason.say is not None and (key := repr(reason.say)) not in said:
                            said.add(key)  # most tokens are refused for one of a few reasons
                            for say in says:
                                text = say.say(reason.say, NAMES)
                                assert text
                                assert not re.search(r"None|[{}$]", text), text
            random_step(match, rng)
