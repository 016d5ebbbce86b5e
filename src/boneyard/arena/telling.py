"""What came of a contest, as it is told: to people, to programs, and as a picture."""

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from boneyard.arena.contest import Contest, Held
from boneyard.arena.ladder import Rung, ladder
from boneyard.arena.tally import Tally
from boneyard.options import shown
from boneyard.plot import ranges
from boneyard.rules.game import Rules

#: The ladder of each table.
Ladders = list[tuple[Rules, list[Rung]]]


def ladders_of(contest: Contest, held: Held) -> Ladders:
    """Rank the players at every table."""
    return [(rules, ladder(contest.players, _at(rules, held))) for rules in contest.tables]


def _at(rules: Rules, held: Held) -> list[Tally]:
    return [tally for tally in held.tallies if tally.pairing.game == rules.game.name]


def told(contest: Contest, held: Held, ladders: Ladders) -> dict[str, Any]:
    """All numbers, for a program; docs/arena.md says what they are."""
    return {
        "seed": contest.seed,
        "stopped": held.stopped,
        "pairings": [tally.told() for tally in held.tallies],
        "ladder": [
            {
                "game": rules.game.name,
                "player": rung.player,
                "elo": rung.elo,
                "interval": [rung.low, rung.high],
            }
            for rules, rungs in ladders
            for rung in rungs
        ],
    }


def drawn(ladders: Ladders) -> str:
    """The ladders as a picture."""
    groups = [
        (rules.game.title, [(rung.player, rung.elo, rung.low, rung.high) for rung in rungs])
        for rules, rungs in ladders
    ]
    return ranges("Who is better", groups, note="Elo points; the lines are 95 % intervals")


def show(contest: Contest, held: Held, ladders: Ladders) -> None:
    """Print a table for each game, and its ladder."""
    console = Console(highlight=False)
    for rules, rungs in ladders:
        chosen = " ".join(f"{name}={shown(value)}" for name, value in rules.chosen.items())
        console.print(f"[bold]{rules.game.title}[/bold] ({chosen})")
        console.print(_pairings(_at(rules, held)))
        if len(contest.players) > 2:
            console.print(_rungs(rungs))
        console.print()


def _table(*columns: str) -> Table:
    """A table whose first column is of names."""
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    for at, name in enumerate(columns):
        table.add_column(name, justify="right" if at else "left", no_wrap=True)
    return table


def _pairings(tallies: list[Tally]) -> Table:
    table = _table("", "deals", "won", "95 %", "points", "better", "ms a move (worst)")
    for tally in filter(lambda tally: tally.deals, tallies):
        numbers = tally.told()
        low, high = tally.won_interval
        speeds = [
            f"{times['median'] * 1e3:.2f} ({times['worst'] * 1e3:.1f})"
            for times in numbers["seconds_per_move"].values()
        ]
        table.add_row(
            escape("\n– ".join(tally.pairing.players)),
            f"{tally.deals:,}",
            f"{tally.won:.1%}\n{1 - tally.won:.1%}",
            f"{low:.1%} … {high:.1%}",
            _points(numbers),
            escape(numbers["decided"] or "?"),
            "\n".join(speeds),
        )
    return table


def _points(numbers: dict[str, Any]) -> str:
    ahead = f"{numbers['points']:+.1f}"
    if numbers["points_interval"] is None:
        return ahead
    low, high = numbers["points_interval"]
    return f"{ahead}\n{low:+.1f} … {high:+.1f}"


def _rungs(rungs: list[Rung]) -> Table:
    table = _table("ladder", "Elo", "95 %")
    for rung in rungs:
        table.add_row(
            escape(rung.player), f"{rung.elo:+.0f}", f"{rung.low:+.0f} … {rung.high:+.0f}"
        )
    return table
