"""Position of a match: the table, hands, scores and pending question; evolve, fold and view.

Only events change it; it has no rules. A view is a position too, folded over the events that its
seat may see; a tile may be None there.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core import events as e
from boneyard.core.actions import Move
from boneyard.core.arguments import argument_error, check_seat
from boneyard.core.events import Event, TileRow, remove_tile, replace_hand
from boneyard.core.ids import Side
from boneyard.core.redaction import redact
from boneyard.core.table import Table
from boneyard.core.tiles import Half, Tile
from boneyard.i18n import Message, message


class Question(Struct, frozen=True):
    """A question that a seat must answer before play goes on."""

    seat: int
    about: str
    words: tuple[str, ...]


class PositionDefaults(Struct, frozen=True):
    """Defaults that a kind of game overrides."""

    # Multiplayer only: in a solitaire nothing is asked, owed or taken at random.

    @property
    def question(self) -> Question | None:
        """The question a seat must answer before play goes on."""
        return None

    @property
    def reaching(self) -> tuple[int, int] | None:
        """Taker and source of a random take that chance has yet to decide."""
        return None

    @property
    def hands(self) -> tuple[TileRow, ...]:
        """The tiles of each seat."""
        return ()

    @property
    def last(self) -> Tile | None:
        """The tile played last."""
        return None

    @property
    def takes(self) -> int:
        """Random takes in this round."""
        return 0

    @property
    def plays(self) -> int:
        """Tiles played in this round."""
        return 0

    @property
    def way(self) -> int:
        """Direction of play: 1 clockwise, -1 counterclockwise."""
        return 1

    @property
    def may_stop(self) -> bool:
        """Whether the player may stop a turn that has gone on."""
        return False

    @property
    def owes(self) -> int | None:
        """The seat whose plus makes the player draw first."""
        return None

    @property
    def finished(self) -> tuple[int, ...]:
        """Seats that have got rid of their tiles, in that order."""
        return ()

    @property
    def marked(self) -> tuple[int, ...]:
        """The seats whose trains are open to everyone, in ascending order (MT-6)."""
        return ()

    @property
    def round_events(self) -> tuple[Event, ...]:
        """All events of this round as redacted, where players must remember them."""
        return ()

    # Solitaire only: a multiplayer match comes to an end by itself, and nothing is turned up.

    @property
    def can_loop(self) -> bool:
        """Whether moves may repeat for ever, so that the player must resign some time."""
        return False

    @property
    def current_index(self) -> int | None:
        """The index of the tile whose turn it is, among those laid out, or None."""
        return None

    @property
    def pass_label(self) -> Message:
        """The label of a voluntary pass."""
        return message("play-pass")

    def move_label(self, move: Move) -> Message | None:
        """Label a move that only this game has."""
        return None

    def revealing_moves(self, moves: Sequence[Move]) -> list[Move]:
        """Filter the moves that turn a tile face up."""
        return []


class PendingPoints(Struct, frozen=True):
    """Points made by a play that must be called to count."""

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
    leader: int | None = None
    """The seat that led it."""
    player: int | None = None
    """The seat that won it, if it was one seat (WL-5); None also if all start over (JA-4)."""
    locker: int | None = None
    """The seat whose play or draw was the last (WL-4)."""
    waiting: int = 0
    """Points that wait for the winner of the next round (HO-8)."""


class Position(PositionDefaults, frozen=True, kw_only=True):
    """What multiplayer and solitaire positions have in common."""

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
    layout_events: tuple[Event, ...] = ()
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
    def notation_extras(self) -> dict[str, Any]:
        """What the notation shows only for this kind of game."""
        return {}

    @property
    def hand_counts(self) -> list[int]:
        """How many tiles each seat holds."""
        raise NotImplementedError

    @property
    def stock_count(self) -> int:
        """How many tiles are in the boneyard."""
        return 0

    def apply_event(self, event: Event) -> Self:
        """Return the position after an event."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.headline}>"

    def __str__(self) -> str:
        """Write the table in a few lines, tiles in notation and hidden ones as `?`."""
        return "\n".join((self.headline, *self._text_lines()))

    @property
    def headline(self) -> str:
        """The game, the round, the scores, and what is expected next, in one line."""
        scores = " ".join(map(str, self.scores))
        return f"{self.rules.game.name}, round {self.round}, scores {scores}, {self._status}"

    @property
    def _status(self) -> str:
        if self.over and self.rules.alone:
            return f"game {self.results[-1].end}"
        if self.over:
            won = ", ".join(map(str, self.winners))
            return f"match over, won by {won}" if won else "match over, drawn"
        if not self.playing:
            return "round over" if self.round else "not dealt yet"
        return "chance to act" if self.to_act is None else f"seat {self.to_act} to act"

    def _text_lines(self) -> Iterator[str]:
        raise NotImplementedError

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        printer.text(repr(self))

    def _repr_svg_(self) -> str:
        # The only upward import: loaded when a notebook shows a picture.
        from boneyard.drawing.notebook import position_svg

        return position_svg(self)


