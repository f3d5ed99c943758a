"""Answers of the API as bytes: JSON, packed where it is public and long, tagged where it seldom changes."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

KIND: Final = "application/json"
LONG: Final = 1400  # bytes; shorter answers fit one packet anyway
_encoder: Final = msgspec.json.Encoder()


@lru_cache(maxsize=64)
def _gzipped(content: bytes) -> bytes:
    """There are few such answers, and they are asked for again and again."""
    return gzip.compress(content, 6, mtime=0)


def plain(value: Any) -> Response:
    """What is only for whoever asks; never packed, so that its length tells nothing about secrets in it."""
    return Response(_encoder.encode(value), media_type=KIND)


def packed(request: Request, value: Any, cache: str = "no-cache", tag: str = "") -> Response:
    """What is the same for everybody: packed, and with a tag by which a client keeps it."""
    content = value if isinstance(value, bytes) else _encoder.encode(value)
    tag = f'"{tag or hashlib.blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if len(content) > LONG and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_gzipped(content), headers={**headers, "Content-Encoding": "gzip"}, media_type=KIND)
    return Response(content, headers=headers, media_type=KIND)
