"""AC-21. Combining modes, switches and variants."""

import random
from itertools import combinations
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import OptionError

from .builder import ADVANCED, ALL_VARIANTS, BOARDS, VARIANTS, dealt, lancelot, table


def finished(seed: int, **options: Any) -> bool:
    play = dealt(seed, **options).until(chance=random.Random(seed))
    return play.over and not play.game.faults(play.match.state)


def test_AC_21_1_any_two_variants_go_together() -> None:
    """Every pair of board variants plays to the end without a fault."""
    for at, (one, other) in enumerate(combinations(VARIANTS, 2)):
        assert finished(at, seats=3, **{one: True, other: True})


def test_AC_21_1_all_six_variants_go_together() -> None:
    """With four players."""
    assert finished(2, seats=4, **ALL_VARIANTS)


def test_AC_21_2_duel_and_tournament_turn_together() -> None:
    """One switch turns both; no option turns one alone."""
    told = dealt(1, seats=3, black_vs_white=True).told

    assert ("black" in told["tracks"], "white" in told["tracks"]) == (True, True)
    assert not {"duel", "tournament"} & set(told["tracks"])
    for name in ("duel", "tournament", "black_knight"):
        with pytest.raises(OptionError):
            new_game("academy", {"seats": 3, name: True})


@pytest.mark.parametrize("variant", VARIANTS)
def test_AC_21_3_advanced_switches_combine_with_everything(variant: str) -> None:
    """All three with each variant."""
    assert finished(3, seats=4, **ADVANCED, **{variant: True})


@pytest.mark.parametrize("mode", ["simple", "lancelot"])
def test_AC_21_4_two_player_modes_combine_with_everything(mode: str) -> None:
    """All variants and switches; they exclude each other by being one option."""
    assert finished(4, seats=2, two_player_mode=mode, **ADVANCED, **ALL_VARIANTS)
    with pytest.raises(OptionError):
        new_game("academy", {"seats": 2, "two_player_mode": "simple,lancelot"})


def test_AC_21_5_knights_tracks_are_two_boards_for_bonus_and_bet() -> None:
    """Seven options, six with a King marker on 12; the Bet card's icons mean the knights."""
    names = ["black" if board == "duel" else "white" if board == "tournament" else board for board in BOARDS]
    play = table(3, black_vs_white=True).tracks(gallantry="2:[A]").at(phase="gallantry", only=True).laid()

    assert [f"advance board={name}" for name in names] == play.legal

    play = table(3, black_vs_white=True).tracks(gallantry="2:[A]", king="12:[A]").at(phase="gallantry", only=True).laid()

    assert [f"advance board={name}" for name in names if name != "king"] == play.legal

    play = table(3, black_vs_white=True, good_manners=True).at(phase="bet").laid()

    assert [f"bet board={name}" for name in names] == play.legal


def test_AC_21_5_coats_of_the_knights_can_be_taken() -> None:
    """A 2 or 3 of a knight's track is a coat like any other in the exchange."""
    options = {"black_vs_white": True, "most_generous": True}
    place = table(3, **options).tracks(charity="9:[A] 6:[B] 3:[C]").coats(C=["sword_2", "sword_3", "sword_5", "sword_8"])

    assert ["claim points=2", "claim points=3", "done"] == place.at(round=6, phase="exchange", only=True).laid().legal


def test_AC_21_6_lancelot_bets_once_per_colour_before_the_split() -> None:
    """In the round's order of colours, with the six cards in view; cards of a bet are counted by colour."""
    play = lancelot(good_manners=True).laid()
    turns = []
    while play.phase == "bet":
        turns.append(play.told["turn"])

        assert "hidden" not in play.seen(play.seat)["players"][str(play.seat)]["pack"]

        play.move("bet board=dragon")

    assert ["red", "blue", "yellow", "green"] == turns
    assert "split" == play.phase

    place = lancelot(good_manners=True).tracks(gallantry="9:[red]").bets(red="dragon", blue="king", yellow="dragon", green="king")
    place.played(red=["dragon_2", "king_2", "king_3"], yellow=["dragon_3", "dragon_4", "dragon_5"])
    play = place.at(phase="gallantry", only=True).laid()

    assert "3:[red] 0:{blue,yellow,green}" == play.track("dragon")


def test_AC_21_6_looks_belong_to_the_player() -> None:
    """A coat taken for one colour is known to its player when he takes for the other."""
    place = lancelot(classical_education=True).tracks(education="5:[red] 4:[yellow] 3:[blue] 2:[green]")
    play = place.at(phase="education", codex=[0, -3, -1, 0]).laid().move("take slot=1")

    assert (0, "yellow") == (play.seat, play.told["turn"])
    assert ["hidden", "education_-3", "hidden", "hidden"] == play.seen(0)["codex"]
    assert ["hidden"] * 4 == play.seen(1)["codex"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AC_21_7_the_mode_is_read_with_two_seats_only(seats: int) -> None:
    """With more it is ignored; an unknown one is refused there too."""
    assert "draft" == dealt(1, seats=seats, two_player_mode="lancelot").phase
    with pytest.raises(OptionError) as refusal:
        new_game("academy", {"seats": seats, "two_player_mode": "gawain"})

    assert "AC-21.7" == refusal.value.clause


@pytest.mark.parametrize("name", ["advance", "variant", "lancelot", "Seats", "rounds", ""])
def test_AC_21_7_an_unknown_option_is_refused(name: str) -> None:
    """Nothing is silently ignored."""
    with pytest.raises(OptionError) as refusal:
        new_game("academy", {"seats": 3, name: True})

    assert "AC-21.7" == refusal.value.clause
