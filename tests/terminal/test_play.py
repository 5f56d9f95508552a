"""Sessions in the terminal, with piped input."""

from pathlib import Path

import pytest

import soiree
from soiree.terminal.session import COMMANDS
from tests.terminal.conftest import Ask

FIRST_MOVE = "1\n" * 3000


@pytest.mark.parametrize(("language", "ends"), [("en", ("won.", "won!")), ("fr", ("gagné.", "gagné\u202f!"))])
@pytest.mark.parametrize("joker", ["printed", "substitute"])
@pytest.mark.parametrize("seat", ["0", "1"])
def test_a_game_is_played_to_its_end(ask: Ask, language: str, ends: tuple[str, ...], joker: str, seat: str) -> None:
    words = ("play", "times-square", "--seed", "5", "--lang", language, "--option", f"joker={joker}", "--seat", seat)
    output = ask(*words, typed=FIRST_MOVE)
    assert (output.code, output.err) == (0, "")
    last = output.out.strip().splitlines()[-1]
    assert any(end in last for end in ends), last
    assert "\x1b" not in output.out


@pytest.mark.parametrize("level", ["novice", "casual", "regular"])
def test_a_game_against_a_bot(ask: Ask, level: str) -> None:
    output = ask("play", "times-square", "--seed", "5", "--level", level, typed=FIRST_MOVE)
    assert (output.code, output.err) == (0, "")
    assert f"You play against {level.capitalize()}." in output.out
    assert "won" in output.out.strip().splitlines()[-1]


@pytest.mark.parametrize("kind", ["greedy", "thorough"])
def test_a_game_against_a_bot_for_measurements(ask: Ask, kind: str) -> None:
    output = ask("play", "times-square", "--seed", "5", "--level", kind, typed=FIRST_MOVE)
    assert (output.code, output.err) == (0, "")
    assert f"You play against {kind}." in output.out


def test_the_same_seed_deals_the_same_game(ask: Ask) -> None:
    first, again, other = (ask("play", "times-square", "--seed", seed, typed=FIRST_MOVE).out for seed in ("5", "5", "6"))
    assert first == again != other


def test_a_decision_can_be_taken_back_until_something_is_learned(ask: Ask) -> None:
    output = ask("play", "times-square", "--seed", "3", typed="u\nSS\nu\nSS\nx\nu\nq\n")
    assert "There is nothing to undo: you have not decided anything yet." in output.out
    assert "Undone: Sue and both bodyguards, 1 space." in output.out
    assert output.out.count("Random plays Close ranks.") == 2  # the news before the decision is shown again after it
    assert "That can no longer be undone" in output.out
    assert output.out.count("Guest plays Sue 1, Sue 1.") == 2


@pytest.mark.parametrize(
    ("language", "beginning"),
    [("en", "Your near bodyguard stands right in front of Sue:"), ("fr", "Votre garde proche se tient juste devant Brilli-Lilli")],
)
def test_why_not_names_the_clause(ask: Ask, language: str, beginning: str) -> None:
    asked = ask("play", "times-square", "--seed", "3", "--lang", language, typed="? S\n")
    tried = ask("play", "times-square", "--seed", "3", "--lang", language, typed="S\n")
    for output in (asked, tried):
        assert f"TS-303 {beginning}" in " ".join(output.out.split())


def test_why_not_for_allowed_and_unknown_moves(ask: Ask) -> None:
    output = ask("play", "times-square", "--seed", "3", typed="? ss\n? 2\n? D9\n")
    assert "SS is allowed now: Sue and both bodyguards, 1 space." in output.out
    assert "B1n is allowed now: Near bodyguard, 1 space." in output.out
    assert "“D9” is not a move of this game. Did you mean D4" in output.out


def test_wrong_input_gets_one_sentence_that_helps(ask: Ask) -> None:
    output = ask("play", "times-square", "--seed", "3", typed="\n99\n0\n²\nnonsense\nr\nr 999\ns\ns /no/such/folder\n")
    assert output.code == 0
    after = output.out[output.out.index("? help") :]
    answers = [line for line in after.splitlines()[1:] if line.startswith(" ") and not line.startswith(" ›")]
    assert answers[:9] == [
        " Type the number of a move; ? shows what else you can type.",
        " There is no move 99 here: the numbers go from 1 to 20.",
        " There is no move 0 here: the numbers go from 1 to 20.",
        " “²” is not a move of this game. Did you mean SS B1n B1f B2b? A number works too.",
        " “nonsense” is not a move of this game. Did you mean SS B1n B1f B2b? A number works too.",
        " Which rule? They go from TS-101 to TS-906; for example: r TS-101",
        " Which rule? They go from TS-101 to TS-906; for example: r TS-101",
        " Save to which file? For example: s game.txt",
        " Not saved: cannot write '/no/such/folder': there is no such file or folder",
    ]


