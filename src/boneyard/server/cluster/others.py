"""Other houses with the same database: what they have done, and which of them are there."""

from typing import Protocol


class Ear(Protocol):
    """Whoever wants to know of other houses. It is called where the event loop runs."""

    def listening(self) -> None:
        """From now on nothing is missed; what happened before that isn't known."""
        ...

    def said(self, text: str) -> None:
        """Another house has said something that is written nowhere."""
        ...

    def living(self, holders: frozenset[str], until: float) -> None:
        """These houses are there; this one until then, by the monotonic clock."""
        ...


class Others(Protocol):
    """How a house hears of the others."""

    name: str
    """What this house is called among them."""

    def listen(self, ear: Ear) -> None:
        """Begin to listen, and to look who is there."""
        ...

    def enlist(self) -> None:
        """Count as one of those that see to tables, from now on."""
        ...

    def say(self, text: str) -> None:
        """Say something to all others that listen now."""
        ...

    async def leave(self) -> None:
        """Say that this house is there no longer: others do at once what was its to do."""
        ...
