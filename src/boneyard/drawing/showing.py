"""What a notebook shows of hints, records and analyses: small tables and pictures, as HTML."""

from collections.abc import Iterable, Sequence
from functools import singledispatch
from html import escape

from boneyard.analysis.findings import Analysis
from boneyard.bots import Hints
from boneyard.drawing.notebook import drawing
from boneyard.i18n import Worded
from boneyard.i18n.translator import spoken
from boneyard.records import Record, RecordError, play_record


@singledispatch
def page(thing: object) -> str:
    """Something as HTML, in the language that is spoken."""
    raise TypeError(f"nobody tells {type(thing).__name__}")


@page.register
def _(hints: Hints) -> str:
    speak = spoken()
    heads = ("showing-move", "showing-match", "showing-points", "showing-wins", "showing-why")
    rows = [
        [
            str(hint.move),
            "–" if hint.match is None else speak.percent(hint.match),
            speak.number(hint.points, 1, signed=True),
            speak.percent(hint.wins),
            " ".join(speak.say(reason) for reason in hint.reasons),
        ]
        for hint in hints
    ]
    return _table([speak(head) for head in heads], rows)


@page.register
def _(record: Record) -> str:
    speak = spoken()
    names = speak.say(tuple(record.seats))
    title = f"<p><strong>{escape(record.rules.game.title)}</strong> · {escape(names)}</p>"
    try:
        _, end = play_record(record)
    except RecordError as error:
        return f"{title}<p>{escape(_why(error))}</p>"
    rows = [
        [str(number), *map(str, result.points)]
        for number, result in enumerate(end.results, record.first)
    ]
    rows.append(["Σ", *map(str, end.scores)])
    heads = ["", *(_side(record, side) for side in range(record.rules.sides))]
    return f"{title}{_table(heads, rows)}{drawing(end)}"


def _side(record: Record, side: int) -> str:
    names = [name for seat, name in enumerate(record.seats) if record.rules.side(seat) == side]
    return spoken().say(tuple(names))


def _why(error: Worded) -> str:
    return spoken().say(error.message)


@page.register
def _(analysis: Analysis) -> str:
    # Here, for it draws with what only people's screens need.
    from boneyard.analysis.report import drawn, player_rows, result_told

    speak = spoken()
    title = speak("analysis-of", game=analysis.title, result=result_told(analysis))
    heads, *rows = player_rows(analysis, speak)
    return f"<p><strong>{escape(title)}</strong></p>{_table(heads, rows)}{drawn(analysis, speak)}"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
