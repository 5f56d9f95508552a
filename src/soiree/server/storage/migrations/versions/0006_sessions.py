"""Sessions of people who are signed in by a cookie."""

from alembic import op
from sqlalchemy import BigInteger, Column, String

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "sessions",
        Column("id", String(24), primary_key=True),
        Column("hash", String(64), nullable=False),
        Column("person", String(24), nullable=False),
        Column("agent", String(120), nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("used_at", BigInteger, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
