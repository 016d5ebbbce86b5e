"""Search: sampled worlds and rollouts for every legal move, by equity."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from boneyard import fast
from boneyard.bots.budget import Effort
from boneyard.bots.styles import HAIR, HAIR_OF_CHANCE
from boneyard.bots.tree_search import Deepened, Depths
from boneyard.core.actions import Move
from boneyard.equity import equity_of
from boneyard.fast.belief import Belief
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import CURVED, Numbers
from boneyard.fast.rollouts import counted, is_quick, room_for, sign_of, solved, tried
from boneyard.fast.tree_search import has_tree
from boneyard.fast.weights import Floats
from boneyard.rules.game import State
from boneyard.rules.scoring import NoPlayScore


class Outlook:
    """How a match may go on after this round."""

    def __init__(self, game: Compiled, view: State) -> None:
        """Take the scores before this round, and how many rounds there have been."""
        self.single = view.rules.game.goal.single
        self.sign = sign_of(game)
        before = zip(view.scores, view.points, strict=True)
        self.start = np.array([score - points for score, points in before], np.int64)
        self.played = len(view.results)
        self.equity = equity_of(game)

    @property
    def is_known(self) -> bool:
        """Whether there is more to tell than who wins the round."""
        return self.single or self.equity is not None

    def chances(self, counted: Numbers) -> Floats:
        """Each side's chance to win the match when this round counts so much for each.

        The last dimension is that of the sides, and the answer has the same shape.
        """
        rows = counted.reshape(-1, counted.shape[-1])
        every, where = _different(rows)
        found: Floats = self._chances(every)[where].reshape(counted.shape)
        return found

    def _chances(self, rows: Numbers) -> Floats:
        if self.single:
            # Whoever has won it alone has won the match; where nobody has, the next round is
            # anybody's (G-19).
            return _shared(rows)
        if self.equity is None:
            signed = self.sign * rows
            return _shared((signed == signed.max(axis=1, keepdims=True)).astype(np.int64))
        return self.equity.chances(self.start + rows, self.played + 1)


def _shared(rows: Numbers) -> Floats:
    shares = np.where(rows.any(axis=1, keepdims=True), rows, 1).astype(np.float64)
    found: Floats = shares / shares.sum(axis=1, keepdims=True)
    return found


def _different(rows: Numbers) -> tuple[Numbers, Numbers]:
    """The rows that differ, and for each which of them it is: thousands of worlds end alike."""
    low = rows.min(axis=0)
    spans = rows.max(axis=0) - low + 1
    key = np.zeros(len(rows), np.int64)
    for side, span in enumerate(spans.tolist()):
        key = key * span + rows[:, side] - low[side]
    _, first, where = np.unique(key, return_index=True, return_inverse=True)
    return rows[first], where.reshape(-1)


#: Positions that an exact search may look at, unless there is a time limit.
NODES = 200_000

#: What points count besides the chance to win the match: less than it can be told by.
LITTLE = 1e-6

#: Points that a round may bring: with so many to go, the match may end in this one.
NEAR = 30

#: Worlds tried before the moves that are clearly worse are left out, and the clock is looked at;
#: later a part of those tried so far, if that is more.
LOOK, PART = 50, 4

#: How often as many worlds as asked for may be tried, when moves are left out on the way: what they
#: would have taken is for the others, among which it is harder to choose.
MORE = 4

#: Worlds that are kept of those that were tried, for who looks further or tells why; and at most so
#: many are in memory at a time, each of some thousand bytes.
KEPT_WORLDS = 1_000

#: Worlds tried before that, by one who has to find out how long they take.
GLIMPSE = 5

#: The part of the time, where that is limited, in which all moves are tried without a tree.
FLAT = 0.3

#: Moves that are tried in a tree, at most; and by how much they may be behind, of what chances
#: differ by from world to world.
MOST_DEEP, BEHIND = 8, 0.25

#: What a move that wasn't tried in a tree is behind those that were, at least.
LEAST = 1e-4

#: Seconds to think while kernels run as plain Python: what fits into them is better than a wait.
PLAINLY = 1.5


@dataclass(frozen=True)
class Thought:
    """What came of thinking: for each move, in the order given."""

    moves: tuple[Move, ...]
    values: Floats
    """What each is worth: the chance to win the match or, where that isn't asked for, points more
    than the others get, with something for a round won."""
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
    """The first worlds that were tried."""
    gains: Floats
    """Points more than the others get: a row for each world, a column for each move."""
    won: Floats
    """The player's share of the round won, likewise."""
    match: Floats
    """The chance to win the match after each move; of the round, while no more is known."""
    match_errors: Floats
    """The standard error of that, against the best move."""
    hopes: Floats
    """The chance to win the match, for each world and move."""
    by_match: bool
    """Whether it was asked for, and known: then it says which move is best."""

    @cached_property
    def best(self) -> int:
        """The place of the best move."""
        return int(np.argmax(self.values))

    @property
    def close(self) -> list[Move]:
        """The moves within a hair of the best, by points and by chances; the best first."""
        best = self.best
        near = self.points >= self.points[best] - HAIR * max(float(self.gains.std()), 1e-9)
        near &= self.wins >= self.wins[best] - HAIR_OF_CHANCE
        if self.by_match:
            near &= self.match >= self.match[best] - HAIR_OF_CHANCE
        others = (at for at in np.flatnonzero(near).tolist() if at != best)
        return [self.moves[best], *(self.moves[at] for at in others)]


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
        self.seed = dice.getrandbits(62)

    @cached_property
    def outlook(self) -> Outlook:
        """How the match may go on."""
        return Outlook(self.game, self.view)

    def think(self, effort: Effort) -> Thought:
        """Try the moves out."""
        started = time.perf_counter()
        if not is_quick(self.game):
            effort = Effort(
                effort.worlds, trained=effort.trained, seconds=PLAINLY, even=effort.even,
                match=effort.match,
            )  # fmt: skip
        if effort.exact and self._is_open:
            exact = self._exactly()
            if exact is not None:
                return exact
        if not self._looks_further(effort):
            return self._try(effort, started)
        first = None if effort.seconds is None else effort.seconds * FLAT
        some = min(effort.worlds, KEPT_WORLDS)
        thought = self._try(replace(effort, seconds=first, worlds=some), started)
        return self._deepened(thought, effort, started)

    @property
    def _is_open(self) -> bool:
        """Two players, no boneyard and no chance left: all tiles are known by what is missing."""
        rules, view = self.view.rules, self.view
        whole = view.table.tiles + sum(view.hand_counts) == len(rules.tiles)
        chancy = self.game.has_burdens or rules.game.twisted.face_down
        # The search looks for points, which tell who wins the round only where plays score none.
        chancy |= self.single and not isinstance(rules.game.on_play, NoPlayScore)
        # And where just the target wins, points don't tell who comes to stand there (FU-6).
        goal = rules.game.goal
        exact = goal.allowed(0, 1 << 20) == 0
        chancy |= exact and any(goal.at_target(score + NEAR) for score in view.scores)
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
        match = self._sure_chances(gains)
        return Thought(
            self.moves, values, gains, wins, sure, 0, worlds, gains[None], wins[None], match, sure,
            match[None], self.outlook.is_known,
        )  # fmt: skip

    def _sure_chances(self, gains: Floats) -> Floats:
        """Chances to win the match with so many more points to come, which go to one side."""
        more = np.abs(gains).astype(np.int64)
        good = self.single or self.sign > 0
        goes_to = np.where((gains > 0) == good, self.side, 1 - self.side)
        made = np.array(self.view.points, np.int64) * (not self.single)
        counted = np.tile(made, (len(gains), 1))
        counted[np.arange(len(gains)), goes_to] += more
        return self.outlook.chances(counted)[:, self.side]

    def _try(self, effort: Effort, started: float) -> Thought:
        """Try all moves on some worlds, then on more those that may be best."""
        many = len(self.moves)
        by_match = effort.match and self.outlook.is_known
        kept = np.arange(many)
        looked = np.zeros(many, np.int64)
        results, hopes = room_for(self.game, 0, many), np.zeros((0, many))
        believed: list[Numbers] = []
        trials = effort.worlds * many
        count = self._next_look(0, effort.worlds, started, effort)
        while count > 0:
            first = len(results)
            worlds = self.belief.worlds(
                count, self.seed, first=first, proposals=effort.proposals,
                heeds=effort.heeds,
            )  # fmt: skip
            report, hoped = room_for(self.game, count, many), np.zeros((count, many))
            report[:, kept] = tried(
                self.game, worlds, self.numbers[kept], self.seed, first=first,
                trained=effort.trained,
            )  # fmt: skip
            if by_match:
                counts = counted(self.game, report[:, kept])
                hoped[:, kept] = self.outlook.chances(counts)[..., self.side]
            results, hopes = np.concatenate((results, report)), np.concatenate((hopes, hoped))
            if first < KEPT_WORLDS:
                believed.append(worlds[: KEPT_WORLDS - first])
            looked[kept] = len(results)
            trials -= count * len(kept)
            if not effort.even and len(results) >= LOOK:
                worth = hopes[:, kept] if by_match else self._gains(results[:, kept])
                kept = kept[self._promising(worth)]
            if len(kept) == 1:
                break
            most = min(trials // len(kept), MORE * effort.worlds - len(results))
            count = self._next_look(len(results), most, started, effort)
        chances = hopes if by_match else None
        return self._summed(np.concatenate(believed), results, looked, chances, effort.winning)

    def _looks_further(self, effort: Effort) -> bool:
        """Say whether moves are tried in a tree: if that is asked for, helps and can be done.

        With straight tiles a tree brought nothing, and more worlds do (docs/strength.md).
        """
        wanted = effort.trials and effort.match and self.game.family == CURVED
        return bool(wanted and has_tree(self.game))

    def _deepened(self, thought: Thought, effort: Effort, started: float) -> Thought:
        """Try the moves that look best again, in a tree; the others stay behind them."""
        near = _near(thought) if thought.by_match else np.zeros(0, np.int64)
        if len(near) < 2:
            return thought

        def is_time_up() -> bool:
            spent = time.perf_counter() - started
            return effort.seconds is not None and spent > effort.seconds

        depths = Depths(
            self.game, self.outlook, self.side, thought.believed, self.numbers[near], self.seed + 1
        )
        found = depths.looked_into(effort, max(_spread(thought), 1e-3), is_time_up)
        return thought if found is None else _replaced(thought, near, found)

    def _next_look(self, done: int, most: int, started: float, effort: Effort) -> int:
        """How many worlds to try next: fewer if time is short, and none if it is up."""
        look = max(LOOK - done % LOOK, min(done // PART, KEPT_WORLDS))
        if effort.seconds is None:
            return min(most, look)
        if not done:
            return min(most, GLIMPSE)
        spent = time.perf_counter() - started
        # A look must not take too long, even if it takes half as long again as those before.
        left = (effort.seconds - spent) / 1.5
        return min(most, look, int(done * left / max(spent, 1e-9)))

    def _gains(self, results: Numbers) -> Floats:
        """What the player's side gets more than the others do, on average of the others."""
        points = self.sign * counted(self.game, results).astype(np.float64)
        mine = points[..., self.side]
        others = (points.sum(axis=-1) - mine) / (points.shape[-1] - 1)
        gains: Floats = mine - others
        return gains

    def _promising(self, worth: Floats) -> Numbers:
        """The moves that may still be best, as places among those kept."""
        best = int(np.argmax(worth.mean(axis=0)))
        apart = worth[:, [best]] - worth
        errors = apart.std(axis=0) / np.sqrt(len(worth))
        return np.flatnonzero(apart.mean(axis=0) <= 3.0 * errors + 1e-9)

    def _summed(
        self, worlds: Numbers, results: Numbers, looked: Numbers, hopes: Floats | None,
        winning: float,
    ) -> Thought:  # fmt: skip
        gains = self._gains(results)
        signed = self.sign * counted(self.game, results)
        top = signed.max(axis=-1, keepdims=True) == signed
        won: Floats = top[..., self.side] / top.sum(axis=-1)
        points, wins = _means(gains, looked), _means(won, looked)
        spread = np.concatenate([gains[:seen, move] for move, seen in enumerate(looked)]).std()
        values = points + winning * float(spread) * wins
        match = wins if hopes is None else _means(hopes, looked)
        if hopes is not None:
            # Where the match is decided, or as good as that, points go on to be played for.
            values = match + LITTLE * points / max(float(spread), 1.0)
        best = int(np.argmax(values))
        errors = _errors(gains, looked, best)
        hoped = won if hopes is None else hopes
        unsure = _errors(hoped, looked, best)
        made = self.sign * (not self.single) * np.array(self.view.points, np.float64)
        others = (made.sum() - made[self.side]) / (len(made) - 1)
        start = made[self.side] - others
        most = int(looked.max())
        return Thought(
            self.moves, values, points - start, wins, errors, most, worlds,
            gains[:most] - start, won[:most], match, unsure, hoped[:most],
            hopes is not None,
        )  # fmt: skip


def _means(each: Floats, looked: Numbers) -> Floats:
    """The mean for each move, over the worlds on which it was tried."""
    return np.array([each[:seen, move].mean() for move, seen in enumerate(looked.tolist())])


def _errors(each: Floats, looked: Numbers, best: int) -> Floats:
    """The standard error for each move, against the best one."""
    found = np.zeros(len(looked))
    for move, seen in enumerate(looked.tolist()):
        apart = each[:seen, move] - (each[:seen, best] if move != best else 0.0)
        found[move] = apart.std() / np.sqrt(max(1, seen))
    return found


def _spread(thought: Thought) -> float:
    """By how much the chance to win the match differs from world to world."""
    return float(thought.hopes[:, thought.best].std())


def _near(thought: Thought) -> Numbers:
    """The moves that may be best for one who looks further, the best first."""
    behind = thought.match[thought.best] - thought.match
    may_be = behind <= 3.0 * thought.match_errors + BEHIND * _spread(thought)
    order: Numbers = np.argsort(behind, kind="stable")
    near: Numbers = order[may_be[order]][:MOST_DEEP]
    return near


def _replaced(thought: Thought, near: Numbers, found: Deepened) -> Thought:
    """A thought with what was found further on; the others are as far behind as they were."""
    best = thought.best
    shift = float(found.match[0]) - float(thought.match[best])
    match = np.minimum(thought.match + shift, found.match.max() - LEAST)
    errors = thought.match_errors.copy()
    known = np.isfinite(found.match)
    match[near[known]], errors[near[known]] = found.match[known], found.errors[known]
    match = np.clip(match, 0.0, 1.0)
    spread = max(float(thought.gains.std()), 1.0)
    values = match + LITTLE * thought.points / spread
    return replace(thought, match=match, match_errors=errors, values=values)
