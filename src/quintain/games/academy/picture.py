"""What lies on the table for a viewer: tracks and what they would give, squires and what lies before them, pieces of variants."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy import codex, goal, memory, play, scoring, tracks
from quintain.games.academy.draft import PLACES
from quintain.games.academy.kit import COLOUR_IDS, DIRECTION_IDS, SIDE_IDS, SOURCE_IDS, Kit
from quintain.games.academy.lancelot import HAND, PILE
from quintain.games.academy.picture_shapes import (
    AcademyPicture,
    AcademySeat,
    BoardPicture,
    CardPicture,
    CoatPicture,
    ExchangePicture,
    MarkerPicture,
    MemoryPicture,
    PassPicture,
    PlacePicture,
    PlayedPicture,
    ScorePicture,
    ScrollPicture,
    SlotPicture,
    SquirePicture,
)
from quintain.games.academy.questions import concerned
from quintain.games.academy.scene import kind_of
from quintain.games.academy.scoring import EVERYONE
from quintain.games.academy.seating import in_turn, is_neutral, player, receiver
from quintain.games.academy.state import (
    ASSIGN,
    BOARDS,
    CHARITY,
    CHOOSE,
    EDUCATION,
    GALLANTRY,
    KING,
    NONE,
    PICK,
    RAISE,
    SPLIT,
    AcademyState,
)
from quintain.kernel.game import AnyGame
from quintain.kernel.pictures import Hidden, picture_of
from quintain.kernel.types import HIDDEN, TRUTH

PLACE_IDS: Final = ("first", "second", "third")
SCROLL_IDS: Final = ("board", "taken", "aside")


def picture(game: AnyGame, kit: Kit, view: AcademyState) -> AcademyPicture:
    """Everything, with what each board would give as it stands."""
    names = game.nouns["squire"]
    ranked = [tracks.ranking(kit, view, board) for board in range(BOARDS)]
    points = [scoring.worth(kit, view, board, ranked[board]) for board in range(BOARDS)]
    due = [scoring.is_due(kit, view, board) for board in range(BOARDS)]
    squires = [squire_picture(game, kit, view, squire, points, due) for squire in range(len(names))]
    cup = int(view.cup)
    return {
        **picture_of(game, view),
        "seats": seats(game, kit, view, squires),
        "squires": squires,
        "boards": [board_picture(game, kit, view, board, ranked[board], points[board], due[board]) for board in range(BOARDS)],
        "first": int(view.first),
        "direction": DIRECTION_IDS[0 if kit.left[view.round] == 1 else 1],
        "passing": passing(kit, view, names),
        "order": [names[in_turn(kit, view, nth)] for nth in range(len(names))],
        "deck": len(kit.deck) - (len(view.packs) if kit.lancelot else len(view.packs) + len(view.kept)),
        "cup": cup if kit.black_vs_white else None,
        "side": SIDE_IDS[play.cup_side(cup)] if kit.black_vs_white else None,
        "scrolls": scrolls(kit, view, names),
        "codex": slots(game, kit, view),
        "memory": memories(game, kit, view),
    }


def hidden(back: str) -> Hidden:
    return {"hidden": True, "back": back}


def cards(names: tuple[str, ...], numbers: list[int]) -> list[CardPicture | Hidden]:
    """Cards as the viewer sees them: known ones by id, the others by their backs."""
    made: list[CardPicture | Hidden] = []
    for card in numbers:
        if card < 0:
            made.append(hidden("card"))
        else:
            made.append({"card": names[card]})
    return made


def known(names: tuple[str, ...], numbers: list[int]) -> list[CardPicture]:
    return [{"card": names[card]} for card in numbers if card >= 0]


# Boards


def board_picture(
    game: AnyGame, kit: Kit, view: AcademyState, board: int, ranked: vec[i64], points: vec[i64], due: bool
) -> BoardPicture:
    names = game.nouns["squire"]
    base = board * len(names)
    length = int(kit.length[board])
    order = list(ranked) + [squire for squire in range(len(names)) if view.progress[base + squire] == 0]
    markers: list[MarkerPicture] = []
    for squire in order:
        progress = int(view.progress[base + squire])
        laps = 0 if board == KING else progress // length
        markers.append(
            {
                "squire": names[squire],
                "progress": progress,
                "space": progress - laps * length,
                "laps": laps,
                "below": int(view.height[base + squire]),
            }
        )
    return {
        "board": game.nouns["board"][board],
        "markers": markers,
        "places": places(kit, view, names, board, ranked, points),
        "due": due,
        "scored": not due and scoring.is_scored(kit, view, board),
        "taking": taking(kit, view, names) if board == EDUCATION else [],
        "exchanges": exchanges(kit, view, names, ranked) if board == CHARITY and kit.most_generous else [],
    }


def places(
    kit: Kit, view: AcademyState, names: tuple[str, ...], board: int, ranked: vec[i64], points: vec[i64]
) -> list[PlacePicture]:
    """AC-7. The places that bring something, and what."""
    kind = kind_of(kit, board)
    made: list[PlacePicture] = []
    if kind in ("spaces", "scrolls"):
        kinds = scoring.prizes(kit, view, board, ranked)
        return [place("space", names[squire], _value(kit, int(kinds[squire])), 0, True) for squire in range(len(names))]
    if kind in ("bonus", "bets", "places", "knight", "trophies"):
        paid = 2 if kind == "trophies" else int(kit.paid)
        for nth in range(min(paid, len(ranked))):
            squire = int(ranked[nth])
            steps = int(kit.steps[nth]) if board == GALLANTRY else 0
            made.append(place(PLACE_IDS[nth], names[squire], int(points[squire]), steps, is_certain(kit, view, kind, squire)))
    if kind in ("worst", "trophies"):
        for squire in tracks.last_of(kit, view, board, ranked):
            made.append(place("last", names[squire], int(points[squire]), 0, is_certain(kit, view, kind, squire)))
    before = int(tracks.last_but_one_of(kit, ranked))
    if kind == "worst" and before != NONE:
        made.append(place("last_but_one", names[before], int(points[before]), 0, True))
    return made


def place(key: str, squire: str, points: int, steps: int, certain: bool) -> PlacePicture:
    return {"place": key, "squire": squire, "points": points, "steps": steps, "certain": certain}


def is_certain(kit: Kit, view: AcademyState, kind: str, squire: int) -> bool:
    """AC-19.1. Whether the viewer can count the coats for which the dragon pays; on other boards nothing is counted."""
    if kind != "trophies":
        return True
    return not any(view.coat_owner[i] == squire and view.coats[i] == HIDDEN for i in range(len(view.coats)))


def _value(kit: Kit, kind: int) -> int:
    return 0 if kind == NONE else int(kit.coat_value[kind])


def taking(kit: Kit, view: AcademyState, names: tuple[str, ...]) -> list[str]:
    """AC-17.3. Who takes from the Codex before whom, as Education stands."""
    return [names[squire] for squire in codex.takers(kit, view)] if kit.classical_education else []


def exchanges(kit: Kit, view: AcademyState, names: tuple[str, ...], ranked: vec[i64]) -> list[ExchangePicture]:
    """AC-20.2, AC-20.3. First place with one of the last; with enough participants second place with whoever is last but one."""
    made: list[ExchangePicture] = []
    if ranked:
        rivals = [names[squire] for squire in tracks.last_of(kit, view, CHARITY, ranked)]
        made.append({"squire": names[ranked[0]], "rivals": rivals, "takes": int(kit.claims[0])})
    before = int(tracks.last_but_one_of(kit, ranked))
    if len(ranked) > 1 and kit.second_exchange and before != NONE:
        made.append({"squire": names[ranked[1]], "rivals": [names[before]], "takes": int(kit.claims[1])})
    return made


# Squires and seats


def squire_picture(
    game: AnyGame, kit: Kit, view: AcademyState, squire: int, points: list[vec[i64]], due: list[bool]
) -> SquirePicture:
    names, faces, boards = game.nouns["squire"], game.nouns["card"], game.nouns["board"]
    size = len(names)
    pack = 0 if kit.lancelot else len(view.packs) // size
    together = not view.agenda or int(view.agenda[-1].kind) in (PICK, SPLIT, CHOOSE, ASSIGN, RAISE)
    played: list[PlayedPicture] = [
        {"card": faces[view.played[i]], "board": boards[view.played_on[i]]}
        for i in range(len(view.played))
        if view.played_by[i] == squire
    ]
    hand = [int(card) for card in play.hand(kit, view, squire)] if not pack else []
    return {
        "squire": names[squire],
        "seat": NONE if is_neutral(kit, squire) else int(player(kit, view, squire)),
        "colour": COLOUR_IDS[squire],
        "concerned": not together and int(concerned(kit, view)) == squire,
        "pack": cards(faces, [int(card) for card in view.packs[squire * pack : (squire + 1) * pack]]),
        "kept": cards(faces, [int(view.kept[i]) for i in range(squire, len(view.kept), size)]),
        "hand": cards(faces, sorted([card for card in hand if card >= 0]) + [card for card in hand if card < 0]),
        "played": played,
        "coats": coats(game, kit, view, squire),
        "bonus": int(view.bonus[squire]),
        "bet": boards[view.bets[squire]] if len(view.bets) and view.bets[squire] != NONE else None,
        "score": score(game, kit, view, squire, points, due),
    }


def coats(game: AnyGame, kit: Kit, view: AcademyState, squire: int) -> list[CoatPicture | Hidden]:
    """What lies before a squire, the best first, hidden ones last."""
    kinds: list[tuple[int, int, int]] = []
    backs = 0
    for i in range(len(view.coats)):
        if view.coat_owner[i] == squire:
            kind = int(view.coats[i])
            if kind == HIDDEN:
                backs += 1
            else:
                kinds.append((-int(kit.coat_value[kind]), kind, int(view.coat_seen[i])))
    made: list[CoatPicture | Hidden] = []
    for _, kind, seen in sorted(kinds):
        made.append(coat(game, kit, kind, seen >= EVERYONE))
    return made + [hidden("coat") for _ in range(backs)]


def coat(game: AnyGame, kit: Kit, kind: int, is_open: bool) -> CoatPicture:
    return {
        "coat": game.nouns["coat"][kind],
        "source": SOURCE_IDS[kit.coat_source[kind]],
        "points": int(kit.coat_value[kind]),
        "open": is_open,
    }


def score(game: AnyGame, kit: Kit, view: AcademyState, squire: int, points: list[vec[i64]], due: list[bool]) -> ScorePicture:
    """AC-11.2. Known coats and the dragon's points; then what boards would add, of this round and at the end."""
    now = int(view.bonus[squire])
    certain = True
    for i in range(len(view.coats)):
        if view.coat_owner[i] == squire:
            if view.coats[i] == HIDDEN:
                certain = False
            else:
                now += int(kit.coat_value[view.coats[i]])
    parts: dict[str, int] = {}
    soon = 0
    at_last = 0
    for board in range(BOARDS):
        gives = int(points[board][squire])
        if gives:
            parts[game.nouns["board"][board]] = gives
            soon += gives if due[board] else 0
            at_last += gives if due[board] or (view.round < kit.rounds and len(view.agenda) > 0) else 0
    return {"now": now, "if_scored": now + soon, "if_ended": now + at_last, "certain": certain, "parts": parts}


