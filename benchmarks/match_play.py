"""*Master* with match equity against *master* before it: duplicate matches to the target.

    python -m benchmarks.match_play all-fives --players 2 --seconds 0.2 --matches 200
    python -m benchmarks.match_play all-fives --players 2 --worlds 60    # on a busy machine
    python -m benchmarks.match_play block-draw --players 4 --draw never --teams --hand 7
    python -m benchmarks.match_play five-up --players 2 --keep     # for docs/strength.md

    python -m benchmarks.match_play fundomino --players 2 --now grandmaster --then master \
        --one-round

Both think equally long, at most, or on as many worlds; what that took of the processor is told.
Every deal of a match is the same in both seatings. An observation
is a match played both ways. With `--now` and `--then`, other levels play each other, as they are
if neither time nor worlds are given. With `--one-round` only one round of each match is played by
them, any one of it, after *club* has played those before, and counts as the chance to win the match
after it (match equity): there is far less luck in that, so that far fewer deals tell something. The
advantage is that of one round, then; a match has several.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.before_equity import OldThinker
from benchmarks.duel import share
from boneyard import fast
from boneyard.arena.matchups import Pairing, Seating
from boneyard.arena.move_times import MoveTimes
from boneyard.arena.referee import BotSeat, Referee
from boneyard.arena.statistics import share_interval
from boneyard.bots.levels import LEVELS_BY_NAME, MASTER, SearchLevel
from boneyard.bots.registry import BuiltInBot
from boneyard.cli.common import parse_rules
from boneyard.core.actions import Move
from boneyard.core.position import Position
from boneyard.equity import equity_of
from boneyard.games import get_game
from boneyard.rules.game import State

#: What has been played; `benchmarks/levels.py` writes it on its page.
DATA = Path(__file__).parent.parent / "docs" / "data"
KEPT = DATA / "match_play.json"
#: The most worlds: the time is what counts.
WORLDS = 100_000
#: Rounds after which a match is a draw.
LONGEST = 200


def timed(name: str, seconds: float | None, worlds: int) -> BuiltInBot:
    """Return a level with this time or number of worlds; `before` is the old master."""
    level = OldThinker(budget=MASTER.budget) if name == "before" else LEVELS_BY_NAME[name]
    if not isinstance(level, SearchLevel) or (seconds is None and worlds == WORLDS):
        return level
    trials = level.budget.simulations
    if seconds is not None and trials:
        trials = WORLDS
    longer = None if seconds is None else seconds * level.time_factor
    effort = replace(level.budget, worlds=worlds, seconds=longer, simulations=trials)
    return replace(level, budget=effort)


class Measured:
    """A bot, with the CPU time of its moves."""

    def __init__(self, bot: BuiltInBot, times: MoveTimes) -> None:
        self.bot, self.times = bot, times

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        begun = time.thread_time()
        move = self.bot.choose(view, seat, dice)
        self.times.add(time.thread_time() - begun)
        return move


def hand_of(pairing: Pairing, number: int, play: int, bots: Sequence[BuiltInBot]) -> Referee:
    """Deal the first round of a match; a bot for each seat."""
    rules, luck = pairing.rules, pairing.deal_chance(f"{number} 1")
    seats = [
        BotSeat(seat, seat, bot, pairing.dice(number, play, seat), MoveTimes(), rules.new_match())
        for seat, bot in enumerate(bots)
    ]
    return Referee(rules, rules.deal(1, luck), luck, seats, pairing.dice(number, play, "table"))


def deal_next(pairing: Pairing, number: int, hand: Referee) -> None:
    """Deal the next round of a match."""
    following = hand.state.round + 1
    hand.chance = luck = pairing.deal_chance(f"{number} {following}")
    hand.start_round(pairing.rules.deal(following, luck))


def match_of(pairing: Pairing, number: int, play: int, bots: Sequence[BuiltInBot]) -> State:
    """Play a match to the target; a bot for each seat."""
    hand = hand_of(pairing, number, play, bots)
    hand.play_round()
    while not hand.state.over and hand.state.round < LONGEST:
        deal_next(pairing, number, hand)
        hand.play_round()
    return hand.state


def round_of(pairing: Pairing, number: int, play: int, bots: Sequence[BuiltInBot]) -> State:
    """Play one round of a match; those before it are played by *club*.

    Whichever bots follow, and whichever way they sit, it is the same round from the same scores.
    """
    club = [LEVELS_BY_NAME["club"]] * pairing.rules.players
    rounds = match_of(pairing, number, 0, club).round
    which = pairing.dice(number, 0, "which").randrange(rounds)
    hand = hand_of(pairing, number, 0, club)
    for _ in range(which):
        hand.play_round()
        deal_next(pairing, number, hand)
    for seat, bot in zip(hand.seats, bots, strict=True):
        seat.bot, seat.dice = bot, pairing.dice(number, play, seat.number)
    hand.play_round()
    return hand.state


class Series:
    """Matches between two bots, each played both ways."""

    def __init__(
        self, pairing: Pairing, bots: tuple[BuiltInBot, BuiltInBot], one_round: bool = False
    ) -> None:
        self.pairing, self.times, self.one_round = pairing, (MoveTimes(), MoveTimes()), one_round
        self.bots = [Measured(bot, times) for bot, times in zip(bots, self.times, strict=True)]
        self.shares: list[float] = []
        self.rounds: list[int] = []

    def play(self, number: int) -> None:
        """Play a match both ways."""
        won = [
            self._match(number, at, way)
            for at, way in enumerate(self.pairing.seatings_of_deal(number))
        ]
        self.shares.append(sum(won) / len(won))

    def _match(self, number: int, play: int, seating: Seating) -> float:
        side = self.pairing.rules.side
        players = [seating[side(seat)] for seat in range(self.pairing.rules.players)]
        bots = [self.bots[player] for player in players]
        if self.one_round:
            self.rounds.append(1)
            return chance(seating, round_of(self.pairing, number, play, bots))
        over = match_of(self.pairing, number, play, bots)
        self.rounds.append(over.round)
        return share(seating, over.winners)

    def told(self) -> dict[str, Any]:
        """Return the results."""
        low, high = share_interval(self.shares)
        named = zip(self.pairing.players, self.times, strict=True)
        return {
            "game": self.pairing.game, "options": dict(self.pairing.options),
            "players": list(self.pairing.players), "matches": len(self.shares),
            "won": sum(self.shares) / len(self.shares), "won_interval": [low, high],
            "rounds": sum(self.rounds) / len(self.rounds),
            "milliseconds": {name: 1e3 * times.mean for name, times in named},
        }  # fmt: skip


def chance(seating: Seating, state: State) -> float:
    """Return the first player's chance to win a match after a round."""
    equity = equity_of(fast.compile(state.rules))
    assert equity is not None, "no equity is known for these rules"
    if state.over:
        return share(seating, state.winners)
    chances = equity.chances(np.array([state.scores]), len(state.results))[0]
    mine = [float(chances[side]) for side, player in enumerate(seating) if player == 0]
    # With more sides than two: as if each met the others one by one.
    return sum(mine) * len(seating) / (2 * len(mine))


