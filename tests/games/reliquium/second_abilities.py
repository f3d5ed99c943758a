"""First answers to the ability of a creature, worked out a second time from what is told alone; allies are not thought of."""

from __future__ import annotations

from itertools import product

from .second_map import MAP
from .second_rules import UNITS, Board, army, word


def answers(board: Board, creature: str, junction: str, faction: str) -> set[str]:
    """RQ-9.10 to RQ-9.21. Every use that changes something."""
    return ABILITIES[creature](board, junction.split("+"), faction)


def near(way: str, presence: list[str]) -> bool:
    """RQ-9.24. On a border of a presence area."""
    return any(area in presence for area in way.split(">"))


def tokens(board: Board, presence: list[str], kind: str) -> list[tuple[str, str, int]]:
    """Way, owner and value of the tokens of a kind on borders of presence areas."""
    found = [(way, *token.split(" ")[:2]) for way, token in board.told["tokens"].items() if near(way, presence)]
    return [(way, owner, int(value[1])) for way, owner, value in found if value[0] == kind]


def supply(board: Board, faction: str) -> list[int]:
    return [at + 1 for at, place in enumerate(board.told["melee"][faction]) if place == "supply"]


def cerberus(board: Board, presence: list[str], faction: str) -> set[str]:
    ways = [order.removeprefix("melee way=") for order in board.melees(faction)]
    return {f"unleash way={way} swords={swords}" for way in ways if near(way, presence) for swords in supply(board, faction)}


def malleus(board: Board, presence: list[str], faction: str) -> set[str]:
    return {"shatter"} if any(owner != faction for _, owner, _ in tokens(board, presence, "r")) else set()


def illesebra(board: Board, presence: list[str], faction: str) -> set[str]:
    return {
        f"tempt way={area}>{goal} unit={unit}"
        for area in presence
        if board.holder.get(area, faction) != faction
        for goal in MAP[area][1]
        if not board.bars(goal, board.holder[area]) and board.size(goal) < 3
        for unit, letter in UNITS.items()
        if board.units[area][letter]
    }


def aqus(board: Board, presence: list[str], faction: str) -> set[str]:
    return {march for march in board.marches(faction) if march.removeprefix("march way=").split(">")[0] in presence}


def caballus(board: Board, presence: list[str], faction: str) -> set[str]:
    reserve = army(board.told["reserve"][faction])
    found = set()
    for area in presence:
        if board.holder.get(area) != faction:
            continue
        old = board.units[area]
        for numbers in product(range(4), repeat=3):
            new = dict(zip("WDM", numbers, strict=True))
            enough = all(new[letter] - old[letter] <= reserve[letter] for letter in "WDM")
            if sum(numbers) == board.size(area) and new != old and enough:
                found.add(f"change area={area} force={word(new)}")
    return found


def arborus(board: Board, presence: list[str], faction: str) -> set[str]:
    return {
        f"rally area={area}"
        for area in presence
        if MAP[area][0] == "forest" and not board.bars(area, faction) and board.size(area) < 3
        if any(holder == faction and other != area for other, holder in board.holder.items())
    }


def ballistarius(board: Board, presence: list[str], faction: str) -> set[str]:
    return {order for order in board.ranged(faction) if near(order.removeprefix("ranged way="), presence)}


def architectus(board: Board, presence: list[str], faction: str) -> set[str]:
    return {build for build in board.builds(faction) if build.removeprefix("build area=") in presence}


def fidea(board: Board, presence: list[str], faction: str) -> set[str]:
    return {
        f"rally area={area}"
        for area in presence
        if board.owner(area) == faction and board.size(area) < 3
        if any(holder == faction and other != area and board.units[other]["M"] for other, holder in board.holder.items())
    }


def iratus(board: Board, presence: list[str], faction: str) -> set[str]:
    return {
        f"exchange swords={swords} value={value}"
        for _, owner, swords in tokens(board, presence, "m")
        if owner == faction
        for value in supply(board, faction)
    }


def armus(board: Board, presence: list[str], faction: str) -> set[str]:
    return {
        f"disarm border={'|'.join(sorted(way.split('>')))}" for way, owner, _ in tokens(board, presence, "m") if owner != faction
    }


def ignifer(board: Board, presence: list[str], faction: str) -> set[str]:
    reserve = army(board.told["reserve"][faction])
    return {
        f"recruit area={area} unit={unit}"
        for area in presence
        if MAP[area][0] != "water" and board.owner(area) == faction and board.size(area) < 3
        for unit, letter in UNITS.items()
        if reserve[letter]
    }


ABILITIES = {
    ability.__name__: ability
    for ability in (
        *(cerberus, malleus, illesebra, aqus, caballus, arborus),
        *(ballistarius, architectus, fidea, iratus, armus, ignifer),
    )
}
