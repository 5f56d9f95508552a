"""Ratings of people and puzzles, first tries, and which review a table's game has."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        Column("person", String(24), primary_key=True),
        Column("puzzle", String(40), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("solved", Boolean, nullable=False),
        Column("tried_at", BigInteger, nullable=False),
    )
    op.create_table(
        "puzzle_solvers",
        Column("person", String(24), primary_key=True),
        Column("game", String(40), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("streak", Integer, nullable=False),
        Column("best_streak", Integer, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        Column("puzzle", String(40), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("tries", Integer, nullable=False),
        Column("solved", Integer, nullable=False),
    )
    op.create_table(
        "table_reviews",
        Column("table_id", String(24), primary_key=True),
        Column("review", String(32), nullable=False),
    )
