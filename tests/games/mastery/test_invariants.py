"""What holds in every game of Mastery, seen from outside: through what is told and what happened."""

import random
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from quintain.kernel.match import resume
from quintain.kernel.types import SPECTATOR

from .builder import CARDS, HAND, KINDS, Play, battle, dealt, table
from .second_book import capacity, goal, partners
from .test_second_book import choose

GAMES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "disorder": True, "ruthlessness": True},
    {"seats": 4, "allegiance": "two", "skirmish": True, "disorder": True},
    {"seats": 5, "castle_siege": True, "skirmish": True},
    {"seats": 6, "allegiance": "three", "ruthlessness": True},
    {"seats": 2, "castle_siege": True, "ruthlessness": True, "skirmish": True, "disorder": True},
]
LONGEST = 220

every_game = pytest.mark.parametrize("at", range(len(GAMES)), ids=["-".join(str(v) for v in game.values()) for game in GAMES])


class Moment:
    """The table when somebody owes a choice, or when all is over, and what led there."""

    def __init__(self, play: Play, mover: int, move: str) -> None:
        self.told = play.told
        self.players: list[dict[str, Any]] = self.told["players"]
        self.faults = play.game.faults(play.match.state)
        self.views = {viewer: play.seen(viewer) for viewer in (SPECTATOR, *range(len(self.players)))}
        self.heard = {viewer: play.heard(viewer) for viewer in self.views}
        self.mover = mover
        self.move = move
        self.events = play.events

    def knights(self, seat: int) -> int:
        return self.players[seat]["knights"]


@cache
def moments(at: int) -> list[Moment]:
    """A random game, every decision of it."""
    play = dealt(at, **GAMES[at])
    chance = random.Random(at)
    found = [Moment(play, -1, "")]
    while not play.over and len(found) < LONGEST:
        seat = chance.choice(play.pending)
        move = choose(play, seat, chance)
        play.move(move, seat)
        found.append(Moment(play, seat, move))
    return found


@every_game
def test_the_game_finds_no_fault_itself(at: int) -> None:
    """Its own list of invariants holds at every moment."""
    assert [] == [fault for moment in moments(at) for fault in moment.faults]


@every_game
def test_every_player_has_the_eighteen_cards(at: int) -> None:
    """Deck, hand, discard pile and cards in play together; the counts are told truly."""
    for moment in moments(at):
        for player in moment.players:
            assert sorted(CARDS) == sorted(player["deck"] + player["hand"] + player["discard"] + player["laid"])
            assert player["counts"] == {key: len(player[key]) for key in ("hand", "deck", "discard", "laid")}


@every_game
def test_knights_stand_where_they_may(at: int) -> None:
    """Nowhere negative, one owner per territory, never more than it holds; in a battle for each side."""
    for moment in moments(at):
        told, battle = moment.told, moment.told.get("battle", {})
        for slot, number in told["knights"].items():
            if slot.startswith("castle"):
                assert number == moment.players[int(slot[7:]) - 1]["castle"] >= 0
                continue
            owner = told["owner"].get(slot)
            fought = battle.get("slot") == slot
            assert 0 <= number <= capacity(told["tiles"][slot])
            assert (owner is not None) == (number > 0 or fought)
            holders = [seat for seat, player in enumerate(moment.players) if slot in player["lands"]]
            assert holders == ([] if owner is None else [owner])
            if fought:
                assert battle["attackers"] <= capacity(told["tiles"][slot])


