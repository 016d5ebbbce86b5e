"""Fallback search on the plain engine, for rules that the fast core can't express.

It is far slower, so fewer worlds are tried, and each only some moves ahead; then the tiles left in
hands decide.
"""

import math
import random
import time
from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from boneyard.core import events as e
from boneyard.core.actions import Move, Pass, Play
from boneyard.core.tiles import Half
from boneyard.engine import act, all_legal_moves, random_hit
from boneyard.engine.legal import open_arms
from boneyard.rules.game import Rules, State
from boneyard.rules.play_scoring import NoPlayScore

T = TypeVar("T")
#: The most moves of a rollout.
MAX_ROLLOUT_MOVES: Final = 30
#: How often a rollout plays the heaviest tile; otherwise any move.
HEAVIEST_SHARE: Final = 0.7
#: What a point is worth to the heuristic, in pips.
POINT_WORTH: Final = 2.0


class RolloutChance:
    """Chance in a rollout: what a random take hits."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def shuffled(self, items: Sequence[T], round: int, purpose: str) -> list[T]:
        """Return any order."""
        return self.dice.sample(list(items), len(items))

    def pick(self, count: int, round: int, purpose: str) -> int:
        """Return any number below `count`."""
        return self.dice.randrange(count)


def choose_by_heuristic(view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> Move:
    """Choose by heuristic: plays that score and heavy tiles first, doubles before, on the own
    train if open.
    """
    plays = [move for move in moves if isinstance(move, Play)]
    if not plays:
        return dice.choice(list(moves))
    scored = _list_play_scores(view, seat, plays, dice)

    def worth(at: int) -> tuple[float, float]:
        play = plays[at]
        arm = view.table.find_arm(play.arm)
        home = arm is not None and arm.whose == seat
        closes = home and seat in view.marked
        held = sum(play.tile.other(play.first) in t.halves for t in view.hands[seat] if t)
        value = play.tile.pips + 4 * play.tile.is_double + 3 * closes + held
        return (value + POINT_WORTH * scored[at], dice.random())

    return plays[max(range(len(plays)), key=worth)]


def _list_play_scores(
    view: State, seat: int, plays: Sequence[Play], dice: random.Random
) -> list[float]:
    """Return the points that each play scores at once, where plays score."""
    if isinstance(view.rules.game.on_play, NoPlayScore):
        return [0.0] * len(plays)
    world, side = sample_world(view, seat, dice), view.rules.side(seat)
    sign = _points_sign(view.rules)
    after = (act(world, seat, play)[1] for play in plays)
    return [float(sign * (state.scores[side] - world.scores[side])) for state in after]


def search_moves(
    view: State, seat: int, moves: Sequence[Move], dice: random.Random, rollouts: int,
    seconds: float | None = None,
) -> tuple[Move, list[list[float]]]:  # fmt: skip
    """Return the best move over the same worlds for all, and the gains of each.

    A world that isn't finished after so many seconds doesn't count; without any, the heuristic
    chooses.
    """
    until = math.inf if seconds is None else time.perf_counter() + seconds
    worlds: list[list[float]] = []
    for _ in range(max(2, rollouts // len(moves))):
        world, seed = sample_world(view, seat, dice), dice.getrandbits(60)
        gained: list[float] = []
        for move in moves:
            if time.perf_counter() > until:
                break
            gained.append(_run_rollout(world, seat, move, random.Random(seed)))
        if len(gained) < len(moves):
            break
        worlds.append(gained)
    gains = [[gained[at] for gained in worlds] for at in range(len(moves))]
    if not worlds:
        return choose_by_heuristic(view, seat, moves, dice), gains
    totals = [sum(one) for one in gains]
    return moves[totals.index(max(totals))], gains


def sample_world(view: State, seat: int, dice: random.Random) -> State:
    """Sample a state whose hidden tiles agree with the view."""
    rows = (*view.hands, *view.dead, view.stock, view.aside)
    visible = {tile for row in rows for tile in row if tile is not None}
    visible |= {event.tile for event in view.layout_events if isinstance(event, e.Played)}
    unseen = [tile for tile in view.rules.tiles if tile not in visible]
    dice.shuffle(unseen)
    lacks = _shown_lacks(view)
    hands = []
    for at, hand in enumerate(view.hands):
        wanted = sum(tile is None for tile in hand)
        # Of the unseen tiles, first those that this seat may hold: its passes exclude the rest.
        unseen.sort(key=lambda tile: any(half in lacks[at] for half in tile.halves))
        taken, unseen = unseen[:wanted], unseen[wanted:]
        dice.shuffle(unseen)
        hands.append((*(tile for tile in hand if tile is not None), *taken))
    known = iter(unseen)
    stock = tuple(next(known) if tile is None else tile for tile in view.stock)
    aside = tuple(next(known) if tile is None else tile for tile in view.aside)
    dead = tuple(tuple(next(known) if t is None else t for t in row) for row in view.dead)
    return replace(view, hands=tuple(hands), stock=stock, aside=aside, dead=dead)


def _shown_lacks(view: State) -> list[set[Half]]:
    """Return the halves that each seat has shown it lacks, and has drawn nothing since."""
    found: list[set[Half]] = [set() for _ in view.hands]
    before = view.rules.new_match()
    for event in view.round_events:
        if isinstance(event, e.Drew):
            found[event.seat] = set()
        elif (
            isinstance(event, e.Passed | e.Discarded)
            and not before.may_stop
            and (before.question is None)
        ):
            found[event.seat] = {arm.half for arm in open_arms(before, event.seat)}
        before = before.apply_event(event)
    return found


def _run_rollout(world: State, seat: int, move: Move, dice: random.Random) -> float:
    """Return what a move brings in a world that is played on for a while."""
    return _points_gained(play_on(act(world, seat, move)[1], dice), world, seat)


def play_on(state: State, dice: random.Random) -> State:
    """Play a round on for a while, mostly by the heaviest tile."""
    chance = RolloutChance(dice)
    for _ in range(MAX_ROLLOUT_MOVES):
        if not state.playing:
            break
        if state.reaching is not None:
            _, state = act(state, None, random_hit(state, chance))
            continue
        moves = all_legal_moves(state)
        plays = [(who, play) for who, play in moves if isinstance(play, Play)]
        if plays and dice.random() < HEAVIEST_SHARE:
            heaviest = max(plays, key=lambda one: one[1].tile.pips)
            _, state = act(state, *heaviest)
            continue
        # A player who may continue mostly does.
        going = [one for one in moves if not isinstance(one[1], Pass)] or moves
        _, state = act(state, *dice.choice(going))
    return state


def _points_gained(state: State, world: State, seat: int) -> float:
    """Return the points gained over the others."""
    got = list_gains(state, world)
    side = state.rules.side(seat)
    others = (sum(got) - got[side]) / max(1, len(got) - 1)
    return got[side] - others


def _points_sign(rules: Rules) -> int:
    """Return -1 where the fewest points win."""
    return 1 if rules.leaders((0, 1)) == (1,) else -1


def list_gains(state: State, world: State) -> list[float]:
    """Return what each side gained; in an unfinished round, less the tiles held."""
    rules = state.rules
    sign = _points_sign(rules)
    scores = zip(state.scores, world.scores, strict=True)
    got: list[float] = [sign * (now - had) for now, had in scores]
    if state.playing:
        for at, hand in enumerate(state.hands):
            got[rules.side(at)] -= rules.count([tile for tile in hand if tile is not None])
    return got
