"""Layout of curved tiles on the hexagonal grid."""

from collections.abc import Iterable
from functools import lru_cache
from math import cos, radians, sin, sqrt
from typing import Final

from boneyard.core import curved_grid
from boneyard.core.actions import Move, Play
from boneyard.core.events import Dealt, Event, Played
from boneyard.core.table import Arm, Door, Spot
from boneyard.layout.board import Board
from boneyard.layout.pose import (
    HALF_ARC_DEGREES,
    HEX_EDGE,
    INNER_RADIUS,
    LONG_SIDE_FACTORS,
    OUTER_RADIUS,
    Aspect,
    Box,
    EndBadge,
    Ghost,
    PlacedTile,
    Pose,
)
from boneyard.layout.viewport import FrameWindow
from boneyard.rules.curved import FIRST_CORNERS, Honeycomb
from boneyard.rules.game import Rules

#: The longest side of a wide frame at the start.
INITIAL_LONG_SIDE: Final = 20.0
#: From a hexagon's centre to the middle of a side.
APOTHEM: Final = HEX_EDGE * sqrt(3) / 2
#: The distance of an end's badge from its joint.
BADGE_OFFSET: Final = 0.55


def hex_centre(q: int, r: int) -> tuple[float, float]:
    """Return the centre of a hexagon; its neighbour at side 0 is to the right, sides go up
    from it.
    """
    return APOTHEM * (2 * q + r), -1.5 * HEX_EDGE * r


@lru_cache(maxsize=4096)
def pose_at(spot: Spot) -> Pose:
    """Return the pose of a tile: around its corner, open towards the middle of the hexagon."""
    x, y = hex_centre(spot.q, spot.r)
    toward = radians(60 * spot.corner - 30)
    angle = (-(60 * spot.corner - 30) + 180) % 360
    return Pose(x + HEX_EDGE * cos(toward), y - HEX_EDGE * sin(toward), float(angle))


@lru_cache(maxsize=64)
def _arc_box(angle: float) -> Box:
    """Return the bounding box of an arc of this angle, with its circle's centre at 0, 0."""
    turns = [angle - HALF_ARC_DEGREES, angle + HALF_ARC_DEGREES]
    # An arc reaches farthest at its ends or where it crosses an axis.
    turns += [axis for axis in range(-360, 721, 90) if turns[0] < axis < turns[1]]
    points = [
        (radius * cos(radians(turn)), radius * sin(radians(turn)))
        for turn in turns
        for radius in (INNER_RADIUS, OUTER_RADIUS)
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def tile_box(pose: Pose) -> Box:
    """Return the bounding box of a curved tile: left, top, right, bottom."""
    left, top, right, bottom = _arc_box(pose.angle)
    return pose.x + left, pose.y + top, pose.x + right, pose.y + bottom


def end_at(arm: Arm, door: Door) -> EndBadge:
    """Place the badge of a curved arm: just inside the hexagon it would enter."""
    x, y = hex_centre(door[0], door[1])
    out = radians(60 * door[2])
    reach = APOTHEM - BADGE_OFFSET
    angle = (-60.0 * door[2] + 180) % 360
    return EndBadge(arm.number, arm.half, x + reach * cos(out), y - reach * sin(out), angle)


def _next_boxes(door: Door) -> list[Box]:
    """List the boxes of the next tile that may enter by a door."""
    return [tile_box(pose_at(curved_grid.spot_at(door, turn))) for turn in curved_grid.TURNS]


class CurvedBoard(Board):
    """The board of curved tiles."""

    def __init__(self, rules: Rules, shape: Aspect) -> None:
        assert isinstance(rules.game.table, Honeycomb)
        self.honeycomb, self.shape = rules.game.table, shape
        self._clear()

    def _clear(self) -> None:
        self.placed, self._ends = [], {}
        self._doors: dict[int, Door] = {}
        self._window = FrameWindow(self.shape, INITIAL_LONG_SIDE * LONG_SIDE_FACTORS[self.shape])
        self.frame = self._window.frame()

    def add(self, event: Event) -> None:
        """Apply an event; a new deal clears the table."""
        if isinstance(event, Dealt):
            self._clear()
        elif isinstance(event, Played) and event.spot is not None:
            pose = pose_at(event.spot)
            number = len(self.placed) + 1
            self.placed.append(PlacedTile(event.tile, event.first, pose, True, event.turn, number))
            self._window.grow_to(*tile_box(pose))
            for closed in event.closed:
                del self._ends[closed], self._doors[closed]
            for arm in event.arms:
                self._open_arm(arm)
            self.frame = self._window.frame()

    def _open_arm(self, arm: Arm) -> None:
        assert arm.door is not None
        self._ends[arm.number], self._doors[arm.number] = end_at(arm, arm.door), arm.door
        for place in _next_boxes(arm.door):
            self._window.grow_to(*place)

    def visible_boxes(self, since: int = 0) -> list[Box]:
        """List what must be visible: the tiles after the first `since`, and what may come next."""
        found = [tile_box(one.pose) for one in self.placed[since:]]
        return found + [place for door in self._doors.values() for place in _next_boxes(door)]

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Return where these plays would lie."""
        return [self._ghost(move) for move in moves if isinstance(move, Play)]

    def _ghost(self, play: Play) -> Ghost:
        tile, first = play.tile, play.first
        if not play.arm:
            turn = curved_grid.RIGHT if tile.is_double else self.honeycomb.single_turn(tile, first)
            pose = pose_at(Spot(0, 0, FIRST_CORNERS[len(self.placed)]))
            return Ghost(play, tile, first, pose, True, turn)
        turn = play.turn or self.honeycomb.single_turn(tile, first)
        pose = pose_at(curved_grid.spot_at(self._doors[play.arm], turn))
        return Ghost(play, tile, first, pose, True, turn)
