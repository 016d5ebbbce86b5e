"""Straight tiles: lines that go to and fro, crosses, and trees that find their way."""

from collections.abc import Iterable
from typing import Final

from boneyard.actions import Move, Play
from boneyard.events import Dealt, Event, Played
from boneyard.layout.arms import LYING, PLAIN, SPINNER, Arm, Place, Socket, across_at
from boneyard.layout.board import Board
from boneyard.layout.ground import HALF, MIDDLE, UNIT, key_of, units
from boneyard.layout.pose import ASPECTS, End, Frame, Ghost, Placed, Pose, Shape
from boneyard.layout.router import ALL_WAYS, ON, TEE, Router
from boneyard.layout.window import Window
from boneyard.rules.game import Rules
from boneyard.rules.shapes import Cross, EveryDoubleSpins, OneArm, Tree
from boneyard.tiles import Half, Tile, pair

#: Games in which doubles lie in line like any tile (MA-1, YT-2).
IN_LINE: Final = frozenset({"matador", "yourturn"})
#: The longest side of a frame at the start, for sets up to so many tiles.
LONGEST: Final = {28: 20.0, 55: 22.0, 91: 24.0, 136: 26.0}
#: The headings of a lead's arms in a wide frame: both ends or long sides, then the short ends.
LEAD_HEADINGS: Final = (2, 0, 3, 1)


