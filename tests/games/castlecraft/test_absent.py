"""What is answered for a seat that is away, whose turn it is, and what is told before the first choice."""

import pytest

from quintain.kernel.events import Chronicle
from tests.games.playing import spelt

from .builder import Play, Table, dealt, table


def answer(play: Play) -> str:
    return play.game.space.text(int(play.game.absent(play.match.view(play.seat), play.seat)))


KNIGHT = {"knight": "2 at 5,10", "guard": "3 at 5,11"}


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (table().squads(**KNIGHT), "end_actions"),
        (table().squads(**KNIGHT).stage("knight"), "end_squad"),
        (table().squads(**KNIGHT).stage("knight strike"), "pass"),
        (table().stage("building"), "end_turn"),
    ],
)
def test_who_is_away_does_nothing_more(position: Table, expected: str) -> None:
    assert expected == answer(position.laid())


def test_who_is_away_strikes_back_and_takes_the_first_cell_and_army() -> None:
    asked = table(counter_attack="ask").squads(**KNIGHT).stage("knight strike").dice(1).move("attack unit=guard")
    assert "counter" == answer(asked)

    recruited = table().stage("building").move("recruit unit=knight")
    assert recruited.legal[0] == answer(recruited)
    assert "choose_army army=dwarves" == answer(dealt(1).move("choose_army army=humans"))


def test_turns_are_counted_over_rounds_and_have_phases() -> None:
    play = dealt(1)
    turn = play.game.turn_of(play.match.state)
    assert (0, play.seat, 0, "armies") == turn.key()

    play.move("choose_army army=humans", "choose_army army=dwarves")
    first, second = play["order"]
    assert (1, first, 1, "building") == play.game.turn_of(play.match.state).key()
    play.move("end_turn")
    assert (2, second, 1, "building") == play.game.turn_of(play.match.state).key()
    play.move("end_turn")
    assert (3, first, 2, "building") == play.game.turn_of(play.match.state).key()


def test_the_actions_of_another_are_his_turn_though_survivors_are_asked() -> None:
    asked = table(counter_attack="ask").squads(**KNIGHT).stage("knight strike").dice(1).move("attack unit=guard")

    assert (1, 0, 1, "actions") == asked.game.turn_of(asked.match.state).key()
    assert 1 == asked.seat


def told(**options: object) -> list[dict[str, object]]:
    game = dealt(0, **options).game
    log = Chronicle()
    game.start(5, log)
    return [spelt(game, event) for event in log.events]


def test_lots_are_told_before_the_first_choice() -> None:
    """Who sits where, which army is whose and how he got it, and the order of play when it is drawn."""
    events = told(armies="humans,lot", late_start_bonus="2")
    how = [(event["seat"], event["how"]) for event in events if event["event"] == "armed"]
    (order,) = (event["seats"] for event in events if event["event"] == "play_ordered")
    assert isinstance(order, list)

    assert [0, 1] == [event["seat"] for event in events if event["event"] == "seated"]
    assert [(0, "given"), (1, "lot")] == how
    assert [(order[1], 2)] == [(event["seat"], event["chips"]) for event in events if event["event"] == "compensated"]
    assert "began" == events[-1]["event"]


def test_while_armies_are_chosen_the_order_of_play_is_not_told() -> None:
    events = [event["event"] for event in told(places="south,north")]

    assert ["seated", "seated", "choice_ordered"] == events
