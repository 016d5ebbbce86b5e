"""Texts for scripts: a page passes them on, in its language.

Gaps that only the script can fill are in braces: `{tile} can't be played now`.
"""

from collections.abc import Mapping
from typing import Final

from boneyard.i18n.translator import Translator

#: What people say to each other, by the words that go over the wire.
CHAT_PHRASES: Final = {
    "hello": "table-say-hello",
    "good-luck": "table-say-good-luck",
    "well-played": "table-say-well-played",
    "thanks": "table-say-thanks",
    "wow": "table-say-wow",
    "oops": "table-say-oops",
    "moment": "table-say-moment",
    "good-game": "table-say-good-game",
}
#: Small pictures that people send each other, by the words that go over the wire: what a screen
#: reader says. The pictures are the same in every language.
REACTIONS: Final = {
    "laugh": ("😄", "table-react-laugh"),
    "love": ("❤️", "table-react-love"),
    "clap": ("👏", "table-react-clap"),
    "think": ("🤔", "table-react-think"),
    "surprise": ("😮", "table-react-surprise"),
    "cry": ("😢", "table-react-cry"),
    "fire": ("🔥", "table-react-fire"),
    "party": ("🎉", "table-react-party"),
}
#: The sentences of a script by the names it knows them by: the message, and the gaps it fills.
ScriptSentences = Mapping[str, tuple[str, tuple[str, ...]]]

TABLE_SENTENCES: Final[ScriptSentences] = {
    "lost": ("table-lost", ()),
    "lost-move": ("table-lost-move", ()),
    "which-way": ("table-which-way-enter", ()),
    "unplayable": ("table-unplayable", ("tile",)),
    "places": ("table-places", ("tile", "count", "first")),
    "place": ("table-place", ("tile", "first")),
    "unsaid": ("table-unsaid", ()),
    "armed": ("table-armed", ("call",)),
    "rematch": ("table-rematch-started", ()),
    "thinking": ("table-thinking", ()),
    "still-thinking": ("table-still-thinking", ()),
    "show-count": ("table-show-count", ()),
    "hide-count": ("table-look-at-table", ()),
    "next-in": ("table-next-in", ("seconds",)),
    "held": ("table-held", ()),
    "held-by": ("table-held-by", ()),
    "said": ("table-says", ("who", "phrase")),
    **{f"say {phrase}": (id, ()) for phrase, id in CHAT_PHRASES.items()},
    **{f"say {reaction}": (id, ()) for reaction, (_, id) in REACTIONS.items()},
    "your-turn": ("table-tab-turn", ()),
    "sure": ("clock-sure", ("move",)),
}
REPLAY_SENTENCES: Final[ScriptSentences] = {
    "play": ("replay-play", ()),
    "stop": ("replay-stop", ()),
    "dealing": ("replay-dealing", ()),
    "bad-seed": ("replay-bad-seed", ()),
    "bad-seal": ("replay-bad-seal", ()),
    "bad-times": ("replay-bad-times", ()),
    "bad-first": ("replay-bad-first", ()),
    "bad-order": ("replay-bad-order", ("seat",)),
    "bad-round": ("replay-bad-round", ("round",)),
    "checked": ("replay-checked-here", ()),
    "checked-many": ("replay-checked-here-all", ("count",)),
    "order": ("replay-checked-here-order", ()),
    "seen": ("replay-browser-saw", ()),
    "unseen": ("replay-browser-did-not", ()),
}


def build_script_text(translator: Translator, sentences: ScriptSentences) -> dict[str, str]:
    """The sentences of a script in a language."""
    return {
        name: translator(id, **{gap: f"{{{gap}}}" for gap in gaps})
        for name, (id, gaps) in sentences.items()
    }
