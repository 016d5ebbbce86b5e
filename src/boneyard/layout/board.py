"""The board: what every kind of table answers."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from boneyard.core.actions import Move
from boneyard.core.events import Event
from boneyard.layout.pose import (
    Box,
    Connector,
    EndBadge,
    Frame,
    Ghost,
    Lane,
    Layout,
    PlacedTile,
    Pose,
)


class Board(ABC):
    """A table that is being laid, event by event."""

    placed: list[PlacedTile]
    """The tiles that lie, in the order of their numbers."""
    frame: Frame
    """What is to be shown; it only ever grows within a round."""
    _ends: dict[int, EndBadge]

    @property
    def ends(self) -> dict[int, EndBadge]:
        """The open ends by arm number."""
        return self._ends

    @abstractmethod
    def add(self, event: Event) -> None:
        """Follow an event; a new deal clears the table."""

    @abstractmethod
    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Where these moves would lie; moves that lay or take no tile are left out."""

    @abstractmethod
    def visible_boxes(self, since: int = 0) -> list[Box]:
        """What must be seen: the tiles laid after the first so many, and what may come next."""

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """The lanes of trains, where the table has any."""
        return ()

    @property
    def spokes(self) -> dict[int, Connector]:
        """The lines from a hub to the heads of its lanes by arm number, where there are any."""
        return {}

    @property
    def slot_poses(self) -> list[Pose]:
        """In games for one, where tiles may come to lie: in a row or line, or columns' heads."""
        return []

    @property
    def slot_numbers(self) -> list[int]:
        """In such a row or line the number, from 0, of the place of each tile."""
        return []

    def layout(self) -> Layout:
        """The table as it lies now."""
        return Layout(tuple(self.placed), self.frame, dict(self.ends), self.lanes, self.spokes)
