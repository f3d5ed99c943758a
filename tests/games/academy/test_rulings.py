"""AC-R. Rulings: where the rulebook is silent or unclear."""

import random
from collections import Counter

import pytest

from quintain.games import content_of

from .builder import BOARDS, DECK, dealt, lancelot, table, values


def test_AC_R1_charity_has_the_penalties_of_education() -> None:
    """-3 and -1, kept as data that an owner of the box may correct."""
    play = table(3).tracks(charity="3:[A] 2:[B] 1:[C]").scoring("charity", round=6)

    assert [[], ["charity_-1"], ["charity_-3"]] == [play.coats(name) for name in "ABC"]

    content = {"boards": {"charity": {"last": -12, "penultimate": -6}}}
    play = table(3, content=content).tracks(charity="3:[A] 2:[B] 1:[C]").scoring("charity", round=6)

    assert [[], [-6], [-12]] == [values(play.coats(name)) for name in "ABC"]


def test_AC_R2_there_are_two_education_cards_of_two() -> None:
    """Both can be held at once, a third cannot."""
    most = max(
        Counter(card for squire in dealt(seed, seats=5).told["squires"].values() for card in squire["pack"])["education_2"]
        for seed in range(30)
    )

    assert 2 == DECK["education_2"] == most


def test_AC_R3_coats_do_not_run_out() -> None:
    """A scoring in which everybody is last gives five coats at once, on top of any number."""
    play = table(5).coats(**{name: ["20 x education_-3"] for name in "ABCDE"}).scoring("education")

    assert [21] * 5 == [play.squire(name)["coat_count"] for name in "ABCDE"]


def test_AC_R4_own_face_down_picks_may_be_looked_at() -> None:
    """In the middle of the draft a player's own view shows them."""
    play = table(3).kept(A=["king_5"], B=["king_4"], C=["king_3"]).laid()

    assert [["king_5"], ["king_4"], ["king_3"]] == [play.seen(seat)["squires"]["ABC"[seat]]["kept"] for seat in range(3)]


def test_AC_R5_the_fifth_card_is_never_shown() -> None:
    """Not even at the end of the game."""
    play = dealt(1, seats=3).until(chance=random.Random(1))

    assert play.over
    for seat, name in enumerate("ABC"):
        assert 1 == len(play.hand(name))
        for viewer in {-1, 0, 1, 2} - {seat}:
            assert ["hidden"] == play.seen(viewer)["squires"][name]["hand"]


def test_AC_R6_a_king_card_on_twelve_is_legal_and_moves_nothing() -> None:
    """The order of the stack stays."""
    play = table(3).tracks(king="12:[A,C]").hands(A=["king_4"]).play("A", "king_4")

    assert "12:[A,C] 0:{B}" == play.track("king")
    assert [] == [event for event in play.called("moved") if event["steps"]]


def test_AC_R7_a_lapped_marker_is_never_on_zero() -> None:
    """With 20 steps it is first of all and pays no penalty."""
    play = table(3).tracks(education="20:[B] 19:[A]").scoring("education")

    assert [["education_-1"], [], ["education_-3"]] == [play.coats(name) for name in "ABC"]


def test_AC_R8_only_the_moving_marker_leaves_the_stack() -> None:
    """The two above it come down."""
    play = table(3).tracks(dragon="4:[A,B,C]").hands(A=["dragon_2"]).play("A", "dragon_2")

    assert "6:[A] 4:[B,C]" == play.track("dragon")


def test_AC_R9_the_bonus_is_neither_declined_nor_wasted() -> None:
    """Six boards are left with the King marker on 12."""
    play = table(3).tracks(gallantry="4:[A]", king="12:[A]").at(phase="gallantry", only=True).laid()

    assert 6 == len(play.legal)
    assert "pass" not in play.legal


