"""OpenSpiel game of small rules, for its algorithms: ISMCTS, CFR, exploitability."""

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import numpy as np
import pyspiel

from boneyard.envs.common import (
    REWARDS,
    EnvError,
    GameLike,
    Reward,
    check_choice,
    resolve_table_rules,
)
from boneyard.envs.game_tree import GameTree, TreeNode
from boneyard.envs.observation import Floats, ObservationEncoder
from boneyard.rules.game import DoubleN

#: The name for `pyspiel.load_game`.
SHORT_NAME: Final = "python_boneyard"
#: Longer than any round of rules that are small enough.
MAX_GAME_LENGTH: Final = 400
#: The parameters of `load_game`, with defaults: 0 is as the game says.
DEFAULT_PARAMETERS: Final = {
    "game": "block-draw",
    "players": 2,
    "largest": 2,
    "hand": 2,
    "draw": "",
}

_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Boneyard",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULT_PARAMETERS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A round of rules, from 0:0."""

    def __init__(
        self, params: Mapping[str, Any] | None = None, tree: GameTree | None = None
    ) -> None:
        """Take a tree, or build one from the parameters of `load_game`."""
        chosen = {**DEFAULT_PARAMETERS, **(params or {})}
        self.tree = tree or _tree_from_params(chosen)
        rules = self.tree.rules
        most = float(sum(tile.pips for tile in rules.tiles) * 4 + 100)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.tree.numbering.actions,
            max_chance_outcomes=max(len(self.tree.deals), len(rules.tiles)),
            num_players=rules.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        """Return the state before the deal."""
        return SpielState(self, self.tree)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Make an observer for a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(ObservationEncoder(self.tree.rules), kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A state of a round."""

    def __init__(self, game: SpielGame, tree: GameTree) -> None:
        super().__init__(game)
        self.tree, self.node = SharedTree(tree), TreeNode()

    def current_player(self) -> int:
        """Return the player to move, chance, or terminal."""
        tree = self.tree.tree
        if tree.is_over(self.node):
            return int(pyspiel.PlayerId.TERMINAL)
        seat = tree.to_act(self.node)
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        tree = self.tree.tree
        return tree.legal_actions(self.node) if player == tree.to_act(self.node) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of chance, with probabilities."""
        found = self.tree.tree.chance_outcomes(self.node)
        return [(one, 1 / len(found)) for one in found]

    def _apply_action(self, action: int) -> None:
        self.node = self.tree.tree.child(self.node, action)

    def _action_to_string(self, player: int, action: int) -> str:
        tree = self.tree.tree
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.node.table is None else tree.rules.tiles[action].text
        return str(tree.numbering.move(action))

    def is_terminal(self) -> bool:
        """Return whether the round is over."""
        return self.tree.tree.is_over(self.node)

    def returns(self) -> list[float]:
        """Return what it was worth to each player."""
        return self.tree.tree.returns(self.node)

    def __str__(self) -> str:
        return " | ".join(", ".join(known) for known in self.node.observations) or "before the deal"

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a player has observed, in order."""
        at = self.current_player() if player is None else player
        return ", ".join(self.node.observations[at]) if self.node.observations else ""

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "SpielState":
        """Return a state that a player can't tell from this one, for ISMCTS."""
        seed = sampler() if sampler is not None else random.random()
        found = SpielState(self.get_game(), self.tree.tree)
        found.node = self.tree.tree.resample(self.node, player, random.Random(seed))
        return found


class SharedTree:
    """A tree that all copies of a state share."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree

    def __deepcopy__(self, _memo: Any) -> "SharedTree":
        return self


class SpielObserver:
    """Observer: the encoding of `envs.TableEnv`, or all that a player has observed as text."""

    def __init__(self, encoder: ObservationEncoder, perfect_recall: bool) -> None:
        self.encoder, self.perfect_recall = encoder, perfect_recall
        self.tensor: Floats = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Encode a state."""
        table = state.node.table
        self.tensor[:] = 0 if table is None else self.encoder.encode(table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees as text."""
        known = state.node.observations[player] if state.node.observations else ()
        if self.perfect_recall:
            return ", ".join(known)
        table = state.node.table
        hand = sorted(str(tile) for tile in table.hands[player]) if table else []
        return f"{' '.join(hand)} · {table.open_ends if table else ''} · {len(known)}"


def _tree_from_params(chosen: Mapping[str, Any]) -> GameTree:
    """Build the tree from parameters: a game, a smaller set, a shorter hand, a drawing rule."""
    return build_tree(
        chosen["game"], "points", int(chosen["largest"]), int(chosen["hand"]),
        {"players": int(chosen["players"]), **({"draw": chosen["draw"]} if chosen["draw"] else {})},
    )  # fmt: skip


def build_tree(
    game: GameLike, reward: Reward, largest: int, hand: int, options: Mapping[str, Any]
) -> GameTree:
    """Build the tree of rules, optionally with a smaller set and a shorter hand."""
    check_choice("reward", reward, REWARDS)
    if not (largest or hand):
        return GameTree(resolve_table_rules(game, options), reward)
    declared = resolve_table_rules(game, {}).base_game
    changes: dict[str, Any] = {"hand": hand} if hand else {}
    if largest:
        changes["tiles"] = DoubleN((largest,), most=largest)
    return GameTree(replace(declared, **changes).rules(**options), reward)


def open_spiel_game(
    game: GameLike = "block-draw", *, reward: Reward = "points", largest: int = 0, hand: int = 0,
    **options: Any,
) -> SpielGame:  # fmt: skip
    """Make an OpenSpiel game of small rules; `largest` is the highest double, `hand` the tiles."""
    return SpielGame(tree=build_tree(game, reward, largest, hand, options))


pyspiel.register_game(_TYPE, SpielGame)
__all__ = ["EnvError", "SpielGame", "SpielState", "open_spiel_game"]
