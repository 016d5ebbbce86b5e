"""Random house rules: each is refused with a sentence, or plays.

    python benchmarks/house_rules.py [how many] [matches of each] [the first]

Of those that are not refused: matches end, tiles are kept, views hold no secret, records replay,
straight tiles don't overlap, the rules can be told in three languages, and what the fast core takes
it plays in lockstep with the plain engine. At the end it says how many were refused, how many the
fast core takes, and why it doesn't take the others. What fails is printed as rules that can be put
into a file. Without matches (0) a round of each is played in the fast core, and one in ten of them,
and all that it doesn't take, by the plain engine as well.
"""

import json
import random
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from boneyard import fast
from boneyard.arena.random_play import random_round
from boneyard.core.chance import Seeded
from boneyard.engine import deal_round
from boneyard.rules.game import Game
from support.kit import player_counts
from support.lockstep import in_lockstep
from support.random_house_rules import by_chance, lives, made

#: Rounds of each that are played in lockstep.
ROUNDS = 2


def why_not_fast(game: Game) -> str:
    """Return why the fast core doesn't support a game; '' if it does."""
    try:
        for players in player_counts(game):
            fast.compile(game.rules(players=players))
    except fast.CannotCompile as error:
        return str(error)
    return ""


def play_round(game: Game, number: int) -> None:
    """Play a round at random in the plain engine, to its end."""
    counts = player_counts(game)
    rules, chance = game.rules(players=counts[number % len(counts)]), Seeded(str(number))
    random_round(deal_round(rules.new_match(), chance)[1], chance, random.Random(number))


def main(count: int = 200, matches: int = 2, first: int = 0) -> int:
    """Generate this many, and check the invariants of each."""
    refused: Counter[str] = Counter()
    plainly: Counter[str] = Counter()
    played = failed = 0
    began = time.perf_counter()
    for number in range(first, first + count):
        written = by_chance(str(number))
        try:
            game = made(written)
            if isinstance(game, str):
                refused[game[:60]] += 1
                continue
            played += 1
            if reason := why_not_fast(game):
                plainly[reason] += 1
                play_round(game, number)
            elif not matches:
                players = player_counts(game)[-1]
                rules = game.rules(players=players)
                fast.play_rounds(fast.compile(rules), 1, seed=number, threads=1)
                if number % 10 == 0:
                    play_round(game, number)
            else:
                counts = player_counts(game)
                players = counts[number % len(counts)]
                in_lockstep(fast.compile(game.rules(players=players)), ROUNDS, number)
            if matches:
                lives(game, matches)
        except Exception as error:
            failed += 1
            print(
                f"{number}: {json.dumps(written)}\n    {type(error).__name__}: {str(error)[:400]}"
            )
    seconds = time.perf_counter() - began
    taken = played - plainly.total()
    core = f"the fast core takes {taken} ({taken / max(1, played):.0%})"
    print(f"{count} made in {seconds:.0f} s: {refused.total()} refused, {played} played, "
          f"{failed} failed; {core}")  # fmt: skip
    for reason, times in plainly.most_common():
        print(f"  {times:5}  {reason}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
