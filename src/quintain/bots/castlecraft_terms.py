"""The numbers of what a bot knows of Castle Craft: what terms are made of, and what they weigh."""

from __future__ import annotations

from typing import Final

# Of what a term is made; the unit is a chip.
PAY: Final = 0  # a chip of income each turn
FLOOR: Final = 1  # a floor under an own token, whatever it pays at the moment
STORMED: Final = 2  # an own token in the main castle of somebody else
RESERVE: Final = 3  # the first chip of gold or mana in hand: it buys a token
CHIP: Final = 4  # any other chip in hand
WARRIOR: Final = 5  # a warrior, beside his price
CARD: Final = 6  # a card, for each chip it cost
PULL: Final = 7  # the part of a tower's worth that the nearest squad has already
NEAR: Final = 8  # half-steps at which half of that is left
SQUAD: Final = 9  # a squad that may still choose where to appear
MANOEUVRE: Final = 10  # a manoeuvre not made yet
SIEGE: Final = 11  # how it weighs that a castle with foreign tokens will soon have nobody left
INTRUDER: Final = 12  # an enemy squad in the own castle
NOW: Final = 13  # the part of a fight that a squad has already which can still act this turn
SOON: Final = 14  # which acts in the next turn
LATER: Final = 15  # which acts after others
REWARD: Final = 16  # a warrior felled, beside his worth
LOSS: Final = 17  # how much an own warrior counts when he may be felled
BREACH: Final = 18  # a door that is about to be broken
POOR: Final = 19  # the part of a tower's pull that is left when its token cannot be paid
HOARD: Final = 20  # a chip in hand beyond what a turn can use
SEED: Final = 21  # gold in hand or a tower that pays it: without either there will never be any
SHAPE: Final = (
    3.0, 2.0, 10.0, 3.0, 1.0, 0.5, 0.8, 0.36, 9.6, 3.0, 0.5, 30.0, 4.0, 0.6, 0.4, 0.15, 1.5, 1.0, 0.5, 0.4, 0.3, 4.0,
)  # fmt: skip

# What the weights weigh: terms made of the above, one vector for each seat.
PAYS: Final = 0  # own tokens by what they pay
FLOORS: Final = 1  # and by their floors
STORMS: Final = 2  # those in castles of others
CHIPS: Final = 3  # in hand
WARRIORS: Final = 4
CARDS: Final = 5
PULLS: Final = 6  # other towers, by how near a squad is
SQUADS: Final = 7  # still to be deployed
MANOEUVRES: Final = 8
SIEGES: Final = 9  # foreign tokens in the own castle, by how little stands against its conquest
INTRUDERS: Final = 10
FIGHTS: Final = 11  # that squads may look for
BREACHES: Final = 12  # doors that may be broken now
SEEDS: Final = 13
LONE: Final = 14  # nobody else can do anything
HOLDS: Final = 15  # own tokens and squads in the own castle
FOREIGN: Final = 16  # foreign tokens there
GATES: Final = 17  # doors of other castles that are broken
TERMS: Final = 18
WEIGHTS: Final = (
    0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.085, 0.05, -0.1, 0.05,
)  # fmt: skip
