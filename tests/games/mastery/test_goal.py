"""MM-11. Victory points, the end, the order of the losers."""

import random

import pytest

from .builder import HAND, Play, battle, dealt, table
from .second_book import worth

RICH = {"v3_1": 1, "v3_2": 1, "v3_3": 1, "v2_2": 1}  # 11 points for seat 0 at a table of three
OPEN = {"v1_2": "forest", "v1_3": "ruins", "v2_2": "fort", "v2_3": "cave", "v2_1": "marshlands"}


def near_the_goal(knights: int = 6, **belongings: object) -> Play:
    """Seat 0 has 11 points at a table of three."""
    return table(3).tiles(**OPEN).player(0, castle=knights, lands=RICH, **belongings).laid()


def test_MM_11_1_points_are_the_values_of_the_land() -> None:
    """In supply or not."""
    play = table(3).player(0, lands={"v1_2": 1, "v3_3": 2, "v2_5": 6}).laid()

    assert 6 == play.points(0)
    assert ["v2_5", "v3_3"] == play.player(0)["cut_off"]


@pytest.mark.parametrize("seed", range(3))
def test_MM_11_1_points_over_a_game(seed: int) -> None:
    """At every moment the sum of the values, whoever holds what."""
    play = dealt(seed, 3)
    chance = random.Random(seed)
    while not play.over and play.told["turn"] < 30:
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
        told = play.told
        for n, player in enumerate(told["players"]):
            owned = [slot for slot, owner in told["owner"].items() if owner == n]
            assert sum(worth(slot, told["tiles"][slot]) for slot in owned) == player["points"]


def test_MM_11_2_thirteen_points_win_at_once() -> None:
    """In the middle of the turn; nothing else is asked."""
    play = near_the_goal().advance("v2_3", 2)

    assert play.over
    assert (0, "points", "over") == (play.told["winner"], play.told["ending"], play.told["stage"])
    assert "active" not in play.told
    assert ([], 13) == (play.pending, play.points(0))
    assert [{"event": "won", "winner": 0, "points": 13, "clause": "MM-11.2"}] == play.called("won")


def test_MM_11_2_twelve_do_not() -> None:
    """The turn goes on."""
    play = near_the_goal().advance("v1_2", 2)

    assert (False, 12) == (play.over, play.points(0))


def test_MM_11_2_more_than_thirteen_win_too() -> None:
    """Twelve and two."""
    lands = {**RICH, "v1_2": 1}
    play = table(3).tiles(**OPEN).player(0, castle=3, lands=lands).laid().advance("v2_3", 1)

    assert (True, 14) == (play.over, play.points(0))


def test_MM_11_2_the_check_comes_before_the_abilities() -> None:
    """A single knight in the Marshlands wins and stands there."""
    play = near_the_goal().advance("v2_1", 1)

    assert (True, 13, 1) == (play.over, play.points(0), play.lands(0)["v2_1"])
    assert ["advanced", "conquered", "won"] == play.names()


def test_MM_11_2_no_knight_comes_for_the_winning_conquest() -> None:
    """An Abbey that wins: the castle keeps what it has, nothing is asked."""
    lands = {**RICH, "v1_2": 1}
    del lands["v3_1"]
    play = table(3).tiles(v3_1="abbey", v1_2="forest").player(0, castle=3, lands={**lands, "v1_3": 1}, hand=HAND).laid()

    assert 10 == play.points(0)

    play.advance("v3_1", 1)

    assert (True, 13, 2, HAND) == (play.over, play.points(0), play.castle(0), play.hand(0))
    assert ["advanced", "conquered", "won"] == play.names()


def test_MM_11_2_in_a_battle_the_check_is_made_in_step_nine() -> None:
    """One knight is left of a duel in the Arena: the battle ends early, and the conquest wins."""
    lands = {"v3_1": 1, "v3_2": 1, "v3_3": 1, "v2_2": 1}
    place = table(3).tiles(v2_1="arena").player(0, castle=3, lands=lands).player(1, lands={"v2_1": 1})
    play = place.chance(5, 2).laid().advance("v2_1", 1)

    assert (True, 13) == (play.over, play.points(0))
    assert ["conquered", "won", "cleared"] == play.names()[-3:]


def test_MM_11_2_one_point_short_the_abilities_apply() -> None:
    """At ten points: twelve, the knight is lost, ten again."""
    lands = {"v3_1": 1, "v3_2": 1, "v3_3": 1, "v1_2": 1}
    play = table(3).tiles(v2_2="marshlands", v1_2="forest").player(0, castle=3, lands=lands).laid().advance("v2_2", 1)

    assert (False, 10) == (play.over, play.points(0))
    assert [12] == [event["points"] for event in play.called("conquered")]
    assert ["sank", "abandoned"] == play.names()[-2:]


def test_MM_11_2_an_optional_ability_is_not_asked_any_more() -> None:
    """Ruins that win: no discard."""
    lands = {**RICH, "v1_2": 1}
    play = table(3).tiles(**OPEN).player(0, castle=3, lands=lands, hand=HAND).laid().advance("v1_3", 1)

    assert (True, 13, HAND) == (play.over, play.points(0), play.hand(0))