class Sides(Protocol):
    """Seats, sides and hand counts: all that rule words need to know of the rules."""

    players: int
    sides: int

    def side(self, seat: int) -> Side:
        """Return the side a seat plays for: its own, or its team's."""
        ...

    def count(self, hand: Sequence[Tile]) -> int:
        """Return what a hand counts at the end of a round."""
        ...

    def count_tiles_with(self, half: Half) -> int:
        """Return how many tiles of the set bear a half (HU-8)."""
        ...


class TableState(Position, frozen=True, kw_only=True):
    """Position of a multiplayer match, or what one seat may know of it."""

    rules: Sides
    hands: tuple[TileRow, ...]
    stock: TileRow = ()
    aside: TileRow = ()
    dead: tuple[TileRow, ...] = ()
    """The tiles that each seat discarded; empty if no one did (GA-11)."""
    table: Table = Table()
    turn: int | None = None
    """Whose turn it is; None between rounds."""
    way: int = 1
    """Clockwise 1, counterclockwise -1."""
    drawn: int = 0
    """Tiles drawn from the boneyard since the turn began or went on."""
    may_stop: bool = False
    """The turn has gone on, and the player may stop."""
    turn_continued: bool = False
    """The turn has gone on: what binds the others may not bind the player now (MT-15)."""
    run_arm: int = 0
    """The arm that the turn is bound to while it goes on; 0: any (HN-3)."""
    turns: int = 0
    """Turns begun since the first tile lay, including the leader's."""
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
    pending: tuple[PendingPoints, ...] = ()
    duties: tuple[int, ...] = ()
    """Seats that have yet to say domino."""
    finished: tuple[int, ...] = ()
    """Seats that have got rid of their tiles, first one first."""
    stakes: int = 1
    round_events: tuple[Event, ...] = ()
    """All events of this round, as they were seen: what players go by who remember."""

    def _text_lines(self) -> Iterator[str]:
        laid = (event for event in self.layout_events if isinstance(event, e.Played))
        arms = (f"{number}:{half}" for number, half in self.open_ends.items())
        yield f"table     {' '.join(map(_play_text, laid)) or '-'}"
        yield f"open ends {' '.join(arms) or '-'}"
        for seat, hand in enumerate(self.hands):
            yield f"seat {seat}    {_row_text(hand)}"
        yield f"boneyard  {_row_text(self.stock)}"
        if self.aside:
            yield f"aside     {_row_text(self.aside)}"
        if self.question:
            yield f"question  {' or '.join(self.question.words)}, to seat {self.question.seat}"

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
    def previous_round(self) -> Result | None:
        """The last finished round: it may decide who leads this one."""
        return self.results[-1] if self.results else None

    @property
    def waiting(self) -> int:
        """Points carried over to the winner of this round (HO-8)."""
        return self.previous_round.waiting if self.previous_round else 0

    @property
    def leader(self) -> int | None:
        """The seat that led this round, or will lead it; with a start tile, the one that began."""
        seat = None
        for event in self.round_events:
            if isinstance(event, e.Played):
                # The lead may have been handed over, or searched for (WM-1, DB-3).
                return event.seat if event.seat is not None else self._beginner
            if isinstance(event, e.Turned):
                seat = event.seat
        return seat

    @property
    def _beginner(self) -> int | None:
        return next(
            (event.seat for event in self.round_events if isinstance(event, e.Turned)), None
        )

    @property
    def lead_passed(self) -> bool:
        """Whether the lead was handed over to the partner (WM-1)."""
        return any(isinstance(event, e.Passed) and event.hands_over for event in self.round_events)

    def held_by(self, seat: int) -> list[Tile]:
        """Return what counts with a hand at the end: its tiles, and those it discarded (GA-11)."""
        dead = self.dead[seat] if self.dead else ()
        return [tile for tile in (*self.hands[seat], *dead) if tile is not None]

    @property
    def locker(self) -> int | None:
        """The seat that played or drew last: in a blocked round, the one that locked it (WL-4)."""
        acts = (
            event.seat
            for event in reversed(self.round_events)
            if isinstance(event, e.Played | e.Drew)
        )
        return next(acts, None)

    @property
    def last_player(self) -> int | None:
        """The seat that played the last tile."""
        plays = (event.seat for event in reversed(self.round_events) if isinstance(event, e.Played))
        return next(plays, None)

    def count_placed_with(self, half: Half) -> int:
        """Return how many tiles with this half lie on the table (HU-8)."""
        return sum(
            half in event.tile.halves for event in self.layout_events if isinstance(event, e.Played)
        )

    @property
    def passes(self) -> int:
        """How many times others have passed since the last play (LA-11).

        Declining a question is not a pass, nor is stopping a turn that could go on.
        """
        found, asked, player = 0, False, None
        for event in self.round_events:
            if isinstance(event, e.Played):
                found, player = 0, event.seat
            elif isinstance(event, e.Passed):
                found += not asked and event.seat != player
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

    def apply_event(self, event: Event) -> Self:
        """Return the position after an event."""
        if isinstance(event, e.Dealt):
            return _apply_dealt(self, event)
        changes = _EVENT_HANDLERS[type(event)](self, event)
        return replace(self, round_events=(*self.round_events, event), **changes)


