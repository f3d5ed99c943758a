"""What a choice would do, as far as the rules can say so from what the seat sees."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.mastery.artefacts import missing_knights
from quintain.games.mastery.crowns import crown_of, declared
from quintain.games.mastery.facts_battle import advance_facts, conflict_facts, support_facts
from quintain.games.mastery.facts_shape import MasteryFacts
from quintain.games.mastery.fracture import applies, owner_of, repair_turn, targets_for
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import (
    ARTEFACTS,
    ARTEFACTS_OF_A_KIND,
    CALL_TO_ARMS,
    CARDS,
    CORRUPTION,
    CROWN,
    INSIGHT,
    PROSPERITY,
    SCEPTRE,
)
from quintain.games.mastery.state import MasteryState, place_of
from quintain.games.mastery.steps import ADVANCE, EQUALISE, MAY_DISCARD, REACT, SUPPORT, TO_CROWN, WINDOW_IDS
from quintain.games.mastery.supply import placeable
from quintain.kernel.agenda import Step
from quintain.kernel.types import Action, Seat


def facts(kit: Kit, state: MasteryState, seat: Seat, action: Action) -> MasteryFacts:
    """What a label mentions and a preview shows."""
    verbs = kit.verbs
    if not state.agenda:
        return {}
    step = state.agenda[-1]
    if verbs.advance.holds(action):
        return advance_facts(kit, state, seat, verbs.advance.a(action), verbs.advance.b(action))
    if verbs.station.holds(action):
        return _station_facts(kit, state, seat, verbs.station.a(action), verbs.station.b(action))
    if verbs.done.holds(action):
        return {"left": {"castle": int(state.plan[seat]) if len(state.plan) else int(state.knights[seat])}}
    if verbs.fracture.holds(action):
        return _fracture_facts(kit, state, step, verbs.fracture.a(action))
    if verbs.pass_by.holds(action):
        return _pass_facts(kit, state, seat, step)
    if verbs.commit.holds(action):
        return conflict_facts(kit, state, seat, verbs.commit.a(action))
    if verbs.commit_nothing.holds(action):
        return conflict_facts(kit, state, seat, -1)
    if verbs.support.holds(action):
        return support_facts(kit, state, seat, verbs.support.a(action), verbs.support.b(action))
    if verbs.equalise.holds(action):
        return _equalise_facts(kit, state, seat)
    if verbs.discard.holds(action):
        return {"left": {"cards": int(state.provinces[seat].hand.size()) - 1}, "gain": {"cards": -1}}
    return _window_facts(kit, state, seat, step, action)


def _window_facts(kit: Kit, state: MasteryState, seat: Seat, step: Step, action: Action) -> MasteryFacts:
    """Resource cards, crowns, and the end of a turn."""
    verbs = kit.verbs
    if verbs.play.holds(action):
        return _play_facts(kit, state, seat, verbs.play.a(action))
    if verbs.corrupt.holds(action):
        artefact = verbs.corrupt.a(action)
        owner = owner_of(state, artefact)
        return {"owner": int(owner), "repaired": int(repair_turn(kit, state, owner, state.turn))}
    if verbs.examine.holds(action):
        return {"artefact": ARTEFACTS[crown_of(state, seat)], "owner": int(verbs.examine.a(action))}
    if verbs.use_crown.holds(action):
        return _crown_facts(kit, state, seat)
    if verbs.redistribute.holds(action):
        return {"left": {"advances": int(state.cycles) - 1}}
    if verbs.end_turn.holds(action):
        return _end_facts(state, seat)
    if verbs.arrange.holds(action):
        return {"place": int(step.a) + 1}
    if verbs.leave.holds(action) or verbs.remove.holds(action):
        card = state.provinces[step.a].deck.cards[-1]
        return {"card": CARDS[card] if card >= 0 else "hidden", "owner": int(step.a)}
    return {}


def _play_facts(kit: Kit, state: MasteryState, seat: Seat, card: i64) -> MasteryFacts:
    """MM-3.3, MM-3.4. Knights as far as dice allow, or one more cycle."""
    if card != CALL_TO_ARMS:
        return {"gain": {"advances": 1, "knights": 0}, "forfeited": 0}
    placed = int(placeable(kit, state, seat, kit.call_to_arms))
    return {"gain": {"knights": placed, "castle": placed, "advances": 0}, "forfeited": int(kit.call_to_arms) - placed}


def _crown_facts(kit: Kit, state: MasteryState, seat: Seat) -> MasteryFacts:
    crown = crown_of(state, seat)
    found: MasteryFacts = {"artefact": ARTEFACTS[crown]}
    if crown == INSIGHT:
        province = state.provinces[seat]
        everything = int(province.deck.size()) + len(province.discard)
        found["count"] = min(int(kit.insight_depth), everything)
    return found


def _end_facts(state: MasteryState, seat: Seat) -> MasteryFacts:
    """MM-2.9. What is repaired, and advances that would be given up."""
    repaired: list[str] = []
    place: i64
    for place in range(place_of(seat, CROWN), place_of(seat, SCEPTRE) + 1):
        if 0 < state.broken[place] < state.turn:
            repaired.append(ARTEFACTS[state.artefacts[place]])
    return {"artefacts": repaired, "left": {"advances": int(state.cycles)}}


def _station_facts(kit: Kit, state: MasteryState, seat: Seat, place: i64, knights: i64) -> MasteryFacts:
    """MM-5.2. What stands there, what it holds, and what the castle keeps if nothing else changes."""
    planned = state.plan if len(state.plan) else state.knights
    return {
        "tile": kit.tiles[state.tiles[place]],
        "before": int(planned[place]),
        "capacity": int(kit.capacity[state.tiles[place]]),
        "left": {"castle": int(planned[seat] + planned[place] - knights)},
    }


def _equalise_facts(kit: Kit, state: MasteryState, seat: Seat) -> MasteryFacts:
    """MM-8.5. Battle points lent, and both sums with them."""
    battle = state.battle
    assert battle is not None
    amount = int(missing_knights(kit, state, seat))
    attacks = seat == battle.attacker
    return {
        "amount": amount,
        "gain": {"battle": amount},
        "sums": {
            "attack": int(battle.attack) + (amount if attacks else 0),
            "defence": int(battle.defence) + (0 if attacks else amount),
        },
    }


def _fracture_facts(kit: Kit, state: MasteryState, step: Step, artefact: i64) -> MasteryFacts:
    """MM-3.5, MM-8.3. Whose artefact it is and whether it applies now; for a declared crown, what it is aimed at (MM-4.2)."""
    owner = owner_of(state, artefact)
    found: MasteryFacts = {
        "owner": int(owner),
        "window": "turn",
        "applies": "no",
        "aimed": "nothing",
        "repaired": int(repair_turn(kit, state, owner, state.turn)),
    }
    if step.kind == REACT:
        found["window"] = WINDOW_IDS[step.a]
        if step.a == TO_CROWN:
            _aim(state, found)
        if step.a == TO_CROWN or applies(kit, state, owner, artefact // ARTEFACTS_OF_A_KIND):
            found["applies"] = "yes"
    return found


def _pass_facts(kit: Kit, state: MasteryState, seat: Seat, step: Step) -> MasteryFacts:
    """What is refused; in a window what is at stake there, whether one holds a Fracture or not."""
    if step.kind == SUPPORT:
        return support_facts(kit, state, seat, 0, 0)
    if step.kind == ADVANCE:
        return {"asked": "advance", "left": {"castle": int(state.knights[seat])}}
    if step.kind == EQUALISE:
        return {"asked": "equalise"}
    if step.kind == MAY_DISCARD:
        return {"asked": "discard", "left": {"cards": int(state.provinces[seat].hand.size())}}
    stakes = targets_for(state, seat, step.a, step.b) if step.kind == REACT else 0
    found: MasteryFacts = {
        "asked": "fracture",
        "window": WINDOW_IDS[step.a] if step.kind == REACT else "turn",
        "artefacts": [name for artefact, name in enumerate(ARTEFACTS) if stakes >> artefact & 1],
        "aimed": "nothing",
    }
    if step.kind == REACT and step.a == TO_CROWN:
        _aim(state, found)
    return found


def _aim(state: MasteryState, found: MasteryFacts) -> None:
    """MM-4.2. What the declared crown is aimed at: an artefact and its owner, a deck and its owner, or nothing."""
    step = declared(state)
    assert step is not None
    crown = crown_of(state, step.seat)
    if crown == CORRUPTION:
        found["aimed"] = "artefact"
        found["target"] = int(owner_of(state, step.a))
        found["aim"] = ARTEFACTS[step.a]
    elif crown == PROSPERITY:
        found["aimed"] = "deck"
        found["target"] = int(step.a)
