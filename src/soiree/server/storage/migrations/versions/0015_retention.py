"""Tables keep whether their game has begun, and there are indexes for finding what can be deleted."""

from alembic import op
from sqlalchemy import Boolean, Column, text, true

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", Column("began", Boolean, nullable=False, server_default=true()))
    statement = (
        "UPDATE tables SET began = false WHERE status IN ('open', 'closed') AND NOT EXISTS "
        "(SELECT 1 FROM log WHERE log.table_id = tables.id AND log.lane = 0 AND log.body LIKE :kind)"
    )
    op.get_bind().execute(text(statement).bindparams(kind='%"kind":"began"%'))
    for name, table, columns in (
        ("people_kind", "people", ["kind", "created_at"]),
        ("sessions_used", "sessions", ["used_at"]),
        ("traces_table", "traces", ["table_id"]),
        ("ratings_person", "ratings", ["person"]),
        ("reports_reporter", "reports", ["reporter"]),
    ):
        op.create_index(name, table, columns, if_not_exists=True)