@every_game
def test_dice_never_exceed_ten(at: int) -> None:
    """Attackers included."""
    for moment in moments(at):
        for seat, player in enumerate(moment.players):
            places = [player["castle"], *player["lands"].values()]
            if moment.told.get("battle", {}).get("attacker") == seat:
                places.append(moment.told["battle"]["attackers"])
            if moment.told["stage"] != "over":
                assert sum(-(-number // 6) for number in places) == player["dice"]
                assert sum(places) == player["knights"]
            assert player["dice"] <= 10


@every_game
def test_a_redistribution_changes_no_total_and_no_cut_off_land(at: int) -> None:
    """Neither while it is planned nor when it is done; every territory keeps at least one knight."""
    for before, after in pairwise(moments(at)):
        if after.move == "done" or after.move.startswith("station"):
            for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
                assert was["knights"] == now["knights"]
                assert set(was["lands"]) == set(now["lands"])
                kept = was["cut_off"] if seat == after.mover and after.move == "done" else was["lands"]
                assert all(was["lands"][slot] == now["lands"][slot] for slot in kept)


@every_game
def test_knights_change_only_by_what_is_told(at: int) -> None:
    """Placed ones come, fallen, sunk and cut down ones go, and so do those the dice of Disorder take."""
    for before, after in pairwise(moments(at)):
        change: Counter[int] = Counter()
        for event in after.events:
            if event["event"] == "mustered":
                change[event["seat"]] += event["knights"]
            elif event["event"] in ("sank", "cut_down") or (event["event"] == "fell" and event["clause"] != "MM-12.13"):
                change[event["seat"]] -= event["knights"]
            elif event["event"] == "rolled":
                change[event["seat"]] -= event["lost"]
        for seat in range(len(after.players)):
            assert after.knights(seat) - before.knights(seat) == change[seat]


@every_game
def test_authority_is_never_held(at: int) -> None:
    """When a decision is asked it has been played."""
    for moment in moments(at):
        assert all("authority" not in player["hand"] for player in moment.players)


@every_game
def test_artefacts_stay_with_their_owners(at: int) -> None:
    """One crown, orb and sceptre each, all different, never exchanged."""
    first = [tuple(player[kind] for kind in KINDS) for player in moments(at)[0].players]

    assert 3 * len(first) == len({artefact for three in first for artefact in three})
    for moment in moments(at):
        assert first == [tuple(player[kind] for kind in KINDS) for player in moment.players]
        assert all(set(player["destroyed"]) <= set(KINDS) for player in moment.players)


@every_game
def test_nobody_has_won_while_the_game_goes_on(at: int) -> None:
    """All points together are at most nine for each seat, and no team has its goal before the end."""
    options = GAMES[at]
    needed = goal(options.get("allegiance", "no"), bool(options.get("skirmish")))
    for moment in moments(at):
        points = [player["points"] for player in moment.players]
        assert sum(points) <= 9 * len(points)
        if moment.told["stage"] != "over":
            for seat in range(len(points)):
                assert sum(points[mate] for mate in partners(len(points), options.get("allegiance", "no"), seat)) < needed


@every_game
def test_crown_once_a_turn_and_advances_by_cycles(at: int) -> None:
    """Never more advances than one and the Tactical Advances of the turn."""
    crowns = advances = extra = 0
    for moment in moments(at):
        for event in moment.events:
            if event["event"] == "turn_began":
                crowns = advances = extra = 0
            crowns += event["event"] == "crown_used"
            advances += event["event"] == "advanced"
            extra += event["event"] == "played" and event["card"] == "tactical_advance"
            assert crowns <= 1
            assert advances <= 1 + extra


@every_game
def test_the_same_seed_and_choices_give_the_same_game(at: int) -> None:
    """Rebuilt from the record of its moves."""
    play = dealt(at, **GAMES[at])
    chance = random.Random(1)
    for _ in range(60):
        if play.over:
            break
        seat = chance.choice(play.pending)
        play.move(choose(play, seat, chance), seat)

    assert play.told == play.game.tell(resume(play.game, play.match.replay()).state)
    assert dealt(at, **GAMES[at]).told != dealt(at + 50, **GAMES[at]).told


PUBLIC = (
    "castle",
    "lands",
    "points",
    "knights",
    "dice",
    "supplied",
    "cut_off",
    "discard",
    "played",
    "laid",
    "counts",
    "destroyed",
    *KINDS,
)


@every_game
def test_what_is_public_is_seen_by_all_and_the_rest_by_nobody(at: int) -> None:
    """A view is the truth with holes: hands, decks and face-down cards of others, and nothing else."""
    for moment in moments(at):
        for viewer, view in moment.views.items():
            for key, value in moment.told.items():
                if key not in ("players", "plan"):
                    assert value == view[key]
            for seat, (true, seen) in enumerate(zip(moment.players, view["players"], strict=True)):
                assert all(true[key] == seen[key] for key in PUBLIC)
                known = [card for card in seen["hand"] if card != "hidden"]
                assert not Counter(known) - Counter(true["hand"])
                assert all(mine in ("hidden", card) for mine, card in zip(seen["deck"], true["deck"], strict=True))
                if viewer == seat:
                    assert true["hand"] == seen["hand"]
                    assert true["chosen"] == seen["chosen"]
                elif true["chosen"] not in ("none",):
                    assert seen["chosen"] == "hidden" or moment.told["stage"] != "conflict"
                if viewer == SPECTATOR:
                    assert known == []
                    assert set(seen["deck"]) <= {"hidden"}


@every_game
def test_known_cards_come_from_looking(at: int) -> None:
    """Without Insight or Prosperity nobody knows a card of a deck, nor one of another's hand."""
    lookers: set[int] = set()
    for moment in moments(at):
        lookers |= {event["seat"] for event in moment.events if event["event"] in ("foresaw", "examined")}
        for viewer, view in moment.views.items():
            if viewer in lookers:
                continue
            for seat, seen in enumerate(view["players"]):
                assert set(seen["deck"]) <= {"hidden"}
                assert viewer == seat or set(seen["hand"]) <= {"hidden"}


@every_game
def test_events_tell_nothing_that_is_not_seen(at: int) -> None:
    """Drawn cards to their owner, looked-at cards to who looks; everybody hears the same otherwise."""
    for moment in moments(at):
        for viewer, heard in moment.heard.items():
            for true, event in zip(moment.events, heard, strict=True):
                if event["event"] in ("drew", "foresaw", "examined") and viewer != true["seat"]:
                    assert event.get("card", "hidden") == "hidden" or event["event"] != "examined"
                    assert viewer != SPECTATOR or set(event.get("cards", [])) <= {"hidden"}
                else:
                    assert true == event


def test_every_declared_event_happens() -> None:
    """Over the games here and some more; nothing is announced that never occurs, and nothing occurs unannounced."""
    seen = {event["event"] for at in range(len(GAMES)) for moment in moments(at) for event in moment.events}
    seen |= {event.name for seats in (2, 6) for event in dealt(0, seats).match.opening}
    shores = {"v2_1": 1, "v2_2": 1}
    place = table(castle_siege=True).player(0, castle=6, lands=shores, hand=HAND).player(1, hand=HAND)
    seen |= set(place.laid().fight("castle_2", 6, "conflict_5", "conflict_2").all_names())
    seen |= set(table(round_limit=1).bright().set(turn=2, active=1).laid().turn_over().all_names())
    for dice in ((1, 1, 2), (1, 1, 1)):
        seen |= set(battle(2, 1, disorder=True).chance(*dice).laid().fight("v1_1", 2, "conflict_5", "conflict_2").all_names())
    idle = ["support_1", "support_1", "support_2", "call_to_arms", "fracture"]
    seen |= set(battle(attack={"hand": idle}).laid().fight("v1_1", 2, "", "conflict_2").all_names())
    declared = {event.name for event in dealt(0).game.events}

    assert seen <= declared
    assert declared == seen
