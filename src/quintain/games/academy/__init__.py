"""Medieval Academy: squires draft cards, climb seven tracks and collect coats of arms; one of them is knighted."""

from quintain.games.academy.game import AcademyGame

__all__ = ["AcademyGame"]
