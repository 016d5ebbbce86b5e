"""Whether manners cost or bring something: a level with each of them against itself without.

    python -m benchmarks.manners --within 600                     # seconds of the processor
    python -m benchmarks.manners --within 600 --level club --only block-draw
    python -m benchmarks.manners --within 1200 --keep             # for docs/bots.md

Hands from 0:0 in duplicate play: every deal is played twice with seats exchanged, and both times
every seat has the same dice. So where a manner changes nothing, the deal comes to just one half,
and only what a manner does makes the numbers scatter.
"""

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from benchmarks.duel import Duel, by_our_points
from boneyard.arena.pairing import Pairing, Seating
from boneyard.bots import MANNERS
from boneyard.bots.levels import BY_NAME, Level, Thinker
from boneyard.options import Value
from boneyard.rules.dealing import Deal
from boneyard.state import State

#: What has been played.
KEPT = Path(__file__).parent.parent / "docs" / "data" / "manners.json"
GAMES: Final[dict[str, dict[str, Value]]] = {
    "all-fives": {"players": 2},
    "block-draw": {"players": 2, "hand": 7},
}
#: Pairings between two lines that say how far it is.
OFTEN: Final = 200


class SameDice(Duel):
    """A duel in which seats have the same dice whoever sits there."""

    spent = 0.0
    """Seconds of the processor."""

    def play(self, number: int) -> None:
        """Play a deal both ways, and note what it took."""
        begun = time.process_time()
        super().play(number)
        self.spent += time.process_time() - begun

    def _hand(self, number: int, play: int, seating: Seating, deal: Deal) -> State:
        return super()._hand(number, 0, seating, deal)

    @property
    def deals(self) -> int:
        """How many have been played."""
        return len(self.shares["points"])

    def result(self) -> dict[str, Any]:
        """What came of it."""
        (found,) = self.told()
        pairing, same = self.pairing, sum(share == 0.5 for share in self.shares["points"])
        return {
            "game": pairing.game, "options": dict(pairing.options), "players": pairing.players,
            "deals": found["deals"], "won": found["won"], "won_interval": found["won_interval"],
            "even": same / self.deals,
        }  # fmt: skip


def duel_of(game: str, level: Level, name: str, manner: str, seed: str) -> SameDice:
    """A level with a manner against itself without."""
    options = tuple(sorted(GAMES[game].items()))
    pairing = Pairing(game, options, (f"{name}:{manner}", name), seed)
    return SameDice(pairing, (replace(level, manner=manner), level), {"points": by_our_points})


def shown(found: dict[str, Any]) -> str:
    """A line for a terminal."""
    low, high = found["won_interval"]
    return (
        f"{found['game']:10} {found['players'][0]:16} {found['won']:.1%} "
        f"({low:.1%} … {high:.1%}) of {2 * found['deals']} hands, {found['even']:.0%} of deals even"
    )


def main(words: list[str] | None = None) -> int:
    """Play for as long as told; the pairings take turns."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("--within", type=float, required=True, help="seconds of the processor")
    parser.add_argument("--level", choices=[*BY_NAME][1:], default="expert")
    parser.add_argument("--worlds", type=int, default=50, help="for a move, at most")
    parser.add_argument("--only", default="", help="games whose name contains this")
    parser.add_argument("--manner", choices=MANNERS, help="this one only")
    parser.add_argument("--seed", default="manners")
    parser.add_argument("--keep", action="store_true", help="for the page about bots")
    parser.add_argument("--file", type=Path, default=KEPT, help="where it is kept")
    told = parser.parse_args(words)
    level: Level = BY_NAME[told.level]
    if isinstance(level, Thinker):
        level = replace(level, effort=replace(level.effort, worlds=told.worlds))
    duels = [
        duel_of(game, level, told.level, manner, told.seed)
        for game in GAMES
        for manner in ([told.manner] if told.manner else MANNERS)
        if told.only in game
    ]
    if not duels:
        parser.error(f"none of {', '.join(GAMES)} is called {told.only}")
    turns = 0
    while sum(duel.spent for duel in duels) < told.within or not duels[-1].deals:
        duel = min(duels, key=lambda one: one.deals)
        duel.play(duel.deals)
        turns += 1
        if turns % (OFTEN * len(duels)) == 0:
            print(*(shown(one.result()) for one in duels), sep="\n", file=sys.stderr, flush=True)
    found = [duel.result() for duel in duels if duel.deals]
    print(*map(shown, found), sep="\n")
    if told.keep:
        told.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {"level": told.level, "worlds": told.worlds, "pairings": found}
        told.file.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
