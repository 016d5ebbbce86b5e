"""Learns heuristic weights from how masters choose (conditional logit), for beliefs about hands.

    python -m benchmarks.habits block-draw --players 2 --hand 7 --within 120
    python -m benchmarks.habits latin --keep   # writes src/boneyard/fast/data/learnt_weights.json

Masters (on fewer worlds, so that there are many moves) play rounds with each other. Of every choice
among plays the parts of the rule of thumb are noted, and the weights are found that make the moves
that were made most likely (a conditional logit). On rounds that were not learnt from it tells: the
likelihood of a choice, and the chance that beliefs give to the tiles that others really hold, by
the rule of thumb as before and as learnt. Only what is better at both is kept.
"""

import argparse
import sys
import time
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from benchmarks.match_play import hand_of
from boneyard import fast
from boneyard.arena.matchups import Pairing
from boneyard.bots.levels import MASTER
from boneyard.cli.common import parse_rules
from boneyard.core.actions import Play
from boneyard.core.position import view
from boneyard.engine.legal import legal
from boneyard.fast.belief import Belief
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import round_table
from boneyard.fast.kernels.heuristic import W_NAMES
from boneyard.fast.rollouts import evaluate_plays
from boneyard.fast.weights import (
    LEARNT_FILE,
    FloatArray,
    default_opponent_model,
    save_weights,
    weights_to_row,
)
from boneyard.games import get_game
from boneyard.rules.game import State

#: Worlds that the masters try, and on which beliefs are evaluated.
WORLDS, BELIEVED = 60, 300
#: Regularisation.
RIDGE = 0.3
#: How often people are assumed to play anything (as kernels/likelihood.py has it).
ANYHOW = 0.15
NAMES = tuple(name for name in W_NAMES if name != "noise")


class Choice(NamedTuple):
    """A choice among plays: the features of each, and the one made."""

    parts: FloatArray
    made: int


class Noted(NamedTuple):
    """Observations of some rounds."""

    choices: list[Choice]
    moments: list[tuple[State, int, State]]
    """A view, its seat, and the real state."""


def parts_of(game: Compiled, state: State, plays: list[Any]) -> FloatArray:
    """Return the value of each play by each feature alone, a column for each."""
    position = fast.pack(game, state)[None]
    numbers = np.array([fast.number_of(game, play) for play in plays], np.int64)
    columns = [
        evaluate_plays(game, position, numbers, weights_to_row({name: 1000}))[0] for name in NAMES
    ]
    return np.stack(columns, axis=1) / 1000


def noted(pairing: Pairing, first: int, within: float = 1e9, rounds: int = 1 << 30) -> Noted:
    """Let masters play rounds, and record their choices."""
    rules, game = pairing.rules, fast.compile(pairing.rules)
    effort = replace(MASTER.budget, worlds=WORLDS, simulations=0)
    bots = [replace(MASTER, budget=effort)] * rules.players
    found, began, number = Noted([], []), time.perf_counter(), first
    while time.perf_counter() - began < within and number < first + rounds:
        hand = hand_of(pairing, number, 0, bots)
        while hand.state.playing:
            before, seat = hand.state, hand.state.to_act
            made = len(hand.moves)
            if seat is not None and before.table.tile_count % 3 == 2:
                other = (seat + 1) % rules.players
                found.moments.append((view(rules.new_match(), hand.log, other), other, before))
            hand.step()
            for who, move in hand.moves[made:]:
                plays = (
                    [] if who is None else [p for p in legal(before, who) if isinstance(p, Play)]
                )
                if move in plays and len(plays) > 1 and who == seat:
                    found.choices.append(Choice(parts_of(game, before, plays), plays.index(move)))
        number += 1
    return found


