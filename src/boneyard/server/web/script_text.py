"""Texts for scripts: a page passes them on, in its language.

Gaps that only the script can fill are in braces: `{tile} can't be played now`.
"""

from collections.abc import Mapping

from boneyard.i18n.translator import Translator

#: The sentences of a script by the names it knows them by: the message, and the gaps it fills.
ScriptSentences = Mapping[str, tuple[str, tuple[str, ...]]]


def build_script_text(translator: Translator, sentences: ScriptSentences) -> dict[str, str]:
    """The sentences of a script in a language."""
    return {
        name: translator(id, **{gap: f"{{{gap}}}" for gap in gaps})
        for name, (id, gaps) in sentences.items()
    }