def seats(game: AnyGame, kit: Kit, view: AcademyState, squires: list[SquirePicture]) -> list[AcademySeat]:
    faces = game.nouns["card"]
    public = [public_points(kit, view, seat) for seat in range(int(kit.seats))]
    best = list(goal.ranks(kit, view)) if not view.agenda and HIDDEN not in view.coats else []
    kinds = [int(step.kind) for step in view.agenda]
    shown = CHOOSE in kinds and SPLIT not in kinds
    made: list[AcademySeat] = []
    for seat in range(int(kit.seats)):
        own = [squire for squire in squires if squire["seat"] == seat]
        dealt = [int(card) for card in view.packs[HAND * seat : HAND * (seat + 1)]] if kit.lancelot else []
        piles = [known(faces, dealt[:PILE]), known(faces, dealt[PILE:])] if shown else []
        total = added([squire["score"] for squire in own])
        made.append(
            {
                "seat": seat,
                "points": total["now"],
                "leads": best[seat] == 1 if best else public[seat] == max(public),
                "squires": [squire["squire"] for squire in own],
                "first": seat == int(view.first),
                "ready": bool(view.ready >> seat & 1),
                "chosen": chosen(faces, view, seat),
                "cards": [] if shown or len(view.kept) else cards(faces, dealt),
                "piles": piles,
                "score": total,
            }
        )
    return made


