"""The store refuses to write: until it does again no clock runs, since nobody's answer could be kept."""

from __future__ import annotations

from quintain.store.errors import StoreFailed, StoreFull


class Outage:
    """One for all rooms of a process; whoever is refused says so, and whoever finds that all is well again ends it."""

    def __init__(self) -> None:
        self.since = 0  # milliseconds since 1970; 0: the store writes

    def heard(self, error: Exception, now: int) -> None:
        """Something could not be written; it begins with the first refusal that is the store's own and nobody else's fault."""
        if isinstance(error, (StoreFull, StoreFailed)):
            self.since = self.since or now

    def ends(self) -> int:
        """Something could be written: since when that was not so, 0 where it was."""
        since, self.since = self.since, 0
        return since
