"""Two tables that differ only in secrets look the same to whoever may not know them, and go on looking the same.

Tables are laid from real games, with the cards that a viewer cannot know dealt anew among hands and decks.
"""

import random
from typing import Any

import pytest

from quintain.kernel.match import Match
from quintain.kernel.types import SPECTATOR

from .builder import Play, dealt
from .test_second_book import choose
from .test_table import as_position

GAMES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "disorder": True},
    {"seats": 4, "allegiance": "two"},
    {"seats": 4, "ruthlessness": True, "castle_siege": True},
]
every_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(str(value) for value in options.values()))
OPENING = ("examined", "foresaw", "removed", "recalled", "reshuffled", "discarded", "revealed", "rolled", "duelled", "ambushed")


def beginnings(seed: int, options: dict[str, Any], number: int) -> list[tuple[Play, dict[str, Any]]]:
    """Some beginnings of turns of a random game, each with its position in words."""
    play, chance = dealt(seed, **options), random.Random(seed)
    found: list[tuple[Play, dict[str, Any]]] = []
    while not play.over and len(found) < number:
        begun = play.stage == "window" and any(event["event"] == "turn_began" for event in play.events)
        if begun and play.told["turn"] > options["seats"] and chance.random() < 0.4:
            position = as_position(play)
            found.append((Play(play.game, Match(play.game, 0, play.game.lay(position))), position))
        seat = chance.choice(play.pending)
        play.move(choose(play, seat, chance), seat)
    return found


def dealt_anew(play: Play, position: dict[str, Any], viewer: int, chance: random.Random) -> Play:
    """The same table for the viewer: all cards he does not know lie elsewhere; Authority stays in its place."""
    changed = {**position, "player": [dict(player) for player in position["player"]]}
    for seat, player in enumerate(changed["player"]):
        seen = play.seen(viewer)["players"][seat]
        known = [card for card in seen["hand"] if card != "hidden"]
        kept = [
            card if seen_card == card or card == "authority" else None
            for card, seen_card in zip(player["deck"], seen["deck"], strict=True)
        ]
        hand = list(player["hand"])
        for card in known:
            hand.remove(card)
        pool = hand + [card for card, keep in zip(player["deck"], kept, strict=True) if keep is None]
        chance.shuffle(pool)
        player["hand"] = known + [pool.pop() for _ in hand]
        player["deck"] = [keep or pool.pop() for keep in kept]
        # what others than the viewer knew of these cards is no longer true
        player["seen_hand"] = {str(viewer): known} if known and viewer not in (seat, SPECTATOR) else {}
        player["seen_deck"] = {key: number for key, number in player["seen_deck"].items() if key == str(viewer)}
    return Play(play.game, Match(play.game, 0, play.game.lay(changed)))


@every_game
def test_a_view_does_not_depend_on_what_it_hides(options: dict[str, Any]) -> None:
    """Dealt anew the table looks the same to the viewer, the same seats owe a choice, and the viewer has the same choices."""
    chance = random.Random(1)
    for play, position in beginnings(2, options, 6):
        for viewer in (SPECTATOR, *range(options["seats"])):
            twin = dealt_anew(play, position, viewer, chance)

            assert play.seen(viewer) == twin.seen(viewer)
            assert play.pending == twin.pending
            if viewer in play.pending:
                assert play.legal_of(viewer) == twin.legal_of(viewer)


def same_move(play: Play, twin: Play, seat: int, viewer: int, chance: random.Random) -> tuple[str, str] | None:
    """A move for both tables that a viewer cannot tell apart; in the secret choice even two different cards."""
    here, there = play.legal_of(seat), twin.legal_of(seat)
    if play.stage == "conflict" and seat != viewer:
        return chance.choice(here), chance.choice(there)
    common = [move for move in here if move in there and not move.startswith(("use_crown", "examine"))]
    if "end_turn" in common and len(common) > 1 and chance.random() < 0.8:
        common.remove("end_turn")
    fights = [move for move in common if move.startswith("advance") and move.split()[1][5:] in play.told["owner"]]
    if not common:
        return None
    move = chance.choice(fights or common)
    return move, move


def follow(play: Play, twin: Play, viewer: int, chance: random.Random) -> tuple[int, set[str]]:
    """Play both on until a secret is rightly opened; until then the viewer hears and sees the same."""
    stages = set()
    for moves in range(40):
        if play.over or twin.over:
            return moves, stages
        seat = chance.choice(play.pending)
        stages.add(play.stage)
        chosen = same_move(play, twin, seat, viewer, chance)
        if chosen is None:
            return moves, stages
        play.move(chosen[0], seat)
        twin.move(chosen[1], seat)
        if any(event["event"] in OPENING for event in play.events + twin.events):
            return moves, stages  # chance or a reveal: from here on the two differ for good reason

        assert play.heard(viewer) == twin.heard(viewer)
        assert play.seen(viewer) == twin.seen(viewer)
        assert play.pending == twin.pending
    return 40, stages


@every_game
def test_play_goes_on_looking_the_same_until_a_secret_is_opened(options: dict[str, Any]) -> None:
    """Draws, Fracture windows, conflict cards chosen in secret, support passes: nothing tells the two tables apart."""
    chance = random.Random(4)
    met: set[str] = set()
    for play, position in beginnings(5, options, 10):
        for viewer in (SPECTATOR, (position["active"] + 1) % options["seats"]):
            twin = dealt_anew(play, position, viewer, chance)
            again = Play(play.game, Match(play.game, 0, play.game.lay(position)))
            if viewer != SPECTATOR:  # the viewer's own draws are seen by him: keep his deck
                own, changed = position["player"][viewer], as_position(twin)
                changed["player"][viewer] = {**changed["player"][viewer], "deck": own["deck"], "hand": own["hand"]}
                twin = Play(play.game, Match(play.game, 0, play.game.lay(changed)))
            met |= follow(again, twin, viewer, chance)[1]

    assert {"window", "reaction", "conflict"} <= met
