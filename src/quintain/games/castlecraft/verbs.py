"""The action space: every verb and its ranges."""

from __future__ import annotations

from typing import Final, final

from quintain.games.castlecraft.kit import Kit
from quintain.kernel.actions import ActionSpace, Verb


@final
class Verbs:
    """Sixteen verbs, in the order of a turn; the choice before the first turn is the last."""

    def __init__(
        self, space: ActionSpace, kit: Kit, cells: tuple[str, ...], portals: tuple[str, ...], towers: tuple[str, ...]
    ) -> None:
        self.act: Final[Verb] = space.verb("act", unit=kit.units)
        self.end_actions: Final[Verb] = space.verb("end_actions")
        self.move: Final[Verb] = space.verb("move", cell=cells)
        self.end_squad: Final[Verb] = space.verb("end_squad")
        self.attack: Final[Verb] = space.verb("attack", unit=kit.units)
        self.breach: Final[Verb] = space.verb("breach", portal=portals)
        self.cast: Final[Verb] = space.verb("cast", spell=kit.spells, unit=kit.units)
        self.enchant: Final[Verb] = space.verb("enchant", spell=kit.spells)
        self.skip: Final[Verb] = space.verb("pass")
        self.counter: Final[Verb] = space.verb("counter")
        self.token: Final[Verb] = space.verb("token", tower=towers)
        self.recruit: Final[Verb] = space.verb("recruit", unit=kit.units)
        self.buy: Final[Verb] = space.verb("buy", card=kit.cards)
        self.end_turn: Final[Verb] = space.verb("end_turn")
        self.deploy: Final[Verb] = space.verb("deploy", cell=cells)
        self.choose_army: Final[Verb] = space.verb("choose_army", army=kit.armies)
