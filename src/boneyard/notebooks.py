"""What a notebook shows of our objects: whoever can draw or tell them says so here."""

from collections.abc import Callable
from typing import Any

#: Draws a position as SVG; the package itself sets it (`boneyard/__init__.py`).
painter: Callable[[Any], str] | None = None
#: Tells hints, a record or an analysis as HTML; set there too.
teller: Callable[[Any], str] | None = None


def drawn(position: object) -> str | None:
    """The picture of a position; None: nobody here can draw, and its text is shown instead."""
    return None if painter is None else painter(position)


def told(thing: object) -> str | None:
    """A page about something; None: nobody here can tell it, and its text is shown instead."""
    return None if teller is None else teller(thing)
