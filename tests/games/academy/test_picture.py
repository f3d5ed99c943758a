"""What lies on the table for a viewer: against what the game tells, against what scoring really gives, and what stays hidden."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.games.academy.game import AcademyGame
from quintain.games.academy.round import score
from quintain.games.academy.state import BOARDS as NUMBER
from quintain.kernel.events import Chronicle
from quintain.kernel.types import SPECTATOR, TRUTH

from .builder import ALL_VARIANTS, Play, dealt, lancelot, table
from .walks import walk

TABLES: list[dict[str, Any]] = [
    {"seats": 4},
    {"seats": 3, "defeat_dragon": True, "black_vs_white": True},
    {"seats": 2, **ALL_VARIANTS},
    {"seats": 2, "two_player_mode": "lancelot", **ALL_VARIANTS},
    {"seats": 5, "service_to_king": True, "open_scores": True},
]


def seen(play: Play, viewer: int = TRUTH) -> Any:
    view = play.match.state if viewer == TRUTH else play.match.view(viewer)
    return play.game.picture(view)


def squire(picture: Any, name: str) -> Any:
    return next(each for each in picture["squires"] if each["squire"] == name)


def board(picture: Any, name: str) -> Any:
    return next(each for each in picture["boards"] if each["board"] == name)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_picture_shows_what_the_game_tells(options: dict[str, Any]) -> None:
    """Markers, cards, coats, places and pieces, for a player, a spectator and the truth."""
    for play in walk(3, **options):
        for viewer in (0, SPECTATOR, TRUTH):
            shown = seen(play, viewer)
            told = play.told if viewer == TRUTH else play.seen(viewer)

            assert (told["round"], told["first"], told["direction"], told["order"], told["deck"]) == tuple(
                shown[key] for key in ("round", "first", "direction", "order", "deck")
            )
            for each in shown["boards"]:
                spaces = {m["squire"]: f"{m['space']}+{m['laps']}" if m["laps"] else str(m["space"]) for m in each["markers"]}
                assert told["spaces"][each["board"]] == spaces
            for each in shown["squires"]:
                own = told["squires"][each["squire"]]

                for key in ("pack", "kept", "hand"):
                    if key != "hand" or not each["pack"]:
                        assert sorted(own[key]) == sorted(card.get("card", "hidden") for card in each[key])
                assert sorted(own["coats"]) == sorted(coat.get("coat", "hidden") for coat in each["coats"])
                assert own["played"] == [f"{card['card']} {card['board']}" for card in each["played"]]
                assert own["points"] in (None, each["score"]["now"])
                assert (own["points"] is not None) == each["score"]["certain"]
            assert told.get("cup") == shown["cup"]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_a_board_would_give_is_what_scoring_gives(options: dict[str, Any]) -> None:
    """Every board scored as it stands, at many moments of a match: the same points for the same squires."""
    for play in walk(4, **options):
        game, state = play.game, play.match.state
        assert isinstance(game, AcademyGame)
        if not state.agenda:
            continue
        parts = {each["squire"]: each["score"]["parts"] for each in seen(play)["squires"]}
        for number in range(NUMBER):
            heard = Chronicle()
            score(game.kit, state.clone(), number, heard)
            given = dict.fromkeys(parts, 0)
            for event in heard.events:
                if event.name in ("awarded", "earned"):
                    given[game.nouns["squire"][event.squire]] += event.points  # type: ignore[attr-defined]

            assert given == {name: part.get(game.nouns["board"][number], 0) for name, part in parts.items()}


def test_live_places_and_the_sums_of_the_round() -> None:
    """Who would get what, and what the boards of this round and of the end would add."""
    tracks = {"gallantry": "6:[C] 5:[A,D] 2:[B]", "duel": "8:[A] 3:[B]", "education": "3:[A] 2:[B,C]", "dragon": "4:[D]"}
    shown = seen(table(4).tracks(**tracks).coats(A=["sword_3"]).at(phase="play").laid())
    places = {
        each["board"]: [(p["place"], p["squire"], p["points"], p["steps"]) for p in each["places"]] for each in shown["boards"]
    }

    assert [("first", "C", 0, 3), ("second", "D", 0, 2), ("third", "A", 0, 1)] == places["gallantry"]
    assert [("first", "A", 3, 0), ("second", "B", 2, 0)] == places["duel"]
    assert [("last", "D", -3, 0), ("last_but_one", "B", -1, 0)] == places["education"]
    assert [("space", name, 0, 0) for name in "ABCD"] == places["king"]
    assert ["gallantry", "duel", "tournament", "education"] == [each["board"] for each in shown["boards"] if each["due"]]
    a, d = squire(shown, "A")["score"], squire(shown, "D")["score"]

    assert (3, 6, 3) == (a["now"], a["if_scored"], a["if_ended"])  # duel 3; at the end Charity takes 3 from everybody
    assert (0, -3, 11) == (d["now"], d["if_scored"], d["if_ended"])  # dragon 17


def test_a_board_already_scored_is_not_counted_again() -> None:
    """While coats are taken from the Codex, Duel and Tournament are done with and the other boards still to come."""
    place = table(4, classical_education=True).tracks(duel="3:[A]", dragon="2:[A]").at(round=6, phase="duel")
    play = place.laid()

    assert "take" == play.phase
    shown = seen(play)

    assert ["education", "king", "dragon", "charity"] == [each["board"] for each in shown["boards"] if each["due"]]
    assert ["gallantry", "duel", "tournament"] == [each["board"] for each in shown["boards"] if each["scored"]]
    assert 3 + 17 - 3 == squire(shown, "A")["score"]["if_ended"] == squire(shown, "A")["score"]["if_scored"]


def test_the_dragon_counts_only_coats_that_are_known() -> None:
    """AC-19.1. A player is told his own sum as certain, that of another as not."""
    play = table(4, defeat_dragon=True).tracks(dragon="5:[A] 3:[B]").coats(A=["sword_1"] * 3, B=["sword_1"] * 4).laid()
    places = [(p["squire"], p["points"], p["certain"]) for p in board(seen(play, 0), "dragon")["places"]]

    assert ("A", 3, True) == places[0]
    assert ("B", 0, False) == places[1]
    assert ("B", 2, True) == [(p["squire"], p["points"], p["certain"]) for p in board(seen(play), "dragon")["places"]][1]


def test_other_players_cards_and_coats_are_backs() -> None:
    """Their number is seen, nothing else; a secret choice is a back when it is made."""
    place = table(3).coats(B=["king_9"]).packs(A=["king_5"], B=["dragon_5", "sword_3", "sword_3", "sword_4", "sword_4"])
    play = place.laid().pick(1, "dragon_5")
    shown = seen(play, 0)

    assert [{"hidden": True, "back": "card"}] * 5 == squire(shown, "B")["pack"]
    assert [{"hidden": True, "back": "coat"}] == squire(shown, "B")["coats"]
    assert {"card": "king_5"} in squire(shown, "A")["pack"]
    assert [False, True, False] == [seat["ready"] for seat in shown["seats"]]
    assert [[], [{"hidden": True, "back": "card"}], []] == [seat["chosen"] for seat in shown["seats"]]
    assert [{"card": "dragon_5"}] == seen(play, 1)["seats"][1]["chosen"]


def test_the_codex_shows_a_peeked_coat_to_him_who_looked() -> None:
    """And to everybody who has looked, and who has taken."""
    place = table(3, classical_education=True).at(codex=[-3, 0, -1]).peeked({"0": [2]}).at(phase="play")
    mine, others = seen(place.laid(), 0)["codex"], seen(place.laid(), 1)["codex"]

    assert ["hidden", "hidden", "education_-1"] == [slot["coat"].get("coat", "hidden") for slot in mine]
    assert ["hidden"] * 3 == [slot["coat"].get("coat", "hidden") for slot in others]
    assert [[], [], [0]] == [slot["seen"] for slot in mine] == [slot["seen"] for slot in others]


def test_exchanges_are_shown_with_those_who_would_make_them() -> None:
    """First place with the last; the second exchange only with four participants."""
    tracks = "9:[A] 6:[B] 3:[C]"
    four = board(seen(table(4, most_generous=True).tracks(charity=f"{tracks} 1:[D]").laid()), "charity")["exchanges"]
    three = board(seen(table(3, most_generous=True).tracks(charity=tracks).laid()), "charity")["exchanges"]

    assert [("A", ["D"], 2), ("B", ["C"], 1)] == [(each["squire"], each["rivals"], each["takes"]) for each in four]
    assert [("A", ["C"], 2)] == [(each["squire"], each["rivals"], each["takes"]) for each in three]


def test_lancelot_shows_piles_then_cards_under_colours() -> None:
    """The piles are open while they are chosen from; a player leads two colours."""
    play = lancelot().at(phase="choose").laid()
    shown = seen(play, SPECTATOR)

    assert [[3, 3], [3, 3]] == [[len(pile) for pile in seat["piles"]] for seat in shown["seats"]]
    assert [["red", "yellow"], ["blue", "green"]] == [seat["squires"] for seat in shown["seats"]]
    assert "hidden" not in str(shown["seats"])


def test_who_leads_is_public_until_the_end() -> None:
    """Coats face down tell nothing; at the end the ranks do."""
    play = table(3).coats(A=["king_12"], B=["king_1"]).laid()

    assert [True, True, True] == [seat["leads"] for seat in seen(play, 1)["seats"]]
    over = dealt(5, seats=3).until()
    ranks, points = over.outcome()

    assert [rank == 1 for rank in ranks] == [seat["leads"] for seat in seen(over, SPECTATOR)["seats"]]
    assert points == [seat["points"] for seat in seen(over, SPECTATOR)["seats"]]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_turns_follow_each_other(options: dict[str, Any]) -> None:
    """AC-1.1. Numbers never go back; a seat that is named owes the choice; every phase has a name."""
    before = -1
    for play in walk(5, every=1, **options):
        turn = play.game.turn_of(play.match.state)

        assert turn.number >= before
        assert turn.phase in ("deal", "draft", "play", "score", "over")
        assert turn.seat == -1 or [turn.seat] == play.pending
        before = turn.number
    assert "over" == turn.phase


def test_a_card_and_the_look_that_follows_are_one_turn() -> None:
    """AC-17.2. The peek belongs to the card; the next card is another turn."""
    play = table(3, classical_education=True).hands(A=["education_3"]).playing("A")
    first = play.game.turn_of(play.match.state).key()
    play.play("education_3")

    assert first == play.game.turn_of(play.match.state).key()
    assert first != play.move("pass").game.turn_of(play.match.state).key()


def test_the_set_up_tells_of_the_first_player_and_the_deal() -> None:
    """AC-2.3, AC-3.2. Who holds Excalibur, what everybody was dealt, and that the Codex was filled."""
    play = dealt(3, seats=3, classical_education=True)
    names = [event.name for event in play.match.opening]

    assert ["began", "dealt", "dealt", "dealt", "filled"] == names
    assert play.told["first"] == play.match.opening[0].seat  # type: ignore[attr-defined]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_an_absent_seat_declines_what_is_optional(options: dict[str, Any]) -> None:
    """It passes or is done where it may, and takes the first choice where it must choose."""
    for play in walk(6, tie_win=True, **options):
        for seat in play.pending:
            answer = play.game.space.text(play.game.absent(play.match.view(seat), seat))
            legal = play.legal_of(seat)

            assert answer == next((move for move in ("pass", "done") if move in legal), legal[0])
            assert -1 == play.game.routine(play.match.view(seat), seat)
