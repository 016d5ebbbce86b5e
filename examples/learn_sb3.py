"""Train a policy for two-player Draw with Stable-Baselines3, and measure it while it learns.

    pip install "boneyard-dominoes[learn]" sb3-contrib
    python examples/learn_sb3.py               # 2 million moves, then 20,000 rounds
    python examples/learn_sb3.py --moves 20000 # just to see it run

`sb3_contrib.MaskablePPO` chooses among legal moves only. `Tables` makes Boneyard's vector
environment one of Stable-Baselines3: the policy sits in seat 0, and the heuristic of the bot *club*
plays the other seat in compiled code.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv
from stable_baselines3.common.vec_env.base_vec_env import VecEnvStepReturn

from boneyard import envs

RULES: dict[str, Any] = {"players": 2, "hand": 7, "lead": "highest"}


class Tables(VecEnv):
    """Many tables as Stable-Baselines3 wants them."""

    def __init__(self, count: int, seed: int) -> None:
        """Set up the tables."""
        self.env = envs.VectorEnv(
            "block-draw", count, seat=0, others="thumb", reward="win", autoreset_mode="SameStep",
            **RULES,
        )  # fmt: skip
        parts = self.env.single_observation_space
        assert isinstance(parts, spaces.Dict)
        super().__init__(count, parts["observation"], self.env.single_action_space)
        self.first_seed: int | None = seed
        self.moves = np.zeros(count, np.int64)
        self.wins = self.rounds = 0.0

    def reset(self) -> np.ndarray[Any, Any]:
        """Deal at all tables."""
        self.seen, _ = self.env.reset(seed=self.first_seed)
        self.first_seed = None
        return self.scaled(self.seen)

    def step_async(self, actions: np.ndarray[Any, Any]) -> None:
        """Note the actions."""
        self.moves = actions

    def step_wait(self) -> VecEnvStepReturn:
        """Make them; where a round is over, the next one is dealt."""
        self.seen, rewards, over, _, info = self.env.step(self.moves)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(over):
            infos[at]["terminal_observation"] = self.scaled(info["final_obs"])[at]
        # A round that no one wins is half a win.
        self.wins += float((rewards[over] + 1).sum() / 2)
        self.rounds += int(over.sum())
        return self.scaled(self.seen), rewards.astype(np.float32), over, infos

    @staticmethod
    def scaled(seen: dict[str, Any]) -> np.ndarray[Any, Any]:
        """Numbers of about the same size: counts go up to 28."""
        found: np.ndarray[Any, Any] = np.clip(seen["observation"], 0, 28) / 7
        return found.astype(np.float32)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal moves at each table."""
        found: np.ndarray[Any, Any] = self.seen["action_mask"].astype(bool)
        return found

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **more: Any
    ) -> list[Any]:
        """MaskablePPO asks for the masks in this way."""
        assert method_name == "action_masks"
        return list(self.action_masks())

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, the same for every table."""
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute."""
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No table has a wrapper."""
        return [False] * self.num_envs

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Deal by this seed from the next reset on."""
        self.first_seed = seed
        return [seed] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


def measure(model: MaskablePPO | None, rounds: int) -> tuple[float, float]:
    """The share of rounds won from *club*'s heuristic, and half of its 95 % interval.

    Without a model: random legal moves.
    """
    tables = Tables(1000, seed=12345)
    seen = tables.reset()
    while tables.rounds < rounds:
        if model is None:
            moves = tables.env.choose()
        else:
            masks = tables.action_masks()
            moves, _ = model.predict(seen, deterministic=True, action_masks=masks)
        tables.step_async(moves)
        seen = tables.step_wait()[0]
    share = tables.wins / tables.rounds
    return share, 1.96 * (share * (1 - share) / tables.rounds) ** 0.5


def main() -> None:
    """Learn, and say how much."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--moves", type=int, default=2_000_000)
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds to measure with")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    share, give = measure(None, wanted.rounds)
    print(f"random moves win {share:.1%} ± {give:.1%} of rounds against club's heuristic")
    model = MaskablePPO(
        "MlpPolicy", Tables(256, wanted.seed), n_steps=64, batch_size=2048, n_epochs=4, gamma=1.0,
        learning_rate=1e-3, ent_coef=0.01, policy_kwargs={"net_arch": [128]}, seed=wanted.seed,
        device="cpu",
    )  # fmt: skip
    for part in range(1, 5):
        model.learn(wanted.moves // 4, reset_num_timesteps=False)
        share, give = measure(model, wanted.rounds)
        print(f"after {wanted.moves * part // 4:,} moves: {share:.1%} ± {give:.1%}", flush=True)


if __name__ == "__main__":
    main()
