"""Position of a match: the table, hands, scores and pending question; evolve, fold and view.

Events change it, and nothing else: bookkeeping without rules. A view is a position too, folded over
the events that its seat has seen; where the match has a tile, a view may have None.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core import events as e
from boneyard.core.actions import Move
from boneyard.core.events import Event, Row, with_hand, without
from boneyard.core.ids import Side
from boneyard.core.redaction import seen_by
from boneyard.core.table import Table
from boneyard.core.tiles import Half, Tile
from boneyard.i18n import Message, message


class Question(Struct, frozen=True):
    """Something a seat must answer before play goes on."""

    seat: int
    about: str
    words: tuple[str, ...]


class Neutral(Struct, frozen=True):
    """Answers that a kind of game replaces where it has something to say."""

    # What is only there at a table: alone nothing is asked, owed or taken at random.

    @property
    def question(self) -> Question | None:
        """What a seat must answer before play goes on."""
        return None

    @property
    def reaching(self) -> tuple[int, int] | None:
        """Taker and source of a random take that chance has yet to decide."""
        return None

    @property
    def hands(self) -> tuple[Row, ...]:
        """The tiles of each seat."""
        return ()

    @property
    def last(self) -> Tile | None:
        """The tile played last."""
        return None

    @property
    def takes(self) -> int:
        """Random takes made in this round."""
        return 0

    @property
    def plays(self) -> int:
        """Tiles played in this round."""
        return 0

    @property
    def way(self) -> int:
        """Clockwise 1, counterclockwise -1."""
        return 1

    @property
    def may_stop(self) -> bool:
        """The turn has gone on, and the player may stop."""
        return False

    @property
    def owes(self) -> int | None:
        """The seat whose plus makes the player draw before anything else."""
        return None

    @property
    def finished(self) -> tuple[int, ...]:
        """Seats that have got rid of their tiles, first one first."""
        return ()

    @property
    def marked(self) -> tuple[int, ...]:
        """The seats whose trains are open to everybody, in ascending order (MT-6)."""
        return ()

    @property
    def told(self) -> tuple[Event, ...]:
        """All events of this round, as they were seen, where players must remember them."""
        return ()

    # What is only there alone: a table comes to an end by itself, and nothing is turned up.

    @property
    def endless(self) -> bool:
        """Moves may go to and fro for ever: whoever plays must give up some time."""
        return False

    @property
    def pointed(self) -> int | None:
        """The place, among the tiles that lie, of the one whose turn it is, if one has it."""
        return None

    @property
    def stopping(self) -> Message:
        """What it is called to do nothing of one's own accord."""
        return message("play-pass")

    def move_told(self, move: Move) -> Message | None:
        """What a move of this game's own does."""
        return None

    def freeing(self, moves: Sequence[Move]) -> list[Move]:
        """Those of the moves that turn a tile up."""
        return []


class Pending(Struct, frozen=True):
    """Points that were made by a play but must be called to count."""

    seat: int | None
    """Who made them; None: they are anyone's."""
    points: int
    word: str
    play: int
    """The number of the play that made them."""


class Result(Struct, frozen=True):
    """How a round ended."""

    end: str
    winners: tuple[Side, ...]
    points: tuple[int, ...]
    """All that the round brought each side, play scores included."""
    left: int | None = None
    led: int | None = None
    """The seat that led it."""
    player: int | None = None
    """Who won it, where that is one seat (WL-5); None as well where all begin anew (JA-4)."""
    locker: int | None = None
    """The seat whose play or draw was the last (WL-4)."""
    waiting: int = 0
    """Points that wait for the winner of the next round (HO-8)."""


