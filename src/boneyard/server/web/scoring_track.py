"""The scoring track of games that come with one: a pawn for each side."""

from collections.abc import Sequence

from markupsafe import Markup, escape

from boneyard.i18n import message
from boneyard.i18n.translator import Translate


def score_track_svg(
    scores: Sequence[tuple[str, int, int]], before: Sequence[int], target: int, translate: Translate
) -> Markup:
    """A scoring track in tens, with a pawn for each side: its name, its score and its colour.

    The script lets a pawn walk to its spot from where it was before the round.
    """
    steps = -(-target // 10)
    each = min(15, steps + 1)
    rows = -(-(steps + 1) // each)
    drawn, spots = "", {}
    for step in range(steps + 1):
        row, column = divmod(step, each)
        x = 22 + 40 * (each - 1 - column if row % 2 else column)
        spots[step] = x, 46 + 66 * row
        last = " last" if step == steps else ""
        drawn += (
            f'<circle class="spot{last}" cx="{x}" cy="{spots[step][1]}" r="17"/>'
            f'<text x="{x}" y="{spots[step][1] + 4}" text-anchor="middle">{step * 10}</text>'
        )
    for at, (_, score, hue) in enumerate(scores):
        step, was = (min(max(one // 10, 0), steps) for one in (score, before[at]))
        (x, y), walk = spots[step], [spots[one] for one in range(was, step + 1)]
        way = " ".join(f"{left - x},{top - y}" for left, top in walk)
        x, y = x - 11 + 11 * (at % 3), y - 26 + 9 * (at // 3)
        drawn += (
            f'<g class="walks hue{hue}" data-walk="{way}">'
            f'<path class="pawn" d="M{x - 7} {y + 12}h14l-4-10h-6z'
            f'M{x} {y - 9}a5.5 5.5 0 1 0 .01 0z"/>'
            f'<text class="who" x="{x}" y="{y + 10}" text-anchor="middle">{at + 1}</text></g>'
        )
    told = tuple(f"{name} {score}" for name, score, _ in scores)
    words = translate(message("table-track", target=target, scores=told))
    return Markup(
        f'<svg class="track" role="img" width="{each * 40 + 4}" '
        f'viewBox="0 0 {each * 40 + 4} {rows * 66 + 8}">'
        f"<title>{escape(words)}</title>{drawn}</svg>"
    )
