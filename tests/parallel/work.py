"""Functions that run in worker processes. They live in a module of their own, so that a new process can import them."""

import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import NoReturn

from soiree.core.errors import SoireeError
from soiree.parallel import Pool, map_tasks


class TwoArguments(Exception):
    """An exception that cannot be unpickled: its constructor wants more than its text."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first} and {second}")


def square(number: int) -> int:
    return number * number


def process_id(_: object = None) -> int:
    return os.getpid()


def fail(number: int) -> NoReturn:
    raise SoireeError(f"number {number} is wrong")


def fail_oddly() -> NoReturn:
    raise TwoArguments("this", "that")


def unpicklable() -> object:
    return lambda: None


def exit_process(code: int) -> NoReturn:
    os._exit(code)


def die_once(mark: Path) -> int:
    """Kills its own process on the first call."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def block(mark: Path) -> NoReturn:
    """Writes its process id into the file, and never returns."""
    new = mark.with_suffix(".new")
    new.write_text(str(os.getpid()), encoding="utf-8")
    new.replace(mark)
    while True:
        time.sleep(60)


def started(mark: Path) -> int:
    """Waits until `block` has written the file; returns the process id."""
    while not mark.exists():
        time.sleep(0.005)
    return int(mark.read_text(encoding="utf-8"))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_dead(process: int) -> None:
    while is_alive(process):
        time.sleep(0.005)


def interrupt_this_thread(marks: list[Path]) -> None:
    """Sends SIGINT to the calling thread when all tasks run. A main thread that waits is not woken by that."""
    for mark in marks:
        started(mark)
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)


def main() -> None:
    """Blocks in two processes until this one is interrupted or killed: `python -m tests.parallel.work FOLDER [thread]`."""
    folder, *how = sys.argv[1:]
    marks = [Path(folder) / "a", Path(folder) / "b"]
    if how:
        threading.Thread(target=interrupt_this_thread, args=(marks,), daemon=True).start()
    for _ in map_tasks(block, marks, processes=2, preload=[Pool.__module__]):
        pass


if __name__ == "__main__":
    main()
