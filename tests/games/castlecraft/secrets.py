"""What the laws must know of Castle Craft: which texts its options take, and what nobody can see."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

from hypothesis import strategies as st

from quintain.games import content_of
from quintain.games.castlecraft.castles import Plan, read_plan
from quintain.games.castlecraft.game import CastleCraftGame
from quintain.games.castlecraft.muster import bare
from quintain.games.castlecraft.state import CastleState
from quintain.kernel.rng import Rng

ARMIES = ("humans", "dwarves", "shadows")


def lists(words: tuple[str, ...], *left: str) -> list[str]:
    """One word per seat for two and three seats, some left open."""
    found = [*left]
    for seats in (2, 3):
        for chosen in permutations(words, seats):
            found += [",".join(chosen), *(",".join([word, *chosen[1:]]) for word in left)]
    return found


def ready(name: str) -> dict[str, Any]:
    """A ready castle as the data of a player's own."""
    entries = content_of("castlecraft").root().entries("castle")
    plan = read_plan(next(bare(entry) for entry in entries if entry.text("id") == name)).plan
    assert isinstance(plan, Plan)
    return plan.table()


def own(name: str, **moved: Any) -> dict[str, Any]:
    """A player's own castle: the ready one under another name, moved as he likes."""
    return {"castle": {**ready(name), "id": f"my_{name}"}, **moved}


OWN_CASTLES = [
    "",
    json.dumps([own("castle_shadows", shift=2)]),
    json.dumps([{"shift": -3, "mirror": True}, own("castle_dwarves")]),
]
OWN_SETUPS = [
    json.dumps(
        {
            "setup": {
                "seat": [
                    {"edge": "south", "anchor": [8, 22], "turn": 180, "mirror": False},
                    {"edge": "west", "anchor": [0, 6], "turn": 270, "mirror": False},
                ],
                "extra": [{"castle": "castle_humans", "anchor": [14, 8], "turn": 90, "mirror": True}],
            }
        }
    ),
    json.dumps(
        {
            "setup": {
                "seat": [
                    {"edge": "east", "anchor": [22, 8], "turn": 90, "mirror": False},
                    {"edge": "south", "anchor": [4, 22], "turn": 180, "mirror": True},
                    {"edge": "north", "anchor": [4, 0], "turn": 0, "mirror": False},
                ]
            }
        }
    ),
]

TEXTS = {
    "armies": st.sampled_from(lists(ARMIES, "choose", "lot")),
    "places": st.sampled_from(lists(("north", "south"), "lot") + lists(("north", "west", "east"), "lot")),
    "own_castles": st.sampled_from(OWN_CASTLES),
    "own_setup": st.sampled_from(OWN_SETUPS),
    "round_cap": st.integers(1, 20),  # longer random games show nothing new
    "quiet_cap": st.integers(0, 5),
}


def alter(game: CastleCraftGame, state: CastleState, viewer: int, rng: Rng) -> None:
    """Nothing on the table is secret: only the dice to come can be others."""
    state.rng = Rng.seeded(rng.below(1 << 30))
