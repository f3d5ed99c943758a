"""Everything fixed before the first turn: the box, the castles, the verbs and the agreements of the table."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from quintain.games.castlecraft.atlas import Atlas
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.kit import Kit
from quintain.games.castlecraft.muster import muster
from quintain.games.castlecraft.options import CastleOptions
from quintain.games.castlecraft.state import CastleState
from quintain.games.castlecraft.verbs import Verbs
from quintain.kernel.actions import ActionSpace
from quintain.kernel.content import Content, content_of

REMEMBERED: Final = 8  # tables with different castles
_atlases: Final[dict[str, Atlas]] = {}


@final
class Realm:
    """What the rules read besides the state."""

    def __init__(self, content: Content, options: CastleOptions, space: ActionSpace) -> None:
        self.kit: Final[Kit] = Kit(content)
        self.atlas: Final[Atlas] = atlas_of(content, options)
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


def atlas_of(content: Content, options: CastleOptions) -> Atlas:
    """The castles of a table; tables with the same castles share them, for a field takes longer to build than a picture of it."""
    shipped = content is content_of(content.game, Path(__file__).parent)
    one_step = options.castle_floor == "one_step"
    texts = (options.armies, options.places, options.setup, options.own_setup, options.castles, options.own_castles)
    key = f"{[int(options.seats), one_step, *texts]}"
    if shipped and key in _atlases:
        return _atlases[key]
    atlas = muster(
        content,
        int(options.seats),
        options.armies,
        options.places,
        options.setup,
        options.own_setup,
        options.castles,
        options.own_castles,
        False,
        one_step,
    )
    atlas.number()
    if shipped:
        if len(_atlases) >= REMEMBERED:
            _atlases.clear()
        _atlases[key] = atlas
    return atlas


def field_of(realm: Realm, state: CastleState) -> Field:
    """The field of a match: with the main castles of its armies, and without any while armies are chosen (CC-4.8)."""
    return realm.atlas.field(state.armies, state.places) if len(state.order) else realm.atlas.bare()
