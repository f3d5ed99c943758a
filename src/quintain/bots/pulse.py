"""Stays interpreted: whenever a function of its own begins, the interpreter hears interrupts and lets other threads in.

Compiled code does neither, so a long search feels its pulse now and then.
"""

from __future__ import annotations


def feel_pulse() -> None:
    """Do nothing, but let the interpreter do what it has put off."""
