"""A game for one as a Gymnasium environment."""

from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from boneyard.arena.random_play import PATIENCE
from boneyard.core.chance import Seeded
from boneyard.engine import act, deal_round
from boneyard.engine.legal import legal
from boneyard.envs.common import LearnError, Named, one_of, rules_for_one
from boneyard.envs.render import RENDER_MODES, Pixels, shown
from boneyard.envs.solitaires import SIGHTS
from boneyard.solitaire.game import SoloState

Observation = dict[str, Any]
#: `win`: 1 when the game is won; `tiles`: one for each tile taken out or turned up.
REWARDS: Final = ("win", "tiles")


class SolitaireEnv(gymnasium.Env[Observation, Any]):
    """A game for one, from its deal until it is won or lost."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]  # Gymnasium's own is not meant to change
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: Named = "knock-out",
        *,
        reward: str = "win",
        illegal: str = "nothing",
        max_steps: int = PATIENCE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Choose the rules; `reset` deals.

        `illegal`: an action that the mask doesn't allow does `nothing`, or is `refuse`d with an
        error. After `max_steps` the game is cut off: tiles can go to and fro for ever.
        """
        one_of("reward", reward, REWARDS)
        one_of("illegal", illegal, ("nothing", "refuse"))
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        self.rules = rules_for_one(game, options)
        self.reward, self.illegal, self.max_steps = reward, illegal, max_steps
        self.render_mode = render_mode
        self.sight = SIGHTS[self.rules.game.kind](self.rules)
        self.moves = self.sight.moves
        self._numbers = {move: number for number, move in enumerate(self.moves)}
        self.action_space = spaces.Discrete(len(self.moves))
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(0, 1, (self.sight.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(self.moves),), np.int8),
        })  # fmt: skip
        self.table: SoloState = self.rules.new_match()
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal; the same seed deals the same tiles."""
        super().reset(seed=seed)
        self._steps = 0
        self.table = self.rules.new_match()
        while not self.table.playing:
            # Some deals are lost before anything is done; there is nothing to learn from them.
            chance = Seeded(str(self.np_random.integers(1 << 62)))
            self.table = deal_round(self.rules.new_match(), chance)[1]
        self._show()
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move."""
        before = self.table.hand_counts[0]
        self._make(int(action))
        self._steps += 1
        over = not self.table.playing
        reward = float(before - self.table.hand_counts[0])
        info: dict[str, Any] = {}
        if over:
            last = self.table.results[-1]
            info = {"won": bool(last.winners), "left": last.left}
        if self.reward == "win":
            reward = float(over and bool(self.table.winners))
        self._show()
        return self._observed(), reward, over, not over and self._steps >= self.max_steps, info

    def render(self) -> Pixels | str | None:
        """Show how the game stands."""
        return shown(self.render_mode, self.table, 0)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _make(self, action: int) -> None:
        if not self.table.playing:
            raise LearnError("training-over")
        move = self.moves[action] if 0 <= action < len(self.moves) else None
        if move is not None and move in legal(self.table, 0):
            self.table = act(self.table, 0, move)[1]
        elif self.illegal == "refuse":
            raise LearnError("training-illegal", action=str(action)[:20])

    def _observed(self) -> Observation:
        mask = np.zeros(len(self.moves), np.int8)
        mask[[self._numbers[move] for move in legal(self.table, 0)]] = 1
        return {"observation": self.sight.look(self.table), "action_mask": mask}
