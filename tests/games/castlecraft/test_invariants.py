"""What holds in every game of Castle Craft, seen from outside: through what is told and what happened."""

import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from quintain.kernel.match import resume

from .builder import Play, dealt, table
from .plans import ready

FIGURES = {
    "man_at_arms": 6,
    "knight": 5,
    "wizard": 4,
    "brave": 5,
    "crossbowman": 5,
    "shaman": 4,
    "spearman": 4,
    "guard": 5,
    "magister": 4,
}
ARMY = dict(zip(FIGURES, ["humans"] * 3 + ["dwarves"] * 3 + ["shadows"] * 3, strict=True))
MAGES = ("wizard", "shaman", "magister")
CARDS = {
    "humans": "forged_armour damask_swords forced_march signal_fires lightning fire_rain magic_wellspring fair_wind",
    "dwarves": "rune_armour tempered_steel long_crossbows wall_hammers stone_hail stone_skin wrath_of_the_ancestors earth_tremor",
    "shadows": "black_blades ashen_mail shadow_tread gates_of_gloom"
    " black_flame curse_of_weakness shackles_of_darkness veil_of_gloom",
}
GAMES = [
    {"seats": 2, "armies": "lot", "round_cap": 9},
    {"seats": 3, "armies": "lot", "round_cap": 6, "counter_attack": "ask", "three_player_end": "last_standing"},
    {
        "seats": 2,
        "armies": "lot",
        "round_cap": 9,
        "setup": "duel_two_castles",
        "line_of_attack": "none",
        "castle_floor": "one_step",
    },
]

every_game = pytest.mark.parametrize("number", range(len(GAMES)))


class Moment:
    """The table when somebody owes a choice, or when all is over, and what led there."""

    def __init__(self, play: Play, move: str) -> None:
        self.told = play.told
        self.legal = [] if play.over else play.legal
        self.move = move
        self.events = play.events


def eager(legal: list[str], chance: random.Random) -> str:
    """Mostly strike, cast and build rather than pass; else anything."""
    bold = [
        move for move in legal if move.split()[0] in ("attack", "breach", "cast", "enchant", "token", "recruit", "act", "counter")
    ]
    return chance.choice(bold if bold and chance.random() < 0.8 else legal)


@cache
def game(number: int) -> tuple[Moment, ...]:
    """A whole game played by chance."""
    chance = random.Random(number)
    options = dict(GAMES[number])
    play = dealt(number, **options)
    found = [Moment(play, "")]
    while not play.over:
        move = eager(play.legal, chance)
        play.move(move)
        found.append(Moment(play, move))
    return tuple(found)


@cache
def melee(number: int) -> tuple[Moment, ...]:
    """A fight of all squads at close quarters round the old castle, with all cards bought."""
    chance = random.Random(number)
    armies = [("humans", "shadows"), ("dwarves", "humans"), ("shadows", "dwarves")][number]
    units = [unit for unit in FIGURES if ARMY[unit] in armies]
    spots = chance.sample([f"{x},{y}" for x in range(9, 18) for y in (8, 9, 10, 11)], len(units))
    cards = [card for army in armies for card in CARDS[army].split()]
    position = table(",".join(armies), round_cap=4).cards(*cards)
    play = position.squads(**{unit: f"{FIGURES[unit]} at {spot}" for unit, spot in zip(units, spots, strict=True)}).laid()
    found = [Moment(play, "")]
    while not play.over:
        move = eager(play.legal, chance)
        play.move(move)
        found.append(Moment(play, move))
    return tuple(found)


def moments(number: int) -> tuple[Moment, ...]:
    return game(number) + melee(number)


def squads(told: dict[str, Any]) -> dict[str, tuple[int, str]]:
    return {unit: (int(words.split(" at ")[0]), words.split(" at ")[1]) for unit, words in told["squads"].items()}


@every_game
def test_squads_have_one_to_all_figures_and_a_cell_each(number: int) -> None:
    """At most one squad per type by the words of the telling; counts within the figures; no shared cell."""
    for moment in moments(number):
        found = squads(moment.told)

        assert all(1 <= count <= FIGURES[unit] for unit, (count, _) in found.items())
        assert len(found) == len({cell for _, cell in found.values()})
        assert all(ARMY[unit] not in moment.told["fallen"] for unit in found)


@every_game
def test_chips_change_only_by_income_rewards_and_payments(number: int) -> None:
    """Never below 0; what comes in is told by an event, what goes out is a price."""
    for played in (game(number), melee(number)):
        for before, after in pairwise(played):
            for seat, army in enumerate(after.told["armies"]):
                if army in after.told["fallen"]:
                    assert 0 == after.told["gold"][army] == after.told["mana"][army]
                    continue
                gained = [
                    event
                    for event in after.events
                    if event["event"] in ("rewarded", "collected", "gathered") and event["seat"] == seat
                ]
                for chip in ("gold", "mana"):
                    assert after.told[chip][army] >= 0
                    paid = before.told[chip][army] + sum(event.get(chip, 0) for event in gained) - after.told[chip][army]
                    spent = after.move.startswith(("token", "recruit", "buy")) and seat == before.told["seat"]
                    assert paid == 0 or (spent and paid > 0)


