"""Closing a house without cutting anybody in the middle."""


class Drain:
    """Whether the house is about to close: then nobody new is let in."""

    def __init__(self) -> None:
        """Begin wide open."""
        self.draining = False
