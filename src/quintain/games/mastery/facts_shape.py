"""The shape of what is told of a choice: certain, but for `odds` and `expected`, which are in thousandths."""

from __future__ import annotations

from typing import TypedDict


class Sums(TypedDict):
    """Battle points of both sides."""

    attack: int
    defence: int


class Odds(TypedDict):
    """In thousandths."""

    win: int  # of the battle, before cards


class Gain(TypedDict, total=False):
    """What the chooser has more, or less, at once."""

    points: int
    knights: int  # on the map, all together
    castle: int  # of them in the castle
    advances: int
    cards: int  # in hand
    battle: int  # battle points of the own side


class LeftShape(TypedDict, total=False):
    """What remains to the chooser."""

    castle: int  # knights
    cards: int  # in hand
    advances: int


class Expected(TypedDict, total=False):
    """In thousandths: what chance and secrets will bring on the average."""

    attack: int  # battle points before cards, with the sceptres that will apply unless they are broken
    defence: int
    battle: int  # of the own side, by the die of an Ambush
    stay: int  # knights left of a victory under Disorder


class Range(TypedDict, total=False):
    """Between what something lies."""

    battle_least: int
    battle_most: int
    answer_most: int  # battle points of support that the other side might still lay


class Other(TypedDict):
    """What another seat gains or loses."""

    seat: int
    points: int


class MasteryFacts(TypedDict, total=False):
    """What is told of a choice; which keys there are depends on its verb."""

    asked: str  # of a pass: what is refused
    window: str  # of a Fracture: turn, crown, sceptres or orbs
    owner: int  # of the land, the artefact or the deck; −1: nobody
    target: int  # whom a declared crown is aimed at; −1: nobody
    aimed: str  # what at: artefact, deck or nothing
    aim: str  # the artefact
    artefact: str
    artefacts: list[str]  # at stake in a window; repaired at the end of a turn
    applies: str  # yes or no: the artefact takes effect in this battle unless it is broken
    repaired: int  # the turn at whose end a broken artefact is turned up again
    tile: str
    card: str
    before: int  # knights there so far
    capacity: int
    place: int  # from the top of the deck, 1 is the top
    count: int  # cards looked at
    worth: int
    defenders: int
    battle: str  # yes or no
    duel: str  # yes or no: both roll dice first
    wins: str  # yes or no: a conquest wins the game
    discard: str  # yes or no: after the conquest a card may be discarded
    amount: int  # battle points
    forfeited: int  # knights for whom there is no die
    gain: Gain
    prize: Gain  # what winning the battle brings
    left: LeftShape
    others: list[Other]
    sums: Sums  # battle points before cards, or after this choice
    ahead: str  # who wins as it would stand: attacker or defender
    margin: int
    losses: int  # knights that the loser would lose
    odds: Odds
    expected: Expected
    range: Range
