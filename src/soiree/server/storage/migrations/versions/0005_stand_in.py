"""Tables where a bot stands in for players who leave."""

from alembic import op
from sqlalchemy import Column, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", Column("stand_in", String(20), nullable=False, server_default=""))
