"""No table waits for ever: watchers hear of every change, and what the server has to do is done by some node."""

import asyncio

from tests.server.registries import PromptedBot, Watcher, first_move, registry, start_table


async def lose_the_race(database: str) -> None:
    bots = [PromptedBot(), PromptedBot()]
    lost: list[str] = []  # what was published: nobody hears it
    async with registry(database, bots[0], lost.append) as first, registry(database, bots[1], lost.append) as second:
        id = await start_table(first)
        await second.wake(id)
        watcher = Watcher()
        second.watch(id, watcher)
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
