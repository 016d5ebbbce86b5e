"""Rating anchors: converts arena results of the bots to the scale of matches of eight rounds.

    python benchmarks/anchors.py            # writes src/boneyard/ratings/anchors.json
    python benchmarks/anchors.py --look     # only prints

The hands are those of docs/data/strength.json, which `python benchmarks/levels.py` plays. Of a pool
all games for two sides count, each pairing by how many deals it had; the ratings are those that
explain all pairings best, and *club* stands in the middle. A share of hands won is turned into
points as the rating model does: luck evens out by the root of the rounds, and a partner brings luck
too.
"""

import argparse
import json
from collections import defaultdict
from math import log, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from boneyard.bots.registry import DEFAULT_BOT, LEVELS
from boneyard.games import GAMES
from boneyard.ratings import POOLS, pool_of
from boneyard.ratings.anchors import ANCHORS_FILE
from boneyard.ratings.player_rating import INITIAL_RATING
from boneyard.ratings.pools import Pool
from boneyard.ratings.rating_model import MATCH_LUCK, USUAL_ROUNDS

MEASURED = Path(__file__).parents[1] / "docs" / "data" / "strength.json"
#: Games that don't count: not all of their levels are measured yet, or luck decides (Tiddly-Wink).
#: Counting them would move the ratings of all bots, with which people have been compared so far.
LEFT_OUT = {
    "brazilian", "venezuelan", "mexican-partners", "spanish", "sebastopol", "maltese-cross",
    "tiddly-wink", "double-bergen", "hungarian",
}  # fmt: skip
#: How many points one is better than the other, and the weight of that.
Seen = tuple[str, str, float, int]


def seen(measured: dict[str, dict[str, Any]]) -> dict[Pool, list[Seen]]:
    """Return the arena's results as rating differences, by pool."""
    found: dict[Pool, list[Seen]] = defaultdict(list)
    for one in measured.values():
        (better, worse), options, deals = one["players"], one["options"], one["deals"]
        rules = GAMES[one["game"]].rules(**options)
        if one["game"] in LEFT_OUT:
            continue
        if rules.alone or rules.sides != 2 or not {better, worse} <= set(LEVELS):
            continue
        # As if each of them had won one deal more: no difference is infinite.
        share = (one["won"] * deals + 1) / (deals + 2)
        each = rules.players // 2
        points = log(share / (1 - share)) * MATCH_LUCK * sqrt(USUAL_ROUNDS) * sqrt(2 / each)
        found[pool_of(rules)].append((better, worse, points, deals))
    return found


def placed(pairings: list[Seen]) -> dict[str, int]:
    """Return the ratings that explain them best, by least squares."""
    met = {name for better, worse, *_ in pairings for name in (better, worse)}
    levels = [name for name in LEVELS if name in met]
    rows, values = [], []
    for better, worse, points, deals in pairings:
        row = [(name == better) - (name == worse) for name in levels]
        rows.append([sqrt(deals) * one for one in row])
        values.append(sqrt(deals) * points)
    ratings = np.linalg.lstsq(np.array(rows), np.array(values))[0]
    middle = ratings[levels.index(DEFAULT_BOT)]
    return {
        name: round(INITIAL_RATING + one - middle)
        for name, one in zip(levels, ratings, strict=True)
    }


def made() -> str:
    """Return the content of the file."""
    found = seen(json.loads(MEASURED.read_text(encoding="utf-8")))
    return json.dumps({pool: placed(found[pool]) for pool in POOLS}, indent=1) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--look", action="store_true", help="write nothing")
    arguments = parser.parse_args()
    print(made(), end="")
    if not arguments.look:
        ANCHORS_FILE.write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main()
