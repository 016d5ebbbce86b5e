"""A hint as a player reads it: the best move, why, how sure that is, and the others below it."""

from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct

from boneyard.bots import Hint
from boneyard.server.pages.render import rendered
from boneyard.server.pages.scene import Scene
from boneyard.server.pages.words import counted
from boneyard.words.saying import Say, english


class Advice(Struct, frozen=True):
    """A move as the panel shows it."""

    move: str
    label: str
    reasons: tuple[str, ...]
    worth: str


def points_words(points: float) -> str:
    """Write `3.4 points`, `1 point`: never more than one digit after the point."""
    said = f"{abs(points):.1f}".removesuffix(".0")
    return f"{said} {'point' if said == '1' else 'points'}"


def _best_words(hint: Hint, solo: bool) -> str:
    """What the best move brings, and how sure that is."""
    if solo:
        return ""
    way = "more" if hint.points >= 0 else "fewer"
    sure = f", give or take {points_words(2 * hint.error)}" if hint.error else ""
    chance = f"{100 * hint.wins:.0f} times in 100"
    return f"{points_words(hint.points)} {way} than the others{sure}; wins the round {chance}."


def _cost_words(hint: Hint, solo: bool) -> str:
    """What another move costs against the best one."""
    if hint.cost < 0.05:
        return "as good"
    if solo:
        more = f"{hint.cost:.1f}".removesuffix(".0")
        return f"{more} more {'tile' if more == '1' else 'tiles'} left"
    doubt = " (not sure)" if hint.cost < 2 * hint.error else ""
    return f"{points_words(hint.cost)} less{doubt}, wins {100 * hint.wins:.0f} in 100"


def advice(scene: Scene, hints: Sequence[Hint], say: Say = english) -> list[Advice]:
    """The moves in the words of the table, best first."""
    solo = scene.live.solo
    return [
        Advice(
            str(hint.move),
            scene.label(hint.move),
            tuple(say(reason) for reason in hint.reasons),
            (_cost_words if at else _best_words)(hint, solo),
        )
        for at, hint in enumerate(hints)
    ]


def panel(scene: Scene, found: Sequence[Advice]) -> Markup:
    """The panel that shows them."""
    return rendered("region/hints.html", best=found[0], others=found[1:], live=scene.live,
                    seat=scene.seat)  # fmt: skip


def spoken(found: Sequence[Advice]) -> str:
    """The same for who can't see it."""
    best, others = found[0], len(found) - 1
    more = f"{counted(others, 'other move')} below." if others else ""
    parts = [f"Hint: {best.label}.", *best.reasons, best.worth, more]
    return " ".join(part for part in parts if part)
