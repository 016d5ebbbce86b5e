"""Learn two-player Draw by playing against oneself, with numpy alone; then meet the built-in bots.

    uv run python examples/learn_draw.py              # two minutes of one core, then the bots
    uv run python examples/learn_draw.py --seconds 5  # just to see it run

A network of one hidden layer gives every action a weight. Thousands of tables are played at once
(`boneyard.envs.VectorEnv`), both seats by the same network. Each move is paid with what the round
brought its player, less what was expected (a second network, of the same shape, learns that), and
the weights follow the gradient of clipped steps: PPO, written out. At the end the policy sits down
at `boneyard.envs.TableEnv` against bots that get the same tiles with the seats changed.
"""

import argparse
import os
import random
import time
from typing import Any

# Matrices as small as these are multiplied sooner by one thread than by several.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from boneyard import choose, envs

RULES: dict[str, Any] = {"players": 2, "hand": 7, "lead": "highest"}
TABLES, STEPS, HIDDEN = 512, 64, 128
RATE, CLIP, ENTROPY, PASSES, BATCH = 2e-3, 0.2, 0.01, 4, 2048
#: Points of a round are divided by this, so that they are about one.
SCALE = 20.0

Array = np.ndarray[Any, Any]


class Net:
    """One hidden layer, and the steps of Adam."""

    def __init__(self, inputs: int, outputs: int, dice: np.random.Generator) -> None:
        """Start with small weights; nothing is preferred yet."""
        first = dice.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN))
        last = dice.normal(0, 0.01, (HIDDEN, outputs))
        self.weights = [
            one.astype(np.float32) for one in (first, np.zeros(HIDDEN), last, np.zeros(outputs))
        ]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.steps = 0

    def __call__(self, seen: Array) -> tuple[Array, Array]:
        """The outputs, and what the hidden layer was."""
        first, bias, last, more = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        return hidden @ last + more, hidden

    def follow(self, seen: Array, hidden: Array, slope: Array) -> None:
        """Take a step against the slope of the outputs."""
        below = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = (seen.T @ below, below.sum(0), hidden.T @ slope, slope.sum(0))
        self.steps += 1
        for weight, (mean, square), one in zip(self.weights, self.moments, slopes, strict=True):
            mean += 0.1 * (one - mean)
            square += 0.001 * (one * one - square)
            near = mean / (1 - 0.9**self.steps)
            weight -= RATE * near / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def scaled(seen: Array) -> Array:
    """Counts as parts of one: a network likes numbers of the same size."""
    return np.minimum(seen, 28) / np.where(seen > 1, 14, 1).astype(np.float32)


def chances(weights: Array, mask: Array) -> Array:
    """How likely each legal action is."""
    weights = np.where(mask > 0, weights, -1e9)
    likely = np.exp(weights - weights.max(axis=1, keepdims=True))
    found: Array = likely / likely.sum(axis=1, keepdims=True)
    return found


def drawn(likely: Array, dice: np.random.Generator) -> Array:
    """One action for each table, as likely as it is."""
    # A race: whoever is twice as likely runs twice as fast, and what isn't legal stands still.
    times = dice.standard_exponential(likely.shape, np.float32) + 1e-12
    found: Array = (likely / times).argmax(axis=1)
    return found


