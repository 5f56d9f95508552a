"""The command line speaks both languages: help of every command, errors, tables of results. Every text comes from the words files."""

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

import soiree
from soiree.arguments import HEADINGS, Parser, language_option, named
from soiree.cli import main, parser_of
from soiree.core.errors import BadRecord, problem
from soiree.core.texts.language import language_of
from soiree.core.texts.words import LANGUAGES, words_about
from tests.terminal.conftest import Ask
from tests.terminal.test_commands import BAD_LINES
from tests.terminal.test_words import PACKAGE, messages_of, variables_of

PARTS = {"cli": "cli-", "errors": "error-", "faults": "fault-"}
ROOMS_WITH_FAULTS = sorted({file.parent.parent.name for file in PACKAGE.glob("games/*/words/faults.*.ftl")})
# Messages that are found by a name: the sources have only the beginning of their ids.
NAMED = (
    "error-shell-",
    "cli-setting-",
    "cli-name-",
    "cli-rating-",
    "cli-conform-column-",
    "cli-calibrate-column-",
    "cli-puzzles-column-",
    "cli-status-",
)
# Words that an English sentence can hardly do without, and that are none in French.
ENGLISH = re.compile(r"\b(the|is|are|was|not|of|and|with|only|cannot|there|this|that|needs|missing|default)\b")
SAME = {
    "cli-arguments",
    "cli-options",
    "cli-puzzles-percent",
    "cli-name-table",
    "cli-rating-bot",
    "cli-rating-skill",
    "cli-rating-interval",
} | {f"cli-conform-column-{name}" for name in ("table", "positions")}


