"""MM-R01 to MM-R30. How the unclear places of the rulebook are played."""

import pytest

from quintain.games import new_game
from quintain.kernel.errors import ContentError
from quintain.words import Speaker

from .builder import EQUALISE, HAND, WINDOW, battle, dealt, rest, table

SPENT = {"discard": ["fracture"]}


@pytest.mark.parametrize("crown_first", [True, False])
def test_MM_R01_cards_and_crown_in_any_order(crown_first: bool) -> None:
    """One window, before and after the advance."""
    place = table().player(0, castle=3, hand=["call_to_arms", "ambush"], crown="crown_wrath")
    for after in (False, True):
        play = place.laid()
        if after:
            play.advance("v1_1", 1)
        moves = [("use_crown", "pass"), ("play card=call_to_arms",)]
        for step in moves if crown_first else moves[::-1]:
            play.moves(*step)

        assert (WINDOW, True, ["call_to_arms"]) == (play.asks, play.told["crown_used"], play.discard(0))


def test_MM_R02_nothing_between_redistribution_and_advance() -> None:
    """Only the advance or declining it."""
    play = table().player(0, castle=3, hand=["call_to_arms"], crown="crown_wrath").laid().moves("redistribute", "done")

    assert {"advance", "pass"} == play.verbs()


def test_MM_R03_no_conflict_card_of_six() -> None:
    """Cards go from 2 to 5; 7 and a 5 make the 12 of the example."""
    play = dealt(0)

    assert [2, 3, 4, 5] == [int(card[-1]) for card in play.game.nouns["card"] if card.startswith("conflict")]


def test_MM_R04_fewer_battle_points_begin_the_support_not_victory_points() -> None:
    """The attacker has fewer victory points, the defender fewer battle points: the defender begins."""
    play = battle(5, 3, defence={"lands": {"v1_1": 3, "v3_1": 1, "v3_2": 1}}).laid().advance("v1_1", 5)
    play.conflict("conflict_3", "conflict_3")

    assert play.points(0) < play.points(1)
    assert [1] == play.pending


def test_MM_R05_authority_after_the_draw() -> None:
    """Drawing to five ends with six."""
    play = battle(attack={"hand": [], "deck": ["authority", *HAND]}).laid().advance("v1_1", 2)

    assert 6 == len(play.hand(0))
    assert [5, 2] == [event["count"] for event in play.called("drew") if event["seat"] == 0]


def test_MM_R06_attacker_before_defender() -> None:
    """Influence takes the defender's card before Defiance takes the attacker's; the same order for orbs."""
    attack, defence = {**SPENT, "sceptre": "sceptre_influence"}, {**SPENT, "sceptre": "sceptre_defiance"}
    play = battle(attack=attack, defence=defence).chance(4, 0).laid().advance("v1_1", 4)

    assert [(1, "support_1"), (0, "conflict_2")] == [(event["seat"], event["card"]) for event in play.called("discarded")]


def test_MM_R07_any_sceptre_of_a_battler_can_be_fractured() -> None:
    """A defensive sceptre of the attacker is a target too; one's own never is."""
    hand = ["conflict_2", "conflict_3", "conflict_4", "support_1", "fracture"]
    play = battle(attack={"sceptre": "sceptre_loyalty"}, defence={"hand": hand, "sceptre": "sceptre_vigour"}).laid()
    play.advance("v1_1", 3)

    assert (0, ["pass"]) == (play.seat, play.legal)  # Vigour may be broken, but the attacker has no card
    assert "MM-3.5" == play.refusal("fracture artefact=sceptre_loyalty")

    play.move("pass")

    assert (1, ["fracture artefact=sceptre_loyalty", "pass"]) == (play.seat, play.legal)
    assert "MM-3.5" == play.refusal("fracture artefact=sceptre_vigour")

    play.move("fracture artefact=sceptre_loyalty")

    assert ["sceptre"] == [kind for kind in play.destroyed(0) if kind == "sceptre"]


def test_MM_R08_equal_points_the_attacker_begins() -> None:
    """A tie would be his defeat."""
    assert [0] == battle(3, 3).laid().advance("v1_1", 3).conflict("conflict_3", "conflict_3").pending


