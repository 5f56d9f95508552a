"""The typography of every text of the product, in both languages: games, lessons, page, command line, errors."""

import ast as ast_of_python
import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from soiree.core.teaching.guides import guide
from soiree.core.texts.box_facts import facts
from soiree.core.texts.clauses import facts_in
from soiree.games import games
from tests.specs import ROOT
from tests.test_docs import CHECKED
from tests.test_prose import turns

NARROW = "\u202f"  # narrow no-break space
FOLDERS = (ROOT / "src" / "soiree", ROOT / "web" / "src")
FILES = sorted(file for folder in FOLDERS for file in folder.rglob("*.ftl"))
FRENCH = [file for file in FILES if re.fullmatch(r"(.+\.)?fr\.ftl", file.name)]
ENGLISH = [file for file in FILES if re.fullmatch(r"(.+\.)?en\.ftl", file.name)]

# Messages in which ? is the key of the terminal, or ! a sign of the board.
SIGNS = {"ui-line", "ui-line-one", "ui-key-why", "ui-empty", "cli-play-about", "label-signs"}
# The header of a record, which is typed with these quotes.
CODE = {"error-record-header"}

VOWEL = "aeiouyàâæéèêëîïôœûùAEIOUYÀÂÆÉÈÊËÎÏÔŒÛÙ"
ELIDED = r"[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Mm]e|[Tt]e|[Jj]e|[Ll]e|[Ll]a|[Pp]uisque|[Ll]orsque|[Jj]usque|[Qq]uoique|[Pp]resque"
NOT_ELIDED = "onze|onzième|oui|un|ou|y"  # the number one, and “le ou les”
# Variables that are written in digits or begin with a consonant: no elision depends on them.
NUMBERS = {"count", "each", "half", "ahead", "behind", "most", "games", "steps", "seats", "day"}
NUMBERS |= {"have", "left", "room", "widows", "decisions", "crowd"}
NUMBERS_OF = {
    "error-unknown-clause": "first",
    "rating-history": "first",
    "refusal-GAT-503": "used",
    "curve-from-to": "first",
    "ui-which-clause": "example",
    "tip-first": "first",
}


