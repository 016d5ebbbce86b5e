"""Thinking a move over: each legal move tried out on worlds that agree with what was seen."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from boneyard import fast
from boneyard.actions import Move
from boneyard.bots.effort import Effort as Effort
from boneyard.bots.outlook import Outlook, outlook
from boneyard.fast.belief import Belief
from boneyard.fast.fields import Numbers
from boneyard.fast.heuristic import Floats, has_long_turns
from boneyard.fast.rollouts import counted, is_quick, room_for, sign_of, solved, tried
from boneyard.rules.scoring import NoPlayScore
from boneyard.state import State

#: How sharply people are taken to see what a play is worth, in thousandths of the thumb's weights;
#: where a turn is a chain of plays, one of them tells less of what its player was after. Of the
#: heats tried, these gave the tiles that others really held the highest chances.
HEAT, LONG_TURNS_HEAT = 2500.0, 12000.0
#: Positions that an exact search may look at, unless there is a time limit.
NODES = 200_000
#: The part of the time that is for trying moves out, where chances to win the match come after.
TRYING = 0.6
#: Worlds tried before the moves that are clearly worse are left out, and the clock is looked at.
LOOK = 50
#: Worlds tried before that, by one who has to find out how long they take.
GLIMPSE = 5
#: Seconds to think while kernels run as plain Python: what fits into them is better than a wait.
PLAINLY = 1.5


@dataclass(frozen=True)
class Thought:
    """What came of thinking: for each move, in the order given."""

    moves: tuple[Move, ...]
    values: Floats
    """What each is worth: points more than the others get, with something for a round won; or the
    chance to win the match."""
    points: Floats
    """Points more than the others get, on average; where one round is the match (G-19), a round won
    counts one, and points count nothing."""
    wins: Floats
    """The share of worlds in which the player's side wins the round."""
    errors: Floats
    """The standard error of the points, against the best move."""
    worlds: int
    """How many worlds were tried; 0: nothing was hidden, and the search is exact."""
    believed: Numbers
    """The worlds that were tried."""
    gains: Floats
    """Points more than the others get: a row for each world, a column for each move."""
    won: Floats
    """The player's share of the round won, likewise."""

    @cached_property
    def best(self) -> int:
        """The place of the best move."""
        return int(np.argmax(self.values))


