"""Contests that matches belong to: what is due is done by each kind of contest."""

from typing import Protocol


class Part(Protocol):
    """A kind of contest, at which something may be due."""

    async def tend(self) -> None:
        """Do what is due; what is not done now is done the next time."""
        ...
