"""The schema of the first server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _people()
    _ratings()
    _reports()
    _secrets()
    _tables()
    _archive()
    _castles()
    _channels()
    _chat()
    _entries()
    _leases()
    _mutes()
    _rating_changes()
    _seats()
    _tokens()
    _notices()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), server_default="", nullable=False),
        sa.Column("folded", sa.Text(), nullable=True),
        sa.Column("passphrase", sa.Text(), server_default="", nullable=False),
        sa.Column("mail", sa.Text(), server_default="", nullable=False),
        sa.Column("mail_confirmed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("settings", sa.JSON(), server_default="{}", nullable=False),
        sa.Column("holiday_until", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("owner", sa.Text(), server_default="", nullable=False),
        sa.Column("created", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("seen", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("banned_until", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("banned_why", sa.Text(), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("folded", name=op.f("uq_people_folded")),
    )
    op.create_index(
        "ix_people_mail",
        "people",
        ["mail"],
        unique=False,
        sqlite_where=sa.text("mail <> ''"),
        postgresql_where=sa.text("mail <> ''"),
    )
    op.create_index(
        "ix_people_owner",
        "people",
        ["owner"],
        unique=False,
        sqlite_where=sa.text("owner <> ''"),
        postgresql_where=sa.text("owner <> ''"),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("at", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name=op.f("pk_ratings")),
    )


def _reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.Text(), server_default="", nullable=False),
        sa.Column("reporter", sa.Text(), server_default="", nullable=False),
        sa.Column("person", sa.Text(), server_default="", nullable=False),
        sa.Column("text", sa.Text(), server_default="", nullable=False),
        sa.Column("at", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("settled", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )


def _secrets() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("rules", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("content", sa.Text(), server_default="", nullable=False),
        sa.Column("seed", sa.Text(), server_default="", nullable=False),
        sa.Column("salt", sa.Text(), server_default="", nullable=False),
        sa.Column("commitment", sa.Text(), server_default="", nullable=False),
        sa.Column("bots_root", sa.Text(), server_default="", nullable=False),
        sa.Column("name", sa.Text(), server_default="", nullable=False),
        sa.Column("pace", sa.Text(), server_default="none", nullable=False),
        sa.Column("move_ms", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("reserve_ms", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("public", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("hints", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("rated", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("open_after", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("phase", sa.Text(), server_default="open", nullable=False),
        sa.Column("host", sa.Text(), server_default="", nullable=False),
        sa.Column("invite", sa.Text(), server_default="", nullable=False),
        sa.Column("created", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("started", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("ended", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("previous", sa.Text(), server_default="", nullable=False),
        sa.Column("next", sa.Text(), server_default="", nullable=False),
        sa.Column("n", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("moves", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("round", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("turn", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("due", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("unrated", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("sitters", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("final", sa.Text(), server_default="", nullable=False),
        sa.Column("extras", sa.JSON(), server_default="{}", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(
        "ix_tables_due", "tables", ["due"], unique=False, sqlite_where=sa.text("due > 0"), postgresql_where=sa.text("due > 0")
    )
    op.create_index("ix_tables_ended", "tables", ["ended"], unique=False)
    op.create_index("ix_tables_phase_created", "tables", ["phase", "created"], unique=False)


def _archive() -> None:
    op.create_table(
        "archive",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("content", sa.Text(), server_default="", nullable=False),
        sa.Column("ended", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.Column("names", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("outcome", sa.JSON(), server_default="{}", nullable=False),
        sa.Column("unrated", sa.JSON(), server_default="[]", nullable=False),
        sa.Column("moves", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("public", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_archive_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_archive")),
    )
    op.create_index("ix_archive_game_ended", "archive", ["game", "ended"], unique=False)


def _castles() -> None:
    op.create_table(
        "castles",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), server_default="", nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("shared", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("created", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("changed", sa.BigInteger(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_castles_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_castles")),
    )
    op.create_index("ix_castles_person", "castles", ["person"], unique=False)


def _channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), server_default="", nullable=False),
        sa.Column("subscription", sa.JSON(), server_default="{}", nullable=False),
        sa.Column("digest", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("on", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("delay_ms", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("state", sa.Text(), server_default="none", nullable=False),
        sa.Column("at", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("detail", sa.Text(), server_default="", nullable=False),
        sa.Column("silent", sa.JSON(), server_default="[]", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_channels_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_index("ix_channels_person", "channels", ["person"], unique=False)


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("person", sa.Text(), server_default="", nullable=False),
        sa.Column("name", sa.Text(), server_default="", nullable=False),
        sa.Column("seat", sa.Integer(), server_default="-1", nullable=False),
        sa.Column("talk", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), server_default="", nullable=False),
        sa.Column("client", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index("ix_chat_person", "chat", ["person"], unique=False)
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"], unique=False)
    op.create_index(
        "uq_chat_client",
        "chat",
        ["table_id", "person", "client"],
        unique=True,
        sqlite_where=sa.text("client <> ''"),
        postgresql_where=sa.text("client <> ''"),
    )


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("client", sa.Text(), server_default="", nullable=False),
        sa.Column("entry", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_entries")),
    )
    op.create_index(
        "uq_entries_client",
        "entries",
        ["table_id", "client"],
        unique=True,
        sqlite_where=sa.text("client <> ''"),
        postgresql_where=sa.text("client <> ''"),
    )


def _leases() -> None:
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), server_default="", nullable=False),
        sa.Column("epoch", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("until", sa.BigInteger(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_leases_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_leases")),
    )


def _mutes() -> None:
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("muted", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name=op.f("fk_mutes_muted"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mutes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )


def _rating_changes() -> None:
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("place", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("seats", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rating_changes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player", name=op.f("pk_rating_changes")),
    )
    op.create_index("ix_rating_changes_game_player_at", "rating_changes", ["game", "player", "at"], unique=False)


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), server_default="", nullable=False),
        sa.Column("bot", sa.Text(), server_default="", nullable=False),
        sa.Column("name", sa.Text(), server_default="", nullable=False),
        sa.Column("accepted", sa.JSON(), server_default="[]", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(
        "ix_seats_person",
        "seats",
        ["person"],
        unique=False,
        sqlite_where=sa.text("person <> ''"),
        postgresql_where=sa.text("person <> ''"),
    )


def _tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), server_default="", nullable=False),
        sa.Column("created", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("expires", sa.BigInteger(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tokens_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_tokens")),
    )
    op.create_index("ix_tokens_person_purpose", "tokens", ["person", "purpose"], unique=False)


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), server_default="", nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), server_default="-1", nullable=False),
        sa.Column("opened", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("due", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("deadline", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("until", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name=op.f("fk_notices_channel"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notices_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index("ix_notices_channel", "notices", ["channel"], unique=False)
    op.create_index("ix_notices_due", "notices", ["due"], unique=False)
    op.create_index("ix_notices_table_id_seat", "notices", ["table_id", "seat"], unique=False)
