"""Internationalisation: messages as data, and translators that make sentences of them.

`message` is light and may be imported anywhere; `fluent_translator` reads catalogues, needs Babel
and Fluent, and is imported where text is shown.
"""

from boneyard.i18n.errors import TranslatedError
from boneyard.i18n.errors import error_text as error_text
from boneyard.i18n.message import Argument, GrammaticalPerson, Message, NameList, OneOf
from boneyard.i18n.message import message as message
from boneyard.i18n.message import name_list as name_list

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
