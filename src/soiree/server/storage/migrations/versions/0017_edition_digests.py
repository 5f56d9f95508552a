"""Tables of installed editions keep a digest of the values that they play with: another file may get the same name."""

from alembic import op
from sqlalchemy import Column, String

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", Column("edition_digest", String(16), nullable=False, server_default=""))
