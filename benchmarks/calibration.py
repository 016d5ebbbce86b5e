"""Calibration of win chances: of the positions given 70 %, are 70 % won?

    python -m benchmarks.calibration --within 1200          # seconds of the processor, all games
    python -m benchmarks.calibration --within 60 --only five-up --worlds 40
    python -m benchmarks.calibration --within 1200 --keep   # for docs/analysis.md

Masters play whole matches to the target against each other, on fewer worlds than at a table, and
without a tree unless `--trials` says so: so there are many. At every choice the chance to win the
match is noted that the player would be told for the move it makes; after the match, whether its
side won. The positions of a match hang together, so intervals are made by drawing matches anew,
never positions. The games take turns, a match each.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from benchmarks.match_play import match_of
from boneyard.arena.matchups import Pairing
from boneyard.bots.levels import MASTER, SearchLevel
from boneyard.bots.search import Search
from boneyard.bots.search_budget import SearchBudget
from boneyard.core.actions import Move
from boneyard.core.options import Value
from boneyard.drawing import charts
from boneyard.rules.game import State

DOCS = Path(__file__).parent.parent / "docs"
#: What is played: a name for the page, the game, and its options.
TABLES: Final[Mapping[str, tuple[str, dict[str, Value]]]] = {
    "All Fives": ("all-fives", {"players": 2}),
    "Draw": ("block-draw", {"players": 2, "hand": 7}),
    "Five Up": ("five-up", {"players": 2}),
    "Block in teams": ("block-draw", {"players": 4, "hand": 7, "draw": "never", "teams": True}),
    "Bendomino": ("bendomino", {"players": 2}),
}
#: Chances are put together with those that are rounded to the same tenth: 0 %, 10 % … 100 %.
TENTHS: Final = 11
#: Bootstrap: how often matches are resampled, and the ends of the 95 % interval.
DRAWN, ENDS = 2_000, (2.5, 97.5)
#: Seconds of CPU time between two progress reports.
OFTEN: Final = 120.0


@dataclass(frozen=True)
class Told:
    """A win chance that was given: which seat, in which match."""

    seat: int
    chance: float


@dataclass(frozen=True)
class Noting(SearchLevel):
    """A master that records the win chance of the move it makes."""

    notes: list[Told] = field(default_factory=list, compare=False)

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """The best move, after a note of its chance to win the match."""
        thought = Search(view, seat, moves, dice).run(self.budget)
        if thought.ranked_by_match:
            self.notes.append(Told(seat, float(thought.match_chances[thought.best])))
        return thought.moves[thought.best]


#: Of one match: for each tenth, how many positions there were, the sum of their chances, and how
#: many of them were won.
Sums = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def sums_of(pairs: Iterable[tuple[float, float]]) -> Sums:
    """Return the sums of one match, from the given chances and the results, by position."""
    found = np.zeros((TENTHS, 3))
    for told, won in pairs:
        found[round(told * (TENTHS - 1))] += (1.0, told, won)
    return found


class Game:
    """Matches of one game, and their CPU time."""

    def __init__(self, name: str, effort: SearchBudget, seed: str) -> None:
        self.name, (call, options) = name, TABLES[name]
        self.pairing = Pairing(call, tuple(sorted(options.items())), ("master", "master"), seed)
        self.effort = effort
        self.matches: list[Sums] = []
        self.seconds = 0.0

    def play(self) -> None:
        """Play the next match."""
        begun = time.process_time()
        rules, bot = self.pairing.rules, Noting(budget=self.effort)
        over = match_of(self.pairing, len(self.matches), 0, [bot] * rules.players)
        won = {side: 1 / len(over.winners) for side in over.winners}
        pairs = ((one.chance, won.get(rules.side(one.seat), 0.0)) for one in bot.notes)
        # A match that came to no end says nothing.
        self.matches.append(sums_of(pairs if over.over else ()))
        self.seconds += time.process_time() - begun


def tenths_of(matches: Sequence[Sums], seed: int = 1) -> list[dict[str, Any]]:
    """Return for each tenth: the count, the mean of the given chances, and the share won."""
    each = np.stack(matches)
    dice = np.random.default_rng(seed)
    drawn = dice.multinomial(len(each), np.full(len(each), 1 / len(each)), DRAWN)
    with np.errstate(invalid="ignore"):
        anew = np.einsum("dm,mtk->dtk", drawn, each)
        shares, gaps = anew[..., 2] / anew[..., 0], (anew[..., 2] - anew[..., 1]) / anew[..., 0]
    found = []
    for tenth, (count, told, won) in enumerate(each.sum(axis=0).tolist()):
        if count:
            found.append({
                "tenth": tenth / (TENTHS - 1), "positions": int(count),
                "matches": int((each[:, tenth, 0] > 0).sum()),
                "told": round(told / count, 4), "won": round(won / count, 4),
                "won_interval": _ends(shares[:, tenth]), "gap_interval": _ends(gaps[:, tenth]),
            })  # fmt: skip
    return found


def _ends(values: Any) -> list[float]:
    return [round(float(one), 4) for one in np.nanpercentile(values, ENDS)]


def told_of(name: str, games: Sequence[Game]) -> dict[str, Any]:
    """Return the result of one game, or of several together."""
    matches = [one for game in games for one in game.matches]
    return {
        "name": name, "matches": len(matches),
        "positions": int(sum(one[:, 0].sum() for one in matches)),
        "processor_seconds": round(sum(game.seconds for game in games)),
        "tenths": tenths_of(matches),
    }  # fmt: skip


def shown(told: Mapping[str, Any]) -> str:
    """Format a table of one game for a terminal."""
    lines = [f"{told['name']}: {told['matches']} matches, {told['positions']} positions"]
    for one in told["tenths"]:
        low, high = one["won_interval"]
        lines.append(
            f"  told {one['told']:6.1%}  won {one['won']:6.1%} ({low:.1%} … {high:.1%})  "
            f"{one['positions']} positions of {one['matches']} matches"
        )
    return "\n".join(lines)


def drawing(found: Sequence[Mapping[str, Any]]) -> str:
    """Draw given chances against results: a square a game."""
    squares = [
        (f"{one['name']} ({one['matches']:,} matches)",
         [(each["told"], each["won_interval"][0], each["won"], each["won_interval"][1])
          for each in one["tenths"]])
        for one in found
    ]  # fmt: skip
    return charts.render_squares(
        "Told and won", squares, across="told: chance to win the match", up="won",
        note="lines: 95 % intervals, matches drawn anew",
    )  # fmt: skip


def keep(found: Sequence[Mapping[str, Any]], effort: SearchBudget, docs: Path) -> None:
    """Write the numbers and the picture to the docs."""
    told = {"worlds": effort.worlds, "trials": effort.simulations, "games": found}
    numbers, picture = docs / "data" / "calibration.json", docs / "pictures" / "calibration.svg"
    for file, text in ((numbers, json.dumps(told, indent=1) + "\n"), (picture, drawing(found))):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def main(words: list[str] | None = None) -> int:
    """Play for the given time, then report."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("--within", type=float, required=True, help="seconds of the processor")
    parser.add_argument("--worlds", type=int, default=100, help="for a move, at most")
    parser.add_argument("--trials", type=int, default=0, help="for a move, in a tree")
    parser.add_argument("--only", default="", help="games whose name contains this")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--keep", action="store_true", help="for the page about analysis")
    parser.add_argument("--docs", type=Path, default=DOCS, help="where it is kept")
    told = parser.parse_args(words)
    effort = replace(MASTER.budget, worlds=told.worlds, simulations=told.trials)
    wanted = told.only.casefold()
    games = [
        Game(name, effort, told.seed)
        for name, (call, _) in TABLES.items()
        if wanted in name.casefold() or wanted in call
    ]
    if not games:
        parser.error(f"no game is called {told.only}; there are {', '.join(TABLES)}")
    heard = 0.0
    while (spent := sum(game.seconds for game in games)) < told.within:
        min(games, key=lambda game: len(game.matches)).play()
        if told.keep and spent - heard > OFTEN:
            heard = spent
            keep(_summary(games), effort, told.docs)
    found = _summary(games)
    print("\n\n".join(map(shown, found)))
    if told.keep:
        keep(found, effort, told.docs)
    return 0


def _summary(games: Sequence[Game]) -> list[dict[str, Any]]:
    """All of them together first, then each."""
    played = [game for game in games if game.matches]
    together = [told_of("All", played)] if len(played) > 1 else []
    return [*together, *(told_of(game.name, [game]) for game in played)]


if __name__ == "__main__":
    sys.exit(main())
