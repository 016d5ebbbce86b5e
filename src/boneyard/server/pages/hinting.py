"""A hint as a player reads it: the best move, why, how sure that is, and the others below it."""

from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct

from boneyard.bots import Hint
from boneyard.server.pages.render import rendered
from boneyard.server.pages.table_view import Scene
from boneyard.words import Message, message
from boneyard.words.tongue import Tongue


class Advice(Struct, frozen=True):
    """A move as the panel shows it."""

    move: str
    label: str
    reasons: tuple[str, ...]
    worth: str


def tenths(value: float) -> float:
    """A number as it is told: never more than one digit after the point, and no sign."""
    told = round(abs(value), 1)
    return int(told) if told == int(told) else told


def points_told(points: float) -> Message:
    """`3.4 points`, `1 point`."""
    return message("words-points", points=tenths(points))


def _hundredth(share: float) -> int:
    return round(100 * share)


def _best_told(hint: Hint, solo: bool) -> Message | None:
    """What the best move brings, and how sure that is."""
    if solo:
        return None
    way = "more" if hint.points >= 0 else "fewer"
    points, wins = points_told(hint.points), _hundredth(hint.wins)
    if not hint.error:
        return message("hints-best", way=way, points=points, wins=wins)
    sure = points_told(2 * hint.error)
    return message("hints-best-about", way=way, points=points, wins=wins, about=sure)


def _cost_told(hint: Hint, solo: bool) -> Message:
    """What another move costs against the best one."""
    if hint.cost < 0.05:
        return message("hints-as-good")
    if solo:
        return message("hints-more-left", tiles=tenths(hint.cost))
    doubt = "yes" if hint.cost < 2 * hint.error else "no"
    wins = _hundredth(hint.wins)
    return message("hints-less", points=points_told(hint.cost), wins=wins, doubt=doubt)


def advice(scene: Scene, hints: Sequence[Hint]) -> list[Advice]:
    """The moves in the words of the table, best first."""
    say, solo = scene.say, scene.live.solo
    found = []
    for at, hint in enumerate(hints):
        worth = (_cost_told if at else _best_told)(hint, solo)
        reasons = tuple(say(reason) for reason in hint.reasons)
        found.append(Advice(str(hint.move), scene.label(hint.move), reasons, say(worth or "")))
    return found


def panel(scene: Scene, found: Sequence[Advice]) -> Markup:
    """The panel that shows them."""
    return rendered(
        "region/hints.html",
        scene.speak,
        best=found[0],
        others=found[1:],
        live=scene.live,
        seat=scene.seat,
    )


def spoken(found: Sequence[Advice], speak: Tongue) -> str:
    """The same for who can't see it."""
    best, others = found[0], len(found) - 1
    more = speak("hints-below", moves=others) if others else ""
    parts = [speak("hints-spoken", move=best.label), *best.reasons, best.worth, more]
    return " ".join(part for part in parts if part)
