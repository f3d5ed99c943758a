"""How the schema became what it is, step by step; `env.py` is run by Alembic."""
