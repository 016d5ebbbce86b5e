"""Layout of trains as lanes, one below the other: each shows its last tiles.

On a small screen a hub with all of its trains would leave little room for a tile. Here every train
runs to the right in a lane that begins with its owner's sign; if it is too long its first tiles are
folded: they aren't shown, and a sign says how many there are. So tiles keep their size, and every
end is in view. The hub lies at the head of the shared train, or else of the seat's own.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from math import ceil, inf, sqrt
from typing import Final

from msgspec import Struct

from boneyard.core.actions import Move, Play
from boneyard.core.events import Dealt, Event, Played
from boneyard.core.tiles import Half, Tile
from boneyard.layout.board import Board
from boneyard.layout.pose import (
    ASPECT_RATIOS,
    Aspect,
    Box,
    EndBadge,
    Frame,
    Ghost,
    Lane,
    PlacedTile,
    TrainStyle,
)
from boneyard.layout.trains import ROW_DISTANCE, LaneTrack, tile_box
from boneyard.rules.game import Rules

#: The width of an owner's sign, of the number of a shared lane, and of what counts folded tiles.
SIGN_WIDTH: Final = 1.9
NUMBER_WIDTH: Final = 0.8
FOLD_WIDTH: Final = 0.95
#: The room for the next tile, and what stays free at the end of a lane.
NEXT_LENGTH: Final = 2.0
LANE_END: Final = 0.15
#: How much of its train a lane shows at least.
MIN_TRAIN_LENGTH: Final = 4.5
#: The height of a lane whose doubles lie across, and of one where they lie in line.
LANE_HEIGHT: Final = 2.2
LOW_LANE_HEIGHT: Final = 1.45
#: What a train of two rows loses where it turns, compared with two straight rows.
TURN_LOSS: Final = 2.0
#: The geometric mean of the sides of the smallest frame, so that tiles are about as large as in a
#: hand, and as much of a train shows as there is room for. Much larger ones are avoided.
FRAME_SIZES: Final[Mapping[TrainStyle, float]] = {"hub": 0.0, "short": 12.0, "long": 18.0}
LARGE_FRAME: Final = 1.25
#: Doubles lie in line if a plan is better by this then.
IN_LINE_COST: Final = 1.3
#: What a longer train is worth, beside larger tiles, and how long one is of use.
LENGTH_WORTH: Final = 0.25
MAX_TRAIN_LENGTH: Final = 24.0
ROUNDING: Final = 1e-6
#: The margin around all lanes.
EDGE: Final = 0.2


class LanePlan(Struct, frozen=True, order=True):
    """How lanes share a frame; the best plan comes first."""

    cost: float
    columns: int
    train_rows: int
    """In how many rows a train runs within its lane."""
    in_line: bool
    """Whether doubles lie in line."""
    width: float
    """The width of the frame: the less, the larger tiles are."""


def plan_lanes(lanes: int, aspect: float, trains: TrainStyle, sign: float = SIGN_WIDTH) -> LanePlan:
    """Choose how many lanes stand side by side, and how a train lies in one."""
    least = sign + FOLD_WIDTH + MIN_TRAIN_LENGTH + NEXT_LENGTH + LANE_END
    smallest = FRAME_SIZES[trains] * sqrt(aspect)
    plans = []
    for columns, train_rows, in_line in product((1, 2, 3), (1, 2), (False, True)):
        if in_line and train_rows > 1:
            continue
        lane = LOW_LANE_HEIGHT if in_line else LANE_HEIGHT + (train_rows - 1) * ROW_DISTANCE
        width = max(columns * least, ceil(lanes / columns) * lane * aspect, smallest)
        row = width / columns - sign - LANE_END
        length = row * train_rows - FOLD_WIDTH - NEXT_LENGTH - TURN_LOSS * (train_rows - 1)
        cost = width / min(length, MAX_TRAIN_LENGTH) ** LENGTH_WORTH
        cost *= max(1, width / (smallest * LARGE_FRAME)) ** 2
        cost *= IN_LINE_COST if in_line else 1
        plans.append(LanePlan(cost, columns, train_rows, in_line, width))
    return min(plans)


class _TrainLane(Struct):
    """A lane, and the train in it."""

    number: int
    owner: int | None
    box: Box
    tiles: list[tuple[Tile, Half, int]]
    """All tiles of the train: tile, the half that touched, its number."""
    half: Half | None = None
    """What the next tile must match."""
    folded: int = 0
    """How many of the tiles are folded."""
    shown: list[PlacedTile] = []
    """The others."""
    track: LaneTrack | None = None
    """Where the train goes on."""


class LanesBoard(Board):
    """The board of trains in lanes, the seat's own first."""

    def __init__(
        self, rules: Rules, shape: Aspect, seat: int = 0, trains: TrainStyle = "short"
    ) -> None:
        self.rules, self.shape, self.seat = rules, shape, seat
        table = rules.game.table
        self._owned = rules.players if table.has_owned_arms else 0
        self._count = table.max_arms(0, rules.players, 0)
        self._sign = SIGN_WIDTH if self._owned else NUMBER_WIDTH
        self._plan = plan_lanes(self._count, ASPECT_RATIOS[shape], trains, self._sign)
        wide, high = self._plan.width, self._plan.width / ASPECT_RATIOS[shape]
        self._area: Box = (-wide / 2, -high / 2, wide / 2, high / 2)
        self.frame = Frame(-wide / 2 - EDGE, -high / 2 - EDGE, wide + 2 * EDGE, high + 2 * EDGE)
        self._clear()

    def _clear(self) -> None:
        self.placed, self._ends = [], {}
        self._lanes = {lane.number: lane for lane in self._make_lanes()}
        for lane in self._lanes.values():
            self._arrange(lane)

    def _make_lanes(self) -> Iterator[_TrainLane]:
        """Make the lanes: the seat's own, those of the next seats, and shared ones."""
        own = [(self.seat + at) % self._owned + 1 for at in range(self._owned)]
        numbers = [*own, *range(self._owned + 1, self._count + 1)]
        left, top, right, bottom = self._area
        rows = ceil(self._count / self._plan.columns)
        wide, high = (right - left) / self._plan.columns, (bottom - top) / rows
        for at, number in enumerate(numbers):
            column, row = divmod(at, rows)
            x, y = left + column * wide, top + row * high
            owner = number - 1 if number <= self._owned else None
            yield _TrainLane(number, owner, (x, y, x + wide, y + high), [])

    @property
    def _hub_lane(self) -> _TrainLane:
        """The lane in which the hub lies."""
        shared = self._owned + 1 if self._owned < self._count else self.seat + 1
        return self._lanes[shared]

    def add(self, event: Event) -> None:
        """Apply an event; a new deal clears the table."""
        if isinstance(event, Dealt):
            self._clear()
        elif isinstance(event, Played):
            lane = self._lanes[event.arm] if event.arm else self._hub_lane
            number = 1 + sum(len(one.tiles) for one in self._lanes.values())
            lane.tiles.append((event.tile, event.first, number))
            for arm in event.arms:
                self._lanes[arm.number].half = arm.half
            before = lane.shown
            self._arrange(lane)
            self.moved = self.moved or lane.shown[:-1] != before
            shown = [one for lane in self._lanes.values() for one in lane.shown]
            self.placed = sorted(shown, key=lambda one: one.number)
            for arm in event.arms:
                self._ends[arm.number] = self._end(self._lanes[arm.number])

    def _end(self, lane: _TrainLane) -> EndBadge:
        assert lane.half is not None
        x, y, angle = self._track(lane).next_square
        return EndBadge(lane.number, lane.half, x, y, angle % 360)

    def _arrange(self, lane: _TrainLane) -> None:
        """Lay out a train, and fold as many of its first tiles as there is no room for."""
        left, top, right, bottom = lane.box
        left, right = left + self._sign - ROUNDING, right - LANE_END + ROUNDING
        for folded in range(lane.folded, len(lane.tiles) + 1):
            lane.folded = folded
            lane.track, lane.shown = self._start(lane), []
            for tile, first, number in lane.tiles[folded:]:
                pose, lane.track.tip = lane.track.next_place(self._lies_across(tile))
                lane.shown.append(PlacedTile(tile, first, pose, False, "", number))
            boxes = [tile_box(one.pose) for one in lane.shown] + self._next_boxes(lane)
            if all(
                left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom
                for box in boxes
            ):
                return

    def _start(self, lane: _TrainLane) -> LaneTrack:
        """Return the track of the first tile that is shown."""
        left, _, right, _ = lane.box
        turns = self._plan.train_rows > 1
        return LaneTrack(
            direction=1,
            turn_direction=1,
            y=self._first_row(lane),
            head=left + self._sign + (FOLD_WIDTH if lane.folded else 0) + 0.5,
            length=right - left,
            rows=self._plan.train_rows,
            row_start=-inf,
            row_end=right - LANE_END if turns else inf,
        )

    def _first_row(self, lane: _TrainLane) -> float:
        """Return how far down the first tiles lie."""
        return (lane.box[1] + lane.box[3] - (self._plan.train_rows - 1) * ROW_DISTANCE) / 2

    def _lies_across(self, tile: Tile) -> bool:
        return tile.is_double and not self._plan.in_line

    def _track(self, lane: _TrainLane) -> LaneTrack:
        assert lane.track is not None
        return lane.track

    def _next_boxes(self, lane: _TrainLane) -> list[Box]:
        """List the places of the next tile."""
        kinds = (False,) if self._plan.in_line else (False, True)
        return [tile_box(self._track(lane).next_place(double)[0]) for double in kinds]

    def visible_boxes(self, since: int = 0) -> list[Box]:
        """List what must be visible: all lanes."""
        return [self._area]

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Return where these plays would lie."""
        return [self._ghost(move) for move in moves if isinstance(move, Play)]

    def _ghost(self, play: Play) -> Ghost:
        lane = self._lanes[play.arm] if play.arm else self._hub_lane
        pose, _ = self._track(lane).next_place(self._lies_across(play.tile))
        return Ghost(play, play.tile, play.first, pose)

    @property
    def lanes(self) -> tuple[Lane, ...]:
        """Return the lanes, with the tiles that each has folded."""
        return tuple(
            Lane(
                lane.number,
                lane.owner,
                lane.box[0] + self._sign / 2,
                (lane.box[1] + lane.box[3]) / 2,
                lane.box,
                tuple(tile for tile, _, _ in lane.tiles[: lane.folded]),
                (lane.box[0] + self._sign + FOLD_WIDTH / 2, self._first_row(lane)),
            )
            for lane in self._lanes.values()
        )
