"""Whether a value has the shape that a TypedDict declares."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from quintain.kernel import COMPILED


def fits(shape: Any, value: Any) -> None:
    """Every key is declared, every required one is there, every value is of its kind.

    Compiled classes forget what is in a list: there the interpreted run must do.
    """
    if not COMPILED:
        _fits(shape, value, "")


def _fits(shape: Any, value: Any, where: str) -> None:
    origin = get_origin(shape)
    if origin is NotRequired:
        _fits(get_args(shape)[0], value, where)
    elif is_typeddict(shape):
        declared = get_type_hints(shape, include_extras=True)
        required = {key for key, kind in declared.items() if shape.__total__ and get_origin(kind) is not NotRequired}

        assert isinstance(value, dict), where
        assert required <= set(value) <= set(declared), where

        for key, item in value.items():
            _fits(declared[key], item, f"{where}.{key}")
    elif origin is list:
        assert isinstance(value, list), where

        for at, item in enumerate(value):
            _fits(get_args(shape)[0], item, f"{where}.{at}")
    elif origin is dict:
        assert isinstance(value, dict), where

        for key, item in value.items():
            assert isinstance(key, str), where

            _fits(get_args(shape)[1], item, f"{where}.{key}")
    elif origin in (Union, UnionType):
        assert any(_is(kind, value, where) for kind in get_args(shape)), f"{where}: {value!r}"
    elif origin is Literal:
        assert value in get_args(shape), f"{where}: {value!r}"
    else:
        assert type(value) is shape, f"{where}: {value!r}"


def _is(shape: Any, value: Any, where: str) -> bool:
    if shape in (None, NoneType):
        return value is None
    try:
        _fits(shape, value, where)
    except AssertionError:
        return False
    return True
