"""What replaying records shows: the same module runs in CPython and in WebAssembly."""

import hashlib
import json

from boneyard.records import parse_record_json, replay


def show_replays(lines: str) -> list[str]:
    """For each record the hash of all that its replay shows, position by position."""
    found = []
    for line in lines.splitlines():
        seen = json.dumps(replay(parse_record_json(line), trace=True), sort_keys=True)
        found.append(hashlib.sha256(seen.encode()).hexdigest())
    return found


def main(lines: str) -> str:
    """The same as JSON."""
    return json.dumps(show_replays(lines))
