"""The API as an OpenAPI 3.1 document, made from its routes and structs."""

import ast
import inspect
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec.inspect import Field, StructType, Type

from boneyard.core.strict_json import JsonObject, one_of
from boneyard.core.tiles import Half, Tile
from boneyard.games import GAMES
from boneyard.schemas import matches as wire
from boneyard.server.endpoints import Endpoint
from boneyard.version import __version__

_DESCRIPTION = """\
Every game of this server, against bots, people or alone. A guest is a secret: browsers hold it in \
a cookie, programs ask for one at `/api/guests` and send it as `Authorization: Bearer …`; one that \
the server never issued belongs to no guest, and starts no match (401). A match \
is sealed when it is started; then every person's seat adds a seed of its own at \
`/api/matches/{match}/seats/{seat}/seed`, and with the last one tiles are dealt \
(docs/fairness.md). Tiles, \
moves and records are written as in the notation (docs/notation.md). Entries are numbered from 1; \
`/api/matches/{match}/live` is a WebSocket that sends them as they come (`?since=N&seat=S`) as \
`{"number": …, "entries": […]}` with `"seats"` when those change (some hundred entries at a time \
to one who is far behind), and takes moves as \
`{"id": 1, "seat": 0, "move": "6-4@1"}`, answered by `{"id": 1, "number": …}` or \
`{"id": 1, "error": "…"}`. Calls are never listed among the moves: noticing them is the game. \
After an entry whose act is undo or redo, ask for the view again."""


#: What the parts of paths in braces are.
_PATH_PARAMETERS: Final[dict[str, tuple[str, object]]] = {
    "block": ("The id of a block.", str),
    "deal": ("The number of a deal, from 1.", int),
    "device": ("The id of a device.", str),
    "game": ("The name of a game.", Annotated[str, one_of(*GAMES)]),
    "key": ("The id of a key link.", str),
    "match": ("The id of a match.", str),
    "pair": ("The id of a pair.", str),
    "passkey": ("The id of a passkey.", str),
    "player": ("A player, as addresses of profiles name them.", str),
    "puzzle": ("The id of a puzzle.", str),
    "room": ("A room of teams.", Annotated[int, one_of(1, 2)]),
    "rules": ("The id of stored rules.", str),
    "seat": ("The number of a seat.", wire.SeatNumber),
    "session": ("The id of a set of deals: a day, or the end of its link.", str),
    "tournament": ("The id of a tournament.", str),
    "way": ("The id of a channel.", int),
}

#: The answers to what is wrong with a request, by status, and when each is given.
_FAILURES: Final = {
    "400": "The request can't be read: bad JSON, an unknown field, a wrong type or value.",
    "401": "The request needs a guest, and the secret is missing or unknown.",
    "403": "The caller may not do this, or the request comes from another site's page.",
    "404": "There is nothing here, or nothing that the caller may see.",
    "409": "It can't be done now: a move that isn't legal, a seat that is taken.",
    "413": "The body is too long.",
    "415": "The content type is not application/json.",
    "429": "Too many requests; `Retry-After` says when to try again.",
    "503": "The server can't do this now; try again later.",
}
#: These can only follow from a body.
_BODY_FAILURES: Final = frozenset({"413", "415"})


@cache
def _read_class_docs(module: str) -> dict[str, dict[str, str]]:
    """The texts below the fields of each class of a module."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {
        one.name: {
            field.target.id: inspect.cleandoc(text)
            for field, below in zip(one.body, one.body[1:], strict=False)
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
            if isinstance(text := below.value.value, str)
        }
        for one in tree.body
        if isinstance(one, ast.ClassDef)
    }


def _read_field_docs(kind: type) -> dict[str, str]:
    """The texts below the fields of a struct and of those it extends."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("boneyard."):
            found |= _read_class_docs(base.__module__)[base.__name__]
    return {name: _to_json_terms(" ".join(found[name].split())) for name in found}


def _to_json_terms(text: str) -> str:
    return re.sub(r"\bNone\b", "null", text)


