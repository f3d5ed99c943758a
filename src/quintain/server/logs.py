"""Structured logs: events with numbers and public ids; never a name, a token, an answer, or anything a match hides."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import Any, Final, TextIO

import structlog

LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
PUBLIC: Final = frozenset(  # what may stand in a line; anything else is a mistake of ours and is left out
    {
        "event", "level", "timestamp", "exception", "exc_info", "table", "game", "phase", "n", "seats", "method",
        "path", "status", "milliseconds", "address", "port", "host", "code", "why", "count", "tables", "sockets",
        "version", "database", "route", "error", "workers", "kind", "bytes", "after",
    }
)  # fmt: skip


def set_up(level: str, form: str, stream: TextIO | None = None) -> None:
    """Logs go to the error stream, one line each."""
    shown: Any = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            only_public,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            where_only,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(stream or sys.stderr),
        cache_logger_on_first_use=False,
    )


def only_public(_logger: Any, _name: str, told: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """Keys that are not known to be harmless are dropped."""
    return {key: value for key, value in told.items() if key in PUBLIC}


def where_only(_logger: Any, _name: str, told: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """Of an exception its kind and where it came from; its words and the values around it could tell what a match hides."""
    given = told.pop("exc_info", None)
    error = given if isinstance(given, BaseException) else sys.exc_info()[1] if given else None
    if error is not None:
        frames = [
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
        ]
        told["exception"] = f"{type(error).__name__} at {' < '.join(reversed(frames))}"
    return told


def log() -> Any:
    """Where the server writes what happened."""
    return structlog.get_logger()
