"""The line language of section 9 of the spec of Edgar & Lucien: examples read from the spec, carried out and checked."""

import json
import re
from fractions import Fraction

import msgspec

import soiree
from soiree.core.conformance.examples import CheckedMatch
from soiree.games.edgar_lucien.position import idle
from soiree.games.edgar_lucien.rules import EdgarLucien
from tests.specs import clauses, spec

ROOM = "edgar_lucien"


class Example(msgspec.Struct, frozen=True):
    """One `example` of the spec: its name, the clauses that its first comment names, its statements."""

    name: str
    clauses: tuple[str, ...]
    statements: tuple[str, ...]


def examples() -> list[Example]:
    section = spec(ROOM).partition("\n## 9.")[2].partition("\n## 10.")[0]
    found = []
    for block in re.findall(r"```el\n(.*?)```", section, flags=re.DOTALL):
        for text in re.split(r"^example ", block, flags=re.MULTILINE)[1:]:
            title, _, body = text.partition("\n")
            name, _, comment = title.partition(" # ")
            found.append(Example(name.strip(), _clauses(comment), tuple(_statements(body))))
    return found


def _clauses(comment: str) -> tuple[str, ...]:
    """`EL-210..213, 303, 305: ...`: all clauses of the spec that are named or lie in a named range."""
    named: list[str] = []
    if comment.startswith("EL-"):
        for part in comment.partition(":")[0].removeprefix("EL-").split(", "):
            first, _, last = part.removeprefix("EL-").partition("..")
            named += [id for id in clauses(ROOM) if int(first) <= int(id[3:]) <= int(last or first)]
    return tuple(named)


def _statements(body: str) -> list[str]:
    lines = [line.partition(" #")[0] for line in body.splitlines()]
    return [statement.strip() for line in lines for statement in line.split(" ; ") if statement.strip()]


class StatementRunner:
    """Carries statements out one by one; after a `set` the match goes on from the position reached."""

    def __init__(self) -> None:
        self.checked: CheckedMatch | None = None
        self.seats = 2
        self.options: dict[str, object] = {}
        self.past: list[str] = []

    def run(self, statements: str | tuple[str, ...]) -> CheckedMatch:
        for statement in _statements(statements) if isinstance(statements, str) else statements:
            kind, _, rest = statement.partition(" ")
            getattr(self, f"_{kind}")(rest)
        assert self.checked is not None
        return self.checked

    @property
    def now(self) -> CheckedMatch:
        assert self.checked is not None, "an example begins with a game"
        return self.checked

    def _game(self, rest: str) -> None:
        seats, *options = rest.split()
        self.seats = int(seats)
        for option in options:
            name, _, value = option.partition("=")
            self.options[name] = soiree.game("edgar-lucien").options[name].read(value)
        self.past = []
        self.checked = CheckedMatch(soiree.new("edgar-lucien", seats=self.seats, options=self.options, dealer="manual"))

    def _play(self, rest: str) -> None:
        for token in rest.split():
            state = self.now.match.state
            assert isinstance(state, EdgarLucien)
            self.now.do(" ".join(idle(state)) if token == "idle" else token)
        self.past.append(f"play {rest}")

    def _set(self, rest: str) -> None:
        self.past.append(f"set {rest}")
        self.checked = CheckedMatch(soiree.position("edgar-lucien", list(self.past), seats=self.seats, options=self.options))

    def _legal(self, rest: str) -> None:
        seat, *tokens = rest.split()
        self.now.legal(int(seat), tokens)

    def _refuse(self, rest: str) -> None:
        seat, token, clause = rest.split()
        self.now.refuse(int(seat), token, clause)

    def _chance(self, rest: str) -> None:
        self.now.chance({token: int(weight) for token, _, weight in (part.partition("=") for part in rest.split())})

    def _see(self, rest: str) -> None:
        viewer, path, value = rest.split(" ", 2)
        self.now.see(None if viewer == "-" else int(viewer), path, json.loads(value))

    def _returns(self, rest: str) -> None:
        self.now.returns([float(Fraction(value)) for value in rest.split()])


def run_statements(statements: str | tuple[str, ...]) -> CheckedMatch:
    """Some statements, carried out and checked: the match after them."""
    return StatementRunner().run(statements)
