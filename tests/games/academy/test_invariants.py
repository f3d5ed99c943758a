"""What holds in every game of Medieval Academy, seen from outside: through what is told and what happened."""

import random
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from quintain.kernel.match import resume

from .builder import ADVANCED, ALL_VARIANTS, BOARDS, DECK, FRONT, dealt, progress, stacks, values

GAMES: dict[str, dict[str, Any]] = {
    "three": {"seats": 3},
    "four": {"seats": 4},
    "five": {"seats": 5},
    "advanced": {"seats": 4, **ADVANCED},
    "variants": {"seats": 4, **ALL_VARIANTS},
    "codex": {"seats": 5, "classical_education": True, "service_to_king": True, "black_vs_white": True, **ADVANCED},
    "simple": {"seats": 2},
    "simple variants": {"seats": 2, **ALL_VARIANTS, "good_manners": False},
    "lancelot": {"seats": 2, "two_player_mode": "lancelot"},
    "lancelot variants": {"seats": 2, "two_player_mode": "lancelot", **ALL_VARIANTS, **ADVANCED},
}
BASE = ("three", "four", "five", "simple", "lancelot")
every_game = pytest.mark.parametrize("name", GAMES)


class Moment:
    """The table when somebody owes a choice, or when all is over, and what led there."""

    def __init__(self, told: dict[str, Any], events: list[dict[str, Any]]) -> None:
        self.told = told
        self.squires: dict[str, dict[str, Any]] = told["squires"]
        self.events = events  # since the moment before

    @property
    def round(self) -> int:
        return self.told["round"]

    @property
    def phase(self) -> str:
        return self.told["phase"]

    def called(self, *names: str) -> list[dict[str, Any]]:
        return [event for event in self.events if event["event"] in names]


@cache
def game(name: str) -> list[Moment]:
    """One random match, every decision of it."""
    play = dealt(len(name), **GAMES[name])
    chance = random.Random(len(name))
    found = [Moment(play.told, [])]
    while not play.over:
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
        found.append(Moment(play.told, play.events))
    return found


def pairs(name: str) -> list[tuple[Moment, Moment]]:
    moments = game(name)
    return list(pairwise(moments))


def lancelot(name: str) -> bool:
    return name.startswith("lancelot")


def participants(name: str) -> int:
    return len(game(name)[0].squires)


def cards_of(moment: Moment, name: str) -> Counter[str]:
    """All cards that were dealt in this round, wherever they are now."""
    cards: Counter[str] = Counter()
    for squire in moment.squires.values():
        cards.update(squire["pack"])
        cards.update(entry.split()[0] for entry in squire["played"])
        cards.update(squire["hand"])
    if lancelot(name) and moment.phase in ("bet", "split", "choose", "assign"):
        for player in moment.told["players"].values():
            cards.update(player["pack"])
    return cards


@every_game
def test_cards_are_always_fifty_two(name: str) -> None:
    """1. Deck, packs, kept cards, hands and played cards, with never more of a card than the box has."""
    for moment in game(name):
        cards = cards_of(moment, name)

        assert 52 == cards.total() + moment.told["deck"]
        assert not cards - Counter(DECK)


@every_game
def test_cards_of_a_round_stay_the_same(name: str) -> None:
    """1. Within a round nothing is added or lost."""
    for before, after in pairs(name):
        if before.round == after.round:
            assert cards_of(before, name) == cards_of(after, name)


@pytest.mark.parametrize("name", [name for name in GAMES if not lancelot(name)])
def test_picks_and_packs_make_five(name: str) -> None:
    """2. After k steps everybody has k picks and packs of 5 - k cards."""
    for moment in game(name):
        if moment.phase == "draft":
            kept = {len(squire["kept"]) for squire in moment.squires.values()}

            assert 1 == len(kept)
            assert {5 - kept.pop()} == {len(squire["pack"]) for squire in moment.squires.values()}


@every_game
def test_four_cards_are_played_and_one_is_left(name: str) -> None:
    """3. After phase 3; Lancelot: three per colour, none left."""
    expected = (3, 0) if lancelot(name) else (4, 1)
    for moment in game(name):
        if moment.phase in ("lift", "advance", "take", "target", "give", "claim", "over"):
            assert {expected} == {(len(squire["played"]), len(squire["hand"])) for squire in moment.squires.values()}


@every_game
def test_one_marker_per_track(name: str) -> None:
    """4. Every squire once on every track; nobody below zero or beyond 12 on the King's."""
    for moment in game(name):
        for board, track in moment.told["tracks"].items():
            found = progress(track)

            assert sorted(moment.squires) == sorted(found)
            assert min(found.values()) >= 0
            assert board != "king" or max(found.values()) <= 12
            assert len(found) == track.count(",") + track.count("[") + track.count("{")


