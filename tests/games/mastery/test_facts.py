"""Double entry: what the facts of a choice promise is what happens when it is made."""

import random
from typing import Any

import pytest

from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.rng import Rng

from .builder import HAND, Play, battle, dealt, table
from .test_battle import supporting
from .test_second_book import choose

GAMES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "ruthlessness": True, "skirmish": True},
    {"seats": 3, "castle_siege": True, "disorder": True},
    {"seats": 4, "allegiance": "two"},
]

every_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(str(value) for value in options.values()))


def tried(play: Play, seat: int, action: int) -> Play:
    """The same match with one more move, apart from the original."""
    twin = Play(play.game, Match(play.game, 0, play.match.state.clone()))
    return twin.move(play.game.space.text(action), seat)


def check(play: Play, seat: int, action: int, after: Play) -> str:
    """What is certain came true; the verb."""
    game: AnyGame = play.game
    facts: Any = game.facts(play.match.view(seat), seat, action)
    verb = game.space.text(action).split()[0]
    before, then = play.player(seat), after.player(seat)
    gain = facts.get("gain", {})
    if verb == "advance" and facts["battle"] == "no":
        assert gain["points"] == then["points"] - before["points"]
        assert gain["knights"] == then["knights"] - before["knights"]
        assert gain["castle"] == then["castle"] - before["castle"]
        assert (facts["wins"] == "yes") == after.over
        assert (facts["discard"] == "yes") == (after.stage == "may_discard")
    elif verb == "advance":
        (attacked,) = after.called("attacked")
        assert (facts["defenders"], facts["owner"]) == (attacked["defence"], attacked["defender"])
        terrain = [event for event in after.called("strengthened") if event["cause"] == "terrain"]
        last = terrain[-1] if terrain else attacked
        assert facts["sums"] == {"attack": last["attack"], "defence": last["defence"]}
        assert (facts["duel"] == "yes") == bool(after.called("duelled"))
        sceptres = [event for event in after.called("strengthened") if event["cause"] == "sceptre"]
        if sceptres and facts["duel"] == "no" and after.stage == "conflict":
            expected = {"attack": sceptres[-1]["attack"] * 1000, "defence": sceptres[-1]["defence"] * 1000}
            assert {key: facts["expected"][key] for key in expected} == expected
    elif verb in ("station", "done"):
        castle = after.told["plan"][f"castle_{seat + 1}"] if after.stage == "redistribution" else then["castle"]
        assert facts["left"]["castle"] == castle
    elif verb == "play":
        assert gain["knights"] == then["knights"] - before["knights"]
        assert gain["advances"] == after.told["cycles"] - play.told["cycles"]
    elif verb == "end_turn":
        repaired = [event["artefact"] for event in after.called("repaired")]
        assert facts["artefacts"] == repaired
    elif verb == "discard":
        assert facts["left"]["cards"] == then["counts"]["hand"]
    elif verb == "support" or (verb == "pass" and facts["asked"] == "support"):
        check_support(facts, after)
    elif verb == "equalise":
        (event,) = after.called("equalised")
        assert (facts["amount"], facts["sums"]["attack"], facts["sums"]["defence"]) == (
            event["amount"],
            event["attack"],
            event["defence"],
        )
    elif verb == "fracture":
        (event,) = after.called("fractured")
        assert facts["owner"] == event["owner"]
    elif verb == "arrange":
        assert after.told["players"][seat]["deck"][facts["place"] - 1] == game.space.describe(action)["card"]
    return verb


def check_support(facts: dict[str, Any], after: Play) -> None:
    """The sums, and the outcome if nobody lays more."""
    for event in after.called("supported"):
        assert facts["sums"] == {"attack": event["attack"], "defence": event["defence"]}
    for event in after.called("decided"):
        assert facts["sums"] == {"attack": event["attack"], "defence": event["defence"]}
        assert facts["margin"] == event["margin"]
        assert (facts["ahead"] == "attacker") == (event["attack"] > event["defence"])


@every_game
def test_what_is_promised_comes_true(options: dict[str, Any]) -> None:
    """For up to six choices of every decision along random matches."""
    verbs = set()
    for seed in range(2):
        play, chance = dealt(seed, **options), random.Random(seed)
        for _ in range(110):
            if play.over:
                break
            seat = chance.choice(play.pending)
            actions = play.match.decision(seat).actions
            for action in chance.sample(actions, min(6, len(actions))):
                verbs.add(check(play, seat, action, tried(play, seat, action)))
            play.move(choose(play, seat, chance), seat)

    assert {"advance", "end_turn", "support", "pass", "commit"} <= verbs


@every_game
def test_facts_do_not_depend_on_secrets(options: dict[str, Any]) -> None:
    """The same from the view and from any table imagined behind it, seen by the same seat."""
    play, chance = dealt(4, **options), random.Random(4)
    for _ in range(60):
        if play.over:
            break
        seat = chance.choice(play.pending)
        view = play.match.view(seat)
        twin = play.game.view(play.game.determinise(view, Rng.seeded(chance.randrange(1 << 30))), seat)
        for action in play.match.decision(seat).actions:
            assert play.game.facts(view, seat, action) == play.game.facts(twin, seat, action)
        play.move(choose(play, seat, chance), seat)


