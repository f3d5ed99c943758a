"""RQ-3. The peace phase."""

import pytest

from quintain.kernel.errors import NotPending

from .builder import started, table

VERBS = {"plain": {"march", "melee"}, "mountain": {"recruit", "ranged"}, "forest": {"build", "summon"}}


def test_RQ_3_1_one_action_a_turn() -> None:
    """After one action it is the next player's turn, and the pawn has moved."""
    play = started().move("march way=ashen_peaks>wasteland force=1W")

    assert "alliance" == play.faction
    assert 6 == play["pawns.legion"]


def test_RQ_3_1_nobody_acts_out_of_turn() -> None:
    """Only the player on turn decides."""
    play = started()
    with pytest.raises(NotPending):
        play.match.play(1, play.game.space.parse("pass"))


@pytest.mark.parametrize("space", [3, 6, 9])
def test_RQ_3_2_passing_is_always_allowed(space: int) -> None:
    """On every space one may do nothing, and the turn still counts."""
    play = table().says(base="start").turn("legion", space).laid()

    assert play.may("pass")

    play.passed()

    assert "alliance" == play.faction
    assert {3: 6, 6: 9, 9: 3}[space] == play["pawns.legion"]


def test_RQ_3_2_passing_is_asked_when_nothing_else_is_possible() -> None:
    """Without a unit a castle can neither march nor attack."""
    play = table().turn("legion").laid()

    assert ["pass"] == play.legal


@pytest.mark.parametrize(("space", "segment"), [(3, "plain"), (6, "mountain"), (9, "forest")])
def test_RQ_3_3_the_segment_decides_what_can_be_done(space: int, segment: str) -> None:
    """Plain: march, melee order. Mountain: recruit, ranged order. Forest: build, summon."""
    position = table().areas(wasteland="legion 2W", boundless_expanse="legion castle 1M", saxum_ridges="brotherhood 1D")
    position.area("burnt_forest", "legion 1W").token("saxum_ridges>wasteland", "brotherhood m1").turn("legion", space)
    play = position.area("crossroads_of_winds", "order 1W").laid()
    moves = {
        "march": "march way=wasteland>broken_spine force=1W",
        "melee": "melee way=wasteland>crossroads_of_winds",
        "recruit": "recruit area=boundless_expanse unit=mage",
        "ranged": "ranged way=boundless_expanse>wasteland",
        "build": "build area=wasteland",
        "summon": "summon creature=malleus junction=boundless_expanse+crimson_gulf+wasteland",
    }

    assert VERBS[segment] | {"pass"} == {move.split(" ")[0] for move in play.legal}
    for verb, move in moves.items():
        if verb in VERBS[segment]:
            assert play.may(move)
        else:
            assert "RQ-3.3" == play.refusal(move)


def test_RQ_3_4_the_pawn_moves_to_the_next_open_space() -> None:
    """Covered spaces are skipped; from the last open space it goes back to the first, and the player is done."""
    position = table().areas(wasteland="legion castle 1W", burnt_forest="legion castle")
    spaces = []
    play = position.only("legion", 2).laid()

    assert [2, 3, 6, 8, 9] == play["open.legion"]

    while play["round"] == 1:
        spaces.append(play["pawns.legion"])
        play.passed()

    assert [2, 3, 6, 8, 9] == spaces
    assert 2 == play["pawns.legion"]


def test_RQ_3_4_openness_is_judged_after_the_action() -> None:
    """A build on space 9 opens 8, but the pawn goes to the first open space and the player is done."""
    play = table().area("burnt_forest", "legion 1W").turn("legion", 9).laid().move("build area=burnt_forest")

    assert ["legion"] == play["done"]
    assert 3 == play["pawns.legion"]


def test_RQ_3_5_new_spaces_are_used_from_the_next_round_on() -> None:
    """Building a plain castle opens space 2, where the pawn stands when the next round begins."""
    play = table().area("wasteland", "legion 1W").only("legion", 9).laid().move("build area=wasteland")

    assert 2 == play["round"]
    assert (2, [2, 3, 6, 9]) == (play["pawns.legion"], play["open.legion"])
    assert 1 == len(play.called("pawn_moved"))


def test_RQ_3_6_the_phase_ends_when_everybody_is_done() -> None:
    """Whoever has more castles takes the last turns in a row."""
    position = table().areas(wasteland="legion castle", burnt_forest="legion castle")
    play = position.laid()
    order = []
    while play["round"] == 1:
        order.append(play.faction)
        play.passed()

    assert ["legion", "alliance", "order", "brotherhood"] * 3 + ["legion"] * 2 == order


def test_RQ_3_7_a_player_without_an_open_space_takes_no_turn() -> None:
    """Without a castle there is no open space; the others play on."""
    position = table().areas(boundless_expanse="empty", ashen_peaks="empty", gallows_thicket="empty", wasteland="legion 1W")
    play = position.only("brotherhood", 9).laid().passed()
    order = []
    while play["round"] == 2:
        order.append(play.faction)
        play.passed()

    assert ["alliance", "order", "brotherhood"] * 3 == order
    assert 0 == play["pawns.legion"]
