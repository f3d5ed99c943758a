"""What a bot knows of Medieval Mastery: land, who can strike at it, the knights that hold it, and how a battle will end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots.mastery_plans import plans_of
from quintain.bots.parameters import Parameters
from quintain.bots.value import Value, likelihood, wide
from quintain.games.mastery.cards import active
from quintain.games.mastery.game import MasteryGame
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import (
    AMBUSH,
    ATTACKER_BONUS,
    CALL_TO_ARMS,
    CROWN,
    DEFENDER_BONUS,
    FRACTURE,
    NO_CONFLICT,
    NO_SUPPORT,
    NOBODY,
    SCEPTRE,
    SUPPORT_ONE,
    SUPPORT_TWO,
    TACTICAL_ADVANCE,
    UNCHOSEN,
)
from quintain.games.mastery.state import Battle, MasteryState, Province, place_of
from quintain.games.mastery.steps import ADVANCE, OPEN_SUPPORT, REDEPLOY, REVEAL, SUPPORT
from quintain.games.mastery.supply import bit, held, lowest, supplied, targets
from quintain.kernel.game import AnyGame, Game
from quintain.kernel.types import Action, Seat

# What the weights weigh.
LAND: Final = 0  # points
NEARER: Final = 1  # their square: every point is worth more, the nearer the goal
STRIKE: Final = 2  # what the advance still to be made in this turn will probably win
NEXT: Final = 3  # what the one in the next turn will
THREAT: Final = 4  # what each enemy will probably win of this seat's
AT_HOME: Final = 5  # knights in the castle
GARRISONS: Final = 6  # knights on land
ALONE: Final = 7  # lands held by a single knight
CUT_OFF: Final = 8  # points of land out of supply
CONFLICT: Final = 9  # conflict cards in hand, by their points
BACKING: Final = 10  # support cards in hand, by their points
RESOURCES: Final = 11  # Calls to Arms and Tactical Advances in hand
FRACTURES: Final = 12
BROKEN: Final = 13  # artefacts
BATTLE: Final = 14  # the place fought for, by the chance of winning it
FRAGILE: Final = 15  # land that will be cut off when another falls, by the chance that it does
CROWNING: Final = 16  # the chance that the next advance reaches the goal
CARDS: Final = 17  # conflict cards in hand, whatever they bring: they are there to be laid
FEATURES: Final = 18
WEIGHTS: Final = (
    0.197, 0.019, 0.531, 0.491, -0.266, 0.077, 0.074, -0.036, -0.006, 0.1, 0.121, 0.237, 0.098, -0.082, 0.420,
    -0.072, 0.659, -0.4,
)  # fmt: skip

UNSURE: Final = 0.6  # no lead is as good as the goal
BLIND: Final = 0.335  # deviations for each knight more, before cards are laid
OPEN: Final = 0.7  # and once the conflict cards lie open
EDGE: Final = 0.65  # the defender's advantage, in knights
CASTLE: Final = 8.0  # points that a castle besieged is worth: the match
BACKED: Final = 0.6  # of the support cards in hand are laid
MOST: Final = 6  # knights that advance together


@final
class MasteryValue(Value[MasteryState]):
    """A weighted sum of what lies on the table; the weights were fitted to finished matches (bench/tune.py)."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, MasteryGame)
        self.kit: Kit = game.kit
        self.weights: vec[float] = vec[float](WEIGHTS)
        self.features: vec[float] = vec[float]([0.0] * FEATURES)
        self.own: vec[float] = vec[float]([0.0] * int(game.seats))
        self.land: float = 0.0  # points of the province looked at

    def forecast(self, state: MasteryState, points: vec[float]) -> float:
        kit = self.kit
        seat: i64
        i: i64
        for seat in range(kit.seats):
            self.look(state, seat)
            self.own[seat] = 0.0
            for i in range(FEATURES):
                self.own[seat] += self.weights[i] * self.features[i]
        other: i64
        for seat in range(kit.seats):
            points[seat] = self.own[seat]
            if kit.team_size > 1:
                for other in range(kit.seats):
                    if other != seat and kit.same_team(seat, other):
                        points[seat] += self.own[other]
        return wide(points, UNSURE)

    def parameters(self) -> Parameters:
        return Parameters(points_weight=0.0, budget_factor=16.0, plans=True, haste=0.002, near=0.7)

    def plans(self, game: Game[MasteryState], state: MasteryState, seat: Seat) -> list[vec[Action]]:
        return plans_of(self.kit, state, seat)

    def left(self, state: MasteryState) -> float:
        """Points that the foremost still needs."""
        kit = self.kit
        most: i64 = 0
        seat: i64
        place: i64
        for seat in range(kit.seats):
            points: i64 = 0
            for place in range(kit.seats, kit.places):
                if state.owner[place] == seat:
                    points += kit.worth[state.tiles[place]]
            if points > most:
                most = points
        return float(kit.goal - most) if most < kit.goal else 0.0

    def look(self, state: MasteryState, seat: Seat) -> vec[float]:
        """Measure everything about one province that may matter."""
        f = self.features
        i: i64
        for i in range(FEATURES):
            f[i] = 0.0
        self.look_at_land(state, seat)
        self.look_at_cards(state.provinces[seat])
        for i in range(place_of(seat, CROWN), place_of(seat, SCEPTRE) + 1):
            if state.broken[i]:
                f[BROKEN] += 1.0
        battle = state.battle
        acting = seat == active(self.kit, state)
        if acting and battle is None and (state.cycles > 0 or state.agenda[-1].kind in (REDEPLOY, ADVANCE)):
            f[STRIKE] = self.strike(state, seat, f[AT_HOME], NOBODY)
        else:
            f[NEXT] = self.strike(state, seat, f[AT_HOME] + float(self.kit.income), NOBODY)
        self.look_at_enemies(state, seat)
        if battle is not None and (seat == battle.attacker or seat == battle.defender):
            self.look_at_battle(state, battle, seat)
        return f

    def look_at_land(self, state: MasteryState, seat: Seat) -> None:
        """Land and knights, as they will stand when a redistribution is done."""
        kit = self.kit
        f = self.features
        numbers = state.plan if len(state.plan) else state.knights
        own = held(kit, state, seat)
        safe = supplied(kit, seat, own)
        left = own
        while left:
            place = lowest(left)
            left &= left - 1
            value = float(kit.worth[state.tiles[place]])
            f[LAND] += value
            f[GARRISONS] += float(numbers[place])
            if numbers[place] == 1:
                f[ALONE] += 1.0
            if not safe >> place & 1:
                f[CUT_OFF] += value
        self.land = f[LAND]
        f[NEARER] = f[LAND] * f[LAND]
        f[AT_HOME] = float(numbers[seat])

    def look_at_cards(self, province: Province) -> None:
        """The hand, without a conflict card chosen already."""
        f = self.features
        for card in province.hand.cards:
            if card <= AMBUSH:
                f[CONFLICT] += self.strength(card)
                f[CARDS] += 1.0
            elif card <= SUPPORT_TWO:
                f[BACKING] += float(self.kit.value[card])
            elif card in (CALL_TO_ARMS, TACTICAL_ADVANCE):
                f[RESOURCES] += 1.0
            elif card == FRACTURE:
                f[FRACTURES] += 1.0
        if province.chosen != UNCHOSEN and province.chosen != NO_CONFLICT:
            f[CONFLICT] -= self.strength(province.chosen)
            f[CARDS] -= 1.0

    def strength(self, card: i64) -> float:
        """What a conflict card brings; an Ambush on the average of its die."""
        points = float(self.kit.value[card])
        return points + 0.5 * float(self.kit.pips + 1) if card == AMBUSH else points

    def strike(self, state: MasteryState, seat: Seat, knights: float, victim: Seat) -> float:
        """What the best advance with so many knights will probably win: of anybody, or of one victim."""
        if knights < 1.0:
            return 0.0
        kit = self.kit
        numbers = state.plan if len(state.plan) else state.knights
        best = 0.0
        left = targets(kit, state, seat)
        while left:
            place = lowest(left)
            left &= left - 1
            owner = place if place < kit.seats else state.owner[place]
            if victim != NOBODY and owner != victim:
                continue
            chance = 1.0
            if owner != NOBODY:
                force = float(kit.capacity[state.tiles[place]])
                if knights < force:
                    force = knights
                chance = likelihood(BLIND * (force - self.defence(state, place, numbers[place]) - EDGE))
            value = self.prize(state, place) * chance
            if victim == NOBODY and self.land + self.prize(state, place) >= float(kit.goal) and chance > self.features[CROWNING]:
                self.features[CROWNING] = chance
            if value > best:
                best = value
        return best

    def prize(self, state: MasteryState, place: i64) -> float:
        """What a place brings to whoever takes it."""
        return float(self.kit.worth[state.tiles[place]]) if place >= self.kit.seats else CASTLE

    def defence(self, state: MasteryState, place: i64, knights: i64) -> float:
        """Knights and the lie of the land, in knights more than an attacker's."""
        kit = self.kit
        if place < kit.seats:
            return float(kit.garrison)
        ability = kit.abilities[state.tiles[place]]
        standing = float(knights)
        if ability & DEFENDER_BONUS:
            standing += 1.0
        if ability & ATTACKER_BONUS:
            standing -= 1.0
        return standing

    def look_at_enemies(self, state: MasteryState, seat: Seat) -> None:
        """What each of them will probably win of this seat's land in his next turn."""
        kit = self.kit
        numbers = state.plan if len(state.plan) else state.knights
        enemy: i64
        for enemy in range(kit.seats):
            if enemy == seat or (kit.team_size > 1 and kit.same_team(seat, enemy)):
                continue
            knights = float(numbers[enemy] + kit.income)
            left = held(kit, state, enemy)
            while left:
                knights += 0.5 * float(numbers[lowest(left)] - 1)
                left &= left - 1
            if knights > float(MOST):
                knights = float(MOST)
            self.features[THREAT] += self.strike(state, enemy, knights, seat)
            self.look_at_supply(state, seat, enemy, knights)

    def look_at_supply(self, state: MasteryState, seat: Seat, enemy: Seat, knights: float) -> None:
        """What an enemy cuts off who takes the one land on which the others hang."""
        kit = self.kit
        numbers = state.plan if len(state.plan) else state.knights
        own = held(kit, state, seat)
        safe = supplied(kit, seat, own)
        left = targets(kit, state, enemy) & safe
        while left:
            place = lowest(left)
            left &= left - 1
            cut = safe & ~bit(place) & ~supplied(kit, seat, own & ~bit(place))
            if not cut:
                continue
            lost = 0.0
            while cut:
                lost += float(kit.worth[state.tiles[lowest(cut)]])
                cut &= cut - 1
            force = float(kit.capacity[state.tiles[place]])
            if knights < force:
                force = knights
            lost *= likelihood(BLIND * (force - self.defence(state, place, numbers[place]) - EDGE))
            if lost > self.features[FRAGILE]:
                self.features[FRAGILE] = lost

    def look_at_battle(self, state: MasteryState, battle: Battle, seat: Seat) -> None:
        """A battle not yet over is worth its chance."""
        if battle.place >= self.kit.seats and state.owner[battle.place] != battle.defender:
            return
        value = float(self.kit.worth[state.tiles[battle.place]]) if battle.place >= self.kit.seats else CASTLE
        chance = self.chance(state, battle)
        self.features[BATTLE] = chance * value if seat == battle.attacker else -chance * value
        if seat == battle.attacker:
            self.features[GARRISONS] += chance * float(battle.force)

    def chance(self, state: MasteryState, battle: Battle) -> float:
        """Of the attacker, with what both sides may still lay."""
        if battle.winner != NOBODY:
            return 1.0 if battle.winner == battle.attacker else 0.0
        attacker = state.provinces[battle.attacker]
        defender = state.provinces[battle.defender]
        ahead = float(battle.attack - battle.defence)
        covered = False
        to_come = False
        for step in state.agenda:
            if step.kind == REVEAL:
                covered = True
            if step.kind == OPEN_SUPPORT or step.kind == SUPPORT:
                to_come = True
        if covered:
            ahead += self.laying(attacker) - self.laying(defender)
        if to_come and not self.kit.abilities[state.tiles[battle.place]] & NO_SUPPORT:
            ahead += BACKED * (self.backing(attacker) - self.backing(defender))
        return likelihood((BLIND if covered else OPEN) * (ahead - EDGE))

    def laying(self, province: Province) -> float:
        """The conflict card chosen, or the best that can be."""
        if province.chosen == NO_CONFLICT:
            return 0.0
        if province.chosen != UNCHOSEN:
            return self.strength(province.chosen)
        best = 0.0
        for card in province.hand.cards:
            if card <= AMBUSH and self.strength(card) > best:
                best = self.strength(card)
        return best

    def backing(self, province: Province) -> float:
        """Support cards in hand."""
        points = 0.0
        for card in province.hand.cards:
            if card in (SUPPORT_ONE, SUPPORT_TWO):
                points += float(self.kit.value[card])
        return points
