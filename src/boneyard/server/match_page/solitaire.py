"""Offline solitaire: what a page must know to play on while the server is out of reach.

The page plays by the same rules (`js/solitaire/rules.js`), as far as what lies open decides: of a
tile face down it learns nothing, so what a move would turn up waits for the server.
"""

from typing import Any, Final

from boneyard.core.codec import encoder
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.drawing.svg.pip_symbols import is_upright
from boneyard.i18n.translator import Translator
from boneyard.server.match_page.patches import Pieces
from boneyard.server.match_page.scene import Scene
from boneyard.server.web.script_text import ScriptSentences, build_script_text

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
