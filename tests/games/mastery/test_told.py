"""What everybody is told of a declared crown and of a battle, and in which words."""

from typing import Any

import pytest

from quintain.kernel.types import SPECTATOR
from quintain.words import Speaker

from .builder import HAND, Play, battle, table

NAMES = ("Ann", "Ben", "Cid")
BREAKER = ["conflict_3", "conflict_4", "conflict_5", "support_1", "fracture"]

both_languages = pytest.mark.parametrize("lang", ["en", "ru"])


def corrupting(move: str) -> Play:
    """Seat 0 of three declares Corruption; the others might hold a Fracture."""
    place = table(3).bright().player(0, castle=1, crown="crown_corruption").player(1, hand=["fracture"])
    return place.player(2, hand=["ambush"]).laid().move(move)


def labels(play: Play, lang: str) -> list[str]:
    """The choices of the one who decides, as they are read."""
    speaker = Speaker(lang, play.game, NAMES, strict=True)
    view = play.match.view(play.seat)
    return [speaker.label(view, play.seat, action) for action in play.match.decision(play.seat).actions]


def sentences(play: Play, lang: str, viewer: int = SPECTATOR) -> list[str]:
    """The events of the last move, as they are read."""
    speaker = Speaker(lang, play.game, NAMES[: play.game.seats], strict=True)
    return [speaker.event(event.seen_by(viewer)) for event in play.happened]


def event(play: Play, name: str, **facts: Any) -> dict[str, Any]:
    """The only event of that name in the match so far, or the one with these facts."""
    (found,) = [told for told in play.all_called(name) if facts.items() <= told.items()]
    return found


# MM-4.2, MM-R57: a crown and its target


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_MM_4_2_the_target_is_told_with_the_declaration(viewer: int) -> None:
    """To everybody alike, before anybody is asked; it stays on the table until the crown takes effect."""
    play = corrupting("corrupt artefact=orb_greed")
    told = {"seat": 0, "artefact": "crown_corruption", "target": 1, "aim": "orb_greed"}

    assert [{"event": "crown_used", **told}] == play.heard(viewer)
    expected = {"seat": 0, "crown": "crown_corruption", "target": 1, "artefact": "orb_greed"}
    assert expected == play.seen(viewer)["declared"]

    play.move("pass")

    assert expected == play.seen(viewer)["declared"]

    play.move("pass")

    assert "declared" not in play.seen(viewer)
    assert ["orb"] == play.destroyed(1)


def test_MM_4_2_prosperity_names_the_player() -> None:
    """Whose deck will be looked at."""
    place = table(3).player(0, castle=1, crown="crown_prosperity").player(1, hand=["fracture"])
    play = place.laid().move("examine target=2")

    assert {"seat": 0, "crown": "crown_prosperity", "target": 2} == play.seen(1)["declared"]
    assert {"aimed": "deck", "target": 2}.items() <= play.facts("pass").items()


def test_MM_4_2_a_crown_without_target_names_none() -> None:
    """Wrath concerns its owner alone."""
    play = table().player(0, castle=1, hand=HAND, crown="crown_wrath").player(1, hand=["fracture"]).laid().move("use_crown")

    assert {"seat": 0, "crown": "crown_wrath"} == play.seen(1)["declared"]
    assert "nothing" == play.facts("pass")["aimed"] == play.facts("fracture artefact=crown_wrath")["aimed"]


@both_languages
def test_MM_R57_the_words_shown_to_those_asked_differ_with_the_target(lang: str) -> None:
    """Seat 1 reads whether its own orb or that of seat 2 is meant, also without holding a Fracture."""
    mine, other = corrupting("corrupt artefact=orb_greed"), corrupting("corrupt artefact=orb_preparation")

    assert sentences(mine, lang) != sentences(other, lang)
    for _ in range(2):
        said = list(zip(labels(mine, lang), labels(other, lang), strict=True))

        assert said
        assert all(first != second for first, second in said)
        mine.move("pass")
        other.move("pass")


# causes


