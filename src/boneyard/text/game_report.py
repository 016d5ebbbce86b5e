"""What happened, as messages: a log that reads like a game report, for whoever reads it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from boneyard.core import events as e
from boneyard.core.events import Event
from boneyard.core.faces import Faces, tile_told
from boneyard.core.ids import Side, by_side
from boneyard.core.tiles import Half, Tile
from boneyard.i18n import Argument, Either, Message, Persons, message, persons
from boneyard.i18n.translator import Say

#: How a round ends by itself.
_ENDS: Final = {
    "blocked": "report-blocked",
    "refused": "report-refused",
    "abandoned": "report-abandoned",
    "won": "report-solved",
    "lost": "report-unsolved",
}
#: What is called, said or answered, where it has a word in people's language.
WORDS: Final = {
    "claim": "report-word-claim",
    "muggins": "report-word-muggins",
    "domino": "report-word-domino",
    "perfect-ten": "report-word-perfect-ten",
    "clockwise": "report-word-clockwise",
    "counterclockwise": "report-word-counterclockwise",
    "reverse": "report-word-reverse",
    "double": "report-word-double",
    "accept": "report-word-accept",
    "refuse": "report-word-refuse",
    "pass": "report-word-pass",
}


def word_told(word: str) -> Argument:
    """A word that players say, in people's language."""
    return message(WORDS[word]) if word in WORDS else word


def points_told(points: int) -> Message:
    """So many points."""
    return message("words-points", points=points)


class Players:
    """The players of a match as somebody speaks of them to one who reads."""

    def __init__(self, seats: Sequence[str], sides: int, reader: int | None = None) -> None:
        """Name the seats; two sides of four seats are teams. The reader sits in a seat, or not."""
        self.seats = seats
        self.sides = sides
        self.reader = reader

    def seat(self, seat: int) -> Persons:
        """One player."""
        return self.players([seat])

    def side(self, side: Side) -> Persons:
        """A side: a player, or both of a team."""
        return self.players(range(side, len(self.seats), self.sides))

    def those(self, sides: Iterable[int]) -> Persons:
        """All players of some sides."""
        return self.players(
            seat for side in sides for seat in range(side, len(self.seats), self.sides)
        )

    def players(self, seats: Iterable[int]) -> Persons:
        """Some players; the reader comes first of them, then the reader's partner."""
        told = list(seats)
        if self.reader not in told:
            return persons(self.seats[seat] for seat in told)
        mates = [s for s in told if s != self.reader and s % self.sides == self.reader % self.sides]
        others = [seat for seat in told if seat % self.sides != self.reader % self.sides]
        partner = message("words-your-partner")
        named = [partner] if len(mates) == 1 else [self.seats[mate] for mate in mates]
        others_named = [self.seats[seat] for seat in others]
        return persons([message("words-you"), *named, *others_named], reader=True)


class Report(Players):
    """Tells events, with the names of seats, sides and ends, and what the tiles show."""

    def __init__(
        self,
        seats: Sequence[str],
        sides: int,
        ends: Mapping[int, Message] | None = None,
        faces: Faces = "pips",
        reader: int | None = None,
    ) -> None:
        """Name the seats, and the ends, else called as arms; say who reads it, if a player does."""
        super().__init__(seats, sides, reader)
        self.ends = ends
        self.faces = faces

    def end(self, arm: int) -> Message:
        """The name of an open end."""
        return message("report-arm", arm=str(arm)) if self.ends is None else self.ends[arm]

    def tile(self, tile: Tile, first: Half | None = None) -> Argument:
        """A tile, its halves in the order in which they lie."""
        first = tile.a if first is None else first
        return tile_told(first, tile.other(first), self.faces)

    def tell(self, event: Event) -> tuple[Message, ...]:
        """What is said of an event, a sentence each; nothing if it needs none."""
        how = _SENTENCES.get(type(event))
        return tuple(how(self, event)) if how else ()


def _dealt(report: Report, event: e.Dealt) -> Iterable[Message]:
    sizes = {len(hand) for hand in event.hands}
    each = sizes.pop() if len(sizes) == 1 else 0
    stock = len(event.stock)
    if each and stock:
        yield message("report-dealt-each-stock", each=each, stock=stock)
    elif each:
        yield message("report-dealt-each", each=each)
    elif stock:
        yield message("report-dealt-stock", stock=stock)
    else:
        yield message("report-dealt")
    if event.lead is not None:
        yield message("report-drew-lead", who=report.seat(event.lead))


def _played(report: Report, event: e.Played) -> Iterable[Message]:
    if event.seat is None:
        yield message("report-lies-open", tile=report.tile(event.tile))
        return
    who, tile = report.seat(event.seat), report.tile(event.tile, event.first)
    if not event.arm:
        yield message("report-leads", who=who, tile=tile)
        return
    turn = {"R": "right", "L": "left", "": "none"}[event.turn]
    id = "report-plays-joining" if event.closed else "report-plays"
    yield message(id, who=who, tile=tile, end=report.end(event.arm), turn=turn)


def _drew(report: Report, event: e.Drew) -> Iterable[Message]:
    who = report.seat(event.seat)
    if event.tile is None:
        yield message("report-draws-hidden", who=who)
    else:
        yield message("report-draws", who=who, tile=report.tile(event.tile))