def test_AC_R10_the_exchange_comes_last_and_the_dragon_after_the_king() -> None:
    """The coats of this round's Duel, Tournament and King count for the dragon, and can be taken in the exchange."""
    place = table(3, defeat_dragon=True, most_generous=True).tracks(
        gallantry="1:[B]", dragon="3:[C]", duel="3:[C]", tournament="2:[B] 1:[C]", king="7:[C]", charity="3:[A] 2:[B] 1:[C]"
    )
    play = place.at(round=6, phase="gallantry").laid().move("advance board=gallantry")

    assert 3 == play.squire("C")["bonus"]
    assert (0, ["claim points=2", "claim points=3", "done"]) == (play.seat, play.legal)


def test_AC_R11_awards_are_open_coats_are_not() -> None:
    """Everybody hears of the award; in the next round only the number is seen, and no total."""
    place = table(3).tracks(gallantry="1:[B]", duel="5:[A]", education="3:[A] 2:[B] 1:[C]").at(phase="gallantry")
    play = place.laid().move("advance board=gallantry")

    assert "sword_3" in [event["coat"] for event in play.heard(2) if event["event"] == "awarded"]
    assert (["hidden"], 1, None) == tuple(play.seen(2)["squires"]["A"][key] for key in ("coats", "coat_count", "points"))


def test_AC_R12_tied_on_zero_is_shared() -> None:
    """In Lancelot the best single marker decides."""
    assert [1, 1, 1] == table(3).at(round=6, phase="end").laid().outcome()[0]
    assert [1, 1] == lancelot().at(round=6, phase="end").laid().outcome()[0]
    assert [2, 1] == lancelot().tracks(gallantry="3:[green] 2:[red,yellow]").at(round=6, phase="end").laid().outcome()[0]


def test_AC_R13_a_tie_can_be_won_in_every_phase_four() -> None:
    """By that round's first player: in a whole game the right comes up in more than one round."""
    rounds = set()
    for seed in range(12):
        play = dealt(seed, seats=5, tie_win=True)
        chance = random.Random(seed)
        while not play.over:
            if play.phase == "lift":
                rounds.add((seed, play.round))

                assert play.told["first"] == play.seat

                play.move(play.legal[0])
            else:
                seat = chance.choice(play.pending)
                play.move(chance.choice(play.legal_of(seat)), seat)
        if len(rounds) > len({game for game, _ in rounds}):
            return
    raise AssertionError("no game had two ties to win")


def test_AC_R14_steps_back_third_second_first() -> None:
    """Landing on top, so the movers keep their order."""
    play = table(4, gallantry_back=True).tracks(gallantry="5:[A,B,C] 4:[D]").at(phase="gallantry", only=True).laid()
    for _ in range(3):
        play.move("advance board=dragon")

    assert "4:[D,A,B,C]" == play.track("gallantry")


def test_AC_R15_markers_on_zero_stay_and_no_space_is_left_out() -> None:
    """The next goes to 1 and so on."""
    play = table(5, soft_reset=True).tracks(education="12:[E] 8:[A]").scoring("reset", round=3)

    assert "2:[E] 1:[A] 0:{B,C,D}" == play.track("education")


def test_AC_R16_the_first_pack_of_the_neutral_squire_is_seen_by_its_passer() -> None:
    """After his own first pick; the other player and spectators never see it."""
    play = table(2).packs(N=["king_5", "king_4", "king_3", "king_2", "charity_5"]).laid()
    play.move(play.legal_of(0)[0], 0).move(play.legal_of(1)[0], 1)
    shown = {viewer: [e["cards"] for e in play.heard(viewer) if e["event"] == "neutral_shown"] for viewer in (-1, 0, 1)}

    assert ["king_2", "king_3", "king_4", "king_5", "charity_5"] == shown[1][0]
    assert ["hidden"] * 5 == shown[0][0] == shown[-1][0]


def test_AC_R17_the_neutral_squire_never_peeks() -> None:
    """In whole games no look is asked for it."""
    for seed in range(3):
        play = dealt(seed, seats=2, classical_education=True)
        chance = random.Random(seed)
        while not play.over:
            assert (play.phase, play.told["turn"]) != ("peek", "N")

            seat = chance.choice(play.pending)
            play.move(chance.choice(play.legal_of(seat)), seat)


