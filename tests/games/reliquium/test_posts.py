"""Support laid out before it is told: what the picture says of tokens, answers and sums is what happens."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .builder import FACTIONS, Play, dealt
from .test_invariants import eager

MATCHES: list[dict[str, Any]] = [
    {"seats": 4, "round_limit": 8, "militia": True, "allies": True},
    {"seats": 3, "round_limit": 8},
    {"seats": 2, "round_limit": 10, "militia": True},
]


def picture(play: Play) -> dict[str, Any]:
    return dict(play.game.picture(play.match.view(-1)))


def sums(shown: dict[str, Any]) -> dict[str, dict[str, int]]:
    return {
        each["way"]: {side: each[side] for side in ("attack", "defence")}
        for each in shown["battles"]
        if each["course"] == "battle"
    }


@pytest.mark.parametrize("options", MATCHES)
def test_RQ_10_3_every_token_tells_its_answers_and_the_sums_they_lead_to(options: dict[str, Any]) -> None:
    """The first token's answers are the legal ones; each answer adds its gain to the battles that are named, and to no other."""
    rng = random.Random(5)
    asked = 0
    for seed in range(3):
        play = dealt(seed, **options)
        while not play.over:
            decision = play.match.decision(play.seat)
            shown = picture(play)
            if decision.prompt != "send":
                assert shown["posts"] == []
                play.move(eager(play, rng))
                continue
            first = shown["posts"][0]

            assert [each["action"] for each in first["choices"]] == [int(action) for action in decision.actions]
            choice = rng.choice(first["choices"])
            play.move(play.game.space.text(choice["action"]))
            if choice["force"] == "none" and not choice["militia"]:
                continue  # RQ-10.6: the token may go home
            expected = sums(shown)
            for battle in first["helps"]:
                expected[battle["way"]][battle["side"]] += choice["gain"]
            then = sums(picture(play))
            if shown["phase"] == picture(play)["phase"]:
                asked += 1

                assert {way: then[way] for way in then} == {way: expected[way] for way in then}

    assert asked > 3


@pytest.mark.parametrize("seats", [2, 3])
def test_RQ_0_8_the_last_to_choose_is_told_what_stays_neutral(seats: int) -> None:
    """Neutral castles, and lands of each kind without a castle, as they are once the choice is made."""
    for faction in FACTIONS:
        play = dealt(seats=seats)
        for other in [each for each in FACTIONS if each != faction][: seats - 1]:
            view = play.match.view(play.seat)

            assert "left" not in play.game.facts(view, play.seat, play.game.space.parse(f"take faction={other}"))
            play.move(f"take faction={other}")
        view = play.match.view(play.seat)
        promised: dict[str, Any] = dict(play.game.facts(view, play.seat, play.game.space.parse(f"take faction={faction}")))
        said = promised["left"]
        play.move(f"take faction={faction}")
        scene: dict[str, Any] = dict(play.game.scene())
        terrains = {each["area"]: each["terrain"] for each in scene["map"]["areas"]}
        areas = picture(play)["areas"]

        assert said["neutral"] == sum(each["castle"] is not None and each["castle"]["neutral"] for each in areas)
        for terrain in ("plain", "mountain", "forest"):
            assert said[terrain] == sum(each["castle"] is None and terrains[each["area"]] == terrain for each in areas)
