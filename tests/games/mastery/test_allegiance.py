"""MM-12.1 to MM-12.5 and MM-12.16. Allegiance: teams of two or three."""

import pytest

from quintain.games import new_game
from quintain.kernel.errors import OptionError

from .builder import HAND, SUPPORT, WINDOW, Play, battle, table
from .second_book import partners

FULL = ["conflict_2", "conflict_3", "support_1", "support_1", "support_2"]


def joined(
    seats: int = 4, allegiance: str = "two", attackers: int = 3, defenders: int = 3, tile: str = "forest", **hands: list[str]
) -> Play:
    """Seat 0 attacks seat 1, everybody holds `FULL` or what `p0` … says, both have laid a 2."""
    place = battle(attackers, defenders, tile, seats=seats, allegiance=allegiance)
    for seat in range(seats):
        place.player(seat, hand=hands.get(f"p{seat}", FULL))
    slot = {"forest": "v1_1", "mountains": {4: "v2_5", 6: "v2_7"}[seats]}[tile]
    return place.laid().advance(slot, attackers).lay_down(0, "conflict_2").lay_down(1, "conflict_2")


def passing_order(play: Play) -> list[int]:
    order = []
    while play.stage == "support":
        order.append(play.seat)
        play.move("pass")
    return order


@pytest.mark.parametrize(
    ("seats", "allegiance", "teams"),
    [(4, "two", [{0, 2}, {1, 3}]), (6, "two", [{0, 3}, {1, 4}, {2, 5}]), (6, "three", [{0, 2, 4}, {1, 3, 5}])],
)
def test_MM_12_1_partners_sit_opposite_or_alternate(seats: int, allegiance: str, teams: list[set[int]]) -> None:
    """Nobody may advance into a partner's territory: that tells who the partners are."""
    for team in teams:
        for seat in team:
            assert team == partners(seats, allegiance, seat)
    near = {4: "v1_1", 6: "v1_1"}[seats]
    for other in range(1, seats):
        play = table(seats, allegiance=allegiance).player(0, castle=3).player(other, lands={near: 1}).laid()

        assert (near in play.targets(0)) == (other not in teams[0])


@pytest.mark.parametrize(("seats", "allegiance"), [(2, "two"), (3, "two"), (5, "two"), (4, "three"), (2, "three"), (5, "three")])
def test_MM_12_1_other_numbers_are_refused(seats: int, allegiance: str) -> None:
    """Four or six players; three a side only with six."""
    with pytest.raises(OptionError) as refusal:
        new_game("mastery", {"seats": seats, "allegiance": allegiance})

    assert "MM-12.1" == refusal.value.clause


def test_MM_12_2_a_team_of_two_wins_with_twenty() -> None:
    """Together; 19 are not enough."""
    mine = dict.fromkeys(["v3_1", "v3_2", "v3_3", "v2_1", "v1_1"], 1)  # 12
    theirs = dict.fromkeys(["v3_4", "v2_4", "v1_3"], 1)  # 6
    place = table(4, allegiance="two").tiles(v1_5="forest", v2_5="fort", v1_1="forest").player(0, castle=5, lands=mine)
    play = place.player(2, lands=theirs).laid().advance("v1_5", 1)

    assert (19, False) == (play.points(0) + play.points(2), play.over)

    place.set(active=0)
    play = place.laid().advance("v2_5", 1)

    assert (20, True, "points") == (play.points(0) + play.points(2), play.over, play.told["ending"])
    assert [1, 3, 1, 3] == list(play.game.outcome(play.match.state).ranks)
    assert ["MM-12.2"] == [event["clause"] for event in play.called("won")]
    assert "MM-12.2" == play.game.outcome(play.match.state).clause


def test_MM_12_2_a_team_of_three_wins_with_thirty() -> None:
    """29 are not enough."""
    lands = [
        dict.fromkeys(["v3_1", "v3_2", "v1_2"], 1),
        dict.fromkeys(["v3_3", "v3_4", "v2_3"], 1),
        dict.fromkeys(["v3_5", "v3_6", "v2_4", "v2_5"], 1),
    ]
    place = table(6, allegiance="three").tiles(v2_7="fort", v1_1="forest", v1_2="forest").player(0, castle=5, lands=lands[0])
    place.player(2, lands=lands[1]).player(4, lands=lands[2] | {"v1_9": 1}).tiles(v1_9="grasslands")
    play = place.laid()

    assert 26 == sum(play.points(seat) for seat in (0, 2, 4))

    place.player(2, lands=lands[1] | {"v2_9": 1})
    assert not place.laid().advance("v1_1", 1).over
    assert place.laid().advance("v2_7", 1).over


def test_MM_12_2_single_players_do_not_win() -> None:
    """Fourteen points of one alone."""
    lands = dict.fromkeys(["v3_1", "v3_2", "v3_3", "v3_4", "v1_1"], 1)
    play = table(4, allegiance="two").tiles(v1_5="forest").player(0, castle=3, lands=lands).laid().advance("v1_5", 1)

    assert (14, False) == (play.points(0), play.over)


def test_MM_12_3_no_advance_into_a_partners_territory() -> None:
    """Refused, and no target."""
    play = table(4, allegiance="two").player(0, castle=3).player(2, lands={"v1_1": 2}).laid()

    assert "MM-12.3" == play.refusal("advance slot=v1_1 knights=1")
    assert "v1_1" not in play.targets(0)


