"""Errors that people are told of: they carry a message, not a sentence."""

from boneyard.i18n.message import Argument, Message, message
from boneyard.i18n.translator import english

#: Signs that are told of what a library says.
_MAX_ERROR_CHARS = 250


class TranslatedError(Exception):
    """An error that knows its message; as text, for logs and tracebacks, it is English."""

    message: Message

    def __init__(self, what: str | Message, /, **args: Argument) -> None:
        self.message = what if isinstance(what, Message) else message(what, **args)
        super().__init__(self.message)  # so that it can be pickled

    def __str__(self) -> str:
        return english(self.message)


def error_text(error: BaseException) -> Argument:
    """What an error says, to stand in the gap of another message.

    What the system or a library says is told as it is, in its own language. It may quote what it
    was given: no sign comes along that would do something where it is read, and no page of them.
    """
    if isinstance(error, TranslatedError):
        return error.message
    text = str(error)
    if len(text) > _MAX_ERROR_CHARS:
        text = f"{text[:_MAX_ERROR_CHARS]}…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
