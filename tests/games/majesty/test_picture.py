"""Scene and picture: the table by ids, with numbers that agree with the rules kept a second time."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from quintain.games import new_game
from quintain.games.majesty.picture import MajestyPicture
from quintain.games.majesty.scene import MajestyScene
from quintain.kernel.match import Match
from quintain.kernel.types import SPECTATOR
from tests.shapes import fits

from .builder import BUILDINGS, ROLES, STAGE_ONE, STAGE_TWO, Play, dealt, table
from .second_book import MAJORITY, ranks, settle

PLACES = (*BUILDINGS, "infirmary")
Told = dict[str, Any]


def seen(play: Play, viewer: int = SPECTATOR) -> Told:
    return dict(play.game.picture(play.match.view(viewer)))


def walk(play: Play, seed: int) -> Any:
    """Every position of a random match, the final one included."""
    chance = random.Random(seed)
    while not play.over:
        yield play
        play.move(chance.choice(play.legal))
    yield play


# The scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_scene_has_the_declared_shape_and_is_plain(seats: int) -> None:
    """It survives JSON unchanged."""
    scene = dealt(seats=seats).game.scene()
    fits(MajestyScene, scene)

    assert scene == json.loads(json.dumps(scene))


def test_a_scene_lists_the_box() -> None:
    """All cards by stage, both faces of all buildings, every chip."""
    scene = dealt(seats=3).game.scene()

    assert STAGE_ONE == {card["card"]: card["stage1"] for card in scene["cards"] if card["stage1"]}
    assert STAGE_TWO == {card["card"]: card["stage2"] for card in scene["cards"] if card["stage2"]}
    assert all(card["roles"] == card["card"].split("_") for card in scene["cards"])
    assert list(PLACES) == [building["building"] for building in scene["buildings"]]
    assert list(range(1, 9)) == [building["number"] for building in scene["buildings"]]
    assert [*ROLES, None] == [building.get("role") for building in scene["buildings"]]
    for side, values in MAJORITY.items():
        assert values == [building["faces"][side]["value"] for building in scene["buildings"][:7]]
    assert 1010 == sum(chip["value"] * chip["count"] for chip in scene["chips"])
    assert ([14, 27], 12, 6, 5) == (scene["played"], scene["turns"], scene["market_size"], scene["worker_places"])
    assert len(set(scene["nouns"]["card"])) == len(scene["nouns"]["card"])


def test_a_scene_has_the_rows_of_the_faces() -> None:
    """Castle B: an exchange of up to five, then 4 points per Noble and per wounded card."""
    castle = dealt().game.scene()["buildings"][6]["faces"]["B"]["abilities"]

    assert [("trade", [], 5), ("per", ["noble", "wounded"], 0)] == [(row["kind"], row["of"], row["limit"]) for row in castle]
    assert 4 == castle[1]["points"]


def test_a_scene_shows_corrected_values() -> None:
    """As this table plays, not as the box is printed."""
    content = {"building": [{"id": "mill", "A": {"majority": 33}}], "constants": {"shortage_points": 1}}
    scene = table(content=content).laid().game.scene()

    assert (True, 33, 1) == (scene["corrected"], scene["buildings"][0]["faces"]["A"]["value"], scene["shortage_points"])
    assert not table().laid().game.scene()["corrected"]


# The picture


@pytest.mark.parametrize(
    "options", [{"seats": 2}, {"seats": 3, "sides": "B"}, {"seats": 4, "sides": "random", "deck_mode": "full_shuffle"}]
)
def test_a_picture_has_the_declared_shape_and_only_known_ids(options: Told) -> None:
    """In every position; cards, buildings, characters and chips are those of the scene."""
    play = dealt(5, **options)
    scene = play.game.scene()
    cards = {card["card"]: card["roles"] for card in scene["cards"]}
    chips = {chip["chip"]: chip["value"] for chip in scene["chips"]}
    for at in walk(play, 5):
        picture = seen(at)
        fits(MajestyPicture, picture)

        assert picture == json.loads(json.dumps(picture))
        assert {slot["card"] for slot in picture["market"]} <= set(cards)
        for seat in picture["seats"]:
            assert list(PLACES) == [column["building"] for column in seat["columns"]]
            assert seat["points"] == sum(chips[chip["chip"]] * chip["count"] for chip in seat["chips"])
            for number, column in enumerate(seat["columns"]):
                assert column["count"] == len(column["cards"])
                for card in column["cards"]:
                    assert card["card"] in cards
                    assert card.get("role") == (ROLES[number] if number < 7 else None)
                    assert number == 7 or card["role"] in cards[card["card"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", ["A", "B", "BABBABAB"])
def test_a_picture_shows_what_is_told(seats: int, sides: str) -> None:
    """Market, deck, reserve, columns, points and workers, in every position."""
    for at in walk(dealt(7, seats=seats, sides=sides), 7):
        told, picture = at.told, seen(at)

        assert told["market"] == [
            f"{slot['card']}:{slot['workers']}" if slot["workers"] else slot["card"] for slot in picture["market"]
        ]
        assert list(range(len(told["market"]))) == [slot["price"] for slot in picture["market"]]
        assert told["deck"] == picture["deck"]
        assert ({"hidden": True, "back": str(told["stage"])} if told["stage"] else None) == picture["top"]
        assert (told["reserve"], told["box"], told["first"]) == (picture["reserve"], picture["box"], picture["first"])
        assert told["sides"] == "".join(picture["sides"][place] for place in PLACES)
        for player, seat in zip(told["players"], picture["seats"], strict=True):
            assert (player["points"], player["workers"]) == (seat["points"], seat["workers"])
            assert max(0, player["workers"] - 5) == seat["beside"]
            for column in seat["columns"]:
                assert player[column["building"]] == [card["card"] for card in column["cards"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", ["A", "B", "ABAABABB"])
def test_the_numbers_of_a_picture_are_those_of_the_second_book(seats: int, sides: str) -> None:
    """Points if scored now with their parts, majorities with their holders, ranks; in every position and at the end."""
    for at in walk(dealt(8, seats=seats, sides=sides), 8):
        told, picture = at.told, seen(at)
        lines = told["report"] if at.over else settle(told["players"], dict(zip(PLACES, told["sides"], strict=True)))
        for line, seat, rank in zip(lines, picture["seats"], ranks([p["points"] for p in told["players"]]), strict=True):
            score = seat["score"]

            assert (seat["points"], line["total"]) == (score["now"], score["if_ended"])
            assert (line["in_game"], line["wounded"]) == (score["parts"]["in_game"], score["parts"]["wounded"])
            assert line["variety"] == score["parts"]["variety"] == score["kinds"] ** 2
            assert line["majority"] == [score["parts"]["majority"][place] for place in PLACES]
            assert (rank, rank == 1) == (seat["rank"], seat["leads"])
        for number, majority in enumerate(picture["majorities"]):
            counts = [player["counts"][majority["building"]] for player in told["players"]]
            holders = [seat for seat, count in enumerate(counts) if count and count == max(counts)]

            assert (PLACES[number], max(counts), holders) == (majority["building"], majority["most"], majority["seats"])
            assert holders == [seat["seat"] for seat in picture["seats"] if seat["columns"][number]["leads"]]
            if majority["value"]:
                assert [bool(line["majority"][number]) for line in lines] == [seat in holders for seat in range(seats)]


def test_slots_in_reach_are_those_that_may_be_taken() -> None:
    """Those of the player whose turn it is; none while something else is asked."""
    for at in walk(dealt(9, seats=3, sides="B"), 9):
        takes = {int(move.split("slot=")[1].split()[0]) for move in ([] if at.over else at.legal) if move.startswith("take")}

        assert takes == {slot["slot"] for slot in seen(at)["market"] if slot["in_reach"]}


def test_what_a_seat_risks_is_what_a_knight_would_wound() -> None:
    """The card named is the one wounded when such a Knight comes; behind enough Guards nothing is to be feared."""
    play = table(seats=3).player(0, barracks=1).player(1, mill=["miller", "miller_knight"], guardhouse=1).player(2, guardhouse=2)
    laid = play.market("knight").laid()
    risks = [seat["risk"] for seat in seen(laid)["seats"]]

    assert {"seats": [0], "guards": 1, "card": "miller_knight", "building": "mill"} == risks[1]
    assert [] == risks[2]["seats"]

    after = laid.take("knight")

    assert [("miller_knight", "mill")] == [(event["card"], event["building"]) for event in after.called("wounded")]
    assert "card" not in seen(table().laid())["seats"][0]["risk"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_are_counted_for_people(seats: int) -> None:
    """Turns from 1, rounds from 1 to 12; healing and exchange belong to the turn; in the end nobody's turn is left."""
    turns: list[Told] = []
    for at in walk(dealt(4, seats=seats, sides="B"), 4):
        picture = seen(at)
        turns.append(picture)
        if not at.over:
            assert (at.told["turn"] + 1, at.seat) == (picture["turn"]["number"], picture["turn"]["seat"])
            assert at.told["turn"] // seats + 1 == picture["round"]
            assert ([at.seat], "turn", False) == (picture["asked"], picture["phase"], picture["over"])
            assert at.match.decision(at.seat).prompt == picture["question"]
            assert at.told["turn"] == sum(seat["taken"] for seat in picture["seats"]) - (picture["question"] != "take")
    end = turns[-1]

    assert ({"number": 12 * seats, "seat": -1}, 12, "over") == (end["turn"], end["round"], end["phase"])
    assert ([], True, "none") == (end["asked"], end["over"], end["question"])
    assert set(range(1, 12 * seats + 1)) == {each["turn"]["number"] for each in turns}


