"""Game report: the log of a match as messages for a reader."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from boneyard.core import events as e
from boneyard.core.events import Event
from boneyard.core.ids import Side, enumerate_sides
from boneyard.core.tile_faces import Faces, describe_tile
from boneyard.core.tiles import Half, Tile
from boneyard.i18n import Argument, Message, NameList, OneOf, message, name_list
from boneyard.i18n.translator import Translate

#: How a round ends by itself.
_END_MESSAGES: Final = {
    "blocked": "movelog-blocked",
    "refused": "movelog-refused",
    "abandoned": "movelog-abandoned",
    "won": "movelog-solved",
    "lost": "movelog-unsolved",
}
#: Messages for words that players call or answer.
WORD_MESSAGES: Final = {
    "claim": "movelog-word-claim",
    "muggins": "movelog-word-muggins",
    "domino": "movelog-word-domino",
    "perfect-ten": "movelog-word-perfect-ten",
    "clockwise": "movelog-word-clockwise",
    "counterclockwise": "movelog-word-counterclockwise",
    "reverse": "movelog-word-reverse",
    "double": "movelog-word-double",
    "accept": "movelog-word-accept",
    "refuse": "movelog-word-refuse",
    "pass": "movelog-word-pass",
}


def describe_word(word: str) -> Argument:
    """Return the message for a word that players say."""
    return message(WORD_MESSAGES[word]) if word in WORD_MESSAGES else word


def describe_points(points: int) -> Message:
    """Return the message for a number of points."""
    return message("common-points", points=points)


#: The reader alone.
_READER: Final = NameList((message("common-you"),), "you")


class PlayerNames:
    """Names of the players of a match, as addressed to one reader."""

    def __init__(self, seats: Sequence[str], sides: int, reader: int | None = None) -> None:
        self.seats = seats
        self.sides = sides
        self.reader = reader

    def seat(self, seat: int) -> NameList:
        """Name one player."""
        if seat == self.reader:
            return _READER
        return NameList((self.seats[seat],), "one")

    def side(self, side: Side) -> NameList:
        """Name a side: a player, or both of a team."""
        return self.players(range(side, len(self.seats), self.sides))

    def players_of(self, sides: Iterable[int]) -> NameList:
        """Name all players of some sides."""
        return self.players(
            seat for side in sides for seat in range(side, len(self.seats), self.sides)
        )

    def players(self, seats: Iterable[int]) -> NameList:
        """Name some players; the reader comes first, then the reader's partner."""
        listed = list(seats)
        if self.reader not in listed:
            return name_list(self.seats[seat] for seat in listed)
        mates = [
            s for s in listed if s != self.reader and s % self.sides == self.reader % self.sides
        ]
        others = [seat for seat in listed if seat % self.sides != self.reader % self.sides]
        partner = message("common-your-partner")
        named = [partner] if len(mates) == 1 else [self.seats[mate] for mate in mates]
        others_named = [self.seats[seat] for seat in others]
        return name_list([message("common-you"), *named, *others_named], includes_reader=True)


class GameReport(PlayerNames):
    """Describes events, with the names of seats, sides and ends, and the faces of tiles."""

    def __init__(
        self,
        seats: Sequence[str],
        sides: int,
        ends: Mapping[int, Message] | None = None,
        faces: Faces = "pips",
        reader: int | None = None,
    ) -> None:
        self.seats, self.sides, self.reader = seats, sides, reader
        self.ends, self.faces = ends, faces

    def end_name(self, arm: int) -> Message:
        """Name an open end."""
        return message("movelog-arm", arm=str(arm)) if self.ends is None else self.ends[arm]

    def tile_name(self, tile: Tile, first: Half | None = None) -> Argument:
        """Name a tile, its halves in the order in which they lie."""
        first = tile.a if first is None else first
        return describe_tile(first, tile.other(first), self.faces)

    def describe(self, event: Event) -> tuple[Message, ...]:
        """Describe an event, one message a sentence; empty if it needs none."""
        how = _DESCRIBERS.get(type(event))
        return tuple(how(self, event)) if how else ()


