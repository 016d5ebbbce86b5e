"""Our bots against OpenSpiel's ISMCTS: block dominoes for two.

    uv run python -m benchmarks.against_ismcts master --deals 200

Two players with seven tiles each, nobody draws, seat 0 leads: OpenSpiel's `python_block_dominoes`.
Its Python bot searches 100 times a move, with random rollouts and the constant for exploring with
which it won most of 80 deals against our `heavy` (of 2, 20 and 60: results are pips). It can't
sample hidden hands of this game by itself, so it is given a resampler: uniform over all hands that
the passes allow.
Before each of its moves its game and ours are compared: the same legal moves.
`tests/peers` has both play random matches in lockstep to the same results.
"""

import argparse
import random
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.games import block_dominoes

from benchmarks.against_open_spiel import ours_as_theirs, theirs
from benchmarks.duel import by_our_points, run
from boneyard.core.actions import Move
from boneyard.core.events import Played
from boneyard.core.position import Position
from boneyard.core.tiles import Tile
from boneyard.engine.legal import legal
from boneyard.rules.game import State

OPTIONS = {"players": 2, "hand": 7, "draw": "never", "lead": "any"}
#: A tile as OpenSpiel has it.
Pair = tuple[float, float]


def pair_of(tile: Tile) -> Pair:
    low, high = sorted((tile.a.pips, tile.b.pips))
    return float(low), float(high)


class Ismcts:
    """OpenSpiel's bot behind our bot interface; it gets only what the view has."""

    def __init__(self, simulations: int, exploration: float) -> None:
        self.game = pyspiel.load_game("python_block_dominoes")
        self.simulations, self.exploration = simulations, exploration
        self.resampling = 0.0
        """Seconds spent in our resampler."""

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        assert isinstance(view, State)
        state = self._state(view, seat, dice)
        actions = theirs(state)
        moves = legal(view, seat)
        assert ours_as_theirs(view, moves) == set(actions), "the legal moves differ"
        chosen = self._bot(dice).step(state)
        wanted = next(key for key, action in actions.items() if action == chosen)
        return next(move for move in moves if ours_as_theirs(view, [move]) == {wanted})

    def _bot(self, dice: random.Random) -> Any:
        luck = np.random.RandomState(dice.getrandbits(32))
        rollouts = mcts.RandomRolloutEvaluator(1, luck)
        bot = ismcts.ISMCTSBot(
            self.game, rollouts, self.exploration, self.simulations, random_state=luck
        )
        bot.set_resampler(lambda state, player: self._resampled(state, player, dice))
        return bot

    def _state(self, view: State, seat: int, dice: random.Random) -> Any:
        """Their state after the same plays; what the seat doesn't know is dealt at random."""
        log = [action_of(event) for event in view.round_events if isinstance(event, Played)]
        hands: list[list[Pair]] = [[one.tile for one in log if one.player == at] for at in (0, 1)]
        hands[seat] += [pair_of(tile) for tile in view.hands[seat] if tile is not None]
        seen = {one.tile for one in log} | set(hands[seat])
        unseen = [pair for pair in block_dominoes._DECK if pair not in seen]
        hands[1 - seat] += sampled(unseen, len(view.hands[1 - seat]), log, seat, dice)
        state = self.game.new_initial_state()
        for hand in hands:
            for pair in hand:
                state.apply_action(block_dominoes._DECK.index(pair))
        for one in log:
            state.apply_action(block_dominoes._ACTIONS_STR.index(str(one)))
        assert state.current_player() == seat, "whose turn it is differs"
        return state

    def _resampled(self, state: Any, player: int, dice: random.Random) -> Any:
        """Another state that the player can't tell from this one."""
        begun = time.perf_counter()
        other = state.clone()
        unseen = [*other.deck, *other.hands[1 - player]]
        hand = sampled(unseen, len(other.hands[1 - player]), state.actions_history, player, dice)
        other.hands[1 - player] = sorted(hand)
        other.deck = [pair for pair in unseen if pair not in hand]
        self.resampling += time.perf_counter() - begun
        return other


def action_of(event: Played) -> Any:
    """A play as OpenSpiel has it."""
    edge = float(event.first.pips) if event.arm else None
    return block_dominoes.Action(event.seat, pair_of(event.tile), edge)


def sampled(
    unseen: list[Pair], count: int, log: list[Any], to_move: int, dice: random.Random
) -> list[Pair]:
    """A hand of the other player, uniform over those that the passes allow."""
    missing = passed_on(log, to_move)
    return dice.sample([pair for pair in unseen if not missing & set(pair)], count)


def passed_on(log: list[Any], to_move: int) -> set[float]:
    """The values that the other player can't hold: passes are not in the log, but follow from it.

    A player who didn't play between two plays of the one to move passed on the ends as they were.
    """
    missing: set[float] = set()
    ends: list[float] = []
    players = [one.player for one in log] + [to_move]
    for one, following in zip(log, players[1:], strict=True):
        if one.edge is None:
            ends = list(one.tile)
        else:
            low, high = one.tile
            ends.remove(one.edge)
            ends.append(high if low == one.edge else low)
        if one.player == following == to_move:
            missing |= set(ends)
    return missing


def more(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--exploration", type=float, default=60.0, help="its constant of UCT")


def main() -> None:
    made: list[Ismcts] = []

    def bot(told: argparse.Namespace) -> Ismcts:
        made.append(Ismcts(told.simulations, told.exploration))
        return made[0]

    run(__doc__ or "", "ismcts", bot, OPTIONS, {"by points": by_our_points}, more)
    print(f"of ISMCTS' time, the resampler took {made[0].resampling:.1f} s in all")


if __name__ == "__main__":
    main()
