"""The box of Majesty: complete, every value with its source, and open to corrections."""

import json
from collections import Counter
from typing import Any

import pytest

from quintain.games import GAMES, content_of, new_game
from quintain.kernel.errors import ContentError
from quintain.kernel.match import Match, resume
from quintain.kernel.options import choose
from quintain.kernel.replay import read_replay

from .builder import BUILDINGS, ROLES, STAGE_ONE, STAGE_TWO, Play, Table, dealt, table

FACES: dict[str, dict[str, tuple[int, list[dict[str, Any]]]]] = {
    "mill": {
        "A": (10, [{"kind": "per", "of": ["miller"], "points": 2, "workers": 0}]),
        "B": (
            14,
            [
                {"kind": "per", "of": ["miller"], "points": 2, "workers": 0},
                {"kind": "each_player_if", "of": ["witch"], "points": 3},
            ],
        ),
    },
    "brewery": {
        "A": (
            11,
            [
                {"kind": "per", "of": ["brewer"], "points": 2, "workers": 1},
                {"kind": "each_player_if", "of": ["miller"], "points": 2},
            ],
        ),
        "B": (
            12,
            [
                {"kind": "per", "of": ["miller", "brewer"], "points": 0, "workers": 1},
                {"kind": "if", "of": ["innkeeper", "noble"], "points": 10},
            ],
        ),
    },
    "cottage": {
        "A": (12, [{"kind": "per", "of": ["miller", "brewer", "witch"], "points": 2, "workers": 0}]),
        "B": (12, [{"kind": "per", "of": ["witch"], "points": 3, "workers": 0}]),
    },
    "guardhouse": {
        "A": (13, [{"kind": "per", "of": ["guard", "knight", "innkeeper"], "points": 2, "workers": 0}]),
        "B": (
            8,
            [
                {"kind": "per", "of": ["brewer", "witch", "guard"], "points": 2, "workers": 0},
                {"kind": "each_player_if", "of": ["innkeeper"], "points": 3},
            ],
        ),
    },
    "barracks": {
        "A": (14, [{"kind": "per", "of": ["knight"], "points": 3, "workers": 0}]),
        "B": (8, [{"kind": "per", "of": ["knight", "innkeeper", "noble"], "points": 3, "workers": 0}]),
    },
    "inn": {
        "A": (
            15,
            [
                {"kind": "per", "of": ["innkeeper"], "points": 4, "workers": 0},
                {"kind": "each_player_if", "of": ["brewer"], "points": 3},
            ],
        ),
        "B": (12, [{"kind": "per_largest", "of": ["innkeeper"], "points": 2}]),
    },
    "castle": {
        "A": (16, [{"kind": "per", "of": ["noble"], "points": 5, "workers": 1}]),
        "B": (
            16,
            [
                {"kind": "trade", "limit": 5},
                {"kind": "per", "of": ["noble", "wounded"], "points": 4, "workers": 0},
            ],
        ),
    },
    "infirmary": {
        "A": (0, [{"kind": "final_wounded", "points": -1}]),
        "B": (-10, [{"kind": "final_wounded", "points": -2}]),
    },
}


def box() -> dict[str, Any]:
    return content_of("majesty").tables


def by_id(key: str) -> dict[str, dict[str, Any]]:
    return {item["id"]: item for item in box()[key]}


def corrected(**content: Any) -> dict[str, Any]:
    return {"seats": 2, "content": content}


# the box is complete


def test_box_holds_sixty_character_cards() -> None:
    """33 of stage 1 and 27 of stage 2, in 19 kinds."""
    cards = by_id("card")

    assert 19 == len(cards) == len(box()["card"])
    assert STAGE_ONE == {card: item["stage1"] for card, item in cards.items() if item["stage1"]}
    assert STAGE_TWO == {card: item["stage2"] for card, item in cards.items() if item["stage2"]}
    assert (33, 27) == (sum(STAGE_ONE.values()), sum(STAGE_TWO.values()))


