"""Bar charts, ladders, curves, squares as plain SVG, light or dark as the page around them is."""

from collections.abc import Callable, Sequence
from html import escape

WIDTH, LEFT, TOP, BASE, BELOW = 720, 24, 64, 300, 64
CROWDED = 36  # bars closer than this have small labels
ROW, NAMES, VALUES = 28, 160, 80  # of a ladder: a line's height, where dots begin, and end

STYLE = """
  .chart { color: #1f2933; font: 14px system-ui, sans-serif }
  .chart .bar { fill: #2f7d6d }
  .chart .axis { stroke: currentColor; stroke-opacity: .35 }
  .chart text { fill: currentColor; text-anchor: middle }
  .chart .title { font-size: 18px; font-weight: 600; text-anchor: start }
  .chart .note { opacity: .7 }
  .chart .small { font-size: 10px }
  @media (prefers-color-scheme: dark) {
    .chart { color: #e4e7eb }
    .chart .bar { fill: #5fc2ad }
  }
"""
LADDER = """
  .chart .name { text-anchor: start }
  .chart .head { text-anchor: start; font-weight: 600 }
  .chart .range { stroke: #2f7d6d; stroke-width: 4; stroke-linecap: round; stroke-opacity: .45 }
  @media (prefers-color-scheme: dark) { .chart .range { stroke: #5fc2ad } }
"""
AXIS, HIGH, CURVES = 40, 84, 5  # of curves: room for shares, where 1 is, how many look different
CURVE = """
  .chart .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round }
  .chart .mark { fill: none; stroke-width: 2 }
  .chart .start { text-anchor: start }
  .chart .c0 { stroke: #2f7d6d }
  .chart .c1 { stroke: #b4552d; stroke-dasharray: 7 3 }
  .chart .c2 { stroke: #4b5fa8; stroke-dasharray: 2 3 }
  .chart .c3 { stroke: #8a6d1f; stroke-dasharray: 10 3 2 3 }
  .chart .c4 { stroke: #7c3f8c; stroke-dasharray: 4 2 }
  .chart .mark { stroke-dasharray: none }
  @media (prefers-color-scheme: dark) {
    .chart .c0 { stroke: #5fc2ad } .chart .c1 { stroke: #f0a07c } .chart .c2 { stroke: #9fb0f0 }
    .chart .c3 { stroke: #dcc06a } .chart .c4 { stroke: #d3a0e0 }
  }
"""


def bars(
    title: str,
    labels: Sequence[str],
    values: Sequence[float],
    *,
    note: str = "",
    shown: Sequence[str] | None = None,
) -> str:
    """Draw a bar for each value, with its label below and what is `shown` of it above."""
    if len(labels) != len(values) or (shown is not None and len(shown) != len(values)):
        raise ValueError("every bar needs one label and one value")
    above = [f"{value:g}" for value in values] if shown is None else shown
    step = (WIDTH - 2 * LEFT) / max(len(values), 1)
    highest = max(values, default=0) or 1
    parts = [
        f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>',
        f'<line class="axis" x1="{LEFT}" x2="{WIDTH - LEFT}" y1="{BASE}" y2="{BASE}"/>',
    ]
    size = "small" if step < CROWDED else ""
    for place, (label, value, text) in enumerate(zip(labels, values, above, strict=True)):
        middle = LEFT + step * (place + 0.5)
        height = (BASE - TOP) * max(value, 0) / highest
        parts += [
            _bar(middle, min(step * 0.7, 90), height),
            _text(middle, BASE - height - 8, text, size),
            _text(middle, BASE + 20, label, size),
        ]
    if note:
        parts.append(_text(WIDTH / 2, BASE + 48, note, "note"))
    return _chart(title, parts, BASE + BELOW)


#: A line of a ladder: a label, a value, and the interval that it lies in.
Rung = tuple[str, float, float, float]


