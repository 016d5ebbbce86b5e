"""Rating anchors: the bots' ratings, measured in the arena, are fixed and set the scale."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT_PREFIX

#: Made by `python benchmarks/anchors.py`.
ANCHORS_FILE: Final = Path(__file__).with_name("anchors.json")

Anchors = Mapping[tuple[str, Pool], float]


@cache
def load_anchors() -> Anchors:
    """Return the rating of each built-in bot in each pool."""
    known: dict[Pool, dict[str, float]] = json.loads(ANCHORS_FILE.read_text(encoding="utf-8"))
    return MappingProxyType({
        (BOT_PREFIX + bot, pool): float(rating)
        for pool, bots in known.items() for bot, rating in bots.items()
    })  # fmt: skip
