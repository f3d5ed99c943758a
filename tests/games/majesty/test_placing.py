"""MJ-3. Placing a card and activating its building."""

import pytest

from .builder import BUILDINGS, ROLES, table

HOMES = list(zip(ROLES, BUILDINGS, strict=True))


@pytest.mark.parametrize(("role", "building"), HOMES)
@pytest.mark.parametrize("side", ["A", "B"])
def test_MJ_3_1_a_card_goes_to_the_building_of_its_character(role: str, building: str, side: str) -> None:
    """Each character has one building, and the card lies there after the turn."""
    play = table(sides=side).player(0, workers=0).market(role).take(role)

    assert [role] == play.column(0, building)
    assert [role] == play.kingdom(0)
    assert [{"event": "placed", "seat": 0, "card": role, "role": role, "building": building}] == play.called("placed")


@pytest.mark.parametrize(
    ("role", "points"), [("miller", 2), ("brewer", 2), ("witch", 2), ("guard", 2), ("knight", 3), ("innkeeper", 4), ("noble", 5)]
)
def test_MJ_3_1_the_building_is_activated_once(role: str, points: int) -> None:
    """In an empty kingdom the first card brings the gain of its own building, once."""
    play = table().player(0, workers=0).market(role).take(role)

    assert points == play.points(0)


def test_MJ_3_2_any_number_of_cards_may_lie_at_a_building() -> None:
    """Twelve cards at one building are as good as one."""
    play = table().player(0, mill=11).market("miller_knight").take("miller")

    assert 12 == len(play.column(0, "mill"))
    assert 24 == play.points(0)


@pytest.mark.parametrize(("role", "building"), [("guard", "guardhouse"), ("knight", "barracks")])
def test_MJ_3_3_a_double_card_is_placed_as_the_chosen_character(role: str, building: str) -> None:
    """The choice is made when the card is taken."""
    play = table().market("guard_knight").take(role)

    assert ["guard_knight"] == play.column(0, building)
    assert ["guard_knight"] == play.kingdom(0)


def test_MJ_3_3_a_double_card_is_no_third_character() -> None:
    """A card can only be taken as a character that is on it."""
    play = table().market("guard_knight", "miller").laid()

    assert "MJ-3.3" == play.refusal("take slot=0 role=miller")
    assert "MJ-3.3" == play.refusal("take slot=1 role=guard")


def test_MJ_3_3_a_double_card_counts_only_as_what_it_was_placed_as() -> None:
    """Two Brewer/Witch cards at the Brewery are two Brewers and no Witch."""
    play = table(sides="B").player(0, brewery=["brewer_witch", "brewer_witch"], workers=0).market("miller").take("miller")

    assert 2 == play.points(0)  # no 3 points for having a Witch


@pytest.mark.parametrize(("side", "points"), [("A", 6), ("B", 3)])
def test_MJ_3_4_the_signpost_comes_before_the_rows(side: str, points: int) -> None:
    """The Cottage heals first, so that the healed card is there when the points are counted."""
    play = table(sides=side).player(0, mill=1, infirmary=["brewer"]).market("witch").take("witch")

    assert points == play.points(0)
    assert play.names().index("healed") < play.names().index("gained")


def test_MJ_3_4_rows_are_resolved_from_top_to_bottom() -> None:
    """Brewery A: what the active player has by the first row comes before the bonus of the second."""
    play = table().player(0, mill=1, brewery=1).player(1, mill=1).market("brewer").take("brewer")
    gains = [(gain["seat"], gain["points"]) for gain in play.called("gained")]

    assert (0, 4) == gains[0]
    assert sorted([(0, 2), (1, 2)]) == sorted(gains[1:])


def test_MJ_3_4_an_attack_comes_before_the_points_of_the_barracks() -> None:
    """The signpost of the Barracks is carried out before its row."""
    play = table().player(1, mill=1).market("knight").take("knight")

    assert play.names().index("attacked") < play.names().index("wounded") < play.names().index("gained")


