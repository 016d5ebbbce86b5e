"""Two search variants against each other in the kernels: thousands of rounds without Python.

    python -m benchmarks.trial_duel all-fives --one now --other before --within 300
    python -m benchmarks.trial_duel block-draw --option hand=7 --one trained --other usual
    python -m benchmarks.trial_duel latin --one now --other usual --worlds 100
    python -m benchmarks.trial_duel all-fives --one now --other no-habits
    python -m benchmarks.trial_duel cuban --one learnt --other now

Both think in the kernels, on as many worlds or, to take as long, on as many as stand after an `@`
(`--one now@120 --other before@60`): `now` as master does, `before` as it did before it
knew match equity and had learnt how strong players choose (benchmarks/before_equity.py), `usual`
with the usual weights of the rule of thumb in trials, `learnt` with those by which masters were
seen to choose (`fast/data/learnt_weights.json`, times 2.5), `thumb-habits` with the rule of
thumb and
`no-habits` with nothing at all for what others' plays tell; JSON changes weights of trials. A deal
is played twice with seats exchanged, from the scores of any round of a match, and both have the
same luck: where they choose alike, it comes to just one half. Told are the chance to win the match
after the round, the share of rounds won, and milliseconds of the processor a choice. The advantage
in the match is that of a round; a match has as many rounds as are told.
"""

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from benchmarks.before_equity import OldOutlook, was_trained
from benchmarks.thumbs import option
from boneyard import fast
from boneyard.arena.statistics import share_interval
from boneyard.bots.search import MAX_EXACT_NODES, MAX_ROUND_POINTS
from boneyard.equity import equity_of
from boneyard.fast import code_cache, fields
from boneyard.fast.belief import _UNSET_FIELDS, Belief
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray, game_table, round_table
from boneyard.fast.kernels import likelihood, rollouts
from boneyard.fast.rollouts import (
    ROLLOUT_NOISE,
    count_rounds,
    empty_report,
    play_rounds_from,
    points_sign,
    report_points,
    solve_exactly,
)
from boneyard.fast.vector_tables import Tables
from boneyard.fast.weights import (
    LEARNT_FILE,
    FloatArray,
    default_opponent_model,
    opponent_model,
    read_weights,
    rollout_weights,
    weights_to_row,
)
from boneyard.games import GAMES
from boneyard.rules.game import Game, Rules

#: The scale of learnt weights, so that noise affects rollouts as usual.
SHARP = 2.5
#: Matches from which the scores are taken, and their most rounds.
MATCHES, LONGEST = 400, 200


@dataclass(frozen=True)
class Way:
    """A search variant: the weights of rollouts, and the number of worlds."""

    weights: Mapping[str, int]
    worlds: int = 60
    sway: int = ROLLOUT_NOISE
    habits: tuple[IntArray, float] | None = None
    """The opponent model; None: as master has it."""
    before: bool = False
    """Whether to count points and the won round, as before match equity."""

    @cached_property
    def row(self) -> IntArray:
        """The weights as kernels read them."""
        return weights_to_row({**self.weights, "noise": self.sway})


