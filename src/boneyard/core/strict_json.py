"""Strict JSON: objects with a duplicate key are refused.

JSON lets readers choose: some take the first value, some the last. A record, its signature and its
rules must mean the same to every reader, so such a text is refused.
"""

import json
from typing import Any

import msgspec


class DuplicateKey(ValueError):
    """An object has a duplicate key."""

    def __init__(self, key: str) -> None:
        super().__init__(f"the key {key[:40]!r} stands twice in one object")
        self.key = key[:40]


#: A JSON object; its readers check the types of its values.
JsonObject = dict[str, Any]


def one_of(*values: str | int) -> msgspec.Meta:
    """The values that a field has, for schemas; a decoder takes others too, for a better error."""
    return msgspec.Meta(extra_json_schema={"enum": list(values)})


def decode(text: bytes | str) -> Any:
    """Decode with msgspec; `DuplicateKey` if an object has a key twice."""
    found = msgspec.json.decode(text)
    refuse_duplicates(text, found)
    return found


def refuse_duplicates(text: bytes | str, found: object) -> None:
    """Raise `DuplicateKey` if the text that `found` was decoded from has a key twice."""
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    try:
        # Fast path: a text that encodes back to itself has no duplicate key. Most texts are ours.
        if msgspec.json.encode(found) == raw:
            return
    except (ValueError, TypeError, RecursionError):
        pass  # can be read but not written: half a surrogate pair
    loads(raw)


def loads(text: bytes | str) -> Any:
    """Decode with Python's own reader; `DuplicateKey` as above."""
    return json.loads(text, object_pairs_hook=_once)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys: set[str] = set()
        for key, _ in pairs:
            if key in keys:
                raise DuplicateKey(key)
            keys.add(key)
    return found
