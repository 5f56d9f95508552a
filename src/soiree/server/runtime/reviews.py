"""Games looked back at: judged decision by decision by whoever thinks for the house, and kept on disk as far as they have come.

One decision of all games that a node looks back at is judged at a time, so that the bots of living tables get their turn in between.
Any node may go on where another has stopped.
"""

import asyncio
import hashlib
import logging
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from soiree.bots import Judgement, Review, sum_up
from soiree.core.decisions import Decision
from soiree.core.record import Record
from soiree.server.storage import schema
from soiree.server.storage.store import Conflict, Store
from soiree.server.table.state import now_ms
from soiree.server.workers.messages import Judge
from soiree.server.workers.pool import Thinkers

AT_ONCE = 20  # games that a node looks back at, one decision in turn
PIECE = 0.5  # seconds for one decision at most: a bot does not wait longer for its turn
STALE = 60_000  # milliseconds after which another node may take over what does not go on
NOTED_EVERY = 1000  # milliseconds between two notes on disk of how far it has come
UPLOADS_KEPT = 500  # reviews of uploaded records, the latest; those of tables are all kept
ITS_GAME = frozenset({"Game", "Edition", "Seats", "Position", "Agreed"})  # headers without which it would be another game
_judged = msgspec.json.Decoder(list[Judgement])
journal = logging.getLogger("soiree.reviewing")


class TooBusy(Exception):
    """So many games are being looked back at that another has to wait."""


class About(msgspec.Struct, frozen=True):
    """What is fixed about a game that is looked back at."""

    game: str
    seats: int
    steps: int
    returns: list[float] | None


_about = msgspec.json.Decoder(About)


class Standing(msgspec.Struct, frozen=True):
    """How far a review has come; `judged` in the order of the game."""

    id: str
    about: About
    total: int
    judged: list[Judgement]
    kept: bool
    stale: bool  # nobody works at it any more

    @property
    def done(self) -> bool:
        return len(self.judged) == self.total

    def review(self) -> Review:
        return sum_up(self.about.game, self.about.seats, self.about.steps, self.about.returns, self.judged)


class Game(msgspec.Struct, frozen=True):
    """A game that is to be looked back at."""

    id: str
    about: About
    decisions: list[Decision]


def id_of(record: Record) -> str:
    """The same for the same game, whoever played it."""
    fixed = {name: value for name, value in record.headers.items() if name in ITS_GAME or name.startswith("Option.")}
    told = [sorted(fixed.items()), [str(step) for step in record.steps]]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:32]


class Reviewing:
    """The reviews that this node works at; `seconds` for a whole game, `alone` if no other node serves the house."""

    def __init__(self, store: Store, thinkers: Thinkers, seconds: float, alone: bool) -> None:
        self._store = store
        self._thinkers = thinkers
        self._seconds = seconds
        self._alone = alone
        self._turn = asyncio.Lock()
        self._working: dict[str, asyncio.Task[None]] = {}

    async def standing(self, id: str) -> Standing | None:
        """How far the review has come; None if nobody has asked for it."""
        return await self._store.read(partial(_standing, id, self._stale_before(id)))

    async def ask(self, game: Game, kept: bool) -> Standing:
        """Begins, or goes on where the work has stopped; does nothing where it is done or going on."""
        known = await self.standing(game.id)
        if known is None or (known.stale and not known.done):
            if len(self._working) >= AT_ONCE:
                raise TooBusy
            try:
                mark = await self._store.write((), partial(_claim, game, kept, self._stale_before(game.id)))
            except Conflict:  # another node begins at the same moment
                mark = None
            if mark is not None:
                self._begin(game, [] if known is None else known.judged, mark)
        elif kept and not known.kept:
            await self._store.write((), partial(_keep, game.id))
        known = await self.standing(game.id)
        assert known is not None
        return known

    def _stale_before(self, id: str) -> int:
        """What was last noted before this moment goes on only if somebody takes it over."""
        if id in self._working:
            return 0
        return now_ms() if self._alone else now_ms() - STALE

    async def close(self) -> None:
        for task in self._working.values():
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)

    def _begin(self, game: Game, judged: list[Judgement], mark: int) -> None:
        task = asyncio.create_task(self._work(game, judged, mark))
        self._working[game.id] = task
        task.add_done_callback(lambda _: self._working.pop(game.id, None))

    async def _work(self, game: Game, known: list[Judgement], mark: int) -> None:
        judged = list(known)
        try:
            for one in game.decisions[len(known) :]:
                seconds = min(self._seconds / len(game.decisions), PIECE)
                asked = Judge(
                    game=game.about.game,
                    view=one.view.json(),
                    moves=list(one.moves),
                    seconds=seconds,
                    step=one.step,
                    prompt=one.prompt,
                    move=one.move,
                )
                async with self._turn:
                    judged.append(await self._thinkers.judge(asked))
                now = now_ms()
                if now - mark >= NOTED_EVERY or len(judged) == len(game.decisions):
                    note = partial(_note, game.id, msgspec.json.encode(judged).decode(), mark, max(now, mark + 1))
                    mark = max(now, mark + 1)
                    if not await self._store.write((), note):
                        return  # another node has taken it over
        except Exception:
            journal.exception("review", extra={"number": len(judged)})


# ---------------------------------------------------------------- on disk


def _standing(id: str, stale_before: int, disk: Connection) -> Standing | None:
    row = disk.execute(select(schema.reviews).where(schema.reviews.c.id == id)).one_or_none()
    if row is None:
        return None
    about = _about.decode(row.about)
    judged = _judged.decode(row.judged)
    return Standing(row.id, about, row.total, judged, row.kept, row.changed_at <= stale_before)


def _claim(game: Game, kept: bool, stale_before: int, disk: Connection) -> int | None:
    """The mark under which this node works, or None if another does."""
    reviews, now = schema.reviews, now_ms()
    changed = disk.execute(select(reviews.c.changed_at).where(reviews.c.id == game.id)).scalar()
    if changed is not None:
        if changed > stale_before:
            return None
        mark = max(now, changed + 1)
        held = update(reviews).where(reviews.c.id == game.id, reviews.c.changed_at == changed).values(changed_at=mark)
        return mark if disk.execute(held).rowcount == 1 else None
    about = msgspec.json.encode(game.about).decode()
    values = {"id": game.id, "about": about, "total": len(game.decisions), "judged": "[]", "kept": kept, "changed_at": now}
    disk.execute(insert(reviews).values(**values))
    if not kept:
        latest = select(reviews.c.id).where(~reviews.c.kept).order_by(reviews.c.changed_at.desc()).limit(UPLOADS_KEPT)
        disk.execute(delete(reviews).where(~reviews.c.kept, reviews.c.id.not_in(latest)))
    return now


def _keep(id: str, disk: Connection) -> None:
    """A table's game that somebody had uploaded before."""
    disk.execute(update(schema.reviews).where(schema.reviews.c.id == id).values(kept=True))


def _note(id: str, judged: str, held: int, mark: int, disk: Connection) -> bool:
    """Writes how far it has come; False if another node has taken it over."""
    reviews = schema.reviews
    mine = (reviews.c.id == id) & (reviews.c.changed_at == held)
    return disk.execute(update(reviews).where(mine).values(judged=judged, changed_at=mark)).rowcount == 1
