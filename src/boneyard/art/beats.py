"""A round in beats: what a film shows one after the other, and what it says to it."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct, field

from boneyard import events as e
from boneyard.events import Event

#: How long a beat lasts, in seconds: a tile is laid, or something else happens.
LAID: Final = 0.9
OTHER: Final = 0.6

_ENDS: Final = {
    "refused": "the challenge is refused",
    "target": "on target",
    "resigned": "given up",
}


class Beat(Struct):
    """Some events that are shown together."""

    seconds: float
    events: list[Event] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    @property
    def caption(self) -> str:
        """What is said to it."""
        return " · ".join(self.words)


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
            beat.words = [f"{names[drew]} draws {count} tiles"]
        elif told := _words(event, names, sides):
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


def _words(event: Event, names: Sequence[str], sides: int) -> str:
    match event:
        case e.Dealt():
            return "the deal"
        case e.SetOut(rows=rows):
            return f"{sum(map(len, rows))} tiles"
        case e.Played(seat=None, tile=tile):
            return f"{tile} lies at the start"
        case e.Played(seat=int(seat), tile=tile, first=first):
            return f"{names[seat]} {first}-{tile.other(first)}"
        case e.Drew(seat=seat):
            return f"{names[seat]} draws a tile"
        case e.Took(seat=seat, source=source):
            return f"{names[seat]} takes a tile from {names[source]}"
        case e.Passed(seat=seat):
            return f"{names[seat]} passes"
        case e.Flipped(seat=seat, tile=tile):
            return f"{names[seat]} turns over {tile}"
        case e.Chose(word=word) | e.Called(word=word):
            return word
        case e.Scored(points=points):
            return f"+{points}"
        case e.Counted(tile=tile, count=count, removed=True):
            return f"{count}: {tile} goes"
        case e.KnockedOut(joint=joint):
            return f"knock {joint}"
        case e.Shifted(source=source, target=target):
            return f"column {source + 1} to {target + 1}"
        case e.RoundEnded():
            return _result(event, names, sides)
    return ""


def _result(event: e.RoundEnded, names: Sequence[str], sides: int) -> str:
    """How a round ended, in short."""
    end = _ENDS.get(event.end, event.end)
    if event.left is not None:
        return f"{end}, {event.left} left"
    who = [" and ".join(names[side::sides]) for side in range(sides)]
    gained = [f"{who[side]} +{points}" for side, points in enumerate(event.points) if points]
    if gained:
        return ", ".join([end, *gained])
    return ", ".join([end, *(who[side] for side in event.winners)])
