"""Types are read by many threads at once, also the first time: a server that starts opens many tables together."""

import ast
import subprocess
import sys
from pathlib import Path

import soiree

SOURCES = Path(soiree.__file__).parent
FIRST_TIME = """
import sys, threading
sys.setswitchinterval(1e-6)
import soiree
from soiree.games import game
start = threading.Barrier(8)

def come(number):
    start.wait()
    for room in {rooms}[number % 4:] + {rooms}[: number % 4]:
        match = soiree.new(room, seed=number)
        assert game(room).read_view(match.view(0).encode()) == match.view(0)

threads = [threading.Thread(target=come, args=(number,)) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("all came")
"""


def test_many_threads_may_come_first_at_once() -> None:
    rooms = [game.id for game in soiree.games()]
    run = subprocess.run([sys.executable, "-c", FIRST_TIME.format(rooms=rooms)], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (0, "all came\n"), run.stderr


def test_nobody_reads_a_type_where_two_threads_could_meet() -> None:
    """`msgspec.convert` and `decode(type=...)` stand in core/structs.py only, `Decoder` is made while a module is loaded."""
    found = [
        f"{path.relative_to(SOURCES)}:{call.lineno}"
        for path in sorted(SOURCES.rglob("*.py"))
        if path != SOURCES / "core" / "structs.py"
        for call in calls_of(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def calls_of(module: ast.Module) -> list[ast.Call]:
    loaded = {id(node) for statement in module.body if not isinstance(statement, FUNCTIONS) for node in ast.walk(statement)}
    return [node for node in ast.walk(module) if isinstance(node, ast.Call) and reads(node, at_loading=id(node) in loaded)]


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def reads(call: ast.Call, at_loading: bool) -> bool:
    name = ast.unparse(call.func)
    if name == "msgspec.json.decode":
        return any(keyword.arg == "type" for keyword in call.keywords)
    return name == "msgspec.convert" or (name == "msgspec.json.Decoder" and not at_loading)


def test_the_reading_of_sources_finds_what_it_looks_for() -> None:
    bad = "import msgspec\n\ndef f(x):\n    msgspec.convert(x, T)\n    msgspec.json.decode(x, type=T)\n    msgspec.json.Decoder(T)\n"
    fine = "import msgspec\nd = msgspec.json.Decoder(T)\n\ndef f(x):\n    return msgspec.json.decode(x)\n"
    assert [call.lineno for call in calls_of(ast.parse(bad))] == [4, 5, 6]
    assert calls_of(ast.parse(fine)) == []