class Raw:
    """A round in play: its row, and the observations."""

    def __init__(self, game: Compiled, number: int, scores: Sequence[int], seed: int) -> None:
        self.game, self.tables = game, Tables(game, 1, seed * 1_000_003 + number)
        self.tables.rounds[0, fields.ROUND] += number % 8
        self.tables.reset()
        self.row = self.tables.rounds[0]
        round_table(self.row, "scores")[: game.rules.sides] = scores
        self.dealt = round_table(self.row, "hands").copy()
        self.steps: list[tuple[int, ...]] = []
        if self.row[fields.PLACED_COUNT]:
            self.steps.append((likelihood.START_TILE, -1, int(self.row[fields.LEAD]), 0, 0, 0))

    def move(self, number: int) -> None:
        """Make a move, and record the observation."""
        game, row = self.game, self.row
        seat, tiles = int(row[fields.TURN]), len(game.rules.tiles)
        before = round_table(row, "hands")[seat].copy()
        stock = min(int(row[fields.STOCK_END] - row[fields.STOCK_START]), fields.MAX_STOCK - 1)
        drawing = game_table(game.numbers[0], "drawing")[0, stock, int(row[fields.DRAWN] > 0)][1]
        assert not row[fields.MAY_STOP], "a turn that may stop isn't known here"
        self.tables.step(np.array([number]))
        word = number - game.first_word_id + 1
        if number < game.first_word_id:
            tile = (number >> 1) % tiles
            self.steps.append((likelihood.PLAYED, seat, tile, number, 0, 0))
        elif word == fields.PASS:
            if not drawing & fields.MAY_PASS:
                self.steps.append((likelihood.COULD_NOT_PLAY, seat, -1, 0, 0, 0))
        elif word == fields.DRAW:
            if not drawing & fields.MAY_DRAW:
                self.steps.append((likelihood.COULD_NOT_PLAY, seat, -1, 0, 0, 0))
            came = int((round_table(row, "hands")[seat] ^ before)[0])
            self.steps.append((likelihood.DREW, seat, came.bit_length() - 1, 0, 0, 0))
            ends = game_table(game.numbers[0], "draw_ends")[0, max(stock - 1, 0)]
            if row[fields.END] == fields.PLAYING and row[fields.TURN] != seat and not ends[1].any():
                self.steps.append((likelihood.COULD_NOT_PLAY, seat, -1, 0, 0, 0))

    def belief(self, seat: int, way: Way) -> Belief:
        """Return the belief of a seat: only from what it has seen."""
        belief = object.__new__(Belief)
        belief.game, belief.seat = self.game, seat
        belief.opponent_model = way.habits or opponent_model(self.game)
        belief.position = self.row[None].copy()
        others = round_table(belief.position[0], "hands")
        others[np.arange(len(others)) != seat] = 0
        round_table(belief.position[0], "away")[:] = 0
        seen = [
            (*step[:2], -1, *step[3:]) if step[0] == likelihood.DREW and step[1] != seat else step
            for step in self.steps
        ]
        belief.steps = np.array(seen or np.zeros((0, likelihood.STEP_SIZE)), np.int64).reshape(
            -1, likelihood.STEP_SIZE
        )
        belief._masks = np.zeros((len(seen) + 1, fields.WORDS), np.int64)
        belief._scratch = self.game.new_rounds(
            likelihood.SCRATCH_ROWS + len(seen) // fields.ROUND_SIZE
        )
        belief._scratch[0, _UNSET_FIELDS] = -1
        belief._scratch[0, [fields.WAY, fields.STAKES]] = 1
        belief._scratch[0, fields.LEAD_CHOICE] = self.row[fields.LEAD_CHOICE]
        belief._scratch[0, fields.ROUND] = self.row[fields.ROUND]
        belief._scratch[1, : fields.WORDS] = self.dealt[seat]
        return belief