def _play_text(event: e.Played) -> str:
    """Write a tile on the table as the move that laid it."""
    turn = event.turn if event.tile.is_double else ""
    place = f"@{event.arm}{turn}" if event.arm else ""
    return f"{event.first}-{event.tile.other(event.first)}{place}"


def _row_text(row: TileRow) -> str:
    """Write a row of tiles; a number of hidden ones is written as such."""
    if len(row) > 1 and set(row) == {None}:
        return f"{len(row)} tiles"
    return " ".join("?" if one is None else one.text for one in row) or "-"


#: The fields that each event changes.
FieldChanges = dict[str, object]


S = TypeVar("S", bound=TableState)


def add_at(values: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    """Add an amount to one element of a tuple."""
    return (*values[:place], values[place] + amount, *values[place + 1 :])


def _apply_dealt(state: S, event: e.Dealt) -> S:
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
        # Tiles drawn for the lead went back before the deal: they reveal nothing about the hands.
        round_events=(replace(event, draws=()),),
    )


def _apply_turned(state: TableState, event: e.Turned) -> FieldChanges:
    return {
        "turn": event.seat,
        "owes": event.owes,
        "drawn": 0,
        "may_stop": False,
        "turn_continued": False,
        "run_arm": 0,
        "turns": state.turns + (state.table.tile_count > 0),
    }


def _apply_continued(state: TableState, event: e.Continued) -> FieldChanges:
    return {
        "may_stop": event.may_stop,
        "turn_continued": True,
        "run_arm": event.arm,
        "drawn": 0,
    }


