"""What a player imagines behind a view: a right table that looks the same to him, in dealt games and laid positions."""

import random
from typing import Any

import pytest

from quintain.kernel.match import Match
from quintain.kernel.rng import Rng
from quintain.kernel.types import SPECTATOR

from .builder import CARDS, Play, battle, dealt, rest, table
from .test_second_book import choose

GAMES: list[dict[str, Any]] = [
    {"seats": 2, "castle_siege": True},
    {"seats": 3, "disorder": True, "ruthlessness": True},
    {"seats": 4, "allegiance": "two"},
]


def imagined(play: Play, viewer: int, seed: int) -> Play:
    state = play.game.determinise(play.match.view(viewer), Rng.seeded(seed))
    return Play(play.game, Match(play.game, 0, state))


def agrees(play: Play, viewer: int, seed: int) -> None:
    """The imagined table is a right one, and looks the same to the viewer."""
    twin = imagined(play, viewer, seed)

    assert [] == twin.game.faults(twin.match.state)
    assert play.seen(viewer) == twin.seen(viewer)
    assert play.pending == twin.pending
    for player in twin.told["players"]:
        assert sorted(CARDS) == sorted(player["deck"] + player["hand"] + player["discard"] + player["laid"])
        assert "authority" not in player["hand"]
        assert player["chosen"] in ("none", "nothing", *player["hand"])


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_any_moment_of_a_game_can_be_imagined(options: dict[str, Any]) -> None:
    """For every viewer, windows, battles and secret choices included."""
    play, chance = dealt(7, **options), random.Random(7)
    for _ in range(90):
        if play.over:
            break
        for viewer in (SPECTATOR, chance.randrange(options["seats"])):
            agrees(play, viewer, chance.randrange(1 << 30))
        seat = chance.choice(play.pending)
        play.move(choose(play, seat, chance), seat)


def laid_positions() -> list[Play]:
    everything = rest(["authority"])
    known = {
        "seen_hand": {"0": ["ambush"]},
        "hand": ["ambush", "fracture"],
        "seen_deck": {"0": 2},
        "deck": ["conflict_5", "authority"],
    }
    return [
        table().laid(),
        table().player(0, castle=1, hand=everything, discard=["authority"]).laid(),
        table(3).player(0, castle=3, crown="crown_wrath", hand=["ambush"]).player(1, **known).laid(),
        table(3).player(0, castle=3, crown="crown_wrath", hand=["ambush"]).player(1, **known).laid().move("use_crown"),
        battle(defence=known).laid().advance("v1_1", 2),
        battle(defence={**known, "hand": ["ambush", "fracture", "conflict_2", "support_1", "support_2"]})
        .laid()
        .advance("v1_1", 2)
        .lay_down(1, "ambush"),
        table()
        .player(0, castle=1, crown="crown_insight", deck=["ambush", "fracture"])
        .laid()
        .moves("use_crown", "arrange card=fracture"),
        table().player(0, castle=1, crown="crown_prosperity").player(1, deck=["authority"]).laid().move("examine target=1"),
    ]


@pytest.mark.parametrize("at", range(8))
def test_a_laid_position_can_be_imagined_too(at: int) -> None:
    """Counts, known cards and everything public stay; the rest is any of the cards left."""
    play = laid_positions()[at]
    for viewer in (SPECTATOR, *range(len(play.told["players"]))):
        for seed in range(4):
            agrees(play, viewer, seed)


def test_all_that_is_possible_is_imagined() -> None:
    """A card of which the viewer knows nothing may be any of those left, a Fracture among them."""
    play = table().player(1, hand=["ambush"], discard=["conflict_2", "conflict_2", "authority"]).laid()
    met = {imagined(play, 0, seed).hand(1)[0] for seed in range(150)}

    assert set(CARDS) - {"conflict_2", "authority"} == met


def test_an_imagined_table_can_be_played_to_the_end() -> None:
    """With chance of its own."""
    play, chance = imagined(dealt(3, 3), 1, 5), random.Random(3)
    for _ in range(2000):
        if play.over:
            break
        seat = chance.choice(play.pending)
        play.move(choose(play, seat, chance), seat)

    assert play.over


def test_a_secret_choice_is_imagined_among_what_could_be_chosen() -> None:
    """The known hand limits it; all of it is possible, and the hand stays as it was."""
    hand = ["conflict_2", "conflict_3", "conflict_4", "support_1", "support_2"]
    play = battle(defence={"hand": hand, "seen_hand": {"0": hand}}).laid().advance("v1_1", 2).lay_down(1, "conflict_3")
    met = {imagined(play, 0, seed).player(1)["chosen"] for seed in range(80)}

    assert {"conflict_2", "conflict_3", "conflict_4"} == met


@pytest.mark.parametrize("orb", [False, True])
def test_a_battler_who_laid_nothing_is_imagined_without_conflict_cards(orb: bool) -> None:
    """Everybody saw it: in the support step and in the window of the orbs no re-deal gives such a card back."""
    bare = ["support_1", "support_1", "support_2", "call_to_arms", "tactical_advance"]
    defence = {"hand": bare, "orb": "orb_greed"}
    play = battle(4, 3, attack={"orb": "orb_devotion"}, defence=defence).laid().advance("v1_1", 4).conflict("conflict_2", "")
    if orb:
        play.moves("pass", "pass")

    assert ("reaction" if orb else "support") == play.stage
    for seed in range(40):
        hand = imagined(play, 0, seed).hand(1)

        assert 5 == len(hand)
        assert not [card for card in hand if card.startswith("conflict") or card == "ambush"]


def test_a_battler_who_laid_a_card_may_hold_others() -> None:
    """Only who showed that there is none is imagined without."""
    play = battle(4, 3).laid().advance("v1_1", 4).conflict("conflict_2", "conflict_3")
    hands = [imagined(play, 0, seed).hand(1) for seed in range(20)]

    assert any(card.startswith("conflict") for hand in hands for card in hand)
