"""Scene and picture: by ids, plain, true to the rules' numbers, and silent about secrets."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.match import Match
from quintain.kernel.types import SPECTATOR

from . import second_book as land
from .builder import HAND, Play, battle, dealt, table
from .test_second_book import choose

GAMES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "castle_siege": True, "disorder": True},
    {"seats": 4, "allegiance": "two", "ruthlessness": True},
    {"seats": 6},
]

STEPS = {"fracture_sceptres": 3, "equalise": 3, "conflict": 4, "support": 5, "fracture_orbs": 7}  # of a battle, by the question

every_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(str(value) for value in options.values()))


def shown(play: Play, viewer: int = SPECTATOR) -> dict[str, Any]:
    """The picture as it goes over the wire."""
    return json.loads(json.dumps(play.game.picture(play.match.view(viewer))))


def walk(options: dict[str, Any], seed: int, moves: int) -> Iterator[Play]:
    """The same match again and again, after each of its moves."""
    play, chance = dealt(seed, **options), random.Random(seed)
    for _ in range(moves):
        if play.over:
            return
        yield play
        seat = chance.choice(play.pending)
        play.move(choose(play, seat, chance), seat)
    yield play


# The scene


@every_game
def test_the_map_of_the_scene_is_the_printed_one(options: dict[str, Any]) -> None:
    """Slots, lakes, borders and shores agree with the maps written from the rules alone."""
    game = new_game("mastery", options)
    scene = json.loads(json.dumps(game.scene()))
    seats = options["seats"]
    spots = {slot["slot"]: (slot["q"], slot["r"]) for slot in scene["map"]["slots"]}
    spots |= {lake["lake"]: (lake["q"], lake["r"]) for lake in scene["map"]["lakes"]}
    expected = {f"{kind}_{n}": spot for kind, spots in land.LAYOUTS[seats].items() for n, spot in enumerate(spots, 1)}

    assert expected == spots
    for slot in scene["map"]["slots"]:
        assert land.MAPS[seats][slot["slot"]] == {*slot["neighbours"], *slot["lakes"]}
        assert abs(slot["x"] - 1732 * (slot["q"] + slot["r"] / 2)) <= 1
        assert 1500 * slot["r"] == slot["y"]
    for lake in scene["map"]["lakes"]:
        assert land.MAPS[seats][lake["lake"]] == set(lake["shores"])


def test_the_bounds_of_the_map_hold_every_hex() -> None:
    """In thousandths of a hex radius, as the dossier of the map gives them."""
    bounds = {seats: new_game("mastery", {"seats": seats}).scene()["map"]["bounds"] for seats in range(2, 7)}

    assert {"left": -2598, "top": -4000, "right": 2598, "bottom": 4000} == bounds[2]
    assert {"left": -6062, "top": -5500, "right": 6062, "bottom": 5500} == bounds[6]


def test_the_scene_shows_what_is_printed() -> None:
    """Cards, tiles, artefacts and castles, with the points of the variant."""
    scene = new_game("mastery", {"seats": 6, "allegiance": "three", "skirmish": True}).scene()
    cards = {card["card"]: card for card in scene["cards"]}
    tiles = {tile["tile"]: tile for tile in scene["tiles"]}
    artefacts = {artefact["artefact"]: artefact for artefact in scene["artefacts"]}

    assert (18, 5, True) == (sum(card["count"] for card in cards.values()), cards["conflict_5"]["value"], cards["ambush"]["die"])
    assert (0, 1, 30) == (tiles["homelands"]["worth"], tiles["homelands"]["stack"], sum(tile["count"] for tile in tiles.values()))
    assert (3, ["defender_plus_1", "conquest_knight"]) == (tiles["cave"]["capacity"], tiles["city"]["abilities"])
    assert ("attack", "you", True) == tuple(artefacts["sceptre_fear"][key] for key in ("when", "whom", "may"))
    assert (25, [[0, 2, 4], [1, 3, 5]]) == (scene["goal"], scene["teams"])
    assert ("nivernais", "red", "castle_1") == tuple(scene["castles"][0][key] for key in ("castle", "colour", "slot"))
    assert (9, 9) == (len(scene["turn_steps"]), len(scene["battle_steps"]))


# The picture


@every_game
def test_a_picture_agrees_with_what_is_told(options: dict[str, Any]) -> None:
    """Knights, land, points, dice, supply, reach, artefacts and cards, for every viewer along a match."""
    chance = random.Random(1)
    for play in walk(options, 3, 90):
        viewer = chance.choice([SPECTATOR, *range(options["seats"])])
        told, picture = play.seen(viewer), shown(play, viewer)
        for seat, player in enumerate(told["players"]):
            mine = picture["seats"][seat]
            assert (player["castle"], player["knights"], player["dice"]) == (mine["castle"], mine["knights"], mine["dice"])
            assert (player["points"], 10) == (mine["points"], mine["dice"] + mine["dice_left"])
            assert (player["cut_off"], sorted(player["lands"])) == (mine["cut_off"], sorted(mine["lands"]))
            assert player["targets"] == mine["reach"]
            assert player["points"] == mine["score"]["now"] == sum(mine["score"]["parts"].values())
            assert mine["draws"] == max(0, min(5 - len(mine["hand"]), mine["deck"] + len(mine["discard"])))
            assert player["hand"] == [card if isinstance(card, str) else "hidden" for card in mine["hand"]]
            assert (player["counts"]["deck"], player["discard"], player["laid"]) == (mine["deck"], mine["discard"], mine["laid"])
            top = [card if isinstance(card, str) else "hidden" for card in mine["top"]]
            assert player["deck"][: len(top)] == top
            assert set(player["deck"][len(top) :]) <= {"hidden"}
            assert player["destroyed"] == [each["kind"] for each in mine["artefacts"] if not each["intact"]]
        assert told["knights"] == {place["slot"]: place["knights"] for place in picture["map"]}
        assert told["stage"] == picture["stage"]
        assert told.get("declared") is None or told["declared"]["crown"] == picture["declared"]["crown"]


@every_game
def test_the_parts_of_battle_points_are_their_sum(options: dict[str, Any]) -> None:
    """At every moment of every battle, also after Arena, Brutality and Disorder have taken knights."""
    seen = set()
    for seed in range(3):
        for play in walk(options, seed, 120):
            fight = shown(play)["battle"]
            if fight is None:
                continue
            told = play.told["battle"]
            seen.add(fight["step"])
            for seat in play.pending:
                assert fight["step"] == STEPS.get(play.match.decision(seat).prompt, fight["step"])
            for side, points in (("attacker", "attack"), ("defender", "defence")):
                assert told[points] == fight[side]["points"] == sum(fight[side]["parts"].values())
                assert told[f"{side}s"] == fight[side]["knights"]
                assert min(fight[side]["parts"].values()) >= 0
            if "winner" in told:
                assert (told["winner"], told["margin"], True) == (fight["ahead"], fight["margin"], fight["decided"])

    assert {3, 4, 5} <= seen


def test_MM_12_4_support_cards_say_who_laid_them() -> None:
    """For a partner too."""
    place = battle(4, 3, seats=4, allegiance="two").player(2, hand=["support_1", "support_2"]).player(3, hand=["support_2"])
    play = place.laid().advance("v1_1", 4).conflict("conflict_2", "conflict_5")
    while play.seat != 2:
        play.move("pass")
    play.move("support ones=1 twos=1")
    fight = shown(play)["battle"]

    assert [{"card": "support_1", "seat": 2}, {"card": "support_2", "seat": 2}] == fight["attacker"]["supports"]
    assert (3, []) == (fight["attacker"]["parts"]["support"], fight["defender"]["supports"])


def test_supply_lines_join_what_is_in_supply() -> None:
    """From the castle over own land and a lake; a cut-off territory has none."""
    lands = {"v2_2": 1, "v2_4": 1, "v1_6": 1}
    play = table(3).player(0, castle=1, lands=lands).laid()
    mine = shown(play)["seats"][0]
    lines = {(line["a"], line["b"], line["lake"]) for line in mine["supply"]}

    assert {("castle_1", "v2_2", ""), ("v2_2", "v2_4", "lake_1")} == lines
    assert (["v1_6"], False) == (
        mine["cut_off"],
        next(place for place in shown(play)["map"] if place["slot"] == "v1_6")["supplied"],
    )


def test_a_destroyed_artefact_says_when_it_is_repaired() -> None:
    """At the end of the owner's next turn that begins after it was destroyed."""
    place = table(3).set(active=1, turn=5).bright().player(1, destroyed_now=["crown"], destroyed=["orb"])
    play = place.player(2, destroyed=["orb"]).player(0, destroyed_now=["sceptre"]).laid()

    def repaired(seat: int) -> dict[str, int]:
        return {each["kind"]: each["repaired"] for each in shown(play)["seats"][seat]["artefacts"] if not each["intact"]}

    assert ({"crown": 8, "orb": 5}, {"orb": 6}, {"sceptre": 7}) == (repaired(1), repaired(2), repaired(0))

    play.turn_over()

    assert {"crown": 8} == repaired(1)