def _apply_played(state: TableState, event: e.Played) -> FieldChanges:
    table = state.table.with_tile(event.tile, event.arms, event.closed, event.spot)
    laid = (*state.layout_events, event)
    if event.seat is None:
        return {"table": table, "layout_events": laid}
    hand = remove_tile(state.hands[event.seat], event.tile)
    hands = replace_hand(state.hands, event.seat, hand)
    return {
        "table": table,
        "hands": hands,
        "layout_events": laid,
        "plays": state.plays + 1,
        # The leader is in their first turn.
        "turns": state.turns or 1,
        "last": event.tile,
        "turned": None,
    }


def _apply_drew(state: TableState, event: e.Drew) -> FieldChanges:
    hand = (*state.hands[event.seat], event.tile)
    return {
        "stock": state.stock[1:],
        "hands": replace_hand(state.hands, event.seat, hand),
        "drawn": state.drawn + 1 if event.seat == state.turn else state.drawn,
        "owes": None if event.seat == state.turn else state.owes,
    }


def _apply_reaching(state: TableState, event: e.Reaching) -> FieldChanges:
    forced = event.seat == state.turn and not event.caught
    return {"reaching": (event.seat, event.source), "owes": None if forced else state.owes}


def _apply_took(state: TableState, event: e.Took) -> FieldChanges:
    hands = replace_hand(
        state.hands, event.source, remove_tile(state.hands[event.source], event.tile)
    )
    hands = replace_hand(hands, event.seat, (*hands[event.seat], event.tile))
    return {"hands": hands, "reaching": None, "takes": state.takes + 1}


def _apply_discarded(state: TableState, event: e.Discarded) -> FieldChanges:
    dead = state.dead or ((),) * len(state.hands)
    hand = remove_tile(state.hands[event.seat], event.tile)
    return {
        "hands": replace_hand(state.hands, event.seat, hand),
        "dead": replace_hand(dead, event.seat, (*dead[event.seat], event.tile)),
    }


def _apply_marks(state: TableState, event: e.Marked | e.Unmarked) -> FieldChanges:
    # Toggles: a marked train is unmarked, and the reverse.
    return {"marked": tuple(sorted({*state.marked} ^ {event.seat}))}


def _apply_flipped(state: TableState, event: e.Flipped) -> FieldChanges:
    row = (event.tile, *state.hands[event.seat][1:])
    return {"hands": replace_hand(state.hands, event.seat, row), "turned": event.tile}


def _apply_returned(state: TableState, event: e.Returned) -> FieldChanges:
    row = (*state.hands[event.seat][1:], event.tile)
    return {"hands": replace_hand(state.hands, event.seat, row), "turned": None}


def _apply_asked(state: TableState, event: e.Asked) -> FieldChanges:
    return {"question": Question(event.seat, event.about, event.words)}


def _apply_answered(state: TableState, _event: Event) -> FieldChanges:
    return {"question": None}


def _apply_directed(state: TableState, event: e.Directed) -> FieldChanges:
    return {"way": event.way}


def _apply_staked(state: TableState, event: e.Staked) -> FieldChanges:
    return {"stakes": event.times}


def _apply_made(state: TableState, event: e.Made) -> FieldChanges:
    made = PendingPoints(event.seat, event.points, event.word, state.plays)
    # Points of the play before the last can't be called any more.
    still = tuple(one for one in state.pending if one.play >= state.plays - 1)
    return {"pending": (*still, made)}


def _apply_owed(state: TableState, event: e.Owed) -> FieldChanges:
    return {"duties": (*state.duties, event.seat)}


def _apply_absolved(state: TableState, event: e.Absolved) -> FieldChanges:
    return {"duties": tuple(seat for seat in state.duties if seat != event.seat)}


def _apply_called(state: TableState, event: e.Called) -> FieldChanges:
    return {}


