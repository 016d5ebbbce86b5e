"""Observations: a view as an array of numbers."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from boneyard.core import curved_grid
from boneyard.core.actions import Move, parse
from boneyard.core.arguments import argument_error, is_whole
from boneyard.core.table import Arm
from boneyard.fast import fields
from boneyard.fast.action_space import move_of, number_of
from boneyard.fast.compile_rules import count_actions, sorted_halves
from boneyard.fast.observation_layout import observation_layout, observation_size
from boneyard.rules.game import Rules, State


class ActionNumbering:
    """The action ids of rules: plays by arm (0: a lead), tile and way, then the words.

    Calls have none: they are made at once, as in the fast core.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.first_word_id = (rules.max_arms + 1) * len(rules.tiles) * 2
        self.actions = count_actions(rules, self.first_word_id)
        # Each move once; there are as many as ids.
        self._numbers: dict[Move, int | None] = {}

    def number(self, move: Move | str) -> int | None:
        """Return the id of a move, as text or as an object; None for calls and chance."""
        found = self._numbers.get(move) if isinstance(move, Move) else None
        if found is None:
            move = parse(move)
            found = self._numbers[move] = number_of(self, move)
        return found

    def move(self, number: int) -> Move:
        """Return the move of an id."""
        if not is_whole(number) or not 0 <= number < self.actions:
            raise argument_error("training-no-action", number, last=self.actions - 1)
        return move_of(self, number)


Floats = NDArray[np.float32]

#: The largest absolute score.
MAX_SCORE: Final = 1e6


class ObservationEncoder:
    """Encodes observations of a configured game.

    They use only the table and the seat's own hand: a view of that seat gives the same numbers.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.parts = observation_layout(rules)
        self.size = observation_size(self.parts)
        self._at = {name: part.start for name, part in self.parts.items()}
        self._tiles = {tile: number for number, tile in enumerate(rules.tiles)}
        self._halves = {half: number for number, half in enumerate(sorted_halves(rules))}
        self._hidden = rules.game.combined_twists.face_down
        self._curved, self._owned = rules.game.table.curved, rules.game.table.has_owned_arms

    @property
    def bounds(self) -> tuple[Floats, Floats]:
        """Return the lower and upper bounds of each number of an observation."""
        low, high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        for name in ("counts", "stock"):
            high[self.parts[name]] = len(self._tiles)
        low[self.parts["scores"]], high[self.parts["scores"]] = -MAX_SCORE, MAX_SCORE
        low[self.parts["way"]] = -1
        return low, high

    def encode(self, state: State, seat: int) -> Floats:
        """Encode what a seat sees, other seats and sides counted from its own on."""
        at, tiles, rules = self._at, self._tiles, self.rules
        # What lies on a multiplayer table was played, led or turned up: each of these has a tile,
        # which mypy can't know of the union of all layout events.
        ones = [tiles[event.tile] + at["laid"] for event in state.layout_events]  # type: ignore[attr-defined]
        if not self._hidden:
            ones += [tiles[tile] for tile in state.hands[seat] if tile is not None]
        if state.turned is not None:
            ones.append(at["turned"] + tiles[state.turned])
        for arm in state.table.arms:
            self._encode_arm(arm, state, ones)
        players, sides = rules.players, rules.sides
        if state.to_act is not None:
            ones.append(at["to_act"] + (state.to_act - seat) % players)
        about = state.question.about if state.question else ""
        ones.append(at["question"] + fields.QUESTIONS.index(about))
        if self._owned:
            ones.append(at["mine"] + seat)
            ones += [at["marked"] + (one - seat) % players for one in state.marked]
        encoded = np.zeros(self.size, np.float32)
        encoded[ones] = 1
        counts, scores = [*map(len, state.hands)], state.scores
        first = seat % sides
        encoded[at["counts"] : at["to_act"]] = (
            *counts[seat:], *counts[:seat], len(state.stock), *scores[first:], *scores[:first],
        )  # fmt: skip
        encoded[at["way"]] = state.way
        return encoded

    def _encode_arm(self, arm: Arm, state: State, ones: list[int]) -> None:
        place = arm.number - 1
        ones.append(self._at["ends"] + place * len(self._halves) + self._halves[arm.half])
        at = self._at["arms"] + place * 4
        if self._curved:
            assert arm.door is not None
            free = curved_grid.free_turns(state.table.occupied, arm.door)
            ones += [at + curved_grid.TURNS.index(turn) for turn in free]
            return
        kinds = (arm.double, arm.idle, arm.owed, arm.spins)
        ones += [at + kind for kind, it_is in enumerate(kinds) if it_is]
