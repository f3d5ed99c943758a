"""Verbs keep their numbers."""

from __future__ import annotations

import pytest

from quintain.games import GAMES
from tests.golden import verbs
from tests.golden.verbs import Inserted, must_be_appended

TOLD = "toy, revision 1 of the rules\n\none, two\n       0 take slot=0…5\n       6 pass\n       7 in all\n"


@pytest.mark.parametrize("game", GAMES)
def test_verbs_have_the_numbers_they_had(game: str) -> None:
    file = verbs.file_of(game)
    assert file.exists(), f"{file} is missing: run make golden"
    was, now = file.read_text(encoding="utf-8"), verbs.written(game)
    must_be_appended(game, was, now)

    assert was == now, "run make golden and review the diff"


@pytest.mark.parametrize(
    "now",
    [
        TOLD.replace("       6 pass\n       7", "       6 heal\n       7 pass\n       8"),  # inserted
        TOLD.replace("0 take slot=0…5\n       6 pass\n       7", "0 take slot=0…6\n       7 pass\n       8"),  # more room
        "one, two\n       0 pass\n       1 take slot=0…5\n       7 in all\n".join([TOLD.partition("one")[0], ""]),  # swapped
        TOLD.replace("take slot=0…5", "pass slot=0…5"),  # called as another is
    ],
)
def test_an_inserted_verb_is_noticed(now: str) -> None:
    assert now != TOLD
    with pytest.raises(Inserted, match="append verbs, or raise `rules`"):
        must_be_appended("toy", TOLD, now)


@pytest.mark.parametrize(
    "now",
    [
        TOLD,
        TOLD.replace("       7 in all", "       7 heal\n       8 in all"),  # appended
        TOLD.replace("take", "seize"),  # renamed
        TOLD.replace("take slot=0…5", "bid").replace("revision 1", "revision 2"),  # another revision
        TOLD.replace("one, two", "one, three"),
    ],
)
def test_what_is_appended_or_revised_is_allowed(now: str) -> None:
    must_be_appended("toy", TOLD, now)
