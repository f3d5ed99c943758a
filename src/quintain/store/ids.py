"""Ids that people see in addresses: ten letters and digits that are not mistaken for each other."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, TypeAlias

Draw: TypeAlias = Callable[[int], int]  # so many bits of chance; `secrets.randbits` outside of tests

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
LENGTH: Final = 10
SECRET: Final = 26  # letters of a secret: 128 bits


def public_id(draw: Draw) -> str:
    """An id of a table, a person, a castle."""
    return _spelt(draw(128), LENGTH)


def secret_text(draw: Draw) -> str:
    """A secret of a link or a token."""
    return _spelt(draw(192), SECRET)


def digest_of(secret: str) -> str:
    """What is stored of a secret, so that whoever reads the database cannot use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _spelt(number: int, length: int) -> str:
    found = ""
    for _ in range(length):
        number, at = divmod(number, len(LETTERS))
        found += LETTERS[at]
    return found
