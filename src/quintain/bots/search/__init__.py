"""Search among imagined worlds: information-set Monte-Carlo tree search, compiled."""

from quintain.bots.search.bot import Advice, SearchBot
from quintain.bots.search.budget import Budget

__all__ = ["Advice", "Budget", "SearchBot"]
