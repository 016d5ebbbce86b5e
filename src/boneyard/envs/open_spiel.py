"""OpenSpiel game of small rules, for its algorithms: ISMCTS, CFR, exploitability.

Its game tree has decisions and chance nodes. Chance deals hands, and then one tile whenever a
player draws, so that the boneyard has no hidden order.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from math import comb, prod
from typing import Any, Final

import numpy as np
import pyspiel
from msgspec.structs import replace as changed

from boneyard.core.actions import Draw, Hit, Move
from boneyard.core.arguments import check_count
from boneyard.core.tiles import Tile
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.envs.common import (
    REWARDS,
    EnvError,
    Reward,
    check_choice,
    next_call,
    resolve_table_rules,
    rewards_by_points,
    rewards_by_win,
)
from boneyard.envs.observation import ActionNumbering, Floats, ObservationEncoder
from boneyard.games import GameSource
from boneyard.rules.dealing import Deal
from boneyard.rules.game import DoubleN, Rules, State

#: The most deals listed: a larger tree can't be traversed.
MAX_DEALS: Final = 250_000
#: Hidden hands tried until one agrees with all that happened.
MAX_RESAMPLE_TRIES: Final = 100_000


@dataclass(frozen=True)
class TreeNode:
    """A node of a round; immutable, so a copy is itself."""

    table: State | None = None
    """None: nothing has been dealt."""
    drawing: bool = False
    """A player draws, and chance has yet to choose the tile."""
    observations: tuple[tuple[str, ...], ...] = ()
    """What each seat has observed, in order: its hand, all moves, the tiles that it drew itself."""
    history: tuple[tuple[int | None, Move | Tile], ...] = ()
    """What seats did and chance gave, since the deal."""

    def __deepcopy__(self, _memo: object) -> "TreeNode":
        return self


class GameTree:
    """All rounds of some rules, from 0:0."""

    def __init__(self, rules: Rules, reward: Reward = "points") -> None:
        self.rules, self.reward = rules, reward
        self.numbering = ActionNumbering(rules)
        hand, tiles, players = rules.hand_size, len(rules.tiles), rules.players
        count = prod(comb(tiles - seat * hand, hand) for seat in range(players))
        if count * players > MAX_DEALS:
            raise EnvError("training-many-deals", deals=count, most=MAX_DEALS // players)
        if rules.game.combined_twists.face_down or not self.deals:
            raise EnvError("training-no-tree", game=rules.game.name)

    @cached_property
    def deals(self) -> list[Deal]:
        """List all deals that the rules accept; each is equally likely."""
        leads = range(self.rules.players) if self.rules.draws_for_lead(1) else (None,)
        found = [
            Deal(hands, rest, lead=lead)
            for hands, rest in self._hands(self.rules.tiles, self.rules.players)
            for lead in leads
        ]
        return [deal for deal in found if self.rules.validate_deal(deal) is None]

    def _hands(
        self, tiles: Sequence[Tile], seats: int
    ) -> Iterator[tuple[tuple[tuple[Tile, ...], ...], tuple[Tile, ...]]]:
        """Yield all hands for this many seats, and what is left."""
        if not seats:
            yield (), tuple(tiles)
            return
        for hand in combinations(tiles, self.rules.hand_size):
            rest = [tile for tile in tiles if tile not in hand]
            for hands, left in self._hands(rest, seats - 1):
                yield (hand, *hands), left

    def to_act(self, node: TreeNode) -> int | None:
        """Return the seat that must act; None: chance, or nobody."""
        return None if node.table is None or node.drawing else node.table.to_act

    def is_over(self, node: TreeNode) -> bool:
        """Return whether the round is over."""
        return node.table is not None and not node.table.playing

    def chance_outcomes(self, node: TreeNode) -> list[int]:
        """List the outcomes of chance, all equally likely."""
        if node.table is None:
            return list(range(len(self.deals)))
        index = self.rules.tiles.index
        if node.drawing:
            return [index(tile) for tile in node.table.stock if tile is not None]
        return [index(move.tile) for move in legal(node.table, None) if isinstance(move, Hit)]

    def legal_actions(self, node: TreeNode) -> list[int]:
        """List what the seat to act may do, in ascending order."""
        seat = self.to_act(node)
        if seat is None or node.table is None:
            return []
        numbers = map(self.numbering.number, legal(node.table, seat))
        return sorted(number for number in numbers if number is not None)

    def after_deal(self, deal: Deal) -> TreeNode:
        """Return the node after a deal."""
        table: State = act(self.rules.new_match(), None, deal)[1]
        known = tuple(
            (" ".join(t.text for t in hand) + _to_act_text(table),) for hand in deal.hands
        )
        return TreeNode(table, observations=known)

    def child(self, node: TreeNode, action: int) -> TreeNode:
        """Return the node after an action of chance or of the seat to act."""
        if node.table is None:
            return self.after_deal(self.deals[action])
        seat = self.to_act(node)
        if seat is None:
            return self.after_chance(node, self.rules.tiles[action])
        return self.after_move(node, self.numbering.move(action))

    def after_move(self, node: TreeNode, move: Move) -> TreeNode:
        """Return the node after a move of the seat to act."""
        seat, table = self.to_act(node), node.table
        assert table is not None
        drawing = isinstance(move, Draw) and bool(table.stock)
        if not drawing:
            table = _apply_calls(act(table, seat, move)[1], seat, move)
        observed = f"{seat} {move}{'' if drawing else _to_act_text(table)}"
        known = tuple((*known, observed) for known in node.observations)
        return TreeNode(table, drawing, known, (*node.history, (seat, move)))

    def after_chance(self, node: TreeNode, tile: Tile) -> TreeNode:
        """Return the node after chance gave a tile to the player who draws or takes one."""
        table = node.table
        assert table is not None
        if node.drawing:
            taker = table.to_act
            stock = (tile, *(one for one in table.stock if one is not tile))
            after = _apply_calls(act(changed(table, stock=stock), taker, Draw())[1], taker, Draw())
            seers: tuple[int | None, ...] = (taker,)
        else:
            assert table.reaching is not None
            seers = table.reaching
            after = _apply_calls(act(table, None, Hit(tile))[1], None, None)
        observations = tuple(
            (*known, f"got {tile if seat in seers else ''}{_to_act_text(after)}")
            for seat, known in enumerate(node.observations)
        )
        return TreeNode(after, observations=observations, history=(*node.history, (None, tile)))

    def returns(self, node: TreeNode) -> list[float]:
        """Return what the round was worth to each seat; 0 before its end."""
        if node.table is None or node.table.playing:
            return [0.0] * self.rules.players
        last = node.table.results[-1]
        if self.reward == "points":
            each = rewards_by_points(self.rules, last.points)
        else:
            each = rewards_by_win(self.rules, last.winners)
        return [each[self.rules.side(seat)] for seat in range(self.rules.players)]

    def resample(self, node: TreeNode, seat: int, dice: random.Random) -> TreeNode:
        """Return a node that a seat can't tell from this one: what it hasn't seen is dealt again.

        Deals are tried until all that happened could have happened; the possible ones are equally
        likely.
        """
        fitting = [
            deal
            for deal in self.deals
            if self.after_deal(deal).observations[seat] == node.observations[seat][:1]
        ]
        for _ in range(MAX_RESAMPLE_TRIES):
            found = self._replay_with_deal(dice.choice(fitting), node, seat, dice)
            if found is not None and found.observations[seat] == node.observations[seat]:
                return found
        raise EnvError("training-no-other")

    def _replay_with_deal(
        self, deal: Deal, node: TreeNode, seat: int, dice: random.Random
    ) -> TreeNode | None:
        """Replay the moves after another deal, with other tiles drawn by others; None:
        impossible.
        """
        made = self.after_deal(deal)
        for actor, what in node.history:
            if made.table is None or self.is_over(made):
                return None
            if actor is not None:
                assert not isinstance(what, Tile)
                if self.to_act(made) != actor or what not in legal(made.table, actor):
                    return None
                made = self.after_move(made, what)
                continue
            options = [self.rules.tiles[one] for one in self.chance_outcomes(made)]
            own = not made.drawing or (made.table is not None and made.table.to_act == seat)
            tile = what if own else dice.choice(options) if options else None
            if not isinstance(tile, Tile) or tile not in options:
                return None
            made = self.after_chance(made, tile)
        return made


def _to_act_text(table: State) -> str:
    """Return who is to act, which is public."""
    return "" if table.to_act is None else f" > {table.to_act}"


def _apply_calls(state: State, mover: int | None, move: Move | None) -> State:
    while call := next_call(state, mover, move):
        state = act(state, *call)[1]
    return state


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
    game: GameSource, reward: Reward, largest: int, hand: int, options: Mapping[str, Any]
) -> GameTree:
    """Build the tree of rules, optionally with a smaller set and a shorter hand."""
    check_choice("reward", reward, REWARDS)
    check_count("largest", largest, least=0)
    check_count("hand", hand, least=0)
    if not (largest or hand):
        return GameTree(resolve_table_rules(game, options), reward)
    declared = resolve_table_rules(game, {}).base_game
    changes: dict[str, Any] = {"hand": hand} if hand else {}
    if largest:
        changes["tiles"] = DoubleN((largest,), most=largest)
    return GameTree(replace(declared, **changes).rules(**options), reward)


def open_spiel_game(
    game: GameSource = "block-draw", *, reward: Reward = "points", largest: int = 0, hand: int = 0,
    **options: Any,
) -> SpielGame:  # fmt: skip
    """Make an OpenSpiel game of small rules, for solvers that need the whole tree.

    Args:
        game: A game, its name or its rules.
        reward: What a round is worth: `points` or `win`.
        largest: The highest double of the set. 0: that of the game.
        hand: The number of tiles in a hand. 0: that of the game.
        options: Options of the game.

    Returns:
        The game. EnvError if the tree would be too large.

    >>> import boneyard.envs
    >>> small = boneyard.envs.open_spiel_game("block-draw", largest=1, hand=1)
    >>> small.num_players()
    2
    """
    return SpielGame(tree=build_tree(game, reward, largest, hand, options))


pyspiel.register_game(_TYPE, SpielGame)
__all__ = ["EnvError", "SpielGame", "SpielState", "open_spiel_game"]
