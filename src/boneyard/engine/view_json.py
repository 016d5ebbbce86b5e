"""JSON of a view, for clients over HTTP and for bots on standard input."""

from typing import assert_never

from msgspec import Struct

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
    about: str
    words: list[str]


class RoundResult(Struct):
    """How a round ended."""

    end: str
    winners: list[int]
    points: list[int]
    left: int | None = None


class Seen(Struct, omit_defaults=True, kw_only=True):
    """What a seat may know of a table; null is a hidden tile."""

    scores: list[int]
    points: list[int]
    round: int
    turn: int | None
    playing: bool
    over: bool
    winners: list[int]
    results: list[RoundResult]
    hands: list[list[str | None]]
    counts: list[int]
    """How many tiles each seat holds."""
    stock: int
    ends: dict[str, str]
    question: Choice | None = None
    way: int = 1
    drawn: int = 0
    may_stop: bool = False
    owes: int | None = None
    turned: str | None = None
    reaching: list[int] | None = None
    last: str | None = None
    laid: int = 0
    finished: list[int] = []
    stakes: int = 1
    waiting: int = 0
    """Points of rounds without a winner that the next winner gets besides."""
    aside: int = 0
    marked: list[int] = []
    """The seats whose trains are open to everybody (MT-6)."""
    row: list[str] | None = None
    columns: list[ColumnLook] | None = None
    at: int | None = None
    count: int | None = None


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
