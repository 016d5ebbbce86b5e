"""What happened, in sentences: a log that reads like a game report."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boneyard import events as e
from boneyard.events import Event

_ENDS = {
    "blocked": "The round is blocked",
    "refused": "The challenge is refused, the round is over",
    "won": "The game is won",
    "lost": "The game is lost",
}


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


class Report:
    """Tells events as sentences, with the names of seats and sides."""

    def __init__(
        self, seats: Sequence[str], sides: int, ends: Mapping[int, str] | None = None
    ) -> None:
        """Name the seats, two sides of four seats are teams; and the ends, else called as arms."""
        self.seats = seats
        self.sides = sides
        self.ends = ends

    def seat(self, seat: int | None) -> str:
        """The name of a seat."""
        return "The table" if seat is None else self.seats[seat]

    def side(self, side: int) -> str:
        """The name of a side: a seat, or both of a team."""
        return " and ".join(self.seats[side :: self.sides])

    def end(self, arm: int) -> str:
        """The name of an open end."""
        return f"arm {arm}" if self.ends is None else self.ends[arm]

    def those(self, sides: Sequence[int], verb: str) -> str:
        """Some sides and what they do; the verb is that of several, `score`."""
        several = len(sides) > 1 or self.sides < len(self.seats)
        one = {"are": "is"}.get(verb, f"{verb}s")
        return f"{' and '.join(map(self.side, sides))} {verb if several else one}"

    def tell(self, event: Event) -> str | None:
        """A sentence for an event; None if it needs none."""
        how = _SENTENCES.get(type(event))
        return how(self, event) if how else None


def _dealt(report: Report, event: e.Dealt) -> str:
    sizes = {len(hand) for hand in event.hands}
    told = "The tiles are dealt" + (f", {sizes.pop()} each" if len(sizes) == 1 else "")
    told += f", {len(event.stock)} in the boneyard." if event.stock else "."
    return told if event.lead is None else f"{told} {report.seat(event.lead)} drew the lead."


def _played(report: Report, event: e.Played) -> str:
    who = report.seat(event.seat)
    if event.seat is None:
        return f"{event.tile} lies open at the start."
    if not event.arm:
        return f"{who} leads {event.first}-{event.tile.other(event.first)}."
    turn = {"R": ", turning right", "L": ", turning left", "": ""}[event.turn]
    outer = event.tile.other(event.first)
    joined = " and joins the ends" if event.closed else ""
    return f"{who} plays {event.first}-{outer} on {report.end(event.arm)}{turn}{joined}."


def _drew(report: Report, event: e.Drew) -> str:
    return f"{report.seat(event.seat)} draws {event.tile or 'a tile'}."


def _took(report: Report, event: e.Took) -> str:
    who, source = report.seat(event.seat), report.seat(event.source)
    return f"{who} takes {event.tile or 'a tile'} from {source}."


def _returned(report: Report, event: e.Returned) -> str:
    return f"It doesn't fit and goes to the end of {report.seat(event.seat)}'s row."


def _asked(report: Report, event: e.Asked) -> str:
    words = " or ".join(event.words)
    return f"{report.seat(event.seat)} is asked: {words}?"


def _called(report: Report, event: e.Called) -> str:
    who = report.seat(event.seat)
    if event.caught is not None:
        return f"{who} catches {report.seat(event.caught)}."
    return f"{who} calls {event.word}."


def _scored(report: Report, event: e.Scored) -> str:
    if not event.points:
        score = report.those([event.side], "score").removeprefix(report.side(event.side))
        return f"{report.side(event.side)} would pass the target and{score} nothing."
    how = _SCORED_HOW.get(event.why, "{}.")
    return how.format(f"{report.those([event.side], 'score')} {_points(event.points)}")


#: Points that a play took by itself since it ended the round: nobody is heard to call them.
_SCORED_HOW: Final = {
    "unclaimed": "{}, left unclaimed by the play before.",
    "last-ten": "{} for a perfect ten.",
}


def _round_ended(report: Report, event: e.RoundEnded) -> str:
    told = _ENDS.get(event.end, "")
    if event.end == "target":
        told = f"{report.those(event.winners, 'make')} the target"
    elif event.end == "resigned":
        losers = [side for side in range(report.sides) if side not in event.winners]
        told = f"{report.those(losers, 'give')} up"
    elif event.end == "out":
        empty = [report.seat(seat) for seat, hand in enumerate(event.hands) if not hand]
        told = f"{' and '.join(empty)} {'is' if len(empty) == 1 else 'are'} out"
        told = told if empty else f"{report.those(event.winners, 'are')} out"
    counts = [
        f"{report.seat(count.seat)} holds {count.pips}"
        + (f", counted as {count.counted}" if count.counted != count.pips else "")
        for count in event.counts
    ]
    points = [
        f"{report.those([side], 'get')} {_points(got)}"
        for side, got in enumerate(event.points)
        if got
    ]
    told += "." if event.left is None else f", with {event.left} left."
    return " ".join([told, *(f"{part}." for part in counts + points)])


def _match_ended(report: Report, event: e.MatchEnded) -> str:
    if not event.winners:
        return "The match is over, with no winner."
    return f"{report.those(event.winners, 'win')} the match."


_SENTENCES: dict[type[Event], Callable[[Report, Any], str]] = {
    e.Dealt: _dealt,
    e.Played: _played,
    e.Drew: _drew,
    e.Took: _took,
    e.Passed: lambda report, event: f"{report.seat(event.seat)} passes.",
    e.Flipped: lambda report, event: f"{report.seat(event.seat)} turns over {event.tile}.",
    e.Returned: _returned,
    e.Asked: _asked,
    e.Chose: lambda report, event: f"{report.seat(event.seat)} says {event.word}.",
    e.Staked: lambda report, event: "The round's end counts double.",
    e.Called: _called,
    e.Scored: _scored,
    e.Finished: lambda report, event: f"{report.seat(event.seat)} has finished.",
    e.RoundEnded: _round_ended,
    e.MatchEnded: _match_ended,
    e.SetOut: lambda report, event: "The tiles are laid out.",
    e.Counted: lambda report, event: (
        f"{event.count}: {event.tile} {'goes' if event.removed else 'stays'}."
    ),
    e.KnockedOut: lambda report, event: f"The tiles at joint {event.joint} are knocked out.",
    e.Shifted: lambda report, event: (
        f"Tiles go from column {event.source + 1} to column {event.target + 1}."
    ),
    e.Revealed: lambda report, event: (
        f"Column {event.column + 1} shows {event.shown[0]}-{event.shown[1]}."
    ),
}
