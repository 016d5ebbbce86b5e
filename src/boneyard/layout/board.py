"""Board: the interface of every kind of table layout."""

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
    """A table layout that is built event by event."""

    placed: list[PlacedTile]
    """The placed tiles, in the order of their numbers."""
    frame: Frame
    """The visible part; it only ever grows within a round."""
    _ends: dict[int, EndBadge]
    moved: bool = False
    """Whether an event has moved or hidden tiles that lay; who looks resets it."""

    @property
    def ends(self) -> dict[int, EndBadge]:
        """The open ends by arm number."""
        return self._ends

    @abstractmethod
    def add(self, event: Event) -> None:
        """Apply an event; a new deal clears the table."""

    @abstractmethod
    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Return where these moves would lie; moves that place no tile are left out."""

    @abstractmethod
    def visible_boxes(self, since: int = 0) -> list[Box]:
        """List what must be visible: the tiles after the first `since`, and what may come next."""

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """Return the lanes of trains, if any."""
        return ()

    @property
    def spokes(self) -> dict[int, Connector]:
        """Return the lines from a hub to the heads of its lanes by arm number, if any."""
        return {}

    @property
    def slot_poses(self) -> list[Pose]:
        """The slots of a solitaire's tiles: of a row or line, or the columns' heads."""
        return []

    @property
    def slot_numbers(self) -> list[int]:
        """The slot number of each tile in such a row or line, from 0."""
        return []

    def layout(self) -> Layout:
        """Return the table as it lies now."""
        return Layout(tuple(self.placed), self.frame, dict(self.ends), self.lanes, self.spokes)