def test_MM_12_3_supply_runs_through_own_land_only() -> None:
    """A partner's territory leads nowhere, nor does a partner's castle."""
    play = (
        table(4, allegiance="two")
        .player(0, castle=3, lands={"v2_3": 1, "v1_3": 1})
        .player(2, lands={"v1_1": 2, "v2_5": 1})
        .laid()
    )

    assert ["v1_3", "v2_3"] == play.player(0)["cut_off"]
    assert {"v1_5"} == play.targets(0)


@pytest.mark.parametrize(("attackers", "defenders", "order"), [(3, 3, [0, 1, 2, 3]), (2, 3, [0, 1, 2, 3]), (3, 2, [1, 2, 3, 0])])
def test_MM_12_4_support_goes_round_both_teams(attackers: int, defenders: int, order: list[int]) -> None:
    """From the battler with fewer battle points (equal: the attacker), clockwise, until all have passed."""
    play = joined(attackers=attackers, defenders=defenders)

    assert [order[0]] == play.pending
    assert play.asks in ("MM-12.4", SUPPORT)
    assert order == passing_order(play)
    assert WINDOW == play.asks


def test_MM_12_4_a_third_team_is_skipped() -> None:
    """Six players in teams of two: seats 2 and 5 only watch."""
    assert [0, 1, 3, 4] == passing_order(joined(6, "two"))


def test_MM_12_4_three_a_side_all_six_are_asked() -> None:
    """Every member of both teams."""
    assert [0, 1, 2, 3, 4, 5] == passing_order(joined(6, "three"))


def test_MM_12_4_partners_support_the_one_who_fights() -> None:
    """Their cards count for him and go back to their own piles; after a card everybody may answer."""
    play = joined().move("pass").move("pass").move("support ones=1 twos=1")

    assert (8, 5) == play.score
    assert {"event": "supported", "seat": 2, "target": 0, "ones": 1, "twos": 1, "attack": 8, "defence": 5} in play.events
    assert ["support_1", "support_2"] == sorted(play.player(2)["laid"])

    play.move("support ones=2 twos=1")

    assert (8, 9) == play.score
    assert [0, 1, 2] == [play.seat, *[play.move("pass").seat for _ in range(2)]]

    play.move("pass").passed()

    assert ["support_1", "support_2"] == sorted(play.discard(2))
    assert ["support_1", "support_1", "support_2"] == sorted(play.discard(3))
    assert 1 == play.told["owner"]["v1_1"]


def test_MM_12_4_only_the_battlers_draw_and_lay_conflict_cards() -> None:
    """Partners keep the cards they have, and their sceptres and orbs do nothing."""
    place = battle(3, 3, seats=4, allegiance="two")
    place.player(2, hand=["support_1"], sceptre="sceptre_rage", orb="orb_greed").player(3, hand=[], orb="orb_devotion")
    play = place.player(0, hand=["conflict_2"]).laid().advance("v1_1", 3)

    assert [0, 1] == play.pending
    assert (3, 3) == play.score
    assert [1, 0] == [len(play.hand(2)), len(play.hand(3))]

    play.lay_down(0, "conflict_2").lay_down(1, "conflict_2")

    assert [0, 1, 2] == passing_order(play)  # an empty hand passes by itself
    assert [1, 0] == [len(play.hand(2)), len(play.hand(3))]


def test_MM_12_4_no_support_in_the_mountains_for_partners_neither() -> None:
    """The step is skipped for all."""
    play = joined(tile="mountains")

    assert WINDOW == play.asks
    assert [] == play.all_called("supported")


@pytest.mark.parametrize("allegiance", ["two", "three"])
def test_MM_12_5_not_with_castle_siege(allegiance: str) -> None:
    """Refused together."""
    with pytest.raises(OptionError) as refusal:
        new_game("mastery", {"seats": 6, "allegiance": allegiance, "castle_siege": True})

    assert "MM-12.5" == refusal.value.clause


def test_MM_12_16_hands_are_secret_from_partners() -> None:
    """Only the own hand is seen."""
    play = table(4, allegiance="two").player(2, hand=HAND).laid()

    assert ["hidden"] * 5 == play.seen(0)["players"][2]["hand"]


def test_MM_12_16_partners_can_be_targets() -> None:
    """Of Fracture, Corruption and Prosperity."""
    place = table(4, allegiance="two").bright()
    play = place.player(0, castle=1, hand=["fracture"], crown="crown_corruption").laid()

    assert {"fracture artefact=orb_preparation", "corrupt artefact=orb_preparation"} <= set(play.legal)

    play = table(4, allegiance="two").player(0, castle=1, crown="crown_prosperity").laid()

    assert "examine target=2" in play.legal


def test_MM_12_16_a_partner_may_fracture_too() -> None:
    """Asked in the windows like everybody else."""
    hand = ["conflict_2", "conflict_3", "support_1", "support_2", "fracture"]
    place = battle(3, 3, seats=4, allegiance="two", attack={"sceptre": "sceptre_rage"}).player(2, hand=hand)
    play = place.laid().advance("v1_1", 3).move("pass")

    assert (2, "fracture artefact=sceptre_rage" in play.legal) == (play.seat, True)
