"""What a choice is said to do, against what it does: prices, ways, odds and losses entered twice."""

from itertools import product
from typing import Any

import pytest

from quintain.kernel.rng import Rng
from tests.games.playing import spelt

from .builder import Play, Table, dealt, table


def rolled(position: Table, move: str, faces: int) -> list[list[dict[str, Any]]]:
    """The events of a move for every sequence of so many rolls."""
    found = []
    for dice in product(range(1, 7), repeat=faces):
        position.dice(*dice)
        found.append(position.move(move).events)
    return found


def fallen(events: list[dict[str, Any]], *names: str) -> int:
    return sum(event["fallen"] for event in events if event["event"] in names)


def mean(numbers: list[int]) -> int:
    """In thousandths, rounded."""
    return (2000 * sum(numbers) + len(numbers)) // (2 * len(numbers))


BATTLES: dict[str, tuple[Table, str]] = {
    "even": (table().squads(knight="3 at 5,10", guard="3 at 5,11").stage("knight strike"), "attack unit=guard"),
    "weak": (table().squads(man_at_arms="1 at 5,10", guard="5 at 5,11").stage("man_at_arms strike"), "attack unit=guard"),
    "strong": (table().squads(knight="5 at 5,10", magister="1 at 5,11").stage("knight strike"), "attack unit=magister"),
    "afar": (table().squads(wizard="2 at 5,10", guard="3 at 5,12").stage("wizard strike"), "attack unit=guard"),
    "bolt": (
        table().cards("lightning").squads(wizard="3 at 5,10", spearman="4 at 5,12").stage("wizard strike"),
        "cast spell=lightning unit=spearman",
    ),
}


@pytest.mark.parametrize("battle", BATTLES)
def test_odds_of_an_attack_are_those_of_all_rolls(battle: str) -> None:
    """CC-9, CC-10: least, most and mean of both sides over every roll of attack and answer; rewards with them."""
    position, move = BATTLES[battle]
    told = position.laid().facts(move)
    outcomes = rolled(position, move, 2)
    felled = [fallen(events, "attacked", "struck") for events in outcomes]
    lost = [fallen(events, "countered") for events in outcomes]
    foe = move.rsplit("=", 1)[1]
    standing = int(position.position["squads"][foe].split()[0])
    gold = [sum(event["gold"] for event in events if event["event"] == "rewarded" and event["seat"] == 0) for events in outcomes]

    assert [felled[6 * face] for face in range(6)] == told["faces"]
    assert (min(felled), max(felled), max(lost)) == tuple(
        told["range"][key] for key in ("fallen_least", "fallen_most", "lost_most")
    )
    assert (mean(felled), mean(gold)) == (told["expected"]["fallen"], told["expected"]["gold"])
    assert abs(mean(lost) - told["expected"]["lost"]) <= 1
    assert mean([int(each == standing) for each in felled]) == told["odds"]["destroy"]
    assert ("yes" if any(event["event"] == "countered" for events in outcomes for event in events) else "no") == told["answered"]


def test_odds_of_a_rain_count_every_squad_struck() -> None:
    """CC-13.6: two squads, each with a roll of its own, and both may answer."""
    position = (
        table().cards("fire_rain").squads(wizard="2 at 5,10", guard="2 at 5,11", spearman="2 at 6,11").stage("wizard strike")
    )
    move = "cast spell=fire_rain unit=guard"
    told = position.laid().facts(move)
    outcomes = rolled(position, move, 4)

    assert (
        mean([fallen([event for event in events if event.get("foe") == "guard"], "struck") for events in outcomes])
        == (told["expected"]["fallen"])
    )
    (beside,) = told["struck"]
    assert ("spearman", 2) == (beside["unit"], beside["count"])
    assert (
        mean([fallen([event for event in events if event.get("foe") == "spearman"], "struck") for events in outcomes])
        == (beside["expected"]["fallen"])
    )
    assert abs(mean([fallen(events, "countered") for events in outcomes]) - told["expected"]["lost"]) <= 1


def test_odds_of_a_counter_attack() -> None:
    """CC-10.2: what the survivors fell of their attackers; nobody answers them."""
    position = table(counter_attack="ask").squads(knight="3 at 5,10", guard="3 at 5,11").stage("knight strike")
    told = position.dice(1).move("attack unit=guard").facts("counter")
    felled = [
        fallen(position.dice(1, face).move("attack unit=guard").move("counter").events, "countered") for face in range(1, 7)
    ]

    assert felled == told["faces"]
    assert ("no", mean(felled), 0) == (told["answered"], told["expected"]["fallen"], told["expected"]["lost"])


