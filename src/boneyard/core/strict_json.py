"""JSON in which no object has a key twice.

JSON itself lets readers choose: some take the first value of two, some the last. A record, its
signature and its rules must say the same to everybody, so such a text is refused.
"""

import json
from typing import Any

import msgspec


class DuplicateKey(ValueError):
    """An object has a key twice."""

    def __init__(self, key: str) -> None:
        """Say which."""
        super().__init__(f"the key {key[:40]!r} stands twice in one object")
        self.key = key[:40]


#: An object of JSON; what its values are, whoever reads them checks.
JsonObject = dict[str, Any]


def decode(text: bytes | str) -> Any:
    """What a text says, as msgspec reads it; `DuplicateKey` if an object in it has a key twice."""
    found = msgspec.json.decode(text)
    refuse_duplicates(text, found)
    return found


def refuse_duplicates(text: bytes | str, found: object) -> None:
    """Refuse a text from which this was read if an object in it has a key twice."""
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    try:
        # Most texts are as we write them: one that is written again as it was has no key twice.
        if msgspec.json.encode(found) == raw:
            return
    except (ValueError, TypeError, RecursionError):
        pass  # what can be read, but not written: half a surrogate
    loads(raw)


def loads(text: bytes | str) -> Any:
    """What a text says, as Python's own reader has it; `DuplicateKey` as above."""
    return json.loads(text, object_pairs_hook=_once)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise DuplicateKey(key)
            seen.add(key)
    return found
