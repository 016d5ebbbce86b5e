"""Strength of the levels: plays them in the arena and writes docs/strength.md.

    python benchmarks/levels.py               # plays what is missing, then writes the page
    python benchmarks/levels.py --quick       # a few deals each, printed and not kept
    python benchmarks/levels.py --deals 256   # at most so many deals of each for this time
    python benchmarks/levels.py --only hungarian --measure 400   # exactly so many, decided or not
    python benchmarks/levels.py --only bergen --again

What is cheap comes first: the lower levels in all games, then the higher ones, then what was aimed
at. What was found goes into docs/data/strength.json, the deals of a pairing that isn't finished
into a file beside it: whatever stops this, the same command goes on from there. Results are those
of the bots as they were: after changing them, play `--again`. How long moves take is measured by
benchmarks/move_times.py, and stands on the same page.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from boneyard.arena import ArenaPlan, Checkpoint, PairingTally, make_executor, run_arena
from boneyard.bots.registry import BOTS, LEVELS
from boneyard.games import GAMES, get_game
from boneyard.rules.game import Game, Rules

DOCS = Path(__file__).parent.parent / "docs"
SEED = "levels"
#: Deals for what is to be measured, and at most for what is to be decided.
MEASURED, DECIDED, QUICK = 1_000, 4_000, 16

DRAW = {"players": 2, "hand": 7}
TEAM_BLOCK = {"players": 4, "hand": 7, "draw": "never", "teams": True}


class Wanted(NamedTuple):
    """A pairing, and the share of hands that the first is to win, at least or at most."""

    game: str
    options: dict[str, Any]
    players: tuple[str, str]
    least: float | None = None
    most: float | None = None

    @property
    def key(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game} {chosen}: {' – '.join(self.players)}"

    @property
    def deals(self) -> int:
        return DECIDED if self.least is None and self.most is None else MEASURED


#: The page without its tables, except those of benchmarks/trial_duel.py.
TEMPLATE = (Path(__file__).parent / "strength.md").read_text("utf-8")

TARGETS = (
    Wanted("block-draw", DRAW, ("expert", "club"), 0.58),
    Wanted("block-draw", DRAW, ("club", "heavy"), 0.57),
    Wanted("block-draw", DRAW, ("master", "expert"), 0.50),
    Wanted("all-fives", {"players": 2}, ("expert", "club"), 0.57),
    Wanted("all-fives", {"players": 2}, ("master", "heavy"), 0.66),
    Wanted("block-draw", TEAM_BLOCK, ("master", "club"), 0.62),
    Wanted("block-draw", TEAM_BLOCK, ("master", "expert"), 0.53),
    Wanted("block-draw", TEAM_BLOCK, ("master", "heavy"), 0.75),
    # A fair bot that wins more than this against random play sees what it shouldn't.
    Wanted("block-draw", DRAW, ("master", "random"), most=0.90),
    Wanted("all-fives", {"players": 2}, ("master", "random"), most=0.90),
)


def steps() -> Iterator[Wanted]:
    """Each level against the one below, in every game for several; the quicker levels first."""
    for lower, upper in pairwise(LEVELS):
        for name, game in GAMES.items():
            if isinstance(game, Game):
                yield Wanted(name, {"players": min(game.players)}, (upper, lower))


class Enough(Exception):
    """The requested number of deals has been played."""


def play(
    wanted: Wanted, deals: int, early: bool, limit: int | None, cores: int | None,
    part: Path | None,
) -> dict[str, Any] | None:  # fmt: skip
    """Return the numbers of a pairing, up to the limit; None if Ctrl-C was pressed."""
    rules = GAMES[wanted.game].rules(**wanted.options)
    assert isinstance(rules, Rules)
    contest = ArenaPlan((rules,), wanted.players, deals, SEED, stop_early=early)
    notes = Checkpoint(str(part), contest.checkpoint_header()) if part else None
    so_far: list[PairingTally] = []

    def watch(tally: PairingTally) -> None:
        so_far[:] = [tally]
        if limit is not None and tally.deals >= limit and not tally.finished:
            raise Enough

    stopped = False
    with closing(make_executor(cores)) as crew, suppress(Enough):
        stopped = run_arena(contest, crew, notes, watch).interrupted
    if notes is not None:
        notes.close()
    if stopped or not so_far:
        return None
    (tally,) = so_far
    return {**tally.to_json(), "asked": deals, "finished": tally.finished}


class Results:
    """Results so far, in a file or, without one, in memory."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.found: dict[str, dict[str, Any]] = {}
        if path is not None and path.exists():
            self.found = json.loads(path.read_text("utf-8"))

    def part(self, key: str) -> Path | None:
        """Return the file of an unfinished pairing."""
        return self.path and self.path.with_name(re.sub(r"\W+", "-", key) + ".part.jsonl")

    def add(self, key: str, numbers: dict[str, Any]) -> None:
        self.found[key] = numbers
        if self.path is not None:
            self.path.write_text(json.dumps(self.found, indent=1) + "\n", "utf-8")
        if numbers["finished"] and (part := self.part(key)):
            part.unlink(missing_ok=True)

    def has(self, key: str, limit: int | None) -> bool:
        """Return whether enough was played."""
        found = self.found.get(key)
        return found is not None and (found["finished"] or found["deals"] >= (limit or DECIDED))


