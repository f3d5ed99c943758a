"""What is promised of a choice is what happens: facts compared with the table after the choice, over whole matches."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from quintain.words import Speaker

from .builder import ASHES, FACTIONS, Play, dealt, table
from .test_invariants import eager

GAMES: list[dict[str, Any]] = [
    {"seats": 4, "round_limit": 14, "single_march": True, "militia": True, "allies": True},
    {"seats": 4, "round_limit": 12, "allies": True},
    {"seats": 3, "round_limit": 14, "militia": True},
    {"seats": 2, "round_limit": 14, "factions": "legion,brotherhood"},
]


def picture(play: Play) -> dict[str, Any]:
    return dict(play.game.picture(play.match.view(-1)))


def area(shown: dict[str, Any], name: str) -> dict[str, Any]:
    return next(each for each in shown["areas"] if each["area"] == name)


def board(shown: dict[str, Any], faction: str) -> dict[str, Any]:
    return next(each for each in shown["seats"] if each["faction"] == faction)


def sums(shown: dict[str, Any]) -> dict[str, tuple[str, int, int]]:
    return {each["way"]: (each["course"], each["attack"], each["defence"]) for each in shown["battles"]}


def check_battles(said: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    """Of the battles ordered before and after: those that are touched become what was said, the others stay."""
    touched = {each["way"]: each for each in said.get("battles", [])}
    now, then = sums(before), sums(after)
    for way in now.keys() & then.keys():
        if way in touched:
            each = touched[way]

            assert now[way] == (each["course"], each["attack"], each["defence"])
            assert then[way] == (each["course_after"], each["attack_after"], each["defence_after"])
        else:
            assert now[way] == then[way]


def check_army(said: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    assert said["army"] == area(after, said["goal"])["force"]
    assert said["rest"] == area(after, said["origin"])["force"]


def check_march(said: dict[str, Any], before: dict[str, Any], after: dict[str, Any], me: str) -> None:
    if said["army"] != "none":  # a single unit may stand beside three for a moment
        check_army(said, before, after)
    owner = area(before, said["origin"])["holder"]

    assert (said["abandons"] == "yes") == (area(after, said["origin"])["controller"] != owner)
    assert (said["friend"] == "own") == (owner == me)
    if said["army"] != "none":
        assert (said["site"] == "yes") == (said["goal"] in board(after, owner)["sites"])


def check_melee(said: dict[str, Any], before: dict[str, Any], after: dict[str, Any], me: str) -> None:
    at = [each["way"] for each in after["battles"]].index(said["way"])
    battle = after["battles"][at]

    assert said["place"] == at + 1
    assert (said["course"], said["swords"]) == (battle["course"], battle["swords"])
    assert said["sums"] == {"attack": battle["attack"], "defence": battle["defence"]}
    assert said["more"] == {"attack": battle["attack_support"], "defence": battle["defence_support"]}
    assert said["losses"] == {"own": battle["losses"], "foe": battle["foe_losses"]}
    assert said["foe"] == area(before, said["goal"])["controller"] != me
    if battle["course"] == "battle":
        assert said["result"] == battle["result"]
        assert battle["attack"] == battle["swords"] + sum(part["total"] for part in battle["parts"] if part["side"] == "attack")
        assert battle["defence"] == sum(part["total"] for part in battle["parts"] if part["side"] == "defence")


def check_recruit(said: dict[str, Any], before: dict[str, Any], after: dict[str, Any], me: str, told: dict[str, Any]) -> None:
    assert said["army"] == area(after, told["area"])["force"]
    assert said["left"]["reserve"] == board(after, me)["reserve"][told["unit"]]


def check_build(said: dict[str, Any], before: dict[str, Any], after: dict[str, Any], me: str) -> None:
    own = board(after, me)

    assert said["castles"] == own["castles"] == board(before, me)["castles"] + said["gain"]["castles"]
    assert not own["track"][said["space"] - 1]["covered"]
    assert board(before, me)["track"][said["space"] - 1]["covered"]
    assert (said["wins"] == "yes") == after["over"]


def check_summons(said: dict[str, Any], before: dict[str, Any], after: dict[str, Any], me: str) -> None:
    now, then = (
        sum(figure["aura"] for each in shown["areas"] if each["holder"] == me for figure in each["figures"])
        for shown in (before, after)
    )

    assert said["strengthened"] == then - now


def check_support(said: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    gain = said["gain"]["support"]

    assert all(
        gain == each["attack_after"] - each["attack"] + each["defence_after"] - each["defence"] for each in said["battles"]
    )


def check_exchange(said: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    battle = next(each for each in after["battles"] if each["way"] == said["way"])

    assert said["sums"] == {"attack": battle["attack"], "defence": battle["defence"]}


def check(verb: str, told: dict[str, Any], said: dict[str, Any], before: dict[str, Any], play: Play, me: str) -> bool:
    """Whether there was something to compare: a choice that took effect at once and did not end its phase."""
    after = picture(play)
    if verb == "build" and (after["over"] or after["phase"] == before["phase"]):
        check_build(said, before, after, me)
        return True
    if after["phase"] != before["phase"] or after["round"] != before["round"] or play.called("asked"):
        return False
    fight = [shown["fight"]["way"] if shown["fight"] else "" for shown in (before, after)]
    if verb in ("lose", "flee", "advance"):
        return check_war(verb, said, after, play) if fight[0] == fight[1] else False
    if verb in ("march", "march_on"):
        check_march(said, before, after, me)
    elif verb in ("melee", "unleash"):
        check_melee(said, before, after, me)
    elif verb == "recruit":
        check_recruit(said, before, after, me, told)
    elif verb == "summon":
        check_summons(said, before, after, me)
    elif verb in ("send", "send_militia", "attach"):
        check_support(said, before, after)
    elif verb == "exchange":
        check_exchange(said, before, after)
    elif verb == "change":
        assert (said["gone"], said["came"]) == (play.one("changed")["gone"], play.one("changed")["came"])
    elif verb == "shatter":
        assert said["targets"] == len(said["ways"]) == len(play.called("ranged_returned"))
    elif verb == "disarm":
        assert {"faction": said["faction"], "swords": said["swords"]}.items() <= play.one("melee_returned").items()
    elif verb == "tempt":
        assert said["faction"] == play.one("tempted")["faction"]
    else:
        return False
    if verb not in ("attach", "exchange") and fight[0] == fight[1]:
        check_battles(said, before, after)
    return True


def check_war(verb: str, said: dict[str, Any], after: dict[str, Any], play: Play) -> bool:
    if verb == "lose" and play.called("lost") and not play.called("fled", "advanced", "destroyed"):
        assert said["rest"] == area(after, said["area"])["force"]
    elif verb == "flee" and not play.called("advanced"):
        assert said["army"] == area(after, said["goal"])["force"]
    elif verb == "advance":
        check_army(said, after, after)

        assert (said["razes"] == "yes") == bool(play.called("razed"))
    return True


def tried(play: Play, move: str) -> bool:
    """The move is made, and what was said of it is held against what happened."""
    verb, before, said = move.split(" ", maxsplit=1)[0], picture(play), play.facts(move)
    told = play.game.space.describe(play.game.space.parse(move))
    me = play.told["factions"][play.seat] if before["areas"] else ""
    play.move(move)
    return bool(before["areas"]) and check(verb, told, said, before, play, me)


@cache
def compared(at: int) -> Counter[str]:
    """A match in which every promise is compared: how often for each verb."""
    play, chance = dealt(at + 80, **GAMES[at]), random.Random(at)
    found: Counter[str] = Counter()
    while not play.over:
        move = eager(play, chance)
        if tried(play, move):
            found[move.split(" ")[0]] += 1
    return found


@pytest.mark.parametrize("at", range(len(GAMES)))
def test_what_is_promised_happens(at: int) -> None:
    """Every choice of a match that takes effect at once."""

    assert {"march", "melee", "recruit", "build", "summon"} <= set(compared(at))
    assert sum(compared(at).values()) > 60


def test_most_verbs_that_promise_are_compared_in_these_matches() -> None:
    seen = {verb for at in range(len(GAMES)) for verb in compared(at)}

    assert {"march", "march_on", "melee", "unleash", "recruit", "build", "summon", "send", "lose", "flee", "advance"} <= seen
    assert {"change", "disarm", "tempt"} <= seen


def test_RQ_9_19_an_exchange_promises_the_sums_of_the_other_token() -> None:
    """Three swords instead of one."""
    position = table().areas(saxum_ridges="brotherhood 2W", wasteland="legion 1D").turn("brotherhood", 9)
    play = position.token("saxum_ridges>wasteland", "brotherhood m1").laid().move(f"summon creature=iratus junction={ASHES}")

    assert {"attack": 9, "defence": 2} == play.facts("exchange swords=1 value=3")["sums"]
    assert tried(play, "exchange swords=1 value=3")


def test_RQ_9_11_shattering_promises_the_tokens_it_removes() -> None:
    """Two ranged tokens of the Order lie around the Wasteland."""
    position = table().areas(wasteland="legion 1W", crossroads_of_winds="order 1M", burnt_forest="order 1D")
    position.token("crossroads_of_winds>wasteland", "order r1").token("burnt_forest>wasteland", "order r2")
    play = position.turn("legion", 9).laid().move(f"summon creature=malleus junction={ASHES}")

    assert tried(play, "shatter")


@pytest.mark.parametrize(("number", "said"), [(1, "усилен 1 отряд"), (2, "усилены 2 отряда"), (5, "усилено 5 отрядов")])
def test_a_summons_in_russian_agrees_with_the_number_of_units(number: int, said: str) -> None:
    play = table().areas(wasteland="legion 2W 1D").turn("legion", 9).laid()
    move = f"summon creature=cerberus junction={ASHES}"
    told = {**play.facts(move), "strengthened": number}

    assert f"; {said}" in Speaker("ru", play.game, strict=True).choice(play.seat, play.game.space.parse(move), told)


def test_a_change_in_russian_names_the_units_given_up_in_the_accusative() -> None:
    play = table().areas(wasteland="legion 2W 1D").turn("legion", 9).laid()
    action = play.game.space.parse("change area=wasteland force=1M")
    for friend in ("own", "order"):
        told = {"friend": friend, "gone": "1W1D", "came": "2M"}

        assert ": воина и защитника на 2 магов" in Speaker("ru", play.game, strict=True).choice(play.seat, action, told)


def test_a_summons_tells_whom_it_strengthens_and_which_orders_it_reaches() -> None:
    """Malleus reaches two ranged tokens of others, not one's own; Cerberus none, but two warriors gain by it."""
    position = table().areas(wasteland="legion 2W 1D", crossroads_of_winds="order 1M", burnt_forest="order 1D")
    position.area("ashen_peaks", "legion castle 1D").token("ashen_peaks>wasteland", "legion r1")
    position.token("crossroads_of_winds>wasteland", "order r1").token("burnt_forest>wasteland", "order r2")
    play = position.turn("legion", 9).laid()
    told = [play.facts(f"summon creature={creature} junction={ASHES}") for creature in ("cerberus", "malleus", "illesebra")]

    assert [(2, 0), (1, 2), (0, 0)] == [(said["strengthened"], said["targets"]) for said in told]
    assert ["own"] * 3 == [said["friend"] for said in told]
    assert ["howling_wilds", "saxum_ridges", "wasteland"] == told[0]["areas"]