def ranges(
    title: str,
    groups: Sequence[tuple[str, Sequence[Rung]]],
    *,
    note: str = "",
    shown: Callable[[float], str] = "{:+.0f}".format,
) -> str:
    """Draw groups of values as dots, each with a heading; a line shows each one's interval.

    `shown` writes a value, beside its line.
    """
    everything = [edge for _, rungs in groups for _, *three in rungs for edge in three]
    low, high = min(everything, default=0.0), max(everything, default=0.0)
    scale = (WIDTH - LEFT - NAMES - VALUES) / ((high - low) or 1)
    parts = [f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>']
    y = TOP
    for heading, rungs in groups:
        if heading:
            parts.append(_text(LEFT, y, heading, "head"))
            y += ROW
        for label, value, least, most in rungs:
            parts.append(_text(LEFT, y, label, "name"))
            places = [NAMES + (edge - low) * scale for edge in (least, value, most)]
            parts += _range(places, y)
            parts.append(_text(WIDTH - VALUES / 2, y, shown(value)))
            y += ROW
        y += ROW // 3
    if note:
        parts.append(_text(WIDTH / 2, y + ROW / 2, note, "note"))
        y += ROW
    return _chart(title, parts, y, STYLE + LADDER)


def _range(places: Sequence[float], base: float) -> list[str]:
    """A dot on a line: where the interval begins, the value, and where it ends."""
    least, value, most = places
    y = base - 5  # the middle of the letters beside it
    return [
        f'<line class="range" x1="{least:.1f}" x2="{most:.1f}" y1="{y}" y2="{y}"/>',
        f'<circle class="bar" cx="{value:.1f}" cy="{y}" r="5"/>',
    ]


#: A dot on a curve: where along it, on which one, and what it says.
Mark = tuple[int, int, str]


def curves(
    title: str,
    series: Sequence[tuple[str, Sequence[float]]],
    *,
    starts: Sequence[tuple[int, str]] = (),
    marks: Sequence[Mark] = (),
    note: str = "",
    shown: Callable[[float], str] = "{:.0%}".format,
) -> str:
    """Draw shares, from 0 to 1, as curves; `starts` divides them into parts that have names.

    `shown` writes a share, on the axis.
    """
    longest = max((len(values) for _, values in series), default=0)
    step = (WIDTH - 2 * LEFT - AXIS) / max(longest - 1, 1)

    def place(at: int, value: float) -> tuple[float, float]:
        return LEFT + AXIS + at * step, BASE - (BASE - HIGH) * value

    parts = [f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>']
    for share in (0.0, 0.5, 1.0):
        _, y = place(0, share)
        parts.append(_line(LEFT + AXIS, y, WIDTH - LEFT, y))
        parts.append(_text(LEFT + AXIS / 2, y + 5, shown(share), "small"))
    for at, name in starts:
        x, _ = place(at, 0)
        parts += [_line(x, HIGH, x, BASE), _text(x + 4, BASE + 18, name, "small start")]
    for number, (name, values) in enumerate(series):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*one) for one in enumerate(values)))
        left = LEFT + number * (WIDTH - 2 * LEFT) / max(len(series), 1)
        parts += [
            f'<polyline class="curve c{number % CURVES}" points="{points}"/>',
            f'<line class="curve c{number % CURVES}" x1="{left:.1f}" x2="{left + 28:.1f}" '
            f'y1="{TOP - 5}" y2="{TOP - 5}"/>',
            _text(left + 34, TOP, name, "name"),
        ]
    for at, number, text in marks:
        x, y = place(at, series[number][1][at])
        parts.append(
            f'<circle class="mark c{number % CURVES}" cx="{x:.1f}" cy="{y:.1f}" r="5">'
            f"<title>{escape(text)}</title></circle>"
        )
    if note:
        parts.append(_text(WIDTH / 2, BASE + 48, note, "note"))
    return _chart(title, parts, BASE + BELOW, STYLE + LADDER + CURVE)


BAND = """
  .chart .band { fill: #2f7d6d; fill-opacity: .2 }
  @media (prefers-color-scheme: dark) { .chart .band { fill: #5fc2ad } }
"""
#: A value, and the interval that it lies in.
Ranged = tuple[float, float, float]


