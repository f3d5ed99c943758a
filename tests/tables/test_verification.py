"""A finished match is checked by playing it again; whatever was changed in it is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from quintain.games import GAMES, new_game
from quintain.kernel.rng import Rng, seed_text
from quintain.tables import Sitter, Table
from quintain.tables.archive import Archive, archived, plain_archive, read_archive
from quintain.tables.chronicle import Seated
from quintain.tables.commitment import commitment
from quintain.tables.verification import Sealed, verify

SEED = 0x0123456789ABCDEF0123456789ABCDEF
SALT = "00112233445566778899aabbccddeeff"
SEALED = Sealed(commitment(seed_text(SEED), SALT), SALT)


def match(key: str, moves: int = 10_000, seats: int = 0) -> Table:
    """A match at random between two."""
    game = new_game(key, {"seats": seats or GAMES[key].choices.lowest})
    table = Table(game, SEED, [Sitter("person", f"N{seat}") for seat in range(int(game.seats))])
    rng = Rng.seeded(7)
    while not table.over() and table.n < moves:
        seat = table.pending()[0]
        actions = table.asked[seat].actions
        table.play(seat, [actions[int(rng.below(len(actions)))]])
    return table


@pytest.fixture(scope="module")
def archive() -> Archive:
    return archived(match("majesty"), ["Anna", "Boris"])


@pytest.mark.parametrize("key", ["academy", "castlecraft", "majesty", "mastery", "reliquium"])
def test_every_game_passes_every_check(key: str) -> None:
    table = match(key)
    checks = verify(archived(table, [""] * len(table.sitters)), SEALED, SEALED.commitment.upper())

    assert ["noted", "commitment", "rules", "moves", "events", "outcome", "final"] == [check.check for check in checks]
    assert [] == [check for check in checks if not check.good]


def wrong(archive: Archive, change: Callable[[dict[str, Any]], object], sealed: Sealed = SEALED) -> list[str]:
    """The checks that fail after a change to the file."""
    data = msgspec.json.decode(msgspec.json.encode(plain_archive(archive)))
    change(data)
    return [check.check for check in verify(read_archive(data), sealed) if not check.good]


def test_another_seed_is_noticed(archive: Archive) -> None:
    def change(data: dict[str, Any]) -> None:
        data["replay"]["seed"] = seed_text(SEED + 1)

    assert "commitment" in wrong(archive, change)
    assert len(wrong(archive, change)) > 1


def test_another_salt_or_commitment_is_noticed(archive: Archive) -> None:
    assert ["commitment"] == wrong(archive, lambda data: None, Sealed(SEALED.commitment, "ff" * 16))
    assert ["commitment"] == wrong(archive, lambda data: None, Sealed("ff" * 32, SALT))
    assert ["noted"] == [check.check for check in verify(archive, SEALED, "ff" * 32) if not check.good]


def test_a_match_without_commitment_is_checked_for_the_rest(archive: Archive) -> None:
    assert ["rules", "moves", "events", "outcome", "final"] == [check.check for check in verify(archive, Sealed())]


CHANGES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a move that was not legal": (lambda data: data["replay"]["moves"].__setitem__(0, [0, 10**6]), "moves"),
    "a move of another seat": (lambda data: data["replay"]["moves"][0].reverse(), "moves"),
    "a move less": (lambda data: data["replay"]["moves"].pop(), "moves"),
    "another wording": (lambda data: data["moves"][0].__setitem__("move", "win"), "moves"),
    "an event that did not happen": (lambda data: data["moves"][0]["events"].append({"event": {"event": "won"}}), "events"),
    "an opening that was another": (lambda data: data["opening"].clear(), "events"),
    "a result that was another": (lambda data: data["result"]["ranks"].reverse(), "outcome"),
    "points that were others": (lambda data: data["result"]["points"].__setitem__(0, 999), "outcome"),
    "somebody who resigned": (lambda data: data["seats"][0].__setitem__("resigned", True), "outcome"),
    "another last position": (lambda data: data["replay"].__setitem__("final", "00"), "final"),
    "other rules": (lambda data: data["replay"].__setitem__("rules", 0), "rules"),
    "other content": (lambda data: data["replay"].__setitem__("content", "00"), "rules"),
    "another game": (lambda data: data["replay"].__setitem__("game", "chess"), "rules"),
    "no replay": (lambda data: data["replay"].clear(), "replay"),
    "too few seats": (lambda data: data["seats"].pop(), "moves"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_whatever_was_changed_is_noticed(archive: Archive, what: str) -> None:
    change, check = CHANGES[what]

    assert check in wrong(archive, change)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_that_was_resigned_passes(seats: int) -> None:
    """Between two it ends at once, among more a bot plays on."""
    table = match("majesty", 4, seats)
    sitter = msgspec.structs.replace(table.sitters[1], resigned=True, bot="squire")
    table.take(Seated(table.n + 1, 1, sitter, "resigned"))
    while not table.over():
        seat = table.pending()[0]
        table.play(seat, [table.asked[seat].actions[0]])
    checks = verify(archived(table, [""] * seats), SEALED)

    assert [] == [check for check in checks if not check.good]


def test_the_last_position_that_a_server_noted_is_checked(archive: Archive) -> None:
    assert ["final"] == [check.check for check in verify(archive, SEALED, final="00") if not check.good]
