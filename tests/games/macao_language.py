"""The language of the worked examples of docs/specs/macao.md, section 9: statements, one a line or joined by ` ; `."""

import json
import re

import soiree
from soiree.core.chance.dealers import Manual
from soiree.core.conformance.examples import CheckedMatch
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match
from soiree.core.state import State
from tests.specs import spec


class Example:
    """One fenced block: its number, what it shows, the clauses it names, its statements."""

    def __init__(self, block: str) -> None:
        lines = block.strip().splitlines()
        about = " ".join(line.removeprefix("#").strip() for line in lines if line.startswith("#"))
        self.number = int(about.split()[0])
        self.title, _, named = about.rpartition(" [")
        self.clauses = clauses_named(named.rstrip("]"))
        self.statements = statements(block)


def statements(text: str) -> list[str]:
    lines = [line.strip() for line in text.strip().splitlines()]
    return [part.strip() for line in lines if not line.startswith("#") for part in line.split(" ; ") if part.strip()]


def joined(block: str) -> str:
    """An example of the spec, where an indented line continues the one before."""
    return re.sub(r"\n[ \t]+(?=\S)", " ", block.strip())


def clauses_named(text: str) -> list[str]:
    """`MAC-103 to 109, 205, R17`: the clauses of section 3 that are meant; `to` means all that exist in between."""
    existing = [int(number) for number in re.findall(r"^- \*\*MAC-([0-9]+)\*\*", spec("macao"), flags=re.MULTILINE)]
    named: list[str] = []
    for first, last in re.findall(r"(?<![R0-9])([0-9]{3})(?: to (?:MAC-)?([0-9]{3}))?", text):
        found = [number for number in existing if int(first) <= number <= int(last or first)]
        assert found, f"no clause MAC-{first}"
        named += [f"MAC-{number}" for number in found]
    return named


def examples() -> list[Example]:
    section = spec("macao").partition("\n## 9.")[2].partition("\n## 10.")[0]
    return [Example(joined(block)) for block in re.findall(r"```example\n(.*?)```", section, flags=re.DOTALL)]


def run_statements(text: str, game: Game | None = None) -> Match:
    """Statements of a test, in the same language; the match after the last one."""
    runner = StatementRunner(game or soiree.game("macao"))
    runner.run(statements(text))
    assert runner.checked is not None
    return runner.checked.match


class StatementRunner:
    """An example being run: statements are carried out and checked one by one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.position: list[str] = []  # the statements of the position of this block
        self.checked: CheckedMatch | None = None

    def run(self, statements: list[str]) -> None:
        for statement in statements:
            try:
                self._do(statement)
            except (AssertionError, soiree.SoireeError) as error:
                raise AssertionError(f"{statement}\n{error}") from error

    def _do(self, statement: str) -> None:
        word, _, rest = statement.partition(" ")
        if word == "new":
            options = self.game.check_options(None)
            self._open(self.game.begin(int(rest), options), options)
        elif word in ("seats", "centre", "piles") or re.match(r"[0-9] blue ", statement):
            self.position = [statement] if word == "seats" else [*self.position, statement]
            self.checked = None
        elif word == "again":
            self._set_up(dict(option.split("=") for option in rest.split()))
        else:
            if self.checked is None:
                self._set_up({})
            self._expect(word, rest)

    def _set_up(self, options: dict[str, str]) -> None:
        seats = int(self.position[0].split()[1])
        checked = self.game.check_options(options)
        self._open(self.game.position(" ; ".join(self.position), seats, checked), checked)

    def _open(self, state: State, options: dict[str, OptionValue]) -> None:
        self.checked = CheckedMatch(Match(self.game, state, options, Manual()))

    def _expect(self, word: str, rest: str) -> None:
        assert self.checked is not None
        checked, match = self.checked, self.checked.match
        if word == ">":
            checked.do(rest)
        elif word == "=":
            path, _, value = rest.partition(" ")
            for reader in (*range(match.seats), None):  # all see the same (section 7)
                checked.see(reader, path, json.loads(value))
        elif word == "!":
            token, clause = rest.split()
            checked.refuse(self._asked(), token, clause)
        elif rest == "over":
            assert match.over, "the game goes on"
        elif rest.startswith("chance "):
            self._expect_chance(*(part.strip() for part in rest.removeprefix("chance ").split("|")))
        else:
            prompt, tokens = rest.split("|")
            name, seat = prompt.split()
            assert match.actors == {int(seat)}, f"{match.actors} decide"
            assert match.prompt(int(seat)) == name, match.prompt(int(seat))
            assert set(match.moves(int(seat))) == set(tokens.split()), f"legal moves are {' '.join(match.moves(int(seat)))}"
            checked.legal(int(seat), tokens.split())

    def _expect_chance(self, node: str, outcomes: str) -> None:
        assert self.checked is not None
        id, *pile = node.split()
        expected = {"id": id, "pile": int(pile[0])} if pile else {"id": id}
        self.checked.see(None, "chance", expected)
        if outcomes.startswith("total "):
            assert sum(self.checked.match.chance().values()) == int(outcomes.removeprefix("total "))
        else:
            self.checked.chance({token: int(weight) for token, weight in (entry.split("=") for entry in outcomes.split())})

    def _asked(self) -> int:
        assert self.checked is not None
        (seat,) = self.checked.match.actors
        return seat