class Arena:
    """Rounds of one game between two variants."""

    def __init__(self, game: Compiled, ways: tuple[Way, Way], seed: int) -> None:
        self.game, self.ways, self.seed = game, ways, seed
        equity = equity_of(game)
        assert equity is not None
        self.equity = equity
        self.starts = starts(game, seed)
        self.shares: list[float] = []
        self.won: list[float] = []
        self.spent = [0.0, 0.0]
        self.asked = [0, 0]

    def values(self, raw: Raw, way: Way, moves: IntArray, start: IntArray, seed: int) -> FloatArray:
        """Return the value of each move to the player: the chance to win the match."""
        game, row = self.game, raw.row
        seat = int(row[fields.TURN])
        side = game.rules.side(seat)
        belief = raw.belief(seat, way)
        if game.rules.players == 2 and row[fields.STOCK_START] == row[fields.STOCK_END]:
            lying = int(row[fields.PLACED_COUNT]) + int(round_table(row, "count").sum())
            goal = game.rules.game.goal
            near = goal.allowed_points(0, 1 << 20) == 0 and any(
                goal.is_at_target(int(one) + MAX_ROUND_POINTS)
                for one in round_table(row, "scores")[:2]
            )
            if lying == len(game.rules.tiles) and not near:
                exact = solve_exactly(
                    game, belief.sample_worlds(1, seed), moves, side, MAX_EXACT_NODES
                )
                if exact is not None:
                    return exact
        worlds = belief.sample_worlds(way.worlds, seed, proposals=2, use_likelihoods=True)
        report = empty_report(game, len(worlds), len(moves))
        code_cache.run(
            rollouts.rollout_moves,
            game.family_key,
            game.numbers,
            game.new_rounds(2),
            way.row,
            worlds,
            moves,
            seed,
            0,
            report.reshape(-1, report.shape[-1]),
        )
        if way.before:
            return self._before(raw, report, side)
        points = count_rounds(game, report)
        chances = self.equity.chances(start + points.reshape(-1, points.shape[-1]), 1)
        hopes: FloatArray = chances[:, side].reshape(points.shape[:2]).mean(axis=0)
        ahead = points[..., side] - points.sum(axis=-1) / game.rules.sides
        found: FloatArray = hopes + 1e-6 * points_sign(game) * ahead.mean(axis=0)
        return found

    def _before(self, raw: Raw, report: IntArray, side: int) -> FloatArray:
        """Return the old value of moves: points and a won round, chances near the end."""
        points, rules = (
            points_sign(self.game) * report_points(report).astype(np.float64),
            self.game.rules,
        )
        mine = points[..., side]
        gains = mine - (points.sum(axis=-1) - mine) / (rules.sides - 1)
        top = points.max(axis=-1, keepdims=True) == points
        won = top[..., side] / top.sum(axis=-1)
        scores = tuple(round_table(raw.row, "scores")[: rules.sides].tolist())
        made = tuple(raw.tables.points[0].tolist())
        view: Any = SimpleNamespace(rules=rules, scores=scores, points=made, results=())
        outlook = OldOutlook(self.game, view)
        if outlook.is_near:
            return outlook.chances(report, np.full(report.shape[1], len(report)), side)
        found: FloatArray = gains.mean(axis=0) + float(gains.std()) * won.mean(axis=0)
        return found

    def play(self, number: int) -> None:
        """Play a deal both ways."""
        rules = self.game.rules
        dice = np.random.default_rng((self.seed, number))
        start = dice.choice(self.starts)
        share = won = 0.0
        for play in range(2):
            raw, turn = Raw(self.game, number, start.tolist(), self.seed), 0
            while raw.row[fields.END] == fields.PLAYING:
                moves = np.flatnonzero(raw.tables.masks()[0])
                chosen = int(moves[0])
                if len(moves) > 1:
                    player = (rules.side(int(raw.row[fields.TURN])) + play) % 2
                    seed = int(np.random.default_rng((self.seed, number, turn)).integers(1 << 60))
                    began = time.thread_time()
                    way = self.ways[player]
                    chosen = int(moves[np.argmax(self.values(raw, way, moves, start, seed))])
                    self.spent[player] += time.thread_time() - began
                    self.asked[player] += 1
                raw.move(chosen)
                turn += 1
            points = raw.tables.points
            chances = self.equity.chances(start + counted_points(self.game, raw), 1)[0]
            mine = (np.arange(rules.sides) + play) % 2 == 0
            share += float(chances[mine].sum()) / 2
            signed = points_sign(self.game) * points[0]
            top = signed == signed.max()
            won += float(top[mine].sum() / top.sum()) / 2
        self.shares.append(share)
        self.won.append(won)

    def told(self) -> str:
        (low, high), (least, most) = share_interval(self.shares), share_interval(self.won)
        times = " / ".join(
            f"{1e3 * one / max(many, 1):.2f}"
            for one, many in zip(self.spent, self.asked, strict=True)
        )
        return (
            f"{len(self.shares)} deals: match {np.mean(self.shares):.2%} ({low:.2%}…{high:.2%}), "
            f"rounds {np.mean(self.won):.2%} ({least:.2%}…{most:.2%}), {times} ms a choice"
        )


