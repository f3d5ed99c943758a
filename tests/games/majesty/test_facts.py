"""What is promised beside a choice is what the choice does: facts against the table before and after."""

from __future__ import annotations

import random
from typing import Any

import pytest

from quintain.games.majesty.facts import MajestyFacts
from quintain.kernel.match import Match
from quintain.words import Speaker
from tests.shapes import fits

from .builder import BUILDINGS, Play, dealt, table
from .second_book import settle

Told = dict[str, Any]
PLACES = (*BUILDINGS, "infirmary")


def promised(play: Play, move: str) -> Told:
    """The facts of a move, from the view of the seat that may make it."""
    return play.game.facts(play.match.view(play.seat), play.seat, play.game.space.parse(move))


def tried(play: Play, move: str) -> Play:
    """The same table with the move made."""
    state = play.match.state.clone()
    return Play(play.game, Match(play.game, 0, state)).move(move)


def final_of(told: Told) -> list[Told]:
    """What the kingdoms would score, by the second book."""
    return settle(told["players"], dict(zip(PLACES, told["sides"], strict=True)))


def gained(play: Play, after: Play, seat: int) -> int:
    """Points of a turn; those of a final scoring are left out."""
    before = play.told["players"][seat]["points"]
    return (after.told["report"][seat]["in_game"] if after.over else after.points(seat)) - before


def compare(play: Play, move: str, facts: Told) -> None:
    """A move after which nothing more is asked in the turn."""
    seat = play.seat
    after = tried(play, move)
    others = [other for other in range(len(play.told["players"])) if other != seat]
    shared = [{"seat": other, "points": gained(play, after, other)} for other in others]
    was, now = final_of(play.told), final_of(after.told)

    assert facts["others"] == [each for each in shared if each["points"]]
    assert facts["given"] == sum(each["points"] for each in shared)
    check_gain(play, after, facts)
    if move.startswith("take"):
        assert facts["missing"] == sum(event["workers"] for event in after.called("shorted"))
        assert facts["wounded"] == len(after.called("wounded"))
    if not move.startswith("trade"):
        check_final(facts, seat, was, now)


def check_gain(play: Play, after: Play, facts: Told) -> None:
    """Points and workers that the turn brings, and what is there when it is over."""
    seat = play.seat
    points = gained(play, after, seat)

    assert facts["gain"] == {"points": points, "workers": after.workers(seat) - play.workers(seat)}
    assert facts["left"] == {"points": play.points(seat) + points, "workers": after.workers(seat)}


def check_final(facts: Told, seat: int, was: list[Told], now: list[Told]) -> None:
    parts = [
        {"wounded": line["wounded"], "variety": line["variety"], "majority": sum(line["majority"])}
        for line in (was[seat], now[seat])
    ]
    change = {key: parts[1][key] - parts[0][key] for key in parts[0]}

    assert facts["final"] == {"points": sum(change.values()), **change}
    assert facts["majorities"] == [
        {"seat": other, "building": building, "points": now[other]["majority"][at] - was[other]["majority"][at]}
        for at, building in enumerate(PLACES)
        for other in range(len(now))
        if now[other]["majority"][at] != was[other]["majority"][at]
    ]


def check_attacks(play: Play, move: str, facts: Told) -> None:
    after = tried(play, move)
    wounds = {event["seat"]: event for event in after.called("wounded")}
    fights = []
    for event in after.called("attacked"):
        fight = {key: event[key] for key in ("target", "knights", "guards")}
        fight["success"] = bool(event["success"])
        if event["target"] in wounds:
            fight["card"] = wounds[event["target"]]["card"]
            fight["building"] = wounds[event["target"]]["building"]
        fights.append(fight)

    assert facts.get("attacks", []) == fights


def check(play: Play, move: str) -> None:
    """Facts of one legal move against what happens."""
    facts = promised(play, move)
    after = tried(play, move)
    seat = play.seat
    asks = "" if after.over or after.seat != seat or after.asks == "MJ-2.8" else after.match.decision(seat).prompt

    assert facts.get("asks", "none") == (asks or "none")

    check_attacks(play, move, facts)
    if move.startswith("take"):
        slot = int(move.split()[1].partition("=")[2])
        card, _, workers = play.market[slot].partition(":")

        assert (card, {"workers": slot}, int(workers or 0)) == (facts["card"], facts["price"], facts["workers"])
        if asks != "heal_role":
            assert facts["healed"] == "".join(event["card"] for event in after.called("healed")) or "none"
    if not asks:
        compare(play, move, facts)
    elif asks == "castle_trade":
        check_final(facts, seat, final_of(play.told), final_of(after.told))
        done = tried(after, "trade amount=0")

        check_gain(play, done, facts)
    else:
        ways = [gained(play, tried(after, way), seat) for way in after.legal]

        assert facts["healed"] == after.infirmary(seat)[-1]
        assert {"points_least": min(ways), "points_most": max(ways)} == facts["range"]
        assert facts["gain"]["points"] == min(ways)
        assert ("no" if min(ways) < max(ways) else "yes") == facts["certain"]
        check_final(facts, seat, final_of(play.told), final_of(after.told))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sides", ["A", "B", "random"])
