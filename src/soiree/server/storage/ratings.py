"""Ratings per game by OpenSkill; bots stand on the same ladder."""

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select

from soiree.server.storage import schema
from soiree.server.storage.people import NOBODY
from soiree.server.table import events as entries
from soiree.server.table.table import Table

_model = PlackettLuce()
BOT = "bot:"  # and the level: the person that all bots of a level are; no id of somebody else has a colon


def note_result(disk: Connection, table: Table, ended: entries.Ended, now: int) -> None:
    """Writes the result down and moves everybody's rating, in the transaction that ends the game; with hints nobody's."""
    header = table.header
    payoffs = [0.0 if seat in table.resigned else payoff for seat, payoff in enumerate(ended.returns)]
    people = [table.resigned.get(seat) or rated_person(sat) for seat, sat in enumerate(table.seated) if sat is not None]
    disk.execute(
        insert(schema.results),
        [
            {"table_id": header.id, "seat": seat, "person": person, "game": header.game, "payoff": payoff, "ended_at": now}
            for seat, (person, payoff) in enumerate(zip(people, payoffs, strict=True))
        ],
    )
    if not table.rated or len(set(people)) < len(people):
        return  # somebody had help, or played against themselves
    ladder = schema.ratings
    known = {
        row.person: row
        for row in disk.execute(select(ladder).where(ladder.c.game == header.game, ladder.c.person.in_(people)).with_for_update())
    }
    before = [[_model.rating(mu=known[person].mu, sigma=known[person].sigma) if person in known else _model.rating()] for person in people]
    after = _model.rate(before, scores=payoffs)
    disk.execute(delete(ladder).where(ladder.c.game == header.game, ladder.c.person.in_(people)))
    disk.execute(
        insert(ladder),
        [
            {
                "game": header.game,
                "person": person,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "ordinal": rating.ordinal(),
                "games": (known[person].games if person in known else 0) + 1,
            }
            for person, [rating] in zip(people, after, strict=True)
            if person != NOBODY
        ],
    )


def rated_person(sat: entries.Sat) -> str:
    """Bots of one level are one person."""
    return f"{BOT}{sat.bot}" if sat.bot else sat.person


def level_of(person: str) -> str:
    """The level of a bot of the house; '' of everybody else."""
    return person.removeprefix(BOT) if person.startswith(BOT) else ""
