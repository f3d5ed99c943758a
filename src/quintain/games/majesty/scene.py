"""What never changes during a match: the cards, both faces of every building, the numbers of the box."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from mypy_extensions import i64

from quintain.games.majesty.kit import BUILDINGS, COLUMNS, INFIRMARY, KINDS, ROLES, SIDES, SPECIALS, Face, Kit
from quintain.games.majesty.options import FULL_SHUFFLE, MajestyOptions
from quintain.kernel.content import Content, Entry
from quintain.kernel.pictures import Scene


class CardShape(TypedDict):
    """A character card: who is on it, and how many there are of each stage."""

    card: str
    roles: list[str]
    stage1: int
    stage2: int


class AbilityShape(TypedDict):
    """One row on a building; `wounded` among the characters stands for the cards in the infirmary."""

    kind: str
    of: list[str]
    points: int
    workers: int
    limit: int  # of an exchange


class FaceShape(TypedDict):
    """One side of a building."""

    value: int  # of its majority; the penalty of the infirmary is negative
    abilities: list[AbilityShape]


class BuildingShape(TypedDict):
    """A building with both its sides."""

    building: str
    number: int
    role: NotRequired[str]  # whose building it is; the infirmary is nobody's
    special: str  # its signpost: heal_top, defend, attack, game_end or none
    colour: str
    faces: dict[str, FaceShape]  # by side


class ChipShape(TypedDict):
    """A kind of chip."""

    chip: str
    value: int
    count: int


class MajestyScene(Scene):
    """Everything printed, as this table plays with it."""

    cards: list[CardShape]
    buildings: list[BuildingShape]
    chips: list[ChipShape]
    corrected: bool  # the host has changed printed values
    deck_mode: str
    played: list[int]  # cards of stage 1 and of stage 2 that are played with
    market_size: int
    worker_places: int  # of a worker card
    workers: int  # of all players, the market and the reserve
    start_workers: int
    turns: int  # of each player
    overflow_points: int  # for a worker without a place at the end of a turn
    shortage_points: int  # for a worker that the reserve lacked


def scene(base: Scene, kit: Kit, options: MajestyOptions, content: Content) -> MajestyScene:
    """The common part of the scene, and the box."""
    root = content.root()
    second = len(kit.stage) - int(kit.stage1)
    first = int(kit.stage1 if options.deck_mode == FULL_SHUFFLE else kit.stage1_kept)
    return {
        **base,
        "nouns": {**base["nouns"], "card": list(kit.types)},  # each once, however many the box holds
        "cards": [card_shape(entry) for entry in root.entries("card")],
        "buildings": [building_shape(kit, number, entry) for number, entry in enumerate(root.entries("building"))],
        "chips": [
            {"chip": entry.text("id"), "value": entry.number("value"), "count": entry.number("count")}
            for entry in root.entries("chip")
        ],
        "corrected": bool(options.content),
        "deck_mode": options.deck_mode,
        "played": [first, second],
        "market_size": int(kit.market_size),
        "worker_places": int(kit.places),
        "workers": int(kit.workers),
        "start_workers": int(kit.start_workers),
        "turns": int(kit.turns // options.seats),
        "overflow_points": int(kit.overflow),
        "shortage_points": int(kit.shortage),
    }


def card_shape(entry: Entry) -> CardShape:
    """MJ-3.3. The characters in the order of their buildings."""
    roles: list[str] = [role for role in ROLES if role in entry.texts("roles")]
    return {"card": entry.text("id"), "roles": roles, "stage1": entry.number("stage1"), "stage2": entry.number("stage2")}


def building_shape(kit: Kit, place: i64, entry: Entry) -> BuildingShape:
    shape: BuildingShape = {
        "building": BUILDINGS[place],
        "number": int(place) + 1,
        "special": SPECIALS[kit.specials[place]] or "none",
        "colour": entry.text("color"),
        "faces": {letter: face_shape(kit.face(place, side)) for side, letter in enumerate(SIDES)},
    }
    if place < COLUMNS:
        shape["role"] = ROLES[place]
    return shape


def face_shape(face: Face) -> FaceShape:
    rows: list[AbilityShape] = [
        {
            "kind": KINDS[row.kind],
            "of": ["wounded" if role == INFIRMARY else ROLES[role] for role in row.roles],
            "points": int(row.points),
            "workers": int(row.workers),
            "limit": int(row.limit),
        }
        for row in face.abilities
    ]
    return {"value": int(face.majority), "abilities": rows}
