"""What never changes during a match: boards, cards, rounds, and which numbers are our reconstruction."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.games import new_game

from .builder import ALL_VARIANTS, BOARDS, DECK

ENTERED = {
    "boards": {
        "king": {"spaces": [0, 0, 0, 0, 0, 0, 6, 7, 8, 9, 10, 11, 12]},
        "dragon": {"places": [12, 5, 2]},
        "charity": {"last": -12, "penultimate": -6},
    },
    "variants": {"black_vs_white": {"cup": 6}, "service_to_king": {"spaces": list(range(13))}},
    "turn_order": [
        {"id": numeral, "colours": ["blue", "red", "green", "yellow"]} for numeral in ("I", "II", "III", "IV", "V", "VI")
    ],
}


def scene(seats: int = 4, **options: Any) -> Any:
    return new_game("academy", {"seats": seats, **options}).scene()


def board(name: str, **options: Any) -> Any:
    return next(each for each in scene(**options)["boards"] if each["board"] == name)


def printed(name: str, **options: Any) -> Any:
    return next(each for each in scene(**options)["printed"] if each["printed"] == name)


def test_boards_lie_as_on_the_table_with_their_tracks() -> None:
    """Seven boards in the order of scoring; loops of twenty cells round a square of six, the King's open track of thirteen."""
    boards = scene()["boards"]

    assert list(BOARDS) == [each["board"] for each in boards]
    assert {(1, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)} == {(each["column"], each["row"]) for each in boards}
    for each in boards:
        cells = [(cell["x"], cell["y"]) for cell in each["cells"]]

        assert (13 if each["board"] == "king" else 20) == len(cells) == len(set(cells))
        assert ((0, 5), each["board"] == "king") == (cells[0], each["open"])
        assert [at for at, cell in enumerate(each["cells"]) if cell["dark"]] == [at for at in (5, 10, 15) if at < len(cells)]
        assert not each["back"]


def test_boards_say_what_they_give_and_when() -> None:
    """Places with their coats or steps, and the rounds of scoring and reset."""
    awards = {each["board"]: [(a["place"], a["points"], a["steps"]) for a in each["awards"]] for each in scene()["boards"]}

    assert [("first", 0, 3), ("second", 0, 2), ("third", 0, 1)] == awards["gallantry"]
    assert [("first", 3, 0), ("second", 2, 0), ("third", 1, 0)] == awards["duel"] == awards["tournament"]
    assert [("first", 17, 0), ("second", 10, 0), ("third", 4, 0)] == awards["dragon"]
    assert [("last", -3, 0), ("last_but_one", -1, 0)] == awards["education"] == awards["charity"]
    assert [] == awards["king"]
    assert [0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 7, 9, 12] == [cell["points"] for cell in board("king")["cells"]]
    assert ([3, 6], [3]) == (board("king")["score"], board("king")["reset"])
    assert ([6], []) == (board("dragon")["score"], board("dragon")["reset"])


def test_no_third_place_is_shown_where_none_is_rewarded() -> None:
    """With three participants two places are."""
    for seats in (2, 3):
        found = [each["awards"] for each in scene(seats)["boards"] if each["kind"] in ("bonus", "places")]

        assert [2, 2, 2, 2] == [len(awards) for awards in found]


def test_backs_of_boards() -> None:
    """Every board of a variant lies with its back up and says how it gives."""
    shown = scene(**ALL_VARIANTS)

    assert ["bets", "knight", "knight", "codex", "scrolls", "trophies", "exchange"] == [each["kind"] for each in shown["boards"]]
    assert all(each["back"] for each in shown["boards"])
    assert [[8, 5, 2], [5, 3, 1]] == [
        [award["points"] for award in board("white", **ALL_VARIANTS)[key]] for key in ("winning", "awards")
    ]
    assert [(1, 1), (1, 2), (-1, 2)] == [(a["points"], a["coats"]) for a in board("dragon", **ALL_VARIANTS)["awards"]]
    assert ([6, 12], [-3, -1, 0, 0], [2, 1], 3) == (
        shown["scrolls"],
        shown["codex"],
        shown["exchange"],
        shown["exchange_highest"],
    )
    assert [2] == scene(3, **ALL_VARIANTS)["exchange"]
    cells = shown["cup"]["cells"]

    assert list(range(-8, 9)) == [cell["space"] for cell in cells]
    assert (5500, 7200) == (cells[8]["x"], cells[8]["y"])
    assert cells[0]["x"] < cells[8]["x"] < cells[16]["x"]
    assert cells[0]["y"] == cells[16]["y"] == 6400