def test_AC_R18_bonus_moves_leave_the_cup() -> None:
    """On either track."""
    for board in ("black", "white"):
        place = table(3, black_vs_white=True).tracks(gallantry="4:[B]").at(cup=-2, phase="gallantry", only=True)

        assert -2 == place.laid().move(f"advance board={board}").told["cup"]


def test_AC_R19_cup_in_the_middle() -> None:
    """The better track of nobody: 5 for first place on both."""
    place = table(3, black_vs_white=True).tracks(black="3:[A]", white="3:[B]").at(round=2, phase="duel", cup=0)
    play = place.laid()

    assert ("sword_5" in play.coats("A"), "sword_5" in play.coats("B")) == (True, True)


def test_AC_R20_knights_have_their_own_reset() -> None:
    """None in III, whole ones in II, IV and VI even with the soft switch."""
    for number in range(1, 7):
        place = table(3, black_vs_white=True, soft_reset=True).tracks(white="5:[A] 3:[B] 2:[C]")
        track = place.scoring("reset", round=number).track("white")

        assert ("5:[A] 3:[B] 2:[C]" if number % 2 else "0:{A,B,C}") == track


def test_AC_R21_bets_are_open_in_turn() -> None:
    """The second to bet sees the first bet."""
    play = table(4, good_manners=True).at(round=2, phase="bet").laid()

    assert 1 == play.seat
    assert "king" == play.move("bet board=king").seen(2)["squires"]["B"]["bet"]
    assert 2 == play.seat


def test_AC_R22_bets_replace_the_free_bonus() -> None:
    """Nobody is asked for a bonus."""
    play = dealt(2, seats=4, good_manners=True)
    phases = set()
    while not play.over:
        phases.add(play.phase)
        play.move(play.legal_of(play.pending[0])[0], play.pending[0])

    assert {"bet", "draft", "play"} == phases


def test_AC_R23_markers_on_zero_take_in_turn_order() -> None:
    """After all others, from the first player clockwise."""
    play = table(4, classical_education=True).tracks(education="1:[B]").at(round=4, phase="education", only=True).laid()
    takers = []
    while play.pending:
        takers.append(play.told["turn"])
        play.move(play.legal[0])

    assert ["B", "D", "A"] == takers


def test_AC_R24_bonus_moves_take_scrolls_and_round_three_is_a_round_like_any() -> None:
    """No scoring and no reset of the King in III without a scroll."""
    place = table(3, service_to_king=True).tracks(gallantry="3:[A]", king="5:[A] 4:[B]").at(round=3, phase="gallantry")

    assert "aside" == place.laid().move("advance board=king").told["scrolls"]["6"]

    play = place.laid().move("advance board=duel")

    assert "5:[A] 4:[B] 0:{C}" == play.track("king")
    assert "king" not in str(play.coats("A"))


def test_AC_R25_first_place_chooses_among_the_last() -> None:
    """Everybody on zero may be chosen."""
    play = table(5, most_generous=True).tracks(charity="1:[C]").at(round=6, phase="exchange", only=True).laid()

    assert [f"target squire={name}" for name in "ABDE"] == play.legal


def test_AC_R27_reconstructed_values_are_marked_as_unsure() -> None:
    """Points of the King and of Dragon, the Cup track, the back of the King and the turn-order card; the deck is sure."""
    unsure = {fact.path for fact in content_of("academy").facts if fact.unsure}

    for words in (("king", "spaces"), ("dragon", "places"), ("cup",), ("service_to_king", "spaces"), ("turn_order", "colours")):
        assert [path for path in unsure if all(word in path for word in words)], words
    assert not [path for path in unsure if path.startswith("card")]


def test_AC_R28_equal_faces_are_one_option_but_still_a_question() -> None:
    """A hand of two equal cards is asked like any other."""
    place = table(3).hands(A=["dragon_3", "dragon_3"]).played(A=["king_2", "king_3", "king_4"])

    assert ["play card=dragon_3 board=dragon"] == place.playing("A").legal


