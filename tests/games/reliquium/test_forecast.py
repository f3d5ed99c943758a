"""RQ-11, RQ-12. What is said of a battle before it is fought: only support that can come is counted."""

from typing import Any

from .builder import Play, Table, table


def ridges(**areas: str) -> Table:
    """The Legion attacks Saxum Ridges, mages of the Brotherhood can support it from the Bowl."""
    position = table().areas(wasteland="legion 2W", saxum_ridges="brotherhood 1D", ancestors_bowl="brotherhood castle 2M")
    position.areas(**areas).token("wasteland>saxum_ridges", "legion m1")
    return position.token("ancestors_bowl>saxum_ridges", "brotherhood r2")


def battle(play: Play) -> tuple[Any, ...]:
    """Of the only battle to come: its course, both sums, and the support that could still be added to each."""
    (told,) = play["battles"]
    return tuple(told[key] for key in ("course", "attack", "attack_support", "defence", "defence_support"))


def test_RQ_10_1_in_peace_all_who_stand_there_can_still_be_sent() -> None:
    """Two mages, two arrows."""

    assert ("battle", 5, 0, 2, 4) == battle(ridges().laid())


def test_RQ_10_3_no_more_can_come_than_the_token_has_arrows() -> None:
    """Of a warrior and two mages behind one arrow a mage is promised."""
    position = table().areas(wasteland="legion 2W", saxum_ridges="brotherhood 1D", ancestors_bowl="brotherhood 1W2M")
    position.token("wasteland>saxum_ridges", "legion m1").token("ancestors_bowl>saxum_ridges", "brotherhood r1")

    assert ("battle", 5, 0, 2, 2) == battle(position.laid())


def test_RQ_11_2_nobody_attacks_from_an_empty_area() -> None:
    """Support makes no army where there is none: no sum, and none to come."""
    position = ridges(wasteland="legion castle", ashen_peaks="legion castle 2M")
    play = position.token("ashen_peaks>wasteland", "legion r2").laid()

    assert ("idle", 0, 0, 0, 0) == battle(play)


def test_RQ_11_5_a_castle_alone_is_not_defended_by_its_support() -> None:
    """The mages in the Bowl cannot help a castle without an army."""
    play = ridges(saxum_ridges="brotherhood castle").laid()

    assert ("unopposed", 5, 0, 0, 0) == battle(play)


def wilds() -> Table:
    """The Brotherhood has a token towards the Wilds, too; only the Ridges are attacked."""
    return ridges(howling_wilds="brotherhood 1W").token("ancestors_bowl>howling_wilds", "brotherhood r1")


def test_RQ_10_4_units_that_are_sent_elsewhere_cannot_come() -> None:
    """Two arrows point at the Ridges, but one of the two mages has gone to the Wilds."""
    play = wilds().war()

    assert ("battle", 5, 0, 2, 4) == battle(play)
    assert ("battle", 5, 0, 2, 2) == battle(play.move("send arrows=1 force=1M"))


def test_RQ_10_8_whoever_has_decided_sends_nobody_else() -> None:
    """Nobody was sent to the Wilds, so nobody can be counted for them, though two mages are free."""
    play = wilds().token("wasteland>howling_wilds", "legion m2").war().move("send arrows=1 force=none")
    told = {battle["token"]: battle["defence_support"] for battle in play["battles"]}

    assert {"legion m2": 0, "legion m1": 4} == told


def test_RQ_12_11_in_the_attack_stage_nobody_is_sent_anew() -> None:
    """The token that has lost its unit stays, and those who stood there before are not sent to it."""
    position = table().areas(
        wasteland="legion 2W", saxum_ridges="brotherhood 1D", ancestors_bowl="brotherhood castle 2M", howling_wilds="legion 1W 2M"
    )
    position.token("howling_wilds>ancestors_bowl", "legion m3").token("wasteland>saxum_ridges", "legion m1")
    play = position.token("ancestors_bowl>saxum_ridges", "brotherhood r2 1M").says(phase="attack").laid()

    assert "RQ-12.8" == play.asks
    assert ("battle", 5, 0, 2, 0) == battle(play)


def test_RQ_V2_5_a_militia_can_be_sent_too() -> None:
    """Three arrows: two mages and the castle itself."""
    position = table(militia=True).areas(
        wasteland="legion 2W", saxum_ridges="brotherhood 1D", ancestors_bowl="brotherhood castle 2M", howling_wilds="order 1W"
    )
    position.token("wasteland>saxum_ridges", "legion m1").token("howling_wilds>ancestors_bowl", "order m1")
    play = position.token("ancestors_bowl>saxum_ridges", "brotherhood r3").war()
    told = {battle["token"]: battle for battle in play["battles"]}

    assert 5 == told["legion m1"]["defence_support"]
