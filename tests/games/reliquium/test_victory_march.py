"""RQ-12.14 to RQ-12.22. Victory march, razed castles, the end of a battle."""

import pytest

from .builder import Table, table


def won(defence: str = "brotherhood castle 1D", attack: str = "2W", swords: int = 3) -> Table:
    """The Legion storms the Wilds and wins."""
    position = table().areas(wasteland=f"legion {attack}", howling_wilds=defence)
    return position.token("wasteland>howling_wilds", f"legion m{swords}")


def test_RQ_12_14_any_number_of_the_winners_may_move() -> None:
    """None, some or all."""
    play = won().fought()

    assert ("legion", "RQ-12.14") == (play.faction, play.asks)
    assert ["arrows=0 force=none", "arrows=0 force=1W", "arrows=0 force=2W"] == play.options("advance")
    assert "legion 2W" == play.move("advance arrows=0 force=2W").area("howling_wilds")
    assert ("2W", "wasteland", "howling_wilds") == tuple(play.one("advanced")[field] for field in ("force", "origin", "goal"))


def test_RQ_12_14_the_troop_limit_holds() -> None:
    """Into an own area there come no more than fit."""
    play = won("legion 2D", "3W").fought()

    assert ["arrows=0 force=none", "arrows=0 force=1W"] == play.options("advance")


def test_RQ_12_15_units_in_support_may_take_part() -> None:
    """Those sent out of the attack area are asked about after the others, and stop supporting."""
    position = won(attack="1W 1M").areas(broken_spine="legion 1W").token("wasteland>broken_spine", "legion r1")
    position.area("field_of_bones", "order 3D").token("field_of_bones>broken_spine", "order m2")
    play = position.war().move("send arrows=1 force=1M")

    assert ["arrows=0 force=none", "arrows=0 force=1W"] == play.options("advance")

    play.move("advance arrows=0 force=none")

    assert ["arrows=1 force=none", "arrows=1 force=1M"] == play.options("advance")

    play.move("advance arrows=1 force=1M")

    assert "legion 1M" == play.area("howling_wilds")
    assert (5, 1) == play.sums


def test_RQ_12_16_who_made_a_victory_march_is_not_attached() -> None:
    """A token points out of the taken area; nobody is asked to join it."""
    position = won("brotherhood castle 1D", "3W").areas(saxum_ridges="legion 1D", field_of_bones="order 3D")
    position.token("howling_wilds>saxum_ridges", "legion r3").token("field_of_bones>saxum_ridges", "order m1")
    play = position.fought().move("advance arrows=0 force=3W")

    assert [] == play.called("attached")
    assert 2 == next(group["total"] for group in play.called("fought") if group["faction"] == "legion")


def test_RQ_12_17_an_enemy_castle_is_razed_when_somebody_enters() -> None:
    """It returns to its owner's track."""
    play = won().fought().move("advance arrows=0 force=1W")

    assert "legion 1W" == play.area("howling_wilds")
    assert ("legion", "brotherhood", "howling_wilds", 8) == tuple(
        play.one("razed")[field] for field in ("faction", "foe", "area", "space")
    )
    assert ([3, 6, 9], 3) == (play["open.brotherhood"], play["castles.brotherhood"])


def test_RQ_12_17_neutral_castles_are_never_razed() -> None:
    """They stay under whoever enters."""
    position = table("legion,order").areas(wasteland="legion 2W", howling_wilds="brotherhood castle, order 1M")
    play = position.token("wasteland>howling_wilds", "legion m3").only("order", 9).laid().passed()
    play.move("advance arrows=0 force=1W")

    assert "brotherhood castle, legion 1W" == play.area("howling_wilds")
    assert [] == play.called("razed")


def test_RQ_12_18_the_pawn_is_pushed_from_a_covered_space() -> None:
    """To the nearest open space on the right."""
    position = table().areas(wasteland="brotherhood castle", boundless_expanse="legion castle 1W")
    position.token("boundless_expanse>wasteland", "legion m1")
    play = position.fought()

    assert 2 == play["pawns.brotherhood"]

    play.move("advance arrows=0 force=1W")

    assert ("brotherhood", 3) == (play.one("pushed")["faction"], play.one("pushed")["space"])
    assert 3 == play["pawns.brotherhood"]


def test_RQ_12_18_without_an_open_space_the_pawn_stands_beside_the_track() -> None:
    """The last castle falls."""
    position = table().areas(ancestors_bowl="brotherhood castle", valley_of_volcanoes="empty", old_cedarwood="empty")
    position.area("howling_wilds", "legion 1W").token("howling_wilds>ancestors_bowl", "legion m1")
    play = position.only("brotherhood", 3).laid().passed().move("advance arrows=0 force=1W")

    assert 0 == play["pawns.brotherhood"]
    assert [] == play["open.brotherhood"]
    assert 0 == play.one("pushed")["space"]


def test_RQ_12_19_without_a_victory_march_the_castle_stays() -> None:
    """Its owner keeps control, though the defenders are gone."""
    play = won().fought().move("advance arrows=0 force=none")

    assert "brotherhood castle" == play.area("howling_wilds")
    assert 4 == play["castles.brotherhood"]
    assert [] == play.called("razed")


@pytest.mark.parametrize(("defence", "result"), [("brotherhood 3D", "defence"), ("brotherhood 2D 1W", "draw")])
def test_RQ_12_20_after_a_draw_or_a_defence_nobody_moves(defence: str, result: str) -> None:
    """No flight and no victory march; only the beaten attacker loses a unit."""
    play = won(defence, "1W 1M" if result == "defence" else "2W", 1 if result == "draw" else 2).fought()

    assert result == play.one("compared")["result"]

    if result == "defence":
        play.move("lose arrows=0 force=1M")

    assert ("legion 1W" if result == "defence" else "legion 2W") == play.area("wasteland")
    assert defence.replace("2D 1W", "1W2D") == play.area("howling_wilds")
    assert [] == [event for event in play.chronicle if event["event"] in ("fled", "advanced", "destroyed")]


@pytest.mark.parametrize("attack", ["3W", "1M"])
def test_RQ_12_21_the_token_returns_after_the_battle(attack: str) -> None:
    """Won or lost."""
    play = won(attack=attack, swords=1).fought()
    if attack == "3W":
        play.move("advance arrows=0 force=none")

    assert ("legion", 1) == (play.one("melee_returned")["faction"], play.one("melee_returned")["swords"])
    assert ["supply"] * 3 == play["melee.legion"]


def test_RQ_12_22_strengths_are_taken_once_before_losses() -> None:
    """11 against 10: the attacker's losses do not turn the battle, nor the losses it costs."""
    position = table().areas(wasteland="legion 3W", saxum_ridges="brotherhood 3D", boundless_expanse="legion castle 2M")
    position.token("wasteland>saxum_ridges", "legion m1").token("boundless_expanse>wasteland", "legion r2")
    position.area("valley_of_volcanoes", "brotherhood castle 2M").token("valley_of_volcanoes>saxum_ridges", "brotherhood r2")
    play = position.war().move("send arrows=2 force=2M", "send arrows=2 force=2M")

    assert "attack" == play.one("compared")["result"]
    assert ["1W", "2D"] == [lost["force"] for lost in play.called("lost")]
