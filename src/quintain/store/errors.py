"""What the store answers when it cannot do what was asked."""

from __future__ import annotations


class StoreError(Exception):
    """Every trouble of the store; nothing was changed by whatever raised it."""


class Unreachable(StoreError):
    """There is no database at this address, or it does not let us in."""


class NotOurs(StoreError):
    """The file is no database, or the database holds something that is not ours."""


class OutdatedSchema(StoreError):
    """An older Quintain made this database; `quintain db upgrade` brings it up to date."""


class NewerSchema(StoreError):
    """A newer Quintain made this database."""


class Unsafe(StoreError):
    """The database would not keep what it has acknowledged."""


class Clash(StoreError):
    """Something is there already: an entry with this number or of this message, a seat that is taken, a row with this id."""


class NameTaken(Clash):
    """Somebody registered has this name."""


class NotOwner(StoreError):
    """Somebody else leads this table now: whoever was told so drops its room."""


class Missing(StoreError):
    """There is no such row."""


class StoreFull(StoreError):
    """There is no room left on the disk."""


class StoreFailed(StoreError):
    """The database refused or went away; whether the last commit is durable is known after reading the log again."""


class Unfit(StoreError):
    """A value that this database cannot keep: whoever gave it is refused, and nobody else."""


class StoreClosed(StoreError):
    """The store was closed before this could be written."""
