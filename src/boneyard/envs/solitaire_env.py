"""Gymnasium environment for the games for one."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces

from boneyard.arena.random_play import PATIENCE
from boneyard.core.actions import Knock, Move, Next, Pass, Shift
from boneyard.core.chance import Seeded
from boneyard.core.events import Laid
from boneyard.core.tiles import pair
from boneyard.engine import act, deal_round
from boneyard.engine.legal import legal
from boneyard.envs.common import LearnError, Named, one_of, rules_for_one
from boneyard.envs.observation import Floats
from boneyard.envs.render import RENDER_MODES, Pixels, shown
from boneyard.solitaire.baronet import COUNTS
from boneyard.solitaire.domino_solitaire import PLACES
from boneyard.solitaire.game import SoloRules, SoloState


class Sight(Protocol):
    """How a kind of game is looked at."""

    moves: list[Move]
    """All moves that there are; their places are the numbers of the actions."""
    size: int
    """How many numbers an observation has."""

    def look(self, state: Any) -> Floats:
        """What lies open."""
        ...


class _Row:
    """Tiles in a row: two halves for each place, a one at what they show."""

    def __init__(self, rules: SoloRules) -> None:
        """Count the places."""
        self.places = len(rules.tiles)
        self.halves = rules.game.most + 1
        self.size = self.places * 2 * self.halves

    def ones(self, row: Iterable[Laid]) -> list[int]:
        """Where the ones of a row stand."""
        shown = [half.pips for laid in row for half in laid]
        return [place * self.halves + pips for place, pips in enumerate(shown)]


class LineSight(_Row):
    """Knock-Out: the line as it lies."""

    def __init__(self, rules: SoloRules) -> None:
        """Every joint that a line can have."""
        super().__init__(rules)
        self.moves: list[Move] = [Knock(joint) for joint in range(1, self.places)]

    def look(self, state: Any) -> Floats:
        """The line."""
        seen = np.zeros(self.size, np.float32)
        seen[self.ones(state.line)] = 1
        return seen


class RowSight(_Row):
    """Baronet: the row, where the count is, and the count."""

    def __init__(self, rules: SoloRules) -> None:
        """There is nothing to be chosen: counting on is the only move."""
        super().__init__(rules)
        self.moves: list[Move] = [Next()]
        self.at, self.size = self.size, self.size + self.places + COUNTS

    def look(self, state: Any) -> Floats:
        """The row and the count."""
        seen = np.zeros(self.size, np.float32)
        seen[self.ones((tile.a, tile.b) for tile in state.row)] = 1
        if state.row:
            seen[[self.at + state.at, self.at + self.places + state.count]] = 1
        return seen


class ColumnsSight:
    """Domino Solitaire: for each tile that lies open its column, its place in it and its turn."""

    def __init__(self, rules: SoloRules) -> None:
        """Every tile can go to every place, or to an empty one; and it can be enough."""
        self.tiles = {tile: number for number, tile in enumerate(rules.tiles)}
        shifts = [Shift(tile, place) for tile in rules.tiles for place in range(PLACES + 1)]
        self.moves: list[Move] = [*shifts, Pass()]
        self.each = PLACES + 2
        self.size = len(self.tiles) * self.each + PLACES

    def look(self, state: Any) -> Floats:
        """What lies open, and how many tiles lie face down in each column."""
        seen = np.zeros(self.size, np.float32)
        for column, one in enumerate(state.columns):
            seen[self.size - PLACES + column] = len(one.down) / PLACES
            for place, laid in enumerate(one.up):
                tile = pair(*laid)
                at = self.tiles[tile] * self.each
                seen[at + column] = 1
                seen[at + PLACES] = (place + 1) / len(self.tiles)
                seen[at + PLACES + 1] = laid[0] is tile.a
        return seen


#: How each kind of game is looked at.
SIGHTS: Final[Mapping[str, Callable[[SoloRules], Sight]]] = {
    "line": LineSight,
    "row": RowSight,
    "columns": ColumnsSight,
}


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
