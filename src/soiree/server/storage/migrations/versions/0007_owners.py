"""Tables by owner, for quotas. Games of bots alone are no longer woken: they are paused while nobody watches."""

from alembic import op
from sqlalchemy import text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_index("tables_owner", "tables", ["owner", "status"], if_not_exists=True)
    op.get_bind().execute(
        text("UPDATE tables SET wake_at = NULL WHERE wake_at IS NOT NULL AND seated NOT LIKE :person").bindparams(person='%"bot":""%')
    )
