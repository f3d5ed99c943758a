"""The contract wired to the chapters; no rules here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.castlecraft import agenda, hidden, questions, refusals, setup, stalemate
from quintain.games.castlecraft import position as positions
from quintain.games.castlecraft.events import EVENTS
from quintain.games.castlecraft.facts import previews
from quintain.games.castlecraft.invariants import faults
from quintain.games.castlecraft.options import CastleOptions
from quintain.games.castlecraft.picture import CastlePicture, picture
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.scene import CastleScene, scene
from quintain.games.castlecraft.shapes import CastleFacts
from quintain.games.castlecraft.state import CastleState
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import NOBODY, Decision, Game, Name, Outcome, Turn
from quintain.kernel.options import Options
from quintain.kernel.pictures import picture_of, scene_of
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat

NUMBERED: Final = 6  # extra castles that the catalogue names


@final
class CastleCraftGame(Game[CastleState]):
    """Castle Craft."""

    key: ClassVar[str] = "castlecraft"
    prefix: ClassVar[str] = "CC"
    turn_clause: ClassVar[str] = "CC-5.3"
    rules: ClassVar[int] = 2
    choices: ClassVar[type[Options]] = CastleOptions
    state_class: ClassVar[type[State]] = CastleState
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    scene_shape: ClassVar[type] = CastleScene
    picture_shape: ClassVar[type] = CastlePicture
    facts_shape: ClassVar[type] = CastleFacts
    old_words: ClassVar[dict[str, str]] = {"decline": "pass"}

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        assert isinstance(options, CastleOptions)
        self.realm: Realm = Realm(self.content, options, self.space)
        realm = self.realm
        kit = realm.kit
        rounds = int(realm.round_cap or kit.rounds)
        squads = max([list(kit.army).count(army) for army in range(len(kit.armies))])
        strikes = int(kit.manoeuvres) * (2 + int(kit.n)) + 1  # two choices a manoeuvre, and a counter for every squad
        building = len(realm.towers) + sum(kit.figures) + squads + len(kit.cards) + 1
        self.bound = rounds * int(options.seats) * (squads * strikes + 1 + building) + int(options.seats)
        self.drawn: CastleScene | None = None  # the scene, once it was asked for
        self.nobody: vec[Seat] = vec[i64]()
        self.alone: list[vec[Seat]] = [vec[i64]([seat]) for seat in range(options.seats)]
        self.nouns = {
            "army": kit.armies,
            "unit": kit.units,
            "foe": kit.units,
            "card": kit.cards,
            "spell": kit.spells,
            "cell": realm.cells,
            "portal": realm.portals,
            "tower": realm.towers,
            "castle": realm.castles,
        }

    def start(self, seed: int, log: Log = NOBODY) -> CastleState:
        state = setup.set_up(self.realm, seed, log)
        agenda.begin(self.realm, state, log)
        return state

    def pending(self, state: CastleState) -> vec[Seat]:
        return self.alone[state.agenda[-1].seat] if state.agenda else self.nobody

    def legal(self, state: CastleState, seat: Seat) -> vec[Action]:
        return questions.options(self.realm, state)

    def apply(self, state: CastleState, seat: Seat, action: Action, log: Log) -> None:
        agenda.carry_out(self.realm, state, action, log)

    def outcome(self, state: CastleState) -> Outcome:
        return stalemate.outcome(self.realm, field_of(self.realm, state), state)

    def view(self, state: CastleState, viewer: Seat) -> CastleState:
        return hidden.view(state, viewer)

    def determinise(self, view: CastleState, rng: Rng) -> CastleState:
        return hidden.determinise(view, rng)

    def decision(self, state: CastleState, seat: Seat) -> Decision:
        return questions.decision(self.realm, state, seat)

    def why_not(self, state: CastleState, seat: Seat, action: Action) -> str:
        return refusals.why_not(self.realm, state, action)

    def turn_of(self, state: CastleState) -> Turn:
        return questions.turn_of(self.realm, state)

    def absent(self, state: CastleState, seat: Seat) -> Action:
        return questions.absent(self.realm, state)

    def routine(self, state: CastleState, seat: Seat) -> Action:
        return questions.routine(self.realm, state, seat)

    def scene(self) -> CastleScene:
        if self.drawn is None:
            self.drawn = scene(self.realm, scene_of(self))
        return self.drawn

    def picture(self, view: CastleState) -> CastlePicture:
        return picture(self.realm, view, picture_of(self, view))

    def facts(self, state: CastleState, seat: Seat, action: Action) -> CastleFacts:
        return previews(self.realm, state, [int(action)])[0]

    def previews(self, state: CastleState, seat: Seat, actions: list[int]) -> list[Mapping[str, object]]:
        return [*previews(self.realm, state, actions)]

    def called(self, noun: str, key: str) -> Name | None:
        """Cells and doors are called by their coordinates, towers as their castle's plan calls them."""
        if noun == "tower" and key in self.realm.towers:
            return self.realm.atlas.tower_called(self.realm.towers.index(key))
        if noun == "castle" and key.startswith("extra") and int(key.removeprefix("extra")) > NUMBERED:
            return Name("named-place", {"text": key})
        return Name("named-place", {"text": key}) if noun in ("cell", "portal") else None

    def lay(self, position: dict[str, Json]) -> CastleState:
        return positions.lay(self.realm, position)

    def tell(self, state: CastleState) -> dict[str, Json]:
        return positions.tell(self.realm, state)

    def faults(self, state: CastleState) -> list[str]:
        return faults(self.realm, state)
