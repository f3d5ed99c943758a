"""Scene and picture: everything by id, numbers as the rules have them, places as the map is drawn."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.events import Chronicle, told
from quintain.kernel.types import SPECTATOR

from .builder import ASHES, FOUR, Play, dealt, table
from .second_map import MAP
from .test_invariants import eager

GAME = new_game("reliquium", {"seats": 4, "factions": FOUR})


def scene() -> dict[str, Any]:
    return dict(GAME.scene())


def picture(play: Play, viewer: int = SPECTATOR) -> dict[str, Any]:
    return dict(play.game.picture(play.match.view(viewer)))


def inside(point: list[int], polygon: list[list[int]]) -> bool:
    """Whether a point lies within an outline."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 <= y) != (y2 <= y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
    return odd


def test_the_scene_has_the_whole_map() -> None:
    """31 areas with their neighbours and terrain, 66 borders with two ways each, 36 junctions; every piece has its place."""
    drawn = scene()["map"]

    assert (31, 66, 132, 36) == tuple(len(drawn[key]) for key in ("areas", "borders", "ways", "junctions"))
    assert {each["area"]: (each["terrain"], set(each["neighbours"])) for each in drawn["areas"]} == {
        area: (terrain, set(near)) for area, (terrain, near) in MAP.items()
    }
    for each in drawn["areas"]:
        places = each["places"]
        points = [places["centre"], places["name_at"], *places["units_at"]] + [places["castle_at"]] * (each["terrain"] != "water")

        assert all(inside(point, places["polygon"]) for point in points)
        assert (places["castle_at"] is None) == (each["terrain"] == "water")
        assert places["name_room"] > 40
    assert {way for each in drawn["borders"] for way in each["ways"]} == {each["way"] for each in drawn["ways"]}
    assert all(each["places"]["line"] for each in drawn["borders"])
    assert all(each["at"] for each in drawn["junctions"])


def test_the_scene_has_what_is_printed() -> None:
    """Strengths, creatures, the track and its actions, start lands and neutral castles."""
    shown = scene()
    units = {each["unit"]: (each["attack"], each["defence"], each["support"]) for each in shown["units"]}

    assert {"warrior": (2, 1, 1), "defender": (1, 2, 1), "mage": (1, 1, 2), "militia": (1, 1, 1)} == units
    assert [4] * 1 + [12] == [len(shown["factions"]), len(shown["creatures"])]
    assert ["march", "melee"] == shown["track"][0]["actions"]
    assert ["build", "summon"] == shown["track"][8]["actions"]
    assert [5, 6, 5, 6] == [len(each["neutral_castles"]) for each in shown["factions"]]
    assert {"area": "boundless_expanse", "unit": "warrior"} in shown["factions"][0]["start"]
    assert (3, 9, 0, 200) == tuple(shown["limits"][key] for key in ("troops", "castles", "rounds", "last_round"))
    assert {"force": "2W1M", "warrior": 2, "defender": 0, "mage": 1} in shown["forces"]


def test_the_digest_of_the_box_knows_the_map_and_corrections() -> None:
    """A replay notices when a printed value has changed."""
    other = new_game("reliquium", {"seats": 4, "content": {"constants": {"loss_step": 9}}})

    assert GAME.printed() == new_game("reliquium", {"seats": 2}).printed()
    assert GAME.printed() != other.printed()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_say_what_is_told(seats: int) -> None:
    """Over a whole match: areas, tokens, creatures, tracks, reserves and supplies are those of the words of the game."""
    play, chance = dealt(seats, seats, round_limit=8, single_march=True, militia=True, allies=True), random.Random(seats)
    while not play.over:
        shown, words = picture(play), play.told
        if words["phase"] != "setup":
            compare(shown, words)
        play.move(eager(play, chance))

    assert picture(play)["over"]


