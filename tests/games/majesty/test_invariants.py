"""What holds in every game of Majesty, seen from outside: through what is told and what happened."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from quintain.kernel.match import resume
from quintain.kernel.types import SPECTATOR

from .builder import BUILDINGS, ROLES, STAGE_ONE, STAGE_TWO, Play, cards_of, dealt, table, workers_on

TAKE, HEAL, TRADE = "MJ-2.8", "MJ-5.7", "MJ-4.10"
HOMES = dict(zip(BUILDINGS, ROLES, strict=True))
ALL = Counter(STAGE_ONE) + Counter(STAGE_TWO)
BOX = {2: 27, 3: 19, 4: 7}
GAMES = [
    {"seats": seats, "sides": sides, "deck_mode": deck_mode}
    for seats in (2, 3, 4)
    for sides, deck_mode in (("A", "standard"), ("B", "standard"), ("random", "full_shuffle"), ("ABBABAAB", "standard"))
]
SEEDS = range(3)

every_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(str(value) for value in options.values()))


class Moment:
    """The table when somebody owes a choice, or when all is over, and what led there."""

    def __init__(self, play: Play, mover: int, asked: str, move: str) -> None:
        self.told = play.told
        self.players: list[dict[str, Any]] = self.told["players"]
        self.asks = "" if play.over else play.asks
        self.legal = [] if play.over else play.legal
        self.mover = mover  # who chose last
        self.asked = asked  # what he was asked
        self.move = move
        self.events = play.events

    def kingdoms(self) -> list[list[str]]:
        return [[card for place in (*BUILDINGS, "infirmary") for card in player[place]] for player in self.players]


def moments(seed: int, options: dict[str, Any], eager: bool = False) -> list[Moment]:
    """A random game, every decision of it; eager players take Knights, Witches and Nobles whenever they can."""
    play = dealt(seed, **options)
    chance = random.Random(seed)
    found = [Moment(play, -1, "", "")]
    while not play.over:
        mover, asked, legal = play.seat, play.asks, play.legal
        wanted = [move for move in legal if move.endswith(("knight", "witch", "noble"))] if eager else []
        move = chance.choice(wanted or legal)
        play.move(move)
        found.append(Moment(play, mover, asked, move))
    return found


def all_moments(options: dict[str, Any]) -> list[list[Moment]]:
    return [moments(seed, options, eager=seed % 2 == 1) for seed in SEEDS]


@every_game
def test_workers_are_always_thirty(options: dict[str, Any]) -> None:
    """Reserve, players and market together hold 30 at every decision, and the reserve is never negative."""
    for game in all_moments(options):
        for moment in game:
            held = sum(player["workers"] for player in moment.players)

            assert 30 == moment.told["reserve"] + held + sum(workers_on(moment.told["market"]))
            assert moment.told["reserve"] >= 0


@every_game
def test_between_turns_everybody_holds_at_most_five_workers(options: dict[str, Any]) -> None:
    """More only within a turn, and only the active player."""
    for game in all_moments(options):
        for moment in game:
            for seat, player in enumerate(moment.players):
                assert player["workers"] >= 0
                assert player["workers"] <= 5 or (moment.asks in (HEAL, TRADE) and seat == moment.told["active"])


@every_game
def test_cards_are_always_sixty(options: dict[str, Any]) -> None:
    """Deck, market, kingdoms and box hold each card of the list once; the box holds unused cards of stage 1 only."""
    box = BOX[options["seats"]] if options["deck_mode"] == "standard" else 0
    for game in all_moments(options):
        for moment in game:
            shown = Counter(cards_of(moment.told["market"]) + moment.told["next"])
            for kingdom in moment.kingdoms():
                shown.update(kingdom)

            assert box == moment.told["box"]
            assert 60 == shown.total() + box
            assert not shown - ALL
            assert not (ALL - shown) - Counter(STAGE_ONE)
            assert moment.told["deck"] == len(moment.told["next"])


@every_game
def test_kingdoms_grow_by_a_card_a_turn(options: dict[str, Any]) -> None:
    """After t turns the kingdoms hold t cards; each player the same number, or one more; 12 each at the end."""
    seats = options["seats"]
    for game in all_moments(options):
        for moment in game:
            sizes = [len(kingdom) for kingdom in moment.kingdoms()]
            taken = moment.told["turn"] + (1 if moment.asks in (HEAL, TRADE) else 0)

            assert taken == sum(sizes)
            assert {taken // seats, -(-taken // seats)} >= set(sizes)

        assert [12] * seats == sizes


@every_game
def test_every_card_lies_where_it_belongs(options: dict[str, Any]) -> None:
    """A card at a building has that building's character, and the counts are those of the columns."""
    for game in all_moments(options):
        for moment in game:
            for player in moment.players:
                assert all(HOMES[building] in card.split("_") for building in BUILDINGS for card in player[building])
                assert {place: len(player[place]) for place in (*BUILDINGS, "infirmary")} == player["counts"]