def _walk_structs(found: object, known: dict[type, StructType]) -> Iterator[StructType]:
    """All structs that a type is made of."""
    if isinstance(found, StructType):
        if found.cls in known:
            return
        known[found.cls] = found
        yield found
    if isinstance(found, Type | Field):
        for name in found.__struct_fields__:
            yield from _walk_structs(getattr(found, name), known)
    elif isinstance(found, tuple | list):
        for one in found:
            yield from _walk_structs(one, known)


def _describe_properties(kinds: Sequence[Any], components: dict[str, Any]) -> None:
    """Add the texts of fields to the schemas of their structs."""
    for one in _walk_structs(msgspec.inspect.multi_type_info(kinds), {}):
        cls, docs = one.cls, _read_field_docs(one.cls)
        schema = components.get(cls.__name__) or components[f"{cls.__module__}.{cls.__qualname__}"]
        schema["description"] = _to_json_terms(schema["description"])
        for field in one.fields:
            if field.name in docs:
                schema["properties"][field.encode_name]["description"] = docs[field.name]
        if one.tag_field is not None:
            schema["properties"][one.tag_field]["description"] = f"The kind of {one.tag_field}."


def _schema_hook(kind: type) -> JsonObject:
    if kind is Tile:
        return {"type": "string", "description": "A tile.", "examples": ["6-4"]}
    if kind is Half:
        return {"type": "string", "description": "A half of a tile.", "examples": ["6", "A6"]}
    if kind is object:
        return {"description": "any JSON"}
    raise NotImplementedError


def build_document(endpoints: Sequence[Endpoint]) -> JsonObject:
    """Describe the API."""
    kinds: list[Any] = [wire.Failure]
    for call in endpoints:
        kinds += [kind for kind in (call.response, call.body) if kind and kind not in kinds]
    schemas, components = msgspec.json.schema_components(
        kinds, schema_hook=_schema_hook, ref_template="#/components/schemas/{name}"
    )
    _describe_properties(kinds, components)
    named = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, JsonObject] = {}
    for call in endpoints:
        path = re.sub(r":\w+}", "}", call.path)
        paths.setdefault(path, {})[call.method.lower()] = _build_operation(call, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Boneyard", "version": __version__, "description": _DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "bearer": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The secret of a guest, from `/api/guests`.",
                },
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "boneyard",
                    "description": "The same secret, as browsers hold it.",
                },
            },
        },
        "security": [{}, {"bearer": []}, {"cookie": []}],
    }


def _build_operation(endpoint: Endpoint, schemas: dict[Any, Any]) -> JsonObject:
    body = {"application/json": {"schema": schemas[wire.Failure]}}
    failures = {
        status: {"description": text, "content": body}
        for status, text in _FAILURES.items()
        if endpoint.body is not None or status not in _BODY_FAILURES
    }
    found: JsonObject = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "description": endpoint.handler.__doc__,
        "parameters": _build_parameters(endpoint),
        "responses": {
            "200": {
                "description": inspect.getdoc(endpoint.response) or "Done.",
                "content": {"application/json": {"schema": schemas[endpoint.response]}},
            },
            **failures,
            "default": {"description": "Any other error.", "content": body},
        },
    }
    if endpoint.body is not None:
        found["requestBody"] = {
            "description": inspect.getdoc(endpoint.body) or "",
            "required": endpoint.body is not wire.Nothing,
            "content": {"application/json": {"schema": schemas[endpoint.body]}},
        }
    return found


def _build_parameters(endpoint: Endpoint) -> list[JsonObject]:
    in_path = [
        _build_parameter("path", name, *_PATH_PARAMETERS[name])
        for name in re.findall(r"{(\w+)(?::int)?}", endpoint.path)
    ]
    return in_path + [
        _build_parameter("query", one.name, one.description, one.kind) for one in endpoint.query
    ]


def _build_parameter(where: str, name: str, description: str, kind: object) -> JsonObject:
    found = {
        "name": name,
        "in": where,
        "description": description,
        "schema": msgspec.json.schema(kind),
    }
    return found | {"required": True} if where == "path" else found
