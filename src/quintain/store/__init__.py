"""The store: where matches, people and everything else that outlives the process are kept; SQLite or PostgreSQL."""

from __future__ import annotations

from quintain.store.appending import Append
from quintain.store.archive import ArchiveRow
from quintain.store.castles import CastleRow
from quintain.store.channels import ChannelRow
from quintain.store.chat import LineRow
from quintain.store.errors import (
    Clash,
    Missing,
    NameTaken,
    NewerSchema,
    NotOurs,
    NotOwner,
    OutdatedSchema,
    StoreClosed,
    StoreError,
    StoreFailed,
    StoreFull,
    Unfit,
    Unreachable,
    Unsafe,
)
from quintain.store.ids import digest_of, public_id, secret_text
from quintain.store.leases import Lead, LeaseRow
from quintain.store.notices import NoticeRow
from quintain.store.people import PersonRow, ReportRow
from quintain.store.ratings import ChangeRow, RatingRow
from quintain.store.store import Store
from quintain.store.tables import EntryRow, SeatRow, TableRow
from quintain.store.tokens import TokenRow

__all__ = [
    "Store",
    "Append",
    "TableRow",
    "SeatRow",
    "EntryRow",
    "PersonRow",
    "ReportRow",
    "TokenRow",
    "LineRow",
    "ChannelRow",
    "NoticeRow",
    "Lead",
    "LeaseRow",
    "ArchiveRow",
    "RatingRow",
    "ChangeRow",
    "CastleRow",
    "StoreError",
    "Unreachable",
    "NotOurs",
    "OutdatedSchema",
    "NewerSchema",
    "Unsafe",
    "Clash",
    "NameTaken",
    "NotOwner",
    "Missing",
    "StoreFull",
    "Unfit",
    "StoreFailed",
    "StoreClosed",
    "public_id",
    "secret_text",
    "digest_of",
]
