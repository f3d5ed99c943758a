"""The shapes of what the page and the terminal are told about choices."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Chips(TypedDict):
    """Gold and mana."""

    gold: int
    mana: int


class Values(TypedDict):
    """CC-2.4. The values of a unit as they count now."""

    speed: int
    range: int
    strength: int
    defence: int


class Sums(TypedDict):
    """CC-9.2. The strength of a strike without the die, against the defence of one warrior, of a door or of a gate."""

    attack: int
    defence: int


class Odds(TypedDict, total=False):
    """Probabilities in thousandths."""

    destroy: int  # nobody of the target is left
    conquer: int  # this strike takes a main castle
    breaks: int  # the door or gate
    survive: int  # somebody comes through the traps


class Expected(TypedDict, total=False):
    """Expectations in thousandths."""

    fallen: int  # warriors of the target
    lost: int  # own warriors, to those who strike back or to traps
    gold: int  # rewards
    mana: int


class Bounds(TypedDict, total=False):
    """What can happen at least and at most."""

    fallen_least: int
    fallen_most: int
    lost_most: int


class StruckSquad(TypedDict):
    """One of the squads that a rain strikes."""

    unit: str
    count: int
    faces: list[int]
    expected: Expected


class Target(TypedDict):
    """What can be struck from the end of a walk: a squad, with weapons or with a spell, or a door or gate."""

    unit: NotRequired[str]
    spell: NotRequired[str]
    portal: NotRequired[str]
    sums: NotRequired[Sums]
    faces: NotRequired[list[int]]  # fallen under each face of the die, from 1
    answered: NotRequired[str]  # yes: survivors can strike back
    expected: NotRequired[Expected]
    odds: NotRequired[Odds]


class Prospect(TypedDict):
    """The next income of a player, where a choice changes it."""

    seat: int
    gold: int
    mana: int


class CastleFacts(TypedDict, total=False):
    """What a choice would do. Everything outside `odds` and `expected` is certain."""

    asked: str  # strike or counter: what is passed
    unit: str
    foe: str
    units: list[str]  # whom a card or spell changes; which units an army has
    cell: str  # where the squad stands, or the new warrior joins it; "none"
    castle: str  # in whose territory the cell or tower lies; "none"
    tower: str  # on whose platform the cell lies, or under whose platform a new squad would stand; "none"
    kind: str  # door or gate; gold or mana
    count: int  # warriors of the squad, the new one included
    reserve: int  # figures left off the board
    values: Values  # of the unit, as they count now
    changed: Values  # of the unit, with the spell or card
    # a walk
    steps: int | str  # 3 or "3½"
    cost: int  # half-steps
    path: list[str]
    traps: int
    targets: list[Target]
    incomes: list[Prospect]  # of those whose next income is another with the squad there
    loses: str  # yes: the own castle would be conquered by walking out of it
    # a strike
    sums: Sums
    faces: list[int]  # fallen under each face of the die, from 1
    range: Bounds
    answered: str  # yes: survivors can strike back
    own: int  # warriors that strike
    struck: list[StruckSquad]  # by a rain, beside the target
    odds: Odds
    expected: Expected
    # building
    price: Chips
    left: Chips
    income: Chips  # the next income, with the token
    floors: int
    returns: str  # yes: a token goes back
    target: int  # to this seat; -1
    conquers: str  # yes: a castle falls to this token
    loser: int  # that of this seat; -1
    stranded: str  # yes: neither squad nor means nor income is left
    final: dict[str, int]
    # what a card or spell does
    effect: str
    stat: str
    delta: str
    distance: int
    distance_per: int
    power_base: int
    power_per: int
    bonus: int
    magic: str  # yes: a magic attack
