"""Keys of the server: made at the first start, the same for all its processes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from sqlalchemy import Connection, insert, select

from quintain.store import schema
from quintain.store.parts import Part


class Secrets(Part):
    """Rows of `secrets`."""

    def get(self, name: str) -> bytes | None:
        return self.read(
            lambda connection: connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
        )

    def get_or_make(self, name: str, make: Callable[[], bytes]) -> Future[bytes]:
        """The key of this name; whoever comes first makes it."""

        def work(connection: Connection) -> bytes:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql("LOCK TABLE secrets IN SHARE ROW EXCLUSIVE MODE")
            found: bytes | None = connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
            if found is None:
                found = make()
                connection.execute(insert(schema.secrets), {"name": name, "value": found})
            return found

        return self.write(work)
