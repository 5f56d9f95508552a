"""The docs keep their word: every command in them is run, what they quote is there, and their links lead somewhere."""

import contextlib
import functools
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.wrap_docs import WIDTH

import soiree
from soiree.bots import LEVELS
from soiree.bots.kinds import KINDS
from soiree.core.chance.dealers import Committed
from soiree.core.rng import Rng
from soiree.core.room import FILES, PARTS
from tests.server import machines
from tests.shell import DOCUMENTS, OTHERS, TYPED, Block, Shell, blocks, inline, is_installation, is_mention, prose, served
from tests.specs import ROOT

# What a test runs instead of what the docs say; nothing else is changed.
INSTEAD = [
    # as little as shows that it runs
    (r" --sweep\b", " --games 2 --pairs 40"),
    (r"--games \d+", "--games 2"),
    (r"--pairs \d+", "--pairs 40 --positions 2"),
    (r"--rounds \d+", "--rounds 1"),
    (r"--seconds [\d.]+", "--seconds 0.01"),
    (r"--scale [\d.]+", "--scale 0.0005"),
    (r"^soiree ladder ", "soiree ladder times-square "),
    (r"^(soiree tune .*--search.*)$", r"\1 --pace 20"),
    (r"\bbench\.nodes$", "bench.nodes --nodes 2 --seconds 2"),
    (r"\bsoak leaks$", "soak leaks --rooms times-square --notified 1"),
    (r"^(soiree (arena|conform|dataset|ladder|puzzles|simulate|statistics|tune) .*)$", r"\1 --processes 1"),
    (r"^(soiree puzzles (?!.*--iterations).*)$", r"\1 --iterations 60"),
    (r"--(confirm|check) (?=--)", rf"--\1 {ROOT / 'tests' / 'lab' / 'puzzles' / 'quick.jsonl'} --pace 20 "),
    (r"^soiree train (?!.*--help).*$", "soiree train times-square --games 2 --bot random --processes 1 --out trained"),
    (r"^soiree calibrate .*$", "soiree calibrate times-square --games 5 --bot random --iterations 20 --processes 1 --out measured"),
    # nobody else's weights, log or port
    (r" --write\b", ""),
    (r"^(soiree tune .*)$", r"\1 --log tuned.md"),
    (r"^(soiree serve(?!.*--help).*)$", r"\1 --port 0"),
    # without waiting for a bot that thinks for a time
    (r"^(soiree play (?!.*--level).*)$", r"\1 --level random"),
    (r"^(soiree (?:review|analyse) (?!.*--seconds).*)$", r"\1 --seconds 0.01"),
    # names that stand for something
    (r"--against (FILE|\S+/bin/python)", f"--against {sys.executable}"),
    (r"--edition EDITION\b", "--edition reconstructed-1"),
    (r"\bbackup FILE\b", "backup copy.db"),
    (r"--check FILE\b", f"--check {ROOT / 'tests' / 'games' / 'editions' / 'harbour.toml'}"),
    (r"\bFILE\b|\bRECORD\b", "game.txt"),
    (r"\bGAME\b", "times-square"),
    (r"--(at|step) N\b", r"--\1 17"),
]
KEYS = {"play": "1\n" * 5_000, "replay": "\n\np\nq\n"}  # the first move each time, to the end; two steps on, one back
MAY_FAIL = {"soiree ladder": 1, "soiree puzzles": 1}  # so few games prove no level, so short searches no puzzle

WRONG = ["make nonsense", "soiree nonsense", "soiree play chess", "npm --prefix web run sea"]

FENCED = [block for document in DOCUMENTS for block in blocks(document)]
TO_RUN = [block for block in FENCED if block.language == TYPED and not is_installation(block)]
INSTALLATIONS = [block for block in FENCED if is_installation(block)]
IN_TEXT = sorted(set().union(*(inline(document) for document in DOCUMENTS)))


def smaller(command: str) -> str:
    """The command that is run for one of the docs."""
    command = re.sub(r"\s+#.*", "", command)  # what the docs say about it
    for pattern, other in INSTEAD:
        command = re.sub(pattern, other, command)
    return command


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The database file of a server with a table in it, and the table's id."""
    file = tmp_path_factory.mktemp("server") / "soiree.db"
    with machines.node(f"sqlite:///{file}") as node:
        ann = machines.guest(node.url)
        bots = [{"seat": 1, "level": "random"}]
        table: str = ann.post("/api/tables", json={"game": "times-square", "bots": bots, "start": True}).json()["table"]
        for login in ("LOGIN", "WHOM"):  # as the docs call an administrator and somebody else
            machines.guest(node.url).post("/api/me/account", json={"login": login, "passphrase": "long enough"})
        node.stop()
    return file, table


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with machines.redis(tmp_path_factory.mktemp("redis")) as server:
        yield server.url


