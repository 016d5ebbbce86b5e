"""Tiles drawn one after the other are told in one sentence: `Otto draws 7 tiles.`"""

from collections.abc import Iterator, Sequence
from typing import Final

from boneyard.core.actions import Draw
from boneyard.core.events import Drew
from boneyard.core.redaction import told_events
from boneyard.i18n import Message, message
from boneyard.server.matches.log import Entry
from boneyard.server.matches.match import LiveMatch
from boneyard.text.game_report import Report

_DRAW: Final = str(Draw())
#: Of more tiles than these only the number is told: they stand in the hand.
NAMED: Final = 8


def drew(entry: Entry) -> bool:
    """Say whether nothing but a draw happened."""
    return entry.act == _DRAW and len(entry.events) == 1


def grouped(live: LiveMatch, news: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """The entries of a part of the log; draws of one seat that follow each other together.

    A sweep that began before these entries is told anew, from its beginning.
    """
    together: list[Entry] = []
    if news and drew(news[0]):
        last = first = news[0].number - 1
        while first and _go_on(live.log[first - 1], news[0]):
            first -= 1
        together = live.log[first:last]
    for entry in news:
        if together and not _go_on(together[-1], entry):
            yield together
            together = []
        together.append(entry)
    if together:
        yield together


def _go_on(one: Entry, next: Entry) -> bool:
    return one.seat == next.seat and drew(next) and drew(one)


def swept(report: Report, sweep: Sequence[Entry], seat: int | None) -> Message:
    """What is said of several draws, to a seat (None: a watcher)."""
    who, count = report.seat(sweep[0].seat or 0), len(sweep)
    if sweep[0].seat != seat or count > NAMED:
        return message("report-draws-several", who=who, count=count)
    drawn = [event for one in sweep for event in told_events(one.events, seat)]
    tiles = [event.tile for event in drawn if isinstance(event, Drew)]
    named = tuple(report.tile(tile) for tile in tiles if tile is not None)
    return message("report-draws-these", who=who, count=count, tiles=named)
