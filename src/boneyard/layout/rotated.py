"""Rotated board: an upright frame shows what a lying frame shows, turned clockwise by a quarter.

The router of straight tiles knows no direction but its place in a circle, so the line of a tall
frame is the line of a wide frame, rotated. Viewers with both share one search for places.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from boneyard.core.actions import Move
from boneyard.core.events import Event
from boneyard.layout.board import Board
from boneyard.layout.pose import (
    Aspect,
    Box,
    Connector,
    EndBadge,
    Frame,
    Ghost,
    PlacedTile,
    Pose,
)

#: The lying shape of which each upright shape is a rotation.
LYING_SHAPES: Final[Mapping[Aspect, Aspect]] = {
    "portrait": "landscape",
    "tall": "wide",
    "slim": "broad",
    "narrow": "panorama",
}


def rotate_point(x: float, y: float) -> tuple[float, float]:
    """Rotate a point of the table; there is no negative zero."""
    return 0.0 - y, x


def rotate_frame(frame: Frame) -> Frame:
    """Rotate a frame."""
    return Frame(0.0 - (frame.y + frame.height), frame.x, frame.height, frame.width)


def _rotate_pose(pose: Pose) -> Pose:
    return Pose(0.0 - pose.y, pose.x, (pose.angle + 90.0) % 360.0)


def _rotate_connector(line: Connector | None) -> Connector | None:
    return line and (rotate_point(*line[0]), rotate_point(*line[1]))


def _rotate_tile(one: PlacedTile) -> PlacedTile:
    pose, line = _rotate_pose(one.pose), _rotate_connector(one.connector)
    return PlacedTile(one.tile, one.first, pose, one.curved, one.turn, one.number, line)


def _rotate_end(end: EndBadge) -> EndBadge:
    x, y = rotate_point(end.x, end.y)
    far = tuple(rotate_point(*place) for place in end.detached_places)
    return EndBadge(end.arm, end.half, x, y, (end.angle + 90.0) % 360.0, far)


class RotatedBoard(Board):
    """The rotation of a board of straight tiles, which another viewer may share."""

    def __init__(self, lying: Board) -> None:
        """Show a board, as it is now."""
        self._lying = lying
        self._lying_placed: list[PlacedTile] = []
        self._lying_ends: dict[int, EndBadge] = {}
        self.update()

    def update(self) -> None:
        """Follow the board after it has changed."""
        placed = self._lying.placed
        if placed is not self._lying_placed:  # a new deal
            self._lying_placed, self.placed, self._ends = placed, [], {}
        for one in placed[len(self.placed) :]:
            self.placed.append(_rotate_tile(one))
        self.frame = rotate_frame(self._lying.frame)

    def add(self, event: Event) -> None:
        """Apply an event; a new deal clears the table."""
        self._lying.add(event)
        self.update()

    @property
    def ends(self) -> dict[int, EndBadge]:
        """The open ends by arm number."""
        before, now = self._lying_ends, self._lying.ends
        self._ends = {
            arm: self._ends[arm] if before.get(arm) is end and arm in self._ends
            else _rotate_end(end)
            for arm, end in now.items()
        }  # fmt: skip
        self._lying_ends = dict(now)
        return self._ends

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Return where these moves would lie."""
        return [
            Ghost(
                one.action, one.tile, one.first, _rotate_pose(one.pose), one.curved, one.turn,
                _rotate_connector(one.connector),
            )
            for one in self._lying.ghosts(moves)
        ]  # fmt: skip

    def visible_boxes(self, since: int = 0) -> list[Box]:
        """List what must be visible: the tiles after the first `since`, and what may come next."""
        return [
            (0.0 - bottom, left, 0.0 - top, right)
            for left, top, right, bottom in self._lying.visible_boxes(since)
        ]
