"""The crew: work dealt out over processes, with a bar that says how long it will still take."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from soiree.terminal.screen import BRASS

Task = TypeVar("Task")
Done = TypeVar("Done")


def cores() -> int:
    return os.cpu_count() or 1


def shared_out(work: Callable[[Task], Done], tasks: Sequence[Task], sizes: Sequence[int], processes: int, title: str) -> Iterator[Done]:
    """The results in the order of the tasks, whoever did them; `sizes` is how far each moves the bar."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(complete_style=BRASS, finished_style=BRASS),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    hands = min(processes, len(tasks))
    with bar:
        shown = bar.add_task(title, total=sum(sizes))
        if hands <= 1:
            for task, size in zip(tasks, sizes, strict=True):
                yield work(task)
                bar.advance(shown, size)
            return
        # Spawned, not forked: the bar has a thread of its own. Ctrl-C is for the first process alone.
        pool = ProcessPoolExecutor(hands, multiprocessing.get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
        try:
            for done, size in zip(pool.map(work, tasks), sizes, strict=True):
                yield done
                bar.advance(shown, size)
        finally:
            pool.shutdown(cancel_futures=True)