def test_MM_11_2_a_battle_wins_when_its_conquest_is_complete() -> None:
    """Not before step 9: the orbs of both still apply."""
    rich = dict.fromkeys(["v3_1", "v3_2", "v3_4", "v1_5", "v2_1"], 1)
    place = battle(6, 3, seats=4, attack={"lands": rich}, defence={"orb": "orb_devotion"}).tiles(v1_5="forest")
    play = place.laid().fight("v1_1", 6, "conflict_3", "conflict_3").passed()

    assert play.over
    assert 2 + 1 == play.castle(1)  # margin 3: nobody retreats, Devotion placed one


@pytest.mark.parametrize("seats", range(2, 7))
def test_MM_11_3_nobody_has_won_at_set_up(seats: int) -> None:
    """At most two points."""
    for seed in range(20):
        play = dealt(seed, seats)

        assert not play.over
        assert max(player["points"] for player in play.told["players"]) <= 2


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 3},
        {"seats": 2, "disorder": True, "ruthlessness": True},
        {"seats": 4, "skirmish": True},
        {"seats": 4, "allegiance": "two", "disorder": True},
    ],
)
def test_MM_11_4_only_the_active_players_points_rise(options: dict) -> None:
    """So two players never win together."""
    for seed in range(3):
        play = dealt(seed, **options)
        chance = random.Random(seed)
        for _ in range(250):
            if play.over:
                break
            before = play.told
            seat = chance.choice(play.pending)
            play.move(chance.choice(play.legal_of(seat)), seat)
            for n, (was, now) in enumerate(zip(before["players"], play.told["players"], strict=True)):
                assert now["points"] <= was["points"] or n == before["active"]


@pytest.mark.parametrize("seats", [2, 3])
def test_MM_11_5_round_limit(seats: int) -> None:
    """After that many rounds without a winner it is over."""
    play = dealt(1, seats, round_limit=4)
    for turn in range(1, 4 * seats + 1):
        assert turn == play.told["turn"]
        assert not play.over
        play.turn_over()

    assert play.over
    assert ("limit", None) == (play.told["ending"], play.told.get("winner"))
    assert [{"event": "limit_reached", "turn": 4 * seats}] == play.called("limit_reached")
    assert "MM-11.5" == play.game.outcome(play.match.state).clause


def test_MM_11_5_by_default_there_is_none() -> None:
    """A hundred idle rounds."""
    play = dealt(1)
    for _ in range(200):
        play.turn_over()

    assert not play.over


def test_MM_11_6_the_winner_first_the_others_by_points() -> None:
    """Equal points share a place: 1, 2, 2, 4."""
    rich = dict.fromkeys(["v3_1", "v3_2", "v3_3", "v2_1", "v1_1"], 1)
    place = table(4).tiles(v1_5="forest").player(0, castle=3, lands=rich)
    place.player(1, lands={"v2_2": 1}).player(2, lands={"v2_4": 1}).player(3, lands={"v1_8": 1})
    play = place.laid().advance("v1_5", 1)
    outcome = play.game.outcome(play.match.state)

    assert ([1, 2, 2, 4], [13, 2, 2, 1], "MM-11.2") == (list(outcome.ranks), list(outcome.points), outcome.clause)


def test_MM_11_6_after_the_limit_by_points_alone() -> None:
    """Whoever made the last turn; equal points share the first place."""
    place = table(3, round_limit=5).set(turn=15, active=2).player(0, lands={"v2_2": 1}).player(1, lands={"v2_4": 1})
    play = place.player(2, lands={"v1_1": 1}).laid().turn_over()
    outcome = play.game.outcome(play.match.state)

    assert ([1, 1, 3], [2, 2, 1]) == (list(outcome.ranks), list(outcome.points))


def test_MM_11_6_a_siege_wins_whatever_the_points() -> None:
    """The one who took the castle is first even with fewer points."""
    lands = {"v2_1": 1, "v2_2": 1}
    place = table(castle_siege=True).player(0, castle=6, lands=lands, hand=HAND)
    place.player(
        1, lands={"v3_1": 1, "v3_2": 1}, hand=["support_1", "call_to_arms", "fracture", "tactical_advance", "conflict_2"]
    )
    play = place.laid().advance("castle_2", 6).conflict("conflict_5", "conflict_2").passed()
    outcome = play.game.outcome(play.match.state)

    assert ([1, 2], [4, 6]) == (list(outcome.ranks), list(outcome.points))


@pytest.mark.parametrize(("allegiance", "seats", "ranks"), [("two", 4, [1, 3, 1, 3]), ("three", 6, [4, 1, 4, 1, 4, 1])])
def test_MM_11_6_teams_share_their_place(allegiance: str, seats: int, ranks: list[int]) -> None:
    """Teams of two: 1, 3, 1, 3; a team's place counts all players placed better."""
    place = table(seats, allegiance=allegiance, round_limit=3).set(turn=3 * seats, active=seats - 1)
    if seats == 4:
        place.player(0, lands={"v2_1": 1}).player(2, lands={"v1_3": 1}).player(1, lands={"v2_6": 1})
    else:
        place.player(0, lands={"v2_7": 1}).player(1, lands={"v3_3": 1})
    play = place.laid().turn_over()
    outcome = play.game.outcome(play.match.state)

    assert ranks == list(outcome.ranks)
