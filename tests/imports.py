"""The diagram of docs/architecture.md: `python -m tests.imports` draws it anew from what the packages really import.

An arrow points from whoever imports to what is imported. Arrows that follow from others are left out.
"""

from collections.abc import Mapping
from graphlib import TopologicalSorter

import grimp

from tests.specs import ROOT

PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- drawn by make diagram -->\n", "<!-- end of the drawing -->\n"
PACKAGE = "soiree"

Arrows = Mapping[str, set[str]]


def part(module: str) -> str:
    """The box that a module belongs to: a room of games/, or what stands directly in the package."""
    names = module.split(".")
    return ".".join(names[: 3 if names[1:2] == ["games"] else 2])


def arrows() -> Arrows:
    """Which part imports which others."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    found: dict[str, set[str]] = {part(module): set() for module in graph.modules}
    for module in graph.modules:
        here = part(module)
        found[here] |= {part(other) for other in graph.find_modules_directly_imported_by(module)} - {here}
    return found


def reached(box: str, graph: Arrows) -> set[str]:
    """Everything that a part comes to know, at first or second hand."""
    return graph[box].union(*(reached(other, graph) for other in graph[box]))


def essential(graph: Arrows) -> Arrows:
    """Without the arrows that follow from others."""
    list(TopologicalSorter(graph).static_order())  # a circle has no such arrows: it is an error here
    return {box: others.difference(*(reached(other, graph) for other in others)) for box, others in graph.items()}


def drawing() -> str:
    """The diagram, in Mermaid's words."""
    graph = essential(arrows())
    rooms = sorted(box for box in graph if box.startswith(f"{PACKAGE}.games."))
    lines = ["```mermaid", "flowchart TD"]
    lines += [f"    {name(box)}[{label(box)}]" for box in sorted(graph) if box not in rooms]
    lines += ["    subgraph rooms", *(f"        {name(room)}[{label(room)}]" for room in rooms), "    end"]
    lines += [f"    {name(box)} --> {name(other)}" for box in sorted(graph) for other in sorted(graph[box])]
    return "\n".join([*lines, "```", ""])


def name(box: str) -> str:
    return box.replace(".", "_")


def label(box: str) -> str:
    return box.removeprefix(f"{PACKAGE}.").removeprefix("games.")


def redrawn(page: str) -> str:
    """The page with the diagram as it should be."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{PAGE.name} has no place for the drawing, from {BEGIN.strip()} to {END.strip()}")
    return before + begin + drawing() + end + after


if __name__ == "__main__":
    PAGE.write_text(redrawn(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
