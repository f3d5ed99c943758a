"""Where tables, entries, people and finished matches are kept: SQLAlchemy Core on a SQLite file or PostgreSQL."""
