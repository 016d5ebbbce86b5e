"""The panel of a hint on the match page: moves with their worth and reasons."""

from collections.abc import Sequence

from markupsafe import Markup
from msgspec import Struct

from boneyard.bots.hints import describe_best, describe_cost
from boneyard.bots.registry import Hint
from boneyard.i18n.translator import Translator
from boneyard.server.match_page.scene import Scene
from boneyard.server.web.render import render_fragment


class HintRow(Struct, frozen=True):
    """A move as the panel shows it."""

    move: str
    label: str
    reasons: tuple[str, ...]
    worth: str


def build_hint_rows(scene: Scene, hints: Sequence[Hint]) -> list[HintRow]:
    """The moves in the words of the table, best first."""
    translate, solo = scene.translate, scene.live.solo
    found = []
    for at, hint in enumerate(hints):
        worth = (describe_cost if at else describe_best)(hint, solo)
        reasons = tuple(translate(reason) for reason in hint.reasons)
        found.append(
            HintRow(str(hint.move), scene.label(hint.move), reasons, translate(worth or ""))
        )
    return found


def render_hint_panel(scene: Scene, rows: Sequence[HintRow]) -> Markup:
    """The panel that shows them."""
    return render_fragment(
        "match_page/regions/hint_panel.html",
        scene.translator,
        best=rows[0],
        others=rows[1:],
        live=scene.live,
        seat=scene.seat,
    )


def hint_announcement(rows: Sequence[HintRow], translator: Translator) -> str:
    """The same for who can't see it."""
    best, others = rows[0], len(rows) - 1
    more = translator("hints-below", moves=others) if others else ""
    parts = [translator("hints-spoken", move=best.label), *best.reasons, best.worth, more]
    return " ".join(part for part in parts if part)
