"""Castle Craft: two or three kings and their castles, tower against tower. Castle files are read and judged through this door."""

from quintain.games.castlecraft.castles import Flaw, Meadow, Plan, errors, examine, in_steps, read_text, read_toml, write
from quintain.games.castlecraft.game import CastleCraftGame
from quintain.games.castlecraft.muster import shipped_plans, why_not_main
from quintain.games.castlecraft.picture import CastlePicture, CastleSeat, Row, Squad
from quintain.games.castlecraft.scene import CastleScene, SceneCell, SceneEdge, SceneTower

GAME = CastleCraftGame

__all__ = [
    "GAME",
    "CastleCraftGame",
    "CastlePicture",
    "CastleScene",
    "CastleSeat",
    "Flaw",
    "Meadow",
    "Plan",
    "Row",
    "SceneCell",
    "SceneEdge",
    "SceneTower",
    "Squad",
    "errors",
    "examine",
    "in_steps",
    "read_text",
    "read_toml",
    "shipped_plans",
    "why_not_main",
    "write",
]
