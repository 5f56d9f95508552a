"""Which logs name a person (`traces`), filled from the logs of existing tables."""

import json

from alembic import op
from sqlalchemy import Column, String, text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    traces = op.create_table("traces", Column("person", String(24), primary_key=True), Column("table_id", String(24), primary_key=True))
    rows = op.get_bind().execute(
        text('SELECT table_id, body FROM log WHERE lane = 0 AND (body LIKE \'{"kind":"sat"%\' OR body LIKE \'{"kind":"said"%\')')
    )
    found = {(entry["person"], table) for table, body in rows if not (entry := json.loads(body)).get("bot")}
    if found:
        op.bulk_insert(traces, [{"person": person, "table_id": table} for person, table in sorted(found) if person != "gone"])
