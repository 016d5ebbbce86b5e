"""Letters that a house sends, and whoever sends them: without anybody, there is no mail here."""

from typing import Protocol

from msgspec import Struct


class Letter(Struct, frozen=True):
    """A letter of plain text to one address."""

    to: str
    subject: str
    text: str
    headers: tuple[tuple[str, str], ...] = ()
    """What its head says beside that."""

    def __repr__(self) -> str:
        """Say nothing of what is in it."""
        return "<letter>"


class Post(Protocol):
    """Sends letters."""

    async def send(self, letter: Letter) -> None:
        """Send a letter, or raise an `OSError` if that can't be done just now."""
        ...
