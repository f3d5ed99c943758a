"""What may be imagined of the hidden cards and coats: everything that the viewer knows must fit."""

import random
from collections import Counter
from typing import Any

import pytest

from quintain.kernel.rng import Rng

from .builder import ADVANCED, ALL_VARIANTS, DECK, Play, Table, dealt, lancelot, table, values

GAMES: list[dict[str, Any]] = [
    {"seats": 3},
    {"seats": 5, **ADVANCED},
    {"seats": 4, **ALL_VARIANTS},
    {"seats": 2},
    {"seats": 2, **ALL_VARIANTS},
    {"seats": 2, "two_player_mode": "lancelot"},
    {"seats": 2, "two_player_mode": "lancelot", **ALL_VARIANTS},
]
every_game = pytest.mark.parametrize("options", GAMES, ids=["3", "5", "4v", "2", "2v", "lancelot", "lancelot-v"])


def imagined(play: Play, viewer: int, seed: int) -> dict[str, Any]:
    return play.game.tell(play.game.determinise(play.match.view(viewer), Rng.seeded(seed)))


def cards_of(told: dict[str, Any]) -> Counter[str]:
    cards: Counter[str] = Counter()
    for squire in told["squires"].values():
        cards.update(squire["pack"] + squire["hand"] + [entry.split()[0] for entry in squire["played"]])
    if told["phase"] in ("bet", "split", "choose", "assign"):
        for player in told.get("players", {}).values():
            cards.update(player["pack"])
    return cards


@every_game
def test_whatever_is_imagined_is_a_possible_table(options: dict[str, Any]) -> None:
    """52 cards, everything open as it is, own cards and coats as they are, and nothing hidden any more."""
    play = dealt(2, **options)
    chance = random.Random(2)
    at = 0
    while not play.over:
        if at % 7 == 0:
            viewer = chance.randrange(-1, options["seats"])
            truth, dream = play.told, imagined(play, viewer, at)

            assert "hidden" not in str(dream)
            assert 52 == cards_of(dream).total() + dream["deck"]
            assert not cards_of(dream) - Counter(DECK)
            for key in ("round", "first", "phase", "turn", "tracks", "cup", "scrolls", "deck", "order"):
                assert truth.get(key) == dream.get(key)
            for name, squire in truth["squires"].items():
                other = dream["squires"][name]

                assert (squire["played"], squire["coat_count"]) == (other["played"], other["coat_count"])
                if squire["seat"] == viewer and viewer >= 0:
                    assert squire == other
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
        at += 1


def circle(told: dict[str, Any]) -> list[str]:
    return told["order"] if told["direction"] == "left" else told["order"][::-1]


def contents(told: dict[str, Any], pack: str, since: int) -> Counter[str]:
    """What a pack held at a step: what lies in it now, and what its holders have kept of it since."""
    ring = circle(told)
    steps = min(len(squire["kept"]) for squire in told["squires"].values())
    at = ring.index(pack)
    cards = Counter(told["squires"][ring[(at + steps) % len(ring)]]["pack"]) if steps < 5 else Counter()
    for step in range(since, steps):
        cards[told["squires"][ring[(at + step) % len(ring)]]["kept"][step]] += 1
    return cards


@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 4}, {"seats": 5}, {"seats": 2}], ids=["3", "4", "5", "2"])
def test_packs_that_were_seen_are_imagined_as_they_were(options: dict[str, Any]) -> None:
    """Of every pack that a player has held he imagines exactly those cards with the squires who held it since."""
    found = 0
    for seed in range(3):
        play = dealt(seed, **options)
        chance = random.Random(seed)
        while play.phase == "draft" or (play.phase == "play" and not any(s["played"] for s in play.told["squires"].values())):
            if len(play.pending) == options["seats"] or play.phase == "play":
                for viewer in range(options["seats"]):
                    memory = play.seen(viewer)["memory"]
                    dream = imagined(play, viewer, seed)
                    for pack, cards in memory.items():
                        assert Counter(cards) == contents(dream, pack, 5 - len(cards))
                        assert Counter(cards) == contents(play.told, pack, 5 - len(cards))
                        found += 1
            if play.phase == "play":
                break
            seat = chance.choice(play.pending)
            play.move(chance.choice(play.legal_of(seat)), seat)

    assert found > 30


