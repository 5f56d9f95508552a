"""Tables keep the commitment to their seed, so that the running one with a commitment is found without reading all."""

from alembic import op
from sqlalchemy import Column, String

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", Column("commitment", String(64), nullable=False, server_default=""))
    op.create_index("tables_commitment", "tables", ["commitment", "status"], if_not_exists=True)
