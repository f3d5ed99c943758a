"""AC-20. The most generous."""

import pytest

from .builder import Play, Table, dealt, lancelot, table, values


def alms(seats: int = 4, **options: bool) -> Table:
    return table(seats, most_generous=True, **options)


def exchange(place: Table) -> Play:
    return place.at(round=6, phase="exchange", only=True).laid()


def test_AC_20_1_no_charity_coats_and_all_coats_face_up() -> None:
    """After all boards are scored everybody sees everything."""
    place = alms(3).tracks(charity="9:[A] 6:[B] 3:[C]", dragon="4:[C]").coats(A=["education_-3"], C=["sword_2"])
    play = place.at(round=6, phase="dragon").laid()

    assert "claim" == play.phase
    for viewer in (-1, 0, 1, 2):
        seen = play.seen(viewer)["squires"]

        assert [[], [], ["education_-3", "dragon_17", "sword_2"]] == [
            sorted(seen[name]["coats"], key=["education_-3", "dragon_17", "sword_2"].index) for name in "ABC"
        ]
    assert "charity" not in str([squire["coats"] for squire in play.told["squires"].values()])


def test_AC_20_1_coats_are_uncovered_openly() -> None:
    """An event says so before the exchange."""
    place = alms(3).tracks(gallantry="1:[B]", charity="9:[A] 6:[B] 3:[C]").coats(C=["sword_2"]).at(round=6, phase="gallantry")

    assert "uncovered" in place.laid().move("advance board=gallantry").names()


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_AC_20_1_only_in_round_six(number: int) -> None:
    """No other round has an exchange."""
    play = (
        alms(3)
        .tracks(charity="9:[A] 6:[B] 3:[C]")
        .coats(A=["education_-3"], C=["sword_2"])
        .at(round=number, phase="charity")
        .laid()
    )

    assert (number + 1, "draft") == (play.round, play.phase)
    assert ["education_-3"] == play.coats("A")


def test_AC_20_2_place_one_gives_and_takes() -> None:
    """A negative coat of his choice for up to two positive ones of value at most 3."""
    place = (
        alms(3).tracks(charity="9:[A] 6:[B] 3:[C]").coats(A=["education_-3", "education_-1"], C=["sword_3", "sword_1", "king_5"])
    )
    play = exchange(place)

    assert (0, "AC-20.2", ["give points=-3", "give points=-1"]) == (play.seat, play.asks, play.legal)

    play.move("give points=-1")

    assert (0, "AC-20.2", ["claim points=1", "claim points=3", "done"]) == (play.seat, play.asks, play.legal)

    play.move("claim points=1").move("claim points=3")

    assert [] == play.pending
    assert [[-3, 1, 3], [], [-1, 5]] == [values(play.coats(name)) for name in "ABC"]


def test_AC_20_2_he_may_take_fewer() -> None:
    """None, or one."""
    place = alms(3).tracks(charity="9:[A] 6:[B] 3:[C]").coats(C=["sword_3", "sword_1"])

    assert [1, 3] == values(exchange(place).move("done").coats("C"))
    assert [3] == values(exchange(place).move("claim points=1").move("done").coats("C"))


def test_AC_20_2_among_several_on_zero_he_chooses_one() -> None:
    """Then the exchange is with that one; place 2 has nobody to exchange with."""
    place = alms().tracks(charity="3:[B] 2:[D]").coats(A=["sword_1"], B=["education_-1"], C=["sword_2"], D=["education_-3"])
    play = exchange(place)

    assert (1, "AC-20.2", ["target squire=A", "target squire=C"]) == (play.seat, play.asks, play.legal)

    play.move("target squire=C").move("claim points=2")

    assert [] == play.pending
    assert [[1], [2], [-1], [-3]] == [values(play.coats(name)) for name in "ABCD"]


def test_AC_20_3_place_two_exchanges_with_the_last_but_one() -> None:
    """One negative coat for one positive coat of at most 3, compulsory, with four or more squires."""
    place = (
        alms()
        .tracks(charity="9:[A] 6:[B] 3:[C] 1:[D]")
        .coats(B=["education_-3", "education_-1"], C=["sword_3", "sword_2", "king_9"])
    )
    play = exchange(place)

    assert (1, ["give points=-3", "give points=-1"]) == (play.seat, play.legal)

    play.move("give points=-3")

    assert (1, "AC-20.3", ["claim points=2", "claim points=3"]) == (play.seat, play.asks, play.legal)
    assert play.refusal("done")

    play.move("claim points=3")

    assert [[-1, 3], [-3, 2, 9]] == [values(play.coats(name)) for name in "BC"]


def test_AC_20_3_the_clause_of_place_two_asks_for_its_gift() -> None:
    """What the second place gives is asked by the rule on the second place."""
    play = exchange(alms().tracks(charity="9:[A] 6:[B] 3:[C] 1:[D]").coats(B=["education_-3", "education_-1"]))

    assert "AC-20.3" == play.asks


@pytest.mark.parametrize("track", ["9:[A] 6:[B]", "9:[A]"])
def test_AC_20_3_nobody_last_but_one_no_second_exchange(track: str) -> None:
    """Two or more on zero."""
    play = exchange(alms().tracks(charity=track).coats(B=["education_-3"], C=["king_9"], D=["king_9"]))
    play.move("target squire=C")

    assert [] == play.pending
    assert ["education_-3"] == play.coats("B")


