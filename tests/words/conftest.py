"""Here a missing sentence is an error."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTAIN_STRICT_WORDS", "1")
