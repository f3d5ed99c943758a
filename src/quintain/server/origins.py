"""Whether a request comes from our own page: what a browser says about where it was made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit


def same_origin(headers: Mapping[str, str], origins: Sequence[str]) -> bool:
    """Whether `Origin` is one of ours: those that are configured, else the host that was asked."""
    origin = headers.get("origin", "")
    if not origin:
        return False
    if origins:
        return origin in origins
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


def foreign(headers: Mapping[str, str], origins: Sequence[str]) -> bool:
    """Whether a browser says that another page has made this; a program that says nothing is none."""
    return "origin" in headers and not same_origin(headers, origins)