def test_RQ_9_20_armus_reaches_melee_tokens() -> None:
    """One of the Legion's; the Brotherhood's own is none of them."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 1D", howling_wilds="brotherhood 1W")
    position.token("wasteland>saxum_ridges", "legion m1").token("howling_wilds>wasteland", "brotherhood m1")
    play = position.turn("brotherhood", 9).laid()

    assert 1 == play.facts(f"summon creature=armus junction={ASHES}")["targets"]
    assert 0 == play.facts(f"summon creature=iratus junction={ASHES}")["targets"]


def test_RQ_9_20_the_token_on_the_first_border_is_found_like_any_other() -> None:
    """A melee token of the Order points from Gallows Thicket to Ashen Peaks."""
    position = table().areas(
        gallows_thicket="order 1W", ashen_peaks="legion castle 1W", boundless_expanse="brotherhood castle 1D"
    )
    play = position.token("gallows_thicket>ashen_peaks", "order m2").turn("brotherhood", 9).laid()
    play.move("summon creature=armus junction=ashen_peaks+boundless_expanse+gallows_thicket")
    said = play.facts("disarm border=ashen_peaks|gallows_thicket")

    assert ("order", 2, "gallows_thicket>ashen_peaks") == (said["faction"], said["swords"], said["way"])


def test_RQ_V3_5_a_summons_names_the_host_who_is_asked() -> None:
    """One host by name, several as several."""
    junction = "crossroads_of_winds+forest_edge+twilight_forest"
    one = table(allies=True).areas(forest_edge="alliance 1W").turn("order", 9)

    assert "alliance" == one.laid().facts(f"summon creature=ballistarius junction={junction}")["friend"]

    two = one.area("crossroads_of_winds", "legion 1W")

    assert "several" == two.laid().facts(f"summon creature=ballistarius junction={junction}")["friend"]


def test_a_melee_order_knows_its_place_in_the_queue_and_the_castle_it_threatens() -> None:
    """Two tokens of the first value go before the Brotherhood's, one of them the Legion's; its second goes first."""
    position = table().areas(saxum_ridges="brotherhood 1W", wasteland="legion castle 1W", forest_edge="alliance 1W")
    position.area("oak_grove", "order 1D").token("forest_edge>oak_grove", "alliance m1")
    play = position.turn("brotherhood").laid()
    said = play.facts("melee way=saxum_ridges>wasteland")

    assert (2, "yes", "legion", 1) == (said["place"], said["razes"], said["foe"], said["swords"])

    play = position.token("saxum_ridges>broken_spine", "brotherhood m1").laid()

    assert (1, 2) == tuple(play.facts("melee way=saxum_ridges>wasteland")[key] for key in ("place", "swords"))


def test_the_call_of_arborus_tells_how_many_may_come_and_who_stays() -> None:
    """Three places in the forest, one taken: two may come."""
    position = table().areas(
        blooming_dale="alliance castle 2W", whispering_grove="alliance 1M", sacrificial_forest="alliance castle 1D"
    )
    play = position.turn("alliance", 9).laid().move("summon creature=arborus junction=forest_edge+mossy_ridge+sacrificial_forest")

    assert 2 == play.facts("rally area=sacrificial_forest")["most"]

    play.move("rally area=sacrificial_forest")
    said = play.facts("gather area=blooming_dale force=1W")

    assert ("blooming_dale", "sacrificial_forest", "own", "1W") == tuple(
        said[key] for key in ("origin", "goal", "friend", "rest")
    )


def test_RQ_V2_5_sending_the_militia_promises_its_strength() -> None:
    """Two mages and the castle itself: five; a second token keeps the support stage open."""
    position = table(militia=True).areas(
        wasteland="legion 2W", saxum_ridges="brotherhood 1D", ancestors_bowl="brotherhood castle 2M", howling_wilds="order 1W"
    )
    position.area("valley_of_volcanoes", "brotherhood castle 1M").token("valley_of_volcanoes>saxum_ridges", "brotherhood r1")
    position.token("wasteland>saxum_ridges", "legion m1").token("howling_wilds>ancestors_bowl", "order m1")
    play = position.token("ancestors_bowl>saxum_ridges", "brotherhood r3").war().move("send arrows=1 force=none")
    said = play.facts("send_militia arrows=3 force=2M")

    assert 5 == said["gain"]["support"]
    assert [(2, 7)] == [(each["defence"], each["defence_after"]) for each in said["battles"]]


def test_a_march_of_an_ally_is_marked_as_such() -> None:
    """The label says whose unit it is, and that its owner is asked; one's own are not asked about."""
    position = table(allies=True).areas(oak_grove="order 1W", forest_edge="alliance 1M").turn("alliance", 9)
    play = position.laid().move("summon creature=aqus junction=eagle_crags+forest_edge+oak_grove")
    own, other = "march way=forest_edge>eagle_crags force=1M", "march way=oak_grove>dawn_pinewood force=1W"

    assert ("own", "order") == (play.facts(own)["friend"], play.facts(other)["friend"])

    for lang, name in (("en", "Order"), ("ru", "Орден")):
        speaker = Speaker(lang, play.game, list(FACTIONS), strict=True)
        said = [speaker.label(play.match.view(1), 1, play.game.space.parse(move)) for move in (own, other)]

        assert name not in said[0]
        assert name in said[1]