def test_AC_20_3_not_with_three() -> None:
    """Place 2 keeps what it has."""
    play = exchange(alms(3).tracks(charity="9:[A] 6:[B] 3:[C]").coats(B=["education_-3", "sword_2"]))

    assert [] == play.pending
    assert [-3, 2] == values(play.coats("B"))


def test_AC_20_4_nothing_to_give_still_takes() -> None:
    """Without a negative coat the taking happens all the same."""
    play = exchange(alms(3).tracks(charity="9:[A] 6:[B] 3:[C]").coats(C=["sword_3"]))

    assert ["claim points=3", "done"] == play.legal


def test_AC_20_4_nothing_to_take_still_gives() -> None:
    """Without a positive coat of at most 3 the giving happens all the same, unasked if there is one value."""
    play = exchange(alms(3).tracks(charity="9:[A] 6:[B] 3:[C]").coats(A=["education_-3", "education_-3"], C=["king_5"]))

    assert [] == play.pending
    assert [[-3], [-3, 5]] == [values(play.coats(name)) for name in "AC"]


def test_AC_20_4_giving_is_compulsory() -> None:
    """It cannot be passed over, and it comes before the taking."""
    play = exchange(alms(3).tracks(charity="9:[A] 6:[B] 3:[C]").coats(A=["education_-3", "education_-1"], C=["sword_3"]))

    assert "AC-20.4" == play.refusal("done")
    assert "AC-20.6" == play.refusal("claim points=3")


def test_AC_20_5_with_everybody_on_zero_nothing_happens() -> None:
    """There is no place 1."""
    play = exchange(alms().coats(A=["education_-3"], B=["sword_1"]))

    assert [] == play.pending
    assert [[-3], [1], [], []] == [values(play.coats(name)) for name in "ABCD"]


def test_AC_20_6_target_then_give_then_take() -> None:
    """In this order; place 2 starts when place 1 has finished."""
    place = alms(5).tracks(charity="9:[A] 6:[B] 3:[C] 2:[D] 1:[E]")
    coats = {
        "A": ["education_-3", "education_-1"],
        "B": ["education_-3", "education_-1"],
        "D": ["sword_1", "sword_2"],
        "E": ["sword_3"],
    }
    play = exchange(place.coats(**coats))
    phases = []
    while play.pending:
        phases.append((play.seat, play.phase))
        play.move(play.legal[0])

    assert [(0, "give"), (0, "claim"), (1, "give"), (1, "claim")] == phases


def test_AC_20_6_equal_values_are_one_option_whatever_their_board() -> None:
    """A 3 of the Duel and a 3 of the King are one choice; both may be taken."""
    play = exchange(alms(3).tracks(charity="9:[A] 6:[B] 3:[C]").coats(A=["2 x education_-1"], C=["sword_3", "king_3", "king_9"]))

    assert ["education_-1"] == play.coats("A")
    assert ["claim points=3", "done"] == play.legal
    assert ["claim points=3", "done"] == play.move("claim points=3").legal
    assert [-1, 3, 3] == values(play.move("claim points=3").coats("A"))


def test_AC_20_6_a_coat_not_owned_is_refused() -> None:
    """And so is a coat out of order."""
    place = alms(3).tracks(charity="9:[A] 6:[B] 3:[C]").coats(C=["2 x sword_3", "sword_1", "king_5"])
    play = exchange(place)

    assert "AC-20.6" == play.refusal("claim points=2")
    assert ["claim points=3", "done"] == play.move("claim points=3").legal
    assert "AC-20.6" == play.refusal("claim points=1")


def test_AC_20_6_every_set_of_coats_has_one_path() -> None:
    """Of 1, 2, 3 (twice): none, three ones of one, and four pairs."""
    place = alms(3).tracks(charity="9:[A] 6:[B] 3:[C]").coats(C=["sword_3", "king_3", "sword_2", "sword_1"])
    ends: list[tuple[str, ...]] = []

    def walk(path: tuple[str, ...]) -> None:
        play = exchange(place).moves(*path)
        if not play.pending:
            ends.append(tuple(move for move in path if move != "done"))
            return
        for move in play.legal:
            walk((*path, move))

    walk(())

    assert 8 == len(ends) == len(set(ends))
    assert {0: 1, 1: 3, 2: 4} == {size: sum(1 for end in ends if len(end) == size) for size in (0, 1, 2)}


def test_the_sum_of_all_points_is_unchanged_by_exchanges() -> None:
    """Coats change hands, nothing more."""
    for seed in range(4):
        play = dealt(seed, seats=4, most_generous=True)
        play.until("target", "give", "claim")
        if play.over:
            continue
        before = sum(play.points().values())
        while not play.over:
            play.move(play.legal[0])

        assert before == sum(play.told["totals"].values())


def test_an_exchange_between_the_colours_of_one_player() -> None:
    """Lancelot: carried out like any other."""
    place = lancelot(most_generous=True).tracks(charity="9:[red] 6:[blue] 3:[green] 1:[yellow]")
    play = exchange(place.coats(red=["education_-3"], yellow=["sword_2"], green=["sword_1"]))

    assert ["claim points=2", "done"] == play.legal

    play.move("claim points=2")

    assert [[2], [1], [-3], []] == [values(play.coats(name)) for name in ("red", "blue", "yellow", "green")]