def compare(shown: dict[str, Any], words: dict[str, Any]) -> None:
    assert (words["round"], words["phase"], [words["active"]]) == (shown["round"], shown["phase"], shown["asked"])
    for each in shown["areas"]:
        castle, holder = each["castle"], each["holder"]
        parts = [f"{castle['faction']} castle"] if castle else []
        if holder:
            units = f"{holder} {each['force']}"
            parts = [f"{parts[0]} {each['force']}"] if castle and castle["faction"] == holder else [*parts, units]

        assert (", ".join(parts) or "empty") == words["areas"][each["area"]]
        assert max(0, 3 - len(each["figures"])) == max(0, each["room"])
    tokens = {each["way"]: f"{each['faction']} {each['kind'][0]}{each['value']}" for each in shown["orders"]}

    assert tokens == {way: " ".join(token.split(" ")[:2]) for way, token in words["tokens"].items()}
    assert {each["creature"]: each["junction"] for each in shown["creatures"]} == {
        creature: place for creature, place in words["creatures"].items() if place != "supply"
    }
    for seat in shown["seats"]:
        faction = seat["faction"]

        assert (words["castles"][faction], words["pawns"][faction]) == (seat["castles"], seat["pawn"])
        assert words["open"][faction] == [each["space"] for each in seat["track"] if not each["covered"]]
        assert [place == "supply" for place in words["melee"][faction]] == [value in seat["melee"] for value in (1, 2, 3)]
        assert [place == "supply" for place in words["ranged"][faction]] == [value in seat["ranged"] for value in (1, 2, 3)]
        assert seat["done"] == (faction in words["done"] or words["phase"] != "peace")
        assert (faction in words["militia"]) == seat["militia"]
    for battle, each in zip(shown["battles"], words["battles"], strict=True):
        assert (each["way"], each["attack"], each["defence"]) == (battle["way"], battle["attack"], battle["defence"])


def test_everybody_sees_the_same_picture() -> None:
    """Nothing is hidden; only the viewer's own number differs."""
    play = dealt(3, 3, factions="legion,order,alliance")
    seen = [picture(play, viewer) for viewer in (-1, 0, 1, 2)]

    assert [-1, 0, 1, 2] == [each.pop("viewer") for each in seen]
    assert 1 == len({json.dumps(each) for each in seen})


def test_a_sent_figure_knows_its_way_and_a_strengthened_one_its_aura() -> None:
    """One of two mages is sent; the defender beside Armus has +1, and the sums have their parts."""
    position = table().areas(wasteland="legion 2W", saxum_ridges="brotherhood 1D", ancestors_bowl="brotherhood castle 2M")
    position.token("wasteland>saxum_ridges", "legion m1").token("ancestors_bowl>saxum_ridges", "brotherhood r2")
    shown = picture(position.creature("armus", ASHES).war())

    assert [None, None] == [
        figure["sent"] for each in shown["areas"] if each["area"] == "ancestors_bowl" for figure in each["figures"]
    ]

    told_of = {each["area"]: each for each in shown["areas"]}

    assert [("defender", 1)] == [(figure["unit"], figure["aura"]) for figure in told_of["saxum_ridges"]["figures"]]
    assert {"attack": 2, "defence": 3, "support": 2} == told_of["saxum_ridges"]["strength"]
    (battle,) = shown["battles"]

    assert (5, 3, 4) == (battle["attack"], battle["defence"], battle["defence_support"])
    assert [("legion", "attack", "warrior", 2, 2, 0, 4), ("brotherhood", "defence", "defender", 1, 2, 1, 3)] == [
        tuple(part[key] for key in ("faction", "role", "unit", "number", "strength", "aura", "total")) for part in battle["parts"]
    ]