def test_who_is_asked_hears_what_it_would_do() -> None:
    """The march of an ally's unit out of a battle: agreeing tells the sums before and after."""
    position = table(allies=True).areas(oak_grove="order 1W", forest_edge="alliance 1M", twilight_forest="legion 1W")
    position.token("twilight_forest>oak_grove", "legion m1").turn("alliance", 9)
    play = position.laid().move("summon creature=aqus junction=eagle_crags+forest_edge+oak_grove")
    play.move("march way=oak_grove>dawn_pinewood force=1W")
    said = play.facts("agree")

    assert ("alliance", "march", "1W") == (said["faction"], said["request"], said["force"])
    assert [("battle", 1, "unopposed", 0)] == [
        (each["course"], each["defence"], each["course_after"], each["defence_after"]) for each in said["battles"]
    ]


def test_RQ_10_7_everybody_to_the_only_token_is_proposed() -> None:
    """Both mages fit on two arrows: that is the proposal, and no other."""
    position = table().areas(wasteland="legion 2W", saxum_ridges="brotherhood 1D", ancestors_bowl="brotherhood castle 2M")
    position.token("wasteland>saxum_ridges", "legion m1").token("ancestors_bowl>saxum_ridges", "brotherhood r2")
    play = position.war()

    assert {"send arrows=2 force=2M"} == {move for move in play.legal if play.facts(move)["proposed"] == "yes"}


def test_the_ninth_castle_is_announced() -> None:
    """The label of the building that wins says so."""
    lands = ("wasteland", "crossroads_of_winds", "broken_spine", "saxum_ridges", "burnt_forest")
    play = table().areas(**dict.fromkeys(lands, "legion castle")).area("twilight_forest", "legion 1W").turn("legion", 9).laid()

    assert ("yes", 9) == tuple(play.facts("build area=twilight_forest")[key] for key in ("wins", "castles"))
