"""`boneyard games`: what there is to play.

The list is shown at once, so its facts are read from a file (`games.json`) that was made from the
declarations: loading all games would take longer than everything else. `python -m
boneyard.cli.games` makes it anew, and a test fails if it doesn't tell what the games say.
"""

import json
import shutil
from pathlib import Path
from typing import Any, Final

import click

from boneyard.cli.framework import command
from boneyard.i18n import message
from boneyard.i18n.translator import Voice, spoken

FILE: Final = Path(__file__).with_name("games.json")
#: From so many columns on there is room to say what is special.
WIDE: Final = 150
#: The facts of a game that are told as messages.
TOLD: Final = ("tiles", "goal")


def made() -> list[dict[str, Any]]:
    """What the games themselves say."""
    # Here, for this is what takes long.
    from boneyard.games import GAMES, about

    def kept(what: Any) -> Any:
        return [what.id, dict(what.args)]

    return [
        {
            "game": game.name,
            "book": game.book.name,
            "players": about.players(game),
            "tiles": about.tiles(game, kept),
            "goal": about.goal(game, kept),
        }
        for game in GAMES.values()
    ]


def _said(fact: list[Any], speak: Voice) -> str:
    id, gaps = fact
    return speak.say(message(id, **gaps))


@command("help-games", ("games", "help-games-all"))
@click.option("--json", "as_json", is_flag=True, help="help-games-json")
def games(as_json: bool) -> None:
    """Show all games."""
    if as_json:
        from boneyard.cli.rules import games_as_json

        click.echo(games_as_json())
        return
    speak = spoken()
    wide = shutil.get_terminal_size().columns >= WIDE
    heads = ["cli-games-game", "cli-games-players", "cli-games-tiles", "cli-games-goal"]
    rows: list[list[str]] = [[speak(id) for id in [*heads, *["cli-games-special"] * wide]]]
    book = ""
    for one in json.loads(FILE.read_text("utf-8")):
        if one["book"] != book:
            book = one["book"]
            rows.append([book])
        facts = [_said(one[fact], speak) for fact in TOLD]
        special = [speak.text(f"rules/{one['game']}").partition("\n")[0]] * wide
        rows.append([f"  {one['game']}", one["players"], *facts, *special])
    _print(rows)
    click.echo()
    click.secho(speak("cli-games-rules"), dim=True)


def _print(rows: list[list[str]]) -> None:
    """Print a table: its heads, the names of books, and rows of facts."""
    widths = [max(len(row[at]) for row in rows if len(row) > 1) for at in range(len(rows[0]))]
    for number, row in enumerate(rows):
        line = "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=False))
        click.secho(line.rstrip(), bold=number == 0 or None, dim=len(row) == 1 or None)


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in made())
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
