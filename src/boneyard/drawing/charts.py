"""SVG charts: bars, ranges, curves and scatter plots that follow the page's light or dark theme."""

from collections.abc import Callable, Sequence
from html import escape

WIDTH, LEFT, TOP, BASELINE, FOOTER_HEIGHT = 720, 24, 64, 300, 64
SMALL_LABEL_STEP = 36  # bars closer than this have small labels
ROW_HEIGHT, NAMES_WIDTH, VALUES_WIDTH = (
    28,
    160,
    80,
)  # of ranges: line height, and where dots begin and end

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
RANGE_STYLE = """
  .chart .name { text-anchor: start }
  .chart .head { text-anchor: start; font-weight: 600 }
  .chart .range { stroke: #2f7d6d; stroke-width: 4; stroke-linecap: round; stroke-opacity: .45 }
  @media (prefers-color-scheme: dark) { .chart .range { stroke: #5fc2ad } }
"""
AXIS_WIDTH, CURVE_TOP, CURVE_STYLE_COUNT = (
    40,
    84,
    5,
)  # of curves: room for labels, where 1 is, how many styles there are
CURVE_STYLE = """
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


def render_bars(
    title: str,
    labels: Sequence[str],
    values: Sequence[float],
    *,
    note: str = "",
    value_labels: Sequence[str] | None = None,
) -> str:
    """Draw a bar for each value, with its label below and its value label above."""
    if len(labels) != len(values) or (
        value_labels is not None and len(value_labels) != len(values)
    ):
        raise ValueError("every bar needs one label and one value")
    above = [f"{value:g}" for value in values] if value_labels is None else value_labels
    step = (WIDTH - 2 * LEFT) / max(len(values), 1)
    highest = max(values, default=0) or 1
    parts = [
        f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>',
        f'<line class="axis" x1="{LEFT}" x2="{WIDTH - LEFT}" y1="{BASELINE}" y2="{BASELINE}"/>',
    ]
    size = "small" if step < SMALL_LABEL_STEP else ""
    for place, (label, value, text) in enumerate(zip(labels, values, above, strict=True)):
        middle = LEFT + step * (place + 0.5)
        height = (BASELINE - TOP) * max(value, 0) / highest
        parts += [
            _draw_bar(middle, min(step * 0.7, 90), height),
            _draw_text(middle, BASELINE - height - 8, text, size),
            _draw_text(middle, BASELINE + 20, label, size),
        ]
    if note:
        parts.append(_draw_text(WIDTH / 2, BASELINE + 48, note, "note"))
    return _chart_svg(title, parts, BASELINE + FOOTER_HEIGHT)


#: A line of a range chart: a label, a value, and its interval.
RangeRow = tuple[str, float, float, float]


def render_ranges(
    title: str,
    groups: Sequence[tuple[str, Sequence[RangeRow]]],
    *,
    note: str = "",
    format_value: Callable[[float], str] = "{:+.0f}".format,
) -> str:
    """Draw groups of values as dots, each group with a heading; a line shows each interval.

    `format_value` formats the value beside its line.
    """
    everything = [edge for _, rungs in groups for _, *three in rungs for edge in three]
    low, high = min(everything, default=0.0), max(everything, default=0.0)
    scale = (WIDTH - LEFT - NAMES_WIDTH - VALUES_WIDTH) / ((high - low) or 1)
    parts = [f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>']
    y = TOP
    for heading, rungs in groups:
        if heading:
            parts.append(_draw_text(LEFT, y, heading, "head"))
            y += ROW_HEIGHT
        for label, value, least, most in rungs:
            parts.append(_draw_text(LEFT, y, label, "name"))
            places = [NAMES_WIDTH + (edge - low) * scale for edge in (least, value, most)]
            parts += _draw_range(places, y)
            parts.append(_draw_text(WIDTH - VALUES_WIDTH / 2, y, format_value(value)))
            y += ROW_HEIGHT
        y += ROW_HEIGHT // 3
    if note:
        parts.append(_draw_text(WIDTH / 2, y + ROW_HEIGHT / 2, note, "note"))
        y += ROW_HEIGHT
    return _chart_svg(title, parts, y, STYLE + RANGE_STYLE)


def _draw_range(places: Sequence[float], base: float) -> list[str]:
    """Draw a dot on a line: start of the interval, value, and end."""
    least, value, most = places
    y = base - 5  # the middle of the letters beside it
    return [
        f'<line class="range" x1="{least:.1f}" x2="{most:.1f}" y1="{y}" y2="{y}"/>',
        f'<circle class="bar" cx="{value:.1f}" cy="{y}" r="5"/>',
    ]


#: A mark on a curve: its position, the curve, and its label.
Mark = tuple[int, int, str]


def render_curves(
    title: str,
    series: Sequence[tuple[str, Sequence[float]]],
    *,
    starts: Sequence[tuple[int, str]] = (),
    marks: Sequence[Mark] = (),
    note: str = "",
    format_value: Callable[[float], str] = "{:.0%}".format,
) -> str:
    """Draw shares, from 0 to 1, as curves; `starts` divides them into named parts.

    `format_value` formats a share on the axis.
    """
    longest = max((len(values) for _, values in series), default=0)
    step = (WIDTH - 2 * LEFT - AXIS_WIDTH) / max(longest - 1, 1)

    def place(at: int, value: float) -> tuple[float, float]:
        return LEFT + AXIS_WIDTH + at * step, BASELINE - (BASELINE - CURVE_TOP) * value

    parts = [f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>']
    for share in (0.0, 0.5, 1.0):
        _, y = place(0, share)
        parts.append(_axis_line(LEFT + AXIS_WIDTH, y, WIDTH - LEFT, y))
        parts.append(_draw_text(LEFT + AXIS_WIDTH / 2, y + 5, format_value(share), "small"))
    for at, name in starts:
        x, _ = place(at, 0)
        parts += [
            _axis_line(x, CURVE_TOP, x, BASELINE),
            _draw_text(x + 4, BASELINE + 18, name, "small start"),
        ]
    for number, (name, values) in enumerate(series):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*one) for one in enumerate(values)))
        left = LEFT + number * (WIDTH - 2 * LEFT) / max(len(series), 1)
        parts += [
            f'<polyline class="curve c{number % CURVE_STYLE_COUNT}" points="{points}"/>',
            f'<line class="curve c{number % CURVE_STYLE_COUNT}" x1="{left:.1f}" '
            f'x2="{left + 28:.1f}" '
            f'y1="{TOP - 5}" y2="{TOP - 5}"/>',
            _draw_text(left + 34, TOP, name, "name"),
        ]
    for at, number, text in marks:
        x, y = place(at, series[number][1][at])
        parts.append(
            f'<circle class="mark c{number % CURVE_STYLE_COUNT}" cx="{x:.1f}" cy="{y:.1f}" r="5">'
            f"<title>{escape(text)}</title></circle>"
        )
    if note:
        parts.append(_draw_text(WIDTH / 2, BASELINE + 48, note, "note"))
    return _chart_svg(title, parts, BASELINE + FOOTER_HEIGHT, STYLE + RANGE_STYLE + CURVE_STYLE)


#: Layout of lines of scores, which stand in a page that colours them: `hue0`, `hue1`, …
SCORE_WIDTH, SCORE_HEIGHT, SCORE_LEFT, SCORE_TOP, SCORE_BASELINE = 320, 132, 30, 14, 108


def render_score_lines(
    title: str, series: Sequence[tuple[str, int, Sequence[int]]], target: int = 0
) -> str:
    """Draw scores by round as lines; each has a name, the number of its colour, and the scores.

    The dashed line is the target. The page has the styles.
    """
    scores = [score for _, _, values in series for score in values]
    low, high = min([0, *scores]), max([1, target, *scores])
    rounds = max((len(values) for _, _, values in series), default=1) - 1
    step = (SCORE_WIDTH - SCORE_LEFT - 12) / max(rounds, 1)
    scale = (SCORE_BASELINE - SCORE_TOP) / (high - low)

    def height(value: float) -> float:
        return SCORE_BASELINE - (value - low) * scale

    parts = [
        _axis_line(SCORE_LEFT, height(0), SCORE_WIDTH - 8, height(0)),
        _draw_text(SCORE_LEFT - 14, height(0) + 4, "0", "small"),
    ]
    if target:
        line = _axis_line(SCORE_LEFT, height(target), SCORE_WIDTH - 8, height(target))
        parts.append(line.replace('"axis"', '"axis goal"'))
        parts.append(_draw_text(SCORE_LEFT - 14, height(target) + 4, str(target), "small"))
    every = -(-rounds // 10)
    for at in range(every, rounds + 1, every or 1):
        parts.append(_draw_text(SCORE_LEFT + at * step, SCORE_HEIGHT - 8, str(at), "small"))
    for name, hue, values in series:
        places = [(SCORE_LEFT + at * step, height(value)) for at, value in enumerate(values)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        x, y = places[-1]
        parts.append(
            f'<g class="line hue{hue}"><title>{escape(name)}</title>'
            f'<polyline points="{points}"/><circle cx="{x:.1f}" cy="{y:.1f}" r="4"/></g>'
        )
    body = "".join(parts)
    return (
        f'<svg class="chart scores" role="img" viewBox="0 0 {SCORE_WIDTH} {SCORE_HEIGHT}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


BAND_STYLE = """
  .chart .band { fill: #2f7d6d; fill-opacity: .2 }
  @media (prefers-color-scheme: dark) { .chart .band { fill: #5fc2ad } }
"""
#: A value and its interval.
Interval = tuple[float, float, float]


def render_band(
    title: str,
    values: Sequence[Interval],
    *,
    note: str = "",
    format_value: Callable[[float], str] = "{:.0f}".format,
    style: str = STYLE + CURVE_STYLE + BAND_STYLE,
) -> str:
    """Draw values as a curve, with the interval of each as a band around it.

    Each is the minimum, the value and the maximum; `format_value` formats one on the axis. A page
    that has the styles already passes none.
    """
    edges = [edge for one in values for edge in one] or [0.0]
    low, high = min(edges), max(edges)
    step = (WIDTH - 2 * LEFT - AXIS_WIDTH) / max(len(values) - 1, 1)
    scale = (BASELINE - CURVE_TOP) / ((high - low) or 1)

    def place(at: int, value: float) -> str:
        return f"{LEFT + AXIS_WIDTH + at * step:.1f},{BASELINE - (value - low) * scale:.1f}"

    parts = [f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>']
    for edge in (low, (low + high) / 2, high):
        y = BASELINE - (edge - low) * scale
        parts.append(_axis_line(LEFT + AXIS_WIDTH, y, WIDTH - LEFT, y))
        parts.append(_draw_text(LEFT + AXIS_WIDTH / 2, y + 5, format_value(edge), "small"))
    over = [place(at, one[2]) for at, one in enumerate(values)]
    under = [place(at, one[0]) for at, one in enumerate(values)]
    middle = " ".join(place(at, one[1]) for at, one in enumerate(values))
    parts.append(f'<polygon class="band" points="{" ".join([*over, *reversed(under)])}"/>')
    parts.append(f'<polyline class="curve c0" points="{middle}"/>')
    if note:
        parts.append(_draw_text(WIDTH / 2, BASELINE + 48, note, "note"))
    return _chart_svg(title, parts, BASELINE + FOOTER_HEIGHT, style)


#: Layout of squares: how many per row, width, and the gaps between and around them.
SQUARES_PER_ROW, SQUARE_SIZE, GAP_ACROSS, GAP_BELOW, SQUARES_MARGIN = 3, 184, 44, 66, 44
SQUARES_STYLE = """
  .chart .start { text-anchor: start }
  .chart .even { stroke: currentColor; stroke-opacity: .5; stroke-dasharray: 4 4 }
  .chart .range { stroke-width: 3 }
"""
#: A dot in a square: x, and the minimum, value and maximum of y.
Dot = tuple[float, float, float, float]


def render_squares(
    title: str,
    groups: Sequence[tuple[str, Sequence[Dot]]],
    *,
    across: str = "",
    up: str = "",
    note: str = "",
    format_value: Callable[[float], str] = "{:.0%}".format,
) -> str:
    """Draw shares against shares, from 0 to 1 both ways: a square for each group of dots.

    The dashed line is the diagonal. `format_value` formats a share on the axes; `across` and `up`
    label them on the first square.
    """
    parts = [f'<text class="title" x="{LEFT}" y="30">{escape(title)}</text>']
    for number, (name, dots) in enumerate(groups):
        row, column = divmod(number, SQUARES_PER_ROW)
        left = SQUARES_MARGIN + column * (SQUARE_SIZE + GAP_ACROSS)
        base = TOP + 22 + SQUARE_SIZE + row * (SQUARE_SIZE + GAP_BELOW)
        parts += _draw_square(left, base, name, dots, format_value)
        if not number:
            parts.append(_draw_text(left + SQUARE_SIZE / 2, base + 30, across, "small"))
            parts.append(_draw_text(left + 6, base - SQUARE_SIZE + 14, up, "small start"))
    rows = -(-len(groups) // SQUARES_PER_ROW)
    height = TOP + 22 + rows * (SQUARE_SIZE + GAP_BELOW)
    if note:
        parts.append(_draw_text(WIDTH / 2, height - 8, note, "note"))
    return _chart_svg(title, parts, height + 8, STYLE + RANGE_STYLE + SQUARES_STYLE)


def _draw_square(
    left: float, base: float, name: str, dots: Sequence[Dot], format_value: Callable[[float], str]
) -> list[str]:
    """Draw one square: its name, axes, the diagonal, and the dots with their intervals."""

    def place(across: float, up: float) -> tuple[float, float]:
        return left + SQUARE_SIZE * across, base - SQUARE_SIZE * up

    parts = [_draw_text(left, base - SQUARE_SIZE - 10, name, "name")]
    for share in (0.0, 0.5, 1.0):
        x, y = place(share, share)
        parts += [
            _axis_line(left, y, left + SQUARE_SIZE, y),
            _axis_line(x, base - SQUARE_SIZE, x, base),
        ]
        parts += [_draw_text(left - 20, y + 4, format_value(share), "small"),
                  _draw_text(x, base + 16, format_value(share), "small")]  # fmt: skip
    parts.append(
        f'<line class="even" x1="{left}" y1="{base}" x2="{left + SQUARE_SIZE}" '
        f'y2="{base - SQUARE_SIZE}"/>'
    )
    for across, *three in dots:
        (x, low), (_, y), (_, high) = (place(across, up) for up in three)
        parts.append(
            f'<line class="range" x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}"/>'
        )
        parts.append(f'<circle class="bar" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>')
    return parts


def _axis_line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="axis" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y1:.1f}" y2="{y2:.1f}"/>'


def _chart_svg(title: str, parts: Sequence[str], height: int, style: str = STYLE) -> str:
    body = "\n".join(parts)
    styled = f"<style>{style}</style>\n" if style else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" '
        f'viewBox="0 0 {WIDTH} {height}">\n'
        f"<title>{escape(title)}</title>\n{styled}{body}\n</svg>\n"
    )


def _draw_bar(middle: float, width: float, height: float) -> str:
    """Draw a bar that stands on the axis, its upper corners rounded."""
    round_ = min(6.0, height, width / 2)
    left, top = middle - width / 2, BASELINE - height
    return (
        f'<path class="bar" d="M{left:.1f} {BASELINE}V{top + round_:.1f}'
        f"q0 {-round_:.1f} {round_:.1f} {-round_:.1f}h{width - 2 * round_:.1f}"
        f'q{round_:.1f} 0 {round_:.1f} {round_:.1f}V{BASELINE}z"/>'
    )


def _draw_text(x: float, y: float, text: str, kind: str = "") -> str:
    """Draw a text around a point."""
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'