@pytest.mark.parametrize(("knights", "cards"), [(1, []), (2, []), (3, []), (5, [])])
def test_odds_of_breaking_a_gate(knights: int, cards: list[str]) -> None:
    """CC-12.1: over the six faces."""
    position = table("dwarves,humans").turn("humans").squads(knight=f"{knights} at 13,4").cards(*cards).stage("knight strike")
    broken = [
        any(event["event"] == "broke" for event in position.dice(face).move("breach portal=13,3-13,4").events)
        for face in range(1, 7)
    ]
    told = position.laid().facts("breach portal=13,3-13,4")

    assert mean([int(each) for each in broken]) == told["odds"]["breaks"]
    assert (2 * knights, 10) == (told["sums"]["attack"], told["sums"]["defence"])


def test_a_strike_that_would_take_a_castle_says_so() -> None:
    """CC-18.2: the last defender of a stormed castle."""
    position = table().turn("shadows").tokens({"north:h_spire": "shadows"}).squads(guard="1 at 13,1", wizard="2 at 13,2")
    told = position.stage("guard strike").laid().facts("attack unit=wizard")

    assert told["odds"]["destroy"] == told["odds"]["conquer"] == 500
    safe = position.squads(knight="1 at 12,1").laid()
    assert 0 == safe.facts("attack unit=wizard")["odds"]["conquer"]


def test_a_way_through_an_arch_tells_its_danger() -> None:
    """CC-12.6: the trap over all faces; CC-7.10: the cells of the way."""
    position = table().turn("shadows").squads(guard="2 at 6,2", knight="1 at 18,1").stage("guard")
    told = position.laid().facts("move cell=9,2")
    lost = [fallen(position.dice(face).move("move cell=9,2").events, "trapped") for face in range(1, 7)]

    assert (1, 6, 3, ["6,2", "7,2", "8,2", "9,2"]) == (told["traps"], told["cost"], told["steps"], told["path"])
    assert abs(mean(lost) - told["expected"]["lost"]) <= 1
    assert 1000 == told["odds"]["survive"]
    lone = position.squads(guard="1 at 6,2").laid().facts("move cell=9,2")
    assert mean([int(face + 2 < 5) for face in range(1, 7)]) == lone["odds"]["survive"]


def test_walking_out_of_a_lost_castle_is_warned_of() -> None:
    """CC-R37: only the last squad, only when all tokens are foreign, only on the way out."""
    position = table().tokens({"north:h_spire": "shadows"}).squads(knight="1 at 13,3").stage("knight")

    assert "yes" == position.laid().facts("move cell=13,5")["loses"]
    assert "no" == position.laid().facts("move cell=13,2")["loses"]
    assert "no" == position.squads(wizard="1 at 12,2").laid().facts("move cell=13,5")["loses"]


def named(target: dict[str, Any]) -> str:
    """A target as the strike at it names it."""
    return " ".join(f"{key}={target[key]}" for key in ("portal", "spell", "unit") if key in target)


def test_a_walk_tells_the_incomes_that_it_changes() -> None:
    """CC-14: into a castle, off the home side of the field, and nothing where nothing changes."""
    position = (
        table()
        .tokens({"north:h_spire": "humans", "south:s_shadow": "shadows"})
        .squads(guard="1 at 12,5")
        .turn("shadows")
        .stage("guard")
    )
    play = position.laid()
    for move in play.legal:
        if move.startswith("move"):
            told = {each["seat"]: (each["gold"], each["mana"]) for each in play.facts(move)["incomes"]}
            before = [(seat["income"]["gold"], seat["income"]["mana"]) for seat in seats(play)]
            after = [(seat["income"]["gold"], seat["income"]["mana"]) for seat in seats(position.laid().move(move))]

            assert {seat: now for seat, now in enumerate(after) if now != before[seat]} == told


def seats(play: Play) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = play.game.picture(play.match.state)["seats"]  # type: ignore[assignment]
    return found


