"""The law of taking back: free, by consent, or for practice; and the same chance again."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.kernel.records import digest, dump
from quintain.kernel.rng import Rng
from quintain.tables import Refused, Table, absence, bot, person, undo
from quintain.tables.chronicle import Undone
from quintain.tables.knowledge import chance_used
from quintain.tables.wire import Proposal, Undo

from .around import ANNA, BORIS, COPPER, GOLD, PASS, RAISE, bidden, every_game, seated, toy, wander


def test_undo_is_free_while_nobody_learned_anything_and_nobody_answered() -> None:
    table = toy()
    before = dump(table.match.state)
    table.play(ANNA, [GOLD])

    assert Undo(1, "free") == undo.offered(table, ANNA)
    assert Undone(2, ANNA, 1) == undo.ask(table, ANNA)
    assert before == dump(table.match.state)
    assert [] == table.unrated


def test_after_another_s_answer_it_takes_consent() -> None:
    """Though Boris has told nothing yet: with three rounds of bids sealed, he might answer to what Anna did."""
    table = bidden()
    table.play(ANNA, [RAISE])
    table.play(ANNA, [PASS])
    table.play(BORIS, [PASS])

    assert Undo(4, "consent") == undo.offered(table, ANNA)
    assert Undo(5, "free") == undo.offered(table, BORIS)


def test_after_a_revelation_it_takes_consent() -> None:
    table = bidden()

    assert Undo(2, "consent") == undo.offered(table, BORIS)


def test_going_back_further_counts_everything_since() -> None:
    table = bidden()
    table.play(ANNA, [RAISE])
    table.play(ANNA, [PASS])

    assert "free" == undo.price(table, ANNA, 3)
    assert "consent" == undo.price(table, ANNA, 1)
    assert Undone(5, ANNA, 3) == undo.ask(table, ANNA, 3)
    assert [ANNA] == table.pending()
    assert 2 == len(table.line)


def test_consent_of_all_people_is_asked_logged_and_makes_the_match_unrated() -> None:
    game = dict(every_game())["majesty"]
    table = seated(game, 3)
    for _ in wander(table, Rng.seeded(1), 2):
        pass
    first = table.line[0].seat
    others = [seat for seat in range(3) if seat != first]
    wanted = undo.ask(table, first)

    assert Proposal(first, 1, [], others) == wanted == table.proposal
    assert Proposal(first, 1, [others[1]], [others[0]]) == undo.agree(table, others[1])
    assert Undone(3, first, 1, others) == undo.agree(table, others[0])
    assert ["undo"] == table.unrated
    assert (0, None) == (len(table.line), table.proposal)


def test_nobody_agrees_for_another_or_twice() -> None:
    table = bidden()
    undo.ask(table, BORIS)
    for seat in (BORIS,):
        with pytest.raises(Refused, match="nobody asks seat 1"):
            undo.agree(table, seat)
    undo.decline(table, ANNA)
    assert table.proposal is None
    with pytest.raises(Refused):
        undo.agree(table, ANNA)
    with pytest.raises(Refused):
        undo.decline(table, ANNA)


def test_consent_is_to_what_was_shown() -> None:
    """Whoever asks for little, and for much while the other agrees, gets nothing."""
    table = seated(dict(every_game())["majesty"], 2)
    for _ in wander(table, Rng.seeded(1), 8):
        pass
    own = [step.n for step in table.line if step.seat == BORIS]
    undo.ask(table, BORIS, own[-1])
    undo.decline(table, BORIS)
    undo.ask(table, BORIS, own[0])

    with pytest.raises(Refused, match="is asked to go back"):
        undo.agree(table, ANNA, to=own[-1])
    assert isinstance(undo.agree(table, ANNA, to=own[0]), Undone)


def test_whoever_asked_may_think_better_of_it() -> None:
    table = bidden()
    undo.ask(table, BORIS)
    undo.decline(table, BORIS)

    assert table.proposal is None
    assert 2 == table.n


def test_a_proposal_ends_with_the_next_answer() -> None:
    table = bidden()
    undo.ask(table, BORIS)
    table.play(ANNA, [PASS])

    assert table.proposal is None


def test_bots_and_those_who_are_away_are_not_asked() -> None:
    table = bidden()
    absence.represent(table, ANNA)

    assert Undo(2, "practice") == undo.offered(table, BORIS)


def test_who_goes_away_need_not_agree_any_more() -> None:
    table = seated(dict(every_game())["majesty"], 3)
    for _ in wander(table, Rng.seeded(1), 2):
        pass
    first = table.line[0].seat
    others = [seat for seat in range(3) if seat != first]
    undo.ask(table, first)
    absence.represent(table, others[0])

    assert isinstance(undo.agree(table, others[1]), Undone)


def test_alone_with_bots_anything_goes_and_the_match_is_practice() -> None:
    table = bidden(person("Anna"), bot("squire"))

    assert Undo(1, "practice") == undo.offered(table, ANNA)
    assert Undone(3, ANNA, 1, practice=True) == undo.ask(table, ANNA)
    assert ["practice"] == table.unrated


def test_what_is_free_does_not_make_practice() -> None:
    table = toy(person("Anna"), bot("squire"))
    table.play(ANNA, [GOLD])
    undo.ask(table, ANNA)

    assert [] == table.unrated


def test_there_must_be_something_to_take_back() -> None:
    table = toy()
    assert undo.offered(table, ANNA) is None
    with pytest.raises(Refused, match="nothing to take back"):
        undo.ask(table, ANNA)
    table.play(ANNA, [GOLD])
    table.play(BORIS, [COPPER])
    for to in (2, 7, -1):  # another's, none, none
        with pytest.raises(Refused, match="is no answer of seat 0"):
            undo.ask(table, ANNA, to)
    with pytest.raises(Refused) as refused:
        undo.ask(toy(bot("squire"), person("Boris")), ANNA)
    assert "no-person" == refused.value.code


def test_passes_that_nobody_chose_go_with_the_choice_before() -> None:
    table = bidden()
    table.play(ANNA, [RAISE])
    table.play(ANNA, [PASS], "standing")

    assert Undo(3, "free") == undo.offered(table, ANNA)


def test_a_chain_is_taken_back_whole() -> None:
    table = bidden()
    table.play(ANNA, [RAISE, PASS])
    undo.ask(table, ANNA)

    assert 2 == len(table.line)
    assert [ANNA] == table.pending()


def test_standing_answers_end_with_an_undo() -> None:
    table = bidden()
    table.stand(BORIS)
    table.play(ANNA, [RAISE])
    undo.ask(table, ANNA)

    assert {} == table.standing


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_undo_across_chance_brings_the_same_chance_back(key: str) -> None:
    """To every answer of a person, in any game: chosen again, everything is as it was."""
    game: Any = dict(every_game())[key]
    table, rng = seated(game, 1, seed=2**90 + 1), Rng.seeded(6)
    crossed = 0
    for seat, _ in wander(table, rng, 200 if key != "castlecraft" else 400):
        if seat != 0 or not table.last_answer(0) or rng.below(4):
            continue
        before = digest(table.match.state)
        moves = [(step.seat, step.action) for step in table.line]
        entry = undo.ask(table, 0)
        assert isinstance(entry, Undone)
        crossed += chance_used(table.match.state, _after(table, moves))
        for again, action in moves[len(table.line) :]:
            table.play(again, [action])
        assert before == digest(table.match.state)

    assert crossed or key not in ("castlecraft", "mastery")  # the others ask chance at the beginning only


def _after(table: Table, moves: list[tuple[int, int]]) -> Any:
    match = table.match.fork()
    for seat, action in moves[len(table.line) :]:
        match.play(seat, action)
    return match.state


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_what_is_free_to_take_back_leaves_no_trace(key: str) -> None:
    """No viewer but the one who took back could see anything else after it than before the choice."""
    game: Any = dict(every_game())[key]
    table, rng, free = seated(game), Rng.seeded(9), 0
    before = [dump(table.view(viewer)) for viewer in range(int(game.seats))]
    for _ in wander(table, rng, 60):
        if table.line:
            last = table.line[-1].seat
            offer = undo.offered(table, last)
            if offer is not None and offer.kind == "free" and offer.to == table.line[-1].n:
                action = table.line[-1].action
                undo.ask(table, last)
                assert before == [dump(table.view(viewer)) for viewer in range(int(game.seats))]
                table.play(last, [action])
                free += 1
        before = [dump(table.view(viewer)) for viewer in range(int(game.seats))]

    assert free or key == "majesty"  # every card taken brings the next one to light
