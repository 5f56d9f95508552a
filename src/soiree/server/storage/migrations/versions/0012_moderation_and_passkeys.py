"""Administrators, reports, sanctions, the audit log; passkeys and their challenges."""

from alembic import op
from sqlalchemy import BigInteger, Column, String, Text

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table("administrators", Column("person", String(24), primary_key=True), Column("since", BigInteger, nullable=False))
    op.create_table(
        "reports",
        Column("id", String(24), primary_key=True),
        Column("created_at", BigInteger, nullable=False),
        Column("table_id", String(24), nullable=False),
        Column("reporter", String(24), nullable=False),
        Column("person", String(24), nullable=False),
        Column("reason", Text, nullable=False),
        Column("messages", Text, nullable=False),
        Column("closed_at", BigInteger),
    )
    op.create_index("reports_open", "reports", ["closed_at", "created_at"])
    op.create_index("reports_person", "reports", ["person"])
    op.create_table(
        "sanctions",
        Column("id", String(24), primary_key=True),
        Column("kind", String(8), nullable=False),
        Column("person", String(24), nullable=False),
        Column("network", String(50), nullable=False),
        Column("reason", Text, nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("until", BigInteger),
        Column("lifted_at", BigInteger),
        Column("seen_at", BigInteger),
    )
    op.create_index("sanctions_person", "sanctions", ["person"])
    op.create_index("sanctions_network", "sanctions", ["network"])
    op.create_table(
        "audit",
        Column("id", BigInteger, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
        Column("actor", String(24), nullable=False),
        Column("act", String(16), nullable=False),
        Column("subject", String(80), nullable=False),
        Column("reason", Text, nullable=False),
        Column("details", Text, nullable=False),
    )
    op.create_index("audit_subject", "audit", ["subject"])
    op.create_table(
        "passkeys",
        Column("id", String(24), primary_key=True),
        Column("credential", Text, nullable=False, unique=True),
        Column("person", String(24), nullable=False),
        Column("public_key", Text, nullable=False),
        Column("sign_count", BigInteger, nullable=False),
        Column("label", String(60), nullable=False),
        Column("created_at", BigInteger, nullable=False),
        Column("used_at", BigInteger),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        Column("hash", String(64), primary_key=True),
        Column("person", String(24), nullable=False),
        Column("expires_at", BigInteger, nullable=False),
    )
