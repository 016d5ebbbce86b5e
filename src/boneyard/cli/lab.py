"""`boneyard lab`: compare rules, for inventors."""

import json
from typing import Final

import click
from msgspec import to_builtins

from boneyard.arena.rule_stats import SHARE_MEASURES, RuleStats, measure_rules
from boneyard.cli.common import GameName, output_option, summary_table, write_output
from boneyard.cli.framework import Failure, command
from boneyard.core.options import OptionError
from boneyard.drawing.charts import RangeRow, render_ranges
from boneyard.engine.kinds import AnyGame
from boneyard.i18n.translator import Translator, current_translator

#: The label of each measure.
MEASURE_MESSAGES: Final = {
    "moves": "lab-moves",
    "choice": "lab-choice",
    "blocked": "lab-blocked",
    "tied": "lab-tied",
    "lead": "lab-lead",
    "luck": "lab-luck",
}
WARNING_MESSAGES: Final = {
    "endless": "lab-warning-endless",
    "lead": "lab-warning-lead",
    "tied": "lab-warning-tied",
    "choice": "lab-warning-choice",
}


@command(
    "help-lab",
    ("lab all-fives muggins --players 2", "help-lab-two"),
    ("lab friday.toml all-fives -o lab.svg", "help-lab-own"),
)
@click.argument("rules", nargs=-1, required=True, type=GameName(), metavar="help-m-games")
@click.option("--players", type=click.IntRange(2, 8), help="help-lab-players")
@click.option(
    "--deals", type=click.IntRange(16, 100_000), default=80, show_default=True,
    help="help-lab-deals",
)  # fmt: skip
@click.option("--seed", default="lab", show_default=True, metavar="help-m-seed",
              help="help-lab-seed")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="help-json")
@output_option("help-lab-output")
def lab(
    rules: tuple[AnyGame, ...],
    players: int | None,
    deals: int,
    seed: str,
    as_json: bool,
    output: str | None,
) -> None:
    """Play rules at random, and compare the statistics."""
    found = [_measure_game(game, players, deals, seed) for game in rules]
    if as_json:
        click.echo(json.dumps(to_builtins(found), indent=1))
    else:
        _show(found, current_translator())
    if output:
        write_output(output, render_chart(found, current_translator()).encode())


def _measure_game(game: AnyGame, players: int | None, deals: int, seed: str) -> RuleStats:
    if game.alone:
        raise Failure("arena-for-one", game=game.name)
    try:
        rules = game.rules(**({} if players is None else {"players": players}))
    except OptionError as error:
        raise Failure(error) from None
    return measure_rules(rules, deals, seed)


def _show(found: list[RuleStats], translator: Translator) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    table = summary_table()
    table.add_column("")
    for one in found:
        table.add_column(one.title, justify="right")
    for name, id in MEASURE_MESSAGES.items():
        table.add_row(translator(id), *(_format_measure(one, name, translator) for one in found))
    console.print(table)
    console.print(translator("lab-how", rounds=found[0].rounds))
    for one in found:
        for warning in one.warnings:
            console.print(translator(WARNING_MESSAGES[warning], game=one.title))


def _format_measure(one: RuleStats, name: str, translator: Translator) -> str:
    number = one.measures[name]
    off = (number.high - number.low) / 2
    if name in SHARE_MEASURES:
        return f"{translator.percent(number.value)} ±{translator.percent(off)}"
    return f"{translator.number(number.value, 1)} ±{translator.number(off, 1)}"


def render_chart(found: list[RuleStats], translator: Translator) -> str:
    """Draw the shares as a chart, side by side."""
    groups = [
        (translator(MEASURE_MESSAGES[name]), [_range_row(one, name) for one in found])
        for name in SHARE_MEASURES
    ]
    return render_ranges(
        translator("lab-chart"), groups, format_value=lambda value: translator.percent(value / 100)
    )


def _range_row(one: RuleStats, name: str) -> RangeRow:
    """Return a measure in percent, with its interval."""
    number = one.measures[name]
    return one.title, 100 * number.value, 100 * number.low, 100 * number.high
