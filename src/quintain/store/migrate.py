"""The schema of a database: made, compared, brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from quintain.store.errors import NewerSchema, NotOurs, OutdatedSchema

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 5_118_203_117  # any number; two processes that begin at once wait for each other


def newest() -> str:
    """The revision that this program works with."""
    found = ScriptDirectory(str(FOLDER)).get_current_head()
    assert found is not None, "the package lacks its migrations"
    return found


def revisions() -> set[str]:
    """All that there ever were, up to the newest."""
    return {each.revision for each in ScriptDirectory(str(FOLDER)).walk_revisions()}


def revision(connection: Connection) -> str:
    """The revision of a database; empty for an empty one."""
    names = inspect(connection).get_table_names()
    if names and "alembic_version" not in names:
        raise NotOurs(f"the database holds tables that are not ours: {', '.join(sorted(names)[:3])} …")
    return MigrationContext.configure(connection).get_current_revision() or ""


def prepare(engine: Engine, upgrade: bool) -> str:
    """The revision that was found; an empty database is filled, an older one upgraded if that is wanted, else refused."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        found = revision(connection)
        if found == newest():
            return found
        if found and found not in revisions():
            raise NewerSchema(f"revision {found} of the database is not known here: this Quintain is too old for it")
        if found and not upgrade:
            raise OutdatedSchema(f"the database has revision {found}, this Quintain needs {newest()}: quintain db upgrade")
        upgrade_to(connection, "head")
    return found


def upgrade_to(connection: Connection, revision: str) -> None:
    """The migrations up to a revision, within the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
