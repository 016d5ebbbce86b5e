"""Analysis report: tables and a chart for people."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from boneyard.analysis.coach import give_advice
from boneyard.analysis.findings import Analysis, Decision, Missed, Swing
from boneyard.analysis.move_quality import COSTLY_QUALITIES
from boneyard.core.actions import Play, parse
from boneyard.core.ids import Side, all_sides, enumerate_sides
from boneyard.drawing.charts import Mark, render_curves
from boneyard.engine.kinds import AnyRules
from boneyard.i18n import Argument, Message, message, name_list
from boneyard.i18n.translator import Translator
from boneyard.text.end_names import end_names, train_end_names

#: The most costly moves listed.
MAX_ROWS: Final = 10
#: Qualities that are listed one by one.
SHOWN_QUALITIES: Final = COSTLY_QUALITIES
#: Their labels.
QUALITY_MESSAGES: Final = {
    "slip": "analysis-slip",
    "mistake": "analysis-mistake",
    "blunder": "analysis-blunder",
}
#: The headings of the tables.
PLAYER_COLUMNS: Final = (
    "analysis-player", "analysis-choices", "analysis-best", "analysis-given", "analysis-each",
    "analysis-slips", "analysis-mistakes", "analysis-blunders",
)  # fmt: skip
LUCK_COLUMNS: Final = ("analysis-deals", "analysis-draws")
MOVE_COLUMNS: Final = (
    "analysis-move", "analysis-player", "analysis-played", "analysis-better", "analysis-cost",
    "analysis-points",
)  # fmt: skip
SWING_COLUMNS: Final = ("analysis-move", "analysis-what", "analysis-for", "analysis-match")
#: Those that are marked in the chart.
MARKED_QUALITIES: Final = ("mistake", "blunder")


def side_names(analysis: Analysis, side: Side) -> tuple[str, ...]:
    """Name a side: a player, or both of a team."""
    return analysis.seats[side :: analysis.sides]


def describe_move(rules: AnyRules, text: str, seats: Sequence[str]) -> Argument:
    """Describe a move: the tile and the end, or whose train it is."""
    if text == "deal":
        return message("analysis-deal")
    move = parse(text)
    if not isinstance(move, Play):
        return text
    tile = f"{move.first}-{move.outer}"
    if not move.arm:
        return message("analysis-lead", tile=tile)
    turn = {"R": "right", "L": "left", "": "none"}[move.turn]
    whose = train_end_names(rules, seats)
    end = (end_names(rules) if whose is None else whose)[move.arm]
    # An end that is named by its direction is abbreviated: there is little room.
    place = message("analysis-place", **dict(end.args)) if end.id == "endnames-name" else end
    return message("analysis-play", tile=tile, place=place, turn=turn)


def costliest_moves(analysis: Analysis) -> list[Decision]:
    """List the moves that certainly cost something, the costliest first."""
    bad = [one for one in analysis.decisions if one.quality in SHOWN_QUALITIES]
    return sorted(bad, key=lambda one: -one.cost)[:MAX_ROWS]


def print_report(analysis: Analysis, rules: AnyRules, translator: Translator) -> None:
    """Print the whole report."""
    console = Console(highlight=False)
    alone = len(analysis.seats) == 1
    result = translator("analysis-of", game=analysis.title, result=describe_result(analysis))
    console.print(f"[bold]{escape(result)}[/bold]")
    console.print(_players_table(analysis, translator))
    _print_advice(console, analysis, translator)
    bad = costliest_moves(analysis)
    if bad or analysis.missed:
        console.print(_moves_table(analysis, rules, bad, translator))
    if analysis.swings and not alone:
        console.print(_swings_table(analysis, rules, analysis.swings, translator))
    note = "analysis-note-alone" if alone else "analysis-note"
    console.print(escape(translator(note, worlds=analysis.worlds)))


def _print_advice(console: Console, analysis: Analysis, translator: Translator) -> None:
    """Print the advice to each player, and where to look."""
    console.print(f"[bold]{escape(translator('coach-title'))}[/bold]")
    for seat, name in enumerate(analysis.seats):
        for one in give_advice(analysis, seat):
            place = f" ({one.place.round}.{one.place.number})" if one.place else ""
            console.print(
                escape(f"{name}: {translator.translate(one.message)}{place}"), soft_wrap=True
            )


def describe_result(analysis: Analysis) -> Message:
    """Describe the result of the match."""
    if len(analysis.seats) == 1:
        id = "analysis-lost" if analysis.over else "analysis-open"
        return message("analysis-won" if analysis.winners else id)
    scores = tuple(
        message("analysis-score", who=name_list(side_names(analysis, side)), score=score)
        for side, score in enumerate_sides(analysis.scores)
    )
    if not analysis.over:
        return message("analysis-open-scores", scores=scores)
    who = [name for side in analysis.winners for name in side_names(analysis, side)]
    if not who:
        return message("analysis-nobody-won", scores=scores)
    return message("analysis-won-by", scores=scores, who=name_list(who))


def _make_table(title: str, columns: Iterable[str], left: Iterable[int] = (0,)) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at in left else "right")
    return table


def _players_table(analysis: Analysis, translator: Translator) -> Table:
    heads, *rows = player_rows(analysis, translator)
    table = _make_table("", heads)
    for row in rows:
        table.add_row(*map(escape, row))
    return table


def player_rows(analysis: Analysis, translator: Translator) -> Iterator[list[str]]:
    """Return how each seat played as rows of a table; the first has the headings."""
    alone = len(analysis.seats) == 1
    yield [
        translator(head) for head in (PLAYER_COLUMNS if alone else (*PLAYER_COLUMNS, *LUCK_COLUMNS))
    ]
    for one in analysis.players:
        share = translator.percent(one.best / one.decisions) if one.decisions else "–"
        luck = (
            []
            if alone
            else [_format_signed(one.deal, translator), _format_signed(one.draws, translator)]
        )
        words = [translator.number(one.qualities[word]) for word in SHOWN_QUALITIES]
        yield [
            one.name,
            translator.number(one.decisions),
            share,
            _format_cost(analysis, one.cost, translator),
            _format_cost(analysis, one.mean_cost, translator, 1),
            *words,
            *luck,
        ]


def _moves_table(
    analysis: Analysis, rules: AnyRules, bad: Sequence[Decision], translator: Translator
) -> Table:
    columns = [*map(translator, MOVE_COLUMNS), ""]
    table = _make_table(translator("analysis-costly"), columns, left=(0, 1, 2, 3, 6))
    for one in bad:
        cost = _format_cost(analysis, one.cost, translator)
        sure = f"{cost} ± {_format_cost(analysis, one.error, translator)}" if one.error else cost
        table.add_row(
            f"{one.round}.{one.number}",
            escape(analysis.seats[one.seat]),
            *(
                translator.translate(describe_move(rules, move, analysis.seats))
                for move in (one.move, one.best)
            ),
            sure,
            "" if analysis.unit == "tiles" else _format_signed(-one.points_cost, translator),
            translator(QUALITY_MESSAGES[one.quality]),
        )
    for late in costliest_missed(analysis):
        table.add_row(
            f"{late.round}.{late.number}", escape(analysis.seats[late.seat]),
            translator("analysis-forgot"), late.call, _format_cost(analysis, late.cost, translator),
            _format_signed(-late.points, translator), "",
        )  # fmt: skip
    return table


def costliest_missed(analysis: Analysis) -> list[Missed]:
    """List the calls that were forgotten, the costliest first."""
    return sorted(analysis.missed, key=lambda one: -one.cost)[:MAX_ROWS]


def _format_cost(analysis: Analysis, cost: float, translator: Translator, more: int = 0) -> str:
    """Format a cost: tiles, or percent of the match."""
    return translator.number(cost if analysis.unit == "tiles" else 100 * cost, 1 + more)


def _swings_table(
    analysis: Analysis, rules: AnyRules, swings: Sequence[Swing], translator: Translator
) -> Table:
    table = _make_table(
        translator("analysis-turns"), map(translator, SWING_COLUMNS), left=(0, 1, 2)
    )
    for one in swings:
        table.add_row(
            f"{one.round}.{one.number}",
            escape(translator.translate(_describe_swing(analysis, rules, one))),
            escape(translator.translate(name_list(side_names(analysis, one.side)))),
            _format_percent(one.gain, translator),
        )
    return table


def _describe_swing(analysis: Analysis, rules: AnyRules, one: Swing) -> Message:
    if one.kind == "deal":
        return message("analysis-deal")
    if one.seat is None:
        return message("analysis-by-chance", move=one.move)
    who = analysis.seats[one.seat]
    return message(
        "analysis-happened", who=who, move=describe_move(rules, one.move, analysis.seats)
    )


def _format_percent(share: float, translator: Translator) -> str:
    rounded = round(share, 2)
    return translator.percent(rounded, signed=True) if rounded else translator.percent(0)


def _format_signed(points: float, translator: Translator) -> str:
    return translator.number(points, 1, signed=True)


def render_chart(analysis: Analysis, translator: Translator) -> str:
    """Draw who was ahead as a chart; circles are mistakes and blunders."""
    alone = len(analysis.seats) == 1
    series = [
        (
            translator.translate(name_list(side_names(analysis, side))),
            [one.chances[side] for one in analysis.curve],
        )
        for side in all_sides(analysis.sides)
    ]
    starts = [(at, str(one.round)) for at, one in enumerate(analysis.curve) if one.kind == "deal"]
    return render_curves(
        translator("analysis-chart-alone" if alone else "analysis-chart", game=analysis.title),
        series,
        starts=starts,
        marks=_chart_marks(analysis, translator),
        note=translator("analysis-chart-note-alone" if alone else "analysis-chart-note"),
        format_value=translator.percent,
    )


def _chart_marks(analysis: Analysis, translator: Translator) -> list[Mark]:
    places = {(one.round, one.number): at for at, one in enumerate(analysis.curve)}
    return [
        (
            places[one.round, one.number],
            one.seat % analysis.sides,
            translator(
                "analysis-mark",
                who=analysis.seats[one.seat],
                move=one.move,
                quality=one.quality,
                better=one.best,
            ),
        )
        for one in analysis.decisions
        if one.quality in MARKED_QUALITIES and (one.round, one.number) in places
    ]
