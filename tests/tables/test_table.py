"""Answers: one entry each, whole or refused; the log gives the table back."""

from __future__ import annotations

import pytest

from quintain.kernel.errors import ReplayMismatch
from quintain.kernel.records import digest
from quintain.kernel.rng import Rng
from quintain.tables import Refused, Table, absence, bot, person, snapshot, undo
from quintain.tables.chronicle import Clocked, Moved, read, written
from quintain.tables.wire import LONGEST, Answer, Proposal

from .around import ANNA, BORIS, COPPER, GOLD, PASS, RAISE, SILVER, answer, bidden, every_game, seated, toy, wander


def refusal(table: Table, seat: int, wanted: Answer) -> Refused:
    """What is refused, and that nothing has changed."""
    before, n = digest(table.match.state), table.n
    with pytest.raises(Refused) as refused:
        table.answer(seat, wanted)
    assert (before, n) == (digest(table.match.state), table.n)
    return refused.value


def test_an_answer_is_one_entry() -> None:
    table = toy()
    entry = table.answer(ANNA, answer(table, ANNA, GOLD, client="a"))

    assert Moved(1, ANNA, [GOLD], client="a") == entry
    assert [entry] == table.entries
    assert [BORIS] == table.pending()


def test_the_same_message_twice_is_one_entry() -> None:
    table = toy()
    first = answer(table, ANNA, GOLD, client="a")

    assert table.answer(ANNA, first) is table.answer(ANNA, first)
    assert 1 == table.n


def test_a_message_sent_again_after_others_answered_is_still_known() -> None:
    table = toy()
    first = answer(table, ANNA, GOLD, client="a")
    entry = table.answer(ANNA, first)
    table.answer(BORIS, answer(table, BORIS, COPPER, client="b"))

    assert entry is table.answer(ANNA, first)
    assert 2 == table.n


def test_the_id_of_a_message_is_unique_in_a_match() -> None:
    table = toy()
    table.answer(ANNA, answer(table, ANNA, GOLD, client="a"))

    assert "client-used" == refusal(table, BORIS, answer(table, BORIS, COPPER, client="a")).code
    assert "client-used" == refusal(table, BORIS, answer(table, BORIS, COPPER, client="b" * 65)).code


def test_a_message_stays_known_after_its_move_is_taken_back() -> None:
    table = toy(person("Anna"), bot("squire"))
    first = answer(table, ANNA, GOLD, client="a")
    entry = table.answer(ANNA, first)
    undo.ask(table, ANNA, client="u")

    assert entry is table.answer(ANNA, first)
    assert table.entries[1] is undo.ask(table, ANNA, client="u")
    assert 2 == table.n


def test_an_answer_to_a_question_that_is_gone_is_stale() -> None:
    table = bidden()
    old = answer(table, ANNA, PASS)
    table.answer(ANNA, answer(table, ANNA, PASS))

    assert "stale" == refusal(table, ANNA, old).code
    assert "not-asked" == refusal(table, BORIS, Answer(0, "", [PASS])).code


def test_refusals_carry_the_clause() -> None:
    table = toy()
    refused = refusal(table, ANNA, answer(table, ANNA, PASS))

    assert ("illegal", "TY-2.1", 0) == (refused.code, refused.clause, refused.at)
    assert "illegal" == refusal(table, ANNA, answer(table, ANNA, 99)).code
    assert "no-actions" == refusal(table, ANNA, answer(table, ANNA)).code
    assert "no-actions" == refusal(table, ANNA, answer(table, ANNA, *[PASS] * (LONGEST + 1))).code


def test_after_the_end_nothing_is_answered() -> None:
    table = toy(raises=False)
    table.play(ANNA, [GOLD])
    table.play(BORIS, [COPPER])

    assert table.over()
    assert "over" == refusal(table, ANNA, Answer(2, "", [PASS])).code


def test_a_chain_is_one_entry() -> None:
    table = bidden()
    table.answer(ANNA, answer(table, ANNA, RAISE, PASS, client="c"))

    assert 3 == table.n
    assert [RAISE, PASS] == [step.action for step in table.line if step.n == 3]
    assert [BORIS] == table.pending()


def test_a_chain_is_refused_whole() -> None:
    table = bidden()
    refused = refusal(table, ANNA, answer(table, ANNA, RAISE, COPPER))

    assert ("illegal", 1) == (refused.code, refused.at)
    assert 1 == refusal(table, ANNA, answer(table, ANNA, PASS, 99)).at
    beyond = refusal(table, ANNA, answer(table, ANNA, PASS, PASS, PASS))
    assert ("illegal", 2) == (beyond.code, beyond.at)