def _describe_dealt(report: GameReport, event: e.Dealt) -> Iterable[Message]:
    sizes = {len(hand) for hand in event.hands}
    each = sizes.pop() if len(sizes) == 1 else 0
    stock = len(event.stock)
    if each and stock:
        yield message("movelog-dealt-each-stock", each=each, stock=stock)
    elif each:
        yield message("movelog-dealt-each", each=each)
    elif stock:
        yield message("movelog-dealt-stock", stock=stock)
    else:
        yield message("movelog-dealt")
    if event.lead is not None:
        yield message("movelog-drew-lead", who=report.seat(event.lead))


def _describe_played(report: GameReport, event: e.Played) -> Iterable[Message]:
    if event.seat is None:
        yield message("movelog-lies-open", tile=report.tile_name(event.tile))
        return
    who, tile = report.seat(event.seat), report.tile_name(event.tile, event.first)
    if not event.arm:
        yield message("movelog-leads", who=who, tile=tile)
        return
    turn = {"R": "right", "L": "left", "": "none"}[event.turn]
    id = "movelog-plays-joining" if event.closed else "movelog-plays"
    yield message(id, who=who, tile=tile, end=report.end_name(event.arm), turn=turn)


def _describe_drew(report: GameReport, event: e.Drew) -> Iterable[Message]:
    who = report.seat(event.seat)
    if event.tile is None:
        yield message("movelog-draws-hidden", who=who)
    else:
        yield message("movelog-draws", who=who, tile=report.tile_name(event.tile))


def _describe_took(report: GameReport, event: e.Took) -> Iterable[Message]:
    who, source = report.seat(event.seat), report.seat(event.source)
    if event.tile is None:
        yield message("movelog-takes-hidden", who=who, source=source)
    else:
        yield message("movelog-takes", who=who, source=source, tile=report.tile_name(event.tile))


def _describe_asked(report: GameReport, event: e.Asked) -> Iterable[Message]:
    answers = OneOf(tuple(map(describe_word, event.words)))
    yield message("movelog-asked", who=report.seat(event.seat), answers=answers)


def _describe_called(report: GameReport, event: e.Called) -> Iterable[Message]:
    who = report.seat(event.seat)
    if event.caught is not None:
        yield message("movelog-catches", who=who, caught=report.seat(event.caught))
    else:
        yield message("movelog-calls", who=who, word=describe_word(event.word))


def _describe_scored(report: GameReport, event: e.Scored) -> Iterable[Message]:
    who = report.side(event.side)
    if event.points:
        id = _SCORE_MESSAGES.get(event.why, "movelog-scores")
        yield message(id, who=who, points=describe_points(event.points))
    elif event.why == "pass":
        yield message("movelog-pass-wins-nothing", who=who)
    else:
        yield message("movelog-scores-nothing", who=who)


#: Points that are awarded automatically, because a play ended the round or a player passed.
_SCORE_MESSAGES: Final = {
    "unclaimed": "movelog-scores-unclaimed",
    "last-ten": "movelog-scores-last-ten",
    "pass": "movelog-scores-pass",
}


def describe_left(won: bool, left: int) -> Message:
    """Return the message for what is left of a solitaire: columns if it is won, else tiles."""
    if won and left:
        return message("table-columns", columns=left)
    return message("art-tiles-left", tiles=left)


#: How a match was lost before its end.
_LOSS_MESSAGES: Final = {"resigned": "movelog-resigned", "timeout": "movelog-timeout"}


def describe_ending(report: PlayerNames, event: e.RoundEnded) -> Message:
    """Describe how a round ended, and by which player."""
    if event.left is not None:
        id = "movelog-solved-left" if event.end == "won" else "movelog-unsolved-left"
        return message(id, left=event.left)
    if event.end == "target":
        return message("movelog-target", who=report.players_of(event.winners))
    if event.end in _LOSS_MESSAGES:
        losers = [side for side in range(report.sides) if side not in event.winners]
        return message(_LOSS_MESSAGES[event.end], who=report.players_of(losers))
    if event.end == "out":
        # Of a team, name the player who is out.
        empty = [seat for seat, hand in enumerate(event.hands) if not hand]
        wins = {seat % report.sides for seat in empty} <= set(event.winners)
        who = report.players(empty) if empty else report.players_of(event.winners)
        return message("movelog-out-wins" if wins else "movelog-out", who=who)
    return message(_END_MESSAGES.get(event.end, "movelog-round-over"))


