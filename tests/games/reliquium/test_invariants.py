"""What holds in every game of Reliquium, seen from outside: through what is told and what happened."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from quintain.kernel.match import resume

from .builder import FACTIONS, Play, dealt
from .second_map import MAP

GAMES: list[dict[str, Any]] = [
    {"seats": 4, "round_limit": 15},
    {"seats": 4, "round_limit": 12, "single_march": True, "militia": True, "allies": True},
    {"seats": 3, "round_limit": 12, "militia": True},
    {"seats": 3, "round_limit": 12, "allies": True, "single_march": True},
    {"seats": 2, "round_limit": 12, "vote": True},
    {"seats": 2, "round_limit": 12, "factions": "order,alliance", "allies": True, "militia": True},
]
EVENTS = {
    *("took", "voted", "ruled", "settled", "left_neutral", "round_began", "round_ended", "war_began", "passed", "marched"),
    *("gathered", "fled", "advanced", "ordered_melee", "melee_returned", "idled", "unopposed", "recruited", "ordered_ranged"),
    *("ranged_returned", "pledged_ranged", "built", "summoned", "pawn_moved", "asked", "agreed", "refused", "declined"),
    *("ally_marched", "ally_gathered"),
    *("creature_left", "tempted", "changed", "exchanged", "militia_rose", "sent", "battle_began", "fought", "swords_added"),
    *("compared", "doomed", "lost", "razed", "pushed", "ended", "ranked"),
}
TROOP = re.compile(r"(\d)([WDM])")
every_game = pytest.mark.parametrize("at", range(len(GAMES)), ids=[" ".join(map(str, game.values())) for game in GAMES])


class Moment:
    """What is told before a choice, who chooses under which clause, what happened then."""

    def __init__(self, told: dict[str, Any], asks: str, faction: str) -> None:
        self.told = told
        self.asks = asks  # empty when the game is over
        self.faction = faction
        self.events: list[dict[str, Any]] = []


def eager(play: Play, chance: random.Random) -> str:
    """Fight, build and agree rather than pass, so that much happens."""
    legal = play.legal
    told = {move.split(" ")[0] for move in legal}
    for verb, likely in (("build", 0.9), ("melee", 0.7), ("ranged", 0.6), ("agree", 0.7), ("unleash", 0.9), ("march", 0.8)):
        if verb in told and chance.random() < likely:
            legal = [move for move in legal if move.split(" ")[0] == verb]
            break
    idle = "" if play.asks == "RQ-9.8" and len(legal) == 2 else "pass"  # a single use of an ability is sometimes left
    sending = [move for move in legal if not move.endswith("force=none") and move != idle]
    return chance.choice(sending or legal)


@cache
def moments(at: int) -> tuple[Play, list[Moment]]:
    play = dealt(at, **GAMES[at])
    chance = random.Random(at)
    course: list[Moment] = []
    while not play.over:
        told = play.told
        course.append(Moment(told, play.asks, told["factions"][play.seat] if told.get("areas") else ""))
        play.move(eager(play, chance))
        course[-1].events = play.events
    course.append(Moment(play.told, "", ""))
    return play, course


def played(at: int) -> list[Moment]:
    """The moments after set-up."""
    return [moment for moment in moments(at)[1] if "areas" in moment.told]


def army(text: str) -> dict[str, int]:
    """The units of a word such as 2W1M."""
    return {letter: int(number) for number, letter in TROOP.findall(text)}


def stand(what: str) -> tuple[str, str, dict[str, int]]:
    """Owner of the castle, owner of the units, and the units of an area."""
    castle, owner, units = "", "", {}
    for part in what.split(", "):
        words = part.split(" ")
        if "castle" in words:
            castle = words[0]
        if TROOP.search(words[-1]):
            owner, units = words[0], army(words[-1])
    return castle, owner, units


@every_game
def test_figures_are_always_three_of_a_class(at: int) -> None:
    """On the map and in reserve together."""
    for moment in played(at):
        for faction in moment.told["factions"]:
            figures = army(moment.told["reserve"][faction])
            for what in moment.told["areas"].values():
                _, owner, units = stand(what)
                if owner == faction:
                    figures = {letter: figures.get(letter, 0) + units.get(letter, 0) for letter in "WDM"}

            assert {"W": 3, "D": 3, "M": 3} == {letter: figures.get(letter, 0) for letter in "WDM"}


@every_game
def test_castles_of_a_type_are_always_three(at: int) -> None:
    """On the map, on land of their terrain, and on the track together; nine in all."""
    terrain = {area: kind for area, (kind, _) in MAP.items()}
    for moment in played(at):
        for faction in moment.told["factions"]:
            kinds = dict(moment.told["track"][faction])
            for area, what in moment.told["areas"].items():
                if stand(what)[0] == faction:
                    kinds[terrain[area]] += 1

            assert {"plain": 3, "mountain": 3, "forest": 3} == kinds
            assert 9 - sum(moment.told["track"][faction].values()) == moment.told["castles"][faction]


@every_game
def test_tokens_are_in_one_place(at: int) -> None:
    """Each own token is in supply or on one border; a border holds one token, a junction one creature."""
    for moment in played(at):
        listed = [
            way.split(" ")[0]
            for kind in ("melee", "ranged")
            for ways in moment.told[kind].values()
            for way in ways
            if way != "supply"
        ]
        borders = [frozenset(way.split(">")) for way in listed]
        junctions = [place for place in moment.told["creatures"].values() if place != "supply"]

        assert sorted(moment.told["tokens"]) == sorted(listed)
        assert len(borders) == len(set(borders))
        assert len(junctions) == len(set(junctions))


@every_game
def test_areas_hold_three_units_of_one_player(at: int) -> None:
    """Four only while a single march passes through; never with a castle of another player."""
    for moment in played(at):
        seats = moment.told["factions"]
        full = [what for what in moment.told["areas"].values() if sum(stand(what)[2].values()) > 3]

        assert len(full) <= (1 if moment.asks == "RQ-V1.1" else 0)
        for what in moment.told["areas"].values():
            castle, owner, units = stand(what)

            assert what.count("castle") <= 1
            assert sum(units.values()) <= 4
            assert not (castle in seats and owner) or castle == owner
            assert not owner or owner in seats


@every_game
def test_no_castle_on_water(at: int) -> None:
    """Waters never hold a castle."""
    for moment in played(at):
        assert all("castle" not in moment.told["areas"][water] for water in ("crimson_gulf", "great_sea", "mirror_lake"))


@every_game
def test_covered_spaces_are_the_leftmost(at: int) -> None:
    """Open spaces are the last ones of each segment; the pawn stands on one, or beside the track."""
    for moment in played(at):
        for faction in moment.told["factions"]:
            track = moment.told["track"][faction]
            spaces = [
                3 * segment + space
                for segment, kind in enumerate(("plain", "mountain", "forest"))
                for space in range(track[kind] + 1, 4)
            ]

            assert spaces == moment.told["open"][faction]
            assert moment.told["pawns"][faction] in (spaces or [0])


@every_game
def test_turns_of_a_round_are_the_open_spaces_at_its_start(at: int) -> None:
    """Everybody moves the pawn as often as there were open spaces, in every round that is played to its end."""
    spaces: dict[str, int] = {}
    turns: dict[str, int] = {}
    for moment, after in pairwise(played(at)):
        if not spaces:
            spaces = {faction: len(moment.told["open"][faction]) for faction in moment.told["factions"]}
        for event in moment.events:
            if event["event"] == "pawn_moved":
                turns[event["faction"]] = turns.get(event["faction"], 0) + 1
            if event["event"] == "war_began":
                assert {faction: number for faction, number in spaces.items() if number} == turns
            if event["event"] == "round_began":
                turns = {}
                spaces = {faction: len(after.told["open"][faction]) for faction in after.told["factions"]}


@every_game
def test_a_round_begins_with_an_empty_map(at: int) -> None:
    """No token and no creature is left, every pawn stands on the first open space."""
    for moment, after in pairwise(played(at)):
        if any(event["event"] == "round_began" for event in moment.events) and after.asks:
            assert {} == after.told["tokens"]
            assert {"supply"} == set(after.told["creatures"].values())
            assert [] == after.told["militia"]
            assert [[] for _ in after.told["done"]] == [after.told["open"][faction] for faction in after.told["done"]]
            for faction, spaces in after.told["open"].items():
                assert after.told["pawns"][faction] == (spaces or [0])[0]


@every_game
def test_units_sent_stand_behind_their_token(at: int) -> None:
    """Not more than its arrows, all in its supporting area, nobody twice."""
    for moment in played(at):
        sent: dict[str, dict[str, int]] = {}
        for way, token in moment.told["tokens"].items():
            owner, value, *rest = token.split(" ")
            units = army(rest[-1]) if rest and TROOP.search(rest[-1]) else army(" ".join(rest))
            militia = int("militia" in rest)

            assert not (value[0] == "m" and rest)
            if not units and not militia:
                continue
            area = way.split(">")[0]
            castle, holder, _ = stand(moment.told["areas"][area])
            already = sent.setdefault(area, {})
            for letter, number in units.items():
                already[letter] = already.get(letter, 0) + number

            assert sum(units.values()) + militia <= int(value[1])
            assert owner == holder or (not units and owner == castle)
            assert not militia or owner == castle
        for area, units in sent.items():
            there = stand(moment.told["areas"][area])[2]

            assert all(number <= there.get(letter, 0) for letter, number in units.items())


@every_game
def test_neutral_castles_never_change(at: int) -> None:
    """Those of the set-up are those of the end."""
    neutral = set(FACTIONS) - set(played(at)[0].told["factions"])
    stood = [
        {area: stand(what)[0] for area, what in moment.told["areas"].items() if stand(what)[0] in neutral}
        for moment in played(at)
    ]

    assert all(castles == stood[0] for castles in stood)


@every_game
def test_castles_change_one_by_one(at: int) -> None:
    """One more by an own build, one less when razed in war, and nothing else."""
    for moment, after in pairwise(played(at)):
        for faction, castles in moment.told["castles"].items():
            built = sum(event["event"] == "built" and event["faction"] == faction for event in moment.events)
            razed = sum(event["event"] == "razed" and event["foe"] == faction for event in moment.events)

            assert castles + built - razed == after.told["castles"][faction]
            assert built <= (1 if moment.faction == faction and moment.told["pawns"][faction] >= 7 else 0)
            assert not razed or moment.told["phase"] in ("support", "attack")


@every_game
def test_nine_castles_only_when_it_is_over(at: int) -> None:
    """Nobody plays on after the ninth."""
    for moment in played(at):
        assert max(moment.told["castles"].values()) < 9 or moment.told["phase"] == "over"


@every_game
def test_at_most_twelve_tokens_are_resolved_in_a_round(at: int) -> None:
    """Each melee token idles, finds nobody or brings a battle, once."""
    resolved = 0
    for moment in played(at):
        for event in moment.events:
            if event["event"] in ("idled", "unopposed", "battle_began"):
                resolved += 1
            if event["event"] == "round_ended":
                assert resolved <= 12
                resolved = 0


@every_game
def test_an_account_of_a_battle_adds_up(at: int) -> None:
    """The groups and the swords make the sums that are compared; losses follow from them."""
    battles = 0
    for event in (event for moment in played(at) for event in moment.events):
        if event["event"] == "battle_began":
            sums = {"attack": 0, "defence": 0}
        elif event["event"] == "fought":
            assert event["number"] * (event["strength"] + event["aura"]) == event["total"]

            sums[event["side"]] += event["total"]
        elif event["event"] == "swords_added":
            sums["attack"] += event["swords"]
        elif event["event"] == "compared":
            battles += 1
            attack, defence = event["attack"], event["defence"]

            assert (sums["attack"], sums["defence"]) == (attack, defence)
            assert event["result"] == ("attack" if attack > defence else "defence" if defence > attack else "draw")
        elif event["event"] == "doomed":
            assert defence // 10 + (defence > attack) == event["losses"]
            assert attack // 10 + (attack > defence) == event["foe_losses"]

    assert battles > 0


@every_game
def test_the_same_decisions_give_the_same_game(at: int) -> None:
    """There is no chance but the lot."""
    play = moments(at)[0]
    again = resume(play.game, play.match.replay())

    assert play.told == play.game.tell(again.state)


@every_game
def test_nothing_is_hidden(at: int) -> None:
    """Every seat is told the whole table."""
    play = moments(at)[0]

    assert all(play.told == play.game.tell(play.match.view(seat)) for seat in range(play.game.seats))


@every_game
def test_the_battles_told_before_are_the_battles_fought(at: int) -> None:
    """While orders are carried out, those still to come are listed by value, then by initiative."""
    for moment in played(at):
        keys = [
            (-int(battle["token"][-1]), FACTIONS.index(battle["token"].split(" ")[0]))
            for battle in moment.told.get("battles", [])
        ]

        assert keys == sorted(keys)


def test_these_games_see_everything() -> None:
    """Together they hold every kind of event but the rarest, so that nothing above is true because it never happens."""
    seen = {event["event"] for at in range(len(GAMES)) for event in moments(at)[0].chronicle}

    assert set() == EVENTS - seen


@every_game
def test_everybody_in_a_lost_battle_is_accounted_for(at: int) -> None:
    """Losses are those doomed and no more than stand there; a beaten defender's others flee or are destroyed, all of them."""
    standing: dict[str, int] = {}
    gone: dict[tuple[str, str], int] = {}
    fight: dict[str, Any] = {}
    for event in (event for moment in played(at) for event in moment.events):
        match event["event"]:
            case "battle_began":
                fight, standing, gone = dict(event), {}, {}
            case "fought" if event["role"] != "support" and event["unit"] != "militia":
                standing[event["faction"]] = standing.get(event["faction"], 0) + event["number"]
            case "compared":
                fight["result"] = event["result"]
            case "doomed":
                fight["doom"] = {event["faction"]: event["losses"], event["foe"]: event["foe_losses"]}
            case "lost" | "fled" | "destroyed":
                key = (event["event"], event["faction"])
                gone[key] = gone.get(key, 0) + sum(army(event["force"]).values())
            case "melee_returned" if fight and (event["origin"], event["goal"]) == (fight["origin"], fight["goal"]):
                for faction in (fight["faction"], fight["foe"]):
                    figures = standing.get(faction, 0)
                    lost = gone.get(("lost", faction), 0)
                    left = gone.get(("fled", faction), 0) + gone.get(("destroyed", faction), 0)

                    assert min(fight["doom"][faction], figures) == lost
                    assert (figures - lost if (fight["result"], faction) == ("attack", fight["foe"]) else 0) == left
                fight = {}
