"""The catalogues: a folder a language, with messages (`.ftl`) and longer texts (`.md`)."""

import os
from typing import Final

ENGLISH: Final = "en"
#: The languages with a catalogue, each by its own name.
LANGUAGES: Final = {"en": "English", "es": "Español", "nl": "Nederlands"}

#: A made-up language for tests: English, with every message in brackets.
PSEUDO_LANGUAGE: Final = "qps"
PSEUDO_BRACKETS: Final = ("⟦", "⟧")


class UnknownMessage(LookupError):
    """A message that isn't in the catalogue, or whose arguments are missing."""


def read_locale_file(language: str, name: str) -> str:
    """Read a file of a language: `engine.ftl`, `rules/matador.md`."""
    # By its path: `importlib.resources` takes a good part of the time in which a command starts.
    place = os.path.join(os.path.dirname(__file__), language, *name.split("/"))
    try:
        with open(place, "rb") as file:
            return file.read().decode()
    except FileNotFoundError:
        raise UnknownMessage(f"no catalogue {name} in {language}") from None
