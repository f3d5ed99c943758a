"""Which numbers are our reconstruction, and what a host may enter for them (AC-R27, AC-R1)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from quintain.games.academy.kit import CHARITY_WORST, CUP_LEAST, CUP_MOST, DRAGON_MOST, KING_MOST, ROUND_IDS, Kit
from quintain.games.academy.state import CHARITY, DRAGON, KING
from quintain.kernel.content import Content, Entry
from quintain.kernel.game import Name
from quintain.kernel.types import Json

Mark = Literal["", "ours", "uncertain", "entered"]  # of a number: certain; our reconstruction; the rulebook's, perhaps; a host's


class PrintedScene(TypedDict):
    """A number of the printed boards that the rulebook does not repeat: what a host may enter for it (AC-R27).

    `printed-<id>` in the catalogue says what is certain. A correction is content: the path with a list (or number) of values.
    """

    printed: str
    paths: list[str]
    mark: Mark
    used: bool  # under these options
    values: list[int]
    rows: NotRequired[list[list[str]]]  # the turn-order card
    fixed: list[int]  # places of the list that are certain
    low: int
    high: int
    order: Literal["rising", "falling", "any", "circle"]


def mark_of(content: Content, path: str, mark: Mark = "ours") -> Mark:
    """The mark of a doubtful value; one that a host has corrected is no longer in doubt."""
    for fact in content.facts:
        if fact.path == path:
            return mark if fact.unsure else "entered"
    return ""


def board_mark(kit: Kit, content: Content, board: int) -> Mark:
    """AC-R27, AC-R1. Whether the awards of a board are certain."""
    if board == KING:
        return mark_of(content, "variants.service_to_king.spaces" if kit.service_to_king else "boards.king.spaces")
    if board == DRAGON and not kit.defeat_dragon:
        return mark_of(content, "boards.dragon.places")
    if board == CHARITY and not kit.most_generous:
        return charity_mark(content)
    return ""


def printed(kit: Kit, content: Content, root: Entry) -> list[PrintedScene]:
    """AC-R27, AC-R1. Every number that may be entered for a table, as it stands."""
    boards, variants = root.entry("boards"), root.entry("variants")
    last = int(kit.length[KING])
    orders = root.entries("turn_order")
    charity = boards.entry("charity")
    return [
        {
            "printed": "king",
            "paths": ["boards.king.spaces"],
            "mark": mark_of(content, "boards.king.spaces"),
            "used": not kit.service_to_king,
            "values": boards.entry("king").numbers("spaces"),
            "fixed": [*range(6), last],
            "low": 0,
            "high": KING_MOST,
            "order": "rising",
        },
        {
            "printed": "dragon",
            "paths": ["boards.dragon.places"],
            "mark": mark_of(content, "boards.dragon.places"),
            "used": not kit.defeat_dragon,
            "values": boards.entry("dragon").numbers("places"),
            "fixed": [],
            "low": 0,
            "high": DRAGON_MOST,
            "order": "falling",
        },
        {
            "printed": "cup",
            "paths": ["variants.black_vs_white.cup"],
            "mark": mark_of(content, "variants.black_vs_white.cup"),
            "used": kit.black_vs_white,
            "values": [variants.entry("black_vs_white").number("cup")],
            "fixed": [],
            "low": CUP_LEAST,
            "high": CUP_MOST,
            "order": "any",
        },
        {
            "printed": "king_back",
            "paths": ["variants.service_to_king.spaces"],
            "mark": mark_of(content, "variants.service_to_king.spaces"),
            "used": kit.service_to_king,
            "values": variants.entry("service_to_king").numbers("spaces"),
            "fixed": [],
            "low": 0,
            "high": KING_MOST,
            "order": "rising",
        },
        {
            "printed": "turn_order",
            "paths": [f"turn_order.{entry.text('id')}.colours" for entry in orders],
            "mark": order_mark(content),
            "used": kit.lancelot,
            "values": [],
            "rows": [entry.texts("colours") for entry in orders],
            "fixed": [],
            "low": 0,
            "high": 0,
            "order": "circle",
        },
        {
            "printed": "charity",
            "paths": ["boards.charity.last", "boards.charity.penultimate"],
            "mark": charity_mark(content),
            "used": not kit.most_generous,
            "values": [charity.number("last"), charity.number("penultimate")],
            "fixed": [],
            "low": CHARITY_WORST,
            "high": 0,
            "order": "any",
        },
    ]


def order_mark(content: Content) -> Mark:
    """The turn-order card is ours as long as one of its rows is."""
    marks = [mark_of(content, f"turn_order.{numeral}.colours") for numeral in ROUND_IDS]
    return "ours" if "ours" in marks else "entered"


def charity_mark(content: Content) -> Mark:
    """The penalties of Charity are uncertain as long as one of them is."""
    marks = [mark_of(content, f"boards.charity.{key}", "uncertain") for key in ("last", "penultimate")]
    return "uncertain" if "uncertain" in marks else "entered"


def amended(content: Content, root: Entry) -> dict[str, Name]:
    """AC-R27. How the clauses read that name a number entered for this table."""
    boards, variants = root.entry("boards"), root.entry("variants")
    charity = boards.entry("charity")
    king = boards.entry("king").numbers("spaces")
    first, second, third = boards.entry("dragon").numbers("places")
    texts: dict[str, Name] = {}
    if _entered(content, "boards.dragon.places"):
        texts["AC-9.2"] = Name("amended-dragon", {"first": first, "second": second, "third": third})
    if _entered(content, "boards.charity.last") or _entered(content, "boards.charity.penultimate"):
        penalties: dict[str, Json] = {"last": charity.number("last"), "penultimate": charity.number("penultimate")}
        texts["AC-9.3"] = Name("amended-charity", penalties)
    if _entered(content, "boards.king.spaces"):
        listed = ", ".join([f"{space}: {king[space]}" for space in range(6, len(king))])
        texts["AC-9.4"] = Name("amended-king", {"spaces": listed})
    if any(_entered(content, f"turn_order.{numeral}.colours") for numeral in ROUND_IDS):
        texts["AC-14.5"] = Name("amended-turn_order", _rows(root))
    if _entered(content, "variants.black_vs_white.cup"):
        texts["AC-15.1"] = Name("amended-cup", {"steps": variants.entry("black_vs_white").number("cup")})
    if _entered(content, "variants.service_to_king.spaces"):
        back = variants.entry("service_to_king").numbers("spaces")
        listed = ", ".join([f"{space}: {points}" for space, points in enumerate(back)])
        texts["AC-18.2"] = Name("amended-king_back", {"spaces": listed})
    return texts


def _entered(content: Content, path: str) -> bool:
    return mark_of(content, path) == "entered"


def _rows(root: Entry) -> dict[str, Json]:
    """The colours of the turn-order card by round and place: `III-2`."""
    colours: dict[str, Json] = {}
    for entry in root.entries("turn_order"):
        for place, colour in enumerate(entry.texts("colours"), 1):
            colours[f"{entry.text('id')}-{place}"] = {"noun": "colour", "id": colour}
    return colours
