"""Tables with hints for everybody, and reviews."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Text, false

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", Column("hints", Boolean, nullable=False, server_default=false()))
    op.create_table(
        "reviews",
        Column("id", String(32), primary_key=True),
        Column("about", Text, nullable=False),
        Column("total", Integer, nullable=False),
        Column("judged", Text, nullable=False),
        Column("kept", Boolean, nullable=False),
        Column("changed_at", BigInteger, nullable=False),
    )
    op.create_index("reviews_kept", "reviews", ["kept", "changed_at"])
