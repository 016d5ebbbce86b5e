"""What the bots' ratings are: measured in the arena, they stay where they are and fix the scale."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT

#: As `python benchmarks/anchors.py` makes it.
FILE: Final = Path(__file__).with_name("anchors.json")

Anchors = Mapping[tuple[str, Pool], float]


@cache
def anchors() -> Anchors:
    """The rating of each bot of the house in each pool."""
    known: dict[Pool, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))
    return MappingProxyType({
        (BOT + bot, pool): float(rating)
        for pool, bots in known.items() for bot, rating in bots.items()
    })  # fmt: skip