def test_nobody_sees_more_than_another() -> None:
    """All pictures agree but for the viewer, and no later card is in them before it is laid."""
    play = dealt(2, seats=3, deck_mode="full_shuffle")
    for at in walk(play, 2):
        pictures = [seen(at, viewer) for viewer in (SPECTATOR, 0, 1, 2)]

        assert [SPECTATOR, 0, 1, 2] == [picture.pop("viewer") for picture in pictures]
        assert all(picture == pictures[0] for picture in pictures)

        truth = dict(at.game.picture(at.match.state))
        truth.pop("viewer")

        assert truth == pictures[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MJ_2_1_turns_and_rounds_are_counted_from_one(seats: int) -> None:
    """Every turn of a match has its number, its seat and its round; after the last one it is nobody's."""
    match: Match[Any] = Match(new_game("majesty", {"seats": seats}), 5)
    told = []
    while not match.over():
        seat = match.pending()[0]
        turn = match.game.turn_of(match.state).key()
        if turn not in told:
            told.append(turn)
        match.play(seat, match.decision(seat).actions[0])
    first = told[0][1]

    assert [(n + 1, (first + n) % seats, n // seats + 1, "turn") for n in range(12 * seats)] == told
    assert (12 * seats, -1, 12, "over") == match.game.turn_of(match.state).key()