@pytest.fixture
def shell(database: tuple[Path, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A home with a database of a server in it, and the record of a game."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    kept = tmp_path / ".local" / "share" / "soiree"
    kept.mkdir(parents=True)
    shutil.copy(database[0], kept / "soiree.db")
    (tmp_path / "game.txt").write_text(whole_game(), encoding="utf-8")

    return Shell(tmp_path, monkeypatch, capsys, KEYS)


@pytest.fixture
def names(database: tuple[Path, str], redis: str) -> dict[str, str]:
    """What stands for something that a test has of its own."""
    return {"TABLE": database[1], "redis://HOST:6379/0": redis}


def whole_game() -> str:
    """A whole game with a dealer whose shuffle can be checked."""
    match, luck = soiree.new("times-square", dealer=Committed(bytes(32))), Rng(1)
    while not match.over:
        seat = min(match.actors)
        moves = match.moves(seat)
        match.play(seat, moves[luck.below(len(moves))])
    return match.record()


def run(shell: Shell, command: str, names: dict[str, str]) -> None:
    command = smaller(command)
    for name, meant in names.items():
        command = command.replace(name, meant)
    code = shell.run(command)
    assert code in {0, MAY_FAIL.get(" ".join(command.split()[:2]), 0)}, command


def test_every_code_block_says_what_it_is() -> None:
    assert [str(block) for block in FENCED if block.language not in {TYPED, *OTHERS}] == []
    assert len(TO_RUN) > 10


@pytest.mark.parametrize("block", TO_RUN, ids=str)
def test_what_is_to_be_typed_runs_line_by_line(block: Block, shell: Shell, names: dict[str, str]) -> None:
    for command in filter(None, block.lines):
        run(shell, command, names)


@pytest.mark.long
@pytest.mark.parametrize("block", INSTALLATIONS, ids=str)
def test_the_install_lines_give_a_server_in_an_empty_environment(block: Block, tmp_path: Path) -> None:
    """Typed as they stand, by somebody with an empty home; only the port is ours."""
    *lines, serve = block.lines
    assert serve.endswith(" serve")
    environment = empty_environment(tmp_path)
    ran = subprocess.run(["bash", "-euc", "\n".join(lines)], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    location = subprocess.run(
        [tmp_path / "soiree/bin/python", "-W", "error", "-c", "import soiree; print(soiree.__file__)"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,  # it would warn if it were not compiled
    ).stdout
    assert Path(location.strip()).is_relative_to(tmp_path), location
    command = ["bash", "-c", f"exec {serve} --port 0"]
    assert served(subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True)) == 0


def empty_environment(home: Path) -> dict[str, str]:
    """What somebody has who has installed nothing; only how package registries are reached is kept."""
    own = Path.home()
    settings = {
        name: value for name, value in os.environ.items() if name.startswith(("PIP_", "npm_", "SSL_", "http", "HTTP", "no_", "NO_"))
    }
    config = next((file for file in (own / ".config/pip/pip.conf", own / ".pip/pip.conf") if file.is_file()), os.devnull)
    path = [folder for folder in os.environ["PATH"].split(os.pathsep) if Path(folder) != Path(sys.executable).parent]
    pip = {"PIP_CONFIG_FILE": str(config), "PIP_CACHE_DIR": str(own / ".cache/pip"), "PIP_NO_COMPILE": "1"}  # few modules are imported
    return {**settings, **pip, "HOME": str(home), "PATH": os.pathsep.join(path), "LC_ALL": "C.UTF-8"}


def test_something_says_how_to_install() -> None:
    assert [block.document for block in INSTALLATIONS] == ["host.md"]


@pytest.mark.parametrize("command", IN_TEXT)
def test_a_command_in_the_text_runs(command: str, shell: Shell, names: dict[str, str]) -> None:
    run(shell, f"{command} --help" if is_mention(command) else command, names)


@pytest.mark.parametrize("command", ["cat game.txt", "sudo make play", "", "LC_ALL=C"])
def test_a_command_that_no_test_knows_fails(command: str, shell: Shell) -> None:
    with pytest.raises(AssertionError, match="no test knows"):
        shell.run(command)


@pytest.mark.parametrize("command", WRONG)
def test_a_command_that_is_wrong_fails(command: str, shell: Shell) -> None:
    assert shell.run(command) != 0


def test_what_the_walk_through_a_room_quotes_is_in_the_room() -> None:
    room = ROOT / "tests" / "cloakroom"
    kinds = {"python": "*.py", "toml": "board.toml"}
    quotes = [
        block for block in blocks(ROOT / "docs" / "add-a-game.md") if block.language in kinds and not block.lines[0].startswith(">>>")
    ]
    assert len(quotes) > 5
    for quote in quotes:
        files = [file.read_text(encoding="utf-8").splitlines() for file in room.glob(kinds[quote.language])]
        wanted = {line.strip() for line in quote.lines} - {""}
        assert any(wanted <= {line.strip() for line in lines} for lines in files), quote


def test_the_walk_through_a_room_lists_the_convention() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    assert [file for file in FILES if Path(file).name not in page] == []
    short = {"picture": "picture(...)"}
    assert [part for part in PARTS if short.get(part.name, part.name + f"({', '.join(part.takes)})" * bool(part.takes)) not in page] == []


def test_links_lead_somewhere() -> None:
    for document in DOCUMENTS:
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", prose(document)):
            assert (document.parent / link).exists(), f"{document.name}: {link}"


def test_the_readme_links_to_every_page() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [page.name for page in DOCUMENTS[1:] if f"({page.relative_to(ROOT)})" not in readme] == []
    french = (ROOT / "README.fr.md").read_text(encoding="utf-8")
    assert [page.name for page in DOCUMENTS if page.parent.name == "docs" and f"({page.relative_to(ROOT)})" not in french] == []


@pytest.mark.parametrize(("file", "language"), [("README.md", "en"), ("README.fr.md", "fr")])
def test_a_readme_opens_with_what_one_can_do_a_turn_and_the_two_commands(file: str, language: str) -> None:
    title, other, sentences, picture, commands = (ROOT / file).read_text(encoding="utf-8").split("\n\n")[:5]
    assert (title, other.count("README")) == ("# Soirée", 1)
    assert len(re.findall(r"\.(?= |$)", sentences.replace("\n", " "))) == 2
    assert picture.endswith(f"(docs/screenshots/turn-{language}.webp)")
    assert re.findall(r"^(make \w+)", commands, flags=re.MULTILINE) == ["make play", "make test"]


def test_the_table_of_levels_is_theirs() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for level in LEVELS.values():
        own = level.parameters
        mistakes = f"{own.temperature:g}, {own.tolerance:g}" if own.temperature else ""
        cells = (f"{level.seconds:g}", "") if KINDS[level.kind].uses_budget else ("", str(own.worlds))
        row = "|".join(f" {cell} " if cell else " " for cell in (f"`{level.name}`", f"*{level.kind}*", *cells, mistakes))
        assert f"|{row}|" in page


def test_the_table_of_house_rules_is_theirs() -> None:
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    for game in soiree.games():
        assert f"| `{game.id}` | " in page
        for name, option in game.options.items():
            usual_first = sorted(option.values, key=lambda value: value != option.default)
            numbers = f"{option.default}, or any number from {option.low} to {option.high}" + (
                "; 0 for no limit" if option.unlimited else ""
            )
            values = ", ".join(f"`{value}`" for value in usual_first) or numbers
            assert f"| `{name}` | {values} |" in page


# ---------------------------------------------------------------- every Markdown file

MARKDOWN = sorted(
    file for folder in (ROOT, ROOT / "docs", *(path for path in (ROOT / "docs").iterdir() if path.is_dir())) for file in folder.glob("*.md")
)


def is_history(file: Path) -> bool:
    return file.name == "CHANGELOG.md" or file.parent.name in {"renames", "tuning"}


@pytest.mark.parametrize("file", MARKDOWN, ids=lambda file: str(file.relative_to(ROOT)))
def test_lines_have_at_most_120_characters(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [f"{number}: {line}" for number, line in enumerate(lines, start=1) if len(line) > WIDTH] == []


def paths(text: str) -> set[str]:
    """What stands between backticks and looks like a path of the tree: with a slash or the ending of a source file."""
    written = set(re.findall(r"`([^`\s]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))
    ended = re.compile(r".*\.(py|ts|mjs|svelte|toml|ftl|md|css|html|json|yml|yaml|txt|ipynb|svg)")
    return {path for path in written if re.fullmatch(r"[\w./*{},-]+", path) and (ended.fullmatch(path) or path.endswith("/"))}


@functools.cache
def tree() -> str:
    """Every file and folder of the project, one a line, each with a slash before it; a folder also with one behind."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in {"node_modules", "build", "dist", "__pycache__"} and not name.startswith(".")]
        own = "/" + Path(folder).relative_to(ROOT).as_posix()
        found += [f"{own}/{name}" for name in files] + [f"{own}/{name}/" for name in folders]
    return "\n".join(found)


# Files that commands write, and that a reader writes.
WRITTEN = {
    "chunk-NNNNN.npz",
    "ladder.md",
    "ratings.json",
    "report.html",
    "settings.json",
    "layout.json",
    "records/NNNNNN.txt",
    "bench/latest.json",
}
OPTIONAL = {"editions/"}  # a game may have it
SERVED = {"/schema/openapi.json"}


def exists(path: str) -> bool:
    """Whether a file or folder of the project ends like this; capitals such as GAME stand for any name, * for anything."""
    pattern = re.sub(r"(?<![A-Za-z])(GAME|ROOM|NAME)(?![A-Za-z])", "[^/\n]+", re.escape(path).replace(r"\*", "[^/\n]*"))
    return re.search(f"/{pattern}$", tree(), flags=re.MULTILINE) is not None


CHECKED = [file for file in MARKDOWN if not is_history(file)]


@pytest.mark.parametrize("file", CHECKED, ids=lambda file: str(file.relative_to(ROOT)))
def test_paths_that_are_named_exist(file: Path) -> None:
    named = paths(file.read_text(encoding="utf-8")) - WRITTEN - SERVED - OPTIONAL
    assert sorted(path for path in named if not exists(path)) == []


@pytest.mark.parametrize("file", CHECKED, ids=lambda file: str(file.relative_to(ROOT)))
def test_python_names_that_are_named_exist(file: Path) -> None:
    """`soiree.core.conformance.check`: a module, or what is in one."""
    for name in re.findall(r"`((?:soiree|tests|tools)(?:\.\w+)+)(?:\(.*?\))?`", file.read_text(encoding="utf-8")):
        with contextlib.suppress(ImportError):  # an optional library; a module of ours would be missing in `tree`
            pkgutil.resolve_name(name)
        module = name.replace(".", "/")
        assert any(exists(f"{part}.py") or exists(f"{part}/") for part in (module, module.rpartition("/")[0])), name


SOURCES = (("src", "py"), ("tests", "py"), ("tools", "py"), ("bench", "py"), ("web/src", "ts"), ("web/src", "svelte"), ("web/tests", "ts"))


@functools.cache
def sources() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for folder, ending in SOURCES for file in (ROOT / folder).rglob(f"*.{ending}"))


@pytest.mark.parametrize("file", CHECKED, ids=lambda file: str(file.relative_to(ROOT)))
def test_classes_that_are_named_exist(file: Path) -> None:
    named = set(re.findall(r"`([A-Z][a-z]+[A-Z]\w*)`", file.read_text(encoding="utf-8")))
    of_python = {"ProcessPoolExecutor"}
    assert sorted(name for name in named - of_python if not re.search(rf"\b{name}\b", sources())) == []


def test_a_path_that_does_not_exist_is_found() -> None:
    assert paths("see `core/match.py`, `web/`, `a b.py` and `soiree play`") == {"core/match.py", "web/"}
    assert exists("core/match.py")
    assert exists("web/src/games/GAME/index.ts")
    assert not exists("core/matches.py")
    assert not exists("atch.py")


RECONSTRUCTED = {
    "en": (
        ("Gatsby", "characters"),
        ("Macao", "coins"),
        ("Edgar & Lucien", "metro"),
        ("Times Square", "joker"),
        ("Titles without", "translat"),
    ),
    "fr": (
        ("Gatsby", "personnages"),
        ("Macao", "pièces"),
        ("Edgar & Lucien", "métro"),
        ("Reeperbahn", "joker"),
        ("titres sans", "(nôtres|par nous)"),
    ),
}


@pytest.mark.parametrize(("name", "language"), [("README.md", "en"), ("README.fr.md", "fr"), ("NOTICE", "en"), ("NOTICE", "fr")])
def test_what_is_reconstructed_of_each_game_is_said_in_one_place(name: str, language: str) -> None:
    paragraphs = [" ".join(part.split()) for part in (ROOT / name).read_text(encoding="utf-8").split("\n\n")]
    assert any(all(re.search(rf"{game}[^;]*{what}", part) for game, what in RECONSTRUCTED[language]) for part in paragraphs)
