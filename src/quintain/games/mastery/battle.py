"""MM-7: a battle in nine steps; MM-12.6 to MM-12.8 for castles, MM-12.13 to MM-12.15 for Disorder."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.artefacts import add_points, defenders, lose, opponent, strengthen
from quintain.games.mastery.cards import draw_up_to, let_go
from quintain.games.mastery.events_battle import (
    Ambushed,
    Attacked,
    CastleFell,
    Decided,
    Duelled,
    Held,
    LaidNothing,
    Retreated,
    Revealed,
    Reversed,
    Rolled,
)
from quintain.games.mastery.fracture import open_window
from quintain.games.mastery.goal import be_ruthless, clean_up, win
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.lands import abandon, conquer
from quintain.games.mastery.names import (
    AMBUSH,
    ARENA,
    ATTACKER_BONUS,
    BY_SIEGE,
    DEFENDER_BONUS,
    NO_CONFLICT,
    UNCHOSEN,
)
from quintain.games.mastery.state import Battle, MasteryState
from quintain.games.mastery.steps import CLEAN_UP, TO_ORBS, TO_SCEPTRES
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Seat


def begin(kit: Kit, state: MasteryState, seat: Seat, place: i64, knights: i64, log: Log) -> None:
    """MM-6.6, MM-12.6. The knights have left the castle; step 1 follows at once."""
    battle = Battle()
    battle.place = place
    battle.attacker = seat
    battle.defender = place if place < kit.seats else state.owner[place]
    battle.force = knights
    battle.attack = knights
    state.battle = battle
    battle.defence = defenders(kit, state, battle)
    if log.wanted:
        log.emit(Attacked(seat, battle.defender, place, state.tiles[place], battle.attack, battle.defence))
    if _terrain(kit, state, battle, log):
        kit.agendas.begin_battle(state, battle.attacker, battle.defender)


def _terrain(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> bool:
    """MM-7.1. Step 1; whether the battle goes on."""
    ability: i64 = kit.abilities[state.tiles[battle.place]]
    if ability & ATTACKER_BONUS:
        strengthen(state, battle, battle.attacker, 1, "MM-7.1", log)
    if ability & DEFENDER_BONUS:
        strengthen(state, battle, battle.defender, 1, "MM-7.1", log)
    return not ability & ARENA or _duel(kit, state, battle, log)


def _duel(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> bool:
    """MM-10.5. The Arena: one die each, the lower loses a knight, equals both; whether both sides still stand."""
    attack: i64 = state.rng.roll(kit.pips)
    defence: i64 = state.rng.roll(kit.pips)
    if log.wanted:
        log.emit(Duelled(battle.attacker, battle.defender, attack, defence))
    if attack <= defence:
        battle.attack -= lose(kit, state, battle.attacker, 1, "MM-10.5", log)
    if defence <= attack:
        battle.defence -= lose(kit, state, battle.defender, 1, "MM-10.5", log)
    if battle.force > 0 and state.knights[battle.place] > 0:
        return True
    _end_early(kit, state, battle, log)
    return False


def _end_early(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> None:
    """MM-7.12. Who remains conquers or keeps; with nobody left the territory is nobody's."""
    if battle.force > 0:
        _take(kit, state, battle, log)
        return
    if state.knights[battle.place] > 0:
        _hold(state, battle, log)
    else:
        abandon(state, battle.place, log)
    _settle(kit, state, log)


