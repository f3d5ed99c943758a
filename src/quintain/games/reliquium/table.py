"""Positions laid out from the words of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintain.games.reliquium.control import castles
from quintain.games.reliquium.estates import next_open
from quintain.games.reliquium.flow import carry_on
from quintain.games.reliquium.invariants import faults
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ALLIES, FACTIONS, LETTERS, MILITIA_RULE, NOBODY, SENT_MILITIA
from quintain.games.reliquium.options import ReliquiumOptions
from quintain.games.reliquium.setup import bare_table, settle_castles, settle_neutral, settle_units
from quintain.games.reliquium.state import ATTACK_STAGE, ROUND_END, WAR, ReliquiumState
from quintain.kernel.agenda import Step
from quintain.kernel.errors import PositionError
from quintain.kernel.events import Log
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


def lay(kit: Kit, options: ReliquiumOptions, position: dict[str, Json]) -> ReliquiumState:
    """A position shows what is on the map; reserves, tracks and supplies follow from it."""
    for word in position:
        if word not in WORDS:
            raise PositionError(f"a position does not know {word!r}; it knows {', '.join(WORDS)}")
    state = bare_table(kit, options)
    state.rng = Rng.seeded(0)
    seat_factions(options, state, position)
    phase = one_of(position, "phase", PHASES)
    base = one_of(position, "base", ("castles", "start"))
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] == NOBODY:
            settle_neutral(kit, state, faction, Log())
        else:
            settle_castles(kit, state, faction)
            if base == "start":
                settle_units(kit, state, faction)
    for name, words in table_of(position, "areas").items():
        lay_area(kit, state, name, text_of(f"area {name}", words))
    count_pieces(kit, state)
    for name, words in table_of(position, "tokens").items():
        lay_token(kit, state, name, text_of(f"token {name}", words), phase)
    for name, words in table_of(position, "creatures").items():
        state.creature[place("creature", name, kit.creatures.ids)] = place("junction", words, kit.land.junction_ids)
    lay_pawns(state, table_of(position, "pawns"))
    for name in names_of(position, "militia"):
        if phase != "attack" or not state.rules & MILITIA_RULE:
            raise PositionError("militia is laid out in phase attack, and only where the option militia is chosen")
        state.militia |= 1 << player(state, name)
    state.round = number_of(position, "round", 1, int(options.round_limit))
    wrong = faults(kit, state)
    if wrong:
        raise PositionError(wrong[0])
    lay_agenda(kit, state, position, phase)
    carry_on(kit, state, options.round_limit, Log())
    return state


def seat_factions(options: ReliquiumOptions, state: ReliquiumState, position: dict[str, Json]) -> None:
    chosen = options.chosen()
    if "factions" in position:
        named = [place("faction", name, FACTIONS) for name in names_of(position, "factions")]
        if chosen and named != chosen:
            raise PositionError("the factions of a position are those of the options")
        chosen = named
    if len(chosen) != options.seats or len(set(chosen)) != len(chosen):
        raise PositionError(f"factions are {options.seats} different ones, one for each seat")
    for seat, faction in enumerate(chosen):
        state.seat_of[faction] = seat


def lay_area(kit: Kit, state: ReliquiumState, name: str, words: str) -> None:
    """An area exactly as said: `legion castle 2W 1M`, `alliance castle, legion 1W`, `empty`."""
    area = place("area", name, kit.land.ids)
    neutral = state.castle[area] if state.castle[area] != NOBODY and state.seat_of[state.castle[area]] == NOBODY else NOBODY
    state.castle[area], state.army[area], state.holder[area] = NOBODY, 0, NOBODY
    for part in [] if words.strip() == "empty" else words.split(","):
        told = part.split()
        faction = place("faction", told[0] if told else "", FACTIONS)
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
    way = place("way", name, kit.land.way_ids)
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
        if not isinstance(space, int) or isinstance(space, bool) or not 0 <= space <= 9:
            raise PositionError(f"the pawn of {name} stands on a space from 1 to 9, or 0 beside the track, not {space!r}")
        state.pawn[player(state, name)] = space


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
    for name in names_of(position, "done"):
        active &= ~(1 << player(state, name))
    turn: i64 = 0
    if "turn" in position:
        turn = player(state, text_of("turn", position["turn"]))
        if not active >> turn & 1:
            raise PositionError(f"{FACTIONS[turn]} has no turn left")
    for name in names_of(position, "refused"):
        state.refused |= 1 << player(state, name)
    state.agenda.append(Step(WAR))
    state.agenda.append(kit.peace_steps[active * 4 + turn])


# Words read


def table_of(position: dict[str, Json], key: str) -> dict[str, Json]:
    value = position.get(key, {})
    if isinstance(value, dict):
        return value
    raise PositionError(f"{key} is a table, not {value!r}")


def text_of(where: str, value: Json) -> str:
    if isinstance(value, str):
        return value
    raise PositionError(f"{where} is a text, not {value!r}")


def names_of(position: dict[str, Json], key: str) -> list[str]:
    value = position.get(key, [])
    if isinstance(value, list):
        return [text_of(key, item) for item in value]
    raise PositionError(f"{key} is a list of factions, not {value!r}")


def number_of(position: dict[str, Json], key: str, default: int, high: int) -> int:
    value = position.get(key, default)
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= high:
        return value
    raise PositionError(f"{key} is a number from 1 to {high}, not {value!r}")


def one_of(position: dict[str, Json], key: str, words: tuple[str, ...]) -> str:
    """The word chosen; the first where nothing is said."""
    value = position.get(key, words[0])
    if isinstance(value, str) and value in words:
        return value
    raise PositionError(f"{key} is one of {', '.join(words)}, not {value!r}")


def place(noun: str, name: Json, ids: tuple[str, ...]) -> int:
    """The number of a thing by its id."""
    if isinstance(name, str) and name in ids:
        return ids.index(name)
    raise PositionError(f"there is no {noun} {name!r}; there is {', '.join(ids[:8])}{' …' if len(ids) > 8 else ''}")


def player(state: ReliquiumState, name: str) -> int:
    faction = place("faction", name, FACTIONS)
    if state.seat_of[faction] == NOBODY:
        raise PositionError(f"nobody leads {name}")
    return faction