def counted_points(game: Compiled, raw: Raw) -> IntArray:
    """What a round that is over counts for each side, as a row."""
    report = np.zeros((1, 2 + game.rules.sides), np.int64)
    report[0, 1], report[0, 2:] = raw.row[fields.WINNERS], raw.tables.points[0]
    return count_rounds(game, report)


@lru_cache
def matches_of(game: Compiled, seed: int) -> list[list[tuple[int, ...]]]:
    """Return the scores before each round of matches played by heuristic."""
    goal, sides = game.rules.game.goal, game.rules.sides
    matches = [[(0,) * sides] for _ in range(MATCHES)]
    going = matches
    for played in range(1, LONGEST):
        scores = np.array([match[-1] for match in going], np.int64)
        brought = play_rounds_from(game, scores, seed * LONGEST + played, trained=True).tolist()
        still = []
        for match, points in zip(going, brought, strict=True):
            both = zip(match[-1], points, strict=True)
            new = tuple(score + goal.allowed_points(score, more) for score, more in both)
            if goal.winners(new, played, ()) is None:
                match.append(new)
                still.append(match)
        going = still
        if not going:
            break
    return matches


def starts(game: Compiled, seed: int) -> IntArray:
    """The scores before any round of each of some matches."""
    dice = np.random.default_rng(seed)
    found: IntArray = np.array(
        [match[dice.integers(len(match))] for match in matches_of(game, seed)], np.int64
    )
    return found


def way_of(game: Compiled, word: str, worlds: int) -> Way:
    """Return a variant by name, with the worlds after an `@`, or the default."""
    word, _, many = word.partition("@")
    worlds, trained = int(many or worlds), rollout_weights(game, True)
    if word == "before":
        weights = rollout_weights(game, was_trained(game))
        return Way(weights, worlds, habits=default_opponent_model(game), before=True)
    if word == "thumb-habits":
        return Way(trained, worlds, habits=default_opponent_model(game))
    if word == "no-habits":
        return Way(trained, worlds, habits=(default_opponent_model(game)[0], 0.0))
    if word == "learnt":
        key = (game.rules.game.name, game.rules.sides < game.rules.players)
        bare = {**dict.fromkeys(trained, 0), "out": trained["out"]}
        learnt = read_weights(LEARNT_FILE)[key]
        return Way({**bare, **{one: int(SHARP * w) for one, w in learnt.items()}}, worlds)
    if word in ("now", "trained", "usual"):
        return Way(rollout_weights(game, word != "usual"), worlds)
    return Way({**trained, **json.loads(word)}, worlds)


def options_of(name: str, options: Sequence[str]) -> Rules:
    """The rules of a game, with options as `name=value`."""
    game = GAMES[name]
    assert isinstance(game, Game)
    return game.rules(**{"players": min(game.players), **dict(map(option, options))})


def main(words: list[str] | None = None) -> int:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], help="name=value of the game")
    parser.add_argument("--one", default="now")
    parser.add_argument("--other", default="before")
    parser.add_argument("--worlds", type=int, default=60)
    parser.add_argument("--deals", type=int, default=1 << 30)
    parser.add_argument("--within", type=float, default=60, help="seconds, then stop")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(words)
    game = fast.compile(options_of(told.game, told.option))
    one, other = (way_of(game, word, told.worlds) for word in (told.one, told.other))
    arena, began = Arena(game, (one, other), told.seed), time.perf_counter()
    for number in range(told.deals):
        arena.play(number)
        if time.perf_counter() - began > told.within:
            break
    rounds = np.mean([len(match) for match in matches_of(game, told.seed)])
    print(
        f"{told.game} {' '.join(told.option)} {told.one} – {told.other}: {arena.told()}, "
        f"{rounds:.1f} rounds a match", flush=True,
    )  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