class Position(Neutral, frozen=True, kw_only=True):
    """What a match at a table and a game for one have in common."""

    rules: Any
    round: int = 0
    """How many rounds have been dealt."""
    scores: tuple[int, ...] = (0,)
    """The points of each side in the whole match."""
    points: tuple[int, ...] = (0,)
    """The points of each side in this round."""
    results: tuple[Result, ...] = ()
    """The rounds that are over."""
    playing: bool = False
    """A round is being played."""
    over: bool = False
    winners: tuple[Side, ...] = ()
    """The sides that have won the match."""
    laid: tuple[Event, ...] = ()
    """The events of this round that laid or moved tiles on the table: a picture needs them."""

    @property
    def to_act(self) -> int | None:
        """The seat that must act; None if it is chance's move or the round is over."""
        return 0 if self.playing else None

    @property
    def open_ends(self) -> dict[str, str]:
        """Each open arm and its half."""
        return {}

    @property
    def more_told(self) -> dict[str, Any]:
        """What the notation tells of this kind of game alone."""
        return {}

    @property
    def hand_counts(self) -> list[int]:
        """How many tiles each seat holds."""
        raise NotImplementedError

    @property
    def stock_count(self) -> int:
        """How many tiles are in the boneyard."""
        return 0

    def after(self, event: Event) -> Self:
        """Give the position after an event."""
        raise NotImplementedError

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        printer.text(f"<{self.rules.game.name}, round {self.round}, scores {self.scores}>")

    def _repr_svg_(self) -> str:
        # The one import upwards: only a notebook that shows a picture loads what draws it.
        from boneyard.drawing.notebook import drawing

        return drawing(self)


class Parties(Protocol):
    """Who plays, for which side, and what hands count: all that rule words ask of the rules."""

    players: int
    sides: int

    def side(self, seat: int) -> Side:
        """The side a seat plays for: its own, or its team's."""
        ...

    def count(self, hand: Sequence[Tile]) -> int:
        """What a hand counts when it is laid open."""
        ...

    def bearing(self, half: Half) -> int:
        """How many tiles of the set bear a half (HU-8)."""
        ...


class Standing(Position, frozen=True, kw_only=True):
    """How a match at a table stands, or what one seat may know of that."""

    rules: Parties
    hands: tuple[Row, ...]
    stock: Row = ()
    aside: Row = ()
    table: Table = Table()
    turn: int | None = None
    """Whose turn it is; None between rounds."""
    way: int = 1
    """Clockwise 1, counterclockwise -1."""
    drawn: int = 0
    """Tiles drawn from the boneyard since the turn began or went on."""
    may_stop: bool = False
    """The turn has gone on, and the player may stop."""
    gone_on: bool = False
    """The turn has gone on: what binds the others may not bind the player now (MT-15)."""
    turns: int = 0
    """Turns begun since the first tile lay, that of whoever led it included."""
    marked: tuple[int, ...] = ()
    """The seats whose trains are open to everybody, in ascending order (MT-6)."""
    owes: int | None = None
    """The seat whose plus makes the player draw before anything else."""
    turned: Tile | None = None
    """A tile turned over and not yet played; it is still in its hand."""
    question: Question | None = None
    reaching: tuple[int, int] | None = None
    """Taker and source of a random take that chance has yet to decide."""
    takes: int = 0
    """Random takes made in this round."""
    plays: int = 0
    """Tiles played in this round."""
    last: Tile | None = None
    """The tile played last."""
    pending: tuple[Pending, ...] = ()
    duties: tuple[int, ...] = ()
    """Seats that have yet to say domino."""
    finished: tuple[int, ...] = ()
    """Seats that have got rid of their tiles, first one first."""
    stakes: int = 1
    told: tuple[Event, ...] = ()
    """All events of this round, as they were seen: what players go by who remember."""

    @property
    def to_act(self) -> int | None:
        """The seat that must act; None if it is chance's move or the round is over."""
        if not self.playing or self.reaching is not None:
            return None
        return self.question.seat if self.question else self.turn

    @property
    def open_ends(self) -> dict[str, str]:
        """Each open arm and its half."""
        return {str(arm.number): arm.half.text for arm in self.table.arms}

    @property
    def past(self) -> Result | None:
        """The last round that is over: it may decide who leads this one."""
        return self.results[-1] if self.results else None

    @property
    def waiting(self) -> int:
        """Points that wait for the winner of this round (HO-8)."""
        return self.past.waiting if self.past else 0

    @property
    def led(self) -> int | None:
        """The seat that led this round, or is to lead it."""
        return next((event.seat for event in self.told if isinstance(event, e.Turned)), None)

    @property
    def locker(self) -> int | None:
        """The seat that played or drew last: in a blocked round, the one that locked it (WL-4)."""
        acts = (event.seat for event in reversed(self.told) if isinstance(event, e.Played | e.Drew))
        return next(acts, None)

    @property
    def last_by(self) -> int | None:
        """The seat that played the last tile."""
        plays = (event.seat for event in reversed(self.told) if isinstance(event, e.Played))
        return next(plays, None)

    def lying(self, half: Half) -> int:
        """How many tiles that bear this half lie on the table (HU-8)."""
        return sum(half in event.tile.halves for event in self.laid if isinstance(event, e.Played))

    @property
    def passes(self) -> int:
        """How many have passed since the last play; to say no to a question is no pass."""
        found, asked = 0, False
        for event in self.told:
            if isinstance(event, e.Played):
                found = 0
            elif isinstance(event, e.Passed):
                found += not asked
            asked = isinstance(event, e.Asked) or (
                asked and not isinstance(event, e.Passed | e.Chose)
            )
        return found

    @property
    def hand_counts(self) -> list[int]:
        """How many tiles each seat holds."""
        return [len(hand) for hand in self.hands]

    @property
    def stock_count(self) -> int:
        """How many tiles are in the boneyard."""
        return len(self.stock)

    def after(self, event: Event) -> Self:
        """Give the standing after an event."""
        if isinstance(event, e.Dealt):
            return _dealt(self, event)
        changes = _HOW[type(event)](self, event)
        return replace(self, told=(*self.told, event), **changes)