class Mind:
    """Thinks about one view."""

    def __init__(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> None:
        """Take in the view, and the moves to think about."""
        self.view, self.seat, self.moves = view, seat, tuple(moves)
        self.game = fast.compile(view.rules)
        self.side, self.sign = view.rules.side(seat), sign_of(self.game)
        numbers = [fast.number_of(self.game, move) for move in moves]
        assert all(number is not None for number in numbers), f"no move of a turn: {moves}"
        self.numbers = np.array(numbers, np.int64)
        self.single = view.rules.game.goal.single
        self.belief = Belief(self.game, view, seat)
        self.heat = LONG_TURNS_HEAT if has_long_turns(self.game) else HEAT
        self.seed = dice.getrandbits(62)

    def think(self, effort: Effort) -> Thought:
        """Try the moves out."""
        started = time.perf_counter()
        if not is_quick(self.game):
            effort = Effort(
                effort.worlds, trained=effort.trained, seconds=PLAINLY, even=effort.even
            )
        if effort.exact and self._is_open:
            exact = self._exactly()
            if exact is not None:
                return exact
        near = outlook(self.game, self.view) if effort.match else None
        if near is not None and effort.seconds is not None:
            effort = replace(effort, seconds=TRYING * effort.seconds)
        return self._try(effort, started, near)

    @property
    def _is_open(self) -> bool:
        """Two players, no boneyard and no chance left: all tiles are known by what is missing."""
        rules, view = self.view.rules, self.view
        whole = view.table.tiles + sum(view.hand_counts) == len(rules.tiles)
        chancy = self.game.has_burdens or rules.game.twisted.face_down
        # The search looks for points, which tell who wins the round only where plays score none.
        chancy |= self.single and not isinstance(rules.game.on_play, NoPlayScore)
        return rules.players == 2 and not view.stock and whole and not chancy

    def _exactly(self) -> Thought | None:
        worlds = self.belief.worlds(1, self.seed)
        values = solved(self.game, worlds, self.numbers, self.side, NODES)
        if values is None:
            return None
        if self.single:
            values = np.sign(values)
        start = self.sign * (self.view.points[self.side] - self.view.points[1 - self.side])
        sure = np.zeros(len(values))
        wins: Floats = np.where(values > 0, 1.0, np.where(values == 0, 0.5, 0.0))
        gains = values - start
        return Thought(self.moves, values, gains, wins, sure, 0, worlds, gains[None], wins[None])

    def _try(self, effort: Effort, started: float, near: Outlook | None) -> Thought:
        """Try all moves on some worlds, then on more those that may be best."""
        kept = np.arange(len(self.moves))
        looked = np.zeros(len(self.moves), np.int64)
        results = room_for(self.game, 0, len(self.moves))
        believed: list[Numbers] = []
        count = self._next_look(0, started, effort)
        while count > 0:
            first = len(results)
            worlds = self.belief.worlds(
                count, self.seed, first=first, proposals=effort.proposals,
                heat=self.heat if effort.heeds else 0.0,
            )  # fmt: skip
            report = room_for(self.game, count, len(self.moves))
            report[:, kept] = tried(
                self.game, worlds, self.numbers[kept], self.seed, first=first,
                trained=effort.trained,
            )  # fmt: skip
            results = np.concatenate((results, report))
            believed.append(worlds)
            looked[kept] = len(results)
            if not effort.even and len(results) >= LOOK:
                kept = kept[self._promising(results, kept)]
            if len(kept) == 1:
                break
            count = self._next_look(len(results), started, effort)
        return self._summed(np.concatenate(believed), results, looked, near, effort.winning)

    def _next_look(self, done: int, started: float, effort: Effort) -> int:
        """How many worlds to try next: fewer if time is short, and none if it is up."""
        most = effort.worlds - done
        if effort.seconds is None:
            return min(most, LOOK)
        if not done:
            return min(most, GLIMPSE)
        spent = time.perf_counter() - started
        # A look must not take too long, even if it takes half as long again as those before.
        left = (effort.seconds - spent) / 1.5
        return min(most, LOOK - done % LOOK, int(done * left / max(spent, 1e-9)))

    def _gains(self, results: Numbers) -> Floats:
        """What the player's side gets more than the others do, on average of the others."""
        points = self.sign * counted(self.game, results).astype(np.float64)
        mine = points[..., self.side]
        others = (points.sum(axis=-1) - mine) / (points.shape[-1] - 1)
        gains: Floats = mine - others
        return gains

    def _promising(self, results: Numbers, kept: Numbers) -> Numbers:
        """The moves that may still be best, as places among those kept."""
        gains = self._gains(results[:, kept])
        means = gains.mean(axis=0)
        best = int(np.argmax(means))
        apart = gains[:, [best]] - gains
        errors = apart.std(axis=0) / np.sqrt(len(gains))
        return np.flatnonzero(apart.mean(axis=0) <= 3.0 * errors + 1e-9)

    def _summed(
        self, worlds: Numbers, results: Numbers, looked: Numbers, near: Outlook | None,
        winning: float,
    ) -> Thought:  # fmt: skip
        many = len(self.moves)
        points, wins, errors, values = (np.zeros(many) for _ in range(4))
        gains = self._gains(results)
        signed = self.sign * counted(self.game, results)
        top = signed.max(axis=-1, keepdims=True) == signed
        won = top[..., self.side] / top.sum(axis=-1)
        for move in range(many):
            seen = slice(0, int(looked[move]))
            points[move] = gains[seen, move].mean()
            wins[move] = won[seen, move].mean()
        spread = np.concatenate([gains[:seen, move] for move, seen in enumerate(looked)]).std()
        values[:] = points + winning * float(spread) * wins
        if near is not None:
            values = near.chances(results, looked, self.side)
        best = int(np.argmax(values))
        for move in range(many):
            seen = slice(0, int(looked[move]))
            apart = gains[seen, move] - (gains[seen, best] if move != best else 0.0)
            errors[move] = apart.std() / np.sqrt(max(1, looked[move]))
        made = self.sign * (not self.single) * np.array(self.view.points, np.float64)
        others = (made.sum() - made[self.side]) / (len(made) - 1)
        start = made[self.side] - others
        most = int(looked.max())
        return Thought(
            self.moves, values, points - start, wins, errors, most, worlds[:most],
            gains[:most] - start, won[:most],
        )  # fmt: skip
