"""The box of Medieval Academy: complete, every value with its source, and open to corrections."""

import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from quintain.games import GAMES, content_of, new_game
from quintain.kernel.errors import ContentError
from quintain.kernel.match import resume
from quintain.kernel.options import choose
from quintain.kernel.replay import read_replay

from .builder import ALL_VARIANTS, BOARDS, DECK, SYMBOLS, Play, dealt, lancelot, table, values

ALWAYS = [1, 2, 3, 4, 5, 6]
SCHEDULE = {  # board: rounds of scoring, rounds of reset, spaces
    "gallantry": (ALWAYS, [3], 20),
    "duel": (ALWAYS, [3], 20),
    "tournament": (ALWAYS, [3], 20),
    "education": (ALWAYS, [3], 20),
    "king": ([3, 6], [3], 12),
    "dragon": ([6], [], 20),
    "charity": ([6], [], 20),
}
UNSURE = {
    *(f"boards.{board}.length" for board in BOARDS if board != "king"),
    "boards.king.spaces",
    "boards.dragon.places",
    "boards.charity.last",
    "boards.charity.penultimate",
    "variants.black_vs_white.cup",
    "variants.service_to_king.spaces",
    *(f"turn_order.{number}.colours" for number in ("I", "II", "III", "IV", "V", "VI")),
    "track.across",
    "track.down",
    "track.dark",
}


def box() -> dict[str, Any]:
    return content_of("academy").tables


# the box is complete


def test_box_holds_fifty_two_cards() -> None:
    """Twelve swords, eight of each other symbol, by value from 2 to 5."""
    cards = {item["id"]: item["counts"] for item in box()["card"]}
    found = {f"{symbol}_{value}": n for symbol in cards for value, n in zip((2, 3, 4, 5), cards[symbol], strict=True) if n}

    assert list(SYMBOLS) == list(cards)
    assert DECK == found
    assert 52 == sum(found.values())


@pytest.mark.parametrize("board", BOARDS)
def test_boards_know_their_rounds_and_tracks(board: str) -> None:
    """When a board is scored and reset, and how long its track is."""
    facts = box()["boards"][board]

    assert SCHEDULE[board] == (facts["score"], facts["reset"], facts["length"])


def test_boards_pay_what_the_rules_say() -> None:
    """3, 2, 1; 17, 10, 4; -3 and -1; the King's thirteen spaces."""
    boards = box()["boards"]

    assert [[3, 2, 1]] * 3 == [boards[board]["places"] for board in ("gallantry", "duel", "tournament")]
    assert [17, 10, 4] == boards["dragon"]["places"]
    assert [(-3, -1)] * 2 == [(boards[board]["last"], boards[board]["penultimate"]) for board in ("education", "charity")]
    assert [0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 7, 9, 12] == boards["king"]["spaces"]


