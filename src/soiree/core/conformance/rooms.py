"""The convention of rooms: which files, names, parameters and words a room lacks."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from soiree.core.room import DECLARATIONS, FILES, MESSAGES, OPTIONAL_PARTS, OPTIONAL_WORDS, PARTS, Part, folder_of
from soiree.core.texts.language import LANGUAGES

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", flags=re.MULTILINE)
_CLAUSE = re.compile(r"[A-Z]+-[0-9]+")


def room_faults(package: str) -> list[str]:
    """What the room lacks of the convention, a sentence each. Reads the source files; imports nothing."""
    folder = folder_of(package)
    found = [f"{file} is missing" for file in FILES if not (folder / file).is_file()]
    for part in PARTS:
        found += _part_faults(folder, part)
    for part in OPTIONAL_PARTS:
        if (folder / f"{part.file}.py").is_file():
            found += _part_faults(folder, part)
            found += _files_faults(folder, part.file)
    for name in OPTIONAL_WORDS:
        if any((folder / "words").glob(f"{name}.*.ftl")):
            found += _files_faults(folder, name)
    found += _words_faults(folder)
    if (folder / "__init__.py").is_file():
        found += _declaration_faults(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
    return found


def _part_faults(folder: Path, part: Part) -> Iterator[str]:
    source = folder / f"{part.file}.py"
    if not source.is_file():
        yield f"{part.file}.py is missing; it must define {part}"
        return
    for statement in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef) and statement.name == part.name:
            break
    else:
        yield f"{part.file}.py does not define {part.name}; it must define {part}"
        return
    is_class = part.name[0].isupper()
    if is_class != isinstance(statement, ast.ClassDef):
        yield f"{part.name} in {part.file}.py must be a {'class' if is_class else 'function'}"
        return
    takes = _parameters(statement)
    if takes is not None and takes != part.takes:
        yield f"{part.name} in {part.file}.py takes ({', '.join(takes)}); it must take ({', '.join(part.takes)})"
    if isinstance(statement, ast.FunctionDef) and statement.returns is None:
        yield f"{part.name} in {part.file}.py must say what it returns"


def _parameters(statement: ast.FunctionDef | ast.ClassDef) -> tuple[str, ...] | None:
    """The parameters of a function, or of a class's own __init__ without `self`; None if the class inherits it."""
    if isinstance(statement, ast.FunctionDef):
        return tuple(argument.arg for argument in statement.args.args)
    for member in statement.body:
        if isinstance(member, ast.FunctionDef) and member.name == "__init__":
            return tuple(argument.arg for argument in member.args.args[1:])
    return None


def _words_faults(folder: Path) -> Iterator[str]:
    """Both languages have the same messages in the same order, and those of MESSAGES and the sections are among them."""
    if not all((folder / file).is_file() for file in ("words/en.ftl", "words/fr.ftl")):
        return
    yield from _pair_faults(folder, "")
    english = _MESSAGE.findall((folder / "words/en.ftl").read_text(encoding="utf-8"))
    sections = {f"section-{int(number) // 100}" for id in english for _, _, number in [id.rpartition("-")] if _CLAUSE.fullmatch(id)}
    for id in sorted({*MESSAGES, *sections} - {*english}):
        yield f"words/en.ftl has no message {id}"


def _files_faults(folder: Path, name: str) -> Iterator[str]:
    """Whether the words files of this name are there in both languages, with the same messages."""
    files = [f"words/{name}.{language}.ftl" for language in LANGUAGES]
    yield from (f"{file} is missing" for file in files if not (folder / file).is_file())
    yield from _pair_faults(folder, f"{name}.")


def _pair_faults(folder: Path, prefix: str) -> Iterator[str]:
    """Whether the English and the French file with this prefix have different messages; nothing if one is missing."""
    files = [folder / "words" / f"{prefix}{language}.ftl" for language in LANGUAGES]
    if all(file.is_file() for file in files):
        english, french = (_MESSAGE.findall(file.read_text(encoding="utf-8")) for file in files)
        if english != french:
            which = ", ".join(sorted({*english} ^ {*french})) or "another order"
            yield f"words/{files[0].name} and words/{files[1].name} have different messages: {which}"


def _declaration_faults(init: ast.Module) -> Iterator[str]:
    """A room's __init__.py is its docstring and declarations: it imports and forwards nothing."""
    if ast.get_docstring(init) is None:
        yield "__init__.py has no docstring that says what game it is"
    for statement in init.body:
        match statement:
            case ast.Expr(value=ast.Constant(value=str())):
                pass
            case ast.Assign(targets=[ast.Name(id=name)]) if name in DECLARATIONS:
                pass
            case _:
                yield f"line {statement.lineno} of __init__.py is neither the docstring nor one of {', '.join(DECLARATIONS)}"