def band(
    title: str,
    values: Sequence[Ranged],
    *,
    note: str = "",
    shown: Callable[[float], str] = "{:.0f}".format,
    style: str = STYLE + CURVE + BAND,
) -> str:
    """Draw values one after the other as a curve, with the interval of each as a band around it.

    Each of them is the least, the value and the most; `shown` writes one, on the axis. A page that
    has the styles gives none.
    """
    edges = [edge for one in values for edge in one] or [0.0]
    low, high = min(edges), max(edges)
    step = (WIDTH - 2 * LEFT - AXIS) / max(len(values) - 1, 1)
    scale = (BASE - HIGH) / ((high - low) or 1)

    def place(at: int, value: float) -> str:
        return f"{LEFT + AXIS + at * step:.1f},{BASE - (value - low) * scale:.1f}"

    parts = [f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>']
    for edge in (low, (low + high) / 2, high):
        y = BASE - (edge - low) * scale
        parts.append(_line(LEFT + AXIS, y, WIDTH - LEFT, y))
        parts.append(_text(LEFT + AXIS / 2, y + 5, shown(edge), "small"))
    over = [place(at, one[2]) for at, one in enumerate(values)]
    under = [place(at, one[0]) for at, one in enumerate(values)]
    middle = " ".join(place(at, one[1]) for at, one in enumerate(values))
    parts.append(f'<polygon class="band" points="{" ".join([*over, *reversed(under)])}"/>')
    parts.append(f'<polyline class="curve c0" points="{middle}"/>')
    if note:
        parts.append(_text(WIDTH / 2, BASE + 48, note, "note"))
    return _chart(title, parts, BASE + BELOW, style)


#: How squares stand: how many beside each other, how wide, and the room between and around them.
ABREAST, SQUARE, GAP_ACROSS, GAP_BELOW, EDGE = 3, 184, 44, 66, 44
SQUARES = """
  .chart .start { text-anchor: start }
  .chart .even { stroke: currentColor; stroke-opacity: .5; stroke-dasharray: 4 4 }
  .chart .range { stroke-width: 3 }
"""
#: A dot in a square: where across, and the least, the value and the most upwards.
Dot = tuple[float, float, float, float]


def squares(
    title: str,
    groups: Sequence[tuple[str, Sequence[Dot]]],
    *,
    across: str = "",
    up: str = "",
    note: str = "",
    shown: Callable[[float], str] = "{:.0%}".format,
) -> str:
    """Draw shares against shares, from 0 to 1 both ways: a square for each group of dots.

    On the broken line both are the same. `shown` writes a share, on the axes; `across` and `up` say
    what they are, on the first square.
    """
    parts = [f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>']
    for number, (name, dots) in enumerate(groups):
        row, column = divmod(number, ABREAST)
        left = EDGE + column * (SQUARE + GAP_ACROSS)
        base = TOP + 22 + SQUARE + row * (SQUARE + GAP_BELOW)
        parts += _square(left, base, name, dots, shown)
        if not number:
            parts.append(_text(left + SQUARE / 2, base + 30, across, "small"))
            parts.append(_text(left + 6, base - SQUARE + 14, up, "small start"))
    rows = -(-len(groups) // ABREAST)
    height = TOP + 22 + rows * (SQUARE + GAP_BELOW)
    if note:
        parts.append(_text(WIDTH / 2, height - 8, note, "note"))
    return _chart(title, parts, height + 8, STYLE + LADDER + SQUARES)


def _square(
    left: float, base: float, name: str, dots: Sequence[Dot], shown: Callable[[float], str]
) -> list[str]:
    """One square: its name, axes, the line of what is even, and the dots with their intervals."""

    def place(across: float, up: float) -> tuple[float, float]:
        return left + SQUARE * across, base - SQUARE * up

    parts = [_text(left, base - SQUARE - 10, name, "name")]
    for share in (0.0, 0.5, 1.0):
        x, y = place(share, share)
        parts += [_line(left, y, left + SQUARE, y), _line(x, base - SQUARE, x, base)]
        parts += [_text(left - 20, y + 4, shown(share), "small"),
                  _text(x, base + 16, shown(share), "small")]  # fmt: skip
    parts.append(
        f'<line class="even" x1="{left}" y1="{base}" x2="{left + SQUARE}" y2="{base - SQUARE}"/>'
    )
    for across, *three in dots:
        (x, low), (_, y), (_, high) = (place(across, up) for up in three)
        parts.append(
            f'<line class="range" x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}"/>'
        )
        parts.append(f'<circle class="bar" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>')
    return parts


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="axis" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y1:.1f}" y2="{y2:.1f}"/>'


def _chart(title: str, parts: Sequence[str], height: int, style: str = STYLE) -> str:
    body = "\n".join(parts)
    styled = f"<style>{style}</style>\n" if style else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" '
        f'viewBox="0 0 {WIDTH} {height}">\n'
        f"<title>{escape(title)}</title>\n{styled}{body}\n</svg>\n"
    )


def _bar(middle: float, width: float, height: float) -> str:
    """Draw a bar that stands on the axis, its upper corners rounded."""
    round_ = min(6.0, height, width / 2)
    left, top = middle - width / 2, BASE - height
    return (
        f'<path class="bar" d="M{left:.1f} {BASE}V{top + round_:.1f}'
        f"q0 {-round_:.1f} {round_:.1f} {-round_:.1f}h{width - 2 * round_:.1f}"
        f'q{round_:.1f} 0 {round_:.1f} {round_:.1f}V{BASE}z"/>'
    )


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    """Write a text around a point."""
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'
