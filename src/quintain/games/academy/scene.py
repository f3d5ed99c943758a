"""What never changes during a match: boards with their tracks and awards, cards, coats, rounds, and which numbers are ours."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from quintain.games.academy.kit import (
    BOARD_IDS,
    COLOUR_IDS,
    DIRECTION_IDS,
    ROUND_IDS,
    SOURCE_IDS,
    SYMBOL_IDS,
    Kit,
    board_of,
    value_of,
)
from quintain.games.academy.printed import Mark, PrintedScene, board_mark, mark_of, printed
from quintain.games.academy.state import (
    BOARDS,
    CARDS,
    DRAGON,
    DUEL,
    EDUCATION,
    GALLANTRY,
    KING,
    NONE,
    SWORD,
    TOURNAMENT,
    VALUES,
)
from quintain.games.academy.turn import PHASE_IDS
from quintain.kernel.content import Content, Entry
from quintain.kernel.game import AnyGame
from quintain.kernel.pictures import Scene, scene_of

WIDTH: Final = 6  # cells of a board from side to side
CUP_ROW: Final = 7200  # thousandths of a cell: where the middle of the Cup's arc lies below the joined board


class CellScene(TypedDict):
    """A space of a track: where it lies on its board, and what the King gives there."""

    x: int
    y: int
    dark: bool
    points: NotRequired[int]  # King only
    mark: NotRequired[Mark]


class AwardScene(TypedDict):
    """What a place brings: a coat of so many points, or so many steps on Gallantry."""

    place: str  # first, second, third, last, last_but_one
    points: int
    steps: int
    coats: int  # Dragon's back: so many coats make a point
    mark: Mark


class BoardScene(TypedDict):
    """One of the seven boards with the side that is up."""

    board: str
    symbol: str
    back: bool
    kind: Literal["bonus", "bets", "places", "knight", "worst", "codex", "spaces", "scrolls", "trophies", "exchange"]
    column: int
    row: int
    open: bool  # the track ends; others are loops
    length: int  # spaces of a loop; the last space of an open track
    cells: list[CellScene]
    score: list[int]  # rounds at whose end it is scored; none where scrolls decide
    reset: list[int]  # rounds at whose end its markers go back to zero
    awards: list[AwardScene]
    winning: list[AwardScene]  # of a knight's track while the Cup stands on its side
    mark: Mark  # of its awards as a whole


class CardScene(TypedDict):
    """A learning card: the steps it brings and where."""

    card: str
    symbol: str
    value: int
    count: int
    boards: list[str]


class CoatScene(TypedDict):
    """A kind of coat of arms."""

    coat: str
    source: str
    points: int
    mark: Mark


class RoundScene(TypedDict):
    """A field of the Manuscript, and in Lancelot a row of the turn-order card."""

    round: int
    numeral: str
    direction: str
    order: NotRequired[list[str]]  # Lancelot: colours
    mark: NotRequired[Mark]  # of that order
    scored: list[str]
    reset: list[str]


class CupCell(TypedDict):
    """A space of the Cup's track; places in thousandths of a cell of the joined board."""

    space: int  # below zero on the black side
    x: int
    y: int


class CupScene(TypedDict):
    """The Cup's track under the joined board."""

    end: int
    cells: list[CupCell]
    mark: Mark


class AcademyScene(Scene):
    """Medieval Academy under given options."""

    boards: list[BoardScene]
    cards: list[CardScene]
    coats: list[CoatScene]
    rounds: list[RoundScene]
    phases: list[str]
    deal: int
    plays: int
    paid: int  # places that are rewarded
    deck: int
    open_scores: bool
    joined: bool  # Duel and Tournament lie as one board
    cup: CupScene | None
    scrolls: list[int]  # their spaces
    codex: list[int]  # the coats laid on it every round
    exchange: list[int]  # how many coats first and second place may take
    exchange_highest: int  # and of how many points at most
    printed: list[PrintedScene]


def rounds_in(mask: int) -> list[int]:
    return [number for number in range(1, len(ROUND_IDS) + 1) if mask >> number & 1]


