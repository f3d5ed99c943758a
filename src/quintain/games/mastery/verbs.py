"""The action space: every verb and its ranges."""

from __future__ import annotations

from typing import Final, final

from quintain.games.mastery.names import ARTEFACTS, CARDS
from quintain.kernel.actions import ActionSpace, Verb


@final
class Verbs:
    """Said aloud, in the order in which a player meets them."""

    def __init__(self, space: ActionSpace, slots: tuple[str, ...], seats: int, most: int, ones: int, twos: int) -> None:
        """`most`: the largest capacity; `ones`, `twos`: support cards of each kind in a deck."""
        # a window (MM-2.8)
        self.play: Final[Verb] = space.verb("play", card=CARDS)
        self.fracture: Final[Verb] = space.verb("fracture", artefact=ARTEFACTS)
        self.use_crown: Final[Verb] = space.verb("use_crown")
        self.corrupt: Final[Verb] = space.verb("corrupt", artefact=ARTEFACTS)
        self.examine: Final[Verb] = space.verb("examine", target=seats)
        self.redistribute: Final[Verb] = space.verb("redistribute")
        self.advance: Final[Verb] = space.verb("advance", slot=slots, knights=range(1, most + 1))
        self.end_turn: Final[Verb] = space.verb("end_turn")
        # a redistribution (MM-5.2)
        self.station: Final[Verb] = space.verb("station", slot=slots, knights=range(1, most + 1))
        self.done: Final[Verb] = space.verb("done")
        # crowns (MM-4)
        self.recall: Final[Verb] = space.verb("recall", card=CARDS)
        self.arrange: Final[Verb] = space.verb("arrange", card=CARDS)
        self.leave: Final[Verb] = space.verb("leave")
        self.remove: Final[Verb] = space.verb("remove")
        self.discard: Final[Verb] = space.verb("discard", card=CARDS)
        # a battle (MM-7)
        self.equalise: Final[Verb] = space.verb("equalise")
        self.commit: Final[Verb] = space.verb("commit", card=CARDS)
        self.commit_nothing: Final[Verb] = space.verb("commit_nothing")
        self.support: Final[Verb] = space.verb("support", ones=ones + 1, twos=twos + 1)
        # what one need not do: lay, break, discard, advance, count
        self.pass_by: Final[Verb] = space.verb("pass")