@every_game
def test_the_last_to_move_lies_on_top(name: str) -> None:
    """5. A stack holds exactly the markers of that progress, and who landed there last is its top."""
    for before, after in pairs(name):
        if before.round != after.round:
            continue
        last: dict[tuple[str, int], str] = {}
        for event in after.events:
            if event["event"] == "moved" and event["steps"]:
                last[(event["board"], event["progress"])] = event["squire"]
        for (board, space), squire in last.items():
            found = stacks(after.told["tracks"][board])
            if squire in found.get(space, []):
                above = found[space][found[space].index(squire) + 1 :]

                assert all((board, space) in last and squire != other for other in above)


@every_game
def test_stacks_keep_their_order(name: str) -> None:
    """5. Markers that did not move keep their order in the stack."""
    for before, after in pairs(name):
        if before.round != after.round or after.called("lifted", "cleared"):
            continue
        moved = {(event["board"], event["squire"]) for event in after.called("moved")}
        for board, track in before.told["tracks"].items():
            for space, stack in stacks(track).items():
                still = [squire for squire in stack if (board, squire) not in moved]
                now = [squire for squire in stacks(after.told["tracks"][board]).get(space, []) if squire in still]

                assert still == now


def change(before: Moment, after: Moment, board: str) -> dict[str, int]:
    old, new = progress(before.told["tracks"][board]), progress(after.told["tracks"][board])
    return {squire: new[squire] - old[squire] for squire in old}


@every_game
def test_progress_grows_by_moves_alone(name: str) -> None:
    """6. The change of every marker is the sum of its moves, unless its board was cleared in between."""
    for before, after in pairs(name):
        cleared = {event["board"] for event in after.called("cleared")}
        steps: Counter[tuple[str, str]] = Counter()
        for event in after.called("moved"):
            steps[(event["board"], event["squire"])] += event["steps"]
        for board in before.told["tracks"]:
            if board not in cleared:
                assert {squire: steps[(board, squire)] for squire in before.squires} == change(before, after, board)


@every_game
def test_progress_falls_only_by_reset_or_one_step_back(name: str) -> None:
    """6. Backwards only by a reset, or by exactly one on Gallantry with that switch; forwards by a reset at most three."""
    back = GAMES[name].get("gallantry_back")
    for before, after in pairs(name):
        for event in after.called("moved"):
            assert event["steps"] >= 0 or (back and event["board"] == "gallantry" and event["steps"] == -1)
        cleared = {event["board"] for event in after.called("cleared")}
        for board in before.told["tracks"]:
            fell = min(change(before, after, board).values())

            assert fell >= (-1 if back and board == "gallantry" else 0) or board in cleared


@every_game
def test_places_are_off_zero(name: str) -> None:
    """7. Places 1 to 3 have moved; as many as markers off zero, at most three."""
    for moment in game(name):
        for board, places in moment.told["places"].items():
            found = progress(moment.told["tracks"][board])
            held = [places[key] for key in ("first", "second", "third") if places[key]]

            assert all(found[squire] > 0 for squire in held)
            assert len(held) == len(set(held)) == min(3, sum(1 for steps in found.values() if steps))


@pytest.mark.parametrize("name", BASE)
def test_sword_boards_hand_out_six_or_five_points(name: str) -> None:
    """8. Each round at most 6 (5 with three squires) per board, exactly that when enough markers are off zero."""
    most, needed = (5, 2) if participants(name) == 3 else (6, 3)
    for before, after in pairs(name):
        for board in ("duel", "tournament"):
            paid = [event["points"] for event in after.called("awarded") if event["board"] == board]
            if after.called("awarded") and after.round != 4:  # after III the tracks are already cleared
                off_zero = sum(1 for steps in progress(after.told["tracks"][board]).values() if steps)

                assert sum(paid) == (most if off_zero >= needed else sum([3, 2, 1][: min(off_zero, needed)]))
            assert sum(paid) <= most
            assert before.phase in ("play", "sword", "advance") or not paid


@pytest.mark.parametrize("name", BASE)
def test_education_hands_out_threes_or_a_three_and_a_one(name: str) -> None:
    """9. With two or more on zero only -3s, one each; otherwise one -3 and one -1. The same for Charity in VI."""
    for _, after in pairs(name):
        for board in ("education", "charity"):
            paid = Counter(event["points"] for event in after.called("awarded") if event["board"] == board)
            if not paid:
                continue
            if after.round != 4 or board == "charity":
                zero = sum(1 for steps in progress(after.told["tracks"][board]).values() if not steps)

                assert ({-3: zero} if zero >= 2 else {-3: 1, -1: 1}) == paid
            assert paid in [Counter({-3: 1, -1: 1}), *(Counter({-3: n}) for n in range(2, 6))]


@every_game
def test_gallantry_places_are_fixed_before_the_first_bonus(name: str) -> None:
    """10. They are told once a round, at most three (two with three squires), and bonuses follow them from last to first."""
    most = 2 if participants(name) == 3 else 3
    told: dict[int, list[str]] = {}
    used: dict[int, list[str]] = {}
    for before, after in pairs(name):
        for event in after.called("placed"):
            told.setdefault(before.round, []).append(event["squire"])
        if before.phase == "advance":
            used.setdefault(before.round, []).append(before.told["turn"])
    for number, squires in told.items():
        assert len(squires) == len(set(squires)) <= most
        if not GAMES[name].get("good_manners"):
            assert sorted(squires) == sorted(used.get(number, []))


