"""Everything fixed before the first turn: the box, the castles, the verbs and the agreements of the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintain.games.castlecraft.atlas import Atlas
from quintain.games.castlecraft.kit import Kit
from quintain.games.castlecraft.muster import muster
from quintain.games.castlecraft.options import CastleOptions
from quintain.games.castlecraft.verbs import Verbs
from quintain.kernel.actions import ActionSpace
from quintain.kernel.content import Content


@final
class Realm:
    """What the rules read besides the state."""

    def __init__(self, content: Content, options: CastleOptions, space: ActionSpace) -> None:
        self.kit: Final[Kit] = Kit(content)
        self.atlas: Final[Atlas] = muster(
            content,
            int(options.seats),
            options.armies,
            options.places,
            options.setup,
            options.own_setup,
            options.castles,
            options.own_castles,
            False,
            options.castle_floor == "one_step",
        )
        self.atlas.number()
        self.towers: Final[tuple[str, ...]] = self.atlas.tower_names()
        self.portals: Final[tuple[str, ...]] = self.atlas.portal_names()
        self.cells: Final[tuple[str, ...]] = self.atlas.cell_names()
        self.castles: Final[tuple[str, ...]] = self.atlas.castle_names()
        self.verbs: Final[Verbs] = Verbs(space, self.kit, self.cells, self.portals, self.towers)
        self.seats: Final[i64] = options.seats
        self.asks: Final[bool] = options.counter_attack == "ask"  # CC-10.4
        self.sightless: Final[bool] = options.line_of_attack == "none"  # CC-8.7
        self.first_conquest: Final[bool] = options.three_player_end == "first_conquest"  # CC-18.4
        self.round_cap: Final[i64] = options.round_cap  # CC-19.2, 0 is off
        self.quiet_cap: Final[i64] = options.quiet_cap  # CC-19.3, 0 is off
        auto = options.late_start_bonus == "auto"
        self.bonus: Final[i64] = self.kit.auto_bonus[options.seats] if auto else int(options.late_start_bonus)