def test_box_holds_twenty_three_double_cards() -> None:
    """12 kinds of double card, 9 cards in stage 1 and 14 in stage 2; roles in the order of the buildings."""
    doubles = [item for item in by_id("card").values() if len(item["roles"]) == 2]

    assert 12 == len(doubles)
    assert (9, 14) == (sum(item["stage1"] for item in doubles), sum(item["stage2"] for item in doubles))
    for card, item in by_id("card").items():
        assert card == "_".join(item["roles"])
        assert item["roles"] == sorted(item["roles"], key=ROLES.index)


def test_characters_can_be_had_as_often_as_the_list_says() -> None:
    """A double card counts for both of its characters."""
    times = Counter()
    for item in by_id("card").values():
        for role in item["roles"]:
            times[role] += item["stage1"] + item["stage2"]

    assert [14, 13, 13, 12, 11, 11, 9] == [times[role] for role in ROLES]


def test_box_holds_seventy_chips_worth_1010() -> None:
    """10 bronze, 25 silver, 25 gold, 6 gems, 4 treasures."""
    chips = {chip["id"]: (chip["value"], chip["count"]) for chip in box()["chip"]}

    assert {"bronze": (1, 10), "silver": (2, 25), "gold": (10, 25), "gem": (50, 6), "treasure": (100, 4)} == chips
    assert 70 == sum(count for _, count in chips.values())
    assert 1010 == sum(value * count for value, count in chips.values())


def test_box_holds_eight_buildings_in_order() -> None:
    """Numbers 1 to 8, each with its character and signpost."""
    buildings = box()["building"]

    assert list(FACES) == [building["id"] for building in buildings]
    assert list(range(1, 9)) == [building["number"] for building in buildings]
    assert [*ROLES, ""] == [building["character"] for building in buildings]
    assert ["", "", "heal_top", "defend", "attack", "", "", "game_end"] == [building["special"] for building in buildings]


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("building", list(FACES))
def test_faces_say_what_is_printed(building: str, side: str) -> None:
    """Majority value and rows of every face."""
    face = by_id("building")[building][side]
    rows = [{key: value for key, value in row.items() if key != "from"} for row in face["abilities"]]

    assert FACES[building][side] == (face["majority"], rows)


def test_counts_of_set_up() -> None:
    """30 workers, 5 places, 6 cards in the market, 12 turns each, and the cards kept by the number of players."""
    constants = box()["constants"]

    assert (30, 5, 5, 6, 12) == tuple(
        constants[key] for key in ("workers", "start_workers", "worker_places", "market_size", "turns_per_player")
    )
    assert (4, 4) == (constants["building_sets"], constants["worker_cards"])
    assert {"2": 6, "3": 14, "4": 26} == {key: value for key, value in box()["stage1_kept"].items() if key != "from"}


# every value has a source


def test_every_value_has_a_source() -> None:
    """Each fact names where it was read."""
    facts = content_of("majesty").facts

    assert len(facts) > 150
    assert all(fact.source.strip() for fact in facts)
    assert len(facts) == len({fact.path for fact in facts})


def test_every_value_of_the_tables_is_a_fact() -> None:
    """Nothing in the files escapes the question for its source."""
    paths = {fact.path for fact in content_of("majesty").facts}

    def leaves(value: Any, path: str) -> list[str]:
        if isinstance(value, dict):
            found = []
            for key, item in value.items():
                if key not in ("from", "id"):
                    found += leaves(item, f"{path}.{key}" if path else key)
            return found
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return [leaf for at, item in enumerate(value) for leaf in leaves(item, f"{path}.{item.get('id', at)}")]
        return [path]

    assert set(leaves(box(), "")) == paths


