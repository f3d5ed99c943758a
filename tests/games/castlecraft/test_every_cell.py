"""Ways and lines of attack between very many cells, reckoned once more in another manner."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from operator import itemgetter
from typing import Any

import pytest

from quintain.games.castlecraft.castles.ground import FAR
from quintain.games.castlecraft.movement import Walks, budget, costs_from
from quintain.games.castlecraft.reach import over
from quintain.games.castlecraft.realm import field_of

from .builder import table
from .test_margins_plans import house
from .test_start import own_setup, placed


def test_CC_7_5_the_way_taken_leads_where_a_way_was_offered() -> None:
    """From both sides of every whole door and gate: the same cells, and never by a shorter way."""
    for portal in table().laid().game.nouns["portal"]:
        for cell in portal.split("-"):
            for army, unit in (("humans", "knight"), ("shadows", "guard")):
                play = table().turn(army).squads(**{unit: f"1 at {cell}"}).laid()
                game, state = play.game, play.match.state
                field, number = field_of(game.realm, state), game.nouns["unit"].index(unit)
                offered = costs_from(game.realm.kit, field, state, number, budget(game.realm.kit, state, number))
                walks = Walks(game.realm.kit, field, state, number)
                for there in range(len(offered)):
                    reached = 0 <= offered[there] < FAR

                    assert reached == (walks.traps(there) >= 0), (portal, unit, game.nouns["cell"][there])
                    assert not reached or walks.cost(there) >= offered[there], (portal, unit, game.nouns["cell"][there])


def crossed(a: tuple[int, int], b: tuple[int, int]) -> list[list[tuple[int, int]]]:
    """CC-8.5. The columns strictly between two; where the line passes a corner, the two beside it together."""
    (x, y), (dx, dy) = a, (b[0] - a[0], b[1] - a[1])
    times = [(Fraction(2 * n + 1, 2 * abs(dx)), "x") for n in range(abs(dx))]
    times += [(Fraction(2 * n + 1, 2 * abs(dy)), "y") for n in range(abs(dy))]
    found = []
    for _, group in groupby(sorted(times), key=itemgetter(0)):
        axes = [axis for _, axis in group]
        east, south = (x + (1 if dx > 0 else -1), y), (x, y + (1 if dy > 0 else -1))
        if len(axes) == 2:
            found.append([east, south])
        x, y = (east if "x" in axes else (x, y))[0], (south if "y" in axes else (x, y))[1]
        found.append([(x, y)])
    return found[:-1]


def nook() -> dict[str, Any]:
    """A raised cell and a low one that touch at a corner, between two columns of masonry that rise above both."""
    ground = {"z": 0, "plan": ["", " s # .", "", " # . .", "", " . . .", ""]}
    return house(id="nook", level=[ground, {"z": 1, "plan": ["", " h #  ", "", " #    ", "", "", ""]}])


@pytest.mark.parametrize("options", [{}, own_setup(placed("nook", 12, 12), castles=[nook()])], ids=["box", "nook"])
def test_CC_8_5_nothing_between_is_higher_than_the_higher_of_both(options: dict[str, Any]) -> None:
    """By where the straight line leaves each column, from every raised cell under the sky to all others near it."""
    play = table(**options).laid()
    field = field_of(play.game.realm, play.match.state)
    heights, size = list(field.survey.height_of), int(field.size)
    open_cells = [
        (int(field.x[cell]), int(field.y[cell]), int(field.z[cell]), cell) for cell in range(field.n) if field.sky[cell]
    ]
    met = set()
    for x, y, z, a in open_cells:
        for u, v, w, b in open_cells:
            if not z or (x, y) == (u, v) or max(abs(x - u), abs(y - v)) > 6:
                continue
            steps = crossed((x, y), (u, v))
            clear = all(min(heights[row * size + column] for column, row in step) <= max(z, w) for step in steps)
            met.add((clear, any(len(step) == 2 for step in steps)))

            assert clear == over(field, a, b), (x, y, z, u, v, w)

    assert {(True, True), (True, False), (False, True), (False, False)} == met
