"""Search: sampled worlds and rollouts for every legal move, then a Monte Carlo tree (MCTS)."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import numpy as np

from boneyard import fast
from boneyard.bots.search_budget import SearchBudget
from boneyard.bots.styles import NEAR_BEST_CHANCE, NEAR_BEST_POINTS
from boneyard.core.actions import Move
from boneyard.core.ids import Side
from boneyard.equity import equity_of
from boneyard.fast import fields
from boneyard.fast.belief import Belief
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.mcts import SearchTree, has_compiled_tree
from boneyard.fast.rollouts import (
    count_rounds,
    empty_report,
    has_compiled_rollouts,
    points_sign,
    run_rollouts,
    solve_exactly,
)
from boneyard.fast.weights import FloatArray
from boneyard.rules.game import State
from boneyard.rules.play_scoring import NoPlayScore

#: Worlds per batch, after which the tree is updated.
BATCH_WORLDS: Final = 20
#: Batches after which clearly worse moves are dropped.
PRUNE_INTERVAL_BATCHES: Final = 10
#: The share of simulations that only warm up the tree: play in it isn't good yet.
WARMUP_SHARE: Final = 1 / 3


@dataclass(frozen=True)
class TreeSearchResult:
    """The result for each of the moves."""

    match_chances: FloatArray
    """The chance to win the match."""
    errors: FloatArray
    """The standard error of that, against the best move."""


@dataclass(frozen=True)
class TreeSearch:
    """Moves, sampled worlds, and the side that they are searched for."""

    game: Compiled
    match_equity: "MatchEquity"
    side: Side
    worlds: IntArray
    moves: IntArray
    seed: int

    def run(
        self, budget: SearchBudget, spread: float, is_time_up: Callable[[], bool]
    ) -> TreeSearchResult | None:
        """Run until the simulations or the time are used up; None: there was no time at all."""
        tree = SearchTree(self.game, budget.simulations, spread)
        candidates, left, done = np.arange(len(self.moves)), budget.simulations, 0
        batches: list[FloatArray] = []
        while left > 0 and len(candidates) > 1 and not is_time_up():
            chances = np.full((BATCH_WORLDS, len(self.moves)), np.nan)
            chances[:, candidates] = self._run_batch(tree, candidates, done, budget.trained_weights)
            batches.append(chances)
            done, left = done + BATCH_WORLDS, left - BATCH_WORLDS * len(candidates)
            if len(batches) % PRUNE_INTERVAL_BATCHES == 0:
                candidates = candidates[_find_candidates(_without_warmup(batches)[:, candidates])]
        return _summarize(_without_warmup(batches)) if batches else None

    def _run_batch(
        self, tree: SearchTree, candidates: IntArray, done: int, trained: bool
    ) -> FloatArray:
        """Return the match chances for some more worlds and the remaining moves."""
        some = self.worlds[(done + np.arange(BATCH_WORLDS)) % len(self.worlds)]
        moves = self.moves[candidates]
        report = tree.run_simulations(some, moves, self.seed, first=done, trained=trained)
        chances = self.match_equity.win_chances(count_rounds(self.game, report))
        tree.backpropagate(chances)
        found: FloatArray = chances[..., self.side]
        return found


def _without_warmup(batches: list[FloatArray]) -> FloatArray:
    """Drop the batches in which the tree knew nothing yet."""
    return np.concatenate(batches[int(WARMUP_SHARE * len(batches)) :])


def _find_candidates(chances: FloatArray) -> IntArray:
    """Return the indices of the remaining moves that may still be best."""
    best = int(np.argmax(chances.mean(axis=0)))
    apart = chances[:, [best]] - chances
    errors = apart.std(axis=0) / np.sqrt(len(apart))
    return np.flatnonzero(apart.mean(axis=0) <= 3.0 * errors + 1e-9)


def _summarize(chances: FloatArray) -> TreeSearchResult:
    tried = ~np.isnan(chances)
    known = tried.any(axis=0)
    match = np.full(chances.shape[1], -np.inf)
    match[known] = np.nanmean(chances[:, known], axis=0)
    best = int(np.argmax(match))
    apart = chances - chances[:, [best]]
    errors = np.zeros(len(match))
    errors[known] = np.nanstd(apart[:, known], axis=0) / np.sqrt(tried[:, known].sum(axis=0))
    return TreeSearchResult(match, errors)


class MatchEquity:
    """Match equity after this round."""

    def __init__(self, game: Compiled, view: State) -> None:
        self.single = view.rules.game.goal.single
        self.sign = points_sign(game)
        before = zip(view.scores, view.points, strict=True)
        self.start_scores = np.array([score - points for score, points in before], np.int64)
        self.rounds_played = len(view.results)
        self.equity = equity_of(game)

    @property
    def has_equity(self) -> bool:
        """Return whether it knows more than who wins the round."""
        return self.single or self.equity is not None

    def win_chances(self, counted: IntArray) -> FloatArray:
        """Return each side's chance to win the match when this round counts this much for each.

        The last dimension is that of the sides, and the result has the same shape.
        """
        rows = counted.reshape(-1, counted.shape[-1])
        every, where = _unique_rows(rows)
        found: FloatArray = self._win_chances(every)[where].reshape(counted.shape)
        return found

    def _win_chances(self, rows: IntArray) -> FloatArray:
        if self.single:
            # A sole winner of the round has won the match; without one, the next round is open
            # (G-19).
            return _to_shares(rows)
        if self.equity is None:
            signed = self.sign * rows
            return _to_shares((signed == signed.max(axis=1, keepdims=True)).astype(np.int64))
        return self.equity.chances(self.start_scores + rows, self.rounds_played + 1)


def _to_shares(rows: IntArray) -> FloatArray:
    shares = np.where(rows.any(axis=1, keepdims=True), rows, 1).astype(np.float64)
    found: FloatArray = shares / shares.sum(axis=1, keepdims=True)
    return found


def _unique_rows(rows: IntArray) -> tuple[IntArray, IntArray]:
    """Return the distinct rows, and the index of each: thousands of worlds end alike."""
    low = rows.min(axis=0)
    spans = rows.max(axis=0) - low + 1
    key = np.zeros(len(rows), np.int64)
    for side, span in enumerate(spans.tolist()):
        key = key * span + rows[:, side] - low[side]
    _, first, where = np.unique(key, return_index=True, return_inverse=True)
    return rows[first], where.reshape(-1)


#: Node limit of an exact search, unless there is a time limit.
MAX_EXACT_NODES = 200_000

#: The weight of points besides the chance to win the match: below its resolution.
POINTS_TIEBREAK = 1e-6

#: Points that a round may bring: with this many to go, the match may end in this one.
MAX_ROUND_POINTS = 30

#: Worlds tried before clearly worse moves are dropped and the clock is checked; later a share of
#: those tried so far, if that is more.
MIN_BATCH_WORLDS, BATCH_GROWTH_DIVISOR = 50, 4

#: How many times the requested worlds may be tried when moves are dropped on the way: their budget
#: goes to the others, among which it is harder to choose.
MAX_WORLDS_FACTOR = 4

#: Worlds kept of those tried, for tree search and explanations; and the most in memory at a time,
#: each of some thousand bytes.
MAX_KEPT_WORLDS = 1_000

#: Worlds tried before that, when the speed is still unknown.
FIRST_BATCH_WORLDS = 5

#: The share of a time limit in which all moves are tried without a tree.
FLAT_TIME_SHARE = 0.3

#: The most moves in a tree; and how far they may be behind, relative to the spread of chances
#: between worlds.
MAX_TREE_MOVES, MAX_TREE_GAP = 8, 0.25

#: How far a move that wasn't tried in a tree is behind those that were, at least.
UNTRIED_MARGIN = 1e-4

#: Time limit in seconds while kernels run as plain Python: better than waiting for the compiler.
PYTHON_SECONDS = 1.5


@dataclass(frozen=True)
class SearchResult:
    """Result of a search: for each move, in the order given."""

    moves: tuple[Move, ...]
    values: FloatArray
    """The value of each move: the chance to win the match or, where that isn't requested,
    points over the others, plus a bonus for a won round.
    """
    points: FloatArray
    """Points over the others, on average; where one round is the match (G-19), a won round
    counts one, and points count nothing.
    """
    wins: FloatArray
    """The share of worlds in which the player's side wins the round."""
    errors: FloatArray
    """The standard error of the points, against the best move."""
    world_count: int
    """How many worlds were tried; 0: nothing was hidden, and the search is exact."""
    sampled_worlds: IntArray
    """The first worlds that were tried."""
    gains_by_world: FloatArray
    """Points over the others: a row for each world, a column for each move."""
    wins_by_world: FloatArray
    """The player's share of the won round, likewise."""
    match_chances: FloatArray
    """The chance to win the match after each move; of the round, if equity is unknown."""
    match_errors: FloatArray
    """The standard error of that, against the best move."""
    match_chances_by_world: FloatArray
    """The chance to win the match, for each world and move."""
    ranked_by_match: bool
    """Whether it was requested, and known: then it ranks the moves."""

    @cached_property
    def best(self) -> int:
        """The index of the best move."""
        return int(np.argmax(self.values))

    @property
    def near_best(self) -> list[Move]:
        """List the moves nearly the best, by points and by chances; the best first."""
        best = self.best
        near = self.points >= self.points[best] - NEAR_BEST_POINTS * max(
            float(self.gains_by_world.std()), 1e-9
        )
        near &= self.wins >= self.wins[best] - NEAR_BEST_CHANCE
        if self.ranked_by_match:
            near &= self.match_chances >= self.match_chances[best] - NEAR_BEST_CHANCE
        others = (at for at in np.flatnonzero(near).tolist() if at != best)
        return [self.moves[best], *(self.moves[at] for at in others)]


