"""The action space: every verb and its ranges."""

from __future__ import annotations

from typing import Final, final

from quintain.kernel.actions import ActionSpace, Verb


@final
class Verbs:
    """What can be chosen in Medieval Academy."""

    def __init__(self, space: ActionSpace, nouns: dict[str, tuple[str, ...]], lowest: int, highest: int) -> None:
        """`lowest` is the worst coat that can be given, `highest` the best that can be claimed."""
        boards, cards, squires = nouns["board"], nouns["card"], nouns["squire"]
        self.bet: Final[Verb] = space.verb("bet", board=boards)
        self.pick: Final[Verb] = space.verb("pick", card=cards)
        self.play: Final[Verb] = space.verb("play", card=cards, board=boards)
        self.peek: Final[Verb] = space.verb("peek", slot=len(squires))
        self.lift: Final[Verb] = space.verb("lift", squire=squires, board=boards)
        self.advance: Final[Verb] = space.verb("advance", board=boards)
        self.take: Final[Verb] = space.verb("take", slot=len(squires))
        self.target: Final[Verb] = space.verb("target", squire=squires)
        self.give: Final[Verb] = space.verb("give", points=range(lowest, 0))
        self.claim: Final[Verb] = space.verb("claim", points=range(1, highest + 1))
        self.split: Final[Verb] = space.verb("split", card=cards)
        self.choose: Final[Verb] = space.verb("choose", pile=2)
        self.assign: Final[Verb] = space.verb("assign", card=cards)
        self.pass_: Final[Verb] = space.verb("pass")
        self.done: Final[Verb] = space.verb("done")
