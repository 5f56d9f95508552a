"""Turns the C files that mypyc writes into translation units: compiled apart, side by side, they run as fast as one big file.

mypyc writes a C file for each module, and two headers with all declarations of the program. Compiled as they are, no call between
modules can be inlined, and nearly every edit changes every file: a new string renumbers the literals of all modules, a new function
changes the headers. A unit, in contrast,

- has only the declarations that it uses;
- has an array of literals of its own, filled from mypyc's table when the library is loaded;
- has copies of the small functions of other modules that it calls. They are there to be inlined (`extern inline` with `gnu_inline`,
  known to gcc and clang): no code is made for the copy itself, so each function still exists once.

So the text of a unit changes only if its code does, and an unchanged text needs no compiling.
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

SMALL = 60  # statements in C; more gives larger files and no faster games (docs/speed.md)

_INCLUDE = re.compile(r'^#include (?!"__native).*$', re.MULTILINE)
_INCLUDE_OWN = re.compile(r'^#include "__native.*\n', re.MULTILINE)
_TYPE = re.compile(r"^(?:#ifndef \w+\n#define \w+\n)?typedef struct .*?^\} ?(\w+);$(?:\n#endif$)?", re.MULTILINE | re.DOTALL)
_EXTERN = re.compile(r"^extern [^;]*?(\w+)(?=[(\[;])[^;]*;$", re.MULTILINE)
_FUNCTION = re.compile(r"^(?P<head>\w[\w *]*?\b(?P<name>CPyDef_\w+)\([^{}();]*\)) \{\n(?P<body>.*?)^\}$", re.MULTILINE | re.DOTALL)
_NO_STATEMENT = re.compile(r"\w[\w ]* \**cpy_r_\w+;|\w+: ;|[{}]?")
_LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
_NAME = re.compile(r"\b[A-Za-z_]\w*")
_INDENT = re.compile(r"^ +", re.MULTILINE)
_LOADED = "is_initialized = 1;\n"  # the end of the function that makes all literals


class UnknownOutput(Exception):
    """The output of mypyc does not have the form that this module expects."""


class Function(NamedTuple):
    """A function of a module, small enough to be copied to where it is called."""

    file: str
    text: str
    names: frozenset[str]


def units(files: Mapping[str, str]) -> dict[str, str]:
    """The units by their file names, from mypyc's files (headers included) by theirs."""
    plain = {name: _INDENT.sub("", text) for name, text in files.items()}
    headers = [text for name, text in plain.items() if name.endswith(".h")]
    sources = {name: text for name, text in plain.items() if name.endswith(".c")}
    includes = "\n".join(dict.fromkeys(line for header in headers for line in _INCLUDE.findall(header)))
    declared = _declarations(headers)
    small = {function: copy for name in sources for function, copy in _small_functions(name, files[name])}
    found: dict[str, str] = {}
    literals: dict[str, list[str]] = {}
    for name, text in sources.items():
        code = _INCLUDE_OWN.sub("", text)
        if _LOADED not in code:  # what starts the library calls nothing that is worth a copy
            copies = [small[function].text for function in _called(_NAME.findall(code), name, small)]
            code, literals[name] = _with_own_literals("\n".join([*copies, code]), name)
        found[name] = "\n".join([includes, *_used(_NAME.findall(code), declared), code])
    return _filling(found, literals)


def _declarations(headers: Iterable[str]) -> dict[str, str]:
    """What the headers declare, in an order in which C takes it: types come before what has them."""
    text = "\n".join(headers)
    return {match[1]: match[0] for kind in (_TYPE, _EXTERN) for match in kind.finditer(text)}


def _small_functions(file: str, text: str) -> Iterable[tuple[str, Function]]:
    for match in _FUNCTION.finditer(text):
        body = _INDENT.sub("", match["body"])
        if sum(not _NO_STATEMENT.fullmatch(line) for line in body.split("\n")) <= SMALL:
            copy = f"extern inline __attribute__((gnu_inline)) {match['head']} {{\n{body}}}"
            yield match["name"], Function(file, copy, frozenset(_NAME.findall(match[0])))


def _called(names: Iterable[str], file: str, small: Mapping[str, Function]) -> list[str]:
    """The small functions of other files among these names, and those that they call in turn."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in small and name not in found and small[name].file != file:
            found.add(name)
            waiting += small[name].names
    return sorted(found)


def _used(names: Iterable[str], declared: Mapping[str, str]) -> list[str]:
    """The declarations of these names and of all that they need, in their order."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in declared and name not in found:
            found.add(name)
            waiting += _NAME.findall(declared[name])
    return [text for name, text in declared.items() if name in found]


def _array(file: str) -> str:
    return "literals" + re.sub(r"\W", "_", file.removeprefix("__native").removesuffix(".c"))


def _with_own_literals(code: str, file: str) -> tuple[str, list[str]]:
    """The code with literals numbered in the order in which it has them, and their numbers in mypyc's table."""
    own: dict[str, int] = {}
    changed = _LITERAL.sub(lambda match: f"{_array(file)}[{own.setdefault(match[1], len(own))}]", code)
    return (f"PyObject *{_array(file)}[{len(own)}];\n{changed}" if own else changed), list(own)


def _filling(found: dict[str, str], literals: Mapping[str, list[str]]) -> dict[str, str]:
    """The units, with the one that makes all literals giving each of the others its own."""
    makers = [name for name, text in found.items() if text.count(_LOADED) == 1]
    if len(makers) != 1:
        raise UnknownOutput(f"{len(makers)} files make the literals of the program")
    before = after = ""
    for name, numbers in literals.items():
        if numbers:
            array, table = _array(name), _array(name) + "_table"
            before += f"extern PyObject *{array}[{len(numbers)}];\nstatic const int {table}[] = {{{', '.join(numbers)}}};\n"
            after += f"for (int index = 0; index < {len(numbers)}; index++) {array}[index] = CPyStatics[{table}[index]];\n"
    text = found[makers[0]].replace(_LOADED, after + _LOADED)
    start = text.index("int CPyGlobalsInit(void)\n{")
    return found | {makers[0]: text[:start] + before + text[start:]}
