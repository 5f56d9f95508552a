"""No table waits for ever: watchers hear of every change, and what the server has to do is done by some node."""

import asyncio
import json
import logging
import secrets

import pytest
from sqlalchemy import create_engine, select, update

from soiree.server import metrics
from soiree.server.logs import JsonFormatter
from soiree.server.runtime.autoplay import Autoplay
from soiree.server.runtime.presence import Presence
from soiree.server.runtime.registry import TableRegistry, new_header
from soiree.server.runtime.watchdog import Watchdog
from soiree.server.storage import schema
from soiree.server.storage.store import Store, append_to_log
from soiree.server.storage.tables import insert_table, read_table
from soiree.server.table import events
from soiree.server.table.clock import ClockRules
from soiree.server.table.events import log_row
from soiree.server.table.state import TableState
from soiree.server.timestamps import now_ms
from tests.server.registries import LostMessages, PromptedBot, Watcher, first_move, registry, start_table
from tests.server.toys import toy_among_the_games

LONG_AGO = 1000  # milliseconds since 1970


async def lose_the_race(database: str) -> None:
    bots = [PromptedBot(), PromptedBot()]
    async with registry(database, bots[0], LostMessages()) as first, registry(database, bots[1], LostMessages()) as second:
        id = await start_table(first)
        watcher = Watcher()
        second.watch(id, watcher)
        await second.wake(id)
        job, same = await bots[0].asked.get(), await bots[1].asked.get()
        assert same.view == job.view
        known = await second.read(id, lambda table: table.state.number)
        while await first.read(id, lambda table: table.state.number) == known:
            bots[0].answers.put_nowait(first_move(job))
            job = await bots[0].asked.get()
        watcher.notified.clear()
        bots[1].answers.put_nowait(first_move(same))
        again = await bots[1].asked.get()
        assert (again.seat, again.number) == (job.seat, job.number), "its answer came too late, and it has read the log"
        assert watcher.notified.is_set()


def test_watchers_hear_of_a_change_that_their_node_finds_by_a_conflict(database: str) -> None:
    asyncio.run(lose_the_race(database))


def wake_at(database: str, id: str) -> int | None:
    engine = create_engine(database)
    with engine.connect() as connection:
        found: int | None = connection.scalar(select(schema.tables.c.wake_at).where(schema.tables.c.id == id))
    engine.dispose()
    return found


async def start_and_forget(database: str) -> tuple[str, int]:
    """A table where a bot has to decide. Returns its id and the bot's draft version."""
    bot = PromptedBot()
    async with registry(database, bot) as tables:
        id = await start_table(tables)
        return id, (await bot.asked.get()).number


def make_overdue(database: str, id: str, unreadable: int) -> None:
    """Makes the table overdue, and adds tables that are overdue for longer and cannot be read."""
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(wake_at=LONG_AGO + unreadable))
        for number in range(unreadable):
            state = TableState(new_header("times-square", 2, {}, ClockRules(), "p"), 0)
            insert_table(connection, state, [])
            connection.execute(update(schema.tables).where(schema.tables.c.id == state.header.id).values(wake_at=LONG_AGO + number))
            append_to_log(connection, [(state.header.id, 0, 1, LONG_AGO, "{")])
    engine.dispose()


async def wait_for_the_bot(database: str, id: str) -> int:
    bot = PromptedBot()
    async with registry(database, bot, periodic=True) as tables, asyncio.timeout(60):
        tables.watch(id, Watcher())
        while (request := await bot.asked.get()).table != id:
            pass
        return request.number


