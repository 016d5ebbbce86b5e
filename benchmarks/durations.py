"""How long a match goes on: turns and rounds of plain bots, and the minutes that they take people.

    python -m benchmarks.durations [GAME …]

Every game is played with the fewest players and its usual options, twenty matches of bots that play
their heaviest tile. A person takes about five seconds for a turn with a choice, everything else
about one, and between two rounds there are ten seconds. `boneyard.games.durations.MINUTES` has the
results, rounded.
"""

import random
import sys
from typing import Final

from boneyard.core.actions import Move, Play
from boneyard.core.chance import Seeded
from boneyard.engine import act, all_legal_moves, deal_round, random_hit
from boneyard.games import GAMES

MATCHES: Final = 20
MOST_ACTIONS: Final = 20_000
THINKING_SECONDS, FORCED_SECONDS, PAUSE_SECONDS = 5.0, 1.0, 10.0


def _weigh(move: Move) -> int:
    """Play before anything else, and the heaviest tile first."""
    return move.tile.pips if isinstance(move, Play) else -1


def measure(name: str, single: bool = False) -> tuple[float, float]:
    """Return the minutes of a match, and its rounds, on average."""
    game = GAMES[name]
    named = {option.name for option in game.all_options}
    options = {"single": True} if single and "single" in named else {}
    rules = game.rules(players=min(game.players), **options)
    seconds = rounds = 0.0
    for at in range(MATCHES):
        chance, dice = Seeded(f"durations {name} {at}"), random.Random(at)
        state = rules.new_match()
        for _ in range(MOST_ACTIONS):
            if state.over:
                break
            if not state.playing:
                _, state = deal_round(state, chance)
                rounds += 1
                seconds += PAUSE_SECONDS
                continue
            if state.reaching is not None:
                _, state = act(state, None, random_hit(state, chance))
                continue
            moves = all_legal_moves(state)
            mine = sum(seat in (None, 0) for seat, _ in moves)
            seconds += THINKING_SECONDS if mine > 1 else FORCED_SECONDS
            dice.shuffle(moves)
            seat, move = max(moves, key=lambda one: _weigh(one[1]))
            _, state = act(state, seat, move)
    return seconds / MATCHES / 60, rounds / MATCHES


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        minutes, rounds = measure(name)
        once, _ = measure(name, single=True)
        print(f"{name:24} {minutes:6.1f} min {rounds:5.1f} rounds, one round {once:4.1f} min")
