"""What a way to carry letters is: it takes one to a channel and says what became of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from quintain.server.letters import Letter
from quintain.server.outbound import Answer
from quintain.store import ChannelRow, PersonRow

State: TypeAlias = Literal[
    "arrived",
    "again",  # may work later
    "failed",  # will not work
    "gone",  # the other end says that it is not there any more
]


@dataclass(frozen=True)
class Delivery:
    """What became of a letter, and why."""

    state: State
    detail: str = ""


class Carrier(Protocol):
    """Waits until the letter is handed over, so it is asked on a thread of its own; it raises nothing."""

    def carry(self, person: PersonRow, channel: ChannelRow, letter: Letter) -> Delivery: ...


def judged(answer: Answer) -> Delivery:
    """What an answer by HTTP says of a letter."""
    if 200 <= answer.status < 300:
        return Delivery("arrived")
    detail = f"HTTP {answer.status}"
    if answer.status in (404, 410):
        return Delivery("gone", detail)
    again = answer.status in (408, 425, 429) or answer.status >= 500
    return Delivery("again" if again else "failed", detail)
