"""Who sits where: a person, a bot of some level, or nobody yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

PERSON: Final = "person"
DEPUTY: Final = "knight"  # the bot that answers for a person who is away or has resigned

Kind: TypeAlias = Literal["person", "bot", "nobody"]


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat. A person keeps the seat while a deputy answers; who has resigned does not come back."""

    kind: Kind = "nobody"
    name: str = ""
    bot: str = ""  # of a bot: which, as bots are named, `king:200ms`; of a person: the deputy, empty while he answers himself
    resigned: bool = False

    def answers(self) -> bool:
        """Whether a person answers for this seat now."""
        return self.kind == PERSON and not self.bot

    def represented(self, bot: str = DEPUTY) -> Sitter:
        """The same person with a deputy, or, with none, back again."""
        return msgspec.structs.replace(self, bot=bot)


def person(name: str = "") -> Sitter:
    return Sitter("person", name)


def bot(level: str, name: str = "") -> Sitter:
    return Sitter("bot", name, level)


def people(sitters: Sequence[Sitter]) -> list[int]:
    """The seats for which people answer now."""
    return [seat for seat, sitter in enumerate(sitters) if sitter.answers()]
