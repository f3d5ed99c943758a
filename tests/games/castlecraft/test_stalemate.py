"""CC-19. Games that find no victor."""

import pytest

from .builder import THREE, refused, table


def test_CC_19_1_nobody_can_do_anything_any_more() -> None:
    """No squad, no token, and no king can pay a warrior: a draw at the end of the turn."""
    play = table().gold(humans=0, shadows=0).stage("end").laid()

    assert ("over", "CC-19.1", [1, 1]) == (play["stage"], play["ending"], play.ranks())


@pytest.mark.parametrize("left", [{"gold": {"humans": 0, "shadows": 1}}, {"tokens": {"extra1:x_mint": "humans"}}])
def test_CC_19_1_something_left_is_no_draw(left: dict[str, dict[str, object]]) -> None:
    """One gold piece, or one token, keeps the game going."""

    assert not table().gold(humans=0, shadows=0).put(**left).stage("end").laid().over


@pytest.mark.parametrize(
    ("words", "ranks"),
    [
        ({"tokens": {"north:h_armoury": "humans", "south:s_shadow": "shadows"}}, [1, 2]),
        ({"squads": {"knight": "1 at 13,2", "spearman": "3 at 13,24"}}, [2, 1]),
        ({"gold": {"humans": 5, "shadows": 4}}, [1, 2]),
        ({"gold": {"humans": 5, "shadows": 4}, "mana": {"humans": 3, "shadows": 4}}, [1, 1]),
        ({"tokens": {"north:h_bastion": "humans"}, "squads": {"guard": "5 at 13,24"}}, [1, 2]),
    ],
)
def test_CC_19_2_the_round_cap_ranks_by_floors_warriors_chips(words: dict[str, dict[str, object]], ranks: list[int]) -> None:
    """Floors under tokens, then the price of warriors on the board, then chips in hand; still equal is shared."""
    play = table(round_cap=3).put(round=3, turn="shadows", **words).stage("building").move("end_turn")

    assert ("CC-19.2", ranks) == (play["ending"], play.ranks())


def test_CC_19_2_not_before_the_round_is_complete() -> None:
    """The first player's end of turn in the last round does not end the game."""

    assert not table(round_cap=3).put(round=3).stage("building").move("end_turn").over


def test_CC_19_3_quiet_rounds_end_in_a_draw() -> None:
    """Two whole rounds without an event under `quiet_cap` = 2; one purchase begins the count anew."""
    position = table(quiet_cap=2).put(quiet=1, turn="shadows").stage("building")
    assert ("CC-19.3", [1, 1]) == (position.move("end_turn")["ending"], position.move("end_turn").ranks())

    play = position.move("buy card=black_flame", "end_turn")
    assert (False, 0) == (play.over, play["quiet"])
    assert not position.put(eventful=True).move("end_turn").over


def test_CC_19_4_two_hundred_rounds_at_most() -> None:
    """Without a cap the end of round 200 counts as one."""
    play = table().put(round=200, turn="shadows").stage("building").move("end_turn")
    assert ("over", [1, 1]) == (play["stage"], play.ranks())
    assert play["ending"] in ("CC-19.4", "CC-19.2")

    assert not table().put(round=199, turn="shadows").stage("building").move("end_turn").over


@pytest.mark.parametrize("option", ["round_cap", "quiet_cap"])
@pytest.mark.parametrize("cap", [-1, 201])
def test_CC_19_4_caps_out_of_bounds_are_refused(option: str, cap: int) -> None:
    """0 to 200, nothing else."""

    assert refused(**{option: cap}).clause in ("CC-19.2", "CC-19.3", "CC-19.4")


def test_CC_19_5_exhaustion_comes_before_the_caps() -> None:
    """When everything applies at once, exhaustion is named; of the caps the rounds come before the quiet."""
    both = table(round_cap=3, quiet_cap=1).put(round=3, turn="shadows")

    assert "CC-19.1" == both.gold(humans=0, shadows=0).stage("end").laid()["ending"]
    assert "CC-19.2" == both.gold(humans=4, shadows=4).stage("building").move("end_turn")["ending"]


def test_CC_19_5_the_fallen_rank_behind_the_living() -> None:
    """Two living share a draw, the fallen king is third."""
    play = table(THREE, quiet_cap=1).put(fallen=["dwarves"], turn="shadows").stage("building").move("end_turn")

    assert [1, 3, 1] == play.ranks()
