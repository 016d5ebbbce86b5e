"""What an analysis found, as it is told to people: in tables and as a picture."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from boneyard.analysis.coach import COSTLY, advice
from boneyard.analysis.findings import Analysis, Decision, Missed, Swing
from boneyard.core.actions import Play, parse
from boneyard.core.ids import Side, all_sides, by_side
from boneyard.drawing.charts import Mark, curves
from boneyard.engine.kinds import AnyRules
from boneyard.i18n import Argument, Message, message, persons
from boneyard.i18n.translator import Voice
from boneyard.text.end_names import end_names, trains_named

#: Costly moves that are told, at most.
MOST: Final = 10
#: Qualities that are told one by one.
BAD: Final = COSTLY
#: What they are called.
QUALITIES: Final = {
    "slip": "analysis-slip",
    "mistake": "analysis-mistake",
    "blunder": "analysis-blunder",
}
#: The heads of the tables.
PLAYERS: Final = (
    "analysis-player", "analysis-choices", "analysis-best", "analysis-given", "analysis-each",
    "analysis-slips", "analysis-mistakes", "analysis-blunders",
)  # fmt: skip
LUCK: Final = ("analysis-deals", "analysis-draws")
MOVES: Final = (
    "analysis-move", "analysis-player", "analysis-played", "analysis-better", "analysis-cost",
    "analysis-points",
)  # fmt: skip
SWINGS: Final = ("analysis-move", "analysis-what", "analysis-for", "analysis-match")
#: Those that are marked in the picture.
MARKED: Final = ("mistake", "blunder")


def side_told(analysis: Analysis, side: Side) -> tuple[str, ...]:
    """Who is on a side: a player, or both of a team."""
    return analysis.seats[side :: analysis.sides]


def move_told(rules: AnyRules, text: str, seats: Sequence[str]) -> Argument:
    """A move as it is said: the tile and the end, or whose train it is."""
    if text == "deal":
        return message("analysis-deal")
    move = parse(text)
    if not isinstance(move, Play):
        return text
    tile = f"{move.first}-{move.outer}"
    if not move.arm:
        return message("analysis-lead", tile=tile)
    turn = {"R": "right", "L": "left", "": "none"}[move.turn]
    whose = trains_named(rules, seats)
    end = (end_names(rules) if whose is None else whose)[move.arm]
    # An end that is called by its place is told in short: there is little room.
    place = message("analysis-place", **dict(end.args)) if end.id == "ends-name" else end
    return message("analysis-play", tile=tile, place=place, turn=turn)


def costliest(analysis: Analysis) -> list[Decision]:
    """The moves that certainly cost something, the costliest first."""
    bad = [one for one in analysis.decisions if one.quality in BAD]
    return sorted(bad, key=lambda one: -one.cost)[:MOST]


def show(analysis: Analysis, rules: AnyRules, speak: Voice) -> None:
    """Print it all."""
    console = Console(highlight=False)
    alone = len(analysis.seats) == 1
    result = speak("analysis-of", game=analysis.title, result=result_told(analysis))
    console.print(f"[bold]{escape(result)}[/bold]")
    console.print(_players(analysis, speak))
    _coach(console, analysis, speak)
    bad = costliest(analysis)
    if bad or analysis.missed:
        console.print(_moves(analysis, rules, bad, speak))
    if analysis.swings and not alone:
        console.print(_swings(analysis, rules, analysis.swings, speak))
    note = "analysis-note-alone" if alone else "analysis-note"
    console.print(escape(speak(note, worlds=analysis.worlds)))


def _coach(console: Console, analysis: Analysis, speak: Voice) -> None:
    """What a coach says to each player, and where to look."""
    console.print(f"[bold]{escape(speak('coach-title'))}[/bold]")
    for seat, name in enumerate(analysis.seats):
        for one in advice(analysis, seat):
            place = f" ({one.place.round}.{one.place.number})" if one.place else ""
            console.print(escape(f"{name}: {speak.say(one.said)}{place}"), soft_wrap=True)


def result_told(analysis: Analysis) -> Message:
    """How the match came out."""
    if len(analysis.seats) == 1:
        id = "analysis-lost" if analysis.over else "analysis-open"
        return message("analysis-won" if analysis.winners else id)
    scores = tuple(
        message("analysis-score", who=persons(side_told(analysis, side)), score=score)
        for side, score in by_side(analysis.scores)
    )
    if not analysis.over:
        return message("analysis-open-scores", scores=scores)
    who = [name for side in analysis.winners for name in side_told(analysis, side)]
    if not who:
        return message("analysis-nobody-won", scores=scores)
    return message("analysis-won-by", scores=scores, who=persons(who))


def _table(title: str, columns: Iterable[str], left: Iterable[int] = (0,)) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at in left else "right")
    return table


def _players(analysis: Analysis, speak: Voice) -> Table:
    heads, *rows = player_rows(analysis, speak)
    table = _table("", heads)
    for row in rows:
        table.add_row(*map(escape, row))
    return table


def player_rows(analysis: Analysis, speak: Voice) -> Iterator[list[str]]:
    """How each seat played, as the rows of a table; the first has the heads."""
    alone = len(analysis.seats) == 1
    yield [speak(head) for head in (PLAYERS if alone else (*PLAYERS, *LUCK))]
    for one in analysis.players:
        share = speak.percent(one.best / one.decisions) if one.decisions else "–"
        luck = [] if alone else [_signed(one.deal, speak), _signed(one.draws, speak)]
        words = [speak.number(one.qualities[word]) for word in BAD]
        yield [
            one.name, speak.number(one.decisions), share, _given(analysis, one.cost, speak),
            _given(analysis, one.mean_cost, speak, 1), *words, *luck,
        ]  # fmt: skip


def _moves(analysis: Analysis, rules: AnyRules, bad: Sequence[Decision], speak: Voice) -> Table:
    columns = [*map(speak, MOVES), ""]
    table = _table(speak("analysis-costly"), columns, left=(0, 1, 2, 3, 6))
    for one in bad:
        cost = _given(analysis, one.cost, speak)
        sure = f"{cost} ± {_given(analysis, one.error, speak)}" if one.error else cost
        table.add_row(
            f"{one.round}.{one.number}", escape(analysis.seats[one.seat]),
            *(speak.say(move_told(rules, move, analysis.seats)) for move in (one.move, one.best)),
            sure,
            "" if analysis.unit == "tiles" else _signed(-one.points_cost, speak),
            speak(QUALITIES[one.quality]),
        )  # fmt: skip
    for late in most_missed(analysis):
        table.add_row(
            f"{late.round}.{late.number}", escape(analysis.seats[late.seat]),
            speak("analysis-forgot"), late.call, _given(analysis, late.cost, speak),
            _signed(-late.points, speak), "",
        )  # fmt: skip
    return table


def most_missed(analysis: Analysis) -> list[Missed]:
    """The calls that were forgotten, the costliest first."""
    return sorted(analysis.missed, key=lambda one: -one.cost)[:MOST]


def _given(analysis: Analysis, cost: float, speak: Voice, more: int = 0) -> str:
    """A cost: tiles, or hundredths of the match."""
    return speak.number(cost if analysis.unit == "tiles" else 100 * cost, 1 + more)


def _swings(analysis: Analysis, rules: AnyRules, swings: Sequence[Swing], speak: Voice) -> Table:
    table = _table(speak("analysis-turns"), map(speak, SWINGS), left=(0, 1, 2))
    for one in swings:
        table.add_row(
            f"{one.round}.{one.number}", escape(speak.say(_happened(analysis, rules, one))),
            escape(speak.say(persons(side_told(analysis, one.side)))), _percent(one.gain, speak),
        )  # fmt: skip
    return table


def _happened(analysis: Analysis, rules: AnyRules, one: Swing) -> Message:
    if one.kind == "deal":
        return message("analysis-deal")
    if one.seat is None:
        return message("analysis-by-chance", move=one.move)
    who = analysis.seats[one.seat]
    return message("analysis-happened", who=who, move=move_told(rules, one.move, analysis.seats))


def _percent(share: float, speak: Voice) -> str:
    rounded = round(share, 2)
    return speak.percent(rounded, signed=True) if rounded else speak.percent(0)


def _signed(points: float, speak: Voice) -> str:
    return speak.number(points, 1, signed=True)


def drawn(analysis: Analysis, speak: Voice) -> str:
    """Who was ahead, as a picture; circles are mistakes and blunders."""
    alone = len(analysis.seats) == 1
    series = [
        (
            speak.say(persons(side_told(analysis, side))),
            [one.chances[side] for one in analysis.curve],
        )
        for side in all_sides(analysis.sides)
    ]
    starts = [(at, str(one.round)) for at, one in enumerate(analysis.curve) if one.kind == "deal"]
    return curves(
        speak("analysis-chart-alone" if alone else "analysis-chart", game=analysis.title),
        series,
        starts=starts,
        marks=_marks(analysis, speak),
        note=speak("analysis-chart-note-alone" if alone else "analysis-chart-note"),
        shown=speak.percent,
    )


def _marks(analysis: Analysis, speak: Voice) -> list[Mark]:
    places = {(one.round, one.number): at for at, one in enumerate(analysis.curve)}
    return [
        (
            places[one.round, one.number],
            one.seat % analysis.sides,
            speak(
                "analysis-mark",
                who=analysis.seats[one.seat],
                move=one.move,
                quality=one.quality,
                better=one.best,
            ),
        )
        for one in analysis.decisions
        if one.quality in MARKED and (one.round, one.number) in places
    ]
