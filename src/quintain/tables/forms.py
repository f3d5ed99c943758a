"""The options of a game as a form: kind, range, clause, names and what excludes what."""

from __future__ import annotations

from typing import Literal, cast

from quintain.kernel.game import AnyGame
from quintain.kernel.options import Bar, Option
from quintain.tables.wire import Exclusion, OptionField, OptionsForm


def form_of(kind: type[AnyGame]) -> OptionsForm:
    """Everything a page needs to ask for the options of a game; `choose` has the last word."""
    options = kind.choices
    return OptionsForm(
        game=kind.key,
        lowest=options.lowest,
        highest=options.highest,
        clause=options.seats_clause,
        options=[_field(option) for option in options.schema],
        barred=[_exclusion(bar) for bar in options.barred],
    )


def _field(option: Option) -> OptionField:
    return OptionField(
        name=option.name,
        kind=cast(Literal["flag", "number", "choice", "text", "json"], option.kind),  # kernel/options.py names no others
        clause=option.clause,
        default=option.default,
        low=option.low,
        high=option.high,
        choices=list(option.choices),
        words=list(option.words),
        parts=option.parts,
        joint=option.joint,
    )


def _exclusion(bar: Bar) -> Exclusion:
    return Exclusion(bar.option, list(bar.values), bar.other, list(bar.others), bar.clause)
