"""Notifications keep the id of the e-mail that they are in."""

from alembic import op
from sqlalchemy import Column, String

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("notifications", Column("message", String(32), nullable=False, server_default=""))