def test_a_window_shows_what_is_at_stake_and_who_is_asked() -> None:
    """The same for every viewer, whoever holds the card."""
    pictures = []
    for hand in (["fracture"], ["ambush"]):
        place = battle(3, 3, seats=4, attack={"sceptre": "sceptre_loyalty"}, defence={"sceptre": "sceptre_vigour"})
        play = place.player(2, hand=["ambush"], discard=["fracture"]).player(3, hand=hand).laid().advance("v1_1", 3)
        pictures.append([shown(play, viewer)["window"] for viewer in (SPECTATOR, 0, 1)])
    stakes = [
        {"artefact": "sceptre_loyalty", "owner": 0, "applies": False},
        {"artefact": "sceptre_vigour", "owner": 1, "applies": True},
    ]

    assert [[{"kind": "sceptres", "stakes": stakes, "asked": [0, 1, 3]}] * 3] * 2 == pictures


def test_a_plan_shows_what_is_still_open() -> None:
    """Later slots in supply, what the castle would hold, and what it can hold with the dice that are left."""
    play = table(3).player(0, castle=3, lands={"v1_2": 2, "v2_2": 2, "v3_1": 1}).laid()
    play.moves("redistribute", "station slot=v1_2 knights=4")
    picture = shown(play)

    assert {"seat": 0, "open": ["v2_2", "v3_1"], "castle": 1, "most": 6 * (10 - 3)} == picture["plan"]
    assert 4 == next(place for place in picture["map"] if place["slot"] == "v1_2")["planned"]
    assert 4 == picture["step"]


