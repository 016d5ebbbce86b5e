"""What a browser makes of the news that it is sent, as its script does."""

import re
from typing import Any


def shown(regions: dict[str, str], news: Any) -> dict[str, str]:
    """The regions after some news."""
    patches = news.get("patches", {})
    patched = {name: _patched(regions[name], steps) for name, steps in patches.items()}
    return {**regions, **news["regions"], **patched}


def _patched(region: str, steps: list[Any]) -> str:
    old = list(filter(None, region.split("\n")))
    return "\n".join(_piece(old, step) for step in steps)


def _piece(old: list[str], step: Any) -> str:
    if isinstance(step, str):
        return step
    if isinstance(step, int):
        return old[step]
    at, *changes = step
    parts = re.split('(?!^)(?=[<"])', old[at])
    for number, text in zip(changes[::2], changes[1::2], strict=True):
        parts[number] = text
    return "".join(parts)
