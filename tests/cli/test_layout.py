"""How choices share lines."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from quintain.cli.layout import Kin, in_columns, in_families, kin_of
from quintain.kernel.actions import ActionSpace


def lines(drawn: RenderableType, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    console.print(drawn)
    file = console.file
    assert isinstance(file, io.StringIO)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def told(labels: list[str], kin: list[Kin], width: int = 100) -> list[str]:
    return lines(in_families(labels, range(len(labels)), kin, width), width)


def test_one_long_label_leaves_the_others_their_columns() -> None:
    labels = ["Mill", "Inn", "a label that is much too long for a column", "Brewery", "Castle", "Cottage", "Infirmary"]

    assert [
        "  1 Mill   2 Inn",
        "  3 a label that is much too long for a column",
        "  4 Brewery   6 Cottage",
        "  5 Castle    7 Infirmary",
    ] == lines(in_columns(labels, range(7), 47), 47)


def test_a_few_choices_stand_one_below_another() -> None:
    assert ["  1 yes", "  2 no"] == lines(in_columns(["yes", "no"], range(2), 80), 80)


def test_a_label_longer_than_the_line_goes_on_under_itself() -> None:
    assert ["  1 one two", "    three"] == lines(in_columns(["one two three"], [0], 14), 14)


def test_choices_that_differ_in_the_last_argument_share_a_line() -> None:
    labels = ["Stay", *(f"Take Grasslands 1a with {n} knights" for n in (2, 3, 4)), "End your turn"]
    kin: list[Kin] = [("stay",), *[("advance", "v1_1")] * 3, ("end_turn",)]

    assert [
        "  1 Stay",
        "    Take Grasslands 1a with … knights 2: 2 · 3: 3 · 4: 4",
        "  5 End your turn",
    ] == told(labels, kin)


def test_what_differs_may_stand_in_the_middle() -> None:
    labels = [f"Recruit a {unit} in {area}" for area in ("Great Sea", "Ashen Peaks") for unit in ("warrior", "mage")]
    kin: list[Kin] = [("recruit", area) for area in ("sea", "sea", "peaks", "peaks")]

    assert ["    Recruit a … in Great Sea 1: warrior · 2: mage", "    Recruit a … in Ashen Peaks 3: warrior · 4: mage"] == told(
        labels, kin
    )


def test_choices_of_one_verb_share_a_line_if_half_of_their_words_agree() -> None:
    labels = ["March a mage from Great Sea to Wasteland", "March a mage from Great Sea to Burnt Forest"]
    kin: list[Kin] = [("march", "sea>wasteland"), ("march", "sea>forest")]

    assert ["    March a mage from Great Sea to … 1: Wasteland · 2: Burnt Forest"] == told(labels, kin)
    assert 2 == len(told(labels, [("march", "sea>wasteland"), ("melee", "sea>forest")]))


def test_choices_that_begin_otherwise_stay_apart_whatever_their_kin() -> None:
    """Told together they would begin with a gap, and nobody could read what is done."""
    labels = ["Everybody goes to the Wasteland", "Two mages go to the Wasteland", "Nobody"]

    assert ["  1 Everybody goes to the Wasteland", "  2 Two mages go to the Wasteland", "  3 Nobody"] == told(
        labels, [("send", "r2")] * 3
    )


def test_a_price_is_not_torn_from_its_unit() -> None:
    labels = ["Recruit a Spearman: 1 gold", "Recruit a Guard: 2 gold"]

    assert ["  1 Recruit a Spearman: 1 gold", "  2 Recruit a Guard: 2 gold"] == told(labels, [("recruit",), ("recruit",)])


def test_a_family_is_broken_only_between_its_choices() -> None:
    labels = [f"Take Grasslands 1a with {n} knights or more" for n in range(1, 9)]
    shown = told(labels, [("advance", "v1_1")] * 8, 40)

    assert all(len(line) <= 40 for line in shown)
    assert [f"{n}: {n}" for n in range(1, 9)] == " ".join(line.strip() for line in shown).partition("more ")[2].split(" · ")


def test_kin_is_the_verb_with_all_arguments_but_the_last() -> None:
    space = ActionSpace()
    march = space.verb("march", way=("north", "south"), force=3)
    bet = space.verb("bet", board=4)

    assert ("march", "south") == kin_of(space, int(march.of(1, 2)))
    assert ("bet",) == kin_of(space, int(bet.of(3)))
    assert ("pass",) == kin_of(space, int(space.verb("pass").of()))