def test_MM_10_4_a_single_knight_gains_nothing_in_the_marshlands() -> None:
    """Two stay with one lost; where the conquest wins, one is enough."""
    lands = {"v3_1": 1, "v3_2": 1, "v3_3": 1, "v1_2": 1}
    play = table(3).tiles(v2_2="marshlands", v1_2="forest").player(0, castle=3, lands=lands).laid()

    assert {"points": 0, "knights": -1, "castle": -1} == play.facts("advance slot=v2_2 knights=1")["gain"]
    assert {"points": 2, "knights": -1, "castle": -2} == play.facts("advance slot=v2_2 knights=2")["gain"]
    rich = table(3).tiles(v2_1="marshlands").player(0, castle=3, lands={**lands, "v2_2": 1}).laid()
    facts = rich.facts("advance slot=v2_1 knights=1")
    assert ("yes", {"points": 2, "knights": 0, "castle": -1}) == (facts["wins"], facts["gain"])


def test_MM_5_2_a_plan_tells_what_the_castle_keeps() -> None:
    """With every number named, and at the end."""
    play = table(3).player(0, castle=3, lands={"v1_2": 2, "v2_2": 2}).laid().move("redistribute")

    for number, castle in ((1, 4), (4, 1), (5, 0)):
        facts = play.facts(f"station slot=v1_2 knights={number}")
        assert (2, 6, castle) == (facts["before"], facts["capacity"], facts["left"]["castle"])
    assert 1 == play.move("station slot=v1_2 knights=4").facts("done")["left"]["castle"]
    assert 1 == play.move("done").castle(0)


def test_MM_8_5_sceptres_are_expected_not_certain() -> None:
    """Fear would lift two knights to five: certain are the knights, expected the sums with it."""
    play = battle(2, 5, attack={"sceptre": "sceptre_fear"}, defence={"sceptre": "sceptre_loyalty"}).laid()
    facts = play.facts("advance slot=v1_1 knights=2")

    assert {"attack": 2, "defence": 5} == facts["sums"]
    assert {"attack": 5000, "defence": 6000} == facts["expected"]


def test_MM_8_10_an_equalising_sceptre_lifts_only_who_is_behind() -> None:
    """Vigour would lift two defenders to five; five need no lift, and Fear none for an attacker who is ahead."""
    behind = battle(5, 2, defence={"sceptre": "sceptre_vigour"}, attack={"sceptre": "sceptre_influence"}).laid()
    ahead = battle(5, 5, defence={"sceptre": "sceptre_vigour"}, attack={"sceptre": "sceptre_fear"}).laid()

    assert {"attack": 5000, "defence": 5000} == behind.facts("advance slot=v1_1 knights=5")["expected"]
    assert {"attack": 5000, "defence": 5000} == ahead.facts("advance slot=v1_1 knights=3")["expected"]
    assert {"attack": 5000, "defence": 5000} == ahead.facts("advance slot=v1_1 knights=5")["expected"]


def test_the_odds_grow_with_the_lead() -> None:
    """Between none and certain, rising with every knight, about two in five when equal."""
    play = battle(6, 3).laid()
    odds = [play.facts(f"advance slot=v1_1 knights={n}")["odds"]["win"] for n in range(1, 7)]

    assert sorted(set(odds)) == odds
    assert 380 <= odds[2] <= 430
    assert all(0 < chance < 1000 for chance in odds)


def test_MM_12_13_disorder_tells_how_many_stay() -> None:
    """Five sixths of those who win, on the average."""
    play = battle(6, 3, disorder=True).laid()

    assert 5000 == play.facts("advance slot=v1_1 knights=6")["expected"]["stay"]


def test_MM_7_5_the_most_the_others_can_answer() -> None:
    """What the hidden hand could hold of the support cards not seen elsewhere."""
    defence = {"hand": ["conflict_2", "conflict_3", "conflict_4"], "discard": ["support_2", "fracture"]}
    play = battle(4, 2, attack={"hand": [*HAND, "support_2"]}, defence=defence).laid().advance("v1_1", 4)
    play.conflict("conflict_2", "conflict_4")
    while play.seat != 0:
        play.move("pass")

    assert 4 == len(play.seen(0)["players"][1]["hand"])  # drawn up to five, one laid
    assert 4 == play.facts("pass")["range"]["answer_most"]  # one +2 and two +1


def test_MM_7_5_support_costs_the_cards_that_are_laid() -> None:
    """A +1 and a +2: three battle points for two cards."""
    assert {"battle": 3, "cards": -2} == supporting(3, 3).facts("support ones=1 twos=1")["gain"]


def test_MM_7_4_an_ambush_is_expected_with_its_range() -> None:
    """A die: 3.5 on the average, from 1 to 6."""
    play = battle(attack={"hand": ["ambush", *HAND[1:]]}).laid().advance("v1_1", 3)
    facts = play.facts("commit card=ambush", 0)

    assert (3500, {"battle_least": 1, "battle_most": 6}) == (facts["expected"]["battle"], facts["range"])
    assert 5 == play.facts("commit card=conflict_5", 0)["gain"]["battle"]


def test_MM_12_10_a_conquest_that_cuts_off_tells_what_the_other_loses() -> None:
    """The land itself and what hangs on it."""
    place = table(3, ruthlessness=True).tiles(v2_2="cave").set(active=1)
    place.player(0, castle=1, lands={"v2_2": 1, "v2_6": 2}).player(1, castle=3, lands={"v2_4": 1})
    facts = place.laid().facts("advance slot=v2_2 knights=3")

    assert [{"seat": 0, "points": -4}] == facts["others"]


def test_the_shape_of_facts_is_declared() -> None:
    """No key that the game has not named."""
    declared = set(dealt().game.facts_shape.__annotations__)
    for seed in range(3):
        play, chance = dealt(seed, 3), random.Random(seed)
        for _ in range(60):
            seat = chance.choice(play.pending)
            for action in play.match.decision(seat).actions:
                assert set(play.game.facts(play.match.view(seat), seat, action)) <= declared
            play.move(choose(play, seat, chance), seat)
