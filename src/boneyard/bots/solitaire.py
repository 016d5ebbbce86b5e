"""Solitaire bots: they use the solvers on visible information only."""

import random
from collections import Counter
from functools import lru_cache
from typing import Final

from boneyard.bots.baselines import HeaviestBot
from boneyard.core.actions import Move, Resign
from boneyard.core.events import OrientedTile, Revealed
from boneyard.core.position import fold
from boneyard.engine import act
from boneyard.solitaire.game import SoloRules, SoloState
from boneyard.solitaire.solve import solve

#: Sampled arrangements of the face-down tiles.
SAMPLED_ARRANGEMENTS: Final = 5
#: Moves without a tile turned up after which a plan is dropped.
MAX_MOVES_WITHOUT_REVEAL: Final = 40


def choose_solitaire(view: SoloState, seconds: float, dice: random.Random) -> Move | None:
    """Return the first move of the best line that a solver finds within the time limit."""
    if view.to_act is None:
        return None
    if seconds > 0:
        plan = plan_moves(view, seconds)
        if plan:
            return plan[0]
    return HeaviestBot().choose(view, 0, dice)


def plan_moves(view: SoloState, seconds: float) -> tuple[Move, ...]:
    """Return good moves for a player who sees only the face-up tiles."""
    if view.face_down_count:
        return _continue_plan(view, seconds)
    return solve(view, seconds).moves


def sample_arrangements(view: SoloState, count: int = SAMPLED_ARRANGEMENTS) -> list[SoloState]:
    """Sample positions with the same visible layout; deterministic for a view."""
    if not view.face_down_count:
        return [view]
    shown = view.visible_tiles
    unseen = [tile for tile in view.rules.tiles if tile not in shown]
    dice = random.Random(repr(view.visible_layout))
    return [
        _sample_arrangement(view, [(one.a, one.b) for one in unseen], dice) for _ in range(count)
    ]


def _sample_arrangement(
    view: SoloState, unseen: list[OrientedTile], dice: random.Random
) -> SoloState:
    dice.shuffle(unseen)
    turned = [laid if dice.random() < 0.5 else (laid[1], laid[0]) for laid in unseen]
    return view.with_hidden_tiles(iter(turned))


def _continue_plan(view: SoloState, seconds: float) -> tuple[Move, ...]:
    """Follow the plan made when a tile was last turned up; elsewhere make a new one.

    Moves that turn nothing up are reversible: planning anew after each of them might go back and
    forth for ever.
    """
    turned = max(
        (at for at, event in enumerate(view.layout_events) if isinstance(event, Revealed)),
        default=0,
    )
    if len(view.layout_events) - turned > MAX_MOVES_WITHOUT_REVEAL:
        return ()
    start = fold(view.rules.new_match(), view.layout_events[: turned + 1])
    plan, stations = _plan_to_reveal(view.rules, start.visible_layout, seconds)
    here = view.visible_layout
    if here in stations:
        return plan[stations.index(here) :]
    return _plan_to_reveal(view.rules, here, seconds)[0]


@lru_cache(maxsize=256)
def _plan_to_reveal(
    rules: SoloRules, above: tuple[object, ...], seconds: float
) -> tuple[tuple[Move, ...], list[tuple[object, ...]]]:
    """Return the moves that turn up the tile that most arrangements want, with the layouts.

    It ends where a tile is turned up: what follows depends on that tile.
    """
    view = rules.new_match().with_visible_layout(above)
    ways = [
        _moves_to_reveal(one, seconds / SAMPLED_ARRANGEMENTS) for one in sample_arrangements(view)
    ]
    tiles = Counter(str(way[-1][0]) for way in ways if way)
    if not tiles:
        return (Resign(),), [above]
    wanted = tiles.most_common(1)[0][0]
    way = min((way for way in ways if way and str(way[-1][0]) == wanted), key=len)
    return tuple(move for move, _ in way), [layout for _, layout in way]


def _moves_to_reveal(state: SoloState, seconds: float) -> list[tuple[Move, tuple[object, ...]]]:
    """Return the solver's moves until a tile is turned up, each with the layout before it."""
    way: list[tuple[Move, tuple[object, ...]]] = []
    for move in solve(state, seconds).moves:
        way.append((move, state.visible_layout))
        events, state = act(state, 0, move)
        if any(isinstance(event, Revealed) for event in events):
            return way
    return []
