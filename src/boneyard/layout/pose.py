"""Layout types: poses, placed tiles, ghosts of moves, ends and the frame.

Units: a straight tile is 2 long and 1 wide. Screen coordinates: x to the right, y DOWN, angles in
degrees clockwise.
"""

from typing import Final, Literal

from msgspec import Struct

from boneyard.core.actions import Move
from boneyard.core.tiles import Half, Tile

#: The edge of a hexagon of the honeycomb, in units. `geometry.md` has 45 for it, so curved tiles
#: are drawn at 2/45 of that scale: the middle of an arc is 2.09 units long.
HEX_EDGE: Final = 2.0
#: The radii of a curved tile: its inner edge, its middle and its outer edge.
INNER_RADIUS: Final = HEX_EDGE * 12 / 45
MIDDLE_RADIUS: Final = HEX_EDGE * 22.5 / 45
OUTER_RADIUS: Final = HEX_EDGE * 33 / 45
#: Half the opening of a curved tile, in degrees.
HALF_ARC_DEGREES: Final = 60.0

#: The frame shapes: few, so that viewers of a match share its cached boards, and close enough to
#: each other that one of them nearly fills any screen.
Aspect = Literal[
    "panorama", "broad", "wide", "landscape", "square", "portrait", "tall", "slim", "narrow"
]
#: Width over height of each shape of frame.
ASPECT_RATIOS: Final[dict[Aspect, float]] = {
    "panorama": 2.5, "broad": 2.0, "wide": 1.6, "landscape": 1.25, "square": 1.0,
    "portrait": 0.8, "tall": 0.625, "slim": 0.5, "narrow": 0.4,
}  # fmt: skip
#: The length of the longer side, so that all have about the same area; 1 for a wide frame.
LONG_SIDE_FACTORS: Final[dict[Aspect, float]] = {
    "panorama": 1.25, "broad": 1.12, "wide": 1.0, "landscape": 0.88, "square": 0.8,
    "portrait": 0.88, "tall": 1.0, "slim": 1.12, "narrow": 1.25,
}  # fmt: skip


#: How trains are laid out: around their hub; or in lanes that show their last tiles, fewer of them
#: on a small screen.
TrainStyle = Literal["hub", "short", "long"]


class Pose(Struct, frozen=True):
    """Where a tile lies.

    Straight: its centre; at angle 0 it lies horizontally, its `first` half to the left; at 90 it
    stands, `first` on top. Curved: the centre of the arc's circle, and the direction from there to
    the middle of the arc, which reaches 60° to either side of it.
    """

    x: float
    y: float
    angle: float


#: A rectangle of the table: left, top, right, bottom.
Box = tuple[float, float, float, float]
#: The gap between a tile and one that joins it but lies apart.
Connector = tuple[tuple[float, float], tuple[float, float]]


class PlacedTile(Struct, frozen=True):
    """A tile on the table."""

    tile: Tile | None
    """None: face down."""
    first: Half | None
    """The half that the pose refers to: the one that touched when it was laid."""
    pose: Pose
    curved: bool
    turn: str
    """Of a curved tile: R, from `first` to the other half is clockwise round the centre
    (`first` is centred at angle - 30, the other half at angle + 30); L, the other way.
    """
    number: int
    """Its id in this round: laid tiles are numbered from 1 in order, the tiles of a
    solitaire as they were set out. It never changes when the tile moves.
    """
    connector: Connector | None = None
    """How it joins, if there was no room for it and it lies apart."""


class Ghost(Struct, frozen=True):
    """Where a tile would lie, or which tile is meant, if this move were made."""

    action: Move
    tile: Tile
    first: Half
    pose: Pose
    curved: bool = False
    turn: str = ""
    connector: Connector | None = None
    """How it would join, if there is no room for it and it would lie apart."""


#: Half the room that the badge of an end needs.
BADGE_ROOM: Final = 0.5


class EndBadge(Struct, frozen=True, cache_hash=True):
    """An open end: its badge is at x, y, and the arm continues in the direction of `angle`."""

    arm: int
    half: Half
    x: float
    y: float
    angle: float
    detached_places: tuple[tuple[float, float], ...] = ()
    """The middles of detached places where its next tile would lie, for want of room here."""

    @property
    def box(self) -> Box:
        """The room that it needs, with some space around what is drawn."""
        return (
            self.x - BADGE_ROOM, self.y - BADGE_ROOM, self.x + BADGE_ROOM, self.y + BADGE_ROOM
        )  # fmt: skip


class Frame(Struct, frozen=True):
    """The visible rectangle of the table: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float


class Lane(Struct, frozen=True):
    """The lane of a train: its sign is at x, y, before its head."""

    arm: int
    owner: int | None
    """The seat whose train it is; None: shared."""
    x: float
    y: float
    box: Box | None = None
    """The room of the lane, where each has its own."""
    folded: tuple[Tile, ...] = ()
    """The first tiles of the train, if they aren't shown."""
    fold: tuple[float, float] = (0.0, 0.0)
    """Where their number stands, before the other tiles."""


class Layout(Struct, frozen=True):
    """A table layout, ready to be drawn."""

    placed: tuple[PlacedTile, ...]
    """In the order of their numbers; tiles that left the table are not included."""
    frame: Frame
    ends: dict[int, EndBadge]
    """The open ends, in the order of their arm numbers."""
    lanes: tuple[Lane, ...] = ()
    """The lanes of trains, if any."""
    spokes: dict[int, Connector] = {}
    """The lines from a hub to the heads of its lanes, by arm number."""
