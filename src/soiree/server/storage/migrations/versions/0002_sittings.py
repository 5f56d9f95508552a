"""Seats by person (`sittings`), filled from the logs of existing tables."""

import json

from alembic import op
from sqlalchemy import Column, Integer, String, text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    sittings = op.create_table(
        "sittings",
        Column("person", String(24), primary_key=True),
        Column("table_id", String(24), primary_key=True),
        Column("seat", Integer, nullable=False),
    )
    op.create_index("sittings_table", "sittings", ["table_id"])
    sat: dict[tuple[str, int], str] = {}
    rows = op.get_bind().execute(
        text(
            'SELECT table_id, body FROM log WHERE lane = 0 AND (body LIKE \'{"kind":"sat"%\' OR body LIKE \'{"kind":"stood"%\')'
            " ORDER BY table_id, number"
        )
    )
    for table, body in rows:
        entry = json.loads(body)
        if entry["kind"] == "stood":
            sat.pop((table, entry["seat"]), None)
        elif not entry.get("bot"):
            sat[table, entry["seat"]] = entry["person"]
    found = {(person, table): seat for (table, seat), person in sat.items() if person != "gone"}
    if found:
        op.bulk_insert(sittings, [{"person": person, "table_id": table, "seat": seat} for (person, table), seat in found.items()])
