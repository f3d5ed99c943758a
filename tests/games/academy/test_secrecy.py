"""What a player may never see: the same view from tables that differ only in secrets, and what is heard in whole games."""

import random
from typing import Any

import pytest

from .builder import ADVANCED, ALL_VARIANTS, Play, Table, dealt, lancelot, table

HIDDEN = "hidden"


def alike(one: Table, other: Table, *viewers: int, leave: str = "") -> None:
    """These viewers cannot tell the two tables apart, and the tables do differ."""
    first, second = one.laid(), other.laid()

    assert first.told != second.told
    for viewer in viewers:
        views = [first.seen(viewer), second.seen(viewer)]
        for view in views:
            view.pop(leave, None)

        assert views[0] == views[1]


def hands(**cards: list[str]) -> Table:
    return (
        table(3)
        .hands(**{"A": ["king_2", "king_3", "king_4"], **cards})
        .played(A=["dragon_2"], B=["dragon_3"], C=["dragon_4"])
        .at(phase="play", turn="A")
    )


def test_another_hand_is_not_seen() -> None:
    """Nor the hands of two others exchanged. (Packs remembered from the draft that a position implies are left out.)"""
    one = hands(A=["king_2"] * 2 + ["king_3"] * 2, B=["sword_3"] * 4, C=["sword_4"] * 4)
    other = hands(A=["king_2"] * 2 + ["king_3"] * 2, B=["sword_4"] * 4, C=["sword_3"] * 4)

    alike(one, other, 0, -1, leave="memory")


def test_undealt_cards_are_not_seen() -> None:
    """What is in another hand and what is still in the deck look the same."""
    one = hands(A=["king_2"] * 2 + ["king_3"] * 2, B=["sword_3"] * 4, C=["charity_3"] * 3 + ["charity_2"])
    other = hands(A=["king_2"] * 2 + ["king_3"] * 2, B=["sword_3"] * 4, C=["gallantry_3"] * 3 + ["charity_2"])

    alike(one, other, 0, 1, -1, leave="memory")


def test_another_pack_is_not_seen() -> None:
    """At the first step of the draft."""
    mine = ["sword_3"] * 5
    one = table(3).packs(A=mine, B=["sword_4"] * 4 + ["king_5"], C=["dragon_2", "dragon_3", "dragon_4", "dragon_5", "king_2"])
    other = table(3).packs(A=mine, C=["sword_4"] * 4 + ["king_5"], B=["dragon_2", "dragon_3", "dragon_4", "dragon_5", "king_2"])

    alike(one, other, 0, -1)


def test_another_commitment_is_not_seen() -> None:
    """Before the last pick of a step, who has picked is public, what is not."""
    packs = {"A": ["sword_3", "king_2", "king_3", "king_4", "king_5"]}
    one, other = (table(3).packs(**packs).laid() for _ in range(2))
    before = one.seen(1)
    one.pick(0, "sword_3")
    other.pick(0, "king_5")
    for viewer in (-1, 1, 2):
        assert before == one.seen(1)
        assert one.seen(viewer) == other.seen(viewer)
        assert one.heard(viewer) == other.heard(viewer)
    assert [1, 2] == one.pending == other.pending


def test_what_others_kept_is_not_seen() -> None:
    """After the packs were passed on."""
    packs = {
        "A": ["sword_3", "sword_4", "king_3", "king_4", "king_5"],
        "B": ["dragon_2", "dragon_3", "dragon_4", "dragon_5", "charity_5"],
        "C": ["education_2", "education_3", "education_4", "education_5", "charity_4"],
    }
    one, other = (table(3).packs(**packs).laid() for _ in range(2))
    one.pick(0, "sword_3").pick(1, "dragon_2").pick(2, "charity_4")
    other.pick(0, "sword_3").pick(1, "charity_5").pick(2, "charity_4")

    assert one.seen(0) == other.seen(0)  # the pack of B is now with C
    assert one.seen(2) != other.seen(2)
    assert one.seen() == other.seen()


def test_older_coats_are_not_seen() -> None:
    """Only their number."""
    alike(table(3).coats(B=["sword_3", "king_12"]), table(3).coats(B=["sword_1", "education_-3"]), 0, 2, -1)


def test_the_codex_is_not_seen() -> None:
    """But for what was looked at in this round."""
    for phase in ("draft", "play", "education"):
        one = table(4, classical_education=True).at(phase=phase, codex=[-3, -1, 0, 0])
        other = table(4, classical_education=True).at(phase=phase, codex=[0, 0, -1, -3])
        alike(one, other, 0, 1, 2, 3, -1)

    one = table(4, classical_education=True).at(phase="play", codex=[-3, -1, 0, 0]).peeked({"0": [1]})
    other = table(4, classical_education=True).at(phase="play", codex=[0, -1, 0, -3]).peeked({"0": [1]})
    alike(one, other, 0, 1, -1)


def test_the_pile_of_the_neutral_squire_is_not_seen() -> None:
    """Neither its cards nor their order, once the cards are played (a hand laid out tells nothing of the draft)."""
    one = table(2).hands(A=["king_2"] * 2, N=["sword_3", "sword_4"]).at(phase="play", turn="A")
    other = table(2).hands(A=["king_2"] * 2, N=["sword_4", "sword_3"]).at(phase="play", turn="A")
    first, second = one.laid(), other.laid()
    for viewer in (0, 1, -1):
        assert first.seen(viewer)["squires"]["N"] == second.seen(viewer)["squires"]["N"]
        assert [HIDDEN] * 5 == first.seen(viewer)["squires"]["N"]["hand"]


