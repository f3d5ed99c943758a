"""Logs tell what happened and nothing that somebody hides."""

from __future__ import annotations

import io
import json

from quintain.server.logs import log, set_up


def lines(level: str = "info") -> tuple[io.StringIO, list[dict[str, str]]]:
    stream = io.StringIO()
    set_up(level, "json", stream)
    try:
        log().debug("quiet")
        log().info("started", tables=3, token="secret", name="Anna")
        try:
            raise ValueError("Anna holds the fracture")
        except ValueError:
            log().error("broken", route="/api/me", exc_info=True)
    finally:
        import structlog

        structlog.reset_defaults()
    return stream, [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_holds_what_is_harmless_and_nothing_else() -> None:
    stream, told = lines()

    assert ["started", "broken"] == [line["event"] for line in told]
    assert 3 == told[0]["tables"]
    assert not any(word in stream.getvalue() for word in ("secret", "Anna", "fracture"))


def test_of_an_exception_it_is_told_what_and_where() -> None:
    _, told = lines()

    assert told[1]["exception"].startswith("ValueError at test_logs.py:")