def test_RQ_12_22_the_battle_that_goes_on_keeps_its_sums() -> None:
    """Losses and flight do not change what was counted; the steps to come follow one another."""
    position = table().areas(wasteland="legion 3W", saxum_ridges="brotherhood 1W 1D 1M")
    play = position.token("wasteland>saxum_ridges", "legion m3").fought()
    shown = picture(play)["fight"]

    assert ("legion", "brotherhood", 9, 4, "attack", "losses") == tuple(
        shown[key] for key in ("faction", "foe", "attack", "defence", "result", "step")
    )
    assert (0, 1) == (shown["losses"], shown["foe_losses"])
    assert [{"faction": "brotherhood", "area": "saxum_ridges", "units": 1}] == shown["to_lose"]

    play.move("lose arrows=0 force=1M")
    shown = picture(play)["fight"]

    assert (9, 4, "flight", []) == tuple(shown[key] for key in ("attack", "defence", "step", "to_lose"))


def test_RQ_11_3_without_a_battle_there_are_no_sums_and_no_losses() -> None:
    """Nobody defends: the attacker is asked who marches, and that is all."""
    play = (
        table()
        .areas(wasteland="legion 3W", saxum_ridges="brotherhood castle")
        .token("wasteland>saxum_ridges", "legion m1")
        .fought()
    )
    shown = picture(play)["fight"]

    assert (None, 0, 0, None, 0, 0, "march") == tuple(
        shown[key] for key in ("foe", "attack", "defence", "result", "losses", "foe_losses", "step")
    )


def test_RQ_0_7_the_faction_board_shows_reserve_supply_and_track() -> None:
    """Right after the set-up: 1/3/2 for the Legion, everything in supply, three turns on the last space of each segment."""
    shown = {seat["faction"]: seat for seat in picture(dealt(1, 4, factions=FOUR))["seats"]}
    legion = shown["legion"]

    assert {"warrior": 1, "defender": 3, "mage": 2} == legion["reserve"]
    assert {"warrior": 2, "defender": 1, "mage": 3} == shown["brotherhood"]["reserve"]
    assert ([1, 2, 3], [1, 2, 3], ["cerberus", "malleus", "illesebra"]) == (
        legion["melee"],
        legion["ranged"],
        legion["creatures"],
    )
    assert (3, 3, 3, 3, False) == tuple(legion[key] for key in ("castles", "units", "pawn", "turns_left", "done"))
    assert [3, 6, 9] == [each["space"] for each in legion["track"] if not each["covered"]]
    assert ["plain", "mountain", "forest"] == [each["segment"] for each in legion["track"] if not each["covered"]]
    assert [] == legion["sites"]


def test_a_token_on_the_first_way_is_not_in_supply() -> None:
    """Ranged and melee alike, from Gallows Thicket to Ashen Peaks."""
    for token, kind in (("legion r1", "ranged"), ("legion m1", "melee")):
        play = table().token("gallows_thicket>ashen_peaks", token).turn("alliance").laid()
        seats = {seat["faction"]: seat for seat in picture(play)["seats"]}

        assert [2, 3] == seats["legion"][kind]
        assert [1, 2, 3] == seats["order"][kind]


def test_RQ_0_2_while_factions_are_chosen_a_choice_tells_where_it_begins() -> None:
    """Seats without a faction have none in the picture; the start lands of each are in the facts."""
    play = dealt(1, 3)

    assert [None, None, None] == [seat["faction"] for seat in picture(play)["seats"]]
    said = play.game.facts(play.match.view(play.seat), play.seat, play.game.space.parse("take faction=order"))

    assert ["field_of_grace", "cliff_of_sorrow", "dawn_pinewood"] == said["areas"]

    seat = play.seat
    play.move("take faction=order")

    assert "order" == picture(play)["seats"][seat]["faction"]


def test_turns_are_told_apart() -> None:
    """No two turns of a round look alike, and a turn stays the same while its player is asked again or an ally answers."""
    position = table(allies=True).areas(oak_grove="order 1W", forest_edge="alliance 1M").turn("alliance", 9)
    play = position.laid()
    before = play.game.turn_of(play.match.state).key()
    play.move("summon creature=aqus junction=eagle_crags+forest_edge+oak_grove", "march way=oak_grove>dawn_pinewood force=1W")

    assert ("order", before) == (play.faction, play.game.turn_of(play.match.state).key())

    play.move("agree")

    assert before != play.game.turn_of(play.match.state).key()
    assert "peace" == play.game.turn_of(play.match.state).phase


