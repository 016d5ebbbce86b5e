"""`boneyard equity`: the chance to win the match, from any scores."""

import json
from typing import TYPE_CHECKING, Final

import click

from boneyard.cli.common import GameName, output_option, parse_rules, summary_table, write_output
from boneyard.cli.framework import Failure, echo
from boneyard.cli.game_options import game_command
from boneyard.core.strict_json import JsonObject
from boneyard.engine.kinds import AnyGame
from boneyard.fast.errors import CannotCompile
from boneyard.i18n.translator import Translator, current_translator
from boneyard.rules.game import Rules

if TYPE_CHECKING:
    from boneyard.equity import Equity

#: The scores of the table, as shares of the target.
SCORE_SHARES: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 0.9)
#: Rounds played, as shares of them all; and differences, in standard deviations.
ROUND_SHARES: Final = (0.0, 0.25, 0.5, 0.75)
LEAD_DEVIATIONS: Final = (-1.5, -0.75, 0.0, 0.75, 1.5)


@game_command(
    "help-equity",
    ("equity all-fives --players 2", "help-equity-table"),
    ("equity five-up --players 2 --scores 58,40", "help-equity-one"),
    ("equity -o shipped.npz", "help-equity-all"),
)
@click.argument("game", type=GameName(), metavar="help-m-game", required=False)
@click.option("--scores", help="help-equity-scores", metavar="N,N…")
@click.option(
    "--played", type=click.IntRange(0, 1000), default=1, show_default=True,
    help="help-equity-played",
)  # fmt: skip
@click.option("--thorough", is_flag=True, help="help-equity-thorough")
@click.option("--json", "as_json", is_flag=True, help="help-json")
@output_option("help-equity-output")
@click.argument("options", nargs=-1, type=click.UNPROCESSED, metavar="help-m-options")
def equity(
    game: AnyGame | None,
    scores: str | None,
    played: int,
    thorough: bool,
    as_json: bool,
    output: str | None,
    options: tuple[str, ...],
) -> None:
    """Show win probabilities for scores; without a game, build all that is shipped."""
    if game is None:
        if output is None:
            raise Failure("equity-which")
        _make_all(output)
        return
    rules = parse_rules(game, list(options))
    if rules.alone:
        raise Failure("arena-for-one", game=game.name)
    if rules.game.goal.single:
        raise Failure("equity-single", game=rules.game.localized_title)
    given = None if scores is None else _scores(scores, rules)
    found = _load_equity(rules, thorough)
    rows = _rows(found, rules, given, played)
    if as_json:
        about = {"game": rules.game.name, "options": dict(rules.options), "error": found.error}
        click.echo(json.dumps({**about, "chances": rows}))
    else:
        _show(found, rules, rows, given is not None, current_translator())


def _scores(text: str, rules: Rules) -> list[int]:
    words = text.split(",")
    right = all(word.strip().lstrip("-").isdecimal() and len(word) < 8 for word in words)
    if not right or len(words) != rules.sides:
        raise Failure("equity-scores", sides=rules.sides)
    return [int(word) for word in words]


def _load_equity(rules: Rules, thorough: bool) -> "Equity":
    from boneyard import equity as room
    from boneyard import fast

    try:
        game = fast.compile(rules)
        found = room.build_equity(game, room.THOROUGH) if thorough else room.equity_of(game)
    except CannotCompile as error:
        raise Failure(error) from None
    assert found is not None, "on the command line kernels are waited for"
    return found


def _make_all(output: str) -> None:
    from boneyard.cli.analyse import progress_bar
    from boneyard.equity.lookup import build_all

    with progress_bar("equity-at-work") as progress:
        data = build_all(progress=lambda _, share: progress(share))
    write_output(output, data)
    echo("equity-made", bytes=len(data), file=output)


def _rows(found: "Equity", rules: Rules, given: list[int] | None, played: int) -> list[JsonObject]:
    """Return scores and chances: the given ones, or a table of the first side's against all
    others.
    """
    import numpy as np

    from boneyard.equity.goals import round_limit, target_score

    if given is not None:
        cases = [(given, played)]
    elif rounds := round_limit(rules.game.goal):
        from boneyard.equity.simulation import RoundSampler
        from boneyard.fast import compile as compiled

        spread = max(2.0, float(RoundSampler(compiled(rules), 512).point_pool.std()))
        marks = sorted({round(part * spread) for part in LEAD_DEVIATIONS})
        turns = sorted({int(rounds * share) for share in ROUND_SHARES})
        cases = [(_scores_with_lead(ahead, rules.sides), turn) for turn in turns for ahead in marks]
    else:
        target = target_score(rules.game.goal)
        marks = sorted({int(part * target) for part in SCORE_SHARES})
        cases = [([own] + [other] * (rules.sides - 1), played) for own in marks for other in marks]
    return [
        {
            "scores": scores, "played": rounds,
            "chances": found.chances(np.array([scores], np.int64), rounds)[0].tolist(),
        }
        for scores, rounds in cases
    ]  # fmt: skip


def _scores_with_lead(ahead: int, sides: int) -> list[int]:
    """Return scores with this lead of the first over all others."""
    return [max(ahead, 0), *[max(-ahead, 0)] * (sides - 1)]


def _show(
    found: "Equity", rules: Rules, rows: list[JsonObject], one: bool, translator: Translator
) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(translator("equity-of", game=rules.game.localized_title), style="bold")
    table = summary_table()
    if one:
        table.add_column(translator("equity-score"), justify="right")
        table.add_column(translator("equity-chance"), justify="right")
        for score, chance in zip(rows[0]["scores"], rows[0]["chances"], strict=True):
            table.add_row(translator.number(score), translator.percent(chance))
    else:
        from boneyard.equity.goals import round_limit

        rounds = bool(round_limit(rules.game.goal))
        table.add_column(translator("equity-by-rounds" if rounds else "equity-by-scores"))
        heads: dict[str, None] = {}
        lines: dict[str, list[str]] = {}
        for row in rows:
            own, other = row["scores"][:2]
            heads[
                translator.number(own - other, signed=True) if rounds else translator.number(other)
            ] = None
            line = translator.number(row["played"] if rounds else own)
            lines.setdefault(line, []).append(translator.percent(row["chances"][0]))
        for head in heads:
            table.add_column(head, justify="right")
        for line, cells in lines.items():
            table.add_row(line, *cells)
    console.print(table)
    console.print(translator("equity-error", error=translator.number(100 * found.error, 1)))
