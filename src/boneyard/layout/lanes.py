"""Trains: lines that set out from a hub, each in a lane of its own.

The hub lies on its station. In wide frames lanes run to the left and to the right of it, in narrow
ones all to the right, from top to bottom. A train fills its lane from the head, to and fro, with an
odd number of rows, so that the last row runs outwards: when a lane is full, that row goes on beyond
it and the frame grows. What lies never moves.
"""

from collections.abc import Iterable
from math import ceil
from typing import Final

from msgspec import Struct

from boneyard.actions import Move, Play
from boneyard.events import Dealt, Event, Played
from boneyard.layout.board import Board
from boneyard.layout.pose import ASPECTS, Aspect, Box, End, Ghost, Lane, Leap, Placed, Pose
from boneyard.layout.window import MARGIN, Window
from boneyard.rules.game import Rules
from boneyard.tiles import Half, Tile

#: Where the first square of a train lies, from the middle of the hub.
HEAD: Final = 4.0
#: The rows of a lane are so far apart that doubles lie across in both, and lanes that much more.
ROW: Final = 3.0
APART: Final = 2.75
#: What a train may need beyond the last square of a row, to turn.
TURNING: Final = 3.0
#: So many tiles go into a lane before the frame must grow.
ROOM: Final = 10
#: How far an end's badge reaches from its middle.
BADGE: Final = 0.5
#: How far the station reaches to its sides.
STATION: Final = 1.0

ROWS, DOWN, DOWN_ON, DOWN_DOUBLE = range(4)
"""What a train is doing: it runs along a row, or it has turned, gone on, or lies across there."""


class Step(Struct, frozen=True):
    """How far a train has come: its last square, and what it does next."""

    x: float
    y: float
    row: int = 0
    doing: int = ROWS


class Track:
    """A lane, and the train in it."""

    def __init__(self, way: int, y: float, length: float, rows: int) -> None:
        """A lane that sets out to the right (1) or to the left (-1) of the station."""
        self.way, self.y, self.rows, self.length = way, y, rows, length
        self.last = Step(way * (HEAD - 1), y)

    def place(self, double: bool) -> tuple[Pose, Step]:
        """Where the next tile goes, and how far the train has come then."""
        step = self.last
        x, y = step.x, step.y
        along = self.way if step.row % 2 == 0 else -self.way
        back = -along
        if step.doing == DOWN:
            if double:
                return Pose(x, y + 1, 0.0), Step(x, y + 1, step.row, DOWN_DOUBLE)
            return Pose(x, y + 1.5, 90.0), Step(x, y + 2, step.row, DOWN_ON)
        if step.doing == DOWN_DOUBLE:
            pose = Pose(x + back / 2, y + 1, 0.0 if back > 0 else 180.0)
            return pose, Step(x + back, y + 1, step.row + 1)
        if step.doing == DOWN_ON:
            along = back
        row = step.row + (step.doing == DOWN_ON)
        if double:
            return Pose(x + along, y, 90.0), Step(x + along, y, row)
        if step.doing == ROWS and self._full(x + 2 * along, along, row):
            return Pose(x + along, y + 0.5, 90.0), Step(x + along, y + 1, row, DOWN)
        pose = Pose(x + 1.5 * along, y, 0.0 if along > 0 else 180.0)
        return pose, Step(x + 2 * along, y, row)

    def _full(self, x: float, along: int, row: int) -> bool:
        """Say whether a tile would leave its row; the last one never ends."""
        if row >= self.rows - 1:
            return False
        far = x * self.way
        return far > HEAD + self.length - TURNING if along == self.way else far < HEAD + 2

    @property
    def box(self) -> Box:
        """The room that it has to begin with."""
        near, far = self.way * (HEAD - 0.5), self.way * (HEAD + self.length)
        return min(near, far), self.y - 1, max(near, far), self.y + (self.rows - 1) * ROW + 1


def _size(lanes: int, sides: int, rows: int, aspect: float) -> tuple[float, float, float]:
    """How wide and high a table of such lanes is, and how long its lanes are."""
    high = ceil(lanes / sides) * ((rows - 1) * ROW + APART)
    least = 2.0 * ROOM / rows + TURNING
    beside = 2 * HEAD if sides == 2 else HEAD + 2 * STATION
    wide = max(sides * least + beside, high * aspect)
    return wide, max(high, wide / aspect), (wide - beside) / sides - 2 * MARGIN