def test_back_sides_pay_what_the_rules_say() -> None:
    """Knights, bets, Codex, scrolls, dragon and exchange."""
    backs = box()["variants"]

    assert ([2, 4, 6], [2, 4, 6]) == (backs["black_vs_white"]["score"], backs["black_vs_white"]["reset"])
    assert ([8, 5, 2], [5, 3, 1], 8) == tuple(backs["black_vs_white"][key] for key in ("winner", "loser", "cup"))
    assert [3, 2, 1] == backs["good_manners"]["steps"]
    assert [-3, -1] == backs["classical_education"]["coats"]
    assert [6, 12] == backs["service_to_king"]["scrolls"]
    assert [space // 2 for space in range(13)] == backs["service_to_king"]["spaces"]
    assert (1, 2, 2) == tuple(backs["defeat_dragon"][key] for key in ("first_per", "second_per", "last_per"))
    assert (3, [2, 1]) == (backs["most_generous"]["highest"], backs["most_generous"]["takes"])


def test_frame_of_the_game() -> None:
    """Six rounds, five cards of which four are played, directions in turn; six and three for Lancelot."""
    frame = box()["frame"]

    assert (6, 5, 4, 4) == tuple(frame[key] for key in ("rounds", "deal", "plays", "third_place_from"))
    assert ["left", "right"] * 3 == box()["passing"]["directions"]
    assert (6, 3) == (box()["lancelot"]["deal"], box()["lancelot"]["plays"])


def test_turn_order_card_turns_one_circle() -> None:
    """Each row is the circle of colours, one step on; its first colour belongs to the round's first player."""
    rows = [row["colours"] for row in box()["turn_order"]]
    circle = ["red", "blue", "yellow", "green"]

    assert [circle[turn % 4 :] + circle[: turn % 4] for turn in range(6)] == rows


def test_picture_of_the_table() -> None:
    """Every board has its own place; the track is a closed walk of twenty cells round a square of six."""
    places = {board: tuple(box()["layout"][board]) for board in BOARDS}
    cells = list(zip(box()["track"]["across"], box()["track"]["down"], strict=True))

    assert {(1, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)} == set(places.values())
    assert ((1, 0), (1, 2), (2, 2)) == (places["gallantry"], places["charity"], places["dragon"])
    assert 20 == len(cells) == len(set(cells))
    assert (0, 5) == cells[0]
    for (x, y), (u, v) in zip(cells, [*cells[1:], cells[0]], strict=True):
        assert 1 == abs(x - u) + abs(y - v)
        assert {x, y} & {0, 5}
    assert [5, 10, 15] == box()["track"]["dark"]


# every value has a source


def test_every_value_has_a_source() -> None:
    """Each fact names where it was read, once."""
    facts = content_of("academy").facts

    assert len(facts) > 60
    assert all(fact.source.strip() for fact in facts)
    assert len(facts) == len({fact.path for fact in facts})


def test_every_value_of_the_tables_is_a_fact() -> None:
    """Nothing in the files escapes the question for its source."""

    def leaves(value: Any, path: str) -> list[str]:
        if isinstance(value, dict):
            return [
                leaf
                for key, item in value.items()
                if key not in ("from", "id")
                for leaf in leaves(item, f"{path}.{key}" if path else key)
            ]
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return [leaf for at, item in enumerate(value) for leaf in leaves(item, f"{path}.{item.get('id', at)}")]
        return [path]

    assert set(leaves(box(), "")) == {fact.path for fact in content_of("academy").facts}


def test_guesses_are_marked_and_nothing_else_is() -> None:
    """What was reconstructed, and the penalties of Charity, whose lines may belong to another board."""
    assert UNSURE == {fact.path for fact in content_of("academy").facts if fact.unsure}


# corrections


def corrected(**content: Any) -> dict[str, Any]:
    return {"content": content}


def test_corrected_places_are_paid() -> None:
    """Dragon 20, 9, 3."""
    play = table(4, **corrected(boards={"dragon": {"places": [20, 9, 3]}})).tracks(dragon="3:[A] 2:[B] 1:[C]")

    assert [[20], [9], [3], []] == [values(play.scoring("dragon", round=6).coats(name)) for name in "ABCD"]


def test_corrected_king_spaces_are_paid() -> None:
    """The other reading of the public list: 6 on 6 up to 12 on 12."""
    spaces = [0, 0, 0, 0, 0, 0, 6, 7, 8, 9, 10, 11, 12]
    play = table(3, **corrected(boards={"king": {"spaces": spaces}})).tracks(king="9:[A] 6:[B]").scoring("king", round=3)

    assert [[9], [6], []] == [values(play.coats(name)) for name in "ABC"]


def test_corrected_penalties_are_paid_by_their_board_only() -> None:
    """A heavier Charity leaves Education alone."""
    place = table(3, **corrected(boards={"charity": {"last": -12}}))
    tracks = {"education": "3:[A] 2:[B] 1:[C]", "charity": "3:[A] 2:[B] 1:[C]"}
    play = place.tracks(**tracks).at(round=6, phase="education").laid()

    assert ["education_-3", "charity_-12"] == play.coats("C")
    assert ["education_-1", "charity_-1"] == play.coats("B")


def test_corrected_rounds_are_kept() -> None:
    """Dragon scored in III too, and Duel never reset."""
    content = corrected(boards={"dragon": {"score": [3, 6]}, "duel": {"reset": []}})
    play = table(3, **content).tracks(dragon="3:[A]", duel="5:[A]", tournament="5:[A]").at(round=3, phase="dragon").laid()

    assert ["dragon_17"] == play.coats("A")
    assert ("5:[A] 0:{B,C}", "0:{A,B,C}") == (play.track("duel"), play.track("tournament"))


def test_corrected_length_changes_the_picture_only() -> None:
    """A loop of ten shows 22 steps as space 2 of the third lap; the order is as before."""
    play = table(3, **corrected(boards={"dragon": {"length": 10}})).tracks(dragon="22:[A] 19:[B]").at(phase="play").laid()

    assert {"A": "2+2", "B": "9+1", "C": "0"} == play.told["spaces"]["dragon"]
    assert "22:[A] 19:[B] 0:{C}" == play.track("dragon")


def test_corrected_gallantry_steps_are_moved() -> None:
    """5 steps for first place."""
    play = table(3, **corrected(boards={"gallantry": {"places": [5, 2, 1]}})).tracks(gallantry="1:[A]")

    assert "5:[A] 0:{B,C}" == play.at(phase="gallantry", only=True).laid().move("advance board=duel").track("duel")


def test_corrected_back_sides_are_played() -> None:
    """A longer Cup track, other knights' coats, other scroll coats, other Codex coats, a higher limit of the exchange."""
    options = corrected(variants={"black_vs_white": {"cup": 10, "winner": [9, 6, 3]}})
    play = table(3, black_vs_white=True, **options).at(cup=9).hands(A=["sword_5"]).play("A", "sword_5", "white")

    assert 10 == play.told["cup"]

    options = corrected(variants={"service_to_king": {"spaces": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}})
    play = table(3, service_to_king=True, **options).tracks(king="7:[A]").scrolls("taken").scoring("king")

    assert [7] == values(play.coats("A"))

    options = corrected(variants={"classical_education": {"coats": [-5, -2]}})
    codex = dealt(1, seats=3, classical_education=True, **options).told["codex"]

    assert [-5, -2, 0] == values(codex)

    options = corrected(variants={"most_generous": {"highest": 5}})
    place = table(3, most_generous=True, **options).tracks(charity="3:[A] 2:[B] 1:[C]").coats(C=["king_5", "sword_3"])

    assert ["claim points=3", "claim points=5", "done"] == place.at(round=6, phase="exchange", only=True).laid().legal


def test_corrected_cards_are_dealt() -> None:
    """Without the swords of 3 none is ever dealt."""
    content = corrected(card=[{"id": "sword", "counts": [0, 0, 4, 2]}])
    for seed in range(10):
        told = dealt(seed, seats=5, **content).told
        cards = Counter(card for squire in told["squires"].values() for card in squire["pack"])

        assert 0 == cards["sword_3"]
        assert 46 == cards.total() + told["deck"]


def test_a_corrected_turn_order_is_played() -> None:
    """Round I begins with yellow."""
    play = lancelot(**corrected(turn_order=[{"id": "I", "colours": ["yellow", "green", "red", "blue"]}])).at(phase="play").laid()

    assert ["yellow", "green", "red", "blue"] == play.told["order"]


def test_AC_R27_the_documented_file_of_printed_numbers_is_accepted() -> None:
    """What docs/examples/academy.md shows can be entered as it is, for every table."""
    text = (Path(__file__).parents[3] / "docs" / "examples" / "academy.md").read_text(encoding="utf-8")
    shown = text.partition("### Numbers of the printed boards")[2].partition("```toml\n")[2].partition("```")[0]
    content = tomllib.loads(shown)
    for options in ({"seats": 4}, {"seats": 2, "two_player_mode": "lancelot", **ALL_VARIANTS}):
        game = new_game("academy", {**options, "content": content})
        marks = {number["printed"]: number["mark"] for number in game.scene()["printed"]}  # type: ignore[attr-defined]

        assert {"turn_order": "ours"} == {key: mark for key, mark in marks.items() if mark != "entered"}


def test_corrections_leave_other_games_alone() -> None:
    """Correcting one game does not change the next one."""
    table(3, **corrected(boards={"duel": {"places": [9, 8, 7]}})).tracks(duel="1:[A]").scoring("duel")

    assert ["sword_3"] == table(3).tracks(duel="1:[A]").scoring("duel").coats("A")
    assert [3, 2, 1] == box()["boards"]["duel"]["places"]


def test_corrections_are_part_of_the_replay() -> None:
    """A stored match with corrections is rebuilt with them, from its record alone."""
    play: Play = dealt(6, seats=3, **corrected(boards={"dragon": {"places": [30, 20, 10]}})).until()
    replay = play.match.replay()
    stored = json.loads(json.dumps({name: getattr(replay, name) for name in replay.fields}))
    read = read_replay(stored)
    again = resume(GAMES["academy"](choose(GAMES["academy"].choices, read.options)), read)

    assert play.told == again.game.tell(again.state)
    assert "dragon_30" in str(play.told)


@pytest.mark.parametrize(
    "content",
    [
        {"boards": {"moat": {"length": 20}}},
        {"boards": {"duel": {"width": 20}}},
        {"boards": {"duel": {"length": "long"}}},
        {"boards": {"duel": {"length": 0}}},
        {"boards": {"duel": {"length": -20}}},
        {"boards": {"duel": {"places": [3, 2]}}},
        {"boards": {"duel": {"places": 3}}},
        {"boards": {"duel": {"places": ["three", "two", "one"]}}},
        {"boards": {"duel": {"score": [0]}}},
        {"boards": {"duel": {"score": [7]}}},
        {"boards": {"duel": {"reset": ["III"]}}},
        {"boards": {"gallantry": {"places": [-3, -2, -1]}}},
        {"boards": {"king": {"spaces": [0, 1, 2]}}},
        {"boards": {"king": {"length": 11}}},
        {"boards": {"education": {"last": True}}},
        {"boards": {"king": {"spaces": [0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 7, 9, 13]}}},
        {"boards": {"king": {"spaces": [0, 0, 0, 0, 0, 0, 1, 3, 2, 5, 7, 9, 12]}}},
        {"boards": {"king": {"spaces": [-1, 0, 0, 0, 0, 0, 1, 2, 3, 5, 7, 9, 12]}}},
        {"boards": {"dragon": {"places": [31, 10, 4]}}},
        {"boards": {"dragon": {"places": [10, 17, 4]}}},
        {"boards": {"dragon": {"places": [10, 4, -1]}}},
        {"boards": {"charity": {"last": -21}}},
        {"boards": {"charity": {"penultimate": 1}}},
        {"variants": {"black_vs_white": {"cup": 0}}},
        {"variants": {"black_vs_white": {"cup": 5}}},
        {"variants": {"black_vs_white": {"cup": 11}}},
        {"variants": {"service_to_king": {"spaces": [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 13]}}},
        {"variants": {"service_to_king": {"spaces": [1, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]}}},
        {"variants": {"black_vs_white": {"cup": -8}}},
        {"variants": {"black_vs_white": {"winner": []}}},
        {"variants": {"service_to_king": {"scrolls": [6]}}},
        {"variants": {"service_to_king": {"scrolls": [12, 6]}}},
        {"variants": {"service_to_king": {"scrolls": [6, 13]}}},
        {"variants": {"service_to_king": {"spaces": [1]}}},
        {"variants": {"classical_education": {"coats": []}}},
        {"variants": {"defeat_dragon": {"second_per": 0}}},
        {"variants": {"most_generous": {"takes": [2]}}},
        {"frame": {"rounds": 0}},
        {"frame": {"deal": 0}},
        {"frame": {"plays": 6}},
        {"frame": {"deal": 20}},
        {"passing": {"directions": ["left"]}},
        {"passing": {"directions": ["up", "down", "up", "down", "up", "down"]}},
        {"card": [{"id": "sword", "counts": [0, -6, 4, 2]}]},
        {"card": [{"id": "sword", "counts": [0, 6]}]},
        {"card": [{"id": "sword", "counts": [0, 6, 4, 2, 1]}]},
        {"card": [{"id": "lance", "counts": [1, 1, 1, 1]}]},
        {"card": 52},
        {"turn_order": [{"id": "I", "colours": ["red", "red", "red", "red"]}]},
        {"turn_order": [{"id": "I", "colours": ["red", "blue"]}]},
        {"turn_order": [{"id": "I", "colours": ["red", "yellow", "blue", "green"]}]},
        {"turn_order": [{"id": "I", "colours": ["red", "green", "yellow", "blue"]}]},
        {"turn_order": [{"id": "VII", "colours": ["red", "blue", "yellow", "green"]}]},
        {"weather": "fine"},
        "no table",
        [1, 2],
    ],
    ids=str,
)
def test_bad_corrections_are_refused_as_content_errors(content: Any) -> None:
    """A value that does not exist, has the wrong kind or leaves no game to play is refused before set-up."""
    with pytest.raises(ContentError) as refusal:
        new_game("academy", {"seats": 5, "content": content})

    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("change", [{"deal": 7}, {"plays": 4}, {"deal": 0}, {"plays": 0}, {"deal": "six"}], ids=str)
def test_bad_corrections_of_lancelot_are_refused_where_it_is_played(change: dict[str, Any]) -> None:
    """Six cards make two piles of three; other numbers leave no game to play."""
    with pytest.raises(ContentError):
        new_game("academy", {"seats": 2, "two_player_mode": "lancelot", "content": {"lancelot": change}})


def test_a_refused_correction_names_its_place() -> None:
    """The sentence says which value is wrong."""
    with pytest.raises(ContentError, match=r"boards\.duel\.length"):
        new_game("academy", {"seats": 3, "content": {"boards": {"duel": {"length": "long"}}}})
    with pytest.raises(ContentError, match="moat"):
        new_game("academy", {"seats": 3, "content": {"boards": {"moat": {"length": 3}}}})


def test_no_correction_is_no_change() -> None:
    """An empty correction gives the printed game."""
    assert dealt(3).told == dealt(3, content={}).told == dealt(3, content="").told
