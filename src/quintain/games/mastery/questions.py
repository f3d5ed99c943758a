"""What is asked: of whom, by which clause, among what."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery import crowns, redeploy, support, turn
from quintain.games.mastery.agenda import the_battle
from quintain.games.mastery.artefacts import missing_knights
from quintain.games.mastery.events import CAUSES
from quintain.games.mastery.fracture import artefact_of, list_targets, targets_for
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import AMBUSH, ARTEFACTS, CARDS, FRACTURE, SCEPTRE, UNCHOSEN
from quintain.games.mastery.picture_battle import declaration, verdict
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.steps import (
    ADVANCE,
    ARRANGE,
    CONFLICT,
    DISCARD_CLAUSES,
    EQUALISE,
    JUDGE,
    MAY_DISCARD,
    REACT,
    RECALL,
    REDEPLOY,
    STAGES,
    SUPPORT,
    TO_CROWN,
    WINDOW,
    WINDOW_IDS,
)
from quintain.kernel.agenda import Step
from quintain.kernel.game import Decision
from quintain.kernel.types import Action, Json, Seat

CLAUSES: Final = (
    "MM-2.8", "MM-5.2", "MM-6.7", "MM-3.5", "MM-4.6", "MM-4.4", "MM-4.7", "", "MM-8.5", "MM-7.4", "MM-7.5",
)  # fmt: skip


def pending(kit: Kit, state: MasteryState) -> vec[Seat]:
    """One seat, but for the conflict cards, which both battlers choose at the same time (MM-7.4)."""
    if not state.agenda:
        return vec[i64]()
    step = state.agenda[-1]
    if step.kind != CONFLICT:
        return kit.alone[step.seat]
    fight = the_battle(state)
    low: i64 = fight.attacker if fight.attacker < fight.defender else fight.defender
    high: i64 = fight.attacker + fight.defender - low
    seats = vec[i64]()
    if state.provinces[low].chosen == UNCHOSEN:
        seats = append(seats, low)
    if state.provinces[high].chosen == UNCHOSEN:
        seats = append(seats, high)
    return seats


def legal(kit: Kit, state: MasteryState, seat: Seat) -> vec[Action]:
    """What a pending seat may choose, ascending."""
    step = state.agenda[-1]
    kind: i64 = step.kind
    if kind == WINDOW:
        return turn.window_choices(kit, state, seat)
    if kind == REDEPLOY:
        return redeploy.choices(kit, state, seat, step.a)
    if kind == ADVANCE:
        return append(turn.advances(kit, state, seat, vec[i64](capacity=64)), kit.verbs.pass_by.of())
    if kind == REACT:
        return _reactions(kit, state, step)
    if kind == SUPPORT:
        return support.choices(kit, state, seat)
    if kind == CONFLICT:
        return _conflict_cards(kit, state, seat)
    if kind == MAY_DISCARD:
        return _discards(kit, state, seat)
    if kind == EQUALISE:
        return append(append(vec[i64](), kit.verbs.equalise.of()), kit.verbs.pass_by.of())
    if kind == RECALL:
        return crowns.recall_choices(kit, state, seat)
    if kind == ARRANGE:
        return crowns.arrangeable(kit, state, seat, step.a, step.b)
    assert kind == JUDGE
    return append(append(vec[i64](), kit.verbs.leave.of()), kit.verbs.remove.of())


def _reactions(kit: Kit, state: MasteryState, step: Step) -> vec[Action]:
    """MM-3.8. Without the card one can only pass."""
    actions = vec[i64](capacity=8)
    if state.provinces[step.seat].hand.find(FRACTURE) >= 0:
        actions = list_targets(kit, targets_for(state, step.seat, step.a, step.b), actions)
    return append(actions, kit.verbs.pass_by.of())


def _conflict_cards(kit: Kit, state: MasteryState, seat: Seat) -> vec[Action]:
    """MM-7.4. One of the conflict cards held; nothing only for want of any."""
    actions = vec[i64](capacity=8)
    last: i64 = -1
    for card in state.provinces[seat].hand.cards:
        if card <= AMBUSH and card != last:
            actions = append(actions, kit.verbs.commit.of(card))
            last = card
    return actions if len(actions) > 0 else append(actions, kit.verbs.commit_nothing.of())


def _discards(kit: Kit, state: MasteryState, seat: Seat) -> vec[Action]:
    """One card of the hand, or none."""
    actions = vec[i64](capacity=8)
    last: i64 = -1
    for card in state.provinces[seat].hand.cards:
        if card != last:
            actions = append(actions, kit.verbs.discard.of(card))
            last = card
    return append(actions, kit.verbs.pass_by.of())


def decision(kit: Kit, state: MasteryState, seat: Seat) -> Decision:
    """The question, the clause that asks it, the answers, and what the question mentions."""
    step = state.agenda[-1]
    return Decision(int(seat), _clause(kit, step), _prompt(step), list(legal(kit, state, seat)), about(kit, state, seat, step))


def _clause(kit: Kit, step: Step) -> str:
    if step.kind == MAY_DISCARD:
        return DISCARD_CLAUSES[step.a]
    if step.kind == SUPPORT and kit.team_size > 1:
        return "MM-12.4"
    return CLAUSES[step.kind]


def _prompt(step: Step) -> str:
    return f"fracture_{WINDOW_IDS[step.a]}" if step.kind == REACT else STAGES[step.kind]


def about(kit: Kit, state: MasteryState, seat: Seat, step: Step) -> dict[str, Json]:
    """What is at stake, so that the question names it; the same for a seat that holds the card and for one that does not."""
    kind: i64 = step.kind
    if kind == REACT:
        return _at_stake(kit, state, seat, step)
    if kind == WINDOW:
        return {"advances": int(state.cycles)}
    if kind == ARRANGE:
        return {"place": int(step.a) + 1, "count": int(step.b)}
    if kind == JUDGE:
        card = state.provinces[step.a].deck.cards[-1]
        return {"owner": int(step.a), "card": CARDS[card] if card >= 0 else "hidden"}
    if kind == MAY_DISCARD:
        return {"cause": CAUSES[DISCARD_CLAUSES[step.a]]}
    if kind == EQUALISE:
        return {"artefact": ARTEFACTS[artefact_of(state, seat, SCEPTRE)], "amount": int(missing_knights(kit, state, seat))}
    if kind in (CONFLICT, SUPPORT):
        fight = the_battle(state)
        winner, margin = verdict(kit, fight, fight.attack, fight.defence)
        return {
            "attacker": int(fight.attacker),
            "defender": int(fight.defender),
            "attack": int(fight.attack),
            "defence": int(fight.defence),
            "winner": winner,
            "margin": margin,
        }
    return {}


def _at_stake(kit: Kit, state: MasteryState, seat: Seat, step: Step) -> dict[str, Json]:
    """MM-3.5. What this seat could break; of a declared crown, what it is aimed at (MM-4.2)."""
    if step.a == TO_CROWN:
        aim = declaration(state)
        assert aim is not None
        aimed = "artefact" if "artefact" in aim else "deck" if aim["target"] >= 0 else "nothing"
        found: dict[str, Json] = {"artefact": aim["crown"], "owner": aim["seat"], "aimed": aimed, "target": aim["target"]}
        if "artefact" in aim:
            found["aim"] = aim["artefact"]
        return found
    stakes = targets_for(state, seat, step.a, step.b)
    fight = the_battle(state)
    return {
        "artefacts": [name for artefact, name in enumerate(ARTEFACTS) if stakes >> artefact & 1],
        "attacker": int(fight.attacker),
        "defender": int(fight.defender),
        "slot": kit.slots[fight.place],
        "tile": kit.tiles[state.tiles[fight.place]],
    }
