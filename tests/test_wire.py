"""The TypeScript types of the page are those that Python declares."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Literal, NotRequired, TypedDict

import msgspec
import pytest

from tests.laws.lots import Drew
from tools.typescript import Unwritable, event_interface, interface, reached, written

ROOT = Path(__file__).parent.parent


def test_the_types_are_fresh() -> None:
    check = subprocess.run(
        [sys.executable, "-m", "tools.wire", "--check"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )

    assert (0, "") == (check.returncode, check.stderr)


class Leaf(TypedDict):
    """A leaf."""

    colour: Literal["green", "red"]
    holes: NotRequired[list[int | None]]


class Twig(Leaf):
    """A twig with leaves."""

    leaves: dict[str, Leaf]


class Told(msgspec.Struct, frozen=True, tag="told", omit_defaults=True):
    """Something said."""

    twig: Twig
    loud: bool = False


def test_tables_become_interfaces_with_what_they_inherit_and_may_lack() -> None:
    said = """/** A twig with leaves. */
export interface Twig {
  colour: "green" | "red";
  holes?: (number | null)[];
  leaves: Record<string, Leaf>;
}"""

    assert said == interface(Twig)
    assert [Leaf, Twig] == reached([Twig])


def test_messages_carry_their_tag_and_may_lack_what_has_a_default() -> None:
    said = """/** Something said. */
export interface Told {
  type: "told";
  twig: Twig;
  loud?: boolean;
}"""

    assert said == interface(Told)


def test_events_tell_things_by_their_ids() -> None:
    assert 'event: "drew";\n  seat: number;\n  card: string;' in event_interface(Drew, ["card"])


def test_a_type_without_a_counterpart_is_refused() -> None:
    with pytest.raises(Unwritable):
        written(complex)
