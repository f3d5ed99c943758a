"""Refusals: another kind of choice than the one asked for is refused by the clause that asks."""

import pytest

from .builder import Play, lancelot, table

FOREIGN = [
    "bet board=king",
    "pick card=king_2",
    "play card=king_2 board=king",
    "take slot=0",
    "split card=king_2",
    "assign card=king_2",
]


def at(phase: str) -> Play:
    """A table at which just this is asked."""
    places = {
        "bet": table(3, good_manners=True).at(phase="bet"),
        "draft": table(3).packs(A=["sword_3"] * 5),
        "play": table(3).hands(A=["sword_3"] * 5).at(phase="play"),
        "lift": table(3, tie_win=True).tracks(duel="3:[A,B]").at(phase="score"),
        "advance": table(3).tracks(gallantry="3:[A]").at(phase="gallantry"),
        "take": table(3, classical_education=True).at(phase="education"),
        "target": table(3, most_generous=True).tracks(charity="3:[A]").at(round=6, phase="exchange"),
        "choose": lancelot().at(phase="choose"),
        "split": lancelot().packs({"0": ["sword_3"] * 6}).at(phase="split"),
        "assign": lancelot().hands({"0": ["sword_3"] * 6}).at(phase="assign"),
    }
    if phase == "peek":
        return table(3, classical_education=True).hands(A=["education_2"]).play("A", "education_2")
    if phase == "sword":
        place = table(2).hands(B=["king_3"], N=["sword_3"] * 5).chance(0).at(phase="play", turn="B")
        return place.laid().play("king_3")
    return places[phase].laid()


@pytest.mark.parametrize(
    ("phase", "clause"),
    [
        ("bet", "AC-16.1"),
        ("draft", "AC-4.1"),
        ("play", "AC-5.1"),
        ("sword", "AC-13.7"),
        ("peek", "AC-17.2"),
        ("lift", "AC-12.1"),
        ("advance", "AC-8.3"),
        ("take", "AC-17.3"),
        ("target", "AC-20.2"),
        ("choose", "AC-14.3"),
        ("split", "AC-14.3"),
        ("assign", "AC-14.4"),
    ],
)
def test_another_kind_of_choice_is_refused_by_the_clause_that_asks(phase: str, clause: str) -> None:
    """Whatever other verb is tried; nothing changes by it."""
    play = at(phase)

    assert (phase, clause) == (play.phase, play.asks_of(0))
    own = play.legal_of(0)[0].split()[0]
    for move in FOREIGN:
        if move.split()[0] != own and move.split()[0] in {verb.name for verb in play.game.space.verbs}:
            assert clause == play.refusal(move, 0)


@pytest.mark.parametrize(
    "phase", ["bet", "draft", "play", "sword", "peek", "lift", "advance", "take", "target", "choose", "split", "assign"]
)
def test_every_refusal_names_a_clause(phase: str) -> None:
    """Every action of the game that is not offered is refused with a clause and changes nothing."""
    play = at(phase)
    legal = set(play.legal_of(0))
    state = play.match.state
    clauses = set()
    for action in range(int(play.game.space.size)):
        if play.game.space.text(action) not in legal:
            clauses.add(play.game.why_not(state, 0, action))

    assert all(clause.startswith("AC-") for clause in clauses)
    assert legal == set(play.legal_of(0))


@pytest.mark.parametrize("phase", ["bet", "play", "peek", "lift", "advance", "take", "target", "choose"])
def test_nobody_else_chooses(phase: str) -> None:
    """A seat that is not asked is refused, whatever it tries."""
    play = at(phase)
    for seat in range(int(play.game.seats)):
        if seat not in play.pending:
            for move in play.legal_of(0)[:3]:
                assert "AC-5.1" == play.refusal(move, seat)
