"""The squads of Castle Craft as a bot sees them: what they can do, what they are worth, and what a fight of two promises."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.castlecraft.battle import in_reach
from quintain.games.castlecraft.castles.survey import blank
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.kit import BOLT
from quintain.games.castlecraft.reach import separation
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.spells import is_target, spell_range
from quintain.games.castlecraft.squads import defence, reach_of, speed, strength
from quintain.games.castlecraft.state import NOBODY, CastleState


@final
class Squads:
    """What every unit can do and is worth, and what it may gain from another, in the state looked at last."""

    def __init__(self, realm: Realm) -> None:
        self.realm: Realm = realm
        n = int(realm.kit.n)
        self.seat: vec[i64] = blank(n, NOBODY)  # whose squad stands on the board
        self.worth: vec[float] = vec[float]([0.0] * n)  # of one warrior
        self.strength: vec[i64] = blank(n, 0)
        self.defence: vec[i64] = blank(n, 0)
        self.range: vec[i64] = blank(n, 0)
        self.speed: vec[i64] = blank(n, 0)
        self.bolt: vec[i64] = blank(n, -1)  # the spell with which it strikes, or -1

    def look_at(self, state: CastleState, warrior: float) -> None:
        """Values of all squads on the board, and what their warriors are worth; `warrior` is what one counts beside his price."""
        kit = self.realm.kit
        seat: i64
        unit: i64
        for unit in range(kit.n):
            self.seat[unit] = NOBODY
            self.worth[unit] = float(kit.gold[unit] + kit.mana[unit]) + warrior
        for seat in range(len(state.armies)):
            if not state.alive[seat]:
                continue
            for unit in range(kit.n):
                if state.counts[unit] and kit.army[unit] == state.armies[seat]:
                    self.seat[unit] = seat
                    self.strength[unit] = strength(kit, state, unit)
                    self.defence[unit] = defence(kit, state, unit)
                    self.range[unit] = reach_of(kit, state, unit)
                    self.speed[unit] = speed(kit, state, unit)
                    self.bolt[unit] = self.bolt_of(state, unit) if kit.mage[unit] else -1

    def bolt_of(self, state: CastleState, unit: i64) -> i64:
        """The bolt that mages have learnt and not cast in this turn, or -1."""
        kit = self.realm.kit
        spell: i64
        for spell in range(len(kit.kind)):
            learnt = kit.kind[spell] == BOLT and kit.spell_army[spell] == kit.army[unit] and state.cards[kit.upgrades + spell]
            if learnt and not (state.cast[spell] and state.acted[unit]):
                return spell
        return -1

    def prospect(
        self, state: CastleState, field: Field, unit: i64, foe: i64, strikes: bool, part: float, reward: float, loss: float
    ) -> float:
        """What a fight promises, with weapons or with a bolt; all of it if the squad strikes now and reaches the foe."""
        realm = self.realm
        kit = realm.kit
        distance = self.range[unit]
        gain = self.exchange(state, unit, foe, self.strength[unit], distance, reward, loss)
        if gain > 0.0:
            met = strikes and in_reach(realm, field, state, unit, foe)
            gain *= 1.0 if met else part * self.chance_to_meet(state, field, unit, foe, distance)
        spell = self.bolt[unit]
        if spell >= 0:
            distance = spell_range(realm, state, unit, spell)
            hits = kit.strength_base[spell] + kit.strength_per_mage[spell] * state.counts[unit]
            magic = self.exchange(state, unit, foe, hits, distance, reward, loss)
            if magic > 0.0:
                met = strikes and is_target(realm, field, state, unit, spell, foe)
                magic *= 1.0 if met else part * self.chance_to_meet(state, field, unit, foe, distance)
                gain = max(gain, magic)
        return gain

    def chance_to_meet(self, state: CastleState, field: Field, unit: i64, foe: i64, distance: i64) -> float:
        """One within the reach of a turn, less beyond; walls are not looked at."""
        a, b = state.cells[unit], state.cells[foe]
        away = float(separation(field, a, b) - 2 * distance - 3)
        stride = float(2 * self.speed[unit])
        chance = 1.0 if field.castle[a] == field.castle[b] else 0.7
        if away <= stride:
            return chance
        return chance * stride / away

    def exchange(self, state: CastleState, unit: i64, foe: i64, hits: i64, distance: i64, reward: float, loss: float) -> float:
        """What an attack brings: warriors felled, each with a reward, less those that the survivors fell, as a loss weighs."""
        felled = self.felled(hits, self.defence[foe], state.counts[foe])
        gain = felled * (self.worth[foe] + reward)
        if self.range[foe] >= distance:
            standing = float(state.counts[foe]) - felled
            back = standing / float(state.counts[foe]) * float(self.strength[foe])
            lost = self.felled(i64(back), self.defence[unit], state.counts[unit])
            gain -= loss * lost * min(1.0, standing) * (self.worth[unit] + reward)
        return gain

    def felled(self, hits: i64, each: i64, standing: i64) -> float:
        """How many warriors an attack fells, over all rolls."""
        sum: i64 = 0
        roll: i64
        sides = self.realm.kit.die
        for roll in range(1, sides + 1):
            fallen: i64 = (roll + hits) // each
            sum += fallen if fallen < standing else standing
        return float(sum) / float(sides)