def test_help_a_clause_and_the_other_language(ask: Ask) -> None:
    output = ask("play", "times-square", "--seed", "3", typed="?\nr 501\nl\nr ts-501\nl\nq\n")
    assert "passe au français" in output.out
    assert "TS-501  A red card may move someone" in output.out
    assert "TS-501  Une carte rouge ne peut déplacer" in output.out
    assert "À vous\u202f: jouez, attirez ou échangez" in output.out
    assert output.out.count("Your turn: play, lure or trade") == 2
    assert "To go on" not in output.out
    assert "The game was not saved." in output.out


def test_a_move_that_loses_immediately_must_be_entered_twice(ask: Ask, tmp_path: Path) -> None:
    hand = "S S B1 B2 H1 H2 D1 D2"
    at = {"active": 0, "hal": 7, "deb": -1, "sue": 5, "guards": [-2, 8], "hand0": hand, "hand1": hand.replace("D1", "D3")}
    file = tmp_path / "lure.txt"
    file.write_text(soiree.position("times-square", at).record(), encoding="utf-8")
    once = ask("play", "--resume", str(file), typed="Ls\n")
    assert "That loses the game at once. Enter it again if that is what you want." in once.out
    assert "You have left the table." in once.out
    twice = ask("play", "--resume", str(file), typed="Ls\nLs\n")
    assert "Random has won.  Sue came in" in twice.out


def test_a_saved_match_can_be_resumed(ask: Ask, tmp_path: Path) -> None:
    file = str(tmp_path / "evening.txt")
    left = ask("play", "times-square", "--seed", "3", typed=f"SS\ns {file}\nq\n")
    assert left.code == 0
    assert f"soiree play --resume {file}" in left.out.replace("\n ", " ")
    resumed = ask("play", "--resume", file, typed="u\n")
    assert "Undone: Sue and both bodyguards, 1 space." in resumed.out
    assert "Guest plays Sue 1, Sue 1." in resumed.out  # a resumed match shows the last events
    assert "The fists opened" not in resumed.out
    assert ask("play", "times-square", "--resume", file, "--save", file, "--seed", "1", typed=FIRST_MOVE).code == 0
    ended = soiree.load(Path(file).read_bytes())
    assert ended.over
    assert "won" in ask("play", "--resume", file).out


def test_a_resumed_match_keeps_the_seat_of_the_person(ask: Ask, tmp_path: Path) -> None:
    file = str(tmp_path / "east.txt")
    ask("play", "times-square", "--seat", "1", "--seed", "2", "--save", file, typed="1\n")
    assert "Guest · East" in ask("play", "--resume", file).out
    assert "Guest · West" in ask("play", "--resume", file, "--seat", "0").out


def test_the_output_does_not_depend_on_hidden_cards(ask: Ask, tmp_path: Path) -> None:
    """Two matches that differ only in the other hand give exactly the same output."""
    own, others = "S S B1 B2 H2 H2 D3 D3", ("S B2 B2 B2 B2 H2 D2 D4", "S S S H1 H3 D1 D5 Dm")
    file = tmp_path / "same.txt"
    played, replayed, watched = set(), set(), set()
    for other in others:
        match = soiree.new("times-square", dealer=soiree.scripted(f"h0 {own} {other} H2"))
        match.play(0, "B1n")
        file.write_text(match.record(), encoding="utf-8")
        played.add(ask("play", "--resume", str(file), typed="? B1n\n? Bc\nu\nl\nq\n").out)
        match.play(0, "x")
        match.play(1, "T")
        match.play(1, "tS")
        file.write_text(match.record(), encoding="utf-8")
        replayed.add(ask("replay", str(file), "--seat", "0", "--all").out)
        watched.add(ask("replay", str(file), "--all").out)
    assert [len(texts) for texts in (played, replayed, watched)] == [1, 1, 1]


def test_no_token_of_any_game_is_a_command_or_a_number() -> None:
    for game in soiree.games():
        for token in game.notation().actions:
            assert token not in COMMANDS
            assert not token.isdecimal()
