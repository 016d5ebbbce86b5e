"""JSON of a view, for clients over HTTP and for bots on standard input."""

from typing import assert_never

from msgspec import Struct

from boneyard.core.events import Answer, Direction, Question, RoundEnd
from boneyard.core.position import Position
from boneyard.core.strict_json import JsonObject
from boneyard.core.tiles import tile_texts
from boneyard.engine.kinds import state_of_kind
from boneyard.rules.game import State
from boneyard.solitaire.domino_solitaire import ColumnLook
from boneyard.solitaire.game import SoloState


class Choice(Struct):
    """A question that a seat must answer."""

    seat: int
    """The seat that must answer."""
    about: Question
    """The question."""
    words: list[Answer]
    """The possible answers."""


class RoundResult(Struct):
    """How a round ended."""

    end: RoundEnd
    """How it ended."""
    winners: list[int]
    """The sides that won it; none: it was drawn."""
    points: list[int]
    """All that the round brought each side, play scores included."""
    left: int | None = None
    """The result of a solitaire; null: it is none."""


class Seen(Struct, omit_defaults=True, kw_only=True):
    """What a seat may know of a table; null is a hidden tile."""

    scores: list[int]
    """The score of each side."""
    points: list[int]
    """The points that each side has made in this round."""
    round: int
    """The number of rounds dealt so far."""
    turn: int | None
    """The seat whose turn it is; null: nobody's."""
    playing: bool
    """Whether a round is being played."""
    over: bool
    """Whether the match is over."""
    winners: list[int]
    """The sides that won the match."""
    results: list[RoundResult]
    """How each round ended."""
    hands: list[list[str | None]]
    """The hand of each seat."""
    counts: list[int]
    """How many tiles each seat holds."""
    stock: int
    """How many tiles are in the boneyard."""
    ends: dict[str, str]
    """The open ends: what the next tile must match, by the number of the arm."""
    question: Choice | None = None
    """A question that waits for an answer; null: none."""
    way: Direction = 1
    """The direction of play: 1 clockwise, -1 counterclockwise."""
    drawn: int = 0
    """How many tiles were drawn in this turn."""
    may_stop: bool = False
    """Whether the player may stop instead of playing another tile."""
    owes: int | None = None
    """The seat that must be taken from first; null: none."""
    turned: str | None = None
    """The tile turned over (Blind); null: none."""
    reaching: list[int] | None = None
    """The seat that takes a random tile, and the seat it takes from; null: none."""
    last: str | None = None
    """The tile that was played last; null: none."""
    laid: int = 0
    """How many tiles lie on the table."""
    finished: list[int] = []
    """The seats that have got rid of their tiles."""
    stakes: int = 1
    """The factor that the points of this round are multiplied by."""
    waiting: int = 0
    """Points of rounds without a winner that the next winner gets besides."""
    aside: int = 0
    """How many tiles are out of play this round."""
    marked: list[int] = []
    """The seats whose trains are open to everybody (MT-6)."""
    row: list[str] | None = None
    """The tiles of a solitaire in a row, each as it lies; null: it has no row."""
    columns: list[ColumnLook] | None = None
    """The columns of Domino Solitaire; null: another game."""
    at: int | None = None
    """The place in the row that is counted next (Baronet); null: another game."""
    count: int | None = None
    """The count (Baronet); null: another game."""


def view_to_json(view: Position) -> JsonObject:
    """Build the fields of `Seen` for a view, those that this kind of game has."""
    return {
        "scores": list(view.scores),
        "points": list(view.points),
        "round": view.round,
        "turn": view.to_act,
        "playing": view.playing,
        "over": view.over,
        "winners": list(view.winners),
        "results": [
            RoundResult(one.end, list(one.winners), list(one.points), one.left)
            for one in view.results
        ],
        "hands": [],
        "counts": view.hand_counts,
        "stock": view.stock_count,
        "ends": view.open_ends,
        **_kind_fields(view),
    }


def _kind_fields(view: Position) -> JsonObject:
    match state_of_kind(view):
        case State() as table:
            return _table_fields(table)
        case SoloState() as solo:
            return solo.view_fields()
        case other:
            assert_never(other)


def _table_fields(view: State) -> JsonObject:
    question = view.question
    return {
        "hands": [list(tile_texts(hand)) for hand in view.hands],
        "question": Choice(question.seat, question.about, list(question.words))
        if question
        else None,
        "way": view.way,
        "drawn": view.drawn,
        "may_stop": view.may_stop,
        "owes": view.owes,
        "turned": view.turned.text if view.turned else None,
        "reaching": list(view.reaching) if view.reaching else None,
        "last": view.last.text if view.last else None,
        "laid": view.table.tile_count,
        "finished": list(view.finished),
        "stakes": view.stakes,
        "waiting": view.waiting,
        "aside": len(view.aside),
        "marked": list(view.marked),
    }
