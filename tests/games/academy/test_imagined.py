"""What may be imagined from a view, beyond what the laws ask."""

from __future__ import annotations

import pytest

from quintain.games.academy.game import AcademyGame
from quintain.games.academy.memory import holder, ledger, steps_done
from quintain.games.academy.options import AcademyOptions
from quintain.games.academy.state import AcademyState
from quintain.kernel.events import Log
from quintain.kernel.options import choose
from quintain.kernel.rng import Rng

NEUTRAL = 2


def kept_highest(game: AcademyGame, state: AcademyState) -> bool:
    """AC-13.3, read off the order in which cards left their packs."""
    cards, deal = [int(card) for card in ledger(game.kit, state)], int(game.kit.deal)
    for pack in range(int(game.kit.squires)):
        for step in range(int(steps_done(game.kit, state))):
            rest = [card % 4 for card in cards[pack * deal + step : (pack + 1) * deal]]
            if holder(game.kit, state, pack, step) == NEUTRAL and rest[0] < max(rest):
                return False
    return True


@pytest.mark.parametrize("opener", ["0", "1"])
def test_the_neutral_squire_of_an_imagined_deal_kept_highest_values(opener: str) -> None:
    """Every viewer knows that rule, so whatever he imagines obeys it."""
    game = AcademyGame(choose(AcademyOptions, {"seats": 2, "first_player": opener}))
    rng = Rng.seeded(3)
    for seed in range(4):
        state, n = game.start(seed), 0
        while seats := game.pending(state):
            if n % 5 == 0:
                assert kept_highest(game, state)
                for viewer in (-1, 0, 1):
                    assert kept_highest(game, game.determinise(game.view(state, viewer), rng))
            actions = game.legal(state, seats[0])
            game.apply(state, seats[0], actions[rng.below(len(actions))], Log())
            n += 1


def test_a_laid_position_against_that_rule_can_still_be_imagined() -> None:
    game = AcademyGame(choose(AcademyOptions, {"seats": 2}))
    state = game.lay(
        {"phase": "play", "turn": "B", "played": {"N": ["king_2", "dragon_2"]}, "hands": {"N": ["sword_5", "sword_5"]}}
    )
    for viewer in (-1, 0, 1):
        view = game.view(state, viewer)
        imagined = game.determinise(view, Rng.seeded(1))

        assert [] == game.faults(imagined)
        assert game.tell(view) == game.tell(game.view(imagined, viewer))
