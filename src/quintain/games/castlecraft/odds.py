"""What the die may do: how many fall under each face, and what is lost when the survivors strike back."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.battle import casualties
from quintain.games.castlecraft.castles.survey import blank
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.reach import reaches
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.squads import defence, reach_of, strength, veiled
from quintain.games.castlecraft.state import CastleState

WHOLE: Final = 1000  # probabilities and expectations are told in thousandths
PARTS: Final = 1 << 40  # the sharpness of a probability while it is worked out


@final
class Blow:
    """A strike of so much strength at a squad, before the die is cast."""

    def __init__(self, realm: Realm, state: CastleState, power: i64, foe: i64) -> None:
        self.power: Final[i64] = power
        self.each: Final[i64] = defence(realm.kit, state, foe)  # of one warrior
        self.standing: Final[i64] = state.counts[foe]
        self.faces: vec[i64] = vec[i64](capacity=8)  # per face from 1: how many fall
        roll: i64
        for roll in range(1, realm.kit.die + 1):
            self.faces = append(self.faces, casualties(roll + power, self.each, self.standing))

    def least(self) -> i64:
        return self.faces[0]

    def most(self) -> i64:
        return self.faces[-1]

    def mean(self) -> i64:
        """In thousandths."""
        total: i64 = 0
        for fallen in self.faces:
            total += fallen
        return _part(total, len(self.faces))

    def destroys(self) -> i64:
        """The chance that nobody is left, in thousandths."""
        faces: i64 = 0
        for fallen in self.faces:
            if fallen == self.standing:
                faces += 1
        return _part(faces, len(self.faces))


@final
class Answers:
    """CC-10, CC-13.6. What the survivors of a strike may fell of the squad that struck, one squad after another."""

    def __init__(self, realm: Realm, field: Field, state: CastleState, unit: i64, cell: i64) -> None:
        self.realm: Final[Realm] = realm
        self.field: Final[Field] = field
        self.state: Final[CastleState] = state
        self.unit: Final[i64] = unit
        self.cell: Final[i64] = cell  # where the squad stands when it strikes
        self.each: Final[i64] = defence(realm.kit, state, unit)
        self.count: Final[i64] = state.counts[unit]
        self.chances: vec[i64] = blank(int(self.count) + 1, 0)  # per number of warriors left
        self.chances[self.count] = PARTS
        self.least: i64 = self.count  # that may be left
        self.possible: bool = False

    def hear(self, blow: Blow, foe: i64) -> None:
        """The squad struck by the blow answers with those that are left of it."""
        if blow.least() == blow.standing or not self.reached_by(foe):
            return
        self.possible = True
        single: i64 = strength(self.realm.kit, self.state, foe) // blow.standing
        die = self.realm.kit.die
        after = blank(int(self.count) + 1, 0)
        after[0] = self.chances[0]
        left: i64
        for left in range(1, self.count + 1):
            if not self.chances[left]:
                continue
            for fallen in blow.faces:
                if fallen == blow.standing:
                    after[left] += self.chances[left] // die
                    continue
                roll: i64
                for roll in range(1, die + 1):
                    lost = casualties(roll + single * (blow.standing - fallen), self.each, left)
                    after[left - lost] += self.chances[left] // (die * die)
        self.chances = after
        self.least = 0
        while self.least < self.count and not self.chances[self.least]:
            self.least += 1

    def reached_by(self, foe: i64) -> bool:
        """CC-10.1. Whether a squad could strike back from where it stands."""
        realm, state = self.realm, self.state
        distance: i64 = 0 if veiled(realm.kit, state, self.unit) else reach_of(realm.kit, state, foe)
        return reaches(self.field, state, realm.sightless, self.cell, state.cells[foe], distance)

    def most(self) -> i64:
        """The most that can be lost."""
        return self.count - self.least

    def mean(self) -> i64:
        """The warriors lost, in thousandths."""
        total: i64 = 0
        left: i64
        for left in range(self.count):
            total += (self.count - left) * (self.chances[left] // (1 << 16))
        return _part(total, PARTS >> 16)


def _part(some: i64, all: i64) -> i64:
    """A fraction in thousandths, rounded."""
    return (2 * WHOLE * some + all) // (2 * all)


def breaks(realm: Realm, power: i64, holds: i64) -> i64:
    """CC-12.1. The chance that a door or gate breaks, in thousandths."""
    faces = min(max(realm.kit.die + power - holds + 1, 0), realm.kit.die)
    return _part(faces, realm.kit.die)


@final
class Trap:
    """CC-12.6. What the arches on a way may fell of a squad, one after another."""

    def __init__(self, realm: Realm, state: CastleState, unit: i64, arches: i64) -> None:
        self.count: Final[i64] = state.counts[unit]
        each = defence(realm.kit, state, unit)
        die = realm.kit.die
        self.chances: vec[i64] = blank(int(self.count) + 1, 0)
        self.chances[self.count] = PARTS
        for _ in range(arches):
            after = blank(int(self.count) + 1, 0)
            after[0] = self.chances[0]
            left: i64
            for left in range(1, self.count + 1):
                roll: i64
                for roll in range(1, die + 1):
                    after[left - casualties(roll + realm.kit.arch, each, left)] += self.chances[left] // die
            self.chances = after

    def mean(self) -> i64:
        """The warriors lost, in thousandths."""
        total: i64 = 0
        left: i64
        for left in range(self.count):
            total += (self.count - left) * (self.chances[left] // (1 << 16))
        return _part(total, PARTS >> 16)

    def survives(self) -> i64:
        """The chance that somebody is left, in thousandths."""
        return WHOLE - _part(self.chances[0] // (1 << 16), PARTS >> 16)
