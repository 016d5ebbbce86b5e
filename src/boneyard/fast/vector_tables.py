"""Vectorised tables: thousands at once, for training."""

import numpy as np
from numpy.typing import NDArray

from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.fast import code_cache, fields
from boneyard.fast.batch import POLICIES
from boneyard.fast.compile_rules import Compiled, compile
from boneyard.fast.fields import IntArray, round_table
from boneyard.fast.kernels import entry_points as kernels
from boneyard.fast.kernels import observe
from boneyard.fast.observation_layout import observation_layout, observation_size

BoolArray = NDArray[np.bool_]
Float32Array = NDArray[np.float32]
#: Rounds of one table before its stream would meet that of the next.
_STREAMS_PER_TABLE = 1 << 32


class Tables:
    """Tables of one game, each with a round in play, independent of each other.

    >>> from boneyard import fast
    >>> tables = fast.Tables("block-draw", 100, seed=1)
    >>> tables.reset()
    >>> tables.step(tables.choose())
    >>> tables.to_act.shape
    (100,)
    """

    def __init__(
        self,
        game: AnyGame | AnyRules | Compiled | str,
        count: int,
        seed: int = 0,
        **options: object,
    ) -> None:
        """Allocate the tables; `reset` deals."""
        self.game = game if isinstance(game, Compiled) else compile(game, **options)
        self.count, self.seed = count, seed
        self.rounds: IntArray = self.game.new_rounds(count)
        self.rounds[:, fields.ROUND] = 0
        self.rounds[:, fields.END] = fields.BLOCKED
        self.streams = np.arange(count, dtype=np.int64) * _STREAMS_PER_TABLE
        self._observation_layout = observation_layout(self.game.rules)
        starts = [int(part.start) for part in self._observation_layout.values()]
        #: The offsets of the parts of an observation, for the kernels.
        self.observation_offsets: IntArray = np.array(
            [*starts[:11], len(self.game.halves), *starts[11:]], np.int64
        )

    def reset(self, which: BoolArray | None = None) -> None:
        """Deal the next round at all tables, or at the marked ones; scores start again."""
        marked: BoolArray = np.ones(self.count, np.bool_) if which is None else which
        self.rounds[marked, fields.ROUND] += 1
        scores = round_table(self.rounds, "scores")
        scores[marked] = 0
        self.rounds[:, fields.ROUND_TABLES["scores"][0]] = scores
        code_cache.run(
            kernels.deal_tables,
            self.game.family_key,
            self.game.numbers,
            self.rounds,
            marked,
            self.seed,
            self.streams,
        )
        self.streams[marked] += 1

    @property
    def playing(self) -> BoolArray:
        """Where a round is in play."""
        return np.asarray(self.rounds[:, fields.END] == fields.PLAYING)

    @property
    def to_act(self) -> IntArray:
        """The seat that must act at each table; -1 where the round is over."""
        asked = self.rounds[:, fields.QUESTION] > 0
        seat = np.where(asked, self.rounds[:, fields.ASKED], self.rounds[:, fields.TURN])
        return np.where(self.playing, seat, -1)

    @property
    def points(self) -> IntArray:
        """Return what the round has brought each side."""
        return round_table(self.rounds, "points")[:, : self.game.rules.sides]

    def masks(self) -> BoolArray:
        """Return the legal moves of each table, by action id."""
        masks: BoolArray = np.zeros((self.count, self.game.actions), np.bool_)
        code_cache.run(
            kernels.mask_tables, self.game.family_key, self.game.numbers, self.rounds, masks
        )
        return masks

    def step(self, actions: IntArray) -> None:
        """Make a move at each table; at a table whose round is over nothing happens.

        Moves are assumed to be legal: see `masks`.
        """
        moves = np.ascontiguousarray(actions, np.int64)
        code_cache.run(
            kernels.step_tables, self.game.family_key, self.game.numbers, self.rounds, moves
        )

    def choose(self, policy: str = "random") -> IntArray:
        """Choose a move for each table; -1 where the round is over."""
        actions = np.zeros(self.count, np.int64)
        code_cache.run(kernels.choose_tables, self.game.family_key, self.game.numbers, self.rounds,
                    POLICIES[policy], actions)  # fmt: skip
        return actions

    @property
    def layout(self) -> dict[str, slice]:
        """Return the offset of each part of an observation."""
        return self._observation_layout

    def observations(self, seat: int) -> Float32Array:
        """Return what a seat sees at each table: its hand and the table, other seats from its left.

        Tiles are ones at their numbers, an end is a one at its half; `arms` are four bits an arm (a
        double, idle, owed, spinning) or, for curved tiles, whether each turn has room.
        """
        return self.seen_by(np.full(self.count, seat, np.int64))

    def seen_by(self, seats: IntArray) -> Float32Array:
        """Return the same, for a given seat at each table."""
        seen: Float32Array = np.empty(
            (self.count, observation_size(self._observation_layout)), np.float32
        )
        code_cache.run(
            observe.observe_tables,
            self.game.family_key,
            self.game.numbers,
            self.rounds,
            seats,
            self.observation_offsets,
            seen,
        )
        return seen
