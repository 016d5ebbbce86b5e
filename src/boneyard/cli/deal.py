"""`boneyard deal`: show what a seed deals."""

import json

import click

from boneyard.cli.common import GameName, output_option, parse_rules, write_output
from boneyard.cli.game_options import game_command
from boneyard.cli.rules import DEAL_PART_MESSAGES
from boneyard.core.fair_shuffle import Fair, compute_commitment, new_secret, secret_from_seed
from boneyard.engine.kinds import AnyGame
from boneyard.i18n.translator import current_translator
from boneyard.records import write_deal, write_record


@game_command(
    "help-deal",
    ("deal bergen --players 3 --seed tea", "help-deal-three"),
    ("deal all-fives --set 9 --seed tea --round 2 --json", "help-deal-second"),
)
@click.argument("game", type=GameName(), metavar="help-m-game")
@click.option("--seed", help="help-deal-seed", metavar="help-m-seed")
@click.option(
    "--round", "number", type=click.IntRange(min=1), default=1, show_default=True,
    help="help-deal-round",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="help-deal-json")
@output_option("help-deal-output")
@click.argument("options", nargs=-1, type=click.UNPROCESSED, metavar="help-m-options")
def deal(
    game: AnyGame,
    seed: str | None,
    number: int,
    as_json: bool,
    output: str | None,
    options: tuple[str, ...],
) -> None:
    """Deal a round of a game."""
    rules = parse_rules(game, list(options))
    chance = Fair(secret_from_seed(seed) if seed is not None else new_secret())
    dealt = rules.deal(number, chance)
    if as_json or output:
        seats = [f"Seat {seat}" for seat in range(rules.players)]
        record = write_record(rules, seats, [(dealt, ())], chance, number)
        if output:
            write_output(output, json.dumps(record).encode() + b"\n")
        if as_json:
            click.echo(json.dumps(record))
            return
    _show(chance, write_deal(rules, dealt))


def _show(chance: Fair, dealt: dict[str, object]) -> None:
    translator, lines = current_translator(), []
    for part, tiles in dealt.items():
        if isinstance(tiles, list) and tiles and isinstance(tiles[0], list):
            id = "cli-deal-player" if part == "hands" else "cli-deal-row"
            lines += [(translator(id, number=at), " ".join(row)) for at, row in enumerate(tiles, 1)]
        elif isinstance(tiles, int):
            lines.append(
                (
                    translator(DEAL_PART_MESSAGES[part]),
                    translator("cli-deal-player", number=tiles + 1),
                )
            )
        elif isinstance(tiles, list):
            lines.append((translator(DEAL_PART_MESSAGES[part]), " ".join(tiles)))
    lines.append((translator("cli-deal-seed"), chance.secret.hex()))
    lines.append((translator("cli-deal-promise"), compute_commitment(chance.secret)))
    wide = max(len(name) for name, _ in lines)
    for name, what in lines:
        click.echo(f"{name:{wide}} {what}".rstrip())
