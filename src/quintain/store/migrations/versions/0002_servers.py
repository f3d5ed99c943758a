"""Servers say that they are there in one row each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("owner", name=op.f("pk_servers")),
    )
    led = sa.text("owner <> ''")
    op.create_index("ix_leases_owner", "leases", ["owner"], sqlite_where=led, postgresql_where=led)
