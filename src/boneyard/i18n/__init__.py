"""Words: what is to be said, as data, and the languages that make sentences of it.

`message` is light and may be imported anywhere; `tongue` reads catalogues, needs Babel and Fluent,
and is imported where people are spoken to.
"""

from boneyard.i18n.errors import Worded
from boneyard.i18n.errors import why as why
from boneyard.i18n.message import Argument, Either, Message, Person, Persons
from boneyard.i18n.message import message as message
from boneyard.i18n.message import persons as persons

__all__ = [
    "Argument", "Either", "Message", "Person", "Persons", "Worded", "message", "persons", "why",
]  # fmt: skip