@both_languages
def test_losses_and_gains_of_a_battle_name_their_cause(lang: str) -> None:
    """City, Rage, Brutality and the defeat are told apart, in the event and in its sentence."""
    attack = {"sceptre": "sceptre_rage", "orb": "orb_brutality", "hand": HAND, "discard": ["fracture"]}
    defence = {"hand": ["conflict_2", "support_1", "support_1", "ambush", "ambush"], "discard": ["fracture"]}
    play = battle(6, 4, "city", attack=attack, defence=defence).laid().advance("v3_1", 6)

    assert ("terrain", "city") == (event(play, "strengthened", seat=1)["cause"], event(play, "strengthened", seat=1)["tile"])
    raged = event(play, "strengthened", seat=0)
    assert ("sceptre", "sceptre_rage") == (raged["cause"], raged["artefact"])
    said = " ".join(sentences(play, lang))
    speaker = Speaker(lang, play.game, NAMES, strict=True)
    assert speaker.name("tile", "city") in said and speaker.name("artefact", "sceptre_rage") in said

    play.conflict("conflict_5", "conflict_2").moves("pass", "pass")

    assert ["brutality", "margin"] == [fall["cause"] for fall in play.all_called("fell")]
    assert "conquest" == event(play, "mustered")["cause"]
    assert len(set(sentences(play, lang))) == len(play.happened)


@both_languages
def test_MM_7_6_a_tie_is_said_to_be_one(lang: str) -> None:
    """The defender wins by one, and the sentence differs from that of a win by one point."""
    tie = battle(3, 3).laid().advance("v1_1", 3).conflict("conflict_3", "conflict_3").moves("pass", "pass")
    close = battle(3, 3).laid().advance("v1_1", 3).conflict("conflict_3", "conflict_4").moves("pass", "pass")

    assert (1, 1) == (event(tie, "decided")["tie"], event(tie, "decided")["margin"])
    assert (0, 1) == (event(close, "decided")["tie"], event(close, "decided")["margin"])
    word = {"en": "tie", "ru": "ничья"}[lang]
    assert word in " ".join(sentences(tie, lang)).lower()
    assert word not in " ".join(sentences(close, lang)).lower()


@both_languages
def test_a_window_names_what_may_be_broken(lang: str) -> None:
    """Who can only pass reads which orbs are meant, and who holds a Fracture whether they apply."""
    attack, defence = {"orb": "orb_brutality", "hand": HAND}, {"orb": "orb_greed", "hand": BREAKER}
    play = battle(4, 3, attack=attack, defence=defence).laid().advance("v1_1", 4)
    play.conflict("conflict_5", "conflict_3").moves("pass", "pass")
    speaker = Speaker(lang, play.game, NAMES, strict=True)

    assert [speaker.name("artefact", "orb_greed", "acc") in label for label in labels(play, lang)] == [True]
    assert (1, "yes") == (play.move("pass").seat, play.facts("fracture artefact=orb_brutality")["applies"])


def test_MM_8_7_cards_drawn_name_their_cause() -> None:
    """For the battle, for Authority, for an orb."""
    attack = {"orb": "orb_greed", "hand": ["conflict_5"], "deck": ["authority", "ambush"], "discard": ["fracture"]}
    play = battle(6, 2, attack=attack, defence={"discard": ["fracture"]}).laid().advance("v1_1", 6)

    assert ["battle", "authority"] == [drawn["cause"] for drawn in play.all_called("drew")]

    play.conflict("conflict_5", "conflict_2").passed()

    assert ["battle", "authority", "orb"] == [drawn["cause"] for drawn in play.all_called("drew")]


@pytest.mark.parametrize(("lang", "card"), [("en", "(Authority)"), ("ru", "(карта «Влияние»)")])
def test_cards_drawn_for_authority_name_the_card(lang: str, card: str) -> None:
    """In Russian a sceptre has the same word, so the sentence says that a card is meant."""
    attack = {"hand": ["conflict_5"], "deck": ["authority", "ambush"], "discard": ["fracture"]}
    play = battle(6, 2, attack=attack, defence={"discard": ["fracture"]}).laid().advance("v1_1", 6)

    assert 1 == sum(card in said for said in sentences(play, lang))