def test_an_overdue_table_is_found_behind_many_that_cannot_be_read(database: str, caplog: pytest.LogCaptureFixture) -> None:
    id, number = asyncio.run(start_and_forget(database))
    make_overdue(database, id, unreadable=260)
    with caplog.at_level(logging.ERROR):
        assert asyncio.run(wait_for_the_bot(database, id)) == number
    tables = [getattr(record, "table", None) for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(tables) == len(set(tables)), "each is logged once"


async def decide_in_a_sealed_phase(database: str) -> str:
    bot = PromptedBot()
    async with registry(database, bot) as tables:
        id = await start_table(tables, "toy-cloakroom", "bp")
        assert wake_at(database, id) is not None
        watcher = Watcher("bot:random")  # hears of the bot's draft
        tables.watch(id, watcher)
        for _ in ("colour", "bid"):
            bot.answers.put_nowait(first_move(await bot.asked.get()))
        while await tables.read(id, lambda table: table.state.undecided()) != {1}:
            await watcher.notified.wait()
            watcher.notified.clear()
    return id


def test_a_table_that_waits_for_a_person_in_a_sealed_phase_is_not_overdue(database: str) -> None:
    with toy_among_the_games():
        assert wake_at(database, asyncio.run(decide_in_a_sealed_phase(database))) is None


async def lose_an_answer(database: str) -> None:
    bot, store = PromptedBot(), Store(database)
    await store.open()
    tables = TableRegistry(store)
    autoplay = Autoplay(tables, bot)
    watchdog = Watchdog(tables, autoplay, stall_after=0)
    try:
        id = await start_table(tables)
        lost = await bot.asked.get()  # and is never answered
        await watchdog.sweep()
        assert bot.asked.empty(), "it is not overdue yet"
        make_overdue(database, id, unreadable=0)
        await watchdog.sweep()
        again = await bot.asked.get()
        assert (again.seat, again.number, again.view) == (lost.seat, lost.number, lost.view)
        bot.answers.put_nowait(first_move(again))
        await bot.asked.get()  # the game goes on
        make_overdue(database, id, unreadable=0)
        await watchdog.sweep()
        await bot.asked.get()
    finally:
        await autoplay.close()
        await asyncio.to_thread(store.close)


def test_a_table_whose_bot_does_not_answer_is_repaired_logged_and_counted(database: str, caplog: pytest.LogCaptureFixture) -> None:
    before = metrics.STALLS.labels("times-square")._value.get()
    asyncio.run(lose_an_answer(database))
    stalls = [record for record in caplog.records if record.getMessage() == "stall"]
    assert metrics.STALLS.labels("times-square")._value.get() - before == len(stalls) == 2
    line = json.loads(JsonFormatter().format(stalls[0]))
    assert line["waiting"]["undecided"][0][1] == "random"
    assert "asked a bot" in [what for _, what, *_ in line["history"]]


async def lose_an_answer_elsewhere(database: str, redis_url: str) -> None:
    """One node claims a table of bots that somebody watches through another node, where the answer of the bot was lost."""
    bots = [PromptedBot(), PromptedBot()]
    async with registry(database, bots[0], LostMessages()) as first, registry(database, bots[1], LostMessages()) as second:
        here, elsewhere = (Presence(redis_url, secrets.token_hex(4), tables, lambda _: None) for tables in (first, second))
        autoplay = Autoplay(first, bots[0])
        watchdog = Watchdog(first, autoplay)
        watchdog.join(here.watched_elsewhere)
        try:
            onlooker = Watcher()
            id = await start_table(second, watcher=onlooker)
            lost = await bots[1].asked.get()  # and is never answered
            await elsewhere.exchange([id])
            make_overdue(database, id, unreadable=0)
            await watchdog.sweep()
            assert wake_at(database, id) is not None
            asked = await bots[0].asked.get()
            assert (asked.seat, asked.number, asked.view) == (lost.seat, lost.number, lost.view)
            second.unwatch(id, onlooker)
            await elsewhere.exchange([id])
        finally:
            await autoplay.close()
            await here.close()
            await elsewhere.close()


def test_a_table_that_is_watched_through_another_node_does_not_rest(database: str, redis_url: str) -> None:
    asyncio.run(lose_an_answer_elsewhere(database, redis_url))


async def rest(database: str, redis_url: str, watched_before: bool) -> None:
    async with registry(database, PromptedBot(), LostMessages()) as first, registry(database, PromptedBot(), LostMessages()) as second:
        here, elsewhere = (Presence(redis_url, secrets.token_hex(4), tables, lambda _: None) for tables in (first, second))
        watchdog = Watchdog(first, Autoplay(first, PromptedBot()))
        watchdog.join(here.watched_elsewhere)
        onlooker = Watcher()
        id = await start_table(second, watcher=onlooker)
        if watched_before:
            await elsewhere.exchange([id])
        second.unwatch(id, onlooker)
        await elsewhere.exchange([id])
        make_overdue(database, id, unreadable=0)
        await watchdog.sweep()
        assert wake_at(database, id) is None
        await here.close()
        await elsewhere.close()


@pytest.mark.parametrize("watched_before", [True, False])
def test_a_table_of_bots_that_nobody_watches_through_any_node_rests(database: str, redis_url: str, watched_before: bool) -> None:
    asyncio.run(rest(database, redis_url, watched_before))


async def kill_before_the_phase_is_closed(database: str) -> None:
    """Two nodes write the last drafts of a sealed phase at the same moment, and are killed before they see each other's."""
    bot = PromptedBot()
    async with registry(database, bot) as tables:
        id = await start_table(tables, "toy-cloakroom", "bb")
        for _ in ("colour", "colour", "bid"):
            bot.answers.put_nowait(first_move(await bot.asked.get()))
        last = await bot.asked.get()
    engine = create_engine(database)
    with engine.begin() as connection:
        state = read_table(connection, id, 0).state
        drafted = events.DecisionDrafted("bot", last.moves[0], state.steps)
        append_to_log(connection, [log_row(id, last.seat + 1, state.draft_versions[last.seat] + 1, now_ms(), drafted)])
    engine.dispose()
    make_overdue(database, id, unreadable=0)
    async with registry(database, bot, periodic=True) as tables:
        tables.watch(id, Watcher())
        assert (await bot.asked.get()).view != last.view
        assert await tables.read(id, lambda table: table.state.number) > state.number


def test_a_sealed_phase_that_no_node_has_closed_is_closed(database: str) -> None:
    with toy_among_the_games():
        asyncio.run(kill_before_the_phase_is_closed(database))


async def join_elsewhere(database: str) -> None:
    async with registry(database, PromptedBot(), LostMessages()) as first, registry(database, PromptedBot(), LostMessages()) as second:
        sat = events.SeatTaken(0, "ann", "Ann")
        id = await first.create(new_header("times-square", 2, {"joker": "printed"}, ClockRules(), "ann"), [sat])
        await second.wake(id)
        assert await second.read(id, lambda table: table.state.number) == 1  # it has subscribed, and hears of nothing
        await first.append(id, lambda table: table.join(None, "bob", "Bob", "", ""))
        await second.append(id, lambda table: table.start())
        assert await second.read(id, lambda table: table.state.status) == "playing"


def test_a_game_starts_at_a_node_that_has_not_heard_of_the_last_player(database: str) -> None:
    asyncio.run(join_elsewhere(database))
