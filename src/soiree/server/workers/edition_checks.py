"""Checks of printed values that people enter, in a process of their own: values that keep it busy for too long end it, and nothing else."""

import asyncio
import contextlib
import math
import time
import tomllib
from typing import Any, Literal

import msgspec

from soiree.core import editions
from soiree.core.errors import BadEdition, Fault, problem, reason_text
from soiree.edition_check import check_tables
from soiree.games import ROOMS, game
from soiree.parallel import Pool, WorkerDied

SECONDS = 8.0  # of computing: on a busy machine a check waits longer than it computes
WAIT = 60.0  # seconds, whatever it does; the first check also starts the process
MEMORY = 2 * 2**30  # bytes of addresses
NICENESS = 5  # a move of a person comes before


class EditionDraft(msgspec.Struct, frozen=True):
    """Printed values to check: `tables`, or the text of a `file`. A picture is drawn for this number of `seats`."""

    tables: dict[str, Any] = {}  # any: JSON
    file: str = ""
    complete: bool = False
    seats: int | None = None
    language: Literal["en", "fr"] = "en"


class EditionFault(msgspec.Struct, frozen=True):
    """What is wrong, and the names and indexes on the way to it: `race.row.2.length`; '' if it is nowhere in particular."""

    say: str
    at: str


class EditionChecked(msgspec.Struct, frozen=True):
    """The faults of an edition. Without any, `file` is the text of its file, and `picture` an SVG if one was asked for.

    `tables` are given for a file, or with `complete`: those of the game's own file are added to them.
    """

    faults: list[EditionFault]
    tables: dict[str, Any] = {}  # any: JSON
    file: str = ""
    picture: str = ""
    installable: bool = False  # whether this server would add it to its editions


class EditionChecks:
    """Runs one check at a time; the caller decides the order."""

    def __init__(self) -> None:
        self._pool = Pool(1, attempts=1, preload=("soiree.bots",), niceness=NICENESS)
        self._turn = asyncio.Lock()

    async def check(self, draft: EditionDraft) -> EditionChecked:
        """What is wrong with the values."""
        try:
            async with self._turn, asyncio.timeout(WAIT):  # a cancelled call ends its process
                answer = await asyncio.wrap_future(self._pool.submit(check_draft, msgspec.json.encode(draft), SECONDS))
        except (TimeoutError, WorkerDied):
            return EditionChecked([EditionFault(reason_text(problem("fault-too-long"), draft.language), "")])
        return _answers.decode(answer)

    async def close(self) -> None:
        await asyncio.to_thread(self._pool.close)


# ---------------------------------------------------------------- in the process


_drafts: msgspec.json.Decoder[EditionDraft] = msgspec.json.Decoder(EditionDraft)
_answers: msgspec.json.Decoder[EditionChecked] = msgspec.json.Decoder(EditionChecked)


def check_draft(encoded: bytes, seconds: float) -> bytes:
    """Answers a draft; the process ends if that takes more than these seconds of computing. Takes and returns JSON."""
    _limit_memory()
    limit_time(seconds)
    draft = _drafts.decode(encoded)
    tables, faults = (draft.tables, ()) if not draft.file else _parse(draft.file)
    if faults:
        return _encode(faults, draft)
    checked = check_tables(tables, draft.seats, draft.language)
    return _encode(checked.faults, draft, _completed(tables) if draft.complete or draft.file else {}, checked.file, checked.picture)


def _encode(
    faults: tuple[Fault, ...],
    draft: EditionDraft,
    tables: dict[str, Any] | None = None,  # any: JSON
    file: str = "",
    picture: str = "",
) -> bytes:
    found = [EditionFault(reason_text(fault.reason, draft.language), fault.at) for fault in faults]
    return msgspec.json.encode(EditionChecked(found, tables or {}, file, picture))


def _parse(text: str) -> tuple[dict[str, Any], tuple[Fault, ...]]:  # any: parsed TOML
    try:
        return tomllib.loads(text), ()
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return {}, (Fault(editions.no_toml(error)),)


def _completed(tables: dict[str, Any]) -> dict[str, Any]:  # any: parsed TOML
    """The tables with those of the game's own file; none if the game is unknown."""
    heading = tables.get("game")
    id = heading.get("id") if isinstance(heading, dict) else None
    if id not in ROOMS:
        return {}
    with contextlib.suppress(BadEdition):
        return editions.completed(tables, dict(game(id).printed()))
    return {}


def limit_time(seconds: float) -> None:
    """The process ends when it has computed for this long from now on, rounded up to a whole second."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on every system
        import resource

        used = time.process_time()
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(used + seconds), resource.getrlimit(resource.RLIMIT_CPU)[1]))


def _limit_memory() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on every system
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
