"""Notes of one's own at a table. Nobody else can read them."""

from typing import Annotated

import msgspec
from litestar import get, put

from soiree.server.http.errors import PROBLEMS
from soiree.server.node import Node
from soiree.server.refusals import NotAllowed, TooManyRequests
from soiree.server.storage.people import Person
from soiree.server.storage.social import notes
from soiree.server.table.table import Table
from soiree.server.texts import clean_note

MAX_NOTE = 2000  # characters


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=MAX_NOTE)]


async def _require_player(node: Node, caller: Person, table: str) -> None:
    """Only somebody who has or had a seat can keep notes, so their number is bounded by the tables that people play at."""

    def has_played(it: Table) -> bool:
        return any(player is not None and player.person == caller.id for player in it.state.players)

    if not await node.tables.read(table, has_played):
        raise NotAllowed("players-only")


@get("/api/tables/{table:str}/note", responses=PROBLEMS)
async def get_note(node: Node, caller: Person, table: str) -> Note:
    """The caller's note at this table; '' if there is none."""
    await _require_player(node, caller, table)
    return Note(await node.store.read(lambda connection: notes.read(connection, caller.id, table)))


@put("/api/tables/{table:str}/note", responses=PROBLEMS)
async def set_note(node: Node, caller: Person, table: str, data: Note) -> Note:
    """Replaces the caller's note at this table; it is kept after the game."""
    await _require_player(node, caller, table)
    if not node.rates.notes.take(caller.id):
        raise TooManyRequests("note-rate")
    text = clean_note(data.text)
    await node.store.write((), lambda connection: notes.write(connection, caller.id, table, text))
    return Note(text)


ROUTES = [get_note, set_note]