def chosen(faces: tuple[str, ...], view: AcademyState, seat: int) -> list[CardPicture | Hidden]:
    """The secret choice of a seat as far as it is made: its own to the viewer, a back of others when they are ready."""
    named = [int(card) for card in view.choices[PLACES * seat : PLACES * (seat + 1)]]
    if view.viewer in (seat, TRUTH):
        return cards(faces, [card for card in named if card != NONE])
    return [hidden("card")] if view.ready >> seat & 1 else []


def public_points(kit: Kit, view: AcademyState, seat: int) -> int:
    """What everybody can count of a player's coats."""
    points = 0
    for i in range(len(view.coats)):
        if view.coat_seen[i] >= EVERYONE and player(kit, view, view.coat_owner[i]) == seat:
            points += 0 if is_neutral(kit, view.coat_owner[i]) else int(kit.coat_value[view.coats[i]])
    for squire in range(int(kit.squires)):
        if player(kit, view, squire) == seat and not is_neutral(kit, squire):
            points += int(view.bonus[squire])
    return points


def added(scores: list[ScorePicture]) -> ScorePicture:
    """The sum of a player's squires."""
    parts: dict[str, int] = {}
    for each in scores:
        for board, points in each["parts"].items():
            parts[board] = parts.get(board, 0) + points
    return {
        "now": sum([each["now"] for each in scores]),
        "if_scored": sum([each["if_scored"] for each in scores]),
        "if_ended": sum([each["if_ended"] for each in scores]),
        "certain": all(each["certain"] for each in scores),
        "parts": parts,
    }


