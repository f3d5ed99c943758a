"""Run by Alembic: the migrations on the connection that `store/migrate.py` gives."""

from __future__ import annotations

from alembic import context

from quintain.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