def test_what_was_never_seen_may_be_anything() -> None:
    """At the first step the other packs are imagined from all other cards, hardly ever as they are."""
    play = table(3).packs(A=["sword_5", "sword_5", "king_5", "dragon_5", "charity_5"]).laid()
    dreams = [tuple(imagined(play, 0, seed)["squires"]["B"]["pack"]) for seed in range(60)]
    cards = {card for dream in dreams for card in dream}

    assert len(set(dreams)) > 50
    assert not {"sword_5", "king_5", "dragon_5", "charity_5"} & cards
    assert {"gallantry_5", "education_5"} <= cards
    assert len(cards) == len(DECK) - 4


def test_imagining_follows_from_its_chance_alone() -> None:
    """The same chance imagines the same; the truth behind the view has no part in it."""
    one = table(3).packs(A=["sword_5"] * 2 + ["king_5"], B=["dragon_2"] * 2 + ["dragon_3"], C=["charity_2"] * 2 + ["charity_3"])
    other = table(3).packs(A=["sword_5"] * 2 + ["king_5"], B=["charity_2"] * 2 + ["charity_3"], C=["dragon_2"] * 2 + ["dragon_3"])
    kept = {"A": ["king_2", "king_3"], "B": ["king_4", "gallantry_2"], "C": ["gallantry_3", "gallantry_4"]}
    first, second = one.kept(**kept).laid(), other.kept(**kept).laid()

    assert first.seen() == second.seen()
    assert [imagined(first, -1, seed) for seed in range(5)] == [imagined(second, -1, seed) for seed in range(5)]


def test_codex_looks_are_respected() -> None:
    """What was looked at is imagined as it is, the rest in every order."""
    play = table(4, classical_education=True).peeked({"0": [1]}).at(phase="play", codex=[0, -3, -1, 0]).laid()
    dreams = [imagined(play, 0, seed)["codex"] for seed in range(40)]

    assert {"education_-3"} == {dream[1] for dream in dreams}
    assert 3 == len({tuple(dream) for dream in dreams})
    assert {(-3, -1, 0, 0)} == {tuple(values(dream)) for dream in dreams}


def test_coats_from_the_codex_are_imagined_one_of_each_a_round() -> None:
    """Two rounds over: two -3 and two -1 lie before the squires, whoever has them."""
    play = dealt(3, seats=4, classical_education=True)
    chance = random.Random(3)
    while play.round < 3:
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
    for viewer in (-1, 0, 3):
        for seed in range(10):
            coats = Counter(coat for squire in imagined(play, viewer, seed)["squires"].values() for coat in squire["coats"])

            assert (2, 2) == (coats["education_-3"], coats["education_-1"])


def test_open_coats_are_imagined_as_they_lie() -> None:
    """With open scores nothing about coats is imagined."""
    play = table(3, open_scores=True).coats(A=["sword_3"], B=["king_12", "education_-3"]).laid()

    assert play.points() == {name: squire["points"] for name, squire in imagined(play, 2, 1)["squires"].items()}


def test_lancelots_assignment_is_imagined_from_the_open_hand() -> None:
    """The three cards under each colour of the other player are three of his six, in many ways."""
    six = {"0": ["gallantry_2", "gallantry_3", "king_2", "king_3", "dragon_2", "dragon_3"]}
    play = lancelot().hands(six).at(phase="assign").laid().until("play")
    dreams = [imagined(play, 1, seed)["squires"] for seed in range(40)]

    assert {tuple(sorted(six["0"]))} == {tuple(sorted(dream["red"]["hand"] + dream["yellow"]["hand"])) for dream in dreams}
    assert len({tuple(dream["red"]["hand"]) for dream in dreams}) > 10


@pytest.mark.parametrize(
    "place",
    [
        table(3),
        table(4, good_manners=True).at(round=3),
        table(3).hands(B=["king_5"]).at(round=5, phase="play", turn="C"),
        table(4, **ALL_VARIANTS).tracks(gallantry="4:[A]").coats(B=["sword_3"]).at(round=4, phase="play", turn="B"),
        table(2).at(round=2, phase="play", turn="B"),
        table(2, classical_education=True).tracks(education="3:[N]").at(round=2, phase="education"),
        lancelot().at(round=3, phase="choose"),
        lancelot(**ALL_VARIANTS).at(round=6, phase="assign"),
    ],
    ids=["empty", "bets", "hands", "variants", "simple", "codex", "choose", "assign"],
)
def test_a_laid_position_can_be_imagined_too(place: Table) -> None:
    """Everything known stays; the imagined table looks the same to the viewer and can be played to its end."""
    play = place.laid()
    for viewer in range(-1, int(play.game.seats)):
        state = play.game.determinise(play.match.view(viewer), Rng.seeded(7))

        assert play.seen(viewer) == play.game.tell(play.game.view(state, viewer))
        assert 52 == cards_of(play.game.tell(state)).total() + play.told["deck"]
