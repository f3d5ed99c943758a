"""The action space: every verb and its ranges."""

from __future__ import annotations

from typing import Final, final

from quintain.games.majesty.kit import ROLES, Kit
from quintain.kernel.actions import ActionSpace, Verb


@final
class Verbs:
    """Three verbs: take a card, heal a double card, exchange at the Castle."""

    def __init__(self, space: ActionSpace, kit: Kit) -> None:
        limit = max([int(face.trade) for face in kit.faces])
        self.take: Final[Verb] = space.verb("take", slot=int(kit.market_size), role=ROLES)
        self.heal: Final[Verb] = space.verb("heal", role=ROLES)
        self.trade: Final[Verb] = space.verb("trade", amount=range(-limit, limit + 1))
