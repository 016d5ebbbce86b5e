"""`boneyard games` and `boneyard rules`: what there is to play, and how."""

import json
from typing import Any

import click

from boneyard.cli.common import GameName
from boneyard.games import GAMES, AnyGame, about
from boneyard.words.catalogues import ENGLISH

#: From so many columns on there is room to say what is special.
WIDE = 150


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON list, for programs.")
def games(as_json: bool) -> None:
    """Show all games, with their players, tiles and goals."""
    if as_json:
        click.echo(json.dumps([_as_json(game) for game in GAMES.values()], ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    console = Console()
    wide = console.width >= WIDE
    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("game", "players", "tiles", "goal", *(["what is special"] if wide else [])):
        table.add_column(column, no_wrap=True)
    book = ""
    for game in GAMES.values():
        if game.book.name != book:
            book = game.book.name
            table.add_row(f"[dim]{book}[/dim]")
        special = [about.tagline(game.name)] if wide else []
        facts = (about.players(game), about.tiles(game), about.goal(game))
        table.add_row(f"  {game.name}", *facts, *special)
    console.print(table)
    console.print("\n[dim]boneyard rules GAME tells how one is played, and its options.[/dim]")


def _as_json(game: AnyGame) -> dict[str, object]:
    return {
        "game": game.name,
        "title": game.title,
        "book": game.book.name,
        "players": list(game.players),
        "about": about.tagline(game.name),
        "options": [
            {"name": name, "takes": takes, "default": default, "help": help}
            for name, takes, default, help in about.option_lines(game)
        ],
    }


@click.command()
@click.argument("game", type=GameName())
def rules(game: AnyGame) -> None:
    """Tell how GAME is played: rules, options, and a short example."""
    from rich.console import Console
    from rich.markdown import Markdown
    from rich.table import Table

    console = Console()
    many = about.players(game)
    players = "1 player" if many == "1" else f"{many} players"
    facts = [players, *filter(None, (about.ages(game), about.minutes(game)))]
    console.print(f"[bold]{game.title}[/bold]  [dim]{' · '.join(facts)}[/dim]\n")
    console.print(Markdown(about.text(game.name)))
    console.print("\n[bold]Options[/bold]")
    table = Table(box=None, header_style="dim", pad_edge=False)
    for column in ("option", "takes", "usually", "what it does"):
        table.add_column(column)
    for name, takes, default, help in about.option_lines(game):
        table.add_row(f"--{name.replace('_', '-')}", takes, default, help)
    console.print(table)
    console.print("\n[bold]An example[/bold]")
    from boneyard.words.tongue import tongue  # heavy

    example = about.example(game.name)
    captions = about.captions(game.name, tongue(ENGLISH))
    names = example.record["seats"]
    moves = [move for one in example.record["rounds"] for move in one["moves"]]
    for part, tiles in example.record["rounds"][0]["deal"].items():
        console.print(f"[dim]{part}:[/dim] {_tiles(tiles, names)}", highlight=False)
    steps = Table.grid(padding=(0, 2))
    for (seat, move), caption in zip(moves, captions, strict=True):
        who = "chance" if seat is None else names[seat]
        steps.add_row(who, f"[bold]{move}[/bold]", caption)
    console.print(steps)


def _tiles(tiles: list[Any] | int, names: list[str]) -> str:
    """Tiles of a deal, or the name of who drew the lead."""
    if isinstance(tiles, int):
        return names[tiles]
    if tiles and isinstance(tiles[0], list):
        return "  |  ".join(" ".join(row) for row in tiles if row)
    return " ".join(tiles) or "none"