def scene(game: AnyGame, kit: Kit) -> AcademyScene:
    """The whole scene."""
    root = game.content.root()
    boards = game.nouns["board"]
    codex = [int(kit.coat_value[kind]) for kind in kit.codex] + [0] * (int(kit.squires) - 2)
    return {
        **scene_of(game),
        "boards": [board_scene(kit, game.content, boards, board) for board in range(BOARDS)],
        "cards": [card_scene(kit, boards, game.nouns["card"], card) for card in range(CARDS) if card in kit.deck],
        "coats": [coat_scene(kit, game.content, game.nouns["coat"], kind) for kind in range(len(kit.coat_value))],
        "rounds": [round_scene(kit, game.content, boards, number) for number in range(1, int(kit.rounds) + 1)],
        "phases": list(PHASE_IDS),
        "deal": int(kit.deal),
        "plays": int(kit.plays),
        "paid": int(kit.paid),
        "deck": len(kit.deck),
        "open_scores": kit.open_scores,
        "joined": kit.black_vs_white,
        "cup": cup_scene(kit, game.content) if kit.black_vs_white else None,
        "scrolls": [int(space) for space in kit.scrolls] if kit.service_to_king else [],
        "codex": codex if kit.classical_education else [],
        "exchange": [int(n) for n in kit.claims[: 2 if kit.second_exchange else 1]] if kit.most_generous else [],
        "exchange_highest": int(kit.claim_highest),
        "printed": printed(kit, game.content, root),
    }


def board_scene(kit: Kit, content: Content, names: tuple[str, ...], board: int) -> BoardScene:
    root = content.root()
    place = root.entry("layout").numbers(BOARD_IDS[board])
    by_scrolls = board == KING and kit.service_to_king
    mark = board_mark(kit, content, board)
    return {
        "board": names[board],
        "symbol": SYMBOL_IDS[board if board == GALLANTRY else board - 1 if board != DUEL else SWORD],
        "back": is_back(kit, board),
        "kind": kind_of(kit, board),
        "column": place[0],
        "row": place[1],
        "open": board == KING,
        "length": int(kit.length[board]),
        "cells": cells(kit, content, root, board),
        "score": [] if by_scrolls else rounds_in(int(kit.score[board])),
        "reset": [] if by_scrolls else rounds_in(int(kit.reset[board])),
        "awards": awards(kit, board, mark, False),
        "winning": awards(kit, board, mark, True) if kind_of(kit, board) == "knight" else [],
        "mark": mark,
    }


def is_back(kit: Kit, board: int) -> bool:
    """AC-2.1. Whether the board of a chosen variant lies with its back up."""
    return [
        kit.good_manners,
        kit.black_vs_white,
        kit.black_vs_white,
        kit.classical_education,
        kit.service_to_king,
        kit.defeat_dragon,
        kit.most_generous,
    ][board]


def kind_of(
    kit: Kit, board: int
) -> Literal["bonus", "bets", "places", "knight", "worst", "codex", "spaces", "scrolls", "trophies", "exchange"]:
    """How a board gives what it gives."""
    back = is_back(kit, board)
    if board == GALLANTRY:
        return "bets" if back else "bonus"
    if board in (DUEL, TOURNAMENT):
        return "knight" if back else "places"
    if board == EDUCATION:
        return "codex" if back else "worst"
    if board == KING:
        return "scrolls" if back else "spaces"
    if board == DRAGON:
        return "trophies" if back else "places"
    return "exchange" if back else "worst"


def cells(kit: Kit, content: Content, root: Entry, board: int) -> list[CellScene]:
    """The spaces of a track along the rim; a track of another length than the picture's has the same rim again."""
    track = root.entry("track")
    across, down, dark = track.numbers("across"), track.numbers("down"), track.numbers("dark")
    mark = board_mark(kit, content, board)
    made: list[CellScene] = []
    for space in range(int(kit.length[board]) + (1 if board == KING else 0)):
        at = space % len(across)
        cell: CellScene = {"x": across[at], "y": down[at], "dark": at in dark}
        if board == KING:
            cell["points"] = points_of(kit, int(kit.spaces[space]))
            cell["mark"] = mark if kit.service_to_king or space in range(6, int(kit.length[KING])) else ""
        made.append(cell)
    return made


