"""`boneyard simulate`: random matches."""

import json
import random
import sys
from collections import Counter

import click

from boneyard.arena.random_play import SimulatedMatch, random_match
from boneyard.cli.common import (
    GameName,
    describe_round_end,
    output_option,
    parse_rules,
    summary_table,
    write_output,
)
from boneyard.cli.framework import echo
from boneyard.cli.game_options import game_command
from boneyard.core.fair_shuffle import Fair, new_secret, secret_from_seed
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import current_translator

#: The number of matches from which a progress bar is shown.
MIN_MATCHES_FOR_BAR = 200


@game_command(
    "help-simulate",
    ("simulate all-fives --matches 20 --players 3 --muggins", "help-simulate-three"),
    ("simulate knock-out --seed tea -o games.jsonl", "help-simulate-file"),
)
@click.argument("game", type=GameName(), metavar="help-m-game")
@click.option(
    "--matches", type=click.IntRange(1, 1_000_000), default=100, show_default=True,
    help="help-simulate-matches",
)  # fmt: skip
@click.option("--seed", help="help-simulate-seed", metavar="help-m-seed")
@output_option("help-simulate-output")
@click.argument("options", nargs=-1, type=click.UNPROCESSED, metavar="help-m-options")
def simulate(
    game: AnyGame, matches: int, seed: str | None, output: str | None, options: tuple[str, ...]
) -> None:
    """Play matches with random players."""
    rules = parse_rules(game, list(options))
    word = seed if seed is not None else new_secret().hex()
    tally = SimulationTally(rules)
    lines: list[bytes] = []
    unseen = matches < MIN_MATCHES_FOR_BAR or not sys.stderr.isatty()
    with click.progressbar(
        range(matches), label=game.name, hidden=unseen, show_pos=True, file=sys.stderr
    ) as numbers:
        for number in numbers:
            chance = Fair(secret_from_seed(f"{word}/{number}"), match=str(number))
            match = random_match(
                rules, chance, random.Random(f"{word}/{number}".encode(errors="surrogatepass"))
            )
            tally.add(match)
            if output:
                lines.append(json.dumps(match.to_record(), separators=(",", ":")).encode())
    if output:
        write_output(output, b"\n".join(lines) + b"\n")
    tally.show()
    if seed is None:
        echo("cli-simulate-again", option=f"--seed {word}")


class SimulationTally:
    """Statistics of many matches."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.matches = self.rounds = self.moves = self.drawn = 0
        self.won: Counter[int] = Counter()
        self.points: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()

    def add(self, match: SimulatedMatch) -> None:
        """Count a match."""
        end = match.end
        self.matches += 1
        self.rounds += len(end.results)
        self.moves += match.moves
        self.drawn += not end.winners
        self.won.update(end.winners)
        self.points.update(dict(enumerate(end.scores)))
        self.ends.update(result.end for result in end.results)

    def show(self) -> None:
        """Print a small table."""
        from rich.console import Console

        translator, console = current_translator(), Console(highlight=False)
        table = summary_table()
        table.add_column("")
        for id in ("cli-simulate-won", "cli-simulate-points"):
            table.add_column(translator(id), justify="right")
        for side in range(self.rules.sides):
            won = (
                f"{translator.number(self.won[side])} "
                f"({translator.percent(self.won[side] / self.matches)})"
            )
            points = translator.number(self.points[side] / self.matches, 1)
            table.add_row(translator.translate(self._side(side)), won, points)
        console.print(table)
        if self.rules.players > 1 and self.drawn:
            console.print(translator("cli-simulate-drawn", matches=self.drawn))
        console.print(
            translator(
                "cli-simulate-summary",
                matches=self.matches,
                rounds=round(self.rounds / self.matches, 1),
                moves=round(self.moves / self.rounds, 1),
                ends=tuple(self._share(end, count) for end, count in self.ends.most_common()),
            )
        )

    def _side(self, side: int) -> Argument:
        """Name a side: its player, or its team."""
        if self.rules.sides < self.rules.players:
            return message("cli-simulate-others" if side else "cli-simulate-first")
        return message("cli-deal-player", number=side + 1)

    def _share(self, end: str, count: int) -> Argument:
        share = current_translator().percent(count / self.rounds, 1)
        return message("cli-simulate-share", end=describe_round_end(end), share=share)
