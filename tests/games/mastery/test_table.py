"""Positions in the words of a player: laid out as described, told in the same words, refused where they cannot be."""

import random
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import PositionError

from .builder import CARDS, KINDS, Play, dealt, rest, table
from .second_book import lands


def as_position(play: Play) -> dict[str, Any]:
    """The table at the beginning of a turn, written as a position; what each seat knows of the others included."""
    told = play.told
    seats = range(len(told["players"]))
    views = [play.seen(viewer)["players"] for viewer in seats]
    players = []
    for seat, player in enumerate(told["players"]):
        kept = {key: player[key] for key in ("castle", "lands", "hand", "deck", "discard", "played", "destroyed", *KINDS)}
        hands = {str(n): [card for card in views[n][seat]["hand"] if card != "hidden"] for n in seats if n != seat}
        decks = {str(n): len([card for card in views[n][seat]["deck"] if card != "hidden"]) for n in seats}
        kept["seen_hand"] = {viewer: cards for viewer, cards in hands.items() if cards}
        kept["seen_deck"] = {viewer: number for viewer, number in decks.items() if number}
        players.append(kept)
    position = {key: told[key] for key in ("active", "turn", "first", "cycles", "crown_used", "tiles")}
    return {**position, "player": players}


def levelled(told: dict[str, Any]) -> dict[str, Any]:
    """Which of two equal cards of a pile was played in the last turn cannot be said in a position, and does not matter."""
    return {**told, "players": [{**player, "played": sorted(player["played"])} for player in told["players"]]}


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 3, "disorder": True},
        {"seats": 4, "allegiance": "two", "skirmish": True},
        {"seats": 5, "castle_siege": True, "ruthlessness": True},
        {"seats": 6, "allegiance": "three"},
    ],
    ids=str,
)
def test_a_table_that_is_told_can_be_laid_again(options: dict[str, Any]) -> None:
    """Every position at the beginning of a turn of a real game is the same table again, for every viewer."""
    play = dealt(3, **options)
    chance = random.Random(3)
    seen = 0
    while not play.over and seen < 15:
        begins = any(event["event"] == "turn_began" for event in play.events) and play.stage == "window"
        if begins and play.told["turn"] > options["seats"]:
            seen += 1
            position = as_position(play)
            again = Play(play.game, type(play.match)(play.game, 0, play.game.lay(position)))

            assert levelled(play.told) == levelled(again.told)
            for viewer in (-1, *range(options["seats"])):
                assert levelled(play.seen(viewer)) == levelled(again.seen(viewer))
            assert play.legal == again.legal

        seat = chance.choice(play.pending)
        legal = play.legal_of(seat)
        if "end_turn" in legal and len(legal) > 1 and chance.random() < 0.5:
            legal.remove("end_turn")
        play.move(chance.choice(legal), seat)


def test_what_is_not_said_has_its_default() -> None:
    """Empty castles, hands and piles; whole decks in the order of the list; everybody has had a turn."""
    play = table(3).bright().laid()
    told = play.told

    assert (0, 4, 0, "window", 1, False) == tuple(
        told[key] for key in ("active", "turn", "first", "stage", "cycles", "crown_used")
    )
    for player in told["players"]:
        assert (0, {}, [], CARDS, [], []) == tuple(
            player[key] for key in ("castle", "lands", "hand", "deck", "discard", "destroyed")
        )
    assert ["crown_corruption", "crown_insight", "crown_order"] == [player["crown"] for player in told["players"]]
    assert lands(3) == list(told["tiles"])
    assert "homelands" not in told["tiles"].values()


def test_cards_nobody_names_follow_in_the_order_of_the_list() -> None:
    """The named ones lie on top."""
    play = table().player(0, deck=["fracture", "ambush"], hand=["conflict_5"], discard=["support_1"]).laid()

    assert ["fracture", "ambush", *rest(["fracture", "ambush", "conflict_5", "support_1"])] == play.deck(0)


@pytest.mark.parametrize(("turn", "active"), [(1, 0), (5, 1), (34, 2)])
def test_the_first_player_follows_from_turn_and_active(turn: int, active: int) -> None:
    """From whom the turns lead to the active player."""
    told = table(3).bright().set(turn=turn, active=active).laid().told

    assert active == (told["first"] + turn - 1) % 3


