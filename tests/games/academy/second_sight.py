"""What the second book tells of its table, whole or as far as one viewer may know it."""

from __future__ import annotations

from typing import Any

from .second_book import Book
from .second_table import BOARDS, COLOURS, SOURCES, in_order, value_of

EVERYTHING = -2  # the viewer of the whole truth
HIDDEN = "hidden"


def read_out(book: Book, viewer: int = EVERYTHING) -> dict[str, Any]:
    """The table in the words in which the game tells it."""
    told: dict[str, Any] = {
        "round": book.round,
        "first": book.first(),
        "phase": book.phase,
        "turn": book.turn,
        "direction": "left" if book.round % 2 else "right",
        "order": book.order(),
        "deck": 52 - (12 if book.lancelot else 5 * len(book.squires)),
        "tracks": {book.board_name(board): notation(book, board) for board in BOARDS},
        "spaces": {book.board_name(board): spaces(book, board) for board in BOARDS},
        "places": {book.board_name(board): places(book, board) for board in BOARDS},
        "squires": {squire: belongings(book, squire, viewer) for squire in book.squires},
    }
    if "black_vs_white" in book.on:
        told["cup"] = book.cup
    if "service_to_king" in book.on:
        told["scrolls"] = {str(space): where for space, where in book.scrolls.items()}
    if "classical_education" in book.on:
        told["codex"] = codex(book, viewer)
        told["codex_taken"] = book.codex_taken
        told["peeked"] = [sorted(seats) for seats in book.peeked]
    if book.lancelot:
        told["players"] = {str(seat): cards_of_player(book, seat, viewer) for seat in range(2)}
    elif viewer >= 0:
        told["memory"] = memory(book, viewer)
    if book.over:
        told["totals"] = {squire: book.total(squire) for squire in book.squires}
    return told


# tracks


def notation(book: Book, board: str) -> str:
    track = book.marker[board]
    found = []
    for space in sorted({track[s][0] for s in book.squires if track[s][0]}, reverse=True):
        stack = sorted((s for s in book.squires if track[s][0] == space), key=lambda s: track[s][1])
        found.append(f"{space}:[{','.join(stack)}]")
    if zero := book.zero(board):
        found.append("0:{" + ",".join(zero) + "}")
    return " ".join(found)


def spaces(book: Book, board: str) -> dict[str, str]:
    shown = {}
    for squire in book.squires:
        steps = book.marker[board][squire][0]
        laps = 0 if board == "king" else steps // 20
        shown[squire] = f"{steps - 20 * laps}+{laps}" if laps else str(steps)
    return shown


def places(book: Book, board: str) -> dict[str, Any]:
    best = [*book.ranking(board), None, None, None]
    return {
        "first": best[0],
        "second": best[1],
        "third": best[2],
        "last": book.last(board),
        "last_but_one": book.last_but_one(board),
    }


# squires


def belongings(book: Book, squire: str, viewer: int) -> dict[str, Any]:
    mine = may_look(book, squire, viewer)
    coats = sorted(book.coats[squire], key=lambda coat: (SOURCES.index(coat[0]), coat[1]))
    shown = [f"{coat[0]}_{coat[1]}" for coat in coats if coat_is_open(book, squire, coat, viewer)]
    told = {
        "seat": book.owner.get(squire),
        "colour": squire if book.lancelot else COLOURS[book.squires.index(squire)],
        "pack": shown_cards(in_order(book.packs[squire]), mine),
        "kept": shown_cards(book.kept[squire], mine),
        "hand": shown_cards(in_order(book.hands[squire]), mine),
        "played": [f"{card} {book.board_name(board)}" for card, board in book.played[squire]],
        "coats": shown + [HIDDEN] * (len(coats) - len(shown)),
        "coat_count": len(coats),
        "bonus": book.bonus[squire],
        "points": book.total(squire) if len(shown) == len(coats) else None,
    }
    if "good_manners" in book.on:
        bet = book.bets[squire]
        told["bet"] = bet and book.board_name(bet)
    return told


def may_look(book: Book, squire: str, viewer: int) -> bool:
    """Packs, kept cards and hands are for their owner alone."""
    return viewer == EVERYTHING or book.owner.get(squire) == viewer


def shown_cards(cards: list[str], mine: bool) -> list[str]:
    return cards if mine else [HIDDEN] * len(cards)


def coat_is_open(book: Book, squire: str, coat: tuple[str, int, int, bool], viewer: int) -> bool:
    """Own coats, coats of this scoring that do not come from the Codex, and all of them when they are uncovered."""
    if viewer == EVERYTHING or book.over or book.uncovered or "open_scores" in book.on:
        return True
    if squire in book.owner and book.owner[squire] == viewer:
        return True
    return coat[2] == book.round and not coat[3]


def codex(book: Book, viewer: int) -> list[str]:
    """Own looks; once everyone has taken, only the zero coats lie there again, for all to see."""
    everyone = viewer == EVERYTHING or len(book.codex) < len(book.squires)
    known = [everyone or viewer in seats for seats in book.peeked]
    return [f"education_{value}" if known[slot] else HIDDEN for slot, value in enumerate(book.codex)]


def cards_of_player(book: Book, seat: int, viewer: int) -> dict[str, Any]:
    if seat in book.piles:
        return {"pack": [card for pile in book.piles[seat] for card in pile]}
    open_hand = book.revealed or viewer in (seat, EVERYTHING)
    cards = book.six.get(seat, [])
    return {"pack": cards if open_hand else [HIDDEN] * len(cards)}


# what is remembered of the draft


def cuts(book: Book, pack: str, viewer: int) -> list[int]:
    """The steps at which the viewer knows exactly what a pack holds, before the pick of that step."""
    found = set()
    for step, cards in enumerate(book.trail[pack]):
        squire = book.holder(pack, step)
        done = step + 1 < len(book.trail[pack])
        if book.owner.get(squire) == viewer:
            found.update([step, step + 1] if done else [step])
        elif squire == "N" and book.handler() == viewer and done:
            best = max(value_of(card) for card in cards)
            seen_through = len({card for card in cards if value_of(card) == best}) == 1
            found.update([step, step + 1] if seen_through else [step])
    return sorted(step for step in found if step < 5)


def memory(book: Book, viewer: int) -> dict[str, list[str]]:
    """Each pack that the viewer has held or handled, as far as he knows it."""
    known = {pack: cuts(book, pack, viewer) for pack in book.squires}
    return {pack: in_order(book.trail[pack][steps[-1]]) for pack, steps in known.items() if steps}
