"""Solver interface: the best result of a solitaire, and the moves to it."""

from typing import Final

from msgspec import Struct

from boneyard.core.actions import Knock, Move, Next, Pass, Resign, parse
from boneyard.core.arguments import argument_error
from boneyard.core.events import OrientedTile
from boneyard.core.position import Position
from boneyard.i18n import TranslatedError
from boneyard.solitaire.baronet import BaronetState
from boneyard.solitaire.domino_solitaire import ColumnsState, DominoSolitaireLogic
from boneyard.solitaire.game import SoloState, solo_decide
from boneyard.solitaire.knock_out import KnockOutLogic, KnockOutState
from boneyard.solitaire.solvers import baronet, knock_out

#: Default time limit of a search, in seconds.
DEFAULT_SECONDS: Final = 30.0


class NotSolved(TranslatedError, ValueError):
    """A position that can't be solved; the message explains why."""


class Solution(Struct, frozen=True):
    """The result of a solver."""

    best: int
    """The best result found, in the unit of the rule book."""
    won: bool | None
    """Whether the game can be won; None: not decided within the time limit."""
    proved: bool
    """Whether nothing better is possible."""
    moves: tuple[Move, ...]
    """The moves from here to that result."""


def solve(state: SoloState, seconds: float = DEFAULT_SECONDS) -> Solution:
    """Find the best result of a solitaire from a position in which all tiles are known.

    Args:
        state: the position.
        seconds: how long the search may take.

    Returns:
        The best result that was found, whether it is proved, and the moves to it. NotSolved says
        why there is none.

    >>> import boneyard
    >>> row = boneyard.read_position("knock-out | 6-4 4-1 1-1 6-5")
    >>> boneyard.solve(row).best
    2
    """
    if not isinstance(state, SoloState):
        if isinstance(state, Position):
            raise NotSolved("solving-not-for-one", game=state.rules.game.name)
        raise argument_error("library-expected-position", state)
    if not state.round:
        raise NotSolved("solving-nothing-dealt")
    if not state.playing:
        result = state.results[-1]
        return Solution(result.left or 0, result.end == "won", True, ())
    match state:
        case BaronetState():
            return _solve_baronet(state)
        case KnockOutState():
            return _solve_knock_out(state)
        case ColumnsState():
            return _solve_domino_solitaire(state, seconds)
        case _:
            raise TypeError(f"no solver for {type(state).__name__}")


def _pip_pair(laid: OrientedTile) -> tuple[int, int]:
    return laid[0].pips, laid[1].pips


def _solve_knock_out(state: KnockOutState) -> Solution:
    logic = state.rules.game.logic
    assert isinstance(logic, KnockOutLogic)
    find = knock_out.solve_runs if logic.run else knock_out.solve
    left, joints = find([_pip_pair(laid) for laid in state.line])
    return Solution(left, not left, True, tuple(map(Knock, joints)))


def _solve_baronet(state: BaronetState) -> Solution:
    left, steps = baronet.play_out(
        [(tile.a.pips, tile.b.pips) for tile in state.row],
        baronet.CountState(state.at, state.count, state.removed_in_pass, state.idle_passes),
    )
    return Solution(left, not left, True, (Next(),) * steps)


def _solve_domino_solitaire(state: ColumnsState, seconds: float) -> Solution:
    from boneyard.solitaire.solvers import domino_solitaire

    if any(None in column.down for column in state.columns):
        raise NotSolved("library-hidden-tiles")
    logic = state.rules.game.logic
    assert isinstance(logic, DominoSolitaireLogic)
    places = [
        domino_solitaire.Place(
            [_pip_pair(laid) for laid in column.down if laid is not None],
            [_pip_pair(laid) for laid in column.up],
        )
        for column in state.columns
    ]
    found = domino_solitaire.solve(places, logic.flip, seconds)
    moves = [parse(text) for text in found.moves]
    # A won game goes on until the player stops, a lost one mostly until the player resigns.
    position: SoloState = state
    for move in moves:
        for event in solo_decide(position, move):
            position = position.apply_event(event)
    if position.playing:
        moves.append(Pass() if found.won else Resign())
    return Solution(found.best, found.won, found.proved, tuple(moves))