def test_every_peace_turn_of_a_round_is_another() -> None:
    play, chance = dealt(5, 4, factions=FOUR, round_limit=3), random.Random(5)
    seen: list[Any] = []
    while not play.over:
        key = play.game.turn_of(play.match.state).key()
        if play.asks == "RQ-3.1":
            seen.append(key)
        play.move(eager(play, chance))

    assert len(seen) == len(set(seen)) > 40
    assert ("over", -1) == (play.game.turn_of(play.match.state).phase, play.game.turn_of(play.match.state).seat)


def test_the_start_tells_the_lot_and_who_begins_where() -> None:
    """With factions to choose: the lot; with factions fixed: everybody's place, neutral castles, and the first round."""
    log = Chronicle()
    game = new_game("reliquium", {"seats": 3, "militia": True})
    state = game.start(4, log)
    happened = [told(event, game.nouns) for event in log.events]

    assert ["ruled", "lot_drawn"] == [event["event"] for event in happened]
    assert [0, 1, 2] == sorted(happened[1]["seats"])  # type: ignore[arg-type]
    assert happened[1]["seats"][0] == game.pending(state)[0]  # type: ignore[index]

    log = Chronicle()
    new_game("reliquium", {"seats": 2, "factions": "legion,order"}).start(4, log)

    assert ["settled", "left_neutral", "settled", "left_neutral", "round_began"] == [event.name for event in log.events]


def test_RQ_3_2_whoever_is_away_does_nothing() -> None:
    """Passes, sends nobody, refuses, advances with nobody; what must be done is done, and a match ends all the same."""
    play = dealt(2, 4, round_limit=6, single_march=True, militia=True, allies=True)
    chance, answers = random.Random(2), set()
    while not play.over:
        state, seat = play.match.state, play.seat
        answer = play.game.space.text(int(play.game.absent(play.match.view(seat), seat)))
        verb = answer.split(" ")[0]
        answers.add(verb)

        assert play.may(answer)
        if verb in ("send", "attach", "advance"):
            assert answer.endswith("force=none")
        if verb in ("march", "melee", "agree", "build", "summon"):
            raise AssertionError(f"{answer} is not nothing")
        assert int(play.game.absent(state, seat)) == int(play.game.absent(play.match.view(seat), seat))
        play.move(eager(play, chance))

    assert {"take", "pass", "refuse", "send", "advance"} <= answers


def test_RQ_V3_1_a_bot_refuses_without_thinking_and_thinks_about_all_else() -> None:
    """Whoever is away refuses, too."""
    position = table(allies=True).areas(oak_grove="order 1W", forest_edge="alliance 1M").turn("alliance", 9)
    play = position.laid()

    assert -1 == play.game.routine(play.match.state, 1)

    play.move("summon creature=aqus junction=eagle_crags+forest_edge+oak_grove")

    assert -1 == play.game.routine(play.match.state, 1)

    play.move("march way=oak_grove>dawn_pinewood force=1W")

    assert "refuse" == play.game.space.text(int(play.game.routine(play.match.state, 2)))
    assert "refuse" == play.game.space.text(int(play.game.absent(play.match.state, 2)))


def test_a_question_says_what_it_is_about() -> None:
    """The creature whose ability may be used, the token to which units are sent, the area of the losses."""
    position = table().areas(oak_grove="order 2D").turn("order", 9)
    play = position.laid().move("summon creature=architectus junction=cliff_of_sorrow+dawn_pinewood+oak_grove")

    assert {"creature": "architectus"} == play.match.decision(play.seat).about

    fight = table().areas(wasteland="legion 3W", saxum_ridges="brotherhood 1W 1D 1M")
    play = fight.token("wasteland>saxum_ridges", "legion m3").fought()

    assert {"area": "saxum_ridges", "losses": 1} == play.match.decision(play.seat).about
