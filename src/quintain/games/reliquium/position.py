"""Positions laid out from the words of the game, and told in the same words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintain.games.reliquium.agenda import carry_on
from quintain.games.reliquium.control import castles
from quintain.games.reliquium.estates import is_open, next_open
from quintain.games.reliquium.forecast import COURSES, forecast
from quintain.games.reliquium.invariants import faults
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import (
    ALLIES,
    FACTIONS,
    FIGURES,
    LETTERS,
    MILITIA_RULE,
    NOBODY,
    RULES,
    SENT_MILITIA,
    TERRAINS,
    force_name,
)
from quintain.games.reliquium.options import ReliquiumOptions
from quintain.games.reliquium.setup import bare_table, settle_castles, settle_neutral, settle_units
from quintain.games.reliquium.state import ATTACK_STAGE, PEACE, ROUND_END, WAR, ReliquiumState
from quintain.games.reliquium.steps import peace_index, token_in_order
from quintain.games.reliquium.turn import phase_of
from quintain.kernel.agenda import Step
from quintain.kernel.errors import PositionError
from quintain.kernel.events import Log
from quintain.kernel.position import number, only, text, texts, which, whole, within
from quintain.kernel.rng import Rng
from quintain.kernel.types import Json

WORDS: Final = (
    "factions",
    "round",
    "phase",
    "turn",
    "done",
    "base",
    "areas",
    "tokens",
    "creatures",
    "pawns",
    "militia",
    "refused",
)
PHASES: Final = ("peace", "war", "attack")
BASES: Final = ("castles", "start")


def lay(kit: Kit, options: ReliquiumOptions, position: dict[str, Json]) -> ReliquiumState:
    """A position shows what is on the map; reserves, tracks and supplies follow from it."""
    only(position, WORDS, "a position")
    state = bare_table(kit, options)
    state.rng = Rng.seeded(0)
    seat_factions(options, state, position)
    phase = PHASES[which(position.get("phase", "peace"), PHASES, "phase")]
    base = BASES[which(position.get("base", "castles"), BASES, "base")]
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] == NOBODY:
            settle_neutral(kit, state, faction, Log())
        else:
            settle_castles(kit, state, faction)
            if base == "start":
                settle_units(kit, state, faction)
    for name in within(position, "areas"):
        lay_area(kit, state, name, text(within(position, "areas"), name))
    count_pieces(kit, state)
    for name in within(position, "tokens"):
        lay_token(kit, state, name, text(within(position, "tokens"), name), phase)
    for name, words in within(position, "creatures").items():
        state.creature[which(name, kit.creatures.ids, "creature")] = which(words, kit.land.junction_ids, "junction")
    lay_pawns(state, within(position, "pawns"))
    for name in texts(position, "militia"):
        if phase != "attack" or not state.rules & MILITIA_RULE:
            raise PositionError("militia is laid out in phase attack, and only where the option militia is chosen")
        state.militia |= 1 << player(state, name)
    state.round = number(position, "round", 1, 1, int(options.last_round()))
    lay_agenda(kit, state, position, phase)
    wrong = faults(kit, state)
    if wrong:
        raise PositionError(wrong[0])
    carry_on(kit, state, options.last_round(), Log())
    return state


def seat_factions(options: ReliquiumOptions, state: ReliquiumState, position: dict[str, Json]) -> None:
    chosen = options.chosen()
    if "factions" in position:
        named = [which(name, FACTIONS, "faction") for name in texts(position, "factions")]
        if chosen and named != chosen:
            raise PositionError("the factions of a position are those of the options")
        chosen = named
    if len(chosen) != options.seats or len(set(chosen)) != len(chosen):
        raise PositionError(f"factions are {options.seats} different ones, one for each seat")
    for seat, faction in enumerate(chosen):
        state.seat_of[faction] = seat


def lay_area(kit: Kit, state: ReliquiumState, name: str, words: str) -> None:
    """An area exactly as said: `legion castle 2W 1M`, `alliance castle, legion 1W`, `empty`."""
    area = which(name, kit.land.ids, "area")
    neutral = state.castle[area] if state.castle[area] != NOBODY and state.seat_of[state.castle[area]] == NOBODY else NOBODY
    state.castle[area], state.army[area], state.holder[area] = NOBODY, 0, NOBODY
    for part in [] if words.strip() == "empty" else words.split(","):
        told = part.split()
        faction = which(told[0] if told else "", FACTIONS, "faction")
        for word in told[1:]:
            if word == "castle":
                if state.castle[area] != NOBODY:
                    raise PositionError(f"{name} has one castle at most")
                state.castle[area] = faction
            else:
                if state.holder[area] not in (NOBODY, faction) or state.seat_of[faction] == NOBODY:
                    raise PositionError(f"{name} has units of one faction at most, and of one with a player")
                if force_of(name, word) == 0:
                    continue
                state.army[area] = joined(f"area {name}", int(state.army[area]), force_of(f"area {name}", word))
                state.holder[area] = faction
        if len(told) < 2:
            raise PositionError(f"area {name} is written as faction, castle, units, not {words!r}")
    castle = state.castle[area]
    if neutral != castle and (neutral != NOBODY or state.seat_of[castle] == NOBODY):
        raise PositionError(f"neutral castles stand where RQ-0.8 puts them; {name} cannot be {words!r}")


def force_of(where: str, word: str) -> int:
    """A packed force from its letters: 2W, 1W1M."""
    force = 0
    rest = word if word != "none" else ""
    while rest:
        if len(rest) < 2 or not rest[0].isdecimal() or rest[1] not in LETTERS or int(rest[0]) > 3:
            raise PositionError(f"{where}: a force is written like 2W1M, not {word!r}")
        shift = 2 * LETTERS.index(rest[1])
        if (force >> shift & 3) + int(rest[0]) > 3:
            raise PositionError(f"{where}: there are not so many figures of a class as in {word!r}")
        force += int(rest[0]) << shift
        rest = rest[2:]
    return force


def joined(where: str, force: int, more: int) -> int:
    """Two packed forces together, with a militia in one of them at most."""
    if any((force >> shift & 3) + (more >> shift & 3) > 3 for shift in (0, 2, 4)) or force & more & SENT_MILITIA:
        raise PositionError(f"{where}: there are not so many of a class")
    return force + more


def count_pieces(kit: Kit, state: ReliquiumState) -> None:
    """What is not on the map is in the reserve or on the track."""
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] == NOBODY:
            continue
        for unit in range(3):
            standing = sum([int(state.army[a] >> 2 * unit & 3) for a in range(kit.land.areas) if state.holder[a] == faction])
            if standing > kit.figures:
                raise PositionError(f"{FACTIONS[faction]} has only {kit.figures} figures of each class, not {standing}")
            state.reserve[faction] += (int(kit.figures) - standing - int(state.reserve[faction] >> 2 * unit & 3)) << 2 * unit
        for segment in range(3):
            built = [a for a in range(kit.land.areas) if state.castle[a] == faction and kit.land.terrain[a] == segment]
            if len(built) > 3:
                raise PositionError(f"{FACTIONS[faction]} has only three castles of a type, not {len(built)}")
            state.track[faction * 3 + segment] = 3 - len(built)
        state.pawn[faction] = next_open(state, faction, 0)


def lay_token(kit: Kit, state: ReliquiumState, name: str, words: str, phase: str) -> None:
    """A token by its way: `legion m1`, `legion r1 1M`, `order r2 1D militia`, `order r1 for alliance 1W`."""
    way = which(name, kit.land.way_ids, "way")
    told = words.split()
    if len(told) < 2 or len(told[1]) != 2 or told[1][0] not in "mr" or told[1][1] not in "123":
        raise PositionError(f"token {name} is written as faction and m or r with a value of 1 to 3, not {words!r}")
    faction = player(state, told[0])
    token = faction * 3 + int(told[1][1]) - 1
    tokens = state.melee if told[1][0] == "m" else state.ranged
    if tokens[token] >= 0:
        raise PositionError(f"{told[0]} has one token {told[1]} only")
    tokens[token] = way
    rest = told[2:]
    if told[1][0] == "m":
        if rest:
            raise PositionError(f"nobody is sent to a melee token; token {name} cannot be {words!r}")
        return
    state.friend[token] = faction
    if len(rest) > 1 and rest[0] == "for":
        if not state.rules & ALLIES:
            raise PositionError(f"without the option allies token {name} cannot be {words!r}")
        state.friend[token] = player(state, rest[1])
        rest = rest[2:]
    if rest and phase != "attack":
        raise PositionError(f"units are sent in phase attack only; token {name} cannot be {words!r}")
    for word in rest:
        more = SENT_MILITIA if word == "militia" else force_of(f"token {name}", word)
        state.sent[token] = joined(f"token {name}", int(state.sent[token]), more)


def lay_pawns(state: ReliquiumState, pawns: dict[str, Json]) -> None:
    for name, space in pawns.items():
        state.pawn[player(state, name)] = whole(space, f"the space of the pawn of {name}, 0 beside the track,", 0, 9)


def lay_agenda(kit: Kit, state: ReliquiumState, position: dict[str, Json], phase: str) -> None:
    """Who is still to act, or which part of the war begins."""
    if phase != "peace":
        for word in ("turn", "done", "refused"):
            if word in position:
                raise PositionError(f"{word} belongs to phase peace")
        then = [Step(WAR)] if phase == "war" else [Step(ROUND_END), Step(ATTACK_STAGE)]
        state.agenda.extend(then)
        return
    active: i64 = 0
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] != NOBODY and castles(state, faction) > 0:
            active |= 1 << faction
    for name in texts(position, "done"):
        active &= ~(1 << player(state, name))
    turn: i64 = 0
    if "turn" in position:
        turn = player(state, text(position, "turn"))
        if not active >> turn & 1:
            raise PositionError(f"{FACTIONS[turn]} has no turn left")
    for name in texts(position, "refused"):
        state.refused |= 1 << player(state, name)
    state.agenda.append(Step(WAR))
    state.agenda.append(kit.peace_steps[peace_index(active, turn)])


def player(state: ReliquiumState, name: str) -> int:
    faction = which(name, FACTIONS, "faction")
    if state.seat_of[faction] == NOBODY:
        raise PositionError(f"nobody leads {name}")
    return faction


# Told


def tell(kit: Kit, state: ReliquiumState) -> dict[str, Json]:
    """A state as plain words and numbers; `lay` knows the first of them."""
    phase = phase_of(state)
    seats = [(int(seat), faction) for faction, seat in enumerate(state.seat_of) if seat != NOBODY]
    told: dict[str, Json] = {
        "phase": phase,
        "round": int(state.round),
        "active": int(state.agenda[-1].seat) if state.agenda else None,
        "factions": [FACTIONS[faction] for _, faction in sorted(seats)],
        "rules": [rule for bit, rule in enumerate(RULES) if state.rules >> bit & 1],
    }
    if phase == "setup":
        return told
    told["done"] = [FACTIONS[faction] for _, faction in sorted(seats, key=_faction) if is_done(state, faction)]
    told["militia"] = [FACTIONS[faction] for faction in range(4) if state.militia >> faction & 1]
    told["areas"] = {name: tell_area(kit, state, area) for area, name in enumerate(kit.land.ids)}
    told["tokens"] = tell_tokens(kit, state)
    told["creatures"] = {
        name: kit.land.junction_ids[state.creature[creature]] if state.creature[creature] >= 0 else "supply"
        for creature, name in enumerate(kit.creatures.ids)
    }
    told["battles"] = tell_battles(kit, state)
    players = [faction for _, faction in sorted(seats, key=_faction)]
    told["pawns"] = {FACTIONS[f]: int(state.pawn[f]) for f in players}
    told["castles"] = {FACTIONS[f]: int(castles(state, f)) for f in players}
    told["track"] = {FACTIONS[f]: {TERRAINS[s]: int(state.track[f * 3 + s]) for s in range(3)} for f in players}
    told["open"] = {FACTIONS[f]: [space for space in range(1, 10) if is_open(state, f, space)] for f in players}
    told["reserve"] = {FACTIONS[f]: force_name(int(state.reserve[f])) for f in players}
    told["melee"] = {FACTIONS[f]: [tell_melee(kit, state, f * 3 + v) for v in range(3)] for f in players}
    told["ranged"] = {FACTIONS[f]: [tell_ranged(kit, state, f * 3 + v) for v in range(3)] for f in players}
    return told


def _faction(pair: tuple[int, int]) -> int:
    return pair[1]


def is_done(state: ReliquiumState, faction: int) -> bool:
    """RQ-3.4. The faction takes no more turns in this peace phase."""
    for step in state.agenda:
        if step.kind == PEACE:
            return not step.a >> faction & 1
    return False


def tell_area(kit: Kit, state: ReliquiumState, area: int) -> str:
    """`legion castle 2W1M`, or `empty`."""
    holder, castle = int(state.holder[area]), int(state.castle[area])
    units = force_name(int(state.army[area]))
    if castle == NOBODY:
        return "empty" if holder == NOBODY else f"{FACTIONS[holder]} {units}"
    if holder == NOBODY:
        return f"{FACTIONS[castle]} castle"
    if holder == castle:
        return f"{FACTIONS[castle]} castle {units}"
    return f"{FACTIONS[castle]} castle, {FACTIONS[holder]} {units}"


def tell_tokens(kit: Kit, state: ReliquiumState) -> dict[str, Json]:
    """What lies on the borders, by the way it points."""
    told: dict[str, Json] = {}
    for token in range(12):
        name, value = FACTIONS[token // 3], token % 3 + 1
        if state.melee[token] >= 0:
            told[kit.land.way_ids[state.melee[token]]] = f"{name} m{value}"
        if state.ranged[token] >= 0:
            told[kit.land.way_ids[state.ranged[token]]] = f"{name} r{value}{tell_sent(state, token)}"
    return told


def tell_sent(state: ReliquiumState, token: int) -> str:
    friend, sent = int(state.friend[token]), int(state.sent[token])
    ally = f" for {FACTIONS[friend]}" if friend != token // 3 else ""
    units = f" {force_name(sent & FIGURES)}" if sent & FIGURES else ""
    return f"{ally}{units}{' militia' if sent & SENT_MILITIA else ''}"


def tell_melee(kit: Kit, state: ReliquiumState, token: int) -> str:
    way = int(state.melee[token])
    return kit.land.way_ids[way] if way >= 0 else "supply"


def tell_ranged(kit: Kit, state: ReliquiumState, token: int) -> str:
    way = int(state.ranged[token])
    return f"{kit.land.way_ids[way]}{tell_sent(state, token)}" if way >= 0 else "supply"


def tell_battles(kit: Kit, state: ReliquiumState) -> list[Json]:
    """RQ-11.1. The melee tokens still to be carried out, in their order, with the sums as they stand."""
    settled = 0
    for step in state.agenda:
        if step.kind == ATTACK_STAGE:
            settled = int(step.a)
    told: list[Json] = []
    for at in range(settled, 12):
        token = int(token_in_order(at))
        if state.melee[token] < 0:
            continue
        seen = forecast(kit, state, token // 3, state.melee[token], token % 3 + 1)
        told.append(
            {
                "token": f"{FACTIONS[token // 3]} m{token % 3 + 1}",
                "way": kit.land.way_ids[state.melee[token]],
                "course": COURSES[seen.course],
                "attack": seen.attack,
                "defence": seen.defence,
                "attack_support": seen.attack_support,
                "defence_support": seen.defence_support,
            }
        )
    return told