class Search:
    """Search of one view."""

    def __init__(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> None:
        self.view, self.seat, self.moves = view, seat, tuple(moves)
        self.game = fast.compile(view.rules)
        self.side, self.sign = view.rules.side(seat), points_sign(self.game)
        numbers = [fast.number_of(self.game, move) for move in moves]
        assert all(number is not None for number in numbers), f"no move of a turn: {moves}"
        self.action_ids = np.array(numbers, np.int64)
        self.single = view.rules.game.goal.single
        self.belief = Belief(self.game, view, seat)
        self.seed = dice.getrandbits(62)

    @cached_property
    def match_equity(self) -> MatchEquity:
        """The equity of the match."""
        return MatchEquity(self.game, self.view)

    def run(self, budget: SearchBudget) -> SearchResult:
        """Evaluate the moves."""
        started = time.perf_counter()
        if not has_compiled_rollouts(self.game):
            budget = SearchBudget(
                budget.worlds,
                trained_weights=budget.trained_weights,
                seconds=PYTHON_SECONDS,
                all_moves_equally=budget.all_moves_equally,
                maximize_match=budget.maximize_match,
            )
        if budget.exact and self._has_no_hidden_tiles:
            exact = self._solve_exactly()
            if exact is not None:
                return exact
        if not self._uses_tree(budget):
            return self._run_flat(budget, started)
        first = None if budget.seconds is None else budget.seconds * FLAT_TIME_SHARE
        some = min(budget.worlds, MAX_KEPT_WORLDS)
        thought = self._run_flat(replace(budget, seconds=first, worlds=some), started)
        return self._run_tree(thought, budget, started)

    @property
    def _has_no_hidden_tiles(self) -> bool:
        """Return whether all tiles are known: two players, no boneyard and no chance left."""
        rules, view = self.view.rules, self.view
        complete = view.table.tile_count + sum(view.hand_counts) == len(rules.tiles)
        chancy = self.game.has_forced_draws or rules.game.combined_twists.face_down
        # The search maximises points, which decide the round only where plays don't score.
        chancy |= self.single and not isinstance(rules.game.on_play, NoPlayScore)
        # And with an exact target, points don't tell who reaches it (FU-6).
        goal = rules.game.goal
        exact = goal.allowed_points(0, 1 << 20) == 0
        chancy |= exact and any(
            goal.is_at_target(score + MAX_ROUND_POINTS) for score in view.scores
        )
        return rules.players == 2 and not view.stock and complete and not chancy

    def _solve_exactly(self) -> SearchResult | None:
        worlds = self.belief.sample_worlds(1, self.seed)
        values = solve_exactly(self.game, worlds, self.action_ids, self.side, MAX_EXACT_NODES)
        if values is None:
            return None
        if self.single:
            values = np.sign(values)
        start = self.sign * (self.view.points[self.side] - self.view.points[1 - self.side])
        sure = np.zeros(len(values))
        wins: FloatArray = np.where(values > 0, 1.0, np.where(values == 0, 0.5, 0.0))
        gains = values - start
        match = self._exact_chances(gains)
        return SearchResult(
            self.moves, values, gains, wins, sure, 0, worlds, gains[None], wins[None], match, sure,
            match[None], self.match_equity.has_equity,
        )  # fmt: skip

    def _exact_chances(self, gains: FloatArray) -> FloatArray:
        """Return match chances with this many more points to come, which go to one side."""
        more = np.abs(gains).astype(np.int64)
        good = self.single or self.sign > 0
        goes_to = np.where((gains > 0) == good, self.side, 1 - self.side)
        made = np.array(self.view.points, np.int64) * (not self.single)
        counted = np.tile(made, (len(gains), 1))
        counted[np.arange(len(gains)), goes_to] += more
        return self.match_equity.win_chances(counted)[:, self.side]

    def _run_flat(self, budget: SearchBudget, started: float) -> SearchResult:
        """Try all moves on some worlds, then the candidates on more."""
        many = len(self.moves)
        by_match = budget.maximize_match and self.match_equity.has_equity
        candidates = np.arange(many)
        looked = np.zeros(many, np.int64)
        results, match_chances = empty_report(self.game, 0, many), np.zeros((0, many))
        believed: list[IntArray] = []
        trials = budget.worlds * many
        count = self._next_batch_size(0, budget.worlds, started, budget)
        while count > 0:
            first = len(results)
            worlds = self.belief.sample_worlds(
                count, self.seed, first=first, proposals=budget.proposals,
                use_likelihoods=budget.use_likelihoods,
            )  # fmt: skip
            report, batch_chances = empty_report(self.game, count, many), np.zeros((count, many))
            report[:, candidates] = run_rollouts(
                self.game, worlds, self.action_ids[candidates], self.seed, first=first,
                trained=budget.trained_weights,
            )  # fmt: skip
            if by_match:
                counts = count_rounds(self.game, report[:, candidates])
                batch_chances[:, candidates] = self.match_equity.win_chances(counts)[..., self.side]
            results, match_chances = (
                np.concatenate((results, report)),
                np.concatenate((match_chances, batch_chances)),
            )
            if first < MAX_KEPT_WORLDS:
                believed.append(worlds[: MAX_KEPT_WORLDS - first])
            looked[candidates] = len(results)
            trials -= count * len(candidates)
            if not budget.all_moves_equally and len(results) >= MIN_BATCH_WORLDS:
                worth = (
                    match_chances[:, candidates]
                    if by_match
                    else self._gains(results[:, candidates])
                )
                candidates = candidates[self._find_candidates(worth)]
            if len(candidates) == 1:
                break
            most = min(trials // len(candidates), MAX_WORLDS_FACTOR * budget.worlds - len(results))
            count = self._next_batch_size(len(results), most, started, budget)
        chances = match_chances if by_match else None
        return self._summarize(
            np.concatenate(believed), results, looked, chances, budget.round_win_bonus
        )

    def _uses_tree(self, budget: SearchBudget) -> bool:
        """Return whether to search in a tree: if requested, useful and possible.

        With straight tiles a tree brought nothing, and more worlds do (docs/strength.md).
        """
        wanted = budget.simulations and budget.maximize_match and self.game.family == fields.CURVED
        return bool(wanted and has_compiled_tree(self.game))

    def _run_tree(
        self, thought: SearchResult, budget: SearchBudget, started: float
    ) -> SearchResult:
        """Search the best-looking moves again in a tree; the others stay behind them."""
        near = _tree_candidates(thought) if thought.ranked_by_match else np.zeros(0, np.int64)
        if len(near) < 2:
            return thought

        def is_time_up() -> bool:
            spent = time.perf_counter() - started
            return budget.seconds is not None and spent > budget.seconds

        depths = TreeSearch(
            self.game,
            self.match_equity,
            self.side,
            thought.sampled_worlds,
            self.action_ids[near],
            self.seed + 1,
        )
        found = depths.run(budget, max(_spread(thought), 1e-3), is_time_up)
        return thought if found is None else _with_tree_result(thought, near, found)

    def _next_batch_size(self, done: int, most: int, started: float, budget: SearchBudget) -> int:
        """Return how many worlds to try next: fewer if time is short, 0 if it is up."""
        look = max(
            MIN_BATCH_WORLDS - done % MIN_BATCH_WORLDS,
            min(done // BATCH_GROWTH_DIVISOR, MAX_KEPT_WORLDS),
        )
        if budget.seconds is None:
            return min(most, look)
        if not done:
            return min(most, FIRST_BATCH_WORLDS)
        spent = time.perf_counter() - started
        # A batch must not take too long, even if it is half as slow again as those before.
        left = (budget.seconds - spent) / 1.5
        return min(most, look, int(done * left / max(spent, 1e-9)))

    def _gains(self, results: IntArray) -> FloatArray:
        """Return what the player's side gets more than the others, on average of the others."""
        points = self.sign * count_rounds(self.game, results).astype(np.float64)
        mine = points[..., self.side]
        others = (points.sum(axis=-1) - mine) / (points.shape[-1] - 1)
        gains: FloatArray = mine - others
        return gains

    def _find_candidates(self, worth: FloatArray) -> IntArray:
        """Return the indices of the remaining moves that may still be best."""
        best = int(np.argmax(worth.mean(axis=0)))
        apart = worth[:, [best]] - worth
        errors = apart.std(axis=0) / np.sqrt(len(worth))
        return np.flatnonzero(apart.mean(axis=0) <= 3.0 * errors + 1e-9)

    def _summarize(
        self, worlds: IntArray, results: IntArray, looked: IntArray,
        match_chances: FloatArray | None, round_win_bonus: float,
    ) -> SearchResult:  # fmt: skip
        gains = self._gains(results)
        signed = self.sign * count_rounds(self.game, results)
        top = signed.max(axis=-1, keepdims=True) == signed
        won: FloatArray = top[..., self.side] / top.sum(axis=-1)
        points, wins = _move_means(gains, looked), _move_means(won, looked)
        spread = np.concatenate([gains[:tried, move] for move, tried in enumerate(looked)]).std()
        values = points + round_win_bonus * float(spread) * wins
        match = wins if match_chances is None else _move_means(match_chances, looked)
        if match_chances is not None:
            # Where the match is as good as decided, play on for points.
            values = match + POINTS_TIEBREAK * points / max(float(spread), 1.0)
        best = int(np.argmax(values))
        errors = _standard_errors(gains, looked, best)
        batch_chances = won if match_chances is None else match_chances
        unsure = _standard_errors(batch_chances, looked, best)
        made = self.sign * (not self.single) * np.array(self.view.points, np.float64)
        others = (made.sum() - made[self.side]) / (len(made) - 1)
        start = made[self.side] - others
        most = int(looked.max())
        return SearchResult(
            self.moves, values, points - start, wins, errors, most, worlds,
            gains[:most] - start, won[:most], match, unsure, batch_chances[:most],
            match_chances is not None,
        )  # fmt: skip


def _move_means(each: FloatArray, looked: IntArray) -> FloatArray:
    """Return the mean of each move over the worlds on which it was tried."""
    return np.array([each[:tried, move].mean() for move, tried in enumerate(looked.tolist())])


def _standard_errors(each: FloatArray, looked: IntArray, best: int) -> FloatArray:
    """Return the standard error of each move, against the best one."""
    found = np.zeros(len(looked))
    for move, tried in enumerate(looked.tolist()):
        apart = each[:tried, move] - (each[:tried, best] if move != best else 0.0)
        found[move] = apart.std() / np.sqrt(max(1, tried))
    return found


def _spread(thought: SearchResult) -> float:
    """Return the spread of the match chance between worlds."""
    return float(thought.match_chances_by_world[:, thought.best].std())


def _tree_candidates(thought: SearchResult) -> IntArray:
    """Return the moves for the tree search, the best first."""
    behind = thought.match_chances[thought.best] - thought.match_chances
    may_be = behind <= 3.0 * thought.match_errors + MAX_TREE_GAP * _spread(thought)
    order: IntArray = np.argsort(behind, kind="stable")
    near: IntArray = order[may_be[order]][:MAX_TREE_MOVES]
    return near


def _with_tree_result(
    thought: SearchResult, near: IntArray, found: TreeSearchResult
) -> SearchResult:
    """Merge the tree's result; the other moves stay as far behind as they were."""
    best = thought.best
    shift = float(found.match_chances[0]) - float(thought.match_chances[best])
    match = np.minimum(thought.match_chances + shift, found.match_chances.max() - UNTRIED_MARGIN)
    errors = thought.match_errors.copy()
    known = np.isfinite(found.match_chances)
    match[near[known]], errors[near[known]] = found.match_chances[known], found.errors[known]
    match = np.clip(match, 0.0, 1.0)
    spread = max(float(thought.gains_by_world.std()), 1.0)
    values = match + POINTS_TIEBREAK * thought.points / spread
    return replace(thought, match_chances=match, match_errors=errors, values=values)