# Pieces


def passing(kit: Kit, view: AcademyState, names: tuple[str, ...]) -> list[PassPicture]:
    """AC-4.2. The circle of the draft; Lancelot has none."""
    if kit.lancelot:
        return []
    return [{"squire": names[squire], "to": names[receiver(kit, view, squire)]} for squire in range(len(names))]


def scrolls(kit: Kit, view: AcademyState, names: tuple[str, ...]) -> list[ScrollPicture]:
    made: list[ScrollPicture] = []
    for i in range(len(view.scrolls)):
        taker = int(view.scroll_taker[i])
        made.append(
            {
                "space": int(kit.scrolls[i]),
                "place": SCROLL_IDS[view.scrolls[i]],
                "taker": None if taker == NONE else names[taker],
            }
        )
    return made


def slots(game: AnyGame, kit: Kit, view: AcademyState) -> list[SlotPicture]:
    """AC-17. The Codex while it is filled."""
    made: list[SlotPicture] = []
    if len(view.codex) != kit.squires:
        return made
    for slot in range(len(view.codex)):
        kind, taker = int(view.codex[slot]), int(view.codex_taker[slot])
        seen = int(view.codex_seen[slot])
        made.append(
            {
                "slot": slot,
                "coat": hidden("coat") if kind == HIDDEN else coat(game, kit, kind, False),
                "seen": [seat for seat in range(int(kit.seats)) if seen >> seat & 1],
                "taker": None if taker == NONE else game.nouns["squire"][taker],
            }
        )
    return made


def memories(game: AnyGame, kit: Kit, view: AcademyState) -> list[MemoryPicture]:
    """The packs the viewer has passed on, as he saw them last, and who has held them since."""
    made: list[MemoryPicture] = []
    if not view.seen or not view.agenda:
        return made
    names, faces = game.nouns["squire"], game.nouns["card"]
    done, deal = int(memory.steps_done(kit, view)), int(kit.deal)
    for pack in range(len(names)):
        end = (pack + 1) * deal
        start = int(view.stretch[end - 1])
        if start == NONE:
            continue
        steps = range(start - pack * deal, min(deal - 1, done) + 1)
        holders = [int(memory.holder(kit, view, pack, step)) for step in steps]
        if holders and view.viewer not in holders:
            remembered = known(faces, [int(card) for card in view.seen[start:end]])
            made.append({"pack": names[pack], "cards": remembered, "holders": [names[holder] for holder in holders]})
    return made