class LanesBoard(Board):
    """A table of trains that is being laid."""

    def __init__(self, rules: Rules, shape: Aspect) -> None:
        """Begin with an empty table."""
        self.rules, self.shape = rules, shape
        self._sides = 2 if ASPECTS[shape] >= 1 else 1
        self._clear()

    def _clear(self) -> None:
        self.placed, self._ends = [], {}
        self._tracks: dict[int, Track] = {}
        self._owners: dict[int, int | None] = {}
        self._halves: dict[int, Half] = {}
        self._window = Window(self.shape, 12.0)
        self.frame = self._window.frame()

    def add(self, event: Event) -> None:
        """Follow an event; a new deal clears the table."""
        match event:
            case Dealt():
                self._clear()
            case Played(arm=0):
                self._lead(event)
            case Played():
                self._join(event)

    def _lead(self, event: Played) -> None:
        self._put(event, Pose(0.0, 0.0, 90.0))
        aspect, lanes = ASPECTS[self.shape], len(event.arms)
        sizes = [(_size(lanes, self._sides, rows, aspect), rows) for rows in (1, 3, 5)]
        (_, _, length), rows = min(sizes, key=lambda one: one[0][0] * one[0][1])
        apart = (rows - 1) * ROW + APART
        right = ceil(lanes / self._sides)
        for at, arm in enumerate(event.arms):
            way, place, many = (1, at, right) if at < right else (-1, lanes - 1 - at, lanes - right)
            y = (place - (many - 1) / 2) * apart - (rows - 1) * ROW / 2
            self._tracks[arm.number] = Track(way, y, length, rows)
            self._owners[arm.number], self._halves[arm.number] = arm.whose, arm.half
        boxes = [track.box for track in self._tracks.values()]
        window = self._window
        window.left = min(-STATION - MARGIN, *(box[0] for box in boxes))
        window.right = max(STATION + MARGIN, *(box[2] for box in boxes))
        window.top = min(-2.0, *(box[1] for box in boxes))
        window.bottom = max(2.0, *(box[3] for box in boxes))
        window.fit()
        for number in self._tracks:
            self._open(number)
        self.frame = window.frame()

    def _join(self, event: Played) -> None:
        track = self._tracks[event.arm]
        pose, step = track.place(event.tile.is_double)
        self._put(event, pose)
        track.last = step
        self._halves[event.arm] = event.arms[0].half
        self._open(event.arm)
        self.frame = self._window.frame()

    def _put(self, event: Played, pose: Pose) -> None:
        number = len(self.placed) + 1
        self.placed.append(Placed(event.tile, event.first, pose, False, "", number))

    @property
    def spokes(self) -> dict[int, Leap]:
        """What binds the trains to their hub."""
        return {
            number: ((track.way * 0.5, 0.0), (track.way * (HEAD - 0.5), track.y))
            for number, track in self._tracks.items()
        }

    def _open(self, number: int) -> None:
        """Note where a train goes on, and let the frame hold what may come there."""
        track = self._tracks[number]
        step = track.last
        x, y, angle = step.x, step.y, 90.0
        along = track.way if step.row % 2 == 0 else -track.way
        if step.doing == DOWN_ON:
            along = -along
        if step.doing in (DOWN, DOWN_DOUBLE):
            y += 1
        else:
            x, angle = x + along, 0.0 if along > 0 else 180.0
        self._ends[number] = End(number, self._halves[number], x, y, angle)
        for box in self._rooms(number):
            self._window.cover(*box)

    def _rooms(self, number: int) -> list[Box]:
        """What an end needs: its badge, and the places of its next tile."""
        end, track = self._ends[number], self._tracks[number]
        badge = (end.x - BADGE, end.y - BADGE, end.x + BADGE, end.y + BADGE)
        return [badge, _box(track.place(False)[0]), _box(track.place(True)[0])]

    def boxes(self, since: int = 0) -> list[Box]:
        """What must be seen: the tiles laid after the first so many, and what may come next."""
        found = [_box(one.pose) for one in self.placed[since:]]
        return found + [box for number in self._ends for box in self._rooms(number)]

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Where these plays would lie."""
        return [self._ghost(move) for move in moves if isinstance(move, Play)]

    def _ghost(self, play: Play) -> Ghost:
        if not play.arm:
            return Ghost(play, play.tile, play.first, Pose(0.0, 0.0, 90.0))
        track = self._tracks[play.arm]
        pose = self._pose(track, play.tile)
        return Ghost(play, play.tile, play.first, pose)

    @staticmethod
    def _pose(track: Track, tile: Tile) -> Pose:
        return track.place(tile.is_double)[0]

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """The lanes of trains; arms that are all alike have no signs."""
        if not self.rules.game.table.owned:
            return ()
        return tuple(
            Lane(number, self._owners[number], track.way * (HEAD - 1.25), track.y, track.way)
            for number, track in self._tracks.items()
        )


def _box(pose: Pose) -> Box:
    """The box around a tile."""
    wide, high = (0.5, 1.0) if pose.angle % 180 else (1.0, 0.5)
    return pose.x - wide, pose.y - high, pose.x + wide, pose.y + high
