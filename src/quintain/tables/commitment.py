"""What a host publishes before a match so that the seed can be checked after it: a salted hash that tells nothing of it."""

from __future__ import annotations

from hashlib import sha256


def commitment(seed: str, salt: str) -> str:
    """SHA-256, in hexadecimal, of salt, a space and seed, both as hexadecimal text; anybody can compute it again."""
    return sha256(f"{salt} {seed}".encode()).hexdigest()