def tree(parser: Parser) -> Iterator[Parser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for child in action.choices.values():
                yield from tree(child)


def texts(parser: Parser) -> Iterator[str]:
    """Every text that the help of a parser can show, as it was given to argparse."""
    yield from filter(None, (parser.description, parser.epilog))
    for group in parser._action_groups:
        yield HEADINGS.get(str(group.title), str(group.title))
    for action in parser._actions:
        if action.help != argparse.SUPPRESS:
            assert action.help or isinstance(action, argparse._SubParsersAction), f"{parser.prog} {action.dest} is not explained"
        if isinstance(action, argparse._SubParsersAction):
            yield from (str(choice.help) for choice in action._choices_actions)
        elif action.help and action.help != argparse.SUPPRESS:
            yield action.help


ENGLISH_TREE, FRENCH_TREE = (list(tree(parser_of(language))) for language in LANGUAGES)


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_have_the_same_messages_and_variables(part: str) -> None:
    english, french = (messages_of(PACKAGE / "words" / f"{part}.{language}.ftl") for language in LANGUAGES)
    assert list(english) == list(french)
    assert all(name.startswith(PARTS[part]) for name in english)
    for name, message in english.items():
        assert variables_of(message) == variables_of(french[name]), name
        both = [re.findall(r"%\(\w+\)s", words_text(part, name, language)) for language in LANGUAGES]
        assert both[0] == both[1], name


def words_text(part: str, name: str, language: str) -> str:
    source = (PACKAGE / "words" / f"{part}.{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{name} =(.*(?:\n .*)*)", source, flags=re.MULTILINE)  # a message may have further lines, indented
    assert found, name
    return found[1]


@pytest.mark.parametrize("part", PARTS)
def test_every_message_is_used_and_every_used_message_exists(part: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    used = {name for source in sources for name in re.findall(rf'"({PARTS[part]}[a-z-]+[a-z])"', source)}
    known = set(messages_of(PACKAGE / "words" / f"{part}.en.ftl"))
    assert used <= known | {name for room in ROOMS_WITH_FAULTS for name in faults_of(room, "en")}
    assert {name for name in known - used if not name.startswith(NAMED)} == set()


def faults_of(room: str, language: str) -> dict[str, Message]:
    return messages_of(PACKAGE / f"games/{room}/words/faults.{language}.ftl")


@pytest.mark.parametrize("room", ROOMS_WITH_FAULTS)
def test_the_faults_of_a_room_are_said_in_both_languages(room: str) -> None:
    english, french = (faults_of(room, language) for language in LANGUAGES)
    assert list(english) == list(french)
    assert {name: variables_of(message) for name, message in english.items()} == {name: variables_of(one) for name, one in french.items()}
    assert [name for name, message in english.items() if message.equals(french[name])] == []
    sources = [file.read_text(encoding="utf-8") for file in (PACKAGE / "games" / room).rglob("*.py")]
    used = {name for source in sources for name in re.findall(r'"(fault-[a-z-]+[a-z])"', source)}
    shared = messages_of(PACKAGE / "words/faults.en.ftl")
    assert used - {*shared} == {*english}, "each is used in the room, and the room uses no other's"
    assert not {*english} & {*shared}


def test_no_two_rooms_have_a_fault_of_the_same_name() -> None:
    """They are in one list of messages: a second one would replace the first."""
    names = [name for room in ROOMS_WITH_FAULTS for name in faults_of(room, "en")]
    assert len(names) == len({*names})
    assert len(ROOMS_WITH_FAULTS) > 1


def test_every_text_of_every_parser_is_a_message() -> None:
    known = set(messages_of(PACKAGE / "words" / "cli.en.ftl"))
    assert len(FRENCH_TREE) > 20
    for parser in FRENCH_TREE:
        assert {str(text) for text in texts(parser)} <= known, parser.prog


@pytest.mark.parametrize("number", range(len(FRENCH_TREE)), ids=lambda number: FRENCH_TREE[number].prog)
def test_the_help_of_a_command_has_no_english_in_french(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")  # one line for each text
    english, french = (trees[number].format_help() for trees in (ENGLISH_TREE, FRENCH_TREE))
    assert english != french
    assert "cli-" not in english + french
    assert ENGLISH.findall(re.sub(r"%\(default\)s", "", french)) == []
    same = {line.strip() for line in english.splitlines()} & {line.strip() for line in french.splitlines()} - {""}
    assert {line for line in same if not line.startswith("--")} <= {"COMMAND", "TABLE"}  # a long flag stands on a line of its own


def test_no_message_is_the_same_in_both_languages() -> None:
    for part in PARTS:
        for name in messages_of(PACKAGE / "words" / f"{part}.en.ftl"):
            same = words_text(part, name, "en") == words_text(part, name, "fr")
            assert not same or name in SAME, name


def test_names_of_values_are_translated() -> None:
    french = words_about("cli", "fr")
    metavars = {str(action.metavar) for parser in FRENCH_TREE for action in parser._actions if action.metavar}
    assert {metavar for metavar in metavars if named(metavar, french) == metavar} == {"A,B,...", "I", "K", "N", "P", "R", "S", "X", "TABLE"}


@pytest.mark.parametrize("line", BAD_LINES)
def test_bad_input_is_refused_in_french(ask: Ask, tmp_path: Path, line: str) -> None:
    if line.startswith("replay {record} --seat 2"):
        return  # the same sentence as for play
    files = {"garbage": b"la nuit tombe\n", "binary": b"\xff\xfe", "unknown": b'[Game "jeu-inconnu"]\n'}
    files["record"] = soiree.new("times-square", seed=1).record().encode()
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    output = ask("--lang", "fr", *line.format(**{name: tmp_path / name for name in files}).split())
    said = output.err.replace(str(tmp_path), "").replace("/no/such", "")
    assert output.code == 2
    assert ENGLISH.findall(said) == []
    assert said.startswith("soiree: ")


def test_only_what_is_needed_is_said_to_be_missing(ask: Ask) -> None:
    """`rules` needs a game, and may have rules after it."""
    assert ask("--lang", "en", "rules").err == "soiree: missing: GAME (soiree rules --help lists the arguments)\n"
    assert ask("--lang", "fr", "rules").err == "soiree: il manque JEU (soiree rules --help affiche les arguments)\n"


def test_an_error_of_the_library_is_english_and_can_be_french() -> None:
    with pytest.raises(soiree.BadSeats) as refused:
        soiree.new("gatsby", seats=3)
    assert str(refused.value) == "gatsby is played by 2 players, not 3"
    assert refused.value.sentence("fr") == "gatsby se joue à 2, et non à 3"
    record = BadRecord(problem("error-record-no-game"), 3)
    assert str(type(record)(*record.args)) == str(record) == "line 3: no [Game ...] header; every record names its game"


def test_the_language_is_that_of_the_flag_then_of_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert language_of({"SOIREE_LANG": "fr", "LC_ALL": "en_GB.UTF-8"}) == "fr"
    assert language_of({"LC_ALL": "", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_US"}) == "fr"
    assert language_option(["play", "--lang", "fr", "--lang=en"]) == "en"
    assert language_option(["play", "--lang"]) is None
    assert language_option(["rules", "--", "--lang", "fr"]) is None
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for words, beginning in (([], "usage: "), (["--lang", "fr"], "usage\u202f: ")):
        assert main(words) == 0
        assert capsys.readouterr().out.startswith(beginning)
    monkeypatch.setenv("SOIREE_LANG", "fr")
    assert main(["serve", "--port", "x"]) == 2
    assert "'x' n’est pas un nombre entier" in capsys.readouterr().err


def test_the_ledger_and_the_conformance_table_in_french(ask: Ask) -> None:
    output = ask("conform", "times-square", "--games", "1", "--pairs", "6", "--positions", "1", "--processes", "1", "--lang", "fr")
    assert output.out.split()[:4] == ["table", "parties", "positions", "paires"]


def test_help_imports_neither_the_server_nor_numpy() -> None:
    heavy = ("numpy", "litestar", "uvicorn", "sqlalchemy", "asyncio", "rich", "soiree.bots")
    code = f"import sys; from soiree.cli import main; main([]); sys.exit(' '.join(name for name in {heavy} if name in sys.modules) or 0)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")


# Where a person at a terminal can cause an error. The environments of the lab are for programs.
FOR_PEOPLE = [
    *(PACKAGE / "terminal").glob("*.py"),
    *(file for file in (PACKAGE / "lab").rglob("*.py") if file.parent.name != "envs"),
    *(PACKAGE / "server" / name for name in ("cli.py", "listening.py")),
    *(PACKAGE / "server" / "admin").glob("*.py"),
]


@pytest.mark.parametrize("file", FOR_PEOPLE, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_error_for_people_has_its_text_in_the_code(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            name = ast.unparse(node.exc.func)
            own = name not in {"AssertionError", "ValueError", "TypeError", "LookupError", "KeyError", "RuntimeError", "missing_library"}
            code = name in {"NotFound", "RequestRefused"}  # not a text but the code of one: see below
            text = isinstance(node.exc.args[0], ast.Constant | ast.JoinedStr) or ast.unparse(node.exc.args[0]).startswith("str(")
            assert not (own and not code and text), ast.unparse(node)


def refusal_codes(file: Path) -> set[str]:
    """The codes of the requests that a module refuses."""
    calls = [node.exc for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Raise)]
    return {
        str(ast.literal_eval(call.args[0]))
        for call in calls
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) in {"NotFound", "RequestRefused"}
        and isinstance(call.args[0], ast.Constant)
    }


def test_what_the_shell_refuses_has_a_text_in_every_language() -> None:
    server = PACKAGE / "server"
    codes = refusal_codes(server / "admin" / "moderation.py") | refusal_codes(server / "storage" / "access" / "moderation.py")
    codes -= {"no-report"}  # the shell closes no report
    assert len(codes) > 4
    for language in LANGUAGES:
        known = messages_of(PACKAGE / "words" / f"errors.{language}.ftl")
        assert {name for name in known if name.startswith("error-shell-")} == {f"error-shell-{code}" for code in codes}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("grant nobody", "personne n’a cet identifiant"),
        ("ban 10.0.0.0/40 x", "ce n’est ni une adresse ni une plage d’adresses, par exemple 192.0.2.7 ou 2001:db8::/64"),
        ("ban 0.0.0.0/0 x", "cette plage contient trop d’adresses"),
        ("unban 192.0.2.7", "aucune interdiction d’écrire ni aucun bannissement de ce genre n’est en vigueur"),
    ],
)
def test_the_shell_refuses_in_french(ask: Ask, tmp_path: Path, line: str, said: str) -> None:
    output = ask("--lang", "fr", "admin", "--database", f"sqlite:///{tmp_path / 'a.db'}", *line.split())
    assert (output.code, output.err) == (2, f"soiree: {said}\n")
