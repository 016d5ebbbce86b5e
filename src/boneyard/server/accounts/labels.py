"""What a browser calls itself, in two words that its owner knows: `Firefox · Android`."""

import re
from typing import Final

#: Names by what stands in the header; the first that is found counts, for many say several.
_BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("FxiOS", "Firefox"), ("Firefox/", "Firefox"), ("CriOS", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
#: A program names itself before a slash.
_PROGRAM: Final = re.compile(r"([A-Za-z][\w.-]{0,23})/")


def label_of(agent: str) -> str:
    """A browser and its system, or a program; nothing if it doesn't say."""
    browser = next((name for sign, name in _BROWSERS if sign in agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in agent), "")
    if browser or system:
        return " · ".join(filter(None, (browser, system)))
    program = _PROGRAM.match(agent)
    return program[1] if program else ""
