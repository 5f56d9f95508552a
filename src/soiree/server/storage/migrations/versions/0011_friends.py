"""Friends and blocks, what a person shows of themselves, notes at tables, vacations, and tables for friends only."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, String, Text, false

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "relations",
        Column("person", String(24), primary_key=True),
        Column("other", String(24), primary_key=True),
        Column("kind", String(8), nullable=False),
        Column("created_at", BigInteger, nullable=False),
    )
    op.create_index("relations_other", "relations", ["other", "kind"])
    op.create_table(
        "sharing",
        Column("person", String(24), primary_key=True),
        Column("online", Boolean, nullable=False),
        Column("ratings", String(10), nullable=False),
        Column("games", String(10), nullable=False),
        Column("friends", String(10), nullable=False),
        Column("code", String(24), unique=True),
    )
    op.create_table(
        "vacations",
        Column("person", String(24), primary_key=True),
        Column("begins", BigInteger, primary_key=True, autoincrement=False),
        Column("ends", BigInteger, nullable=False),
    )
    op.create_table(
        "notes",
        Column("person", String(24), primary_key=True),
        Column("table_id", String(24), primary_key=True),
        Column("text", Text, nullable=False),
        Column("changed_at", BigInteger, nullable=False),
    )
    op.add_column("tables", Column("friends_only", Boolean, nullable=False, server_default=false()))
