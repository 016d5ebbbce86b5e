"""Gymnasium vector environment: thousands of tables on the fast core, numpy in and out."""

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces, vector
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from boneyard.core.arguments import argument_error, check_count, is_whole
from boneyard.envs.common import (
    REWARDS,
    EnvError,
    Reward,
    check_choice,
    points_sign,
    resolve_table_rules,
)
from boneyard.envs.observation import ObservationEncoder
from boneyard.fast import Tables, code_cache, fields
from boneyard.fast.batch import POLICIES
from boneyard.fast.compile_rules import compile
from boneyard.fast.fields import IntArray
from boneyard.fast.kernels import observe as kernels
from boneyard.fast.weights import default_weight_row
from boneyard.games import GameSource

Observation = dict[str, Any]
Flags = NDArray[np.bool_]
Float64s = NDArray[np.float64]
#: The policies of the other players: random, the heaviest tile, or *club*.
OPPONENT_POLICIES: Final = ("random", "heaviest", "thumb")


class VectorEnv(vector.VectorEnv[Observation, IntArray, Any]):
    """Rounds at many tables, each from 0:0; nothing is done table by table in Python.

    >>> from boneyard.envs import VectorEnv
    >>> tables = VectorEnv("block-draw", num_envs=64)
    >>> observations, infos = tables.reset(seed=1)
    >>> _, rewards, *_ = tables.step(tables.choose())
    >>> rewards.shape
    (64,)
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]  # each has a mode of its own
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: GameSource = "block-draw",
        num_envs: int = 1024,
        *,
        seat: int | None = None,
        others: str = "random",
        reward: Reward = "points",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        """Set up the tables; `reset` deals.

        `seat`: the seat that learns, while the `others` play by themselves; None: those of
        all seats in turn. Rewards are those of the seat, or of who has just moved; what each
        seat got is `infos["rewards"]`.
        """
        check_choice("others", others, OPPONENT_POLICIES)
        check_choice("reward", reward, REWARDS)
        self.rules = resolve_table_rules(game, options)
        if seat is not None and not (is_whole(seat) and 0 <= seat < self.rules.players):
            raise EnvError("training-no-seat", seat=repr(seat)[:40], last=self.rules.players - 1)
        if is_whole(num_envs) and num_envs < 1:
            raise EnvError("training-no-tables")
        check_count("num_envs", num_envs)
        if not isinstance(autoreset_mode, AutoresetMode):
            check_choice(
                "autoreset_mode", autoreset_mode, tuple(one.value for one in AutoresetMode)
            )
        self.num_envs, self.seat, self.others, self.reward = num_envs, seat, others, reward
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}  # type: ignore[misc]  # see above
        # What kernels don't support is refused here, by name.
        self.game = compile(self.rules)
        self._encoder = ObservationEncoder(self.rules)
        low, high = self._encoder.bounds
        self.single_observation_space = spaces.Dict({
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8),
        })  # fmt: skip
        self.single_action_space: Any = spaces.Discrete(self.game.actions)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self.tables = Tables(self.game, num_envs)
        self._all, self._none = np.arange(num_envs), np.zeros(num_envs, np.bool_)
        self._sides = np.array([self.rules.side(one) for one in range(self.rules.players)])
        self._size, self._started = len(low), False
        self._policy = POLICIES.get(others, -1)
        self._weights, self._spare = default_weight_row(self.game), self.game.new_rounds(1)
        self._over: Flags = np.ones(num_envs, np.bool_)
        self._seats: IntArray = np.zeros(num_envs, np.int64)
        self._masks: Flags = np.zeros((num_envs, self.game.actions), np.bool_)

    @property
    def observation_layout(self) -> dict[str, slice]:
        """Where each part of an observation is."""
        return self._encoder.parts

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal at all tables, or at those of `options["reset_mask"]`."""
        marked: Flags = np.ones(self.num_envs, np.bool_)
        if options is not None and not isinstance(options, dict):
            raise argument_error("library-expected-dict", options, name="options")
        if options and "reset_mask" in options:
            marked = np.array(options["reset_mask"], np.bool_)
            if marked.shape != (self.num_envs,) or not marked.any():
                raise EnvError("training-no-mask", tables=self.num_envs)
        if seed is not None or self._started is False:
            super().reset(seed=seed)
            self.tables = Tables(self.game, self.num_envs, int(self.np_random.integers(1 << 31)))
            marked, self._started = np.ones(self.num_envs, np.bool_), True
        return self._deal(marked), {"seat": self._seats}

    def step(self, actions: IntArray) -> tuple[Observation, Float64s, Flags, Flags, dict[str, Any]]:
        """Make a move at each table; where a round was over, the next one may be dealt instead."""
        if not self._started:
            raise EnvError("training-no-deal")
        mode, was, movers = self.autoreset_mode, self._over, self._seats
        if mode is AutoresetMode.DISABLED and was.any():
            raise EnvError("training-over")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise EnvError("training-no-actions", tables=self.num_envs)
        moves: IntArray = np.ascontiguousarray(given, np.int64)
        fresh = was if mode is AutoresetMode.NEXT_STEP else self._none
        observed = self._step_tables(moves, fresh)
        over = self._over
        each = self._round_rewards(over)
        infos: dict[str, Any] = {"rewards": each, "seat": self._seats}
        if mode is AutoresetMode.SAME_STEP and over.any():
            infos |= {"final_obs": observed, "_final_obs": over}
            observed = self._deal(over)
            infos["seat"] = self._seats
        rewards = each[self._all, movers]
        return observed, rewards, over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def choose(self, policy: str = "random") -> IntArray:
        """Choose a legal action at each table, random or the heaviest tile: for experiments."""
        check_choice("policy", policy, OPPONENT_POLICIES[:2])
        if not self._started:
            raise EnvError("training-no-deal")
        return self.tables.choose(policy)

    def _deal(self, marked: Flags) -> Observation:
        """Deal at the marked tables; the others stay unchanged."""
        self._over = np.ones(self.num_envs, np.bool_)
        return self._step_tables(np.zeros(self.num_envs, np.int64), marked)

    def _step_tables(self, moves: IntArray, fresh: Flags) -> Observation:
        """Deal and move, vectorised; arrays returned before stay unchanged."""
        game, tables = self.game, self.tables
        bad: IntArray = np.full(1, -1, np.int64)
        seats, over = self._seats.copy(), self._over.copy()
        how = np.array([tables.seed, -1 if self.seat is None else self.seat, self._policy])
        observations = np.empty((self.num_envs, self._size), np.float32)
        masks: Flags = np.empty((self.num_envs, game.actions), np.bool_)
        code_cache.run(
            kernels.step_environments,
            game.family_key,
            game.numbers,
            tables.rounds,
            self._spare,
            self._weights,
            how,
            self._masks,
            moves,
            fresh,
            tables.streams,
            bad,
            seats,
            over,
            tables.observation_offsets,
            observations,
            masks,
        )
        if bad[0] >= 0:
            action = str(int(moves[bad[0]]))
            raise EnvError("training-illegal-at", action=action, table=int(bad[0]))
        self._seats, self._over, self._masks = seats, over, masks
        return {"observation": observations, "action_mask": masks.view(np.int8)}

    def _round_rewards(self, over: Flags) -> Float64s:
        """Return what each seat got where a round has ended; 0 elsewhere."""
        each: Float64s = np.zeros((self.num_envs, self.rules.players))
        at = np.flatnonzero(over)
        if not len(at):
            return each
        sides, rounds = self.rules.sides, self.tables.rounds
        if self.reward == "points":
            points = rounds[at, fields.POINTS : fields.POINTS + sides].astype(np.float64)
            others = (points.sum(axis=1, keepdims=True) - points) / (sides - 1)
            worth = points_sign(self.rules) * (points - others)
        else:
            won = rounds[at, fields.WINNERS][:, None] >> np.arange(sides) & 1
            decided = (won.sum(axis=1, keepdims=True) % sides) > 0
            worth = np.where(decided, 2.0 * won - 1, 0.0)
        each[at] = worth[:, self._sides]
        return each
