"""Words: what is to be said, as data, and the languages that make sentences of it.

`message` is light and may be imported anywhere; `tongue` reads catalogues, needs Babel and Fluent,
and is imported where people are spoken to.
"""

from boneyard.words.message import Argument, Either, Message, Person, Persons
from boneyard.words.message import message as message
from boneyard.words.message import persons as persons
from boneyard.words.worded import Worded
from boneyard.words.worded import why as why

__all__ = [
    "Argument", "Either", "Message", "Person", "Persons", "Worded", "message", "persons", "why",
]  # fmt: skip