def _took(report: Report, event: e.Took) -> Iterable[Message]:
    who, source = report.seat(event.seat), report.seat(event.source)
    if event.tile is None:
        yield message("report-takes-hidden", who=who, source=source)
    else:
        yield message("report-takes", who=who, source=source, tile=report.tile(event.tile))


def _asked(report: Report, event: e.Asked) -> Iterable[Message]:
    answers = Either(tuple(map(word_told, event.words)))
    yield message("report-asked", who=report.seat(event.seat), answers=answers)


def _called(report: Report, event: e.Called) -> Iterable[Message]:
    who = report.seat(event.seat)
    if event.caught is not None:
        yield message("report-catches", who=who, caught=report.seat(event.caught))
    else:
        yield message("report-calls", who=who, word=word_told(event.word))


def _scored(report: Report, event: e.Scored) -> Iterable[Message]:
    who = report.side(event.side)
    if event.points:
        id = _SCORED.get(event.why, "report-scores")
        yield message(id, who=who, points=points_told(event.points))
    elif event.why == "pass":
        yield message("report-pass-wins-nothing", who=who)
    else:
        yield message("report-scores-nothing", who=who)


#: Points that come by themselves, since a play ended the round or somebody passed.
_SCORED: Final = {
    "unclaimed": "report-scores-unclaimed",
    "last-ten": "report-scores-last-ten",
    "pass": "report-scores-pass",
}


#: What those did who lost a match before its end.
_LOST: Final = {"resigned": "report-resigned", "timeout": "report-timeout"}


def ending(report: Players, event: e.RoundEnded) -> Message:
    """How a round ended, and by whom."""
    if event.left is not None:
        id = "report-solved-left" if event.end == "won" else "report-unsolved-left"
        return message(id, left=event.left)
    if event.end == "target":
        return message("report-target", who=report.those(event.winners))
    if event.end in _LOST:
        losers = [side for side in range(report.sides) if side not in event.winners]
        return message(_LOST[event.end], who=report.those(losers))
    if event.end == "out":
        # Of a team it is one who is out.
        empty = [seat for seat, hand in enumerate(event.hands) if not hand]
        who = report.players(empty) if empty else report.those(event.winners)
        return message("report-out", who=who)
    return message(_ENDS.get(event.end, "report-round-over"))


def _round_ended(report: Report, event: e.RoundEnded) -> Iterable[Message]:
    yield ending(report, event)
    for count in event.counts:
        who = report.seat(count.seat)
        if count.counted == count.pips:
            yield message("report-holds", who=who, pips=count.pips)
        else:
            yield message("report-holds-counted", who=who, pips=count.pips, counted=count.counted)
    for side, got in by_side(event.points):
        if got:
            id = "report-gets" if got > 0 else "report-loses-points"
            yield message(id, who=report.side(side), points=points_told(abs(got)))
    if event.waiting:
        yield message("report-waits", points=points_told(event.waiting))


def _match_ended(report: Report, event: e.MatchEnded) -> Iterable[Message]:
    if event.winners:
        yield message("report-wins-match", who=report.those(event.winners))
    else:
        yield message("report-no-winner")


def _counted(report: Report, event: e.Counted) -> Iterable[Message]:
    id = "report-counted-goes" if event.removed else "report-counted-stays"
    yield message(id, count=event.count, tile=report.tile(event.tile))


def _flipped(report: Report, event: e.Flipped) -> Iterable[Message]:
    yield message("report-turns-over", who=report.seat(event.seat), tile=report.tile(event.tile))


def _chose(report: Report, event: e.Chose) -> Iterable[Message]:
    yield message("report-says", who=report.seat(event.seat), word=word_told(event.word))


def _shifted(report: Report, event: e.Shifted) -> Iterable[Message]:
    yield message("report-shifted", source=event.source + 1, target=event.target + 1)


def _revealed(report: Report, event: e.Revealed) -> Iterable[Message]:
    shown = tile_told(*event.shown, report.faces)
    yield message("report-revealed", column=event.column + 1, tile=shown)


def _by_seat(id: str) -> Callable[[Report, Any], Iterable[Message]]:
    """Tell an event of which only matters whose it is."""
    return lambda report, event: (message(id, who=report.seat(event.seat)),)


_SENTENCES: dict[type[Event], Callable[[Report, Any], Iterable[Message]]] = {
    e.Dealt: _dealt,
    e.Played: _played,
    e.Drew: _drew,
    e.Took: _took,
    e.Passed: _by_seat("report-passes"),
    e.Marked: _by_seat("report-marked"),
    e.Unmarked: _by_seat("report-unmarked"),
    e.Flipped: _flipped,
    e.Returned: _by_seat("report-returned"),
    e.Asked: _asked,
    e.Chose: _chose,
    e.Staked: lambda report, event: (message("report-staked"),),
    e.Called: _called,
    e.Scored: _scored,
    e.Finished: _by_seat("report-finished"),
    e.RoundEnded: _round_ended,
    e.MatchEnded: _match_ended,
    e.SetOut: lambda report, event: (message("report-set-out"),),
    e.Counted: _counted,
    e.KnockedOut: lambda report, event: (message("report-knocked-out", joint=event.joint),),
    e.Shifted: _shifted,
    e.Revealed: _revealed,
}


def sentences(report: Report, events: Iterable[Event], say: Say) -> list[str]:
    """What is said of some events, an event a text."""
    told = (" ".join(map(say, report.tell(event))) for event in events)
    return [text for text in told if text]
