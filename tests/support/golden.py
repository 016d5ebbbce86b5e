"""Golden records: read and replay."""

import json
from typing import Any

from support.paths import GOLDEN


def load(game: str) -> dict[str, Any]:
    """A golden record: `record`, and `expected`, what replaying it with its trace shows."""
    found: dict[str, Any] = json.loads((GOLDEN / f"{game}.json").read_text("utf-8"))
    return found