def fitted(choices: list[Choice], steps: int = 30) -> FloatArray:
    """Return the maximum likelihood weights, by Newton's method."""
    scale = np.std(np.concatenate([c.parts - c.parts.mean(axis=0) for c in choices]), axis=0)
    scale = np.where(scale > 1e-9, scale, 1.0)
    weights: FloatArray = np.zeros(len(NAMES))
    for _ in range(steps):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(len(weights))
        for parts, made in choices:
            rows = parts / scale
            worth = rows @ weights
            shares = np.exp(worth - worth.max())
            shares /= shares.sum()
            mean = shares @ rows
            slope += rows[made] - mean
            bend += (rows * shares[:, None]).T @ rows - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    found: FloatArray = weights / scale
    return found


def likelihood(choices: list[Choice], weights: FloatArray, heat: float) -> float:
    """Return the mean log likelihood of a choice."""
    total = 0.0
    for parts, made in choices:
        worth = 1000 * (parts @ weights) / heat
        shares = np.exp(worth - worth.max())
        total += np.log((1 - ANYHOW) * shares[made] / shares.sum() + ANYHOW / len(shares))
    return total / len(choices)


def hands_told(game: Compiled, moments: list[tuple[State, int, State]], habits: Any) -> FloatArray:
    """Return for each moment the log chance given to a tile that another seat really holds."""
    found = []
    for seen, seat, really in moments:
        belief = Belief(game, seen, seat)
        belief.opponent_model = habits
        worlds, likely = belief.propose_worlds(BELIEVED, 1, use_likelihoods=True)
        shares = np.exp(likely - likely.max())
        hands = round_table(worlds, "hands")
        logs = []
        for other in range(seen.rules.players):
            if other == seat:
                continue
            for tile in really.hands[other]:
                if tile is not None:
                    at = seen.rules.tiles.index(tile)
                    holds = hands[:, other, at // 62] >> at % 62 & 1
                    logs.append(np.log(max(float(shares @ holds / shares.sum()), 0.002)))
        if logs:
            found.append(float(np.mean(logs)))
    return np.array(found)


def told(pairing: Pairing, within: float) -> dict[str, int] | None:
    """Learn, and evaluate on held-out rounds; None: no improvement."""
    game = fast.compile(pairing.rules)
    learning, other = noted(pairing, 0, within * 0.75), noted(pairing, 1_000_000, within * 0.25)
    weights = fitted(learning.choices)
    row = {name: round(1000 * one) for name, one in zip(NAMES, weights, strict=True)}
    row = {name: one for name, one in row.items() if one}
    thumb, heat = default_opponent_model(game)
    usual = thumb[0, : len(NAMES)] / 1000.0
    choices = [likelihood(other.choices, usual, heat), likelihood(other.choices, weights, 1000.0)]
    now = hands_told(game, other.moments, (weights_to_row(row), 1000.0))
    apart = now - hands_told(game, other.moments, (thumb, heat))
    error = float(apart.std() / np.sqrt(max(len(apart), 1)))
    print(
        f"{pairing.game} {dict(pairing.options)}: {len(learning.choices)} choices; of others "
        f"{choices[0]:.3f} -> {choices[1]:.3f} a choice, {apart.mean():+.4f} ± {1.96 * error:.4f} "
        f"a hidden tile, of {len(apart)} moments\n  {row}", flush=True,
    )  # fmt: skip
    return row if choices[1] > choices[0] and apart.mean() > error else None


def main(words: list[str] | None = None) -> int:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("game")
    parser.add_argument("--within", type=float, default=60, help="seconds of playing")
    parser.add_argument("--keep", action="store_true")
    given, options = parser.parse_known_args(words)
    rules = parse_rules(get_game(given.game), options)
    pairing = Pairing(given.game, tuple(sorted(rules.chosen_options.items())), ("a", "b"), "habits")
    row = told(pairing, given.within)
    if given.keep and row is not None:
        save_weights(LEARNT_FILE, fast.compile(rules), row)
    return 0


if __name__ == "__main__":
    sys.exit(main())
