"""`boneyard games`: list the games.

The list must be fast, so its facts are read from a generated file (`games.json`): loading all games
would take longer than everything else. `python -m boneyard.cli.games` regenerates it, and a test
fails if it is out of date.
"""

import json
import shutil
from pathlib import Path
from typing import Any, Final

import click

from boneyard.cli.framework import command
from boneyard.core.strict_json import JsonObject
from boneyard.i18n import message
from boneyard.i18n.translator import Translator, current_translator

GAMES_FILE: Final = Path(__file__).with_name("games.json")
#: The number of columns from which there is room for the tagline.
WIDE_COLUMNS: Final = 150
#: The facts of a game that are messages.
MESSAGE_FACTS: Final = ("tiles", "goal")


def build_listing() -> list[JsonObject]:
    """Build the list from the games."""
    # Imported lazily: this is slow.
    from boneyard.games import GAMES, game_facts

    def as_data(what: Any) -> Any:
        return [what.id, dict(what.args)]

    return [
        {
            "game": game.name,
            "book": game.book.name,
            "players": game_facts.player_range(game),
            "tiles": game_facts.describe_tiles(game, as_data),
            "goal": game_facts.describe_goal(game, as_data),
        }
        for game in GAMES.values()
    ]


def _translate_fact(fact: list[Any], translator: Translator) -> str:
    id, gaps = fact
    return translator.translate(message(id, **gaps))


@command("help-games", ("games", "help-games-all"))
@click.option("--json", "as_json", is_flag=True, help="help-games-json")
def games(as_json: bool) -> None:
    """Show all games."""
    if as_json:
        from boneyard.cli.rules import games_to_json

        click.echo(games_to_json())
        return
    translator = current_translator()
    wide = shutil.get_terminal_size().columns >= WIDE_COLUMNS
    heads = ["cli-games-game", "cli-games-players", "cli-games-tiles", "cli-games-goal"]
    rows: list[list[str]] = [[translator(id) for id in [*heads, *["cli-games-special"] * wide]]]
    book = ""
    for one in json.loads(GAMES_FILE.read_text("utf-8")):
        if one["book"] != book:
            book = one["book"]
            rows.append([book])
        facts = [_translate_fact(one[fact], translator) for fact in MESSAGE_FACTS]
        special = [translator.load_text(f"rules/{one['game']}").partition("\n")[0]] * wide
        rows.append([f"  {one['game']}", one["players"], *facts, *special])
    _print(rows)
    click.echo()
    click.secho(translator("cli-games-rules"), dim=True)


def _print(rows: list[list[str]]) -> None:
    """Print a table: its headings, the names of books, and rows of facts."""
    widths = [max(len(row[at]) for row in rows if len(row) > 1) for at in range(len(rows[0]))]
    for number, row in enumerate(rows):
        line = "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=False))
        click.secho(line.rstrip(), bold=number == 0 or None, dim=len(row) == 1 or None)


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in build_listing())
    GAMES_FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
