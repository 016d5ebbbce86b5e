"""What came of a contest, as it is told: to people, to programs, and as a picture."""

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from boneyard.arena.elo import Rung, ladder
from boneyard.arena.matchups import Contest, Held
from boneyard.arena.statistics import Tally
from boneyard.core.options import shown
from boneyard.drawing.charts import ranges
from boneyard.i18n.translator import Voice
from boneyard.rules.game import Rules

#: The ladder of each table.
Ladders = list[tuple[Rules, list[Rung]]]


def ladders_of(contest: Contest, held: Held) -> Ladders:
    """Rank the players at every table."""
    return [(rules, ladder(contest.players, _at(rules, held))) for rules in contest.tables]


def _at(rules: Rules, held: Held) -> list[Tally]:
    return [tally for tally in held.tallies if tally.pairing.game == rules.declared.call]


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


def drawn(ladders: Ladders, speak: Voice) -> str:
    """The ladders as a picture."""
    groups = [
        (rules.game.title, [(rung.player, rung.elo, rung.low, rung.high) for rung in rungs])
        for rules, rungs in ladders
    ]
    return ranges(
        speak("arena-chart"),
        groups,
        note=speak("arena-chart-note"),
        shown=lambda value: speak.number(value, signed=True),
    )


def show(contest: Contest, held: Held, ladders: Ladders, speak: Voice) -> None:
    """Print a table for each game, and its ladder."""
    console = Console(highlight=False)
    for rules, rungs in ladders:
        chosen = " ".join(f"{name}={shown(value)}" for name, value in rules.chosen.items())
        console.print(f"[bold]{rules.game.title}[/bold] ({chosen})")
        console.print(_pairings(_at(rules, held), speak))
        if len(contest.players) > 2:
            console.print(_rungs(rungs, speak))
        console.print()


def _table(*columns: str) -> Table:
    """A table whose first column is of names."""
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    for at, name in enumerate(columns):
        table.add_column(name, justify="right" if at else "left", no_wrap=True)
    return table


def _pairings(tallies: list[Tally], speak: Voice) -> Table:
    heads = ("arena-deals", "arena-won", "arena-sure", "arena-points", "arena-better", "arena-time")
    table = _table("", *(speak(id) for id in heads))
    for tally in filter(lambda tally: tally.deals, tallies):
        numbers = tally.told()
        low, high = tally.won_interval
        speeds = [
            f"{speak.number(times['median'] * 1e3, 2)} ({speak.number(times['worst'] * 1e3, 1)})"
            for times in numbers["seconds_per_move"].values()
        ]
        table.add_row(
            escape("\n– ".join(tally.pairing.players)),
            speak.number(tally.deals),
            f"{speak.percent(tally.won, 1)}\n{speak.percent(1 - tally.won, 1)}",
            f"{speak.percent(low, 1)} … {speak.percent(high, 1)}",
            _points(numbers, speak),
            escape(numbers["decided"] or "?"),
            "\n".join(speeds),
        )
    return table


def _points(numbers: dict[str, Any], speak: Voice) -> str:
    ahead = speak.number(numbers["points"], 1, signed=True)
    if numbers["points_interval"] is None:
        return ahead
    low, high = (speak.number(edge, 1, signed=True) for edge in numbers["points_interval"])
    return f"{ahead}\n{low} … {high}"


def _rungs(rungs: list[Rung], speak: Voice) -> Table:
    table = _table(speak("arena-ladder"), speak("arena-elo"), speak("arena-sure"))
    for rung in rungs:
        low, elo, high = (
            speak.number(value, signed=True) for value in (rung.low, rung.elo, rung.high)
        )
        table.add_row(escape(rung.player), elo, f"{low} … {high}")
    return table
