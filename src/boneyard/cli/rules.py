"""`boneyard rules`: how a game is played; and all games as JSON."""

import json
from typing import Final

import click

from boneyard.cli.common import GameName, summary_table
from boneyard.cli.framework import command
from boneyard.core.options import Option
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES, game_facts, option_text
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translator, current_translator

#: The parts of a deal.
DEAL_PART_MESSAGES: Final = {
    "hands": "cli-part-hands",
    "stock": "cli-part-stock",
    "start": "cli-part-start",
    "aside": "cli-part-aside",
    "lead": "cli-part-lead",
    "row": "cli-part-row",
    "rows": "cli-part-rows",
}


def games_to_json() -> str:
    """Return all games as JSON: the same in every language."""
    return json.dumps([_game_to_json(game) for game in GAMES.values()], ensure_ascii=False)


def _game_to_json(game: AnyGame) -> dict[str, object]:
    return {
        "game": game.name,
        "title": game.title,
        "book": game.book.name,
        "players": list(game.players),
        "about": game_facts.tagline(game.name),
        "options": [
            {"name": name, "takes": takes, "default": default, "help": help}
            for name, takes, default, help in game_facts.option_rows(game)
        ],
    }


@command("help-rules", ("rules all-fives", "help-rules-one"))
@click.argument("game", type=GameName(), metavar="help-m-game")
def rules(game: AnyGame) -> None:
    """Print how a game is played."""
    from rich.console import Console
    from rich.markdown import Markdown

    from boneyard.games.house_rules.describe import rules_to_markdown
    from boneyard.games.rules_text import render_rules_for_terminal

    translator, console = current_translator(), Console()
    say = translator.translate
    facts = [
        game_facts.describe_players(game, say),
        game_facts.describe_ages(game, say),
        game_facts.describe_duration(game, say),
    ]
    console.print(
        f"[bold]{say(game.localized_title)}[/bold]  [dim]{' · '.join(filter(None, facts))}[/dim]\n"
    )
    text = (
        rules_to_markdown(game, say)
        if game.rules_json and not game.alone
        else render_rules_for_terminal(game, translator)
    )
    heading = translator("game-options")
    console.print(Markdown(text))
    if f"## {heading}\n" not in text:
        console.print(Markdown(f"## {heading}"))
    console.print()
    table = summary_table()
    heads = ("cli-rules-option", "cli-rules-takes", "cli-rules-usually", "cli-rules-does")
    for id in heads:
        table.add_column(translator(id))
    for option in game.all_options:
        takes = game_facts.format_range(option) or option.value_description
        table.add_row(
            f"--{option.name.replace('_', '-')}",
            say(takes),
            say(_default_text(game, option)),
            say(option_text.explain_option(game, option)),
        )
    console.print(table)
    if game.rules_json:
        return
    console.print(f"\n[bold]{translator('game-example')}[/bold]")
    example = game_facts.load_example(game.name)
    names = example.record["seats"]
    moves = [move for one in example.record["rounds"] for move in one["moves"]]
    for part, tiles in example.record["rounds"][0]["deal"].items():
        console.print(
            f"[dim]{translator(DEAL_PART_MESSAGES[part])}"
            f":[/dim] {_format_tiles(tiles, names, translator)}",
            highlight=False,
        )
    from rich.table import Table

    steps = Table.grid(padding=(0, 2))
    for (seat, move), caption in zip(moves, example.captions, strict=True):
        who = translator("cli-chance") if seat is None else names[seat]
        steps.add_row(who, f"[bold]{move}[/bold]", translator(caption))
    console.print(steps)


def _default_text(game: AnyGame, option: Option) -> Argument:
    """Return the default of an option, as it is typed."""
    if option.name == "hand" and not game.alone and not isinstance(game.hand, int):
        return tuple(
            message("cli-rules-hand", tiles=each, players=many)
            for many, each in game.hands_by_players.items()
        )
    return str(game.default(option, min(game.players))).lower()


def _format_tiles(
    tiles: list[str] | list[list[str]] | int, names: list[str], translator: Translator
) -> str:
    """Format tiles of a deal, or the name of the player who drew the lead."""
    if isinstance(tiles, int):
        return names[tiles]
    rows = [row for row in tiles if isinstance(row, list)]
    if rows:
        return "  |  ".join(" ".join(row) for row in rows if row)
    return " ".join(map(str, tiles)) or translator("cli-none")
