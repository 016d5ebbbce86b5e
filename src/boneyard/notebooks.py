"""What a notebook shows of a position: whoever can draw says so here."""

from collections.abc import Callable
from typing import Any

#: Draws a position as SVG; the package itself sets it (`boneyard/__init__.py`).
painter: Callable[[Any], str] | None = None


def drawn(position: object) -> str | None:
    """The picture of a position; None: nobody here can draw, and its text is shown instead."""
    return None if painter is None else painter(position)
