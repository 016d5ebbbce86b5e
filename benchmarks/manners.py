"""Strength of styles: a level with each of them against itself without.

    python -m benchmarks.manners --within 600                     # seconds of the processor
    python -m benchmarks.manners --within 600 --level club --only block-draw
    python -m benchmarks.manners --within 1200 --keep             # for docs/bots.md

Hands from 0:0 in duplicate play: every deal is played twice with seats exchanged, and both times
every seat has the same dice. So where a manner changes nothing, the deal comes to just one half,
and only what a manner does makes the numbers scatter. All manners play the same deals, and what was
thought of a position once is remembered for the others.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from benchmarks.duel import Duel, by_our_points
from boneyard.arena.matchups import Pairing, Seating
from boneyard.bots.levels import LEVELS_BY_NAME, Level, SearchLevel
from boneyard.bots.registry import STYLES
from boneyard.bots.search import Search, SearchResult
from boneyard.bots.styles import choose_by_style
from boneyard.core.actions import Move
from boneyard.core.options import Value
from boneyard.puzzles.puzzle import puzzle_id
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State

#: What has been played.
KEPT = Path(__file__).parent.parent / "docs" / "data" / "manners.json"
GAMES: Final[dict[str, dict[str, Value]]] = {
    "all-fives": {"players": 2},
    "block-draw": {"players": 2, "hand": 7},
}
#: Seconds of CPU time between two progress reports.
OFTEN: Final = 5.0


@dataclass(frozen=True)
class Remembering(SearchLevel):
    """A level that caches its search for as long as the same deal is played."""

    thoughts: dict[tuple[str, int], SearchResult] = field(default_factory=dict, compare=False)

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Return the move that the style prefers."""
        seed = dice.getrandbits(62)
        key = puzzle_id(view.rules, seat, view.round_events), seed
        thought = self.thoughts.get(key)
        if thought is None:
            thought = Search(view, seat, moves, random.Random(seed)).run(self.budget)
            self.thoughts[key] = thought
        near = thought.near_best if self.style else [thought.moves[thought.best]]
        return choose_by_style(self.style, view, seat, near)


class SameDice(Duel):
    """A duel in which each seat has the same dice, whichever bot sits there."""

    manner = ""

    def _hand(self, number: int, play: int, seating: Seating, deal: Deal) -> State:
        return super()._hand(number, 0, seating, deal)

    @property
    def deals(self) -> int:
        """Return how many have been played."""
        return len(self.shares["points"])

    def result(self) -> dict[str, Any]:
        """Return the result."""
        (found,) = self.told()
        pairing, same = self.pairing, sum(share == 0.5 for share in self.shares["points"])
        return {
            "game": pairing.game, "options": dict(pairing.options), "manner": self.manner,
            "deals": found["deals"], "won": found["won"], "won_interval": found["won_interval"],
            "even": same / self.deals,
        }  # fmt: skip


def duel_of(game: str, level: Level, name: str, manner: str, seed: str) -> SameDice:
    """Make a duel of a level with a style against itself without."""
    # The same names for all: they are part of the seed.
    pairing = Pairing(game, tuple(sorted(GAMES[game].items())), (name, name), seed)
    duel = SameDice(pairing, (replace(level, style=manner), level), {"points": by_our_points})
    duel.manner = manner
    return duel


def shown(found: dict[str, Any]) -> str:
    """Format a line for a terminal."""
    low, high = found["won_interval"]
    return (
        f"{found['game']:10} {found['manner']:10} {found['won']:.1%} "
        f"({low:.1%} … {high:.1%}) of {2 * found['deals']} hands, {found['even']:.0%} of deals even"
    )


def main(words: list[str] | None = None) -> int:
    """Play for the given time; the pairings take turns."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("--within", type=float, required=True, help="seconds of the processor")
    parser.add_argument("--level", choices=[*LEVELS_BY_NAME][1:], default="expert")
    parser.add_argument("--worlds", type=int, default=50, help="for a move, at most")
    parser.add_argument("--only", default="", help="games whose name contains this")
    parser.add_argument("--manner", choices=STYLES, help="this one only")
    parser.add_argument("--seed", default="manners")
    parser.add_argument("--keep", action="store_true", help="for the page about bots")
    parser.add_argument("--file", type=Path, default=KEPT, help="where it is kept")
    told = parser.parse_args(words)
    level: Level = LEVELS_BY_NAME[told.level]
    if isinstance(level, SearchLevel):
        effort = replace(level.budget, worlds=told.worlds)
        level = Remembering(solver_seconds=level.solver_seconds, budget=effort)
    duels = [
        duel_of(game, level, told.level, manner, told.seed)
        for game in GAMES
        for manner in ([told.manner] if told.manner else STYLES)
        if told.only in game
    ]
    if not duels:
        parser.error(f"none of {', '.join(GAMES)} is called {told.only}")
    number, begun, told_at = 0, time.process_time(), 0.0
    while (spent := time.process_time() - begun) < told.within or not number:
        for duel in duels:
            duel.play(number)
        number += 1
        if isinstance(level, Remembering):
            level.thoughts.clear()  # another deal comes
        if spent - told_at > OFTEN:
            told_at = spent
            print(*(shown(one.result()) for one in duels), sep="\n", file=sys.stderr, flush=True)
    found = [duel.result() for duel in duels]
    print(*map(shown, found), sep="\n")
    if told.keep:
        told.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {"level": told.level, "worlds": told.worlds, "pairings": found}
        told.file.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