@pytest.mark.parametrize(
    ("moves", "step"),
    [((), 2), (("use_crown",), 3), (("redistribute", "done"), 5), (("redistribute", "done", "pass"), 7)],
)
def test_MM_2_1_the_step_of_the_turn(moves: tuple[str, ...], step: int) -> None:
    """Resources 2 and 7, the crown 3 and 8, redistribution 4, advance 5, battle 6."""
    play = table().player(0, castle=3, hand=HAND, crown="crown_wrath").laid().moves(*moves)

    assert step == shown(play)["step"]


def test_MM_9_6_a_chosen_card_is_hidden_in_the_picture() -> None:
    """Whichever it is: the same picture for everybody else."""
    seen = []
    for card in HAND[:4]:
        play = battle().laid().advance("v1_1", 3).lay_down(0, card)
        seen.append([shown(play, viewer) for viewer in (1, SPECTATOR)])

        assert card == shown(play, 0)["seats"][0]["chosen"]

    assert all(first == seen[0] for first in seen)
    assert {"hidden": True} == seen[0][0]["seats"][0]["chosen"]


# Set-up, turns, absent seats


def test_MM_0_2_the_set_up_is_told() -> None:
    """Land, artefacts, first knights and cards, the first player; cards only to their owner."""
    game = new_game("mastery", {"seats": 3})
    match = Match(game, 11)
    names = [event.name for event in match.opening]
    told = game.tell(match.state)

    assert ["land_laid", "endowed", "endowed", "endowed"] == names[:4]
    assert ["first_drawn", "turn_began", "mustered"] == names[-3:]
    laid = match.opening[0]
    assert list(told["tiles"].values()) == [game.nouns["tile"][tile] for tile in laid.tiles]
    drawn = [event for event in match.opening if event.name == "drew"]
    assert all(card < 0 for event in drawn for card in event.seen_by(SPECTATOR).cards)
    settled = sum(event.knights for event in match.opening if event.name in ("settled", "mustered"))
    assert settled == sum(player["knights"] for player in told["players"])


