"""Layout arms: where the next tile of an arm may go, and the arm's state."""

from typing import Final

from msgspec import Struct

from boneyard.core.tiles import Half
from boneyard.layout.straight_occupancy import GRID_WIDTH, HALF_STEP, UNIT_STEP

#: The tip of an arm: a half of a lengthwise tile, a double whose short ends stay shut, a spinner,
#: or a short end of one.
END_LENGTHWISE: Final = 0
END_DOUBLE: Final = 1
END_SPINNER: Final = 2
END_SHORT: Final = 3
#: What a double in an arm opens: straight on, both sides and straight on, or both sides only.
OPENS_AHEAD: Final = "on"
OPENS_ALL: Final = "all ways"
OPENS_TEE: Final = "tee"


class OpenEnd(Struct, frozen=True):
    """Where the next tile of an arm joins: one unit ahead of `base`, or at its sides."""

    base: int
    heading: int
    kind: int
    tile: int
    """The number of the tile at this end."""

    @property
    def joint(self) -> int:
        """The middle of the edge where the next tile joins."""
        return self.base + HALF_STEP[self.heading]


class TilePlace(Struct, frozen=True):
    """A possible place of a tile."""

    first: int
    """The square of the touching half; of a crosswise double, of either half."""
    last: int
    heading: int
    """The direction in which the arm would continue."""
    across: bool = False
    """A double that lies crosswise."""
    detached_from: int = 0
    """The joint it is connected to, if it lies apart from the tile that it joins; else 0."""

    @property
    def centre(self) -> int:
        """The middle of the tile."""
        return (self.first + self.last) // 2

    @property
    def upright(self) -> int:
        """1 if the tile stands upright, 0 if it lies horizontally."""
        return (self.heading + self.across) % 2

    @property
    def entry(self) -> int:
        """The middle of its back edge, where the connector of a detached tile ends."""
        return (self.centre if self.across else self.first) - HALF_STEP[self.heading]

    def open_end(self, kind: int, tile: int) -> OpenEnd:
        """Return the open end after it."""
        return OpenEnd(self.centre if self.across else self.last, self.heading, kind, tile)

    def short_ends(self, tile: int) -> tuple[OpenEnd, OpenEnd]:
        """Return the short ends of a double: to the left of its arm, and to the right.

        A double that was laid in line, for want of room, opens at its long sides instead.
        """
        left, right = (self.heading - 1) % 4, (self.heading + 1) % 4
        if not self.across:
            middle = self.centre
            return OpenEnd(middle, left, END_SPINNER, tile), OpenEnd(
                middle, right, END_SPINNER, tile
            )
        return OpenEnd(self.first, left, END_SHORT, tile), OpenEnd(
            self.last, right, END_SHORT, tile
        )


def crosswise_at(centre: int, heading: int) -> TilePlace:
    """Place a crosswise double: its first square to the left of the arm."""
    side = HALF_STEP[(heading + 1) % 4]
    return TilePlace(centre - side, centre + side, heading, True)


def lengthwise_places(socket: OpenEnd) -> list[TilePlace]:
    """List the places for a lengthwise tile: straight on, round the corner, or at the side."""
    base, heading, kind = socket.base, socket.heading, socket.kind
    ahead = base + UNIT_STEP[heading]
    found = [TilePlace(ahead, ahead + UNIT_STEP[heading], heading)]
    if kind == END_SPINNER:
        # A tile round the corner would block the spinner's short end.
        return found
    for side in ((heading + 1) % 4, (heading - 1) % 4):
        unit = UNIT_STEP[side]
        found.append(TilePlace(ahead, ahead + unit, side))
        if kind == END_LENGTHWISE:
            found.append(TilePlace(base + unit, base + 2 * unit, side))
        elif kind == END_DOUBLE:
            beside = base + unit + HALF_STEP[side]
            found.append(TilePlace(beside, beside + unit, side))
    return found


def crosswise_places(socket: OpenEnd, spins: bool) -> list[TilePlace]:
    """List the places for a crosswise double: ahead, or at the side if its short ends stay shut."""
    base, heading = socket.base, socket.heading
    found = [crosswise_at(base + UNIT_STEP[heading], heading)]
    if socket.kind == END_LENGTHWISE and not spins:
        for side in ((heading + 1) % 4, (heading - 1) % 4):
            found.append(crosswise_at(base + UNIT_STEP[side], side))
    return found


def axis_position(key: int, axis: int) -> int:
    """Return the coordinate on the horizontal (0) or the vertical axis (1), in half units."""
    return key // GRID_WIDTH if axis else key % GRID_WIDTH


class LayoutArm:
    """An open end that must always have a place for its next tile."""

    __slots__ = (
        "alive",
        "bound",
        "double",
        "end",
        "half",
        "main_axis",
        "next_area",
        "number",
        "reserved",
        "row_heading",
        "row_position",
        "single",
        "watch_area",
        "watched",
    )  # fmt: skip

    def __init__(self, number: int, half: Half, socket: OpenEnd) -> None:
        self.number, self.half, self.end = number, half, socket
        self.main_axis = socket.heading % 2
        """The axis it runs along; it crosses over to its next row along the other one."""
        self.row_position = axis_position(socket.base, 1 - self.main_axis)
        """Where its row is on the other axis."""
        self.row_heading = -1
        """The heading in which its rows follow each other, once it has turned."""
        self.bound: tuple[int, int, int] | None = None
        """An axis, a sign and a place on the axis which it doesn't cross, to leave room to others.

        With sign 1 it stays beyond that place, with -1 before it.
        """
        self.alive = True
        """Some tile that is still out could be played on it."""
        self.single: TilePlace | None = None
        """Where its next tile goes."""
        self.double: TilePlace | None = None
        """Where it goes if it is a double that lies crosswise."""
        self.reserved: tuple[int, ...] = ()
        """The squares that others had better leave free."""
        self.watched: tuple[int, ...] = ()
        """The places that make it look for another way once they are taken."""
        self.next_area = self.watch_area = (0, 0, 0, 0)
        """In a tree: where its next tiles may lie, and where something new makes it look again."""

    def crosses_bound(self, place: TilePlace) -> bool:
        """Return whether a tile would cross the arm's bound."""
        if self.bound is None:
            return False
        axis, sign, limit = self.bound
        return sign * (axis_position(place.last, axis) - limit) < 0

    def retire(self) -> None:
        """Give up all reserved places: every tile that fits here has been played."""
        self.alive = False
        self.single = self.double = None
        self.reserved = self.watched = ()

    def straight_ahead(self, crosswise: bool) -> TilePlace:
        """Return the place straight ahead, even if occupied: for an arm without a place."""
        socket = self.end
        return (crosswise_places(socket, True) if crosswise else lengthwise_places(socket))[0]

    def advance(self, socket: OpenEnd, half: Half, long_axis: int) -> None:
        """Continue from another socket; `long_axis` is the axis along which the frame is longer."""
        before, heading = self.end.heading, socket.heading
        # The tile may have been the last one for the previous half; now another half is open.
        self.end, self.half, self.alive = socket, half, True
        if heading % 2 == before % 2:
            return
        if heading % 2 == self.main_axis:
            self.row_position = axis_position(socket.base, 1 - self.main_axis)
        elif self.row_heading < 0 and heading % 2 == long_axis:
            # It left a line at its side: from now on it runs along the line.
            self.main_axis, self.row_heading = long_axis, before
            self.row_position = axis_position(socket.base, 1 - self.main_axis)
        elif self.row_heading < 0:
            self.row_heading = heading