# The page


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def won(numbers: dict[str, Any]) -> str:
    low, high = numbers["won_interval"]
    return f"{percent(numbers['won'])} ({100 * low:.1f}–{100 * high:.1f})"


def target_rows(results: Results) -> Iterator[str]:
    for wanted in TARGETS:
        numbers = results.found.get(wanted.key)
        if numbers is None:
            continue
        if wanted.least is not None:
            aim, met = f"≥ {percent(wanted.least)}", numbers["won"] >= wanted.least
        else:
            assert wanted.most is not None
            aim, met = f"≤ {percent(wanted.most)}", numbers["won"] <= wanted.most
        options = ", ".join(f"{name} {value}" for name, value in wanted.options.items())
        yield (
            f"| {GAMES[wanted.game].title} ({options}) | {' – '.join(wanted.players)} "
            f"| {numbers['deals']:,} | {won(numbers)} | {aim} | {'yes' if met else '**no**'} |"
        )


def step_rows(results: Results) -> Iterator[str]:
    for game, pairings in by_game(results).items():
        cells = [won(numbers) if numbers else "" for numbers in pairings]
        marked = [cell + mark(found) for cell, found in zip(cells, pairings, strict=True)]
        yield f"| {GAMES[game].title} | {' | '.join(marked)} |"


def mark(numbers: dict[str, Any] | None) -> str:
    """Return the remark on a pairing."""
    if numbers is None or numbers["decided"] == numbers["players"][0]:
        return ""
    return " ?" if numbers["finished"] else " …"


def going_on(results: Results) -> str:
    """Return how much was played of unfinished pairings, if any."""
    deals = [
        numbers["deals"]
        for pairings in by_game(results).values()
        for numbers in pairings
        if numbers and mark(numbers) == " …"
    ]
    if not deals:
        return ""
    return (
        f" Unfinished pairings have {min(deals)} to {max(deals)} deals so far, so their intervals "
        "are wide."
    )


def time_rows(times: dict[str, Any]) -> Iterator[str]:
    for game, found in times.items():
        cells = [
            "{median:.1f} / {worst:.0f}".format(**found["milliseconds"][level])
            for level in found["milliseconds"]
        ]
        yield f"| {GAMES[game].title} | {' | '.join(cells)} | {found['megabytes']:.0f} |"


def duel_rows(duels: list[dict[str, Any]]) -> Iterator[str]:
    for one in duels:
        times = " / ".join(f"{one['milliseconds'][name]:.0f}" for name in one["players"])
        names = f"{' – '.join(one['players'])}, {one['judged']}"
        yield f"| {names} | {one['deals']:,} | {won(one)} | {times} |"


def match_rows(matches: list[dict[str, Any]], against: str) -> Iterator[str]:
    for one in matches:
        if one["players"][1] != against:
            continue
        options = ", ".join(f"{name} {value}" for name, value in one["options"].items())
        times = " / ".join(f"{one['milliseconds'][name]:.0f}" for name in one["players"])
        title = get_game(one["game"]).title
        yield f"| {title} ({options}) | {2 * one['matches']:,} | {won(one)} | {times} |"


def judged_rows(judged: list[dict[str, Any]]) -> Iterator[str]:
    for one in judged:
        options = ", ".join(f"{name} {value}" for name, value in one["options"].items())
        time = "as they are" if one["seconds"] is None else f"{one['seconds']:g} s"
        ahead = [
            "{:.{digits}f} % ({:.{digits}f}–{:.{digits}f})".format(
                *(100 * (share + start) for share in one[name]), digits=digits
            )
            for name, start, digits in (("round", 0.5, 2), ("match", 0.5, 1))
        ]
        times = " / ".join(f"{each:.0f}" for each in one["milliseconds"])
        yield (
            f"| {get_game(one['game']).title} ({options}) | {' – '.join(one['players'])}, {time} "
            f"| {one['choices']:,} | {' | '.join(ahead)} | {times} |"
        )


