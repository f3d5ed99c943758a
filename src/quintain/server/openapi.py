"""The description of the API, OpenAPI 3.1, made from the endpoints and the structs that they take and give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from quintain import __version__
from quintain.server.endpoints import DIGEST, PATHS, Digest, Endpoint, Number, Query
from quintain.server.payloads import Trouble
from quintain.server.troubles import STATUS

REFERENCE: Final = "#/components/schemas/{name}"
ALWAYS: Final = ("unreadable", "too-fast", "closing")  # any address may answer with these
BODY: Final = ("not-json", "too-large", "foreign-origin", "store-full", "store-failed", "banned", "too-many")
SAYS: Final = {
    200: "What was asked for.",
    204: "Done.",
    304: "Nothing has changed since.",
}


def description(endpoints: Sequence[Endpoint], prefix: str = "") -> dict[str, Any]:
    """The whole description."""
    kinds = _kinds(endpoints)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    named = dict(zip([_key(kind) for kind in kinds], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, named)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Quintain",
            "version": __version__,
            "description": "Five medieval board games.",
        },
        "servers": [{"url": prefix or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "quintain"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _kinds(endpoints: Sequence[Endpoint]) -> list[Any]:
    found: dict[str, Any] = {_key(Trouble): Trouble}
    for endpoint in endpoints:
        for kind in (endpoint.takes, endpoint.gives):
            if kind is not None and kind is not bytes:
                found[_key(kind)] = kind
    return list(found.values())


def _key(kind: Any) -> str:
    return str(kind)


def _operation(endpoint: Endpoint, named: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.says,
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": PATHS[name]} for name in endpoint.arguments()),
            *({"name": each.name, "in": "query", "required": False, "schema": _query(each)} for each in endpoint.query),
        ],
        "responses": _responses(endpoint, named),
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": named[_key(endpoint.takes)]}}}
    if endpoint.who == "person":
        operation["security"] = [{"cookie": []}, {"token": []}]
    elif endpoint.who == "guest":
        operation["security"] = [{}, {"cookie": []}, {"token": []}]
    return operation


def _query(query: Query) -> dict[str, Any]:
    if isinstance(query, Number):
        return {"type": "integer", "minimum": query.low, "maximum": query.high, "default": query.default}
    if isinstance(query, Digest):
        return {"type": "string", "pattern": f"^{DIGEST}$", "default": query.default}
    return {"type": "string", "enum": list(query.words), "default": query.default}


def _responses(endpoint: Endpoint, named: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if endpoint.gives is None:
        found["204"] = {"description": SAYS[204]}
    elif endpoint.gives is bytes:
        found["200"] = {"description": SAYS[200], "content": {"application/json": {"schema": {"type": "object"}}}}
        found["304"] = {"description": SAYS[304]}
    else:
        found["200"] = {"description": SAYS[200], "content": {"application/json": {"schema": named[_key(endpoint.gives)]}}}
    for status, codes in sorted(_statuses(endpoint).items()):
        found[str(status)] = {
            "description": "Refused: " + ", ".join(sorted(codes)) + ".",
            "content": {"application/json": {"schema": named[_key(Trouble)]}},
        }
    return found


def _statuses(endpoint: Endpoint) -> dict[int, set[str]]:
    codes = {*ALWAYS, *endpoint.codes}
    if endpoint.method != "GET":
        codes |= set(BODY)
    if endpoint.who != "anyone":
        codes |= {"no-person", "banned"}
    for name, code in (("table", "no-table"), ("match", "no-table"), ("game", "no-game")):
        if name in endpoint.arguments():
            codes.add(code)
    if endpoint.arguments():
        codes.add("not-found")
    found: dict[int, set[str]] = {}
    for code in codes:
        found.setdefault(STATUS[code], set()).add(code)
    return found
