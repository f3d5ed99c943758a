"""The store, on a SQLite file and on a real PostgreSQL server."""