def _take(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> None:
    """MM-7.9. The attacker conquers; the clean-up waits for what the conquest may ask."""
    state.agenda.append(Step(CLEAN_UP))
    knights: i64 = battle.force
    battle.force = 0
    conquer(kit, state, battle.attacker, battle.place, knights, log)


def _hold(state: MasteryState, battle: Battle, log: Log) -> None:
    """MM-7.9. The defender keeps the place; nothing is conquered."""
    if log.wanted:
        log.emit(Held(battle.defender, battle.place, state.tiles[battle.place]))


def _settle(kit: Kit, state: MasteryState, log: Log) -> None:
    """MM-12.10, MM-7.11. The end of a battle without a conquest."""
    if kit.ruthless:
        be_ruthless(kit, state, log)
    clean_up(kit, state, log)


def draw_cards(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> None:
    """MM-7.2. Step 2: both draw up to five."""
    draw_up_to(kit, state, battle.attacker, kit.hand_battle, "MM-7.2", log)
    draw_up_to(kit, state, battle.defender, kit.hand_battle, "MM-7.2", log)


def open_sceptres(kit: Kit, state: MasteryState, battle: Battle) -> None:
    """MM-7.3. Step 3: the window, also if no sceptre applies; then the sceptres in turn (MM-3.7)."""
    open_window(kit, state, TO_SCEPTRES, battle.attacker)


def reveal(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> None:
    """MM-7.4. Step 4: both cards are turned up; then the Ambushes roll, the attacker's first."""
    _turn_up(kit, state, battle, battle.attacker, log)
    _turn_up(kit, state, battle, battle.defender, log)
    _roll_ambush(kit, state, battle, battle.attacker, log)
    _roll_ambush(kit, state, battle, battle.defender, log)


def _turn_up(kit: Kit, state: MasteryState, battle: Battle, seat: Seat, log: Log) -> None:
    province = state.provinces[seat]
    card: i64 = province.chosen
    province.chosen = UNCHOSEN
    if card == NO_CONFLICT:
        if log.wanted:
            log.emit(LaidNothing(seat))
        return
    let_go(province.hand, card)
    province.laid = append(province.laid, card)
    add_points(battle, seat, kit.value[card])
    if log.wanted:
        log.emit(Revealed(seat, card, kit.value[card], battle.attack, battle.defence))


def _roll_ambush(kit: Kit, state: MasteryState, battle: Battle, seat: Seat, log: Log) -> None:
    if AMBUSH in state.provinces[seat].laid:
        face: i64 = state.rng.roll(kit.pips)
        add_points(battle, seat, face)
        if seat == battle.attacker:
            battle.attack_face = face
        else:
            battle.defence_face = face
        if log.wanted:
            log.emit(Ambushed(seat, face, battle.attack, battle.defence))


def decide(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> None:
    """MM-7.6. Step 6: more battle points win; equal, the defender wins by one."""
    if battle.attack > battle.defence:
        battle.winner = battle.attacker
        battle.margin = battle.attack - battle.defence
    else:
        battle.winner = battle.defender
        battle.margin = battle.defence - battle.attack
        if battle.margin == 0:
            battle.margin = kit.tie_margin
    if log.wanted:
        log.emit(Decided(battle.winner, opponent(battle, battle.winner), battle.attack, battle.defence, battle.margin))
    if kit.disorder and not _survive_disorder(kit, state, battle, log):
        abandon(state, battle.place, log)
        _settle(kit, state, log)
        return
    kit.agendas.end_battle(state, battle.attacker, battle.defender)


def _survive_disorder(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> bool:
    """MM-12.13 to MM-12.15. The winner rolls for every knight; with none left the roles change, once. Whether somebody stands."""
    if _roll_for_knights(kit, state, battle, log):
        return True
    battle.winner = opponent(battle, battle.winner)
    battle.margin = 0
    if log.wanted:
        log.emit(Reversed(battle.winner, opponent(battle, battle.winner)))
    return _roll_for_knights(kit, state, battle, log)


def _roll_for_knights(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> bool:
    """MM-12.13. One die for each knight of the winner; each 1 removes one. Whether any remains; a garrison never rolls."""
    if battle.winner == battle.defender and battle.place < kit.seats:
        return True
    knights: i64 = battle.force if battle.winner == battle.attacker else state.knights[battle.place]
    faces = vec[i64]()
    lost: i64 = 0
    for _ in range(knights):
        face: i64 = state.rng.roll(kit.pips)
        faces = append(faces, face)
        if face == 1:
            lost += 1
    if log.wanted:
        log.emit(Rolled(battle.winner, faces, lost))
    lose(kit, state, battle.winner, lost, "MM-12.13", log)
    return lost < knights


def open_orbs(kit: Kit, state: MasteryState, battle: Battle) -> None:
    """MM-7.7. Step 7: the window, also if no orb applies; then the orbs in turn (MM-3.7)."""
    open_window(kit, state, TO_ORBS, battle.attacker)


def suffer(kit: Kit, state: MasteryState, battle: Battle, log: Log) -> None:
    """MM-7.8, MM-7.9. Steps 8 and 9: losses, retreat, and whose the place is."""
    loser: i64 = opponent(battle, battle.winner)
    lose(kit, state, loser, battle.margin, "MM-7.8", log)
    if battle.winner == battle.defender:
        state.knights[battle.attacker] += battle.force
        _tell_retreat(battle.attacker, battle.force, log)
        battle.force = 0
        _hold(state, battle, log)
        _settle(kit, state, log)
    elif battle.place < kit.seats:
        if log.wanted:
            log.emit(CastleFell(battle.attacker, battle.defender, battle.place, state.tiles[battle.place]))
        win(kit, state, battle.attacker, BY_SIEGE, log)
    else:
        fleeing: i64 = state.knights[battle.place]
        state.knights[battle.defender] += fleeing
        state.knights[battle.place] = 0
        _tell_retreat(battle.defender, fleeing, log)
        _take(kit, state, battle, log)


def _tell_retreat(seat: Seat, knights: i64, log: Log) -> None:
    if log.wanted and knights > 0:
        log.emit(Retreated(seat, knights))
