"""CC-18. Victory and elimination."""

import pytest

from .builder import THREE, Table, table

LAST = "last_standing"


def storm(**options: str) -> Table:
    """Guards on the Humans' bastion, about to build; one token of the Humans is all that holds the castle."""
    return table(**options).turn("shadows").stage("building").squads(guard="1 at 17,4,1").tokens({"north:h_bastion": "humans"})


def storm_of_three(**options: str) -> Table:
    position = table(THREE, **options).turn("shadows").stage("building").squads(guard="1 at 17,4,1", brave="2 at 20,8")
    return position.tokens({"north:h_bastion": "humans"})


@pytest.mark.parametrize(
    ("squads", "tokens", "conquered"),
    [
        ({}, {}, True),
        ({"knight": "1 at 13,2"}, {}, False),  # a squad in the castle
        ({"knight": "1 at 13,4"}, {}, True),  # a squad before the gate is not in it
        ({}, {"north:h_armoury": "humans"}, False),  # a token is left
        ({}, {"north:h_armoury": "shadows"}, True),
        ({}, {"extra1:x_mint": "humans"}, True),  # tokens elsewhere do not help
    ],
)
def test_CC_18_1_conquered(squads: dict[str, str], tokens: dict[str, str], conquered: bool) -> None:
    """No own squad in the castle, no own token on its towers, and a foreign token there."""
    position = storm().squads(**squads)
    play = position.tokens({"north:h_bastion": "humans", **tokens}).move("token tower=north:h_bastion")

    assert conquered == play.over
    assert conquered == bool(play.called("conquered"))


def test_CC_18_1_an_empty_castle_without_foreign_tokens_is_not_conquered() -> None:
    """At the start nobody has squads or tokens, and nobody is conquered."""

    assert not table().stage("building").move("end_turn").over


def test_CC_18_2_checked_when_the_last_defender_falls() -> None:
    """A casualty decides as well as a token."""
    play = table().turn("shadows").tokens({"north:h_spire": "shadows"}).squads(guard="3 at 13,1", wizard="1 at 13,2")
    play = play.stage("guard strike").dice(1).move("attack unit=wizard")

    assert [2, 1] == play.ranks()


def test_CC_18_2_walking_out_and_in_within_one_movement_is_harmless() -> None:
    """The only way from the wall-walk's foot before the gate: judged where the movement ends."""
    play = table().tokens({"north:h_spire": "shadows"}).squads(man_at_arms="1 at 13,3", guard="1 at 13,2")
    play = play.stage("man_at_arms").laid()
    assert "12,3,1" in play.cells()

    play.move("move cell=12,3,1")
    assert not play.over


def test_CC_18_3_with_two_players_the_other_wins_at_once() -> None:
    """The conqueror is first."""
    play = storm().move("token tower=north:h_bastion")

    assert [2, 1] == play.ranks()
    assert "CC-18.3" == play["ending"]


def test_CC_18_4_with_last_standing_three_players_go_on() -> None:
    """The conquered king is out; the last one wins, the first to fall is last."""
    play = storm_of_three(three_player_end=LAST).move("token tower=north:h_bastion")
    assert (False, ["humans"]) == (play.over, play["fallen"])

    last = (
        table(THREE, three_player_end=LAST).put(fallen=["humans"]).turn("shadows").stage("building").squads(guard="1 at 3,13,1")
    )
    last = last.tokens({"west:d_bastion": "dwarves"}).move("token tower=west:d_bastion")
    assert [3, 2, 1] == last.ranks()


def test_CC_18_4_three_players_end_with_the_first_conquest() -> None:
    """Nothing is said about the end: the conqueror wins at once."""
    play = storm_of_three().move("token tower=north:h_bastion")

    assert (True, "CC-18.4", [3, 2, 1]) == (play.over, play["ending"], play.ranks())


