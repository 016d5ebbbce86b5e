"""Signals: a sender calls every connected receiver and knows none of them."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal(Generic[T]):
    """Receivers connect when they are built; they are called in that order."""

    def __init__(self) -> None:
        """Begin without receivers."""
        self._receivers: list[Callable[[T], None]] = []

    def connect(self, receiver: Callable[[T], None]) -> None:
        """Call a receiver from now on."""
        self._receivers.append(receiver)

    def send(self, value: T) -> None:
        """Call all receivers."""
        for receiver in self._receivers:
            receiver(value)
