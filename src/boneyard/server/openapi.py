"""The API as an OpenAPI 3.1 document, made from its routes and structs."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from boneyard.core.strict_json import JsonObject
from boneyard.core.tiles import Half, Tile
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


def _schema_hook(kind: type) -> JsonObject:
    if kind is Tile:
        return {"type": "string", "description": "a tile, as 6-4"}
    if kind is Half:
        return {"type": "string", "description": "a half of a tile, as 6 or A6"}
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
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "boneyard"},
            },
        },
        "security": [{}, {"bearer": []}, {"cookie": []}],
    }


def _build_operation(endpoint: Endpoint, schemas: dict[Any, Any]) -> JsonObject:
    failure = {
        "description": "what went wrong",
        "content": {"application/json": {"schema": schemas[wire.Failure]}},
    }
    found: JsonObject = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "description": endpoint.handler.__doc__,
        "parameters": _build_parameters(endpoint),
        "responses": {
            "200": {
                "description": "done",
                "content": {"application/json": {"schema": schemas[endpoint.response]}},
            },
            "default": failure,
        },
    }
    if endpoint.body is not None:
        found["requestBody"] = {
            "required": endpoint.body is not wire.Nothing,
            "content": {"application/json": {"schema": schemas[endpoint.body]}},
        }
    return found


def _build_parameters(endpoint: Endpoint) -> list[JsonObject]:
    found = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer" if kind else "string"},
        }
        for name, kind in re.findall(r"{(\w+)(:int)?}", endpoint.path)
    ]
    return found + [
        {"name": name, "in": "query", "description": what, "schema": {"type": "string"}}
        for name, what in endpoint.query
    ]