def test_MJ_3_5_another_players_turn_activates_nothing() -> None:
    """A full kingdom brings its owner nothing while somebody else places a Miller."""
    play = table().player(1, mill=2, brewery=2, cottage=1, guardhouse=1, barracks=1, inn=1, castle=2).market("miller")
    after = play.take("miller")

    assert [2, 0] == after.all_points()
    assert 5 == after.workers(1)


def test_MJ_3_5_wounding_activates_nothing() -> None:
    """Neither the building that loses the card nor the infirmary does anything."""
    play = table(sides="B").player(0, workers=0).player(1, workers=2, castle=2).market("knight").take("knight")

    assert [3, 0] == play.all_points()
    assert 2 == play.workers(1)
    assert 1 == len(play.infirmary(1))


def test_MJ_3_5_a_turn_activates_only_the_building_of_the_new_card() -> None:
    """Placing a Knight activates the Barracks and none of the other occupied buildings."""
    play = table().player(0, workers=1, mill=3, castle=2, inn=1).market("knight").take("knight")

    assert 3 == play.points(0)
    assert 1 == play.workers(0)


def test_MJ_3_6_the_card_just_placed_is_counted() -> None:
    """The third Innkeeper is paid as one of three."""
    play = table().player(0, inn=2).market("innkeeper").take("innkeeper")

    assert 12 == play.points(0)


def test_MJ_3_6_bonuses_look_at_the_cards_of_the_player_concerned() -> None:
    """The bonus of the Inn goes to those who have a Brewer themselves, not to those whose neighbour has."""
    play = table(seats=3).player(1, brewery=2).market("innkeeper").take("innkeeper")

    assert [4, 3, 0] == play.all_points()


def test_MJ_3_7_wounded_cards_count_for_no_ability() -> None:
    """Cards in the infirmary are neither counted nor do they meet a condition."""
    play = table().player(0, workers=0, brewery=1, infirmary=["miller", "brewer"]).player(1, infirmary=["miller"])
    after = play.market("brewer").take("brewer")

    assert [4, 0] == after.all_points()
    assert 2 == after.workers(0)


def test_MJ_3_7_wounded_guards_do_not_defend() -> None:
    """Only Guards at the Guardhouse are compared."""
    play = table().player(1, mill=["miller"], infirmary=["guard", "guard"]).market("knight").take("knight")

    assert ["guard", "guard", "miller"] == play.infirmary(1)
    assert [] == play.column(1, "mill")


def test_MJ_3_7_castle_b_counts_the_wounded() -> None:
    """Where the symbol of the infirmary is printed, wounded cards count: 4 points each at Castle B."""
    play = table(sides="B").player(0, workers=0, infirmary=["miller", "brewer"]).market("noble").take("noble")

    assert 12 == play.points(0)


def test_MJ_3_8_gains_cannot_be_declined() -> None:
    """Points and workers come without a question, also to the opponents."""
    play = table().player(0, workers=0, brewery=1).player(1, mill=1).market("brewer").take("brewer")

    assert 1 == play.seat
    assert [4, 2] == play.all_points()
    assert 2 == play.workers(0)


def test_MJ_3_8_only_the_exchange_can_be_left() -> None:
    """Healing offers two buildings and no refusal; the exchange of Castle B may be nothing."""
    healing = table().player(0, infirmary=["guard_knight"]).market("witch").take("witch")

    assert ["heal role=guard", "heal role=knight"] == healing.legal

    exchange = table(sides="B").market("noble").take("noble")

    assert "trade amount=0" in exchange.legal


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("number", "role"), list(enumerate(ROLES, start=1)))
def test_MJ_3_4_what_is_gained_names_the_clause_of_the_face(number: int, role: str, side: str) -> None:
    """The building by its number and the side that is up."""
    play = table(sides=side).player(0, workers=0, inn=1, castle=1).market(role).take(role)

    assert {f"MJ-4.{number}{side}"} == {event["clause"] for event in play.called("gained")}
