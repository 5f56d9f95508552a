"""The diagrams of docs/architecture.md: `python -m tests.imports` draws them anew from what the packages really import.

An arrow points from the importing part to the imported one. Arrows that follow from others are left out.
"""

import re
from collections.abc import Mapping
from graphlib import TopologicalSorter

import grimp

from tests.specs import ROOT

PAGE = ROOT / "docs" / "architecture.md"
PACKAGE = "soiree"
DRAWN = ("soiree", "soiree.server", "soiree.lab")  # a diagram of each package
PLACE = re.compile(r"(<!-- imports of ([a-z_.]+), drawn by make diagram -->\n).*?(<!-- end of the diagram -->\n)", re.DOTALL)

Arrows = Mapping[str, set[str]]


def part(module: str, package: str) -> str:
    """The box of a module in the diagram of a package: its own part of that package, and each room apart."""
    names = module.split(".")
    room = names[:2] == [PACKAGE, "games"]
    return ".".join(names[: 3 if room else package.count(".") + 2])


def arrows(package: str) -> Arrows:
    """Which part of a package imports which others of it."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    modules = [module for module in graph.modules if module == package or module.startswith(f"{package}.")]
    found: dict[str, set[str]] = {part(module, package): set() for module in modules}
    for module in modules:
        here = part(module, package)
        imported = {part(other, package) for other in graph.find_modules_directly_imported_by(module)}
        found[here] |= (imported & found.keys()) - {here}
    return found


def reached(box: str, graph: Arrows) -> set[str]:
    """Every part that a part imports, directly or through others."""
    return graph[box].union(*(reached(other, graph) for other in graph[box]))


def essential(graph: Arrows) -> Arrows:
    """The arrows that do not follow from others. Raises CycleError if parts import each other in a circle."""
    list(TopologicalSorter(graph).static_order())
    return {box: others.difference(*(reached(other, graph) for other in others)) for box, others in graph.items()}


def diagram(package: str) -> str:
    """The diagram of a package, in the language of Mermaid."""
    graph = essential(arrows(package))
    rooms = {box for box in graph if box.startswith(f"{PACKAGE}.games.")}
    lines = ["```mermaid", "flowchart TD"]
    empty = (
        {package} - {box for box, others in graph.items() if others} - set[str]().union(*graph.values())
    )  # an __init__ with a docstring only
    lines += [f"    {name(box)}[{label(box, package)}]" for box in sorted(graph.keys() - rooms - empty)]
    if rooms:
        lines += ["    subgraph rooms", *(f"        {name(room)}[{label(room, package)}]" for room in sorted(rooms)), "    end"]
    lines += [f"    {name(box)} --> {name(other)}" for box in sorted(graph) for other in sorted(graph[box])]
    return "\n".join([*lines, "```", ""])


def name(box: str) -> str:
    return box.replace(".", "_")


def label(box: str, package: str) -> str:
    return box.removeprefix(f"{package}.").removeprefix("games.")


def redrawn(page: str) -> str:
    """The page with its diagrams as they should be. Raises ValueError if a diagram has no place there."""
    missing = set(DRAWN) - {found[2] for found in PLACE.finditer(page)}
    if missing:
        raise ValueError(f"{PAGE.name} has no place for the imports of {', '.join(sorted(missing))}")
    return PLACE.sub(lambda found: found[1] + diagram(found[2]) + found[3], page)


if __name__ == "__main__":
    PAGE.write_text(redrawn(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
