"""A state or a view in the words of the game."""

from __future__ import annotations

from typing import Final

from quintain.games.academy import lancelot, play, tracks
from quintain.games.academy.kit import DIRECTION_IDS, Kit
from quintain.games.academy.questions import concerned, question
from quintain.games.academy.scoring import total
from quintain.games.academy.seating import in_turn, is_neutral, player
from quintain.games.academy.state import ASSIGN, BOARDS, CHOOSE, NONE, PICK, RAISE, SPLIT, AcademyState
from quintain.kernel.types import HIDDEN, Json

Nouns = dict[str, tuple[str, ...]]

SCROLLS: Final = ("board", "taken", "aside")
UNKNOWN: Final = "hidden"


def tell(kit: Kit, nouns: Nouns, state: AcademyState) -> dict[str, Json]:
    """Everything a viewer can read off the table; unknown cards and coats are `hidden`."""
    squires = nouns["squire"]
    nobody = state.agenda and state.agenda[-1].kind in (PICK, SPLIT, CHOOSE, ASSIGN, RAISE)  # a player is asked, not a squire
    told: dict[str, Json] = {
        "round": int(state.round),
        "first": int(state.first),
        "phase": phase(kit, state),
        "turn": squires[concerned(kit, state)] if state.agenda and not nobody else None,
        "direction": DIRECTION_IDS[0 if kit.left[state.round] == 1 else 1],
        "order": [squires[in_turn(kit, state, nth)] for nth in range(len(squires))],
        "deck": len(kit.deck) - dealt(kit, state),
        "tracks": {nouns["board"][board]: track(kit, nouns, state, board) for board in range(BOARDS)},
        "spaces": {nouns["board"][board]: spaces(kit, nouns, state, board) for board in range(BOARDS)},
        "places": {nouns["board"][board]: places(kit, nouns, state, board) for board in range(BOARDS)},
        "squires": {name: tell_squire(kit, nouns, state, squire) for squire, name in enumerate(squires)},
    }
    if kit.black_vs_white:
        told["cup"] = int(state.cup)
    if kit.service_to_king:
        told["scrolls"] = {str(kit.scrolls[i]): SCROLLS[state.scrolls[i]] for i in range(2)}
    if kit.classical_education:
        told["codex"] = [name_of(nouns["coat"], kind) for kind in state.codex]
        told["codex_taken"] = [None if taker == NONE else squires[taker] for taker in state.codex_taker]
        told["peeked"] = [[seat for seat in range(int(kit.seats)) if seen >> seat & 1] for seen in state.codex_seen]
    if kit.lancelot:
        told["players"] = {str(seat): {"pack": cards(nouns, list(lancelot.hand_of(state, seat)))} for seat in range(2)}
    if state.seen:
        told["memory"] = tell_memory(kit, nouns, state)
    if not state.agenda and HIDDEN not in state.coats:
        told["totals"] = {name: int(total(kit, state, squire)) for squire, name in enumerate(squires)}
    return told


def phase(kit: Kit, state: AcademyState) -> str:
    """What is asked now."""
    if not state.agenda:
        return "over"
    key = question(kit, state)[1]
    return {"pick": "draft", "claim_one": "claim"}.get(key, key)


def dealt(kit: Kit, state: AcademyState) -> int:
    if kit.lancelot:
        return len(state.packs)
    return len(state.packs) + len(state.kept)


def name_of(ids: tuple[str, ...], number: int) -> str:
    return UNKNOWN if number == HIDDEN else ids[number]


def cards(nouns: Nouns, numbers: list[int]) -> list[Json]:
    return [name_of(nouns["card"], number) for number in numbers]


def track(kit: Kit, nouns: Nouns, state: AcademyState, board: int) -> str:
    """The markers of a board, best first: `8:[E] 6:[A,B] 0:{C,D}`."""
    base = board * int(kit.squires)
    squires = list(range(int(kit.squires)))
    stacks: list[str] = []
    for progress in sorted({int(state.progress[base + squire]) for squire in squires}, reverse=True):
        stack = [squire for squire in squires if state.progress[base + squire] == progress]
        stack.sort(key=lambda squire: int(state.height[base + squire]))
        names = ",".join([nouns["squire"][squire] for squire in stack])
        stacks.append(f"{progress}:[{names}]" if progress else f"0:{{{names}}}")
    return " ".join(stacks)


def spaces(kit: Kit, nouns: Nouns, state: AcademyState, board: int) -> dict[str, Json]:
    """AC-6.2. The space each marker shows, and its laps after a plus."""
    told: dict[str, Json] = {}
    for squire, name in enumerate(nouns["squire"]):
        progress, length = int(state.progress[board * int(kit.squires) + squire]), int(kit.length[board])
        laps = 0 if nouns["board"][board] == "king" else progress // length
        told[name] = f"{progress - laps * length}+{laps}" if laps else str(progress)
    return told


def places(kit: Kit, nouns: Nouns, state: AcademyState, board: int) -> dict[str, Json]:
    """AC-7. Who holds which place."""
    squires = nouns["squire"]
    ranked = [squires[squire] for squire in tracks.ranking(kit, state, board)]
    before = int(tracks.last_but_one(kit, state, board))
    told: dict[str, Json] = {}
    for place, word in enumerate(("first", "second", "third")):
        told[word] = ranked[place] if place < len(ranked) else None
    told["last"] = [squires[squire] for squire in tracks.last(kit, state, board)]
    told["last_but_one"] = None if before == NONE else squires[before]
    return told


def tell_squire(kit: Kit, nouns: Nouns, state: AcademyState, squire: int) -> dict[str, Json]:
    """What lies before one participant."""
    size = int(kit.squires)
    kept = [int(state.kept[i]) for i in range(squire, len(state.kept), size)]
    pack_size = 0 if kit.lancelot else len(state.packs) // size
    coats = [int(state.coats[i]) for i in range(len(state.coats)) if state.coat_owner[i] == squire]
    coats.sort(key=lambda kind: (99, 0) if kind < 0 else (int(kit.coat_source[kind]), int(kit.coat_value[kind])))
    hand = [int(card) for card in play.hand(kit, state, squire)]
    told: dict[str, Json] = {
        "seat": None if is_neutral(kit, squire) else int(player(kit, state, squire)),
        "colour": nouns["colour"][squire],
        "pack": cards(nouns, [int(card) for card in state.packs[squire * pack_size : (squire + 1) * pack_size]]),
        "kept": cards(nouns, kept),
        "hand": cards(nouns, sorted([card for card in hand if card >= 0]) + [card for card in hand if card < 0]),
        "played": [
            f"{nouns['card'][state.played[i]]} {nouns['board'][state.played_on[i]]}"
            for i in range(len(state.played))
            if state.played_by[i] == squire
        ],
        "coats": [name_of(nouns["coat"], kind) for kind in coats],
        "coat_count": len(coats),
        "bonus": int(state.bonus[squire]),
        "points": None if HIDDEN in coats else int(total(kit, state, squire)),
    }
    if kit.good_manners:
        told["bet"] = None if state.bets[squire] == NONE else nouns["board"][state.bets[squire]]
    return told


def tell_memory(kit: Kit, nouns: Nouns, state: AcademyState) -> dict[str, Json]:
    """The packs that the viewer has passed on, as they were when he last saw them."""
    deal = int(kit.deal)
    told: dict[str, Json] = {}
    for pack, name in enumerate(nouns["squire"]):
        start = int(state.stretch[(pack + 1) * deal - 1])
        if start != NONE:
            told[name] = cards(nouns, [int(card) for card in state.seen[start : (pack + 1) * deal]])
    return told
