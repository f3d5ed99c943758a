"""What a bot knows of Castle Craft: towers and what they pay, squads, what they can reach, and whom they can beat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots.castlecraft_plans import plans_of
from quintain.bots.castlecraft_squads import Squads
from quintain.bots.castlecraft_terms import (
    BREACH,
    BREACHES,
    CARD,
    CARDS,
    CHIP,
    CHIPS,
    FIGHTS,
    FLOOR,
    FLOORS,
    FOREIGN,
    GATES,
    HOARD,
    HOLDS,
    INTRUDER,
    INTRUDERS,
    LATER,
    LONE,
    LOSS,
    MANOEUVRE,
    MANOEUVRES,
    NEAR,
    NOW,
    PAY,
    PAYS,
    POOR,
    PULL,
    PULLS,
    RESERVE,
    REWARD,
    SEED,
    SEEDS,
    SHAPE,
    SIEGE,
    SIEGES,
    SOON,
    SQUAD,
    SQUADS,
    STORMED,
    STORMS,
    TERMS,
    WARRIOR,
    WARRIORS,
    WEIGHTS,
)
from quintain.bots.castlecraft_ways import Ways
from quintain.bots.parameters import Parameters
from quintain.bots.value import LOGIT, Value, blend
from quintain.games.castlecraft.building import can_pay_a_unit
from quintain.games.castlecraft.castles.ground import FAR
from quintain.games.castlecraft.castles.survey import blank
from quintain.games.castlecraft.field import ROUND, Field
from quintain.games.castlecraft.game import CastleCraftGame
from quintain.games.castlecraft.income import tower_pays
from quintain.games.castlecraft.portals import breakable, ram
from quintain.games.castlecraft.reach import portal_reach
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.squads import manoeuvres
from quintain.games.castlecraft.state import NOBODY, CastleState
from quintain.games.castlecraft.steps import CHOOSE, DEPLOY, INCOME, MANOEUVRE_END, MOVE, STRIKE
from quintain.kernel.game import AnyGame, Game
from quintain.kernel.types import Action, Seat

UNSURE: Final = 1.1  # no lead, however large, is as good as a conquest
FALLEN: Final = 3.0  # spreads by which an eliminated player is behind the last of the living

HANDFUL: Final = 8  # chips of a kind that a turn can use
ALONE: Final = 40.0  # worth of all chips and manoeuvres when nobody else can do anything


@final
class CastleCraftValue(Value[CastleState]):
    """A weighted sum of what stands on the field; the weights were fitted to finished matches (bench/tune.py)."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, CastleCraftGame)
        self.realm: Realm = game.realm
        n = int(game.realm.kit.n)
        self.weights: vec[float] = vec[float](WEIGHTS)
        self.shape: vec[float] = vec[float](SHAPE)
        self.terms: vec[float] = vec[float]([0.0] * (TERMS * int(game.seats)))  # per seat
        self.ways: Ways = Ways(game.realm)
        self.squads: Squads = Squads(game.realm)
        self.own: vec[float] = vec[float]([0.0] * int(game.seats))
        self.lone: Seat = NOBODY  # who has one turn after another, for nobody else can do anything
        self.undone: vec[i64] = blank(n, 0)  # manoeuvres not made yet in this turn, or in the next when this one has none left
        # per seat
        self.gold: vec[i64] = blank(int(game.seats), 0)  # in hand after the income that is to come first
        self.mana: vec[i64] = blank(int(game.seats), 0)
        self.mines: vec[i64] = blank(int(game.seats), 0)  # square towers with the own token

    def forecast(self, state: CastleState, points: vec[float]) -> float:
        seats: i64 = len(state.armies)
        seat: i64
        if not len(state.order):  # while armies are chosen nobody is ahead: the armies are equally strong
            for seat in range(seats):
                points[seat] = 0.0
            return LOGIT
        self.look_at_all(state)
        term: i64
        for seat in range(seats):
            self.own[seat] = 0.0
            for term in range(TERMS):
                self.own[seat] += self.weights[term] * self.terms[seat * TERMS + term]
        return self.settle(state, points)

    def look(self, state: CastleState, seat: Seat) -> vec[float]:
        """Every term of one seat."""
        if not len(state.order):
            return vec[float]([0.0] * TERMS)
        self.look_at_all(state)
        return self.terms[seat * TERMS : (seat + 1) * TERMS]

    def left(self, state: CastleState) -> float:
        """Nothing says how long a match will last."""
        return 0.0

    def add(self, seat: Seat, term: i64, worth: float) -> None:
        self.terms[seat * TERMS + term] += worth

    def look_at_all(self, state: CastleState) -> None:
        """Every term of every seat."""
        seats: i64 = len(state.armies)
        seat: i64
        field = self.ways.look_up(state)
        for seat in range(len(self.terms)):
            self.terms[seat] = 0.0
        for seat in range(seats):
            self.gold[seat] = state.gold[seat]
            self.mana[seat] = state.mana[seat]
            self.mines[seat] = 0
        self.look_at_squads(state)
        self.look_at_agenda(state, field)
        self.look_at_towers(state, field)
        for seat in range(seats):
            if state.alive[seat]:
                if seat == self.lone:
                    self.add(seat, LONE, ALONE)  # no chips: to wait for them would look better than to act
                else:
                    self.add(seat, CHIPS, self.chips(self.gold[seat]) + self.chips(self.mana[seat]))
                    if self.gold[seat] or self.mines[seat]:
                        self.add(seat, SEEDS, self.shape[SEED])
                self.look_at_castle(state, field, seat)
        self.look_at_cards(state)
        self.look_at_fights(state, field)

    def settle(self, state: CastleState, points: vec[float]) -> float:
        """The sums as points; the spread grows with the greatest lead, for nobody has won before a conquest."""
        most = -1.0e9
        least = 1.0e9
        seat: i64
        for seat in range(len(points)):
            if state.alive[seat]:
                points[seat] = self.own[seat]
                most = max(most, self.own[seat])
                least = min(least, self.own[seat])
        spread = LOGIT + UNSURE * (most - least)
        for seat in range(len(points)):
            if not state.alive[seat]:
                points[seat] = least - FALLEN * spread
        return spread

    # What a player has

    def chips(self, count: i64) -> float:
        w = self.shape
        if not count:
            return 0.0
        if count > HANDFUL:
            return w[RESERVE] + w[CHIP] * float(HANDFUL - 1) + w[HOARD] * float(count - HANDFUL)
        return w[RESERVE] + w[CHIP] * float(count - 1)

    def look_at_squads(self, state: CastleState) -> None:
        """Every warrior on the board by his worth."""
        squads = self.squads
        squads.look_at(state, self.shape[WARRIOR])
        unit: i64
        for unit in range(self.realm.kit.n):
            if squads.seat[unit] != NOBODY:
                self.add(squads.seat[unit], WARRIORS, float(state.counts[unit]) * squads.worth[unit])

    def look_at_cards(self, state: CastleState) -> None:
        kit = self.realm.kit
        seat: i64
        card: i64
        for card in range(len(state.cards)):
            if state.cards[card]:
                for seat in range(len(state.armies)):
                    if state.armies[seat] == kit.card_army[card]:
                        self.add(seat, CARDS, self.shape[CARD] * float(kit.card_gold[card] + kit.card_mana[card]))

    def look_at_agenda(self, state: CastleState, field: Field) -> None:
        """What is still to come: income, manoeuvres, a squad that has been paid for.

        When the last manoeuvre is made, the next turn is looked at as if it had begun: so ending a turn changes nothing.
        """
        kit = self.realm.kit
        unit: i64
        for unit in range(kit.n):
            self.undone[unit] = 0
        for step in state.agenda:
            if step.kind == INCOME:
                self.collect(state, field, step.seat)
            elif step.kind == CHOOSE:
                for unit in range(kit.n):
                    if self.squads.seat[unit] == step.seat and not state.acted[unit]:
                        self.undone[unit] = manoeuvres(kit, state, unit)
            elif step.kind == MOVE:
                if state.counts[step.a]:
                    self.undone[step.a] = manoeuvres(kit, state, step.a) - step.b + 1
            elif step.kind == STRIKE or step.kind == MANOEUVRE_END:
                if state.counts[step.a]:
                    self.undone[step.a] = max(manoeuvres(kit, state, step.a) - step.b, 0)
            elif step.kind == DEPLOY:
                self.add(step.seat, SQUADS, self.squads.worth[step.a] + self.shape[SQUAD])
        left: i64 = 0
        for unit in range(kit.n):
            left += self.undone[unit]
        following = self.after(state)
        self.lone = following if following == state.order[state.turn] else NOBODY
        if not left and following != NOBODY:
            self.collect(state, field, following)
            for unit in range(kit.n):
                if self.squads.seat[unit] == following:
                    self.undone[unit] = manoeuvres(kit, state, unit)
        for unit in range(kit.n):
            if self.undone[unit] and self.lone == NOBODY:
                self.add(self.squads.seat[unit], MANOEUVRES, self.shape[MANOEUVRE] * float(self.undone[unit]))

    def after(self, state: CastleState) -> Seat:
        """Whose turn is next; whoever can do nothing is passed over."""
        turn: i64 = state.turn
        for _ in range(len(state.order)):
            turn += 1
            if turn == len(state.order):
                turn = 0
            seat = state.order[turn]
            if state.alive[seat] and (can_pay_a_unit(self.realm, state, seat) or seat in self.squads.seat):
                return seat
        return NOBODY

    def collect(self, state: CastleState, field: Field, seat: Seat) -> None:
        """Add the chips that the turn of a player will bring."""
        for tower in self.ways.towers:
            if state.tokens[tower] == seat:
                pays = tower_pays(self.realm, field, state, tower)
                if field.tower_kind[tower] == ROUND:
                    self.mana[seat] += pays
                else:
                    self.gold[seat] += pays
        unit: i64
        for unit in range(self.realm.kit.n):
            if self.squads.seat[unit] == seat and field.gap[state.places[seat]][state.cells[unit]] > self.realm.kit.far:
                self.mana[seat] += self.realm.kit.energy

    def look_at_towers(self, state: CastleState, field: Field) -> None:
        """Tokens by what they pay; other towers by how near a squad is."""
        w = self.shape
        seat: i64
        for tower in self.ways.towers:
            holder = state.tokens[tower]
            castle = field.tower_castle[tower]
            lord = state.lords[castle]
            round = field.tower_kind[tower] == ROUND
            full = (w[PAY] + w[FLOOR]) * float(field.tower_floors[tower])
            if holder != NOBODY:
                pays = tower_pays(self.realm, field, state, tower)
                self.add(holder, PAYS, w[PAY] * float(pays))
                self.add(holder, FLOORS, w[FLOOR] * float(field.tower_floors[tower]))
                if lord != NOBODY and lord != holder:
                    self.add(holder, STORMS, w[STORMED])
                if not round:
                    self.mines[holder] += 1
            for seat in range(len(state.alive)):
                if state.alive[seat] and seat != holder:
                    nearest = self.nearest(state, field, seat, tower)
                    if nearest < FAR:
                        worth = full + w[STORMED] if lord != NOBODY and lord != seat else full
                        if not (self.mana[seat] if round else self.gold[seat]):
                            worth *= w[POOR]
                        self.add(seat, PULLS, w[PULL] * worth * w[NEAR] / (w[NEAR] + float(nearest)))

    def nearest(self, state: CastleState, field: Field, seat: Seat, tower: i64) -> i64:
        """Half-steps from the squad of a player that is nearest to a tower."""
        steps = self.ways.steps_to(state, field, seat, tower)
        best: i64 = FAR
        unit: i64
        for unit in range(self.realm.kit.n):
            if self.squads.seat[unit] == seat and steps[state.cells[unit]] < best:
                best = steps[state.cells[unit]]
        return best

    def look_at_castle(self, state: CastleState, field: Field, seat: Seat) -> None:
        """Intruders, and how much stands between a castle and its conquest."""
        w = self.shape
        castle = state.places[seat]
        holds: i64 = 0
        foreign: i64 = 0
        unit: i64
        for tower in self.ways.towers:
            if field.tower_castle[tower] == castle and state.tokens[tower] != NOBODY:
                if state.tokens[tower] == seat:
                    holds += 1
                else:
                    foreign += 1
        for unit in range(self.realm.kit.n):
            if self.squads.seat[unit] != NOBODY and field.castle[state.cells[unit]] == castle:
                if self.squads.seat[unit] == seat:
                    holds += 1
                else:
                    self.add(seat, INTRUDERS, -w[INTRUDER])
        self.add(seat, HOLDS, float(holds))
        if foreign:
            self.add(seat, FOREIGN, float(foreign))
            self.add(seat, SIEGES, -w[SIEGE] / float(1 + holds))
        portal: i64
        for portal in range(len(state.broken)):
            if state.broken[portal] and field.portal_castle[portal] == castle:
                self.add(seat, GATES, -1.0)

    # Fights

    def look_at_fights(self, state: CastleState, field: Field) -> None:
        """For every squad the best fight it may look for, and how soon."""
        kit = self.realm.kit
        squads = self.squads
        w = self.shape
        striker: i64 = -1
        if len(state.agenda) and state.agenda[-1].kind == STRIKE:
            striker = state.agenda[-1].a
        unit: i64
        foe: i64
        mover: Seat = NOBODY
        for unit in range(kit.n):
            if self.undone[unit]:
                mover = squads.seat[unit]
        for unit in range(kit.n):
            seat = squads.seat[unit]
            if seat == NOBODY:
                continue
            part = w[SOON]
            if self.undone[unit]:
                part = w[NOW]
            elif seat == mover:
                part = w[LATER]
            best = 0.0
            for foe in range(kit.n):
                if squads.seat[foe] == NOBODY or squads.seat[foe] == seat:
                    continue
                best = max(best, squads.prospect(state, field, unit, foe, unit == striker, part, w[REWARD], w[LOSS]))
            self.add(seat, FIGHTS, best)
        if striker >= 0:
            self.look_at_doors(state, field, striker)

    def look_at_doors(self, state: CastleState, field: Field, unit: i64) -> None:
        """A door that the squad can strike at now, by the chance that it breaks."""
        kit = self.realm.kit
        seat = self.squads.seat[unit]
        best = 0.0
        portal: i64
        for portal in range(len(state.broken)):
            if not breakable(field, state, seat, portal):
                continue
            if portal_reach(field, state, self.realm.sightless, state.cells[unit], portal, self.squads.range[unit]):
                holds: i64 = kit.gate if field.portal_gate[portal] else kit.door
                missing: i64 = holds - self.squads.strength[unit] - ram(self.realm, state, kit.army[unit])
                chance = float(kit.die + 1 - missing) / float(kit.die)
                best = max(best, min(1.0, chance) * self.shape[BREACH])
        self.add(seat, BREACHES, best)

    def parameters(self) -> Parameters:
        return Parameters(points_weight=0.0, plans=True, haste=0.0005, near=0.7)

    def plans(self, game: Game[CastleState], state: CastleState, seat: Seat) -> list[vec[Action]]:
        if not len(state.order):
            return []
        return plans_of(game, self.realm, self.ways, self.squads, state, seat)

    def mark(self, state: CastleState, seat: Seat) -> i64:
        """All that changes: nothing is hidden, and the dice are seen in what they did."""
        mark: i64 = state.round * 8 + state.turn
        for numbers in (state.counts, state.cells, state.acted, state.gold, state.mana):
            mark = blend(mark, numbers)
        for numbers in (state.tokens, state.broken, state.cards, state.cast):
            mark = blend(mark, numbers)
        if not len(state.agenda):
            return mark
        step = state.agenda[-1]
        return mark * 256 + step.kind * 16 + step.b
