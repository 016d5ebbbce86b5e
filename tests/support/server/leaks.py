"""Tiles that a text names, and those that a seat may know."""

import re
from collections.abc import Iterator
from typing import Any

from boneyard.core.events import Dealt
from boneyard.core.tiles import Tile, tile
from boneyard.server.matches.live_match import LiveMatch
from support.seat_knowledge import Knowledge

HALF = r"(?:[AP]?\d{1,2}|S)"


TILES = re.compile(rf"(?<![\w-])({HALF}-{HALF})(?![\w-])")


#: Addresses and the like look like nothing, but might look like a tile.
NAMES = frozenset({"match", "commitment", "next", "seed", "created", "at", "daily"})


def texts(thing: Any) -> Iterator[str]:
    """Every text in an answer, its keys included."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            if key not in NAMES:
                yield from texts(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from texts(value)
    elif isinstance(thing, str):
        yield thing


def tiles_named(thing: Any) -> set[Tile]:
    return {tile(name) for text in texts(thing) for name in TILES.findall(text)}


class Rights:
    """What a seat may know: after each entry, and while it was made."""

    def __init__(self, live: LiveMatch, seat: int | None) -> None:
        known = Knowledge(seat)
        self.after: list[set[Tile]] = [set()]
        self.during: list[set[Tile]] = [set()]
        self.rounds: list[set[Tile]] = []
        for entry in live.log.entries:
            seen = set(known.tiles)
            for event in entry.events:
                if isinstance(event, Dealt):
                    seen = set()
                known.learn(event)
                seen |= known.tiles
            if entry.act == "deal":
                seen |= known.drawn_for_lead
                self.rounds.append(set())
            self.rounds[-1] |= seen
            self.during.append(seen)
            self.after.append(set(known.tiles))

    def check(self, heard: Any) -> None:
        """Look through anything that was received."""
        if not isinstance(heard, dict) or "error" in heard or "hints" in heard:
            return  # errors and hints are looked at with the moment in which they came
        if "entries" in heard:
            for entry in heard["entries"]:
                assert tiles_named(entry) <= self.during[entry["number"]], entry
            drawn = {k: v for k, v in heard.items() if k != "entries"}
            assert not tiles_named(drawn), drawn
        elif "rounds" in heard:
            for number, one in enumerate(heard["rounds"]):
                assert tiles_named(one) <= self.rounds[number], one
        elif "number" in heard:
            assert tiles_named(heard) <= self.after[heard["number"]], heard
        else:
            assert not tiles_named(heard), heard