@every_game
def test_market_has_six_cards_at_a_take_and_five_between(options: dict[str, Any]) -> None:
    """Five while healing or exchange is asked."""
    for game in all_moments(options):
        for moment in game:
            if moment.asks:
                assert (6 if moment.asks == TAKE else 5) == len(moment.told["market"])


@every_game
def test_workers_on_the_market_never_increase_to_the_back(options: dict[str, Any]) -> None:
    """Every payment covers the front of the row, and new cards enter empty."""
    for game in all_moments(options):
        for moment in game:
            row = workers_on(moment.told["market"])

            assert row == sorted(row, reverse=True)
            if moment.asks == TAKE:
                assert 0 == row[5]


@every_game
def test_points_fall_only_by_a_purchase(options: dict[str, Any]) -> None:
    """Before final scoring only buying workers costs points, and only the buyer."""
    for game in all_moments(options):
        for before, after in pairwise(game):
            for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
                points = after.told["report"][seat]["in_game"] if "report" in after.told else now["points"]
                if points < was["points"]:
                    assert (after.mover, TRADE) == (seat, after.asked)
                    assert int(after.move.partition("=")[2]) > 0


@every_game
def test_a_turn_changes_others_only_by_bonuses_and_one_wound(options: dict[str, Any]) -> None:
    """Nobody else's workers move; at most one card goes to the infirmary, from the end of the leftmost column."""
    for game in all_moments(options):
        for before, after in pairwise(game):
            for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
                if seat == after.mover:
                    continue
                points = after.told["report"][seat]["in_game"] if "report" in after.told else now["points"]

                assert was["workers"] == now["workers"]
                assert points - was["points"] in (0, 2, 3)

                gone = [building for building in BUILDINGS if was[building] != now[building]]
                if gone:
                    occupied = [building for building in BUILDINGS if was[building]]

                    assert after.move.endswith("role=knight")
                    assert occupied[:1] == gone
                    assert was[gone[0]][:-1] == now[gone[0]]
                    assert [*was["infirmary"], was[gone[0]][-1]] == now["infirmary"]
                else:
                    assert was["infirmary"] == now["infirmary"]


@every_game
def test_an_infirmary_shrinks_only_by_a_witch_of_its_owner(options: dict[str, Any]) -> None:
    """By one card, the top one."""
    for game in all_moments(options):
        for before, after in pairwise(game):
            was, now = before.players[after.mover]["infirmary"], after.players[after.mover]["infirmary"]
            if was != now:
                assert was[:-1] == now
                assert after.asked == HEAL or after.move.endswith("role=witch")


@every_game
def test_takes_are_a_prefix_of_the_market(options: dict[str, Any]) -> None:
    """One to twelve options, slots without a gap from the front, as many as the workers pay for."""
    for game in all_moments(options):
        for moment in game:
            if moment.asks == TAKE:
                slots = sorted({int(move.split()[1].partition("=")[2]) for move in moment.legal})
                held = moment.players[moment.told["active"]]["workers"]

                assert 1 <= len(moment.legal) <= 12
                assert list(range(min(held, 5) + 1)) == slots


