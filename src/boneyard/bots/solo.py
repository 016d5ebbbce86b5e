"""Players of the games for one: by the solvers, or by what lies open."""

import random

from boneyard.actions import Move
from boneyard.bots.simple import Heavy
from boneyard.solitaire.solving import solve
from boneyard.state import Position


def choose_alone(view: Position, patience: float, dice: random.Random) -> Move | None:
    """The first move of the best line that a solver finds in so many seconds."""
    if view.to_act is None:
        return None
    if patience > 0:
        found = solve(view, patience)  # type: ignore[arg-type]  # only games for one come here
        if found.moves:
            return found.moves[0]
    return Heavy().choose(view, 0, dice)
