"""The box: what the loader refuses, and a second, smaller box in which the same rules are played."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import soiree
from soiree.core import conformance
from soiree.core.conformance import Table, tables
from soiree.core.errors import Fault, reason_text
from soiree.core.rng import Rng
from soiree.games.gatsby.box import Box, faults, read_box
from tests.games.gatsby_table import GAME, SMALL, board

PRINTED = GAME.folder / "board.toml"


def box() -> dict[str, Any]:  # any: parsed TOML
    return tomllib.loads(PRINTED.read_text(encoding="utf-8"))


def found(changed: dict[str, Any]) -> list[Fault]:  # any: parsed TOML
    return list(faults(msgspec.convert({**changed, "shipped": False, "tables": changed}, Box)))


def wrong(changed: dict[str, Any]) -> str:  # any: parsed TOML
    return "; ".join(reason_text(fault.reason, "en") for fault in found(changed))


def test_the_printed_box_is_sound() -> None:
    assert wrong(box()) == ""
    assert [len(box()[part]) for part in ("character", "place", "special", "action")] == [15, 12, 11, 4]


def test_the_numbers_of_the_spec() -> None:
    """Sections 5 and 6: 93 actions and 32 outcomes, each at its place."""
    numbers = board(GAME)
    assert len(numbers.actions) == 93
    assert [numbers.actions[number] for number in (0, 3, 4, 5, 6, 7, 17, 18, 19, 20, 31, 32, 33, 67, 68, 92)] == [
        *("cc", "rr", "sp", "yes", "no", "scc", "sra", "old", "new", "ka", "kr5", "a1", "b1", "f6", "1.1", "5.5"),
    ]
    assert len(numbers.outcomes) == 32
    assert [numbers.outcomes[number] for number in (0, 3, 4, 18, 19, 20, 21, 31)] == [
        "t1",
        "t4",
        "marchetti",
        "pell",
        "0",
        "1",
        "scc",
        "sra",
    ]


CHANGES: dict[str, Any] = {  # any: each changes parsed TOML in place
    "an odd number from 3 on": lambda box: box["race"]["row"][0].update(length=4, bonuses=[]),
    "the highest at the top": lambda box: box["finance"].update(top=15),
    "two main actions must climb": lambda box: box["action"][1].update(steps=["cab-adj"]),
    "the same name for two things: cc": lambda box: box["special"][0].update(id="cc"),
    "the same name for two things: vance": lambda box: box["character"][0].update(id="vance"),
    "t1 has two stars or two bonuses on one space": lambda box: box["cabaret"]["tile"][0].update(stars=[[0, 1]]),
    "any four tiles must have at least 2 stars": lambda box: [tile.pop("star") for tile in box["cabaret"]["tile"]],
    "a bonus under a character is written with its floor": lambda box: box["finance"].update(bonus=[{"level": 3, "bonus": "asc"}]),
    "a bonus of the tower must be above the start": lambda box: box["finance"].update(bonus=[{"level": 15, "bonus": "asc"}]),
    "at most 40 levels": lambda box: (box["finance"].update(top=41), box["finance"]["floor"][3].update(level=41)),
    "swap and look are only for special tiles": lambda box: box["action"][0]["steps"].append("swap"),
    "cab-next must follow a token": lambda box: box["special"][0].update(steps=["fin", "cab-next"]),
    "race-same must follow a token": lambda box: box["special"][0].update(steps=["race-same", "race-row"]),
    "has no steps": lambda box: box["special"][0].update(steps=[]),
    "the id 'Vance!'": lambda box: box["character"][2].update(id="Vance!"),
    "must be given in English and French": lambda box: box["suit"][0].update(name={"en": "Stage"}),
    "the only option": lambda box: box["options"].update(length={"values": ["short"], "default": "short"}),
    "must have values among active, prestige": lambda box: box["options"]["double_win"].update(default="nobody"),
    "no suit 'circus'": lambda box: box["character"][0].update(suit="circus"),
    "no bonus 'luck'": lambda box: box["race"]["row"][0]["bonuses"][0].update(bonus="luck"),
    "no step 'cab-far'": lambda box: box["action"][0].update(steps=["cab-far"]),
    "no place 'kx'": lambda box: box["ranked_pair"][0].update(low="kx"),
    "only characters that are face up can be ranked": lambda box: box["ranked_pair"][0].update(low="kf2"),
    "each place of cabaret must be won in exactly one way": lambda box: box["cabaret"]["goal"].pop(),
    "no more and no fewer": lambda box: box["character"].pop(),
    "sides of 1 to 4 spaces": lambda box: box["cabaret"].update(tile_size=5),
    "outside the tile": lambda box: box["cabaret"]["tile"][0].update(star=[3, 0]),
    "no space of its own": lambda box: box["race"]["row"][0]["bonuses"][0].update(space=6),
    "1 to 15 are possible": lambda box: box["special"].extend({"id": f"extra{n}", "steps": ["fin"]} for n in range(5)),
    "at least one level": lambda box: box["finance"].update(step_behind=0),
    "one of them kept": lambda box: box["setup"].update(opening_keep=2),
    "must join two opposite sides": lambda box: box["cabaret"]["goal"][0].update(sides=["left"]),
    "“cross” or “stars”": lambda box: box["cabaret"]["goal"][0].update(kind="spiral"),
    "rows must be numbered from 1": lambda box: box["race"]["row"][0].update(row=2),
    "more steps than the list of tasks": lambda box: box["special"][0].update(steps=["fin"] * 9),
    "four tiles": lambda box: box["cabaret"]["tile"].pop(),
    "at the seats 0 and 1": lambda box: box["seat"].reverse(),
}


@pytest.mark.parametrize("complaint", CHANGES)
def test_the_loader_refuses(complaint: str) -> None:
    changed = box()
    CHANGES[complaint](changed)
    assert complaint in wrong(changed)
    assert all(fault.at and reason_text(fault.reason, "fr") != reason_text(fault.reason, "en") for fault in found(changed))


def test_a_file_that_is_no_box(tmp_path: Path) -> None:
    for text, sentence in (
        ("seat = 3", "not written as docs/editions.md says"),
        ("no toml at all [", "cannot be read"),
        (PRINTED.read_text(encoding="utf-8").replace("top = 14", "top = 13"), "the highest at the top"),
    ):
        (tmp_path / "board.toml").write_text(text)
        with pytest.raises(soiree.BadEdition, match=sentence):
            read_box(tmp_path / "board.toml")


# ---------------------------------------------------------------- the same rules in another box


def test_the_action_space_follows_the_data() -> None:
    numbers = board(SMALL)
    assert len(numbers.actions) == 5 + 1 + 2 + 6 + 2 + 8 + 16 + 10
    assert numbers.actions[-10:] == ["1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7"]
    assert len(numbers.outcomes) == 5 + 10 + 2 + 6


@pytest.mark.parametrize("table", tables(SMALL), ids=str)
def test_conformance_in_the_small_box(table: Table) -> None:
    for seed in range(150):
        conformance.check_game(table, seed)
    pairs = conformance.check_noninterference(table, seed=21, wanted=2000)
    assert pairs.steps > 4000
    assert pairs.different > 1000
    assert pairs.diverged > 100, "an exchange that the opponent does not see, made in one world and not in the other"
    conformance.check_belief(table, seed=22, positions=40)


def test_every_ending_and_every_prompt_occurs_in_the_small_box() -> None:
    reasons, prompts, glances = set(), set(), 0
    for seed in range(300):
        match, rng = tables(SMALL)[0].match(), Rng(seed)
        while not match.over:
            prompts |= {match.prompt(seat) for seat in match.actors}
            conformance.random_step(match, rng)
        reasons.add(match.reason)
        glances = max(glances, len(match.state.looks))  # type: ignore[attr-defined]  # a state of this game
    assert {"three", "finance", "race"} <= reasons
    assert len(prompts) == 15
    assert glances >= 4
