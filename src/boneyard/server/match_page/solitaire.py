"""Solitaire on the match page: what it needs to play on offline, and par.

The page plays by the same rules (`js/solitaire/rules.js`), as far as what lies open decides: of a
tile face down it learns nothing, so what a move would turn up waits for the server.
"""

from typing import Any, Final

from boneyard.core.codec import encoder
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.drawing.svg.pip_symbols import is_upright
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Translator
from boneyard.server.match_page.patches import Pieces
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.web.render import ScriptSentences, build_script_text
from boneyard.solitaire.solve import Solution

#: What the page says while it plays by itself.
SOLO_SENTENCES: Final[ScriptSentences] = {
    "alone": ("offline-on", ()),
    "offline-sending": ("offline-sending", ()),
    "offline-full": ("offline-full", ()),
    "offline-turns": ("offline-turns", ()),
    "offline-stuck": ("offline-stuck", ()),
    "offline-refused": ("offline-refused", ("why",)),
    "offline-won": ("offline-won", ()),
    "offline-lost": ("offline-lost", ()),
    "knock": ("play-knock-out", ("one", "two")),
    "shift": ("play-shift", ("tile", "column")),
    "shift-new": ("play-shift-new", ("tile",)),
    "choose": ("table-choose", ("tile",)),
    "count-on": ("play-count", ("count",)),
    "stands-count": ("art-count", ("count",)),
    "asked-row": ("play-baronet", ("tile", "count")),
}
#: The same for what is counted: the message, and what it calls the number.
SOLO_COUNTED_SENTENCES: Final = {
    "offline-waits": ("offline-waits", "moves"),
    "stands-left": ("art-tiles-left", "tiles"),
    "stands-down": ("art-tiles-down", "tiles"),
    "stands-columns": ("table-columns", "columns"),
    "asked-line": ("play-in-line", "tiles"),
    "asked-columns": ("play-face-down", "tiles"),
}


def build_solo_script_text(translator: Translator) -> dict[str, str]:
    """The sentences in a language; of those that count, how they begin with one and with more."""
    text = build_script_text(translator, SOLO_SENTENCES)
    for name, (id, gap) in SOLO_COUNTED_SENTENCES.items():
        text[name] = translator(id, **{gap: "{count}"})
        text[f"{name} 1"] = translator(id, **{gap: 1})
    return text


def render_solo_state(scene: Scene) -> Pieces:
    """How a game for one stands, and where its tiles may lie, for the player who plays it."""
    view: Any = scene.view
    if not scene.live.solo or scene.seat is None or not view.playing:
        return {}
    board = scene.board_layout.board
    places = ",".join(
        f"[{fmt(pose.x * UNIT)},{fmt(pose.y * UNIT)},{fmt(pose.angle)}]"
        for pose in board.slot_poses
    )
    known = encoder.encode(view.client_state() | {"lies": board.slot_numbers}).decode()
    kind = scene.live.rules.game.kind
    upright = ' class="upright"' if is_upright(scene.style.faces) else ""
    return {
        "places": f'<data value="{kind}"{upright} data-places="[{places}]"></data>',
        "state": f"<data data-state='{known}'></data>",
    }


def compare_with_par(live: LiveMatch, found: Solution) -> Message:
    """How a game for one came out, beside the best that was possible."""
    left, won = live.state.results[-1].left or 0, bool(live.state.winners)
    if counts_tiles_left(live) and found.proved:
        return message(
            "table-left-par", best=found.best, over=left - found.best, unit=_unit_left(live)
        )
    if won or found.won is None or not found.proved:
        return describe_par(live, found)
    if found.won:
        return message("table-could-win")
    return message("table-left-par", best=found.best, over=left - found.best, unit=_unit_left(live))


def describe_par(live: LiveMatch, found: Solution) -> Message:
    """The best result possible, in a sentence."""
    if found.won is None:
        return message("table-par-open", tiles=found.best, unit=_unit_left(live))
    if counts_tiles_left(live):
        return message("table-par-left", tiles=found.best)
    if not found.won:
        return message("table-par-lost", tiles=found.best, unit=_unit_left(live))
    if _counts_columns(live):
        sure = "yes" if found.proved else "no"
        return message("table-par-columns", columns=found.best, sure=sure)
    return message("table-par-won")


def _counts_columns(live: LiveMatch) -> bool:
    """Whether a won game for one is as good as its columns are few (Domino Solitaire)."""
    return live.rules.alone and live.rules.game.logic.result_unit == "columns"


def _unit_left(live: LiveMatch) -> str:
    """What counts in a lost game for one: the tiles left, or those that still lie face down."""
    return "down" if _counts_columns(live) else "left"


def counts_tiles_left(live: LiveMatch) -> bool:
    """Whether it is a solitaire whose score is what is left: no game is lost."""
    return live.rules.alone and not live.rules.game.logic.can_be_lost