@pytest.mark.parametrize(
    ("tokens", "winner"),
    [
        ({"north:h_spire": "dwarves", "north:h_armoury": "shadows"}, 2),  # most floors
        ({"north:h_bastion": "dwarves", "north:h_armoury": "shadows"}, 2),
        ({"north:h_armoury": "dwarves", "north:h_spire": "shadows"}, 1),
    ],
)
def test_CC_18_4_first_conquest_without_the_active_player(tokens: dict[str, str], winner: int) -> None:
    """The Humans leave their castle themselves: who has the most floors under his tokens there wins."""
    play = table(THREE).tokens(tokens).squads(knight="1 at 13,3").stage("knight")
    play = play.move("move cell=13,5")

    assert 1 == play.ranks()[winner]
    assert 3 == play.ranks()[0]


def test_CC_18_4_first_conquest_by_the_active_player() -> None:
    """Who is on turn and has a token there wins, though another has more floors."""
    position = storm_of_three()
    position = position.tokens({"north:h_bastion": "humans", "north:h_armoury": "dwarves"})

    assert [3, 2, 1] == position.move("token tower=north:h_bastion").ranks()


def test_CC_18_4_equal_floors_go_to_the_token_placed_last() -> None:
    """Armoury 3 against Spire 2 and Bastion 1: three floors each; the last placed was the Dwarves'."""
    tokens = {"north:h_armoury": "dwarves", "north:h_spire": "shadows", "north:h_bastion": "shadows"}
    for order, winner in ((list(tokens), 2), (list(reversed(tokens)), 1)):
        play = table(THREE).tokens({tower: tokens[tower] for tower in order})
        play = play.squads(knight="1 at 13,3").stage("knight").move("move cell=13,5")

        assert 1 == play.ranks()[winner]


def test_CC_18_5_the_conquered_lose_everything() -> None:
    """Squads, tokens, chips and effects are gone; foreign tokens on the towers stay and pay."""
    position = storm_of_three(three_player_end=LAST).effects(curse_of_weakness=["brave"], fair_wind=["knight"])
    position = position.tokens({"north:h_bastion": "humans", "west:d_keep": "humans", "north:h_spire": "dwarves"})
    play = position.squads(knight="3 at 10,10", wizard="1 at 9,9").move("token tower=north:h_bastion")

    assert {"guard": "1 at 17,4,1", "brave": "2 at 20,8"} == play["squads"]
    assert {"north:h_bastion": "shadows", "north:h_spire": "dwarves"} == play["tokens"]
    assert (0, 0) == (play["gold.humans"], play["mana.humans"])
    assert {"west", "east"} == set(play["owners"])
    assert 1 == play["income.shadows.gold"]
    assert {"curse_of_weakness": ["brave"]} == play["effects"]


def test_CC_18_5_the_turn_of_the_fallen_ends_without_income_and_building() -> None:
    """The king who leaves his lost castle is out, and the next is on turn."""
    play = table(THREE, three_player_end=LAST).tokens({"north:h_spire": "dwarves"}).stage("knight")
    play = play.squads(knight="1 at 13,3", wizard="1 at 10,10").move("move cell=13,5")

    assert (["humans"], "dwarves") == (play["fallen"], play["turn"])
    assert not [event for event in play.called("collected", "gathered") if event["seat"] == 0]


def test_CC_18_6_an_elimination_conquers_nobody_else() -> None:
    """Only the fallen king's token holds the Dwarves' castle down; with him it leaves, and the Dwarves live."""
    position = storm_of_three(three_player_end=LAST)
    play = position.tokens({"north:h_bastion": "humans", "west:d_keep": "humans"}).move("token tower=north:h_bastion")

    assert ["humans"] == play["fallen"]
    assert 1 == len(play.called("conquered"))


def test_CC_18_7_the_bystander_is_second() -> None:
    """Conqueror 1, bystander 2, conquered 3."""

    assert [3, 2, 1] == storm_of_three().move("token tower=north:h_bastion").ranks()
