"""Bar charts as plain SVG, light or dark as the page around them is."""

from collections.abc import Sequence
from html import escape

WIDTH, LEFT, TOP, BASE, BELOW = 720, 24, 64, 300, 64
CROWDED = 36  # bars closer than this have small labels

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
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" '
        f'viewBox="0 0 {WIDTH} {BASE + BELOW}">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n{body}\n</svg>\n"
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