def test_targets_at_the_end_of_a_walk_are_those_offered_there() -> None:
    """Every attack, door and magic attack offered after the movement, and no other; with the same expectation."""
    position = table().turn("shadows").cards("black_flame").stage("magister")
    play = position.squads(magister="2 at 12,6", knight="3 at 12,4", man_at_arms="2 at 13,2").laid()
    for move in play.legal:
        if not move.startswith("move"):
            continue
        told = play.facts(move)
        again = position.laid().move(move)
        offered = set()
        for strike in again.strikes():
            verb, *args = strike.split()
            if verb in ("attack", "breach", "cast"):
                offered.add(" ".join(args))
        promised = set()
        for target in told["targets"]:
            promised.add(named(target))
            verb = "breach" if "portal" in target else "cast" if "spell" in target else "attack"
            strike = again.facts(f"{verb} {named(target)}")
            assert strike["sums"] == target["sums"]
            if "portal" in target:
                assert strike["odds"] == target["odds"]
            else:
                assert strike["faces"] == target["faces"]
                assert strike["answered"] == target["answered"]
                assert {each: strike["expected"][each] for each in ("fallen", "lost")} == target["expected"]

        assert offered == promised, move


def chips(play: Play, army: str) -> dict[str, int]:
    return {"gold": play[f"gold.{army}"], "mana": play[f"mana.{army}"]}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_promised_comes_true(seed: int) -> None:
    """Over random matches: prices, what is left, incomes, squads and ways, wherever no die comes between."""
    play = dealt(seed, 2 + seed % 2, armies="lot", round_cap=14, three_player_end="last_standing")
    rng = Rng.seeded(seed)
    while not play.over:
        legal = play.legal
        bold = [move for move in legal if move.split()[0] in ("recruit", "token", "buy", "act", "deploy")]
        some = bold if bold and rng.below(3) else legal
        move = some[int(rng.below(len(some)))]
        verb, seat = move.split()[0], play.seat
        army, told = play["armies"][seat], play.facts(move)
        before = chips(play, army)
        state = play.match.state
        play.move(move)
        if verb in ("recruit", "token", "buy"):
            if state.order[state.turn] == seat:  # the stage goes on
                assert told["left"] == chips(play, army)
            assert {chip: before[chip] - told["price"][chip] for chip in before} == told["left"]
        if verb == "token":
            assert told["income"] == play[f"income.{army}"]
            assert ("yes" if play.called("conquered") else "no") == told["conquers"]
        if verb == "recruit" and told["cell"] != "none":
            unit = move.rsplit("=", 1)[1]
            assert f"{told['count']} at {told['cell']}" == play[f"squads.{unit}"]
        if verb == "move" and not told["traps"] and told["cost"]:
            (moved,) = play.called("moved")
            assert (told["cost"], told["path"]) == (moved["cost"], moved["cells"])


def test_a_token_that_takes_a_castle_says_so() -> None:
    """CC-15.2, CC-18.1: whose token goes back, and whose castle falls."""
    position = table().turn("shadows").stage("building").squads(guard="1 at 17,4,1").tokens({"north:h_bastion": "humans"})
    told = position.laid().facts("token tower=north:h_bastion")

    assert ("yes", 0, "yes", 0, 1) == (told["returns"], told["target"], told["conquers"], told["loser"], told["final"]["points"])


def test_a_spell_tells_what_it_changes() -> None:
    """The values of the squad with the spell on it; an aura tells whom it takes."""
    position = (
        table().cards("fair_wind", "magic_wellspring").squads(wizard="1 at 5,10", knight="1 at 5,12").stage("wizard strike")
    )
    wind = position.laid().facts("cast spell=fair_wind unit=knight")
    aura = position.laid().facts("enchant spell=magic_wellspring")
    after = position.move("cast spell=fair_wind unit=knight")

    assert (4, 6) == (wind["values"]["speed"], wind["changed"]["speed"])
    assert wind["changed"] == after["values.knight"]
    assert ["knight"] == aura["units"]


def test_labels_say_it_in_both_languages() -> None:
    """The expected fallen with one decimal, the chance in percent."""
    from quintain.words import Speaker

    position, move = BATTLES["even"]
    play = position.laid()
    action = play.game.space.parse(move)
    english = Speaker("en", play.game, ["Anna", "Boris"], strict=True).label(play.match.state, 0, action)
    russian = Speaker("ru", play.game, ["Анна", "Борис"], strict=True).label(play.match.state, 0, action)

    assert "1.5 on average" in english
    assert "в среднем 1,5" in russian
    assert spelt(play.game, play.match.play(0, action)[0])["event"] == "attacked"