@every_game
def test_MM_0_9_a_turn_is_the_same_for_everybody_until_it_ends(options: dict[str, Any]) -> None:
    """Number, seat and round; nothing within a turn makes it another."""
    for play in walk(options, 5, 60):
        turn = play.game.turn_of(play.match.state)
        told = play.told

        assert all(turn.key() == play.game.turn_of(play.match.view(viewer)).key() for viewer in (SPECTATOR, 0, 1))
        assert turn.number == told["turn"]
        assert play.over or (told["active"], "turn") == (turn.seat, turn.phase)
        assert (told["turn"] - 1) // options["seats"] + 1 == turn.round


@every_game
def test_for_an_absent_seat_a_legal_answer_is_given(options: dict[str, Any]) -> None:
    """At every decision, and the same from the seat's own view."""
    kinds = set()
    for seed in range(3):
        for play in walk(options, seed, 100):
            for seat in play.pending:
                answer = play.game.absent(play.match.state, seat)
                kinds.add(play.stage)

                assert answer in play.match.decision(seat).actions
                assert answer == play.game.absent(play.match.view(seat), seat)

    assert {"window", "reaction", "conflict", "support"} <= kinds


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        (["conflict_2", "conflict_5", "ambush", "support_1", "fracture"], "commit card=conflict_5"),
        (["ambush", "ambush", "support_1", "support_2", "fracture"], "commit card=ambush"),
        (["support_1", "support_1", "support_2", "support_2", "fracture"], "commit_nothing"),
        (["ambush", "conflict_2", "support_1", "support_2", "fracture"], "commit card=conflict_2"),
    ],
)
def test_MM_7_4_an_absent_battler_lays_the_highest_fixed_value(hand: list[str], answer: str) -> None:
    """An Ambush only for want of another card."""
    play = battle(attack={"hand": hand}).laid().advance("v1_1", 3)

    assert answer == play.game.space.text(play.game.absent(play.match.view(0), 0))


def test_an_absent_seat_changes_nothing() -> None:
    """The turn ends, an order stays, a card is left, Fear counts, a plan begun is finished."""

    def answers(play: Play) -> str:
        return play.game.space.text(play.game.absent(play.match.view(play.seat), play.seat))

    assert "end_turn" == answers(table().player(0, castle=3, hand=HAND).laid())
    top = ["ambush", "conflict_2", "support_1", "fracture"]
    play = table().player(0, castle=1, crown="crown_insight", deck=top).laid().move("use_crown")
    for card in top[:3]:
        assert f"arrange card={card}" == answers(play)
        play.move(answers(play))
    assert top == play.deck(0)[:4]
    assert "leave" == answers(table().player(0, castle=1, crown="crown_prosperity").laid().move("examine target=1"))
    assert "equalise" == answers(battle(2, 5, attack={"sceptre": "sceptre_fear"}).laid().advance("v1_1", 2).passed())
    play = table(3).player(0, castle=0, lands={"v1_2": 2, "v2_2": 5}).laid().moves("redistribute", "station slot=v1_2 knights=4")
    assert -2 == shown(play)["plan"]["castle"]
    play.move(answers(play))
    assert "done" == answers(play)
