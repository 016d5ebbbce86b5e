"""A hint as a player reads it: the best move, why, how sure that is, and the others below it."""

from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct

from boneyard.bots.hints import best_told, cost_told
from boneyard.bots.registry import Hint
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.match_page.scene import Scene
from boneyard.server.web.render import rendered


class Advice(Struct, frozen=True):
    """A move as the panel shows it."""

    move: str
    label: str
    reasons: tuple[str, ...]
    worth: str


def advice(scene: Scene, hints: Sequence[Hint]) -> list[Advice]:
    """The moves in the words of the table, best first."""
    say, solo = scene.say, scene.live.solo
    found = []
    for at, hint in enumerate(hints):
        worth = (cost_told if at else best_told)(hint, solo)
        reasons = tuple(say(reason) for reason in hint.reasons)
        found.append(Advice(str(hint.move), scene.label(hint.move), reasons, say(worth or "")))
    return found


def panel(scene: Scene, found: Sequence[Advice]) -> Markup:
    """The panel that shows them."""
    return rendered(
        "match_page/regions/hints.html",
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