def points_of(kit: Kit, kind: int) -> int:
    return 0 if kind == NONE else int(kit.coat_value[kind])


def awards(kit: Kit, board: int, mark: Mark, winning: bool) -> list[AwardScene]:
    """What places bring on a board; none where spaces, coats on the Codex or an exchange decide."""
    if board == GALLANTRY:
        return [award(place, 0, int(kit.steps[place]), 0, mark) for place in range(int(kit.paid))]
    if board in (DUEL, TOURNAMENT) and kit.black_vs_white:
        kinds = kit.winner if winning else kit.loser
        return [award(place, points_of(kit, int(kinds[place])), 0, 0, mark) for place in range(int(kit.paid))]
    if board == DRAGON and kit.defeat_dragon:
        return [
            award(0, 1, 0, int(kit.first_per), mark),
            award(1, 1, 0, int(kit.second_per), mark),
            award(3, -1, 0, int(kit.last_per), mark),
        ]
    if board in (DUEL, TOURNAMENT, DRAGON):
        return [award(place, points_of(kit, int(kit.places[3 * board + place])), 0, 0, mark) for place in range(int(kit.paid))]
    if kind_of(kit, board) == "worst":
        return [award(3 + n, points_of(kit, int(kit.worst[2 * board + n])), 0, 0, mark) for n in range(2)]
    return []


def award(place: int, points: int, steps: int, coats: int, mark: Mark) -> AwardScene:
    ids = ("first", "second", "third", "last", "last_but_one")
    return {"place": ids[place], "points": points, "steps": steps, "coats": coats, "mark": mark}


def card_scene(kit: Kit, boards: tuple[str, ...], names: tuple[str, ...], card: int) -> CardScene:
    symbol = card // VALUES
    return {
        "card": names[card],
        "symbol": SYMBOL_IDS[symbol],
        "value": int(value_of(card)),
        "count": list(kit.deck).count(card),
        "boards": [boards[DUEL], boards[TOURNAMENT]] if symbol == SWORD else [boards[board_of(card)]],
    }


def coat_scene(kit: Kit, content: Content, names: tuple[str, ...], kind: int) -> CoatScene:
    """A coat is marked as the board that gives it."""
    source = SOURCE_IDS[kit.coat_source[kind]]
    mark: Mark = ""
    if source in ("king", "dragon", "charity"):
        mark = board_mark(kit, content, BOARD_IDS.index(source))
    if source == "king" and not kit.service_to_king and kind == kit.spaces[kit.length[KING]]:
        mark = ""  # the end of the track is certain
    return {"coat": names[kind], "source": source, "points": int(kit.coat_value[kind]), "mark": mark}


def round_scene(kit: Kit, content: Content, boards: tuple[str, ...], number: int) -> RoundScene:
    made: RoundScene = {
        "round": number,
        "numeral": ROUND_IDS[number - 1],
        "direction": DIRECTION_IDS[0 if kit.left[number] == 1 else 1],
        "scored": [boards[board] for board in range(BOARDS) if kit.score[board] >> number & 1 and not _by_scrolls(kit, board)],
        "reset": [boards[board] for board in range(BOARDS) if kit.reset[board] >> number & 1 and not _by_scrolls(kit, board)],
    }
    if kit.lancelot:
        made["mark"] = mark_of(content, f"turn_order.{ROUND_IDS[number - 1]}.colours")
        made["order"] = [COLOUR_IDS[kit.order[4 * number + nth]] for nth in range(4)]
    return made


def _by_scrolls(kit: Kit, board: int) -> bool:
    return board == KING and kit.service_to_king


def cup_scene(kit: Kit, content: Content) -> CupScene:
    """An arc below the joined board, from the black end to the white one."""
    end = int(kit.cup_end)
    made: list[CupCell] = []
    for space in range(-end, end + 1):
        rise = 800 * space * space // (end * end)
        made.append({"space": space, "x": 500 * (2 * WIDTH - 1) + 4800 * space // end, "y": CUP_ROW - rise})
    return {"end": end, "cells": made, "mark": mark_of(content, "variants.black_vs_white.cup")}
