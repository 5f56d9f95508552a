"""Tables keep the edition of the box that they play with."""

from alembic import op
from sqlalchemy import Column, String

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", Column("edition", String(40), nullable=False, server_default="reconstructed-1"))