#: What an event changes, by the names of the fields.
Changes = dict[str, Any]


S = TypeVar("S", bound=Standing)


def added(values: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    """Add an amount at one place of a tuple."""
    return (*values[:place], values[place] + amount, *values[place + 1 :])


def _dealt(state: S, event: e.Dealt) -> S:
    return type(state)(
        rules=state.rules,
        round=state.round + 1,
        scores=state.scores,
        points=(0,) * len(state.scores),
        hands=event.hands,
        stock=event.stock,
        aside=event.aside,
        results=state.results,
        playing=True,
        # Tiles drawn for the lead went back before the deal: they tell nothing of the hands.
        told=(replace(event, draws=()),),
    )


def _turned(state: Standing, event: e.Turned) -> Changes:
    return {
        "turn": event.seat,
        "owes": event.owes,
        "drawn": 0,
        "may_stop": False,
        "gone_on": False,
        "turns": state.turns + (state.table.tiles > 0),
    }


def _continued(state: Standing, event: e.Continued) -> Changes:
    return {"may_stop": event.may_stop, "gone_on": True, "drawn": 0}


def _played(state: Standing, event: e.Played) -> Changes:
    table = state.table.laid(event.tile, event.arms, event.closed, event.spot)
    laid = (*state.laid, event)
    if event.seat is None:
        return {"table": table, "laid": laid}
    hand = without(state.hands[event.seat], event.tile)
    hands = with_hand(state.hands, event.seat, hand)
    return {
        "table": table,
        "hands": hands,
        "laid": laid,
        "plays": state.plays + 1,
        # Whoever leads is in their first turn.
        "turns": state.turns or 1,
        "last": event.tile,
        "turned": None,
    }


def _drew(state: Standing, event: e.Drew) -> Changes:
    hand = (*state.hands[event.seat], event.tile)
    return {
        "stock": state.stock[1:],
        "hands": with_hand(state.hands, event.seat, hand),
        "drawn": state.drawn + 1 if event.seat == state.turn else state.drawn,
        "owes": None if event.seat == state.turn else state.owes,
    }


def _reaching(state: Standing, event: e.Reaching) -> Changes:
    forced = event.seat == state.turn and not event.caught
    return {"reaching": (event.seat, event.source), "owes": None if forced else state.owes}


def _took(state: Standing, event: e.Took) -> Changes:
    hands = with_hand(state.hands, event.source, without(state.hands[event.source], event.tile))
    hands = with_hand(hands, event.seat, (*hands[event.seat], event.tile))
    return {"hands": hands, "reaching": None, "takes": state.takes + 1}


def _marks(state: Standing, event: e.Marked | e.Unmarked) -> Changes:
    # A train that is marked is so no more, and the other way round.
    return {"marked": tuple(sorted({*state.marked} ^ {event.seat}))}


def _flipped(state: Standing, event: e.Flipped) -> Changes:
    row = (event.tile, *state.hands[event.seat][1:])
    return {"hands": with_hand(state.hands, event.seat, row), "turned": event.tile}


def _returned(state: Standing, event: e.Returned) -> Changes:
    row = (*state.hands[event.seat][1:], event.tile)
    return {"hands": with_hand(state.hands, event.seat, row), "turned": None}


def _asked(state: Standing, event: e.Asked) -> Changes:
    return {"question": Question(event.seat, event.about, event.words)}


def _answered(state: Standing, _event: Event) -> Changes:
    return {"question": None}


def _directed(state: Standing, event: e.Directed) -> Changes:
    return {"way": event.way}


def _staked(state: Standing, event: e.Staked) -> Changes:
    return {"stakes": event.times}


def _made(state: Standing, event: e.Made) -> Changes:
    made = Pending(event.seat, event.points, event.word, state.plays)
    # Points of the play before the last can't be called any more.
    still = tuple(one for one in state.pending if one.play >= state.plays - 1)
    return {"pending": (*still, made)}


def _owed(state: Standing, event: e.Owed) -> Changes:
    return {"duties": (*state.duties, event.seat)}


def _absolved(state: Standing, event: e.Absolved) -> Changes:
    return {"duties": tuple(seat for seat in state.duties if seat != event.seat)}


def _called(state: Standing, event: e.Called) -> Changes:
    return {}


def _scored(state: Standing, event: e.Scored) -> Changes:
    return {
        "scores": added(state.scores, event.side, event.points),
        "points": added(state.points, event.side, event.points),
    }


def _cleared(state: Standing, event: e.Cleared) -> Changes:
    return {"pending": tuple(p for p in state.pending if p.play != event.play)}


def _finished(state: Standing, event: e.Finished) -> Changes:
    return {"finished": (*state.finished, event.seat)}


def _round_ended(state: Standing, event: e.RoundEnded) -> Changes:
    points = tuple(map(sum, zip(state.points, event.points, strict=True)))
    return {
        "scores": tuple(map(sum, zip(state.scores, event.points, strict=True))),
        "points": points,
        "hands": event.hands,
        "turn": None,
        "question": None,
        "reaching": None,
        "pending": (),
        "duties": (),
        "playing": False,
        "results": (
            *state.results,
            Result(
                event.end,
                event.winners,
                points,
                event.left,
                state.led,
                event.player,
                state.locker,
                event.waiting,
            ),
        ),
    }


def _match_ended(state: Standing, event: e.MatchEnded) -> Changes:
    return {"over": True, "winners": event.winners}


_HOW: dict[type[Event], Callable[[Any, Any], Changes]] = {
    e.Turned: _turned,
    e.Continued: _continued,
    e.Played: _played,
    e.Drew: _drew,
    e.Reaching: _reaching,
    e.Took: _took,
    e.Passed: _answered,
    e.Marked: _marks,
    e.Unmarked: _marks,
    e.Flipped: _flipped,
    e.Returned: _returned,
    e.Asked: _asked,
    e.Chose: _answered,
    e.Directed: _directed,
    e.Staked: _staked,
    e.Made: _made,
    e.Owed: _owed,
    e.Absolved: _absolved,
    e.Called: _called,
    e.Cleared: _cleared,
    e.Scored: _scored,
    e.Finished: _finished,
    e.RoundEnded: _round_ended,
    e.MatchEnded: _match_ended,
}


P = TypeVar("P", bound=Position)


def evolve(position: P, event: Event) -> P:
    """Give the position after an event."""
    return position.after(event)


def fold(state: P, log: Iterable[Event]) -> P:
    """Give the state after a list of events."""
    for event in log:
        state = evolve(state, event)
    return state


def view(start: P, log: Iterable[Event], seat: int | None) -> P:
    """Give what a seat knows after a list of events; seat None is a watcher."""
    return fold(start, (seen_by(event, seat) for event in log))