def test_guesses_are_marked() -> None:
    """What the rulebook leaves open is marked unsure: limit of the exchange, shortage, the wounded card, readings of symbols."""
    unsure = {fact.path for fact in content_of("majesty").facts if fact.unsure}

    assert {
        "constants.shortage_points",
        "constants.wound_pick",
        "building.castle.B.abilities.0.limit",
        "building.castle.B.abilities.1.of",
        "building.inn.B.abilities.0.kind",
        "building.infirmary.B.majority",
    } <= unsure
    assert not any(path.startswith(("card.", "chip.")) for path in unsure)


# corrections


def test_a_corrected_row_is_played() -> None:
    """Mill A with 3 points per Miller."""
    content = {"building": [{"id": "mill", "A": {"abilities": [{"points": 3}]}}]}
    play = table(content=content).player(0, mill=1).market("miller").take("miller")

    assert 6 == play.points(0)


def test_a_corrected_majority_is_scored() -> None:
    """Castle A worth 20."""
    content = {"building": [{"id": "castle", "A": {"majority": 20}}]}
    play = table(content=content).player(0, castle=1).scored()

    assert 1 + 20 == play.points(0)


def test_a_corrected_penalty_is_scored() -> None:
    """Infirmary A at 3 points a card."""
    content = {"building": [{"id": "infirmary", "A": {"abilities": [{"points": -3}]}}]}
    play = table(content=content).player(0, infirmary=["miller", "brewer"]).scored()

    assert -6 == play.points(0)


def test_corrected_cards_are_dealt() -> None:
    """A host with another card list plays with it."""
    content = {"card": [{"id": "miller", "stage2": 1}, {"id": "noble", "stage2": 3}]}
    play = dealt(1, seats=2, content=content)
    deck = Counter(play.told["next"])

    assert (1, 3) == (deck["miller"], deck["noble"])


def test_corrections_leave_other_games_alone() -> None:
    """Correcting one game does not change the next one."""
    table(content={"building": [{"id": "mill", "A": {"majority": 99}}]}).player(0, mill=1).scored()
    plain = table().player(0, mill=1).scored()

    assert 11 == plain.points(0)
    assert 10 == by_id("building")["mill"]["A"]["majority"]


def test_corrections_are_marked_as_the_hosts() -> None:
    """The corrected value says who said so; the others keep their sources."""
    game = new_game("majesty", corrected(building=[{"id": "mill", "A": {"majority": 99}}]))
    sources = {fact.path: fact.source for fact in game.content.facts}
    printed = {fact.path: fact.source for fact in content_of("majesty").facts}
    changed = {path for path in printed if printed[path] != sources[path]}

    assert {"building.mill.A.majority"} == changed
    assert set(printed) == set(sources)


def test_corrections_are_part_of_the_replay() -> None:
    """A stored match with corrections is rebuilt with them, from its record alone."""
    content = {"building": [{"id": role, "A": {"majority": 40}} for role in BUILDINGS]}
    play = dealt(6, seats=3, content=content)
    while not play.over:
        play.move(play.legal[-1])
    replay = read_replay(json.loads(json.dumps(vars_of(play.match))))
    again = resume(GAMES["majesty"](choose(GAMES["majesty"].choices, replay.options)), replay)

    assert play.told == again.game.tell(again.state)
    assert 40 == max(max(line["majority"]) for line in play.told["report"])


def vars_of(match: Match[Any]) -> dict[str, Any]:
    replay = match.replay()
    return {name: getattr(replay, name) for name in replay.fields}


def played_or_refused(building: str, **change: Any) -> Table | None:
    """A table under the correction; none if the correction is refused, which is an answer too."""
    content = {"building": [{"id": building, **change}]}
    try:
        new_game("majesty", {"seats": 2, "content": content})
    except ContentError:
        return None
    return table(content=content)


