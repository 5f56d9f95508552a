"""One function over many tasks: in this process where one is enough, else in a pool that lives as long as the iteration."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from soiree.parallel.pool import Pool, cores, name_task

Task = TypeVar("Task")
Result = TypeVar("Result")


def processes_for(work: int, worth_a_process: int) -> int:
    """How many processes are worth starting for an amount of work: one for each `worth_a_process`, at least one, at most the cores."""
    return max(1, min(cores(), 1 + work // worth_a_process))


def map_tasks(
    function: Callable[[Task], Result], tasks: Sequence[Task], processes: int, *, ordered: bool = True, preload: Sequence[str] = ()
) -> Iterator[Result]:
    """The results of `function(task)` for all tasks, in the order of the tasks or (`ordered=False`) as they come.

    With one process, or one task, everything runs in this process. An exception gets a note that names its task. When the iteration
    ends early, unfinished tasks are cancelled and all processes end.
    """
    wanted = min(processes, len(tasks))
    if wanted <= 1:
        for task in tasks:
            try:
                result = function(task)
            except Exception as error:
                name_task(error, function, (task,))
                raise
            yield result
        return
    with Pool(wanted, preload=preload) as pool:
        yield from pool.map(function, tasks, ordered=ordered)