SIX = ["gallantry_2", "gallantry_3", "king_2", "king_3", "dragon_2", "dragon_3"]


def test_a_split_is_not_seen() -> None:
    """Not in the middle of it and not when it is done, before the other is."""
    one, other = (lancelot().packs({"0": SIX}).at(phase="split").laid() for _ in range(2))
    one.move("split card=gallantry_3", 0)
    other.move("split card=king_2", 0)

    assert one.seen(1) == other.seen(1)
    assert one.heard(1) == other.heard(1)

    one.move("split card=king_2", 0)
    other.move("split card=dragon_3", 0)

    assert one.seen(1) == other.seen(1)
    assert one.seen() == other.seen()
    assert one.heard(1) == other.heard(1)
    assert [1] == one.pending


def test_an_assignment_is_not_seen() -> None:
    """What lies under which colour, until it is played."""
    six = {"0": SIX, "1": ["sword_3", "sword_4", "education_2", "education_3", "charity_2", "charity_3"]}
    one, other = (lancelot().hands(six).at(phase="assign").laid() for _ in range(2))
    for card in ("gallantry_2", "gallantry_3", "king_2"):
        one.move(f"assign card={card}", 0)
    for card in ("king_3", "dragon_2", "dragon_3"):
        other.move(f"assign card={card}", 0)

    assert one.seen(1) == other.seen(1)
    for card in ("sword_3", "education_2", "charity_2"):
        one.move(f"assign card={card}", 1)
        other.move(f"assign card={card}", 1)

    assert one.seen(1) == other.seen(1)
    assert one.seen() == other.seen()
    assert one.heard(1) == other.heard(1)


# what is heard

PRIVATE = {"dealt": "cards", "kept": "card", "neutral_shown": "cards", "neutral_kept": "card", "peeked": "coat", "took": "coat"}
GAMES: list[dict[str, Any]] = [
    {"seats": 4, **ADVANCED},
    {"seats": 3, **ALL_VARIANTS},
    {"seats": 2, **ALL_VARIANTS},
    {"seats": 2, "two_player_mode": "lancelot", **ALL_VARIANTS},
]


def entitled(event: dict[str, Any], looked: dict[int, set[int]], neutral: bool) -> set[int]:
    """Who may know the secret of an event: its player, and who has looked at that coat in this round."""
    if event["event"] == "took":
        mine = set() if neutral and event["squire"] == "N" else {event["seat"]}
        return mine | looked.get(event["slot"], set())
    return {event.get("seat")}


@pytest.mark.parametrize("options", GAMES, ids=["advanced", "variants", "simple", "lancelot"])
def test_secrets_are_told_to_those_they_concern_alone(options: dict[str, Any]) -> None:
    """Dealt and kept cards, the neutral squire's, looks into the Codex and coats taken from it; all else is for everybody."""
    for seed in range(2):
        play = dealt(seed, **options)
        chance = random.Random(seed)
        looked: dict[int, set[int]] = {}
        number = 0
        while not play.over:
            if play.round != number:
                number, looked = play.round, {}
            seat = chance.choice(play.pending)
            play.move(chance.choice(play.legal_of(seat)), seat)
            for viewer in range(-1, options["seats"]):
                for truth, heard in zip(play.events, play.heard(viewer), strict=True):
                    check(truth, heard, viewer, entitled(truth, looked, options["seats"] == 2))
            for event in play.called("peeked"):
                looked.setdefault(event["slot"], set()).add(event["seat"])


def check(truth: dict[str, Any], heard: dict[str, Any], viewer: int, may: set[int]) -> None:
    secret = PRIVATE.get(truth["event"])
    if secret is None:
        assert truth == heard
    elif viewer not in may:
        told = heard[secret]

        assert {HIDDEN} == set(told if isinstance(told, list) else [told])
        assert not [key for key, value in heard.items() if key in ("points", "blind") and value not in (0, -1)]
    elif truth["event"] != "neutral_kept":
        assert truth == heard


@pytest.mark.parametrize("options", GAMES, ids=["advanced", "variants", "simple", "lancelot"])
def test_hidden_things_stay_hidden_in_every_view(options: dict[str, Any]) -> None:
    """Of others' packs, kept cards and hands nothing is shown in a whole game; nor points while a coat is hidden."""
    play = dealt(8, **options)
    chance = random.Random(8)
    while not play.over:
        viewer = chance.randrange(-1, options["seats"])
        for squire in play.seen(viewer)["squires"].values():
            if squire["seat"] != viewer or squire["seat"] is None:
                for key in ("pack", "kept", "hand"):
                    assert {HIDDEN} >= set(squire[key])
            assert (HIDDEN in squire["coats"]) == (squire["points"] is None)
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)


def test_a_refusal_tells_no_secret() -> None:
    """Refused moves name the same clause whatever another hand holds."""
    plays: list[Play] = [
        table(3).hands(A=["king_2", "king_2", "king_3", "king_3", "king_4"], B=cards).at(phase="play", turn="A").laid()
        for cards in (["sword_5"], ["dragon_5"])
    ]

    assert 1 == len({play.refusal("play card=sword_5 board=duel") for play in plays})
