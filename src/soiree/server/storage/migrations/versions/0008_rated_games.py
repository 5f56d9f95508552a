"""The rating after each rated game, so that it can be shown over time. Unknown for games of earlier versions."""

from alembic import op
from sqlalchemy import BigInteger, Column, Float, Integer, String

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "rated_games",
        Column("table_id", String(24), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("person", String(24), nullable=False),
        Column("game", String(40), nullable=False),
        Column("ended_at", BigInteger, nullable=False),
        Column("rating", Float, nullable=False),
    )
    op.create_index("rated_games_person", "rated_games", ["person", "game", "ended_at"])
