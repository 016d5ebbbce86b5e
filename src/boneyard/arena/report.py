"""Arena report: tables for people, JSON for programs, and a chart."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from boneyard.arena.elo import EloRow, compute_elo
from boneyard.arena.matchups import ArenaPlan, ArenaResult
from boneyard.arena.statistics import PairingTally
from boneyard.core.options import format_value
from boneyard.core.strict_json import JsonObject
from boneyard.drawing.charts import render_ranges
from boneyard.i18n.translator import Translator
from boneyard.rules.game import Rules

#: The ratings of each game.
EloTables = list[tuple[Rules, list[EloRow]]]


def compute_all_elo(plan: ArenaPlan, result: ArenaResult) -> EloTables:
    """Rate the players at every game."""
    return [
        (rules, compute_elo(plan.players, _tallies_of(rules, result))) for rules in plan.rules_list
    ]


def _tallies_of(rules: Rules, result: ArenaResult) -> list[PairingTally]:
    return [tally for tally in result.tallies if tally.pairing.game == rules.base_game.lookup_key]


def to_json(plan: ArenaPlan, result: ArenaResult, elo_tables: EloTables) -> JsonObject:
    """Return all numbers as JSON; docs/arena.md describes them."""
    return {
        "seed": plan.seed,
        "stopped": result.interrupted,
        "pairings": [tally.to_json() for tally in result.tallies],
        "ladder": [
            {
                "game": rules.game.name,
                "player": rung.player,
                "elo": rung.elo,
                "interval": [rung.low, rung.high],
            }
            for rules, rungs in elo_tables
            for rung in rungs
        ],
    }


def render_chart(elo_tables: EloTables, translator: Translator) -> str:
    """Draw the ratings as a chart."""
    groups = [
        (rules.game.title, [(rung.player, rung.elo, rung.low, rung.high) for rung in rungs])
        for rules, rungs in elo_tables
    ]
    return render_ranges(
        translator("arena-chart"),
        groups,
        note=translator("arena-chart-note"),
        format_value=lambda value: translator.number(value, signed=True),
    )


def print_report(
    plan: ArenaPlan, result: ArenaResult, elo_tables: EloTables, translator: Translator
) -> None:
    """Print a table for each game, and its ratings."""
    console = Console(highlight=False)
    for rules, rungs in elo_tables:
        chosen = " ".join(
            f"{name}={format_value(value)}" for name, value in rules.chosen_options.items()
        )
        console.print(f"[bold]{rules.game.title}[/bold] ({chosen})")
        console.print(_pairings_table(_tallies_of(rules, result), translator))
        if len(plan.players) > 2:
            console.print(_elo_table(rungs, translator))
        console.print()


def _make_table(*columns: str) -> Table:
    """Make a table whose first column has names."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for at, name in enumerate(columns):
        table.add_column(name, justify="right" if at else "left", no_wrap=True)
    return table


def _pairings_table(tallies: list[PairingTally], translator: Translator) -> Table:
    heads = ("arena-deals", "arena-won", "arena-sure", "arena-points", "arena-better", "arena-time")
    table = _make_table("", *(translator(id) for id in heads))
    for tally in filter(lambda tally: tally.deals, tallies):
        numbers = tally.to_json()
        low, high = tally.won_interval
        speeds = [
            f"{translator.number(times['median'] * 1e3, 2)} "
            f"({translator.number(times['worst'] * 1e3, 1)})"
            for times in numbers["seconds_per_move"].values()
        ]
        table.add_row(
            escape("\n– ".join(tally.pairing.players)),
            translator.number(tally.deals),
            f"{translator.percent(tally.won, 1)}\n{translator.percent(1 - tally.won, 1)}",
            f"{translator.percent(low, 1)} … {translator.percent(high, 1)}",
            _points(numbers, translator),
            escape(numbers["decided"] or "?"),
            "\n".join(speeds),
        )
    return table


def _points(numbers: JsonObject, translator: Translator) -> str:
    ahead = translator.number(numbers["points"], 1, signed=True)
    if numbers["points_interval"] is None:
        return ahead
    low, high = (translator.number(edge, 1, signed=True) for edge in numbers["points_interval"])
    return f"{ahead}\n{low} … {high}"


def _elo_table(rungs: list[EloRow], translator: Translator) -> Table:
    table = _make_table(
        translator("arena-ladder"), translator("arena-elo"), translator("arena-sure")
    )
    for rung in rungs:
        low, elo, high = (
            translator.number(value, signed=True) for value in (rung.low, rung.elo, rung.high)
        )
        table.add_row(escape(rung.player), elo, f"{low} … {high}")
    return table
