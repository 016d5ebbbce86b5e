"""Thousands of tables at once: what training a network needs."""

from typing import Any

import numpy as np

from boneyard.fast import code_cache, fields
from boneyard.fast.batches import POLICIES
from boneyard.fast.compiling import Compiled, compile
from boneyard.fast.fields import BITS, Numbers, round_table
from boneyard.fast.kernels import rounds as kernels
from boneyard.fast.observing import parts_of, size_of
from boneyard.games import AnyGame, AnyRules

Flags = np.ndarray[Any, np.dtype[np.bool_]]
Floats = np.ndarray[Any, np.dtype[np.float32]]
#: Rounds of one table before its stream would meet that of the next.
_EPISODES = 1 << 32


class Tables:
    """Tables of one game, each with a round in play; what happens at one never touches another."""

    def __init__(
        self, game: AnyGame | AnyRules | Compiled | str, count: int, seed: int = 0, **options: Any
    ) -> None:
        """Set up the tables; `reset` deals."""
        self.game = game if isinstance(game, Compiled) else compile(game, **options)
        self.count, self.seed = count, seed
        self.rounds: Numbers = self.game.new_rounds(count)
        self.rounds[:, fields.ROUND] = 0
        self.rounds[:, fields.END] = fields.BLOCKED
        self.streams = np.arange(count, dtype=np.int64) * _EPISODES
        self._parts = parts_of(self.game.rules)

    def reset(self, which: Flags | None = None) -> None:
        """Deal the next round at all tables, or those marked; scores begin anew."""
        marked: Flags = np.ones(self.count, np.bool_) if which is None else which
        self.rounds[marked, fields.ROUND] += 1
        scores = round_table(self.rounds, "scores")
        scores[marked] = 0
        self.rounds[:, fields.ROUND_TABLES["scores"][0]] = scores
        code_cache.run(kernels.deal_tables, self.game.k, self.game.numbers, self.rounds, marked,
                    self.seed, self.streams)  # fmt: skip
        self.streams[marked] += 1

    @property
    def playing(self) -> Flags:
        """Where a round is in play."""
        return np.asarray(self.rounds[:, fields.END] == fields.PLAYING)

    @property
    def to_act(self) -> Numbers:
        """The seat that must act at each table; -1 where the round is over."""
        asked = self.rounds[:, fields.QUESTION] > 0
        seat = np.where(asked, self.rounds[:, fields.ASKED], self.rounds[:, fields.TURN])
        return np.where(self.playing, seat, -1)

    @property
    def points(self) -> Numbers:
        """What the round has brought each side."""
        return round_table(self.rounds, "points")[:, : self.game.rules.sides]

    def masks(self) -> Flags:
        """The legal moves of each table, in the game's fixed numbering."""
        masks: Flags = np.zeros((self.count, self.game.actions), np.bool_)
        code_cache.run(kernels.mask_tables, self.game.k, self.game.numbers, self.rounds, masks)
        return masks

    def step(self, actions: Numbers) -> None:
        """Make a move at each table; at a table whose round is over nothing happens.

        Moves are taken to be legal: `masks` says which are.
        """
        moves = np.ascontiguousarray(actions, np.int64)
        code_cache.run(kernels.step_tables, self.game.k, self.game.numbers, self.rounds, moves)

    def choose(self, policy: str = "random") -> Numbers:
        """A move for each table; -1 where the round is over."""
        actions = np.zeros(self.count, np.int64)
        code_cache.run(kernels.choose_tables, self.game.k, self.game.numbers, self.rounds,
                    POLICIES[policy], actions)  # fmt: skip
        return actions

    @property
    def layout(self) -> dict[str, slice]:
        """Where in an observation each of its parts is."""
        return self._parts

    def observations(self, seat: int) -> Floats:
        """What a seat sees at each table: its hand and what lies open, other seats from its left.

        Tiles are ones at their numbers, an end is a one at its half; `arms` are four bits an arm
        (a double, idle, owed, spinning) or, for curved tiles, whether each turn has room.
        """
        rules, rounds, parts = self.game.rules, self.rounds, self._parts
        seen: Floats = np.zeros((self.count, size_of(parts)), np.float32)
        tiles = np.arange(len(rules.tiles))

        def open_up(words: Numbers) -> Numbers:
            return words[:, tiles // BITS] >> tiles % BITS & 1

        if not rules.game.twisted.face_down:
            seen[:, parts["hand"]] = open_up(round_table(rounds, "hands")[:, seat])
        seen[:, parts["laid"]] = open_up(round_table(rounds, "laid"))
        seen[:, parts["turned"]] = rounds[:, [fields.TURNED]] == tiles
        arms = self.game.arms
        lying = np.arange(arms) < rounds[:, [fields.ARM_COUNT]]
        half = np.where(lying, round_table(rounds, "arm_half")[:, :arms], -1)
        ends = half[:, :, None] == np.arange(len(self.game.halves))
        seen[:, parts["ends"]] = ends.reshape(self.count, -1)
        kind = round_table(rounds, "arm_is")[:, :arms, None] >> np.arange(4) & 1
        if rules.game.table.curved:
            kind[:, :, :2] = round_table(rounds, "meets")[:, :arms] != -2
        seen[:, parts["arms"]] = (kind * (half >= 0)[:, :, None]).reshape(self.count, -1)
        seats = (np.arange(rules.players) + seat) % rules.players
        seen[:, parts["counts"]] = round_table(rounds, "count")[:, seats]
        seen[:, parts["stock"].start] = rounds[:, fields.STOCK_END] - rounds[:, fields.STOCK_AT]
        sides = (np.arange(rules.sides) + seat) % rules.sides
        seen[:, parts["scores"]] = round_table(rounds, "scores")[:, sides]
        seen[:, parts["to_act"]] = self.to_act[:, None] == seats
        asked = rounds[:, [fields.QUESTION]] == np.arange(len(fields.QUESTIONS))
        seen[:, parts["question"]] = asked
        seen[:, parts["way"].start] = rounds[:, fields.WAY]
        if rules.game.table.owned:
            seen[:, parts["mine"].start + seat] = 1
            seen[:, parts["marked"]] = rounds[:, [fields.MARKED]] >> seats & 1
        return seen
