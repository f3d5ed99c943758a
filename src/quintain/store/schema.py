"""What is kept, table by table; times are milliseconds since 1970, `0` and `''` mean "not".

`tables` and `entries` are the truth about matches; everything else belongs to people or can be made again.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA: Final = MetaData(naming_convention=NAMING)
COUNTED: Final = BigInteger().with_variant(Integer(), "sqlite")  # only INTEGER counts up by itself in SQLite


def _text(name: str) -> Column[Any]:
    return Column(name, Text, nullable=False, server_default="")


def _number(name: str, default: int = 0) -> Column[Any]:
    return Column(name, BigInteger, nullable=False, server_default=str(default))


def _flag(name: str, default: bool = False) -> Column[Any]:
    return Column(name, Boolean, nullable=False, server_default=text("true" if default else "false"))


def _json(name: str, default: str) -> Column[Any]:
    return Column(name, JSON, nullable=False, server_default=default)


def _of_table(*args: Any) -> Column[Any]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), *args, nullable=False)


def _of_person(name: str = "person") -> Column[Any]:
    return Column(name, Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


tables: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    _number("rules"),  # revision
    _text("content"),  # digest
    _text("seed"),  # hexadecimal; told after the end
    _text("salt"),
    _text("commitment"),
    _text("bots_root"),  # chance of the bots, never of the match
    _text("name"),
    Column("pace", Text, nullable=False, server_default="none"),
    _number("move_ms"),
    _number("reserve_ms"),
    _flag("public"),
    _flag("hints", True),
    _flag("rated"),
    _flag("open_after", True),
    Column("phase", Text, nullable=False, server_default="open"),
    _text("host"),  # a person's id; stays when the person is gone
    _text("invite"),
    _number("created"),
    _number("started"),
    _number("ended"),
    _text("previous"),
    _text("next"),
    _number("n"),  # entries of the log
    _number("moves"),
    _number("round"),
    _json("turn", "[]"),
    _number("due"),  # when the room must be woken
    Column("result", JSON(none_as_null=True)),
    _json("unrated", "[]"),
    _json("sitters", "[]"),  # as they sat down at the start
    _text("final"),  # digest of the state after the last entry
    _json("extras", "{}"),  # what only rooms read: agreed windows, presets, wishes for a rematch
    Index("ix_tables_phase_created", "phase", "created"),
    Index("ix_tables_due", "due", sqlite_where=text("due > 0"), postgresql_where=text("due > 0")),
    Index("ix_tables_ended", "ended"),
)

seats: Final = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # person, bot, open
    _text("person"),
    _text("bot"),  # the level; of a person: the deputy that plays for him
    _text("name"),
    _json("accepted", "[]"),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_person", "person", sqlite_where=text("person <> ''"), postgresql_where=text("person <> ''")),
)

entries: Final = Table(
    "entries",
    METADATA,
    _of_table(),
    Column("n", Integer, nullable=False),
    _text("client"),
    Column("entry", LargeBinary, nullable=False),
    _number("at"),
    PrimaryKeyConstraint("table_id", "n"),
    Index(
        "uq_entries_client",
        "table_id",
        "client",
        unique=True,
        sqlite_where=text("client <> ''"),
        postgresql_where=text("client <> ''"),
    ),
)

leases: Final = Table(
    "leases",
    METADATA,
    _of_table(),
    _text("owner"),  # an address where a server can be reached, or nobody
    _number("epoch"),
    _number("until"),  # by the clock of the database; longer while its owner is heard of
    PrimaryKeyConstraint("table_id"),
    Index("ix_leases_owner", "owner", sqlite_where=text("owner <> ''"), postgresql_where=text("owner <> ''")),
)

servers: Final = Table(
    "servers",
    METADATA,
    Column("owner", Text, primary_key=True),
    _number("until"),  # by the clock of the database
)

people: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # guest, registered, bot
    _text("name"),
    Column("folded", Text),  # the registered name, without regard to case; nobody else may have it
    _text("passphrase"),  # argon2
    _text("mail"),
    _flag("mail_confirmed"),
    _json("settings", "{}"),
    _number("holiday_until"),
    _text("owner"),  # of a bot account: the person who made it
    _number("created"),
    _number("seen"),
    _number("banned_until"),
    _text("banned_why"),
    UniqueConstraint("folded"),
    Index("ix_people_mail", "mail", sqlite_where=text("mail <> ''"), postgresql_where=text("mail <> ''")),
    Index("ix_people_owner", "owner", sqlite_where=text("owner <> ''"), postgresql_where=text("owner <> ''")),
)

tokens: Final = Table(
    "tokens",
    METADATA,
    Column("digest", Text, primary_key=True),  # SHA-256; the token itself is nowhere
    _of_person(),
    Column("purpose", Text, nullable=False),  # session, restore, mail, reset, bot, unsubscribe
    _text("detail"),
    _number("created"),
    _number("expires"),
    Index("ix_tokens_person_purpose", "person", "purpose"),
)

mutes: Final = Table(
    "mutes",
    METADATA,
    _of_person(),
    _of_person("muted"),
    PrimaryKeyConstraint("person", "muted"),
)

reports: Final = Table(
    "reports",
    METADATA,
    Column("id", COUNTED, primary_key=True),
    _text("table_id"),
    _text("reporter"),
    _text("person"),
    _text("text"),
    _number("at"),
    _flag("settled"),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", COUNTED, primary_key=True),
    _of_table(),
    _number("at"),
    _text("person"),
    _text("name"),
    Column("seat", Integer, nullable=False, server_default="-1"),
    Column("talk", Text, nullable=False),  # seats, watchers
    _text("text"),
    _text("client"),
    Index("ix_chat_table_id_id", "table_id", "id"),
    Index("ix_chat_person", "person"),
    Index(
        "uq_chat_client",
        "table_id",
        "person",
        "client",
        unique=True,
        sqlite_where=text("client <> ''"),
        postgresql_where=text("client <> ''"),
    ),
)

channels: Final = Table(
    "channels",
    METADATA,
    Column("id", Text, primary_key=True),
    _of_person(),
    Column("kind", Text, nullable=False),  # push, mail, webhook
    _text("address"),
    _json("subscription", "{}"),
    _flag("digest"),
    _flag("on", True),
    _number("delay_ms"),
    Column("state", Text, nullable=False, server_default="none"),  # none, arrived, waiting, failed
    _number("at"),
    _text("detail"),
    _json("silent", "[]"),  # tables that this channel says nothing of
    Index("ix_channels_person", "person"),
)

notices: Final = Table(
    "notices",
    METADATA,
    Column("id", COUNTED, primary_key=True),
    _of_person(),
    _text("table_id"),
    Column("channel", Text, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),  # turn, reminder, began, over, test
    Column("seat", Integer, nullable=False, server_default="-1"),
    _number("opened"),  # the entry with which the question opened
    _number("due"),
    _number("deadline"),  # of the question; 0 without limit
    _number("until"),  # claimed until
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("ix_notices_due", "due"),
    Index("ix_notices_table_id_seat", "table_id", "seat"),
    Index("ix_notices_channel", "channel"),
)

archive: Final = Table(
    "archive",
    METADATA,
    _of_table(),
    Column("game", Text, nullable=False),
    _number("rules"),
    _text("content"),
    _number("ended"),
    Column("packed", LargeBinary, nullable=False),  # JSON, zstandard; names stand beside it
    _json("names", "[]"),
    _json("outcome", "{}"),
    _json("unrated", "[]"),
    _number("moves"),
    _flag("public"),
    PrimaryKeyConstraint("table_id"),
    Index("ix_archive_game_ended", "game", "ended"),
)

ratings: Final = Table(
    "ratings",
    METADATA,
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False),  # a person's id, or `bot:` and a level
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    _number("matches"),
    _number("at"),
    PrimaryKeyConstraint("game", "player"),
)

rating_changes: Final = Table(
    "rating_changes",
    METADATA,
    _of_table(),
    Column("player", Text, nullable=False),
    Column("game", Text, nullable=False),
    _number("at"),
    _number("place"),
    _number("seats"),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "player"),
    Index("ix_rating_changes_game_player_at", "game", "player", "at"),
)

castles: Final = Table(
    "castles",
    METADATA,
    Column("id", Text, primary_key=True),
    _of_person(),
    Column("kind", Text, nullable=False),  # castle, setup
    _text("name"),
    Column("text", Text, nullable=False),
    _flag("shared"),
    _number("created"),
    _number("changed"),
    Index("ix_castles_person", "person"),
)

secrets: Final = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
