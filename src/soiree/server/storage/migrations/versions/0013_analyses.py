"""Shared analyses."""

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