def test_MM_R09_any_number_per_go_and_passing_is_not_final() -> None:
    """Two cards at once; then after a pass another."""
    hand = ["conflict_2", "support_1", "support_1", "support_2", "support_2"]
    play = battle(3, 3, attack={"hand": hand}, defence={"hand": hand}).laid().advance("v1_1", 3)
    play.conflict("conflict_2", "conflict_2").moves("pass", "support ones=1 twos=1", "support ones=2 twos=0", "pass")

    assert (7, 8) == play.score
    assert "support ones=0 twos=1" in play.legal


def test_MM_R10_victory_before_the_marshlands() -> None:
    """The only knight wins and does not sink."""
    lands = {"v3_1": 1, "v3_2": 1, "v3_3": 1, "v2_2": 1}
    play = table(3).tiles(v2_1="marshlands").player(0, castle=3, lands=lands).laid().advance("v2_1", 1)

    assert (True, 13, []) == (play.over, play.points(0), play.called("sank"))


def test_MM_R11_with_fear_the_battle_takes_place() -> None:
    """Only the number of knights counted changes."""
    play = battle(2, 5, attack={**SPENT, "sceptre": "sceptre_fear"}, defence=dict(SPENT)).laid().advance("v1_1", 2)

    assert EQUALISE == play.asks

    play.move("equalise")

    assert ((5, 5), [0, 1]) == (play.score, play.pending)
    assert (2, 5) == (play.told["battle"]["attackers"], play.told["battle"]["defenders"])


def test_MM_R12_the_arena_ends_the_battle_when_one_side_is_gone() -> None:
    """Nobody is left to fight."""
    play = battle(3, 1, "arena").chance(6, 1).laid().advance("v2_1", 3)

    assert ({"v2_1": 3}, WINDOW) == (play.lands(0), play.asks)


def test_MM_R13_the_discard_is_random() -> None:
    """Nobody is asked; chance names the card."""
    taken = set()
    for place in range(5):
        play = (
            battle(attack={**SPENT, "sceptre": "sceptre_influence"}, defence=dict(SPENT)).chance(place).laid().advance("v1_1", 2)
        )
        taken.add(play.called("discarded")[0]["card"])

    assert set(HAND) == taken


def test_MM_R14_order_takes_what_was_played_in_the_own_last_turn() -> None:
    """Played, and in one's own turn."""
    place = table().player(0, castle=3, hand=["call_to_arms"], crown="crown_order").player(1, **SPENT)
    play = place.laid().move("play card=call_to_arms").turn_over().turn_over().move("use_crown").passed()

    assert ["recall card=call_to_arms"] == play.legal


def test_MM_R15_repaired_is_what_was_destroyed_before_this_turn() -> None:
    """In others' turns and in earlier own ones alike."""
    play = table(3).bright().player(1, destroyed=["orb", "sceptre"], destroyed_now=["crown"]).set(active=1).laid().turn_over()

    assert ["crown"] == play.destroyed(1)


def spoken(noun: str, value: str) -> str:
    return Speaker("ru", new_game("mastery", {"seats": 2})).name(noun, value)


def test_MM_R16_one_name_for_cleansing() -> None:
    """«Держава искупления»."""
    assert "Держава искупления" == spoken("artefact", "orb_cleansing")


def test_MM_R17_the_name_of_the_marshlands() -> None:
    """«Топи»."""
    assert "Топи" == spoken("tile", "marshlands")


def test_MM_R18_one_name_for_tactical_advance() -> None:
    """«Тактическое превосходство»."""
    assert "Тактическое превосходство" == spoken("card", "tactical_advance")


def test_MM_R19_names_tell_the_kind() -> None:
    """Artefacts begin with their kind, variants with the word variant; so equal names cannot be mixed up."""
    game = new_game("mastery", {"seats": 2})
    speaker = Speaker("ru", game)
    begins = {"crown": "Корона ", "orb": "Держава ", "sceptre": "Скипетр "}

    for artefact in game.nouns["artefact"]:
        assert speaker.name("artefact", artefact).startswith(begins[artefact.partition("_")[0]])
    for option in ("allegiance", "castle_siege", "ruthlessness", "skirmish", "disorder"):
        assert speaker.say(f"option-{option}").startswith("Вариант: ")


def test_MM_R20_not_ones_own_artefact() -> None:
    """Refused in the window, and the attacker is not asked for the own sceptre."""
    play = table().bright().player(0, castle=1, hand=["fracture"]).laid()

    assert "MM-3.5" == play.refusal("fracture artefact=orb_brutality")


