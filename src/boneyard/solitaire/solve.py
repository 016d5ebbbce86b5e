"""One face for the solvers: the best result of a game for one, and the moves that lead to it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from boneyard.core.actions import Knock, Move, Next, Pass, Resign, parse
from boneyard.core.events import Laid
from boneyard.i18n import Worded
from boneyard.solitaire.baronet import BaronetState
from boneyard.solitaire.domino_solitaire import ColumnsState
from boneyard.solitaire.game import SoloState, solo_decide
from boneyard.solitaire.knock_out import KnockOutState
from boneyard.solitaire.solvers import baronet, knock_out

#: How long a search may take unless told otherwise, in seconds.
SECONDS: Final = 30.0


class NotSolved(Worded, ValueError):
    """Something that no solver solves; the message says why."""


class Solution(Struct, frozen=True):
    """What a solver found."""

    best: int
    """The best result found, as the rule book names it."""
    won: bool | None
    """Whether the game can be won; None: not decided in the time there was."""
    proved: bool
    """Nothing better is possible."""
    moves: tuple[Move, ...]
    """The moves from here to that result."""


def solve(state: SoloState, seconds: float = SECONDS) -> Solution:
    """Find the best result from a position, in which all tiles must be known."""
    if not state.round:
        raise NotSolved("solving-nothing-dealt")
    if not state.playing:
        result = state.results[-1]
        return Solution(result.left or 0, result.end == "won", True, ())
    return SOLVERS[state.rules.game.kind](state, seconds)


def _numbers(laid: Laid) -> tuple[int, int]:
    return laid[0].pips, laid[1].pips


def _knock_all(state: KnockOutState, seconds: float) -> Solution:
    """Knock-Out is soon worked out."""
    left, joints = knock_out.best([_numbers(laid) for laid in state.line])
    return Solution(left, not left, True, tuple(map(Knock, joints)))


def _count_out(state: BaronetState, seconds: float) -> Solution:
    """Baronet plays itself."""
    left, steps = baronet.run(
        [(tile.a.pips, tile.b.pips) for tile in state.row],
        baronet.Standing(state.at, state.count, state.lucky, state.idle),
    )
    return Solution(left, not left, True, (Next(),) * steps)


def _turn_up(state: ColumnsState, seconds: float) -> Solution:
    from boneyard.solitaire.solvers import domino_solitaire

    conduct: Any = state.rules.game.conduct
    places = [
        domino_solitaire.Place(
            [_numbers(laid) for laid in column.down if laid is not None],
            [_numbers(laid) for laid in column.up],
        )
        for column in state.columns
    ]
    found = domino_solitaire.solve(places, conduct.flip, seconds)
    moves = [parse(text) for text in found.moves]
    # A game that is won goes on until the player stops, a lost one mostly until it is given up.
    position: SoloState = state
    for move in moves:
        for event in solo_decide(position, move):
            position = position.after(event)
    if position.playing:
        moves.append(Pass() if found.won else Resign())
    return Solution(found.best, found.won, found.proved, tuple(moves))


#: Who solves a game, by what its tiles lie in.
SOLVERS: Final[Mapping[str, Callable[[Any, float], Solution]]] = {
    "row": _count_out,
    "line": _knock_all,
    "columns": _turn_up,
}