def shown(told: dict[str, Any]) -> str:
    low, high = told["won_interval"]
    times = " / ".join(f"{each:.1f}" for each in told["milliseconds"].values())
    return (
        f"{told['game']} {told['options']}: {' – '.join(told['players'])} {told['won']:.1%} "
        f"({low:.1%} … {high:.1%}) of {2 * told['matches']} matches, {told['rounds']:.1f} rounds "
        f"each, {times} ms a move"
    )


def keep(told: dict[str, Any], file: Path, same: Sequence[str]) -> None:
    """Store the results, replacing those with the same settings."""
    kept = json.loads(file.read_text("utf-8")) if file.exists() else []
    others = [one for one in kept if any(one.get(name) != told[name] for name in same)]
    file.write_text(json.dumps([*others, told], indent=1) + "\n", "utf-8")


def main(words: list[str] | None = None) -> int:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("game")
    parser.add_argument("--now", default="master")
    parser.add_argument("--then", default="before")
    parser.add_argument("--seconds", type=float, help="for a move; a grandmaster has five times")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="for a move, at most")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--within", type=float, default=1e9, help="seconds, then stop")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--one-round", action="store_true", help="of each match, by match equity")
    parser.add_argument("--keep", action="store_true", help="for the page about bots' strength")
    told, options = parser.parse_known_args(words)
    rules = parse_rules(get_game(told.game), options)
    chosen = tuple(sorted(rules.chosen_options.items()))
    pairing = Pairing(told.game, chosen, (told.now, told.then), told.seed)
    one, other = (timed(name, told.seconds, told.worlds) for name in pairing.players)
    series = Series(pairing, (one, other), told.one_round)
    began = time.perf_counter()
    for number in range(told.matches):
        series.play(number)
        if sys.stderr.isatty() or number % 10 == 9:
            print(shown(series.told()), file=sys.stderr, flush=True)
        if time.perf_counter() - began > told.within:
            break
    worlds = told.worlds if told.worlds < WORLDS else None
    found = {
        **series.told(),
        "seconds": told.seconds,
        "worlds": worlds,
        "one_round": told.one_round,
    }
    print(shown(found))
    if told.keep:
        keep(found, KEPT, ("game", "options", "players", "one_round"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
