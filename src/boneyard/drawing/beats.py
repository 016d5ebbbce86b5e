"""A round in beats: what a film shows one after the other, and what it says to it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct, field

from boneyard.core import events as e
from boneyard.core.events import Event
from boneyard.i18n import Argument, message
from boneyard.i18n.saying import Say, english
from boneyard.text.game_report import word_told

#: How long a beat lasts, in seconds: a tile is laid, or something else happens.
LAID: Final = 0.9
OTHER: Final = 0.6

#: How a round ended, in short.
_ENDS: Final = {
    "out": "beats-out",
    "blocked": "beats-blocked",
    "refused": "beats-refused",
    "target": "beats-target",
    "resigned": "beats-resigned",
    "timeout": "beats-timeout",
    "abandoned": "beats-abandoned",
    "won": "beats-won",
    "lost": "beats-lost",
}


class Beat(Struct):
    """Some events that are shown together."""

    seconds: float
    events: list[Event] = field(default_factory=list)
    words: list[list[Argument]] = field(default_factory=list)
    """What is said to each event, in parts."""

    def caption(self, say: Say = english) -> str:
        """What is said to it."""
        return " · ".join(", ".join(map(say, parts)) for parts in self.words)


def last_round(log: Sequence[Event]) -> list[Event]:
    """The events of the last round of a log, from its deal."""
    starts = [at for at, event in enumerate(log) if isinstance(event, e.Dealt | e.SetOut)]
    return list(log[starts[-1] :]) if starts else []


def beats_of(round: Iterable[Event], names: Sequence[str], sides: int) -> list[Beat]:
    """Cut a round into beats; draws of one seat in a row are one."""
    beats: list[Beat] = []
    drawing: int | None = None
    for event in round:
        drew = event.seat if isinstance(event, e.Drew) else None
        seconds = _seconds(event)
        if not beats or (seconds and (drew is None or drew != drawing)):
            beats.append(Beat(seconds or OTHER))
        beat = beats[-1]
        beat.events.append(event)
        if drew is not None and drew == drawing:
            count = sum(isinstance(one, e.Drew) for one in beat.events)
            beat.words = [[message("beats-draws", who=names[drew], tiles=count)]]
        elif told := list(_words(event, names, sides)):
            beat.words.append(told)
        if seconds:
            drawing = drew
    return beats


def _seconds(event: Event) -> float:
    """How long an event is shown by itself; 0: it goes with what came before it."""
    match event:
        case e.Played() | e.KnockedOut() | e.Shifted() | e.Counted(removed=True):
            return LAID
        case e.Drew() | e.Took() | e.Passed() | e.Flipped() | e.Chose() | e.RoundEnded():
            return OTHER
    return 0.0


def _words(event: Event, names: Sequence[str], sides: int) -> Iterator[Argument]:
    match event:
        case e.Dealt():
            yield message("beats-deal")
        case e.SetOut(rows=rows):
            yield message("words-tiles", tiles=sum(map(len, rows)))
        case e.Played(seat=None, tile=tile):
            yield message("beats-lies", tile=str(tile))
        case e.Played(seat=int(seat), tile=tile, first=first):
            yield message("beats-plays", who=names[seat], tile=f"{first}-{tile.other(first)}")
        case e.Drew(seat=seat):
            yield message("beats-draws", who=names[seat], tiles=1)
        case e.Took(seat=seat, source=source):
            yield message("beats-takes", who=names[seat], source=names[source])
        case e.Passed(seat=seat):
            yield message("beats-passes", who=names[seat])
        case e.Flipped(seat=seat, tile=tile):
            yield message("beats-turns-over", who=names[seat], tile=str(tile))
        case e.Chose(word=word) | e.Called(word=word):
            yield word_told(word)
        case e.Scored(points=points):
            yield f"+{points}"
        case e.Counted(tile=tile, count=count, removed=True):
            yield message("beats-counted", count=count, tile=str(tile))
        case e.KnockedOut(joint=joint):
            yield message("beats-knock", joint=joint)
        case e.Shifted(source=source, target=target):
            yield message("beats-shift", source=source + 1, target=target + 1)
        case e.RoundEnded():
            yield from _result(event, names, sides)


def _result(event: e.RoundEnded, names: Sequence[str], sides: int) -> Iterator[Argument]:
    """How a round ended, in short."""
    yield message(_ENDS[event.end]) if event.end in _ENDS else event.end
    if event.left is not None:
        yield message("beats-left", left=event.left)
        return
    who = [tuple(names[side::sides]) for side in range(sides)]
    gained = [(side, points) for side, points in enumerate(event.points) if points]
    for side, points in gained:
        yield message("beats-gained", who=who[side], points=points)
    if not gained:
        yield from (who[side] for side in event.winners)
