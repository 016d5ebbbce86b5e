"""Luck statistics of all matches here: what people and bots were dealt, in rounds that are over."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from boneyard.games import GAMES
from boneyard.tiles import tile

#: So many of the latest rounds are looked at.
ROUNDS: Final = 5_000
#: For so many seconds an answer is good enough.
FRESH: Final = 60.0


class Dealt(Struct):
    """What one kind of player has been dealt."""

    hands: int = 0
    tiles: int = 0
    pips: int = 0
    fair_pips: float = 0.0
    doubles: int = 0
    fair_doubles: float = 0.0

    @property
    def weight(self) -> float:
        """Pips dealt, in percent of what is to be expected."""
        return 100 * self.pips / self.fair_pips if self.fair_pips else 100.0

    @property
    def double_rate(self) -> float:
        """Doubles dealt, in percent of what is to be expected."""
        return 100 * self.doubles / self.fair_doubles if self.fair_doubles else 100.0


class Luck(Struct):
    """The statistics of a house."""

    people: Dealt
    bots: Dealt
    rounds: int = 0


_kept: dict[str, tuple[float, Luck]] = {}


async def luck_of(db: str) -> Luck:
    """The statistics of the database, at most a minute old."""
    now = time.monotonic()
    found = _kept.get(db)
    if found is None or now - found[0] > FRESH:
        found = (now, await asyncio.to_thread(_count, db))
        _kept[db] = found
    return found[1]


def _count(db: str) -> Luck:
    luck = Luck(Dealt(), Dealt())
    try:
        connection = sqlite3.connect(f"file:{db}?mode=ro", uri=True)
    except sqlite3.Error:
        return luck
    try:
        for game, options, kinds, hands in _finished(connection):
            rules = GAMES[game].rules(**options)
            count = len(rules.tiles)
            fair_pips = sum(one.pips for one in rules.tiles) / count
            fair_doubles = sum(one.is_double for one in rules.tiles) / count
            luck.rounds += 1
            for kind, hand in zip(kinds, hands, strict=True):
                side = luck.bots if kind == "bot" else luck.people
                held = [tile(text) for text in hand]
                side.hands += 1
                side.tiles += len(held)
                side.pips += sum(one.pips for one in held)
                side.fair_pips += fair_pips * len(held)
                side.doubles += sum(one.is_double for one in held)
                side.fair_doubles += fair_doubles * len(held)
    except sqlite3.Error:
        pass
    finally:
        connection.close()
    return luck


def _finished(connection: sqlite3.Connection) -> Iterator[tuple[str, Any, list[str], Any]]:
    """The deals of rounds that are over: one that is being played must not show in any sum."""
    matches = "select id, game, options from matches order by created desc limit ?"
    for match, game, options in connection.execute(matches, (ROUNDS // 2,)).fetchall():
        if game not in GAMES or max(GAMES[game].players) < 2:
            continue
        seats = "select kind from seats where match = ? order by seat"
        kinds = [kind for (kind,) in connection.execute(seats, (match,))]
        dealt = None
        events = (
            "select events from events where match = ? and "
            "(act = 'deal' or events like '%\"round-ended\"%') order by number"
        )
        for (text,) in connection.execute(events, (match,)):
            for event in msgspec.json.decode(text):
                if event["event"] == "dealt":
                    dealt = event["hands"]
                elif event["event"] == "round-ended" and dealt is not None:
                    yield game, msgspec.json.decode(options), kinds, dealt
                    dealt = None
