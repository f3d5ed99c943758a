"""The action space: every verb and its ranges."""

from __future__ import annotations

from typing import Final, final

from quintain.games.reliquium.names import FACTIONS, UNITS
from quintain.kernel.actions import ActionSpace, Verb


@final
class Verbs:
    """Orders run along ways (borders with a direction) and junctions; a force says how many of each class."""

    def __init__(
        self,
        space: ActionSpace,
        area: tuple[str, ...],
        way: tuple[str, ...],
        border: tuple[str, ...],
        junction: tuple[str, ...],
        force: tuple[str, ...],
        creature: tuple[str, ...],
    ) -> None:
        unit = UNITS[:3]
        values = range(1, 4)  # swords or arrows of a token
        posts = range(4)  # the ranged token to which units are sent; 0: not sent

        # RQ-0: set-up
        self.take: Final[Verb] = space.verb("take", faction=FACTIONS)
        self.vote: Final[Verb] = space.verb("vote", single_march=2, militia=2, allies=2)

        # RQ-3 to RQ-9: actions of the peace phase, some of them also abilities; passing leaves a turn or an ability unused
        self.pass_: Final[Verb] = space.verb("pass")
        self.march: Final[Verb] = space.verb("march", way=way, force=force)
        self.melee: Final[Verb] = space.verb("melee", way=way)
        self.recruit: Final[Verb] = space.verb("recruit", area=area, unit=unit)
        self.ranged: Final[Verb] = space.verb("ranged", way=way)
        self.build: Final[Verb] = space.verb("build", area=area)
        self.summon: Final[Verb] = space.verb("summon", creature=creature, junction=junction)

        # RQ-9: abilities alone
        self.unleash: Final[Verb] = space.verb("unleash", way=way, swords=values)
        self.shatter: Final[Verb] = space.verb("shatter")
        self.tempt: Final[Verb] = space.verb("tempt", way=way, unit=unit)
        self.change: Final[Verb] = space.verb("change", area=area, force=force)
        self.rally: Final[Verb] = space.verb("rally", area=area)
        self.gather: Final[Verb] = space.verb("gather", area=area, force=force)
        self.done: Final[Verb] = space.verb("done")  # nobody else is called; a single march ends here
        self.exchange: Final[Verb] = space.verb("exchange", swords=values, value=values)
        self.disarm: Final[Verb] = space.verb("disarm", border=border)

        # RQ-V1 and RQ-V3
        self.march_on: Final[Verb] = space.verb("march_on", way=way)
        self.ask: Final[Verb] = space.verb("ask", faction=FACTIONS)
        self.refuse: Final[Verb] = space.verb("refuse")
        self.agree: Final[Verb] = space.verb("agree")

        # RQ-10 to RQ-12: war
        self.send: Final[Verb] = space.verb("send", arrows=values, force=force)
        self.send_militia: Final[Verb] = space.verb("send_militia", arrows=values, force=force)
        self.lose: Final[Verb] = space.verb("lose", arrows=posts, force=force)
        self.flee: Final[Verb] = space.verb("flee", way=way, force=force)
        self.attach: Final[Verb] = space.verb("attach", arrows=values, force=force)
        self.advance: Final[Verb] = space.verb("advance", arrows=posts, force=force)