@pytest.mark.parametrize("stage", ["start", "end"])
def test_a_turn_may_begin_or_end_at_once(stage: str) -> None:
    """At the start three knights are placed; at the end the next seat is asked."""
    told = table().player(0, castle=1).player(1, castle=2).set(stage=stage).laid().told

    assert ((0, 4, 2) if stage == "start" else (1, 1, 5)) == (
        told["active"],
        told["players"][0]["castle"],
        told["players"][1]["castle"],
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_in_the_first_round_some_have_had_a_turn(seats: int) -> None:
    """Seat 0 has played a card in the very first turn and can recall it in its second one."""
    place = table(seats).set(turn=2, active=1).bright()
    play = place.player(0, castle=3, crown="crown_order", discard=["call_to_arms"], played=["call_to_arms"]).laid()
    for _ in range(seats - 1):
        play.turn_over()

    assert (0, True) == (play.told["active"], "use_crown" in play.legal)


BAD: list[dict[str, Any]] = [
    {"active": 2},
    {"active": "0"},
    {"active": True},
    {"first": -1},
    {"first": 1, "active": 0, "turn": 1},
    {"turn": 0},
    {"turn": -1},
    {"turn": 2**70},
    {"stage": "battle"},
    {"stage": 1},
    {"cycles": -1},
    {"cycles": "many"},
    {"crown_used": "yes"},
    {"crown_used": 1},
    {"weather": "fine"},
    {"tiles": ["city"]},
    {"tiles": {"v3_1": "forest"}},
    {"tiles": {"v3_9": "city"}},
    {"tiles": {"lake_1": "city"}},
    {"tiles": {"v3_1": "dragon"}},
    {"tiles": {"v3_1": "castle"}},
    {"tiles": {"castle_1": "castle"}},
    {"tiles": {"v1_1": "forest", "v1_2": "forest", "v1_3": "forest"}},
    {"player": {}},
    {"player": [1]},
    {"player": [{}, {}, {}]},
    {"players": [{}]},
    {"player": [{"castle": -1}]},
    {"player": [{"castle": "many"}]},
    {"player": [{"castle": 2**70}]},
    {"player": [{"castle": 61}]},
    {"player": [{"castle": 55, "lands": {"v1_1": 1}}]},
    {"player": [{"lands": {"v1_1": 0}}]},
    {"player": [{"lands": {"v1_1": -1}}]},
    {"player": [{"lands": {"v1_1": 7}}]},
    {"player": [{"lands": {"v2_1": 4}}], "tiles": {"v2_1": "cave"}},
    {"player": [{"lands": {"lake_1": 1}}]},
    {"player": [{"lands": {"castle_2": 1}}]},
    {"player": [{"lands": {"v9_1": 1}}]},
    {"player": [{"lands": ["v1_1"]}]},
    {"player": [{"lands": {"v1_1": 1}}, {"lands": {"v1_1": 1}}]},
    {"player": [{"hand": ["authority"]}]},
    {"player": [{"hand": ["dragon"]}]},
    {"player": [{"hand": "ambush"}]},
    {"player": [{"hand": ["ambush"] * 3}]},
    {"player": [{"hand": ["ambush"], "deck": ["ambush", "ambush"]}]},
    {"player": [{"deck": ["dragon"]}]},
    {"player": [{"discard": ["fracture", "fracture"]}]},
    {"player": [{"played": ["ambush"]}]},
    {"player": [{"played": ["ambush", "ambush"], "discard": ["ambush"]}]},
    {"player": [{"crown": "orb_greed"}]},
    {"player": [{"crown": "greed"}]},
    {"player": [{"crown": "crown_order"}, {"crown": "crown_order"}]},
    {"player": [{"destroyed": ["hat"]}]},
    {"player": [{"destroyed": "orb"}]},
    {"player": [{"destroyed": ["orb"], "destroyed_now": ["orb"]}]},
    {"player": [{"seen_hand": {"1": ["ambush"]}}]},
    {"player": [{"seen_hand": {"5": ["ambush"]}, "hand": ["ambush"]}]},
    {"player": [{"seen_hand": {"1": ["ambush", "ambush"]}, "hand": ["ambush"]}]},
    {"player": [{"seen_deck": {"1": 19}}]},
    {"player": [{"seen_deck": {"1": -1}}]},
    {"player": [{"seen_deck": {"x": 1}}]},
    {"player": [{"tavern": 1}]},
    {"player": [{"lands": {f"v3_{n}": 1 for n in (1, 2)} | {f"v2_{n}": 1 for n in range(1, 5)}}]},
]


@pytest.mark.parametrize("position", BAD, ids=str)
def test_positions_that_cannot_be_are_refused(position: dict[str, Any]) -> None:
    """Unknown words, things the box lacks, knights beyond capacity or dice, a game already won: one sentence."""
    game = new_game("mastery", {"seats": 2})
    with pytest.raises(PositionError) as refusal:
        game.lay(position)

    assert str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("options", "position"),
    [
        ({"seats": 2, "round_limit": 5}, {"turn": 11}),
        ({"seats": 2, "ruthlessness": True}, {"player": [{"lands": {"v1_2": 2}}]}),
        ({"seats": 3, "skirmish": True}, {"player": [{"lands": {"v3_1": 1, "v3_2": 1, "v3_3": 1, "v2_2": 1}}]}),
        (
            {"seats": 4, "allegiance": "two"},
            {
                "player": [
                    {"lands": dict.fromkeys(["v3_1", "v3_2", "v3_3", "v3_4"], 1)},
                    {},
                    {"lands": dict.fromkeys(["v2_1", "v2_2", "v2_3", "v2_4"], 1)},
                ]
            },
        ),
    ],
    ids=str,
)
def test_positions_against_the_options_are_refused(options: dict[str, Any], position: dict[str, Any]) -> None:
    """A turn after the limit, land that Ruthlessness has cleared, a goal already reached: no such table."""
    with pytest.raises(PositionError):
        new_game("mastery", options).lay(position)
