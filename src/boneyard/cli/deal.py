"""`boneyard deal`: what a seed deals."""

import json

import click

from boneyard.chance import Fair, commitment, new_secret, secret_of
from boneyard.cli.common import ANY_OPTION, GameName, chosen_rules, write_whole
from boneyard.games import AnyGame
from boneyard.record import write_deal, write_record


@click.command(context_settings=ANY_OPTION)
@click.argument("game", type=GameName())
@click.option("--seed", help="A word, or a secret of 64 hexadecimal digits; else by chance.")
@click.option("--round", "number", type=click.IntRange(min=1), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="A record without moves, for programs.")
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="Write that record.")
@click.argument("options", nargs=-1, type=click.UNPROCESSED, metavar="[GAME OPTIONS]")
def deal(
    game: AnyGame,
    seed: str | None,
    number: int,
    as_json: bool,
    output: str | None,
    options: tuple[str, ...],
) -> None:
    """Deal a round of GAME, the same for the same seed and options.

    \b
    boneyard deal bergen --players 3 --seed tea
    boneyard deal all-fives --set 9 --seed tea --round 2 --json
    """
    rules = chosen_rules(game, list(options))
    chance = Fair(secret_of(seed) if seed is not None else new_secret())
    dealt = rules.deal(number, chance)
    if as_json or output:
        seats = [f"Seat {seat}" for seat in range(rules.players)]
        record = write_record(rules, seats, [(dealt, ())], chance, number)
        if output:
            write_whole(output, json.dumps(record).encode() + b"\n")
        if as_json:
            click.echo(json.dumps(record))
            return
    _show(chance, write_deal(rules, dealt))


def _show(chance: Fair, dealt: dict[str, object]) -> None:
    for part, tiles in dealt.items():
        rows = tiles if isinstance(tiles, list) and tiles and isinstance(tiles[0], list) else None
        if rows is None:
            shown = " ".join(tiles) if isinstance(tiles, list) else f"seat {tiles}"
            click.echo(f"{part:7} {shown}")
        else:
            name = "seat" if part == "hands" else "row"
            for at, row in enumerate(rows):
                click.echo(f"{name} {at:<2} {' '.join(row)}")
    click.echo(f"seed    {chance.secret.hex()}")
    click.echo(f"promise {commitment(chance.secret)}")