def _apply_scored(state: TableState, event: e.Scored) -> FieldChanges:
    return {
        "scores": add_at(state.scores, event.side, event.points),
        "points": add_at(state.points, event.side, event.points),
    }


def _apply_cleared(state: TableState, event: e.Cleared) -> FieldChanges:
    return {"pending": tuple(p for p in state.pending if p.play != event.play)}


def _apply_finished(state: TableState, event: e.Finished) -> FieldChanges:
    return {"finished": (*state.finished, event.seat)}


def _apply_round_ended(state: TableState, event: e.RoundEnded) -> FieldChanges:
    points = tuple(map(sum, zip(state.points, event.points, strict=True)))
    return {
        "scores": tuple(map(sum, zip(state.scores, event.points, strict=True))),
        "points": points,
        "hands": event.hands,
        "dead": event.dead,
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
                state.leader,
                event.player,
                state.locker,
                event.waiting,
            ),
        ),
    }


def _apply_match_ended(state: TableState, event: e.MatchEnded) -> FieldChanges:
    return {"over": True, "winners": event.winners}


_EVENT_HANDLERS: dict[type[Event], Callable[[Any, Any], FieldChanges]] = {
    e.Turned: _apply_turned,
    e.Continued: _apply_continued,
    e.Played: _apply_played,
    e.Drew: _apply_drew,
    e.Reaching: _apply_reaching,
    e.Took: _apply_took,
    e.Passed: _apply_answered,
    e.Discarded: _apply_discarded,
    e.Marked: _apply_marks,
    e.Unmarked: _apply_marks,
    e.Flipped: _apply_flipped,
    e.Returned: _apply_returned,
    e.Asked: _apply_asked,
    e.Chose: _apply_answered,
    e.Directed: _apply_directed,
    e.Staked: _apply_staked,
    e.Made: _apply_made,
    e.Owed: _apply_owed,
    e.Absolved: _apply_absolved,
    e.Called: _apply_called,
    e.Cleared: _apply_cleared,
    e.Scored: _apply_scored,
    e.Finished: _apply_finished,
    e.RoundEnded: _apply_round_ended,
    e.MatchEnded: _apply_match_ended,
}


P = TypeVar("P", bound=Position)


def evolve(position: P, event: Event) -> P:
    """Apply an event to a position. It knows no rules: what has happened is true.

    Args:
        position: the position before.
        event: what happened.

    Returns:
        The position after the event.

    >>> import boneyard
    >>> match = boneyard.Match("block-draw", seed="tea")
    >>> state = match.rules.new_match()
    >>> for event in match.log:
    ...     state = boneyard.evolve(state, event)
    >>> state == match.state
    True
    """
    if not isinstance(event, Event):
        raise argument_error("library-expected-event", event)
    if not isinstance(position, Position):
        raise argument_error("library-expected-position", position)
    try:
        return position.apply_event(event)
    except (AssertionError, AttributeError, LookupError, TypeError) as error:
        raise argument_error("library-event-impossible", event) from error


def fold(state: P, log: Iterable[Event]) -> P:
    """Return the position after a list of events."""
    for event in log:
        state = evolve(state, event)
    return state


def view(start: P, log: Iterable[Event], seat: int | None) -> P:
    """Return what a seat knows after a list of events: hidden tiles are None.

    Args:
        start: the match before them, as `rules.new_match()` gives it.
        log: all events from there on.
        seat: the seat; None is a spectator, who sees no hand.

    Returns:
        A position like any other, for bots, hints and pictures.

    >>> import boneyard
    >>> match = boneyard.Match("block-draw", seed="tea")
    >>> mine = boneyard.view(match.rules.new_match(), match.log, 0)
    >>> set(mine.hands[1])
    {None}
    """
    if not isinstance(start, Position):
        raise argument_error("library-expected-position", start)
    if not isinstance(log, Iterable):
        raise argument_error("library-expected-log", log)
    check_seat(seat, start.rules.players)
    return fold(start, (redact(event, seat) for event in log))
