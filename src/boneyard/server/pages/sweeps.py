"""Tiles drawn one after the other are told in one sentence: `Otto draws 7 tiles.`"""

from collections.abc import Iterator, Sequence

from boneyard.events import Drew
from boneyard.report import Report
from boneyard.server.entries import Entry, told_events
from boneyard.server.match import LiveMatch
from boneyard.words import Message, message


def drew(entry: Entry) -> bool:
    """Say whether nothing but a draw happened, as far as anybody is told."""
    told = told_events(entry.events, None)
    return len(told) == 1 and isinstance(told[0], Drew)


def grouped(live: LiveMatch, news: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """The entries of a part of the log; draws of one seat that follow each other together.

    A sweep that began before these entries is told anew, from its beginning.
    """
    together: list[Entry] = []
    if news and drew(news[0]):
        for before in reversed(live.log[: news[0].number - 1]):
            if not _go_on(before, news[0]):
                break
            together.insert(0, before)
    for entry in news:
        if together and not _go_on(together[-1], entry):
            yield together
            together = []
        together.append(entry)
    if together:
        yield together


def _go_on(one: Entry, next: Entry) -> bool:
    return one.seat == next.seat and drew(one) and drew(next)


def swept(report: Report, sweep: Sequence[Entry], seat: int | None) -> Message:
    """What is said of several draws, to a seat (None: a watcher)."""
    drawn = [event for one in sweep for event in told_events(one.events, seat)]
    tiles = [event.tile for event in drawn if isinstance(event, Drew)]
    who = report.seat(sweep[0].seat or 0)
    named = tuple(report.tile(tile) for tile in tiles if tile is not None)
    if len(named) == len(tiles):
        return message("report-draws-these", who=who, count=len(tiles), tiles=named)
    return message("report-draws-several", who=who, count=len(tiles))
