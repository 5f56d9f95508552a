"""Shared analyses, and hashes of the positions of running games, which are not analysed."""

from alembic import op
from sqlalchemy import BigInteger, Column, String, Text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "analyses",
        Column("id", String(24), primary_key=True),
        Column("owner", String(24), nullable=False),
        Column("record", Text, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("opened_at", BigInteger, nullable=False),
    )
    op.create_index("analyses_owner", "analyses", ["owner", "opened_at"])
    op.create_index("analyses_opened", "analyses", ["opened_at"])
    op.create_table(
        "running_positions",
        Column("hash", String(32), primary_key=True),
        Column("table_id", String(24), primary_key=True),
    )
    op.create_index("running_positions_table", "running_positions", ["table_id"])