def _describe_round_ended(report: GameReport, event: e.RoundEnded) -> Iterable[Message]:
    yield describe_ending(report, event)
    for count in event.counts:
        who = report.seat(count.seat)
        if count.counted == count.pips:
            yield message("movelog-holds", who=who, pips=count.pips)
        else:
            yield message("movelog-holds-counted", who=who, pips=count.pips, counted=count.counted)
    for side, got in enumerate_sides(event.points):
        if got:
            id = "movelog-gets" if got > 0 else "movelog-loses-points"
            yield message(id, who=report.side(side), points=describe_points(abs(got)))
    if event.waiting:
        yield message("movelog-waits", points=describe_points(event.waiting))


def _describe_match_ended(report: GameReport, event: e.MatchEnded) -> Iterable[Message]:
    if event.winners:
        yield message("movelog-wins-match", who=report.players_of(event.winners))
    else:
        yield message("movelog-no-winner")


def _describe_counted(report: GameReport, event: e.Counted) -> Iterable[Message]:
    id = "movelog-counted-goes" if event.removed else "movelog-counted-stays"
    yield message(id, count=event.count, tile=report.tile_name(event.tile))


def _describe_passed(report: GameReport, event: e.Passed) -> Iterable[Message]:
    over = event.hands_over
    yield message("movelog-hands-over" if over else "movelog-passes", who=report.seat(event.seat))


def _describe_discarded(report: GameReport, event: e.Discarded) -> Iterable[Message]:
    who = report.seat(event.seat)
    if event.tile is None:
        yield message("movelog-discards", who=who)
    else:
        yield message("movelog-discards-tile", who=who, tile=report.tile_name(event.tile))


def _describe_flipped(report: GameReport, event: e.Flipped) -> Iterable[Message]:
    yield message(
        "movelog-turns-over", who=report.seat(event.seat), tile=report.tile_name(event.tile)
    )


def _describe_chose(report: GameReport, event: e.Chose) -> Iterable[Message]:
    yield message("movelog-says", who=report.seat(event.seat), word=describe_word(event.word))


def _describe_shifted(report: GameReport, event: e.Shifted) -> Iterable[Message]:
    yield message("movelog-shifted", source=event.source + 1, target=event.target + 1)


def _describe_revealed(report: GameReport, event: e.Revealed) -> Iterable[Message]:
    shown = describe_tile(*event.shown, report.faces)
    yield message("movelog-revealed", column=event.column + 1, tile=shown)


#: What tells an event; each takes the one that it stands for.
_Describer = Callable[[GameReport, Any], Iterable[Message]]


def _seat_message(id: str) -> _Describer:
    """Make a handler for an event of which only the seat matters."""
    return lambda report, event: (message(id, who=report.seat(event.seat)),)


_DESCRIBERS: dict[type[Event], _Describer] = {
    e.Dealt: _describe_dealt,
    e.Played: _describe_played,
    e.Drew: _describe_drew,
    e.Took: _describe_took,
    e.Passed: _describe_passed,
    e.Discarded: _describe_discarded,
    e.Marked: _seat_message("movelog-marked"),
    e.Unmarked: _seat_message("movelog-unmarked"),
    e.Flipped: _describe_flipped,
    e.Returned: _seat_message("movelog-returned"),
    e.Asked: _describe_asked,
    e.Chose: _describe_chose,
    e.Staked: lambda report, event: (message("movelog-staked"),),
    e.Called: _describe_called,
    e.Scored: _describe_scored,
    e.Finished: _seat_message("movelog-finished"),
    e.RoundEnded: _describe_round_ended,
    e.MatchEnded: _describe_match_ended,
    e.SetOut: lambda report, event: (message("movelog-set-out"),),
    e.Counted: _describe_counted,
    e.KnockedOut: lambda report, event: (message("movelog-knocked-out", joint=event.joint),),
    e.Shifted: _describe_shifted,
    e.Revealed: _describe_revealed,
}


def render_sentences(report: GameReport, events: Iterable[Event], say: Translate) -> list[str]:
    """Describe some events, one text for each."""
    texts = []
    for event in events:
        describe = _DESCRIBERS.get(type(event))
        if describe is not None:
            text = " ".join([say(one) for one in describe(report, event)])
            if text:
                texts.append(text)
    return texts
