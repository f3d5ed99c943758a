"""Those who look at a table: where their messages go, and what each kind of viewer is sent, written once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final

import msgspec

from quintain.kernel.types import SPECTATOR
from quintain.server.messages import Talk

MOST_WAITING: Final = 64  # messages of one viewer that wait to be read

_encoder: Final = msgspec.json.Encoder()


def encoded(message: msgspec.Struct) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


class Viewer:
    """One page or program that looks at a table: a person's own seat, or a spectator."""

    def __init__(
        self,
        person: str,
        name: str,
        deliver: Callable[[bytes], None],
        muted: Collection[str] = (),
        dismiss: Callable[[str], None] = lambda why: None,
    ) -> None:
        self.person: Final = person  # the id of a person; empty for somebody unknown
        self.name = name
        self.muted = frozenset(muted)  # whose lines it is not sent
        self.seat: int = SPECTATOR
        self.seats: list[int] = []  # all of its own
        self.waiting = 0  # messages of it that were not read yet
        self.gone = False
        self._deliver: Final = deliver
        self.dismiss: Final = dismiss  # its line is closed, and why: whoever is sent away would wait for ever at an open one

    def send(self, message: msgspec.Struct) -> None:
        self.send_bytes(encoded(message))

    def send_bytes(self, message: bytes) -> None:
        if not self.gone:
            self._deliver(message)

    @property
    def talk(self) -> Talk:
        """Whom it talks to, and hears, until the end."""
        return "seats" if self.seats else "watchers"


class Viewers:
    """Everybody who looks at one table."""

    def __init__(self) -> None:
        self._all: Final[list[Viewer]] = []

    def __iter__(self) -> Iterator[Viewer]:
        return iter(list(self._all))

    def __len__(self) -> int:
        return len(self._all)

    def add(self, viewer: Viewer) -> None:
        self._all.append(viewer)

    def remove(self, viewer: Viewer) -> None:
        viewer.gone = True
        if viewer in self._all:
            self._all.remove(viewer)

    def online(self) -> set[str]:
        """The people who are here."""
        return {viewer.person for viewer in self._all if viewer.person}

    def watchers(self) -> int:
        """How many have no seat."""
        return sum(not viewer.seats for viewer in self._all)

    def of_seat(self, seat: int) -> list[Viewer]:
        return [viewer for viewer in self._all if viewer.seat == seat]

    def of_person(self, person: str) -> list[Viewer]:
        return [viewer for viewer in self._all if viewer.person == person]

    def send_by_seat(self, message: Callable[[int], msgspec.Struct]) -> None:
        """Everybody gets the message of the seat he looks from; it is made and written once per seat, and once for spectators."""
        written: dict[int, bytes] = {}
        for viewer in self:
            if viewer.seat not in written:
                written[viewer.seat] = encoded(message(viewer.seat))
            viewer.send_bytes(written[viewer.seat])

    def send_by_person(self, message: Callable[[str], msgspec.Struct], known: Collection[str], but: Viewer | None = None) -> None:
        """The same by person; those who have nothing to do with the table all get the message of nobody."""
        written: dict[str, bytes] = {}
        for viewer in self:
            if viewer is but:
                continue
            person = viewer.person if viewer.person in known else ""
            if person not in written:
                written[person] = encoded(message(person))
            viewer.send_bytes(written[person])