@every_game
def test_rewards_are_the_casualties(number: int) -> None:
    """Casualties times defence never exceed the total; one gold each, for mages one mana more; the counts agree."""
    for moment in moments(number):
        gold = mana = 0
        for event in moment.events:
            if "fallen" in event:
                assert event["fallen"] * event["defence"] <= event["total"]
                fallen = event["unit"] if event["event"] == "trapped" else event["foe"]
                gold += event["fallen"]
                mana += event["fallen"] if fallen in MAGES else 0
            if "roll" in event:
                assert 1 <= event["roll"] <= 6
        rewards = [event for event in moment.events if event["event"] == "rewarded"]
        assert (gold, mana) == (sum(event["gold"] for event in rewards), sum(event["mana"] for event in rewards))


@every_game
def test_tokens_cards_and_broken_doors(number: int) -> None:
    """Token owners live; broken portals never heal; bought cards stay, each once, of armies in play."""
    for played in (game(number), melee(number)):
        for before, after in pairwise(played):
            living = set(after.told["armies"]) - set(after.told["fallen"])

            assert set(after.told["tokens"].values()) <= living
            assert set(before.told["broken"]) <= set(after.told["broken"])
            assert set(before.told["cards"]) <= set(after.told["cards"])
            assert len(after.told["cards"]) == len(set(after.told["cards"]))
            assert set(after.told["cards"]) <= {card for army in after.told["armies"] for card in CARDS[army].split()}


@every_game
def test_two_manoeuvres_and_each_spell_once(number: int) -> None:
    """Per turn a squad moves at most twice and a spell is conjured at most once."""
    for played in (game(number), melee(number)):
        moved: list[str] = []
        conjured: list[str] = []
        for moment in played:
            for event in moment.events:
                if event["event"] == "began":
                    moved, conjured = [], []
                elif event["event"] == "conjured":
                    conjured.append(event["spell"])
            if moment.move.startswith("move"):
                moved += [event["unit"] for event in moment.events if event["event"] == "moved"][:1]
            assert all(moved.count(unit) <= 2 for unit in moved)
            assert len(conjured) == len(set(conjured))


@every_game
def test_a_tower_pays_nothing_one_or_its_floors(number: int) -> None:
    """Each tower by itself, one colour only."""
    floors = {"h_armoury": 3, "d_keep": 3, "s_black": 3, "h_bastion": 1, "d_bastion": 1, "s_bastion": 1}
    for moment in moments(number):
        for event in moment.events:
            if event["event"] == "collected":
                tower = event["tower"].partition(":")[2]
                assert event["gold"] + event["mana"] in (0, 1, floors.get(tower, 2))
                assert not event["gold"] or not event["mana"]


@every_game
def test_nobody_is_asked_without_a_choice(number: int) -> None:
    """No decision has fewer than two options, and the caps end every game."""
    for played in (game(number), melee(number)):
        assert all(len(moment.legal) >= 2 for moment in played[:-1])
        assert "over" == played[-1].told["stage"]
        assert played[-1].told["ending"].startswith("CC-1")


def test_fights_of_the_random_games_are_real() -> None:
    """Together they see attacks, counters, spells of several kinds, purchases and broken doors."""
    seen = {event["event"] for number in range(3) for moment in moments(number) for event in moment.events}

    assert {
        "attacked",
        "countered",
        "struck",
        "bewitched",
        "destroyed",
        "rewarded",
        "recruited",
        "deployed",
        "bought",
        "moved",
    } <= seen


def test_the_same_choices_give_the_same_game() -> None:
    """A replay ends in the same words."""
    play, chance = dealt(8), random.Random(8)
    for _ in range(60):
        play.move(eager(play.legal, chance))
    again = resume(play.game, play.match.replay())

    assert play.told == again.game.tell(again.state)


def test_the_duel_is_the_same_from_both_sides() -> None:
    """With equal castles north and south the same squad mirrored has the mirrored destinations."""
    options = {"castles": "own", "own_castles": [{"castle": castle_for("humans")}, {"castle": castle_for("shadows")}]}
    for cell in ("13,4", "10,2", "12,3,1", "7,3"):
        north = table(**options).squads(knight=f"1 at {cell}").stage("knight").laid().cells()
        south = table(**options).turn("shadows").squads(guard=f"1 at {flipped(cell)}").stage("guard").laid().cells()

        assert {flipped(end) for end in north} == south


def flipped(cell: str) -> str:
    x, y, *z = (int(part) for part in cell.split(","))
    return ",".join(map(str, [x, 26 - y, *z]))


def castle_for(people: str) -> dict[str, Any]:
    """The Humans' castle for any people."""
    castle = ready("castle_humans")
    castle.update(id=f"own_{people}", people=people)
    for entry in castle["tower"]:
        if entry["people"] == "humans":
            entry.update(people=people)
    return castle
