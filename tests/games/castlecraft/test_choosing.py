"""CC-4.8. Armies are chosen in the order of a lot, before the castles stand."""

from typing import Any

import pytest

from quintain.kernel.errors import PositionError
from quintain.kernel.match import Match

from .builder import Play, dealt, named_codes, refused, table
from .plans import ready, small

ARMIES = ["humans", "dwarves", "shadows"]


def choices(play: Play) -> list[str]:
    return [move.removeprefix("choose_army army=") for move in play.legal]


def test_CC_4_8_any_army_that_nobody_has_is_chosen() -> None:
    """The first of two chooses among three, the second among two; then the first turn begins."""
    play = dealt(1)
    assert ("armies", "CC-4.8", ARMIES) == (play["stage"], play.asks, choices(play))

    first = play.seat
    play.move("choose_army army=dwarves")
    assert ("armies", ["humans", "shadows"], 1 - first) == (play["stage"], choices(play), play.seat)

    play.move("choose_army army=shadows")
    assert ["dwarves", "shadows"] == [play["armies"][seat] for seat in (first, 1 - first)]
    assert ("building", 1) == (play["stage"], play["round"])


def test_CC_4_8_bots_take_an_army_unthinking_and_think_about_everything_else() -> None:
    """None is a favourite: over some deals each is somebody's."""
    taken = set()
    for seed in range(12):
        play = dealt(seed)
        while play["stage"] == "armies":
            answer = play.game.routine(play.match.view(play.seat), play.seat)
            play.move(play.game.space.text(answer))
        taken |= set(play["armies"])

        assert -1 == play.game.routine(play.match.view(play.seat), play.seat)
    assert {"humans", "dwarves", "shadows"} == taken


def test_CC_4_8_the_last_army_of_three_is_taken_unasked() -> None:
    """Three choose: the third has nothing to choose."""
    play = dealt(2, seats=3).move("choose_army army=humans", "choose_army army=shadows")

    assert "building" == play["stage"]
    assert ["chosen", "chosen"] == [event["how"] for event in play.called("armed")]
    assert set(ARMIES) == set(play["armies"])


def test_CC_4_8_the_order_of_choosing_is_drawn() -> None:
    """Every order occurs, and it is not the order of play."""
    plays = [dealt(seed, seats=3) for seed in range(40)]
    orders = [tuple(play["choosing"]) for play in plays]
    after = [play.move("choose_army army=humans", "choose_army army=dwarves")["order"] for play in plays]

    assert 6 == len(set(orders))
    assert any(list(order) != turn for order, turn in zip(orders, after, strict=True))


@pytest.mark.parametrize(
    ("armies", "asked", "left"),
    [
        ("choose,humans", [0], ["dwarves", "shadows"]),
        ("shadows,choose", [1], ["humans", "dwarves"]),
        ("lot,choose", [1], None),
        ("choose,choose", None, ARMIES),
    ],
)
def test_CC_4_8_given_and_drawn_armies_count_as_had(armies: str, asked: list[int] | None, left: list[str] | None) -> None:
    """Each seat for itself: an army, choose or lot."""
    for seed in range(4):
        play = dealt(seed, armies=armies)
        had = [army for army in play["armies"] if army != "none"]

        assert (left or [army for army in ARMIES if army not in had]) == choices(play)
        assert asked is None or asked == play["choosing"]


def test_CC_4_8_with_a_single_army_left_nobody_is_asked() -> None:
    """Two of three are given: the third is taken."""
    play = dealt(3, seats=3, armies="humans,choose,shadows")

    assert ("building", ["humans", "dwarves", "shadows"]) == (play["stage"], play["armies"])


def test_CC_4_8_while_armies_are_chosen_nothing_stands() -> None:
    """No main castle, no order of play, no turn; the extra castle stands, and everybody knows his edge."""
    play = dealt(4)

    assert ({}, [], None) == (play["owners"], play["order"], play["turn"])
    assert {"north", "south"} == set(play["places"])
    assert {} == play["squads"] == play["tokens"]
    assert [] == play.game.faults(play.match.state)


def test_CC_4_8_the_order_of_play_is_drawn_after_the_last_choice() -> None:
    """Nobody can see it before: it comes from chance that no view holds, and it depends on the seed alone."""
    for seed in range(6):
        orders = set()
        for first, second in (("humans", "dwarves"), ("shadows", "humans"), ("dwarves", "shadows")):
            play = dealt(seed).move(f"choose_army army={first}", f"choose_army army={second}")
            orders.add(tuple(play["order"]))
        assert 1 == len(orders)


@pytest.mark.parametrize("move", ["choose_army army=humans", "end_turn", "recruit unit=knight"])
def test_CC_4_8_a_taken_army_is_refused(move: str) -> None:
    """So is everything else before the first turn."""
    play = dealt(1).move("choose_army army=humans")

    assert "CC-4.8" == play.refusal(move)


def test_CC_4_8_armies_are_chosen_once() -> None:
    """Later there is nothing to choose."""
    assert "CC-4.8" == table().stage("building").laid().refusal("choose_army army=dwarves")


def test_CC_R61_castles_are_placed_after_the_choice() -> None:
    """The castle of the chosen army stands at the edge of its player."""
    play = dealt(5, places="south,north", armies="choose,humans").move("choose_army army=shadows")

    assert {"south": "shadows", "north": "humans"} == play["owners"]


def test_a_match_may_be_laid_while_armies_are_chosen() -> None:
    """Who is still to choose, in order; nothing else is on the table."""
    game = dealt(0, seats=3).game
    play = Play(game, Match(game, 0, game.lay({"armies": ["humans", "dwarves", "shadows"], "choosing": [2, 0]})))
    assert (2, ["humans", "shadows"], [2, 0]) == (play.seat, choices(play), play["choosing"])

    for wrong in ({"choosing": [0], "gold": {"humans": 1}}, {"choosing": [0, 0]}, {"choosing": []}, {"choosing": [3]}):
        with pytest.raises(PositionError):
            game.lay(wrong)


def test_CC_R60_the_player_on_turn_is_the_conqueror_only_with_a_token_there() -> None:
    """The Shadows fell the last defender; the castle has a token of the Dwarves alone, so the Dwarves win."""
    position = table("humans,dwarves,shadows").turn("shadows").tokens({"north:h_spire": "dwarves"}).stage("guard strike")
    play = position.squads(guard="3 at 13,1", wizard="1 at 13,2").dice(1).move("attack unit=wizard")

    assert [3, 1, 2] == play.ranks()


@pytest.mark.parametrize(
    ("own", "armies", "refusal"),
    [
        ([{"castle": small(id="castle_humans")}, {}], "humans,shadows", set()),  # the shipped one is not at this table
        ([{"castle": small(id="castle_humans")}, {}], "choose", set()),
        ([{"castle": small(id="castle_shadows")}, {}], "humans,shadows", {"V1"}),
        ([{"castle": small(id="castle_shadows")}, {}], "choose", {"V1"}),  # the other player may choose the Shadows
        ([{"castle": small(id="castle_extra")}, {}], "humans,shadows", {"V1"}),  # it stands in the middle
        ([{"castle": ready("castle_humans")}, {}], "choose", set()),  # a copy is the same plan
    ],
)
def test_CC_V1_ids_differ_among_the_plans_of_one_table(own: list[dict[str, Any]], armies: str, refusal: set[str]) -> None:
    """What is in the box and not on the field does not count."""
    options = {"castles": "own", "own_castles": own, "armies": armies}
    if refusal:
        assert refusal == named_codes(str(refused(**options)))
    else:
        assert dealt(0, **options)["armies"]
