"""How a sentence comes out of a message, for those who don't care in which language."""

from collections.abc import Callable
from typing import TypeAlias

from boneyard.i18n.locales import ENGLISH
from boneyard.i18n.message import Argument
from boneyard.i18n.translator import voice

#: Makes text of a message: `Tongue.say` of the language that is read.
Say: TypeAlias = Callable[[Argument], str]


def english(what: Argument) -> str:
    """Say it in English: what drawings and reports do unless told otherwise."""
    return voice(ENGLISH).say(what)
