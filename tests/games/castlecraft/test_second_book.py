"""Walks and lines of attack agree with a second account of them, at random all over the field."""

import random

import pytest

from .builder import PLACES, Play, table
from .second_book import Book, Cell, name

UNITS = {
    "humans": {"man_at_arms": (5, 0), "knight": (4, 0), "wizard": (4, 2)},
    "dwarves": {"brave": (4, 0), "crossbowman": (4, 2), "shaman": (4, 1)},
    "shadows": {"spearman": (4, 1), "guard": (4, 0), "magister": (4, 1)},
}
FIELDS = [
    ("duel", ["humans", "shadows"]),
    ("duel", ["dwarves", "humans"]),
    ("duel_two_castles", ["shadows", "dwarves"]),
    ("three_kings", ["humans", "dwarves", "shadows"]),
    ("three_kings", ["shadows", "humans", "dwarves"]),
]
every_field = pytest.mark.parametrize(("setup", "armies"), FIELDS)


def parsed(text: str) -> Cell:
    x, y, *z = (int(part) for part in text.split(","))
    return x, y, z[0] if z else 0


class Scene:
    """Squads at random near a castle, some portals broken, one squad of the player on turn chosen."""

    def __init__(self, setup: str, armies: list[str], chance: random.Random) -> None:
        self.book = Book(setup, armies)
        self.armies = armies
        self.seat = chance.randrange(len(armies))
        centre = chance.choice(list(self.book.castle))
        near = [
            (x, y, z)
            for x in range(27)
            for y in range(27)
            for z in range(4)
            if self.book.stands((x, y, z)) and max(abs(x - centre[0]), abs(y - centre[1])) <= 4
        ]
        units = [unit for army in armies for unit in UNITS[army]]
        self.cells = dict(zip(units, chance.sample(near, len(units)), strict=True))
        doors = [edge for edge, sign in self.book.edges.items() if sign in "DG"]
        self.broken = {edge for edge in doors if chance.random() < 0.4}
        self.unit = chance.choice(list(UNITS[armies[self.seat]]))
        self.options = {"setup": setup, "places": PLACES[len(armies)]}

    def laid(self, stage: str) -> Play:
        position = table(",".join(self.armies), **self.options).turn(self.armies[self.seat]).stage(stage)
        position = position.broken(*(self.portal(edge) for edge in self.broken))
        return position.squads(**{unit: f"1 at {name(cell)}" for unit, cell in self.cells.items()}).laid()

    @staticmethod
    def portal(edge: frozenset[Cell]) -> str:
        return "-".join(name(cell) for cell in sorted(edge))

    def foes(self) -> list[str]:
        return [unit for unit in self.cells if unit not in UNITS[self.armies[self.seat]]]


@every_field
def test_walks_agree(setup: str, armies: list[str]) -> None:
    """The same cells are offered, and the way taken has the same traps and cost."""
    chance = random.Random(f"{setup} {armies}")
    for _ in range(8):
        scene = Scene(setup, armies, chance)
        play = scene.laid(scene.unit)
        start = scene.cells[scene.unit]
        hostile = set(range(len(armies))) - {scene.seat}
        foreign = {scene.cells[unit] for unit in scene.foes()}
        speed = UNITS[armies[scene.seat]][scene.unit][0]
        walks = scene.book.walks(start, 2 * speed, scene.seat, hostile, scene.broken, foreign)
        taken = set(scene.cells.values()) - {start}

        assert {name(cell) for cell in walks if cell not in taken} == play.cells()
        target = chance.choice(sorted(play.cells() - {name(start)}) or [name(start)])
        traps, cost = walks[parsed(target)]
        play.move(f"move cell={target}")
        assert min(traps, 1) == min(len(play.called("trapped")), 1)
        if not traps and target != name(start):
            assert cost == play.called("moved")[0]["cost"]


@every_field
def test_strikes_agree(setup: str, armies: list[str]) -> None:
    """The same squads and doors can be struck."""
    chance = random.Random(f"{armies} {setup}")
    for _ in range(12):
        scene = Scene(setup, armies, chance)
        start, steps = scene.cells[scene.unit], UNITS[armies[scene.seat]][scene.unit][1]
        book = scene.book
        expected = {f"attack unit={foe}" for foe in scene.foes() if book.reach(start, scene.cells[foe], steps, scene.broken)}
        for edge, castle in book.portals.items():
            if castle == scene.seat or edge in scene.broken or book.edges[edge] == "A":
                continue
            for end in edge:
                dx, dy = abs(start[0] - end[0]), abs(start[1] - end[1])
                near = 2 * max(dx, dy) + min(dx, dy) <= 2 * steps and start[2] == end[2]
                if start == end or (steps and near and book.line(start, end, scene.broken, False)):
                    expected.add(f"breach portal={scene.portal(edge)}")

        assert expected == scene.laid(f"{scene.unit} strike").strikes(), (start, scene.unit, scene.cells)
