"""Duels of our bots against other programs' bots, with duplicate deals, on one core.

Shared by the adapters: hands are played by the arena's referee; the other bot is an object that
chooses from a view as ours do, and translates the view into its own game.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from boneyard.arena.matchups import Pairing, Seating
from boneyard.arena.move_times import MoveTimes
from boneyard.arena.referee import BotSeat, Referee
from boneyard.arena.statistics import share_interval
from boneyard.bots.registry import BOTS, Bot
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State

#: What has been played; `benchmarks/levels.py` writes it on its page.
KEPT = Path(__file__).parent.parent / "docs" / "data" / "duels.json"

#: The winners of a finished hand, as sides: by one rule book or another.
Judge = Callable[[State], Sequence[int]]


def by_our_points(state: State) -> Sequence[int]:
    """Return the side that made most points, as in the arena."""
    return state.rules.game.goal.leaders(state.points)


def share(seating: Seating, winners: Sequence[int]) -> float:
    """Return the first player's share of a hand; half, if there is no winner."""
    players = {seating[side] for side in winners}
    return float(players == {0}) if len(players) == 1 else 0.5


class Duel:
    """A number of deals between two bots, and the results."""

    def __init__(
        self, pairing: Pairing, bots: tuple[Bot, Bot], judges: Mapping[str, Judge]
    ) -> None:
        self.pairing, self.bots, self.judges = pairing, bots, judges
        self.times = (MoveTimes(), MoveTimes())
        self.shares: dict[str, list[float]] = {name: [] for name in judges}

    def play(self, number: int) -> None:
        """Play a deal both ways."""
        deal = self.pairing.rules.deal(1, self.pairing.deal_chance(number))
        plays = self.pairing.seatings_of_deal(number)
        ends = [self._hand(number, at, seating, deal) for at, seating in enumerate(plays)]
        for name, judge in self.judges.items():
            won = [share(way, judge(end)) for way, end in zip(plays, ends, strict=True)]
            self.shares[name].append(sum(won) / len(won))

    def _hand(self, number: int, play: int, seating: Seating, deal: Deal) -> State:
        pairing, rules = self.pairing, self.pairing.rules
        seats = []
        for seat in range(rules.players):
            player = seating[rules.side(seat)]
            dice = pairing.dice(number, play, seat)
            times = self.times[player] if number >= 0 else MoveTimes()
            seats.append(BotSeat(seat, player, self.bots[player], dice, times, rules.new_match()))
        table = pairing.dice(number, play, "table")
        hand = Referee(rules, deal, pairing.deal_chance(number), seats, table)
        hand.play_round()
        return hand.state

    def warm(self) -> None:
        """Play a deal that doesn't count."""
        self.play(-1)
        for shares in self.shares.values():
            shares.clear()

    def told(self) -> list[dict[str, Any]]:
        """Return the results as JSON: a row for each way to judge."""
        named = zip(self.pairing.players, self.times, strict=True)
        # The mean: some think long about few of their moves.
        mean = {name: 1e3 * times.mean for name, times in named}
        return [
            {
                "players": self.pairing.players, "judged": name, "deals": len(shares),
                "won": sum(shares) / len(shares), "won_interval": share_interval(shares),
                "milliseconds": mean,
            }
            for name, shares in self.shares.items()
        ]  # fmt: skip

    def show(self) -> None:
        """Print shares and times."""
        one, other = self.pairing.players
        for name, shares in self.shares.items():
            low, high = share_interval(shares)
            print(
                f"{one} – {other}, {name}: {sum(shares) / len(shares):.1%} of {2 * len(shares)} "
                f"hands won (95 %: {low:.1%} … {high:.1%})"
            )
        for name, times in zip(self.pairing.players, self.times, strict=True):
            print(
                f"{name:24} {1e3 * times.median:9.2f} ms a move (median), mean "
                f"{1e3 * times.mean:.1f} ms, worst {1e3 * times.worst:.0f} ms, {times.moves} moves"
            )


def run(
    about: str,
    other: str,
    theirs: Callable[[argparse.Namespace], Bot],
    options: dict[str, Any],
    judges: Mapping[str, Judge],
    more: Callable[[argparse.ArgumentParser], object] = lambda _: None,
) -> None:
    """Parse the command line, play, and print the results."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("bot", nargs="?", default="master", help="a built-in bot")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", action="store_true", help="for the page about bots' strength")
    more(parser)
    told = parser.parse_args()
    if told.bot not in BOTS:
        sys.exit(f"there is no bot {told.bot}: there are {', '.join(BOTS)}")
    pairing = Pairing("block-draw", tuple(options.items()), (told.bot, other), told.seed)
    duel = Duel(pairing, (BOTS[told.bot].bot, theirs(told)), judges)
    duel.warm()
    for number in range(told.deals):
        duel.play(number)
        if sys.stderr.isatty():
            print(f"\r{number + 1}/{told.deals} deals", end="", file=sys.stderr, flush=True)
    duel.show()
    if told.keep:
        keep(duel.told())


def keep(rows: list[dict[str, Any]]) -> None:
    """Store the results, replacing those of the same two bots."""
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else []
    players = list(rows[0]["players"])
    others = [row for row in kept if row["players"] != players]
    KEPT.write_text(json.dumps([*others, *rows], indent=1) + "\n", "utf-8")
