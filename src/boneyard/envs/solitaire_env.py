"""Gymnasium environment for the solitaires."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces

from boneyard.arena.random_play import MAX_SOLO_MOVES
from boneyard.core.actions import Knock, Move, Next, Pass, Shift
from boneyard.core.arguments import argument_error, check_count
from boneyard.core.chance import Seeded
from boneyard.core.events import OrientedTile
from boneyard.core.tiles import tile_from_halves
from boneyard.engine import act, deal_round
from boneyard.engine.legal import legal
from boneyard.envs.common import EnvError, check_choice, resolve_solitaire_rules, whole_number
from boneyard.envs.observation import Floats
from boneyard.envs.render import RENDER_MODES, Pixels, render_view
from boneyard.games import GameSource
from boneyard.solitaire.baronet import COUNT_CYCLE
from boneyard.solitaire.domino_solitaire import COLUMN_COUNT
from boneyard.solitaire.game import SoloRules, SoloState


class SolitaireEncoder(Protocol):
    """How a kind of game is encoded."""

    moves: list[Move]
    """All moves; their indices are the actions."""
    size: int
    """The size of an observation."""

    def encode(self, state: Any) -> Floats:
        """Encode the visible tiles."""
        ...


class _TileRowEncoder:
    """Tiles in a row: two halves for each slot, one-hot."""

    def __init__(self, rules: SoloRules) -> None:
        self.places = len(rules.tiles)
        self.halves = rules.game.most + 1
        self.size = self.places * 2 * self.halves

    def one_hot_indices(self, row: Iterable[OrientedTile]) -> list[int]:
        """Return the indices of the ones of a row."""
        shown = [half.pips for laid in row for half in laid]
        return [place * self.halves + pips for place, pips in enumerate(shown)]


class LineEncoder(_TileRowEncoder):
    """Knock-Out: the line as it lies."""

    def __init__(self, rules: SoloRules) -> None:
        super().__init__(rules)
        self.moves: list[Move] = [Knock(joint) for joint in range(1, self.places)]

    def encode(self, state: Any) -> Floats:
        """Encode the line."""
        encoded = np.zeros(self.size, np.float32)
        encoded[self.one_hot_indices(state.line)] = 1
        return encoded


class RowEncoder(_TileRowEncoder):
    """Baronet: the row, the position of the count, and the count."""

    def __init__(self, rules: SoloRules) -> None:
        super().__init__(rules)
        self.moves: list[Move] = [Next()]
        self.cursor_offset, self.size = self.size, self.size + self.places + COUNT_CYCLE

    def encode(self, state: Any) -> Floats:
        """Encode the row and the count."""
        encoded = np.zeros(self.size, np.float32)
        encoded[self.one_hot_indices((tile.a, tile.b) for tile in state.row)] = 1
        if state.row:
            encoded[
                [self.cursor_offset + state.at, self.cursor_offset + self.places + state.count]
            ] = 1
        return encoded


class ColumnsEncoder:
    """Domino Solitaire: for each face-up tile its column, its index in it and its turn."""

    def __init__(self, rules: SoloRules) -> None:
        self.tiles = {tile: number for number, tile in enumerate(rules.tiles)}
        shifts = [Shift(tile, place) for tile in rules.tiles for place in range(COLUMN_COUNT + 1)]
        self.moves: list[Move] = [*shifts, Pass()]
        self.features_per_tile = COLUMN_COUNT + 2
        self.size = len(self.tiles) * self.features_per_tile + COLUMN_COUNT

    def encode(self, state: Any) -> Floats:
        """Encode the face-up tiles, and the number of face-down ones in each column."""
        encoded = np.zeros(self.size, np.float32)
        for column, one in enumerate(state.columns):
            encoded[self.size - COLUMN_COUNT + column] = len(one.down) / COLUMN_COUNT
            for place, laid in enumerate(one.up):
                tile = tile_from_halves(*laid)
                at = self.tiles[tile] * self.features_per_tile
                encoded[at + column] = 1
                encoded[at + COLUMN_COUNT] = (place + 1) / len(self.tiles)
                encoded[at + COLUMN_COUNT + 1] = laid[0] is tile.a
        return encoded


#: The encoder of each kind of game.
ENCODERS: Final[Mapping[str, Callable[[SoloRules], SolitaireEncoder]]] = {
    "line": LineEncoder,
    "row": RowEncoder,
    "columns": ColumnsEncoder,
}


Observation = dict[str, Any]

#: `win`: 1 when the game is won; `tiles`: one for each tile removed or turned up.
REWARDS: Final = ("win", "tiles")


class SolitaireEnv(gymnasium.Env[Observation, Any]):
    """A solitaire, from its deal until it is won or lost.

    >>> from boneyard.envs import SolitaireEnv
    >>> solitaire = SolitaireEnv("knock-out")
    >>> observation, info = solitaire.reset(seed=1)
    >>> sorted(observation)
    ['action_mask', 'observation']
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]  # Gymnasium's own is not meant to change
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: GameSource = "knock-out",
        *,
        reward: str = "win",
        illegal: str = "nothing",
        max_steps: int = MAX_SOLO_MOVES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Choose the rules; `reset` deals.

        `illegal`: an action that the mask doesn't allow does `nothing`, or is `refuse`d with an
        error. After `max_steps` the game is cut off: tiles can go to and fro for ever.
        """
        check_choice("reward", reward, REWARDS)
        check_choice("illegal", illegal, ("nothing", "refuse"))
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        check_count("max_steps", max_steps)
        self.rules = resolve_solitaire_rules(game, options)
        self.reward, self.illegal, self.max_steps = reward, illegal, max_steps
        self.render_mode = render_mode
        self.encoder = ENCODERS[self.rules.game.kind](self.rules)
        self.moves = self.encoder.moves
        self._numbers = {move: number for number, move in enumerate(self.moves)}
        self.action_space = spaces.Discrete(len(self.moves))
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(0, 1, (self.encoder.size,), np.float32),
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
            # Some deals are lost before any move; there is nothing to learn from them.
            chance = Seeded(str(self.np_random.integers(1 << 62)))
            self.table = deal_round(self.rules.new_match(), chance)[1]
        self._render_human()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move."""
        before = self.table.hand_counts[0]
        self._apply_action(action)
        self._steps += 1
        over = not self.table.playing
        reward = float(before - self.table.hand_counts[0])
        cut = not over and self._steps >= self.max_steps
        info: dict[str, Any] = {}
        if over:
            last = self.table.results[-1]
            info = {"won": bool(last.winners), "left": last.left}
        elif cut:
            info = {"won": False, "left": self.rules.game.logic.result_left(self.table)}
        if self.reward == "win":
            reward = float(over and bool(self.table.winners))
        self._render_human()
        return self._observation(), reward, over, cut, info

    def render(self) -> Pixels | str | None:
        """Render the game."""
        return render_view(self.render_mode, self.table, 0)

    def _render_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _apply_action(self, action: Any) -> None:
        if not self.table.playing:
            raise EnvError("training-over" if self.table.round else "training-no-deal")
        number = whole_number(action)
        if number is None:
            raise argument_error("training-no-action", action, last=len(self.moves) - 1)
        move = self.moves[number] if 0 <= number < len(self.moves) else None
        if move is not None and move in legal(self.table, 0):
            self.table = act(self.table, 0, move)[1]
        elif self.illegal == "refuse":
            raise EnvError("training-illegal", action=str(action)[:20])

    def _observation(self) -> Observation:
        mask = np.zeros(len(self.moves), np.int8)
        mask[[self._numbers[move] for move in legal(self.table, 0)]] = 1
        return {"observation": self.encoder.encode(self.table), "action_mask": mask}
