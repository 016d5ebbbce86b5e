"""`boneyard simulate`: matches between players who know nothing."""

import json
import random
import sys
from collections import Counter

import click

from boneyard.chance import Fair, new_secret, secret_of
from boneyard.cli.common import ANY_OPTION, GameName, chosen_rules, write_whole
from boneyard.games import AnyGame, AnyRules
from boneyard.simulate import Simulated, random_match

#: From so many matches on, a bar shows how far it has come.
BAR_FROM = 200


@click.command(context_settings=ANY_OPTION)
@click.argument("game", type=GameName())
@click.option("--matches", type=click.IntRange(1, 1_000_000), default=100, show_default=True)
@click.option("--seed", help="The same seed plays the same matches; else by chance.")
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="Write records, one a line.")
@click.argument("options", nargs=-1, type=click.UNPROCESSED, metavar="[GAME OPTIONS]")
def simulate(
    game: AnyGame, matches: int, seed: str | None, output: str | None, options: tuple[str, ...]
) -> None:
    """Play matches of GAME with players who choose at random.

    \b
    boneyard simulate all-fives --matches 20 --players 3 --muggins
    boneyard simulate knock-out --seed tea -o games.jsonl
    """
    rules = chosen_rules(game, list(options))
    word = seed if seed is not None else new_secret().hex()
    tally = Tally(rules)
    lines: list[bytes] = []
    unseen = matches < BAR_FROM or not sys.stderr.isatty()
    with click.progressbar(
        range(matches), label=game.name, hidden=unseen, show_pos=True, file=sys.stderr
    ) as numbers:
        for number in numbers:
            chance = Fair(secret_of(f"{word}/{number}"), match=str(number))
            match = random_match(
                rules, chance, random.Random(f"{word}/{number}".encode(errors="surrogatepass"))
            )
            tally.add(match)
            if output:
                lines.append(json.dumps(match.record(), separators=(",", ":")).encode())
    if output:
        write_whole(output, b"\n".join(lines) + b"\n")
    tally.show()
    if seed is None:
        click.echo(f"the same matches again: --seed {word}")


class Tally:
    """What happened in many matches."""

    def __init__(self, rules: AnyRules) -> None:
        """Begin with none."""
        self.rules = rules
        self.matches = self.rounds = self.moves = self.drawn = 0
        self.won: Counter[int] = Counter()
        self.points: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()

    def add(self, match: Simulated) -> None:
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
        from rich.table import Table

        table = Table(box=None, header_style="bold", pad_edge=False)
        for column in ("", "matches won", "points a match"):
            table.add_column(column, justify="left" if not column else "right")
        teams = ("first player and opposite", "the other two")
        for side in range(self.rules.sides):
            share = self.won[side] / self.matches
            points = self.points[side] / self.matches
            name = teams[side] if self.rules.sides < self.rules.players else f"seat {side}"
            table.add_row(name, f"{self.won[side]} ({share:.0%})", f"{points:.1f}")
        console = Console()
        console.print(table)
        if self.rules.players > 1 and self.drawn:
            console.print(f"drawn: {self.drawn}")
        ends = ", ".join(
            f"{end} {count / self.rounds:.1%}" for end, count in self.ends.most_common()
        )
        console.print(
            f"{self.matches} matches, {self.rounds / self.matches:.1f} rounds a match, "
            f"{self.moves / self.rounds:.1f} moves a round; rounds ended: {ends}",
            highlight=False,
        )  # fmt: skip