def test_a_corrected_signpost_is_played_or_refused() -> None:
    """A correction is never ignored: without its signpost the Cottage heals nobody, and the Barracks attack nobody."""
    cottage = played_or_refused("cottage", special="")

    assert cottage is None or [] == cottage.player(0, infirmary=["miller"]).market("witch").take("witch").called("healed")

    barracks = played_or_refused("barracks", special="")

    assert barracks is None or [] == barracks.player(1, mill=1).market("knight").take("knight").called("wounded")

    mill = played_or_refused("mill", special="attack")

    assert mill is None or mill.market("miller").take("miller").called("attacked")


def test_MJ_5_1_guards_without_their_signpost_defend_nobody() -> None:
    """One Knight then wounds a card however many Guards there are; without any as well."""
    guardhouse = played_or_refused("guardhouse", special="")

    assert guardhouse is None or guardhouse.player(1, mill=1, guardhouse=2).market("knight").take("knight").called("wounded")


def test_a_corrected_character_is_played_or_refused() -> None:
    """A building that is somebody else's is not quietly the old one."""

    assert played_or_refused("mill", character="dragon") is None

    mill = played_or_refused("mill", character="knight")

    assert mill is None or ["knight"] == mill.market("knight").take("knight").column(0, "mill")


def test_a_corrected_number_is_played_or_refused() -> None:
    """Two buildings with one number, or a number that no building has, make no row of eight."""

    assert played_or_refused("mill", number=2) is None
    assert played_or_refused("mill", number=9) is None


@pytest.mark.parametrize(
    "content",
    [
        {"building": [{"id": "tavern", "A": {"majority": 3}}]},
        {"building": [{"id": "mill", "C": {"majority": 3}}]},
        {"building": [{"id": "mill", "A": {"majority": "ten"}}]},
        {"building": [{"id": "mill", "A": {"majority": True}}]},
        {"building": [{"id": "mill", "A": {"abilities": [{"kind": "fly"}]}}]},
        {"building": [{"id": "mill", "A": {"abilities": [{"of": ["dragon"]}]}}]},
        {"building": [{"id": "mill", "A": {"abilities": [{"points": "two"}]}}]},
        {"building": [{"id": "mill", "A": {"abilities": [{"workers": -1}]}}]},
        {"building": [{"id": "cottage", "special": "sing"}]},
        {"building": 8},
        {"card": [{"id": "dragon", "stage1": 1}]},
        {"card": [{"id": "miller", "stage1": -1}]},
        {"card": [{"id": "miller", "roles": ["dragon"]}]},
        {"card": [{"id": "miller_brewer", "roles": []}]},
        {"constants": {"market_size": "six"}},
        {"constants": {"market_size": 0}},
        {"constants": {"workers": -1}},
        {"constants": {"start_workers": 6}},
        {"constants": {"start_workers": 16}},
        {"constants": {"turns_per_player": 0}},
        {"constants": {"wound_pick": "loudest"}},
        {"stage1_kept": {"2": 34}},
        {"stage1_kept": {"2": -1}},
        {"stage1_kept": {"5": 6}},
        {"weather": "fine"},
        "no table",
        [1, 2],
    ],
    ids=str,
)
def test_bad_corrections_are_refused_as_content_errors(content: Any) -> None:
    """A value that does not exist, has the wrong kind or leaves no game to play is refused before set-up."""
    with pytest.raises(ContentError):
        new_game("majesty", {"seats": 2, "content": content})


def test_a_refused_correction_names_its_place() -> None:
    """The sentence says which value is wrong and what was expected."""
    with pytest.raises(ContentError, match=r"building\.mill\.A\.majority"):
        new_game("majesty", corrected(building=[{"id": "mill", "A": {"majority": "ten"}}]))

    with pytest.raises(ContentError, match="tavern"):
        new_game("majesty", corrected(building=[{"id": "tavern", "A": {"majority": 3}}]))


def test_no_correction_is_no_change() -> None:
    """An empty correction gives the printed game."""
    plain: Play = dealt(3)

    assert plain.told == dealt(3, content={}).told == dealt(3, content="").told