class Learner:
    """Plays against itself, and learns from it."""

    def __init__(self, seed: int) -> None:
        """Set up the tables and two networks."""
        self.dice = np.random.default_rng(seed)
        self.env = envs.VectorEnv("block-draw", TABLES, autoreset_mode="SameStep", **RULES)
        self.now, self.info = self.env.reset(seed=seed)
        size = self.now["observation"].shape[1]
        self.policy = Net(size, self.env.game.actions, self.dice)
        self.value = Net(size, 1, self.dice)
        self.moves = 0

    def round(self) -> None:
        """Play for a while, then learn from it."""
        rows = self._played()
        for _ in range(PASSES):
            order = self.dice.permutation(len(rows["paid"]))
            for start in range(0, len(order) - BATCH // 2, BATCH):
                part = order[start : start + BATCH]
                self._learn({name: one[part] for name, one in rows.items()})

    def _played(self) -> dict[str, Array]:
        """Decisions with what the round brought; those of rounds that go on are left out."""
        seen, masks, actions, likely = [], [], [], []
        paid = np.full(TABLES * STEPS, np.nan, np.float32)
        open_moves: list[list[int]] = [[] for _ in range(2 * TABLES)]
        for step in range(STEPS):
            looks, mask = scaled(self.now["observation"]), self.now["action_mask"]
            odds = chances(self.policy(looks)[0], mask)
            chosen = drawn(odds, self.dice)
            seats = self.info["seat"]
            for place, key in enumerate((np.arange(TABLES) * 2 + seats).tolist()):
                open_moves[key].append(step * TABLES + place)
            self.now, _, ended, _, self.info = self.env.step(chosen)
            seen.append(looks)
            masks.append(mask)
            actions.append(chosen)
            likely.append(odds[np.arange(TABLES), chosen])
            for table in np.flatnonzero(ended).tolist():
                for seat in (0, 1):
                    paid[open_moves[2 * table + seat]] = self.info["rewards"][table, seat] / SCALE
                    open_moves[2 * table + seat] = []
        self.moves += TABLES * STEPS
        whole = ~np.isnan(paid)
        # Where there is nothing to choose there is nothing to learn for the policy.
        rows = {
            "seen": np.concatenate(seen), "mask": np.concatenate(masks),
            "action": np.concatenate(actions), "likely": np.concatenate(likely), "paid": paid,
        }  # fmt: skip
        whole &= rows["mask"].sum(axis=1) > 1
        return {name: one[whole] for name, one in rows.items()}

    def _learn(self, rows: dict[str, Array]) -> None:
        count = len(rows["paid"])
        expected, hidden = self.value(rows["seen"])
        error = expected[:, 0] - rows["paid"]
        self.value.follow(rows["seen"], hidden, (error / count)[:, None])
        better = -error
        better = (better - better.mean()) / (better.std() + 1e-6)
        weights, hidden = self.policy(rows["seen"])
        odds = chances(weights, rows["mask"])
        action = rows["action"].astype(np.int64)
        own = odds[np.arange(count), action]
        ratio = own / rows["likely"]
        # No further where the step would be longer than it may be.
        going = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = odds * (better * ratio * going)[:, None]
        slope[np.arange(count), action] -= better * ratio * going
        logs = np.log(odds + 1e-9)
        slope += ENTROPY * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
        self.policy.follow(rows["seen"], hidden, slope / count)


def met(policy: Net, bot: str, deals: int) -> tuple[float, float]:
    """The share of rounds won from a bot, and half of its 95 % interval; each deal is played twice.

    A round that nobody wins is half a win; the two rounds of a deal count as one observation.
    """
    env, dice = envs.TableEnv("block-draw", reward="win", **RULES), random.Random(1)
    shares = np.zeros(deals)
    for deal in range(deals):
        for seat in (0, 1):
            env.reset(seed=deal)
            while not env.terminations[env.agent_selection]:
                agent, to_act = env.agent_selection, env.possible_agents.index(env.agent_selection)
                if to_act == seat:
                    seen = env.observe(agent)
                    weights = policy(scaled(seen["observation"][None]))[0][0]
                    env.step(int(np.where(seen["action_mask"] > 0, weights, -np.inf).argmax()))
                else:
                    move = choose(bot, env.view(agent), to_act, dice)
                    assert move is not None
                    env.step(env.numbering.number(move))
            shares[deal] += (env.rewards[f"player_{seat}"] + 1) / 4
    return float(shares.mean()), float(1.96 * shares.std() / deals**0.5)


def main() -> None:
    """Learn for a while, and say how strong it got."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=120.0, help="of the processor's time")
    parser.add_argument("--deals", type=int, default=1000, help="deals against each bot")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    learner, begun, told = Learner(wanted.seed), time.process_time(), 0.0
    while (spent := time.process_time() - begun) < wanted.seconds:
        learner.round()
        if spent - told >= 30:
            told = spent
            share, give = met(learner.policy, "beginner", 100)
            print(f"{spent:5.0f} s  {learner.moves:11,} moves  "
                  f"{share:.1%} ± {give:.1%} against beginner", flush=True)  # fmt: skip
    for bot in ("random", "beginner", "casual", "club"):
        share, give = met(learner.policy, bot, wanted.deals)
        print(f"{bot:10} {share:.1%} ± {give:.1%} of rounds won, {wanted.deals} deals played twice")


if __name__ == "__main__":
    main()
