"""How much skill can decide in a game of few tiles: every way to play some deals, with open hands.

    python -m benchmarks.open_hands tiddly-wink [DEALS]

For two players. It counts the deals that only one player can win, the turns and those of them with
a choice in random play, and the share of hands that a player wins who sees all tiles and plays
perfectly against random moves: no bot can win more.
"""

import random
import sys

from boneyard.core.chance import Seeded
from boneyard.core.ids import Side
from boneyard.engine import act, deal_round
from boneyard.engine.legal import legal_cached
from boneyard.games import GAMES
from boneyard.rules.game import Rules, State


def next_states(state: State) -> list[State]:
    """Return the states after each legal move."""
    seat = state.to_act
    return [act(state, seat, move)[1] for move in legal_cached(state, seat)]


def possible_winners(state: State) -> set[tuple[Side, ...]]:
    """Return who may win the round, whatever both play."""
    if not state.playing:
        return {state.results[-1].winners}
    return set().union(*map(possible_winners, next_states(state)))


def best_share(state: State, seat: int) -> float:
    """Return the share of the round that a seat wins by perfect play against random moves."""
    if not state.playing:
        winners = state.results[-1].winners
        return float(winners[0] == seat) if len(winners) == 1 else 0.5
    shares = [best_share(after, seat) for after in next_states(state)]
    return max(shares) if state.to_act == seat else sum(shares) / len(shares)


def main(name: str, deals: int = 400) -> None:
    rules = GAMES[name].rules(players=2)
    assert isinstance(rules, Rules)
    decided = turns = choices = 0
    share = 0.0
    for number in range(deals):
        state = deal_round(rules.new_match(), Seeded(f"tw{number}"))[1]
        decided += len(possible_winners(state)) == 1
        share += (best_share(state, 0) + best_share(state, 1)) / 2
        dice = random.Random(number)
        while state.playing:
            after = next_states(state)
            turns, choices = turns + 1, choices + (len(after) > 1)
            state = dice.choice(after)
    print(f"{decided} of {deals} deals have one possible winner; {turns / deals:.1f} turns each, "
          f"{choices / deals:.1f} with a choice; at best {share / deals:.1%} of hands")  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
