"""Layout of trains: lines that start at a hub, each in its own lane.

The hub lies in the middle, and lanes run to both sides of it: left and right in wide frames, up and
down in tall ones. All heads are near the hub. In the first and the last lane of a side trains run
in rows that follow each other away from the other lanes; between them they run straight on until
the lanes beside them have ended, and continue in rows there, each pair of lanes beyond the one
around it. Placed tiles never move.

Everything is computed for a wide frame, and transposed for a tall one.
"""

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Final

from msgspec import Struct

from boneyard.core.actions import Move, Play
from boneyard.core.events import Dealt, Event, Played
from boneyard.core.table import Arm
from boneyard.core.tiles import Half
from boneyard.layout.board import Board
from boneyard.layout.pose import (
    ASPECT_RATIOS,
    Aspect,
    Box,
    Connector,
    EndBadge,
    Ghost,
    Lane,
    PlacedTile,
    Pose,
)
from boneyard.layout.viewport import FrameWindow
from boneyard.rules.game import Rules

#: The distance of a train's first square from the middle of the hub; and without signs.
HEAD_DISTANCE: Final = 4.0
HEAD_DISTANCE_WITHOUT_SIGNS: Final = 3.0
#: The distance of a sign from the first square, and in a tall frame, where trains come from below.
SIGN_OFFSET: Final = 1.25
UPRIGHT_SIGN_OFFSET: Final = 1.6
#: The row spacing of a lane, so that doubles can lie across in both, and the extra spacing of
#: lanes.
ROW_DISTANCE: Final = 3.0
LANE_DISTANCE: Final = 2.75
#: What a train may need beyond the last square of a row, to turn.
TURN_LENGTH: Final = 3.0
#: How far from the lanes around it a train turns that has run straight between them, and the length
#: of its rows there.
LANE_END_GAP: Final = 3.25
TURNED_ROW_LENGTH: Final = 5.0
#: How many tiles lie straight between other lanes before that.
STRAIGHT_TILES: Final = 4
#: How many tiles fit into a lane before the frame must grow.
TILES_PER_LANE: Final = 10
#: The minimum extent of the frame to each side of the hub's middle.
HUB_MARGIN: Final = 1.5

IN_ROW, TURNED, TURNED_ON, TURNED_DOUBLE = range(4)
"""The phase of a train: it runs along a row, or has turned, continued, or lies across there."""


class TrainTip(Struct, frozen=True):
    """The tip of a train: its last square, and its next step."""

    x: float
    y: float
    row: int = 0
    phase: int = IN_ROW


class LaneTrack(Struct):
    """A lane, and the train in it."""

    direction: int
    """1: to the right; -1: to the left."""
    turn_direction: int
    """1: it turns downwards; -1: upwards."""
    y: float
    head: float
    length: float
    rows: int
    """How many rows have room reserved."""
    row_start: float
    """How far rows come back towards the hub; the first one starts at the head."""
    row_end: float
    """How far rows go out."""
    tip: TrainTip = TrainTip(0.0, 0.0)

    def __post_init__(self) -> None:
        self.tip = TrainTip(self.direction * (self.head - 1), self.y)

    def next_place(self, double: bool) -> tuple[Pose, TrainTip]:
        """Return the place of the next tile, and the tip after it."""
        step, out = self.tip, self.turn_direction
        x, y = step.x, step.y
        along = self.direction if step.row % 2 == 0 else -self.direction
        if step.phase == TURNED:
            if double:
                return Pose(x, y + out, 0.0), TrainTip(x, y + out, step.row, TURNED_DOUBLE)
            return Pose(x, y + 1.5 * out, 90.0 * out), TrainTip(x, y + 2 * out, step.row, TURNED_ON)
        if step.phase == TURNED_DOUBLE:
            pose = Pose(x - along / 2, y + out, _row_angle(-along))
            return pose, TrainTip(x - along, y + out, step.row + 1)
        row = step.row
        if step.phase == TURNED_ON:
            along, row = -along, row + 1
        if double:
            return Pose(x + along, y, 90.0), TrainTip(x + along, y, row)
        if step.phase == IN_ROW and self._is_row_full(x + 2 * along, along, row):
            return Pose(x + along, y + out / 2, 90.0 * out), TrainTip(
                x + along, y + out, row, TURNED
            )
        return Pose(x + 1.5 * along, y, _row_angle(along)), TrainTip(x + 2 * along, y, row)

    def _is_row_full(self, x: float, along: int, row: int) -> bool:
        """Return whether a tile would leave its row."""
        far = x * self.direction
        if along == self.direction:
            return far > self.row_end - TURN_LENGTH
        return far < self.row_start + 2

    @property
    def next_square(self) -> tuple[float, float, float]:
        """Return the square where the next tile begins, and its direction."""
        step = self.tip
        if step.phase in (TURNED, TURNED_DOUBLE):
            return step.x, step.y + self.turn_direction, 90.0 * self.turn_direction
        along = (
            self.direction if (step.row + (step.phase == TURNED_ON)) % 2 == 0 else -self.direction
        )
        return step.x + along, step.y, _row_angle(along)

    @property
    def box(self) -> Box:
        """Return the room that it has at the start."""
        near, far = self.direction * (self.head - 0.5), self.direction * (self.head + self.length)
        end = self.y + self.turn_direction * (self.rows - 1) * ROW_DISTANCE
        return min(near, far), min(self.y, end) - 1, max(near, far), max(self.y, end) + 1


