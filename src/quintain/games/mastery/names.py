"""The things of the box by name: cards, artefacts, tiles and what they can do."""

from __future__ import annotations

from typing import Final

# Cards, by kind: cards of one kind cannot be told apart (MM-9.5).
CARDS: Final = (
    "conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush",
    "support_1", "support_2",
    "call_to_arms", "authority", "tactical_advance", "fracture",
)  # fmt: skip
AMBUSH: Final = 4  # the last kind of conflict card
SUPPORT_ONE: Final = 5
SUPPORT_TWO: Final = 6
CALL_TO_ARMS: Final = 7
AUTHORITY: Final = 8
TACTICAL_ADVANCE: Final = 9
FRACTURE: Final = 10
KINDS: Final = 11
UNCHOSEN: Final = -2  # no conflict card chosen yet
NO_CONFLICT: Final = 11  # chosen: none, for want of one (MM-7.4)
CARD_KINDS: Final = ("conflict", "support", "resource")

# Artefacts.
ARTEFACTS: Final = (
    "crown_corruption", "crown_insight", "crown_order", "crown_prosperity", "crown_vitality", "crown_wrath",
    "orb_brutality", "orb_greed", "orb_preparation", "orb_cleansing", "orb_devotion", "orb_resurgence",
    "sceptre_fear", "sceptre_influence", "sceptre_rage", "sceptre_defiance", "sceptre_loyalty", "sceptre_vigour",
)  # fmt: skip
CORRUPTION: Final = 0
INSIGHT: Final = 1
ORDER: Final = 2
PROSPERITY: Final = 3
VITALITY: Final = 4
WRATH: Final = 5
BRUTALITY: Final = 6
GREED: Final = 7
PREPARATION: Final = 8
CLEANSING: Final = 9
DEVOTION: Final = 10
RESURGENCE: Final = 11
FEAR: Final = 12
INFLUENCE: Final = 13
RAGE: Final = 14
DEFIANCE: Final = 15
LOYALTY: Final = 16
VIGOUR: Final = 17
REGALIA: Final = 18  # artefacts in all
CROWN: Final = 0  # kinds of artefacts, each player has one of each
ORB: Final = 1
SCEPTRE: Final = 2
ARTEFACT_KINDS: Final = ("crown", "orb", "sceptre")
KINDS_OF_ARTEFACTS: Final = 3
ARTEFACTS_OF_A_KIND: Final = 6  # they follow each other: crowns, orbs, sceptres
OCCASIONS: Final = ("turn", "won", "lost", "attack", "defence")
TARGETS: Final = ("you", "opponent", "any")
PRINTED: Final = (
    "turn any", "turn you", "turn you", "turn any", "turn you", "turn you",
    "won opponent", "won you", "won you", "lost you", "lost you", "lost you",
    "attack you", "attack opponent", "attack you", "defence opponent", "defence you", "defence you",
)  # per artefact: occasion and target that its effect is written for  # fmt: skip
MAY: Final = (CORRUPTION, INSIGHT, ORDER, PROSPERITY, VITALITY, WRATH, PREPARATION, CLEANSING, FEAR, VIGOUR)  # one need not
WHEN_WON: Final = 1  # occasions, in the order above
WHEN_LOST: Final = 2
IN_ATTACK: Final = 3
IN_DEFENCE: Final = 4

# Abilities of tiles, one bit each.
ABILITIES: Final = (
    "start_knights", "attacker_plus_1", "defender_plus_1", "no_support", "arena",
    "conquest_knight", "conquest_discard", "conquest_lose_knight",
)  # fmt: skip
START_KNIGHTS: Final = 1
ATTACKER_BONUS: Final = 2
DEFENDER_BONUS: Final = 4
NO_SUPPORT: Final = 8
ARENA: Final = 16
CONQUEST_KNIGHT: Final = 32
CONQUEST_DISCARD: Final = 64
CONQUEST_LOSS: Final = 128

NOBODY: Final = -1  # owner of a territory without knights
CASTLES: Final = ("nivernais", "touraine", "anjou", "berry", "bourbonnais", "orleanais")  # by seat
COLOURS: Final = ("red", "blue", "yellow", "green", "purple", "black")  # of their dice and banners

# How a match ends.
RUNNING: Final = 0
BY_POINTS: Final = 1
BY_SIEGE: Final = 2
BY_LIMIT: Final = 3
ENDINGS: Final = ("", "points", "siege", "limit")
