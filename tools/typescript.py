"""TypeScript from the shapes that Python declares: TypedDicts of scenes, pictures and facts, structs of messages, events.

Shapes are read interpreted: compiled TypedDicts forget what they inherit and what is optional.
"""

from __future__ import annotations

import ast
import inspect
import types
from collections.abc import Iterable
from textwrap import dedent
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from mypy_extensions import i64

from quintain.kernel.events import Event

SIMPLE: dict[object, str] = {
    int: "number",
    i64: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
    Any: "unknown",
    msgspec.Raw: "unknown",
}


class Json:
    """Stands for `quintain.kernel.types.Json`, which names itself."""


class Unwritable(TypeError):
    """A shape uses a type that has no counterpart here."""


def named(shape: object) -> bool:
    """Whether the type becomes an interface with a name of its own."""
    return is_typeddict(shape) or (isinstance(shape, type) and issubclass(shape, msgspec.Struct))


def fields_of(shape: type) -> dict[str, tuple[object, bool]]:
    """The fields of a TypedDict or a struct as they are written in JSON: their types, and whether they may be missing."""
    hints = get_type_hints(shape, localns={"Json": Json}, include_extras=True)
    if issubclass(shape, msgspec.Struct) if not is_typeddict(shape) else False:
        config = msgspec.structs.fields(shape)
        optional = shape.__struct_config__.omit_defaults  # type: ignore[attr-defined]
        return {field.encode_name: (hints[field.name], bool(optional and not field.required)) for field in config}
    found: dict[str, tuple[object, bool]] = {}
    for name, hint in hints.items():
        missing = name not in shape.__required_keys__  # type: ignore[attr-defined]
        if get_origin(hint) in (NotRequired, Required):
            missing, hint = get_origin(hint) is NotRequired, get_args(hint)[0]
        found[name] = (hint, missing)
    return found


def written(kind: object) -> str:
    """A type as TypeScript writes it."""
    if kind is Json:
        return "Json"
    if isinstance(kind, str | int | bool) and not isinstance(kind, type):
        raise Unwritable(f"{kind!r} is no type")
    if kind in SIMPLE:
        return SIMPLE[kind]
    if named(kind):
        return kind.__name__  # type: ignore[attr-defined, no-any-return]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return written(args[0])
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(arg) for arg in args))
    if origin is Literal:
        return " | ".join(f'"{arg}"' if isinstance(arg, str) else str(arg).lower() for arg in args)
    if origin in (list, frozenset, set) or (origin is tuple and args[-1] is Ellipsis):
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(arg) for arg in args)}]"
    if origin is dict and args[0] is str:
        return f"Record<string, {written(args[1])}>"
    raise Unwritable(f"{kind!r} cannot be written in TypeScript")


def parts_of(kind: object) -> list[type]:
    """The named shapes that a type mentions."""
    if named(kind):
        return [kind]  # type: ignore[list-item]
    return [part for arg in get_args(kind) for part in parts_of(arg)]


def reached(roots: Iterable[type]) -> list[type]:
    """The shapes themselves and all that they mention, each after those it mentions."""
    order: list[type] = []

    def visit(shape: type) -> None:
        if shape in order:
            return
        for kind, _ in fields_of(shape).values():
            for part in parts_of(kind):
                if part is not shape:
                    visit(part)
        order.append(shape)

    for root in roots:
        visit(root)
    return order


def interface(shape: type) -> str:
    """One interface with its sentence."""
    lines = [f"/** {sentence(shape)} */", f"export interface {shape.__name__} {{"]
    if not is_typeddict(shape):
        config = shape.__struct_config__  # type: ignore[attr-defined]
        if config.tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
    for name, (kind, missing) in fields_of(shape).items():
        lines.append(f"  {name}{'?' if missing else ''}: {written(kind)};")
    return "\n".join([*lines, "}"])


def sentence(shape: type) -> str:
    """The first line of what is said about a shape."""
    return (inspect.getdoc(shape) or shape.__name__).splitlines()[0].replace("*/", "")


def event_interface(event: type[Event], nouns: Iterable[str]) -> str:
    """An event as the wire tells it: things by their ids, seats and counts as numbers."""
    given = attributes(event)
    lines = [f"/** {sentence(event)} */", f"export interface {event.__name__} {{", f'  event: "{event.name}";']
    for field in event.fields:
        lines.append(f"  {field}: {_field(field, given[field], set(nouns))};")
    return "\n".join([*lines, "}"])


def attributes(event: type[Event]) -> dict[str, str]:
    """The types of an event's attributes, as `__init__` declares them: `self.seat: Final[Seat] = seat`."""
    found = {name: str(argument.annotation) for name, argument in inspect.signature(event.__init__).parameters.items()}
    for node in ast.walk(ast.parse(dedent(inspect.getsource(event.__init__)))):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            found[node.target.attr] = ast.unparse(node.annotation).removeprefix("Final[").removesuffix("]")
    return found


def _field(field: str, annotation: str, nouns: set[str]) -> str:
    several = annotation.startswith(("vec", "list", "tuple"))
    if field in nouns or (several and field.removesuffix("s") in nouns) or "str" in annotation:
        one = "string"
    elif annotation == "bool":
        one = "boolean"
    else:
        one = "number"
    return f"{one}[]" if several else one
