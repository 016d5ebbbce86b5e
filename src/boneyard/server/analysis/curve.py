"""Who was ahead: a curve over all steps of a match, with marks that lead to them."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape
from msgspec import Struct

from boneyard.core.ids import Side, all_sides, by_side
from boneyard.drawing.svg.geometry import number
from boneyard.i18n import Persons
from boneyard.i18n.fluent_translator import Tongue

#: The drawing's size, and what stays free around the curve: for names above and rounds below.
WIDE, HIGH, SIDE, ABOVE, BELOW = 480, 220, 38, 26, 24
#: What stands in the mark of a move.
SIGNS: Final = {"slip": "?!", "mistake": "?", "blunder": "??"}
#: How large a mark is.
MARK: Final = 11


class Mark(Struct, frozen=True):
    """A move that cost something: where it is, and where its mark leads to."""

    step: int
    """The step before which it was made."""
    side: Side
    quality: str
    words: str


class Curve(Struct, frozen=True):
    """Each side's chance after each step, by the number of the step."""

    steps: Sequence[int]
    chances: Sequence[Sequence[float]]
    names: Sequence[Persons]
    rounds: Sequence[int]
    last: int
    hues: Sequence[int]
    """The number of each side's colour."""

    def x(self, step: float) -> float:
        """Where a step stands."""
        return SIDE + (WIDE - 2 * SIDE) * step / max(1, self.last)

    def y(self, chance: float) -> float:
        """Where a chance stands: 1 is above."""
        return ABOVE + (HIGH - ABOVE - BELOW) * (1 - chance)

    def chance(self, step: int, side: Side) -> float:
        """A side's chance after a step, or after the last one before it that is known."""
        known = [at for at, one in enumerate(self.steps) if one <= step]
        return self.chances[known[-1]][side] if known else 1 / len(self.names)

    def kind(self, side: Side) -> str:
        """How a side's curve is drawn: its colour, and strokes for who sees none."""
        return f"way way{side % 5} hue{self.hues[side]}"

    def line(self, side: Side) -> str:
        """A side's curve."""
        points = (
            f"{number(self.x(step))} {number(self.y(chances[side]))}"
            for step, chances in zip(self.steps, self.chances, strict=True)
        )
        return "M" + "L".join(points)


def curve_svg(curve: Curve, marks: Sequence[Mark], at: int, address: str, speak: Tongue) -> Markup:
    """Draw it; `address` leads to a step that is put after it."""
    two = len(curve.names) == 2
    sides = all_sides(1 if two else len(curve.names))
    lines = "".join(f'<path class="{curve.kind(side)}" d="{curve.line(side)}"/>' for side in sides)
    title = escape(speak("replay-curve", sides=tuple(curve.names)))
    return Markup(
        f'<svg class="curve" viewBox="0 0 {WIDE} {HIGH}" role="group" aria-label="{title}">'
        f"{_ground(curve, at)}{_scale(curve, speak)}{lines}{_names(curve, two, speak)}"
        f"{''.join(_mark(curve, mark, address) for mark in marks)}</svg>"
    )


def _ground(curve: Curve, at: int) -> str:
    """The middle, where rounds begin, and the step that is shown."""
    middle, top, base = (number(curve.y(chance)) for chance in (0.5, 1, 0))
    drawn = f'<path class="half" d="M{SIDE} {middle}H{WIDE - SIDE}"/>'
    for count, step in enumerate(curve.rounds, 1):
        x = number(curve.x(step))
        drawn += (
            f'<path class="round" d="M{x} {top}V{base}"/>'
            f'<text x="{x}" y="{HIGH - 7}">{count}</text>'
        )
    x = number(curve.x(at))
    return f'{drawn}<path class="now" d="M{x} {top}V{base}"/>'


def _scale(curve: Curve, speak: Tongue) -> str:
    """What the heights mean."""
    return "".join(
        f'<text class="scale" x="{SIDE - 5}" y="{number(curve.y(chance) + 4)}">'
        f"{escape(speak.percent(chance))}</text>"
        for chance in (0.0, 0.5, 1.0)
    )


def _names(curve: Curve, two: bool, speak: Tongue) -> str:
    """Of two sides one is above and one below; of several each has a line of its own kind."""
    if two:
        first, second = (escape(speak("replay-ahead", who=name)) for name in curve.names)
        return (
            f'<text class="ahead" x="{SIDE}" y="{ABOVE - 9}">▲ {first}</text>'
            f'<text class="ahead" x="{SIDE + 8}" y="{HIGH - BELOW - 8}">▼ {second}</text>'
        )
    each = (WIDE - 2 * SIDE) / len(curve.names)
    drawn = ""
    for side, name in by_side(curve.names):
        x, told = SIDE + each * side, escape(speak.say(name))
        drawn += (
            f'<path class="{curve.kind(side)}" d="M{number(x)} {ABOVE - 13}h22"/>'
            f'<text class="ahead" x="{number(x + 26)}" y="{ABOVE - 9}">{told}</text>'
        )
    return drawn


def _mark(curve: Curve, mark: Mark, address: str) -> str:
    side = Side(0) if len(curve.names) == 2 else mark.side
    x, y = curve.x(mark.step + 1), curve.y(curve.chance(mark.step + 1, side))
    words = escape(mark.words)
    return (
        f'<a href="{escape(address)}{mark.step}" data-swap="replay" data-step="mark {mark.step}" '
        f'aria-label="{words}"><title>{words}</title>'
        f'<circle class="mark" cx="{number(x)}" cy="{number(y)}" r="{MARK}"/>'
        f'<text class="sign" x="{number(x)}" y="{number(y + 4.5)}">{SIGNS[mark.quality]}</text></a>'
    )