def test_AC_R29_a_low_stack_is_spread_forwards() -> None:
    """The listed spaces hold even where they lie ahead."""
    play = table(5, soft_reset=True).tracks(gallantry="1:[E,D,C,B,A]").scoring("reset", round=3)

    assert "4:[A] 3:[B] 2:[C] 1:[D] 0:{E}" == play.track("gallantry")


def test_AC_R30_the_neutral_squire_is_an_opponent_whose_codex_coat_nobody_sees() -> None:
    """A tie with it can be won; its coat stays face down in later rounds too."""
    play = table(2, tie_win=True).tracks(dragon="3:[A,N]").at(phase="score", only=True).laid()

    assert ["lift squire=A board=dragon", "pass"] == play.legal

    place = table(2, classical_education=True).tracks(education="5:[N] 3:[A] 2:[B]").at(phase="education", codex=[-3, 0, -1])
    play = place.laid().move("take slot=0").move("take slot=1")

    assert ["education_-3"] == play.coats("N")
    for viewer in (-1, 0, 1):
        assert ["hidden"] == play.seen(viewer)["squires"]["N"]["coats"]


def test_AC_R31_after_the_reveal_only_the_assignment_is_secret() -> None:
    """Both hands of six are open to all; what lies under a colour is not."""
    play = dealt(4, seats=2, two_player_mode="lancelot").until("play")

    assert play.told["players"] == play.seen(0)["players"] == play.seen(1)["players"] == play.seen()["players"]
    for name, squire in play.told["squires"].items():
        assert ["hidden"] * 3 == play.seen(1 - squire["seat"])["squires"][name]["hand"]


def test_AC_R32_zeros_are_shown_after_everyone_has_taken() -> None:
    """Not when they are taken."""
    place = (
        table(4, classical_education=True).tracks(education="4:[A] 3:[B] 2:[C] 1:[D]").at(phase="education", codex=[0, 0, -1, -3])
    )
    play = place.laid()
    for slot in (0, 1):
        play.move(f"take slot={slot}")

        assert [] == play.called("returned")
        assert "education_0" not in str(play.heard(3))

    assert ["A", "B"] == [event["squire"] for event in play.move("take slot=2").called("returned")]


def test_AC_R33_place_one_may_take_none_place_two_must() -> None:
    """ "Up to two" includes none; "one" is one."""
    place = table(4, most_generous=True).tracks(charity="9:[A] 6:[B] 3:[C] 1:[D]").coats(C=["sword_1", "sword_2"], D=["sword_3"])
    play = place.at(round=6, phase="exchange", only=True).laid()

    assert ["claim points=3", "done"] == play.legal
    assert ["claim points=1", "claim points=2"] == play.move("done").legal


def test_AC_R34_seven_icons_on_the_bet_card() -> None:
    """One per board, Gallantry included."""
    assert [f"bet board={board}" for board in BOARDS] == table(3, good_manners=True).at(phase="bet").laid().legal


@pytest.mark.parametrize("seats", [2, 3])
def test_AC_R35_open_scores_show_codex_coats_after_the_taking(seats: int) -> None:
    """During the taking a -3 is known to its taker alone; afterwards to everybody."""
    place = table(seats, open_scores=True, classical_education=True).tracks(education="5:[A] 3:[B]")
    play = place.at(phase="education", codex=[-3, 0, -1]).laid().move("take slot=0")

    assert "hidden" == play.seen(1)["codex"][0]
    assert ["education_-3"] == play.move("take slot=1").seen(1)["squires"]["A"]["coats"]


def test_AC_R36_ranks_after_a_shared_one_are_skipped() -> None:
    """1, 1, 3."""
    play = table(3).coats(A=["sword_2"], B=["sword_2"]).at(round=6, phase="end").laid()

    assert [1, 1, 3] == play.outcome()[0]