class StraightBoard(Board):
    """A table of straight tiles that is being laid."""

    def __init__(self, rules: Rules, shape: Shape) -> None:
        """Begin with an empty table."""
        self.rules, self.shape = rules, shape
        self._upright = int(ASPECTS[shape] < 1)
        self._across = rules.game.name not in IN_LINE
        self._clear()

    def _clear(self) -> None:
        self.placed, self.ends = [], {}
        count = len(self.rules.tiles)
        longest = next((size for most, size in LONGEST.items() if count <= most), 30.0)
        self._window = Window(self.shape, longest * (0.8 if self.shape == "square" else 1))
        self._router = Router(self._window, self._upright, isinstance(self.rules.game.table, EveryDoubleSpins | Tree))
        self._arms = self._router.arms
        self._laid: set[Tile] = set()
        self._left: dict[Half, int] = {}
        self._doubles: list[Place | None] = [None]
        self.frame = self._window.frame()

    def add(self, event: Event) -> None:
        """Follow an event; a new deal clears the table."""
        if isinstance(event, Dealt):
            self._clear()
        elif isinstance(event, Played):
            (self._join if event.arm else self._lead)(event)

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Where these plays would lie."""
        return [self._ghost(move) for move in moves if isinstance(move, Play)]

    def _ghost(self, play: Play) -> Ghost:
        return Ghost(play, play.tile, play.first, _pose(self._place(play.arm, play.tile)))

    def _place(self, number: int, tile: Tile) -> Place:
        crosswise = self._across and tile.is_double
        if not number:
            return self._first_place(crosswise)
        arm = self._arms[number]
        place = arm.double if crosswise else arm.single
        assert place is not None
        return place

    def _first_place(self, crosswise: bool) -> Place:
        heading = self._upright
        centre = MIDDLE
        if isinstance(self.rules.game.table, OneArm):
            # One arm alone fills the frame like a text, from its first corner.
            corner = self._window.left + 1.5, self._window.top + 1.5
            centre = key_of(round(corner[0]), round(corner[1]))
        if crosswise:
            return across_at(centre, heading)
        return Place(centre - HALF[heading], centre + HALF[heading], heading)

    def _put(self, event: Played, place: Place) -> int:
        number = len(self.placed) + 1
        pose = _pose(place)
        self.placed.append(Placed(event.tile, event.first, pose, False, "", number))
        self._router.ground.lay(place.centre, place.standing, number)
        self._doubles.append(place if place.across else None)
        self._laid.add(event.tile)
        touching = self.rules.touching
        for half in self._left:
            if event.tile in touching(half):
                self._left[half] -= 1
        for arm in self._arms.values():
            if not self._left.get(arm.half, 1):
                arm.retire()
            elif event.tile.is_double and arm.half is event.first and arm.double:
                # The double that it kept a place for lies elsewhere now.
                arm.double = None
                self._router.reserve(arm, ON)
        return number

    def _lead(self, event: Played) -> None:
        place = self._first_place(self._across and event.tile.is_double)
        number = self._put(event, place)
        count = len(event.arms)
        headings = LEAD_HEADINGS[1:2] if count == 1 else LEAD_HEADINGS[:count]
        left, right = place.tips(number)
        for arm, heading in zip(event.arms, headings, strict=True):
            way = (heading + self._upright) % 4
            if heading % 2:
                socket = left if left.heading == way else right
            elif place.across:
                socket = Socket(place.centre, way, SPINNER if count == 4 or self._spins else PLAIN,
                                number)
            else:
                base = place.last if way == place.heading else place.first
                socket = Socket(base, way, LYING, number)
            self._arms[arm.number] = Arm(arm.number, arm.half, socket)
            if count == 1:
                self._arms[arm.number].out = 1 - self._upright
        changed = [arm.number for arm in event.arms]
        if place.across and self._spins:
            changed += self._latent(place, number, event.first)
        self._settle(changed)

    @property
    def _spins(self) -> bool:
        return isinstance(self.rules.game.table, EveryDoubleSpins)

    @property
    def _opens(self) -> str:
        """What the next double in an arm would open."""
        table = self.rules.game.table
        if isinstance(table, Tree):
            return TEE
        if isinstance(table, EveryDoubleSpins):
            return ALL_WAYS
        if isinstance(table, Cross) and not any(self._doubles):
            return ALL_WAYS
        return ON

    def _join(self, event: Played) -> None:
        arm = self._arms[event.arm]
        place = self._place(event.arm, event.tile)
        behind = arm.socket.tile
        opens = self._opens
        number = self._put(event, place)
        new = [one for one in event.arms if one.number not in self._arms]
        if place.across and opens == TEE:
            left, right = place.tips(number)
            del self._arms[event.arm]
            self._arms[event.arm] = Arm(event.arm, event.arms[0].half, left)
            self._arms[new[0].number] = Arm(new[0].number, new[0].half, right)
        else:
            kind = (PLAIN if opens == ON else SPINNER) if place.across else LYING
            arm.go(place.onward(kind, number), self._upright)
            arm.half = event.arms[0].half
            if new:
                spinner = place if place.across else self._doubles[behind]
                assert spinner is not None
                tips = spinner.tips(number if place.across else behind)
                for one, tip in zip(new, tips, strict=True):
                    self._arms[one.number] = Arm(one.number, one.half, tip)
                    self._arms.pop(-4 * tip.tile - tip.heading, None)
        changed = [event.arm, *(one.number for one in new)]
        if place.across and self._spins:
            changed += self._latent(place, number, event.first)
        self._settle(changed)

    def _latent(self, place: Place, number: int, half: Half) -> list[int]:
        """Keep room at the short ends of a double that will open once it is played on."""
        for tip in place.tips(number):
            key = -4 * number - tip.heading
            self._arms[key] = Arm(key, half, tip)
        return [-4 * number - tip.heading for tip in place.tips(number)]

    def _settle(self, changed: list[int]) -> None:
        """Let the arms that changed, and those whose way was taken, find their next places."""
        router = self._router
        for number in changed:
            self._arms[number].keep = ()
        changed += [
            number for number, arm in self._arms.items()
            if number not in changed and router.disturbed(arm)
        ]  # fmt: skip
        for number in changed:
            self._plan(self._arms[number])
        for number in changed:
            for place in (self._arms[number].single, self._arms[number].double):
                if place is not None and router.overflow(place) > 0:
                    x, y = units(place.centre)
                    wide, high = (0.5, 1.0) if place.standing else (1.0, 0.5)
                    self._window.cover(x - wide, y - high, x + wide, y + high)
                    router.measure()
                    self.frame = self._window.frame()
            if number > 0:
                self.ends[number] = _end(self._arms[number])

    def _plan(self, arm: Arm) -> None:
        half = arm.half
        if half not in self._left:
            self._left[half] = sum(
                1 for tile in self.rules.touching(half) if tile not in self._laid
            )
        if not self._left[half]:
            arm.retire()
            return
        double = pair(half, half)
        self._router.plan(arm, self._opens, self._across and double not in self._laid)


def _pose(place: Place) -> Pose:
    x, y = units(place.centre)
    return Pose(x, y, 90.0 * ((place.heading + place.across) % 4))


def _end(arm: Arm) -> End:
    base = arm.socket.base
    heading = arm.socket.heading
    ahead = base + UNIT[heading]
    if arm.single is not None and arm.single.first != ahead:
        ahead, heading = arm.single.first, arm.single.heading
    x, y = units(ahead)
    return End(arm.number, arm.half, x, y, 90.0 * heading)
