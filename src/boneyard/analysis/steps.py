"""Steps of a record: every deal and move, with the states around it."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from boneyard.core.actions import Call, Catch, Draw, Flip, Hit, Move, parse
from boneyard.core.position import Position, view
from boneyard.engine.legal import legal
from boneyard.records import Record, RecordError, play_record
from boneyard.records.position_text import split_position
from boneyard.rules.game import State


@dataclass(frozen=True)
class Step:
    """A move of a record, or a deal (number 0)."""

    round: int
    number: int
    seat: int | None
    text: str
    before: Position | None
    """None: a deal."""
    after: Position

    @property
    def move(self) -> Move:
        """The move as text."""
        return parse(self.text, chance=self.seat is None)

    @property
    def kind(self) -> str:
        """What made the difference: deal, draw (a tile that chance gave) or play."""
        if self.before is None:
            return "deal"
        return "draw" if isinstance(self.move, Draw | Flip | Hit) else "play"


def list_steps(record: Record) -> list[Step]:
    """List every deal and every move; RecordError if the record can't be replayed."""
    states: list[Position] = []
    play_record(record, states.append)
    if not states:
        raise RecordError("record-nothing-to-analyse")
    return list(_iter_steps(record, iter(states)))


def _iter_steps(record: Record, states: Iterator[Position]) -> Iterator[Step]:
    for number, one in enumerate(record.rounds, 1):
        state = next(states)
        yield Step(number, 0, None, "deal", None, state)
        for at, (seat, text) in enumerate(one.moves, 1):
            after = next(states)
            yield Step(number, at, seat, text, state, after)
            state = after


def view_from(state: State, seat: int) -> State:
    """Return what a seat knew in a state that knows everything."""
    before, events = split_position(state)
    return view(before, events, seat)


def is_decision(step: Step) -> bool:
    """Return whether there was a choice."""
    before = step.before
    if not isinstance(before, State) or step.seat is None or before.to_act != step.seat:
        return False
    moves = turn_moves(before, step.seat)
    return len(moves) > 1 and step.move in moves


def turn_moves(state: Position, seat: int) -> list[Move]:
    """Return the legal moves besides calls."""
    return [move for move in legal(state, seat) if not isinstance(move, Call | Catch)]


def step_dice(step: Step, seed: int) -> random.Random:
    """Return the random numbers of a step: always the same."""
    return random.Random(f"{seed} {step.round} {step.number}")


Progress = Callable[[float], None]
