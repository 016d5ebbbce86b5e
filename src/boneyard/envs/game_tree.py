"""Game tree of small rules: decisions and chance nodes, for solvers.

Chance deals hands, and then one tile whenever a player draws, so that the boneyard has no hidden
order.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb, prod
from typing import Final

from msgspec.structs import replace as changed

from boneyard.core.actions import Draw, Hit, Move
from boneyard.core.tiles import Tile
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.envs.common import EnvError, Reward, next_call, rewards_by_points, rewards_by_win
from boneyard.envs.observation import ActionNumbering
from boneyard.rules.dealing import Deal
from boneyard.rules.game import Rules, State

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
