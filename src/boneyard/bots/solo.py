"""Players of the games for one: by the solvers, from what lies open and nothing else."""

import random
from collections import Counter
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from boneyard.actions import Move, Resign
from boneyard.bots.simple import Heavy
from boneyard.engine import act
from boneyard.events import Laid, Revealed
from boneyard.solitaire.columns import Column, ColumnsState
from boneyard.solitaire.game import SoloRules, SoloState
from boneyard.solitaire.solving import solve
from boneyard.state import Position, fold
from boneyard.tiles import pair

#: Arrangements of the tiles face down that are looked at.
ARRANGEMENTS: Final = 5
#: Moves without a tile turned up after which no plan is followed any more.
ROUNDABOUT: Final = 40


def choose_alone(view: Position, patience: float, dice: random.Random) -> Move | None:
    """The first move of the best line that a solver finds in so many seconds."""
    if view.to_act is None:
        return None
    if patience > 0:
        assert isinstance(view, SoloState)
        plan = planned(view, patience)
        if plan:
            return plan[0]
    return Heavy().choose(view, 0, dice)


def planned(view: SoloState, patience: float) -> tuple[Move, ...]:
    """A good way on for one who sees only what lies open."""
    if isinstance(view, ColumnsState) and view.face_down:
        return _on_the_way(view, patience)
    return solve(view, patience).moves


def arranged(view: SoloState, count: int = ARRANGEMENTS) -> list[SoloState]:
    """Positions that look the same from above; the same ones however often they are asked for."""
    if not isinstance(view, ColumnsState) or not view.face_down:
        return [view]
    shown = {pair(*laid) for column in view.columns for laid in column.up}
    unseen = [tile for tile in view.rules.tiles if tile not in shown]
    dice = random.Random(repr(_from_above(view)))
    return [_arranged(view, [(one.a, one.b) for one in unseen], dice) for _ in range(count)]


def _arranged(view: ColumnsState, unseen: list[Laid], dice: random.Random) -> ColumnsState:
    dice.shuffle(unseen)
    tiles = iter([laid if dice.random() < 0.5 else (laid[1], laid[0]) for laid in unseen])
    columns = [Column(tuple(next(tiles) for _ in one.down), one.up) for one in view.columns]
    return replace(view, columns=tuple(columns))


def _from_above(view: ColumnsState) -> tuple[Column, ...]:
    return tuple(Column((None,) * len(one.down), one.up) for one in view.columns)


def _on_the_way(view: ColumnsState, patience: float) -> tuple[Move, ...]:
    """Go on with what was planned when a tile was last turned up; elsewhere plan anew.

    Moves that turn nothing up can be taken back: one who planned anew after each of them might
    go to and fro for ever.
    """
    turned = max(at for at, event in enumerate(view.laid) if isinstance(event, Revealed))
    if len(view.laid) - turned > ROUNDABOUT:
        return ()
    start = fold(view.rules.new_match(), view.laid[: turned + 1])
    assert isinstance(start, ColumnsState)
    plan, stations = _plan(view.rules, _from_above(start), patience)
    here = _from_above(view)
    if here in stations:
        return plan[stations.index(here) :]
    return _plan(view.rules, here, patience)[0]


@lru_cache(maxsize=256)
def _plan(
    rules: SoloRules, columns: tuple[Column, ...], patience: float
) -> tuple[tuple[Move, ...], list[tuple[Column, ...]]]:
    """The way to turn up the tile that most arrangements want, and what is seen before each move.

    It ends where a tile is turned up: what comes then depends on that tile.
    """
    view = ColumnsState(rules=rules, columns=columns, round=1, playing=True)
    ways = [_way(one, patience / ARRANGEMENTS) for one in arranged(view)]
    tiles = Counter(str(way[-1][0]) for way in ways if way)
    if not tiles:
        return (Resign(),), [columns]
    wanted = tiles.most_common(1)[0][0]
    way = min((way for way in ways if way and str(way[-1][0]) == wanted), key=len)
    return tuple(move for move, _ in way), [seen for _, seen in way]


def _way(state: SoloState, seconds: float) -> list[tuple[Move, tuple[Column, ...]]]:
    """The solver's moves until a tile is turned up, each with what is seen before it."""
    way: list[tuple[Move, tuple[Column, ...]]] = []
    for move in solve(state, seconds).moves:
        assert isinstance(state, ColumnsState)
        way.append((move, _from_above(state)))
        events, state = act(state, 0, move)
        if any(isinstance(event, Revealed) for event in events):
            return way
    return []