def test_facts_promise_what_happens(sides: str, seats: int) -> None:
    """Every legal choice of random games, tried: points, workers, wounds, healing and the change at the end."""
    for seed in range(2):
        play = dealt(seed, seats=seats, sides=sides)
        chance = random.Random(seed)
        while not play.over:
            moves = play.legal
            for move in chance.sample(moves, min(len(moves), 4)):
                check(play, move)
            play.move(chance.choice(moves))


def test_missing_workers_are_promised_as_missing() -> None:
    """MJ-4.9. Three granted, one in the reserve."""
    play = table(seats=4).player(0, workers=0, brewery=2).reserve(1)
    laid = play.market("brewer:3", "guard:3", "guard:3", "guard:3", "guard:2").laid()

    assert 2 == promised(laid, "take slot=0 role=brewer")["missing"]

    check(laid, "take slot=0 role=brewer")


def test_a_healed_double_card_promises_the_fewer_and_the_more_points() -> None:
    """Cottage A pays for a Brewer and not for a Knight."""
    play = table().player(0, infirmary=["brewer_knight"]).market("witch").laid()
    facts = promised(play, "take slot=0 role=witch")

    assert ("brewer_knight", "heal_role") == (facts["healed"], facts["asks"])
    assert {"points_least": 2, "points_most": 4} == facts["range"]

    play.take("witch")

    assert 4 == promised(play, "heal role=brewer")["gain"]["points"]
    assert 2 == promised(play, "heal role=knight")["gain"]["points"]


def test_an_exchange_promises_its_price_and_the_castle() -> None:
    """30 points, buy 2, then 8 from the Castle: 36, and five workers."""
    play = table(sides="B").player(0, workers=3, points=30, castle=1).market("noble").take("noble")
    facts = promised(play, "trade amount=2")

    assert (2, "buy", {"points": 8}) == (facts["workers"], facts["direction"], facts["castle"])
    assert ({"points": 6, "workers": 2}, {"points": 36, "workers": 5}) == (facts["gain"], facts["left"])


def test_workers_sold_are_counted_as_people_do() -> None:
    """Two workers sold are two, not minus two, and bring two points; no exchange has no direction."""
    play = table(sides="B").player(0, workers=3, points=30, castle=1).market("noble").take("noble")
    facts = promised(play, "trade amount=-2")

    assert (2, "sell") == (facts["workers"], facts["direction"])
    assert {"points": 10, "workers": -2} == facts["gain"]
    assert (0, "none") == tuple(promised(play, "trade amount=0")[key] for key in ("workers", "direction"))
    assert (1, "buy") == tuple(promised(play, "trade amount=1")[key] for key in ("workers", "direction"))


def test_a_lead_and_a_tie_are_told_for_all() -> None:
    """Overtaking takes the majority from the other; drawing level leaves both with it."""
    play = table().player(0, mill=2, inn=1).player(1, mill=2, inn=2).market("miller", "innkeeper").laid()
    overtaken = promised(play, "take slot=0 role=miller")["majorities"]
    level = promised(play, "take slot=1 role=innkeeper")["majorities"]

    assert [{"seat": 1, "building": "mill", "points": -10}] == overtaken
    assert [{"seat": 0, "building": "inn", "points": 15}] == level


def test_facts_have_the_declared_shape() -> None:
    """Over whole games with everything that can be told."""
    seen: set[str] = set()
    for seed, sides in enumerate("ABAB"):
        play = dealt(seed, seats=4, sides=sides)
        chance = random.Random(seed)
        while not play.over:
            for move in play.legal:
                facts = promised(play, move)
                fits(MajestyFacts, facts)
                seen |= set(facts)
            play.move(chance.choice(play.legal))

    assert set(MajestyFacts.__annotations__) == seen


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        (
            "en",
            [
                "Brewer / Witch to the Brewery: free, get 2, +2, others +2, end +14",
                "Brewer / Witch to the Cottage: free, get 2, +2 or more, heals a Miller / Knight, end +15",
                "Knight to the Barracks: pay 1, +3, 1 wounded, end +17",
            ],
        ),
        (
            "ru",
            [
                "Пивовар / Ведьма — в Пивоварню: даром, взять 2, +2, другим +2, в конце +14",
                "Пивовар / Ведьма — в Ведьмин дом: даром, взять 2, +2 или больше, исцелить Крестьянку / Рыцаря, в конце +15",
                "Рыцарь — в Казармы: отдать 1, +3, раненых 1, в конце +17",
            ],
        ),
    ],
)
def test_labels_show_what_a_choice_brings(lang: str, labels: list[str]) -> None:
    """Price, workers, points now, wounds, healing and points at the end, in both languages."""
    play = (
        table()
        .player(0, workers=1, inn=1, infirmary=["miller_knight"])
        .player(1, mill=1)
        .market("brewer_witch:2", "knight")
        .laid()
    )
    speaker = Speaker(lang, play.game, ["Anna", "Boris"], strict=True)
    view = play.match.view(0)

    assert labels == [speaker.label(view, 0, play.game.space.parse(move)) for move in play.legal]