def texts(file: Path) -> Iterator[tuple[str, str]]:
    """Every text of a file with the id of its message: a variable is `{name}`, another placeable `{}`, each variant a text of its own."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in filter(None, patterns):
                for text in spelled(pattern):
                    yield entry.id.name, text


def spelled(pattern: ast.Pattern) -> list[str]:
    """All texts that a pattern can give, one for each combination of variants."""
    found = [""]
    for element in pattern.elements:
        found = [before + after for before in found for after in _element(element)]
    return found


def _element(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in spelled(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"])]
    return [f"{{{expression.id.name}}}" if isinstance(expression, ast.VariableReference) else "{}"]


def facts_of(file: Path) -> set[str]:
    """The variables of a guide, or of clauses, that are numbers of the box."""
    game = next((game for game in games() if game.folder == file.parents[1]), None)
    if game is None or file.name not in {"learn.fr.ftl", "fr.ftl"}:
        return set()
    named = guide(game).facts if file.name == "learn.fr.ftl" else facts_in(game.folder / "clauses.toml")
    return {name for name, value in facts(named, game.printed()).items() if isinstance(value, int | float)}


def mistakes_in_french(id: str, text: str, numbers: AbstractSet[str] = frozenset()) -> list[str]:
    found = []
    if "'" in text:
        found.append("straight apostrophe")
    if id not in SIGNS and re.search(rf"[^{NARROW}?!…][;!?](?=[\s)»{NARROW}]|$)", text):
        found.append("no narrow space before ; ! ?")
    if re.search(rf"[^{NARROW}]:(?=\s|$)", text):
        found.append("no narrow space before :")
    if re.search(rf"«(?!{NARROW})|(?<!{NARROW})»", text):
        found.append("no narrow space inside « »")
    if re.search(rf"[\s]{NARROW}|{NARROW}[ \u00a0]|\u00a0[^%]", text):
        found.append("another space beside the narrow one")
    if re.search('["“”]', text) and id not in CODE:
        found.append("quotes that are not « »")
    for little, name in re.findall(rf"(?<!-)\b({ELIDED}) \{{([\w-]+)\}}", text):
        if name not in NUMBERS | numbers and NUMBERS_OF.get(id) != name:
            found.append(f"“{little}” before ${name}, which may begin with a vowel")
    if re.search(rf"(?<!-)\b({ELIDED}) (?!({NOT_ELIDED})\b)(?=[{VOWEL}])", text):
        found.append("no elision")
    return found


def mistakes_in_english(id: str, text: str) -> list[str]:
    found = []
    if re.search(r"\w'|'\w", text):
        found.append("straight apostrophe")
    if re.search(r"\s[;:!?](?=\s|$)", text) and id not in SIGNS:
        found.append("a space before ; : ! ?")
    if re.search('["«»]', text) and id not in CODE:
        found.append("quotes that are not “ ”")
    if NARROW in text:
        found.append("a narrow space")
    return found


# Words of a private language, which no reader has to learn. A house is only a rule of the house, a tile of Macao and a seat of Gatsby.
PRIVATE = re.compile(r"\b(houses?|evenings?|lays?|laid|shall|told|whoever)\b", flags=re.IGNORECASE)
HOUSES = re.compile(r"\b(house rules?|Gaming House|Best Seat in the House)\b", flags=re.IGNORECASE)


def private_words(text: str) -> list[str]:
    return PRIVATE.findall(HOUSES.sub("", text))


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_text_has_a_private_word(file: Path) -> None:
    assert {id: text for id, text in texts(file) if private_words(text)} == {}


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_text_has_a_turn_that_comments_do_not_have(file: Path) -> None:
    assert {id: text for id, text in texts(file) if turns(HOUSES.sub("", text))} == {}


# In French the server is no house either: only a rule of the house, a tile of Macao, and "at home".
MAISON = re.compile(r"(?<![Rr]ègle )(?<![Rr]ègles )\b(?!Maison de jeu)[Mm]aisons?\b")


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_french_text_calls_the_server_a_house(file: Path) -> None:
    assert {id: text for id, text in texts(file) if MAISON.search(text)} == {}


@pytest.mark.parametrize("name", ["README.md", "NOTICE", "docs/play.md", "src/soiree/server/refusals.py"])
def test_no_page_for_players_has_a_private_word(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if private_words(line)] == []


def sentences(source: str) -> list[str]:
    """The texts of a Python file that somebody may read: strings of several words, docstrings aside."""
    tree = ast_of_python.parse(source)
    documented = (ast_of_python.Module, ast_of_python.ClassDef, ast_of_python.FunctionDef, ast_of_python.AsyncFunctionDef)
    docs = {ast_of_python.get_docstring(part, clean=False) for part in ast_of_python.walk(tree) if isinstance(part, documented)}
    strings = [part.value for part in ast_of_python.walk(tree) if isinstance(part, ast_of_python.Constant) and isinstance(part.value, str)]
    return [text for text in strings if " " in text and text not in docs]


def test_no_log_line_and_no_error_has_a_private_word() -> None:
    found = {file: sentences(file.read_text(encoding="utf-8")) for file in (ROOT / "src" / "soiree").rglob("*.py")}
    assert sum(map(len, found.values())) > 500
    stored = re.compile(r"\bINTO house\b|\bhouse\.value\b")  # a table of the database keeps its name
    assert [(str(file), text) for file, texts in found.items() for text in texts if private_words(stored.sub("", text))] == []


def test_no_description_in_the_document_of_the_api_has_a_private_word() -> None:
    """A docstring of a route or of what it takes and gives is shown on the page of the API."""
    trees = [ast_of_python.parse(file.read_text(encoding="utf-8")) for file in (ROOT / "src" / "soiree" / "server" / "http").rglob("*.py")]
    documented = (ast_of_python.Module, ast_of_python.ClassDef, ast_of_python.FunctionDef, ast_of_python.AsyncFunctionDef)
    shown = [ast_of_python.get_docstring(part) or "" for tree in trees for part in ast_of_python.walk(tree) if isinstance(part, documented)]
    assert len(list(filter(None, shown))) > 200
    assert [text for text in shown if private_words(text)] == []


def test_nothing_beside_the_words_files_has_a_private_word() -> None:
    """The page has its texts from words files, except for these; the rest is what `make` prints."""
    page = [ROOT / "web" / "index.html", *(ROOT / "web" / "public").glob("*.webmanifest")]
    printed = [text for file in (ROOT / "tools").glob("*.py") for text in sentences(file.read_text(encoding="utf-8"))]
    makes = re.findall("##.*", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert len(page) == 2
    assert len(printed) + len(makes) > 80
    assert [text for text in [*(file.read_text(encoding="utf-8") for file in page), *printed, *makes] if private_words(text)] == []


def test_sentences_of_a_program_are_found() -> None:
    source = '"""A docstring of it."""\nlog("the house thinks", f"so {x} shall it", "word")'
    assert sentences(source) == ["the house thinks", "so ", " shall it"]


@pytest.mark.parametrize("file", CHECKED, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_document_has_a_private_word(file: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)  # names in code are not prose
    found = {word.lower() for word in private_words(text)}
    marks = {"house"} if file.parent.name == "specs" else set()  # [house] marks a clause of a specification that is ours
    assert found - marks == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The house thinks", ["house"]),
        ("This is a house rule.", []),
        ("Whoever lays a card", ["Whoever", "lays"]),
        ("The server is busy", []),
    ],
)
def test_private_words_are_found(text: str, found: list[str]) -> None:
    assert private_words(text) == found


def test_all_files_are_found() -> None:
    assert len(FRENCH) == len(ENGLISH) > 15
    assert len(FILES) == len(FRENCH) + len(ENGLISH)


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(ROOT)))
def test_french(file: Path) -> None:
    numbers = facts_of(file)
    assert {f"{id}: {mistake}: {text}" for id, text in texts(file) for mistake in mistakes_in_french(id, text, numbers)} == set()


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_english(file: Path) -> None:
    assert {f"{id}: {mistake}: {text}" for id, text in texts(file) for mistake in mistakes_in_english(id, text)} == set()


@pytest.mark.parametrize(
    ("text", "mistakes"),
    [
        ("Bonjour{s}!", 0),
        ("Bonjour !", 1),
        ("l'aube", 1),
        ("« oui »", 1),
        ("«{s}oui{s}»", 0),
        ("le tour de {player}", 1),
        ("le tour d’Alice, et de {count} autres", 0),
        ("il dit que Anna joue", 1),
        ("copiez-le avec soin", 0),
        ("Choix{s}: {name}", 0),
        ("Choix: {name}", 1),
    ],
)
def test_mistakes_in_french_are_found(text: str, mistakes: int) -> None:
    assert len(mistakes_in_french("some-id", text.replace("{s}", NARROW))) == mistakes


def test_the_page_joins_two_texts_with_the_colon_of_the_language() -> None:
    """`labelled` of web/src/words/words.svelte.ts does; a colon in the source would be the English one."""
    sources = [file for ending in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    joined = [
        f"{file.name}: {line.strip()}" for file in sources for line in file.read_text(encoding="utf-8").splitlines() if "}: ${" in line
    ]
    assert len(sources) > 100
    assert joined == []
