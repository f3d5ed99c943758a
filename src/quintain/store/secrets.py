"""Keys of the server: made at the first start, the same for all its processes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from sqlalchemy import Connection, insert, select, update

from quintain.store import schema
from quintain.store.parts import Part


class Secrets(Part):
    """Rows of `secrets`."""

    def get(self, name: str) -> bytes | None:
        return self.read(
            lambda connection: connection.scalar(select(schema.secrets.c.value).where(schema.secrets.c.name == name))
        )

    def put(self, name: str, value: bytes) -> Future[None]:
        """Something else of the server's own that it remembers, in place of what it was."""

        def work(connection: Connection) -> None:
            row = schema.secrets.c
            if not connection.execute(update(schema.secrets).where(row.name == name).values(value=value)).rowcount:
                connection.execute(insert(schema.secrets), {"name": name, "value": value})

        return self.write(work)

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
