"""What must hold at every moment between decisions."""

from __future__ import annotations

from quintain.games.mastery.goal import team_points
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import ARTEFACTS_OF_A_KIND, AUTHORITY, BY_SIEGE, KINDS, KINDS_OF_ARTEFACTS, NOBODY, RUNNING
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.supply import dice_for, dice_on_land


def faults(kit: Kit, state: MasteryState) -> list[str]:
    """The invariants a true state violates."""
    found: list[str] = []
    _cards(kit, state, found)
    _land(kit, state, found)
    _regalia(kit, state, found)
    _play(kit, state, found)
    return found


def _cards(kit: Kit, state: MasteryState, found: list[str]) -> None:
    for seat in range(int(kit.seats)):
        province = state.provinces[seat]
        cards = [*province.deck.cards, *province.hand.cards, *province.discard, *province.laid]
        if sorted(cards) != [card for card in range(KINDS) for _ in range(kit.copies[card])]:
            found.append(f"the cards of seat {seat} are not its deck: {sorted(cards)}")
        if list(province.hand.cards) != sorted(province.hand.cards):
            found.append(f"the hand of seat {seat} is not sorted")
        if any(not known >> seat & 1 for known in province.hand.known):
            found.append(f"seat {seat} does not know its own hand")
        if AUTHORITY in province.hand.cards:
            found.append(f"seat {seat} holds Authority (MM-3.2)")
        if len(province.played) != len(province.discard):
            found.append(f"the marks of seat {seat} do not fit its discard pile")
        if state.battle is None and len(province.laid) > 0:
            found.append(f"seat {seat} has cards in play without a battle (MM-7.11)")


def _land(kit: Kit, state: MasteryState, found: list[str]) -> None:
    battle = state.battle
    for place in range(int(kit.places)):
        owner, knights = state.owner[place], state.knights[place]
        slot = kit.slots[place]
        if knights < 0:
            found.append(f"{slot} has {knights} knights")
        if place < kit.seats:
            if owner != place:
                found.append(f"{slot} belongs to seat {owner} (MM-1.4)")
            continue
        contested = battle is not None and battle.place == place
        if (knights > 0) != (owner != NOBODY) and not contested:
            found.append(f"{slot} with {knights} knights belongs to seat {owner} (MM-1.2)")
        if knights > kit.capacity[state.tiles[place]]:
            found.append(f"{slot} holds {knights} knights (MM-1.5)")
        if kit.stack_of[state.tiles[place]] != kit.land.slot_worth[place]:
            found.append(f"{slot} has a tile of another worth (MM-0.2)")
    if battle is not None and battle.force > kit.capacity[state.tiles[battle.place]]:
        found.append(f"{battle.force} attackers stand on {kit.slots[battle.place]} (MM-6.3)")
    for seat in range(int(kit.seats)):
        dice = dice_on_land(kit, state, seat) + dice_for(kit, state.knights[seat])
        if dice > kit.dice:
            found.append(f"seat {seat} uses {dice} dice (MM-1.6)")


def _regalia(kit: Kit, state: MasteryState, found: list[str]) -> None:
    if len(set(state.artefacts)) != KINDS_OF_ARTEFACTS * kit.seats:
        found.append("an artefact is there twice (MM-0.4)")
    if any(artefact // ARTEFACTS_OF_A_KIND != at % KINDS_OF_ARTEFACTS for at, artefact in enumerate(state.artefacts)):
        found.append("somebody has not one crown, one orb and one sceptre (MM-0.4)")
    if any(not 0 <= turn <= state.turn for turn in state.broken):
        found.append("an artefact was destroyed in a turn to come (MM-2.9)")


def _play(kit: Kit, state: MasteryState, found: list[str]) -> None:
    if state.cycles < 0:
        found.append("more cycles were used than there are (MM-2.5)")
    if state.ending == RUNNING:
        if not state.agenda:
            found.append("nobody owes a choice")
        for seat in range(int(kit.seats)):
            if team_points(kit, state, seat) >= kit.goal:
                found.append(f"seat {seat} has {team_points(kit, state, seat)} points and has not won (MM-11.2)")
    elif state.agenda:
        found.append("the game is over and goes on")
    elif state.battle is not None and state.ending != BY_SIEGE:
        found.append("the last battle is not cleaned up (MM-7.11)")
