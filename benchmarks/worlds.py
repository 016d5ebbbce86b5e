"""Value of more search: choices of two bots, judged on fresh worlds.

    python -m benchmarks.worlds latin --within 300                 # grandmaster for master
    python -m benchmarks.worlds all-fives --players 2 --few 60 --many 1000
    python -m benchmarks.worlds five-up --players 2 --few before --many master --seconds 0.2

Rounds are played by *expert*, any one of a match, after *club* has played those before. At each
choice two others are asked: two levels, a master who tries just so many worlds, or the one of
before (`benchmarks/before_equity.py`). Where they don't agree, both choices are tried out on ten
thousand fresh worlds, and what the second chose is worth so much more of the match. There is no
luck of the deal in that, so some minutes tell what thousands of rounds can't. But it is judged by
the beliefs, the rule of thumb in trials and the match equity of *master* as it is: it tells what is
lost by chance among worlds and by not counting the match, and nothing else. Told for each side: a
choice, a round, and about as many times that as a match has rounds.
"""

import argparse
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from benchmarks.match_play import DATA, WORLDS, keep, round_of, timed
from benchmarks.trial_duel import matches_of
from boneyard import fast
from boneyard.arena.matchups import Pairing
from boneyard.bots.levels import EXPERT, MASTER, SearchLevel
from boneyard.bots.search import Search
from boneyard.cli.common import parse_rules
from boneyard.core.actions import Call, Catch, Move
from boneyard.engine.legal import legal
from boneyard.games import get_game

#: Results; `benchmarks/levels.py` writes them on its page.
KEPT = DATA / "judged.json"
#: Worlds on which choices are judged.
FRESH = 10_000


@dataclass
class Judge:
    """Plays as *expert*, and judges what two others would have chosen."""

    thinkers: tuple[SearchLevel, SearchLevel]
    gains: list[float] = field(default_factory=list)
    """How much more the second choice is worth, for each choice."""
    rounds: list[float] = field(default_factory=list)
    """The same for each round: the choices of one round are correlated."""
    spent: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def choose(self, view: Any, seat: int, dice: random.Random) -> Move | None:
        moves = [move for move in legal(view, seat) if not isinstance(move, Call | Catch)]
        if len(moves) > 1:
            self.gains.append(self._gain(view, seat, moves, random.Random(dice.random())))
        return EXPERT.choose(view, seat, dice)

    def play(self, pairing: Pairing) -> None:
        """Play a round, and judge all of its choices."""
        before = len(self.gains)
        round_of(pairing, len(self.rounds), 0, [self] * pairing.rules.players)
        self.rounds.append(sum(self.gains[before:]))

    def _gain(self, view: Any, seat: int, moves: Sequence[Move], dice: random.Random) -> float:
        """Return how much more of the match the second choice is worth."""
        chosen: list[Move] = []
        for at, thinker in enumerate(self.thinkers):
            began = time.thread_time()
            chosen.append(thinker.choose_move(view, seat, moves, random.Random(dice.random())))
            self.spent[at] += time.thread_time() - began
        if chosen[0] == chosen[1]:
            return 0.0
        fresh = replace(MASTER.budget, worlds=FRESH, simulations=0, all_moves_equally=True)
        worth = Search(view, seat, chosen, dice).run(fresh).match_chances
        return float(worth[1] - worth[0])


def thinker_of(word: str, seconds: float | None) -> SearchLevel:
    """Return a searching level, the old master, or one with a fixed number of worlds."""
    if word.isdecimal():
        return replace(
            MASTER,
            budget=replace(MASTER.budget, worlds=int(word), simulations=0, all_moves_equally=True),
        )
    thinker = timed(word, seconds, WORLDS)
    assert isinstance(thinker, SearchLevel), f"{word} tries nothing out"
    return thinker


def found(judge: Judge, sides: int, length: float) -> dict[str, Any]:
    """Return the second's lead: per choice, round and match, each with its interval."""
    each = np.array(judge.rounds) / sides
    error = 1.96 * each.std() / np.sqrt(len(each))
    choices = len(judge.gains) / len(each) / sides
    every = {"choice": 1 / choices, "round": 1.0, "match": length}
    return {
        "choices": len(judge.gains), "rounds": length,
        "milliseconds": [1e3 * one / len(judge.gains) for one in reversed(judge.spent)],
        **{
            name: [float((each.mean() + way * error) * times) for way in (0, -1, 1)]
            for name, times in every.items()
        },
    }  # fmt: skip


def shown(told: dict[str, Any]) -> str:
    """Format the same for people."""
    parts = [
        "{:.3%} ({:.3%}…{:.3%}) a {name}".format(*told[name], name=name)
        for name in ("choice", "round", "match")
    ]
    times = " / ".join(f"{one:.0f}" for one in told["milliseconds"])
    return (
        f"{told['game']} {told['options']}: {' for '.join(told['players'])}, {told['choices']} "
        f"choices, {', '.join(parts)} of {told['rounds']:.1f} rounds, {times} ms"
    )


def main(words: list[str] | None = None) -> int:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("game")
    parser.add_argument("--few", default="master", help="a level, or a number of worlds")
    parser.add_argument("--many", default="grandmaster")
    parser.add_argument(
        "--seconds", type=float, help="for a move, at most, on any number of worlds"
    )
    parser.add_argument("--within", type=float, default=60, help="seconds, then stop")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", action="store_true", help="for the page about bots' strength")
    asked, options = parser.parse_known_args(words)
    rules = parse_rules(get_game(asked.game), options)
    chosen = tuple(sorted(rules.chosen_options.items()))
    pairing = Pairing(asked.game, chosen, (asked.few, asked.many), asked.seed)
    few, many = (thinker_of(word, asked.seconds) for word in (asked.few, asked.many))
    judge = Judge((few, many))
    began = time.perf_counter()
    while not judge.gains or time.perf_counter() - began < asked.within:
        judge.play(pairing)
    length = float(np.mean([len(match) for match in matches_of(fast.compile(rules), 1)]))
    told = {
        "game": asked.game, "options": dict(chosen), "players": [asked.many, asked.few],
        "seconds": asked.seconds, **found(judge, rules.sides, length),
    }  # fmt: skip
    print(shown(told), flush=True)
    if asked.keep:
        keep(told, KEPT, ("game", "options", "players", "seconds"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
