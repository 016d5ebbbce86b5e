"""An arm as it is drawn: where its next tile may go, and what it has been doing."""

from typing import Final

from msgspec import Struct

from boneyard.core.tiles import Half
from boneyard.layout.ground import HALF, ROW, UNIT

#: What stands at the tip of an arm: a half of a lying tile, a double that opens nothing by its
#: short ends, a spinner, or a short end of one.
LYING: Final = 0
PLAIN: Final = 1
SPINNER: Final = 2
TIP: Final = 3
#: What a double in an arm opens: the way on, both sides and the way on, or both sides only.
ON: Final = "on"
ALL_WAYS: Final = "all ways"
TEE: Final = "tee"


class Socket(Struct, frozen=True):
    """Where the next tile of an arm joins: one unit ahead of `base`, or at its sides."""

    base: int
    heading: int
    kind: int
    tile: int
    """The number of the tile that stands there."""

    @property
    def joint(self) -> int:
        """The middle of the edge where the next tile joins."""
        return self.base + HALF[self.heading]


class Place(Struct, frozen=True):
    """Where a tile could lie."""

    first: int
    """The square of the half that touches; of a crosswise double, of either half."""
    last: int
    heading: int
    """The way the arm would go on."""
    across: bool = False
    """A double that lies crosswise."""
    leap: int = 0
    """The joint it leaps from, if it lies apart from the tile that it joins; else 0."""

    @property
    def centre(self) -> int:
        """The middle of the tile."""
        return (self.first + self.last) // 2

    @property
    def standing(self) -> int:
        """1 if the tile stands upright, 0 if it lies horizontally."""
        return (self.heading + self.across) % 2

    @property
    def entry(self) -> int:
        """The middle of its edge at the back, where a tile that leaps is bound to its joint."""
        return (self.centre if self.across else self.first) - HALF[self.heading]

    def onward(self, kind: int, tile: int) -> Socket:
        """Where the arm goes on after it."""
        return Socket(self.centre if self.across else self.last, self.heading, kind, tile)

    def tips(self, tile: int) -> tuple[Socket, Socket]:
        """The short ends of a double: to the left of its arm, and to the right.

        A double that had to be laid in line, for want of room, opens at its long sides instead.
        """
        left, right = (self.heading - 1) % 4, (self.heading + 1) % 4
        if not self.across:
            middle = self.centre
            return Socket(middle, left, SPINNER, tile), Socket(middle, right, SPINNER, tile)
        return Socket(self.first, left, TIP, tile), Socket(self.last, right, TIP, tile)


def across_at(centre: int, heading: int) -> Place:
    """A crosswise double: its first square to the left of the arm."""
    side = HALF[(heading + 1) % 4]
    return Place(centre - side, centre + side, heading, True)


def singles(socket: Socket) -> list[Place]:
    """The ways to lay a tile lengthwise: straight on, round the corner, or at the side."""
    base, heading, kind = socket.base, socket.heading, socket.kind
    ahead = base + UNIT[heading]
    found = [Place(ahead, ahead + UNIT[heading], heading)]
    if kind == SPINNER:
        # A tile round the corner would stand in the way of the spinner's short end.
        return found
    for side in ((heading + 1) % 4, (heading - 1) % 4):
        unit = UNIT[side]
        found.append(Place(ahead, ahead + unit, side))
        if kind == LYING:
            found.append(Place(base + unit, base + 2 * unit, side))
        elif kind == PLAIN:
            beside = base + unit + HALF[side]
            found.append(Place(beside, beside + unit, side))
    return found


def doubles(socket: Socket, spins: bool) -> list[Place]:
    """The ways to lay a double crosswise: ahead, or at the side if its short ends stay shut."""
    base, heading = socket.base, socket.heading
    found = [across_at(base + UNIT[heading], heading)]
    if socket.kind == LYING and not spins:
        for side in ((heading + 1) % 4, (heading - 1) % 4):
            found.append(across_at(base + UNIT[side], side))
    return found


def along(key: int, axis: int) -> int:
    """How far a place is along the horizontal (0) or the vertical axis (1), in half units."""
    return key // ROW if axis else key % ROW


class Branch:
    """An open end that must always have a place for its next tile."""

    __slots__ = (
        "alive",
        "area",
        "bound",
        "double",
        "half",
        "interest",
        "keep",
        "main",
        "number",
        "out",
        "row",
        "single",
        "socket",
        "watch",
    )  # fmt: skip

    def __init__(self, number: int, half: Half, socket: Socket) -> None:
        """Begin an arm that goes straight away from its tile."""
        self.number, self.half, self.socket = number, half, socket
        self.main = socket.heading % 2
        """The axis it runs along; it crosses over to its next row along the other one."""
        self.row = along(socket.base, 1 - self.main)
        """Where its row is on the other axis."""
        self.out = -1
        """The heading in which its rows follow each other, once it has turned."""
        self.bound: tuple[int, int, int] | None = None
        """An axis, a sign and a place on the axis which it doesn't cross, to leave room to others.

        With sign 1 it stays beyond that place, with -1 before it.
        """
        self.alive = True
        """Some tile that is still out could be played on it."""
        self.single: Place | None = None
        """Where its next tile goes."""
        self.double: Place | None = None
        """Where it goes if it is a double that lies crosswise."""
        self.keep: tuple[int, ...] = ()
        """The squares that others had better leave free."""
        self.watch: tuple[int, ...] = ()
        """The places that make it look for another way once they are taken."""
        self.area = self.interest = (0, 0, 0, 0)
        """In a tree: where its next tiles may lie, and where something new makes it look again."""

    def strays(self, place: Place) -> bool:
        """Say whether a tile would cross the arm's bound."""
        if self.bound is None:
            return False
        axis, sign, limit = self.bound
        return sign * (along(place.last, axis) - limit) < 0

    def retire(self) -> None:
        """Give up all places: every tile that could be played here lies already."""
        self.alive = False
        self.single = self.double = None
        self.keep = self.watch = ()

    def ahead(self, crosswise: bool) -> Place:
        """Straight on, whatever lies there: for an arm that found no place."""
        socket = self.socket
        return (doubles(socket, True) if crosswise else singles(socket))[0]

    def go(self, socket: Socket, half: Half, longer: int) -> None:
        """Go on from another socket; `longer` is the axis along which the frame is longer."""
        before, heading = self.socket.heading, socket.heading
        # The tile may have been the last for the half that was open; now another one is.
        self.socket, self.half, self.alive = socket, half, True
        if heading % 2 == before % 2:
            return
        if heading % 2 == self.main:
            self.row = along(socket.base, 1 - self.main)
        elif self.out < 0 and heading % 2 == longer:
            # It came out of a line's side: from now on it runs along the line.
            self.main, self.out = longer, before
            self.row = along(socket.base, 1 - self.main)
        elif self.out < 0:
            self.out = heading
