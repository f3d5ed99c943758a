"""Actions: integers declared once, and told in both directions."""

from __future__ import annotations

import pytest

from quintain.kernel.actions import ActionSpace


def space() -> ActionSpace:
    declared = ActionSpace()
    declared.verb("take", slot=6, role=("miller", "brewer", "witch"))
    declared.verb("trade", amount=range(-5, 6))
    declared.verb("march", edge=4, force=range(1, 4), mood=("calm", "cross"))
    declared.verb("done")
    return declared


def test_ids_are_handed_out_in_order_without_gaps() -> None:
    declared = space()

    assert [18, 11, 24, 1] == [verb.size for verb in declared.verbs]
    assert 54 == declared.size
    assert [0, 18, 29, 53] == [verb.first for verb in declared.verbs]


def test_every_action_comes_back_from_each_way_of_telling_it() -> None:
    declared = space()
    for action in range(declared.size):
        move = declared.read(action)

        assert action == move.verb.of(move.a, move.b, move.c)
        assert action == declared.encode(declared.describe(action))
        assert action == declared.parse(declared.text(action))
        assert [move.verb] == [verb for verb in declared.verbs if verb.holds(action)]
        assert (move.a, move.b, move.c) == (move.verb.a(action), move.verb.b(action), move.verb.c(action))


def test_arguments_may_stand_in_any_order() -> None:
    declared = space()

    assert declared.parse("take slot=2 role=witch") == declared.parse("take role=witch slot=2")
    assert {"verb": "trade", "amount": -5} == declared.describe(declared.parse("trade amount=-5"))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a move begins with a verb"),
        ("steal slot=1", "there is no verb 'steal'; verbs are take, trade, march, done"),
        ("take slot=1", "take needs the argument role"),
        ("take slot=1 role=cook", "role is one of miller, brewer, witch, not 'cook'"),
        ("take slot=6 role=witch", "slot lies in 0 .. 5, not 6"),
        ("take slot=-1 role=witch", "slot lies in 0 .. 5, not -1"),
        ("take slot=two role=witch", "slot is a number, not 'two'"),
        ("take slot=1 role=witch hat=1", "take has no argument 'hat'; it has slot, role"),
        ("take slot=1 slot=2 role=witch", "written once each"),
        ("take 1 witch", "written once each as name=value"),
        ("done now=1", "done has no argument 'now'; it has none"),
        ("take verb=done", "written once each"),
    ],
)
def test_a_wrong_move_is_answered_by_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        space().parse(text)


def test_there_is_no_action_beyond_the_last() -> None:
    with pytest.raises(LookupError, match="there is no action 54"):
        space().read(54)


def test_four_arguments_are_two_decisions() -> None:
    with pytest.raises(AssertionError, match="make it two decisions"):
        ActionSpace().verb("redeploy", a=2, b=2, c=2, d=2)
