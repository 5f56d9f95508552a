"""A progress bar for results as they come."""

import itertools
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

Result = TypeVar("Result")


def track(
    results: Iterable[Result], title: str, total: int, console: Console | None, *, sizes: Iterable[int] = itertools.repeat(1), done: int = 0
) -> Iterator[Result]:
    """Passes results on and shows how many have come and how long the rest will take, if the console is a terminal.

    `sizes` is how far each result moves the bar, `total` the sum of all sizes, `done` what was there before.
    """
    if console is None or not console.is_terminal or done >= total:
        yield from results
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task(title, total=total, completed=done)
        for result, size in zip(results, sizes, strict=False):
            progress.advance(bar, size)
            yield result
