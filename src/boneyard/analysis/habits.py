"""What somebody didn't think of, by the best move and the one that was made: a word for a habit."""

from collections.abc import Mapping
from typing import Any, Final

from boneyard.analysis.steps import Step
from boneyard.core.actions import Play, parse
from boneyard.core.tiles import Half, Tile
from boneyard.engine import act
from boneyard.engine.legal import open_arms
from boneyard.rules.game import State

#: Habits, and the sentence that says what to practise; the first that fits is told.
HABITS: Final[Mapping[str, str]] = {
    "going-on": "coach-practise-going-on",
    "holding-back": "coach-practise-holding-back",
    "ending": "coach-practise-ending",
    "scoring": "coach-practise-scoring",
    "blocking": "coach-practise-blocking",
    "doubles": "coach-practise-doubles",
    "variety": "coach-practise-variety",
    "weight": "coach-practise-weight",
    "ends": "coach-practise-ends",
    "other": "coach-practise-other",
}
#: Pips that one tile must have more than another to be called heavier.
HEAVIER: Final = 3


def habit_of(step: Step, best: str, lacking: Mapping[tuple[int, Half], object]) -> str:
    """What a better move would have had before the one that was made.

    `lacking`: what players had shown by then not to hold, by seat and end.
    """
    before: Any = step.before
    seat, made, better = step.seat, step.move, parse(best)
    assert seat is not None
    if not isinstance(made, Play) or not isinstance(better, Play):
        going_on = isinstance(better, Play) and not isinstance(made, Play)
        holding = isinstance(made, Play) and not isinstance(better, Play)
        return "going-on" if going_on else "holding-back" if holding else "other"
    return _between(before, seat, made, better, lacking)


def _between(
    before: State, seat: int, made: Play, better: Play, lacking: Mapping[tuple[int, Half], object]
) -> str:
    """What one play has before another."""
    one, other = act(before, seat, made)[1], act(before, seat, better)[1]
    if not one.playing or not other.playing:
        return "ending"
    side = before.rules.side(seat)
    good = before.rules.game.goal.leading((1, 0)) == (0,)
    if good and _points(other, side) > _points(one, side):
        return "scoring"
    if _refused(other, seat, lacking) > _refused(one, seat, lacking):
        return "blocking"
    if better.tile.is_double and not made.tile.is_double:
        return "doubles"
    if _fitting(other, seat) > _fitting(one, seat):
        return "variety"
    if better.tile.pips >= made.tile.pips + HEAVIER:
        return "weight"
    return "ends" if better.tile == made.tile else "other"


def _points(state: State, side: int) -> int:
    """Points of a side in this round, with those that can be claimed."""
    pending = [one for one in state.pending if one.seat is not None and one.play == state.plays]
    claims = sum(one.points for one in pending if state.rules.side(one.seat or 0) == side)
    return state.points[side] + claims


def _refused(state: State, seat: int, lacking: Mapping[tuple[int, Half], object]) -> int:
    """How many open ends the next opponent has shown to have nothing for."""
    after = state.turn
    if after is None or state.rules.side(after) == state.rules.side(seat):
        return 0
    return sum((after, arm.half) in lacking for arm in open_arms(state, after))


def _fitting(state: State, seat: int) -> int:
    """How many tiles of a hand fit an open end."""
    ends = {arm.half for arm in open_arms(state, seat)}
    fits: set[Tile] = {tile for end in ends for tile in state.rules.touching(end)}
    return sum(tile in fits for tile in state.hands[seat])
