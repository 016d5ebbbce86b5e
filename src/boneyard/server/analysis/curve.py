"""Advantage curve of a match: who was ahead at each step, with marks that link to the steps."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape
from msgspec import Struct

from boneyard.core.ids import Side, all_sides, enumerate_sides
from boneyard.drawing.svg.geometry import fmt
from boneyard.i18n import NameList
from boneyard.i18n.fluent_translator import FluentTranslator

#: The drawing's size, and what stays free around the curve: for names above and rounds below.
WIDTH, HEIGHT, SIDE_MARGIN, TOP_MARGIN, BOTTOM_MARGIN = 480, 220, 38, 26, 24
#: What stands in the mark of a move.
QUALITY_SIGNS: Final = {"slip": "?!", "mistake": "?", "blunder": "??"}
#: How large a mark is.
MARK_RADIUS: Final = 11


class MoveMark(Struct, frozen=True):
    """A move that cost something: where it is, and where its mark leads to."""

    step: int
    """The step before which it was made."""
    side: Side
    quality: str
    label: str


class ChanceCurve(Struct, frozen=True):
    """Each side's chance after each step, by the number of the step."""

    steps: Sequence[int]
    chances: Sequence[Sequence[float]]
    names: Sequence[NameList]
    round_starts: Sequence[int]
    last_step: int
    hues: Sequence[int]
    """The number of each side's colour."""

    def x(self, step: float) -> float:
        """Where a step stands."""
        return SIDE_MARGIN + (WIDTH - 2 * SIDE_MARGIN) * step / max(1, self.last_step)

    def y(self, chance: float) -> float:
        """Where a chance stands: 1 is above."""
        return TOP_MARGIN + (HEIGHT - TOP_MARGIN - BOTTOM_MARGIN) * (1 - chance)

    def chance_at(self, step: int, side: Side) -> float:
        """A side's chance after a step, or after the last one before it that is known."""
        known = [at for at, one in enumerate(self.steps) if one <= step]
        return self.chances[known[-1]][side] if known else 1 / len(self.names)

    def css_classes(self, side: Side) -> str:
        """How a side's curve is drawn: its colour, and strokes for who sees none."""
        return f"way way{side % 5} hue{self.hues[side]}"

    def path_data(self, side: Side) -> str:
        """A side's curve."""
        points = (
            f"{fmt(self.x(step))} {fmt(self.y(chances[side]))}"
            for step, chances in zip(self.steps, self.chances, strict=True)
        )
        return "M" + "L".join(points)


def curve_svg(
    curve: ChanceCurve,
    marks: Sequence[MoveMark],
    at: int,
    address: str,
    translator: FluentTranslator,
) -> Markup:
    """Draw it; `address` leads to a step that is put after it."""
    two = len(curve.names) == 2
    sides = all_sides(1 if two else len(curve.names))
    lines = "".join(
        f'<path class="{curve.css_classes(side)}" d="{curve.path_data(side)}"/>' for side in sides
    )
    title = escape(translator("replay-curve", sides=tuple(curve.names)))
    return Markup(
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{title}">'
        f"{_draw_background(curve, at)}{_draw_scale(curve, translator)}{lines}"
        f"{_draw_names(curve, two, translator)}"
        f"{''.join(_draw_mark(curve, mark, address) for mark in marks)}</svg>"
    )


def _draw_background(curve: ChanceCurve, at: int) -> str:
    """The middle, where rounds begin, and the step that is shown."""
    middle, top, base = (fmt(curve.y(chance)) for chance in (0.5, 1, 0))
    drawn = f'<path class="half" d="M{SIDE_MARGIN} {middle}H{WIDTH - SIDE_MARGIN}"/>'
    for count, step in enumerate(curve.round_starts, 1):
        x = fmt(curve.x(step))
        drawn += (
            f'<path class="round" d="M{x} {top}V{base}"/>'
            f'<text x="{x}" y="{HEIGHT - 7}">{count}</text>'
        )
    x = fmt(curve.x(at))
    return f'{drawn}<path class="now" d="M{x} {top}V{base}"/>'


def _draw_scale(curve: ChanceCurve, translator: FluentTranslator) -> str:
    """What the heights mean."""
    return "".join(
        f'<text class="scale" x="{SIDE_MARGIN - 5}" y="{fmt(curve.y(chance) + 4)}">'
        f"{escape(translator.percent(chance))}</text>"
        for chance in (0.0, 0.5, 1.0)
    )


def _draw_names(curve: ChanceCurve, two: bool, translator: FluentTranslator) -> str:
    """Of two sides one is above and one below; of several each has a line of its own kind."""
    if two:
        first, second = (escape(translator("replay-ahead", who=name)) for name in curve.names)
        return (
            f'<text class="ahead" x="{SIDE_MARGIN}" y="{TOP_MARGIN - 9}">▲ {first}</text>'
            f'<text class="ahead" x="{SIDE_MARGIN + 8}" y="{HEIGHT - BOTTOM_MARGIN - 8}">'
            f"▼ {second}</text>"
        )
    each = (WIDTH - 2 * SIDE_MARGIN) / len(curve.names)
    drawn = ""
    for side, name in enumerate_sides(curve.names):
        x, told = SIDE_MARGIN + each * side, escape(translator.translate(name))
        drawn += (
            f'<path class="{curve.css_classes(side)}" d="M{fmt(x)} {TOP_MARGIN - 13}h22"/>'
            f'<text class="ahead" x="{fmt(x + 26)}" y="{TOP_MARGIN - 9}">{told}</text>'
        )
    return drawn


def _draw_mark(curve: ChanceCurve, mark: MoveMark, address: str) -> str:
    side = Side(0) if len(curve.names) == 2 else mark.side
    x, y = curve.x(mark.step + 1), curve.y(curve.chance_at(mark.step + 1, side))
    words = escape(mark.label)
    return (
        f'<a href="{escape(address)}{mark.step}" data-swap="replay" data-step="mark {mark.step}" '
        f'aria-label="{words}"><title>{words}</title>'
        f'<circle class="mark" cx="{fmt(x)}" cy="{fmt(y)}" r="{MARK_RADIUS}"/>'
        f'<text class="sign" x="{fmt(x)}" y="{fmt(y + 4.5)}">{QUALITY_SIGNS[mark.quality]}'
        f"</text></a>"
    )