def by_game(results: Results) -> dict[str, list[dict[str, Any] | None]]:
    """The steps of every game of which something was played."""
    games: dict[str, list[dict[str, Any] | None]] = {}
    for wanted in steps():
        games.setdefault(wanted.game, []).append(results.found.get(wanted.key))
    return {game: found for game, found in games.items() if any(found)}


def table(heads: list[str], rows: Iterator[str]) -> str:
    line = "|" + "|".join(["---", *["---:"] * (len(heads) - 1)]) + "|"
    return "\n".join([f"| {' | '.join(heads)} |", line, *rows])


def page(
    results: Results, times: dict[str, Any], duels: list[dict[str, Any]],
    matches: list[dict[str, Any]], judged: list[dict[str, Any]],
) -> str:  # fmt: skip
    pairs = [f"{upper} – {lower}" for lower, upper in pairwise(LEVELS)]
    played = ["game", "rounds", "share of the match", "ms a move"]
    choices = ["game", "players", "choices", "a round", "a match, about", "ms a move"]
    targets = ["game", "players", "deals", "hands won", "aim", "met"]
    return TEMPLATE.format(
        decided=f"{DECIDED:,}",
        unfinished=going_on(results),
        targets=table(targets, target_rows(results)),
        steps=table(["game", *pairs], step_rows(results)),
        matches_before=table(played, match_rows(matches, "before")),
        matches_master=table(played, match_rows(matches, "master")),
        judged=table(choices, judged_rows(judged)),
        duels=table(["players", "deals", "hands won", "ms a move"], duel_rows(duels)),
        times=table(["game", "expert", "master", "MB"], time_rows(times)),
    )


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few deals each, printed, not kept")
    parser.add_argument("--only", default="", help="pairings whose name contains this")
    parser.add_argument("--again", action="store_true", help="even if they have been played")
    parser.add_argument("--deals", type=int, help="at most so many of each pairing this time")
    parser.add_argument("--measure", type=int, help="exactly so many, even if decided earlier")
    parser.add_argument("--cores", type=int, help="how many to use; all if unsaid")
    parser.add_argument("--data", type=Path, default=DOCS / "data" / "strength.json")
    parser.add_argument("--times", type=Path, default=DOCS / "data" / "move_times.json")
    parser.add_argument("--duels", type=Path, default=DOCS / "data" / "duels.json")
    parser.add_argument("--matches", type=Path, default=DOCS / "data" / "match_play.json")
    parser.add_argument("--judged", type=Path, default=DOCS / "data" / "judged.json")
    parser.add_argument("--page", type=Path, default=DOCS / "strength.md")
    told = parser.parse_args(words)
    results = Results(None if told.quick else told.data)
    # A step that is aimed at, too, is measured and not just decided.
    every = {wanted.key: wanted for wanted in (*steps(), *TARGETS)}
    plan = [wanted for key, wanted in every.items() if told.only in key]
    missing = {name for wanted in plan for name in wanted.players} - set(BOTS)
    if missing:
        print(f"there is no bot {', '.join(sorted(missing))}", file=sys.stderr)
        return 2
    times = json.loads(told.times.read_text("utf-8")) if told.times.exists() else {}
    duels = json.loads(told.duels.read_text("utf-8")) if told.duels.exists() else []
    judged = json.loads(told.judged.read_text("utf-8")) if told.judged.exists() else []
    played = json.loads(told.matches.read_text("utf-8")) if told.matches.exists() else []
    for at, wanted in enumerate(plan, 1):
        part = results.part(wanted.key)
        if told.again and part is not None:
            part.unlink(missing_ok=True)
        elif results.has(wanted.key, told.deals):
            continue
        deals = QUICK if told.quick else told.measure or wanted.deals
        early = wanted.deals == DECIDED and not told.measure
        numbers = play(wanted, deals, early, told.deals, told.cores, part)
        if numbers is None:
            print("stopped; the same command goes on from here", file=sys.stderr)
            return 130
        results.add(wanted.key, numbers)
        if not told.quick:
            told.page.write_text(page(results, times, duels, played, judged), "utf-8")
        print(f"{at}/{len(plan)} {wanted.key}: {won(numbers)}", file=sys.stderr, flush=True)
    if told.quick:
        print(page(results, times, duels, played, judged))
    else:
        told.page.write_text(page(results, times, duels, played, judged), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