@every_game
def test_final_scoring_adds_up(options: dict[str, Any]) -> None:
    """The report recomputed from the final picture: wounded, variety, majority, infirmary, total."""
    values = {"A": [10, 11, 12, 13, 14, 15, 16], "B": [14, 12, 12, 8, 8, 12, 16]}
    for game in all_moments(options):
        end = game[-1]
        sides = end.told["sides"]
        wounded = [len(player["infirmary"]) for player in end.players]
        for seat, (player, line) in enumerate(zip(end.players, end.told["report"], strict=True)):
            kinds = len([building for building in BUILDINGS if player[building]])
            majority = []
            for place, building in enumerate(BUILDINGS):
                number = len(player[building])
                best = number > 0 and all(number >= len(other[building]) for other in end.players)
                majority.append(values[sides[place]][place] if best else 0)
            worst = sides[7] == "B" and wounded[seat] > 0 and wounded[seat] == max(wounded)

            assert (-2 if sides[7] == "B" else -1) * wounded[seat] == line["wounded"]
            assert kinds**2 == line["variety"]
            assert [*majority, -10 if worst else 0] == line["majority"]
            assert line["total"] == line["in_game"] + line["wounded"] + line["variety"] + sum(line["majority"])
            assert line["total"] == player["points"]

        for place, building in enumerate(BUILDINGS):
            if any(player[building] for player in end.players):
                assert any(line["majority"][place] for line in end.told["report"])


@every_game
def test_events_account_for_every_point_and_worker(options: dict[str, Any]) -> None:
    """What happened adds up to the difference between two pictures."""
    earned = ("gained", "traded", "overflowed", "compensated", "scored_wounded", "scored_variety", "scored_majority")
    for game in all_moments(options):
        for before, after in pairwise(game):
            points, workers = Counter(), Counter()
            for event in after.events:
                if event["event"] in earned:
                    points[event["seat"]] += event["points"]
                if event["event"] in ("took", "gained", "traded"):
                    workers[event["seat"]] += event["workers"]
                if event["event"] in ("paid", "overflowed"):
                    workers[event["seat"]] -= event["workers"]
            for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
                assert now["points"] - was["points"] == points[seat]
                assert now["workers"] - was["workers"] == workers[seat]


@every_game
def test_the_same_seed_and_choices_give_the_same_game(options: dict[str, Any]) -> None:
    """Set-up seed and decisions reproduce everything; another seed does not."""
    play = dealt(11, **options)
    while not play.over:
        play.move(play.legal[-1])
    again = resume(play.game, play.match.replay())

    assert play.told == play.game.tell(again.state)
    assert dealt(11, **options).told == dealt(11, **options).told
    assert dealt(11, **options).told["next"] != dealt(12, **options).told["next"]


@every_game
def test_stages_come_in_order(options: dict[str, Any]) -> None:
    """In the standard deck no card of stage 1 follows one of stage 2; the back told is that of the top card."""
    if options["deck_mode"] != "standard":
        return
    for game in all_moments(options):
        backs = [moment.told["stage"] for moment in game]
        in_deck = [max(moment.told["deck"] - 27, 0) for moment in game]

        assert [1 if left else 2 if moment.told["deck"] else 0 for left, moment in zip(in_deck, game, strict=True)] == backs


@every_game
def test_everything_but_the_deck_is_open(options: dict[str, Any]) -> None:
    """Every viewer is told the same table, with the order of the deck hidden."""
    play = dealt(5, **options)
    chance = random.Random(5)
    while not play.over:
        told = play.told
        expected = {**told, "next": ["hidden"] * told["deck"]}
        for viewer in (SPECTATOR, *range(options["seats"])):
            assert expected == play.seen(viewer)

        play.move(chance.choice(play.legal))


def test_every_declared_event_happens() -> None:
    """Nothing is announced in the list of events that never occurs, and nothing occurs that is not in it."""
    seen: set[str] = set()
    for seed in range(4):
        for sides in "AB":
            for moment in moments(seed, {"seats": 4, "sides": sides}, eager=seed % 2 == 0):
                seen |= {event["event"] for event in moment.events}
    crowded = ("noble:3", "guard:3", "guard:3", "guard:3", "guard:3")
    paying = {"constants": {"shortage_points": 1}}
    short = table(seats=4, content=paying).player(0, workers=0).market(*crowded).reserve(0).take("noble")
    seen |= set(short.names()) | {event["event"] for event in dealt(1).chronicle}

    assert seen == {event.name for event in short.game.events}
