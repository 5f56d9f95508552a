"""Simultaneous decisions in the terminal, with the small game of the core tests."""

import io

import pytest

from soiree.core.chance.dealers import Seeded
from soiree.core.match import Match
from soiree.core.rng import Rng
from soiree.terminal.commands.replay import Frame, Viewer
from soiree.terminal.screen import Screen
from soiree.terminal.session import Opponents, Session
from tests.flaws import cloakroom


@pytest.fixture
def screen() -> Screen:
    return Screen("en", cloakroom().folder)


def match_of(seats: int, seed: int) -> Match:
    game = cloakroom()
    return Match(game, game.begin(seats, {}), {}, Seeded(seed))


@pytest.mark.parametrize("seed", range(8))
def test_the_person_decides_after_all_others(
    screen: Screen, seed: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(3, seed)
    monkeypatch.setattr("sys.stdin", io.StringIO("red\nu\nblack\nbid2\nleave\n1\n1\n"))
    assert Session(match, 1, screen, Opponents("random", Rng(seed)), None).run() == 0
    out = capsys.readouterr().out
    assert match.over
    assert "Undone: red." in out
    assert '"waiting":[1]' in out
    assert '"waiting":[0' not in out  # the others have bid before the person
    assert "\n 1. " in out  # with three seats the ranking is shown
    assert "\n 3. " in out


def test_a_replay_by_seat_shows_sealed_bids_when_all_have_bid() -> None:
    match = match_of(2, 3)
    frames = [Frame(match, 0)]
    for seat, token in ((1, "red"), (1, "bid2"), (0, "black"), (0, "bid0")):
        match.play(seat, token)
        frames.append(Frame(match, 0, frames[-1]))
    assert [frame.step for frame in frames[1:4]] == ["", "", "0:black"]
    assert sorted(frames[4].step.split()) == ["0:bid0", "1:bid2", "1:red"]


def test_an_open_replay_shows_the_private_fields_of_each_seat(screen: Screen) -> None:
    match = match_of(2, 3)
    viewer = Viewer(match, [Frame(match, "open")], screen)
    lines = [line.plain for line in viewer.private_lines(viewer.frames[0], screen.words)]
    assert lines[0].startswith(" Seat 0 · card  ")
    assert any(line.startswith(" Seat 1 · card  ") for line in lines)
