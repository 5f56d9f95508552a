"""The first schema."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("house", Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))
    op.create_table(
        "people",
        Column("id", String(24), primary_key=True),
        Column("kind", String(8), nullable=False),
        Column("name", String(40), nullable=False),
        Column("colour", String(16), nullable=False),
        Column("login", String(40), unique=True),
        Column("passphrase", Text),
        Column("stamp", String(16), nullable=False),
        Column("created_at", BigInteger, nullable=False),
    )
    op.create_table(
        "recovery_codes",
        Column("person", String(24), primary_key=True),
        Column("hash", String(64), primary_key=True),
    )
    op.create_table(
        "tokens",
        Column("hash", String(64), primary_key=True),
        Column("id", String(24), nullable=False, unique=True),
        Column("person", String(24), nullable=False),
        Column("owner", String(24), nullable=False),
        Column("label", String(40), nullable=False),
        Column("created_at", BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", String(24), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("seats", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("clock", Text, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("aids", Boolean, nullable=False),
        Column("owner", String(24), nullable=False),
        Column("seed", String(64), nullable=False),
        Column("status", String(8), nullable=False),
        Column("seated", Text, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("changed_at", BigInteger, nullable=False),
        Column("wake_at", BigInteger),
    )
    op.create_table(
        "log",
        Column("table_id", String(24), primary_key=True),
        Column("lane", Integer, primary_key=True, autoincrement=False),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
        Column("body", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "results",
        Column("table_id", String(24), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("person", String(24), nullable=False),
        Column("game", String(40), nullable=False),
        Column("payoff", Float, nullable=False),
        Column("ended_at", BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        Column("game", String(40), primary_key=True),
        Column("person", String(24), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("ordinal", Float, nullable=False),
        Column("games", Integer, nullable=False),
    )
    op.create_index("ix_tokens_owner", "tokens", ["owner"])
    op.create_index("tables_lobby", "tables", ["listed", "changed_at"])
    op.create_index("tables_status", "tables", ["status", "changed_at"])
    op.create_index("tables_wake", "tables", ["wake_at"])
    op.create_index("results_person", "results", ["person", "ended_at"])
    op.create_index("ratings_ladder", "ratings", ["game", "ordinal"])