@pytest.mark.parametrize("name", BASE)
def test_reset_after_round_three(name: str) -> None:
    """11. Five boards at zero for everyone when round IV begins; Dragon and Charity untouched."""
    for before, after in pairs(name):
        if (before.round, after.round) == (3, 4):
            zero = "0:{" + ",".join(after.squires) + "}"

            assert {zero} == {after.told["tracks"][board] for board in FRONT}
            for board in ("dragon", "charity"):
                assert min(change(before, after, board).values()) >= 0


@every_game
def test_first_player_goes_round(name: str) -> None:
    """12. Seat s + r - 1 in round r; the two players of a game for two alternate."""
    start = game(name)[0].told["first"]
    seats = GAMES[name]["seats"]
    for moment in game(name):
        assert (start + moment.round - 1) % seats == moment.told["first"]


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].get("black_vs_white")])
def test_the_cup_stays_on_its_track(name: str) -> None:
    """13. Within -8 and 8, and 0 when rounds III and V begin."""
    for before, after in pairs(name):
        assert -8 <= after.told["cup"] <= 8
        if before.round != after.round and after.round in (3, 5):
            assert 0 == after.told["cup"]

    assert 0 == game(name)[-1].told["cup"]


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].get("classical_education")])
def test_the_codex_holds_one_three_and_one_one(name: str) -> None:
    """14. As many coats as squires from phase 1 on; after the taking only zeros remain."""
    size = participants(name)
    for moment in game(name):
        coats = values(moment.told["codex"])

        assert [-3, -1] + [0] * (size - 2) == coats or (moment.phase in ("target", "give", "claim", "over") and set(coats) == {0})

    assert [0] * (size - 2) == values(game(name)[-1].told["codex"])


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].get("service_to_king")])
def test_scrolls_lie_as_they_can(name: str) -> None:
    """15. Without the scroll of 12 the one of 6 is gone too; when a round begins both are on the board, or only that of 12."""
    for before, after in pairs(name):
        scrolls = after.told["scrolls"]

        assert scrolls["12"] == "board" or scrolls["6"] != "board"
        if before.round != after.round:
            assert (scrolls["6"], scrolls["12"]) in (("board", "board"), ("aside", "board"))


@every_game
def test_points_are_coats_and_bonuses(name: str) -> None:
    """16. The total told is their sum; the exchange leaves the sum of all as it is."""
    for before, after in pairs(name):
        for squire in after.squires.values():
            assert sum(values(squire["coats"])) + squire["bonus"] == squire["points"]
            assert len(squire["coats"]) == squire["coat_count"]
        if before.phase in ("target", "give", "claim"):
            assert sum(squire["points"] for squire in before.squires.values()) == sum(
                squire["points"] for squire in after.squires.values()
            )
    last = game(name)[-1]

    assert {squire: item["points"] for squire, item in last.squires.items()} == last.told["totals"]


@every_game
def test_awards_are_the_coats(name: str) -> None:
    """16. What is handed out openly is what lies before the squires, Codex coats and exchanges apart."""
    for before, after in pairs(name):
        if after.called("took", "given", "claimed"):
            continue
        got: dict[str, list[str]] = {squire: [] for squire in before.squires}
        for event in after.called("awarded"):
            got[event["squire"]].append(event["coat"])
        for squire, coats in got.items():
            assert Counter(before.squires[squire]["coats"]) + Counter(coats) == Counter(after.squires[squire]["coats"])


@every_game
def test_the_same_seed_and_moves_give_the_same_game(name: str) -> None:
    """17. Replaying the record gives the same table."""
    play = dealt(9, **GAMES[name]).until("draft", "split", chance=random.Random(9))
    for _ in range(60):
        if not play.over:
            play.move(play.legal_of(play.pending[-1])[-1], play.pending[-1])
    again = resume(play.game, play.match.replay())

    assert play.told == play.game.tell(again.state)


@every_game
def test_a_real_game_has_no_faults(name: str) -> None:
    """The game's own list of invariants agrees."""
    play = dealt(4, **GAMES[name])
    chance = random.Random(4)
    at = 0
    while not play.over:
        if at % 5 == 0:
            assert [] == play.game.faults(play.match.state)
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
        at += 1

    assert [] == play.game.faults(play.match.state)


def test_every_declared_event_happens() -> None:
    """Among these games, or in rare positions of the other tests: nothing is declared in vain."""
    seen = {event["event"] for name in GAMES for moment in game(name) for event in moment.events}
    declared = {event.name for event in dealt(0).game.events}

    assert not seen - declared
    assert declared - seen <= {"dealt", "filled", "began"} | {"lifted", "targeted", "given", "claimed", "cup_moved"}


def test_boards_of_these_games_are_all_used() -> None:
    """The random games move markers on all seven boards."""
    for name in GAMES:
        last = game(name)[-1]
        used = {event["board"] for moment in game(name) for event in moment.called("moved")}

        assert len(BOARDS) == len(last.told["tracks"]) == len(used)
