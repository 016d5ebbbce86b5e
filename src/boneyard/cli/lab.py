"""`boneyard lab`: rules compared, for inventors."""

import json
from typing import Final

import click
from msgspec import to_builtins

from boneyard.arena.rule_stats import SHARES, Looked, look_at
from boneyard.cli.common import GameName, write_whole
from boneyard.cli.framework import Failure, command
from boneyard.core.options import OptionError
from boneyard.drawing.charts import Rung, ranges
from boneyard.engine.kinds import AnyGame
from boneyard.i18n.translator import Voice, spoken

#: What each number is called.
NAMES: Final = {
    "moves": "lab-moves",
    "choice": "lab-choice",
    "blocked": "lab-blocked",
    "tied": "lab-tied",
    "lead": "lab-lead",
    "luck": "lab-luck",
}
WARNINGS: Final = {
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
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False), help="help-lab-output",
    metavar="help-m-file",
)  # fmt: skip
def lab(
    rules: tuple[AnyGame, ...],
    players: int | None,
    deals: int,
    seed: str,
    as_json: bool,
    output: str | None,
) -> None:
    """Play rules by chance, and compare what comes of them."""
    found = [_looked(game, players, deals, seed) for game in rules]
    if as_json:
        click.echo(json.dumps(to_builtins(found), indent=1))
    else:
        _show(found, spoken())
    if output:
        write_whole(output, drawn(found, spoken()).encode())


def _looked(game: AnyGame, players: int | None, deals: int, seed: str) -> Looked:
    if game.alone:
        raise Failure("arena-for-one", game=game.name)
    try:
        rules = game.rules(**({} if players is None else {"players": players}))
    except OptionError as error:
        raise Failure(error) from None
    return look_at(rules, deals, seed)


def _show(found: list[Looked], speak: Voice) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("")
    for one in found:
        table.add_column(one.title, justify="right")
    for name, id in NAMES.items():
        table.add_row(speak(id), *(_told(one, name, speak) for one in found))
    console.print(table)
    console.print(speak("lab-how", rounds=found[0].rounds))
    for one in found:
        for warning in one.warnings:
            console.print(speak(WARNINGS[warning], game=one.title))


def _told(one: Looked, name: str, speak: Voice) -> str:
    number = one.measures[name]
    off = (number.high - number.low) / 2
    if name in SHARES:
        return f"{speak.percent(number.value)} ±{speak.percent(off)}"
    return f"{speak.number(number.value, 1)} ±{speak.number(off, 1)}"


def drawn(found: list[Looked], speak: Voice) -> str:
    """The shares as a picture, side by side."""
    groups = [(speak(NAMES[name]), [_rung(one, name) for one in found]) for name in SHARES]
    return ranges(speak("lab-chart"), groups, shown=lambda value: speak.percent(value / 100))


def _rung(one: Looked, name: str) -> Rung:
    """A number in percent, with its interval."""
    number = one.measures[name]
    return one.title, 100 * number.value, 100 * number.low, 100 * number.high
