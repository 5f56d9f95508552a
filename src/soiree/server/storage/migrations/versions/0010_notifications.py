"""Channels of people for notifications, what is to be sent through them, and up to where each log was searched for it."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "channels",
        Column("id", String(24), primary_key=True),
        Column("hash", String(64), nullable=False, unique=True),
        Column("person", String(24), nullable=False),
        Column("kind", String(8), nullable=False),
        Column("address", Text, nullable=False),
        Column("secret", Text, nullable=False),
        Column("session", String(24), nullable=False),
        Column("origin", String(200), nullable=False),
        Column("label", String(120), nullable=False),
        Column("wants", String(80), nullable=False),
        Column("language", String(8), nullable=False),
        Column("confirmed", Boolean, nullable=False),
        Column("failures", Integer, nullable=False),
        Column("ready_at", BigInteger, nullable=False),
        Column("lease", String(16), nullable=False),
        Column("created_at", BigInteger, nullable=False),
    )
    op.create_index("channels_person", "channels", ["person"])
    op.create_index("channels_session", "channels", ["session"])
    op.create_table(
        "quiet_hours",
        Column("person", String(24), primary_key=True),
        Column("begins", Integer, nullable=False),
        Column("ends", Integer, nullable=False),
        Column("zone", String(60), nullable=False),
    )
    op.create_table(
        "notifications",
        Column("channel", String(24), primary_key=True),
        Column("table_id", String(24), primary_key=True),
        Column("kind", String(12), primary_key=True),
        Column("number", BigInteger, primary_key=True, autoincrement=False),
        Column("created_at", BigInteger, nullable=False),
        Column("due_at", BigInteger),
        Column("attempts", Integer, nullable=False),
        Column("outcome", String(8), nullable=False),
    )
    op.create_index("notifications_due", "notifications", ["due_at"])
    op.create_table(
        "notified",
        Column("table_id", String(24), primary_key=True),
        Column("number", Integer, nullable=False),
    )