def test_a_chain_ends_where_something_becomes_known() -> None:
    """Whether what follows is legal could depend on it: a refusal would tell, and the first answer would not be paid for."""
    table = toy()
    table.play(ANNA, [GOLD])
    entry = table.answer(BORIS, answer(table, BORIS, SILVER, RAISE))

    assert Moved(2, BORIS, [SILVER]) == entry
    assert [ANNA] == table.pending()


@pytest.mark.parametrize("illegal", [COPPER, 99])
def test_what_follows_a_revelation_is_not_even_tried(illegal: int) -> None:
    table = toy()
    table.play(ANNA, [GOLD])
    table.answer(BORIS, answer(table, BORIS, SILVER, illegal))

    assert 2 == table.n


def test_only_people_answer_by_message() -> None:
    table = toy(person("Anna"), bot("squire"))

    assert "no-person" == refusal(table, BORIS, answer(table, BORIS, GOLD)).code


def test_the_number_never_goes_back() -> None:
    table = toy(person("Anna"), bot("squire"))
    numbers = []
    for step in range(12):
        if step % 3 == 2:
            undo.ask(table, ANNA)
        elif step % 3 == 1:
            table.set_clocks([1000 * step, -1])
        else:
            table.play(ANNA, [GOLD])
        numbers.append(table.n)

    assert list(range(1, 13)) == numbers
    assert numbers == [entry.n for entry in table.entries]


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_the_log_gives_the_table_back(key: str) -> None:
    """Moves, undo, clocks, seats and hints, stored and read."""
    game = dict(every_game())[key]
    table, rng = seated(game, 2, seed=2**100 + 7), Rng.seeded(5)
    sitters = list(table.sitters)
    for at, (seat, _) in enumerate(wander(table, rng, 60)):
        if at % 13 == 5 and seat in table.people():
            absence.represent(table, seat)
        elif at % 13 == 9:
            table.hint(0, f"h{at}")
            table.set_clocks([at] * int(game.seats))
        if at == 30:
            for away in [each for each in (0, 1) if each not in table.people()]:
                absence.come_back(table, away)
            if table.last_answer(0):
                if isinstance(undo.ask(table, 0), Proposal):
                    undo.agree(table, 1)
                break
    list(wander(table, rng, 10))
    again = Table.rebuilt(game, 2**100 + 7, sitters, [read(written(entry)) for entry in table.entries])

    assert 30 < again.n
    assert digest(table.match.state) == digest(again.match.state)
    assert (table.opened, table.unrated, table.sitters) == (again.opened, again.unrated, again.sitters)
    for viewer in (-1, *range(int(game.seats))):
        assert snapshot(table, viewer) == snapshot(again, viewer)


def test_a_log_that_does_not_fit_says_where() -> None:
    table = bidden()
    game, sitters = table.game, table.sitters
    with pytest.raises(ReplayMismatch, match="entry 3 follows entry 1"):
        Table.rebuilt(game, 3, sitters, [table.entries[0], Clocked(3, [])])
    with pytest.raises(ReplayMismatch, match="entry 1 does not fit"):
        Table.rebuilt(game, 3, sitters, [Moved(1, ANNA, [PASS])])


def test_with_two_sides_resigning_ends_the_match() -> None:
    table = bidden()
    absence.resign(table, ANNA, "r")
    result = table.result()

    assert result is not None
    assert ([2, 1], [ANNA]) == (result.ranks, result.resigned)
    assert table.over()
    with pytest.raises(Refused, match="over"):
        table.play(ANNA, [PASS])


def test_with_more_sides_a_bot_plays_on_and_whoever_resigned_ranks_last() -> None:
    game = dict(every_game())["majesty"]
    table, rng = seated(game), Rng.seeded(2)
    absence.resign(table, 2)

    assert "knight" == table.bot_at(2)
    assert not table.over()
    with pytest.raises(Refused):
        absence.come_back(table, 2)
    list(wander(table, rng, 1000))
    result = table.result()
    assert result is not None
    assert int(game.seats) == result.ranks[2]
    assert 1 == result.ranks.count(int(game.seats))
    others = [(points, rank) for seat, (points, rank) in enumerate(zip(result.points, result.ranks, strict=True)) if seat != 2]
    assert sorted(rank for _, rank in others) == [rank for _, rank in sorted(others, reverse=True)]
