"""What an analysis found, as it is told to people: in tables and as a picture."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from boneyard.actions import Play, parse
from boneyard.analysis.findings import Analysis, Decision, Swing
from boneyard.games import AnyRules
from boneyard.ids import Side, all_sides
from boneyard.layout import end_names
from boneyard.plot import Mark, curves
from boneyard.words.saying import english

#: Costly moves that are told, at most.
MOST: Final = 10
#: Qualities that are told one by one.
BAD: Final = ("slip", "mistake", "blunder")
#: Those that are marked in the picture.
MARKED: Final = ("mistake", "blunder")


def side_name(analysis: Analysis, side: Side) -> str:
    """The name of a side: a player's, or both of a team's."""
    return " and ".join(analysis.seats[side :: analysis.sides])


def move_words(rules: AnyRules, text: str) -> str:
    """A move as it is said: the tile and the end."""
    move = None if text == "deal" else parse(text)
    if not isinstance(move, Play):
        return text
    tile = f"{move.first}-{move.outer}"
    turn = {"R": ", right turn", "L": ", left turn", "": ""}[move.turn]
    end = english(end_names(rules)[move.arm]).removeprefix("the ")
    return f"{tile}, {end}{turn}" if move.arm else f"{tile}, the lead"


def costliest(analysis: Analysis) -> list[Decision]:
    """The moves that certainly cost something, the costliest first."""
    bad = [one for one in analysis.decisions if one.quality in BAD]
    return sorted(bad, key=lambda one: -one.cost)[:MOST]


def show(analysis: Analysis, rules: AnyRules) -> None:
    """Print it all."""
    console = Console(highlight=False)
    alone = len(analysis.seats) == 1
    console.print(f"[bold]{escape(analysis.title)}[/bold]: {escape(_result(analysis))}")
    console.print(_players(analysis, alone))
    bad = costliest(analysis)
    if bad:
        console.print(_moves(analysis, rules, bad, alone))
    if analysis.swings and not alone:
        console.print(_swings(analysis, rules, analysis.swings))
    console.print(_note(analysis, alone), soft_wrap=True)


def _result(analysis: Analysis) -> str:
    if len(analysis.seats) == 1:
        return "won" if analysis.winners else "lost" if analysis.over else "not finished"
    sides = all_sides(analysis.sides)
    scores = ", ".join(f"{side_name(analysis, side)} {analysis.scores[side]}" for side in sides)
    if not analysis.over:
        return f"{scores}; not finished"
    winners = " and ".join(side_name(analysis, side) for side in analysis.winners)
    return f"{scores}; {winners or 'nobody'} won"


def _table(title: str, *columns: str, left: Iterable[int] = (0,)) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at in left else "right")
    return table


def _players(analysis: Analysis, alone: bool) -> Table:
    luck = () if alone else ("deals", "draws")
    table = _table(
        "", "player", "choices", "best", "lost", "each", "slips", "mistakes", "blunders", *luck
    )
    for one in analysis.players:
        share = f"{one.best / one.decisions:.0%}" if one.decisions else "–"
        chance = [] if alone else [f"{one.deal:+.1f}", f"{one.draws:+.1f}"]
        words = [str(one.qualities[word]) for word in BAD]
        table.add_row(
            escape(one.name), str(one.decisions), share, f"{one.cost:.1f}", f"{one.mean_cost:.2f}",
            *words, *chance,
        )  # fmt: skip
    return table


def _moves(analysis: Analysis, rules: AnyRules, bad: Sequence[Decision], alone: bool) -> Table:
    table = _table(
        "What cost most", "move", "player", "played", "better", "cost", "win", "",
        left=(0, 1, 2, 3, 6),
    )  # fmt: skip
    for one in bad:
        sure = "" if alone else f" ± {one.error:.1f}"
        table.add_row(
            f"{one.round}.{one.number}", escape(analysis.seats[one.seat]),
            move_words(rules, one.move), move_words(rules, one.best), f"{one.cost:.1f}{sure}",
            _percent(-one.win_cost), one.quality,
        )  # fmt: skip
    return table


def _swings(analysis: Analysis, rules: AnyRules, swings: Sequence[Swing]) -> Table:
    table = _table(
        "Turning points", "move", "what happened", "good for", "match", left=(0, 1, 2)
    )  # fmt: skip
    for one in swings:
        table.add_row(
            f"{one.round}.{one.number}", escape(_happened(analysis, rules, one)),
            escape(side_name(analysis, one.side)), _percent(one.gain),
        )  # fmt: skip
    return table


def _happened(analysis: Analysis, rules: AnyRules, one: Swing) -> str:
    if one.kind == "deal":
        return "the deal"
    if one.seat is None:
        return f"{one.move} is taken by chance"
    return f"{analysis.seats[one.seat]}: {move_words(rules, one.move)}"


def _percent(share: float) -> str:
    return f"{share:+.0%}" if round(100 * share) else "0%"


def _note(analysis: Analysis, alone: bool) -> str:
    if alone:
        return "Lost and cost: tiles left, against the best that was possible with all tiles known."
    return (
        "Moves are numbered round.move. Lost and cost: points against the best move, on "
        f"{analysis.worlds} hands\nthat the player could not rule out; win: the chance to win the "
        "round. Deals and draws: luck, in\npoints; match: the chance to win it, with all hands "
        "open. docs/analysis.md tells the rest."
    )


def drawn(analysis: Analysis) -> str:
    """Who was ahead, as a picture; circles are mistakes and blunders."""
    alone = len(analysis.seats) == 1
    series = [
        (side_name(analysis, side), [one.chances[side] for one in analysis.curve])
        for side in all_sides(analysis.sides)
    ]
    starts = [(at, str(one.round)) for at, one in enumerate(analysis.curve) if one.kind == "deal"]
    what = "could still be won" if alone else "who was ahead"
    note = "1: it could be won" if alone else "chance to win the match after each move, hands open"
    return curves(
        f"{analysis.title}: {what}", series, starts=starts, marks=_marks(analysis), note=note
    )


def _marks(analysis: Analysis) -> list[Mark]:
    places = {(one.round, one.number): at for at, one in enumerate(analysis.curve)}
    return [
        (
            places[one.round, one.number],
            one.seat % analysis.sides,
            f"{analysis.seats[one.seat]}: {one.move}, {one.quality}; better {one.best}",
        )
        for one in analysis.decisions
        if one.quality in MARKED and (one.round, one.number) in places
    ]