def test_MM_R21_any_player_includes_oneself() -> None:
    """Corruption on an own artefact, Prosperity on the own deck."""
    play = table().bright().player(0, castle=1, crown="crown_corruption").laid().move("corrupt artefact=orb_brutality")

    assert ["orb"] == play.destroyed(0)
    assert "examine target=0" in table().player(0, castle=1, crown="crown_prosperity").laid().legal


def test_MM_R22_prosperity_on_an_empty_deck() -> None:
    """The discard pile is shuffled first."""
    place = table().player(0, castle=1, crown="crown_prosperity").player(1, discard=rest([]))
    play = place.laid().move("examine target=1")

    assert ([], 18) == (play.discard(1), len(play.deck(1)))


def test_MM_R23_too_few_dice_make_it_illegal() -> None:
    """Ten territories: an empty castle, no knights, no advance, nothing to redistribute into the castle."""
    lands = {f"v1_{n}": 2 for n in range(1, 11)}
    play = table(6).player(0, castle=0, lands=lands).set(stage="start").laid()

    assert (0, {"redistribute", "end_turn"}) == (play.castle(0), play.verbs())
    assert 10 == play.player(0)["dice"]

    play.move("redistribute")
    while play.asks != "MM-6.7":
        play.move(play.legal[0])

    assert (0, ["pass"]) == (play.castle(0), play.legal)


def test_MM_R24_no_advance_from_a_cut_off_territory() -> None:
    """Neither next door nor over a lake."""
    play = table(3).player(0, castle=3, lands={"v2_5": 1}).laid()

    for slot in ("v2_4", "v2_6", "v1_5", "v3_3"):
        assert "MM-6.2" == play.refusal(f"advance slot={slot} knights=1")


@pytest.mark.parametrize(
    "layout",
    [
        {"id": "2", "lakes": [[1, -1]], "v2": [[0, 0], [0, 1], [-1, 1], [0, -1]]},  # a castle touches the lake
        {"id": "2", "lakes": [[0, 0], [1, 0]], "v3": [[-1, 0], [2, -1]]},  # two lakes touch
    ],
)
def test_MM_R25_a_castle_or_lake_touching_a_lake_is_refused(layout: dict) -> None:
    """There are no rules for it."""
    with pytest.raises(ContentError):
        new_game("mastery", {"seats": 2, "content": {"layout": [layout]}})


def test_MM_R26_the_conflict_card_is_compulsory() -> None:
    """Who holds one must lay one."""
    assert "MM-7.4" == battle().laid().advance("v1_1", 2).refusal("commit_nothing", 1)


def test_MM_R27_a_teams_points_are_added() -> None:
    """Eleven and nine are twenty."""
    place = (
        table(4, allegiance="two").tiles(v1_1="forest").player(0, castle=3, lands={"v3_3": 1, "v3_1": 1, "v3_2": 1, "v1_5": 1})
    )
    play = place.player(2, lands={"v3_4": 1, "v2_4": 1, "v2_7": 1, "v2_2": 1}).laid().advance("v1_1", 1)

    assert ((11, 9), True) == ((play.points(0), play.points(2)), play.over)


def test_MM_R28_support_in_teams_goes_clockwise() -> None:
    """From the battler who is behind, through all members of both teams."""
    place = battle(2, 3, seats=6, allegiance="three")
    for seat in range(6):
        place.player(seat, hand=HAND)
    play = place.laid().advance("v1_1", 2).lay_down(0, "conflict_2").lay_down(1, "conflict_2")
    order = []
    while play.stage == "support":
        order.append(play.seat)
        play.move("pass")

    assert [0, 1, 2, 3, 4, 5] == order


def test_MM_R29_in_disorder_the_winner_rolls_for_own_knights() -> None:
    """As many dice as knights of the winner."""
    place = battle(6, 2, attack=dict(SPENT), defence=dict(SPENT), disorder=True)
    play = place.chance(2, 2, 2, 2).laid().fight("v1_1", 4, "conflict_5", "conflict_2")

    assert [(0, [2, 2, 2, 2])] == [(event["seat"], event["faces"]) for event in play.all_called("rolled")]


def test_MM_R30_the_new_winner_rolls_too() -> None:
    """For the knights left to him."""
    place = battle(6, 2, attack=dict(SPENT), defence=dict(SPENT), disorder=True)
    play = place.chance(1, 1, 6).laid().fight("v1_1", 1, "conflict_5", "conflict_2")

    assert [(0, [1]), (1, [1, 6])] == [(event["seat"], event["faces"]) for event in play.all_called("rolled")]
    assert {"v1_1": 1} == play.lands(1)