class LanePlan(Struct, frozen=True):
    """The length of lanes, and the number of rows of those at the outside."""

    length: float
    outer_rows: int


def plan_lanes(lanes: int, room: int, head: float, aspect: float) -> LanePlan:
    """Choose the plan with the smallest area for this many lanes and tiles per lane."""
    side = ceil(lanes / 2)
    plans = []
    for rows in (1, 3, 5, 7):
        least = 2.0 * (room / rows if side <= 2 else min(room, STRAIGHT_TILES)) + TURN_LENGTH
        high = side * LANE_DISTANCE + min(side, 2) * (rows - 1) * ROW_DISTANCE
        wide = max(2 * (least + head), high * aspect)
        plans.append((wide * max(high, wide / aspect), -rows, wide))
    _, rows, wide = min(plans)
    return LanePlan(wide / 2 - head, -rows)


class TrainsBoard(Board):
    """The board of trains, with one seat's train next to its hand."""

    def __init__(self, rules: Rules, shape: Aspect, seat: int = 0) -> None:
        self.rules, self.shape, self.seat = rules, shape, seat
        self._upright = ASPECT_RATIOS[shape] < 1
        self._owned = rules.game.table.has_owned_arms
        self._head = HEAD_DISTANCE if self._owned else HEAD_DISTANCE_WITHOUT_SIGNS
        self._clear()

    def _clear(self) -> None:
        self.placed, self._ends = [], {}
        self._tracks: dict[int, LaneTrack] = {}
        self._owners: dict[int, int | None] = {}
        self._halves: dict[int, Half] = {}
        self._window = FrameWindow(self.shape, 12.0)
        self.frame = self._window.frame()

    def add(self, event: Event) -> None:
        """Apply an event; a new deal clears the table."""
        match event:
            case Dealt():
                self._clear()
            case Played(arm=0):
                self._lead(event)
            case Played():
                self._join(event)

    def _lead(self, event: Played) -> None:
        self._place_tile(event, Pose(0.0, 0.0, 90.0))
        for arm, track in zip(
            self._arms_clockwise(event.arms), self._make_tracks(len(event.arms)), strict=True
        ):
            self._tracks[arm.number] = track
            self._owners[arm.number], self._halves[arm.number] = arm.whose, arm.half
        boxes = [self._screen_box(track.box) for track in self._tracks.values()]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        window = self._window
        window.left, window.right = min(-HUB_MARGIN, *lefts), max(HUB_MARGIN, *rights)
        window.top, window.bottom = min(-HUB_MARGIN, *tops), max(HUB_MARGIN, *bottoms)
        window.fit_aspect()
        for number in sorted(self._tracks):
            self._open_arm(number)
        self.frame = window.frame()

    def _arms_clockwise(self, arms: Sequence[Arm]) -> list[Arm]:
        """Return the arms around the hub, clockwise from the seat's own.

        The shared train grows longest: it gets a lane in which it can turn.
        """
        if not self._owned:
            return list(arms)
        own = [arm for arm in arms if arm.whose is not None]
        around = [*own[self.seat :], *own[: self.seat]]
        turning = len(arms) if self._upright else 1 + len(arms) // 2
        around[turning:turning] = [arm for arm in arms if arm.whose is None]
        return around

    def _make_tracks(self, many: int) -> list[LaneTrack]:
        """Make the lanes, clockwise from the one nearest to the hand."""
        right = ceil(many / 2)
        aspect = ASPECT_RATIOS[self.shape]
        room = min(TILES_PER_LANE, len(self.rules.tiles) // many)
        plan = plan_lanes(many, room, self._head, 1 / aspect if self._upright else aspect)
        ahead, back = self._side_tracks(1, right, plan), self._side_tracks(-1, many - right, plan)
        if self._upright:
            return [*ahead[::-1], *back]
        return [ahead[-1], *back[::-1], *ahead[:-1]]

    def _side_tracks(self, way: int, many: int, plan: LanePlan) -> list[LaneTrack]:
        """Make the lanes of a side, from the first to the last."""
        return [self._make_track(way, at, many, plan) for at in range(many)]

    def _make_track(self, way: int, at: int, many: int, plan: LanePlan) -> LaneTrack:
        """Make a lane; those with as many others on either side turn at the same place."""
        inside = min(at, many - 1 - at)
        far = self._head + plan.length + inside * (LANE_END_GAP + TURNED_ROW_LENGTH)
        return LaneTrack(
            direction=way,
            turn_direction=-1 if at < many // 2 else 1,
            y=(at - (many - 1) / 2) * LANE_DISTANCE,
            head=self._head,
            length=plan.length,
            rows=1 if inside else plan.outer_rows,
            row_start=far - TURNED_ROW_LENGTH if inside else self._head,
            row_end=far,
        )

    def _join(self, event: Played) -> None:
        track = self._tracks[event.arm]
        pose, track.tip = track.next_place(event.tile.is_double)
        self._place_tile(event, pose)
        self._halves[event.arm] = event.arms[0].half
        self._open_arm(event.arm)
        self.frame = self._window.frame()

    def _place_tile(self, event: Played, pose: Pose) -> None:
        number = len(self.placed) + 1
        where = self._screen_pose(pose)
        self.placed.append(PlacedTile(event.tile, event.first, where, False, "", number))

    def _to_screen(self, x: float, y: float) -> tuple[float, float]:
        """Convert a point of a wide table to this frame."""
        return (y, x) if self._upright else (x, y)

    def _screen_pose(self, pose: Pose) -> Pose:
        x, y = self._to_screen(pose.x, pose.y)
        return Pose(x, y, self._screen_angle(pose.angle))

    def _screen_angle(self, angle: float) -> float:
        return (90.0 - angle if self._upright else angle) % 360

    def _screen_box(self, box: Box) -> Box:
        left, top, right, bottom = box
        return (top, left, bottom, right) if self._upright else box

    @property
    def spokes(self) -> dict[int, Connector]:
        """Return the lines from the hub to the trains."""
        return {
            number: (
                self._to_screen(one.direction * 0.5, 0.0),
                self._to_screen(one.direction * (one.head - 0.5), one.y),
            )
            for number, one in self._tracks.items()
        }

    def _open_arm(self, number: int) -> None:
        """Open an arm, and let the frame contain what may come there."""
        x, y, angle = self._tracks[number].next_square
        self._ends[number] = EndBadge(
            number, self._halves[number], *self._to_screen(x, y), self._screen_angle(angle)
        )
        for box in self._end_boxes(number):
            self._window.grow_to(*box)

    def _end_boxes(self, number: int) -> list[Box]:
        """List what an end needs: its badge, and the places of its next tile."""
        end, track = self._ends[number], self._tracks[number]
        return [
            end.box,
            *(tile_box(self._screen_pose(track.next_place(double)[0])) for double in (False, True)),
        ]

    def visible_boxes(self, since: int = 0) -> list[Box]:
        """List what must be visible: the tiles after the first `since`, and what may come next."""
        found = [tile_box(one.pose) for one in self.placed[since:]]
        return found + [box for number in self._ends for box in self._end_boxes(number)]

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Return where these plays would lie."""
        return [self._ghost(move) for move in moves if isinstance(move, Play)]

    def _ghost(self, play: Play) -> Ghost:
        pose = Pose(0.0, 0.0, 90.0)
        if play.arm:
            pose = self._tracks[play.arm].next_place(play.tile.is_double)[0]
        return Ghost(play, play.tile, play.first, self._screen_pose(pose))

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """Return the lanes of trains; arms that are all shared have no signs."""
        if not self._owned:
            return ()
        before = self._head - (UPRIGHT_SIGN_OFFSET if self._upright else SIGN_OFFSET)
        return tuple(
            Lane(number, self._owners[number], *self._to_screen(track.direction * before, track.y))
            for number, track in self._tracks.items()
        )


def _row_angle(along: int) -> float:
    """Return the angle of a tile in a row."""
    return 0.0 if along > 0 else 180.0


def tile_box(pose: Pose) -> Box:
    """Return the bounding box of a tile."""
    wide, high = (0.5, 1.0) if pose.angle % 180 else (1.0, 0.5)
    return pose.x - wide, pose.y - high, pose.x + wide, pose.y + high