def test_cards_and_rounds() -> None:
    """Every card with its steps, boards and number; every round with its direction and what it scores."""
    shown = scene()

    assert DECK == {card["card"]: card["count"] for card in shown["cards"]}
    assert all(card["card"] == f"{card['symbol']}_{card['value']}" for card in shown["cards"])
    assert ["duel", "tournament"] == next(card["boards"] for card in shown["cards"] if card["symbol"] == "sword")
    assert ["left", "right"] * 3 == [each["direction"] for each in shown["rounds"]]
    assert list(BOARDS) == shown["rounds"][5]["scored"]
    assert list(BOARDS[:5]) == shown["rounds"][2]["reset"]
    lancelot = scene(2, two_player_mode="lancelot")["rounds"]

    assert ["green", "red", "blue", "yellow"] == lancelot[3]["order"]
    assert "order" not in shown["rounds"][0]


def test_AC_R27_our_numbers_carry_a_mark_wherever_they_stand() -> None:
    """King 6 to 11 and its coats, Dragon, the ends of the Cup, the King's back, the turn-order card; Charity is uncertain."""
    cells = board("king")["cells"]

    assert [""] * 6 + ["ours"] * 6 + [""] == [cell["mark"] for cell in cells]
    assert {"ours"} == {award["mark"] for award in board("dragon")["awards"]}
    assert {"uncertain"} == {award["mark"] for award in board("charity")["awards"]}
    assert {""} == {award["mark"] for name in ("gallantry", "duel", "education") for award in board(name)["awards"]}
    assert "ours" == scene(**ALL_VARIANTS)["cup"]["mark"]
    assert {"ours"} == {cell["mark"] for cell in board("king", **ALL_VARIANTS)["cells"]}
    assert {"ours"} == {each["mark"] for each in scene(2, two_player_mode="lancelot")["rounds"]}
    coats = {coat["coat"]: coat["mark"] for coat in scene()["coats"]}

    assert ("ours", "", "ours", "uncertain", "") == tuple(
        coats[key] for key in ("king_9", "king_12", "dragon_17", "charity_-3", "sword_3")
    )


def test_AC_R27_a_form_can_be_made_of_what_may_be_entered() -> None:
    """Every number with its path, its bounds, which places are certain, and whether this table uses it."""
    found = {each["printed"]: each for each in scene()["printed"]}

    assert ["king", "dragon", "cup", "king_back", "turn_order", "charity"] == list(found)
    assert (["boards.king.spaces"], 0, 12, "rising", [0, 1, 2, 3, 4, 5, 12]) == tuple(
        found["king"][key] for key in ("paths", "low", "high", "order", "fixed")
    )
    assert ([17, 10, 4], 0, 30, "falling") == tuple(found["dragon"][key] for key in ("values", "low", "high", "order"))
    assert ([8], 6, 10) == tuple(found["cup"][key] for key in ("values", "low", "high"))
    assert ([-3, -1], -20, 0) == tuple(found["charity"][key] for key in ("values", "low", "high"))
    assert 6 == len(found["turn_order"]["rows"]) == len(found["turn_order"]["paths"])
    assert [True, True, False, False, False, True] == [each["used"] for each in found.values()]
    assert [False, False, True, True, False, False] == [each["used"] for each in scene(**ALL_VARIANTS)["printed"]]


@pytest.mark.parametrize("options", [{}, ALL_VARIANTS, {"seats": 2, "two_player_mode": "lancelot"}], ids=str)
def test_AC_R27_an_entered_number_is_shown_as_entered(options: dict[str, Any]) -> None:
    """It loses the mark everywhere, and boards show the entered value; the paths of the form are those of corrections."""
    shown = scene(**{**options, "content": ENTERED})

    assert {"entered"} == {each["mark"] for each in shown["printed"]}
    assert "'ours'" not in str(shown)
    assert "'uncertain'" not in str(shown)


def test_AC_R27_what_is_not_entered_keeps_its_mark() -> None:
    """One number alone."""
    content = {"boards": {"dragon": {"places": [17, 10, 4]}}}

    assert ("entered", "ours") == tuple(printed(name, content=content)["mark"] for name in ("dragon", "king"))
    assert "uncertain" == printed("charity", content={"boards": {"charity": {"last": -3}}})["mark"]
