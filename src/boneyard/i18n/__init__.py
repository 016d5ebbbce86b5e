"""Internationalisation: messages as data, and translators that make sentences of them.

`message` is light and may be imported anywhere; `translator` makes sentences of them.
"""

from boneyard.i18n.message import Argument, GrammaticalPerson, Message, NameList, OneOf
from boneyard.i18n.message import message as message
from boneyard.i18n.message import name_list as name_list
from boneyard.i18n.translator import english

#: The most characters quoted from a library's error.
_MAX_ERROR_CHARS = 250


class TranslatedError(Exception):
    """An error with a message; as text, for logs and tracebacks, it is English."""

    message: Message

    def __init__(self, what: str | Message, /, **args: Argument) -> None:
        self.message = what if isinstance(what, Message) else message(what, **args)
        super().__init__(self.message)  # so that it can be pickled

    def __str__(self) -> str:
        return english(self.message)


def error_text(error: BaseException) -> Argument:
    """Return the text of an error as an argument for another message.

    Errors of the system or a library stay in their own language. They may quote their input:
    control characters are removed, and long texts truncated.
    """
    if isinstance(error, TranslatedError):
        return error.message
    text = str(error)
    if len(text) > _MAX_ERROR_CHARS:
        text = f"{text[:_MAX_ERROR_CHARS]}…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


__all__ = [
    "Argument",
    "GrammaticalPerson",
    "Message",
    "NameList",
    "OneOf",
    "TranslatedError",
    "error_text",
    "message",
    "name_list",
]
